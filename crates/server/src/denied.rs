//! Why a wish is not granted: a status, a word for programs, and a sentence for people.

use catalog::Refused;
use catalog::json::NotJson;
use catalog::syntax::Syntax;
use ratskeller_core::{Fault, RuleId};
use serde::Serialize;
use ts_rs::TS;
use words::Words;

use crate::limits::refused;

/// Nothing has changed, because …
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Denied {
    /// The text is not JSON.
    NotJson(Syntax),
    /// Something that was given does not make sense.
    Fault(Fault),
    /// The rules of the game do not allow it.
    Refused(Refused),
    /// The house does not know who asks.
    NoSession,
    /// The table does not exist, or not for whoever asks.
    NoSuchTable,
    /// The page does not exist.
    NoSuchPage,
    /// The web client was not built into the program.
    NoPages,
    /// The method is not for this page.
    NoSuchMethod,
    /// It takes a WebSocket, and this is none.
    NoSocket,
    /// It takes a WebSocket of another version.
    SocketVersion,
    /// The request does not name one host.
    OneHost,
    /// The request is for a house of another name.
    AnotherHost,
    /// The request ends before it says that it does, or otherwise than HTTP has it.
    Broken,
    /// The house's own players are called so.
    NameOfABot,
    /// The host has made them leave.
    TurnedOut,
    /// Whoever runs the house does not let them in.
    Blocked,
    /// Only whoever runs the house may do this, and this is not their token.
    NotTheHost,
    /// Nobody with this id is or was a guest.
    NoSuchGuest,
    /// The seat is somebody else's.
    NotYourSeat,
    NotYourTable,
    /// The request comes from another site's page.
    AnotherSite,
    SeatTaken,
    NoFreeSeat,
    /// The game has begun.
    Begun,
    NotBegun,
    NotOver,
    SeatsOpen,
    /// Somebody at the table has not committed to their bytes.
    SharesOpen,
    /// Seats and commitments stand until the game begins.
    Fixed,
    /// Bytes are told only when seats and commitments stand.
    NotFixed,
    /// The bytes are not those that the seat has committed to.
    OtherBytes,
    /// Another seat has committed to the same: whoever copies what they saw does not know what it hides.
    SameCommitment,
    /// Where ratings are at stake everybody has one seat, themselves or by one program of theirs.
    RatedAgainstOneself,
    RatedWithoutClock,
    /// Nobody with this id has played for a rating.
    NoSuchPlayer,
    /// The program does not exist, or is somebody else's.
    NoSuchBot,
    /// Only people bring programs.
    NotAPerson,
    TooManyBots,
    /// Whoever opens a table has as many as they may have.
    TooManyTables,
    /// So much has happened at a table where nobody plays that it is not written on.
    WornOut,
    /// A table with this nonce has been opened before.
    OpenedBefore,
    /// The table cannot be closed, for somebody else plays at it.
    OthersPlay,
    /// The answer is to a position that is gone.
    Stale {
        seq: u64,
    },
    NothingToTakeBack,
    /// The action cannot be taken back: somebody has learned something by it.
    Revealed,
    AlreadyResigned,
    /// The time of the seat was up before this came.
    TimeIsUp,
    /// The game was given up or adjourned, so that nobody knows how it would have ended.
    GivenUp,
    /// The game has so many moves that nobody wants to look back on it.
    TooLong,
    /// So many games wait to be looked back on that no more are taken.
    ManyReviews,
    TooLarge,
    TooSlow,
    TooMany {
        seconds: u64,
    },
    /// The log of the table cannot be read any more.
    Damaged,
    /// A newer program has written at the table, and this one does not understand it.
    NewerTable,
    /// Too much of the same guest's or address's is going on.
    TooManyAtOnce,
    /// The store does not answer.
    Unavailable,
}

impl From<Fault> for Denied {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl From<Refused> for Denied {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Malformed(fault) => Self::Fault(fault),
            refused => Self::Refused(refused),
        }
    }
}

