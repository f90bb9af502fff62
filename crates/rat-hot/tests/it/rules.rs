//! The rules one by one, from fixed set-ups.

mod ending;
mod laying;
mod paying;
mod setting_up;
mod turns;
