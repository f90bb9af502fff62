//! A house that has been open for years: a million games that are over and thousands that nobody has come back to.
//!
//! One table of each kind is really played at; the others are copies of it under names of their own, so that what lists
//! and logs say of them is what a house says.

use std::path::Path;
use std::time::{Duration, Instant};

use client::{Guest, House};
use serde_json::{Value, json};
use store::{Appending, Card, Entry, GuestId, Listed, Log, Phase, RoomId, Store};

use crate::Result;
use crate::chance::Chance;
use crate::crowd;
use crate::server::Server;

/// So many tables are written at a time.
const ARMFUL: usize = 500;
/// So many tables each of the guests has sat at who have long gone.
const TABLES_OF_A_GUEST: usize = 100;
/// So many guests ask so often.
const GUESTS: usize = 4;
const QUESTIONS: usize = 500;

const DAY: u64 = 24 * 60 * 60 * 1000;

const FINISHED: RoomId = RoomId(1);
const SLEEPING: RoomId = RoomId(2);

/// What is shown of a house.
#[derive(Debug)]
pub struct OldHouse {
    pub finished: usize,
    pub sleeping: usize,
    pub bytes: u64,
    /// From starting the server until it says that it is ready.
    pub ready: Duration,
    pub memory: u64,
    /// How long the slowest of a hundred answers takes.
    pub lobby: Duration,
    pub session: Duration,
}

/// A table to be copied.
struct Pattern {
    phase: Phase,
    text: String,
    log: Log,
}

impl OldHouse {
    pub async fn measure(finished: usize, sleeping: usize, program: &Path, data: &Path) -> Result<Self> {
        let mut server = Server::start_afresh(program, data).await?;
        let guest = server.house().guest("Anna").await?;
        server.kill()?;
        let file = data.join("house.sqlite");
        let patterns = play(&mut server, &guest, &file).await?;

        let store = Store::open(&file).await?;
        for (pattern, tables) in patterns.iter().zip([finished, sleeping]) {
            let what = format!("An old house · tables that are {}", pattern.phase.name());
            let copying = (0..tables.div_ceil(ARMFUL)).map(|armful| {
                let tables = armful * ARMFUL..tables.min((armful + 1) * ARMFUL);
                let copies = tables.map(|number| pattern.copy(number)).collect();
                let store = store.clone();
                async move { Ok(store.append_all(copies).await?) }
            });
            crowd::all(what, copying).await?;
        }
        store.close().await?;
        let bytes = std::fs::metadata(&file)?.len();

        let ready = server.start_again().await?;
        let lobby = slowest(server.house(), &["/api/tables", "/api/tables?phase=waiting&game=piratz"]).await?;
        let session = slowest(server.house(), &["/api/session", "/api/session/tables"]).await?;
        let memory = server.memory().await?;
        Ok(Self { finished, sleeping, bytes, ready, memory, lobby, session })
    }
}

/// Has one game given up and one left in the middle.
async fn play(server: &mut Server, guest: &Guest, file: &Path) -> Result<[Pattern; 2]> {
    let store = Store::open(file).await?;
    let id: GuestId = guest.id.parse()?;
    for room in [FINISHED, SLEEPING] {
        for (seq, deed) in (1..).zip(beginning(id)) {
            store.append(Entry { room, seq, at: now(), entry: deed.to_string() }).await?;
        }
    }
    store.close().await?;
    server.start_again().await?;
    guest.resign(&FINISHED.to_string(), 0).await?;
    // Lists hear of a game that goes on when something happens there.
    let turn = guest.get(&format!("/api/tables/{SLEEPING}/turn?seat=0")).await?;
    let turn: Value = serde_json::from_slice(turn.body())?;
    let acting = json!({"seat": 0, "id": "a", "seq": turn["seq"], "action": turn["choices"][0]["action"]});
    guest.post(&format!("/api/tables/{SLEEPING}/act"), &acting).await?;
    server.kill()?;

    let store = Store::open(file).await?;
    let listed = store.of_guest(id, None, 2).await?;
    let text = |room: RoomId| {
        let found = listed.iter().find(|Listed { place, .. }| place.room == room);
        found.map(|listed| listed.text.clone()).ok_or("lists do not know a table")
    };
    let [over, asleep] = [text(FINISHED)?, text(SLEEPING)?];
    let mut left = store.log(SLEEPING).await?;
    // With other cards, what was done there could not be done.
    left.truncate(beginning(id).len());
    let patterns = [
        Pattern { phase: Phase::Over, text: over, log: store.log(FINISHED).await? },
        Pattern { phase: Phase::Playing, text: asleep, log: left },
    ];
    store.close().await?;
    Ok(patterns)
}

/// Somebody plays against a bot, as the first houses wrote it down.
fn beginning(guest: GuestId) -> [Value; 4] {
    let terms = json!({"game": "piratz", "players": 2, "options": {}});
    let person = json!({"guest": guest, "name": "Anna", "bytes": "00".repeat(16)});
    [
        json!({"opened": {"terms": terms, "host": guest, "secret": "5e".repeat(32), "invite": "1f".repeat(16)}}),
        json!({"sat": {"seat": 0, "sitter": {"person": person}}}),
        json!({"sat": {"seat": 1, "sitter": {"bot": {"level": "rat", "name": "Rat 2"}}}}),
        json!("started"),
    ]
}

impl Pattern {
    /// The same at another table, some time in the last year.
    fn copy(&self, number: usize) -> Appending {
        let mut chance = Chance::new(number as u64 + 1);
        let random = ((chance.below(1 << 31) as u64) << 32 | chance.below(1 << 31) as u64).to_be_bytes();
        let room = RoomId::new(random);
        let original = if self.phase == Phase::Over { FINISHED } else { SLEEPING };
        let days = if self.phase == Phase::Over { 1 + chance.below(300) } else { 1 };
        let changed = now() - days as u64 * DAY;
        let entries =
            (1..).zip(&self.log).map(|(seq, (_, entry))| Entry { room, seq, at: changed, entry: entry.clone() });
        let host = GuestId((number / TABLES_OF_A_GUEST) as i64);
        let card = Card {
            room,
            changed,
            game: "piratz".to_owned(),
            phase: self.phase,
            public: number.is_multiple_of(2),
            host,
            kings: false,
            origin: None,
            wake_at: None,
            sitters: vec![host],
            owners: Vec::new(),
            text: self.text.replace(&original.to_string(), &room.to_string()),
        };
        Appending { entries: entries.collect(), card: Some(card), ..Appending::default() }
    }
}

/// How long the slowest of a hundred takes, when a few guests ask for these again and again.
async fn slowest(house: &House, pages: &'static [&'static str]) -> Result<Duration> {
    let asking = (0..GUESTS).map(async |number: usize| {
        let guest = house.guest(&format!("Asker {number}")).await?;
        let mut times = Vec::with_capacity(QUESTIONS);
        for page in pages.iter().cycle().take(QUESTIONS) {
            let begun = Instant::now();
            let reply = guest.get(page).await?;
            if !reply.status().is_success() {
                return Err(format!("{page}: {}", reply.status()).into());
            }
            times.push(begun.elapsed());
        }
        Ok(times)
    });
    let mut times = crowd::all("An old house · questions".to_owned(), asking).await?.concat();
    times.sort();
    Ok(times[times.len() * 99 / 100])
}

fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}
