//! Styles of Piratz. What can be known of the treasure is the [`memory`]'s, what leaving and digging come to is the [`island`]'s,
//! how they are compared is the [`digger`]'s, and what a style makes of it stands in its own file.

mod blocker;
mod collector;
mod digger;
mod gambler;
mod island;
mod memory;
mod odds;
mod thief;

use crate::{Start, Style};

pub(crate) use blocker::Blocker;
pub(crate) use collector::Collector;
pub(crate) use gambler::Gambler;
pub(crate) use odds::Odds;
pub(crate) use thief::Thief;

pub(super) fn begin<T: digger::Temper + Default + 'static>(start: &Start) -> Option<Box<dyn Style>> {
    let memory = memory::Memory::new(&start.deck, start.seat, start.players)?;
    Some(Box::new(digger::Digger::<T>::new(memory)))
}
