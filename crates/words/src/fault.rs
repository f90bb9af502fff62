//! Faults as sentences: where, what is wrong, what would be right, and by which rule.

use ratskeller_core::{Fault, Kind, Problem};

use crate::{Value, Words};

impl Words {
    /// `cards[3].rat: …`
    pub fn fault(&self, fault: &Fault) -> String {
        let place = match fault.place() {
            place if place.is_empty() => place,
            place => format!("{}: ", shown(&place)),
        };
        let rule = fault.rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
        format!("{place}{}{rule}", self.problem(&fault.problem))
    }

    fn problem(&self, problem: &Problem) -> String {
        match problem {
            Problem::Count { given, wanted } => {
                self.say("problem-count", &[("given", (*given).into()), ("wanted", (*wanted).into())])
            }
            Problem::TooLong { given, most } => {
                self.say("problem-too-long", &[("given", (*given).into()), ("most", (*most).into())])
            }
            Problem::Range { given, min, max } => {
                self.say("problem-range", &[("given", text(given)), ("min", text(min)), ("max", text(max))])
            }
            Problem::Even { given } => self.say("problem-even", &[("given", text(given))]),
            Problem::Unknown { given, known } if known.is_empty() => {
                self.say("problem-unwanted", &[("given", shown(given).into())])
            }
            Problem::Unknown { given, known } => {
                let known = self.quoted(known);
                self.say("problem-unknown", &[("given", shown(given).into()), ("known", known.into())])
            }
            Problem::Misplaced { given } => self.say("problem-misplaced", &[("given", shown(given).into())]),
            Problem::Repeated { given } => self.say("problem-repeated", &[("given", shown(given).into())]),
            Problem::Times { what, given, wanted } => self.say(
                "problem-times",
                &[("what", shown(what).into()), ("given", (*given).into()), ("wanted", (*wanted).into())],
            ),
            Problem::TooOften { what, given, most } => self.say(
                "problem-too-often",
                &[("what", what.as_str().into()), ("given", (*given).into()), ("most", (*most).into())],
            ),
            Problem::Empty => self.say("problem-empty", &[]),
            Problem::Missing => self.say("problem-missing", &[]),
            Problem::Kind { given, wanted } => {
                self.say("problem-kind", &[("given", kind(*given)), ("wanted", kind(*wanted))])
            }
            Problem::Unfit { given, wanted } => {
                self.say("problem-unfit", &[("given", shown(given).into()), ("wanted", shown(wanted).into())])
            }
            Problem::NoSuchSeat { last } => self.say("problem-no-such-seat", &[("last", text(last))]),
            Problem::Players { given, min, max } => {
                let players = if min == max { min.to_string() } else { format!("{min}–{max}") };
                self.say("problem-players", &[("given", text(given)), ("players", players.into())])
            }
        }
    }
}

/// What somebody wrote, as a sentence can repeat it: not too long, and with nothing that a terminal could obey.
fn shown(text: &str) -> String {
    const LONGEST: usize = 120;
    let mut characters = text.chars();
    let mut shown = String::new();
    for character in characters.by_ref().take(LONGEST) {
        if character.is_control() {
            shown.extend(character.escape_default());
        } else {
            shown.push(character);
        }
    }
    if characters.next().is_some() {
        shown.push('…');
    }
    shown
}

/// Digits as they are; Fluent's own numbers would round the largest.
fn text(number: &impl ToString) -> Value<'static> {
    number.to_string().into()
}

/// The name by which messages choose among kinds.
fn kind(kind: Kind) -> Value<'static> {
    match kind {
        Kind::Nothing => "nothing",
        Kind::Boolean => "boolean",
        Kind::Integer => "integer",
        Kind::Number => "number",
        Kind::Text => "text",
        Kind::List => "list",
        Kind::Object => "object",
        Kind::Choice => "choice",
    }
    .into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use ratskeller_core::RuleId;

    fn english(fault: &Fault) -> String {
        Words::new(Language::English).fault(fault)
    }

    #[test]
    fn a_fault_says_where_what_and_by_which_rule() {
        let fault = Fault::new(Problem::Count { given: 41, wanted: 42 }).rule(RuleId("RH-C1")).at("strips");
        assert_eq!(english(&fault), "strips: 41 entries are given, but exactly 42 are needed. (RH-C1)");
        let fault = Fault::new(Problem::Unknown { given: "salt".into(), known: vec!["pepper".into(), "empty".into()] });
        assert_eq!(english(&fault), "“salt” is not known here; possible: “pepper”, “empty”.");
        let fault = Fault::new(Problem::Range { given: i64::MAX, min: 9, max: 51 }).at("table").at("options");
        let sentence = "options.table: 9223372036854775807 is out of range; it must be a whole number from 9 to 51.";
        assert_eq!(english(&fault), sentence);
    }

    #[test]
    fn what_is_repeated_is_kept_short_and_harmless() {
        let fault = Fault::new(Problem::Misplaced { given: "\u{1b}[2J".repeat(1000) }).at("x".repeat(1000));
        let sentence = english(&fault);
        assert!(sentence.chars().count() < 700 && !sentence.contains('\u{1b}'), "{sentence}");
        assert!(sentence.contains("“\\u{1b}[2J"), "{sentence}");
    }

    #[test]
    fn every_problem_has_a_sentence_in_every_language() {
        let known = vec!["word".to_owned()];
        let given = || "given".to_owned();
        let all_kinds = [
            Kind::Nothing,
            Kind::Boolean,
            Kind::Integer,
            Kind::Number,
            Kind::Text,
            Kind::List,
            Kind::Object,
            Kind::Choice,
        ];
        let mut problems = vec![
            Problem::Count { given: 1, wanted: 2 },
            Problem::TooLong { given: 41, most: 40 },
            Problem::Range { given: -1, min: 0, max: 2 },
            Problem::Even { given: 2 },
            Problem::Unknown { given: given(), known },
            Problem::Unknown { given: given(), known: Vec::new() },
            Problem::Misplaced { given: given() },
            Problem::Repeated { given: given() },
            Problem::Times { what: given(), given: 1, wanted: 4 },
            Problem::TooOften { what: given(), given: 4, most: 3 },
            Problem::Empty,
            Problem::Missing,
            Problem::Unfit { given: given(), wanted: given() },
            Problem::NoSuchSeat { last: 3 },
            Problem::Players { given: 7, min: 2, max: 6 },
        ];
        problems.extend(all_kinds.map(|given| Problem::Kind { given, wanted: Kind::Text }));
        problems.extend(all_kinds.map(|wanted| Problem::Kind { given: Kind::Text, wanted }));
        for language in Language::ALL {
            let words = Words::new(language);
            let mut sentences: Vec<_> = problems.iter().map(|problem| words.problem(problem)).collect();
            assert!(sentences.iter().all(|sentence| sentence.ends_with('.')), "{language:?}: {sentences:?}");
            sentences.sort();
            sentences.dedup();
            // Text instead of text is the one kind that was tried twice.
            assert_eq!(sentences.len(), problems.len() - 1, "{language:?}: {sentences:?}");
        }
    }
}
