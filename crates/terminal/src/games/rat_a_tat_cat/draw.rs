//! Rat-a-Tat Cat on the screen: the others on top, the piles in the middle, one's own line below.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;

use super::view::CardFace;
use super::{Intent, RatATatCat, Target};
use crate::about::About;
use crate::games::Board as _;
use crate::text::{self, put};

const SLOTS: usize = 4;
const CARD: (i32, i32) = (7, 4);
/// A line of small cards.
const LINE: u16 = 15;
const LONGEST_NAME: usize = 16;

pub(super) fn draw(board: &mut RatATatCat, area: Rect, buffer: &mut Buffer, about: &About) {
    board.targets.clear();
    let [others, piles, own] =
        Layout::vertical([Constraint::Length(4), Constraint::Length(5), Constraint::Length(6)]).areas(area);
    let viewer = about.sight.seat;
    // Around the table from the viewer's left.
    let first = viewer.map_or(0, |seat| seat + 1);
    let around = (0..about.seats()).map(|step| (first + step) % about.seats()).filter(|&seat| Some(seat) != viewer);
    let around: Vec<usize> = around.collect();
    let wide = (others.width / around.len().max(1) as u16).clamp(LINE, 26);
    for (index, seat) in around.into_iter().enumerate() {
        let room = Rect { x: others.x + index as u16 * wide, width: wide, ..others }.intersection(others);
        draw_other(board, seat, room, buffer, about);
    }
    draw_piles(board, piles, buffer, about);
    if let Some(seat) = viewer {
        draw_own(board, seat, own, buffer, about);
    }
}

/// Dealer, knocked, last turn: in a few signs behind a name.
fn marks(board: &RatATatCat, seat: usize) -> String {
    let mut marks = String::new();
    if board.view.dealer == seat {
        marks.push('*');
    }
    if board.view.knocked == Some(seat) {
        marks.push('!');
    }
    marks
}

/// Who somebody is and how they stand, in at most so many columns.
fn title(board: &RatATatCat, seat: usize, columns: usize, about: &About) -> (String, Style) {
    let moves = about.sight.to_move == Some(seat);
    let total = board.view.totals.get(seat).copied().unwrap_or_default();
    let out = board.view.out.get(seat).copied().unwrap_or_default();
    let sum = if out { about.say("rat-a-tat-cat-out", &[]) } else { format!("Σ{total}") };
    let arrow = if moves { "▶" } else { " " };
    let stand = format!("{} {sum}", marks(board, seat));
    let room = columns.saturating_sub(text::width(arrow) + text::width(&stand));
    let name = text::name(about.name(seat), room.min(LONGEST_NAME));
    let style = if moves { about.paint.strong() } else { Style::new() };
    (text::cut(&format!("{arrow}{name}{stand}"), columns), style)
}

fn draw_other(board: &mut RatATatCat, seat: usize, room: Rect, buffer: &mut Buffer, about: &About) {
    let (name, style) = title(board, seat, usize::from(room.width).saturating_sub(1), about);
    put(buffer, room, (0, 0), &name, style);
    let is_asked = matches!(board.intent, Some(Intent::Swap(Some(_)))) && board.other == seat;
    let cards = board.view.lines.get(seat).map_or(0, Vec::len).min(SLOTS);
    for slot in 0..cards {
        let column = 1 + slot as i32 * 3;
        let (sign, style) = match board.view.sight(seat, slot, &board.options, about.sight.seat, false) {
            CardFace::FaceUp(card) | CardFace::Known(card) => board
                .deck
                .face(Some(card))
                .map_or(("░".to_owned(), Style::new()), |face| (face.sign(), face.style(about.paint))),
            CardFace::Hidden => ("░".to_owned(), about.paint.faint()),
        };
        put(buffer, room, (column, 1), &format!("[{sign}]"), style);
        if is_asked {
            put(buffer, room, (column + 1, 2), &(slot + 1).to_string(), about.paint.chosen());
        }
        let place = Rect { x: room.x + column as u16, y: room.y + 1, width: 3, height: 2 };
        board.targets.push((place, Target::Card { seat, slot }));
    }
}

