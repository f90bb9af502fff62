//! Who plays how well: the ladders of all games, folded from the results of rated games in the order in which the store
//! has them. What they come to is written down now and then, so that a house that opens again goes on from there and comes
//! to the same ratings.
//!
//! | to change … | look in |
//! | --- | --- |
//! | what is kept of a rated game, and who came in where | [`finished`] |
//! | how a game changes ratings, and what is remembered | [`standing`] |
//! | how ratings are shown, and where the house's own stand | [`scale`], `games/<game>/levels.toml` |

mod rated_result;
pub mod scale;
mod standing;

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use catalog::json;
use store::{KeptStanding, NumberedFinish, RoomId, Store, Tally};

use crate::alias::Alias;

pub use rated_result::{Player, RatedResult};
pub use standing::{Change, Past, RatingPoint, Standing, Standings, Who};

/// After so many results it is written down what they come to.
const RESULTS_BETWEEN_TALLIES: usize = 256;

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
    /// Whose standings are not written down, by game.
    moved: HashSet<(&'static str, Who)>,
    /// What games did to ratings that is not written down.
    changes: HashMap<RoomId, Vec<Option<Change>>>,
}

impl Default for Fold {
    fn default() -> Self {
        let games = catalog::GAMES.iter().map(Standings::of).collect();
        Self { games, moved: HashSet::new(), changes: HashMap::new() }
    }
}

impl Fold {
    fn add(&mut self, NumberedFinish { number, finish }: NumberedFinish) {
        let game = self.games.iter_mut().find(|standings| standings.game() == finish.game);
        let (Some(game), Ok(finished)) = (game, serde_json::from_str::<RatedResult>(&finish.result)) else {
            tracing::error!(number, "a result cannot be read");
            return;
        };
        let changes = game.add(finish.room, finish.at, &finished);
        self.moved.extend(finished.players.iter().map(|player| (game.game(), player.into())));
        self.changes.insert(finish.room, changes);
    }

    fn put_back(&mut self, KeptStanding { game, player, standing }: &KeptStanding) {
        let standings = self.games.iter_mut().find(|standings| standings.game() == game);
        if let (Some(standings), Ok(standing)) = (standings, serde_json::from_str(standing)) {
            standings.put_back(standing);
        } else {
            tracing::error!(game, player, "a standing cannot be read");
        }
    }

    /// What has to be written down.
    fn tally(&self, last: i64) -> Tally {
        let standings = self.moved.iter().filter_map(|(game, who)| {
            let standings = self.games.iter().find(|standings| standings.game() == *game)?;
            let standing = json::write(standings.get(*who)?).get().to_owned();
            Some(KeptStanding { game: (*game).to_owned(), player: who.to_string(), standing })
        });
        let changes = self.changes.iter().map(|(room, changes)| (*room, json::write(changes).get().to_owned()));
        Tally { last, standings: standings.collect(), changes: changes.collect() }
    }
}

impl Ladders {
    fn fold(&self) -> MutexGuard<'_, Fold> {
        self.fold.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Goes on from what was written down.
    pub async fn open(&self, store: &Store) -> Result<(), store::Error> {
        let tally = store.tally().await?;
        *self.last.lock().await = tally.last;
        tally.standings.iter().for_each(|standing| self.fold().put_back(standing));
        self.catch_up(store).await
    }

    /// Forgets what is known, and goes on from what is written down: others have changed it.
    pub async fn read_again(&self, store: &Store) -> Result<(), store::Error> {
        {
            let mut last = self.last.lock().await;
            let tally = store.tally().await?;
            let mut fold = Fold::default();
            tally.standings.iter().for_each(|standing| fold.put_back(standing));
            *self.fold() = fold;
            *last = tally.last;
        }
        self.catch_up(store).await
    }

    /// Lets everything count that the store has and the ladders have not, in the store's order: tables that end at the
    /// same moment count in the same order now and whenever the house opens again.
    pub async fn catch_up(&self, store: &Store) -> Result<(), store::Error> {
        let mut last = self.last.lock().await;
        loop {
            let new = store.finishes_after(*last).await?;
            let Some(newest) = new.last() else { return Ok(()) };
            *last = newest.number;
            let uncounted = {
                let mut fold = self.fold();
                for kept in new {
                    fold.add(kept);
                }
                fold.changes.len()
            };
            if uncounted >= RESULTS_BETWEEN_TALLIES {
                self.write(store, *last).await?;
            }
        }
    }

    /// Writes down what the results so far come to.
    pub async fn write_down(&self, store: &Store) -> Result<(), store::Error> {
        let last = self.last.lock().await;
        self.write(store, *last).await
    }

    /// For whoever holds the last.
    async fn write(&self, store: &Store, last: i64) -> Result<(), store::Error> {
        let tally = self.fold().tally(last);
        store.save_tally(tally).await?;
        let mut fold = self.fold();
        fold.moved.clear();
        fold.changes.clear();
        Ok(())
    }

    /// Calls somebody by another name, in how games ended and on all ladders.
    pub async fn rename(&self, store: &Store, alias: &Alias) -> Result<(), store::Error> {
        self.catch_up(store).await?;
        // Nothing is read meanwhile that says otherwise.
        let last = self.last.lock().await;
        let mut after = 0;
        loop {
            let kept = store.finishes_of(alias.guest, after).await?;
            let Some(newest) = kept.last() else { break };
            after = newest.number;
            let renamed = kept.iter().filter_map(|NumberedFinish { number, finish }| {
                let mut finished: RatedResult = serde_json::from_str(&finish.result).ok()?;
                for player in &mut finished.players {
                    alias.call_player(player);
                }
                Some((*number, json::write(&finished).get().to_owned()))
            });
            store.amend_finishes(renamed.collect()).await?;
        }
        {
            let Fold { games, moved, .. } = &mut *self.fold();
            for standings in games {
                let game = standings.game();
                moved.extend(standings.rename(alias).map(|who| (game, who)));
            }
        }
        self.write(store, *last).await?;
        // Whoever has read the ladders since the results were written anew has read what was written down before.
        if store.cluster().is_some() { store.amend_finishes(Vec::new()).await } else { Ok(()) }
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
    pub async fn changes(&self, store: &Store, room: RoomId) -> Result<Option<Vec<Option<Change>>>, store::Error> {
        let unwritten = self.fold().changes.get(&room).cloned();
        if unwritten.is_some() {
            return Ok(unwritten);
        }
        Ok(store.changes(room).await?.and_then(|changes| serde_json::from_str(&changes).ok()))
    }
}
