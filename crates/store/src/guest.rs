//! Those the house knows by a token: people, and programs that people have brought.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::{Connection, OptionalExtension as _, Row, params};

use crate::{Error, GuestId, Store};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    pub id: GuestId,
    pub name: String,
    /// Whose program this is; a person is nobody's.
    pub owner: Option<GuestId>,
    /// When they came first.
    pub since: u64,
    /// When they were here last, as far as that is noted.
    pub seen: u64,
}

/// A place in a list of guests, the one who was here last first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GuestCursor {
    pub seen: u64,
    pub guest: GuestId,
}

/// The SHA-256 of a guest's token; the token itself is kept nowhere.
pub type TokenHash = [u8; 32];

fn read(row: &Row) -> rusqlite::Result<Guest> {
    Ok(Guest {
        id: GuestId(row.get(0)?),
        name: row.get(1)?,
        owner: row.get::<_, Option<_>>(2)?.map(GuestId),
        since: row.get::<_, i64>(3)?.cast_unsigned(),
        seen: row.get::<_, i64>(4)?.cast_unsigned(),
    })
}

impl Store {
    pub async fn guest(&self, token: &TokenHash) -> Result<Option<Guest>, Error> {
        let token = *token;
        let question = move |connection: &Connection| {
            let mut statement =
                connection.prepare_cached("SELECT id, name, owner, since, seen FROM guests WHERE token = ?1")?;
            Ok(statement.query_row([token.as_slice()], read).optional()?)
        };
        self.readers.look_up(question).await
    }

    /// The programs that a guest has brought, the first first.
    pub async fn programs(&self, owner: GuestId) -> Result<Vec<Guest>, Error> {
        let question = move |connection: &Connection| {
            let mut statement = connection.prepare_cached(
                "SELECT id, name, owner, since, seen FROM guests WHERE owner = ?1 ORDER BY since, id",
            )?;
            Ok(statement.query_map([owner.0], read)?.collect::<Result<_, _>>()?)
        };
        self.readers.look_up(question).await
    }

    /// A guest by their id.
    pub async fn guest_by_id(&self, guest: GuestId) -> Result<Option<Guest>, Error> {
        let question = move |connection: &Connection| {
            let mut statement =
                connection.prepare_cached("SELECT id, name, owner, since, seen FROM guests WHERE id = ?1")?;
            Ok(statement.query_row([guest.0], read).optional()?)
        };
        self.readers.look_up(question).await
    }

    /// Those whose name holds this, the one who was here last first.
    pub async fn guests(&self, name: &str, after: Option<GuestCursor>, most: usize) -> Result<Vec<Guest>, Error> {
        let name = name.to_lowercase();
        let question = move |connection: &Connection| {
            let mut statement = connection.prepare_cached(
                "SELECT id, name, owner, since, seen FROM guests WHERE (seen, id) < (?1, ?2) ORDER BY seen DESC, id DESC",
            )?;
            let (seen, guest) = after.map_or((i64::MAX, i64::MAX), |after| (after.seen.cast_signed(), after.guest.0));
            let mut found = Vec::new();
            let mut rows = statement.query([seen, guest])?;
            while let Some(row) = rows.next()?.filter(|_| found.len() < most) {
                let guest = read(row)?;
                if guest.name.to_lowercase().contains(&name) {
                    found.push(guest);
                }
            }
            Ok(found)
        };
        self.readers.list(question).await
    }

    /// What those of these guests are called whom the house still knows.
    pub async fn names(&self, guests: impl IntoIterator<Item = GuestId>) -> Result<HashMap<GuestId, String>, Error> {
        let guests: Vec<GuestId> = guests.into_iter().collect();
        let question = move |connection: &Connection| {
            let mut statement = connection.prepare_cached("SELECT name FROM guests WHERE id = ?1")?;
            let mut names = HashMap::new();
            for guest in guests {
                if let Some(name) = statement.query_row([guest.0], |row| row.get(0)).optional()? {
                    names.insert(guest, name);
                }
            }
            Ok(names)
        };
        self.readers.look_up(question).await
    }

    /// Lets somebody new in. Of their programs, one owner has no more than this many.
    pub async fn welcome(&self, guest: &Guest, token: &TokenHash, most_programs: usize) -> Result<bool, Error> {
        let (guest, token) = (guest.clone(), *token);
        let change = move |connection: &Connection| {
            let mut statement = connection.prepare_cached(
                "INSERT INTO guests (id, token, name, since, owner, seen) SELECT ?1, ?2, ?3, ?4, ?5, ?6
                 WHERE ?5 IS NULL OR (SELECT count(*) FROM guests WHERE owner = ?5) < ?7
                 AND EXISTS (SELECT 1 FROM guests WHERE id = ?5)",
            )?;
            let owner = guest.owner.map(|owner| owner.0);
            Ok(statement.execute(params![
                guest.id.0,
                token.as_slice(),
                guest.name,
                guest.since.cast_signed(),
                owner,
                guest.seen.cast_signed(),
                most_programs as i64
            ])?)
        };
        Ok(self.writer.change(change).await? > 0)
    }

    /// Gives somebody another name; whether the house still knows them.
    pub async fn rename(&self, guest: GuestId, name: String) -> Result<bool, Error> {
        let change = move |connection: &Connection| {
            let mut statement = connection.prepare_cached("UPDATE guests SET name = ?2 WHERE id = ?1")?;
            Ok(statement.execute(params![guest.0, name])?)
        };
        Ok(self.writer.change(change).await? > 0)
    }

    /// Notes that somebody was here.
    pub async fn saw(&self, guest: GuestId, at: u64) -> Result<(), Error> {
        let change = move |connection: &Connection| {
            let mut statement = connection.prepare_cached("UPDATE guests SET seen = ?2 WHERE id = ?1")?;
            Ok(statement.execute([guest.0, at.cast_signed()])?)
        };
        self.writer.change(change).await.map(drop)
    }

    /// This guest will not be known any more, nor their programs; who that was.
    pub async fn forget(&self, guest: GuestId) -> Result<Vec<GuestId>, Error> {
        self.forget_unseen(guest, i64::MAX.cast_unsigned()).await
    }

    /// The same, unless one of them has been here since then.
    pub async fn forget_unseen(&self, guest: GuestId, then: u64) -> Result<Vec<GuestId>, Error> {
        let gone = Arc::<Mutex<Vec<GuestId>>>::default();
        let told = Arc::clone(&gone);
        let change = move |connection: &Connection| {
            let mut statement = connection.prepare_cached(
                "DELETE FROM guests WHERE (id = ?1 OR owner = ?1) AND NOT EXISTS
                 (SELECT 1 FROM guests WHERE (id = ?1 OR owner = ?1) AND seen >= ?2) RETURNING id",
            )?;
            let ids = statement.query_map([guest.0, then.cast_signed()], |row| row.get(0).map(GuestId))?;
            let ids = ids.collect::<Result<Vec<_>, _>>()?;
            let rows = ids.len();
            *told.lock().unwrap_or_else(PoisonError::into_inner) = ids;
            Ok(rows)
        };
        self.writer.change(change).await?;
        Ok(std::mem::take(&mut *gone.lock().unwrap_or_else(PoisonError::into_inner)))
    }
}
