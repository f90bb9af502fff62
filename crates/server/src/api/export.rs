//! What the house has of a guest, for them to take along.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::{AppendHeaders, IntoResponse};
use axum::{Extension, Json};
use catalog::Record;
use ratskeller_core::Seat;
use serde::Serialize;
use serde_json::Value;
use store::{Guest, Log, Phase, RoomId};
use ts_rs::TS;
use utoipa::ToSchema;

use super::App;
use super::caller::{Address, Known};
use super::door::Held;
use super::ladder::{GameStanding, ratings_of};
use super::review::aside;
use super::sent::Asking;
use super::tables::read_summary;
use crate::blocks::Blocked;
use crate::deed::Deed;
use crate::denied::Denied;
use crate::info::TableInfo;
use crate::ladder::Change;
use crate::room::Room;

/// So many tables are on a page, with their records.
const PAGE: usize = 20;

/// A page of what the house has of a guest.
#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts")]
pub struct Export {
    guest: ExportedGuest,
    /// Since when whoever runs the house does not let them in, in milliseconds since 1970.
    blocked: Option<u64>,
    bots: Vec<ExportedGuest>,
    /// Those that they or their bots sit or sat at.
    tables: Vec<ExportedTable>,
    /// What `after` has to say for the next page of tables.
    next: Option<String>,
}

/// Somebody with everything that is known of them.
#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts")]
pub struct ExportedGuest {
    id: String,
    name: String,
    /// When they came first, in milliseconds since 1970.
    since: u64,
    /// The day they were here last, in milliseconds since 1970.
    seen: u64,
    ratings: Vec<GameStanding>,
}

/// A table that somebody takes along.
#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts")]
pub struct ExportedTable {
    table: TableInfo,
    /// Of a game that is over, as `ratskeller verify` reads it.
    #[schema(value_type = Option<Object>)]
    #[ts(type = "Record<string, unknown> | null")]
    record: Option<Record>,
    /// Of a game that goes on: what they and their bots have done in it.
    moves: Vec<ExportedMove>,
    /// What a rated game did to the rating of each seat, once it is over.
    ratings: Option<Vec<Option<Change>>>,
}

/// Something that somebody has done in a game.
#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts")]
pub struct ExportedMove {
    /// In milliseconds since 1970.
    at: u64,
    #[schema(value_type = usize)]
    seat: Seat,
    /// Null: they have taken back what they had done last.
    #[ts(type = "unknown")]
    action: Value,
}

/// Everything that the house has of whoever asks, twenty tables at a time
#[utoipa::path(get, path = "/api/session/export", tag = "guests", security(("cookie" = []), ("bearer" = [])),
    params(("after" = Option<String>, Query, description = "As `next` has it for the next page")),
    responses((status = 200, body = Export)))]
pub async fn export(
    State(app): State<App>,
    Known { guest, .. }: Known,
    Address(address): Address,
    asking: Asking,
) -> Result<impl IntoResponse, Denied> {
    let after = asking.read::<RoomId>("after")?;
    let permit = Arc::new(app.limits.look_back(address)?);
    let store = &app.house.store;
    // In the order of their ids, which never change: nothing is left out because it moves while pages are turned.
    let listed = store.some_rooms_of(guest.id, after, PAGE).await?;
    let next = listed.get(PAGE - 1).map(|last| last.place.room.to_string());
    let mut tables = Vec::new();
    for listed in listed {
        let room = listed.place.room;
        let Some(summary) = read_summary(&listed) else { continue };
        let seats = summary.seats_of(guest.id);
        let table = summary.shown_to(Some(guest.id))?;
        let mut exported = ExportedTable { table, record: None, moves: Vec::new(), ratings: None };
        let (is_over, is_played) = (exported.is_in(Phase::Over), exported.is_in(Phase::Playing));
        if is_over || is_played {
            let (log, other) = logs(&app, room).await?;
            let until_it_is_done = Arc::clone(&permit);
            let read = move || {
                let _also_if_nobody_waits = until_it_is_done;
                if is_played {
                    return (None, moves_of(&seats, &log));
                }
                // A damaged table has no record.
                (Room::read(room, &log, &other).ok().flatten().and_then(|room| room.record().ok()), Vec::new())
            };
            (exported.record, exported.moves) = aside(&app, address, read).await?;
        }
        if is_over && exported.table.terms.rated {
            exported.ratings = app.house.ladders.changes(store, room).await?;
        }
        tables.push(exported);
    }
    let kept = |guest: Guest| ExportedGuest {
        id: guest.id.to_string(),
        name: guest.name,
        since: guest.since,
        seen: guest.seen,
        ratings: ratings_of(&app, guest.id),
    };
    let bots = store.programs(guest.id).await?.into_iter().map(kept).collect();
    let blocked = app.house.blocks.since(Blocked::Guest(guest.id));
    let export = Export { guest: kept(guest), blocked, bots, tables, next };
    let name = "attachment; filename=\"ratskeller.json\"";
    Ok((Extension(Held::from(permit)), AppendHeaders([(CONTENT_DISPOSITION, name)]), Json(export)))
}

impl ExportedTable {
    fn is_in(&self, phase: Phase) -> bool {
        self.table.phase == phase.name()
    }
}

/// The log of a table, and that of the one whose game is played on there. Of a damaged one nothing.
async fn logs(app: &App, room: RoomId) -> Result<(Log, Log), Denied> {
    let read = async |room: RoomId| match app.house.store.log(room).await {
        Err(store::Error::Damaged { .. }) => Ok(Log::new()),
        log => log,
    };
    let log = read(room).await?;
    let other = match Room::played_on(&log) {
        Some(other) => read(other).await?,
        None => Log::new(),
    };
    Ok((log, other))
}

/// What these seats have done in a game.
fn moves_of(seats: &[Seat], log: &Log) -> Vec<ExportedMove> {
    let done = log.iter().filter_map(|(at, entry)| {
        let (seat, action) = match serde_json::from_str(entry) {
            Ok(Deed::Acted { seat: Some(seat), action, .. }) => (seat, action),
            Ok(Deed::TookBack { seat, .. }) => (seat, Value::Null),
            _ => return None,
        };
        seats.contains(&seat).then_some(ExportedMove { at: *at, seat, action })
    });
    done.collect()
}
