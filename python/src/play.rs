//! A game being played, of known types behind one face. Where `catalog` keeps every event and speaks JSON, this keeps what
//! was done by its ids, so that it is quick to do and to copy.

use std::any::Any;
use std::sync::{Arc, OnceLock};

use catalog::json::{self, Json};
use catalog::{Bot, Deck, Entry, Input, Order, Refused, Source, Table, Typed, reader};
use ratskeller_core::{
    ActionId, ActionSpace as _, Canvas, Fault, Layout, Message, Outcome, Problem, Rng, Seat, Seed, Viewer,
};
use serde_json::{Value, json};

use crate::complaint::{Complaint, Result, Sort};
use crate::know::{Know, Knowing};

/// A game in progress, whichever it is.
pub(crate) trait Play: Send + Sync {
    fn cloned(&self) -> Box<dyn Play>;
    fn as_any(&self) -> &dyn Any;
    fn is_same(&self, other: &dyn Play) -> bool;
    fn entry(&self) -> &'static Entry;
    fn seats(&self) -> usize;
    fn options(&self) -> Json;
    fn seed(&self) -> Seed;
    fn is_imagined(&self) -> bool;
    /// The ids of what was done since the deal, or since somebody imagined this.
    fn done(&self) -> &[u32];
    fn to_move(&self) -> Option<Seat>;
    fn outcome(&self) -> Option<Outcome>;
    fn space_size(&self) -> usize;
    fn legal_count(&self) -> usize;
    fn legal_nth(&self, n: usize) -> u32;
    fn mask(&self, mask: &mut [bool]);
    fn apply(&mut self, id: u32, by_table: bool) -> Result<()>;
    fn timed(&self) -> Option<(u32, u32)>;
    fn id_of(&self, action: &Value) -> Result<u32>;
    fn action(&self, id: u32) -> Result<Json>;
    fn view(&self, viewer: Viewer) -> Json;
    fn reveal(&self) -> Json;
    fn seen(&self, viewer: Viewer, from: usize) -> Result<Vec<Json>>;
    fn draw(&self, viewer: Viewer) -> Canvas;
    fn draw_all(&self) -> Canvas;
    fn info(&self, viewer: Viewer) -> Box<dyn Know>;
    fn layout_size(&self) -> usize;
    fn encode(&self, viewer: Viewer, numbers: &mut [i32]);
    /// The same game at a table of the catalog.
    fn table(&self) -> Result<Box<dyn Table>>;
    /// Everything from which it can be made again.
    fn saved(&self) -> Result<Value>;
}

/// What was agreed on, and where chance comes from.
pub(crate) struct Terms<G: Bot> {
    pub(crate) entry: &'static Entry,
    pub(crate) deck: Deck,
    pub(crate) print: Arc<G::Deck>,
    pub(crate) options: G::Options,
    setup: G::Setup,
    pub(crate) seats: usize,
    seed: Seed,
    layout: OnceLock<Layout>,
}

impl<G: Bot> Terms<G> {
    fn order(&self) -> Order {
        Order {
            deck: self.deck.clone(),
            players: self.seats,
            names: None,
            options: value(&self.options),
            setup: value(&self.setup),
            source: Source::Seed(self.seed),
        }
    }

    /// Deals with this seed.
    pub(crate) fn deal(&self, seed: Seed, events: &mut impl ratskeller_core::Sink<G::Event>) -> Result<G> {
        Ok(G::deal(&self.print, &self.options, self.seats, &self.setup, seed, events)?)
    }

    pub(crate) fn layout(&self, info: impl FnOnce() -> G::Info) -> &Layout {
        self.layout.get_or_init(|| Layout::of::<G>(&info()))
    }

    /// Everything from which a game that began so, and in which this was done, can be made again.
    pub(crate) fn saved(&self, root: &Root, done: &[u32]) -> Result<Value> {
        Ok(json!({
            "game": self.entry.spec.name,
            "rules": self.entry.spec.rules_version,
            "players": self.seats,
            "deck": self.deck.value(),
            "options": value(&self.options),
            "setup": value(&self.setup),
            "seed": value(&self.seed),
            "imagined": imaginations(root)?,
            "done": done,
        }))
    }

    /// What somebody must know about to know about this table.
    pub(crate) fn are_those_of(&self, other: &Self) -> bool {
        self.deck.sha256 == other.deck.sha256 && self.seats == other.seats && self.options == other.options
    }
}

fn value(of: &impl serde::Serialize) -> Value {
    serde_json::to_value(of).expect("what the house writes has text for keys and no failing parts")
}

