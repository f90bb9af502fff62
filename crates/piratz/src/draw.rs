//! A table drawn with characters, without a word of any language.
//!
//! On top the pile, the discard pile and the value card, then a line for each seat (`♠` is a shovel in hand), then the
//! cards in the middle, those under a shovel last.

use ratskeller_core::{Canvas, Ink, Seat, SmallId};

use crate::card::Card;
use crate::deck::Deck;
use crate::kind::Kind;
use crate::public_state::Phase;
use crate::scoring::Tally;
use crate::view::{Hoard, Stack, View};

const WIDTH: usize = 72;
const GAP: usize = 1;
const RAT: (&str, Ink) = ("R", Ink::Red);

fn symbol(kind: Kind) -> (&'static str, Ink) {
    match kind {
        Kind::Rings => ("○", Ink::Gold),
        Kind::Coins => ("$", Ink::Strong),
        Kind::Pearls => ("•", Ink::Plain),
        Kind::Goblets => ("Y", Ink::Gold),
        Kind::Gems => ("◆", Ink::Blue),
        Kind::Shells => ("@", Ink::Green),
    }
}

pub(crate) fn draw(view: &View, deck: &Deck) -> Canvas {
    let mut canvas = Canvas::new();
    draw_stacks(&mut canvas, view);
    draw_value_card(&mut canvas, view);
    for seat in Seat::all(view.shovels.seats()) {
        draw_seat(&mut canvas, view, deck, seat);
    }
    draw_middle(&mut canvas, view, deck);
    canvas
}

fn draw_stacks(canvas: &mut Canvas, view: &View) {
    let mut x = 0;
    for (stack, back) in [(&view.pile, "▒"), (&view.discard, "░")] {
        let count = match stack {
            Stack::Cards(cards) => cards.len(),
            Stack::Count(count) => *count,
        };
        let mut sketch = Sketch::numbered(count);
        if count > 0 {
            sketch.inside.push((back.repeat(Sketch::INSIDE), Ink::Faint));
        }
        sketch.put(canvas, x, 0);
        x += sketch.width() + GAP;
    }
}

/// The kinds with the blocks below them, and the round, marked if it is the last.
fn draw_value_card(canvas: &mut Canvas, view: &View) {
    let left = canvas.width() + 2 * GAP;
    for (column, (kind, blocks)) in view.blocks.iter().enumerate() {
        let (mark, ink) = symbol(kind);
        let x = left + 2 * column;
        canvas.put(x, 0, mark, ink);
        for (row, value) in blocks.iter().enumerate() {
            canvas.put(x, 1 + row, &value.to_string(), Ink::Plain);
        }
    }
    let last = if view.last_round { "!" } else { "" };
    canvas.add(0, &format!("   #{}{last}", view.round), Ink::Faint);
}

fn draw_seat(canvas: &mut Canvas, view: &View, deck: &Deck, seat: Seat) {
    let y = canvas.height();
    let to_move = view.turn == seat && view.phase != Phase::Over;
    canvas.put(0, y, if to_move { "▶ " } else { "  " }, Ink::Strong);
    canvas.add(y, &seat.index().to_string(), Ink::Strong);
    canvas.add(y, if view.shovels[seat] { " ♠ " } else { " · " }, Ink::Plain);
    match &view.taken[seat.index()] {
        Hoard::Count(count) => canvas.add(y, &format!("{count:2}"), Ink::Plain),
        Hoard::Tally(tally) => add_tally(canvas, y, tally),
        Hoard::Cards(cards) => add_tally(canvas, y, &Tally::of(cards.iter().copied(), &deck.prints)),
    }
    if let (Some(won), Some(points)) = (&view.won, &view.points) {
        canvas.add(y, " :", Ink::Faint);
        won[seat.index()].iter().for_each(|value| canvas.add(y, &format!(" {value}"), Ink::Plain));
        let star = if points.values().iter().all(|&other| other <= points[seat]) { " ★" } else { "" };
        canvas.add(y, &format!(" = {}{star}", points[seat]), Ink::Strong);
    }
}

fn add_tally(canvas: &mut Canvas, y: usize, tally: &Tally) {
    canvas.add(y, &format!("{:2}", tally.cards), Ink::Plain);
    let treasures = tally.treasures.iter().map(|(kind, &count)| (symbol(kind), count));
    for ((mark, ink), count) in treasures.chain([(RAT, u16::from(tally.rats))]) {
        canvas.add(y, &format!(" {count:2}{mark}"), ink);
    }
}

fn draw_middle(canvas: &mut Canvas, view: &View, deck: &Deck) {
    let (mut x, mut y) = (0, canvas.height());
    let open = view.open.iter().map(|&card| Sketch::face(card, deck));
    let buried = view.buried.iter().map(|buried| {
        let sketch = buried.card.map_or_else(Sketch::default, |card| Sketch::face(card, deck));
        Sketch { below: format!("♠{}", buried.seat.index()), ..sketch }
    });
    for sketch in open.chain(buried) {
        if x + sketch.width() > WIDTH {
            (x, y) = (0, canvas.height());
        }
        sketch.put(canvas, x, y);
        x += sketch.width() + GAP;
    }
}

/// A card or a stack of them: a number above, what is printed on it, and what lies on it below.
#[derive(Default)]
struct Sketch {
    above: String,
    inside: Vec<(String, Ink)>,
    below: String,
}

impl Sketch {
    /// Room for two treasures and a rat.
    const INSIDE: usize = 4;

    fn numbered(number: usize) -> Self {
        Self { above: number.to_string(), ..Self::default() }
    }

    fn face(card: Card, deck: &Deck) -> Self {
        let mut sketch = Self::numbered(card.index());
        for kind in Kind::ALL {
            let (mark, ink) = symbol(kind);
            match usize::from(deck.prints.count(card, kind)) {
                few @ 0..=2 => sketch.inside.push((mark.repeat(few), ink)),
                many => sketch.inside.push((format!("{many}{mark}"), ink)),
            }
        }
        if deck.prints.has_rat(card) {
            let space = Self::INSIDE.saturating_sub(sketch.printed() + 1).max(1);
            sketch.inside.push((" ".repeat(space), Ink::Plain));
            sketch.inside.push((RAT.0.to_string(), RAT.1));
        }
        sketch
    }

    fn printed(&self) -> usize {
        self.inside.iter().map(|(text, _)| text.chars().count()).sum()
    }

    fn width(&self) -> usize {
        self.printed().max(Self::INSIDE) + 2
    }

    fn put(&self, canvas: &mut Canvas, x: usize, y: usize) {
        let inside = self.width() - 2;
        canvas.put(x, y, &format!("╭{:─<inside$}╮", self.above), Ink::Plain);
        canvas.put(x, y + 1, &format!("│{:inside$}│", ""), Ink::Plain);
        canvas.put(x, y + 2, &format!("╰{:─<inside$}╯", self.below), Ink::Plain);
        let mut x = x + 1;
        for (text, ink) in &self.inside {
            canvas.put(x, y + 1, text, *ink);
            x += text.chars().count();
        }
    }
}
