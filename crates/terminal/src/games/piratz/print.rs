//! What is printed on the treasure cards, and how it is written.

use ratatui::style::Style;
use serde::Deserialize;
use serde_json::Value;
use words::Value as Word;

use crate::about::{About, yes};
use crate::games::list;
use crate::paint::Paint;

#[derive(Clone, Debug, Deserialize)]
pub(super) struct Deck {
    pub kinds: Vec<String>,
    cards: Vec<Card>,
}

#[derive(Clone, Debug, Deserialize)]
struct Card {
    treasures: Value,
    rat: bool,
    skull: bool,
}

/// The sign of a kind.
pub(super) fn sign(kind: &str, paint: Paint) -> (&'static str, Style) {
    match kind {
        "rings" => ("○", paint.gold()),
        "coins" => ("$", paint.strong()),
        "pearls" => ("•", Style::new()),
        "goblets" => ("Y", paint.gold()),
        "gems" => ("◆", paint.blue()),
        _ => ("@", paint.green()),
    }
}

impl Deck {
    /// How many treasures of a kind a card shows.
    pub fn count(&self, card: usize, kind: &str) -> usize {
        self.cards.get(card).and_then(|card| card.treasures[kind].as_u64()).unwrap_or_default() as usize
    }

    pub fn sum(&self, cards: &[usize], kind: &str) -> usize {
        cards.iter().map(|&card| self.count(card, kind)).sum()
    }

    pub fn has_rat(&self, card: usize) -> bool {
        self.cards.get(card).is_some_and(|card| card.rat)
    }

    /// The signs on a card, each with its style.
    pub fn signs(&self, card: usize, paint: Paint) -> Vec<(String, Style)> {
        let counted = self.kinds.iter().map(|kind| (sign(kind, paint), self.count(card, kind)));
        counted
            .filter(|(_, count)| *count > 0)
            .map(|((sign, style), count)| match count {
                1..=2 => (sign.repeat(count), style),
                many => (format!("{many}{sign}"), style),
            })
            .collect()
    }

    /// “1 ring, 1 coin, with a rat”
    pub fn called(&self, card: Option<usize>, about: &About) -> String {
        let printed = card.and_then(|card| Some((card, self.cards.get(card)?)));
        let Some((id, card)) = printed else { return about.say("piratz-some-card", &[]) };
        let shown = self.kinds.iter().map(|kind| (kind, self.count(id, kind))).filter(|(_, count)| *count > 0);
        let treasures: Vec<String> = shown.map(|(kind, count)| treasures(kind, count, about)).collect();
        let arguments = [("treasures", list(&treasures).into()), ("rat", yes(card.rat)), ("skull", yes(card.skull))];
        about.say("piratz-card", &arguments)
    }
}

/// “2 rings”
pub(super) fn treasures(kind: &str, count: usize, about: &About) -> String {
    about.say("piratz-treasures", &[("kind", Word::from(kind.to_owned())), ("count", count.into())])
}

pub(super) fn kind_name(kind: &str, about: &About) -> String {
    about.say("piratz-kind", &[("kind", Word::from(kind.to_owned()))])
}
