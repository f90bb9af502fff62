//! The score sheet, and the cards as they were turned up at the end of a round.

use ratatui::text::{Line, Span};

use super::RatATatCat;
use crate::about::About;
use crate::sheet::Sheet;
use crate::text;

const NAME: usize = 10;

fn column(text: &str) -> String {
    format!(" {:>NAME$}", text::cut(text, NAME))
}

/// Everybody's points of each round.
fn table(board: &RatATatCat, about: &About) -> Vec<Line<'static>> {
    let first = text::pad(&about.say("rat-a-tat-cat-round-column", &[]), 8);
    let names: String = (0..about.seats()).map(|seat| column(&text::name(about.name(seat), NAME))).collect();
    let mut lines = vec![Line::styled(format!("{first}{names}"), about.paint.strong())];
    if board.view.round_points.is_empty() {
        lines.push(Line::styled(about.say("rat-a-tat-cat-no-rounds", &[]), about.paint.faint()));
    }
    for (round, points) in (1..).zip(&board.view.round_points) {
        let cells: String =
            points.iter().map(|points| column(&points.map_or("·".to_owned(), |points| points.to_string()))).collect();
        lines.push(Line::from(format!("{}{cells}", text::pad(&round.to_string(), 8))));
    }
    let totals: String = board.view.totals.iter().map(|total| column(&total.to_string())).collect();
    let sum = text::pad(&about.say("rat-a-tat-cat-sum", &[]), 8);
    lines.push(Line::styled(format!("{sum}{totals}"), about.paint.strong()));
    let out: Vec<&str> =
        board.view.out.iter().enumerate().filter(|(_, out)| **out).map(|(seat, _)| about.name(seat)).collect();
    if !out.is_empty() {
        let told = format!("{}: {}", about.say("rat-a-tat-cat-out", &[]), out.join(", "));
        lines.push(Line::styled(told, about.paint.faint()));
    }
    lines
}

pub(super) fn sheet(board: &RatATatCat, about: &About) -> Sheet {
    Sheet::new(about.say("rat-a-tat-cat-scores", &[]), table(board, about))
}

/// The cards of a round that is over, and the score sheet under them.
pub(super) fn round(board: &RatATatCat, round: usize, about: &About) -> Option<Sheet> {
    let shown = board.view.shown.as_ref()?;
    let mut lines = Vec::new();
    for (seat, cards) in shown.iter().enumerate().filter(|(_, cards)| !cards.is_empty()) {
        let mut spans = vec![Span::raw(text::pad(about.name(seat), 14))];
        for &card in cards {
            if let Some(face) = board.deck.face(Some(card)) {
                spans.push(Span::styled(format!("[{}{}] ", face.sign(), face.picture()), face.style(about.paint)));
            }
        }
        let points = board.view.round_points.get(round.wrapping_sub(1)).and_then(|points| points.get(seat).copied()?);
        let total = board.view.totals.get(seat).copied().unwrap_or_default();
        let told = about
            .say("rat-a-tat-cat-points", &[("points", points.unwrap_or_default().into()), ("total", total.into())]);
        spans.push(Span::styled(told, about.paint.gold()));
        lines.push(Line::from(spans));
    }
    lines.push(Line::default());
    lines.extend(table(board, about));
    let spoken = shown.iter().enumerate().filter(|(_, cards)| !cards.is_empty()).map(|(seat, cards)| {
        let cards = cards.iter().filter_map(|&card| board.deck.face(Some(card))).map(|face| face.called(about));
        format!("{}: {}.", about.name(seat), cards.collect::<Vec<_>>().join("; "))
    });
    let spoken = spoken.collect();
    let title = about.say("rat-a-tat-cat-reveal", &[("round", round.into())]);
    Some(Sheet::new(title, lines).spoken(spoken))
}

/// All discards that the table shows, the top one first.
pub(super) fn discards(board: &RatATatCat, about: &About) -> Sheet {
    let known = board.view.discard.iter().rev().filter_map(|card| board.deck.face(*card));
    let signs: Vec<String> = known.map(|face| format!("[{}{}]", face.sign(), face.picture())).collect();
    let lines = signs.chunks(8).map(|row| Line::from(row.join(" "))).collect();
    Sheet::new(about.say("rat-a-tat-cat-discards", &[]), lines)
}
