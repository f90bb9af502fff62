//! Tables: opening, finding, sitting down, starting, giving up, and the record of it all.

use std::collections::HashMap;
use std::fmt::Display;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{self, LOCATION};
use axum::response::{AppendHeaders, IntoResponse};
use catalog::Level;
use catalog::fairness::table_of;
use ratskeller_core::{Fault, Hex, Problem, Seat, SmallId};
use serde::Deserialize;
use store::{Guest, GuestId, LONGEST_LIST, ListedRoom, Phase, RoomId, Wanted};
use ts_rs::TS;
use utoipa::ToSchema;

use super::App;
use super::caller::{Address, Caller};
use super::page::{After, link};
use super::sent::{Asking, Named, Sent};
use crate::charter::{Charter, Party, PartySeat, Terms};
use crate::deed::{Owner, Portrait};
use crate::denied::Denied;
use crate::founding::{Arrival, Founding};
use crate::info::{Summary, TableInfo, phase_named};
use crate::language::Speech;
use crate::wish::{Granted, TableRequest};

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "house.ts")]
pub struct Joining {
    /// The first that is free, if nothing is said.
    #[serde(default)]
    #[schema(value_type = Option<usize>)]
    #[ts(optional)]
    seat: Option<Seat>,
    /// What hides the seat's share in the shuffles until it is revealed: 64 hexadecimal digits.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    commitment: Hex<32>,
    /// For several people at one device: who sits here.
    #[serde(default)]
    #[ts(optional)]
    name: Option<String>,
    #[serde(default)]
    #[ts(optional)]
    face: Option<Portrait>,
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    #[ts(optional, as = "Option<String>")]
    invite: Option<Hex<16>>,
}

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "house.ts")]
pub struct SeatingABot {
    #[serde(default)]
    #[schema(value_type = Option<usize>)]
    #[ts(optional)]
    seat: Option<Seat>,
    /// `pup`, `rat` or `king`
    #[ts(as = "crate::typescript::Level")]
    level: String,
}

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "house.ts")]
pub struct Leaving {
    /// One's own, if nothing is said.
    #[serde(default)]
    #[schema(value_type = Option<usize>)]
    #[ts(optional)]
    seat: Option<Seat>,
}

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "house.ts")]
pub struct Resigning {
    #[schema(value_type = usize)]
    seat: Seat,
}

/// So many tables of one host are on a page of public ones: nobody pushes the others off it.
const OF_ONE_HOST: usize = 5;

/// So many tables are looked through for a page.
const LOOKED_THROUGH: usize = 5 * LONGEST_LIST;

/// The levels that company comes in; `random` is a yardstick, not company.
pub const COMPANY: [Level; 4] = [Level::Pup, Level::Scamp, Level::Rat, Level::King];

pub fn level(given: &str) -> Result<Level, Fault> {
    COMPANY.into_iter().find(|level| level.name() == given).ok_or_else(|| {
        let known = COMPANY.map(|level| level.name().to_owned()).to_vec();
        Fault::new(Problem::Unknown { given: given.to_owned(), known })
    })
}

/// Opens a table; whoever does is its host, and seated only with a `party`: everybody of it sits down, or there is no table
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = Terms, security(("cookie" = []), ("bearer" = [])),
    responses((status = 201, body = TableInfo), (status = 409, description = "They have enough tables that are not over, or \
    the `party` cannot sit down so")))]
