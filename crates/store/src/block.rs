//! Whom the host does not let in, and what they have everybody told.

use crate::change::{Step, raise};
use crate::question::Question;
use crate::value::values;
use crate::{Error, Store};

/// Somebody who is not let in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// A guest or an address, as the house writes them.
    pub who: String,
    /// Milliseconds since 1970.
    pub since: u64,
}

impl Store {
    pub async fn blocks(&self) -> Result<Vec<Block>, Error> {
        let question = Question::new("SELECT who, since FROM blocks ORDER BY since, who", values![]);
        self.list(question, |row| Ok(Block { who: row.get(0)?, since: row.count(1)? })).await
    }

    pub async fn block(&self, Block { who, since }: Block) -> Result<(), Error> {
        let block = "INSERT INTO blocks (who, since) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        self.change(vec![Step::new(block, values![who, since]), raise!("blocks")]).await.map(drop)
    }

    pub async fn unblock(&self, who: String) -> Result<(), Error> {
        let unblock = Step::new("DELETE FROM blocks WHERE who = ?1", values![who]);
        self.change(vec![unblock, raise!("blocks")]).await.map(drop)
    }

    /// What everybody is told, if anything.
    pub async fn notice(&self) -> Result<Option<String>, Error> {
        Ok(self.look_up(Question::new("SELECT text FROM notice", values![]), |row| row.get(0)).await?.pop())
    }

    /// Has everybody told this from now on, or nothing.
    pub async fn save_notice(&self, text: Option<String>) -> Result<(), Error> {
        let mut steps = vec![Step::new("DELETE FROM notice", values![])];
        steps.extend(text.map(|text| Step::new("INSERT INTO notice (text) VALUES (?1)", values![text])));
        steps.push(raise!("notice"));
        self.change(steps).await.map(drop)
    }
}
