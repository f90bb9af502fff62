//! How many strips it takes to cover a field. RH-P4: where the fields beside it lie lower, others come first, and
//! where those have no place, others still.

use rat_hot::board::Board;
use rat_hot::deck::FIELDS;
use rat_hot::place::fields;
use rat_hot::{Facing, Point};

/// The leftmost or topmost field of a place, and whether it lies across or down.
type Placement = (Point, Facing);

/// The fewest strips, up to so many, the last of which covers this field.
pub fn strips_to_cover(board: &Board, field: Point, most: usize) -> Option<usize> {
    if can_be_covered(board, field) {
        return Some(1);
    }
    let mut hypothetical = Hypothetical { board, imagined: Vec::new() };
    let height = hypothetical.top(field).height;
    (2..=most).find(|strips| places_over(field).any(|place| hypothetical.build_up(place, height, strips - 1)))
}

/// Whether some strip could be laid over this field now.
pub fn can_be_covered(board: &Board, field: Point) -> bool {
    places_over(field).any(|place| is_legal(board, place))
}

fn places_over(field: Point) -> impl Iterator<Item = Placement> {
    [Facing::East, Facing::South]
        .into_iter()
        .flat_map(move |facing| (-2..=0).map(move |steps| (field.step(facing, steps), facing)))
}

fn is_legal(board: &Board, (first, facing): Placement) -> bool {
    board.places().facing(facing).contains(first)
}

/// What one sees of a field from above.
#[derive(Clone, Copy)]
struct Top {
    /// How many strips lie here.
    height: u8,
    /// The topmost of them, by its number.
    strip: Option<usize>,
}

/// A board, and the strips imagined on it.
struct Hypothetical<'a> {
    board: &'a Board,
    imagined: Vec<Placement>,
}

impl Hypothetical<'_> {
    fn top(&self, point: Point) -> Top {
        let laid = self.board.laid();
        let mut top = self.board.top(point).map_or(Top { height: 0, strip: None }, |field| Top {
            height: laid[field.laid()].level + 1,
            strip: Some(field.laid()),
        });
        for (number, &(first, facing)) in self.imagined.iter().enumerate() {
            if fields(first, facing).contains(&point) {
                top = Top { height: top.height + 1, strip: Some(laid.len() + number) };
            }
        }
        top
    }

    /// Imagines up to so many strips that bring a place to this height, ready to be laid on. If that cannot be done
    /// nothing is imagined.
    fn build_up(&mut self, place: Placement, height: u8, strips: usize) -> bool {
        if strips == 0 && self.imagined.is_empty() {
            return is_legal(self.board, place);
        }
        let points = fields(place.0, place.1);
        let tops = points.map(|point| self.top(point));
        let is_within_reach = |top: &Top| (top.height..=top.height + strips as u8).contains(&height);
        if !tops.iter().all(is_within_reach) {
            return false;
        }
        let Some(low) = tops.iter().position(|top| top.height < height) else { return self.is_ready(place, tops) };
        let spares_the_rest = |&(first, facing): &Placement| {
            let filled = fields(first, facing);
            (0..FIELDS).all(|part| tops[part].height < height || !filled.contains(&points[part]))
        };
        let kept = self.imagined.len();
        for filling in places_over(points[low]).filter(spares_the_rest) {
            let needed = (0..strips).find(|&needed| self.build_up(filling, tops[low].height, needed));
            if let Some(needed) = needed {
                self.imagined.push(filling);
                if self.build_up(place, height, strips - needed - 1) {
                    return true;
                }
                self.imagined.truncate(kept);
            }
        }
        false
    }

    /// RH-P5: whether a level place may be laid on. The board knows, unless something imagined lies there.
    fn is_ready(&self, place: Placement, tops: [Top; FIELDS]) -> bool {
        if tops.iter().any(|top| top.strip >= Some(self.board.laid().len())) {
            tops.iter().any(|top| top.strip != tops[0].strip)
        } else {
            is_legal(self.board, place)
        }
    }
}

#[cfg(test)]
pub mod tests {
    use rat_hot::{Options, RatHot, Setup, StripId};
    use ratskeller_core::{Game, Rng, SmallId, Viewer};
    use testkit::playout::seed;

    use super::*;

    const DECK: &str = include_str!("../../../../games/rat-hot/deck.toml");

    /// Tables with much on top of each other.
    pub fn heaps() -> impl Iterator<Item = Board> {
        (0..120).map(|number| heap(number, 8 + number as usize % 20))
    }

    /// A small table with so many strips, laid anyhow.
    fn heap(number: u64, strips: usize) -> Board {
        let deck = testkit::read_deck::<RatHot>(DECK).try_into().expect("a sound deck");
        let mut rng = Rng::new(seed(number));
        let small = Options { table: 9, ..Options::default() };
        let mut game = RatHot::deal(&deck, &small, 2, &Setup::default(), seed(number), &mut ()).expect("a deal");
        for _ in 0..strips {
            if game.to_move().is_some() {
                game.apply(game.legal_nth(rng.below(game.legal_count() as u32) as usize), &mut ());
            }
        }
        game.info(Viewer::Spectator).public().board
    }

    /// The boards after one more strip, wherever it may lie.
    fn built_on(board: &Board) -> impl Iterator<Item = Board> {
        [Facing::East, Facing::South].into_iter().flat_map(move |facing| {
            board.places().facing(facing).iter().map(move |first| {
                let mut after = *board;
                after.lay(StripId::new(0), first, facing);
                after
            })
        })
    }

    #[test]
    fn one_strip_brings_a_field_nearer_to_being_covered() {
        let mut counted = [0; 3];
        for board in heaps() {
            for field in board.occupied() {
                if let Some(strips @ 2..) = strips_to_cover(&board, field, 4) {
                    let nearest = built_on(&board).filter_map(|after| strips_to_cover(&after, field, strips)).min();
                    assert_eq!(nearest, Some(strips - 1), "{field:?}");
                    counted[strips - 2] += 1;
                }
            }
        }
        assert!(counted.iter().all(|&fields| fields >= 10), "{counted:?} fields say little");
    }

    #[test]
    fn two_strips_do_not_cover_what_no_strip_makes_coverable() {
        for board in heaps() {
            for field in board.occupied().filter(|&field| strips_to_cover(&board, field, 2).is_none()) {
                assert!(!built_on(&board).any(|after| can_be_covered(&after, field)), "{field:?}");
            }
        }
    }
}
