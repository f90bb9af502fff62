//! Guests: who one is, by a cookie.

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use ratskeller_core::{Hex, check_name};
use serde::{Deserialize, Serialize};
use store::{Guest, GuestId, Phase};
use ts_rs::TS;
use utoipa::ToSchema;

use super::App;
use super::caller::{Address, COOKIE, Caller, hash};
use super::sent::Sent;
use super::tables::shown;
use crate::config::Config;
use crate::denied::{Denied, Problem};
use crate::info::TableInfo;
use crate::language::Speech;
use crate::wish::{Granted, Wish};
use crate::{randomness, time};

/// Nobody waits for more of their games to be looked at.
const MOST_ASKED: usize = 20;

/// A browser keeps the cookie for a year.
const A_YEAR: u32 = 31_536_000;

/// Somebody, as the house knows them.
#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts", rename = "Guest")]
pub struct GuestInfo {
    id: String,
    name: String,
}

impl From<Guest> for GuestInfo {
    fn from(guest: Guest) -> Self {
        Self { id: guest.id.to_string(), name: guest.name }
    }
}

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "house.ts")]
pub struct Introduction {
    /// If nothing is said the house finds a name.
    #[serde(default)]
    #[ts(optional)]
    name: Option<String>,
}

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "house.ts")]
pub struct Renaming {
    name: String,
}

/// Becomes a guest, or stays the one they are
#[utoipa::path(post, path = "/api/session", tag = "guests", request_body = Introduction, responses(
    (status = 200, body = GuestInfo, description = "The guest, and a cookie to be known by"),
    (status = "4XX", body = Problem, content_type = "application/problem+json"),
))]
pub async fn enter(
    State(app): State<App>,
    known: Option<Caller>,
    Address(address): Address,
    speech: Speech,
    Sent(Introduction { name }): Sent<Introduction>,
) -> Result<impl IntoResponse, Denied> {
    if let Some(Caller { guest, .. }) = known {
        return Ok((AppendHeaders(None), Json(GuestInfo::from(guest))));
    }
    app.limits.newcomer(address)?;
    let id = GuestId::new(randomness::bytes());
    let name = name.unwrap_or_else(|| {
        let number = id.0.unsigned_abs() % 9000 + 1000;
        speech.words().say("server-guest", &[("number", number.to_string().into())])
    });
    check_name(&name).map_err(|fault| fault.at("name"))?;
    let (token, guest) = (Hex(randomness::bytes()), Guest { id, name, owner: None });
    app.house.store.save_guest(&guest, &hash(token), time::now()).await?;
    Ok((AppendHeaders(Some((SET_COOKIE, cookie(token, A_YEAR, &app.config)))), Json(guest.into())))
}

fn cookie(token: Hex<32>, seconds: u32, config: &Config) -> String {
    let secure = if config.is_https() { "; Secure" } else { "" };
    format!("{COOKIE}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

/// Who one is
#[utoipa::path(get, path = "/api/session", tag = "guests", responses(
    (status = 200, body = GuestInfo),
    (status = 401, body = Problem, content_type = "application/problem+json", description = "Nobody the house knows"),
))]
pub async fn who(Caller { guest, .. }: Caller) -> Json<GuestInfo> {
    Json(guest.into())
}

/// Takes another name
#[utoipa::path(patch, path = "/api/session", tag = "guests", request_body = Renaming, responses(
    (status = 200, body = GuestInfo),
    (status = "4XX", body = Problem, content_type = "application/problem+json"),
))]
pub async fn rename(
    State(app): State<App>,
    Caller { guest, token }: Caller,
    Sent(Renaming { name }): Sent<Renaming>,
) -> Result<Json<GuestInfo>, Denied> {
    check_name(&name).map_err(|fault| fault.at("name"))?;
    let guest = Guest { name, ..guest };
    app.house.store.save_guest(&guest, &token, time::now()).await?;
    Ok(Json(guest.into()))
}

/// Is known no longer
#[utoipa::path(delete, path = "/api/session", tag = "guests", responses(
    (status = 200, description = "The cookie is forgotten"),
    (status = 401, body = Problem, content_type = "application/problem+json"),
))]
pub async fn forget(State(app): State<App>, caller: Caller) -> Result<impl IntoResponse, Denied> {
    let cookie = cookie(Hex([0; 32]), 0, &app.config);
    // A task of its own: one who hangs up now has left all the same.
    tokio::spawn(leave(app, caller)).await.map_err(|_| Denied::Unavailable)??;
    Ok(AppendHeaders([(SET_COOKIE, cookie)]))
}

/// Forgets a guest and the bots that they have brought, and closes their sockets.
async fn leave(app: App, Caller { guest, token }: Caller) -> Result<(), Denied> {
    let _nobody_brings_another = app.bringing.lock().await;
    let programs = app.house.store.programs(guest.id).await?;
    app.house.store.forget(&token).await?;
    for gone in [guest.id].into_iter().chain(programs.iter().map(|program| program.id)) {
        app.house.sockets.close(gone);
    }
    Ok(())
}

/// One's own tables, running and finished, the one that changed last first
#[utoipa::path(get, path = "/api/session/tables", tag = "guests", responses(
    (status = 200, body = Vec<TableInfo>),
    (status = 401, body = Problem, content_type = "application/problem+json"),
))]
pub async fn tables(State(app): State<App>, Caller { guest, .. }: Caller) -> Result<Json<Vec<TableInfo>>, Denied> {
    let Json(mut tables) = shown(app.house.store.of_guest(guest.id).await?, Some(guest.id))?;
    // Only the tables themselves know whose turn it is.
    for table in tables.iter_mut().filter(|table| table.phase == Phase::Playing.name()).take(MOST_ASKED) {
        let Ok(id) = table.id.parse() else { continue };
        if let Ok(Granted::Table(asked)) = app.house.ask(id, Some(guest.id), None, Wish::Show).await {
            *table = *asked;
        }
    }
    Ok(Json(tables))
}
