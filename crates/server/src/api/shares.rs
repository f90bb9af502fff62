//! The seats' shares in the shuffles: committing to one, revealing it, and beginning again with others.

use axum::Json;
use axum::extract::State;
use ratskeller_core::{Hex, Seat};
use serde::Deserialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::App;
use super::caller::Caller;
use super::sent::{Named, Sent};
use super::tables::wanted;
use crate::denied::Denied;
use crate::info::TableInfo;
use crate::wish::TableRequest;

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "house.ts")]
pub struct Committing {
    #[schema(value_type = usize)]
    seat: Seat,
    /// 64 hexadecimal digits.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    commitment: Hex<32>,
}

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "house.ts")]
pub struct Revealing {
    #[schema(value_type = usize)]
    seat: Seat,
    /// What the seat has committed to: 32 hexadecimal digits.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    bytes: Hex<16>,
}

/// Commits a seat of one's own to other bytes, before everything is fixed
#[utoipa::path(post, path = "/api/tables/{id}/commit", tag = "tables", request_body = Committing,
    params(("id" = String, Path,)),
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, body = TableInfo), (status = 409)))]
pub async fn commit(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    Named(room): Named,
    Sent(Committing { seat, commitment }): Sent<Committing>,
) -> Result<Json<TableInfo>, Denied> {
    wanted(&app, room, Some(guest.id), None, TableRequest::Commit { seat, commitment }).await
}

/// Reveals what a seat of one's own has committed to, now that everything is fixed; with the last seat the game starts
#[utoipa::path(post, path = "/api/tables/{id}/reveal", tag = "tables", request_body = Revealing,
    params(("id" = String, Path,)),
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, body = TableInfo), (status = 409)))]
pub async fn reveal(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    Named(room): Named,
    Sent(Revealing { seat, bytes }): Sent<Revealing>,
) -> Result<Json<TableInfo>, Denied> {
    wanted(&app, room, Some(guest.id), None, TableRequest::Reveal { seat, bytes }).await
}

/// Gives up what was fixed: the house draws a new secret, and everybody commits anew; for the host
#[utoipa::path(post, path = "/api/tables/{id}/begin-again", tag = "tables", params(("id" = String, Path,)),
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, body = TableInfo), (status = 409)))]
pub async fn begin_again(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    Named(room): Named,
) -> Result<Json<TableInfo>, Denied> {
    wanted(&app, room, Some(guest.id), None, TableRequest::BeginAgain).await
}
