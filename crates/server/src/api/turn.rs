//! Playing without a socket: waiting for one's turn, and acting.

use std::time::Duration;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::{Extension, Json};
use ratskeller_core::{Fault, Hex, Problem, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::oneshot;
use utoipa::ToSchema;

use super::App;
use super::caller::Caller;
use super::door::Arrived;
use super::sent::{Asking, Named, Sent};
use crate::choices::ChoicesForm;
use crate::denied::Denied;
use crate::keeper::Command;
use crate::message::check_id;
use crate::turn::Awaiting;
use crate::wish::{Granted, TableRequest};

/// Whoever waits is told how things are after this, and can ask again. A house that closes waits as long for answers.
const LONGEST_WAIT: Duration = Duration::from_secs(4);

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Acting {
    #[schema(value_type = usize)]
    seat: Seat,
    /// The client's own, up to 40 characters; the same again does nothing twice.
    id: String,
    /// The last number one has seen.
    seq: u64,
    action: Value,
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    invite: Option<Hex<16>>,
}

/// That an action was done, and as which number.
#[derive(Debug, Serialize, ToSchema)]
pub struct Acted {
    id: String,
    seq: u64,
}

/// Waits until there is something to decide: the message `table` of a socket
#[utoipa::path(get, path = "/api/tables/{id}/turn", tag = "tables",
    params(
        ("id" = String, Path,),
        ("seat" = usize, Query, description = "One's own"),
        ("after" = Option<u64>, Query, description = "The last number one has seen"),
        ("invite" = Option<String>, Query,),
        ("choices" = Option<String>, Query, description = "`compact` for the game's own short form, `no` for programs that know the rules; else a list"),
    ), security(("cookie" = []), ("bearer" = [])),
    responses(
        (status = 200, body = Object, description = "The message `table` of docs/tables.md"),
        (status = 403),
    ))]
pub async fn wait(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    Named(room): Named,
    asking: Asking,
) -> Result<impl IntoResponse, Denied> {
    let seat = asking.seat()?.ok_or_else(|| Fault::new(Problem::Missing).at("seat"))?;
    let (after, invite) = (asking.read("after")?, asking.invite()?);
    let choices = ChoicesForm::asked(asking.text("choices"));
    let ask = async |patient: bool| {
        let (reply, answer) = oneshot::channel();
        let awaiting = Awaiting { guest: guest.id, invite, seat, after, choices, patient, reply };
        app.house.send(room, Command::Await(Box::new(awaiting))).await?;
        answer.await.unwrap_or(Err(Denied::Unavailable))
    };
    let longest = LONGEST_WAIT.min(app.config.timeouts.answer / 2);
    let told = match tokio::time::timeout(longest, ask(true)).await {
        Ok(told) => told?,
        Err(_) => ask(false).await?,
    };
    Ok(([(CONTENT_TYPE, "application/json")], told))
}

/// Acts as a seat of one's own
#[utoipa::path(post, path = "/api/tables/{id}/act", tag = "tables", request_body = Acting,
    params(("id" = String, Path,)), security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, body = Acted), (status = 409)))]
pub async fn act(
    State(app): State<App>,
    Caller { guest, .. }: Caller,
    Named(room): Named,
    Extension(Arrived(arrived)): Extension<Arrived>,
    Sent(Acting { seat, id, seq, action, invite }): Sent<Acting>,
) -> Result<Json<Acted>, Denied> {
    check_id(&id)?;
    let wish = TableRequest::Act { seat, id: id.clone(), seq, action };
    let Granted::Done { seq } = app.house.ask_as_of(arrived, room, Some(guest.id), invite, wish).await? else {
        return Err(Denied::Unavailable);
    };
    Ok(Json(Acted { id, seq }))
}
