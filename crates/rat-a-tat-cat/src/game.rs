//! A game in progress: the table, and what nobody sees of it.

use ratskeller_core::{
    Canvas, Chance, Chosen, Fault, Game, Knowledge, Memory, Message, Outcome, Problem, Refusal, Rng, Seat, Seed, Sink,
    SmallId, Spec, TimedAction, Viewer,
};

use crate::action::Action;
use crate::action_space::ActionSpace;
use crate::card::Card;
use crate::deal::shuffled;
use crate::deck::{Deck, RawDeck};
use crate::draw;
use crate::effect::Effect;
use crate::event::{Event, Seen};
use crate::info::Info;
use crate::line::Slot;
use crate::options::Options;
use crate::public_state::PublicState;
use crate::refusal;
use crate::round::{Phase, Pile};
use crate::rules::{Ending, Rules};
use crate::sample::sample;
use crate::setup::Setup;
use crate::telling;
use crate::view::{PileView, View};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatATatCat {
    pub(crate) public: PublicState<Card>,
    /// The next card last.
    pub(crate) pile: Pile,
    pub(crate) chance: Chance,
}

impl RatATatCat {
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "see `Round::follow`")]
    pub(crate) fn happen(&mut self, event: Event, sink: &mut impl Sink<Event>) {
        self.public.follow(&event);
        sink.emit(|| event);
    }

    /// The top card of the pile. RC-T4: if there is none, the discard pile is shuffled first.
    pub(crate) fn draw_card(&mut self, sink: &mut impl Sink<Event>) -> Card {
        if self.pile.is_empty() {
            self.pile = self.public.round.discard;
            self.chance.ask().shuffle(&mut self.pile);
            self.happen(Event::Reshuffled { count: self.pile.len() }, sink);
        }
        self.pile.pop().expect("lines and hands never hold all cards")
    }

    /// RC-T3: a card comes into hand.
    fn draw_into_hand(&mut self, sink: &mut impl Sink<Event>) {
        let card = self.draw_card(sink);
        self.happen(Event::Drew { seat: self.public.round.turn, card }, sink);
    }

    fn line_card(&self, slot: Slot) -> Card {
        self.public.round.place(self.public.round.turn, slot).card
    }

    fn card_in_hand(&self) -> Card {
        match self.public.round.phase {
            Phase::Drawn(card) => card,
            Phase::Turn | Phase::Knock | Phase::Over => unreachable!("only asked of somebody who has drawn"),
        }
    }

    fn top_discard(&self) -> Card {
        *self.public.round.discard.last().expect("whoever takes a discard has seen it")
    }
}

impl Game for RatATatCat {
    type Deck = Deck;
    type RawDeck = RawDeck;
    type Options = Options;
    type Setup = Setup;
    type Action = Action;
    type ActionSpace = ActionSpace;
    type Event = Event;
    type Seen = Seen;
    type Effect = Effect;
    type View = View;
    type Info = Info;

    const SPEC: Spec = Spec {
        name: "rat-a-tat-cat",
        title: "Rat-a-Tat Cat",
        min_seats: 2,
        max_seats: 6,
        fewest_points_win: true,
        hides_from_seats: true,
        rules_version: 1,
    };
    const REFUSALS: &'static [Refusal] = refusal::ALL;

    fn deal(
        deck: &Deck,
        options: &Options,
        seats: usize,
        setup: &Setup,
        seed: Seed,
        sink: &mut impl Sink<Event>,
    ) -> Result<Self, Fault> {
        let rules = rules_for(options, seats)?;
        setup.check(seats)?;
        let mut chance = Chance::new(seed);
        let mut rng = chance.ask();
        let dealer = setup.dealer.unwrap_or_else(|| match options.dealer {
            Chosen::Seat(seat) => seat,
            Chosen::Random => Seat::new(rng.below(seats as u32) as usize),
        });
        let pile = match &setup.pile {
            Some(cards) => cards.iter().rev().copied().collect(),
            None => shuffled(&mut rng),
        };
        let mut game = Self { public: PublicState::new(*deck, rules, seats), pile, chance };
        game.deal_round(dealer, &mut rng, sink);
        Ok(game)
    }

    fn seats(&self) -> usize {
        self.public.seats()
    }

    fn to_move(&self) -> Option<Seat> {
        (self.public.round.phase != Phase::Over).then_some(self.public.round.turn)
    }

