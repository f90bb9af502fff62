//! A game of Piratz.

use ratskeller_core::{Canvas, Chance, Fault, Game, Memory, Outcome, Refusal, Rng, Seat, Seed, Sink, Spec, Viewer};

use crate::action::Action;
use crate::action_space::ActionSpace;
use crate::card::{Card, Cards};
use crate::deal::{Deal, Setup};
use crate::deck::{Deck, RawDeck};
use crate::draw::draw;
use crate::effect::Effect;
use crate::event::{Event, Seen};
use crate::info::Info;
use crate::kind::Kind;
use crate::options::Options;
use crate::public_state::{PLAYERS, Phase, PublicState};
use crate::refusal;
use crate::scoring::Score;
use crate::view::{Disclosure, Stack, View};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piratz {
    public: PublicState,
    /// The next card last.
    pile: Cards,
    chance: Chance,
}

impl Piratz {
    /// What everybody knows of the game: all but the pile.
    pub fn public(&self) -> &PublicState {
        &self.public
    }

    /// PZ-E2: only as long as there is a card.
    fn can_reveal(&self) -> bool {
        !self.pile.is_empty()
    }

    fn pile_next_first(&self) -> Vec<Card> {
        self.pile.iter().rev().copied().collect()
    }

    /// PZ-T1: exactly one card.
    fn reveal_card(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.public.turn;
        let card = self.pile.pop().expect("a card is revealed only if there is one");
        self.public.reveal(card);
        sink.emit(|| Event::Revealed { seat, card });
        // PZ-E1: at once, even before an alarm is settled; but a second time there is no new pile (PZ-E2).
        if self.pile.is_empty() && !self.public.last_round {
            self.pile = self.public.run_out();
            self.chance.ask().shuffle(&mut self.pile);
            sink.emit(|| Event::PileRanOut { new_pile: self.pile_next_first() });
        }
        if self.public.phase == Phase::Alarm {
            sink.emit(|| Event::Alarm { seat, rats: self.public.open_rats().collect() });
        }
    }

    /// PZ-X4: where no card is open there is nothing to choose. (After an alarm there always is: the other rat.)
    fn lay_shovel_if_none_open(&mut self, sink: &mut impl Sink<Event>) {
        if self.public.open.is_empty() {
            let seat = self.public.turn;
            self.public.lay_shovel(None);
            sink.emit(|| Event::ShovelLaid { seat });
            self.end_if_everybody_left(sink);
        }
    }

    fn end_if_everybody_left(&mut self, sink: &mut impl Sink<Event>) {
        if !self.public.everybody_left() {
            return;
        }
        if self.public.last_round {
            self.public.end();
            let score = Score::of(&self.public);
            for kind in Kind::ALL {
                let (treasures, awards) = (score.treasures(kind), score.awards(kind));
                sink.emit(|| Event::Scored { kind, treasures, awards: awards.to_vec() });
            }
            sink.emit(|| Event::Ended(score.outcome()));
        } else {
            let before = self.public.discard.len();
            self.public.end_round();
            let PublicState { discard, turn, .. } = &self.public;
            sink.emit(|| Event::RoundEnded { discarded: discard[before..].to_vec(), next: *turn });
        }
    }
}

