//! A lesson as its file says it.

use catalog::file::{self, Mistake};
use catalog::{Deck, Entry, Input, Order, Source, Table, reader};
use ratskeller_core::{Fault, Kind, Problem, Seat, Seed, SmallId};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::goal::Goal;
use crate::speech::{self, Sentences};

const MOST_STARS: u8 = 3;

/// A fixed table, and what a learner is asked to do at it.
#[derive(Debug)]
pub struct Lesson {
    pub game: &'static Entry,
    /// As its file is called.
    pub name: String,
    /// How hard a puzzle is; what only teaches has none.
    pub stars: u8,
    /// The learner's.
    pub seat: Seat,
    pub steps: Vec<LessonStep>,
    /// What a lesson from outside is called.
    pub(crate) title: Option<String>,
    order: Order,
}

/// Something the learner is told, and perhaps asked to do.
#[derive(Debug)]
pub struct LessonStep {
    pub name: String,
    /// What is done before.
    pub(crate) before: Vec<Input<Value>>,
    pub ask: Option<Ask>,
    /// What a lesson from outside says here.
    pub(crate) sentences: Sentences,
}

impl LessonStep {
    /// An answer that is right: nothing where nothing is asked.
    pub fn solution(&self) -> Value {
        self.ask.as_ref().map_or(Value::Null, |ask| ask.solution.clone())
    }
}

/// What the learner is to do.
#[derive(Debug)]
pub struct Ask {
    pub(crate) goal: Goal,
    /// An action that is right, to be shown to whoever asks.
    pub solution: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    game: String,
    #[serde(default)]
    title: Option<String>,
    #[serde(default)]
    stars: u8,
    players: u8,
    #[serde(default)]
    seat: u8,
    #[serde(default)]
    options: Value,
    #[serde(default)]
    setup: Value,
    step: Vec<WrittenStep>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenStep {
    name: String,
    #[serde(default)]
    say: Option<String>,
    #[serde(default)]
    why: Option<String>,
    #[serde(default)]
    no: Option<String>,
    #[serde(default)]
    before: Vec<Input<Value>>,
    #[serde(default)]
    goal: Option<Goal>,
    #[serde(default)]
    solution: Option<Value>,
}

impl Lesson {
    /// Reads a file; the lesson is called as the file is.
    pub fn read(name: &str, text: &str) -> Result<Self, Vec<Mistake>> {
        file::read(text, |table| Self::make(name, table))
    }

    fn make(name: &str, table: Map<String, Value>) -> Result<Self, Fault> {
        let Written { game, title, stars, players, seat, options, setup, step } = reader::read(&Value::Object(table))?;
        let game = Entry::named(&game).map_err(|fault| fault.at("game"))?;
        let title = title.map(|title| speech::sentence(&title).map_err(|fault| fault.at("title"))).transpose()?;
        if stars > MOST_STARS {
            let out_of_range = Problem::Range { given: stars.into(), min: 0, max: MOST_STARS.into() };
            return Err(Fault::new(out_of_range).at("stars"));
        }
        let order = Order {
            deck: Deck::usual(game),
            players: players.into(),
            names: None,
            options,
            setup,
            source: Source::Seed(Seed([0; 32])),
        };
        let seat = Seat::new(seat.into());
        game.open(order.clone())?.check_seat(seat)?;
        if title.is_none() && step.iter().any(WrittenStep::speaks) {
            return Err(Fault::new(Problem::Missing).at("title"));
        }
        let steps = steps(step, title.is_some())?;
        Ok(Self { game, name: name.to_owned(), stars, seat, steps, title, order })
    }

    /// The table as it is dealt.
    pub(crate) fn open(&self) -> Box<dyn Table> {
        self.game.open(self.order.clone()).expect("it was dealt when the lesson was read")
    }
}

fn steps(written: Vec<WrittenStep>, speaks_for_itself: bool) -> Result<Vec<LessonStep>, Fault> {
    if written.is_empty() {
        return Err(Fault::new(Problem::Empty).at("step"));
    }
    let mut steps: Vec<LessonStep> = Vec::new();
    for (number, written) in written.into_iter().enumerate() {
        if steps.iter().any(|step| step.name == written.name) {
            return Err(Fault::new(Problem::Repeated { given: written.name }).at("name").at(number).at("step"));
        }
        steps.push(written.make(speaks_for_itself).map_err(|fault| fault.at(number).at("step"))?);
    }
    Ok(steps)
}

impl WrittenStep {
    fn speaks(&self) -> bool {
        self.say.is_some() || self.why.is_some() || self.no.is_some()
    }

    fn make(self, speaks_for_itself: bool) -> Result<LessonStep, Fault> {
        let Self { name, say, why, no, before, goal, solution } = self;
        if !is_name(&name) {
            return Err(Fault::new(Problem::Unfit { given: name, wanted: "a-z 0-9 -".to_owned() }).at("name"));
        }
        let missing = |field| Fault::new(Problem::Missing).at(field);
        let ask = match (goal, solution) {
            (None, None) => None,
            (Some(goal), _) if goal.is_empty() => return Err(Fault::new(Problem::Empty).at("goal")),
            (Some(_), None) => return Err(missing("solution")),
            (None, Some(_)) => return Err(missing("goal")),
            (Some(goal), Some(solution)) => Some(Ask { goal, solution }),
        };
        let sentences =
            if speaks_for_itself { Sentences::needed([say, why, no], ask.is_some())? } else { Sentences::default() };
        Ok(LessonStep { name, before, ask, sentences })
    }
}

/// A word or several with hyphens, as addresses and messages have them.
pub(crate) fn is_name(name: &str) -> bool {
    let is_plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
    name.split('-').all(|word| !word.is_empty() && word.chars().all(is_plain))
}

/// An answer to a step that asks for nothing is nothing.
pub(crate) fn check_nothing(answer: &Value) -> Result<(), Fault> {
    match reader::kind(answer) {
        Kind::Nothing => Ok(()),
        given => Err(Fault::new(Problem::Kind { given, wanted: Kind::Nothing })),
    }
}
