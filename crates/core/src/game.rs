//! What a game is, to everything above the rules.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::encoding::Writer;
use crate::{ActionSpace, Canvas, Encoder, Fault, Message, Outcome, Refusal, Rng, Seat, Seed, Viewer, World};

/// What a game is called and how many can play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spec {
    /// As in the protocol: `"rat-hot"`.
    pub name: &'static str,
    /// As on the box.
    pub title: &'static str,
    pub min_seats: usize,
    pub max_seats: usize,
    /// Whether points are bad: whoever has the fewest wins.
    pub fewest_points_win: bool,
    /// Whether a seat can see what another cannot, so that people at one screen need a curtain between them.
    pub hides_from_seats: bool,
    /// Raised when the same inputs would give another game.
    pub rules_version: u32,
}

/// What the table itself does because of the time, and after how many minutes of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimedAction<Action> {
    pub action: Action,
    pub after_minutes: u32,
}

/// Where the events of an action go. `()` takes none, so that playouts pay nothing for them.
pub trait Sink<E> {
    fn emit(&mut self, event: impl FnOnce() -> E);
}

impl<E> Sink<E> for () {
    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// A game in progress: the whole truth, a flat value that clones without allocating.
pub trait Game: Clone + Debug + Eq + Send + Sync + 'static {
    /// What is printed on the components.
    type Deck: Clone + Debug + Eq + Send + Sync + Serialize + 'static;
    /// A deck as it is written down, before anybody has checked it.
    type RawDeck: DeserializeOwned + TryInto<Self::Deck, Error = Fault>;
    /// What the players agreed on.
    type Options: Clone + Debug + Eq + Default + Send + Sync + Serialize + DeserializeOwned;
    /// What chance would otherwise decide.
    type Setup: Clone + Debug + Eq + Default + Send + Sync + Serialize + DeserializeOwned;
    type Action: Copy + Eq + Hash + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// Its actions by number.
    type ActionSpace: ActionSpace<Action = Self::Action>;
    /// The whole truth of what happened.
    type Event: Clone + Debug + Eq + Send + Sync + Serialize;
    /// An event as one viewer saw it, when it happened. Whoever knows the rules can read what a house tells, and fold it.
    type Seen: Clone + Debug + Eq + Send + Sync + Serialize + DeserializeOwned;
    /// What an action does at once that can be read off the table before it is done.
    type Effect: Clone + Debug + Eq + Send + Sync + Serialize;
    /// The table as one viewer sees it, honouring the option `memory`.
    type View: Clone + Debug + Eq + Send + Sync + Serialize;
    /// Everything a viewer could know, with perfect recall.
    type Info: Knowledge<Self>;

    const SPEC: Spec;
    /// Everything for which an action can be refused.
    const REFUSALS: &'static [Refusal];

