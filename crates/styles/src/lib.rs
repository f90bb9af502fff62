//! Players of many styles, as programs that speak the [bot protocol](../../docs/bot-protocol.md).
//!
//! They are there to measure the house's kings, so they know nothing of the house: they were written from the rules
//! alone, link no crate of it, and are tuned only against one another. A style knows the view, the events and the legal
//! actions of its seat, as the protocol tells them, and nothing else. It asks no clock and rolls no dice, so the same
//! messages get the same answers.
//!
//! | to change … | look in |
//! | --- | --- |
//! | which styles there are | [`STYLES`] |
//! | how messages are read and answered | [`player`] |
//! | how a style of one game thinks | the file of its name in the folder of the game |

mod piratz;
pub mod player;
mod rat_a_tat_cat;
mod rat_hot;

use std::fmt::Debug;

use serde::Deserialize;
use serde_json::Value;

pub use player::{Player, Trouble};

/// What a program is told at the beginning of a game.
#[derive(Deserialize, Debug)]
pub struct Start {
    pub game: String,
    pub seat: usize,
    pub players: usize,
    #[serde(default)]
    pub options: Value,
    pub deck: Value,
}

/// Somebody who plays one game from one seat.
pub trait Style: Debug {
    /// Takes in something that has happened.
    fn watch(&mut self, event: &Value);

    /// What it would do now; nothing, if what it is told makes no sense to it.
    fn decide(&mut self, view: &Value, legal: &[Value]) -> Option<Value>;
}

/// A style there is.
#[derive(Clone, Copy, Debug)]
pub struct Listed {
    pub name: &'static str,
    pub game: &'static str,
    begin: fn(&Start) -> Option<Box<dyn Style>>,
}

/// All of them.
pub static STYLES: [Listed; 15] = [
    Listed { name: "pusher", game: "rat-hot", begin: rat_hot::begin::<rat_hot::Pusher> },
    Listed { name: "denier", game: "rat-hot", begin: rat_hot::begin::<rat_hot::Denier> },
    Listed { name: "grower", game: "rat-hot", begin: rat_hot::begin::<rat_hot::Grower> },
    Listed { name: "guard", game: "rat-hot", begin: rat_hot::begin::<rat_hot::Guard> },
    Listed { name: "foreseer", game: "rat-hot", begin: rat_hot::begin::<rat_hot::Foreseer> },
    Listed { name: "odds", game: "piratz", begin: piratz::begin::<piratz::Odds> },
    Listed { name: "blocker", game: "piratz", begin: piratz::begin::<piratz::Blocker> },
    Listed { name: "gambler", game: "piratz", begin: piratz::begin::<piratz::Gambler> },
    Listed { name: "thief", game: "piratz", begin: piratz::begin::<piratz::Thief> },
    Listed { name: "collector", game: "piratz", begin: piratz::begin::<piratz::Collector> },
    Listed { name: "watcher", game: "rat-a-tat-cat", begin: rat_a_tat_cat::begin::<rat_a_tat_cat::Watcher> },
    Listed { name: "rusher", game: "rat-a-tat-cat", begin: rat_a_tat_cat::begin::<rat_a_tat_cat::Rusher> },
    Listed { name: "patient", game: "rat-a-tat-cat", begin: rat_a_tat_cat::begin::<rat_a_tat_cat::Patient> },
    Listed { name: "swapper", game: "rat-a-tat-cat", begin: rat_a_tat_cat::begin::<rat_a_tat_cat::Swapper> },
    Listed { name: "daredevil", game: "rat-a-tat-cat", begin: rat_a_tat_cat::begin::<rat_a_tat_cat::Daredevil> },
];
