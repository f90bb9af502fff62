//! How a turn is searched: every first strip, the most promising ones with every second strip, and of what comes out of
//! that the best are looked at closely. What is promising and what is best is up to a style's [`Taste`].

use serde_json::Value;

use super::danger::Coming;
use super::reader::{self, Deck, Scene};
use super::table::{Cover, Gain, ME, Place, START, Symbols, THEM, Table};
use crate::Style;

/// How many first strips are followed by second ones, and how many turns are looked at closely.
const FIRST: usize = 14;
const CLOSELY: usize = 24;

/// What a style is after.
pub(crate) trait Taste: std::fmt::Debug {
    /// What a turn seems to be worth at a glance: what it gained, and the table after it.
    fn glance(&self, gain: &Gain, table: &Table, when: &When) -> f64 {
        common_sense(gain, table, when)
    }

    /// What the end of a turn is worth, looked at closely.
    fn judge(&self, end: &mut End) -> f64;
}

/// How far the game has come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct When {
    /// From 0 at the beginning to 1 at the end.
    pub late: f64,
    pub last_turn: bool,
}

/// The table at the end of my turn.
#[derive(Debug)]
pub(crate) struct End<'a> {
    pub table: &'a mut Table,
    pub gain: Gain,
    pub lead: i32,
    pub when: When,
    pub strips: &'a [Symbols],
    /// What may be turned up next, in an order that has nothing to do with the real one.
    pub unseen: &'a [usize],
    pub coming: [Coming; 2],
}

impl End<'_> {
    pub(crate) fn cover(&mut self, who: usize) -> Cover {
        self.table.cover(who)
    }

    /// The points of the turn, and what lies on the table as far as it will be paid again.
    pub(crate) fn points(&self, own: f64, theirs: f64) -> f64 {
        let Gain { points, standing } = self.gain;
        let again = 0.4 + 0.6 * self.when.late;
        own * (f64::from(points[ME]) + again * f64::from(standing[ME]))
            - theirs * (f64::from(points[THEM]) + again * f64::from(standing[THEM]))
    }

    /// How heavily somebody's rats weigh on them: the firmer they sit and the more turns are left, the more.
    pub(crate) fn burden(&self, cover: &Cover) -> f64 {
        (cover.rats + 2 * cover.firm + 2 * cover.very_firm) as f64 * (1.0 - self.when.late)
    }

    /// What a chance to end the game at once is worth, in points: much if I am behind or there is far to go.
    pub(crate) fn stake(&self) -> f64 {
        let ahead = f64::from(self.lead + self.gain.points[ME] - self.gain.points[THEM]);
        18.0 - (ahead * self.when.late).clamp(-10.0, 10.0)
    }

    pub(crate) fn is_last(&self) -> bool {
        self.when.last_turn
    }
}

/// What every style looks for at first: points, what lies on the table, and fewer own rats than would lose.
pub(crate) fn common_sense(gain: &Gain, table: &Table, when: &When) -> f64 {
    let net = |pair: [i32; 2]| f64::from(pair[ME] - pair[THEM]);
    let rats = table.rats();
    let firm = |who: usize| f64::from(table.firm(who));
    let again = 0.4 + 0.6 * when.late;
    let early = if when.last_turn { 0.0 } else { 1.0 };
    let own = 2.0 * f64::from(rats[ME]) + 3.0 * firm(ME);
    let theirs = 2.0 * f64::from(rats[THEM]) + 3.0 * firm(THEM);
    net(gain.points) + again * net(gain.standing) + early * (theirs - own)
}

/// How much a turn loses that leaves too many own rats: more than anything gains.
pub(crate) fn rats_lose(table: &Table, who: usize) -> f64 {
    const TOO_MANY: i32 = 3;
    if table.rats()[who] >= TOO_MANY { 1000.0 + f64::from(table.rats()[who]) } else { 0.0 }
}

#[derive(Debug)]
pub(crate) struct Planner<T> {
    deck: Deck,
    options: Value,
    taste: T,
}

struct Turn {
    glance: f64,
    laid: Vec<(usize, Place)>,
    gain: Gain,
}

impl<T: Taste + Default> Planner<T> {
    pub(crate) fn new(deck: Deck, options: Value) -> Self {
        Self { deck, options, taste: T::default() }
    }

