//! Messages in, answers out.

use std::fmt;

use serde::Deserialize;
use serde_json::{Value, json};

use crate::{STYLES, Start, Style};

/// A program at one seat in one game, under the name of a style.
#[derive(Debug)]
pub struct Player {
    name: String,
    style: Option<Box<dyn Style>>,
    astray: usize,
}

/// What a player cannot go on after.
#[derive(Debug)]
pub enum Trouble {
    UnknownStyle(String),
    AnotherGame { style: String, game: String },
    Message(serde_json::Error),
    OddDeck,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownStyle(name) => {
                let known: Vec<_> = STYLES.iter().map(|style| style.name).collect();
                write!(f, "there is no style {name:?}, but {}", known.join(", "))
            }
            Self::AnotherGame { style, game } => write!(f, "{style} does not play {game}"),
            Self::Message(error) => write!(f, "not a message of the bot protocol: {error}"),
            Self::OddDeck => write!(f, "this deck or seat is not of the game"),
        }
    }
}

impl std::error::Error for Trouble {}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Message {
    Start(Start),
    Decide {
        id: u64,
        view: Value,
        events: Vec<Value>,
        legal: Legal,
    },
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
struct Legal {
    actions: Vec<Value>,
}

impl Player {
    pub fn named(name: &str) -> Result<Self, Trouble> {
        if STYLES.iter().any(|style| style.name == name) {
            Ok(Self { name: name.to_owned(), style: None, astray: 0 })
        } else {
            Err(Trouble::UnknownStyle(name.to_owned()))
        }
    }

    /// Takes in a line, and gives the answer if there is to be one.
    pub fn hear(&mut self, line: &str) -> Result<Option<Value>, Trouble> {
        match serde_json::from_str(line).map_err(Trouble::Message)? {
            Message::Start(start) => {
                let Some(listed) = STYLES.iter().find(|style| style.name == self.name && style.game == start.game)
                else {
                    return Err(Trouble::AnotherGame { style: self.name.clone(), game: start.game });
                };
                self.style = Some((listed.begin)(&start).ok_or(Trouble::OddDeck)?);
                Ok(None)
            }
            Message::Decide { id, view, events, legal } => {
                let action = self.decide(&view, &events, &legal.actions);
                Ok(Some(json!({"id": id, "action": action})))
            }
            Message::Other => Ok(None),
        }
    }

    /// How often the style had no legal answer, so that the first legal action was taken instead.
    pub fn astray(&self) -> usize {
        self.astray
    }

    fn decide(&mut self, view: &Value, events: &[Value], legal: &[Value]) -> Option<Value> {
        let chosen = self.style.as_mut().and_then(|style| {
            for event in events {
                style.watch(event);
            }
            style.decide(view, legal)
        });
        let chosen = chosen.filter(|action| legal.contains(action));
        self.astray += usize::from(chosen.is_none());
        chosen.or_else(|| legal.first().cloned())
    }
}