/// Where a game began.
#[derive(Clone)]
pub(crate) enum Root {
    Dealt,
    /// At a table elsewhere, of which somebody tells.
    Elsewhere,
    Imagined(Arc<Imagined>),
}

/// A game that a viewer of another could not tell from that one.
pub(crate) struct Imagined {
    pub(crate) root: Root,
    pub(crate) done: Vec<u32>,
    pub(crate) viewer: Viewer,
    pub(crate) seed: Seed,
}

/// A game of known types, and how it came to where it is.
pub(crate) struct Playing<G: Bot> {
    pub(crate) terms: Arc<Terms<G>>,
    pub(crate) root: Root,
    pub(crate) game: G,
    pub(crate) done: Vec<u32>,
}

/// Whose action it is that has this id now.
fn named<G: Bot>(game: &G, id: u32) -> std::result::Result<G::Action, Refused> {
    if game.to_move().is_none() {
        return Err(Refused::Over);
    }
    let space = game.action_space();
    space.action(ActionId(id)).ok_or_else(|| {
        let problem = Problem::Range { given: id.into(), min: 0, max: space.size() as i64 - 1 };
        Refused::Malformed(Fault::new(problem).at("action"))
    })
}

/// The action with this id, if whoever is to move may do it.
pub(crate) fn admitted<G: Bot>(game: &G, id: u32) -> std::result::Result<G::Action, Refused> {
    let action = named(game, id)?;
    match G::refused_to_seats(action) {
        Some(refusal) => Err(Refused::Illegal(refusal)),
        None => game.check(action).map(|()| action).map_err(Refused::Illegal),
    }
}

pub(crate) fn id_of<G: Bot>(game: &G, action: G::Action) -> u32 {
    game.action_space().id(action).expect("what is legal has an id").0
}

impl<G: Bot> Playing<G> {
    fn dealt(terms: Terms<G>) -> Result<Self> {
        let game = terms.deal(terms.seed, &mut ())?;
        Ok(Self { terms: Arc::new(terms), root: Root::Dealt, game, done: Vec::new() })
    }

    /// The game again, with the viewer's knowledge as its only source.
    pub(crate) fn imagined(terms: Arc<Terms<G>>, imagined: Imagined, info: &G::Info) -> Self {
        let game = G::sample(info, &mut Rng::new(imagined.seed)).into_game();
        Self { terms, root: Root::Imagined(Arc::new(imagined)), game, done: Vec::new() }
    }

    /// What was done, as inputs of a table.
    fn inputs(&self) -> Vec<Input<ActionId>> {
        let mut game = self.terms.deal(self.terms.seed, &mut ()).expect("what was dealt once can be dealt again");
        let input = |&id: &u32| {
            let action = named(&game, id).expect("it was done before");
            let seat = game.to_move().filter(|_| G::refused_to_seats(action).is_none());
            game.apply(action, &mut ());
            Input { seat, action: ActionId(id), at: None }
        };
        self.done.iter().map(input).collect()
    }
}

