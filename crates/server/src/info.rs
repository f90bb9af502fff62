//! A table as one guest may know it, from outside the game.

use catalog::{Level, fairness};
use ratskeller_core::{Hex, Seat, SmallId};
use serde::{Deserialize, Serialize};
use store::{GuestId, Phase, RoomId, RoomRow};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::alias::Alias;
use crate::charter::{Charter, Terms, WhatIf};
use crate::deed::{Portrait, Sitter};
use crate::denied::Denied;
use crate::room::{Ended, Room};
use crate::typescript;

/// What is known of a table without its game, as lists keep it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Summary {
    id: RoomId,
    charter: Charter,
    created: u64,
    seq: u64,
    phase: String,
    seats: Vec<Option<Sitter>>,
    resigned: Vec<Seat>,
    ended: Option<Ended>,
    rematch: Option<RoomId>,
    #[serde(default)]
    awaited: Vec<Seat>,
    #[serde(default)]
    begun_again: u32,
    /// Lists are not written anew with every move, so that they do not know.
    #[serde(skip)]
    to_move: Option<Seat>,
}

/// A seat, and who has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(export_to = "house.ts")]
pub enum SeatInfo {
    Open,
    Person {
        /// At a rated table: by what their ratings are found.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
        name: String,
        /// If they have chosen one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        face: Option<Portrait>,
        /// Whether it is the seat of whoever asks.
        yours: bool,
    },
    /// A bot from outside that somebody has brought.
    Program {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
        name: String,
        /// What whoever brought it is called.
        owner: String,
        yours: bool,
    },
    Bot {
        name: String,
        #[ts(as = "typescript::Level")]
        level: &'static str,
    },
    /// For somebody who sat at the game before.
    Kept {
        name: String,
        yours: bool,
        /// Whether that was a bot from outside.
        program: bool,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts")]
pub struct DeckInfo {
    pub name: String,
    pub sha256: String,
}

/// A table as one guest may know it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts")]
pub struct TableInfo {
    pub id: String,
    #[serde(flatten)]
    pub terms: Terms,
    pub title: &'static str,
    pub deck: DeckInfo,
    /// For those who sit at the table or host it: whoever knows it is invited.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invite: Option<String>,
    /// The SHA-256 of the secret that the shuffles are made from.
    pub commitment: String,
    /// What each seat has committed to, so that it can reveal nothing else; null where nobody has.
    pub commitments: Vec<Option<String>>,
    /// The seats that have something to say before the game can begin: what they commit to or, once everything is fixed,
    /// their bytes.
    #[schema(value_type = Vec<usize>)]
    pub awaited: Vec<Seat>,
    /// How often what was fixed was given up, with new secrets for everybody.
    pub begun_again: u32,
    /// `waiting`, `revealing`, `playing` or `over`.
    #[ts(as = "typescript::TablePhase")]
    pub phase: String,
    /// When it was opened, in milliseconds since 1970.
    pub created: u64,
    /// Whether whoever asks is the host.
    pub hosting: bool,
    pub seats: Vec<SeatInfo>,
    /// How much has happened at the table.
    pub seq: u64,
    #[schema(value_type = Vec<usize>)]
    pub resigned: Vec<Seat>,
    /// Whose decision it is; lists of other people's tables do not say.
    #[schema(value_type = Option<usize>)]
    pub to_move: Option<Seat>,
    pub ended: Option<Ended>,
    /// The table where the same people play again.
    pub rematch: Option<String>,
    /// The game that is played on here, with the same cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub what_if: Option<WhatIfInfo>,
}

/// A position of another game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts")]
pub struct WhatIfInfo {
    /// Where it was played.
    pub table: String,
    /// How many of its inputs had been done.
    pub input: usize,
}

impl WhatIfInfo {
    fn of(what_if: &WhatIf) -> Self {
        Self { table: what_if.room.to_string(), input: what_if.input() }
    }
}

/// A table as whoever runs the house sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts")]
pub struct TableSeen {
    id: String,
    #[ts(as = "typescript::GameName")]
    game: String,
    #[ts(as = "typescript::TablePhase")]
    phase: String,
    private: bool,
    rated: bool,
    /// When it was opened, in milliseconds since 1970.
    created: u64,
    /// The id of whoever opened it.
    host: String,
    /// In their order; none is open.
    seats: Vec<Option<SitterSeen>>,
}

/// Somebody at a table, as whoever runs the house sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts")]
pub struct SitterSeen {
    name: String,
    /// The id of the guest; the house's own bots are none.
    guest: Option<String>,
}

impl Summary {
    pub fn seen_by_the_host(self) -> TableSeen {
        let seen = |sitter: Sitter| SitterSeen {
            name: sitter.name().to_owned(),
            guest: sitter.guest().map(|guest| guest.to_string()),
        };
        TableSeen {
            id: self.id.to_string(),
            game: self.charter.terms.game,
            phase: self.phase,
            private: self.charter.terms.private,
            rated: self.charter.terms.rated,
            created: self.created,
            host: self.charter.host.to_string(),
            seats: self.seats.into_iter().map(|sitter| sitter.map(seen)).collect(),
        }
    }

    /// What lists say of a table, with another name for somebody; none if nobody can read it.
    pub fn renamed(summary: &str, alias: &Alias) -> Option<String> {
        let mut summary: Self = serde_json::from_str(summary).ok()?;
        alias.call_sitters(&mut summary.seats);
        Some(catalog::json::write(&summary).get().to_owned())
    }

    /// The seats that a guest has, or a program of theirs.
    pub fn seats_of(&self, guest: GuestId) -> Vec<Seat> {
        let theirs = |sitter: &Sitter| [sitter.guest(), sitter.person()].contains(&Some(guest));
        let seats = Seat::all(self.seats.len()).zip(&self.seats);
        seats.filter(|(_, sitter)| sitter.as_ref().is_some_and(theirs)).map(|(seat, _)| seat).collect()
    }

    pub fn of(room: &Room) -> Self {
        Self {
            id: room.id,
            charter: room.charter.clone(),
            created: room.created,
            seq: room.seq,
            phase: room.phase().name().to_owned(),
            seats: room.seats.clone(),
            resigned: room.resigned.clone(),
            ended: room.ended(),
            rematch: room.rematch,
            awaited: room.awaited().collect(),
            begun_again: room.begun_again,
            to_move: room.to_move(),
        }
    }

    /// As this guest may know it.
    pub fn shown_to(self, guest: Option<GuestId>) -> Result<TableInfo, Denied> {
        let Charter { terms, host, owner: _, secret, invite, setup: _, what_if, rules: _, deck: _ } = self.charter;
        let game = catalog::Entry::named(&terms.game)?;
        let deck = catalog::Deck::usual(game);
        let hosting = guest == Some(host);
        let theirs = |sitter: GuestId| Some(sitter) == guest;
        let belongs = hosting || self.seats.iter().flatten().filter_map(Sitter::guest).any(theirs);
        let shares = self.seats.iter().map(|sitter| sitter.as_ref().and_then(Sitter::share));
        let commitments =
            shares.map(|share| share.and_then(|share| share.commitment).map(|hex| hex.to_string())).collect();
        // Where nothing is at stake it is nobody's business who somebody is.
        let known = |sitter: GuestId| terms.rated.then(|| sitter.to_string());
        let seats = self.seats.into_iter().map(|sitter| match sitter {
            None => SeatInfo::Open,
            Some(Sitter::Person { guest, name, face, .. }) => {
                SeatInfo::Person { id: known(guest), name, face, yours: theirs(guest) }
            }
            Some(Sitter::Program { guest, name, owner, .. }) => {
                SeatInfo::Program { id: known(guest), name, owner: owner.name, yours: theirs(guest) }
            }
            Some(Sitter::Bot { level, name }) => SeatInfo::Bot { name, level: level.name() },
            Some(Sitter::Kept { guest, name, owner }) => {
                SeatInfo::Kept { name, yours: theirs(guest), program: owner.is_some() }
            }
        });
        let seats = seats.collect();
        Ok(TableInfo {
            id: self.id.to_string(),
            title: game.spec.title,
            deck: DeckInfo { name: deck.name, sha256: deck.sha256.to_string() },
            invite: belongs.then(|| invite.to_string()),
            commitment: commitment(secret),
            commitments,
            awaited: self.awaited,
            begun_again: self.begun_again,
            phase: self.phase,
            created: self.created,
            hosting,
            seats,
            seq: self.seq,
            resigned: self.resigned,
            ended: self.ended,
            to_move: self.to_move,
            rematch: self.rematch.map(|room| room.to_string()),
            what_if: what_if.as_deref().map(WhatIfInfo::of),
            terms,
        })
    }
}

fn commitment(secret: Hex<32>) -> String {
    fairness::commitment(secret).to_string()
}

impl Room {
    pub fn info(&self, guest: Option<GuestId>) -> Result<TableInfo, Denied> {
        Summary::of(self).shown_to(guest)
    }

    pub fn has_kings(&self) -> bool {
        self.seats.iter().flatten().any(|sitter| matches!(sitter, Sitter::Bot { level: Level::King, .. }))
    }

    /// What lists say of the table.
    pub fn row(&self) -> RoomRow {
        let mut sitters: Vec<GuestId> = self.seats.iter().flatten().filter_map(Sitter::guest).collect();
        if !sitters.contains(&self.charter.host) {
            sitters.push(self.charter.host);
        }
        RoomRow {
            room: self.id,
            changed: self.changed,
            game: self.charter.terms.game.clone(),
            phase: self.phase(),
            public: !self.charter.terms.private,
            host: self.charter.person(),
            kings: self.has_kings(),
            origin: self.charter.what_if.as_deref().map(|what_if| what_if.room),
            wake_at: self.wake_while_awake().0,
            sitters,
            owners: self.seats.iter().flatten().filter_map(Sitter::owner).map(|owner| owner.guest).collect(),
            summary: catalog::json::write(&Summary::of(self)).get().to_owned(),
        }
    }

    /// Who sits at the same table again, everybody one seat further on.
    pub fn rotated(&self) -> Vec<(Seat, Sitter)> {
        let seats = self.seats.len();
        let again = self.seats.iter().flatten().enumerate().map(|(seat, sitter)| {
            let sitter = match sitter.clone() {
                Sitter::Person { guest, name, .. } => Sitter::Kept { guest, name, owner: None },
                Sitter::Program { guest, name, owner, .. } => Sitter::Kept { guest, name, owner: Some(owner) },
                other => other,
            };
            (Seat::new(seat).left(seats), sitter)
        });
        again.collect()
    }
}

/// Whether this is a phase that tables can be asked for by.
pub fn phase_named(name: &str) -> Option<Phase> {
    Phase::ALL.into_iter().find(|phase| phase.name() == name)
}
