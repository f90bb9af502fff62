//! Turns, and how the game ends.

use ratskeller_core::{
    Canvas, Chance, Fault, Game, IdSet, Message, Outcome, Problem, Refusal, Rng, RuleId, Seat, Seed, Sink, SmallId,
    Spec, Viewer, check_permutation,
};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::action_space::ActionSpace;
use crate::deck::{Deck, GOODS, RawDeck, StripId};
use crate::draw;
use crate::effect::Effect;
use crate::effects;
use crate::event::{Event, Group};
use crate::info::Info;
use crate::options::{Options, Rules};
use crate::placements::Placements;
use crate::public_state::{Hand, Phase, PublicState};
use crate::refusal;
use crate::telling;
use crate::view::View;

/// What chance would otherwise decide: `{"first": seat, "pile": [42 strip ids, the next to be revealed first]}`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pile: Option<Vec<StripId>>,
}

impl Setup {
    fn check(&self) -> Result<(), Fault> {
        if self.first.is_some_and(|first| first.index() > 1) {
            let fault = Fault::new(Problem::NoSuchSeat { last: 1 });
            return Err(fault.rule(RuleId("RH-S4")).at("first").at("setup"));
        }
        if let Some(pile) = &self.pile {
            let checked = check_permutation(pile, IdSet::first(GOODS));
            checked.map_err(|fault| fault.rule(RuleId("RH-S2")).at("pile").at("setup"))?;
        }
        Ok(())
    }
}

/// A game of Rat Hot in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatHot {
    pub(crate) public: PublicState,
    /// The whole pile as it was shuffled, the next strip first.
    pub(crate) pile: [StripId; GOODS],
    pub(crate) revealed: u8,
}

impl RatHot {
    pub(crate) fn pile(&self) -> &[StripId] {
        &self.pile[usize::from(self.revealed)..]
    }

    fn next_turn(&mut self, sink: &mut impl Sink<Event>) {
        let count = self.public.strips_to_reveal(self.pile().len());
        let strips: Hand = self.pile()[..count].iter().copied().collect();
        self.revealed += count as u8;
        self.public.begin_turn(strips);
        sink.emit(|| Event::Revealed { seat: self.public.turn, strips: strips.to_vec() });
    }

    /// Goes on after something was laid or revealed: with the same hand, or the next turn, or to the end.
    fn go_on(&mut self, sink: &mut impl Sink<Event>) {
        loop {
            if !self.public.hand.is_empty() {
                if !self.public.board.places().is_empty() {
                    return;
                }
                // RH-P7: a place does not depend on the strip, so no place for one is no place for any.
                let strips = self.public.hand;
                self.public.set_aside();
                sink.emit(|| Event::SetAside { seat: self.public.turn, strips: strips.to_vec() });
            }
            if self.public.is_overrun() || self.pile().is_empty() {
                return self.end(sink);
            }
            self.next_turn(sink);
        }
    }

    fn end(&mut self, sink: &mut impl Sink<Event>) {
        self.public.phase = Phase::Over;
        // RH-E1: a sudden end has no final scoring.
        if !self.public.is_overrun() {
            let paying = self.public.pay_all();
            sink.emit(|| Event::FinalScoring {
                groups: Group::list(&self.public, &paying),
                scores: self.public.scores,
            });
        }
        if let Some(outcome) = self.public.outcome() {
            sink.emit(|| Event::Ended(outcome));
        }
    }
}

impl Game for RatHot {
    type Deck = Deck;
    type RawDeck = RawDeck;
    type Options = Options;
    type Setup = Setup;
    type Action = Action;
    type ActionSpace = ActionSpace;
    type Event = Event;
    type Seen = Event;
    type Effect = Effect;
    type View = View;
    type Info = Info;

    const SPEC: Spec = Spec {
        name: "rat-hot",
        title: "Rat Hot",
        min_seats: 2,
        max_seats: 2,
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
        let rules = Rules::new(options, seats)?;
        setup.check()?;
        let mut chance = Chance::new(seed);
        // RH-S2
        let mut pile = std::array::from_fn(StripId::new);
        chance.ask().shuffle(&mut pile);
        if let Some(fixed) = &setup.pile {
            pile.copy_from_slice(fixed);
        }
        // RH-S4
        let first = setup.first.unwrap_or_else(|| options.first.resolve(seats, || chance.ask()));
        let mut game = Self { public: PublicState::new(deck.print, rules, first), pile, revealed: 0 };
        sink.emit(|| Event::Dealt { first, colours: rules.colours, pile: Some(pile.to_vec()) });
        game.next_turn(sink);
        Ok(game)
    }

    fn seats(&self) -> usize {
        2
    }

