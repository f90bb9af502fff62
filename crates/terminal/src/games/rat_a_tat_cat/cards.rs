//! What is printed on a card, and how it is written.

use ratatui::style::Style;
use serde::Deserialize;

use crate::about::About;
use crate::paint::Paint;

#[derive(Clone, Debug, Deserialize)]
pub(super) struct Deck {
    cards: Vec<Face>,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Face {
    Number(u8),
    Power(String),
}

/// RC-C1: the cats are 0 to 6, the rats 7 to 9.
const LAST_CAT: u8 = 6;

impl Deck {
    pub fn face(&self, card: Option<usize>) -> Option<&Face> {
        self.cards.get(card?)
    }
}

impl Face {
    pub fn power(&self) -> Option<&str> {
        match self {
            Self::Number(_) => None,
            Self::Power(name) => Some(name),
        }
    }

    /// The card in words: “a cat, 3”.
    pub fn called(&self, about: &About) -> String {
        match self {
            Self::Number(value) => {
                let message = if *value <= LAST_CAT { "rat-a-tat-cat-cat" } else { "rat-a-tat-cat-rat" };
                about.say(message, &[("value", usize::from(*value).into())])
            }
            Self::Power(name) => about.say(&format!("rat-a-tat-cat-{}", name.replace('_', "-")), &[]),
        }
    }

    /// One letter or digit.
    pub fn sign(&self) -> String {
        match self {
            Self::Number(value) => value.to_string(),
            Self::Power(name) => match name.as_str() {
                "peek" => "P".to_owned(),
                "swap" => "S".to_owned(),
                _ => "D".to_owned(),
            },
        }
    }

    /// A small picture.
    pub fn picture(&self) -> &'static str {
        match self {
            Self::Number(..=LAST_CAT) => "^.^",
            Self::Number(_) => "~o>",
            Self::Power(name) => match name.as_str() {
                "peek" => "(o)",
                "swap" => "<->",
                _ => "+ 2",
            },
        }
    }

    pub fn style(&self, paint: Paint) -> Style {
        match self {
            Self::Number(..=LAST_CAT) => paint.green(),
            Self::Number(_) => paint.red(),
            Self::Power(_) => paint.blue(),
        }
    }
}
