//! The scoring, kind by kind.

use ratatui::text::{Line, Span};
use serde_json::Value;

use super::Piratz;
use super::print::{kind_name, sign};
use crate::about::About;
use crate::games::number;
use crate::sheet::Sheet;
use crate::text;

const NAME: usize = 12;
const KIND: usize = 14;

/// For each kind what everybody has of it, and the blocks won with it.
pub(super) fn sheet(board: &Piratz, events: &[Value], about: &About) -> Option<Sheet> {
    let points = board.view.points.as_ref()?;
    let column = |text: &str| format!(" {:>NAME$}", text::cut(text, NAME));
    let names: String = (0..about.seats()).map(|seat| column(&text::name(about.name(seat), NAME))).collect();
    let mut lines = vec![Line::styled(format!("{}{names}", " ".repeat(KIND)), about.paint.strong())];
    for event in events.iter().filter(|event| event["type"] == "scored") {
        let kind = event["kind"].as_str().unwrap_or_default();
        let (mark, style) = sign(kind, about.paint);
        let mut spans =
            vec![Span::styled(format!("{mark} "), style), text::pad(&kind_name(kind, about), KIND - 2).into()];
        for seat in 0..about.seats() {
            let count = event["treasures"][seat].as_u64().unwrap_or_default();
            let awards = event["awards"].as_array().into_iter().flatten();
            let won: Vec<String> = awards
                .filter(|award| number(award, "seat") == seat)
                .map(|award| format!("+{}", number(award, "value")))
                .collect();
            let style = if won.is_empty() { about.paint.faint() } else { about.paint.gold() };
            spans.push(Span::styled(column(&format!("{count} {:>3}", won.join(""))), style));
        }
        lines.push(Line::from(spans));
    }
    let sums: String = points.iter().map(|points| column(&points.to_string())).collect();
    lines.push(Line::styled(
        format!("{}{sums}", text::pad(&about.say("piratz-points", &[]), KIND)),
        about.paint.strong(),
    ));
    Some(Sheet::new(about.say("piratz-result", &[]), lines))
}
