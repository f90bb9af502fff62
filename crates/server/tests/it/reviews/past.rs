//! A game that was played to its end before the house opened: its log is written beforehand.

use catalog::{Entry, Fairness, Input, Level, Order, Shelf, Source, Table};
use client::Guest;
use ratskeller_core::{Hex, Rng, Seed};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use store::{GuestId, RoomId, Store};
use tempfile::TempDir;

use crate::house::{FILE, TestHouse, folder};

const GUEST: GuestId = GuestId(0x60e5_7000_0000_0001);
const TOKEN: Hex<32> = Hex([0x70; 32]);
const BYTES: Hex<16> = Hex([0xb0; 16]);
const SECRET: Hex<32> = Hex([0x5e; 32]);
const OPENED: u64 = 1_794_780_000_000;

pub struct Past {
    room: RoomId,
    game: &'static str,
    private: bool,
    pub table: Box<dyn Table>,
}

impl Past {
    /// A guest against a rat, both of whom play as rats do. Each number is another game.
    pub fn new(number: u8, game: &'static str, options: Value) -> Self {
        let room = RoomId(0x7ab1_e000_0000_0100 + i64::from(number));
        let entry = Entry::named(game).unwrap();
        let order = Order {
            deck: Shelf::default().find(entry, &Value::Null).unwrap(),
            players: 2,
            names: Some(vec!["Þóra".to_owned(), "Jan".to_owned()]),
            options,
            setup: Value::Null,
            source: Source::Fairness(Fairness::new(room.to_string(), SECRET, vec![BYTES, Hex([0; 16])])),
        };
        let mut table = entry.open(order).unwrap();
        let rng = &mut Rng::new(Seed([number; 32]));
        while let Some(seat) = table.to_move() {
            let action = table.mind(seat).unwrap().think(Level::Rat, rng, &mut || false).action;
            table.act_by_id(Input { seat: Some(seat), action, at: Some(OPENED) }).unwrap();
        }
        Self { room, game, private: false, table }
    }

    /// A game that is quickly played, and quickly thought about.
    pub fn short(number: u8) -> Self {
        Self::new(number, "rat-a-tat-cat", json!({"until": {"rounds": 1}}))
    }

    pub fn private(self) -> Self {
        Self { private: true, ..self }
    }

    pub fn page(&self, page: &str) -> String {
        format!("/api/tables/{}/{page}", self.room)
    }

    fn deeds(&self) -> Vec<Value> {
        let options: Value = serde_json::from_str(self.table.options().get()).unwrap();
        let opened = json!({"opened": {
            "terms": {"game": self.game, "players": 2, "options": options, "private": self.private},
            "host": GUEST,
            "secret": SECRET,
            "invite": Hex([0x1f; 16]),
        }});
        let person =
            json!({"sat": {"seat": 0, "sitter": {"person": {"guest": GUEST, "name": "Þóra", "bytes": BYTES}}}});
        let bot = json!({"sat": {"seat": 1, "sitter": {"bot": {"level": "rat", "name": "Jan"}}}});
        let record = self.table.record();
        let acted = record.inputs().map(|input| json!({"acted": {"seat": input.seat, "action": input.action}}));
        [opened, person, bot, json!("started")].into_iter().chain(acted).collect()
    }
}

/// A house that remembers these games, and the guest who played them.
pub async fn house_with(games: &[Past]) -> (TestHouse, Guest) {
    let house = TestHouse::open_in(folder_with(games).await, |_| {}).await;
    let guest = returning(&house).await;
    (house, guest)
}

/// What such a house keeps.
pub async fn folder_with(games: &[Past]) -> TempDir {
    let folder = folder();
    let store = Store::open(&folder.path().join(FILE)).await.unwrap();
    for game in games {
        for (seq, deed) in (1..).zip(game.deeds()) {
            store.append(store::LogEntry { room: game.room, seq, at: OPENED, entry: deed.to_string() }).await.unwrap();
        }
    }
    let guest = store::Guest { id: GUEST, name: "Þóra".to_owned(), owner: None, since: OPENED, seen: OPENED };
    store.welcome(&guest, &Sha256::digest(TOKEN.0).into(), 0).await.unwrap();
    drop(store);
    folder
}

/// The guest who played, in a house that was opened again.
pub async fn returning(house: &TestHouse) -> Guest {
    house.door().returning(&TOKEN.to_string()).await.unwrap()
}
