//! The engine protocol: JSON-RPC 2.0, one message a line, by which any program can drive the rules.
//!
//! ```text
//! → {"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"piratz","players":2,"seed":"00…"}}
//! ← {"jsonrpc":"2.0","id":1,"result":{"id":1}}
//! → {"jsonrpc":"2.0","id":2,"method":"act","params":{"id":1,"seat":0,"action":"reveal"}}
//! ← {"jsonrpc":"2.0","id":2,"result":{"events":[…],"over":false}}
//! ```
//!
//! [`Engine::line`] turns a line into its answer and does nothing else: reading, writing and randomness are the
//! program's. The same lines always get the same answers, byte for byte, if every `new` names its seed.

mod error;
mod params;
mod request;

use std::collections::BTreeMap;
use std::fmt;

use bots::thinking::Patience;
use bots::{Level, Thinking, Thought};
use ratskeller_core::{Fault, Message, Problem, Rng, Seed, SmallId, Viewer};
use serde::Serialize;
use serde_json::{Value, json};

use self::error::Error;
use self::request::{Method, Request};
use crate::deck::{Deck, Shelf};
use crate::entry::{self, Entry};
use crate::fairness::sha256;
use crate::input::Input;
use crate::json::{self, Json};
use crate::record::{Record, RecordError};
use crate::table::{Order, Source, Table};
use crate::verify;

/// What an action did.
#[derive(Serialize)]
struct Done {
    events: Vec<Json>,
    over: bool,
}

/// A line may have this many bytes. A longer one need not even be read: [`Engine::too_long`] answers it.
pub const LONGEST_LINE: usize = 32 << 20;

/// What the engine needs from outside. A function that gives seeds is a world without time and without language, where
/// nobody thinks and nothing is explained.
pub trait EngineHost: Send {
    /// For a game that nobody names a seed for.
    fn seed(&mut self) -> Seed;

    /// Says yes until this time has passed.
    fn patience(&self, millis: u64) -> Patience;

    /// What is said of an error.
    fn sentence(&self, message: Message) -> String;
}

impl<F: FnMut() -> Seed + Send> EngineHost for F {
    fn seed(&mut self) -> Seed {
        self()
    }

    fn patience(&self, _: u64) -> Patience {
        Box::new(|| false)
    }

    fn sentence(&self, _: Message) -> String {
        String::new()
    }
}

pub struct Engine {
    tables: BTreeMap<i64, Box<dyn Table>>,
    /// The number of the newest table; no number is given twice.
    newest: i64,
    shelf: Shelf,
    world: Box<dyn EngineHost>,
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Engine").field("tables", &self.tables.len()).finish_non_exhaustive()
    }
}

impl Engine {
    pub fn new(shelf: Shelf, world: impl EngineHost + 'static) -> Self {
        Self { tables: BTreeMap::new(), newest: 0, shelf, world: Box::new(world) }
    }

    /// The answer to a line, without its line end. Empty lines and notifications have none.
    pub fn line(&mut self, line: &[u8]) -> Option<String> {
        if line.trim_ascii().is_empty() {
            return None;
        }
        let Request { id, call } = Request::read(line);
        let result = call.and_then(|(method, params)| self.call(method, &params));
        id.map(|id| self.answer(&id, result))
    }

    /// The answer to a line longer than [`LONGEST_LINE`].
    pub fn too_long(&self) -> String {
        self.answer(&Value::Null, Err(Error::TooLong))
    }

