//! Piratz on the screen: the value card and the players on top, the sand with its cards below.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;

use super::print::{kind_name, sign, treasures};
use super::view::height;
use super::{Piratz, Target};
use crate::about::About;
use crate::text::{self, put};

/// The kinds and a title.
const TOP: u16 = 8;
const VALUES: u16 = 41;
const NAME: usize = 10;
const CARD: (i32, i32) = (7, 4);

pub(super) fn draw(board: &mut Piratz, area: Rect, buffer: &mut Buffer, about: &About) {
    board.targets.clear();
    let [top, sand] = Layout::vertical([Constraint::Length(TOP), Constraint::Min(1)]).areas(area);
    let [values, players] = Layout::horizontal([Constraint::Length(VALUES), Constraint::Min(1)]).areas(top);
    draw_values(board, values, buffer, about);
    draw_players(board, players, buffer, about);
    draw_sand(board, sand, buffer, about);
}

/// Each kind with its blocks, and what it would take.
fn draw_values(board: &mut Piratz, area: Rect, buffer: &mut Buffer, about: &About) {
    put(buffer, area, (0, 0), &about.say("piratz-value-card", &[]), about.paint.strong());
    for (index, kind) in board.deck.kinds.iter().enumerate() {
        let row = index as i32 + 1;
        let (mark, style) = sign(kind, about.paint);
        let chosen = board.kind == Some(index);
        put(buffer, area, (0, row), &format!("{}{}", if chosen { "▸" } else { " " }, index + 1), about.paint.faint());
        put(buffer, area, (3, row), mark, style);
        let name = text::pad(&kind_name(kind, about), 11);
        put(buffer, area, (5, row), &name, if chosen { about.paint.chosen() } else { Style::new() });
        let blocks: Vec<String> = board.view.blocks.get(index).into_iter().flatten().map(u32::to_string).collect();
        put(buffer, area, (17, row), &blocks.join(" "), about.paint.gold());
        let told = if let Some(cards) = board.offer.leave.get(kind) {
            let count = board.deck.sum(cards, kind);
            let cards = about.say("piratz-cards", &[("count", cards.len().into())]);
            (format!("→ {count} {mark}, {cards}"), count)
        } else {
            let count = board.deck.sum(&board.view.open, kind);
            (if count > 0 { treasures(kind, count, about) } else { String::new() }, 0)
        };
        let style = if told.1 > 0 { Style::new() } else { about.paint.faint() };
        put(buffer, area, (21, row), &text::cut(&told.0, usize::from(VALUES) - 22), style);
        board.targets.push((Rect { y: area.y + row as u16, height: 1, ..area }, Target::Kind(index)));
    }
}

fn draw_players(board: &mut Piratz, area: Rect, buffer: &mut Buffer, about: &About) {
    let width = usize::from(area.width);
    let pile = height(&board.view.pile);
    put(
        buffer,
        area,
        (0, 0),
        &format!("{} {} {pile}", stack(pile), about.say("terminal-piratz-pile", &[])),
        Style::new(),
    );
    let under = height(&board.view.discard);
    let buried = format!("{} {} {under}", stack(under), about.say("piratz-discard-name", &[]));
    put(buffer, area, (0, 1), &text::cut(&buried, width), about.paint.faint());
    board.targets.push((Rect { height: 1, ..area }, Target::Pile));
    for seat in 0..about.seats() {
        let row = seat as i32 + 3;
        let moves = about.sight.to_move == Some(seat);
        put(buffer, area, (0, row), if moves { "▶" } else { " " }, about.paint.strong());
        let digs = board.view.shovels.get(seat).copied().unwrap_or(true);
        put(buffer, area, (2, row), &format!("{}{}", if digs { "♠" } else { "·" }, seat + 1), about.paint.strong());
        let style = if moves { about.paint.strong() } else { Style::new() };
        put(buffer, area, (5, row), &text::name(about.name(seat), NAME), style);
        let points = board.view.points.as_ref().and_then(|points| points.get(seat));
        let told = match (points, board.view.tally(seat)) {
            (Some(points), _) => format!("= {points}"),
            (None, Some(tally)) => board
                .deck
                .kinds
                .iter()
                .map(|kind| {
                    format!("{}{}", tally["treasures"][kind].as_u64().unwrap_or_default(), sign(kind, about.paint).0)
                })
                .chain([format!("{}R", tally["rats"].as_u64().unwrap_or_default())])
                .collect::<Vec<_>>()
                .join(" "),
            (None, None) => {
                let left = if digs { String::new() } else { format!(" · {}", about.say("piratz-has-left", &[])) };
                about.say("piratz-cards", &[("count", board.view.taken(seat).into())]) + &left
            }
        };
        put(buffer, area, (16, row), &text::cut(&told, width.saturating_sub(16)), Style::new());
    }
}

