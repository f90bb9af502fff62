//! The way to a table's socket.

use std::sync::Arc;

use axum::extract::State;
use axum::extract::ws::{WebSocketUpgrade, rejection::WebSocketUpgradeRejection};
use axum::response::Response;
use tokio::sync::oneshot;

use super::App;
use super::caller::{Arrival, Caller};
use super::sent::{Asking, Named};
use crate::blocks::Blocked;
use crate::choices::ChoicesForm;
use crate::denied::Denied;
use crate::keeper::Entering;
use crate::language::Speech;
use crate::outbox::outbox;
use crate::socket::{Attendance, LARGEST_FRAME, READ_BUFFER, SocketSession};

/// Opens a WebSocket to a table
#[utoipa::path(get, path = "/api/tables/{id}/socket", tag = "tables",
    params(
        ("id" = String, Path,),
        ("seat" = Option<usize>, Query, description = "Through whose eyes; none for somebody looking on"),
        ("last" = Option<u64>, Query, description = "The last number one has seen"),
        ("invite" = Option<String>, Query,),
        ("choices" = Option<String>, Query, description = "`compact` for the game's own short form, `no` for programs that know the rules; else a list"),
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
    Arrival { address, place }: Arrival,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Denied> {
    let upgrade = upgrade.map_err(|rejection| match rejection {
        WebSocketUpgradeRejection::InvalidWebSocketVersionHeader(_) => Denied::SocketVersion,
        _ => Denied::NoSocket,
    })?;
    let guest = caller.as_ref().map(|caller| caller.guest.id);
    let share = app.limits.open_socket(address, guest)?;
    let (listed, from) = (guest.map(|guest| app.house.sockets.list(guest)), app.house.sockets_from.list(address));
    // Whoever left the house before the socket was listed, or was shut out, would else keep it.
    if let Some(Caller { token, guest }) = caller {
        app.house.store.guest(&token).await?.ok_or(Denied::NoSession)?;
        app.house.check_stays(guest.id, guest.owner)?;
        if app.house.blocks.has_guest(guest.id, guest.owner) {
            return Err(Denied::Blocked);
        }
    }
    if app.house.blocks.has(Blocked::Address(address)) {
        return Err(Denied::Blocked);
    }
    let (out, letters) = outbox(app.limits.clone(), address);
    let (reply, answer) = oneshot::channel();
    let socket = app.house.next_socket();
    let entering = Entering {
        socket,
        guest,
        invite: asking.invite()?,
        seat: asking.seat()?,
        last: asking.read("last")?,
        choices: ChoicesForm::asked(asking.text("choices")),
        speech,
        out,
        reply,
    };
    let attendance = Attendance::begin(&app.house, room, entering, answer).await?;
    let notice = app.house.notice.subscribe();
    let line = SocketSession {
        house: Arc::clone(&app.house),
        attendance,
        out: letters,
        speech,
        limit: app.limits.messages(),
        patience: app.config.timeouts.message,
        listed,
        from,
        _whereabouts: guest.map(|guest| app.house.whereabouts.list((guest, address))),
        notice,
        _place: place,
        _share: share,
    };
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).max_message_size(LARGEST_FRAME).max_frame_size(LARGEST_FRAME);
    Ok(upgrade.on_upgrade(|socket| line.carry(socket)))
}
