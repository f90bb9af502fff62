//! The way to a table's socket.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{FromRequestParts, State};
use axum::http::Request;
use axum::http::request::Parts;
use axum::response::Response;
use hyper::upgrade::OnUpgrade;
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::error::ProtocolError;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;

use super::App;
use super::caller::{Arrival, Caller};
use super::sent::{Asking, Named};
use crate::blocks::Blocked;
use crate::choices::ChoicesForm;
use crate::denied::Denied;
use crate::keeper::Entering;
use crate::language::Speech;
use crate::outbox::outbox;
use crate::socket::{Attendance, SocketSession};

/// A request to go on as a WebSocket, and what is answered to it.
pub struct Handshake {
    upgrade: OnUpgrade,
    answer: Response,
}

impl<S: Sync> FromRequestParts<S> for Handshake {
    type Rejection = Denied;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Denied> {
        let mut request = Request::new(());
        (*request.method_mut(), *request.version_mut()) = (parts.method.clone(), parts.version);
        request.headers_mut().clone_from(&parts.headers);
        let answer = create_response_with_body(&request, Body::empty).map_err(|error| match error {
            Error::Protocol(ProtocolError::MissingSecWebSocketVersionHeader) => Denied::SocketVersion,
            _ => Denied::NoSocket,
        })?;
        let upgrade = parts.extensions.remove::<OnUpgrade>().ok_or(Denied::NoSocket)?;
        Ok(Self { upgrade, answer })
    }
}

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
    handshake: Result<Handshake, Denied>,
) -> Result<Response, Denied> {
    let Handshake { upgrade, answer: handshake } = handshake?;
    let guest = caller.as_ref().map(|caller| caller.guest.id);
    let share = app.limits.open_socket(address, guest)?;
    let (listed, from) = (guest.map(|guest| app.house.sockets.list(guest)), app.house.sockets_from.list(address));
    // Whoever left the house before the socket was listed, or was shut out, would else keep it.
    if let Some(Caller { token, guest }) = caller {
        app.house.guest(&token).await?.ok_or(Denied::NoSession)?;
        app.house.check_stays(guest.id, guest.owner)?;
        if app.house.blocks.has_guest(guest.id, guest.owner) {
            return Err(Denied::Blocked);
        }
    }
    if app.house.blocks.has(Blocked::Address(address)) {
        return Err(Denied::Blocked);
    }
    let (out, outgoing) = outbox(app.limits.clone(), address);
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
        out: outgoing,
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
    tokio::spawn(line.carry(upgrade));
    Ok(handshake)
}
