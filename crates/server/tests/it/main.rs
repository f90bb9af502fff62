//! The house from outside: real ports, real sockets, a real store.
#![expect(clippy::disallowed_methods, reason = "tests wait, and look at what time it is")]

mod games;
mod house;
