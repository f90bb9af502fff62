//! What was written once and is written otherwise now: somebody has another name, or none.

use crate::change::{Step, raise};
use crate::question::Question;
use crate::result::kept;
use crate::room::listed;
use crate::value::values;
use crate::{Error, GuestId, Kept, LONGEST_LIST, ListedRoom, Log, NumberedFinish, RoomId, RoomRow, Store};

/// Each of the two indexes is read in the order of the tables, and no further than the page.
const SOME_ROOMS: &str = "SELECT changed, id, host, summary FROM (
         SELECT room FROM sitters WHERE guest = ?1 AND room > ?2
         UNION SELECT room FROM owners WHERE owner = ?1 AND room > ?2
         ORDER BY room LIMIT ?3
     ) AS theirs JOIN rooms ON rooms.id = theirs.room ORDER BY theirs.room";

const FORGET_REVIEW: &str = "DELETE FROM reviews WHERE room = ?1";

/// Which log it is that was read, of those that a table has had.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Edition(pub(crate) i64);

/// Everything that is left of a table whose log is damaged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remains {
    /// The entries that are still there, each with its place in the book.
    pub entries: Vec<(i64, String)>,
    /// What lists say of it, if they know it.
    pub summary: Option<String>,
}

impl Remains {
    /// What is written anew besides the entries.
    pub(crate) fn amended(&self, room: RoomId) -> Vec<Step<'_>> {
        let summarise = "UPDATE rooms SET summary = coalesce(?2, summary) WHERE id = ?1";
        vec![Step::new(FORGET_REVIEW, values![room]), Step::new(summarise, values![room, self.summary.as_deref()])]
    }
}

impl RoomRow {
    /// What is written anew besides the entries: what was thought of the game is forgotten.
    pub(crate) fn amended(&self) -> Vec<Step<'_>> {
        [Step::new(FORGET_REVIEW, values![self.room])].into_iter().chain(self.saved()).collect()
    }
}

impl Store {
    /// All tables at which a guest sits or sat, or a program that they have brought.
    pub async fn rooms_of(&self, guest: GuestId) -> Result<Vec<RoomId>, Error> {
        let rooms = "SELECT room FROM sitters WHERE guest = ?1 UNION SELECT room FROM owners WHERE owner = ?1";
        self.list(Question::new(rooms, values![guest]), |row| row.get(0).map(RoomId)).await
    }

    /// A table's log, to be written anew.
    pub async fn log_to_amend(&self, room: RoomId) -> Result<(Log, Edition), Error> {
        match &self.kept {
            Kept::Sqlite(house) => Ok((house.log(room).await?, Edition::default())),
            Kept::Postgres(house) => {
                // Before the log is: whoever writes it anew in between is noticed.
                let edition = house.edition(room).await?;
                Ok((house.log(room).await?, edition))
            }
        }
    }

    /// Writes entries of a table's log anew, by their numbers, with what lists say of it; what was thought of its game is
    /// forgotten. All of it, or nothing: and nothing if somebody else has written it anew since it was read.
    pub async fn amend(&self, edition: Edition, entries: Vec<(u64, String)>, row: RoomRow) -> Result<(), Error> {
        match &self.kept {
            // Nobody else writes.
            Kept::Sqlite(house) => house.amend(entries, row).await,
            Kept::Postgres(house) => house.amend(edition, entries, row).await,
        }
    }

    /// What is left of a damaged table. All entries of the house are looked through for it.
    pub async fn remains(&self, room: RoomId) -> Result<Remains, Error> {
        let entries = match &self.kept {
            Kept::Sqlite(_) => "SELECT id, entry FROM entries WHERE room = ?1 ORDER BY id",
            Kept::Postgres(_) => "SELECT seq, entry FROM entries WHERE room = ?1 ORDER BY seq",
        };
        let entries = self.list(Question::new(entries, values![room]), |row| Ok((row.get(0)?, row.get(1)?))).await?;
        let summary = Question::new("SELECT summary FROM rooms WHERE id = ?1", values![room]);
        Ok(Remains { entries, summary: self.list(summary, |row| row.get(0)).await?.pop() })
    }

    /// Writes anew what is left of a damaged table, by the entries' places in the book: all of it, or nothing.
    pub async fn amend_remains(&self, room: RoomId, remains: Remains) -> Result<(), Error> {
        match &self.kept {
            Kept::Sqlite(house) => house.amend_remains(room, remains).await,
            Kept::Postgres(house) => house.amend_remains(room, remains).await,
        }
    }

    /// Tables at which a guest sits or sat, or a program that they have brought, in an order that does not change; those
    /// after this one.
    pub async fn some_rooms_of(
        &self,
        guest: GuestId,
        after: Option<RoomId>,
        most: usize,
    ) -> Result<Vec<ListedRoom>, Error> {
        let after = after.map_or(i64::MIN, |after| after.0);
        self.list(Question::new(SOME_ROOMS, values![guest, after, most]), listed).await
    }

    /// Forgets what is thought of a table's game.
    pub async fn forget_review(&self, room: RoomId) -> Result<(), Error> {
        self.change(vec![Step::new(FORGET_REVIEW, values![room])]).await.map(drop)
    }

    /// The first of the finishes after this one that a guest had a part in, as many as a list holds.
    pub async fn finishes_of(&self, guest: GuestId, after: i64) -> Result<Vec<NumberedFinish>, Error> {
        let finishes = "SELECT id, room, game, at, result FROM results WHERE id > ?1 AND result LIKE '%' || ?3 || '%'
             ORDER BY id LIMIT ?2";
        self.list(Question::new(finishes, values![after, LONGEST_LIST, guest.to_string()]), kept).await
    }

    /// Writes finishes anew, by their numbers.
    pub async fn amend_finishes(&self, results: Vec<(i64, String)>) -> Result<(), Error> {
        let amend = "UPDATE results SET result = ?2 WHERE id = ?1";
        let steps = results.into_iter().map(|(number, result)| Step::new(amend, values![number, result]));
        self.change(steps.chain([raise!("finishes")]).collect()).await.map(drop)
    }

    /// Forgets at which tables a guest sat.
    pub async fn forget_seats(&self, guest: GuestId) -> Result<(), Error> {
        let forget = ["DELETE FROM sitters WHERE guest = ?1", "DELETE FROM owners WHERE owner = ?1"];
        self.change(forget.map(|forget| Step::new(forget, values![guest])).into()).await.map(drop)
    }
}
