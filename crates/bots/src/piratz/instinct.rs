//! How the king decides at once, and imagines that the others do: by what each haul adds to the share of the victory, by
//! every card that may come next, and by what is left for whoever digs on.

use ::piratz::{Action, Card, Kind, Phase};
use ratskeller_core::{IdSet, Seat, SmallId};

use super::ledger::PerKind;
use super::odds::{Own, Stakes};
use super::position::{Fixed, Position};

/// Somebody alone is imagined to reveal at most so many cards.
const STEPS: usize = 8;

/// The best haul grows faster than any one kind does on average.
const GROWTH: f32 = 1.4;

/// What the player to move decides by.
#[derive(Debug)]
pub(super) struct Instinct<'a> {
    fixed: &'a Fixed,
    position: &'a Position,
    stakes: &'a Stakes,
}

/// What can be had by leaving now.
#[derive(Clone, Copy, Debug)]
struct Haul {
    kind: Kind,
    gain: f32,
}

/// What revealing a card and leaving is worth, and how likely it raises the alarm instead.
#[derive(Clone, Copy, Debug)]
struct OneMore {
    gain: f32,
    alarm: f32,
}

impl<'a> Instinct<'a> {
    pub(super) fn new(fixed: &'a Fixed, position: &'a Position, stakes: &'a Stakes) -> Self {
        Self { fixed, position, stakes }
    }

    pub(super) fn decide(&self) -> Action {
        match self.position.phase {
            Phase::Turn => self.reveal_or_leave(),
            Phase::AfterReveal => self.stay_or_leave(),
            Phase::Alarm => self.keep_a_rat(),
            Phase::Bury => self.bury(),
            Phase::Over => unreachable!("nobody is asked when the game is over"),
        }
    }

