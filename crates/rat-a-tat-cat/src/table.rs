//! The table with everything that is public on it, and with its cards as somebody knows them.
//!
//! `Table<Card>` is the truth (without the order of the pile), `Table<Option<Card>>` is what a viewer could know. Both follow
//! the same happenings by the same code.

use ratskeller_core::{BySeat, Seat, SmallId, Viewer};
use tinyvec::ArrayVec;

use crate::card::Card;
use crate::deck::{CARDS, Deck};
use crate::epochs::Epochs;
use crate::event::{Happening, map_lines, sees_dealt};
use crate::line::{Line, Place, Slot};
use crate::rules::Rules;
use crate::scores::Scores;
use crate::sight::Sight;
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

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Table<C: Sight> {
    pub deck: Deck,
    pub rules: Rules,
    pub phase: Phase<C>,
    pub turn: Seat,
    pub round: u32,
    pub dealer: Seat,
    pub knocked: Option<Seat>,
    /// RC-W3: how many cards of the sequence may still be drawn.
    pub draws_left: u8,
    /// RC-E2: whether time is up.
    pub last_round: bool,
    pub lines: BySeat<Line<Place<C>>>,
    pub discard: Pile,
    pub epochs: Epochs,
    /// The lines as turned up at the end of the last finished round.
    pub shown: Option<BySeat<Line<Card>>>,
    pub scores: Scores,
}

impl<C: Sight> Table<C> {
    /// Before the first deal.
    pub(crate) fn new(deck: Deck, rules: Rules, seats: usize) -> Self {
        Self {
            deck,
            rules,
            phase: Phase::Over,
            turn: Seat::default(),
            round: 0,
            dealer: Seat::default(),
            knocked: None,
            draws_left: 0,
            last_round: false,
            lines: BySeat::new(seats, |_| Line::new()),
            discard: Pile::new(),
            epochs: Epochs::new([].into_iter()),
            shown: None,
            scores: Scores::new(seats),
        }
    }

    pub(crate) fn seats(&self) -> usize {
        self.lines.seats()
    }

    /// Whether this seat has cards in this round.
    pub(crate) fn plays(&self, seat: Seat) -> bool {
        !self.lines[seat].is_empty()
    }

    /// RC-E3
    pub(crate) fn is_out(&self, seat: Seat) -> bool {
        self.rules.is_out(self.scores.totals()[seat])
    }

    /// RC-Y1, RC-Y3: whether cards in this slot lie face up.
    pub(crate) fn lies_face_up(&self, slot: Slot) -> bool {
        self.rules.young && slot.is_outer()
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

    /// Does what has happened.
    #[inline]
    pub(crate) fn follow(&mut self, event: &Happening<C>) {
        if let Some(seat) = event.actor() {
            self.lines[seat].iter_mut().for_each(|place| place.looked_at = false);
        }
        match *event {
            Happening::Dealt { round, dealer, face_up, lines, put_back, turned_up, pile: _ } => {
                self.lay_out(dealer, face_up, &lines, turned_up);
                self.round = round;
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
            Happening::TimeUp => self.last_round = true,
            Happening::Shown { lines } => self.turn_up(&lines),
            Happening::Exchanged { seat, slot, card, discarded } => {
                self.lay(seat, slot, card, Viewers::EVERYBODY, discarded);
            }
            Happening::RoundEnded { points, .. } => self.scores.add(points),
            Happening::Ended(_) => {}
        }
    }

    fn lay_out(&mut self, dealer: Seat, face_up: bool, lines: &BySeat<Line<C>>, turned_up: C) {
        self.lines = map_lines(lines, |owner, slot, card| Place {
            card,
            known_to: sees_dealt(owner, slot, face_up),
            origin: Epochs::DEAL,
            looked_at: slot.is_outer() && !face_up,
        });
        self.discard.clear();
        self.discard.push(turned_up.in_the_open());
        self.dealer = dealer;
        self.turn = self.left_of(dealer);
        self.phase = Phase::Turn;
        self.knocked = None;
    }

    /// A card comes into a line, and the one it replaces goes on the discard pile.
    fn lay(&mut self, seat: Seat, slot: Slot, card: C, known_to: Viewers, discarded: C) {
        self.lines[seat][slot.index()] = Place { card, known_to, origin: self.epochs.now(), looked_at: false };
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
        let lift = |(seat, slot): (Seat, Slot)| Place { looked_at: false, ..self.lines[seat][slot.index()] };
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
        self.shown = Some(map_lines(lines, |_, _, card| card.in_the_open()));
        self.lines = map_lines(&self.lines, |seat, slot, place| Place {
            card: lines[seat][slot.index()],
            known_to: Viewers::EVERYBODY,
            looked_at: false,
            ..place
        });
    }

    /// The same table with its cards as somebody else knows them: those of the lines, and the one in hand.
    pub(crate) fn map<D: Sight>(
        &self,
        mut line_card: impl FnMut(Seat, Slot, Place<C>) -> D,
        card_in_hand: impl FnOnce(C) -> D,
    ) -> Table<D> {
        let Self {
            deck,
            rules,
            phase,
            turn,
            round,
            dealer,
            knocked,
            draws_left,
            last_round,
            lines,
            discard,
            epochs,
            shown,
            scores,
        } = self;
        let lines = map_lines(lines, |seat, slot, place| {
            let Place { card: _, known_to, origin, looked_at } = place;
            Place { card: line_card(seat, slot, place), known_to, origin, looked_at }
        });
        let phase = match *phase {
            Phase::Turn => Phase::Turn,
            Phase::Drawn(card) => Phase::Drawn(card_in_hand(card)),
            Phase::Knock => Phase::Knock,
            Phase::Over => Phase::Over,
        };
        Table {
            deck: *deck,
            rules: *rules,
            phase,
            turn: *turn,
            round: *round,
            dealer: *dealer,
            knocked: *knocked,
            draws_left: *draws_left,
            last_round: *last_round,
            lines,
            discard: *discard,
            epochs: *epochs,
            shown: *shown,
            scores: scores.clone(),
        }
    }
}

impl Table<Card> {
    /// What this viewer could know of the table.
    pub(crate) fn known_to(&self, viewer: Viewer) -> Table<Option<Card>> {
        self.map(
            |_, _, place| place.known_to.contain(viewer).then_some(place.card),
            |card| viewer.is(self.turn).then_some(card),
        )
    }

    /// The whole table.
    pub(crate) fn in_full(&self) -> Table<Option<Card>> {
        self.map(|_, _, place| Some(place.card), Some)
    }

    /// The cards in the lines.
    pub(crate) fn line_cards(&self) -> BySeat<Line<Card>> {
        map_lines(&self.lines, |_, _, place| place.card)
    }
}
