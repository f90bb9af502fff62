//! Which places lock a rat in: once a strip lies there no other can be laid over it at once. And which let one out.

use rat_hot::board::Board;
use rat_hot::place::fields;
use rat_hot::{Colour, Facing, Point, StripId};
use ratskeller_core::SmallId;

use super::cover::can_be_covered;
use super::rats::{Rats, rats_on};

/// By the places that change something, each with the rats it locks in and lets out, red and green.
#[derive(Clone, Debug, Default)]
pub struct Locks(Vec<(Point, Facing, Locked)>);

#[derive(Clone, Copy, Debug, Default)]
pub struct Locked {
    locked_in: [u8; 2],
    let_out: [u8; 2],
}

impl Locked {
    /// The rats that look out, once a strip lies there.
    pub fn applied_to(self, mut rats: [Rats; 2]) -> [Rats; 2] {
        for colour in Colour::BOTH.map(|colour| colour as usize) {
            let Rats { open, loose, firm } = &mut rats[colour];
            let locked_in = self.locked_in[colour].min(*open);
            *open -= locked_in;
            *firm += locked_in;
            let from_loose = self.let_out[colour].min(*loose);
            *loose -= from_loose;
            let from_firm = (self.let_out[colour] - from_loose).min(*firm);
            *firm -= from_firm;
            *open += from_loose + from_firm;
        }
        rats
    }
}

/// Whether a strip could be laid, whatever it shows, so that none can be laid over this field afterwards.
pub fn can_be_locked_in(board: &Board, field: Point) -> bool {
    places_beside(board, field).any(|(first, facing)| {
        let mut after = *board;
        after.lay(StripId::new(0), first, facing);
        !can_be_covered(&after, field)
    })
}

impl Locks {
    pub fn new(board: &Board) -> Self {
        let mut locks = Self::default();
        for (rat, colour) in rats_on(board) {
            let was_open = can_be_covered(board, rat);
            for (first, facing) in places_beside(board, rat) {
                let mut after = *board;
                after.lay(StripId::new(0), first, facing);
                let is_open = can_be_covered(&after, rat);
                let locked = locks.at(first, facing, was_open != is_open);
                match (locked, was_open) {
                    (Some(locked), true) => locked.locked_in[colour as usize] += 1,
                    (Some(locked), false) => locked.let_out[colour as usize] += 1,
                    (None, _) => {}
                }
            }
        }
        locks
    }

    pub fn by(&self, first: Point, facing: Facing) -> Option<Locked> {
        self.0.iter().find(|known| (known.0, known.1) == (first, facing)).map(|known| known.2)
    }

    fn at(&mut self, first: Point, facing: Facing, matters: bool) -> Option<&mut Locked> {
        let known = self.0.iter().position(|known| (known.0, known.1) == (first, facing));
        let index = known.or_else(|| {
            matters.then(|| {
                self.0.push((first, facing, Locked::default()));
                self.0.len() - 1
            })
        });
        index.filter(|_| matters).map(|index| &mut self.0[index].2)
    }
}

/// Those of them where a strip may lie that leaves the field as it is.
fn places_beside(board: &Board, field: Point) -> impl Iterator<Item = (Point, Facing)> {
    places_around(field).filter(move |&(first, facing)| {
        board.places().facing(facing).contains(first) && !fields(first, facing).contains(&field)
    })
}

/// The places that have a field in common with one that a strip over this field would cover, each once.
fn places_around(rat: Point) -> impl Iterator<Item = (Point, Facing)> {
    let mut places = Vec::with_capacity(48);
    for way in Facing::ALL {
        for steps in 1..=2 {
            let field = rat.step(way, steps);
            for facing in [Facing::East, Facing::South] {
                for back in -2..=0 {
                    let place = (field.step(facing, back), facing);
                    if !places.contains(&place) {
                        places.push(place);
                    }
                }
            }
        }
    }
    places.into_iter()
}

#[cfg(test)]
mod tests {
    use super::super::cover::tests::heaps;
    use super::super::rats::looking_out;
    use super::*;

    /// How many rats can be covered at once, red and green, and how many look out.
    fn open(rats: [Rats; 2]) -> [[u8; 2]; 2] {
        rats.map(|rats| [rats.open, rats.count()])
    }

    #[test]
    fn whoever_counts_with_threats_finds_rats_no_looser_and_some_firmer() {
        use super::super::cover_counts::{cover_counts, cover_counts_under_threat};

        let mut firmer = 0;
        for board in heaps().step_by(2) {
            let (plain, [red, green]) = (cover_counts(&board), cover_counts_under_threat(&board, Colour::Red));
            assert_eq!((green, red.count()), (plain[1], plain[0].count()));
            assert!(red.by_strips()[0] <= plain[0].by_strips()[0]);
            firmer += u32::from(red != plain[0]);
            let locking = Locks::new(&board).0.iter().any(|(.., locked)| locked.locked_in[Colour::Red as usize] > 0);
            assert_eq!(red != plain[0], locking);
        }
        assert!(firmer >= 10, "{firmer} tables say little");
    }

    #[test]
    fn what_a_place_does_to_rats_is_what_laying_a_strip_there_does() {
        let (mut locked_in, mut let_out) = (0, 0);
        for board in heaps().step_by(3) {
            let (before, locks) = (looking_out(&board), Locks::new(&board));
            for facing in [Facing::East, Facing::South] {
                for first in board.places().facing(facing).iter() {
                    let covers_a_rat = rats_on(&board).any(|(rat, _)| fields(first, facing).contains(&rat));
                    if covers_a_rat {
                        continue;
                    }
                    let mut after = board;
                    // It shows no rat.
                    after.lay(StripId::new(8), first, facing);
                    let told = locks.by(first, facing).map_or(before, |locked| locked.applied_to(before));
                    assert_eq!(open(told), open(looking_out(&after)), "{first:?} {facing:?}");
                    locked_in += u32::from(open(told) < open(before));
                    let_out += u32::from(open(told) > open(before));
                }
            }
        }
        assert!(locked_in >= 20 && let_out >= 20, "{locked_in} and {let_out} places say little");
    }
}
