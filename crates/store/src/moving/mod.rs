//! A whole house, moved from where it is kept to another place: all of it, or nothing.

mod source;
mod tables;
mod target;

use std::path::PathBuf;

use tokio::runtime::Handle;

use crate::postgres::session::Session;
use crate::postgres::trouble::Failure;
use crate::value::Value;
use crate::{Address, Error};
use source::Source;
use tables::TABLES;
use target::Target;

/// Where a house is kept.
#[derive(Clone, Debug)]
pub enum Place {
    File(PathBuf),
    Postgres(Box<Address>),
}

/// Why a house has not moved. Where it was to go there is nothing, or nothing but an empty house.
#[derive(Debug)]
pub enum NotMoved {
    From(Error),
    To(Error),
    /// A house is there already.
    Occupied,
}

/// How far a house has moved, in rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    pub done: u64,
    pub of: u64,
}

/// So often somebody is told how far it is.
const TOLD_EVERY: u64 = 1000;

/// Copies a house that nobody has open to a place where there is none, and tells how far it is now and then. Entries are
/// taken to be of this version of the language of logs where nobody has noted it; those in a higher one are refused. Tells of
/// how many rows the house consists.
pub async fn move_in(
    from: Place,
    to: Place,
    log_version: u32,
    progress: impl FnMut(Progress) + Send + 'static,
) -> Result<u64, NotMoved> {
    // One of the two is a file, which keeps whoever reads or writes it waiting.
    let handle = Handle::current();
    let moving = tokio::task::spawn_blocking(move || handle.block_on(copy(&from, &to, log_version, progress)));
    moving.await.unwrap_or(Err(NotMoved::To(Error::Panicked)))
}

async fn copy(from: &Place, to: &Place, log_version: u32, mut progress: impl FnMut(Progress)) -> Result<u64, NotMoved> {
    let mut source = Source::open(from, log_version).await.map_err(NotMoved::From)?;
    let mut target = Target::open(to).await?;
    let mut counts = Vec::new();
    for table in TABLES {
        counts.push(source.count(table).await.map_err(NotMoved::From)?);
    }
    let (mut done, of) = (0, counts.iter().sum::<u64>());
    for (table, count) in TABLES.into_iter().zip(counts) {
        source
            .each(table, async |cells| {
                if done % TOLD_EVERY == 0 {
                    progress(Progress { done, of });
                }
                done += 1;
                target.put(table, cells).await.map_err(NotMoved::To)
            })
            .await?;
        target.complete(table, count).await.map_err(NotMoved::To)?;
    }
    target.finish().await.map_err(NotMoved::To)?;
    progress(Progress { done, of });
    Ok(done)
}

/// A row, column by column.
type Cells = Vec<Value<'static>>;

async fn count(house: &mut Session, question: &str) -> Result<u64, Error> {
    let answer = house.ask(question, &[]).await.map_err(Failure::error)?;
    let count = answer.rows.first().map(|row| row.try_get(0)).transpose()?;
    Ok(count.map_or(0, i64::cast_unsigned))
}

/// That no node keeps a house.
async fn alone(house: &mut Session) -> Result<(), Error> {
    let beating = "SELECT count(*) FROM nodes WHERE beat > house_time() - 5000";
    if count(house, beating).await? == 0 { Ok(()) } else { Err(Error::Held) }
}