pub async fn open(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    Address(address): Address,
    speech: Speech,
    Sent(terms): Sent<Terms>,
) -> Result<impl IntoResponse, Denied> {
    let mut terms = terms.settle()?;
    let bots = last_seats(&terms)?;
    let (party, now) = (terms.party.take(), app.house.time.now());
    let charter = Charter { owner: guest.owner, ..Charter::new(terms, guest.id) };
    let mut founding = match &party {
        Some(party) => Founding::called(RoomId::new(table_of(party.nonce).0), charter, now),
        None => Founding::new(charter, now),
    };
    for (seat, level) in bots {
        founding.seat_bot(seat, level, speech)?;
    }
    if let Some(party) = party {
        let owner = owner_of(&app, &guest).await?;
        seat_party(&mut founding, party, &guest, owner.as_ref(), speech)?;
    }
    let id = app.house.open(founding, app.limits.open_table(address)?).await?;
    let location = [(LOCATION, format!("/api/tables/{id}"))];
    Ok((
        StatusCode::CREATED,
        AppendHeaders(location),
        wanted(&app, id, Some(guest.id), None, TableRequest::Show).await?,
    ))
}

/// The bots that take the last seats.
fn last_seats(terms: &Terms) -> Result<Vec<(Seat, Level)>, Fault> {
    let Some(first) = terms.players.checked_sub(terms.bots.len()) else {
        return Err(Fault::new(Problem::TooLong { given: terms.bots.len(), most: terms.players }).at("bots"));
    };
    let bots = terms.bots.iter().enumerate().map(|(number, given)| {
        let level = level(given).map_err(|fault| fault.at(number).at("bots"))?;
        Ok((Seat::new(first + number), level))
    });
    bots.collect()
}

/// Has everybody sit down who comes with the host.
fn seat_party(
    founding: &mut Founding,
    Party { seats, start, .. }: Party,
    host: &Guest,
    owner: Option<&Owner>,
    speech: Speech,
) -> Result<(), Denied> {
    let most = founding.room.seats.len();
    if seats.len() > most {
        return Err(Fault::new(Problem::TooLong { given: seats.len(), most }).at("seats").at("party").into());
    }
    for (number, place) in seats.into_iter().enumerate() {
        let Some(PartySeat { commitment, name, face, level: given }) = place else { continue };
        let at = |fault: Fault| fault.at(number).at("seats").at("party");
        let seat = founding.room.free_seat(Some(Seat::new(number)), None)?;
        match (commitment, given) {
            (Some(commitment), None) => {
                let (seat, usual_name) = (Some(seat), host.name.clone());
                let arrival =
                    Arrival { guest: host.id, seat, commitment, name, usual_name, face, owner: owner.cloned() };
                founding.sit_down(arrival)?;
            }
            (None, Some(given)) if name.is_none() && face.is_none() => {
                let level = level(&given).map_err(|fault| at(fault.at("level")))?;
                founding.seat_bot(seat, level, speech)?;
            }
            (None, None) => return Err(at(Fault::new(Problem::Missing).at("commitment")).into()),
            (commitment, _) => {
                let given = if commitment.is_some() {
                    "level"
                } else if name.is_some() {
                    "name"
                } else {
                    "face"
                };
                return Err(at(Fault::new(Problem::Misplaced { given: given.to_owned() })).into());
            }
        }
    }
    if start { founding.start() } else { Ok(()) }
}

/// Has a wish granted that is answered with the table.
pub async fn wanted(
    app: &App,
    room: RoomId,
    guest: Option<GuestId>,
    invite: Option<Hex<16>>,
    wish: TableRequest,
) -> Result<Json<TableInfo>, Denied> {
    let Granted::Table(info) = app.house.ask(room, guest, invite, wish).await? else {
        return Err(Denied::Unavailable);
    };
    Ok(Json(*info))
}

/// Summaries as a guest may read them.
pub fn shown(listed: &[ListedRoom], guest: Option<GuestId>) -> Vec<TableInfo> {
    listed.iter().filter_map(|listed| shown_summary(listed, guest)).collect()
}

/// A summary as a guest may read it.
pub fn shown_summary(listed: &ListedRoom, guest: Option<GuestId>) -> Option<TableInfo> {
    read_summary(listed)?.shown_to(guest).inspect_err(|denied| unreadable(listed, &format!("{denied:?}"))).ok()
}

