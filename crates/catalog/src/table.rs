//! A game being played, whichever it is.

use std::fmt::Debug;
use std::sync::Arc;

use ratskeller_core::{ActionId, Canvas, Fault, Message, Outcome, Rng, Seat, Seed, SmallId, Spec, TimedAction, Viewer};
use serde::Serialize;
use serde_json::Value;

use crate::check;
use crate::deck::Deck;
use crate::fairness::Fairness;
use crate::input::{Input, Refused};
use crate::json::Json;
use crate::mind::Mind;
use crate::record::Record;

/// Where a game's chance comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    Seed(Seed),
    Fairness(Fairness),
}

impl Source {
    pub fn seed(&self) -> Seed {
        match self {
            Self::Seed(seed) => *seed,
            Self::Fairness(fairness) => fairness.seed(),
        }
    }
}

/// What a new table needs. Options and set-up are in the protocol's shape; null leaves everything as usual.
#[derive(Clone, Debug)]
pub struct Order {
    pub deck: Deck,
    pub players: usize,
    /// Who sits where; without names the seats are numbered.
    pub names: Option<Vec<String>>,
    pub options: Value,
    pub setup: Value,
    pub source: Source,
}

/// What a viewer sees now, and the events that led there as that viewer saw them happen.
#[derive(Debug)]
pub struct Shown {
    pub view: Json,
    /// A list.
    pub events: Json,
}

/// Something that whoever is to move may do, and what it would do at once, as far as the mover can see it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "house.ts"))]
pub struct Choice<Action, Effect> {
    pub action: Action,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub effect: Option<Effect>,
}

/// An action beside the one a king would choose, which may be the same: the seat's chance of winning with each, from 0
/// to 1.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<A> {
    pub chance: f64,
    pub best: A,
    pub best_chance: f64,
}

/// A game of whichever kind. Everything it tells is JSON in the protocol's shapes.
pub trait Table: Debug + Send + Sync {
    fn spec(&self) -> Spec;
    fn deck(&self) -> &Deck;
    /// Who sits where.
    fn names(&self) -> &[String];
    /// How the game is played, with everything that was left as usual.
    fn options(&self) -> Json;
    /// Whose decision it is; nobody's when the game is over.
    fn to_move(&self) -> Option<Seat>;
    /// What the table itself still has to do because of the time, for whoever runs it.
    fn timed_action(&self) -> Option<TimedAction<ActionId>>;
    fn outcome(&self) -> Option<Outcome>;

    fn seats(&self) -> usize {
        self.names().len()
    }

    fn name(&self, seat: Seat) -> &str {
        &self.names()[seat.index()]
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Fault> {
        check::seat(seat, self.seats()).map_err(|fault| fault.at("seat"))
    }

    /// Everything, secrets included.
    fn state(&self) -> Json;
    fn view(&self, viewer: Viewer) -> Json;
    /// The view of somebody who has forgotten nothing, for looking back.
    fn remembered(&self, viewer: Viewer) -> Json;
    /// `{"seat", "actions"}`
    fn legal(&self) -> Json;
    /// `[{"action", "effect"?}]`: what whoever is to move may do, and what each would do at once, as far as the mover
    /// can see it.
    fn choices(&self) -> Json;
    /// The same, in the shorter form that a game with hundreds of choices has for them.
    fn compact_choices(&self) -> Json;

    /// Does what a seat wants (no seat: the table itself), or changes nothing.
    fn act(&mut self, input: Input<&Value>) -> Result<(), Refused>;
    /// The same, named by its id now; what came of it whoever looks on has [`seen`](Self::seen).
    fn act_by_id(&mut self, input: Input<ActionId>) -> Result<(), Refused>;
    /// The id of what [`act`](Self::act) would do now, or why it would not.
    fn id_of(&self, input: Input<&Value>) -> Result<ActionId, Refused>;
    /// The action with this id now, as it is written down and told.
    fn action(&self, id: ActionId) -> Result<Value, Refused>;
    /// The ids of everything that is legal now, in the order of [`legal`](Self::legal).
    fn legal_ids(&self) -> Vec<ActionId>;
    /// Takes the last action back and tells how many are left; none if there was none.
    fn undo(&mut self) -> Option<usize>;
    /// Whether the last action has told anybody something they could not foresee, knowing what they knew and what was
    /// being done: a card was turned up, drawn or shown. If not, it can be taken back and nobody has learned anything.
    /// Just after an action was taken back, nobody can say any more, and the answer is yes.
    fn last_action_revealed(&self) -> bool;
    /// How many actions have been done.
    fn inputs(&self) -> usize;

    /// How many events there have been.
    fn events(&self) -> usize;
    /// All events from the one with this number on, secrets included.
    fn happened(&self, from: usize) -> Vec<Json>;
    /// What each of these viewers sees, and all events from the one with this number on. What is the same for several is
    /// written once.
    fn show(&self, viewers: &[Viewer], from: usize) -> Vec<Arc<Shown>>;
    /// All events from the one with this number on, as the viewer saw them happen.
    fn seen(&self, viewer: Viewer, from: usize) -> Vec<Json>;
    /// All events from the one with this number on, as far as the viewer's memory may be helped.
    fn log(&self, viewer: Viewer, from: usize) -> Vec<Json>;

    /// What the seat to move knows now, to think about its next action wherever there is time.
    fn mind(&self, seat: Seat) -> Result<Box<dyn Mind>, Refused>;

    /// What a king makes of something the seat could do, knowing only what the seat knows. Nothing, if it had
    /// no time to think.
    fn weigh(
        &self,
        seat: Seat,
        action: ActionId,
        rng: &mut Rng,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Result<Option<Weighed<ActionId>>, Refused>;

    /// Whether the seat can learn something before it decides again, when it does this now:
    /// a card is turned up, or others have their turn.
    fn reveals_information(&self, seat: Seat, action: ActionId, rng: &mut Rng) -> Result<bool, Refused>;

    fn draw(&self, viewer: Viewer) -> Canvas;
    /// With all secrets.
    fn draw_state(&self) -> Canvas;
    /// What letters on these drawings stand for, where that is up to the deck.
    fn letters(&self) -> Option<Message>;

    /// The whole game. It holds the seed, so while people play it is nobody's business.
    fn record(&self) -> Record;
    /// What all chance follows from. While people play it is nobody's business.
    fn seed(&self) -> Seed;
    /// The same game before anything was done.
    fn dealt(&self) -> Box<dyn Table>;
}
