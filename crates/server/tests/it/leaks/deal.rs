//! A table whose deal is fixed. Whatever could differ between two houses is the same in all of them: ids, names,
//! tokens, times and the secret of the shuffles. Only the order of the pile is not.

use catalog::{Entry, Fairness, Order, Shelf, Source, Table};
use client::Guest;
use ratskeller_core::{Hex, Rng};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use store::{GuestId, RoomId, Store};

use crate::cluster::Cellar;
use crate::house::{FILE, TestHouse, folder};

const ROOM: RoomId = RoomId(0x7ab1_e000_0000_0001);
const SECRET: Hex<32> = Hex([0x5e; 32]);
const INVITE: Hex<16> = Hex([0x1f; 16]);
const LOG_VERSION: u32 = 1;
const OPENED: u64 = 1_794_780_000_000;

/// How guests are known: in seat order, the first is the host.
fn guest(seat: usize) -> GuestId {
    GuestId(0x60e5_7000_0000_0000 + seat as i64)
}

fn token(seat: usize) -> Hex<32> {
    Hex([0x70 + seat as u8; 32])
}

fn bytes(seat: usize) -> Hex<16> {
    Hex([0xb0 + seat as u8; 16])
}

fn name(seat: usize) -> String {
    format!("guest {seat}")
}

#[derive(Clone)]
pub struct Deal {
    pub players: usize,
    game: &'static str,
    options: Value,
    pile: Vec<Value>,
}

impl Deal {
    /// Any order of the game's cards.
    pub fn new(game: &'static str, players: usize, options: Value, rng: &mut Rng) -> Self {
        let mut deal = Self { game, players, options, pile: Vec::new() };
        deal.pile = match game {
            "rat-hot" => (0..42).map(Value::from).collect(),
            "rat-a-tat-cat" => (0..54).map(Value::from).collect(),
            // Which cards are in play depends on the number of players.
            _ => {
                let state: Value = serde_json::from_str(deal.open(Value::Null).state().get()).unwrap();
                state["pile"].as_array().unwrap().clone()
            }
        };
        rng.shuffle(&mut deal.pile);
        deal
    }

    /// The same, with a few cards exchanged, often among those that will be played.
    pub fn exchanged(&self, rng: &mut Rng) -> Self {
        let mut other = self.clone();
        let reach = other.pile.len() >> rng.below(2);
        for _ in 0..=rng.below(3) {
            other.pile.swap(rng.below(reach as u32) as usize, rng.below(reach as u32) as usize);
        }
        other
    }

    /// The game as it will be dealt in the house.
    pub fn table(&self) -> Box<dyn Table> {
        self.open(json!({"pile": self.pile}))
    }

    fn fairness(&self) -> Fairness {
        Fairness::new(ROOM.to_string(), SECRET, (0..self.players).map(bytes).collect())
    }

    fn open(&self, setup: Value) -> Box<dyn Table> {
        let game = Entry::named(self.game).unwrap();
        let order = Order {
            deck: Shelf::default().find(game, &Value::Null).unwrap(),
            players: self.players,
            names: Some((0..self.players).map(name).collect()),
            options: self.options.clone(),
            setup,
            source: Source::Fairness(self.fairness()),
        };
        game.open(order).unwrap()
    }

    pub fn room() -> String {
        ROOM.to_string()
    }

    /// A house where this game has just begun. No guest could order it: it is written into the log beforehand.
    pub async fn house(&self) -> TestHouse {
        self.house_after(&[]).await
    }

    /// A house where this was done in the game already.
    pub async fn house_after(&self, done: &[(usize, Value)]) -> TestHouse {
        let folder = folder();
        self.write(&Store::open(&folder.path().join(FILE)).await.unwrap(), done).await;
        TestHouse::open_in(folder, |_| {}).await
    }

    /// The same house, kept by two nodes.
    pub async fn nodes(&self, cellar: &Cellar) -> [TestHouse; 2] {
        let store = Store::connect(&cellar.address(), LOG_VERSION).await.unwrap();
        self.write(&store, &[]).await;
        store.close().await.unwrap();
        cellar.nodes().await
    }

    async fn write(&self, store: &Store, done: &[(usize, Value)]) {
        let done = done.iter().map(|(seat, action)| json!({"acted": {"seat": seat, "action": action}}));
        for (seq, deed) in (1..).zip(self.deeds().into_iter().chain(done)) {
            store.append(store::LogEntry { room: ROOM, seq, at: OPENED, entry: deed.to_string() }).await.unwrap();
        }
        for seat in 0..self.players {
            let guest = store::Guest { id: guest(seat), name: name(seat), owner: None, since: OPENED, seen: OPENED };
            store.welcome(&guest, &Sha256::digest(token(seat).0).into(), 0).await.unwrap();
        }
    }

    fn deeds(&self) -> Vec<Value> {
        let options: Value = serde_json::from_str(self.open(Value::Null).options().get()).unwrap();
        let opened = json!({"opened": {
            "terms": {"game": self.game, "players": self.players, "options": options},
            "host": guest(0),
            "secret": SECRET,
            "invite": INVITE,
            "setup": {"pile": self.pile},
        }});
        let sat = |seat: usize| {
            json!({"sat": {
                "seat": seat,
                "sitter": {"person": {"guest": guest(seat), "name": name(seat), "bytes": bytes(seat)}},
            }})
        };
        [opened].into_iter().chain((0..self.players).map(sat)).chain([json!("started")]).collect()
    }

    /// Everybody who sits at the table: they come to one node after another.
    pub async fn guests(&self, nodes: &[&TestHouse]) -> Vec<Guest> {
        let mut guests = Vec::new();
        for seat in 0..self.players {
            guests.push(nodes[seat % nodes.len()].door().returning(&token(seat).to_string()).await.unwrap());
        }
        guests
    }

    /// What a viewer must not hear before the game is over: the secret and the seed, the bytes and tokens of all seats
    /// and who the others are; for somebody looking on, the invitation too.
    pub fn secrets(&self, viewer: usize) -> Vec<String> {
        let everybodys = (0..self.players).flat_map(|seat| [token(seat).to_string(), bytes(seat).to_string()]);
        let others = (0..self.players).filter(|&seat| seat != viewer).map(|seat| guest(seat).to_string());
        let invite = (viewer == self.players).then(|| INVITE.to_string());
        let seed = self.fairness().seed().to_string();
        everybodys.chain(others).chain(invite).chain([SECRET.to_string(), seed]).collect()
    }
}
