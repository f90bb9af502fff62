//! What a seat sees of its table, and what it hears.

use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::event::Ask;

/// What stays the same for a whole game.
#[derive(Clone, Debug)]
pub struct Setting {
    /// As the house calls it: `rat-hot`.
    pub game: String,
    pub title: String,
    pub deck: Value,
    pub options: Value,
    /// Who sits where.
    pub names: Vec<String>,
    /// Whether the game is played in this program and not in a house elsewhere.
    pub is_local: bool,
    /// Whether several people take turns at this terminal.
    pub is_shared: bool,
}

/// What one seat, or somebody looking on, sees and can do.
#[derive(Clone, Debug, Default)]
pub struct Snapshot {
    pub seat: Option<usize>,
    pub view: Value,
    pub to_move: Option<usize>,
    /// What this seat can do, as the house writes it in short: as the game has it, or else a list. Only if it is its
    /// decision.
    pub choices: Option<Box<RawValue>>,
    pub ended: Option<Ended>,
    /// Whether the last thing this seat did can be taken back.
    pub can_take_back: bool,
}

impl Snapshot {
    /// The choices, if they are a list.
    pub fn list(&self) -> serde_json::Result<Vec<Choice>> {
        self.choices.as_deref().map_or_else(|| Ok(Vec::new()), |choices| serde_json::from_str(choices.get()))
    }
}

/// Something a seat can do, and what it does at once.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Choice {
    pub action: Value,
    #[serde(default)]
    pub effect: Value,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Ended {
    pub winners: Vec<usize>,
    /// Nobody has any when somebody has resigned.
    pub points: Option<Vec<i64>>,
    pub reason: String,
}

/// What a mentor says at a step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Teaching {
    pub sentence: String,
    /// Whether something is to be done; else one goes on.
    pub asks: bool,
    /// The number of the step, from 0, and how many there are.
    pub step: usize,
    pub steps: usize,
}

/// A table of a house where people gather, before the game begins.
#[derive(Clone, Debug)]
pub struct Gathering {
    pub title: String,
    /// Who sits where.
    pub seats: Vec<String>,
    /// What it waits for.
    pub hint: String,
    /// The address that brings others here.
    pub link: Option<String>,
    /// What whoever looks at it can ask for now.
    pub can: Vec<Ask>,
    /// Why something was not done.
    pub trouble: Option<String>,
}

/// A table in the list of a house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLine {
    pub id: String,
    pub title: String,
    /// Who sits where.
    pub seats: Vec<String>,
    /// How far it is.
    pub state: String,
    /// Whether it is the viewer's own, or one that they sit at.
    pub is_own: bool,
}

/// What a table tells.
#[derive(Clone, Debug)]
pub enum News {
    /// A game begins, or is found as it is.
    Seated(Box<Setting>),
    /// A table where the game has not begun yet.
    Waiting(Box<Gathering>),
    /// The tables of a house elsewhere, what it is called, and what one is called there.
    Hall {
        house: String,
        name: String,
        tables: Vec<TableLine>,
    },
    /// Everything: when one sits down, looks through other eyes, or something was taken back. `missed` is what has
    /// happened since one looked last.
    Whole {
        sight: Box<Snapshot>,
        log: Vec<Value>,
        missed: Vec<Value>,
    },
    /// Something was done.
    Happened {
        sight: Box<Snapshot>,
        events: Vec<Value>,
    },
    /// Nothing was done, and why.
    Refused(String),
    /// Something worth knowing.
    Said(String),
    /// Whether the cards were fair, as far as this program can tell now that the game is over.
    Checked {
        sentence: String,
        is_fair: bool,
    },
    /// What a good player would do.
    Hint(Value),
    /// A step of a lesson, until the next one.
    Taught(Teaching),
    /// What the mentor thinks of what was done.
    Judged {
        is_right: bool,
        sentence: String,
    },
    /// The lesson is done.
    Learned,
    /// The next to play is another person at this terminal.
    PassTo(usize),
    /// The line to the house is down or the house is busy, in a sentence; it comes back by itself.
    LineLost(String),
    LineBack,
    /// It is no use going on.
    Broken(String),
}
