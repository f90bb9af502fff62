//! The store on a real disk.
#![expect(clippy::disallowed_methods, reason = "files are damaged, and looked into")]

mod copies;
mod guests;
mod lists;
mod log;
mod people;
mod results;

use store::{Appending, Finish, GuestId, LogEntry, Phase, RoomId, RoomRow, Store};
use tempfile::TempDir;

const ROOM: RoomId = RoomId(7);

async fn open(folder: &TempDir) -> Store {
    Store::open(&file(folder)).await.expect("a store in a folder of our own")
}

fn file(folder: &TempDir) -> std::path::PathBuf {
    folder.path().join("house.sqlite")
}

fn entry(room: RoomId, seq: u64) -> LogEntry {
    LogEntry { room, seq, at: 1000 + seq, entry: format!("{{\"number\":{seq}}}") }
}

fn row(room: RoomId, phase: Phase, changed: u64) -> RoomRow {
    RoomRow {
        room,
        changed,
        game: "piratz".to_owned(),
        phase,
        public: true,
        host: GuestId(1),
        kings: false,
        origin: None,
        wake_at: None,
        sitters: vec![GuestId(1)],
        owners: Vec::new(),
        summary: format!("summary of {room}"),
    }
}

fn finish(room: RoomId) -> Finish {
    Finish { room, game: "piratz".to_owned(), at: 50, result: format!("how {room} ended") }
}

/// Entries with what lists say from then on, and how the game ended.
fn with_row(entries: Vec<LogEntry>, row: RoomRow, finish: Option<Finish>) -> Vec<Appending> {
    vec![Appending { entries, row: Some(row), finish, allowance: None }]
}

fn folder() -> TempDir {
    TempDir::new().expect("a temporary folder")
}
