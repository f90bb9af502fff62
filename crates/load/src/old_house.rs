//! A house that has been open for years: a million games that are over, thousands that nobody has come back to, guests who have
//! long gone, ladders, and what has had its time and is cleared away while people ask for things.
//!
//! One table of each kind is really played at; the others are copies of it under names of their own, so that what lists
//! and logs say of them is what a house says. Nobody opens a copy: its cards are others.

use std::ops::Range;
use std::path::Path;
use std::time::{Duration, Instant};

use client::{Guest, HouseClient};
use serde_json::{Value, json};
use store::{Appending, Finish, GuestId, ListedRoom, Log, LogEntry, Phase, RoomId, RoomRow, Store};

use crate::Result;
use crate::chance::Chance;
use crate::crowd;
use crate::server::Server;

/// So many tables or guests are written at a time.
const ARMFUL: usize = 500;
/// So many tables each of the guests has sat at who have long gone.
const TABLES_OF_A_GUEST: usize = 100;
/// One in so many finished games was played to its end; the others were given up.
const PLAYED_OUT: usize = 10;
/// One in so many finished games was rated.
const RATED: usize = 20;
/// One in so many finished games has had its time.
const PAST: usize = 400;
/// So many guests have not come back for longer than they are kept.
const GUESTS_PAST: usize = 2_000;
/// So many guests ask so often.
const GUESTS: usize = 4;
const QUESTIONS: usize = 500;

const DAY: u64 = 24 * 60 * 60 * 1000;
/// Longer than anything is kept unless somebody says otherwise.
const YEARS: u64 = 800 * DAY;

const GIVEN_UP: RoomId = RoomId(1);
const SLEEPING: RoomId = RoomId(2);
const FINISHED: RoomId = RoomId(3);

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
    original: RoomId,
    game: &'static str,
    phase: Phase,
    summary: String,
    log: Log,
}

/// The tables that all others are copies of.
struct Patterns {
    given_up: Pattern,
    played_out: Pattern,
    asleep: Pattern,
}

impl OldHouse {
    pub async fn measure(finished: usize, sleeping: usize, program: &Path, data: &Path) -> Result<Self> {
        let mut server = Server::start_afresh(program, data).await?;
        let guest = server.house().guest("Anna").await?;
        server.kill()?;
        let file = data.join("house.sqlite");
        let patterns = play(&mut server, &guest, &file).await?;
        let (past, guests) = (finished / PAST, guests(finished));

        let store = Store::open(&file).await?;
        welcome(&store, "guests", 0..guests, 0).await?;
        let copies = |number: usize| patterns.finished(number, guests, 1 + days_below(number, 300));
        write(&store, "finished", past..finished, copies).await?;
        store.close().await?;
        // The house itself counts what was rated.
        server.start_again().await?;
        server.kill()?;

        let store = Store::open(&file).await?;
        welcome(&store, "guests who have gone", guests..guests + GUESTS_PAST, YEARS).await?;
        let copies = |number: usize| patterns.finished(number, guests, YEARS / DAY);
        write(&store, "finished long ago", 0..past, copies).await?;
        write(&store, "asleep", 0..sleeping, |number| patterns.asleep.copy(finished + number, guests, 1)).await?;
        store.close().await?;
        let bytes = std::fs::metadata(&file)?.len();

        let ready = server.start_again().await?;
        let lobby = slowest(server.house(), &["/api/tables", "/api/tables?phase=waiting&game=piratz"]).await?;
        let session = slowest(server.house(), &["/api/session", "/api/session/tables"]).await?;
        let memory = server.memory().await?;
        Ok(Self { finished, sleeping, bytes, ready, memory, lobby, session })
    }
}

/// How many guests have sat at so many tables.
fn guests(tables: usize) -> usize {
    tables.div_ceil(TABLES_OF_A_GUEST).max(2)
}

fn days_below(number: usize, most: usize) -> u64 {
    Chance::new(number as u64).below(most) as u64
}

/// Has guests come who were here last so long ago.
async fn welcome(store: &Store, what: &str, guests: Range<usize>, gone_for: u64) -> Result<()> {
    let coming = guests.map(|number| {
        let seen = now() - gone_for;
        let guest = store::Guest { id: GuestId(number as i64), name: name(number), owner: None, since: seen, seen };
        let mut token = [0x5a; 32];
        token[..8].copy_from_slice(&number.to_be_bytes());
        async move { Ok(store.welcome(&guest, &token, 0).await.map(drop)?) }
    });
    crowd::all(format!("An old house · {what}"), coming).await.map(drop)
}

fn name(guest: usize) -> String {
    format!("Guest {guest}")
}

/// Writes tables, many at a time.
async fn write(store: &Store, what: &str, tables: Range<usize>, copy: impl Fn(usize) -> Appending) -> Result<()> {
    let armfuls = tables.len().div_ceil(ARMFUL);
    let copying = (0..armfuls).map(|armful| {
        let from = tables.start + armful * ARMFUL;
        let copies = (from..tables.end.min(from + ARMFUL)).map(&copy).collect();
        async move { Ok(store.append_all(copies).await?) }
    });
    crowd::all(format!("An old house · tables {what}"), copying).await.map(drop)
}

