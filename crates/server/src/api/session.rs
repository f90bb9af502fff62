//! Guests: who one is, by a cookie.

use std::fmt::Display;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{HeaderName, SET_COOKIE};
use axum::response::{AppendHeaders, IntoResponse};
use ratskeller_core::Hex;
use serde::{Deserialize, Serialize};
use store::{Guest, GuestId, LONGEST_LIST, Phase};
use ts_rs::TS;
use utoipa::ToSchema;

use super::App;
use super::caller::{
    Address, COOKIE, Caller, HTTPS_COOKIE, Known, bearer, cookie as carried, hash, kept, name_of_the_cookie,
};
use super::page::{After, link};
use super::sent::{Asking, Sent};
use super::tables::shown;
use crate::config::Config;
use crate::denied::Denied;
use crate::info::TableInfo;
use crate::language::Speech;
use crate::wish::{Granted, TableRequest};
use crate::{name, randomness};

/// Nobody waits for more of their games to be looked at.
const MOST_ASKED: usize = 20;

/// A browser keeps the cookie for a year after the last visit …
const A_YEAR: u32 = 31_536_000;

/// … which it is told of once a day; until then it keeps this.
const TODAY: &str = "ratskeller-today";
const A_DAY: u32 = 86_400;

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
    pub name: String,
}

/// Becomes a guest, or stays the one they are
#[utoipa::path(post, path = "/api/session", tag = "guests", request_body = Introduction, security((), ("cookie" = []), ("bearer" = [])), responses(
    (status = 200, body = GuestInfo, description = "The guest, and a cookie to be known by"),
))]
pub async fn enter(
    State(app): State<App>,
    known: Option<Caller>,
    Address(address): Address,
    speech: Speech,
    headers: HeaderMap,
    Sent(Introduction { name }): Sent<Introduction>,
) -> Result<impl IntoResponse, Denied> {
    if let Some(Caller { guest, .. }) = known {
        return Ok((AppendHeaders(renewed(&headers, &app.config)), Json(GuestInfo::from(guest))));
    }
    app.limits.newcomer(address)?;
    let id = GuestId::new(randomness::bytes());
    let name = name.unwrap_or_else(|| {
        let number = id.0.unsigned_abs() % 9000 + 1000;
        speech.words().say("server-guest", &[("number", number.to_string().into())])
    });
    let name = name::checked(&name)?;
    let (token, now) = (Hex(randomness::bytes()), app.house.time.now());
    let guest = Guest { id, name, owner: None, since: now, seen: now };
    app.house.store.welcome(&guest, &hash(token), 0).await?;
    Ok((AppendHeaders(known_by(token, &app.config)), Json(guest.into())))
}

type Cookies = Vec<(HeaderName, String)>;

/// What a browser is given to be known by.
fn known_by(token: Hex<32>, config: &Config) -> Cookies {
    vec![cookie(TODAY, "1", A_DAY, config), cookie(name_of_the_cookie(config), token, A_YEAR, config)]
}

/// The cookie again, so that it lasts a year from today; nothing if that was done today, or for whoever has none.
fn renewed(headers: &HeaderMap, config: &Config) -> Cookies {
    let token = kept(headers, config).filter(|_| bearer(headers).is_none());
    token.filter(|_| carried(headers, TODAY).is_none()).map(|token| known_by(token, config)).unwrap_or_default()
}

fn cookie(name: &str, value: impl Display, seconds: u32, config: &Config) -> (HeaderName, String) {
    let secure = if config.is_https() { "; Secure" } else { "" };
    (SET_COOKIE, format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"))
}

/// Who one is
#[utoipa::path(get, path = "/api/session", tag = "guests", security(("cookie" = []), ("bearer" = [])), responses(
    (status = 200, body = GuestInfo),
))]
pub async fn who(State(app): State<App>, Caller { guest, .. }: Caller, headers: HeaderMap) -> impl IntoResponse {
    (AppendHeaders(renewed(&headers, &app.config)), Json(GuestInfo::from(guest)))
}

/// Takes another name
#[utoipa::path(patch, path = "/api/session", tag = "guests", request_body = Renaming, security(("cookie" = []), ("bearer" = [])), responses(
    (status = 200, body = GuestInfo),
))]
pub async fn rename(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    Sent(Renaming { name }): Sent<Renaming>,
) -> Result<Json<GuestInfo>, Denied> {
    let guest = Guest { name: name::checked(&name)?, ..guest };
    // Whoever has been forgotten in the meantime stays forgotten.
    let known = app.house.call(guest.id, guest.name.clone()).await?;
    if known { Ok(Json(guest.into())) } else { Err(Denied::NoSession) }
}

/// Is known no longer
#[utoipa::path(delete, path = "/api/session", tag = "guests", security(("cookie" = []), ("bearer" = [])), responses(
    (status = 200, description = "The cookie is forgotten"),
))]
pub async fn forget(State(app): State<App>, Caller { guest, .. }: Caller) -> Result<impl IntoResponse, Denied> {
    app.house.forget(guest.id).await?;
    Ok(taken_back(&app.config))
}

/// Is erased, with all bots: wherever they have played they are somebody from now on
#[utoipa::path(post, path = "/api/session/erase", tag = "guests", security(("cookie" = []), ("bearer" = [])), responses(
    (status = 200, description = "Nothing says any more who they were"),
))]
pub async fn erase(State(app): State<App>, Known { guest, .. }: Known) -> Result<impl IntoResponse, Denied> {
    app.house.erase(guest.id).await?;
    Ok(taken_back(&app.config))
}

/// Has a browser forget what it was known by.
fn taken_back(config: &Config) -> AppendHeaders<[(HeaderName, String); 3]> {
    AppendHeaders([TODAY, COOKIE, HTTPS_COOKIE].map(|name| cookie(name, "", 0, config)))
}

/// One's own tables, running and finished, the one that changed last first
#[utoipa::path(get, path = "/api/session/tables", tag = "guests", security(("cookie" = []), ("bearer" = [])),
    params(("after" = Option<String>, Query, description = "As the header `Link` has it for the next page")),
    responses(
    (status = 200, body = Vec<TableInfo>),
))]
pub async fn tables(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    asking: Asking,
) -> Result<impl IntoResponse, Denied> {
    let after = asking.read::<After>("after")?.map(|after| after.0);
    let listed = app.house.store.of_guest(guest.id, after, LONGEST_LIST).await?;
    let next = (listed.len() == LONGEST_LIST).then(|| listed.last().map(|listed| After(listed.place))).flatten();
    let mut tables = shown(&listed, Some(guest.id));
    // Only the tables themselves know whose turn it is.
    for table in tables.iter_mut().filter(|table| table.phase == Phase::Playing.name()).take(MOST_ASKED) {
        let Ok(id) = table.id.parse() else { continue };
        if let Ok(Granted::Table(asked)) = app.house.ask(id, Some(guest.id), None, TableRequest::Show).await {
            *table = *asked;
        }
    }
    Ok((link("/api/session/tables", &asking, next), Json(tables)))
}
