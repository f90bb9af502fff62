//! A whole game on one line: what was agreed, what chance gave, what everybody did, how it ended.
//!
//! ```json
//! {"format":1,"rules":1,"game":"piratz","players":2,"options":{"first":0},"deck":{"name":"default","sha256":"…"},
//!  "seats":["Þóra","Jan"],"seed":"…","inputs":[{"seat":0,"action":"reveal","at":null}],"outcome":null}
//! ```
//!
//! `setup` is there if chance was overruled, `deck.deck` holds the deck itself if the house does not know it by name,
//! and instead of `seed` there may be `fairness`, from which the seed follows; `format` is 2 if it tells what the seats
//! had committed to. `resigned` lists the seats that gave up, if
//! any did: the rules know no giving up, so the outcome is then null unless the others played on to the end. Reading is
//! strict: a record says everything once and nothing else.

use ratskeller_core::{Fault, Hex, Message, Outcome, Problem, RuleId, Seat, Seed, SmallId, check_name};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::deck::Deck;
use crate::entry::Entry;
use crate::fairness::Fairness;
use crate::input::{Input, Refused};
use crate::json::{self, NotJson, nullable};
use crate::syntax::Syntax;
use crate::table::{Order, Source, Table};
use crate::{check, reader};

/// A record of a game whose seats had committed to their bytes before anybody told theirs.
const COMMITTED: u32 = 2;

/// Any other record: its seed is given, or the seats told their bytes one after another.
const PLAIN: u32 = 1;

/// No game that people play comes near this; it keeps a hostile record from filling the memory.
const MOST_INPUTS: usize = 200_000;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    format: u32,
    /// The version of the game's rules.
    rules: u32,
    game: String,
    players: usize,
    options: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    setup: Option<Value>,
    deck: RecordedDeck,
    /// Who sat where.
    seats: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<Seed>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fairness: Option<Fairness>,
    inputs: Vec<Input<Value>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    resigned: Vec<Seat>,
    /// Null while the game is not over by the rules.
    #[serde(deserialize_with = "nullable")]
    outcome: Option<Value>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordedDeck {
    name: String,
    sha256: Hex<32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deck: Option<Value>,
}

/// Why a record cannot be believed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// It is not JSON.
    Syntax(Syntax),
    Fault(Fault),
    /// The input with this number, from 0, cannot be done.
    Input {
        number: usize,
        refused: Refused,
    },
}

impl From<Fault> for RecordError {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl RecordError {
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Self::Syntax(_) => None,
            Self::Fault(fault) => fault.rule,
            Self::Input { refused, .. } => refused.rule(),
        }
    }
}

impl From<&RecordError> for Message {
    fn from(error: &RecordError) -> Self {
        match error {
            RecordError::Syntax(syntax) => syntax.into(),
            RecordError::Fault(fault) => fault.into(),
            RecordError::Input { number, refused } => {
                Self::joined(": ", [Self::Verbatim(format!("inputs[{number}]")), refused.into()])
            }
        }
    }
}

/// Reads a record. Whether it is true is another question, for [`verify`](crate::verify()).
pub fn read(text: &str) -> Result<Record, RecordError> {
    match json::read(text) {
        Ok(value) => Ok(Record::from_value(&value)?),
        Err(NotJson::Syntax(syntax)) => Err(RecordError::Syntax(syntax)),
        Err(NotJson::Repeated(fault)) => Err(RecordError::Fault(fault)),
    }
}

impl Record {
    pub(crate) fn new(
        table: &dyn Table,
        options: Value,
        setup: Option<Value>,
        source: &Source,
        inputs: Vec<Input<Value>>,
    ) -> Self {
        let (seed, fairness) = match source {
            Source::Seed(seed) => (Some(*seed), None),
            Source::Fairness(fairness) => (None, Some(fairness.clone())),
        };
        Self {
            format: format_of(fairness.as_ref()),
            rules: table.spec().rules_version,
            game: table.spec().name.to_owned(),
            players: table.seats(),
            options,
            setup,
            deck: RecordedDeck::new(table.deck()),
            seats: table.names().to_vec(),
            seed,
            fairness,
            inputs,
            resigned: Vec::new(),
            outcome: table.outcome().map(|outcome| json::to_value(&outcome)),
        }
    }