fn stack(cards: usize) -> &'static str {
    if cards > 0 { "▒▒" } else { "··" }
}

/// The open cards, and those under a shovel behind them.
fn draw_sand(board: &mut Piratz, area: Rect, buffer: &mut Buffer, about: &About) {
    let rats = board.view.open.iter().filter(|&&card| board.deck.has_rat(card)).count();
    let alarm = rats >= 2 || board.view.phase == "alarm";
    let style = if alarm { about.paint.alarm() } else { about.paint.faint() };
    let told = if alarm { "piratz-alarm" } else { "piratz-danger" };
    let told = about.say(told, &[("rats", rats.into())]);
    put(buffer, area, (0, 0), &about.say("piratz-open-cards", &[]), about.paint.strong());
    let column = text::width(&about.say("piratz-open-cards", &[])) as i32 + 2;
    put(buffer, area, (column, 0), &told, style);
    if board.view.open.is_empty() && board.view.buried.is_empty() {
        put(buffer, area, (0, 2), &about.say("piratz-nothing-open", &[]), about.paint.faint());
    }
    let room = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
    let cards = board.view.open.len() + board.view.buried.len();
    let across = (i32::from(room.width) / CARD.0).max(1);
    let rows = (cards as i32 + across - 1) / across;
    // Where full cards do not fit, each is a single line.
    let high = if rows * CARD.1 <= i32::from(room.height) { CARD.1 } else { 1 };
    let open: Vec<_> = board.view.open.iter().map(|&card| (Some(card), None)).collect();
    let buried: Vec<_> = board.view.buried.iter().map(|buried| (buried.card, Some(buried.seat))).collect();
    for (index, (card, shovel)) in open.into_iter().chain(buried).enumerate() {
        let place = ((index as i32 % across) * CARD.0, (index as i32 / across) * high);
        draw_card(board, card, shovel, place, high, room, buffer, about);
        if let (Some(card), None) = (card, shovel)
            && place.1 + high <= i32::from(room.height)
        {
            let target = Rect {
                x: room.x + place.0 as u16,
                y: room.y + place.1 as u16,
                width: CARD.0 as u16 - 1,
                height: high as u16,
            };
            board.targets.push((target, Target::Card(card)));
        }
    }
}

#[expect(clippy::too_many_arguments, reason = "a card, where it lies, and what to draw it with")]
fn draw_card(
    board: &Piratz,
    card: Option<usize>,
    shovel: Option<usize>,
    (column, row): (i32, i32),
    high: i32,
    room: Rect,
    buffer: &mut Buffer,
    about: &About,
) {
    let taken = board.kind.and_then(|kind| board.offer.leave.get(&board.deck.kinds[kind]));
    let is_chosen = card.is_some()
        && shovel.is_none()
        && (board.card == card || taken.is_some_and(|taken| card.is_some_and(|card| taken.contains(&card))));
    let frame = if is_chosen { about.paint.strong() } else { about.paint.faint() };
    let (lid, floor, side) = if is_chosen {
        ("╔════╗", "╚════╝", "║")
    } else {
        ("┌────┐", "└────┘", "│")
    };
    let inside = if high > 1 {
        put(buffer, room, (column, row), lid, frame);
        put(buffer, room, (column, row + 3), floor, frame);
        for line in 1..3 {
            put(buffer, room, (column, row + line), side, frame);
            put(buffer, room, (column + 5, row + line), side, frame);
        }
        row + 1
    } else {
        put(buffer, room, (column, row), if is_chosen { "▸" } else { " " }, frame);
        row
    };
    let mut at = column + 1;
    for (signs, style) in card.map(|card| board.deck.signs(card, about.paint)).unwrap_or_default() {
        put(buffer, room, (at, inside), &signs, style);
        at += text::width(&signs) as i32;
    }
    let below = if high > 1 { (column + 1, inside + 1) } else { (at, inside) };
    if card.is_some_and(|card| board.deck.has_rat(card)) {
        put(buffer, room, (if high > 1 { column + 4 } else { at }, below.1), "R", about.paint.red());
    }
    if let Some(seat) = shovel {
        put(buffer, room, below, &format!("♠{}", seat + 1), about.paint.strong());
    }
}
