//! The round in progress, with its cards as somebody knows them.

use ratskeller_core::{BySeat, Seat, SmallId};
use tinyvec::ArrayVec;

use crate::card::Card;
use crate::card_knowledge::CardKnowledge;
use crate::deck::CARDS;
use crate::epochs::Epochs;
use crate::event::{Happening, sees_dealt};
use crate::line::{Line, LineCard, Slot, map_lines};
use crate::viewers::Viewers;

/// Cards on top of each other, the top one last.
pub(crate) type Pile = ArrayVec<[Card; CARDS]>;

/// What is to be decided next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase<C> {
    /// Take or draw.
    Turn,
    /// What to do with the card in hand.
    Drawn(C),
    /// Knock or pass.
    Knock,
    /// Nothing: the round is over, and with it the game unless another round is dealt at once.
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Round<C: CardKnowledge> {
    /// Counted from 1.
    pub number: u32,
    pub dealer: Seat,
    /// RC-S3: the card that began the discard pile, wherever it is by now.
    pub turned_up: Card,
    pub phase: Phase<C>,
    pub turn: Seat,
    pub knocked: Option<Seat>,
    /// RC-W3: how many cards of the sequence may still be drawn.
    pub draws_left: u8,
    pub lines: BySeat<Line<LineCard<C>>>,
    pub discard: Pile,
    pub epochs: Epochs,
}

impl<C: CardKnowledge> Round<C> {
    /// Before the first deal.
    pub(crate) fn new(seats: usize) -> Self {
        Self {
            number: 0,
            dealer: Seat::default(),
            turned_up: Card::default(),
            phase: Phase::Over,
            turn: Seat::default(),
            knocked: None,
            draws_left: 0,
            lines: BySeat::new(seats, |_| Line::new()),
            discard: Pile::new(),
            epochs: Epochs::new([].into_iter()),
        }
    }

    pub(crate) fn seats(&self) -> usize {
        self.lines.seats()
    }

    /// Whether this seat has cards in this round.
    pub(crate) fn plays(&self, seat: Seat) -> bool {
        !self.lines[seat].is_empty()
    }

    pub(crate) fn place(&self, seat: Seat, slot: Slot) -> &LineCard<C> {
        &self.lines[seat][slot.index()]
    }

    /// How many cards are in the pile: all that are nowhere else.
    pub(crate) fn pile_len(&self) -> usize {
        let lines: usize = self.lines.values().iter().map(ArrayVec::len).sum();
        CARDS - lines - self.discard.len() - usize::from(matches!(self.phase, Phase::Drawn(_)))
    }

    /// The seats clockwise, from the one left of `seat` to itself.
    pub(crate) fn clockwise_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<C> {
        let seats = self.seats();
        std::iter::successors(Some(seat.left(seats)), move |seat| Some(seat.left(seats))).take(seats)
    }

    /// RC-T1: the next player clockwise who plays in this round.
    fn left_of(&self, seat: Seat) -> Seat {
        self.clockwise_after(seat).find(|&seat| self.plays(seat)).unwrap_or(seat)
    }

