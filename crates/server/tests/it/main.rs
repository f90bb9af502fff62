//! The house from outside: real ports, real sockets, a real store.
#![expect(clippy::disallowed_methods, reason = "the types of the web client are files")]
#![expect(clippy::disallowed_types, reason = "nothing depends on their order")]

#[cfg(target_os = "linux")]
mod abuse;
mod choices;
mod cluster;
mod damaged;
mod description;
mod games;
mod hosting;
mod house;
mod intruders;
mod knock;
mod lasting;
mod leaks;
mod lessons;
mod parties;
mod ratings;
mod reviews;
mod shares;
mod types;
mod visitors;
