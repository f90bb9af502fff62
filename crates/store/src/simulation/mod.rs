//! A PostgreSQL that is simulated, and the connections to it, which break, hang and answer late as a test wants. Everything in
//! front of a connection is what a house really has: who appends, who tries again, who claims.
//!
//! | to change … | look in |
//! | --- | --- |
//! | how statements of PostgreSQL are answered | `dialect` |
//! | what happens to them on their way | `link` |
//! | chance | `chance` |

pub mod chance;
mod dialect;
mod link;

use std::sync::Arc;

use rusqlite::types::{Value as Cell, ValueRef};
use tokio::sync::{Mutex, OwnedMutexGuard};
use tokio::time::Instant;

use crate::question::Column;
use dialect::House;
pub(crate) use link::Connection;
pub use link::{Doom, Link};

/// What the simulated database says that it is when it is made, in milliseconds since 1970.
pub const BEGINNING: u64 = 1_794_780_000_000;

/// A database, in which one transaction goes on at a time.
#[derive(Clone, Debug)]
pub struct Database(Arc<Mutex<House>>);

impl Default for Database {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(House::new(Instant::now()).expect("SQLite has memory"))))
    }
}

impl Database {
    /// A way to it that fails for itself.
    pub fn link(&self) -> Link {
        Link::to(self.clone())
    }

    /// Changes something behind everybody's back.
    pub async fn sql(&self, sql: &str) {
        self.0.lock().await.run_all(sql).expect("SQLite understands it");
    }

    /// Sets the clock of its machine on, or back, by so many milliseconds.
    pub async fn set_clock(&self, millis: i64) {
        self.0.lock().await.set_clock(millis);
    }

    async fn turn(&self) -> OwnedMutexGuard<House> {
        Arc::clone(&self.0).lock_owned().await
    }
}

/// What a statement has found.
#[derive(Debug)]
pub(crate) struct Row(Vec<Cell>);

impl Row {
    pub(crate) fn get<T: Column>(&self, place: usize) -> T {
        let cell = self.0.get(place).map_or(ValueRef::Null, ValueRef::from);
        T::column_result(cell).expect("the simulated database has what PostgreSQL has")
    }
}
