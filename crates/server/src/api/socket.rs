//! The way to a table's socket.

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::{WebSocketUpgrade, rejection::WebSocketUpgradeRejection};
use axum::response::Response;
use tokio::sync::{mpsc, oneshot};

use super::App;
use super::caller::{Caller, Peer};
use super::sent::{Asking, Named};
use crate::denied::Denied;
use crate::keeper::{Command, Entering};
use crate::language::Speech;
use crate::socket::{LARGEST_FRAME, Line, QUEUE, READ_BUFFER};

/// Opens a WebSocket to a table
#[utoipa::path(get, path = "/api/tables/{id}/socket", tag = "tables",
    params(
        ("id" = String, Path,),
        ("seat" = Option<usize>, Query, description = "Through whose eyes; none for somebody looking on"),
        ("last" = Option<u64>, Query, description = "The last number one has seen"),
        ("invite" = Option<String>, Query,),
        ("choices" = Option<String>, Query, description = "`no` for programs that know the rules"),
    ), security((), ("cookie" = []), ("bearer" = [])),
    responses(
        (status = 101, description = "The socket of docs/tables.md"),
        (status = 403),
        (status = 426),
    ))]
pub async fn connect(
    State(app): State<App>,
    caller: Option<Caller>,
    Named(room): Named,
    asking: Asking,
    speech: Speech,
    Extension(peer): Extension<Peer>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Denied> {
    let upgrade = upgrade.map_err(|rejection| match rejection {
        WebSocketUpgradeRejection::InvalidWebSocketVersionHeader(_) => Denied::SocketVersion,
        _ => Denied::NoSocket,
    })?;
    let (out, messages) = mpsc::channel(QUEUE);
    let (reply, answer) = oneshot::channel();
    let entering = Entering {
        guest: caller.map(|caller| caller.guest.id),
        invite: asking.invite()?,
        seat: asking.seat()?,
        last: asking.read("last")?,
        choices: asking.text("choices") != Some("no"),
        speech,
        out,
        reply,
    };
    let mailbox = app.house.send(room, Command::Enter(Box::new(entering))).await?;
    let socket = answer.await.unwrap_or(Err(Denied::Unavailable))?;
    let (limit, patience) = (app.limits.socket(), app.config.patience.message);
    let line = Line { house: app.house, mailbox, socket, out: messages, speech, limit, patience, _place: peer.place };
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).max_message_size(LARGEST_FRAME).max_frame_size(LARGEST_FRAME);
    Ok(upgrade.on_upgrade(|socket| line.carry(socket)))
}
