//! Lessons and puzzles: fixed tables, and what a learner is asked to do at them.
//!
//! The house's own lessons are files in `games/<game>/lessons/`, and their sentences are messages in
//! `games/<game>/messages/*/lessons.ftl`; a lesson from outside is a file with its sentences in it. What a learner does is judged by the rules and by the house's best player, never by a script. Nobody keeps where a learner stands:
//! it follows from the lesson and the answers so far.
//!
//! | to change … | look in |
//! | --- | --- |
//! | what a lesson file can say | [`lesson`], `docs/lessons.md` |
//! | what makes an answer right | [`goal`], [`pattern`] |
//! | what a lesson says | [`speech`] |
//! | whether a lesson can be learned from | [`check`] |
//! | how answers lead from step to step | [`progress`] |
//! | which lessons there are | [`library`] |

pub mod check;
pub mod goal;
pub mod lesson;
pub mod library;
pub mod pattern;
pub mod progress;
pub mod speech;

pub use check::{Trouble, check};
pub use lesson::{Lesson, LessonStep};
pub use library::{Library, all};
pub use progress::{Moment, Progress, Verdict};
pub use speech::Part;
