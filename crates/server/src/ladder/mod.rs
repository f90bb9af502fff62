//! Who plays how well: the ladders of all games, folded from the results of rated games in the order in which the store
//! has them. Nothing is kept but the results, so that a house that opens again comes to the same ratings.
//!
//! | to change … | look in |
//! | --- | --- |
//! | what is kept of a rated game, and who came in where | [`finished`] |
//! | how a game changes ratings, and what is remembered | [`standing`] |
//! | how ratings are shown, and where the house's own stand | [`scale`], `levels.toml` |

mod finished;
pub mod scale;
mod standing;

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};

use store::{Kept, RoomId, Store};

pub use finished::{Finished, Player};
pub use standing::{Change, Past, Point, Standing, Standings, Who};

/// Of so many tables it is remembered what they did to ratings.
const MOST_TABLES: usize = 10_000;

#[derive(Debug, Default)]
pub struct Ladders {
    /// The last result that counts. Whoever holds it reads on.
    last: tokio::sync::Mutex<i64>,
    fold: Mutex<Fold>,
}

/// What the results so far come to.
#[derive(Debug)]
struct Fold {
    games: Vec<Standings>,
    changes: HashMap<RoomId, Vec<Option<Change>>>,
    /// The tables of the changes, the first first.
    tables: VecDeque<RoomId>,
}

impl Default for Fold {
    fn default() -> Self {
        let games = catalog::GAMES.iter().map(Standings::of).collect();
        Self { games, changes: HashMap::new(), tables: VecDeque::new() }
    }
}

impl Fold {
    fn add(&mut self, Kept { number, finish }: Kept) {
        let game = self.games.iter_mut().find(|standings| standings.game() == finish.game);
        let (Some(game), Ok(finished)) = (game, serde_json::from_str::<Finished>(&finish.result)) else {
            tracing::error!(number, "a result cannot be read");
            return;
        };
        let changes = game.add(finish.room, finish.at, &finished);
        if self.tables.len() == MOST_TABLES
            && let Some(first) = self.tables.pop_front()
        {
            self.changes.remove(&first);
        }
        self.tables.push_back(finish.room);
        self.changes.insert(finish.room, changes);
    }
}

impl Ladders {
    fn fold(&self) -> MutexGuard<'_, Fold> {
        self.fold.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets everything count that the store has and the ladders have not, in the store's order: tables that end at the
    /// same moment count in the same order now and whenever the house opens again.
    pub async fn catch_up(&self, store: &Store) -> Result<(), store::Error> {
        let mut last = self.last.lock().await;
        loop {
            let new = store.finishes_after(*last).await?;
            let Some(newest) = new.last() else { return Ok(()) };
            *last = newest.number;
            let mut fold = self.fold();
            for kept in new {
                fold.add(kept);
            }
        }
    }

    /// Looks at the ladder of a game.
    pub fn look<T>(&self, game: &catalog::Entry, look: impl FnOnce(&Standings) -> T) -> Option<T> {
        self.fold().games.iter().find(|standings| standings.game() == game.spec.name).map(look)
    }

    /// Looks at the ladders of all games, one after another.
    pub fn look_at_all<T>(&self, look: impl Fn(&Standings) -> Option<T>) -> Vec<T> {
        self.fold().games.iter().filter_map(look).collect()
    }

    /// What a table's game did to the rating of each seat.
    pub fn changes(&self, room: RoomId) -> Option<Vec<Option<Change>>> {
        self.fold().changes.get(&room).cloned()
    }
}
