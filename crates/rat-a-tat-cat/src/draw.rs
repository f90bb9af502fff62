//! A table in characters.

use ratskeller_core::{Canvas, Ink, Seat, SmallId};

use crate::card::{Card, Face, Power};
use crate::deck::Deck;
use crate::line::Slot;
use crate::view::{PhaseName, PileView, View};

/// How wide a card is, and how high.
const WIDTH: usize = 3;
const HEIGHT: usize = 3;
/// Where the lines begin; before them stand the mover's mark, the seat, and the marks of dealer and knocker.
const LINES: usize = 6;
/// Where the card in hand is drawn, and behind it and a `+1` the totals.
const HAND: usize = LINES + Slot::COUNT * WIDTH + 2;
const TOTALS: usize = HAND + WIDTH + 4;

/// On top the pile and the discard pile with their lengths, below a line for each seat: `▶` whose turn it is, `*` who
/// dealt, `!` who knocked. Cats are 0 to 6, rats 7 to 9, and P, S and D are Peek, Swap and Draw 2.
pub(crate) fn draw(view: &View, deck: &Deck) -> Canvas {
    let mut canvas = Canvas::new();
    let pile = match &view.pile {
        PileView::Count(count) => *count,
        PileView::Cards(cards) => cards.len(),
    };
    canvas.put(0, 1, &format!("#{}", view.round), Ink::Strong);
    draw_pile(&mut canvas, LINES, pile, None, deck);
    draw_pile(&mut canvas, LINES + 2 * WIDTH, view.discard.len(), view.discard.last().copied().flatten(), deck);
    for (index, seat) in Seat::all(view.lines.seats()).enumerate() {
        draw_seat(&mut canvas, HEIGHT + 1 + index * HEIGHT, seat, view, deck);
    }
    canvas
}

fn draw_pile(canvas: &mut Canvas, x: usize, count: usize, top: Option<Card>, deck: &Deck) {
    if count > 0 {
        draw_card(canvas, x, 0, top, deck);
    }
    canvas.put(x, HEIGHT, &format!("{count:^WIDTH$}"), Ink::Plain);
}

fn draw_seat(canvas: &mut Canvas, y: usize, seat: Seat, view: &View, deck: &Deck) {
    let middle = y + HEIGHT / 2;
    let is_mover = view.phase != PhaseName::Over && view.turn == seat;
    let mut mark = |x, applies, mark| canvas.put(x, middle, if applies { mark } else { " " }, Ink::Gold);
    mark(0, is_mover, "▶");
    mark(3, view.dealer == seat, "*");
    mark(4, view.knocked == Some(seat), "!");
    canvas.put(2, middle, &seat.index().to_string(), Ink::Strong);
    if view.lines[seat].is_empty() {
        canvas.put(LINES, middle, "×", Ink::Faint);
    }
    for (index, &card) in view.lines[seat].iter().enumerate() {
        draw_card(canvas, LINES + index * WIDTH, y, card, deck);
    }
    if is_mover && view.phase == PhaseName::Drawn {
        draw_card(canvas, HAND, y, view.drawn, deck);
        if view.draws_left > 0 {
            canvas.put(HAND + WIDTH, middle, &format!("+{}", view.draws_left), Ink::Gold);
        }
    }
    canvas.put(TOTALS, middle, &format!("Σ {}", view.totals[seat]), Ink::Plain);
}

fn draw_card(canvas: &mut Canvas, x: usize, y: usize, card: Option<Card>, deck: &Deck) {
    let (letter, ink) = card.map_or_else(|| ("░".to_owned(), Ink::Faint), |card| (letter(deck[card]), ink(deck[card])));
    canvas.put(x, y, "╭─╮", Ink::Plain);
    canvas.put(x, y + 1, "│ │", Ink::Plain);
    canvas.put(x + 1, y + 1, &letter, ink);
    canvas.put(x, y + 2, "╰─╯", Ink::Plain);
}

fn letter(face: Face) -> String {
    match face.power() {
        Some(Power::Peek) => "P".to_owned(),
        Some(Power::Swap) => "S".to_owned(),
        Some(Power::DrawTwo) => "D".to_owned(),
        None => face.to_string(),
    }
}

fn ink(face: Face) -> Ink {
    match face.number() {
        Some(0..=6) => Ink::Green,
        Some(_) => Ink::Red,
        None => Ink::Gold,
    }
}
