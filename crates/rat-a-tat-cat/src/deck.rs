//! The 54 cards, and what is printed on each.

use std::fmt;
use std::ops::Index;

use ratskeller_core::{Fault, Problem, RuleId, SmallId};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::card::{Card, Face};

/// How many cards there are.
pub const CARDS: usize = 54;

const COMPOSITION: RuleId = RuleId("RC-C1");

/// A deck as it is written down: `{"cards": [0, …, "peek"]}`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawDeck {
    pub cards: Vec<RawFace>,
}

/// What somebody says is on a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RawFace {
    Number(i64),
    Name(String),
}

/// By hand, because what serde derives for a choice like this loses the place of a mistake in a deck file.
impl<'de> Deserialize<'de> for RawFace {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct NumberOrName;
        impl de::Visitor<'_> for NumberOrName {
            type Value = RawFace;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a number from 0 to 9, \"peek\", \"swap\" or \"draw_two\"")
            }
            fn visit_i64<E>(self, given: i64) -> Result<RawFace, E> {
                Ok(RawFace::Number(given))
            }
            fn visit_u64<E>(self, given: u64) -> Result<RawFace, E> {
                Ok(RawFace::Number(i64::try_from(given).unwrap_or(i64::MAX)))
            }
            fn visit_str<E>(self, given: &str) -> Result<RawFace, E> {
                Ok(RawFace::Name(given.to_owned()))
            }
        }
        deserializer.deserialize_any(NumberOrName)
    }
}

impl TryFrom<&RawFace> for Face {
    type Error = Fault;
    fn try_from(raw: &RawFace) -> Result<Self, Fault> {
        match raw {
            RawFace::Number(given) => Self::of_number(*given).ok_or_else(|| {
                Fault::new(Problem::Range { given: *given, min: 0, max: i64::from(Self::HIGHEST) }).rule(COMPOSITION)
            }),
            RawFace::Name(given) => Self::of_name(given).ok_or_else(|| {
                Fault::new(Problem::Unknown { given: given.clone(), known: Self::names() }).rule(COMPOSITION)
            }),
        }
    }
}

/// What is printed on each card. The composition is always that of the box (RC-C1), so there are enough numbers to
/// turn one up (RC-S3) and to replace every power card (RC-K2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-a-tat-cat.ts", as = "Written<'static>"))]
pub struct Deck([Face; CARDS]);

impl Deck {
    /// RC-C1: how many cards have this face.
    fn wanted(face: Face) -> usize {
        match face.number() {
            Some(Face::HIGHEST) => 9,
            Some(_) => 4,
            None => 3,
        }
    }
}

impl TryFrom<RawDeck> for Deck {
    type Error = Fault;
    fn try_from(raw: RawDeck) -> Result<Self, Fault> {
        let read = |(index, face): (usize, &RawFace)| Face::try_from(face).map_err(|fault| fault.at(index).at("cards"));
        let faces = raw.cards.iter().enumerate().map(read).collect::<Result<Vec<_>, _>>()?;
        let fault = |problem| Fault::new(problem).rule(COMPOSITION).at("cards");
        let cards = <[Face; CARDS]>::try_from(faces)
            .map_err(|faces| fault(Problem::Count { given: faces.len(), wanted: CARDS }))?;
        for face in Face::all() {
            let (given, wanted) = (cards.iter().filter(|&&card| card == face).count(), Self::wanted(face));
            if given != wanted {
                return Err(fault(Problem::Times { what: face.to_string(), given, wanted }));
            }
        }
        Ok(Self(cards))
    }
}

impl Index<Card> for Deck {
    type Output = Face;
    fn index(&self, card: Card) -> &Face {
        &self.0[card.index()]
    }
}

#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Written<'a> {
    cards: &'a [Face],
}

impl Serialize for Deck {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written { cards: &self.0 }.serialize(serializer)
    }
}
