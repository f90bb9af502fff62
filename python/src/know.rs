//! What somebody knows of a game, of known types behind one face.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use catalog::json::{self, Json};
use catalog::{Bot, Entry, Level, Refused, Thought, Typed, reader};
use ratskeller_core::{
    ActionId, ActionSpace as _, Fault, Knowledge as _, Layout, Message, Problem, Rng, Seat, Seed, Viewer,
};
use serde_json::Value;

use crate::complaint::{Complaint, Result, Sort};
use crate::given;
use crate::play::{Imagined, Opening, Play, Playing, Root, Terms};

/// What a viewer knows, with a perfect memory.
pub(crate) trait Know: Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn is_same(&self, other: &dyn Know) -> bool;
    fn entry(&self) -> &'static Entry;
    fn viewer(&self) -> Viewer;
    fn seats(&self) -> usize;
    fn to_move(&self) -> Option<Seat>;
    fn space_size(&self) -> usize;
    fn mask(&self, mask: &mut [bool]);
    fn layout(&self) -> &Layout;
    fn encode(&self, numbers: &mut [i32]);
    fn action(&self, id: u32) -> Result<Json>;
    fn view(&self) -> Json;
    fn remembered(&self) -> Json;
    fn sample(&self, seed: Seed) -> Result<Box<dyn Play>>;
    /// What is known after these events of a table elsewhere, and whose decision it is then.
    fn observe(&self, events: &Value, to_move: Option<usize>) -> Result<Box<dyn Know>>;
    /// That this is knowledge of that game's table.
    fn check_is_of(&self, game: &dyn Play) -> Result<()>;
    fn think(&self, level: Level, seed: Seed, go_on: &mut dyn FnMut() -> bool) -> Result<Thought<u32>>;
    /// Everything from which the game can be made again that this is knowledge of.
    fn saved(&self) -> Result<Value>;
}

pub(crate) struct Knowing<G: Bot> {
    terms: Arc<Terms<G>>,
    root: Root,
    done: Vec<u32>,
    viewer: Viewer,
    to_move: Option<Seat>,
    info: G::Info,
}

impl<G: Bot> Knowing<G> {
    pub(crate) fn of(playing: &Playing<G>, viewer: Viewer) -> Self {
        Self {
            terms: Arc::clone(&playing.terms),
            root: playing.root.clone(),
            done: playing.done.clone(),
            viewer,
            to_move: playing.game.to_move(),
            info: playing.game.info(viewer),
        }
    }
}

fn impossible() -> Complaint {
    Complaint::new(Sort::Malformed, Message::named("python-impossible-event"))
}

/// Whoever tells of a table elsewhere may tell what cannot be, or nothing yet. The rules take a house at its word, and so they may find
/// what cannot be.
fn believed<T>(work: impl FnOnce() -> T) -> Result<T> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| impossible())
}

/// What is known at a table elsewhere before the deal.
pub(crate) struct Beginning {
    pub(crate) opening: Opening,
    pub(crate) viewer: Viewer,
}

impl Beginning {
    pub(crate) fn know(self) -> Result<Box<dyn Know>> {
        let entry: &'static Entry = self.opening.deck.game;
        entry.typed(self)
    }
}

impl Typed for Beginning {
    type Output = Result<Box<dyn Know>>;

    fn with<G: Bot>(self) -> Self::Output {
        let Self { opening, viewer } = self;
        let terms: Terms<G> = opening.terms()?;
        let info = G::Info::start(&terms.print, &terms.options, terms.seats, viewer)?;
        let terms = Arc::new(terms);
        Ok(Box::new(Knowing::<G> { terms, root: Root::Elsewhere, done: Vec::new(), viewer, to_move: None, info }))
    }
}

impl<G: Bot> Know for Knowing<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn is_same(&self, other: &dyn Know) -> bool {
        other
            .as_any()
            .downcast_ref::<Self>()
            .is_some_and(|other| self.viewer == other.viewer && self.info == other.info)
    }

    fn entry(&self) -> &'static Entry {
        self.terms.entry
    }

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn seats(&self) -> usize {
        self.terms.seats
    }

    fn to_move(&self) -> Option<Seat> {
        self.to_move
    }

    fn space_size(&self) -> usize {
        self.info.action_space().size()
    }

    fn mask(&self, mask: &mut [bool]) {
        if self.to_move.is_some() {
            self.info.legal_mask(mask);
        } else {
            mask.fill(false);
        }
    }

    fn layout(&self) -> &Layout {
        self.terms.layout(|| self.info.clone())
    }

    fn encode(&self, numbers: &mut [i32]) {
        self.info.encode(numbers);
    }

    fn action(&self, id: u32) -> Result<Json> {
        let space = self.info.action_space();
        let action = space.action(ActionId(id)).ok_or_else(|| {
            let problem = Problem::Range { given: id.into(), min: 0, max: space.size() as i64 - 1 };
            Fault::new(problem).at("action")
        })?;
        Ok(json::write(&action))
    }

    fn observe(&self, events: &Value, to_move: Option<usize>) -> Result<Box<dyn Know>> {
        let events: Vec<G::Seen> = reader::read(events).map_err(|fault| fault.at("events"))?;
        let to_move = to_move.map(|seat| given::seat(seat, self.terms.seats)).transpose()?;
        let info = believed(|| {
            let mut info = self.info.clone();
            for seen in &events {
                info.observe(seen);
            }
            info
        })?;
        let terms = Arc::clone(&self.terms);
        Ok(Box::new(Self { terms, root: Root::Elsewhere, done: Vec::new(), viewer: self.viewer, to_move, info }))
    }

    fn view(&self) -> Json {
        json::write(&self.info.view())
    }

    fn remembered(&self) -> Json {
        json::write(&self.info.remembered())
    }

    fn sample(&self, seed: Seed) -> Result<Box<dyn Play>> {
        let imagined = Imagined { root: self.root.clone(), done: self.done.clone(), viewer: self.viewer, seed };
        let playing = believed(|| Playing::imagined(Arc::clone(&self.terms), imagined, &self.info))?;
        Ok(Box::new(playing))
    }

    fn check_is_of(&self, game: &dyn Play) -> Result<()> {
        match game.as_any().downcast_ref::<Playing<G>>() {
            Some(playing) if playing.terms.are_those_of(&self.terms) => Ok(()),
            _ => Err(Complaint::new(Sort::Unknowable, Message::named("python-foreign-info"))),
        }
    }

    fn think(&self, level: Level, seed: Seed, go_on: &mut dyn FnMut() -> bool) -> Result<Thought<u32>> {
        let mover = self.to_move.ok_or(Refused::Over)?;
        if !self.viewer.is(mover) {
            return Err(Refused::NotTheirTurn { seat: self.viewer.into(), mover }.into());
        }
        // Where nothing has been dealt yet there is nothing to think about, and no end of it.
        if believed(|| G::sample(&self.info, &mut Rng::new(seed)).to_move())? != Some(mover) {
            return Err(impossible());
        }
        let space = self.info.action_space();
        let thought = believed(|| catalog::think::<G>(level, &self.info, &mut Rng::new(seed), go_on))?;
        Ok(thought.map(|action| space.id(action).expect("what is legal has an id").0))
    }

    fn saved(&self) -> Result<Value> {
        self.terms.saved(&self.root, &self.done)
    }
}
