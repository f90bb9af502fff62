//! The one who writes. Whatever arrives while the disk is busy goes into the next transaction together, so that a
//! commit, which costs the same for one entry as for a thousand, is shared by everybody who waits for one.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};

use sqlx::{Connection as _, Error, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::heads::{self, Head, Heads, Known};
use crate::{Card, Entry, Finish, Guest, GuestId, RoomId, TokenHash};

/// The most that is committed together.
const LARGEST_GROUP: usize = 4096;

/// Entries are inserted so many at a time, and then fewer: few enough statements that each stays prepared.
const ROWS: [usize; 9] = [256, 128, 64, 32, 16, 8, 4, 2, 1];

/// So many may wait for the disk; then whoever brings more waits to hand it over.
const QUEUE: usize = 16_384;

#[derive(Debug)]
pub(crate) enum Work {
    /// An entry, what lists say of the table from then on if that changes, and how the game has ended if it was rated:
    /// all of it, or nothing.
    Append(Entry, Option<Card>, Option<Finish>),
    SaveCard(Card),
    SaveGuest {
        guest: Guest,
        token: TokenHash,
        since: u64,
    },
    /// Refused if nobody is known by this id.
    RenameGuest {
        guest: GuestId,
        name: String,
    },
    Forget(TokenHash),
    SaveReview {
        room: RoomId,
        review: String,
    },
    ForgetProgram(GuestId),
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
    known: Known,
}

impl Writer {
    pub(crate) async fn start(mut connection: SqliteConnection) -> Result<Self, Error> {
        let heads = Heads::read(&mut connection).await?;
        let (orders, waiting) = mpsc::channel(QUEUE);
        let (counters, known) = (Arc::new(Counters::default()), heads.known());
        let pen = Pen { connection, heads, counters: Arc::clone(&counters) };
        tokio::spawn(pen.write(waiting));
        Ok(Self { orders, counters, known })
    }

    pub(crate) async fn write(&self, work: Work) -> Result<(), Error> {
        let (done, written) = oneshot::channel();
        self.orders.send(Order { work, done }).await.map_err(|_| Error::PoolClosed)?;
        written.await.unwrap_or(Err(Error::PoolClosed))
    }

    /// The ends of the logs that were written to lately.
    pub(crate) fn known(&self) -> &Known {
        &self.known
    }

    pub(crate) fn written(&self) -> Written {
        let Counters { works, commits } = &*self.counters;
        Written { works: works.load(Ordering::Relaxed), commits: commits.load(Ordering::Relaxed) }
    }
}

struct Pen {
    connection: SqliteConnection,
    heads: Heads,
    counters: Arc<Counters>,
}

/// An entry with its place in the book.
struct Placed<'a> {
    id: i64,
    previous: i64,
    entry: &'a Entry,
}

impl Pen {
    async fn write(mut self, mut waiting: mpsc::Receiver<Order>) {
        let mut group = Vec::with_capacity(LARGEST_GROUP);
        while waiting.recv_many(&mut group, LARGEST_GROUP).await > 0 {
            self.counters.works.fetch_add(group.len() as u64, Ordering::Relaxed);
            self.counters.commits.fetch_add(1, Ordering::Relaxed);
            let (mut results, failed) = match self.commit(&group).await {
                Ok(results) => (results.into_iter(), None),
                Err(error) => (Vec::new().into_iter(), Some(error.to_string())),
            };
            for order in group.drain(..) {
                let failure = || Err(Error::Protocol(failed.clone().unwrap_or_default()));
                let _nobody_waits_any_more = order.done.send(results.next().unwrap_or_else(failure));
            }
        }
    }