    /// The same game, in which these seats gave up.
    #[must_use]
    pub fn with_resigned(self, seats: Vec<Seat>) -> Self {
        Self { resigned: seats, ..self }
    }

    pub(crate) fn from_value(value: &Value) -> Result<Self, Fault> {
        // Another format may have other fields, so this comes before them.
        if let Some(format) = value.get("format") {
            reader::read(format).and_then(check_format).map_err(|fault| fault.at("format"))?;
        }
        let record: Self = reader::read(value)?;
        record.check_committed()?;
        check::same(&record.rules, &record.entry()?.spec.rules_version).map_err(|fault| fault.at("rules"))?;
        check::count(record.seats.len(), record.players).map_err(|fault| fault.at("seats"))?;
        for (seat, name) in record.seats.iter().enumerate() {
            check_name(name).map_err(|fault| fault.at(seat).at("seats"))?;
        }
        record.check_resigned().map_err(|fault| fault.at("resigned"))?;
        record.check_digits(value)?;
        record.source()?;
        if record.inputs.len() > MOST_INPUTS {
            let problem = Problem::TooLong { given: record.inputs.len(), most: MOST_INPUTS };
            return Err(Fault::new(problem).at("inputs"));
        }
        Ok(record)
    }

    /// Whether the seats told their bytes one after another, without having committed to them.
    pub(crate) fn told_in_turn(&self) -> bool {
        self.fairness.as_ref().is_some_and(|fairness| fairness.commitments.is_none())
    }

    /// That the seats' commitments are there, if the format says so, and only then.
    fn check_committed(&self) -> Result<(), Fault> {
        let committed = self.fairness.as_ref().map(|fairness| fairness.commitments.is_some());
        match (self.format, committed) {
            (COMMITTED, None) => Err(Fault::new(Problem::Missing).at("fairness")),
            (COMMITTED, Some(false)) => Err(Fault::new(Problem::Missing).at("commitments").at("fairness")),
            (PLAIN, Some(true)) => {
                Err(Fault::new(Problem::Misplaced { given: "commitments".into() }).at("commitments").at("fairness"))
            }
            _ => Ok(()),
        }
    }

    /// That hexadecimal digits are written as the house writes them: the same record has one hash, not many.
    fn check_digits(&self, given: &Value) -> Result<(), Fault> {
        let written = json::to_value(self);
        for path in [&["seed"][..], &["deck", "sha256"], &["fairness"]] {
            let at = |value: &Value| path.iter().try_fold(value.clone(), |value, field| value.get(field).cloned());
            if let (Some(given), Some(written)) = (at(given), at(&written)) {
                check::same(&given, &written)
                    .map_err(|fault| path.iter().rev().fold(fault, |fault, field| fault.at(*field)))?;
            }
        }
        Ok(())
    }

    /// That only who is at the table gave up, and only once; and that a game in which only one was left, or nobody, was
    /// not played on: it is over at that moment, and the rules' own outcome is never reached.
    fn check_resigned(&self) -> Result<(), Fault> {
        for (index, &seat) in self.resigned.iter().enumerate() {
            check::seat(seat, self.players).map_err(|fault| fault.at(index))?;
            if self.resigned[..index].contains(&seat) {
                return Err(Fault::new(Problem::Repeated { given: seat.index().to_string() }).at(index));
            }
        }
        if self.outcome.is_some() && !self.resigned.is_empty() && self.resigned.len() + 1 >= self.players {
            let last = self.resigned.len() - 1;
            return Err(Fault::new(Problem::Misplaced { given: self.resigned[last].index().to_string() }).at(last));
        }
        Ok(())
    }

    /// As the house calls it.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// In the protocol's shape.
    pub fn options(&self) -> &Value {
        &self.options
    }

    pub(crate) fn players(&self) -> usize {
        self.players
    }

