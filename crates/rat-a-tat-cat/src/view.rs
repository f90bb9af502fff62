//! The table as one viewer sees it.

use ratskeller_core::{BySeat, IdSet, Seat, Viewer};
use serde::Serialize;

use crate::card::Card;
use crate::event::Seen;
use crate::line::{Line, LineCard, Slot, map_lines};
use crate::public_state::PublicState;
use crate::round::{Phase, Round};
use crate::scores::Points;

/// What is hidden is null. The discard pile always has its length; where players have to remember (`memory` =
/// `strict`), all its cards but the top one are null too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-a-tat-cat.ts"))]
pub struct View {
    pub phase: PhaseName,
    /// Whose turn it is, or whose the last one was.
    pub turn: Seat,
    /// Counted from 1.
    pub round: u32,
    pub dealer: Seat,
    pub pile: PileView,
    /// The top one last.
    pub discard: Vec<Option<Card>>,
    /// Empty for a seat that was out of the game when the round was dealt.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<Option<Card>>>"))]
    pub lines: BySeat<Line<Option<Card>>>,
    /// The card in hand, to whom it may concern.
    pub drawn: Option<Card>,
    /// 1 while the first card of a Draw 2 is in hand.
    pub draws_left: u8,
    pub knocked: Option<Seat>,
    pub round_points: Vec<Points>,
    pub totals: BySeat<u32>,
    pub out: BySeat<bool>,
    /// The lines as they were turned up at the end of the last finished round.
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Vec<Card>>>"))]
    pub shown: Option<BySeat<Line<Card>>>,
    /// Whether time is up.
    pub last_round: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-a-tat-cat.ts", rename = "Phase"))]
pub enum PhaseName {
    /// Take or draw.
    Turn,
    /// What to do with the card in hand.
    Drawn,
    /// Knock or pass.
    Knock,
    Over,
}

impl<C> Phase<C> {
    pub(crate) fn name(&self) -> PhaseName {
        match self {
            Self::Turn => PhaseName::Turn,
            Self::Drawn(_) => PhaseName::Drawn,
            Self::Knock => PhaseName::Knock,
            Self::Over => PhaseName::Over,
        }
    }
}

/// The pile: its length, or, to whoever may know everything, its cards with the next one first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-a-tat-cat.ts", rename = "Pile"))]
pub enum PileView {
    Count(usize),
    Cards(Vec<Card>),
}

impl View {
    /// Shows all that is on the table, or to a viewer who has to remember the rest only what lies open or is being
    /// looked at now.
    pub(crate) fn new(public: &PublicState<Option<Card>>, pile: PileView, forgetful: Option<Viewer>) -> Self {
        let out = BySeat::new(public.seats(), |seat| public.is_out(seat));
        let PublicState { deck: _, rules: _, round, time_is_up, shown, scores } = public;
        let Round { number, dealer, turned_up: _, phase, turn, knocked, draws_left, lines, discard, epochs: _ } = round;
        let drawn = match *phase {
            Phase::Drawn(card) => card,
            Phase::Turn | Phase::Knock | Phase::Over => None,
        };
        let shows = |seat, slot, place| forgetful.is_none_or(|viewer| public.is_in_sight(seat, slot, place, viewer));
        let top = discard.len().saturating_sub(1);
        let shows_discard = |index| forgetful.is_none() || index == top;
        Self {
            phase: phase.name(),
            turn: *turn,
            round: *number,
            dealer: *dealer,
            pile,
            discard: discard.iter().enumerate().map(|(index, &card)| shows_discard(index).then_some(card)).collect(),
            lines: map_lines(lines, |seat, slot, place| place.card.filter(|_| shows(seat, slot, place))),
            drawn,
            draws_left: *draws_left,
            knocked: *knocked,
            round_points: scores.rounds().collect(),
            totals: scores.totals(),
            out,
            shown: *shown,
            last_round: *time_is_up,
        }
    }

    /// What the log still says of something seen earlier: only the cards this view shows. What was turned up at the
    /// end of an earlier round says nothing about this one, so the cards in `shown` count only for that very event,
    /// or when the game is over.
    pub(crate) fn recall(&self, seen: &Seen) -> Seen {
        if let (Seen::Shown { lines }, Some(shown)) = (seen, self.shown)
            && *lines == map_lines(&shown, |_, _, card| Some(card))
        {
            return *seen;
        }
        let in_sight = self.cards_in_sight();
        seen.map(|card, _| card.filter(|&card| in_sight.contains(card)))
    }

    fn cards_in_sight(&self) -> IdSet<Card> {
        let in_lines = self.lines.values().iter().flatten();
        let shown = self.shown.filter(|_| self.phase == PhaseName::Over);
        in_lines
            .chain(&self.discard)
            .chain([&self.drawn])
            .copied()
            .flatten()
            .chain(shown.iter().flat_map(|shown| shown.values().iter().flatten().copied()))
            .collect()
    }
}

impl PublicState<Option<Card>> {
    /// Whether the viewer can see the face of a card in a line at this moment, without having to remember it.
    fn is_in_sight(&self, owner: Seat, slot: Slot, place: LineCard<Option<Card>>, viewer: Viewer) -> bool {
        self.round.phase == Phase::Over || self.lies_face_up(slot) || (place.looked_at && viewer.is(owner))
    }
}
