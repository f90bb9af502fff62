//! One table through the eyes of one seat.

use std::fmt::Write as _;
use std::sync::Arc;

use futures_util::{SinkExt as _, StreamExt as _};
use hyper::header::{ACCEPT_LANGUAGE, COOKIE, HeaderValue};
use serde::Serialize;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tokio_tungstenite::tungstenite::{self, Utf8Bytes};
use tokio_tungstenite::{Connector, MaybeTlsStream, WebSocketStream, client_async_tls_with_config};

use crate::error::{Error, Result};
use crate::house::{Asker, HouseClient, cookie};
use crate::message::Message;

/// Bytes a socket reads at once. The usual 128 KiB for each of ten thousand sockets would be more than a gigabyte.
const READ_BUFFER: usize = 4 * 1024;
const NO_STATUS: u16 = 1005;

/// In which form the house is to tell what one can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChoicesForm {
    Omitted,
    List,
    /// The game's own short form; of a game that has none, a list.
    Compact,
}

impl ChoicesForm {
    /// As the house is asked for it.
    fn word(self) -> Option<&'static str> {
        match self {
            Self::Omitted => Some("no"),
            Self::List => None,
            Self::Compact => Some("compact"),
        }
    }
}

/// Through whose eyes, and from when on, a table is looked at.
#[derive(Clone, Debug)]
pub struct Eyes {
    /// None: somebody looking on.
    pub seat: Option<usize>,
    /// The number of the last thing one has heard of the table.
    pub last: Option<u64>,
    pub invite: Option<String>,
    pub choices: ChoicesForm,
}

impl Default for Eyes {
    fn default() -> Self {
        Self { seat: None, last: None, invite: None, choices: ChoicesForm::List }
    }
}

impl Eyes {
    fn path(&self, table: &str) -> String {
        let mut path = format!("/api/tables/{table}/socket");
        let mut mark = '?';
        let mut add = |name: &str, value: Option<String>| {
            if let Some(value) = value {
                write!(path, "{mark}{name}={value}").expect("a string takes everything");
                mark = '&';
            }
        };
        add("seat", self.seat.map(|seat| seat.to_string()));
        add("last", self.last.map(|last| last.to_string()));
        add("invite", self.invite.clone());
        add("choices", self.choices.word().map(str::to_owned));
        path
    }
}

