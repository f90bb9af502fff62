//! For whoever looks after the house: everything that `ratskeller admin` does.

use std::collections::HashMap;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use ratskeller_core::{Fault, Problem, Seat};
use serde::{Deserialize, Serialize};
use store::{Guest, GuestCursor, GuestId, LONGEST_LIST, ListCursor, ListedRoom, RoomId};
use ts_rs::TS;
use utoipa::ToSchema;

use super::App;
use super::caller::{address, bearer};
use super::ladder::ratings_of;
use super::page::After;
use super::sent::{Asking, Named, Sent};
use super::session::{GuestInfo, Renaming};
use super::tables::{phase_asked_for, read_summary};
use crate::alias::Alias;
use crate::blocks::Blocked;
use crate::caretaker;
use crate::denied::Denied;
use crate::info::TableSeen;
use crate::name;

/// What all these pages begin with.
pub const ADMIN: &str = "/api/admin/";

/// No notice is longer.
const LONGEST_NOTICE: usize = 300;

/// Whoever runs the house, by their token.
#[derive(Clone, Copy, Debug)]
pub struct Admin;

impl FromRequestParts<App> for Admin {
    type Rejection = Denied;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Denied> {
        if bearer(&parts.headers).is_some_and(|given| app.key.fits(given)) {
            return Ok(Self);
        }
        // Whoever guesses is not told so often that it was wrong.
        app.limits.guess(address(&parts.extensions, &parts.headers, &app.config))?;
        Err(Denied::NotTheHost)
    }
}

/// A guest as whoever runs the house sees them.
#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts")]
pub struct GuestSeen {
    id: String,
    name: String,
    /// Whose bot it is.
    owner: Option<String>,
    /// The day they were here last, in milliseconds since 1970.
    seen: u64,
    /// The addresses from which they are connected to tables now.
    addresses: Vec<String>,
    blocked: bool,
}

/// A page of guests.
#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts")]
pub struct GuestsSeen {
    guests: Vec<GuestSeen>,
    /// What `after` has to say for the next page.
    next: Option<String>,
}

/// A page of tables, private ones among them.
#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts")]
pub struct TablesSeen {
    tables: Vec<TableSeen>,
    /// What `after` has to say for the next page.
    next: Option<String>,
}

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "house.ts")]
pub struct PuttingOut {
    #[schema(value_type = usize)]
    seat: Seat,
}

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "house.ts")]
pub struct Blocking {
    /// The id of a guest, or an address.
    who: String,
}

/// Somebody who is not let in.
#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts")]
pub struct BlockInfo {
    /// The id of a guest, or an address.
    who: String,
    /// What the guest is called, if the house still knows them.
    name: Option<String>,
    /// In milliseconds since 1970.
    since: u64,
}

/// What everybody is told.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "house.ts")]
pub struct Notice {
    /// None: nothing.
    text: Option<String>,
}

/// How much was cleared away, or changed.
#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts")]
pub struct Cleared {
    tables: usize,
    guests: usize,
}

/// The guest that an address names.
#[derive(Clone, Copy, Debug)]
pub struct NamedGuest(GuestId);

impl FromRequestParts<App> for NamedGuest {
    type Rejection = Denied;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Denied> {
        let Path(id): Path<String> = Path::from_request_parts(parts, app).await.map_err(|_| Denied::NoSuchGuest)?;
        id.parse().map(Self).map_err(|_| Denied::NoSuchGuest)
    }
}

/// All tables, private ones too, the one that changed last first
#[utoipa::path(get, path = "/api/admin/tables", tag = "admin", security(("host" = [])),
    params(
        ("phase" = Option<String>, Query, description = "`waiting`, `revealing`, `playing` or `over`"),
        ("after" = Option<String>, Query, description = "As `next` has it for the next page"),
    ),
    responses((status = 200, body = TablesSeen)))]
pub async fn tables(_: Admin, State(app): State<App>, asking: Asking) -> Result<Json<TablesSeen>, Denied> {
    let after = asking.read::<After>("after")?.map(|after| after.0);
    let listed = app.house.store.all(phase_asked_for(&asking)?, after, LONGEST_LIST).await?;
    let next = listed.get(LONGEST_LIST - 1).map(|last| After(last.place).to_string());
    let seen = |listed: &ListedRoom| Some(read_summary(listed)?.seen_by_the_host());
    Ok(Json(TablesSeen { tables: listed.iter().filter_map(seen).collect(), next }))
}

