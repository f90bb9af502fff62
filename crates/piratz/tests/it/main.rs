//! Piratz as a whole: rules by their ids, views, drawings, laws.

mod deck;
mod decks;
mod drawings;
mod encoding;
mod endings;
mod laws;
mod leaving;
mod locales;
mod movetree;
mod rounds;
mod scene;
mod setups;
mod sights;
mod turns;
