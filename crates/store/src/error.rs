//! Why the store did not do something.

use std::{fmt, io};

use rusqlite::ErrorCode;

use crate::RoomId;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Error {
    /// What the database says.
    Sqlite { code: ErrorCode, message: String },
    /// What PostgreSQL says, or that it says nothing.
    Postgres { trouble: Trouble, message: String },
    /// What the system says of a file.
    File { kind: io::ErrorKind, message: String },
    /// The place in a table's log is taken, or the one before it is empty.
    Taken { room: RoomId, seq: u64 },
    /// Entries of a table's log are missing.
    Damaged { room: RoomId },
    /// An entry of a table's log is written in a language that only newer programs know.
    NewerEntry { room: RoomId },
    /// The host of a table has as many as they may have.
    TooManyTables,
    /// A newer program has written the file or the database.
    Newer { schema: u32 },
    /// A commit did not end as it should have, so that nobody knows what it wrote.
    Unsettled,
    /// The program itself has made a mistake with it.
    Panicked,
    /// Somebody else has the file open, so that it is not whole without the log beside it.
    Held,
    /// The store is closed.
    Closed,
}

/// What is the matter with a PostgreSQL.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// What should say where it is does not.
    Address,
    /// Nobody answers, or nobody does any more.
    Unreached,
    /// Something else answers.
    NotPostgres,
    /// No connection comes about on which nobody listens in, or with whom one trusts.
    Tls,
    Password,
    NoSuchDatabase,
    /// The database holds something that is no house.
    Foreign,
    /// Texts cannot be written in every language.
    Encoding,
    Rights,
    ReadOnly,
    Full,
    /// It lets nobody else in.
    Crowded,
    /// It does not do what it was asked to.
    Statement,
}

impl Trouble {
    /// A word for what whoever runs it can do something about.
    fn code(self) -> Option<&'static str> {
        match self {
            Self::Address => Some("address"),
            Self::Unreached => Some("unreached"),
            Self::NotPostgres => Some("not-postgres"),
            Self::Tls => Some("tls"),
            Self::Password => Some("password"),
            Self::NoSuchDatabase => Some("no-such-database"),
            Self::Foreign => Some("foreign"),
            Self::Encoding => Some("encoding"),
            Self::Rights => Some("rights"),
            Self::ReadOnly => Some("read-only"),
            Self::Crowded => Some("crowded"),
            Self::Full | Self::Statement => None,
        }
    }
}

impl Error {
    /// Whether one statement is to blame for it, and not the file, the disk, whoever else has the file open,
    /// or the database.
    pub(crate) fn is_of_one_statement(&self) -> bool {
        use ErrorCode::{
            ApiMisuse, ConstraintViolation, ParameterOutOfRange, SchemaChanged, TooBig, TypeMismatch, Unknown,
        };
        match self {
            Self::Sqlite { code, .. } => matches!(
                code,
                ConstraintViolation | TooBig | TypeMismatch | ApiMisuse | ParameterOutOfRange | SchemaChanged | Unknown
            ),
            Self::Postgres { trouble, .. } => *trouble == Trouble::Statement,
            _ => false,
        }
    }

    /// Whether one order may be to blame for it alone: others that were to be written with it may well be.
    pub(crate) fn is_of_one_order(&self) -> bool {
        let is_corrupt = matches!(self, Self::Sqlite { code: ErrorCode::DatabaseCorrupt, .. });
        self.is_of_one_statement() || is_corrupt || matches!(self, Self::Damaged { .. } | Self::Panicked)
    }

    /// What the system would call it, if it is the system's doing.
    pub fn kind(&self) -> Option<io::ErrorKind> {
        match self {
            Self::File { kind, .. } => Some(*kind),
            Self::Sqlite { code: ErrorCode::DiskFull, .. } | Self::Postgres { trouble: Trouble::Full, .. } => {
                Some(io::ErrorKind::StorageFull)
            }
            Self::Sqlite { code: ErrorCode::PermissionDenied, .. } => Some(io::ErrorKind::PermissionDenied),
            _ => None,
        }
    }

    /// A word for what is wrong with a file, if it is something that whoever keeps it can know of.
    pub fn code(&self) -> Option<&'static str> {
        match self {
            Self::Sqlite { code, .. } => match code {
                ErrorCode::NotADatabase => Some("not-a-database"),
                ErrorCode::DatabaseCorrupt => Some("corrupt"),
                ErrorCode::CannotOpen => Some("unopened"),
                ErrorCode::ReadOnly => Some("read-only"),
                ErrorCode::SystemIoFailure => Some("disk"),
                ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => Some("held"),
                _ => None,
            },
            Self::Postgres { trouble, .. } => trouble.code(),
            Self::Newer { .. } | Self::NewerEntry { .. } => Some("newer"),
            Self::Held => Some("held"),
            Self::Damaged { .. } => Some("missing"),
            _ => None,
        }
    }

    /// Whether what is in the file makes no sense, as opposed to a file that cannot be read or written now.
    pub fn is_damage(&self) -> bool {
        use ErrorCode::{DatabaseCorrupt, NotADatabase};
        matches!(self, Self::Damaged { .. } | Self::Sqlite { code: DatabaseCorrupt | NotADatabase, .. })
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Sqlite { message, .. } | Self::Postgres { message, .. } | Self::File { message, .. } => {
                f.write_str(message)
            }
            Self::Taken { room, seq } => write!(f, "entry {seq} of {room} is taken"),
            Self::Damaged { room } => write!(f, "entries of {room} are missing"),
            Self::NewerEntry { room } => write!(f, "a newer program has written entries of {room}"),
            Self::TooManyTables => f.write_str("too many tables"),
            Self::Newer { schema } => write!(f, "written by a newer program (schema {schema})"),
            Self::Unsettled => f.write_str("a commit did not end as it should have"),
            Self::Panicked => f.write_str("the program has made a mistake"),
            Self::Held => f.write_str("somebody else has the file open"),
            Self::Closed => f.write_str("the store is closed"),
        }
    }
}

impl std::error::Error for Error {}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Self {
        let code = error.sqlite_error_code().unwrap_or(ErrorCode::Unknown);
        let message = match error {
            rusqlite::Error::SqliteFailure(error, message) => message.unwrap_or_else(|| error.to_string()),
            error => error.to_string(),
        };
        Self::Sqlite { code, message }
    }
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        Self::File { kind: error.kind(), message: error.to_string() }
    }
}
