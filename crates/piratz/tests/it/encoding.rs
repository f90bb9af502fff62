//! What is known as numbers.

use piratz::{Info, Options, Piratz};
use ratskeller_core::{Knowledge, Layout, Viewer};
use testkit::check_description;

use crate::deck;

#[test]
fn the_description_of_the_encoding_is_true() {
    let info = Info::start(&deck::default(), &Options::default(), 4, Viewer::Spectator).unwrap();
    check_description(include_str!("../../../../docs/encoding.md"), "Piratz", &Layout::of::<Piratz>(&info));
}
