//! What can go wrong between a guest and the house.

use std::error::Error as Cause;
use std::time::Duration;
use std::{fmt, io};

use hyper::header::RETRY_AFTER;
use hyper::{HeaderMap, StatusCode};
use serde::Deserialize;
use tokio_rustls::rustls::{self, CertificateError};
use tokio_tungstenite::tungstenite;

pub type Result<T, E = Error> = std::result::Result<T, E>;

#[derive(Debug)]
pub enum Error {
    /// The house understood and said no.
    Refused(ProblemDetails),
    /// The house cannot be reached, or the connection broke.
    Unreachable(Box<dyn Cause + Send + Sync>),
    /// Whoever answers cannot prove that they are the house.
    Untrusted(Distrust),
    /// The house closed the socket, and with which code and reason.
    Closed { code: u16, reason: String },
    /// What was said is not what the protocol says.
    Garbled { text: String, error: serde_json::Error },
}

/// What is wrong with the certificate that a house shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Distrust {
    /// Nobody whom this computer trusts vouches for it.
    UnknownIssuer,
    Expired,
    NotYetValid,
    /// It is another's.
    OtherName,
    Broken,
}

impl Distrust {
    /// A word for programs.
    pub fn code(self) -> &'static str {
        match self {
            Self::UnknownIssuer => "unknown-issuer",
            Self::Expired => "expired",
            Self::NotYetValid => "not-yet-valid",
            Self::OtherName => "other-name",
            Self::Broken => "broken",
        }
    }
}

impl From<&CertificateError> for Distrust {
    fn from(error: &CertificateError) -> Self {
        match error {
            // Others may be called as whoever signed it.
            CertificateError::UnknownIssuer | CertificateError::BadSignature => Self::UnknownIssuer,
            CertificateError::Expired | CertificateError::ExpiredContext { .. } => Self::Expired,
            CertificateError::NotValidYet | CertificateError::NotValidYetContext { .. } => Self::NotYetValid,
            CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. } => Self::OtherName,
            _ => Self::Broken,
        }
    }
}

/// Why the house says no (RFC 9457).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct ProblemDetails {
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
    /// When to try again, if the house has said so.
    #[serde(skip)]
    pub retry_after: Option<Duration>,
}

impl ProblemDetails {
    /// Whether only the moment is wrong, and the same may be asked again: somebody asks too often, or the house is busy,
    /// closes, or is not there behind its proxy.
    pub fn is_passing(&self) -> bool {
        matches!(self.status, 429 | 502 | 503 | 504) && self.code != "damaged"
    }

    /// What it says to people.
    pub fn sentence(&self) -> String {
        if self.detail.is_empty() { format!("{} {}", self.status, self.title) } else { self.detail.clone() }
    }

    /// What the body of an answer says, or at least what its status does.
    pub(crate) fn read(status: StatusCode, headers: &HeaderMap, body: &[u8]) -> Self {
        let told = serde_json::from_slice(body).unwrap_or_else(|_| Self {
            status: status.as_u16(),
            title: status.canonical_reason().unwrap_or_default().to_owned(),
            detail: String::from_utf8_lossy(body).into_owned(),
            code: String::new(),
            rule: None,
            retry_after: None,
        });
        let seconds = headers.get(RETRY_AFTER).and_then(|seconds| seconds.to_str().ok()?.parse().ok());
        Self { retry_after: seconds.map(Duration::from_secs), ..told }
    }
}

impl Error {
    /// That the house cannot be reached, or why whoever answers is not trusted.
    pub(crate) fn unreachable(error: impl Into<Box<dyn Cause + Send + Sync>>) -> Self {
        let error = error.into();
        let refused = chain(&*error).find_map(|cause| match cause.downcast_ref() {
            Some(rustls::Error::InvalidCertificate(error)) => Some(error.into()),
            _ => None,
        });
        refused.map_or(Self::Unreachable(error), Self::Untrusted)
    }

    /// The problem of a house that would do the same another time.
    pub fn passing(&self) -> Option<&ProblemDetails> {
        match self {
            Self::Refused(problem) => Some(problem).filter(|problem| problem.is_passing()),
            _ => None,
        }
    }

