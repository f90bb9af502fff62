//! What a guest can want of a table from outside its socket.

use std::net::IpAddr;

use catalog::{Level, Record};
use ratskeller_core::{Hex, Seat};
use serde_json::Value;
use store::{GuestId, RoomId};
use tokio::sync::oneshot;

use crate::denied::Denied;
use crate::founding::Arrival;
use crate::info::TableInfo;
use crate::language::Speech;
use crate::room::FinishedGame;

#[derive(Clone, Debug)]
pub enum TableRequest {
    Show,
    Join(Arrival),
    SeatBot {
        seat: Option<Seat>,
        level: Level,
        speech: Speech,
    },
    Leave {
        seat: Option<Seat>,
    },
    /// To commit to other bytes than before.
    Commit {
        seat: Seat,
        commitment: Hex<32>,
    },
    Start,
    /// To tell a seat's bytes, now that everything is fixed.
    Reveal {
        seat: Seat,
        bytes: Hex<16>,
    },
    /// To fix nothing yet, with new secrets for everybody.
    BeginAgain,
    Resign {
        seat: Seat,
    },
    /// Without a socket.
    Act {
        seat: Seat,
        id: String,
        seq: u64,
        action: Value,
    },
    /// From where it is asked for: it counts as a new table.
    Rematch {
        from: IpAddr,
    },
    /// Closes the table for good.
    Close,
    Record,
    /// To look back on a finished game.
    LookBack,
}

#[derive(Debug)]
pub enum Granted {
    Table(Box<TableInfo>),
    Record(Box<Record>),
    Finished(Box<FinishedGame>),
    /// The table where the same people play again.
    Rematch(RoomId),
    /// The table is no longer there.
    Closed,
    /// An action, now or before.
    Done {
        seq: u64,
    },
}

/// A wish, and who has it.
#[derive(Debug)]
pub struct Asked {
    pub guest: Option<GuestId>,
    pub invite: Option<Hex<16>>,
    pub wish: TableRequest,
    /// When it came.
    pub arrived: u64,
    pub reply: oneshot::Sender<Result<Granted, Denied>>,
}