    /// Does everything in one transaction. An entry that has no place in its table's log is refused; the others do not
    /// suffer for it.
    async fn commit(&mut self, group: &[Order]) -> Result<Vec<Result<(), Error>>, Error> {
        let Self { connection, heads, .. } = self;
        let mut transaction = connection.begin().await?;
        let mut ends: HashMap<RoomId, Head> = HashMap::new();
        let (mut placed, mut results) = (Vec::with_capacity(group.len()), Vec::with_capacity(group.len()));
        for order in group {
            let mut result = Ok(());
            match &order.work {
                Work::Append(entry, card, finish) => {
                    let end = match ends.get(&entry.room) {
                        Some(end) => *end,
                        None => heads::find(&heads.known(), &mut *transaction, entry.room).await?,
                    };
                    if entry.seq == end.seq + 1 {
                        let id = heads.next() + placed.len() as i64;
                        placed.push(Placed { id, previous: end.last, entry });
                        ends.insert(entry.room, Head { seq: entry.seq, last: id });
                        if let Some(card) = card {
                            save_card(&mut transaction, card).await?;
                        }
                        if let Some(finish) = finish {
                            save_finish(&mut transaction, finish).await?;
                        }
                    } else {
                        result = Err(Error::Protocol(format!("entry {} of {} is taken", entry.seq, entry.room)));
                    }
                }
                Work::SaveCard(card) => save_card(&mut transaction, card).await?,
                Work::SaveGuest { guest, token, since } => {
                    let query = sqlx::query(
                        "INSERT INTO guests (id, token, name, since, owner) VALUES ($1, $2, $3, $4, $5)
                         ON CONFLICT (id) DO UPDATE SET name = excluded.name",
                    );
                    let query = query.bind(guest.id.0).bind(token.as_slice()).bind(&guest.name);
                    let query = query.bind(since.cast_signed()).bind(guest.owner.map(|owner| owner.0));
                    query.execute(&mut *transaction).await?;
                }
                Work::RenameGuest { guest, name } => {
                    let query = sqlx::query("UPDATE guests SET name = $2 WHERE id = $1").bind(guest.0).bind(name);
                    if query.execute(&mut *transaction).await?.rows_affected() == 0 {
                        result = Err(Error::RowNotFound);
                    }
                }
                Work::Forget(token) => {
                    let query = sqlx::query(
                        "DELETE FROM guests WHERE token = $1
                         OR owner = (SELECT id FROM guests WHERE token = $1)",
                    );
                    query.bind(token.as_slice()).execute(&mut *transaction).await?;
                }
                Work::ForgetProgram(program) => {
                    let query = sqlx::query("DELETE FROM guests WHERE id = $1 AND owner IS NOT NULL").bind(program.0);
                    query.execute(&mut *transaction).await?;
                }
                Work::SaveReview { room, review } => {
                    let query = sqlx::query(
                        "INSERT INTO reviews (room, review) VALUES ($1, $2)
                         ON CONFLICT (room) DO UPDATE SET review = excluded.review",
                    );
                    query.bind(room.0).bind(review).execute(&mut *transaction).await?;
                }
            }
            results.push(result);
        }
        insert(&mut transaction, &placed).await?;
        let bookmark = heads.due();
        if bookmark {
            heads.write(&mut transaction).await?;
        }
        transaction.commit().await?;
        if bookmark {
            heads.written();
        }
        if let Some(Placed { id, .. }) = placed.last() {
            heads.advance(ends, *id);
        }
        Ok(results)
    }
}

static INSERTS: LazyLock<[String; ROWS.len()]> = LazyLock::new(|| {
    ROWS.map(|rows| {
        let places = vec!["(?, ?, ?, ?, ?, ?)"; rows].join(", ");
        format!("INSERT INTO entries (id, room, seq, previous, at, entry) VALUES {places}")
    })
});

/// Adds entries to the book.
async fn insert(connection: &mut SqliteConnection, mut placed: &[Placed<'_>]) -> Result<(), Error> {
    for (rows, insert) in ROWS.into_iter().zip(&*INSERTS) {
        while let Some((now, later)) = placed.split_at_checked(rows) {
            let mut query = sqlx::query(insert.as_str());
            for Placed { id, previous, entry } in now {
                query = query.bind(id).bind(entry.room.0).bind(entry.seq.cast_signed()).bind(previous);
                query = query.bind(entry.at.cast_signed()).bind(&entry.entry);
            }
            query.execute(&mut *connection).await?;
            placed = later;
        }
    }
    Ok(())
}

async fn save_card(connection: &mut SqliteConnection, card: &Card) -> Result<(), Error> {
    let query = sqlx::query(
        "INSERT INTO rooms (id, game, phase, public, restless, changed, card) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, restless = excluded.restless,
         changed = excluded.changed, card = excluded.card",
    );
    let query = query.bind(card.room.0).bind(&card.game).bind(card.phase.name()).bind(card.public).bind(card.restless);
    query.bind(card.changed.cast_signed()).bind(&card.text).execute(&mut *connection).await?;
    for guest in &card.sitters {
        let query = sqlx::query("INSERT INTO sitters (guest, room) VALUES ($1, $2) ON CONFLICT DO NOTHING");
        query.bind(guest.0).bind(card.room.0).execute(&mut *connection).await?;
    }
    Ok(())
}

/// A game ends once, however often that is said.
async fn save_finish(connection: &mut SqliteConnection, finish: &Finish) -> Result<(), Error> {
    let query = sqlx::query(
        "INSERT INTO results (room, game, at, result) VALUES ($1, $2, $3, $4) ON CONFLICT (room) DO NOTHING",
    );
    let query = query.bind(finish.room.0).bind(&finish.game).bind(finish.at.cast_signed()).bind(&finish.result);
    query.execute(connection).await.map(drop)
}
