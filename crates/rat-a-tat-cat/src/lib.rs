//! The rules of Rat-a-Tat Cat, after the Icelandic sheet `004_21bf2e26fb065285.txt`, as numbered in
//! `games/rat-a-tat-cat/rules.md`.
//!
//! Rulings, where the sheet is silent:
//! - RC-T2: a power card on the discard pile may not be taken.
//! - RC-T3: a drawn power card may be laid into the line; it then has no power.
//! - RC-W2: the knocker's cards can be swapped like any others.
//! - RC-K2: power cards are replaced in seat order from the dealer's left, each line from left to right.
//! - RC-E3, RC-E4: if all who are left go out together, the lowest of their totals wins; equal ones share the victory.
//! - RC-Y3: with `young`, a card that replaces an outer card lies face up too.
//!
//! Options: `dealer` (RC-S1), `until` (RC-E1 to RC-E3), `young` (RC-Y1 to RC-Y3) and `memory`.
//!
//! What happens is an [`Event`]; what somebody sees of it is a [`Seen`]: the same type, with the cards that viewer
//! does not see left out. One `PublicState` follows both, so the truth and everybody's knowledge of it cannot drift apart.

mod action;
mod action_space;
mod card;
mod card_knowledge;
mod check;
mod deal;
mod deck;
mod draw;
mod effect;
mod encode;
mod epochs;
mod event;
mod finish;
mod game;
mod info;
mod legal;
mod line;
mod options;
mod public_state;
pub mod refusal;
mod round;
mod rules;
mod sample;
mod scores;
mod setup;
mod telling;
mod view;
mod viewers;

pub use action::Action;
pub use action_space::ActionSpace;
pub use card::{Card, Face, Power};
pub use deck::{CARDS, Deck, RawDeck, RawFace};
pub use effect::Effect;
pub use event::{Event, Happening, Seen};
pub use game::RatATatCat;
pub use info::{Info, Spot};
pub use line::{Line, Slot};
pub use options::{Options, Until};
pub use rules::Ending;
pub use scores::Points;
pub use setup::Setup;
pub use view::{PhaseName, PileView, View};