#[derive(Debug)]
pub struct Socket {
    /// Boxed, with whatever a certificate needs: sockets are moved about.
    stream: Box<WebSocketStream<MaybeTlsStream<TcpStream>>>,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Saying<'a, T> {
    Act { id: &'a str, seq: u64, action: &'a T },
    TakeBack { id: &'a str, seq: u64 },
    Look { seat: Option<usize> },
    React { reaction: &'a str },
}

impl Socket {
    pub(crate) async fn open(house: &HouseClient, asker: Asker<'_>, table: &str, eyes: &Eyes) -> Result<Self> {
        let stream = house.dial().await.map_err(Error::unreachable)?;
        stream.set_nodelay(true).map_err(Error::unreachable)?;

        // `ws://` and `wss://`, as it is `http://` or `https://`.
        let address = format!("{}{}", house.origin(), eyes.path(table)).replacen("http", "ws", 1);
        let mut request = address.into_client_request()?;
        if let Some(token) = asker {
            let cookie = HeaderValue::try_from(cookie(token)).map_err(Error::unreachable)?;
            request.headers_mut().insert(COOKIE, cookie);
        }
        if let Some(language) = house.language() {
            request.headers_mut().insert(ACCEPT_LANGUAGE, language.clone());
        }
        // With no write buffer each message leaves at once.
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        let trust = Connector::Rustls(Arc::clone(house.trust()));
        let opening = client_async_tls_with_config(request, stream, Some(config), Some(trust));
        let (stream, _answer) = Box::pin(opening).await?;
        Ok(Self { stream: Box::new(stream) })
    }

    /// Acts as the viewer's seat. `id` is any text of one's own, `seq` the last number one has seen.
    pub async fn act(&mut self, id: &str, seq: u64, action: &impl Serialize) -> Result<()> {
        self.say(&Saying::Act { id, seq, action }).await
    }

    /// Takes one's own last action back.
    pub async fn take_back(&mut self, id: &str, seq: u64) -> Result<()> {
        self.say::<()>(&Saying::TakeBack { id, seq }).await
    }

    /// Looks through the eyes of another seat that is also one's own.
    pub async fn look(&mut self, seat: Option<usize>) -> Result<()> {
        self.say::<()>(&Saying::Look { seat }).await
    }

    pub async fn react(&mut self, reaction: &str) -> Result<()> {
        self.say::<()>(&Saying::React { reaction }).await
    }

    async fn say<T: Serialize>(&mut self, saying: &Saying<'_, T>) -> Result<()> {
        let text = serde_json::to_string(saying).map_err(|error| Error::garbled(b"", error))?;
        self.send(text).await
    }

    /// Sends any text, whether the house understands it or not.
    pub async fn send(&mut self, text: impl Into<Utf8Bytes>) -> Result<()> {
        Ok(self.stream.send(tungstenite::Message::Text(text.into())).await?)
    }

    /// Waits for the next message. Nothing is lost if the wait is given up.
    pub async fn next(&mut self) -> Result<Message> {
        Message::read(&self.next_text().await?)
    }

    /// Waits for the next message, as it comes. Nothing is lost if the wait is given up.
    pub async fn next_text(&mut self) -> Result<Utf8Bytes> {
        loop {
            match self.stream.next().await {
                Some(Ok(tungstenite::Message::Text(text))) => return Ok(text),
                Some(Ok(tungstenite::Message::Close(frame))) => return Err(closed(frame)),
                // Pings are answered below us.
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err(closed(None)),
            }
        }
    }

    pub async fn close(mut self) -> Result<()> {
        Ok(self.stream.as_mut().close(None).await?)
    }
}

fn closed(frame: Option<CloseFrame>) -> Error {
    match frame {
        Some(CloseFrame { code, reason }) => Error::Closed { code: code.into(), reason: reason.to_string() },
        None => Error::Closed { code: NO_STATUS, reason: String::new() },
    }
}

#[cfg(test)]
mod tests {
    use serde_json::value::RawValue;

    use super::*;

    #[test]
    fn eyes_ask_for_what_they_want_to_see() {
        assert_eq!(Eyes::default().path("00f1"), "/api/tables/00f1/socket");
        let all = Eyes { seat: Some(1), last: Some(7), invite: Some("cd".to_owned()), choices: ChoicesForm::Omitted };
        assert_eq!(all.path("00f1"), "/api/tables/00f1/socket?seat=1&last=7&invite=cd&choices=no");
        let compact = Eyes { choices: ChoicesForm::Compact, ..Eyes::default() };
        assert_eq!(compact.path("00f1"), "/api/tables/00f1/socket?choices=compact");
    }

    #[test]
    fn sayings_have_the_shapes_of_the_protocol() {
        let action = RawValue::from_string(r#"{"leave":{"kind":"gold"}}"#.to_owned()).unwrap();
        let act = serde_json::to_string(&Saying::Act { id: "a1", seq: 7, action: &action }).unwrap();
        assert_eq!(act, r#"{"type":"act","id":"a1","seq":7,"action":{"leave":{"kind":"gold"}}}"#);
        let written = |saying: Saying<()>| serde_json::to_string(&saying).unwrap();
        assert_eq!(written(Saying::TakeBack { id: "a2", seq: 8 }), r#"{"type":"take_back","id":"a2","seq":8}"#);
        assert_eq!(written(Saying::Look { seat: None }), r#"{"type":"look","seat":null}"#);
        assert_eq!(written(Saying::React { reaction: "oops" }), r#"{"type":"react","reaction":"oops"}"#);
    }
}