/// Closes a table for good, whoever plays at it
#[utoipa::path(delete, path = "/api/admin/tables/{id}", tag = "admin", params(("id" = String, Path,)),
    security(("host" = [])), responses((status = 204, description = "It is gone")))]
pub async fn close_table(_: Admin, State(app): State<App>, Named(room): Named) -> Result<StatusCode, Denied> {
    app.house.remove(room).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Has whoever sits there leave a table that waits, or give a running game up
#[utoipa::path(post, path = "/api/admin/tables/{id}/kick", tag = "admin", params(("id" = String, Path,)),
    request_body = PuttingOut, security(("host" = [])),
    responses((status = 204, description = "They have gone"), (status = 409)))]
pub async fn kick(
    _: Admin,
    State(app): State<App>,
    Named(room): Named,
    Sent(PuttingOut { seat }): Sent<PuttingOut>,
) -> Result<StatusCode, Denied> {
    app.house.put_out(room, seat).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// All guests, the one who was here last first
#[utoipa::path(get, path = "/api/admin/guests", tag = "admin", security(("host" = [])),
    params(
        ("name" = Option<String>, Query, description = "What is part of their name"),
        ("after" = Option<String>, Query, description = "As `next` has it for the next page"),
    ),
    responses((status = 200, body = GuestsSeen)))]
pub async fn guests(_: Admin, State(app): State<App>, asking: Asking) -> Result<Json<GuestsSeen>, Denied> {
    // A place among guests is written as one among tables is.
    let after = asking.read::<After>("after")?.map(|After(place)| place);
    let after =
        after.map(|ListCursor { changed: seen, room: RoomId(guest) }| GuestCursor { seen, guest: GuestId(guest) });
    let name = asking.text("name").unwrap_or_default();
    let guests = app.house.store.guests(name, after, LONGEST_LIST).await?;
    let place = |last: &Guest| After(ListCursor { changed: last.seen, room: RoomId(last.id.0) }).to_string();
    let next = guests.get(LONGEST_LIST - 1).map(place);
    let mut here: HashMap<GuestId, Vec<String>> = HashMap::new();
    for (guest, address) in app.house.whereabouts.all() {
        here.entry(guest).or_default().push(address.to_string());
    }
    let seen = |guest: Guest| GuestSeen {
        id: guest.id.to_string(),
        blocked: app.house.blocks.has_guest(guest.id, guest.owner),
        owner: guest.owner.map(|owner| owner.to_string()),
        seen: guest.seen,
        addresses: here.remove(&guest.id).unwrap_or_default(),
        name: guest.name,
    };
    Ok(Json(GuestsSeen { guests: guests.into_iter().map(seen).collect(), next }))
}

/// Gives somebody another name, also at all their tables
#[utoipa::path(patch, path = "/api/admin/guests/{id}", tag = "admin", params(("id" = String, Path,)),
    request_body = Renaming, security(("host" = [])), responses((status = 200, body = GuestInfo)))]
pub async fn rename(
    _: Admin,
    State(app): State<App>,
    NamedGuest(guest): NamedGuest,
    Sent(Renaming { name }): Sent<Renaming>,
) -> Result<Json<GuestInfo>, Denied> {
    let name = name::checked(&name)?;
    if !app.house.call(guest, name.clone()).await? {
        return Err(Denied::NoSuchGuest);
    }
    app.house.rename(Alias::new(guest, name)).await?;
    let guest = app.house.store.guest_by_id(guest).await?.ok_or(Denied::NoSuchGuest)?;
    Ok(Json(guest.into()))
}

/// Erases somebody, with their bots: wherever they have played they are somebody from now on
#[utoipa::path(delete, path = "/api/admin/guests/{id}", tag = "admin", params(("id" = String, Path,)),
    security(("host" = [])), responses((status = 200, body = Cleared, description = "At how many tables they sat")))]
