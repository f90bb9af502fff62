//! Styles of Rat-a-Tat Cat. What was seen of which card is the [`memory`]'s, what a turn gains is the [`gatherer`]'s, and when a
//! style knocks and swaps stands in its own file.

mod daredevil;
mod gatherer;
mod memory;
mod patient;
mod rusher;
mod swapper;
mod watcher;

use crate::{Start, Style};

pub(crate) use daredevil::Daredevil;
pub(crate) use patient::Patient;
pub(crate) use rusher::Rusher;
pub(crate) use swapper::Swapper;
pub(crate) use watcher::Watcher;

pub(super) fn begin<T: gatherer::Nerve + Default + 'static>(start: &Start) -> Option<Box<dyn Style>> {
    let young = start.options.get("young").and_then(serde_json::Value::as_bool).unwrap_or(false);
    let memory = memory::Memory::new(&start.deck, start.seat, start.players)?;
    Some(Box::new(gatherer::Gatherer::<T>::new(memory, young)))
}
