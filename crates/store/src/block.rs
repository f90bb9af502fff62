//! Whom the host does not let in, and what they have everybody told.

use rusqlite::{Connection, OptionalExtension as _, params};

use crate::{Error, Store};

/// Somebody who is not let in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// A guest or an address, as the house writes them.
    pub who: String,
    /// Milliseconds since 1970.
    pub since: u64,
}

impl Store {
    pub async fn blocks(&self) -> Result<Vec<Block>, Error> {
        let question = |connection: &Connection| {
            let mut statement = connection.prepare_cached("SELECT who, since FROM blocks ORDER BY since, who")?;
            let rows = statement
                .query_map([], |row| Ok(Block { who: row.get(0)?, since: row.get::<_, i64>(1)?.cast_unsigned() }))?;
            Ok(rows.collect::<Result<_, _>>()?)
        };
        self.readers.list(question).await
    }

    pub async fn block(&self, block: Block) -> Result<(), Error> {
        let change = move |connection: &Connection| {
            let mut statement =
                connection.prepare_cached("INSERT INTO blocks (who, since) VALUES (?1, ?2) ON CONFLICT DO NOTHING")?;
            Ok(statement.execute(params![block.who, block.since.cast_signed()])?)
        };
        self.writer.change(change).await.map(drop)
    }

    pub async fn unblock(&self, who: String) -> Result<(), Error> {
        let change = move |connection: &Connection| {
            Ok(connection.prepare_cached("DELETE FROM blocks WHERE who = ?1")?.execute([&who])?)
        };
        self.writer.change(change).await.map(drop)
    }

    /// What everybody is told, if anything.
    pub async fn notice(&self) -> Result<Option<String>, Error> {
        let question = |connection: &Connection| {
            Ok(connection.query_row("SELECT text FROM notice", [], |row| row.get(0)).optional()?)
        };
        self.readers.look_up(question).await
    }

    /// Has everybody told this from now on, or nothing.
    pub async fn save_notice(&self, text: Option<String>) -> Result<(), Error> {
        let change = move |connection: &Connection| {
            let forgotten = connection.execute("DELETE FROM notice", [])?;
            Ok(match &text {
                Some(text) => connection.execute("INSERT INTO notice (text) VALUES (?1)", [text])?,
                None => forgotten,
            })
        };
        self.writer.change(change).await.map(drop)
    }
}
