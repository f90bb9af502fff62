//! Small questions asked of everything that comes from outside.

use std::fmt::Display;

use ratskeller_core::{Fault, Problem, Seat, SmallId};

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
    if seat.index() < seats { Ok(()) } else { Err(Fault::new(Problem::NoSuchSeat { last: seats.saturating_sub(1) })) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_must_be_the_same_is_shown_when_it_is_not() {
        assert_eq!(same(&1, &1), Ok(()));
        let problem = Problem::Unfit { given: "2".into(), wanted: "1".into() };
        assert_eq!(same(&2, &1), Err(Fault::new(problem)));
    }
}
