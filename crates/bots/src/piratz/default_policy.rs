//! The default policy, how a player decides at once: by what lies open, what it would bring and how likely the next
//! card raises the alarm.

use ::piratz::{Action, Card, Kind, Phase, PublicState};
use ratskeller_core::Seat;

use super::ledger::{Ledger, PerKind};
use super::worth::Worths;

// The numbers were found by playing thousands of games against each other with one of them changed.

/// How much more another card brings than its share of the treasures left of the kind: it often shows a second kind,
/// and another card may make another kind the best.
const GROWTH: f32 = 2.2;

/// What an open rat takes off the gains of those who dig on, in points: it is not buried without need.
const MENACE: f32 = 0.27;

/// From how many points on a rival thinks of leaving at once, and how much likelier every further point makes it.
const TEMPTING: f32 = 0.85;
const LEAVES_PER_POINT: f32 = 0.25;

/// Among cards that spoil as much, the one of more value is buried.
const VALUE_BURIED: f32 = 0.01;

/// What the player to move decides by.
#[derive(Debug)]
pub(super) struct DefaultPolicy<'a> {
    public: &'a PublicState,
    ledger: &'a Ledger,
    worths: Worths,
}

impl<'a> DefaultPolicy<'a> {
    pub(super) fn new(public: &'a PublicState, ledger: &'a Ledger) -> Self {
        Self { public, ledger, worths: Worths::new(public, ledger) }
    }

    pub(super) fn decide(&self) -> Action {
        match self.public.phase() {
            Phase::Turn => self.reveal_or_leave(),
            Phase::AfterReveal => self.stay_or_leave(),
            Phase::Alarm => self.keep_a_rat(),
            Phase::Bury => self.bury(),
            Phase::Over => unreachable!("nobody is asked when the game is over"),
        }
    }

    fn reveal_or_leave(&self) -> Action {
        let (kind, gain) = best(&self.gains(self.public.turn()));
        if self.pile_is_empty() || gain > self.prospect(kind, gain) { Action::Leave { kind } } else { Action::Reveal }
    }

    fn stay_or_leave(&self) -> Action {
        let gains = self.gains(self.public.turn());
        let (kind, gain) = best(&gains);
        let stay = match self.next_rival() {
            None => self.prospect(kind, gain),
            Some(rival) => self.prospect_behind(rival, &gains),
        };
        if self.pile_is_empty() && self.next_rival().is_none() || gain > stay {
            Action::Leave { kind }
        } else {
            Action::Stay
        }
    }

    fn pile_is_empty(&self) -> bool {
        self.ledger.pile == 0
    }

    /// What can be hoped for by revealing one more card: more of the kind, or only a rat card.
    fn prospect(&self, kind: Kind, gain: f32) -> f32 {
        let alarm = self.alarm_chance();
        let worths = self.worths.of(self.public.turn());
        let hidden = number(self.ledger.unseen.len().max(1));
        let more = GROWTH * worths[kind as usize] * f32::from(self.ledger.left[kind as usize]) / hidden;
        let consolation = if alarm > 0.0 { self.best_rat().map_or(0.0, |(_, value)| value) } else { 0.0 };
        (1.0 - alarm) * (gain + more) + alarm * consolation
    }

    /// The same where a rival has the next turn, who may leave with what was wanted.
    fn prospect_behind(&self, rival: Seat, gains: &PerKind<f32>) -> f32 {
        let (kind, gain) = best(gains);
        let (wanted, tempting) = best(&self.gains(rival));
        let leaves = (LEAVES_PER_POINT * (tempting - TEMPTING)).clamp(0.0, 1.0);
        let rest = self.gains_without(wanted);
        leaves * best(&rest).1 + (1.0 - leaves) * self.prospect(kind, gain)
    }

    /// PZ-X2: how likely the next card raises the alarm.
    fn alarm_chance(&self) -> f32 {
        let unseen = self.ledger.unseen;
        if self.pile_is_empty() || self.public.open_rats().next().is_none() {
            return 0.0;
        }
        let rats = unseen.iter().filter(|&card| self.public.has_rat(card)).count();
        number(rats) / number(unseen.len())
    }

    fn next_rival(&self) -> Option<Seat> {
        let seats = self.public.seats();
        let mut seat = self.public.turn().left(seats);
        while seat != self.public.turn() {
            if self.public.has_shovel(seat) {
                return Some(seat);
            }
            seat = seat.left(seats);
        }
        None
    }

    fn keep_a_rat(&self) -> Action {
        self.best_rat().map_or(Action::DeclineRat, |(card, _)| Action::KeepRat { card })
    }

    fn best_rat(&self) -> Option<(Card, f32)> {
        let worths = self.worths.of(self.public.turn());
        let rats = self.public.open_rats().map(|card| (card, self.value(card, worths)));
        rats.max_by(|one, other| one.1.total_cmp(&other.1))
    }

    /// PZ-X4: whatever spoils most for the player who comes next.
    fn bury(&self) -> Action {
        let rival = self.next_rival().unwrap_or(self.public.turn().left(self.public.seats()));
        let (worths, gains) = (self.worths.of(rival), self.gains(rival));
        let spoiled = |card: Card| {
            let value = self.value(card, worths);
            let rest = Kind::ALL
                .map(|kind| gains[kind as usize] - if self.public.treasures(card, kind) > 0 { value } else { 0.0 });
            best(&rest).1 + if self.public.has_rat(card) { MENACE } else { 0.0 } - VALUE_BURIED * value
        };
        let cards = self.public.open().iter().map(|&card| (card, spoiled(card)));
        let (card, _) = cards.min_by(|one, other| one.1.total_cmp(&other.1)).expect("one buries only an open card");
        Action::Bury { card }
    }

    /// What leaving with each kind would bring a seat.
    fn gains(&self, seat: Seat) -> PerKind<f32> {
        self.gains_of(seat, |_| true)
    }

    /// What it would bring the player to move when somebody has left with this kind.
    fn gains_without(&self, gone: Kind) -> PerKind<f32> {
        self.gains_of(self.public.turn(), |card| self.public.treasures(card, gone) == 0)
    }

    fn gains_of(&self, seat: Seat, counts: impl Fn(Card) -> bool) -> PerKind<f32> {
        let worths = self.worths.of(seat);
        let mut gains = [0.0; Kind::COUNT];
        for &card in self.public.open().iter().filter(|&&card| counts(card)) {
            let value = self.value(card, worths);
            for kind in Kind::ALL {
                gains[kind as usize] += if self.public.treasures(card, kind) > 0 { value } else { 0.0 };
            }
        }
        gains
    }

    fn value(&self, card: Card, worths: &PerKind<f32>) -> f32 {
        Kind::ALL.into_iter().map(|kind| f32::from(self.public.treasures(card, kind)) * worths[kind as usize]).sum()
    }
}

/// As many cards as there are fit a byte.
fn number(cards: usize) -> f32 {
    f32::from(cards as u8)
}

fn best(gains: &PerKind<f32>) -> (Kind, f32) {
    let mut best = (Kind::ALL[0], gains[0]);
    for kind in Kind::ALL {
        if gains[kind as usize] > best.1 {
            best = (kind, gains[kind as usize]);
        }
    }
    best
}
