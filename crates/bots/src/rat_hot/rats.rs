//! How firmly rats sit. A rat that can be covered within one turn is hardly a danger to its owner; one that cannot
//! stays for long, and three of them lose the game (RH-E1).

use rat_hot::board::Board;
use rat_hot::deck::FIELDS;
use rat_hot::place::fields;
use rat_hot::{Facing, Point, Symbol};

/// Rats of one colour that look out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rats {
    /// Those that a strip could be laid over now.
    pub open: u8,
    /// Those that could be covered once another strip lies beside them.
    pub loose: u8,
    /// All others.
    pub firm: u8,
}

impl Rats {
    pub fn count(self) -> u8 {
        self.open + self.loose + self.firm
    }

    /// How many are left at best once the owner has laid so many strips.
    pub fn left_after(self, strips: usize) -> u8 {
        let covered = match strips {
            0 => 0,
            1 => self.open.min(1),
            _ if self.open > 0 => self.open.min(2),
            _ => self.loose.min(1),
        };
        self.count() - covered
    }

    /// The same rats in the eyes of an owner who has but one strip to lay.
    pub fn for_one_strip(self) -> Self {
        Self { loose: 0, firm: self.firm + self.loose, ..self }
    }
}

/// The rats that look out, red and green.
pub fn looking_out(board: &Board) -> [Rats; 2] {
    let mut rats = [Rats::default(); 2];
    for point in board.occupied() {
        if let Some(Symbol::Rat(colour)) = board.symbol(point) {
            let Rats { open, loose, firm } = &mut rats[colour as usize];
            let kind = if can_be_covered(board, point) {
                open
            } else if is_loose(board, point) {
                loose
            } else {
                firm
            };
            *kind += 1;
        }
    }
    rats
}

/// Whether some strip could be laid over this field now.
pub fn can_be_covered(board: &Board, point: Point) -> bool {
    places_over(point).any(|place| is_legal(board, place))
}

/// The leftmost or topmost field of a place, and whether it lies across or down.
type Place = (Point, Facing);

fn places_over(point: Point) -> impl Iterator<Item = Place> {
    [Facing::East, Facing::South]
        .into_iter()
        .flat_map(move |facing| (-2..=0).map(move |steps| (point.step(facing, steps), facing)))
}

fn is_legal(board: &Board, (first, facing): Place) -> bool {
    board.places().facing(facing).contains(first)
}

/// RH-P4: whether a strip beside the rat would bring a place over the rat to its level.
fn is_loose(board: &Board, rat: Point) -> bool {
    let full = height(board, rat);
    places_over(rat).any(|(first, facing)| {
        let place = fields(first, facing);
        let heights = place.map(|point| height(board, point));
        let nearly_level = heights.iter().all(|&height| height == full || height + 1 == full);
        let low = heights.iter().position(|&height| height < full).filter(|_| nearly_level);
        low.is_some_and(|low| {
            places_over(place[low]).filter(|&filling| is_legal(board, filling)).any(|(first, facing)| {
                let filled = fields(first, facing);
                (0..FIELDS).all(|part| (heights[part] < full) == filled.contains(&place[part]))
            })
        })
    })
}

/// How many strips lie here.
fn height(board: &Board, point: Point) -> u8 {
    board.top(point).map_or(0, |field| board.laid()[field.laid()].level + 1)
}
