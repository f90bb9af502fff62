//! A lesson as its file says it.

use catalog::file::{self, Mistake};
use catalog::{Entry, Input, Order, Shelf, Source, Table, reader};
use ratskeller_core::{Fault, Kind, Problem, Seat, Seed, SmallId};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::goal::Goal;

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
    pub steps: Vec<Step>,
    order: Order,
}

/// Something the learner is told, and perhaps asked to do.
#[derive(Debug)]
pub struct Step {
    pub name: String,
    /// What is done before.
    pub(crate) before: Vec<Input<Value>>,
    pub ask: Option<Ask>,
}

/// What the learner is to do.
#[derive(Debug)]
pub struct Ask {
    pub(crate) goal: Goal,
    /// An action that is right, to be shown to whoever asks.
    pub solution: Value,
}

/// Which of a step's sentences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// What there is to see or to do.
    Say,
    /// Why what was done is right.
    Why,
    /// Something kind about what is not.
    No,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
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
    before: Vec<Input<Value>>,
    #[serde(default)]
    goal: Option<Goal>,
    #[serde(default)]
    solution: Option<Value>,
}

impl Lesson {
    /// Reads `lessons/<game>/<name>.toml`.
    pub fn read(game: &'static Entry, name: &str, text: &str) -> Result<Self, Vec<Mistake>> {
        file::read(text, |table| Self::make(game, name, table))
    }

    fn make(game: &'static Entry, name: &str, table: Map<String, Value>) -> Result<Self, Fault> {
        let Written { stars, players, seat, options, setup, step } = reader::read(&Value::Object(table))?;
        if stars > MOST_STARS {
            let out_of_range = Problem::Range { given: stars.into(), min: 0, max: MOST_STARS.into() };
            return Err(Fault::new(out_of_range).at("stars"));
        }
        let order = Order {
            deck: Shelf::default().find(game, &Value::Null)?,
            players: players.into(),
            names: None,
            options,
            setup,
            source: Source::Seed(Seed([0; 32])),
        };
        let seat = Seat::new(seat.into());
        game.open(order.clone())?.check_seat(seat)?;
        Ok(Self { game, name: name.to_owned(), stars, seat, steps: steps(step)?, order })
    }

    /// The table as it is dealt.
    pub(crate) fn open(&self) -> Box<dyn Table> {
        self.game.open(self.order.clone()).expect("it was dealt when the lesson was read")
    }

    /// The message that says what the lesson is called.
    pub fn title(&self) -> String {
        format!("lesson-{}-{}", self.game.spec.name, self.name)
    }

    /// The message that says this at this step.
    pub fn message(&self, step: &Step, part: Part) -> String {
        let ending = match part {
            Part::Say => "",
            Part::Why => "-why",
            Part::No => "-no",
        };
        format!("{}-{}{ending}", self.title(), step.name)
    }

    /// Every message that has to be written for the lesson.
    pub fn messages(&self) -> Vec<String> {
        let mut messages = vec![self.title()];
        for step in &self.steps {
            let parts: &[Part] = if step.ask.is_some() { &[Part::Say, Part::Why, Part::No] } else { &[Part::Say] };
            messages.extend(parts.iter().map(|&part| self.message(step, part)));
        }
        messages
    }
}

fn steps(written: Vec<WrittenStep>) -> Result<Vec<Step>, Fault> {
    if written.is_empty() {
        return Err(Fault::new(Problem::Empty).at("step"));
    }
    let mut steps: Vec<Step> = Vec::new();
    for (number, written) in written.into_iter().enumerate() {
        if steps.iter().any(|step| step.name == written.name) {
            return Err(Fault::new(Problem::Repeated { given: written.name }).at("name").at(number).at("step"));
        }
        steps.push(written.make().map_err(|fault| fault.at(number).at("step"))?);
    }
    Ok(steps)
}

impl WrittenStep {
    fn make(self) -> Result<Step, Fault> {
        let Self { name, before, goal, solution } = self;
        let missing = |field| Fault::new(Problem::Missing).at(field);
        let ask = match (goal, solution) {
            (None, None) => None,
            (Some(goal), _) if goal.is_empty() => return Err(Fault::new(Problem::Empty).at("goal")),
            (Some(_), None) => return Err(missing("solution")),
            (None, Some(_)) => return Err(missing("goal")),
            (Some(goal), Some(solution)) => Some(Ask { goal, solution }),
        };
        Ok(Step { name, before, ask })
    }
}

/// An answer to a step that asks for nothing is nothing.
pub(crate) fn check_nothing(answer: &Value) -> Result<(), Fault> {
    match reader::kind(answer) {
        Kind::Nothing => Ok(()),
        given => Err(Fault::new(Problem::Kind { given, wanted: Kind::Nothing })),
    }
}
