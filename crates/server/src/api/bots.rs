//! Programs that people bring: a token for each, by which the house knows it.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use ratskeller_core::{Hex, check_name};
use serde::{Deserialize, Serialize};
use store::{Guest, GuestId, TokenHash};
use ts_rs::TS;
use utoipa::ToSchema;

use super::App;
use super::caller::{Address, Caller, hash};
use super::sent::Sent;
use super::session::GuestInfo;
use crate::denied::{Denied, Problem};
use crate::limits::refused;
use crate::{randomness, time};

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
#[utoipa::path(post, path = "/api/bots", tag = "bots", request_body = BringingABot, responses(
    (status = 201, body = NewBot),
    (status = "4XX", body = Problem, content_type = "application/problem+json"),
))]
pub async fn bring(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    Address(address): Address,
    Sent(BringingABot { name }): Sent<BringingABot>,
) -> Result<(StatusCode, Json<NewBot>), Denied> {
    check_name(&name).map_err(|fault| fault.at("name"))?;
    if guest.owner.is_some() {
        return Err(Denied::NotAPerson);
    }
    let token = Hex(randomness::bytes());
    // A task of its own: one who hangs up lets nobody else count before this one is written.
    let bot = tokio::spawn(let_in(app, guest.id, name, hash(token), address));
    let bot = bot.await.map_err(|_| Denied::Unavailable)??;
    let told = NewBot { id: bot.id.to_string(), name: bot.name, token: token.to_string() };
    Ok((StatusCode::CREATED, Json(told)))
}

/// Lets a bot in, unless its owner has brought too many. Two at once are counted one after the other.
async fn let_in(app: App, owner: GuestId, name: String, token: TokenHash, address: IpAddr) -> Result<Guest, Denied> {
    let _until_it_is_written = app.bringing.lock().await;
    if app.house.store.programs(owner).await?.len() >= MOST {
        refused("bots");
        return Err(Denied::TooManyBots);
    }
    app.limits.newcomer(address)?;
    let bot = Guest { id: GuestId::new(randomness::bytes()), name, owner: Some(owner) };
    app.house.store.save_guest(&bot, &token, time::now()).await?;
    Ok(bot)
}

/// One's own bots from outside
#[utoipa::path(get, path = "/api/session/bots", tag = "bots", responses(
    (status = 200, body = Vec<GuestInfo>),
    (status = 401, body = Problem, content_type = "application/problem+json"),
))]
pub async fn list(State(app): State<App>, Caller { guest, .. }: Caller) -> Result<Json<Vec<GuestInfo>>, Denied> {
    Ok(Json(app.house.store.programs(guest.id).await?.into_iter().map(GuestInfo::from).collect()))
}

/// Sends a bot of one's own away; its token is known no longer
#[utoipa::path(delete, path = "/api/bots/{id}", tag = "bots", params(("id" = String, Path,)), responses(
    (status = 200, body = Vec<GuestInfo>, description = "Those that are left"),
    (status = "4XX", body = Problem, content_type = "application/problem+json"),
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
    let house = Arc::clone(&app.house);
    // A task of its own: one who hangs up now has sent it away all the same.
    let sent = tokio::spawn(async move {
        house.store.forget_program(id).await?;
        house.sockets.close(id);
        Ok::<_, Denied>(())
    });
    sent.await.map_err(|_| Denied::Unavailable)??;
    list(State(app), caller).await
}
