//! A message as it goes over a WebSocket: the same bytes for everybody who is told the same.

use axum::body::Bytes;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Control, Data, OpCode};

use crate::message::Told;

/// No header of a message that the house sends is longer.
const LONGEST_HEADER: usize = 10;

/// Most messages fit into this without growing.
const USUAL: usize = 2048;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame(Bytes);

impl Frame {
    pub fn of(told: &Told) -> Self {
        let mut bytes = Vec::with_capacity(USUAL);
        // The header comes first, but how long it is shows only behind the message.
        bytes.resize(LONGEST_HEADER, 0);
        serde_json::to_writer(&mut bytes, told).expect("what the house writes has text for keys and no failing parts");
        let length = (bytes.len() - LONGEST_HEADER) as u64;
        let header = header(OpCode::Data(Data::Text));
        let begin = LONGEST_HEADER - header.len(length);
        header.format(length, &mut &mut bytes[begin..LONGEST_HEADER]).expect("there is room for a header");
        Self(Bytes::from(bytes).slice(begin..))
    }

    /// Asks whether anybody is there.
    pub fn ping() -> Self {
        let mut bytes = Vec::new();
        header(OpCode::Control(Control::Ping)).format(0, &mut bytes).expect("a list takes what is written");
        Self(bytes.into())
    }

    pub fn bytes(&self) -> &Bytes {
        &self.0
    }
}

fn header(opcode: OpCode) -> FrameHeader {
    FrameHeader { is_final: true, rsv1: false, rsv2: false, rsv3: false, opcode, mask: None }
}

#[cfg(test)]
mod tests {
    use tokio_tungstenite::tungstenite::Message;
    use tokio_tungstenite::tungstenite::protocol::{Role, WebSocket};

    use super::*;

    /// What a client reads.
    fn read(frame: &Frame) -> Message {
        WebSocket::from_raw_socket(std::io::Cursor::new(frame.bytes().to_vec()), Role::Client, None).read().unwrap()
    }

    #[test]
    fn a_message_of_any_length_is_read_as_it_was_told() {
        for length in [0, 1, 60, 100, 101, 102, 103, 126, 1000, 65_500, 65_510, 65_535, 65_536, 200_000] {
            let text = "x".repeat(length);
            let told = Told::Notice { text: Some(&text) };
            assert_eq!(read(&Frame::of(&told)), Message::text(told.text()), "{length}");
        }
    }

    #[test]
    fn a_ping_is_a_ping() {
        assert_eq!(read(&Frame::ping()), Message::Ping(Bytes::new()));
    }
}
