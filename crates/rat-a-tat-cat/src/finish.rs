//! How a round ends, and perhaps the game.

use ratskeller_core::{BySeat, Outcome, Reason, Seat, Sink, SmallId};

use crate::card::Card;
use crate::deal::shuffled;
use crate::event::Event;
use crate::game::RatATatCat;
use crate::line::{Slot, map_lines};
use crate::public_state::PublicState;
use crate::round::Phase;
use crate::rules::Ending;
use crate::scores::Points;

impl RatATatCat {
    /// From the last turn of one round to the first of the next, or to the end of the game.
    pub(crate) fn finish_round(&mut self, sink: &mut impl Sink<Event>) {
        let lines = map_lines(&self.public.round.lines, |_, _, place| place.card);
        self.happen(Event::Shown { lines }, sink);
        self.exchange_powers(sink);

        let points = self.public.points();
        let totals = self.public.scores.totals_with(points);
        let out = BySeat::new(totals.seats(), |seat| self.public.rules.is_out(totals[seat]));
        self.happen(Event::RoundEnded { round: self.public.round.number, points, totals, out }, sink);

        if let Some(outcome) = self.public.outcome() {
            self.happen(Event::Ended(outcome), sink);
        } else {
            let mut rng = self.chance.ask();
            self.pile = shuffled(&mut rng);
            self.deal_round(self.public.next_dealer(), &mut rng, sink);
        }
    }

    /// RC-K2: from the dealer's left, each line from left to right, until only numbers lie there. The cards outside
    /// the lines hold at least 21 numbers, so one always comes.
    fn exchange_powers(&mut self, sink: &mut impl Sink<Event>) {
        for seat in self.public.round.clockwise_after(self.public.round.dealer) {
            for index in 0..self.public.round.lines[seat].len() {
                loop {
                    let discarded = self.public.round.lines[seat][index].card;
                    if self.public.power_of(discarded).is_none() {
                        break;
                    }
                    let card = self.draw_card(sink);
                    self.happen(Event::Exchanged { seat, slot: Slot::new(index), card, discarded }, sink);
                }
            }
        }
    }
}

impl PublicState<Card> {
    /// RC-K3: the sum of the four cards.
    fn points(&self) -> Points {
        let number = |card| self.deck[card].number().expect("RC-K2 leaves only numbers");
        BySeat::new(self.seats(), |seat| {
            self.round.plays(seat).then(|| self.round.lines[seat].iter().map(|place| number(place.card)).sum())
        })
    }

    /// RC-K4: the deal passes to the next player still in the game.
    fn next_dealer(&self) -> Seat {
        self.round
            .clockwise_after(self.round.dealer)
            .find(|&seat| !self.is_out(seat))
            .expect("a game that goes on has players")
    }

    /// How the game ended, if it did.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        if self.round.phase != Phase::Over {
            return None;
        }
        match self.rules.ending {
            Ending::Rounds(rounds) => (self.round.number >= rounds).then(|| self.lowest_of(|_| true)),
            Ending::Minutes(_) => self.time_is_up.then(|| self.lowest_of(|_| true)),
            Ending::Points(_) => self.last_one_left(),
        }
    }

    /// RC-E3: one player is left, or none of those who played this round.
    fn last_one_left(&self) -> Option<Outcome> {
        match Seat::all(self.seats()).filter(|&seat| !self.is_out(seat)).count() {
            0 => Some(self.lowest_of(|seat| self.round.plays(seat))),
            1 => Some(Outcome { reason: Reason::LastLeft, ..self.lowest_of(|seat| !self.is_out(seat)) }),
            _ => None,
        }
    }

    /// RC-E4: whoever has the lowest total of those who count, or all who have it.
    fn lowest_of(&self, counts: impl Fn(Seat) -> bool) -> Outcome {
        let points = self.scores.totals();
        let lowest = points.iter().filter(|&(seat, _)| counts(seat)).map(|(_, total)| total).min();
        let winners = BySeat::new(points.seats(), |seat| counts(seat) && Some(points[seat]) == lowest);
        Outcome { winners, points, reason: Reason::Points }
    }
}
