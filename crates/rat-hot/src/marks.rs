//! What a field shows in one byte, for code that compares fields all the time.

use ratskeller_core::SmallId;

use crate::deck::{Colour, FIELDS, SPICES, Strip, Symbol};
use crate::place::Facing;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark(u8);

impl Mark {
    /// How many different marks there are.
    pub const COUNT: usize = SPICES + 4;
    /// Nothing lies here.
    pub const BARE: Self = Self(SPICES as u8 + 3);
    const BLANK: Self = Self(SPICES as u8 + 2);

    #[inline]
    pub fn new(symbol: Symbol) -> Self {
        match symbol {
            Symbol::Spice(spice) => Self(spice.index() as u8),
            Symbol::Rat(colour) => Self::rat(colour),
            Symbol::Empty | Symbol::Start => Self::BLANK,
        }
    }

    pub fn spices() -> impl Iterator<Item = Self> {
        (0..SPICES as u8).map(Self)
    }

    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    pub fn is_spice(self) -> bool {
        self.index() < SPICES
    }

    #[inline]
    pub fn rat(colour: Colour) -> Self {
        Self(SPICES as u8 + colour as u8)
    }
}

/// Three fields in a row, from the left or from the top: those of a strip, or those it covers.
#[derive(Clone, Copy, Debug)]
pub struct Triple {
    pub marks: [Mark; FIELDS],
    /// Which spices there are, as bits.
    spices: u16,
    /// Which of them are there twice.
    repeated: u16,
    /// How many rats there are, red and green.
    pub rats: [u8; 2],
}

impl Triple {
    #[inline]
    pub fn new(marks: [Mark; FIELDS]) -> Self {
        let [a, b, c] = marks.map(|mark| 1 << mark.0 & ((1 << SPICES) - 1));
        let rats = Colour::BOTH.map(|colour| marks.iter().map(|&mark| u8::from(mark == Mark::rat(colour))).sum());
        Self { marks, spices: a | b | c, repeated: a & b | b & c | c & a, rats }
    }

    /// The fields of a strip that faces this way.
    pub fn of_strip(strip: Strip, facing: Facing) -> Self {
        let mut marks = strip.map(Mark::new);
        if facing.is_backwards() {
            marks.reverse();
        }
        Self::new(marks)
    }

    /// Whether no spice is there twice in all six fields.
    #[inline]
    pub fn has_no_spice_twice_with(&self, other: &Self) -> bool {
        self.spices & other.spices | self.repeated | other.repeated == 0
    }
}