/// What a summary says. One that says nothing does not keep anybody from the others.
pub fn read_summary(listed: &ListedRoom) -> Option<Summary> {
    serde_json::from_str(&listed.summary).inspect_err(|error| unreadable(listed, error)).ok()
}

fn unreadable(listed: &ListedRoom, reason: &dyn Display) {
    tracing::error!(table = %listed.place.room, %reason, "a summary cannot be read");
}

/// The phase that tables are asked for by, if they are.
pub fn phase_asked_for(asking: &Asking) -> Result<Option<Phase>, Fault> {
    let named = |given: &str| {
        phase_named(given).ok_or_else(|| {
            let known = Phase::ALL.map(|phase| phase.name().to_owned()).to_vec();
            Fault::new(Problem::Unknown { given: given.to_owned(), known }).at("phase")
        })
    };
    asking.text("phase").map(named).transpose()
}

/// Public tables, the one that changed last first; of those that one host has open, a few
#[utoipa::path(get, path = "/api/tables", tag = "tables",
    params(
        ("game" = Option<String>, Query,),
        ("phase" = Option<String>, Query, description = "`waiting`, `revealing`, `playing` or `over`"),
        ("after" = Option<String>, Query, description = "As the header `Link` has it for the next page"),
    ),
    security((), ("cookie" = []), ("bearer" = [])),
    responses((status = 200, body = Vec<TableInfo>)))]
pub async fn list(State(app): State<App>, caller: Option<Caller>, asking: Asking) -> Result<impl IntoResponse, Denied> {
    let phase = phase_asked_for(&asking)?;
    let game = asking.text("game").map(|given| catalog::Entry::named(given).map_err(|fault| fault.at("game")));
    let game = game.transpose()?.map(|entry| entry.spec.name.to_owned());
    let after = asking.read::<After>("after")?.map(|after| after.0);
    let wanted = Wanted { game, phase, after };
    let mut listed = app.house.store.public(&wanted, LOOKED_THROUGH).await?;
    let looked_through = listed.get(LOOKED_THROUGH - 1).map(|last| last.place);
    let mut of_host: HashMap<GuestId, usize> = HashMap::new();
    listed.retain(|listed| {
        // Older tables do not say whose they are.
        let Some(host) = listed.host else { return true };
        let of_theirs = of_host.entry(host).or_default();
        *of_theirs += 1;
        *of_theirs <= OF_ONE_HOST
    });
    let rest = listed.split_off(listed.len().min(LONGEST_LIST));
    let next = if rest.is_empty() { looked_through } else { listed.last().map(|last| last.place) };
    let tables = shown(&listed, caller.map(|caller| caller.guest.id));
    Ok((link("/api/tables", &asking, next.map(After)), Json(tables)))
}

/// A table
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables",
    params(("id" = String, Path,), ("invite" = Option<String>, Query,)), security((), ("cookie" = []), ("bearer" = [])),
    responses((status = 200, body = TableInfo)))]
pub async fn show(
    State(app): State<App>,
    caller: Option<Caller>,
    Named(room): Named,
    asking: Asking,
) -> Result<Json<TableInfo>, Denied> {
    wanted(&app, room, caller.map(|caller| caller.guest.id), asking.invite()?, TableRequest::Show).await
}

/// Closes a table for good, as long as nobody else plays at it; for the host
#[utoipa::path(delete, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path,)),
    security(("cookie" = []), ("bearer" = [])), responses((status = 204, description = "It is gone"), (status = 409)))]
pub async fn close(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    Named(room): Named,
) -> Result<StatusCode, Denied> {
    app.house.ask(room, Some(guest.id), None, TableRequest::Close).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whose program this is; nobody's, if it is a person.
pub async fn owner_of(app: &App, guest: &Guest) -> Result<Option<Owner>, Denied> {
    let Some(owner) = guest.owner else { return Ok(None) };
    let name = app.house.store.names([owner]).await?.remove(&owner).ok_or(Denied::NoSession)?;
    Ok(Some(Owner { guest: owner, name }))
}

/// Sits down
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", request_body = Joining,
    params(("id" = String, Path,)), security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, body = TableInfo), (status = 409)))]
