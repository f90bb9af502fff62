//! Rat Hot on the screen: the table on top, the two sides and the strips in hand below.

use std::collections::HashMap;

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};

use super::RatHot;
use super::places::{self, Point};
use crate::about::About;
use crate::text::{self, put};

/// Two sides, and two strips beside them.
const SIDES: u16 = 2;

/// What is in sight on a field.
pub(super) struct Top<'a> {
    pub field: &'a str,
    pub level: usize,
    /// Which strip it belongs to.
    laid: usize,
}

pub(super) fn draw(board: &mut RatHot, area: Rect, buffer: &mut Buffer, about: &About) {
    let [table, sides] = Layout::vertical([Constraint::Min(1), Constraint::Length(SIDES)]).areas(area);
    // There is always room to lay something around what lies there.
    let [first, last] = board.view.extent();
    board.camera.look_at(table, [first.map(|place| place - 1), last.map(|place| place + 1)]);
    if let Some(held) = board.held {
        board.camera.follow(&held.fields());
    }
    draw_table(board, table, buffer, about);
    draw_sides(board, sides, buffer, about);
}

pub(super) fn tops(board: &RatHot) -> HashMap<Point, Top<'_>> {
    let mut tops: HashMap<Point, Top> = HashMap::new();
    // In the order of laying, so that what lies on top is what stays.
    for (laid, strip) in board.view.laid.iter().enumerate() {
        let id = strip.strip.as_u64().map(|id| id as usize);
        let printed = id.map_or(Some(board.deck.start()), |id| board.deck.strip(id));
        for (point, field) in places::fields(strip.at, strip.facing).into_iter().zip(printed.into_iter().flatten()) {
            tops.insert(point, Top { field, level: strip.level, laid });
        }
    }
    tops
}

fn draw_table(board: &RatHot, room: Rect, buffer: &mut Buffer, about: &About) {
    let tops = tops(board);
    let offered = board.held.and_then(|held| board.places.of(held.strip, held.facing, &board.deck));
    let [first, last] = board.camera.seen();
    for y in first[1]..=last[1] {
        for x in first[0]..=last[0] {
            let on_table = (0..board.view.table).contains(&x) && (0..board.view.table).contains(&y);
            let is_offered = offered.is_some_and(|offered| offered.contains_key(&[x, y]));
            let (column, row) = board.camera.place([x, y]);
            let inset = i32::from(board.camera.is_large());
            if board.camera.is_large() {
                draw_lines(&tops, [x, y], (column, row), room, buffer, about);
            }
            let place = (column + inset, row + inset);
            match tops.get(&[x, y]) {
                Some(top) => {
                    let (sign, style) = board.deck.style(top.field, about.paint);
                    let style = if is_offered { style.patch(about.paint.open()) } else { style };
                    put(buffer, room, place, &sign, style);
                    if top.level > 0 {
                        put(buffer, room, (place.0 + 4, place.1), &raised(top.level), about.paint.faint());
                    }
                }
                None if is_offered => put(buffer, room, place, " ++ ", about.paint.open()),
                None if !on_table => put(buffer, room, place, "░░░░░", about.paint.faint()),
                None => {}
            }
        }
    }
    draw_held(board, room, buffer, about);
}

/// The strip over the table: where it can lie in reverse, where it cannot crossed out.
fn draw_held(board: &RatHot, room: Rect, buffer: &mut Buffer, about: &About) {
    let Some(held) = board.held else { return };
    let fits = board.places.at(held, &board.deck).is_some();
    let printed = board.deck.strip(held.strip).into_iter().flatten();
    let inset = i32::from(board.camera.is_large());
    for (point, field) in held.fields().into_iter().zip(printed) {
        let (column, row) = board.camera.place(point);
        let (sign, style) = board.deck.style(field, about.paint);
        let inner: String = sign.chars().skip(1).take(2).collect();
        let (text, style) = if fits {
            (sign, style.patch(about.paint.chosen()))
        } else {
            (format!("×{inner}×"), style.add_modifier(Modifier::CROSSED_OUT))
        };
        put(buffer, room, (column + inset, row + inset), &text, style.remove_modifier(Modifier::DIM));
    }
}

/// The lines between strips, above and to the left of a field.
fn draw_lines(
    tops: &HashMap<Point, Top>,
    [x, y]: Point,
    (column, row): (i32, i32),
    room: Rect,
    buffer: &mut Buffer,
    about: &About,
) {
    let strip = |x, y| tops.get(&[x, y]).map(|top| top.laid);
    let [here, left, above, beyond] = [strip(x, y), strip(x - 1, y), strip(x, y - 1), strip(x - 1, y - 1)];
    let lines = usize::from(above != beyond) << 3
        | usize::from(here != above) << 2
        | usize::from(here != left) << 1
        | usize::from(left != beyond);
    let corner = [' ', '╴', '╷', '┐', '╶', '─', '┌', '┬', '╵', '┘', '│', '┤', '└', '┴', '├', '┼'][lines];
    let style = about.paint.faint();
    put(buffer, room, (column, row), &corner.to_string(), style);
    if here != above {
        put(buffer, room, (column + 1, row), "─────", style);
    }
    if here != left {
        put(buffer, room, (column, row + 1), "│", style);
    }
}

/// A level as a small raised number.
fn raised(level: usize) -> String {
    let digits = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    digits.get(level).map_or('⁺', |digit| *digit).to_string()
}

fn draw_sides(board: &mut RatHot, area: Rect, buffer: &mut Buffer, about: &About) {
    let [names, hand] = Layout::horizontal([Constraint::Length(36), Constraint::Min(0)]).areas(area);
    for seat in 0..about.seats() {
        let Some(colour) = board.view.colours.get(seat) else { continue };
        let row = seat as i32;
        let moves = about.sight.to_move == Some(seat);
        put(buffer, names, (0, row), if moves { "▶" } else { " " }, about.paint.strong());
        let style = if moves { about.paint.strong() } else { Style::new() };
        put(buffer, names, (2, row), &colour.sign(), colour.style(about.paint));
        put(buffer, names, (6, row), &text::name(about.name(seat), 16), style);
        let points = board.view.scores.get(seat).copied().unwrap_or_default();
        put(buffer, names, (23, row), &format!("{points:>3}●"), about.paint.gold());
        let rats = board.view.rats.get(seat).copied().unwrap_or_default();
        let rat = if colour.sign().starts_with('[') { "[R!]" } else { "(G!)" };
        let alarm = if rats >= 2 { about.paint.alarm() } else { colour.style(about.paint) };
        put(buffer, names, (29, row), &format!("{rats}×{rat}"), alarm);
    }
    board.hand.clear();
    for (index, &strip) in board.view.hand.iter().enumerate() {
        let row = index as i32;
        let is_held = board.held.is_some_and(|held| held.strip == strip);
        let number = format!("{}{}", index + 1, if is_held { "▸" } else { " " });
        put(buffer, hand, (0, row), &number, if is_held { about.paint.strong() } else { about.paint.faint() });
        let mut column = 3;
        for field in board.deck.strip(strip).into_iter().flatten() {
            let (sign, style) = board.deck.style(field, about.paint);
            put(buffer, hand, (column, row), &sign, style);
            column += 4;
        }
        let name = board.deck.called(strip, about);
        put(
            buffer,
            hand,
            (column + 1, row),
            &text::cut(&name, usize::from(hand.width).saturating_sub(16)),
            Style::new(),
        );
        board.hand.push(Rect { x: hand.x, y: hand.y + row as u16, width: hand.width, height: 1 });
    }
}
