//! Where a house comes from, as it was at one moment.

use std::path::Path;
use std::pin::pin;

use futures_util::StreamExt as _;
use rusqlite::Connection;

use super::tables::{ENTRIES, Table};
use super::{Cells, NotMoved, Place, alone};
use crate::postgres::session::{self, Session};
use crate::postgres::trouble::Failure;
use crate::postgres::{Address, schema};
use crate::question::Row;
use crate::sqlite::{copy, file};
use crate::{Error, RoomId, Store};

pub(super) enum Source {
    Sqlite { house: Connection, log_version: u32 },
    Postgres { house: Session },
}

impl Source {
    pub(super) async fn open(place: &Place, log_version: u32) -> Result<Self, Error> {
        match place {
            Place::File(house) => open_file(house, log_version).await,
            Place::Postgres(address) => open_database(address, log_version).await,
        }
    }

    pub(super) async fn count(&mut self, table: Table) -> Result<u64, Error> {
        let count = format!("SELECT count(*) FROM {}", table.name);
        match self {
            Self::Sqlite { house, .. } => Ok(house.query_row(&count, [], |row| row.get::<_, i64>(0))?.cast_unsigned()),
            Self::Postgres { house } => super::count(house, &count).await,
        }
    }

    /// Hands over every row of a table, and every entry behind the one before it.
    pub(super) async fn each(
        &mut self,
        table: Table,
        mut hand_over: impl AsyncFnMut(Cells) -> Result<(), NotMoved>,
    ) -> Result<(), NotMoved> {
        match self {
            Self::Sqlite { house, log_version } => {
                let columns = table.names().replace("version", &log_version.to_string());
                let order = if table == ENTRIES { "ORDER BY id" } else { "" };
                let rows = format!("SELECT {columns} FROM {} {order}", table.name);
                let failed = |error: rusqlite::Error| NotMoved::From(error.into());
                let mut statement = house.prepare(&rows).map_err(failed)?;
                let mut rows = statement.query([]).map_err(failed)?;
                while let Some(row) = rows.next().map_err(failed)? {
                    hand_over(table.read(&Row::Sqlite(row)).map_err(NotMoved::From)?).await?;
                }
            }
            Self::Postgres { house } => {
                let rows = if table == ENTRIES {
                    // Table by table, and where something happened last comes last.
                    "SELECT room, seq, at, version::BIGINT, entry FROM entries
                     JOIN (SELECT room, max(at) AS last FROM entries GROUP BY room) AS tables USING (room)
                     ORDER BY last, room, seq"
                        .to_owned()
                } else {
                    format!("SELECT {} FROM {}", table.names(), table.name)
                };
                let mut rows = pin!(house.stream(&rows).await.map_err(|failure| NotMoved::From(failure.error()))?);
                while let Some(row) = rows.next().await {
                    let row = row.map_err(|error| NotMoved::From(error.into()))?;
                    hand_over(table.read(&Row::Postgres(&session::Row::Wire(row))).map_err(NotMoved::From)?).await?;
                }
            }
        }
        Ok(())
    }
}

async fn open_file(house: &Path, log_version: u32) -> Result<Source, Error> {
    copy::sound(&file::open_to_read(house)?)?;
    // One that an older program has left is brought up to date first.
    Store::open(house).await?.close().await?;
    let house = file::open(house)?;
    house.execute_batch("PRAGMA query_only = TRUE; BEGIN")?;
    Ok(Source::Sqlite { house, log_version })
}

async fn open_database(address: &Address, log_version: u32) -> Result<Source, Error> {
    schema::bring_up_to_date_what_is_there(address).await?;
    let mut house = Session::open(address).await?;
    let begin = "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET enable_seqscan = on;
         BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
    house.execute(begin).await.map_err(Failure::error)?;
    alone(&mut house).await?;
    let newer = format!("SELECT room FROM entries WHERE version > {log_version} LIMIT 1");
    let newer = house.ask(&newer, &[]).await.map_err(Failure::error)?;
    match newer.rows.first() {
        Some(row) => Err(Error::NewerEntry { room: RoomId(row.try_get(0)?) }),
        None => Ok(Source::Postgres { house }),
    }
}
