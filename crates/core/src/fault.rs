//! What is wrong with something the house was given (options, a set-up, a deck), where, and what would be right.

use std::borrow::Cow;
use std::fmt;

use crate::{RuleId, SmallId};

/// One step on the way to the fault: into a field or to a place in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PathSegment {
    Field(Cow<'static, str>),
    Index(usize),
}

impl From<&'static str> for PathSegment {
    fn from(field: &'static str) -> Self {
        Self::Field(field.into())
    }
}

impl From<String> for PathSegment {
    fn from(field: String) -> Self {
        Self::Field(field.into())
    }
}

impl From<usize> for PathSegment {
    fn from(index: usize) -> Self {
        Self::Index(index)
    }
}

/// What sort of thing stands, or should stand, in a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Nothing,
    Boolean,
    Integer,
    /// A number with a fraction.
    Number,
    Text,
    List,
    Object,
    /// A word, or an object with the word as its key.
    Choice,
}

/// What is wrong, with what would be right. The sentence is in `locales/`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// A list of the wrong length.
    Count { given: usize, wanted: usize },
    /// A list or a text with more in it than it may have.
    TooLong { given: usize, most: usize },
    /// A number outside its range.
    Range { given: i64, min: i64, max: i64 },
    /// An even number where only odd ones will do.
    Even { given: i64 },
    /// A word that is not among those known.
    Unknown { given: String, known: Vec<String> },
    /// A word that may not stand in this place.
    Misplaced { given: String },
    /// Something given twice.
    Repeated { given: String },
    /// Something that should be there so many times.
    Times { what: String, given: usize, wanted: usize },
    /// Something that is there more often than it may be.
    TooOften { what: String, given: usize, most: usize },
    /// Nothing, where something must be.
    Empty,
    /// A field that must be there and is not.
    Missing,
    /// Something of another sort than can be used here.
    Kind { given: Kind, wanted: Kind },
    /// Something of the right sort that still will not do.
    Unfit { given: String, wanted: String },
    /// A seat that is not at the table, whose last seat is given.
    NoSuchSeat { last: usize },
    /// A game that is not played with this many.
    Players { given: usize, min: usize, max: usize },
}

/// A [`Problem`], where it is, and the rule it goes against.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub path: Vec<PathSegment>,
    pub rule: Option<RuleId>,
    pub problem: Problem,
}

impl Fault {
    pub fn new(problem: Problem) -> Self {
        Self { path: Vec::new(), rule: None, problem }
    }

    /// Says against which rule; the innermost knows best.
    #[must_use]
    pub fn rule(mut self, rule: RuleId) -> Self {
        self.rule.get_or_insert(rule);
        self
    }

    /// Says where: innermost first, as an error travels outwards.
    #[must_use]
    pub fn at(mut self, step: impl Into<PathSegment>) -> Self {
        self.path.insert(0, step.into());
        self
    }

    /// The place as people write it: `strips[3][1]`.
    pub fn place(&self) -> String {
        use fmt::Write;
        let mut place = String::new();
        for step in &self.path {
            let written = match step {
                PathSegment::Field(field) if place.is_empty() => write!(place, "{field}"),
                PathSegment::Field(field) => write!(place, ".{field}"),
                PathSegment::Index(index) => write!(place, "[{index}]"),
            };
            written.expect("a string takes all that is written to it");
        }
        place
    }
}

/// That a name, which ends up on terminals and web pages, is short and holds nothing that could be taken for a command or
/// turn the text around it.
pub fn check_name(name: &str) -> Result<(), Fault> {
    const LONGEST: usize = 40;
    if name.trim().is_empty() {
        return Err(Fault::new(Problem::Empty));
    }
    let length = name.chars().count();
    if length > LONGEST {
        return Err(Fault::new(Problem::TooLong { given: length, most: LONGEST }));
    }
    let turns_text = |character| matches!(character, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    match name.chars().find(|&character| character.is_control() || turns_text(character)) {
        Some(unprintable) => Err(Fault::new(Problem::Misplaced { given: unprintable.escape_unicode().to_string() })),
        None => Ok(()),
    }
}

/// That `ids` are exactly `wanted`, each once, in whatever order.
pub fn check_permutation<I: SmallId>(ids: &[I], wanted: crate::IdSet<I>) -> Result<(), Fault> {
    if ids.len() != wanted.len() {
        return Err(Fault::new(Problem::Count { given: ids.len(), wanted: wanted.len() }));
    }
    let mut missing = wanted;
    for (index, &id) in ids.iter().enumerate() {
        let given = id.index().to_string();
        if !wanted.contains(id) {
            return Err(Fault::new(Problem::Misplaced { given }).at(index));
        }
        if !missing.contains(id) {
            return Err(Fault::new(Problem::Repeated { given }).at(index));
        }
        missing.remove(id);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{IdSet, Seat};

    #[test]
    fn a_place_reads_like_code() {
        let fault = Fault::new(Problem::Empty).at(1).at(3).at("strips").at("deck");
        assert_eq!(fault.place(), "deck.strips[3][1]");
    }

    #[test]
    fn a_name_is_short_and_printable() {
        for good in ["Þóra", "Kater Karlo", &"x".repeat(40)] {
            assert_eq!(check_name(good), Ok(()), "{good}");
        }
        for bad in ["", "  ", "\u{1b}[2J", "two\nlines", "\u{202e}drawkcab", &"x".repeat(41)] {
            assert!(check_name(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_permutation_has_each_id_once() {
        let check = |ids: &[usize]| {
            let ids: Vec<Seat> = ids.iter().copied().map(Seat::new).collect();
            check_permutation(&ids, IdSet::first(3)).map_err(|fault| (fault.place(), fault.problem))
        };
        assert_eq!(check(&[2, 0, 1]), Ok(()));
        assert_eq!(check(&[2, 0]), Err((String::new(), Problem::Count { given: 2, wanted: 3 })));
        assert_eq!(check(&[2, 0, 2]), Err(("[2]".into(), Problem::Repeated { given: "2".into() })));
        assert_eq!(check(&[255, 0, 1]), Err(("[0]".into(), Problem::Misplaced { given: "255".into() })));
    }
}