    fn answer(&self, id: &Value, result: Result<Json, Error>) -> String {
        #[derive(Serialize)]
        #[serde(rename_all = "lowercase")]
        enum Content {
            Result(Json),
            Error(error::Body),
        }
        #[derive(Serialize)]
        struct Answer<'a> {
            jsonrpc: &'static str,
            id: &'a Value,
            #[serde(flatten)]
            content: Content,
        }
        let content = match result {
            Ok(result) => Content::Result(result),
            Err(error) => Content::Error(error.body(self.world.sentence((&error).into()))),
        };
        json::write(&Answer { jsonrpc: "2.0", id, content }).get().to_owned()
    }

    fn call(&mut self, method: Method, params: &Value) -> Result<Json, Error> {
        match method {
            Method::Games => params::read(params).map(|params::Nothing {}| entry::list()),
            Method::Deck => self.deck(params::read(params)?),
            Method::New => self.new_table(params::read(params)?),
            Method::State => self.of_table(params, |table| table.state()),
            Method::View => self.of_viewer(params, |table, viewer| table.view(viewer)),
            Method::Legal => self.of_table(params, |table| table.legal()),
            Method::Act => self.act(params::read(params)?),
            Method::Log => self.of_viewer(params, |table, viewer| json::write(&table.log(viewer, 0))),
            Method::Undo => self.undo(params::read(params)?),
            Method::Close => self.close(params::read(params)?),
            Method::Outcome => self.of_table(params, |table| json::write(&table.outcome())),
            Method::Suggest => self.suggest(&params::read(params)?),
            Method::Record => self.of_table(params, |table| json::write(&table.record())),
            Method::Load => self.load(params::read(params)?),
        }
    }

    fn table(&mut self, id: i64) -> Result<&mut Box<dyn Table>, Error> {
        self.tables.get_mut(&id).ok_or(Error::NoSuchTable(id))
    }

    fn add(&mut self, table: Box<dyn Table>) -> Json {
        self.newest += 1;
        self.tables.insert(self.newest, table);
        json::write(&json!({ "id": self.newest }))
    }

    fn of_table(&mut self, params: &Value, tell: impl FnOnce(&dyn Table) -> Json) -> Result<Json, Error> {
        let params::OfTable { id } = params::read(params)?;
        Ok(tell(&**self.table(id)?))
    }

    fn of_viewer(&mut self, params: &Value, tell: impl FnOnce(&dyn Table, Viewer) -> Json) -> Result<Json, Error> {
        let params::OfViewer { id, seat } = params::read(params)?;
        let table = self.table(id)?;
        if let Some(seat) = seat {
            table.check_seat(seat)?;
        }
        Ok(tell(&**table, seat.into()))
    }

    fn find_deck(&self, game: &str, deck: &Value) -> Result<Deck, Fault> {
        let game = Entry::named(game).map_err(|fault| fault.at("game"))?;
        self.shelf.find(game, deck).map_err(|fault| fault.at("deck"))
    }

    fn deck(&mut self, params::Deck { game, deck }: params::Deck) -> Result<Json, Error> {
        Ok(self.find_deck(&game, &deck)?.json().to_owned())
    }

    fn new_table(&mut self, params: params::New) -> Result<Json, Error> {
        let deck = self.find_deck(&params.game, &params.deck)?;
        let game = deck.game;
        let players = usize::try_from(params.players).map_err(|_| {
            let (min, max) = (game.spec.min_seats as i64, game.spec.max_seats as i64);
            Fault::new(Problem::Range { given: params.players, min, max }).at("players")
        })?;
        let seed = params.seed.unwrap_or_else(|| self.world.seed());
        let table = game.open(Order {
            deck,
            players,
            names: params.names,
            options: params.options,
            setup: params.setup,
            source: Source::Seed(seed),
        })?;
        Ok(self.add(table))
    }

    fn act(&mut self, params::Act { id, seat, action, at }: params::Act) -> Result<Json, Error> {
        let table = self.table(id)?;
        let first = table.events();
        table.act(Input { seat, action: &action, at })?;
        Ok(json::write(&Done { events: table.happened(first), over: table.to_move().is_none() }))
    }

    fn undo(&mut self, params::OfTable { id }: params::OfTable) -> Result<Json, Error> {
        let left = self.table(id)?.undo().ok_or(Error::NothingToUndo)?;
        Ok(json::write(&json!({ "inputs": left })))
    }

    fn close(&mut self, params::OfTable { id }: params::OfTable) -> Result<Json, Error> {
        self.tables.remove(&id).ok_or(Error::NoSuchTable(id))?;
        Ok(json::write(&json!({})))
    }

    fn suggest(&mut self, params: &params::Suggest) -> Result<Json, Error> {
        let &params::Suggest { id, seat, seed, iterations, millis, .. } = params;
        let level = read_level(&params.level)?;
        let thinking = Thinking::chosen(iterations, millis);
        let mut patience = thinking.begin(|millis| self.world.patience(millis));
        let table = self.table(id)?;
        // Without a seed, something that is no secret and still differs from turn to turn.
        let seed = seed.unwrap_or_else(|| {
            let turn = format!("suggest {} {}", table.inputs(), seat.index());
            Seed(sha256(turn.as_bytes()).0)
        });
        let thought = table.mind(seat)?.think(level, &mut Rng::new(seed), &mut patience);
        Ok(json::write(&Suggestion::from(thought)))
    }

    fn load(&mut self, params::Load { record }: params::Load) -> Result<Json, Error> {
        let record = Record::from_value(&record).map_err(RecordError::Fault)?;
        let table = verify::open(&record)?;
        Ok(self.add(table))
    }
}

