//! How rated games ended.

use sqlx::{Error, Row as _};

use crate::{LONGEST_LIST, RoomId, Store};

/// How a rated game has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finish {
    pub room: RoomId,
    pub game: String,
    /// Milliseconds since 1970.
    pub at: u64,
    pub result: String,
}

/// A finish, and its place among all of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    pub number: i64,
    pub finish: Finish,
}

impl Store {
    /// The first of the finishes after this one, as many as a list holds.
    pub async fn finishes_after(&self, number: i64) -> Result<Vec<Kept>, Error> {
        let rows = sqlx::query("SELECT id, room, game, at, result FROM results WHERE id > $1 ORDER BY id LIMIT $2");
        let rows = rows.bind(number).bind(LONGEST_LIST).fetch_all(&self.readers).await?;
        let read = |row: &sqlx::sqlite::SqliteRow| {
            let finish = Finish {
                room: RoomId(row.try_get(1)?),
                game: row.try_get(2)?,
                at: row.try_get::<i64, _>(3)?.cast_unsigned(),
                result: row.try_get(4)?,
            };
            Ok(Kept { number: row.try_get(0)?, finish })
        };
        rows.iter().map(read).collect()
    }
}
