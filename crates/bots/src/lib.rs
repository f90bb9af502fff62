//! Players of several levels, for every game. They choose from what their seat could know,
//! [`Game::Info`](ratskeller_core::Game::Info), and never see the state: there is no function here that takes one.
//!
//! | to change … | look in |
//! | --- | --- |
//! | what a level is | [`level`] |
//! | how long a player thinks | [`thinking`], and by which clock, `clock` |
//! | how a player forgets | `recall` |
//! | how values are learned | [`learning`] |
//! | how a game is played well | `rat_hot`, `piratz`, `rat_a_tat_cat` |

#[cfg(feature = "clock")]
pub mod clock;
pub mod learning;
pub mod level;
mod piratz;
mod rat_a_tat_cat;
mod rat_hot;
mod recall;
pub mod thinking;

pub use level::{Bot, Level, Thought, think};
pub use piratz::Apprentice as PiratzApprentice;
pub use rat_a_tat_cat::Apprentice as RatATatCatApprentice;
pub use rat_hot::Apprentice as RatHotApprentice;
pub use thinking::Thinking;
