//! How rated games ended, and what that comes to for whoever played.

use crate::change::Step;
use crate::question::{Question, Row};
use crate::value::values;
use crate::{Error, LONGEST_LIST, RoomId, Store};

/// How a rated game has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finish {
    pub room: RoomId,
    pub game: String,
    /// Milliseconds since 1970.
    pub at: u64,
    pub result: String,
}

/// A finish, and its place among all of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NumberedFinish {
    pub number: i64,
    pub finish: Finish,
}

/// How somebody stands in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptStanding {
    pub game: String,
    pub player: String,
    pub standing: String,
}

/// What the results up to one of them come to, as far as it has changed since it was written down last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The number of the last result that counts.
    pub last: i64,
    pub standings: Vec<KeptStanding>,
    /// What games did to the ratings of those who played them.
    pub changes: Vec<(RoomId, String)>,
}

impl Finish {
    /// A game ends once, however often that is said. Its number comes after all that were ever counted, also those that
    /// have been forgotten.
    pub(crate) fn saved(&self) -> Vec<Step<'_>> {
        let save = "INSERT INTO results (id, room, game, at, result)
             SELECT 1 + (SELECT max(number) FROM (
                 SELECT coalesce(max(id), 0) AS number FROM results UNION ALL SELECT result FROM counted
             ) AS numbers), ?1, ?2, ?3, ?4
             WHERE TRUE ON CONFLICT (room) DO NOTHING";
        // Whoever has a number has written it down before anybody has the next.
        let hold = Step::shared("SELECT pg_advisory_xact_lock(2, 0)", values![]);
        vec![hold, Step::new(save, values![self.room, &self.game, self.at, &self.result])]
    }
}

pub(crate) fn kept(row: &Row) -> Result<NumberedFinish, Error> {
    let (room, at) = (RoomId(row.get(1)?), row.count(3)?);
    let finish = Finish { room, game: row.get(2)?, at, result: row.get(4)? };
    Ok(NumberedFinish { number: row.get(0)?, finish })
}

impl Store {
    /// The first of the finishes after this one, as many as a list holds.
    pub async fn finishes_after(&self, number: i64) -> Result<Vec<NumberedFinish>, Error> {
        let finishes = "SELECT id, room, game, at, result FROM results WHERE id > ?1 ORDER BY id LIMIT ?2";
        self.list(Question::new(finishes, values![number, LONGEST_LIST]), kept).await
    }

    /// What the results up to one of them come to, as it was written down last.
    pub async fn tally(&self) -> Result<Tally, Error> {
        // In one question, so that the standings are those of just these results.
        let tally =
            "SELECT result, game, player, standing FROM counted LEFT JOIN standings ON TRUE ORDER BY game, player";
        let rows = self
            .list(Question::new(tally, values![]), |row| {
                let standing = match row.get(1)? {
                    Some(game) => Some(KeptStanding { game, player: row.get(2)?, standing: row.get(3)? }),
                    None => None,
                };
                Ok((row.get(0)?, standing))
            })
            .await?;
        let last = rows.first().map_or(0, |(last, _)| *last);
        let standings = rows.into_iter().filter_map(|(_, standing)| standing).collect();
        Ok(Tally { last, standings, changes: Vec::new() })
    }

    /// Writes down what has changed since the last time, unless somebody has written down what more results come to.
    pub async fn save_tally(&self, tally: Tally) -> Result<(), Error> {
        let Tally { last, standings, changes } = tally;
        let count = Step::condition("UPDATE counted SET result = ?1 WHERE result <= ?1", values![last]);
        let stand = "INSERT INTO standings (game, player, standing) VALUES (?1, ?2, ?3)
             ON CONFLICT (game, player) DO UPDATE SET standing = excluded.standing";
        let standings = standings
            .into_iter()
            .map(|KeptStanding { game, player, standing }| Step::new(stand, values![game, player, standing]));
        let change = "UPDATE results SET changes = ?2 WHERE room = ?1";
        let changes = changes.into_iter().map(|(room, changes)| Step::new(change, values![room, changes]));
        self.change([count].into_iter().chain(standings).chain(changes).collect()).await.map(drop)
    }

    /// What a table's game did to the ratings of those who played it, if that was written down.
    pub async fn changes(&self, room: RoomId) -> Result<Option<String>, Error> {
        let changes = Question::new("SELECT changes FROM results WHERE room = ?1", values![room]);
        Ok(self.look_up(changes, |row| row.get(0)).await?.pop().flatten())
    }
}