pub async fn erase(_: Admin, State(app): State<App>, NamedGuest(guest): NamedGuest) -> Result<Json<Cleared>, Denied> {
    let known = app.house.store.guest_by_id(guest).await?.is_some();
    let has_played = !ratings_of(&app, guest).is_empty();
    let tables = app.house.erase(guest).await?;
    if !known && !has_played && tables == 0 {
        return Err(Denied::NoSuchGuest);
    }
    Ok(Json(Cleared { tables, guests: usize::from(known) }))
}

/// Whom the house does not let in
#[utoipa::path(get, path = "/api/admin/blocks", tag = "admin", security(("host" = [])),
    responses((status = 200, body = Vec<BlockInfo>)))]
pub async fn blocks(_: Admin, State(app): State<App>) -> Result<Json<Vec<BlockInfo>>, Denied> {
    let blocks = app.house.blocks.list();
    let guests = blocks.iter().filter_map(|(who, _)| match who {
        Blocked::Guest(guest) => Some(*guest),
        Blocked::Address(_) => None,
    });
    let mut names = app.house.store.names(guests.collect::<Vec<_>>()).await?;
    let info = |(who, since): (Blocked, u64)| {
        let name = match who {
            Blocked::Guest(guest) => names.remove(&guest),
            Blocked::Address(_) => None,
        };
        BlockInfo { who: who.to_string(), name, since }
    };
    Ok(Json(blocks.into_iter().map(info).collect()))
}

/// Lets a guest or an address in no more
#[utoipa::path(post, path = "/api/admin/blocks", tag = "admin", request_body = Blocking, security(("host" = [])),
    responses((status = 200, body = Vec<BlockInfo>)))]
pub async fn block(
    admin: Admin,
    State(app): State<App>,
    Sent(Blocking { who }): Sent<Blocking>,
) -> Result<Json<Vec<BlockInfo>>, Denied> {
    let blocked = who.parse().map_err(|nobody: crate::blocks::Nobody| {
        Fault::new(Problem::Unfit { given: who.clone(), wanted: nobody.to_string() }).at("who")
    })?;
    app.house.block(blocked).await?;
    blocks(admin, State(app)).await
}

/// Lets a guest or an address in again
#[utoipa::path(delete, path = "/api/admin/blocks/{who}", tag = "admin", params(("who" = String, Path,)),
    security(("host" = [])), responses((status = 200, body = Vec<BlockInfo>)))]
pub async fn unblock(
    admin: Admin,
    State(app): State<App>,
    who: Result<Path<String>, PathRejection>,
) -> Result<Json<Vec<BlockInfo>>, Denied> {
    let Path(who) = who.map_err(|_| Denied::NoSuchGuest)?;
    let who = who.parse().map_err(|_| Denied::NoSuchGuest)?;
    app.house.unblock(who).await?;
    blocks(admin, State(app)).await
}

/// Clears away now what has had its time
#[utoipa::path(post, path = "/api/admin/prune", tag = "admin", security(("host" = [])),
    responses((status = 200, body = Cleared)))]
pub async fn prune(_: Admin, State(app): State<App>) -> Result<Json<Cleared>, Denied> {
    let caretaker::Cleared { tables, guests } = caretaker::clear_away(&app.house, app.config.keeping).await?;
    Ok(Json(Cleared { tables, guests }))
}

/// Has everybody told something, or nothing any more
#[utoipa::path(post, path = "/api/admin/notice", tag = "admin", request_body = Notice, security(("host" = [])),
    responses((status = 200, body = Notice)))]
pub async fn say(
    _: Admin,
    State(app): State<App>,
    Sent(Notice { text }): Sent<Notice>,
) -> Result<Json<Notice>, Denied> {
    let plain = |text: String| text.split(char::is_control).collect::<Vec<_>>().join(" ").trim().to_owned();
    let text = text.map(plain).filter(|text| !text.is_empty());
    let given = text.as_ref().map_or(0, |text| text.chars().count());
    if given > LONGEST_NOTICE {
        return Err(Fault::new(Problem::TooLong { given, most: LONGEST_NOTICE }).at("text").into());
    }
    app.house.say(text.clone()).await?;
    Ok(Json(Notice { text }))
}

/// What whoever runs the house has everybody told
#[utoipa::path(get, path = "/api/notice", tag = "guests", security(()), responses((status = 200, body = Notice)))]
pub async fn notice(State(app): State<App>) -> Json<Notice> {
    Json(Notice { text: app.house.notice.borrow().as_deref().map(str::to_owned) })
}