    fn own(&self, seat: Seat) -> Own<'a> {
        self.stakes.of(self.fixed, self.position, seat.index())
    }

    fn reveal_or_leave(&self) -> Action {
        let open = self.position.open;
        let (turn, rival) = (self.position.turn, self.position.next_rival(self.fixed));
        let own = self.own(turn);
        let (gains, haul) = self.hauls(&own, open);
        if self.position.pile.is_empty() {
            return Action::Leave { kind: haul.kind };
        }
        let (leave, reveal) = match rival {
            None => (haul.gain, self.dig_on(&own, open, &gains, haul).gain),
            Some(rival) => self.against(rival, haul, self.one_more(&own, open, &gains, haul)),
        };
        if leave > reveal { Action::Leave { kind: haul.kind } } else { Action::Reveal }
    }

    /// What leaving and revealing are worth where a rival digs on with what is left.
    fn against(&self, rival: Seat, haul: Haul, more: OneMore) -> (f32, f32) {
        let rivals = self.own(rival);
        let rest = self.alone(&rivals, self.without(haul.kind));
        let all = if more.alarm > 0.0 { self.alone(&rivals, self.position.open) } else { 0.0 };
        let weight = self.weight_of_rivals();
        (haul.gain - weight * rest, more.gain - weight * (more.alarm * all + (1.0 - more.alarm) * rest))
    }

    fn stay_or_leave(&self) -> Action {
        let position = self.position;
        let (own, open) = (self.own(position.turn), position.open);
        let (gains, haul) = self.hauls(&own, open);
        let Some(rival) = position.next_rival(self.fixed) else {
            let stay = self.dig_on(&own, open, &gains, haul).gain;
            return if haul.gain > stay { Action::Leave { kind: haul.kind } } else { Action::Stay };
        };
        let weight = self.weight_of_rivals();
        let rivals = self.own(rival);
        let leave = haul.gain - weight * self.alone(&rivals, self.without(haul.kind));
        // The rival leaves or reveals, whichever is better for him.
        let (his, his_haul) = self.hauls(&rivals, open);
        let behind = self.alone(&own, self.without(his_haul.kind));
        let he_leaves = his_haul.gain - weight * behind;
        let mut stay = behind - weight * his_haul.gain;
        if !position.pile.is_empty() {
            let more = self.one_more(&rivals, open, &his, his_haul);
            let all = if more.alarm > 0.0 { self.alone(&own, open) } else { 0.0 };
            let mine = more.alarm * all + (1.0 - more.alarm) * behind;
            if more.gain - weight * mine > he_leaves {
                stay = mine - weight * more.gain;
            }
        }
        if leave > stay { Action::Leave { kind: haul.kind } } else { Action::Stay }
    }

    /// What one of two wins the other loses; of more, each loses a part.
    fn weight_of_rivals(&self) -> f32 {
        1.0 / (self.fixed.seats - 1) as f32
    }

    fn without(&self, kind: Kind) -> IdSet<Card> {
        self.position.open.without(self.fixed.showing[kind as usize])
    }

    /// What somebody gets who is left alone with these cards.
    fn alone(&self, own: &Own, open: IdSet<Card>) -> f32 {
        let (gains, haul) = self.hauls(own, open);
        self.dig_on(own, open, &gains, haul).gain.max(haul.gain)
    }

    /// What it is worth to reveal one more card and then as many as are good, alone: the hauls grow as the pile has it on
    /// average, and a rat may turn up with every card.
    fn dig_on(&self, own: &Own, open: IdSet<Card>, gains: &PerKind<f32>, best: Haul) -> OneMore {
        let Self { fixed, position, .. } = self;
        if position.pile.is_empty() {
            return OneMore { gain: f32::NEG_INFINITY, alarm: 0.0 };
        }
        let cards = position.pile.len() as f32;
        let rats = position.pile.and(fixed.rats);
        let rat = rats.len() as f32 / cards;
        let open_rats = open.and(fixed.rats);
        let (mut growth, mut first) = ([0.0; Kind::COUNT], 0.0);
        let safe = if open_rats.is_empty() { position.pile } else { position.pile.without(rats) };
        for card in safe.iter() {
            let treasures = &fixed.card(card).treasures;
            let value = own.card(fixed, card);
            let mut after = best.gain;
            for kind in 0..Kind::COUNT {
                if treasures[kind] > 0 {
                    after = after.max(gains[kind] + value);
                    growth[kind] += value;
                }
            }
            first += after;
        }
        let number = safe.len().max(1) as f32;
        let first = first / number;
        let growth = growth.map(|growth| growth * GROWTH / number);
        let consolation = open_rats.iter().map(|card| own.card(fixed, card)).fold(0.0, f32::max);
        let steps = position.pile.len().min(STEPS);
        // What there is after so many cards, with and without an open rat.
        let (mut with, mut without) = (0.0, 0.0);
        for step in (1..=steps).rev() {
            let ahead = step as f32;
            let mut now = if step == 1 { first } else { f32::NEG_INFINITY };
            for (gain, growth) in gains.iter().zip(&growth) {
                now = f32::max(now, gain + ahead * growth);
            }
            if step == steps {
                (with, without) = (now, now);
            } else {
                let on_with = (1.0 - rat) * with + rat * consolation;
                let on_without = (1.0 - rat) * without + rat * with;
                (with, without) = (now.max(on_with), now.max(on_without));
            }
        }
        if open_rats.is_empty() {
            OneMore { gain: (1.0 - rat) * without + rat * with, alarm: 0.0 }
        } else {
            OneMore { gain: (1.0 - rat) * with + rat * consolation, alarm: rat }
        }
    }

    /// What leaving with each kind adds, and which is best.
    fn hauls(&self, own: &Own, open: IdSet<Card>) -> (PerKind<f32>, Haul) {
        let mut gains = [0.0; Kind::COUNT];
        let mut best = Haul { kind: Kind::ALL[0], gain: f32::NEG_INFINITY };
        for kind in Kind::ALL {
            let cards = open.and(self.fixed.showing[kind as usize]);
            let gain = if cards.is_empty() { 0.0 } else { own.gains(&self.fixed.sum(cards)) };
            gains[kind as usize] = gain;
            if gain > best.gain {
                best = Haul { kind, gain };
            }
        }
        (gains, best)
    }

    /// Every card that may come is looked at; whoever gets it leaves at once.
    fn one_more(&self, own: &Own, open: IdSet<Card>, gains: &PerKind<f32>, best: Haul) -> OneMore {
        let Self { fixed, position, .. } = self;
        let open_rats = open.and(fixed.rats);
        let alarms = if open_rats.is_empty() { IdSet::default() } else { position.pile.and(fixed.rats) };
        let mut sum = 0.0;
        for card in position.pile.without(alarms).iter() {
            let treasures = &fixed.card(card).treasures;
            let value = own.card(fixed, card);
            let mut after = best.gain;
            for (gain, _) in gains.iter().zip(treasures).filter(|(_, count)| **count > 0) {
                after = after.max(gain + value);
            }
            sum += after;
        }
        if !alarms.is_empty() {
            let consolation = open_rats.iter().map(|card| own.card(fixed, card)).fold(0.0, f32::max);
            sum += consolation * alarms.len() as f32;
        }
        let cards = position.pile.len() as f32;
        OneMore { gain: sum / cards, alarm: alarms.len() as f32 / cards }
    }

    fn keep_a_rat(&self) -> Action {
        let own = self.own(self.position.turn);
        let rats = self.position.open_rats(self.fixed).iter();
        let valued = rats.map(|card| (card, own.card(self.fixed, card)));
        let best = valued.max_by(|one, other| one.1.total_cmp(&other.1));
        best.map_or(Action::DeclineRat, |(card, _)| Action::KeepRat { card })
    }

    /// PZ-X4: whatever leaves least to whoever digs on or, when nobody does, to whoever starts the next round.
    fn bury(&self) -> Action {
        let position = self.position;
        let digs_on = position.next_rival(self.fixed);
        let rival = digs_on.unwrap_or(position.turn.left(self.fixed.seats));
        let rivals = self.own(rival);
        let left_with = |card: Card| {
            let mut open = position.open;
            open.remove(card);
            match digs_on {
                Some(_) => self.alone(&rivals, open),
                None => self.hauls(&rivals, open).1.gain,
            }
        };
        let cards = position.open.iter().map(|card| (card, left_with(card)));
        let (card, _) = cards.min_by(|one, other| one.1.total_cmp(&other.1)).expect("one buries only an open card");
        Action::Bury { card }
    }
}
