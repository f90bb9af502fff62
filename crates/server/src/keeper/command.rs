//! What can be asked of a table.

use std::sync::Arc;

use ratskeller_core::{ActionId, Hex, Seat};
use store::{GuestId, LogEntry};
use tokio::sync::oneshot;

use crate::alias::Alias;
use crate::audience::SocketId;
use crate::choices::ChoicesForm;
use crate::denied::Denied;
use crate::language::Speech;
use crate::message::{Reaction, Said};
use crate::outbox::Outbox;
use crate::turn::Awaiting;
use crate::wish::Asked;

/// Somebody who wants to look at a table.
#[derive(Debug)]
pub struct Entering {
    pub socket: SocketId,
    pub guest: Option<GuestId>,
    pub invite: Option<Hex<16>>,
    pub seat: Option<Seat>,
    /// The last that they know.
    pub last: Option<u64>,
    pub choices: ChoicesForm,
    pub speech: Speech,
    pub out: Outbox,
    pub reply: oneshot::Sender<Result<(), Denied>>,
}

#[derive(Debug)]
pub enum Command {
    Enter(Box<Entering>),
    Say {
        socket: SocketId,
        said: Box<Said>,
        /// When it came.
        arrived: u64,
    },
    Exit {
        socket: SocketId,
    },
    Ask(Box<Asked>),
    Await(Box<Awaiting>),
    /// Forgets the table, unless somebody is there or something has happened since then.
    Expire {
        then: u64,
        reply: oneshot::Sender<bool>,
    },
    /// Forgets the table.
    Remove {
        reply: oneshot::Sender<Result<(), Denied>>,
    },
    /// Has whoever sits there leave or give up.
    PutOut {
        seat: Seat,
        reply: oneshot::Sender<Result<(), Denied>>,
    },
    /// Calls somebody by another name from the first entry on; whoever is erased gets up.
    Rename {
        alias: Arc<Alias>,
        reply: oneshot::Sender<Result<(), Denied>>,
    },
    /// A bot has decided what to do in the position with this number, or could not.
    Decided {
        seq: u64,
        action: Option<ActionId>,
    },
    /// Other nodes have written this.
    Follow(Vec<LogEntry>),
    /// The log was written anew.
    ReadAgain,
    /// The table is not in the store any more.
    Gone,
    /// A newer program has written something that this one does not understand.
    Unreadable,
    /// Whether the table is this node's to drive has changed.
    Driven,
    /// Others have come or gone at other nodes.
    Present,
    /// Somebody has reacted at another node.
    Reacted {
        seat: Seat,
        reaction: Reaction,
    },
    /// The house was not running for a while.
    Woken,
    /// What was handed over last could not be written.
    Unwritten,
    Close,
}
