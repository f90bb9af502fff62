//! The house from outside: real ports, real sockets, a real store.

mod description;
mod games;
mod house;
mod intruders;
mod knock;
mod leaks;
mod types;
