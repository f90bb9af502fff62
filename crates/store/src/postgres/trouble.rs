//! What a failure of PostgreSQL means: for whoever runs the house, and for what was under way.

use std::error::Error as _;
use std::io;

use tokio_postgres::error::{Severity, SqlState};

use crate::{Error, Trouble};

/// What became of something that failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Nothing of it was done, nor will be.
    Refused(Error),
    /// Nothing of it was done; at another moment it may be.
    Crossed(Error),
    /// Nobody knows: the connection is gone.
    Lost(Error),
}

impl Failure {
    pub(crate) fn error(self) -> Error {
        let (Self::Refused(error) | Self::Crossed(error) | Self::Lost(error)) = self;
        error
    }

    /// That a connection did not come about.
    pub(crate) fn of_a_connection(error: Error) -> Self {
        match error {
            // Of one that ends just now one may not hear that it is one.
            Error::Postgres {
                trouble: Trouble::Unreached | Trouble::Crowded | Trouble::NotPostgres | Trouble::Tls,
                ..
            } => Self::Lost(error),
            error => Self::Refused(error),
        }
    }

    /// That nothing was heard in time.
    pub(crate) fn silence() -> Self {
        Self::Lost(unreached("no answer in time"))
    }
}

pub(crate) fn unreached(message: &str) -> Error {
    Error::Postgres { trouble: Trouble::Unreached, message: message.to_owned() }
}

impl From<tokio_postgres::Error> for Failure {
    fn from(error: tokio_postgres::Error) -> Self {
        let Some(said) = error.as_db_error() else {
            // What cannot be written or read is the program's own mistake; everything else is the connection's.
            let text = error.to_string();
            let is_ours =
                text.contains("serializing") || text.contains("parameters but got") || text.contains("encoding");
            return if is_ours { Self::Refused(error.into()) } else { Self::Lost(error.into()) };
        };
        let is_last_word = matches!(said.parsed_severity(), Some(Severity::Fatal | Severity::Panic));
        let is_crossed = [
            SqlState::T_R_SERIALIZATION_FAILURE,
            SqlState::T_R_DEADLOCK_DETECTED,
            SqlState::LOCK_NOT_AVAILABLE,
            SqlState::QUERY_CANCELED,
            // Somebody has changed what statements stand for that were prepared before.
            SqlState::FEATURE_NOT_SUPPORTED,
            SqlState::INVALID_SQL_STATEMENT_NAME,
        ]
        .contains(said.code());
        match (is_last_word, is_crossed) {
            (true, _) => Self::Lost(error.into()),
            (false, true) => Self::Crossed(error.into()),
            (false, false) => Self::Refused(error.into()),
        }
    }
}

impl From<tokio_postgres::Error> for Error {
    fn from(error: tokio_postgres::Error) -> Self {
        Self::Postgres { trouble: trouble(&error), message: told(&error) }
    }
}

/// Everything that an error says.
pub(crate) fn told(error: &tokio_postgres::Error) -> String {
    if let Some(said) = error.as_db_error() {
        return format!("{} ({})", said.message(), said.code().code());
    }
    let mut told = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        told = format!("{told}: {error}");
        cause = error.source();
    }
    told
}

fn trouble(error: &tokio_postgres::Error) -> Trouble {
    if let Some(said) = error.as_db_error() {
        return match said.code() {
            &SqlState::INVALID_PASSWORD | &SqlState::INVALID_AUTHORIZATION_SPECIFICATION => Trouble::Password,
            &SqlState::INVALID_CATALOG_NAME => Trouble::NoSuchDatabase,
            &SqlState::INSUFFICIENT_PRIVILEGE | &SqlState::INVALID_SCHEMA_NAME => Trouble::Rights,
            &SqlState::READ_ONLY_SQL_TRANSACTION => Trouble::ReadOnly,
            &SqlState::DISK_FULL => Trouble::Full,
            &SqlState::TOO_MANY_CONNECTIONS => Trouble::Crowded,
            &SqlState::PROTOCOL_VIOLATION => Trouble::NotPostgres,
            _ if matches!(said.parsed_severity(), Some(Severity::Fatal | Severity::Panic)) => Trouble::Unreached,
            _ => Trouble::Statement,
        };
    }
    let cause = error.source();
    let io = cause.and_then(|cause| cause.downcast_ref::<io::Error>()).map(io::Error::kind);
    let text = told(error);
    if text.contains("password missing") || text.starts_with("authentication error") {
        Trouble::Password
    } else if text.contains("TLS handshake") {
        Trouble::Tls
    } else if text.starts_with("unexpected message")
        || text.starts_with("error parsing")
        || text.contains("bytes remaining on stream")
        || matches!(io, Some(io::ErrorKind::UnexpectedEof | io::ErrorKind::InvalidInput | io::ErrorKind::InvalidData))
    {
        Trouble::NotPostgres
    } else {
        Trouble::Unreached
    }
}