impl From<NotJson> for Denied {
    fn from(not_json: NotJson) -> Self {
        match not_json {
            NotJson::Syntax(syntax) => Self::NotJson(syntax),
            NotJson::Repeated(fault) => Self::Fault(fault),
        }
    }
}

impl From<store::Error> for Denied {
    fn from(error: store::Error) -> Self {
        match error {
            store::Error::TooManyTables => {
                refused("tables");
                Self::TooManyTables
            }
            store::Error::Damaged { room } => {
                tracing::error!(table = %room, "entries of a table's log are missing");
                metrics::counter!("ratskeller_damaged_total").increment(1);
                Self::Damaged
            }
            // Another node has been there first.
            store::Error::Taken { seq, .. } => Self::Stale { seq },
            store::Error::NewerEntry { room } => {
                tracing::error!(table = %room, "a newer program has written at a table");
                Self::NewerTable
            }
            error => {
                tracing::error!(%error, "the store does not answer");
                Self::Unavailable
            }
        }
    }
}

/// A problem as RFC 9457 writes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema, TS)]
#[schema(as = Problem)]
#[ts(rename = "Problem", export_to = "house.ts")]
pub struct ProblemDetails {
    #[serde(rename = "type")]
    #[schema(example = "about:blank")]
    pub kind: &'static str,
    #[schema(example = "Conflict")]
    pub title: &'static str,
    #[schema(example = 409)]
    pub status: u16,
    /// What is wrong and what would be right, for people.
    pub detail: String,
    /// What is wrong, for programs.
    #[schema(example = "stale")]
    pub code: &'static str,
    /// The rule that was broken.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, example = "RH-P4")]
    #[ts(optional, as = "Option<String>")]
    pub rule: Option<RuleId>,
}

impl Denied {
    pub fn status(&self) -> u16 {
        match self {
            Self::NotJson(_) | Self::NoSocket | Self::OneHost | Self::Broken => 400,
            Self::NoSession | Self::NotTheHost => 401,
            Self::NotYourSeat
            | Self::NotYourTable
            | Self::NotAPerson
            | Self::AnotherSite
            | Self::TurnedOut
            | Self::Blocked => 403,
            Self::NoSuchTable
            | Self::NoSuchPlayer
            | Self::NoSuchBot
            | Self::NoSuchGuest
            | Self::NoSuchPage
            | Self::NoPages => 404,
            Self::NoSuchMethod => 405,
            Self::TooSlow => 408,
            Self::SeatTaken
            | Self::NoFreeSeat
            | Self::Begun
            | Self::NotBegun
            | Self::NotOver
            | Self::SeatsOpen
            | Self::SharesOpen
            | Self::Fixed
            | Self::NotFixed
            | Self::SameCommitment
            | Self::RatedAgainstOneself
            | Self::TooManyBots
            | Self::TooManyTables
            | Self::WornOut
            | Self::OpenedBefore
            | Self::OthersPlay
            | Self::Stale { .. }
            | Self::NothingToTakeBack
            | Self::Revealed
            | Self::AlreadyResigned
            | Self::TimeIsUp
            | Self::GivenUp
            | Self::TooLong
            | Self::Refused(Refused::Over | Refused::NotTheirTurn { .. }) => 409,
            Self::TooLarge => 413,
            Self::AnotherHost => 421,
            Self::Fault(_)
            | Self::NameOfABot
            | Self::OtherBytes
            | Self::RatedWithoutClock
            | Self::Refused(Refused::Illegal(_) | Refused::Malformed(_)) => 422,
            Self::SocketVersion => 426,
            Self::TooMany { .. } | Self::TooManyAtOnce => 429,
            Self::ManyReviews | Self::Damaged | Self::NewerTable | Self::Unavailable => 503,
        }
    }

