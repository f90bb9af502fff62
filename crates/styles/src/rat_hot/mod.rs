//! Styles of Rat Hot. What lies where is the [`table`]'s, how a turn of two strips is searched is the [`planner`]'s, and what
//! a style is after stands in its own file.

mod danger;
mod denier;
mod foreseer;
mod grower;
mod guard;
mod planner;
mod pusher;
mod reader;
mod reply;
mod table;

use crate::{Start, Style};

pub(crate) use denier::Denier;
pub(crate) use foreseer::Foreseer;
pub(crate) use grower::Grower;
pub(crate) use guard::Guard;
pub(crate) use pusher::Pusher;

pub(super) fn begin<T: planner::Taste + Default + 'static>(start: &Start) -> Option<Box<dyn Style>> {
    let deck = reader::Deck::read(&start.deck, start.seat)?;
    Some(Box::new(planner::Planner::<T>::new(deck, start.options.clone())))
}