/// What `suggest` answers.
#[derive(Serialize)]
struct Suggestion {
    action: Json,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<f64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    alternatives: Vec<Alternative>,
}

#[derive(Serialize)]
struct Alternative {
    action: Json,
    value: f64,
}

impl From<Thought<Json>> for Suggestion {
    fn from(Thought { action, value, alternatives }: Thought<Json>) -> Self {
        let alternatives = alternatives.into_iter().map(|(action, value)| Alternative { action, value });
        Self { action, value, alternatives: alternatives.collect() }
    }
}

fn read_level(name: &str) -> Result<Level, Fault> {
    name.parse().map_err(|_| {
        let known = Level::ALL.iter().map(|level| level.name().to_owned()).collect();
        Fault::new(Problem::Unknown { given: name.to_owned(), known }).at("level")
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use proptest::test_runner::RngSeed;

    use super::*;

    fn engine() -> Engine {
        Engine::new(Shelf::default(), || Seed([7; 32]))
    }

    /// A short game, line by line.
    const LINES: [&str; 6] = [
        r#"{"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"piratz","players":2,"options":{"first":0}}}"#,
        r#"{"jsonrpc":"2.0","id":2,"method":"act","params":{"id":1,"seat":0,"action":"reveal","at":5}}"#,
        r#"{"jsonrpc":"2.0","id":3,"method":"act","params":{"id":1,"seat":0,"action":{"leave":{"kind":"gems"}}}}"#,
        r#"{"jsonrpc":"2.0","id":4,"method":"suggest","params":{"id":1,"seat":0,"level":"random"}}"#,
        r#"{"jsonrpc":"2.0","id":5,"method":"view","params":{"id":1,"seat":null}}"#,
        r#"{"jsonrpc":"2.0","id":6,"method":"undo","params":{"id":1}}"#,
    ];

    fn check_answer(answer: Option<String>) {
        let Some(answer) = answer else { return };
        let value: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        assert!(!answer.contains('\n') && (value.get("result").is_some() != value.get("error").is_some()), "{answer}");
    }

    /// The same cases every time.
    fn config() -> ProptestConfig {
        ProptestConfig {
            cases: 200,
            failure_persistence: None,
            rng_seed: RngSeed::Fixed(7),
            ..ProptestConfig::default()
        }
    }

    proptest! {
        #![proptest_config(config())]

        #[test]
        fn any_bytes_get_a_proper_answer_or_none(line in any::<Vec<u8>>()) {
            check_answer(engine().line(&line));
        }

        #[test]
        fn damaged_lines_get_a_proper_answer_or_none(
            damage in prop::collection::vec((0..LINES.len(), any::<prop::sample::Index>(), any::<u8>(), 0..4_usize), 8),
        ) {
            let mut engine = engine();
            for line in LINES {
                check_answer(engine.line(line.as_bytes()));
            }
            for (line, place, byte, removed) in damage {
                let mut line = LINES[line].as_bytes().to_vec();
                let place = place.index(line.len());
                line.splice(place..(place + removed).min(line.len()), [byte]);
                check_answer(engine.line(&line));
            }
        }
    }

    #[test]
    fn a_short_game_is_answered_line_by_line() {
        let mut engine = engine();
        let answers: Vec<_> = LINES.iter().map(|line| engine.line(line.as_bytes()).unwrap()).collect();
        assert_eq!(answers[0], r#"{"jsonrpc":"2.0","id":1,"result":{"id":1}}"#);
        assert!(answers.iter().all(|answer| !answer.contains("error")), "{answers:#?}");
        assert_eq!(answers[5], r#"{"jsonrpc":"2.0","id":6,"result":{"inputs":1}}"#);
    }
}
