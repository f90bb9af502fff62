//! The one who writes. Whatever arrives while the disk is busy goes into the next transaction together, so that a
//! commit, which costs the same for one entry as for a thousand, is shared by everybody who waits for one.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};

use sqlx::{Connection as _, Error, Sqlite, SqliteConnection, Transaction};
use tokio::sync::{mpsc, oneshot};

use crate::{Card, Entry, Guest, TokenHash};

/// The most that is committed together.
const LARGEST_GROUP: usize = 4096;

/// Entries are inserted so many at a time, and then fewer: few enough statements that each stays prepared.
const ROWS: [usize; 4] = [256, 32, 4, 1];

/// So many may wait for the disk; then whoever brings more waits to hand it over.
const QUEUE: usize = 16_384;

#[derive(Debug)]
pub(crate) enum Work {
    Append(Entry),
    AppendWith(Entry, Card),
    SaveCard(Card),
    SaveGuest { guest: Guest, token: TokenHash, since: u64 },
    Forget(TokenHash),
}

#[derive(Debug)]
struct Order {
    work: Work,
    done: oneshot::Sender<Result<(), Error>>,
}

/// How much has been written: the more works a commit holds, the less the disk is the limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Written {
    pub works: u64,
    pub commits: u64,
}

#[derive(Debug, Default)]
struct Counters {
    works: AtomicU64,
    commits: AtomicU64,
}

#[derive(Clone, Debug)]
pub(crate) struct Writer {
    orders: mpsc::Sender<Order>,
    counters: Arc<Counters>,
}

impl Writer {
    pub(crate) fn start(connection: SqliteConnection) -> Self {
        let (orders, waiting) = mpsc::channel(QUEUE);
        let counters = Arc::new(Counters::default());
        tokio::spawn(write(connection, waiting, Arc::clone(&counters)));
        Self { orders, counters }
    }

    pub(crate) async fn write(&self, work: Work) -> Result<(), Error> {
        let (done, written) = oneshot::channel();
        self.orders.send(Order { work, done }).await.map_err(|_| Error::PoolClosed)?;
        written.await.unwrap_or(Err(Error::PoolClosed))
    }

    pub(crate) fn written(&self) -> Written {
        let Counters { works, commits } = &*self.counters;
        Written { works: works.load(Ordering::Relaxed), commits: commits.load(Ordering::Relaxed) }
    }
}

async fn write(mut connection: SqliteConnection, mut waiting: mpsc::Receiver<Order>, counters: Arc<Counters>) {
    let mut group = Vec::with_capacity(LARGEST_GROUP);
    while waiting.recv_many(&mut group, LARGEST_GROUP).await > 0 {
        counters.works.fetch_add(group.len() as u64, Ordering::Relaxed);
        counters.commits.fetch_add(1, Ordering::Relaxed);
        let mut together = commit(&mut connection, &group).await;
        let several = group.len() > 1;
        for order in group.drain(..) {
            let result = match &together {
                Ok(()) => Ok(()),
                // One of them is at fault; the others must not suffer for it.
                Err(_) if several => commit(&mut connection, std::slice::from_ref(&order)).await,
                Err(_) => std::mem::replace(&mut together, Ok(())),
            };
            let _nobody_waits_any_more = order.done.send(result);
        }
    }
}

async fn commit(connection: &mut SqliteConnection, group: &[Order]) -> Result<(), Error> {
    let mut transaction = connection.begin().await?;
    insert(&mut transaction, group).await?;
    for order in group {
        match &order.work {
            Work::Append(_) => {}
            Work::AppendWith(_, card) | Work::SaveCard(card) => save_card(&mut transaction, card).await?,
            Work::SaveGuest { guest, token, since } => {
                let query = sqlx::query(
                    "INSERT INTO guests (id, token, name, since) VALUES ($1, $2, $3, $4)
                     ON CONFLICT (id) DO UPDATE SET name = excluded.name",
                );
                let query = query.bind(guest.id.0).bind(token.as_slice()).bind(&guest.name);
                query.bind(since.cast_signed()).execute(&mut *transaction).await?;
            }
            Work::Forget(token) => {
                let query = sqlx::query("DELETE FROM guests WHERE token = $1").bind(token.as_slice());
                query.execute(&mut *transaction).await?;
            }
        }
    }
    transaction.commit().await
}

static INSERTS: LazyLock<[String; ROWS.len()]> = LazyLock::new(|| {
    ROWS.map(|rows| {
        format!("INSERT INTO entries (room, seq, at, entry) VALUES {}", vec!["(?, ?, ?, ?)"; rows].join(", "))
    })
});

/// Adds the group's entries to the log.
async fn insert(transaction: &mut Transaction<'_, Sqlite>, group: &[Order]) -> Result<(), Error> {
    let entries = group.iter().filter_map(|order| match &order.work {
        Work::Append(entry) | Work::AppendWith(entry, _) => Some(entry),
        Work::SaveCard(_) | Work::SaveGuest { .. } | Work::Forget(_) => None,
    });
    let mut left = entries.clone().count();
    let mut entries = entries;
    for (rows, insert) in ROWS.into_iter().zip(&*INSERTS) {
        while left >= rows {
            let mut query = sqlx::query(insert.as_str());
            for entry in entries.by_ref().take(rows) {
                query = query.bind(entry.room.0).bind(entry.seq.cast_signed()).bind(entry.at.cast_signed());
                query = query.bind(&entry.entry);
            }
            query.execute(&mut **transaction).await?;
            left -= rows;
        }
    }
    Ok(())
}

async fn save_card(transaction: &mut Transaction<'_, Sqlite>, card: &Card) -> Result<(), Error> {
    let query = sqlx::query(
        "INSERT INTO rooms (id, game, phase, public, restless, changed, card) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, restless = excluded.restless,
         changed = excluded.changed, card = excluded.card",
    );
    let query = query.bind(card.room.0).bind(&card.game).bind(card.phase.name()).bind(card.public).bind(card.restless);
    query.bind(card.changed.cast_signed()).bind(&card.text).execute(&mut **transaction).await?;
    for guest in &card.sitters {
        let query = sqlx::query("INSERT INTO sitters (guest, room) VALUES ($1, $2) ON CONFLICT DO NOTHING");
        query.bind(guest.0).bind(card.room.0).execute(&mut **transaction).await?;
    }
    Ok(())
}