    fn legal_count(&self) -> usize {
        self.public.legal_count()
    }

    fn legal_nth(&self, n: usize) -> Action {
        self.public.legal_nth(n)
    }

    fn action_space(&self) -> ActionSpace {
        self.public.action_space()
    }

    fn legal_mask(&self, mask: &mut [bool]) {
        self.public.legal_mask(mask);
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        self.public.check(action)
    }

    fn apply(&mut self, action: Action, sink: &mut impl Sink<Event>) {
        debug_assert_eq!(self.check(action), Ok(()), "{action:?}");
        let seat = self.public.round.turn;
        match action {
            Action::Take { slot } => {
                let (card, discarded) = (self.top_discard(), self.line_card(slot));
                self.happen(Event::Took { seat, slot, card, discarded }, sink);
            }
            Action::Draw => self.draw_into_hand(sink),
            Action::Replace { slot } => {
                let (card, discarded) = (self.card_in_hand(), self.line_card(slot));
                let face_up = self.public.lies_face_up(slot);
                self.happen(Event::Replaced { seat, slot, card, discarded, face_up }, sink);
            }
            Action::Discard => {
                self.happen(Event::Discarded { seat, card: self.card_in_hand() }, sink);
                if self.public.round.draws_left > 0 {
                    self.draw_into_hand(sink);
                }
            }
            Action::Peek { slot } => {
                let (power, card) = (self.card_in_hand(), self.line_card(slot));
                self.happen(Event::Peeked { seat, power, slot, card }, sink);
            }
            Action::Swap { own, seat: with, slot } => {
                self.happen(Event::Swapped { seat, power: self.card_in_hand(), own, with, slot }, sink);
            }
            Action::DrawTwo => {
                self.happen(Event::DrawTwo { seat, power: self.card_in_hand() }, sink);
                self.draw_into_hand(sink);
            }
            Action::Knock => self.happen(Event::Knocked { seat }, sink),
            Action::Pass => self.happen(Event::Passed { seat }, sink),
            Action::TimeUp => self.happen(Event::TimeUp, sink),
        }
        if self.public.round.phase == Phase::Over {
            self.finish_round(sink);
        }
    }

    /// RC-E2
    fn refused_to_seats(action: Action) -> Option<Refusal> {
        (action == Action::TimeUp).then_some(refusal::THE_TABLES_OWN)
    }

    /// RC-E2
    fn timed_action(&self) -> Option<TimedAction<Action>> {
        match self.public.rules.ending {
            Ending::Minutes(after_minutes) if !self.public.time_is_up => {
                Some(TimedAction { action: Action::TimeUp, after_minutes })
            }
            Ending::Minutes(_) | Ending::Rounds(_) | Ending::Points(_) => None,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.public.outcome()
    }

    fn info(&self, viewer: Viewer) -> Info {
        Info { viewer, public: self.public.known_to(viewer) }
    }

    fn effect(_: &Info, _: Action) -> Option<Effect> {
        None
    }

    fn determinize(info: &Info, rng: &mut Rng) -> Self {
        sample(info, rng)
    }

    fn reveal(&self) -> View {
        View::new(&self.public.in_full(), PileView::Cards(self.pile.iter().rev().copied().collect()), None)
    }

    fn seen(event: &Event, viewer: Viewer) -> Seen {
        event.map(|card, viewers| viewers.contain(viewer).then_some(card))
    }

    fn recall(&self, seen: &Seen, viewer: Viewer) -> Seen {
        match self.public.rules.memory {
            Memory::Aided => *seen,
            Memory::Strict => self.info(viewer).view().recall(seen),
        }
    }

    fn draw(view: &View, deck: &Deck) -> Canvas {
        draw::draw(view, deck)
    }

    fn told(action: Action, _: &Deck) -> Option<Message> {
        telling::with_slots(action)
    }
}

/// The rules, if so many can play by them.
pub(crate) fn rules_for(options: &Options, seats: usize) -> Result<Rules, Fault> {
    let Spec { min_seats: min, max_seats: max, .. } = RatATatCat::SPEC;
    if !(min..=max).contains(&seats) {
        return Err(Fault::new(Problem::Players { given: seats, min, max }).at("players"));
    }
    Rules::new(options, seats)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_a_small_value() {
        assert!(size_of::<RatATatCat>() <= 512, "{}", size_of::<RatATatCat>());
    }
}