    /// What is behind it all, for those who have said the rest already.
    pub fn root(&self) -> String {
        match self {
            Self::Unreachable(error) => chain(&**error).last().unwrap_or(&**error).to_string(),
            error => error.to_string(),
        }
    }

    /// What the system says of it, if it is the system's doing.
    pub fn system(&self) -> Option<&io::Error> {
        match self {
            Self::Unreachable(error) => chain(&**error).last().and_then(|root| root.downcast_ref()),
            _ => None,
        }
    }

    pub(crate) fn garbled(text: &[u8], error: serde_json::Error) -> Self {
        Self::Garbled { text: String::from_utf8_lossy(text).into_owned(), error }
    }
}

/// An error and what it came from. What is inside an I/O error does not count as its source.
fn chain<'a>(error: &'a (dyn Cause + 'static)) -> impl Iterator<Item = &'a (dyn Cause + 'static)> {
    std::iter::successors(Some(error), |&error| {
        let inside = error.downcast_ref::<io::Error>().and_then(io::Error::get_ref);
        if let Some(inside) = inside { Some(inside) } else { error.source() }
    })
}

impl From<tungstenite::Error> for Error {
    fn from(error: tungstenite::Error) -> Self {
        match error {
            tungstenite::Error::Http(answer) => {
                let body = answer.body().as_deref().unwrap_or_default();
                Self::Refused(ProblemDetails::read(answer.status(), answer.headers(), body))
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
            Self::Unreachable(_) => write!(formatter, "the house cannot be reached: {}", self.root()),
            Self::Untrusted(why) => write!(formatter, "the house's certificate is not trusted ({})", why.code()),
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
        let problem = ProblemDetails::read(StatusCode::CONFLICT, &HeaderMap::new(), body);
        assert_eq!((problem.code.as_str(), problem.rule), ("not-their-turn", None));
    }

    #[test]
    fn an_answer_that_is_no_problem_still_says_its_status() {
        let problem = ProblemDetails::read(StatusCode::BAD_GATEWAY, &HeaderMap::new(), b"the kitchen is closed");
        assert_eq!(Error::Refused(problem).to_string(), "502 Bad Gateway: the kitchen is closed");
    }

    #[test]
    fn what_passes_says_when_to_come_again() {
        let mut headers = HeaderMap::new();
        headers.insert(RETRY_AFTER, "7".parse().unwrap());
        let busy = Error::Refused(ProblemDetails::read(StatusCode::TOO_MANY_REQUESTS, &headers, b""));
        assert_eq!(busy.passing().and_then(|problem| problem.retry_after), Some(Duration::from_secs(7)));
        let closing = Error::Refused(ProblemDetails::read(StatusCode::SERVICE_UNAVAILABLE, &HeaderMap::new(), b""));
        assert!(closing.passing().is_some_and(|problem| problem.retry_after.is_none()));
        for lasting in [StatusCode::UNAUTHORIZED, StatusCode::NOT_FOUND, StatusCode::INTERNAL_SERVER_ERROR] {
            assert!(Error::Refused(ProblemDetails::read(lasting, &headers, b"")).passing().is_none(), "{lasting}");
        }
        let damaged = br#"{"title": "", "status": 503, "code": "damaged"}"#;
        let damaged = ProblemDetails::read(StatusCode::SERVICE_UNAVAILABLE, &HeaderMap::new(), damaged);
        assert!(Error::Refused(damaged).passing().is_none(), "no waiting mends it");
    }

    #[test]
    fn what_is_wrong_is_said_once() {
        let refused = io::Error::other(io::Error::from(io::ErrorKind::ConnectionRefused));
        let error = Error::unreachable(refused);
        assert_eq!(error.root(), "connection refused");
        assert_eq!(error.system().map(io::Error::kind), Some(io::ErrorKind::ConnectionRefused));
        assert_eq!(error.to_string(), "the house cannot be reached: connection refused");
    }

    #[test]
    fn a_certificate_is_found_wherever_it_stands_in_an_error() {
        let wrong = rustls::Error::InvalidCertificate(CertificateError::Expired);
        let error = Error::unreachable(io::Error::other(io::Error::other(wrong)));
        assert!(matches!(error, Error::Untrusted(Distrust::Expired)), "{error}");
    }
}
