//! Lessons and puzzles: fixed tables, and what a learner is asked to do at them.
//!
//! A lesson is a file in `lessons/<game>/`, and its sentences are messages in `locales/*/lessons.ftl`. What a learner
//! does is judged by the rules and by the house's best player, never by a script. Nobody keeps where a learner stands:
//! it follows from the lesson and the answers so far.
//!
//! | to change … | look in |
//! | --- | --- |
//! | what a lesson file can say | [`lesson`], `docs/lessons.md` |
//! | what makes an answer right | [`goal`], [`pattern`] |
//! | how answers lead from step to step | [`standing`] |
//! | which lessons there are | [`library`] |

pub mod goal;
pub mod lesson;
pub mod library;
pub mod pattern;
pub mod standing;

pub use lesson::{Lesson, Part, Step};
pub use library::{all, find};
pub use standing::{Moment, Standing, Verdict};
