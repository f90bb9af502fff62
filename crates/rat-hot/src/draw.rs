//! The table as text: every visible field with its letters, a line wherever two strips meet.
//!
//! `r1`…`r4` and `g1`…`g4` are the red and green spices in the deck's order, `R!` and `G!` rats, `S` the start; a small
//! number says on which level a field lies.

use std::collections::BTreeMap;

use ratskeller_core::{Canvas, Ink, SmallId};

use crate::deck::{Colour, Deck, Strip, Symbol};
use crate::place::fields;
use crate::public_state::Phase;
use crate::view::{Pile, View};

/// Columns and rows a field takes, its left and upper line included.
const WIDE: i16 = 5;
const HIGH: i16 = 2;
/// Columns left of the first field, for the numbers of the rows.
const MARGIN: i16 = 3;

/// What is seen on one field.
#[derive(Clone, Copy)]
struct Cell {
    symbol: Symbol,
    /// Which of the laid strips it belongs to.
    laid: usize,
    level: u8,
}

/// The visible fields and the part of the table they take.
struct Sheet {
    cells: BTreeMap<(i16, i16), Cell>,
    left: i16,
    top: i16,
    right: i16,
    bottom: i16,
}

impl Sheet {
    fn new(view: &View, deck: &Deck) -> Self {
        let mut sheet = Self { cells: BTreeMap::new(), left: i16::MAX, top: i16::MAX, right: 0, bottom: 0 };
        // In the order of laying, so that what lies on top is what stays.
        for (laid, strip) in view.laid.iter().enumerate() {
            for (point, symbol) in fields(strip.at, strip.facing).into_iter().zip(deck.print.strip(strip.strip)) {
                sheet.cells.insert((point.x, point.y), Cell { symbol, laid, level: strip.level });
                sheet.left = sheet.left.min(point.x);
                sheet.right = sheet.right.max(point.x);
                sheet.top = sheet.top.min(point.y);
                sheet.bottom = sheet.bottom.max(point.y);
            }
        }
        sheet
    }

    fn strip_at(&self, x: i16, y: i16) -> Option<usize> {
        self.cells.get(&(x, y)).map(|cell| cell.laid)
    }

    /// Which lines meet at the upper left corner of a field.
    fn corner(&self, x: i16, y: i16) -> char {
        let [here, left, above, beyond] =
            [(x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)].map(|(x, y)| self.strip_at(x, y));
        let (up, right, down, left) = (above != beyond, here != above, here != left, left != beyond);
        let lines = u8::from(up) << 3 | u8::from(right) << 2 | u8::from(down) << 1 | u8::from(left);
        [' ', '╴', '╷', '┐', '╶', '─', '┌', '┬', '╵', '┘', '│', '┤', '└', '┴', '├', '┼'][usize::from(lines)]
    }

    fn draw(&self, deck: &Deck, canvas: &mut Canvas) {
        for x in self.left..=self.right {
            let (column, _) = self.place(x, self.top);
            canvas.put(column + 1, 0, &format!("{x:>2}"), Ink::Faint);
        }
        for y in self.top..=self.bottom + 1 {
            let (_, row) = self.place(self.left, y);
            if y <= self.bottom {
                canvas.put(0, row + 1, &format!("{y:>2}"), Ink::Faint);
            }
            for x in self.left..=self.right + 1 {
                self.draw_field(x, y, deck, canvas);
            }
        }
    }

    /// A field with its left and upper line.
    fn draw_field(&self, x: i16, y: i16, deck: &Deck, canvas: &mut Canvas) {
        let (column, row) = self.place(x, y);
        canvas.put(column, row, &self.corner(x, y).to_string(), Ink::Faint);
        if self.strip_at(x, y) != self.strip_at(x, y - 1) {
            canvas.put(column + 1, row, "────", Ink::Faint);
        }
        if self.strip_at(x, y) != self.strip_at(x - 1, y) {
            canvas.put(column, row + 1, "│", Ink::Faint);
        }
        if let Some(cell) = self.cells.get(&(x, y)) {
            let (letters, ink) = letters(cell.symbol, deck);
            canvas.put(column + 1, row + 1, &letters, ink);
            if cell.level > 0 {
                canvas.put(column + 3, row + 1, &small(cell.level), Ink::Faint);
            }
        }
    }

    /// Where the upper left corner of a field is on the canvas.
    fn place(&self, x: i16, y: i16) -> (usize, usize) {
        ((MARGIN + (x - self.left) * WIDE) as usize, (1 + (y - self.top) * HIGH) as usize)
    }
}

/// Two letters for what a field shows.
pub fn letters(symbol: Symbol, deck: &Deck) -> (String, Ink) {
    match symbol {
        Symbol::Empty => (" ·".into(), Ink::Faint),
        Symbol::Start => (" S".into(), Ink::Strong),
        Symbol::Rat(colour) => (format!("{}!", letter(colour).to_ascii_uppercase()), ink(colour)),
        Symbol::Spice(spice) => {
            let colour = deck.print.colour(spice);
            let earlier = (0..spice.index()).filter(|&index| deck.print.colour(SmallId::new(index)) == colour).count();
            (format!("{}{}", letter(colour), earlier + 1), ink(colour))
        }
    }
}

fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Red => Ink::Red,
        Colour::Green => Ink::Green,
    }
}

fn letter(colour: Colour) -> char {
    match colour {
        Colour::Red => 'r',
        Colour::Green => 'g',
    }
}

/// A level as a small raised number.
fn small(level: u8) -> String {
    level
        .to_string()
        .chars()
        .map(|digit| ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'][digit as usize & 15])
        .collect()
}

pub(crate) fn draw(view: &View, deck: &Deck) -> Canvas {
    let mut canvas = Canvas::new();
    Sheet::new(view, deck).draw(deck, &mut canvas);
    let mut row = canvas.height();
    for (seat, colour) in view.colours.iter() {
        let mover = view.phase == Phase::Lay && view.turn == seat;
        canvas.add(row, if mover { "▶ " } else { "  " }, Ink::Strong);
        canvas.add(row, &format!("{} {} ", seat.index(), letter(colour)), ink(colour));
        canvas.add(row, &format!("{:>3}●", view.scores[seat]), Ink::Gold);
        canvas.add(row, &format!("  {}!", view.rats[seat]), ink(colour));
        if mover {
            for &strip in &view.hand {
                canvas.add(row, &format!("   {}:", strip.index()), Ink::Faint);
                draw_strip(deck.print.strip(strip), deck, &mut canvas, row);
            }
        }
        row += 1;
    }
    let left = match &view.pile {
        Pile::Ids(ids) => ids.len(),
        Pile::Count(count) => *count,
    };
    canvas.add(row, &format!("  ▤ {left}"), Ink::Plain);
    canvas
}

fn draw_strip(strip: Strip, deck: &Deck, canvas: &mut Canvas, row: usize) {
    for symbol in strip {
        let (letters, ink) = letters(symbol, deck);
        canvas.add(row, "│", Ink::Faint);
        canvas.add(row, &letters, ink);
    }
    canvas.add(row, "│", Ink::Faint);
}
