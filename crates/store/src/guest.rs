//! Those the house knows by a token: people, and programs that people have brought.

use std::collections::HashMap;

use sqlx::sqlite::SqliteRow;
use sqlx::{Error, QueryBuilder, Row as _, Sqlite};

use crate::writer::Work;
use crate::{GuestId, Store};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    pub id: GuestId,
    pub name: String,
    /// Whose program this is; a person is nobody's.
    pub owner: Option<GuestId>,
}

/// The SHA-256 of a guest's token; the token itself is kept nowhere.
pub type TokenHash = [u8; 32];

fn read(row: &SqliteRow) -> Result<Guest, Error> {
    Ok(Guest {
        id: GuestId(row.try_get(0)?),
        name: row.try_get(1)?,
        owner: row.try_get::<Option<_>, _>(2)?.map(GuestId),
    })
}

impl Store {
    pub async fn guest(&self, token: &TokenHash) -> Result<Option<Guest>, Error> {
        let row = sqlx::query("SELECT id, name, owner FROM guests WHERE token = $1").bind(token.as_slice());
        row.fetch_optional(&self.readers).await?.as_ref().map(read).transpose()
    }

    /// The programs that a guest has brought, the first first.
    pub async fn programs(&self, owner: GuestId) -> Result<Vec<Guest>, Error> {
        let rows = sqlx::query("SELECT id, name, owner FROM guests WHERE owner = $1 ORDER BY since, id").bind(owner.0);
        rows.fetch_all(&self.readers).await?.iter().map(read).collect()
    }

    /// What those of these guests are called whom the house still knows.
    pub async fn names(&self, guests: impl IntoIterator<Item = GuestId>) -> Result<HashMap<GuestId, String>, Error> {
        let mut query = QueryBuilder::<Sqlite>::new("SELECT id, name FROM guests WHERE id IN (");
        let mut ids = query.separated(", ");
        for guest in guests {
            ids.push_bind(guest.0);
        }
        query.push(")");
        let rows = query.build().fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok((GuestId(row.try_get(0)?), row.try_get(1)?))).collect()
    }

    /// Changes the name of somebody who is known; whether they are.
    pub async fn rename_guest(&self, guest: GuestId, name: &str) -> Result<bool, Error> {
        match self.writer.write(Work::RenameGuest { guest, name: name.to_owned() }).await {
            Err(Error::RowNotFound) => Ok(false),
            written => written.map(|()| true),
        }
    }

    /// Lets somebody in.
    pub async fn save_guest(&self, guest: &Guest, token: &TokenHash, since: u64) -> Result<(), Error> {
        self.writer.write(Work::SaveGuest { guest: guest.clone(), token: *token, since }).await
    }

    /// Nobody will be known by this token any more, nor by those of their programs.
    pub async fn forget(&self, token: &TokenHash) -> Result<(), Error> {
        self.writer.write(Work::Forget(*token)).await
    }

    /// This program will not be known any more.
    pub async fn forget_program(&self, program: GuestId) -> Result<(), Error> {
        self.writer.write(Work::ForgetProgram(program)).await
    }
}
