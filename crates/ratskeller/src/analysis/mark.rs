//! What tells the seats apart without colours: each has a shape of its own and a line of its own.

use maud::{Markup, html};
use ratskeller_core::{Seat, SmallId};

/// The outlines of the seats' shapes in a square of 12 by 12: disc, square, triangle, diamond, cross, star.
const SHAPES: [&str; 6] = [
    "M6 1a5 5 0 1 0 0 10a5 5 0 1 0 0-10z",
    "M1.5 1.5h9v9h-9z",
    "M6 .8l5.6 10H.4z",
    "M6 0l6 6-6 6-6-6z",
    "M4 .5h4V4h3.5v4H8v3.5H4V8H.5V4H4z",
    "M6 0l1.6 4.1 4.4.2-3.4 2.8 1.1 4.3L6 9l-3.7 2.4 1.1-4.3L0 4.3l4.4-.2z",
];

/// Lengths of strokes and gaps.
const DASHES: [&str; 6] = ["none", "8 5", "2 4", "14 4 2 4", "20 6", "6 3 2 3 2 3"];

/// The class that gives a seat its colour.
pub fn class(seat: Seat) -> String {
    format!("seat-{}", seat.index())
}

pub fn shape(seat: Seat) -> Markup {
    html! {
        svg.shape viewBox="0 0 12 12" aria-hidden="true" { path d=(SHAPES[seat.index()]) {} }
    }
}

pub fn dashes(seat: Seat) -> &'static str {
    DASHES[seat.index()]
}
