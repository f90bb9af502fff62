//! A WebSocket to any server, with buffers as small as those of the house's own clients.

use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::Result;

const READ_BUFFER: usize = 4 * 1024;

#[derive(Debug)]
pub struct Wire(Box<WebSocketStream<TcpStream>>);

impl Wire {
    pub async fn open(address: SocketAddr, path: &str) -> Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        let (socket, _answer) = client_async_with_config(format!("ws://{address}{path}"), stream, Some(config)).await?;
        Ok(Self(Box::new(socket)))
    }

    pub async fn send(&mut self, message: impl Into<Message>) -> Result<()> {
        Ok(self.0.send(message.into()).await?)
    }

    /// The next message with something in it.
    pub async fn next(&mut self) -> Result<Message> {
        loop {
            match self.0.next().await.ok_or("a server has hung up")?? {
                Message::Ping(_) | Message::Pong(_) => {}
                Message::Close(frame) => return Err(format!("a server has closed a socket: {frame:?}").into()),
                message => return Ok(message),
            }
        }
    }
}
