//! What a view of Rat-a-Tat Cat holds, and what of it lies face up.

use serde::Deserialize;
use serde_json::Value;

/// RC-S4: the two cards that one looks at before the play.
pub(super) const OUTER: [usize; 2] = [0, 3];

#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct View {
    pub phase: String,
    pub turn: usize,
    pub round: usize,
    pub dealer: usize,
    pub pile: Value,
    pub discard: Vec<Option<usize>>,
    pub lines: Vec<Vec<Option<usize>>>,
    pub drawn: Option<usize>,
    pub draws_left: usize,
    pub knocked: Option<usize>,
    pub round_points: Vec<Vec<Option<i64>>>,
    pub totals: Vec<i64>,
    pub out: Vec<bool>,
    pub shown: Option<Vec<Vec<usize>>>,
    pub last_round: bool,
}

#[derive(Clone, Debug, Deserialize)]
pub(super) struct Options {
    pub until: Value,
    pub young: bool,
    pub memory: String,
}

/// How a card in a line is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CardFace {
    FaceUp(usize),
    /// It lies face down, but the table remembers it for the viewer.
    Known(usize),
    Hidden,
}

impl View {
    pub fn pile(&self) -> usize {
        self.pile.as_array().map_or_else(|| self.pile.as_u64().unwrap_or_default() as usize, Vec::len)
    }

    pub fn top(&self) -> Option<usize> {
        self.discard.last().copied().flatten()
    }

    fn card(&self, seat: usize, slot: usize) -> Option<usize> {
        self.lines.get(seat)?.get(slot).copied().flatten()
    }

    /// RC-S4: whether the outer cards can still be looked at.
    pub fn may_look(&self, options: &Options, viewer: Option<usize>) -> bool {
        let Some(seat) = viewer else { return false };
        let has_acted = self.turn == seat && self.phase != "turn";
        let sees = OUTER.iter().any(|&slot| self.card(seat, slot).is_some());
        !options.young && self.phase != "over" && !has_acted && sees
    }

    /// What the viewer sees of a card. A card that lies face down shows nothing, whatever the view still knows.
    pub fn sight(&self, seat: usize, slot: usize, options: &Options, viewer: Option<usize>, looking: bool) -> CardFace {
        let Some(card) = self.card(seat, slot) else { return CardFace::Hidden };
        let is_outer = OUTER.contains(&slot);
        let is_own = viewer == Some(seat);
        let is_looked_at = is_own && looking && is_outer;
        let is_peeked = is_own && self.turn == seat && self.phase == "knock";
        if self.phase == "over" || (options.young && is_outer) || is_looked_at {
            CardFace::FaceUp(card)
        } else if options.memory == "aided" {
            CardFace::Known(card)
        } else if is_peeked {
            CardFace::FaceUp(card)
        } else {
            CardFace::Hidden
        }
    }
}