    /// Does what has happened. Whoever acts no longer looks at the cards looked at before.
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "each action knows its event, and then only one arm is left: a fifth faster"
    )]
    pub(crate) fn follow(&mut self, event: &Happening<C>) {
        if let Some(seat) = event.actor() {
            self.lines[seat].iter_mut().for_each(|place| place.looked_at = false);
        }
        match *event {
            Happening::Dealt { round, dealer, face_up, lines, put_back, turned_up, pile: _ } => {
                self.lay_out(dealer, face_up, &lines, turned_up);
                self.number = round;
                self.epochs = Epochs::new(put_back.iter().map(|card| card.in_the_open()));
            }
            Happening::Took { seat, slot, card, discarded } => {
                self.discard.pop();
                self.lay(seat, slot, card, Viewers::EVERYBODY, discarded);
                self.finish_turn();
            }
            Happening::Drew { seat: _, card } => {
                self.phase = Phase::Drawn(card);
                self.draws_left = self.draws_left.saturating_sub(1);
            }
            Happening::Reshuffled { count: _ } => {
                self.epochs.shuffle_in(self.discard.iter().copied());
                self.discard.clear();
            }
            Happening::Replaced { seat, slot, card, discarded, face_up } => {
                self.lay(seat, slot, card, Viewers::of_card(face_up, seat), discarded);
                self.finish_turn();
            }
            Happening::Discarded { seat: _, card } => {
                self.discard.push(card.in_the_open());
                self.draw_again_or_finish_turn();
            }
            Happening::Peeked { seat, power, slot, card } => {
                self.discard.push(power.in_the_open());
                self.peek(seat, slot, card);
                self.finish_turn();
            }
            Happening::Swapped { seat, power, own, with, slot } => {
                self.discard.push(power.in_the_open());
                self.swap((seat, own), (with, slot));
                self.finish_turn();
            }
            Happening::DrawTwo { seat: _, power } => {
                self.discard.push(power.in_the_open());
                self.draws_left = 2;
                self.draw_again_or_finish_turn();
            }
            Happening::Knocked { seat } => {
                self.knocked = Some(seat);
                self.pass_turn();
            }
            Happening::Passed { seat: _ } => self.pass_turn(),
            Happening::Shown { lines } => self.turn_up(&lines),
            Happening::Exchanged { seat, slot, card, discarded } => {
                self.lay(seat, slot, card, Viewers::EVERYBODY, discarded);
            }
            Happening::TimeUp | Happening::RoundEnded { .. } | Happening::Ended(_) => {}
        }
    }

    fn lay_out(&mut self, dealer: Seat, face_up: bool, lines: &BySeat<Line<C>>, turned_up: C) {
        self.lines = map_lines(lines, |owner, slot, card| LineCard {
            card,
            known_to: sees_dealt(owner, slot, face_up),
            origin: Epochs::DEAL,
            looked_at: slot.is_outer() && !face_up,
        });
        self.discard.clear();
        self.turned_up = turned_up.in_the_open();
        self.discard.push(self.turned_up);
        self.dealer = dealer;
        self.turn = self.left_of(dealer);
        self.phase = Phase::Turn;
        self.knocked = None;
    }

    /// A card comes into a line, and the one it replaces goes on the discard pile.
    fn lay(&mut self, seat: Seat, slot: Slot, card: C, known_to: Viewers, discarded: C) {
        self.lines[seat][slot.index()] = LineCard { card, known_to, origin: self.epochs.now(), looked_at: false };
        self.discard.push(discarded.in_the_open());
    }

    fn peek(&mut self, seat: Seat, slot: Slot, card: C) {
        let place = &mut self.lines[seat][slot.index()];
        place.card.learn(card);
        place.known_to.insert(seat);
        place.looked_at = true;
    }

    /// RC-W2: two cards change places, with all that is known of them; nobody looks at them any more.
    fn swap(&mut self, one: (Seat, Slot), other: (Seat, Slot)) {
        let lift = |(seat, slot)| LineCard { looked_at: false, ..*self.place(seat, slot) };
        let (first, second) = (lift(one), lift(other));
        self.lines[one.0][one.1.index()] = second;
        self.lines[other.0][other.1.index()] = first;
    }

    /// RC-W3: the rest of the sequence is drawn without asking.
    fn draw_again_or_finish_turn(&mut self) {
        if self.draws_left > 0 {
            self.phase = Phase::Turn;
        } else {
            self.finish_turn();
        }
    }

    /// RC-K1: whoever has finished a turn may knock, unless somebody has.
    fn finish_turn(&mut self) {
        self.draws_left = 0;
        if self.knocked.is_some() {
            self.pass_turn();
        } else {
            self.phase = Phase::Knock;
        }
    }

    /// RC-K1: after a knock the round is over when the turn would come back to whoever knocked.
    fn pass_turn(&mut self) {
        let next = self.left_of(self.turn);
        if self.knocked == Some(next) {
            self.phase = Phase::Over;
        } else {
            self.turn = next;
            self.phase = Phase::Turn;
        }
    }

    /// RC-K2: all cards are turned up.
    fn turn_up(&mut self, lines: &BySeat<Line<C>>) {
        for seat in Seat::all(self.seats()) {
            for (place, &card) in self.lines[seat].iter_mut().zip(&lines[seat]) {
                *place = LineCard { card, known_to: Viewers::EVERYBODY, origin: place.origin, looked_at: false };
            }
        }
    }

    /// The same round with its cards as somebody else knows them: those of the lines, and the one in hand.
    pub(crate) fn map<D: CardKnowledge>(
        &self,
        mut line_card: impl FnMut(LineCard<C>) -> D,
        card_in_hand: impl FnOnce(C) -> D,
    ) -> Round<D> {
        let Self { number, dealer, turned_up, phase, turn, knocked, draws_left, lines, discard, epochs } = *self;
        let lines = map_lines(&lines, |_, _, place| {
            let LineCard { card: _, known_to, origin, looked_at } = place;
            LineCard { card: line_card(place), known_to, origin, looked_at }
        });
        let phase = match phase {
            Phase::Turn => Phase::Turn,
            Phase::Drawn(card) => Phase::Drawn(card_in_hand(card)),
            Phase::Knock => Phase::Knock,
            Phase::Over => Phase::Over,
        };
        Round { number, dealer, turned_up, phase, turn, knocked, draws_left, lines, discard, epochs }
    }
}