/// Has one game given up, one left in the middle, and one played to its end.
async fn play(server: &mut Server, guest: &Guest, file: &Path) -> Result<Patterns> {
    let store = Store::open(file).await?;
    let id: GuestId = guest.id.parse()?;
    for room in [GIVEN_UP, SLEEPING, FINISHED] {
        for (seq, deed) in (1..).zip(beginning(id, room)) {
            store.append(LogEntry { room, seq, at: now(), entry: deed.to_string() }).await?;
        }
    }
    store.close().await?;
    server.start_again().await?;
    guest.resign(&GIVEN_UP.to_string(), 0).await?;
    // Lists hear of a game that goes on when something happens there.
    act(guest, SLEEPING, 0, &mut Chance::new(1)).await?;
    let mut chance = Chance::new(2);
    while let Some(seat) = ask(guest, &format!("/api/tables/{FINISHED}")).await?["to_move"].as_u64() {
        act(guest, FINISHED, seat, &mut chance).await?;
    }
    server.kill()?;

    let store = Store::open(file).await?;
    let listed = store.of_guest(id, None, 3).await?;
    let pattern = async |original: RoomId, phase: Phase| -> Result<Pattern> {
        let game = game(original);
        let found = listed.iter().find(|ListedRoom { place, .. }| place.room == original);
        let summary = found.map(|listed| listed.summary.clone()).ok_or("lists do not know a table")?;
        Ok(Pattern { original, game, phase, summary, log: store.log(original).await? })
    };
    let mut patterns = Patterns {
        given_up: pattern(GIVEN_UP, Phase::Over).await?,
        played_out: pattern(FINISHED, Phase::Over).await?,
        asleep: pattern(SLEEPING, Phase::Playing).await?,
    };
    // With other cards, what was done there could not be done.
    patterns.asleep.log.truncate(beginning(id, SLEEPING).len());
    store.close().await?;
    Ok(patterns)
}

async fn ask(guest: &Guest, page: &str) -> Result<Value> {
    Ok(serde_json::from_slice(guest.get(page).await?.body())?)
}

/// Does anything that can be done.
async fn act(guest: &Guest, room: RoomId, seat: u64, chance: &mut Chance) -> Result<()> {
    let turn = ask(guest, &format!("/api/tables/{room}/turn?seat={seat}")).await?;
    let choices = turn["choices"].as_array().ok_or("nobody can do anything")?;
    let action = &choices[chance.below(choices.len())]["action"];
    let acting = json!({"seat": seat, "id": turn["seq"].to_string(), "seq": turn["seq"], "action": action});
    let reply = guest.post(&format!("/api/tables/{room}/act"), &acting).await?;
    if reply.status().is_success() { Ok(()) } else { Err(format!("{room}: {}", reply.status()).into()) }
}

/// What is played where: whoever plays at random is at the end of Rat Hot after some tens of moves, and of Piratz after hundreds.
fn game(room: RoomId) -> &'static str {
    if room == FINISHED { "rat-hot" } else { "piratz" }
}

/// Somebody plays against a bot, or against somebody beside them, as the first houses wrote it down.
fn beginning(guest: GuestId, room: RoomId) -> [Value; 4] {
    let terms = json!({"game": game(room), "players": 2, "options": {}});
    let person = |name: &str| json!({"person": {"guest": guest, "name": name, "bytes": "00".repeat(16)}});
    let bot = json!({"bot": {"level": "rat", "name": "Rat 2"}});
    let other = if room == FINISHED { person("Jan") } else { bot };
    [
        json!({"opened": {"terms": terms, "host": guest, "secret": "5e".repeat(32), "invite": "1f".repeat(16)}}),
        json!({"sat": {"seat": 0, "sitter": person("Anna")}}),
        json!({"sat": {"seat": 1, "sitter": other}}),
        json!("started"),
    ]
}

impl Patterns {
    /// A game that is over, and how it ended if it was rated.
    fn finished(&self, number: usize, guests: usize, days: u64) -> Appending {
        let pattern = if number.is_multiple_of(PLAYED_OUT) { &self.played_out } else { &self.given_up };
        let mut copy = pattern.copy(number, guests, days);
        if let Some(row) = copy.row.as_mut().filter(|_| number.is_multiple_of(RATED)) {
            let rivals = [row.host, GuestId((row.host.0 + 1) % guests as i64)];
            row.sitters = rivals.to_vec();
            let players = rivals.map(|guest| json!({"person": {"guest": guest, "name": name(guest.0 as usize)}}));
            let ended = json!({"winners": [number / RATED % 2], "points": [30, 20], "reason": "points"});
            let result = json!({"players": players, "ended": ended, "resigned": [], "public": row.public});
            copy.finish =
                Some(Finish { room: row.room, game: row.game.clone(), at: row.changed, result: result.to_string() });
        }
        copy
    }
}

impl Pattern {
    /// The same at another table, so many days ago.
    fn copy(&self, number: usize, guests: usize, days: u64) -> Appending {
        let mut chance = Chance::new(number as u64 + 1);
        let random = ((chance.below(1 << 31) as u64) << 32 | chance.below(1 << 31) as u64).to_be_bytes();
        let room = RoomId::new(random);
        let changed = now() - days * DAY;
        let entries =
            (1..).zip(&self.log).map(|(seq, (_, entry))| LogEntry { room, seq, at: changed, entry: entry.clone() });
        let host = GuestId((number / TABLES_OF_A_GUEST % guests) as i64);
        let row = RoomRow {
            room,
            changed,
            game: self.game.to_owned(),
            phase: self.phase,
            public: number.is_multiple_of(2),
            host,
            kings: false,
            origin: None,
            wake_at: None,
            sitters: vec![host],
            owners: Vec::new(),
            summary: self.summary.replace(&self.original.to_string(), &room.to_string()),
        };
        Appending { entries: entries.collect(), row: Some(row), ..Appending::default() }
    }
}

/// How long the slowest of a hundred takes, when a few guests ask for these again and again.
async fn slowest(house: &HouseClient, pages: &'static [&'static str]) -> Result<Duration> {
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