    pub fn code(&self) -> &'static str {
        match self {
            Self::NotJson(_) => "not-json",
            Self::Fault(_) | Self::Refused(Refused::Malformed(_)) => "malformed",
            Self::Refused(Refused::Over) => "game-over",
            Self::Refused(Refused::NotTheirTurn { .. }) => "not-their-turn",
            Self::Refused(Refused::Illegal(_)) => "illegal",
            Self::NoSession => "no-session",
            Self::NoSuchTable => "no-such-table",
            Self::NoSuchPage => "no-such-page",
            Self::NoPages => "no-pages",
            Self::NoSuchMethod => "no-such-method",
            Self::NoSocket => "no-socket",
            Self::SocketVersion => "socket-version",
            Self::OneHost => "one-host",
            Self::AnotherHost => "another-host",
            Self::Broken => "broken",
            Self::NameOfABot => "name-of-a-bot",
            Self::TurnedOut => "turned-out",
            Self::Blocked => "blocked",
            Self::NotTheHost => "not-the-host",
            Self::NoSuchGuest => "no-such-guest",
            Self::NotYourSeat => "not-your-seat",
            Self::NotYourTable => "not-your-table",
            Self::AnotherSite => "another-site",
            Self::SeatTaken => "seat-taken",
            Self::NoFreeSeat => "no-free-seat",
            Self::Begun => "begun",
            Self::NotBegun => "not-begun",
            Self::NotOver => "not-over",
            Self::SeatsOpen => "seats-open",
            Self::SharesOpen => "shares-open",
            Self::Fixed => "fixed",
            Self::NotFixed => "not-fixed",
            Self::OtherBytes => "other-bytes",
            Self::SameCommitment => "same-commitment",
            Self::RatedAgainstOneself => "rated-against-oneself",
            Self::RatedWithoutClock => "rated-without-clock",
            Self::NoSuchPlayer => "no-such-player",
            Self::NoSuchBot => "no-such-bot",
            Self::NotAPerson => "not-a-person",
            Self::TooManyBots => "too-many-bots",
            Self::TooManyTables => "too-many-tables",
            Self::WornOut => "worn-out",
            Self::OpenedBefore => "opened-before",
            Self::OthersPlay => "others-play",
            Self::Stale { .. } => "stale",
            Self::NothingToTakeBack => "nothing-to-take-back",
            Self::Revealed => "revealed",
            Self::AlreadyResigned => "already-resigned",
            Self::TimeIsUp => "time-is-up",
            Self::GivenUp => "given-up",
            Self::TooLong => "too-long",
            Self::ManyReviews => "many-reviews",
            Self::TooLarge => "too-large",
            Self::TooSlow => "too-slow",
            Self::TooMany { .. } => "too-many",
            Self::Damaged => "damaged",
            Self::NewerTable => "newer-table",
            Self::TooManyAtOnce => "too-many-at-once",
            Self::Unavailable => "unavailable",
        }
    }

    fn sentence(&self, words: &Words) -> String {
        match self {
            Self::NotJson(syntax) => words.tell(syntax),
            Self::Fault(fault) => words.fault(fault),
            Self::Refused(refused) => words.tell(refused),
            Self::Stale { seq } => words.say("server-stale", &[("seq", (*seq).into())]),
            Self::TooMany { seconds } => words.say("server-too-many", &[("seconds", (*seconds).into())]),
            other => words.say(&format!("server-{}", other.code()), &[]),
        }
    }

    pub fn problem(&self, words: &Words) -> ProblemDetails {
        let rule = match self {
            Self::Fault(fault) => fault.rule,
            Self::Refused(refused) => refused.rule(),
            _ => None,
        };
        let status = self.status();
        let title = axum::http::StatusCode::from_u16(status).ok().and_then(|status| status.canonical_reason());
        let title = title.unwrap_or_default();
        ProblemDetails { kind: "about:blank", title, status, detail: self.sentence(words), code: self.code(), rule }
    }
}
