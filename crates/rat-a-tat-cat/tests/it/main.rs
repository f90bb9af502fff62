//! Rat-a-Tat Cat as a whole: the rules one by one, and the laws every game keeps.

mod deal;
mod deck;
mod drawing;
mod encoding;
mod ending;
mod knowledge;
mod laws;
mod options;
mod perft;
mod powers;
mod round_end;
mod scene;
mod turn;
mod words;
mod young;
