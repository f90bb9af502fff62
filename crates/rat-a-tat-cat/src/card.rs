//! A card, what is printed on it, and what a power card does.

use std::fmt;

use serde::{Serialize, Serializer};

ratskeller_core::small_id! {
    /// A card, by its place in the deck: 0 to 53.
    #[cfg_attr(feature = "ts", ts(export_to = "rat-a-tat-cat.ts"))]
    pub struct Card;
}

/// What a power card does when it is drawn from the pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Power {
    /// RC-W1: look at one of your own cards.
    Peek,
    /// RC-W2: exchange one of your cards with somebody else's.
    Swap,
    /// RC-W3: draw again, up to twice.
    DrawTwo,
}

impl Power {
    const ALL: [Self; 3] = [Self::Peek, Self::Swap, Self::DrawTwo];

    fn name(self) -> &'static str {
        match self {
            Self::Peek => "peek",
            Self::Swap => "swap",
            Self::DrawTwo => "draw_two",
        }
    }
}

/// What is printed on a card: a number from 0 to 9, or a power. In one byte, so that a game carries its deck along: the
/// powers are counted on from the numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "rat-a-tat-cat.ts", type = "number | \"peek\" | \"swap\" | \"draw_two\"")
)]
pub struct Face(u8);

impl Face {
    pub const HIGHEST: u8 = 9;
    const POWERS: u8 = Self::HIGHEST + 1;

    /// Every face there is.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::POWERS + Power::ALL.len() as u8).map(Self)
    }

    pub(crate) fn of_number(number: i64) -> Option<Self> {
        (0..=i64::from(Self::HIGHEST)).contains(&number).then_some(Self(number as u8))
    }

    pub(crate) fn of_name(name: &str) -> Option<Self> {
        Self::all().find(|face| face.power().is_some_and(|power| power.name() == name))
    }

    /// What the words in a deck are.
    pub(crate) fn names() -> Vec<String> {
        Power::ALL.map(|power| power.name().to_owned()).into()
    }

    /// RC-K3: the points the card counts; a power card has no number.
    pub fn number(self) -> Option<u8> {
        (self.0 < Self::POWERS).then_some(self.0)
    }

    pub fn power(self) -> Option<Power> {
        Power::ALL.get(usize::from(self.0).wrapping_sub(usize::from(Self::POWERS))).copied()
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.power() {
            Some(power) => f.write_str(power.name()),
            None => self.0.fmt(f),
        }
    }
}

/// A number, or the power's name.
impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.power() {
            Some(power) => serializer.serialize_str(power.name()),
            None => serializer.serialize_u8(self.0),
        }
    }
}
