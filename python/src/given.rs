//! What Python gives and gets: JSON as its own objects, seats and seeds.

use catalog::json;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBytes, PyString};
use ratskeller_core::{Fault, Problem, Seat, Seed, SmallId as _, Viewer};
use serde_json::Value;

use crate::complaint::{Complaint, Result};

static JSON: PyOnceLock<Py<PyModule>> = PyOnceLock::new();

fn python_json(py: Python<'_>) -> PyResult<&Bound<'_, PyModule>> {
    JSON.get_or_try_init(py, || py.import("json").map(Bound::unbind)).map(|module| module.bind(py))
}

/// JSON as Python's own lists, dictionaries, numbers and words.
pub(crate) fn to_python<'py>(py: Python<'py>, written: &str) -> PyResult<Bound<'py, PyAny>> {
    python_json(py)?.call_method1("loads", (written,))
}

/// The other way round; a text is a word, not what it could be read as.
pub(crate) fn from_python(given: Option<&Bound<'_, PyAny>>) -> PyResult<Value> {
    let Some(given) = given else { return Ok(Value::Null) };
    let text: String = python_json(given.py())?.call_method1("dumps", (given,))?.extract()?;
    Ok(json::read(&text).map_err(Complaint::from)?)
}

/// A text, or what could be written as one.
pub(crate) fn text(given: &Bound<'_, PyAny>) -> PyResult<String> {
    if given.is_instance_of::<PyString>() {
        return given.extract();
    }
    python_json(given.py())?.call_method1("dumps", (given,))?.extract()
}

/// A seed as a number, as its 64 hexadecimal digits or its 32 bytes; without one, any.
#[expect(clippy::disallowed_methods, reason = "whoever names no seed asks for chance")]
pub(crate) fn seed(given: Option<&Bound<'_, PyAny>>) -> PyResult<Seed> {
    let Some(given) = given else {
        let mut seed = Seed([0; 32]);
        getrandom::fill(&mut seed.0).map_err(|error| pyo3::exceptions::PyOSError::new_err(error.to_string()))?;
        return Ok(seed);
    };
    let read = if let Ok(digits) = given.cast::<PyString>() {
        digits.to_str().ok().and_then(|digits| digits.parse().ok())
    } else if let Ok(bytes) = given.cast::<PyBytes>() {
        bytes.as_bytes().try_into().ok().map(Seed)
    } else {
        given.extract().ok().map(numbered)
    };
    let unfit =
        || Problem::Unfit { given: given.to_string(), wanted: "0, 1, 2, …; 64 × 0–f; 32 bytes".to_owned() };
    Ok(read.ok_or_else(|| Complaint::from(Fault::new(unfit()).at("seed")))?)
}

/// The seed whose digits are this number.
pub(crate) fn numbered(number: u128) -> Seed {
    let mut seed = [0; 32];
    seed[16..].copy_from_slice(&number.to_be_bytes());
    Seed(seed)
}

/// A seat of so many, or with `None` whoever looks on.
pub(crate) fn viewer(seat: Option<usize>, seats: usize) -> Result<Viewer> {
    seat.map(|number| self::seat(number, seats)).transpose().map(Viewer::from)
}

pub(crate) fn seat(number: usize, seats: usize) -> Result<Seat> {
    if number < seats {
        return Ok(Seat::new(number));
    }
    Err(Fault::new(Problem::NoSuchSeat { last: seats - 1 }).at("seat").into())
}

/// A number that must be within these bounds.
pub(crate) fn within(name: &'static str, given: usize, min: usize, max: usize) -> Result<usize> {
    if (min..=max).contains(&given) {
        return Ok(given);
    }
    let problem = Problem::Range { given: given as i64, min: min as i64, max: max as i64 };
    Err(Fault::new(problem).at(name).into())
}