    fn to_move(&self) -> Option<Seat> {
        (self.public.phase == Phase::Lay).then_some(self.public.turn)
    }

    fn legal_count(&self) -> usize {
        if self.public.phase == Phase::Over {
            return 0;
        }
        let places = self.public.board.places();
        self.public.hand.iter().map(|&strip| places.count() * self.public.facings(strip).len() / 2).sum()
    }

    fn legal_nth(&self, mut n: usize) -> Action {
        let places = self.public.board.places();
        for &strip in &self.public.hand {
            for &facing in self.public.facings(strip) {
                let rows = places.facing(facing);
                if n < rows.len() {
                    let first = rows.nth(n).expect("there are more than n places");
                    return Action::covering(first, strip, facing);
                }
                n -= rows.len();
            }
        }
        panic!("there is no legal action with this number")
    }

    /// The same as one by one, without counting the rows again for each.
    fn legal_into(&self, out: &mut Vec<Action>) {
        if self.public.phase == Phase::Over {
            return;
        }
        let places = self.public.board.places();
        for &strip in &self.public.hand {
            for &facing in self.public.facings(strip) {
                out.extend(places.facing(facing).iter().map(|first| Action::covering(first, strip, facing)));
            }
        }
    }

    fn action_space(&self) -> ActionSpace {
        self.public.action_space()
    }

    fn legal_mask(&self, mask: &mut [bool]) {
        self.public.legal_mask(mask);
    }

    fn check(&self, Action::Place { strip, at, facing }: Action) -> Result<(), Refusal> {
        if self.public.phase == Phase::Over {
            return Err(refusal::OVER);
        }
        // RH-T2
        if !self.public.hand.contains(&strip) {
            return Err(refusal::NOT_IN_HAND);
        }
        // RH-P1
        if !self.public.facings(strip).contains(&facing) {
            return Err(refusal::SAME_BOTH_WAYS);
        }
        self.public.board.check(at, facing)
    }

    fn apply(&mut self, action: Action, sink: &mut impl Sink<Event>) {
        debug_assert_eq!(self.check(action), Ok(()));
        let Action::Place { strip, at, facing } = action;
        let seat = self.public.turn;
        let paying = self.public.lay(strip, at, facing);
        sink.emit(|| {
            let level = self.public.board.laid().last().map_or(0, |laid| laid.level);
            let groups = Group::list(&self.public, &paying);
            Event::Laid { seat, strip, at, facing, level, groups, scores: self.public.scores }
        });
        self.go_on(sink);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.public.outcome()
    }

    fn info(&self, _: Viewer) -> Info {
        Info { public: self.public, unseen: self.pile().iter().copied().collect() }
    }

    fn effect(info: &Info, action: Action) -> Option<Effect> {
        Some(Effect::of(&info.public, action))
    }

    fn effects(info: &Info, legal: &[Action]) -> Vec<Option<Effect>> {
        let mut effects = Vec::with_capacity(legal.len());
        effects::for_each(&info.public, |action, effect| {
            debug_assert_eq!(legal.get(effects.len()), Some(&action));
            effects.push(Some(effect));
        });
        debug_assert_eq!(effects.len(), legal.len());
        effects
    }

    fn compact_choices(info: &Info) -> Option<impl Serialize> {
        Some(Placements::new(&info.public))
    }

    fn determinize(info: &Info, rng: &mut Rng) -> Self {
        let revealed = GOODS - info.unseen.len();
        let mut pile = [StripId::default(); GOODS];
        for (place, strip) in pile[revealed..].iter_mut().zip(info.unseen.iter()) {
            *place = strip;
        }
        rng.shuffle(&mut pile[revealed..]);
        Self { public: info.public, pile, revealed: revealed as u8 }
    }

    fn reveal(&self) -> View {
        View::new(&self.public, crate::view::Pile::Ids(self.pile().to_vec()))
    }

    fn seen(event: &Event, _: Viewer) -> Event {
        match event {
            Event::Dealt { first, colours, pile: _ } => Event::Dealt { first: *first, colours: *colours, pile: None },
            public @ (Event::Revealed { .. }
            | Event::Laid { .. }
            | Event::SetAside { .. }
            | Event::FinalScoring { .. }
            | Event::Ended(_)) => public.clone(),
        }
    }

    /// Nothing that was seen is ever hidden again.
    fn recall(&self, seen: &Event, _: Viewer) -> Event {
        seen.clone()
    }

    fn draw(view: &View, deck: &Deck) -> Canvas {
        draw::draw(view, deck)
    }

    fn letters(deck: &Deck) -> Option<Message> {
        Some(telling::spices(deck))
    }

    fn told(action: Action, deck: &Deck) -> Option<Message> {
        telling::laying(action, deck)
    }
}
