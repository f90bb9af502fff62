//! A table's log in the book of all entries, found from its end.

use rusqlite::{Connection, params};

use super::heads::{Head, LOG};
use crate::{Error, Log, RoomId};

/// The log that ends with this entry.
pub(crate) fn log(connection: &Connection, end: Head, room: RoomId) -> Result<Log, Error> {
    let mut statement = connection.prepare_cached(&format!(
        "{LOG} SELECT entries.previous, seq, at, entry FROM log CROSS JOIN entries ON entries.id = log.id ORDER BY log.id"
    ))?;
    let mut rows = statement.query([end.last, room.0])?;
    let mut log = Log::new();
    while let Some(row) = rows.next()? {
        let (previous, seq): (i64, i64) = (row.get(0)?, row.get(1)?);
        if seq != log.len() as i64 + 1 || (previous == 0) != log.is_empty() {
            return Err(Error::Damaged { room });
        }
        log.push((row.get::<_, i64>(2)?.cast_unsigned(), row.get(3)?));
    }
    let listed = |connection: &Connection| {
        let mut statement = connection.prepare_cached("SELECT count(*) FROM rooms WHERE id = ?1")?;
        statement.query_row([room.0], |row| row.get::<_, i64>(0))
    };
    // A table that lists know and the book does not is not one that never was.
    if log.len() as u64 != end.seq || (log.is_empty() && listed(connection)? > 0) {
        return Err(Error::Damaged { room });
    }
    Ok(log)
}

/// Writes entries of the log that ends with this entry anew, by their numbers.
pub(crate) fn amend(connection: &Connection, end: Head, entries: &[(u64, String)], room: RoomId) -> Result<(), Error> {
    let mut statement = connection.prepare_cached(&format!("{LOG} SELECT id FROM log ORDER BY id"))?;
    let ids = statement.query_map([end.last, room.0], |entry| entry.get(0))?;
    let ids: Vec<i64> = ids.collect::<Result<_, _>>()?;
    // Of a table that is gone nothing can be written anew.
    if ids.is_empty() || ids.len() as u64 != end.seq {
        return Err(Error::Damaged { room });
    }
    let mut statement = connection.prepare_cached("UPDATE entries SET entry = ?2 WHERE id = ?1")?;
    for (seq, entry) in entries {
        let id = (*seq as usize).checked_sub(1).and_then(|place| ids.get(place));
        statement.execute(params![id.ok_or(Error::Damaged { room })?, entry])?;
    }
    Ok(())
}

/// Writes entries anew by their places in the book.
pub(crate) fn amend_remains(connection: &Connection, entries: &[(i64, String)]) -> Result<(), Error> {
    let mut statement = connection.prepare_cached("UPDATE entries SET entry = ?2 WHERE id = ?1")?;
    for (id, entry) in entries {
        statement.execute(params![id, entry])?;
    }
    Ok(())
}
