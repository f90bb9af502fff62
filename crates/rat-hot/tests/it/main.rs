//! Rat Hot as a whole: its deck, its rules from fixed set-ups, its laws.

mod deck;
mod effects;
mod encoding;
mod laws;
mod naive;
mod perft;
mod placements;
mod rules;
mod shown;
mod tables;
