//! Small questions asked of everything that comes from outside.

use std::fmt::Display;

use ratskeller_core::{Fault, Problem, Seat, SmallId};

const LONGEST_NAME: usize = 40;

/// That something is what it must be.
pub(crate) fn same<T: PartialEq + Display + ?Sized>(given: &T, wanted: &T) -> Result<(), Fault> {
    if given == wanted {
        return Ok(());
    }
    Err(Fault::new(Problem::Unfit { given: given.to_string(), wanted: wanted.to_string() }))
}

pub(crate) fn count(given: usize, wanted: usize) -> Result<(), Fault> {
    if given == wanted { Ok(()) } else { Err(Fault::new(Problem::Count { given, wanted })) }
}

pub(crate) fn seat(seat: Seat, seats: usize) -> Result<(), Fault> {
    if seat.index() < seats { Ok(()) } else { Err(Fault::new(Problem::NoSuchSeat { last: seats - 1 })) }
}

/// Names of decks, seats and tables end up on terminals and web pages, so they are short and hold nothing that a
/// terminal could take for a command.
pub(crate) fn name(name: &str) -> Result<(), Fault> {
    if name.trim().is_empty() {
        return Err(Fault::new(Problem::Empty));
    }
    let length = name.chars().count();
    if length > LONGEST_NAME {
        return Err(Fault::new(Problem::TooLong { given: length, most: LONGEST_NAME }));
    }
    match name.chars().find(|character| character.is_control()) {
        Some(control) => Err(Fault::new(Problem::Misplaced { given: control.escape_default().to_string() })),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_short_and_printable() {
        for good in ["Þóra", "Kater Karlo", &"x".repeat(40)] {
            assert_eq!(name(good), Ok(()), "{good}");
        }
        for bad in ["", "  ", "\u{1b}[2J", "two\nlines", &"x".repeat(41)] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn what_must_be_the_same_is_shown_when_it_is_not() {
        assert_eq!(same(&1, &1), Ok(()));
        let problem = Problem::Unfit { given: "2".into(), wanted: "1".into() };
        assert_eq!(same(&2, &1), Err(Fault::new(problem)));
    }
}
