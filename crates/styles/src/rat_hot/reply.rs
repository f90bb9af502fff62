//! What may be done on a table with strips that nobody has seen yet.

use super::planner::{End, both_ways, rats_lose};
use super::table::{Gain, Place, Symbols, THEM, Table};

/// What a gain is worth to somebody.
fn net(gain: &Gain, who: usize, late: f64) -> f64 {
    let of = |pair: [i32; 2]| f64::from(pair[who] - pair[1 - who]);
    of(gain.points) + (0.25 + 0.75 * late) * of(gain.standing)
}

/// The best place for one strip.
fn best(
    table: &mut Table,
    rows: &[[u16; 3]],
    strip: usize,
    symbols: Symbols,
    who: usize,
    late: f64,
) -> Option<(f64, Place)> {
    let mut best: Option<(f64, Place)> = None;
    for place in both_ways(rows, symbols) {
        let (gain, undo) = table.lay(strip, symbols, place);
        let rats = table.rats();
        let worth = net(&gain, who, late) + 0.8 * f64::from(rats[1 - who] - rats[who]) - rats_lose(table, who);
        table.take_off(undo);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, place));
        }
    }
    best
}

/// How many points somebody can make with one of the next strips, on average over so many of them.
pub(crate) fn offers(end: &mut End, who: usize, many: usize) -> f64 {
    let mut rows = Vec::new();
    end.table.rows(&mut rows);
    let strips = &end.unseen[..many.min(end.unseen.len())];
    let mut sum = 0.0;
    for &strip in strips {
        let symbols = end.strips[strip];
        let mut most = 0;
        for place in both_ways(&rows, symbols) {
            let (gain, undo) = end.table.lay(strip, symbols, place);
            end.table.take_off(undo);
            most = most.max(gain.points[who] - gain.points[1 - who]);
        }
        sum += f64::from(most);
    }
    sum / strips.len().max(1) as f64
}

/// How well the other player's next turn goes for them, on average over so many pairs of strips.
pub(crate) fn turns(end: &mut End, many: usize) -> f64 {
    let (who, late) = (THEM, end.when.late);
    let (mut sum, mut count) = (0.0, 0);
    let mut rows = Vec::new();
    for pair in end.unseen.chunks(2).take(many) {
        let (mut undos, mut worth) = (Vec::new(), 0.0);
        for &strip in pair {
            end.table.rows(&mut rows);
            let symbols = end.strips[strip];
            if let Some((_, place)) = best(end.table, &rows, strip, symbols, who, late) {
                let (gain, undo) = end.table.lay(strip, symbols, place);
                worth += net(&gain, who, late);
                undos.push(undo);
            }
        }
        let rats = end.table.rats();
        worth += 0.8 * f64::from(rats[1 - who] - rats[who]);
        undos.into_iter().rev().for_each(|undo| end.table.take_off(undo));
        sum += worth;
        count += 1;
    }
    sum / f64::from(count.max(1))
}
