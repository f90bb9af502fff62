//! Looking back on a finished game: step by step, and with a king's opinion of it.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use catalog::analysis::Unfit;
use catalog::json::Json as Written;
use catalog::steps::{Eyes, steps};
use catalog::{Study, json};
use ratskeller_core::Hex;
use serde::{Deserialize, Serialize};
use store::{GuestId, Phase, RoomId};
use ts_rs::TS;
use utoipa::ToSchema;

use super::App;
use super::caller::{Address, Caller};
use super::door::Held;
use super::sent::{Asking, Named, Sent};
use super::tables::wanted;
use crate::denied::Denied;
use crate::room::FinishedGame;
use crate::wish::{Granted, TableRequest};

/// How far the look back on a game has come.
#[derive(Debug, Serialize, ToSchema, TS)]
#[serde(tag = "state", rename_all = "snake_case")]
#[ts(export_to = "house.ts", rename = "Review<Action>")]
pub enum Review {
    /// Nobody has asked for it.
    None,
    /// So many decisions have been thought about, of so many.
    Working { done: usize, of: usize },
    Ready {
        /// As docs/analysis.md describes it.
        #[schema(value_type = Object)]
        #[ts(type = "Analysis<Action>")]
        analysis: Written,
    },
}

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "house.ts")]
pub struct Reviewing {
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    #[ts(optional, as = "Option<String>")]
    invite: Option<Hex<16>>,
}

/// A finished game, if it is one for whoever asks.
pub async fn finished(
    app: &App,
    room: RoomId,
    guest: Option<GuestId>,
    invite: Option<Hex<16>>,
) -> Result<FinishedGame, Denied> {
    let Granted::Finished(finished) = app.house.ask(room, guest, invite, TableRequest::LookBack).await? else {
        return Err(Denied::Unavailable);
    };
    Ok(*finished)
}

/// Does something for an address that takes a while, after what others have asked for.
pub async fn aside<T: Send + 'static>(
    app: &App,
    address: IpAddr,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Denied> {
    app.guides.ask(address, (), work).await.map_err(|_| Denied::Unavailable)
}

/// A finished game, one position after another
#[utoipa::path(get, path = "/api/tables/{id}/steps", tag = "reviews",
    params(
        ("id" = String, Path,),
        ("seat" = Option<usize>, Query, description = "Only what this seat could know; none: all cards"),
        ("invite" = Option<String>, Query,),
    ), security((), ("cookie" = []), ("bearer" = [])),
    responses((status = 200, body = Vec<Object>, description = "`[{\"by\", \"action\", \"events\", \"view\", \"to_move\"}]`"), (status = 409)))]
pub async fn show(
    State(app): State<App>,
    caller: Option<Caller>,
    Named(room): Named,
    Address(address): Address,
    asking: Asking,
) -> Result<(Extension<Held>, Json<Written>), Denied> {
    let guest = caller.map(|caller| caller.guest.id);
    let seat = asking.seat()?;
    let permit = Arc::new(app.limits.look_back(address)?);
    let FinishedGame { dealt, record, .. } = finished(&app, room, guest, asking.invite()?).await?;
    if let Some(seat) = seat {
        dealt.check_seat(seat)?;
    }
    let eyes = seat.map_or(Eyes::All, Eyes::Seat);
    let until_it_is_done = Arc::clone(&permit);
    let gone_through = move || {
        let _also_if_nobody_waits = until_it_is_done;
        json::write(&steps(dealt, &record, eyes))
    };
    let steps = aside(&app, address, gone_through).await?;
    Ok((Extension(permit.into()), Json(steps)))
}

/// How far the look back on a game has come, and what came of it
#[utoipa::path(get, path = "/api/tables/{id}/review", tag = "reviews",
    params(("id" = String, Path,), ("invite" = Option<String>, Query,)), security((), ("cookie" = []), ("bearer" = [])),
    responses((status = 200, body = Review), (status = 409)))]
pub async fn progress(
    State(app): State<App>,
    caller: Option<Caller>,
    Named(room): Named,
    asking: Asking,
) -> Result<Json<Review>, Denied> {
    let Json(table) =
        wanted(&app, room, caller.map(|caller| caller.guest.id), asking.invite()?, TableRequest::Show).await?;
    if table.phase == Phase::Over.name() { known(&app, room).await.map(Json) } else { Err(Denied::NotOver) }
}

/// Lets a king look back on a game, or finds what he thought of it before
#[utoipa::path(post, path = "/api/tables/{id}/review", tag = "reviews", request_body = Reviewing,
    params(("id" = String, Path,)), security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, body = Review, description = "It is ready"), (status = 202, body = Review, description = "It has begun"),
        (status = 409)))]
pub async fn begin(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    Named(room): Named,
    Address(address): Address,
    Sent(Reviewing { invite }): Sent<Reviewing>,
) -> Result<(StatusCode, Json<Review>), Denied> {
    let FinishedGame { record, .. } = finished(&app, room, Some(guest.id), invite).await?;
    if let Review::None = known(&app, room).await? {
        let place = app.house.reviews.place(guest.id, app.limits.review(address)?)?;
        // The place is kept until the work is done, also if nobody waits for it any more.
        let (study, place) = aside(&app, address, move || (Study::of(record), place)).await?;
        let study = study.map_err(|unfit| match unfit {
            Unfit::Unfinished => Denied::GivenUp,
            Unfit::Untrue(error) => {
                tracing::error!(table = %room, ?error, "a game cannot be played again");
                Denied::Unavailable
            }
        })?;
        let node = app.house.node().map(|node| node.id);
        app.house.reviews.begin(&app.house.store, node, room, place, study).await?;
    }
    let review = known(&app, room).await?;
    let status = if matches!(review, Review::Ready { .. }) { StatusCode::OK } else { StatusCode::ACCEPTED };
    Ok((status, Json(review)))
}

async fn known(app: &App, room: RoomId) -> Result<Review, Denied> {
    let node = app.house.node().map(|node| node.id);
    if let Some((done, of)) = app.house.reviews.progress_anywhere(&app.house.store, node, room).await? {
        return Ok(Review::Working { done, of });
    }
    let kept = app.house.store.review(room).await?;
    let analysis = kept.map(json::written).transpose().map_err(|error| {
        tracing::error!(table = %room, %error, "a review cannot be read");
        Denied::Unavailable
    })?;
    Ok(analysis.map_or(Review::None, |analysis| Review::Ready { analysis }))
}
