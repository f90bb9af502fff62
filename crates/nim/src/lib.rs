//! Nim, the smallest game: two players take counters from one heap, and whoever takes the last one wins.
//!
//! Nobody plays it in a house. It shows what a game is made of, and with the feature `nim` it goes through everything that
//! games go through (`crates/server/tests/nim.rs`). Its box is `examples/games/nim`. Nothing is hidden in it, so that what
//! a viewer knows, [`Game::Info`], is the game itself.

use bots::{Bot, Thought};
use ratskeller_core::{
    ActionId, BySeat, Canvas, Chance, Chosen, Encoder, Fault, Game, Ink, Knowledge, Outcome, Problem, Reason, Refusal,
    Rng, RuleId, Seat, Seed, Sink, SmallId as _, Spec, Viewer,
};
use serde::{Deserialize, Serialize};

pub const OVER: Refusal = Refusal::new(RuleId("NM-E1"), "over");
pub const NOT_SO_MANY: Refusal = Refusal::new(RuleId("NM-T1"), "not-so-many");

/// How many counters the heap has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    counters: u8,
}

/// The heap as it is written down.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawDeck {
    counters: i64,
}

impl TryFrom<RawDeck> for Deck {
    type Error = Fault;

    fn try_from(RawDeck { counters }: RawDeck) -> Result<Self, Fault> {
        Ok(Self { counters: within(counters, 1, 50).map_err(|fault| fault.at("counters"))? })
    }
}

fn within(given: i64, min: i64, max: i64) -> Result<u8, Fault> {
    let fits = (min..=max).contains(&given);
    if fits { Ok(given as u8) } else { Err(Fault::new(Problem::Range { given, min, max })) }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Options {
    /// NM-T1: how many may be taken at once.
    #[cfg_attr(feature = "schema", schemars(range(min = 2, max = 4)))]
    pub most: i64,
    /// NM-S1: the seat that begins.
    pub first: Chosen,
}

impl Default for Options {
    fn default() -> Self {
        Self { most: 3, first: Chosen::Random }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    Take { count: u8 },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    Dealt { first: Seat },
    Took { seat: Seat, count: u8 },
}

/// The id of taking one counter is 0, and so on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionSpace {
    most: u8,
}

impl ratskeller_core::ActionSpace for ActionSpace {
    type Action = Action;

    fn size(&self) -> usize {
        self.most.into()
    }

    fn id(&self, Action::Take { count }: Action) -> Option<ActionId> {
        (1..=self.most).contains(&count).then(|| ActionId::new(usize::from(count) - 1))
    }

    fn action(&self, id: ActionId) -> Option<Action> {
        (id.index() < self.size()).then(|| Action::Take { count: id.index() as u8 + 1 })
    }
}

/// The table, which everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Nim {
    left: u8,
    most: u8,
    turn: Seat,
}

impl Nim {
    /// NM-S1
    fn new(deck: Deck, options: &Options, seats: usize) -> Result<Self, Fault> {
        let (min, max) = (Self::SPEC.min_seats, Self::SPEC.max_seats);
        if !(min..=max).contains(&seats) {
            return Err(Fault::new(Problem::Players { given: seats, min, max }).at("players"));
        }
        options.first.check("first", RuleId("NM-S1"), seats)?;
        let most = within(options.most, 2, 4).map_err(|fault| fault.rule(RuleId("NM-T1")).at("most").at("options"))?;
        Ok(Self { left: deck.counters, most, turn: Seat::new(0) })
    }

    fn take(&mut self, count: u8) {
        self.left -= count;
        self.turn = self.turn.left(Self::SPEC.max_seats);
    }
}

impl Game for Nim {
    type Deck = Deck;
    type RawDeck = RawDeck;
    type Options = Options;
    type Setup = Setup;
    type Action = Action;
    type ActionSpace = ActionSpace;
    type Event = Event;
    type Seen = Event;
    type Effect = ();
    type View = Self;
    type Info = Self;

    const SPEC: Spec = Spec {
        name: "nim",
        title: "Nim",
        min_seats: 2,
        max_seats: 2,
        fewest_points_win: false,
        hides_from_seats: false,
        rules_version: 1,
    };
    const REFUSALS: &'static [Refusal] = &[OVER, NOT_SO_MANY];