    fn entry(&self) -> Result<&'static Entry, Fault> {
        Entry::named(&self.game).map_err(|fault| fault.at("game"))
    }

    /// Where the chance comes from; exactly one field says so.
    pub(crate) fn source(&self) -> Result<Source, Fault> {
        match (self.seed, &self.fairness) {
            (Some(seed), None) => Ok(Source::Seed(seed)),
            // Whoever stacks the pile proves nothing by a fair seed.
            (None, Some(_)) if self.setup.is_some() => {
                Err(Fault::new(Problem::Misplaced { given: "setup".into() }).at("setup"))
            }
            (None, Some(fairness)) => Ok(Source::Fairness(fairness.clone())),
            (None, None) => Err(Fault::new(Problem::Missing).at("seed")),
            (Some(_), Some(_)) => Err(Fault::new(Problem::Misplaced { given: "seed".into() }).at("seed")),
        }
    }

    /// The deck, once it is known to be the one that was played with.
    pub(crate) fn deck(&self) -> Result<Deck, Fault> {
        self.deck.open(self.entry()?).map_err(|fault| fault.at("deck"))
    }

    /// How to open the table again.
    pub(crate) fn order(&self, deck: Deck, source: Source) -> Order {
        Order {
            deck,
            players: self.players,
            names: Some(self.seats.clone()),
            options: self.options.clone(),
            setup: self.setup.clone().unwrap_or_default(),
            source,
        }
    }

    /// What was done, in its order.
    pub fn inputs(&self) -> impl Iterator<Item = Input<&Value>> {
        self.inputs.iter().map(|Input { seat, action, at }| Input { seat: *seat, action, at: *at })
    }

    /// That the game ended, or has not ended, as the record says.
    pub(crate) fn check_outcome(&self, outcome: Option<Outcome>) -> Result<(), Fault> {
        check::same(&json::to_value(&self.outcome), &json::to_value(&outcome)).map_err(|fault| fault.at("outcome"))
    }
}

fn format_of(fairness: Option<&Fairness>) -> u32 {
    let committed = fairness.is_some_and(|fairness| fairness.commitments.is_some());
    if committed { COMMITTED } else { PLAIN }
}

fn check_format(format: u32) -> Result<(), Fault> {
    if [PLAIN, COMMITTED].contains(&format) {
        return Ok(());
    }
    Err(Fault::new(Problem::Unfit { given: format.to_string(), wanted: format!("{PLAIN}, {COMMITTED}") }))
}

impl RecordedDeck {
    fn new(deck: &Deck) -> Self {
        let unknown_by_name = !deck.is_built_in();
        Self { name: deck.name.clone(), sha256: deck.sha256, deck: unknown_by_name.then(|| deck.value()) }
    }

