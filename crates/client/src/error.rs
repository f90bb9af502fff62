//! What can go wrong between a guest and the house.

use std::fmt;

use hyper::StatusCode;
use serde::Deserialize;
use tokio_tungstenite::tungstenite;

pub type Result<T, E = Error> = std::result::Result<T, E>;

#[derive(Debug)]
pub enum Error {
    /// The house understood and said no.
    Refused(Problem),
    /// The house cannot be reached, or the connection broke.
    Unreachable(Box<dyn std::error::Error + Send + Sync>),
    /// The house closed the socket, and with which code and reason.
    Closed { code: u16, reason: String },
    /// What was said is not what the protocol says.
    Garbled { text: String, error: serde_json::Error },
}

/// Why the house says no (RFC 9457).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Problem {
    pub status: u16,
    pub title: String,
    /// A sentence for people.
    #[serde(default)]
    pub detail: String,
    /// A word for programs.
    #[serde(default)]
    pub code: String,
    /// The rule that was broken, if one was.
    #[serde(default)]
    pub rule: Option<String>,
}

impl Problem {
    /// What the body of an answer says, or at least what its status does.
    pub(crate) fn read(status: StatusCode, body: &[u8]) -> Self {
        serde_json::from_slice(body).unwrap_or_else(|_| Self {
            status: status.as_u16(),
            title: status.canonical_reason().unwrap_or_default().to_owned(),
            detail: String::from_utf8_lossy(body).into_owned(),
            code: String::new(),
            rule: None,
        })
    }
}

impl Error {
    pub(crate) fn unreachable(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        Self::Unreachable(error.into())
    }

    pub(crate) fn garbled(text: &[u8], error: serde_json::Error) -> Self {
        Self::Garbled { text: String::from_utf8_lossy(text).into_owned(), error }
    }
}

impl From<tungstenite::Error> for Error {
    fn from(error: tungstenite::Error) -> Self {
        match error {
            tungstenite::Error::Http(answer) => {
                let body = answer.body().as_deref().unwrap_or_default();
                Self::Refused(Problem::read(answer.status(), body))
            }
            error => Self::unreachable(error),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Refused(problem) if problem.detail.is_empty() => {
                write!(formatter, "{} {}", problem.status, problem.title)
            }
            Self::Refused(problem) => write!(formatter, "{} {}: {}", problem.status, problem.title, problem.detail),
            Self::Unreachable(error) => write!(formatter, "the house cannot be reached: {error}"),
            Self::Closed { code, reason } if reason.is_empty() => {
                write!(formatter, "the house closed the socket ({code})")
            }
            Self::Closed { code, reason } => write!(formatter, "the house closed the socket ({code}): {reason}"),
            Self::Garbled { text, error } => write!(formatter, "not what the protocol says ({error}): {text}"),
        }
    }
}

impl std::error::Error for Error {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_is_read_from_its_body() {
        let body =
            br#"{"type": "about:blank", "title": "Conflict", "status": 409, "detail": "It is not the turn of seat 1.",
            "code": "not-their-turn"}"#;
        let problem = Problem::read(StatusCode::CONFLICT, body);
        assert_eq!((problem.code.as_str(), problem.rule), ("not-their-turn", None));
    }

    #[test]
    fn an_answer_that_is_no_problem_still_says_its_status() {
        let problem = Problem::read(StatusCode::BAD_GATEWAY, b"the kitchen is closed");
        assert_eq!(Error::Refused(problem).to_string(), "502 Bad Gateway: the kitchen is closed");
    }
}