impl Game for Piratz {
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
        name: "piratz",
        title: "Piratz",
        min_seats: *PLAYERS.start(),
        max_seats: *PLAYERS.end(),
        fewest_points_win: false,
        hides_from_seats: false,
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
        let mut public = PublicState::new(deck, options, seats)?;
        let mut chance = Chance::new(seed);
        let Deal { first, blocks, pile } = Deal::new(deck, options, seats, setup, &mut chance)?;
        public.deal(first, blocks);
        let game = Self { public, pile, chance };
        sink.emit(|| Event::Dealt { first, blocks, pile: game.pile_next_first() });
        Ok(game)
    }

    fn seats(&self) -> usize {
        self.public.seats()
    }

    fn to_move(&self) -> Option<Seat> {
        (self.public.phase != Phase::Over).then_some(self.public.turn)
    }

    fn legal_count(&self) -> usize {
        match self.public.phase {
            Phase::Turn => usize::from(self.can_reveal()) + Kind::COUNT,
            Phase::AfterReveal => 1 + Kind::COUNT,
            Phase::Alarm => self.public.open_rats().count() + 1,
            Phase::Bury => self.public.open.len(),
            Phase::Over => 0,
        }
    }

    /// In the order of the canon: reveal or stay, then leave with each kind; open rats, then decline; open cards.
    fn legal_nth(&self, n: usize) -> Action {
        debug_assert!(n < self.legal_count());
        let leave = |place: usize| Action::Leave { kind: Kind::ALL[place] };
        match (self.public.phase, n) {
            (Phase::Turn, n) if !self.can_reveal() => leave(n),
            (Phase::Turn, 0) => Action::Reveal,
            (Phase::AfterReveal, 0) => Action::Stay,
            (Phase::Turn | Phase::AfterReveal, n) => leave(n - 1),
            (Phase::Alarm, n) => match self.public.open_rats().nth(n) {
                Some(card) => Action::KeepRat { card },
                None => Action::DeclineRat,
            },
            (Phase::Bury, n) => Action::Bury { card: self.public.open[n] },
            (Phase::Over, _) => unreachable!("nothing is legal when the game is over"),
        }
    }

    fn action_space(&self) -> ActionSpace {
        ActionSpace
    }

    fn legal_mask(&self, mask: &mut [bool]) {
        self.public.legal_mask(self.can_reveal(), mask);
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        let only_if = |allowed: bool, refusal: Refusal| if allowed { Ok(()) } else { Err(refusal) };
        let public = &self.public;
        match (public.phase, action) {
            // PZ-T2: one may leave before revealing a card as well as after it.
            (Phase::Turn | Phase::AfterReveal, Action::Leave { .. })
            | (Phase::AfterReveal, Action::Stay)
            | (Phase::Alarm, Action::DeclineRat) => Ok(()),
            (Phase::Turn, Action::Reveal) => only_if(self.can_reveal(), refusal::EMPTY_PILE),
            (Phase::Turn, Action::Stay) => Err(refusal::NOTHING_REVEALED),
            (Phase::AfterReveal, Action::Reveal) => Err(refusal::ONE_CARD),
            (Phase::Turn | Phase::AfterReveal, Action::KeepRat { .. } | Action::DeclineRat) => Err(refusal::NO_ALARM),
            (Phase::Turn | Phase::AfterReveal, Action::Bury { .. }) => Err(refusal::NOT_LEAVING),
            // PZ-X5: a buried card is neither kept nor buried again.
            (Phase::Alarm, Action::KeepRat { card }) | (Phase::Bury, Action::Bury { card })
                if public.is_buried(card) =>
            {
                Err(refusal::UNDER_A_SHOVEL)
            }
            (Phase::Alarm, Action::KeepRat { card }) => {
                only_if(public.open_rats().any(|rat| rat == card), refusal::NO_OPEN_RAT)
            }
            (Phase::Alarm, _) => Err(refusal::ALARM),
            (Phase::Bury, Action::Bury { card }) => only_if(public.open.contains(&card), refusal::NOT_OPEN),
            (Phase::Bury, _) => Err(refusal::BURY_FIRST),
            (Phase::Over, _) => Err(refusal::OVER),
        }
    }

    fn apply(&mut self, action: Action, sink: &mut impl Sink<Event>) {
        debug_assert_eq!(self.check(action), Ok(()));
        let seat = self.public.turn;
        match action {
            Action::Reveal => self.reveal_card(sink),
            Action::Stay => {
                self.public.stay();
                sink.emit(|| Event::Stayed { seat });
            }
            Action::Leave { kind } => {
                let before = self.public.take_kind(kind);
                sink.emit(|| Event::Left { seat, kind, cards: self.public.taken.all()[before..].to_vec() });
                self.lay_shovel_if_none_open(sink);
            }
            Action::KeepRat { card } => {
                self.public.take_rat(card);
                sink.emit(|| Event::KeptRat { seat, card });
            }
            Action::DeclineRat => {
                self.public.decline_rat();
                sink.emit(|| Event::DeclinedRat { seat });
            }
            Action::Bury { card } => {
                self.public.lay_shovel(Some(card));
                sink.emit(|| Event::Buried { seat, card });
                self.end_if_everybody_left(sink);
            }
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.public.phase == Phase::Over).then(|| Score::of(&self.public).outcome())
    }

    fn info(&self, _: Viewer) -> Info {
        let Self { public, pile, chance: _ } = self;
        Info { public: *public, pile: pile.iter().copied().collect() }
    }

    fn effect(info: &Info, action: Action) -> Option<Effect> {
        Effect::of(&info.public, action)
    }

    fn determinize(info: &Info, rng: &mut Rng) -> Self {
        let mut pile: Cards = info.pile.iter().collect();
        rng.shuffle(&mut pile);
        Self { public: info.public, pile, chance: Chance::new(rng.seed()) }
    }

    fn reveal(&self) -> View {
        let Self { public, pile: _, chance: _ } = self;
        View::new(public, Stack::Cards(self.pile_next_first()), Disclosure::Cards)
    }

    /// Only the order of a pile is hidden.
    fn seen(event: &Event, _: Viewer) -> Seen {
        event.clone().retold(|pile| pile.len(), Some)
    }

    fn recall(&self, seen: &Seen, _: Viewer) -> Seen {
        match self.public.memory {
            Memory::Aided => seen.clone(),
            Memory::Strict => {
                let face_up = self.public.face_up();
                seen.clone().retold(|size| size, |card| card.filter(|&card| face_up.contains(card)))
            }
        }
    }

    fn draw(view: &View, deck: &Deck) -> Canvas {
        draw(view, deck)
    }
}