impl<G: Bot> Play for Playing<G> {
    fn cloned(&self) -> Box<dyn Play> {
        let Self { terms, root, game, done } = self;
        Box::new(Self { terms: Arc::clone(terms), root: root.clone(), game: game.clone(), done: done.clone() })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn is_same(&self, other: &dyn Play) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| self.game == other.game)
    }

    fn entry(&self) -> &'static Entry {
        self.terms.entry
    }

    fn seats(&self) -> usize {
        self.terms.seats
    }

    fn options(&self) -> Json {
        json::write(&self.terms.options)
    }

    fn seed(&self) -> Seed {
        self.terms.seed
    }

    fn is_imagined(&self) -> bool {
        matches!(self.root, Root::Imagined(_))
    }

    fn done(&self) -> &[u32] {
        &self.done
    }

    fn to_move(&self) -> Option<Seat> {
        self.game.to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn space_size(&self) -> usize {
        self.game.action_space().size()
    }

    fn legal_count(&self) -> usize {
        self.game.legal_count()
    }

    fn legal_nth(&self, n: usize) -> u32 {
        id_of(&self.game, self.game.legal_nth(n))
    }

    fn mask(&self, mask: &mut [bool]) {
        self.game.legal_mask(mask);
    }

    fn apply(&mut self, id: u32, by_table: bool) -> Result<()> {
        let action = if by_table {
            let action = named(&self.game, id)?;
            let mover = self.game.to_move().ok_or(Refused::Over)?;
            if G::refused_to_seats(action).is_none() {
                return Err(Refused::NotTheirTurn { seat: None, mover }.into());
            }
            self.game.check(action).map(|()| action).map_err(Refused::Illegal)
        } else {
            admitted(&self.game, id)
        };
        self.game.apply(action?, &mut ());
        self.done.push(id);
        Ok(())
    }

    fn timed(&self) -> Option<(u32, u32)> {
        self.game.timed_action().map(|timed| (id_of(&self.game, timed.action), timed.after_minutes))
    }

    fn id_of(&self, action: &Value) -> Result<u32> {
        let action: G::Action = reader::read(action).map_err(|fault| fault.at("action"))?;
        if self.game.to_move().is_none() {
            return Err(Refused::Over.into());
        }
        self.game.check(action).map_err(Refused::Illegal)?;
        Ok(id_of(&self.game, action))
    }

    fn action(&self, id: u32) -> Result<Json> {
        Ok(json::write(&named(&self.game, id)?))
    }

    fn view(&self, viewer: Viewer) -> Json {
        json::write(&self.game.view(viewer))
    }

    fn reveal(&self) -> Json {
        json::write(&self.game.reveal())
    }

    fn seen(&self, viewer: Viewer, from: usize) -> Result<Vec<Json>> {
        if self.is_imagined() {
            return Err(no_record());
        }
        let mut events = Vec::new();
        let mut game = self.terms.deal(self.terms.seed, &mut events)?;
        for &id in &self.done {
            let action = named(&game, id)?;
            game.apply(action, &mut events);
        }
        Ok(events.iter().skip(from).map(|event| json::write(&G::seen(event, viewer))).collect())
    }

    fn draw(&self, viewer: Viewer) -> Canvas {
        G::draw(&self.game.view(viewer), &self.terms.print)
    }

    fn draw_all(&self) -> Canvas {
        G::draw(&self.game.reveal(), &self.terms.print)
    }

    fn info(&self, viewer: Viewer) -> Box<dyn Know> {
        Box::new(Knowing::of(self, viewer))
    }

    fn layout_size(&self) -> usize {
        self.terms.layout(|| self.game.info(Viewer::Spectator)).size()
    }

    fn encode(&self, viewer: Viewer, numbers: &mut [i32]) {
        use ratskeller_core::Knowledge as _;
        self.game.info(viewer).encode(numbers);
    }

    fn table(&self) -> Result<Box<dyn Table>> {
        if self.is_imagined() {
            return Err(no_record());
        }
        let mut table = self.terms.entry.open(self.terms.order())?;
        for input in self.inputs() {
            table.act_by_id(input)?;
        }
        Ok(table)
    }

    fn saved(&self) -> Result<Value> {
        self.terms.saved(&self.root, &self.done)
    }
}

/// What was done before and by whom it was imagined, the first first.
fn imaginations(root: &Root) -> Result<Vec<Value>> {
    match root {
        Root::Dealt => Ok(Vec::new()),
        Root::Elsewhere => Err(no_record()),
        Root::Imagined(imagined) => {
            let mut all = imaginations(&imagined.root)?;
            let Imagined { done, viewer, seed, .. } = &**imagined;
            all.push(json!({ "done": done, "viewer": value(viewer), "seed": value(seed) }));
            Ok(all)
        }
    }
}

fn no_record() -> Complaint {
    Complaint::new(Sort::Unknowable, Message::named("python-no-record"))
}

/// Opens a table of whichever game.
pub(crate) struct Opening {
    pub(crate) deck: Deck,
    pub(crate) players: usize,
    pub(crate) options: Value,
    pub(crate) setup: Value,
    pub(crate) seed: Seed,
}

impl Opening {
    pub(crate) fn open(self) -> Result<Box<dyn Play>> {
        self.deck.game.typed(self)
    }

    pub(crate) fn terms<G: Bot>(self) -> Result<Terms<G>> {
        let Self { deck, players, options, setup, seed } = self;
        let options: G::Options = read_or_default(&options).map_err(|fault| fault.at("options"))?;
        let setup: G::Setup = read_or_default(&setup).map_err(|fault| fault.at("setup"))?;
        let layout = OnceLock::new();
        Ok(Terms { entry: deck.game, print: deck.print(), deck, options, setup, seats: players, seed, layout })
    }
}

impl Typed for Opening {
    type Output = Result<Box<dyn Play>>;

    fn with<G: Bot>(self) -> Self::Output {
        Ok(Box::new(Playing::<G>::dealt(self.terms()?)?))
    }
}

fn read_or_default<T: serde::de::DeserializeOwned + Default>(value: &Value) -> std::result::Result<T, Fault> {
    if value.is_null() { Ok(T::default()) } else { reader::read(value) }
}
