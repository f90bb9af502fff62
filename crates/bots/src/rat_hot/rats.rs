//! How firmly rats sit. A rat that can be covered within one turn is hardly a danger to its owner; one that cannot
//! stays for long, and three of them lose the game (RH-E1).

use rat_hot::board::Board;
use rat_hot::{Colour, Point, Symbol};

use super::cover::strips_to_cover;
use super::future::STRIPS_OF_A_TURN;

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
    for (rat, colour) in rats_on(board) {
        let Rats { open, loose, firm } = &mut rats[colour as usize];
        let kind = match strips_to_cover(board, rat, STRIPS_OF_A_TURN) {
            Some(1) => open,
            Some(_) => loose,
            None => firm,
        };
        *kind += 1;
    }
    rats
}

/// Where rats look out, and their colours.
pub fn rats_on(board: &Board) -> impl Iterator<Item = (Point, Colour)> {
    board.occupied().filter_map(|point| match board.symbol(point) {
        Some(Symbol::Rat(colour)) => Some((point, colour)),
        _ => None,
    })
}
