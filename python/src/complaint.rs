//! What is wrong, as an exception with the house's own sentence and the id of the rule.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{LazyLock, OnceLock};

use catalog::analysis::Unfit;
use catalog::json::NotJson;
use catalog::{RecordError, Refused};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use ratskeller_core::{Fault, Message, RuleId};
use words::{Language, Words};

/// Which class of `ratskeller._errors` says it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Sort {
    Malformed,
    Illegal,
    Over,
    NotTheirTurn,
    Unknowable,
    Busy,
}

impl Sort {
    fn class(self) -> &'static str {
        match self {
            Self::Malformed => "Malformed",
            Self::Illegal => "IllegalAction",
            Self::Over => "GameOver",
            Self::NotTheirTurn => "NotTheirTurn",
            Self::Unknowable => "Unknowable",
            Self::Busy => "Busy",
        }
    }
}

#[derive(Debug)]
pub(crate) struct Complaint {
    sort: Sort,
    message: Message,
    rule: Option<RuleId>,
}

pub(crate) type Result<T> = std::result::Result<T, Complaint>;

impl Complaint {
    pub(crate) fn new(sort: Sort, message: Message) -> Self {
        Self { sort, message, rule: None }
    }

    /// The same of one of many tables.
    pub(crate) fn at_table(self, table: usize) -> Self {
        let place = Message::Verbatim(format!("tables[{table}]"));
        Self { message: Message::joined(": ", [place, self.message]), ..self }
    }
}

impl From<Fault> for Complaint {
    fn from(fault: Fault) -> Self {
        Self { sort: Sort::Malformed, rule: fault.rule, message: (&fault).into() }
    }
}

impl From<Refused> for Complaint {
    fn from(refused: Refused) -> Self {
        let sort = match refused {
            Refused::Malformed(_) => Sort::Malformed,
            Refused::Over => Sort::Over,
            Refused::NotTheirTurn { .. } => Sort::NotTheirTurn,
            Refused::Illegal(_) => Sort::Illegal,
        };
        Self { sort, rule: refused.rule(), message: (&refused).into() }
    }
}

impl From<RecordError> for Complaint {
    fn from(error: RecordError) -> Self {
        Self { sort: Sort::Malformed, rule: error.rule(), message: (&error).into() }
    }
}

impl From<NotJson> for Complaint {
    fn from(error: NotJson) -> Self {
        match error {
            NotJson::Syntax(syntax) => Self::new(Sort::Malformed, (&syntax).into()),
            NotJson::Repeated(fault) => fault.into(),
        }
    }
}

impl From<Unfit> for Complaint {
    fn from(unfit: Unfit) -> Self {
        match unfit {
            Unfit::Untrue(error) => error.into(),
            Unfit::Unfinished => Self::new(Sort::Unknowable, (&unfit).into()),
        }
    }
}

/// The place of the language in [`Language::ALL`] in which people are told what is wrong.
static SPOKEN: AtomicUsize = AtomicUsize::new(0);

/// Nobody reads a language before something is said in it.
static WORDS: [OnceLock<Words>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

static CODES: LazyLock<Vec<String>> = LazyLock::new(|| Language::ALL.map(|language| language.code().to_owned()).into());

fn words() -> &'static Words {
    let spoken = SPOKEN.load(Ordering::Relaxed);
    WORDS[spoken].get_or_init(|| Words::new(Language::ALL[spoken]))
}

pub(crate) fn tell(message: impl Into<Message>) -> String {
    words().tell(message)
}

/// From now on sentences are in the language with this code.
pub(crate) fn speak(code: &str) -> Result<()> {
    let problem = || ratskeller_core::Problem::Unknown { given: code.to_owned(), known: CODES.clone() };
    let spoken = CODES.iter().position(|known| known == code).ok_or_else(|| Fault::new(problem()).at("language"))?;
    SPOKEN.store(spoken, Ordering::Relaxed);
    Ok(())
}

impl From<Complaint> for PyErr {
    fn from(complaint: Complaint) -> Self {
        static ERRORS: PyOnceLock<Py<PyModule>> = PyOnceLock::new();
        let sentence = tell(complaint.message);
        Python::attach(|py| {
            let made = ERRORS
                .get_or_try_init(py, || py.import("ratskeller._errors").map(Bound::unbind))
                .and_then(|errors| errors.bind(py).getattr(complaint.sort.class()))
                .and_then(|class| class.call1((&sentence, complaint.rule.map(|rule| rule.0))));
            made.map_or_else(|_| PyRuntimeError::new_err(sentence.clone()), PyErr::from_value)
        })
    }
}
