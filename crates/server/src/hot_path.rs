//! What happens for one move between the message that asks for it and the frames that tell two viewers of it, without
//! sockets and disk: what `scripts/check-hot-path` counts.

use std::net::Ipv4Addr;

use catalog::Input;
use ratskeller_core::{Seat, SmallId as _, Viewer};
use serde_json::{Value, json};
use store::{GuestId, LogEntry, RoomId};

use crate::audience::{Audience, Prepared, Socket, SocketId};
use crate::choices::ChoicesForm;
use crate::founding::entry;
use crate::language::Speech;
use crate::limits::Limits;
use crate::message::Said;
use crate::outbox::{Outgoing, outbox};
use crate::room::Room;
use crate::time::by_hand;

const NOW: u64 = 1_794_780_000_000;
const TABLE: RoomId = RoomId(7);
/// So many of them are made at a table at most.
const MOVES: usize = 60;
/// RH-E1.
const TOO_MANY_RATS: u64 = 3;

/// A table of two that has just begun, with both of them connected.
#[derive(Debug)]
pub struct HotTable {
    room: Room,
    audience: Audience,
    _letters: [Outgoing; 2],
}

/// What would go to the disk, and then to both.
#[derive(Debug)]
pub struct Done {
    _entry: LogEntry,
    _told: Prepared,
}

impl HotTable {
    /// Always the same cards: the log is one of those from before seats committed to their bytes, and says everything.
    pub fn begin(game: &str) -> Self {
        let sat = |seat: i64| {
            let person = json!({"guest": GuestId(seat), "name": "Jan", "bytes": "03".repeat(16)});
            json!({"sat": {"seat": seat, "sitter": {"person": person}}})
        };
        let terms = json!({"game": game, "players": 2});
        let opened = json!({"terms": terms, "host": GuestId(0), "secret": "01".repeat(32), "invite": "02".repeat(16)});
        let log = [json!({"opened": opened}), sat(0), sat(1), json!("started")].map(|deed| (NOW, deed.to_string()));
        let room = Room::read(TABLE, &log, &[]).expect("the log is whole").expect("there is a log");
        let mut audience = Audience::new(by_hand::clock(NOW).0, None);
        let letters = [0, 1].map(|seat| {
            let (out, letters) = outbox(Limits::none(), Ipv4Addr::LOCALHOST.into());
            let (guest, viewer, speech) =
                (Some(GuestId(seat)), Viewer::Seat(Seat::new(seat as usize)), Speech::default());
            audience.add(
                seat as SocketId,
                Socket { guest, invite: None, viewer, choices: ChoicesForm::Compact, speech, out },
            );
            letters
        });
        Self { room, audience, _letters: letters }
    }

    /// What both say in a game, as it comes over their sockets: any choices, one after another, that do not show too many rats.
    pub fn messages(mut self) -> Vec<String> {
        let mut messages = Vec::new();
        while let (true, Some(seat)) = (messages.len() < MOVES, self.room.to_move()) {
            let choices = self.room.table.as_ref().expect("a game is played").choices();
            let mut choices: Vec<Value> = serde_json::from_str(choices.get()).expect("the house wrote this");
            let rats = |choice: &Value| choice["effect"]["rats"][seat.index()].as_u64().unwrap_or(0);
            if choices.iter().any(|choice| rats(choice) < TOO_MANY_RATS) {
                choices.retain(|choice| rats(choice) < TOO_MANY_RATS);
            }
            let action = choices.swap_remove(messages.len() * 31 % choices.len())["action"].take();
            let (id, seq) = (messages.len().to_string(), self.room.seq);
            let message = json!({"type": "act", "id": id, "seq": seq, "action": action}).to_string();
            drop(self.hear(&message));
            messages.push(message);
        }
        messages
    }

    /// Does what a message says, and makes ready what is written down and told of it.
    pub fn hear(&mut self, message: &str) -> Done {
        let Ok(Said::Act { id, seq, action }) = Said::read(message) else { panic!("this is no move: {message}") };
        let seat = self.room.to_move().expect("the game goes on");
        self.room.check_seq(seq).expect("an answer to this position");
        self.room.check_active(seat).expect("nobody has resigned");
        let input = Input { seat: Some(seat), action: &action, at: None };
        let known = self.room.playing().expect("a game is played").id_of(input).expect("a choice");
        let deed = self.room.acted(Some(seat), action, Some(id.clone()), Some(known));
        let entry = entry(TABLE, seq + 1, NOW, &deed);
        self.room.apply(deed, NOW).expect("it was checked");
        let told = self.audience.update(&self.room, Some((seat.index() as SocketId, &id)));
        Done { _entry: entry, _told: told }
    }
}