    fn open(&self, game: &'static Entry) -> Result<Deck, Fault> {
        check_name(&self.name).map_err(|fault| fault.at("name"))?;
        let deck = match &self.deck {
            Some(deck) => Deck::new(game, self.name.clone(), deck).map_err(|fault| fault.at("deck"))?,
            None => Deck::built_in(game, &self.name).map_err(|fault| fault.at("name"))?,
        };
        check::same(&self.sha256, &deck.sha256).map_err(|fault| fault.at("sha256"))?;
        Ok(deck)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use words::{Language, Words};

    use super::*;
    use crate::testing::{open, order, play, tables};
    use crate::verify;

    /// A played game as JSON.
    fn example() -> Value {
        let mut table = open(order("piratz", 2));
        play(&mut *table, 5);
        json::to_value(&table.record())
    }

    #[test]
    fn a_record_is_read_as_it_was_written() {
        for mut table in tables() {
            play(&mut *table, 12);
            let text = json::write(&table.record()).get().to_owned();
            let record = read(&text).unwrap();
            assert_eq!(record, table.record());
            assert_eq!(json::write(&record).get(), text);
        }
    }

    #[test]
    fn what_the_house_knows_or_nobody_said_is_left_out() {
        let record = example();
        let keys: Vec<_> = record.as_object().unwrap().keys().map(String::as_str).collect();
        let expected = ["format", "rules", "game", "players", "options", "deck", "seats", "seed", "inputs", "outcome"];
        assert_eq!(keys, expected);
        assert_eq!(record["deck"].as_object().unwrap().len(), 2);

        let setup = json!({"first": 1});
        let mut order = order("piratz", 2);
        order.setup = setup;
        let mut own = order.deck.value();
        own["cards"].as_array_mut().unwrap().reverse();
        order.deck = Deck::unnamed(order.deck.game, &own).unwrap();
        let record = json::to_value(&open(order).record());
        assert_eq!(record["setup"], json!({"first": 1}));
        assert_eq!((&record["deck"]["name"], record["deck"]["deck"]["cards"][0].is_object()), (&json!("custom"), true));
    }

    /// Changes the example and tells what is then said of it.
    fn said(change: impl FnOnce(&mut Value)) -> String {
        let mut value = example();
        change(&mut value);
        Words::new(Language::English).tell(&read(&value.to_string()).expect_err("a faulty record"))
    }

    #[test]
    fn reading_is_strict_and_says_where_and_what_would_be_right() {
        let missing = |key: &str| said(|record| drop(record.as_object_mut().unwrap().remove(key)));
        for key in ["format", "rules", "game", "players", "options", "deck", "seats", "seed", "inputs", "outcome"] {
            assert_eq!(missing(key), format!("{key}: This is missing; please add it."));
        }
        assert_eq!(said(|record| record["format"] = json!(3)), "format: “3” will not do here; this would: 1, 2.");
        assert_eq!(said(|record| record["format"] = json!(2)), "fairness: This is missing; please add it.");
        assert_eq!(said(|record| record["rules"] = json!(9)), "rules: “9” will not do here; this would: 1.");
        assert!(
            said(|record| record["game"] = json!("go"))
                .starts_with("game: “go” is not known here; possible: “rat-hot”")
        );
        assert!(
            said(|record| record["comment"] = json!("hi"))
                .starts_with("“comment” is not known here; possible: “format”")
        );
        assert_eq!(said(|record| record["seats"] = json!(["A"])), "seats: 1 entry is given, but exactly 2 are needed.");
        assert_eq!(
            said(|record| record["seed"] = json!("00")),
            "seed: “00” will not do here; this would: 64 × [0-9a-f]."
        );
        assert_eq!(
            said(|record| record["deck"]["sha256"] = json!(5)),
            "deck.sha256: Here is a whole number, but a text in quotation marks belongs here."
        );
        assert_eq!(
            said(|record| record["inputs"][1]["at"] = json!("noon")),
            "inputs[1].at: Here is a text, but a whole number belongs here."
        );
        assert_eq!(
            said(|record| drop(record["inputs"][0].as_object_mut().unwrap().remove("seat"))),
            "inputs[0].seat: This is missing; please add it."
        );
        let both = json!({"table": "t", "commitment": "0".repeat(64), "secret": "0".repeat(64), "bytes": []});
        assert!(said(|record| record["fairness"] = both).starts_with("seed: “seed” may not stand here"));
        let fairness = json!({"table": "t", "commitment": "0".repeat(64), "secret": "0".repeat(64), "bytes": []});
        let stacked = said(|record| {
            record.as_object_mut().unwrap().remove("seed");
            record["fairness"] = fairness;
            record["setup"] = json!({"first": 0});
        });
        assert!(stacked.starts_with("setup: “setup” may not stand here"), "{stacked}");
        assert_eq!(
            said(|record| record["seats"] = json!(["A", ""])),
            "seats[1]: Nothing is here, but something must be."
        );
        let many = vec![json!({"seat": 0, "action": "stay"}); MOST_INPUTS + 1];
        assert_eq!(
            said(|record| record["inputs"] = json!(many)),
            "inputs: This is too long: 200001, where 200000 is the most."
        );
    }

    #[test]
    fn commitments_of_the_seats_are_there_if_the_format_says_so() {
        let faulty = |format: u32, commitments: Value| {
            let mut record = example();
            record["format"] = json!(format);
            record.as_object_mut().unwrap().remove("seed");
            let zeros = "0".repeat(64);
            record["fairness"] = json!({"table": "t", "commitment": zeros, "secret": zeros, "bytes": []});
            if !commitments.is_null() {
                record["fairness"]["commitments"] = commitments;
            }
            Record::from_value(&record).map(|record| record.format).map_err(|fault| (fault.place(), fault.problem))
        };
        assert_eq!(faulty(1, Value::Null), Ok(1));
        assert_eq!(faulty(2, json!([null, "0".repeat(64)])), Ok(2));
        let place = || "fairness.commitments".to_owned();
        assert_eq!(faulty(2, Value::Null), Err((place(), Problem::Missing)));
        assert_eq!(faulty(1, json!([])), Err((place(), Problem::Misplaced { given: "commitments".into() })));
        assert_eq!(faulty(2, json!(["00"])).unwrap_err().0, "fairness.commitments[0]");
    }

    #[test]
    fn whoever_resigned_is_named_once_and_was_there() {
        for mut table in tables() {
            play(&mut *table, 5);
            let record = table.record().with_resigned(vec![Seat::new(1)]);
            let text = json::write(&record).get().to_owned();
            assert!(text.contains(r#""resigned":[1],"outcome":null"#), "{text}");
            assert_eq!(read(&text).unwrap(), record);
            assert!(verify(&text).table.is_some());
            assert_eq!(record.with_resigned(Vec::new()), table.record());
        }
        let fault = |resigned: Value, players: usize| {
            let mut record = example();
            record["players"] = json!(players);
            record["seats"] = json!(vec!["Jan"; players]);
            record["resigned"] = resigned;
            Record::from_value(&record).unwrap_err()
        };
        let no_seat = |index: usize, last| Fault::new(Problem::NoSuchSeat { last }).at(index).at("resigned");
        assert_eq!(fault(json!([1, 2]), 2), no_seat(1, 1));
        assert_eq!(fault(json!([0]), 0), no_seat(0, 0));
        let twice = Fault::new(Problem::Repeated { given: "1".into() }).at(2).at("resigned");
        assert_eq!(fault(json!([1, 0, 1]), 2), twice);
        assert_eq!(fault(json!(1), 2).place(), "resigned");
        assert_eq!(fault(json!([null]), 2).place(), "resigned[0]");
    }

    /// With two players the game is over when one gives up; with three the others play on, and a rat for who gave up.
    #[test]
    fn nobody_gives_up_a_game_that_was_played_to_its_end_by_the_last_who_was_left() {
        for (players, resigned, place) in [
            (2, &[0][..], Some("resigned[0]")),
            (2, &[1], Some("resigned[0]")),
            (3, &[0], None),
            (3, &[0, 2], Some("resigned[1]")),
        ] {
            let mut table = open(order("piratz", players));
            play(&mut *table, usize::MAX);
            let seats = resigned.iter().map(|&seat| Seat::new(seat)).collect();
            let record = json::to_value(&table.record().with_resigned(seats));
            let found = Record::from_value(&record).err().map(|fault| fault.place());
            assert_eq!(found.as_deref(), place, "{players} players, {resigned:?}");
        }
    }

    #[test]
    fn digits_are_written_in_one_way_only() {
        for field in ["/seed", "/deck/sha256"] {
            let mut record = example();
            let digits = record.pointer_mut(field).unwrap();
            *digits = json!(digits.as_str().unwrap().replace('0', "a").to_uppercase());
            let fault = Record::from_value(&record).unwrap_err();
            assert_eq!(fault.place(), field[1..].replace('/', "."), "{fault:?}");
        }
    }

    #[test]
    fn a_key_that_is_there_twice_and_what_is_not_json_are_refused() {
        let text = example().to_string();
        let twice = text.replacen("\"sha256\":", "\"name\":\"x\",\"sha256\":", 1);
        let fault = Fault::new(Problem::Repeated { given: "name".into() }).at("deck");
        assert_eq!(read(&twice), Err(RecordError::Fault(fault)));
        for cut in [0, 1, text.len() / 2, text.len() - 1] {
            assert!(matches!(read(&text[..cut]), Err(RecordError::Syntax(_))));
        }
    }
}