    fn plan(&self, scene: &mut Scene, legal: &[Value]) -> Option<Value> {
        let firsts = reader::places(&scene.table, legal)?;
        let when = when(scene);
        let alone = scene.hand.len() < 2;
        let mut turns = Vec::new();
        for (&strip, places) in &firsts {
            for &place in places {
                let (gain, undo) = scene.table.lay(strip, *scene.strips.get(strip)?, place);
                let loses = if alone { rats_lose(&scene.table, ME) } else { 0.0 };
                let glance = self.taste.glance(&gain, &scene.table, &when) - loses;
                turns.push(Turn { glance, laid: vec![(strip, place)], gain });
                scene.table.take_off(undo);
            }
        }
        if !alone {
            turns = self.with_seconds(scene, &turns, &when);
        }
        sort(&mut turns, CLOSELY);
        let best = self.closely(scene, turns, when)?;
        let &(strip, place) = best.laid.first()?;
        Some(reader::action(&scene.table, strip, place))
    }

    /// The best first strips with every second one. Of each first strip some go on, however good the others look.
    fn with_seconds(&self, scene: &mut Scene, firsts: &[Turn], when: &When) -> Vec<Turn> {
        let (mut turns, mut rows) = (Vec::new(), Vec::new());
        for &strip in &scene.hand {
            let mut mine: Vec<&Turn> = firsts.iter().filter(|turn| turn.laid[0].0 == strip).collect();
            mine.sort_by(|a, b| b.glance.total_cmp(&a.glance));
            for first in mine.into_iter().take(FIRST) {
                let (strip, place) = first.laid[0];
                let (_, undo) = scene.table.lay(strip, scene.strips[strip], place);
                scene.table.rows(&mut rows);
                for &second in scene.hand.iter().filter(|&&second| second != strip) {
                    let symbols = scene.strips[second];
                    for place in both_ways(&rows, symbols) {
                        let (gain, undo) = scene.table.lay(second, symbols, place);
                        let gain = first.gain.plus(gain);
                        let glance = self.taste.glance(&gain, &scene.table, when) - rats_lose(&scene.table, ME);
                        scene.table.take_off(undo);
                        turns.push(Turn { glance, laid: vec![first.laid[0], (second, place)], gain });
                    }
                }
                if rows.is_empty() {
                    turns.push(Turn { glance: first.glance, laid: first.laid.clone(), gain: first.gain });
                }
                scene.table.take_off(undo);
            }
        }
        turns
    }

    fn closely(&self, scene: &mut Scene, turns: Vec<Turn>, when: When) -> Option<Turn> {
        let unseen = mixed(&scene.unseen, scene.turn);
        let coming = [ME, THEM].map(|who| Coming::new(&scene.strips, &scene.unseen, scene.pile, who));
        let mut best: Option<(f64, Turn)> = None;
        for turn in turns {
            let mut undos = Vec::new();
            for &(strip, place) in &turn.laid {
                undos.push(scene.table.lay(strip, scene.strips[strip], place).1);
            }
            let (table, strips) = (&mut scene.table, scene.strips.as_slice());
            let loses = rats_lose(table, ME);
            let mut end = End { table, gain: turn.gain, lead: scene.lead, when, strips, unseen: &unseen, coming };
            let worth = self.taste.judge(&mut end) - loses;
            undos.into_iter().rev().for_each(|undo| scene.table.take_off(undo));
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, turn));
            }
        }
        best.map(|(_, turn)| turn)
    }
}

impl<T: Taste + Default> Style for Planner<T> {
    fn watch(&mut self, _: &Value) {}

    fn decide(&mut self, view: &Value, legal: &[Value]) -> Option<Value> {
        let mut scene = self.deck.scene(view, &self.options)?;
        self.plan(&mut scene, legal)
    }
}

fn when(scene: &Scene) -> When {
    let gone = START - scene.pile.min(START);
    When { late: gone as f64 / START as f64, last_turn: scene.pile == 0 }
}

fn sort(turns: &mut Vec<Turn>, keep: usize) {
    turns.sort_by(|a, b| b.glance.total_cmp(&a.glance));
    turns.truncate(keep);
}

/// Every way to lay a strip on these rows; one that reads the same from both ends lies but one way.
pub(crate) fn both_ways(rows: &[[u16; 3]], symbols: Symbols) -> impl Iterator<Item = Place> + '_ {
    let ways = if symbols[0] == symbols[2] { &[false][..] } else { &[false, true] };
    rows.iter().flat_map(move |&cells| ways.iter().map(move |&turned| Place { cells, turned }))
}

/// The unseen strips in an order that depends on the turn alone.
fn mixed(unseen: &[usize], turn: u64) -> Vec<usize> {
    let mut mixed = unseen.to_vec();
    mixed
        .sort_by_key(|&strip| (turn * 64 + strip as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29) >> 20);
    mixed
}