fn draw_piles(board: &mut RatATatCat, area: Rect, buffer: &mut Buffer, about: &About) {
    let pile = board.view.pile();
    let left = about.say("terminal-cat-pile", &[("count", pile.into())]);
    put(buffer, area, (1, 0), &left, if board.offer.has("draw") { about.paint.strong() } else { Style::new() });
    draw_card(board, (1, 1), if pile > 0 { Seen::Back } else { Seen::Nothing }, area, buffer, about);
    board.targets.push((place(area, (1, 1)), Target::Pile));
    let column = 24;
    let top = about.say("terminal-cat-discards", &[("count", board.view.discard.len().into())]);
    let open = !board.offer.take.is_empty() || board.offer.has("discard");
    put(buffer, area, (column, 0), &top, if open { about.paint.strong() } else { Style::new() });
    draw_card(board, (column, 1), board.view.top().map_or(Seen::Nothing, Seen::Face), area, buffer, about);
    board.targets.push((place(area, (column, 1)), Target::Discard));
    if board.view.phase == "drawn" {
        let column = 47;
        let seen = board.view.drawn.map_or(Seen::Back, Seen::Face);
        let more = if board.view.draws_left > 0 {
            about.say("rat-a-tat-cat-draws-left", &[("count", board.view.draws_left.into())])
        } else {
            String::new()
        };
        let told = about.say("terminal-cat-hand", &[]);
        put(buffer, area, (column, 0), &told, about.paint.strong());
        draw_card(board, (column, 1), seen, area, buffer, about);
        put(buffer, area, (column + 8, 2), &more, about.paint.faint());
    }
}

fn place(area: Rect, (column, row): (i32, i32)) -> Rect {
    Rect { x: area.x + column as u16, y: area.y + row as u16, width: CARD.0 as u16, height: CARD.1 as u16 }
}

fn draw_own(board: &mut RatATatCat, seat: usize, area: Rect, buffer: &mut Buffer, about: &About) {
    let (name, style) = title(board, seat, usize::from(area.width), about);
    let knocked =
        if board.view.knocked == Some(seat) { about.say("rat-a-tat-cat-knocked", &[]) } else { String::new() };
    put(buffer, area, (0, 0), &format!("{name}  {knocked}"), style);
    let looking = board.is_looking();
    let cards = board.view.lines.get(seat).map_or(0, Vec::len).min(SLOTS);
    for slot in 0..cards {
        let column = 1 + slot as i32 * (CARD.0 + 2);
        let seen = match board.view.sight(seat, slot, &board.options, about.sight.seat, looking) {
            CardFace::FaceUp(card) => Seen::Face(card),
            CardFace::Known(card) => Seen::Known(card),
            CardFace::Hidden => Seen::Back,
        };
        draw_card(board, (column, 1), seen, area, buffer, about);
        let is_given = board.intent == Some(Intent::Swap(Some(slot)));
        let is_pointed = board.pointed == Some(slot);
        let style = if is_given || is_pointed { about.paint.chosen() } else { about.paint.strong() };
        put(buffer, area, (column + 2, 5), &format!(" {} ", slot + 1), style);
        board.targets.push((place(area, (column, 1)), Target::Card { seat, slot }));
    }
}

#[derive(Clone, Copy)]
enum Seen {
    Face(usize),
    Known(usize),
    Back,
    Nothing,
}

fn draw_card(
    board: &RatATatCat,
    (column, row): (i32, i32),
    seen: Seen,
    area: Rect,
    buffer: &mut Buffer,
    about: &About,
) {
    let frame = about.paint.faint();
    put(buffer, area, (column, row), "┌─────┐", frame);
    put(buffer, area, (column, row + 3), "└─────┘", frame);
    let (lines, style) = match seen {
        Seen::Back => (["░░░░░".to_owned(), "░░░░░".to_owned()], about.paint.faint()),
        Seen::Nothing => ([" ".repeat(5), " ".repeat(5)], Style::new()),
        Seen::Face(card) | Seen::Known(card) => {
            board.deck.face(Some(card)).map_or(([" ".repeat(5), " ".repeat(5)], Style::new()), |face| {
                let known = matches!(seen, Seen::Known(_));
                let sign = if known { format!("({})", face.sign()) } else { face.sign() };
                let below = if known { "░░░░░".to_owned() } else { text::centred(face.picture(), 5) };
                ([text::centred(&sign, 5), below], face.style(about.paint))
            })
        }
    };
    for (line, text) in (1..).zip(&lines) {
        put(buffer, area, (column, row + line), "│", frame);
        put(buffer, area, (column + 1, row + line), text, style);
        put(buffer, area, (column + 6, row + line), "│", frame);
    }
}
