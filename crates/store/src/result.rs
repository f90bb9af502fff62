//! How rated games ended, and what that comes to for whoever played.

use rusqlite::{Connection, OptionalExtension as _, Row, params};

use crate::{Error, LONGEST_LIST, RoomId, Store};

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
pub struct NumberedFinish {
    pub number: i64,
    pub finish: Finish,
}

/// How somebody stands in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptStanding {
    pub game: String,
    pub player: String,
    pub standing: String,
}

/// What the results up to one of them come to, as far as it has changed since it was written down last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The number of the last result that counts.
    pub last: i64,
    pub standings: Vec<KeptStanding>,
    /// What games did to the ratings of those who played them.
    pub changes: Vec<(RoomId, String)>,
}

impl Finish {
    /// A game ends once, however often that is said. Its number comes after all that were ever counted, also those that
    /// have been forgotten.
    pub(crate) fn save(&self, connection: &Connection) -> Result<usize, Error> {
        let mut statement = connection.prepare_cached(
            "INSERT INTO results (id, room, game, at, result)
             SELECT 1 + max(coalesce((SELECT max(id) FROM results), 0), (SELECT result FROM counted)), ?1, ?2, ?3, ?4
             WHERE TRUE ON CONFLICT (room) DO NOTHING",
        )?;
        Ok(statement.execute(params![self.room.0, self.game, self.at.cast_signed(), self.result])?)
    }
}

pub(crate) fn kept(row: &Row) -> rusqlite::Result<NumberedFinish> {
    let (room, at) = (RoomId(row.get(1)?), row.get::<_, i64>(3)?.cast_unsigned());
    let finish = Finish { room, game: row.get(2)?, at, result: row.get(4)? };
    Ok(NumberedFinish { number: row.get(0)?, finish })
}

impl Store {
    /// The first of the finishes after this one, as many as a list holds.
    pub async fn finishes_after(&self, number: i64) -> Result<Vec<NumberedFinish>, Error> {
        let question = move |connection: &Connection| {
            let mut statement = connection
                .prepare_cached("SELECT id, room, game, at, result FROM results WHERE id > ?1 ORDER BY id LIMIT ?2")?;
            let rows = statement.query_map(params![number, LONGEST_LIST as i64], kept)?;
            Ok(rows.collect::<Result<_, _>>()?)
        };
        self.readers.list(question).await
    }

    /// What the results up to one of them come to, as it was written down last.
    pub async fn tally(&self) -> Result<Tally, Error> {
        let question = |connection: &Connection| {
            let last = connection.query_row("SELECT result FROM counted", [], |row| row.get(0))?;
            let mut statement = connection.prepare_cached("SELECT game, player, standing FROM standings")?;
            let rows = statement.query_map([], |row| {
                Ok(KeptStanding { game: row.get(0)?, player: row.get(1)?, standing: row.get(2)? })
            })?;
            Ok(Tally { last, standings: rows.collect::<Result<_, _>>()?, changes: Vec::new() })
        };
        self.readers.list(question).await
    }

    /// Writes down what has changed since the last time.
    pub async fn save_tally(&self, tally: Tally) -> Result<(), Error> {
        let change = move |connection: &Connection| {
            let mut statement = connection.prepare_cached(
                "INSERT INTO standings (game, player, standing) VALUES (?1, ?2, ?3)
                 ON CONFLICT (game, player) DO UPDATE SET standing = excluded.standing",
            )?;
            for KeptStanding { game, player, standing } in &tally.standings {
                statement.execute([game, player, standing])?;
            }
            let mut statement = connection.prepare_cached("UPDATE results SET changes = ?2 WHERE room = ?1")?;
            for (room, changes) in &tally.changes {
                statement.execute(params![room.0, changes])?;
            }
            Ok(connection.execute("UPDATE counted SET result = ?1", [tally.last])?)
        };
        self.writer.change(change).await.map(drop)
    }

    /// What a table's game did to the ratings of those who played it, if that was written down.
    pub async fn changes(&self, room: RoomId) -> Result<Option<String>, Error> {
        let question = move |connection: &Connection| {
            let mut statement = connection.prepare_cached("SELECT changes FROM results WHERE room = ?1")?;
            Ok(statement.query_row([room.0], |row| row.get::<_, Option<_>>(0)).optional()?.flatten())
        };
        self.readers.look_up(question).await
    }
}
