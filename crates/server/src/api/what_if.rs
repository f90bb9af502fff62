//! Playing a finished game on from one of its positions, as if something else had been done there.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::LOCATION;
use axum::response::{AppendHeaders, IntoResponse};
use catalog::Input;
use ratskeller_core::{Fault, Hex, Problem, Seat};
use serde::Deserialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::App;
use super::caller::{Address, Caller};
use super::review::finished;
use super::sent::{Named, Sent};
use super::tables::{level, owner_of, wanted};
use crate::charter::{Charter, Terms, WhatIf};
use crate::deed::{Deed, Portrait, Share, Sitter};
use crate::denied::Denied;
use crate::founding::Founding;
use crate::info::TableInfo;
use crate::language::Speech;
use crate::room::FinishedGame;
use crate::wish::TableRequest;

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "house.ts")]
pub struct Wondering {
    /// The game stands as it did before this input of its record, counted from 0.
    input: usize,
    /// The seat that one takes oneself.
    #[schema(value_type = usize)]
    seat: Seat,
    /// How strong the others are: `pup`, `rat` or `king`
    #[ts(as = "crate::typescript::Level")]
    level: String,
    #[serde(default)]
    #[ts(optional)]
    face: Option<Portrait>,
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    #[ts(optional, as = "Option<String>")]
    invite: Option<Hex<16>>,
}

/// Opens a table of one's own where a finished game stands as it did before one of its inputs, with the same cards; bots take
/// the other seats
#[utoipa::path(post, path = "/api/tables/{id}/what-if", tag = "reviews", request_body = Wondering,
    params(("id" = String, Path,)), security(("cookie" = []), ("bearer" = [])),
    responses((status = 201, body = TableInfo, description = "The new table"), (status = 409)))]
pub async fn open(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    Named(room): Named,
    Address(address): Address,
    speech: Speech,
    Sent(Wondering { input, seat, level: given, face, invite }): Sent<Wondering>,
) -> Result<impl IntoResponse, Denied> {
    let level = level(&given).map_err(|fault| fault.at("level"))?;
    let FinishedGame { dealt, record, setup } = finished(&app, room, Some(guest.id), invite).await?;
    dealt.check_seat(seat)?;
    let inputs = record.inputs().map(|Input { seat, action, at }| Input { seat, action: action.clone(), at });
    let mut inputs: Vec<_> = inputs.collect();
    if input >= inputs.len() {
        let max = inputs.len().saturating_sub(1) as i64;
        return Err(Fault::new(Problem::Range { given: input as i64, min: 0, max }).at("input").into());
    }
    inputs.truncate(input);
    let owner = owner_of(&app, &guest).await?;
    let themselves = Sitter::come(guest.id, guest.name, face, Share::default(), owner);
    let terms = Terms::for_oneself(record.game(), dealt.seats(), record.options().clone());
    let opening = app.limits.open_table(address)?;
    let what_if = Some(Box::new(WhatIf::new(room, dealt.seed(), inputs)));
    let charter = Charter { owner: guest.owner, setup, what_if, ..Charter::new(terms, guest.id) };
    let mut founding = Founding::new(charter, app.house.time.now());
    founding.seat([(seat, themselves)])?;
    for other in Seat::all(dealt.seats()).filter(|other| *other != seat) {
        founding.seat_bot(other, level, speech)?;
    }
    founding.add(Deed::Started)?;
    let id = app.house.open(founding, opening).await?;
    let location = [(LOCATION, format!("/api/tables/{id}"))];
    let table: Json<TableInfo> = wanted(&app, id, Some(guest.id), None, TableRequest::Show).await?;
    Ok((StatusCode::CREATED, AppendHeaders(location), table))
}