pub async fn join(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    Named(room): Named,
    Sent(Joining { seat, commitment, name, face, invite }): Sent<Joining>,
) -> Result<Json<TableInfo>, Denied> {
    let owner = owner_of(&app, &guest).await?;
    let arrival = Arrival { guest: guest.id, seat, commitment, name, usual_name: guest.name, face, owner };
    wanted(&app, room, Some(guest.id), invite, TableRequest::Join(arrival)).await
}

/// Seats a bot; for the host
#[utoipa::path(post, path = "/api/tables/{id}/bots", tag = "tables", request_body = SeatingABot,
    params(("id" = String, Path,)), security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, body = TableInfo), (status = 409)))]
pub async fn seat_bot(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    Named(room): Named,
    speech: Speech,
    Sent(SeatingABot { seat, level: given }): Sent<SeatingABot>,
) -> Result<Json<TableInfo>, Denied> {
    let level = level(&given).map_err(|fault| fault.at("level"))?;
    wanted(&app, room, Some(guest.id), None, TableRequest::SeatBot { seat, level, speech }).await
}

/// Stands up before the start; the host may ask anybody to
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", request_body = Leaving,
    params(("id" = String, Path,)), security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, body = TableInfo), (status = 409)))]
pub async fn leave(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    Named(room): Named,
    Sent(Leaving { seat }): Sent<Leaving>,
) -> Result<Json<TableInfo>, Denied> {
    wanted(&app, room, Some(guest.id), None, TableRequest::Leave { seat }).await
}

/// Starts the game when every seat is taken; for the host
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path,)), security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, body = TableInfo), (status = 409)))]
pub async fn start(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    Named(room): Named,
) -> Result<Json<TableInfo>, Denied> {
    wanted(&app, room, Some(guest.id), None, TableRequest::Start).await
}

/// Gives a running game up
#[utoipa::path(post, path = "/api/tables/{id}/resign", tag = "tables", request_body = Resigning,
    params(("id" = String, Path,)), security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, body = TableInfo), (status = 409)))]
pub async fn resign(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    Named(room): Named,
    Sent(Resigning { seat }): Sent<Resigning>,
) -> Result<Json<TableInfo>, Denied> {
    wanted(&app, room, Some(guest.id), None, TableRequest::Resign { seat }).await
}

/// The same again with the seats rotated, after the game; seats are kept for the same people
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path,)), security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, body = TableInfo, description = "The new table"), (status = 409)))]
pub async fn rematch(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    Named(room): Named,
    Address(from): Address,
) -> Result<Json<TableInfo>, Denied> {
    let Granted::Rematch(again) = app.house.ask(room, Some(guest.id), None, TableRequest::Rematch { from }).await?
    else {
        return Err(Denied::Unavailable);
    };
    wanted(&app, again, Some(guest.id), None, TableRequest::Show).await
}

/// The record of a finished game, which `ratskeller verify` can check
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables",
    params(("id" = String, Path,), ("invite" = Option<String>, Query,)), security((), ("cookie" = []), ("bearer" = [])),
    responses((status = 200, body = Object, description = "The record"), (status = 409)))]
pub async fn record(
    State(app): State<App>,
    caller: Option<Caller>,
    Named(room): Named,
    asking: Asking,
) -> Result<impl IntoResponse, Denied> {
    let guest = caller.map(|caller| caller.guest.id);
    let Granted::Record(record) = app.house.ask(room, guest, asking.invite()?, TableRequest::Record).await? else {
        return Err(Denied::Unavailable);
    };
    let name = format!("attachment; filename=\"ratskeller-{room}.json\"");
    Ok((AppendHeaders([(header::CONTENT_DISPOSITION, name)]), Json(record)))
}
