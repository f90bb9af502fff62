//! Whether a record is true: everything in it is worked out again.

use ratskeller_core::Message;
use serde::Serialize;

use crate::record::{self, Record, RecordError};
use crate::table::{Order, Source, Table};

/// What is looked at, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Aspect {
    /// That it is a record, of rules that this house plays.
    Format,
    /// That the deck is the one whose hash is given.
    Deck,
    /// That the secret is the one the house had committed to.
    Commitment,
    /// That the seed follows from the secret and the seats' bytes, or is given.
    Seed,
    /// That every seat's bytes are those that it had committed to before anybody told theirs.
    Shares,
    /// That the cards can be dealt so, and that everything was done by whom and when the rules allow it.
    Inputs,
    /// That it ended as the record says.
    Outcome,
}

impl From<Aspect> for Message {
    fn from(aspect: Aspect) -> Self {
        Self::named(match aspect {
            Aspect::Format => "aspect-format",
            Aspect::Deck => "aspect-deck",
            Aspect::Commitment => "aspect-commitment",
            Aspect::Seed => "aspect-seed",
            Aspect::Shares => "aspect-shares",
            Aspect::Inputs => "aspect-inputs",
            Aspect::Outcome => "aspect-outcome",
        })
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
    /// Whether the seats told their bytes one after another, as they did before they committed to them: then whoever
    /// knew the secret and was the last could try bytes until the cards pleased, and nothing here shows it.
    pub told_in_turn: bool,
}

pub fn verify(text: &str) -> Verification {
    let mut checks = Checks::default();
    let record = checks.pass(Aspect::Format, record::read(text));
    let told_in_turn = record.as_ref().is_ok_and(Record::told_in_turn);
    let table = record.and_then(|record| checks.replay(&record)).ok();
    Verification { checks: checks.0, table, told_in_turn }
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
            if !record.told_in_turn() {
                self.pass(Aspect::Shares, fairness.check_shares())?;
            }
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

#[cfg(test)]
mod tests {
    use ratskeller_core::{Hex, SmallId};
    use serde_json::{Value, json};
    use words::{Language, Words};

    use super::*;
    use crate::fairness::{Fairness, commitment_to};
    use crate::json;
    use crate::testing::{open as open_table, order, play, tables};

    const ALL: [Aspect; 7] = [
        Aspect::Format,
        Aspect::Deck,
        Aspect::Commitment,
        Aspect::Seed,
        Aspect::Shares,
        Aspect::Inputs,
        Aspect::Outcome,
    ];

    /// What a fair game is made from.
    fn fairness() -> Fairness {
        let bytes = vec![Hex([2; 16]), Hex([3; 16])];
        let commitments = bytes.iter().map(|bytes| Some(commitment_to("table 9", *bytes))).collect();
        Fairness::new("table 9".into(), Hex([1; 32]), bytes).with_commitments(commitments)
    }

    /// A whole game.
    fn played(fairness: Fairness) -> Value {
        let mut table = open_table(Order { source: Source::Fairness(fairness), ..order("piratz", 2) });
        play(&mut *table, usize::MAX);
        json::to_value(&table.record())
    }

    fn example() -> Value {
        played(fairness())
    }

    #[test]
    fn a_true_record_holds_in_every_respect() {
        let Verification { checks, table, told_in_turn } = verify(&example().to_string());
        assert!(!told_in_turn);
        assert_eq!(checks, ALL.map(|aspect| Check { aspect, result: Ok(()) }));
        assert_eq!(json::to_value(&table.unwrap().record()), example());
        for mut table in tables() {
            play(&mut *table, 10);
            let verification = verify(json::write(&table.record()).get());
            assert_eq!(verification.checks.len(), ALL.len() - 2, "nothing was committed to");
            assert!(!verification.told_in_turn);
            assert_eq!(verification.table.unwrap().state().get(), table.state().get());
        }
    }

    /// What does not hold after a change, and what is said about it.
    fn broken(change: impl FnOnce(&mut Value)) -> (Aspect, String) {
        let mut value = example();
        change(&mut value);
        let Verification { mut checks, table, .. } = verify(&value.to_string());
        assert!(table.is_none());
        let Check { aspect, result } = checks.pop().unwrap();
        assert!(checks.iter().all(|check| check.result.is_ok()));
        assert_eq!(checks.iter().map(|check| check.aspect).collect::<Vec<_>>(), ALL[..checks.len()]);
        (aspect, Words::new(Language::English).tell(&result.unwrap_err()))
    }

    #[test]
    fn whatever_was_changed_afterwards_is_found() {
        let place = |change: fn(&mut Value)| {
            let (aspect, sentence) = broken(change);
            (aspect, sentence.split_once(':').expect("a place").0.to_owned())
        };
        let at = |aspect, place: &str| (aspect, place.to_owned());
        assert_eq!(place(|record| record["players"] = json!("2")), at(Aspect::Format, "players"));
        assert_eq!(place(|record| record["deck"]["name"] = json!("x")), at(Aspect::Deck, "deck.name"));
        assert_eq!(place(|record| record["deck"]["sha256"] = json!("0".repeat(64))), at(Aspect::Deck, "deck.sha256"));
        assert_eq!(place(|record| record["deck"]["deck"] = json!({})), at(Aspect::Deck, "deck.deck.kinds"));
        let another_secret = |record: &mut Value| record["fairness"]["secret"] = json!("f".repeat(64));
        assert_eq!(place(another_secret), at(Aspect::Commitment, "fairness.commitment"));
        let one_seat = |record: &mut Value| record["fairness"]["bytes"] = json!(["0".repeat(32)]);
        assert_eq!(place(one_seat), at(Aspect::Seed, "fairness.bytes"));
        assert_eq!(place(|record| record["options"] = json!({"first": 7})), at(Aspect::Inputs, "options.first"));
        assert_eq!(place(|record| record["inputs"][4]["seat"] = json!(9)), at(Aspect::Inputs, "inputs[4]"));
        assert_eq!(place(|record| record["inputs"][2]["action"] = json!("dig")), at(Aspect::Inputs, "inputs[2]"));
        let cut_short = |record: &mut Value| drop(record["inputs"].as_array_mut().unwrap().pop());
        assert_eq!(place(cut_short), at(Aspect::Outcome, "outcome"));
        let more = |record: &mut Value| {
            let last = record["inputs"].as_array().unwrap().last().unwrap().clone();
            record["inputs"].as_array_mut().unwrap().push(last);
        };
        assert_eq!(broken(more).1.split_once(": ").unwrap().1, "The game is over; open a new one.");
        assert_eq!(place(|record| record["outcome"] = json!(null)), at(Aspect::Outcome, "outcome"));
        assert_eq!(place(|record| record["outcome"]["points"][0] = json!(99)), at(Aspect::Outcome, "outcome"));
    }

    /// Somebody who knows the secret and all other bytes tries bytes until the first to move is the seat they want.
    fn ground(fairness: &Fairness, first: usize) -> Fairness {
        let begins = |fairness: &Fairness| {
            let source = Source::Fairness(fairness.clone());
            open_table(Order { source, ..order("piratz", 2) }).to_move()
        };
        let tries = (0..=u8::MAX).map(|number| {
            let mut tried = fairness.clone();
            tried.bytes[1] = Hex([number; 16]);
            tried
        });
        let mut pleasing = tries.filter(|tried| begins(tried).is_some_and(|seat| seat.index() == first));
        pleasing.find(|tried| tried.bytes != fairness.bytes).expect("every other one will do")
    }

    #[test]
    fn bytes_that_were_chosen_after_everything_was_fixed_do_not_hold() {
        let (aspect, sentence) = broken(|record| *record = played(ground(&fairness(), 1)));
        assert_eq!((aspect, sentence.split_once(':').unwrap().0), (Aspect::Shares, "fairness.commitments[1]"));
        let nobody = broken(|record| record["fairness"]["commitments"][1] = json!(null));
        assert_eq!((nobody.0, nobody.1.split_once(':').unwrap().0), (Aspect::Shares, "fairness.bytes[1]"));
    }

    /// As games were played before seats committed to anything.
    #[test]
    fn a_record_of_bytes_told_in_turn_holds_but_says_so() {
        let told = ground(&Fairness { commitments: None, ..fairness() }, 0);
        let record = played(told);
        assert_eq!(record["format"], 1);
        let Verification { checks, table, told_in_turn } = verify(&record.to_string());
        assert!(told_in_turn && table.is_some(), "it was ground, and nothing shows it");
        let aspects: Vec<_> = checks.iter().map(|check| check.aspect).collect();
        assert_eq!(aspects, ALL.into_iter().filter(|aspect| *aspect != Aspect::Shares).collect::<Vec<_>>());
        let mut other = record;
        other["fairness"]["bytes"][1] = json!("5".repeat(32));
        assert!(verify(&other.to_string()).table.is_none(), "other bytes give another game");
    }
}