    fn deal(
        deck: &Self::Deck,
        options: &Self::Options,
        seats: usize,
        setup: &Self::Setup,
        seed: Seed,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<Self, Fault>;

    fn seats(&self) -> usize;

    /// Whose decision it is; nobody's when the game is over.
    fn to_move(&self) -> Option<Seat>;

    /// How many actions are legal now.
    fn legal_count(&self) -> usize;

    /// The legal action with this number, from 0 up to [`legal_count`](Self::legal_count), always in the same order.
    fn legal_nth(&self, n: usize) -> Self::Action;

    /// All legal actions in their order, added to `out`.
    fn legal_into(&self, out: &mut Vec<Self::Action>) {
        out.extend((0..self.legal_count()).map(|n| self.legal_nth(n)));
    }

    /// The ids of this table's actions as they stand now.
    fn action_space(&self) -> Self::ActionSpace;

    /// Says for the id of every action whether it is among the legal ones. `mask` has a place for each id of the
    /// [`action_space`](Self::action_space).
    fn legal_mask(&self, mask: &mut [bool]);

    /// Whether the rules allow this to whoever is to move.
    fn check(&self, action: Self::Action) -> Result<(), Refusal>;

    /// Does a legal action without asking again: for search. Everybody else uses [`play`](Self::play).
    fn apply(&mut self, action: Self::Action, sink: &mut impl Sink<Self::Event>);

    fn play(&mut self, action: Self::Action, sink: &mut impl Sink<Self::Event>) -> Result<(), Refusal> {
        self.check(action)?;
        self.apply(action, sink);
        Ok(())
    }

    /// Why no seat may do this, if it is told by the table itself. Such actions are never listed as legal.
    fn refused_to_seats(_: Self::Action) -> Option<Refusal> {
        None
    }

    /// What the table itself still has to do because of the time: legal now, and [refused to seats](Self::refused_to_seats). No game
    /// reads a clock; whoever runs the table does this when so many minutes have been played.
    fn timed_action(&self) -> Option<TimedAction<Self::Action>> {
        None
    }

    fn outcome(&self) -> Option<Outcome>;

    fn info(&self, viewer: Viewer) -> Self::Info;

    /// What a legal action of the mover, whose knowledge this is, would do at once. It names nothing that the mover's view
    /// does not show, so that nobody is helped to remember.
    fn effect(info: &Self::Info, action: Self::Action) -> Option<Self::Effect>;

    /// The same of all legal actions of the mover, given in their order, for games that work them out faster together.
    fn effects(info: &Self::Info, legal: &[Self::Action]) -> Vec<Option<Self::Effect>> {
        legal.iter().map(|&action| Self::effect(info, action)).collect()
    }

    /// All choices of the mover, whose knowledge this is: every legal action with its effect, in its order. For games that
    /// have so many that a list of them is long and have a shorter way of saying it.
    fn compact_choices(_: &Self::Info) -> Option<impl Serialize> {
        None::<()>
    }

    /// A game the viewer cannot tell from the real one, drawn evenly from all there are.
    fn sample(info: &Self::Info, rng: &mut Rng) -> World<Self> {
        World::sample(info, rng)
    }

    /// How [`sample`](Self::sample) fills in what is hidden.
    fn determinize(info: &Self::Info, rng: &mut Rng) -> Self;

    /// Built from what the viewer could know, so that it cannot show more.
    fn view(&self, viewer: Viewer) -> Self::View {
        self.info(viewer).view()
    }

    /// Everything, secrets included.
    fn reveal(&self) -> Self::View;

    /// The event as this viewer sees it happen.
    fn seen(event: &Self::Event, viewer: Viewer) -> Self::Seen;

    /// What the log still says of something seen earlier. Where players have to remember (`memory` = `strict`), it names
    /// only the cards that the viewer's view shows now.
    fn recall(&self, seen: &Self::Seen, viewer: Viewer) -> Self::Seen;

    fn draw(view: &Self::View, deck: &Self::Deck) -> Canvas;

    /// What letters on a drawing stand for, where that is up to the deck.
    fn letters(_: &Self::Deck) -> Option<Message> {
        None
    }

    /// What somebody does, where its name and fields do not say it as people would: it is called by what is printed on this
    /// deck, or people count from one.
    fn told(_: Self::Action, _: &Self::Deck) -> Option<Message> {
        None
    }
}

/// Everything a viewer could know.
pub trait Knowledge<G: Game>: Clone + Debug + Eq + Send + Sync {
    /// What is known before the deal.
    fn start(deck: &G::Deck, options: &G::Options, seats: usize, viewer: Viewer) -> Result<Self, Fault>;

    /// Adds what was just seen. Folding everything seen since the start gives [`Game::info`].
    fn observe(&mut self, seen: &G::Seen);

    fn view(&self) -> G::View;

    /// The same as [`Game::action_space`]: all that ids are relative to is public.
    fn action_space(&self) -> G::ActionSpace;

    /// What this viewer knows to be legal for whoever is to move, as in [`Game::legal_mask`]. The mover knows it all.
    fn legal_mask(&self, mask: &mut [bool]);

    /// Everything that is known as numbers, so that equal knowledge of a table has equal numbers and other knowledge has
    /// others. What stands in the deck and the options is left out, and what has no bound may be cut off at one.
    fn fields(&self, encoder: &mut impl Encoder);

    /// The [`fields`](Self::fields) one after another in a slice of the size of their [`Layout`](crate::Layout).
    fn encode(&self, numbers: &mut [i32]) {
        let mut writer = Writer::new(numbers);
        self.fields(&mut writer);
        writer.finish();
    }

    /// The table with everything that the viewer could remember, whatever was agreed on about memory: for looking back on
    /// a game that is over. Where nothing has to be remembered it is the view.
    fn remembered(&self) -> G::View {
        self.view()
    }
}
