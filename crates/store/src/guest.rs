//! Those the house knows by a token: people, and programs that people have brought.

use std::collections::HashMap;

use crate::change::{Step, raise};
use crate::question::{Length, Question, Row};
use crate::value::values;
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

/// So many guests are looked through for a name at a time.
const PAGE: usize = 1000;

fn read(row: &Row) -> Result<Guest, Error> {
    Ok(Guest {
        id: GuestId(row.get(0)?),
        name: row.get(1)?,
        owner: row.get::<Option<_>>(2)?.map(GuestId),
        since: row.count(3)?,
        seen: row.count(4)?,
    })
}

impl Store {
    pub async fn guest(&self, token: &TokenHash) -> Result<Option<Guest>, Error> {
        let guest = "SELECT id, name, owner, since, seen FROM guests WHERE token = ?1";
        Ok(self.look_up(Question::new(guest, values![*token]), read).await?.pop())
    }

    /// The programs that a guest has brought, the first first.
    pub async fn programs(&self, owner: GuestId) -> Result<Vec<Guest>, Error> {
        let programs = "SELECT id, name, owner, since, seen FROM guests WHERE owner = ?1 ORDER BY since, id";
        self.look_up(Question::new(programs, values![owner]), read).await
    }

    /// A guest by their id.
    pub async fn guest_by_id(&self, guest: GuestId) -> Result<Option<Guest>, Error> {
        let by_id = "SELECT id, name, owner, since, seen FROM guests WHERE id = ?1";
        Ok(self.look_up(Question::new(by_id, values![guest]), read).await?.pop())
    }

    /// Those whose name holds this, the one who was here last first.
    pub async fn guests(&self, name: &str, after: Option<GuestCursor>, most: usize) -> Result<Vec<Guest>, Error> {
        let some = "SELECT id, name, owner, since, seen FROM guests WHERE (seen, id) < (?1, ?2)
             ORDER BY seen DESC, id DESC LIMIT ?3";
        let (name, page) = (name.to_lowercase(), if name.is_empty() { most } else { PAGE });
        let (mut found, mut after) = (Vec::new(), after);
        loop {
            let (seen, guest) = after.map_or((i64::MAX, i64::MAX), |after| (after.seen.cast_signed(), after.guest.0));
            let guests = self.list(Question::new(some, values![seen, guest, page]), read).await?;
            let is_last = guests.len() < page;
            after = guests.last().map(|guest| GuestCursor { seen: guest.seen, guest: guest.id });
            let named = guests.into_iter().filter(|guest| guest.name.to_lowercase().contains(&name));
            found.extend(named.take(most - found.len()));
            if is_last || found.len() == most {
                return Ok(found);
            }
        }
    }

    /// What those of these guests are called whom the house still knows.
    pub async fn names(&self, guests: impl IntoIterator<Item = GuestId>) -> Result<HashMap<GuestId, String>, Error> {
        let name = |guest| Question::new("SELECT id, name FROM guests WHERE id = ?1", values![guest]);
        let names = guests.into_iter().map(name).collect();
        let names = self.ask(Length::Short, names, |row| Ok((GuestId(row.get(0)?), row.get(1)?))).await?;
        Ok(names.into_iter().collect())
    }

    /// Lets somebody new in. Of their programs, one owner has no more than this many.
    pub async fn welcome(&self, guest: &Guest, token: &TokenHash, most_programs: usize) -> Result<bool, Error> {
        let Guest { id, name, owner, since, seen } = guest.clone();
        let about = values![id, *token, name, since, owner, seen];
        let Some(owner) = owner else {
            let welcome = "INSERT INTO guests (id, token, name, since, owner, seen) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
            return Ok(self.change(vec![Step::new(welcome, about)]).await?.rows > 0);
        };
        let hold = Step::shared("SELECT 1 FROM guests WHERE id = ?1 FOR UPDATE", values![owner]);
        let welcome = "INSERT INTO guests (id, token, name, since, owner, seen) SELECT ?1, ?2, ?3, ?4, ?5, ?6
             WHERE (SELECT count(*) FROM guests WHERE owner = ?7) < ?8 AND EXISTS (SELECT 1 FROM guests WHERE id = ?7)";
        let about = about.into_iter().chain(values![owner, most_programs]).collect();
        Ok(self.change(vec![hold, Step::new(welcome, about)]).await?.rows > 0)
    }

    /// Gives somebody another name; whether the house still knows them.
    pub async fn rename(&self, guest: GuestId, name: String) -> Result<bool, Error> {
        let rename = "UPDATE guests SET name = ?2 WHERE id = ?1";
        let changed = self.change(vec![raise!("guests"), Step::new(rename, values![guest, name])]).await?;
        Ok(changed.rows > 0)
    }

    /// Notes that somebody was here.
    pub async fn saw(&self, guest: GuestId, at: u64) -> Result<(), Error> {
        let saw = "UPDATE guests SET seen = ?2 WHERE id = ?1";
        self.change(vec![Step::new(saw, values![guest, at])]).await.map(drop)
    }

    /// This guest will not be known any more, nor their programs; who that was.
    pub async fn forget(&self, guest: GuestId) -> Result<Vec<GuestId>, Error> {
        self.forget_unseen(guest, i64::MAX.cast_unsigned()).await
    }

    /// The same, unless one of them has been here since then.
    pub async fn forget_unseen(&self, guest: GuestId, then: u64) -> Result<Vec<GuestId>, Error> {
        let forget = "DELETE FROM guests WHERE (id = ?1 OR owner = ?1) AND NOT EXISTS
             (SELECT 1 FROM guests WHERE (id = ?1 OR owner = ?1) AND seen >= ?2) RETURNING id";
        let hold = "SELECT 1 FROM guests WHERE id = ?1 OR owner = ?1 ORDER BY id FOR UPDATE";
        let forget = Step::telling(forget, values![guest, then]);
        let forgotten = self.change(vec![Step::shared(hold, values![guest]), forget, raise!("guests")]).await?;
        Ok(forgotten.told.into_iter().map(GuestId).collect())
    }
}
