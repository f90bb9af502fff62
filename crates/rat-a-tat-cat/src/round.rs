//! How a round begins and ends.

use ratskeller_core::{BySeat, Outcome, Reason, Rng, Seat, Sink, SmallId};
use tinyvec::ArrayVec;

use crate::card::Card;
use crate::deck::CARDS;
use crate::event::Event;
use crate::game::RatATatCat;
use crate::line::{Line, Slot};
use crate::rules::Ending;
use crate::scores::Points;
use crate::table::{Phase, Pile, Table};

/// RC-S1: all cards, shuffled. Cutting them afterwards would change nothing.
pub(crate) fn shuffled(rng: &mut Rng) -> Pile {
    let mut pile = Pile::from(std::array::from_fn::<_, CARDS, _>(Card::new));
    rng.shuffle(&mut pile);
    pile
}

impl RatATatCat {
    /// Deals a round from the pile.
    pub(crate) fn deal_round(&mut self, dealer: Seat, rng: &mut Rng, sink: &mut impl Sink<Event>) {
        let lines = self.deal_lines(dealer);
        let (turned_up, put_back) = self.turn_one_up(rng);
        let event = Event::Dealt {
            round: self.table.round.saturating_add(1),
            dealer,
            face_up: self.table.rules.young,
            lines,
            put_back,
            turned_up,
            pile: self.pile.len(),
        };
        self.happen(event, sink);
    }

    /// RC-S2: four cards each, one at a time, beginning left of the dealer.
    fn deal_lines(&mut self, dealer: Seat) -> BySeat<Line<Card>> {
        let mut lines = BySeat::new(self.table.seats(), |_| Line::new());
        for _ in Slot::all() {
            for seat in self.table.clockwise_after(dealer).filter(|&seat| !self.table.is_out(seat)) {
                lines[seat].push(self.pile.pop().expect("six lines need 24 of 54 cards"));
            }
        }
        lines
    }

    /// RC-S3: the first number that comes, and the power cards that came before it, which are put back.
    fn turn_one_up(&mut self, rng: &mut Rng) -> (Card, ArrayVec<[Card; 9]>) {
        let mut put_back = ArrayVec::new();
        loop {
            let card = self.pile.pop().expect("the deal leaves cards over");
            if self.table.power_of(card).is_none() {
                return (card, put_back);
            }
            if !put_back.contains(&card) {
                put_back.push(card);
            }
            self.pile.push(card);
            rng.shuffle(&mut self.pile);
        }
    }

    /// From the last turn of one round to the first of the next, or to the end of the game.
    pub(crate) fn finish_round(&mut self, sink: &mut impl Sink<Event>) {
        self.happen(Event::Shown { lines: self.table.line_cards() }, sink);
        self.exchange_powers(sink);

        let points = self.table.points();
        let totals = self.table.scores.totals_with(points);
        let out = BySeat::new(totals.seats(), |seat| self.table.rules.is_out(totals[seat]));
        self.happen(Event::RoundEnded { round: self.table.round, points, totals, out }, sink);

        if let Some(outcome) = self.table.outcome() {
            self.happen(Event::Ended(outcome), sink);
        } else {
            let mut rng = self.chance.ask();
            self.pile = shuffled(&mut rng);
            self.deal_round(self.table.next_dealer(), &mut rng, sink);
        }
    }

    /// RC-K2: from the dealer's left, each line from left to right, until only numbers lie there. The cards outside the lines
    /// hold at least 21 numbers, so one always comes.
    fn exchange_powers(&mut self, sink: &mut impl Sink<Event>) {
        for seat in self.table.clockwise_after(self.table.dealer) {
            for index in 0..self.table.lines[seat].len() {
                loop {
                    let discarded = self.table.lines[seat][index].card;
                    if self.table.power_of(discarded).is_none() {
                        break;
                    }
                    let card = self.draw_card(sink);
                    self.happen(Event::Exchanged { seat, slot: Slot::new(index), card, discarded }, sink);
                }
            }
        }
    }
}

impl Table<Card> {
    /// RC-K3: the sum of the four cards.
    fn points(&self) -> Points {
        let number = |card| self.deck[card].number().expect("RC-K2 leaves only numbers");
        BySeat::new(self.seats(), |seat| {
            self.plays(seat).then(|| self.lines[seat].iter().map(|place| number(place.card)).sum())
        })
    }

    /// RC-K4: the deal passes to the next player still in the game.
    fn next_dealer(&self) -> Seat {
        self.clockwise_after(self.dealer).find(|&seat| !self.is_out(seat)).expect("a game that goes on has players")
    }

    /// How the game ended, if it did.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        match self.rules.ending {
            Ending::Rounds(rounds) => (self.round >= rounds).then(|| self.lowest_of(|_| true)),
            Ending::TimeUp => self.last_round.then(|| self.lowest_of(|_| true)),
            Ending::Points(_) => self.last_one_left(),
        }
    }

    /// RC-E3: one player is left, or none of those who played this round.
    fn last_one_left(&self) -> Option<Outcome> {
        match Seat::all(self.seats()).filter(|&seat| !self.is_out(seat)).count() {
            0 => Some(self.lowest_of(|seat| self.plays(seat))),
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
