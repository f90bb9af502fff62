//! How a round begins.

use ratskeller_core::{BySeat, MAX_SEATS, Rng, Seat, Sink, SmallId};
use tinyvec::ArrayVec;

use crate::card::Card;
use crate::deck::CARDS;
use crate::event::Event;
use crate::game::RatATatCat;
use crate::line::{Line, Slot};
use crate::round::Pile;

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
            round: self.public.round.number + 1,
            dealer,
            face_up: self.public.rules.young,
            lines,
            put_back,
            turned_up,
            pile: self.pile.len(),
        };
        self.happen(event, sink);
    }

    /// RC-S2: four cards each, one at a time, beginning left of the dealer.
    fn deal_lines(&mut self, dealer: Seat) -> BySeat<Line<Card>> {
        let mut lines = BySeat::new(self.public.seats(), |_| Line::new());
        let is_in = |seat: &Seat| !self.public.is_out(*seat);
        let players: ArrayVec<[Seat; MAX_SEATS]> = self.public.round.clockwise_after(dealer).filter(is_in).collect();
        for _ in Slot::all() {
            for &seat in &players {
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
            if self.public.power_of(card).is_none() {
                return (card, put_back);
            }
            if !put_back.contains(&card) {
                put_back.push(card);
            }
            self.pile.push(card);
            rng.shuffle(&mut self.pile);
        }
    }
}
