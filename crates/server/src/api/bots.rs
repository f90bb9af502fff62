//! Programs that people bring: a token for each, by which the house knows it.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use ratskeller_core::Hex;
use serde::{Deserialize, Serialize};
use store::{Guest, GuestId};
use ts_rs::TS;
use utoipa::ToSchema;

use super::App;
use super::caller::{Address, Caller, hash};
use super::sent::Sent;
use super::session::GuestInfo;
use crate::denied::Denied;
use crate::limits::refused;
use crate::{name, randomness};

/// Nobody brings more.
const MOST: usize = 10;

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "house.ts")]
pub struct BringingABot {
    name: String,
}

/// A bot from outside that was let in.
#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts")]
pub struct NewBot {
    id: String,
    name: String,
    /// The house keeps only its hash, so that it is told this once.
    token: String,
}

/// Brings a bot from outside
#[utoipa::path(post, path = "/api/bots", tag = "bots", request_body = BringingABot, security(("cookie" = []), ("bearer" = [])), responses(
    (status = 201, body = NewBot),
    (status = 409, description = "They have brought enough"),
))]
pub async fn bring(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    Address(address): Address,
    Sent(BringingABot { name }): Sent<BringingABot>,
) -> Result<(StatusCode, Json<NewBot>), Denied> {
    let name = name::checked(&name)?;
    if guest.owner.is_some() {
        return Err(Denied::NotAPerson);
    }
    app.limits.newcomer(address)?;
    let token = Hex(randomness::bytes());
    let (id, now) = (GuestId::new(randomness::bytes()), app.house.time.now());
    let bot = Guest { id, name, owner: Some(guest.id), since: now, seen: now };
    if !app.house.store.welcome(&bot, &hash(token), MOST).await? {
        refused("bots");
        return Err(Denied::TooManyBots);
    }
    let told = NewBot { id: bot.id.to_string(), name: bot.name, token: token.to_string() };
    Ok((StatusCode::CREATED, Json(told)))
}

/// One's own bots from outside
#[utoipa::path(get, path = "/api/session/bots", tag = "bots", security(("cookie" = []), ("bearer" = [])), responses(
    (status = 200, body = Vec<GuestInfo>),
))]
pub async fn list(State(app): State<App>, Caller { guest, .. }: Caller) -> Result<Json<Vec<GuestInfo>>, Denied> {
    Ok(Json(app.house.store.programs(guest.id).await?.into_iter().map(GuestInfo::from).collect()))
}

/// Sends a bot of one's own away; its token is known no longer
#[utoipa::path(delete, path = "/api/bots/{id}", tag = "bots", params(("id" = String, Path,)), security(("cookie" = []), ("bearer" = [])), responses(
    (status = 200, body = Vec<GuestInfo>, description = "Those that are left"),
))]
pub async fn send_away(
    State(app): State<App>,
    caller: Caller,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<Vec<GuestInfo>>, Denied> {
    let Path(id) = id.map_err(|_| Denied::NoSuchBot)?;
    let id: GuestId = id.parse().map_err(|_| Denied::NoSuchBot)?;
    let own = app.house.store.programs(caller.guest.id).await?;
    own.iter().find(|bot| bot.id == id).ok_or(Denied::NoSuchBot)?;
    app.house.forget(id).await?;
    list(State(app), caller).await
}
