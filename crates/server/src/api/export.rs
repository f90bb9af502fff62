//! What the house has of a guest, for them to take along.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::{AppendHeaders, IntoResponse};
use axum::{Extension, Json};
use catalog::Record;
use serde::Serialize;
use store::Phase;
use ts_rs::TS;
use utoipa::ToSchema;

use super::App;
use super::caller::{Address, Caller};
use super::door::Held;
use super::page::After;
use super::review::aside;
use super::sent::Asking;
use super::session::GuestInfo;
use super::tables::shown_card;
use crate::denied::Denied;
use crate::info::TableInfo;
use crate::room::Room;

/// So many tables are on a page, with their records.
const PAGE: usize = 20;

/// A page of what the house has of a guest.
#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts")]
pub struct Export {
    guest: GuestInfo,
    /// The day they were here last, in milliseconds since 1970.
    seen: u64,
    bots: Vec<GuestInfo>,
    /// Those that they sit or sat at, the one that changed last first.
    tables: Vec<ExportedTable>,
    /// What `after` has to say for the next page of tables.
    next: Option<String>,
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
}

/// Everything that the house has of whoever asks, twenty tables at a time
#[utoipa::path(get, path = "/api/session/export", tag = "guests", security(("cookie" = []), ("bearer" = [])),
    params(("after" = Option<String>, Query, description = "As `next` has it for the next page")),
    responses((status = 200, body = Export)))]
pub async fn export(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    Address(address): Address,
    asking: Asking,
) -> Result<impl IntoResponse, Denied> {
    let after = asking.read::<After>("after")?.map(|after| after.0);
    let permit = Arc::new(app.limits.look_back(address)?);
    let store = &app.house.store;
    let listed = store.of_guest(guest.id, after, PAGE).await?;
    let next = listed.get(PAGE - 1).map(|last| After(last.place).to_string());
    let mut tables = Vec::new();
    for listed in &listed {
        let Some(table) = shown_card(listed, Some(guest.id)) else { continue };
        let room = listed.place.room;
        let mut record = None;
        if table.phase == Phase::Over.name() {
            let log = store.log(room).await?;
            let other = match Room::played_on(&log) {
                Some(other) => store.log(other).await?,
                None => Vec::new(),
            };
            let until_it_is_done = Arc::clone(&permit);
            let read = move || {
                let _also_if_nobody_waits = until_it_is_done;
                // A damaged table has no record.
                Room::read(room, &log, &other).ok().flatten().and_then(|room| room.record().ok())
            };
            record = aside(&app, address, read).await?;
        }
        tables.push(ExportedTable { table, record });
    }
    let bots = store.programs(guest.id).await?.into_iter().map(GuestInfo::from).collect();
    let export = Export { seen: guest.seen, guest: guest.into(), bots, tables, next };
    let name = "attachment; filename=\"ratskeller.json\"";
    Ok((Extension(Held::from(permit)), AppendHeaders([(CONTENT_DISPOSITION, name)]), Json(export)))
}
