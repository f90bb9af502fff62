//! Whether a record is true: everything in it is worked out again.

use words::Words;

use crate::record::{self, Record, RecordError};
use crate::table::{Order, Source, Table};

/// What is looked at, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aspect {
    /// That it is a record, of rules that this house plays.
    Format,
    /// That the deck is the one whose hash is given.
    Deck,
    /// That the secret is the one the house had committed to.
    Commitment,
    /// That the seed follows from the secret and the seats' bytes, or is given.
    Seed,
    /// That the cards can be dealt so, and that everything was done by whom and when the rules allow it.
    Inputs,
    /// That it ended as the record says.
    Outcome,
}

impl Aspect {
    pub fn name(self, words: &Words) -> String {
        let message = match self {
            Self::Format => "aspect-format",
            Self::Deck => "aspect-deck",
            Self::Commitment => "aspect-commitment",
            Self::Seed => "aspect-seed",
            Self::Inputs => "aspect-inputs",
            Self::Outcome => "aspect-outcome",
        };
        words.say(message, &[])
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Check {
    pub aspect: Aspect,
    pub result: Result<(), RecordError>,
}

/// What was looked at, up to and including the first thing that does not hold, and the table if everything does.
#[derive(Debug)]
pub struct Verification {
    pub checks: Vec<Check>,
    pub table: Option<Box<dyn Table>>,
}

pub fn verify(text: &str) -> Verification {
    let mut checks = Checks::default();
    let record = checks.pass(Aspect::Format, record::read(text));
    let table = record.and_then(|record| checks.replay(&record)).ok();
    Verification { checks: checks.0, table }
}

/// Opens a table where the record leaves off, if everything in it is true.
pub(crate) fn open(record: &Record) -> Result<Box<dyn Table>, RecordError> {
    Checks::default().replay(record)
}

#[derive(Default)]
struct Checks(Vec<Check>);

impl Checks {
    /// Notes how a check went.
    fn pass<T, E: Into<RecordError>>(&mut self, aspect: Aspect, result: Result<T, E>) -> Result<T, RecordError> {
        let result = result.map_err(Into::into);
        self.0.push(Check { aspect, result: result.as_ref().map(|_| ()).map_err(Clone::clone) });
        result
    }

    fn replay(&mut self, record: &Record) -> Result<Box<dyn Table>, RecordError> {
        let deck = self.pass(Aspect::Deck, record.deck())?;
        let source = record.source()?;
        if let Source::Fairness(fairness) = &source {
            self.pass(Aspect::Commitment, fairness.check_commitment())?;
            self.pass(Aspect::Seed, fairness.check_seats(record.players()))?;
        } else {
            self.pass(Aspect::Seed, Ok::<_, RecordError>(()))?;
        }
        let table = self.pass(Aspect::Inputs, redo(record, record.order(deck, source)))?;
        self.pass(Aspect::Outcome, record.check_outcome(table.outcome()))?;
        Ok(table)
    }
}

/// Deals again and does again everything that was done.
fn redo(record: &Record, order: Order) -> Result<Box<dyn Table>, RecordError> {
    let mut table = order.deck.game.open(order)?;
    for (number, input) in record.inputs().enumerate() {
        table.act(input).map_err(|refused| RecordError::Input { number, refused })?;
    }
    Ok(table)
}
