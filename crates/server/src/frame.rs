//! A message as it goes over a WebSocket: the same bytes for everybody who is told the same.

use std::cell::RefCell;

use axum::body::Bytes;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Control, Data, OpCode};

use crate::message::Told;

/// No header of a message that the house sends is longer.
const LONGEST_HEADER: usize = 10;

/// So much of a draft's memory is kept for the next.
const LONGEST_DRAFT: usize = 64 << 10;

thread_local! {
    /// Where a message is written before it is known how long it will be: thousands wait for the disk at the same time, none in
    /// more memory than it needs.
    static DRAFT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame(Bytes);

impl Frame {
    pub fn of(told: &Told) -> Self {
        DRAFT.with_borrow_mut(|draft| {
            draft.clear();
            // The header comes first, but how long it is shows only behind the message.
            draft.resize(LONGEST_HEADER, 0);
            serde_json::to_writer(&mut *draft, told)
                .expect("what the house writes has text for keys and no failing parts");
            let length = (draft.len() - LONGEST_HEADER) as u64;
            let header = header(OpCode::Data(Data::Text));
            let begin = LONGEST_HEADER - header.len(length);
            header.format(length, &mut &mut draft[begin..LONGEST_HEADER]).expect("there is room for a header");
            let frame = Self(Bytes::copy_from_slice(&draft[begin..]));
            draft.shrink_to(LONGEST_DRAFT);
            frame
        })
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
