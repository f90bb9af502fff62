//! The table with everything that is public on it, and with its cards as somebody knows them.
//!
//! `PublicState<Card>` is the truth (without the order of the pile), `PublicState<Option<Card>>` is what a viewer could know.
//! Both follow the same happenings by the same code.

use ratskeller_core::{BySeat, Seat, Viewer};

use crate::card::Card;
use crate::card_knowledge::CardKnowledge;
use crate::deck::Deck;
use crate::event::Happening;
use crate::line::{Line, Slot, map_lines};
use crate::round::Round;
use crate::rules::Rules;
use crate::scores::Scores;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PublicState<C: CardKnowledge> {
    pub deck: Deck,
    pub rules: Rules,
    pub round: Round<C>,
    /// RC-E2
    pub time_is_up: bool,
    /// The lines as turned up at the end of the last finished round.
    pub shown: Option<BySeat<Line<Card>>>,
    pub scores: Scores,
}

impl<C: CardKnowledge> PublicState<C> {
    /// Before the first deal.
    pub(crate) fn new(deck: Deck, rules: Rules, seats: usize) -> Self {
        let (round, scores) = (Round::new(seats), Scores::new(seats));
        Self { deck, rules, round, time_is_up: false, shown: None, scores }
    }

    pub(crate) fn seats(&self) -> usize {
        self.round.seats()
    }

    /// RC-E3
    pub(crate) fn is_out(&self, seat: Seat) -> bool {
        self.rules.is_out(self.scores.totals()[seat])
    }

    /// RC-Y1, RC-Y3: whether cards in this slot lie face up.
    pub(crate) fn lies_face_up(&self, slot: Slot) -> bool {
        self.rules.young && slot.is_outer()
    }

    /// Does what has happened.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "see `Round::follow`")]
    pub(crate) fn follow(&mut self, event: &Happening<C>) {
        self.round.follow(event);
        match *event {
            Happening::TimeUp => self.time_is_up = true,
            Happening::Shown { lines } => self.shown = Some(map_lines(&lines, |_, _, card| card.in_the_open())),
            Happening::RoundEnded { points, .. } => self.scores.add(points),
            _ => {}
        }
    }

    /// The same table with the round as somebody else knows it.
    pub(crate) fn with_round<D: CardKnowledge>(&self, round: Round<D>) -> PublicState<D> {
        let Self { deck, rules, round: _, time_is_up, shown, scores } = self;
        PublicState {
            deck: *deck,
            rules: *rules,
            round,
            time_is_up: *time_is_up,
            shown: *shown,
            scores: scores.clone(),
        }
    }
}

impl PublicState<Card> {
    /// What this viewer could know of the table.
    pub(crate) fn known_to(&self, viewer: Viewer) -> PublicState<Option<Card>> {
        self.with_round(self.round.map(
            |place| place.known_to.contain(viewer).then_some(place.card),
            |card| viewer.is(self.round.turn).then_some(card),
        ))
    }

    /// The whole table.
    pub(crate) fn in_full(&self) -> PublicState<Option<Card>> {
        self.with_round(self.round.map(|place| Some(place.card), Some))
    }
}
