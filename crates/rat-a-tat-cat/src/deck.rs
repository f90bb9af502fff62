//! The 54 cards, and what is printed on each.

use std::ops::Index;

use ratskeller_core::{Fault, Problem, RuleId, SmallId};
use serde::{Deserialize, Serialize, Serializer};

use crate::card::{Card, Face};

/// How many cards there are.
pub const CARDS: usize = 54;

/// RC-C1
const COMPOSITION: RuleId = RuleId("RC-C1");

/// A deck as it is written down: `{"cards": [0, …, "peek"]}`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawDeck {
    pub cards: Vec<RawFace>,
}

/// What somebody says is on a card.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged, expecting = "a number from 0 to 9, \"peek\", \"swap\" or \"draw_two\"")]
pub enum RawFace {
    Number(i64),
    Name(String),
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

/// What is printed on each card. The composition is always that of the box (RC-C1), so there are enough numbers to turn one
/// up (RC-S3) and to replace every power card (RC-K2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

impl Serialize for Deck {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Written<'a> {
            cards: &'a [Face],
        }
        Written { cards: &self.0 }.serialize(serializer)
    }
}
