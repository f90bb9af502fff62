//! What values are learned with: small networks, what improves them, and the files they are kept in. Pure like all of this
//! crate: whoever trains brings threads, files and the clock, and the same seed gives the same weights everywhere.
//!
//! | to change … | look in |
//! | --- | --- |
//! | what a network computes | [`network`] |
//! | how its weights follow a gradient | [`student`] |
//! | how weights are written down | [`weights`] |
//! | what a game has to bring to be learned | [`learner`] |

pub mod learner;
pub mod network;
pub mod student;
pub mod weights;

pub use learner::{Learner, Opponent};
pub use network::{Network, Shape};
pub use student::Student;
pub use weights::{Unreadable, Weights};