    fn deal(
        deck: &Deck,
        options: &Options,
        seats: usize,
        _: &Setup,
        seed: Seed,
        sink: &mut impl Sink<Event>,
    ) -> Result<Self, Fault> {
        let game = Self::new(*deck, options, seats)?;
        let first = options.first.resolve(seats, || Chance::new(seed).ask());
        sink.emit(|| Event::Dealt { first });
        Ok(Self { turn: first, ..game })
    }

    fn seats(&self) -> usize {
        Self::SPEC.max_seats
    }

    fn to_move(&self) -> Option<Seat> {
        (self.left > 0).then_some(self.turn)
    }

    fn legal_count(&self) -> usize {
        self.left.min(self.most).into()
    }

    fn legal_nth(&self, n: usize) -> Action {
        Action::Take { count: n as u8 + 1 }
    }

    fn action_space(&self) -> ActionSpace {
        ActionSpace { most: self.most }
    }

    fn legal_mask(&self, mask: &mut [bool]) {
        let count = self.legal_count();
        mask.iter_mut().enumerate().for_each(|(id, legal)| *legal = id < count);
    }

    fn check(&self, Action::Take { count }: Action) -> Result<(), Refusal> {
        match self.left.min(self.most) {
            0 => Err(OVER),
            most if (1..=most).contains(&count) => Ok(()),
            _ => Err(NOT_SO_MANY),
        }
    }

    fn apply(&mut self, Action::Take { count }: Action, sink: &mut impl Sink<Event>) {
        let seat = self.turn;
        self.take(count);
        sink.emit(|| Event::Took { seat, count });
    }

    /// NM-E1: whoever would be next has not taken the last counter.
    fn outcome(&self) -> Option<Outcome> {
        let has_won = |seat| seat != self.turn;
        (self.left == 0).then(|| Outcome {
            winners: BySeat::new(self.seats(), has_won),
            points: BySeat::new(self.seats(), |seat| has_won(seat).into()),
            reason: Reason::Points,
        })
    }

    fn info(&self, _: Viewer) -> Self {
        self.clone()
    }

    fn effect(_: &Self, _: Action) -> Option<()> {
        None
    }

    fn determinize(info: &Self, _: &mut Rng) -> Self {
        info.clone()
    }

    fn reveal(&self) -> Self {
        self.clone()
    }

    fn seen(event: &Event, _: Viewer) -> Event {
        *event
    }

    fn recall(&self, seen: &Event, _: Viewer) -> Event {
        *seen
    }

    fn draw(view: &Self, _: &Deck) -> Canvas {
        let mut canvas = Canvas::new();
        canvas.put(0, 0, &"● ".repeat(view.left.into()), Ink::Plain);
        canvas
    }
}

impl Knowledge<Nim> for Nim {
    fn start(deck: &Deck, options: &Options, seats: usize, _: Viewer) -> Result<Self, Fault> {
        Self::new(*deck, options, seats)
    }

    fn observe(&mut self, seen: &Event) {
        match *seen {
            Event::Dealt { first } => self.turn = first,
            Event::Took { count, .. } => self.take(count),
        }
    }

    fn view(&self) -> Self {
        self.clone()
    }

    fn action_space(&self) -> ActionSpace {
        Game::action_space(self)
    }

    fn legal_mask(&self, mask: &mut [bool]) {
        Game::legal_mask(self, mask);
    }

    fn fields(&self, encoder: &mut impl Encoder) {
        encoder.number("left", self.left);
        encoder.number("turn", self.turn.index() as i32);
    }
}

impl Bot for Nim {
    const LOOKING_BACK: u64 = 1;

    fn pup(info: &Self, rng: &mut Rng) -> Action {
        info.legal_nth(rng.below(info.legal_count() as u32) as usize)
    }

    /// Leaves the other a multiple of one more than can be taken at once, if it can.
    fn rat(info: &Self, _: &mut Rng) -> Action {
        Action::Take { count: (info.left % (info.most + 1)).clamp(1, info.most) }
    }

    fn king(info: &Self, _: Option<Action>, rng: &mut Rng, go_on: &mut dyn FnMut() -> bool) -> Thought<Action> {
        go_on();
        Self::rat(info, rng).into()
    }
}
