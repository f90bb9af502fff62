//! The catalog as a whole: golden games, what is said of events, and inputs that once were interesting to a fuzzer.
#![expect(clippy::disallowed_methods, reason = "golden games and the corpus are files")]

mod corpus;
mod events;
mod golden;
