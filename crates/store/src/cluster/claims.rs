//! Finished games that are looked back on by one node and no other.

use super::{Cluster, DEAD_AFTER, round, statements};
use crate::{Error, NodeId, RoomId};

impl Cluster {
    /// Takes a game with so many decisions, unless another node looks back on it; whether it is this one's now. Taken over is
    /// what a node had that does not beat any more.
    pub async fn claim_review(&self, node: NodeId, room: RoomId, decisions: usize) -> Result<bool, Error> {
        let about = vec![node.0.into(), room.into(), decisions.into(), round::millis(DEAD_AFTER)];
        let answers = self.ask(&[(statements::CLAIM_REVIEW, about)]).await?;
        Ok(answers.iter().any(|answer| answer.changed > 0))
    }

    /// Tells others how many decisions have been thought about.
    pub async fn tell_of_review(&self, node: NodeId, room: RoomId, done: usize) -> Result<(), Error> {
        let about = vec![node.0.into(), room.into(), done.into()];
        self.ask(&[(statements::TELL_OF_REVIEW, about)]).await.map(drop)
    }

    /// It is over, or not to be gone on with.
    pub async fn give_up_review(&self, node: NodeId, room: RoomId) -> Result<(), Error> {
        self.ask(&[(statements::GIVE_UP_REVIEW, vec![node.0.into(), room.into()])]).await.map(drop)
    }

    /// About how many decisions of a game another node has thought, and of how many; none if no other does.
    pub async fn review_elsewhere(&self, node: NodeId, room: RoomId) -> Result<Option<(usize, usize)>, Error> {
        let about = vec![node.0.into(), room.into(), round::millis(DEAD_AFTER)];
        let answers = self.ask(&[(statements::REVIEW_ELSEWHERE, about)]).await?;
        let row = answers.first().and_then(|answer| answer.rows.first());
        Ok(row
            .map(|row| Ok::<_, tokio_postgres::Error>((round::count(row, 0)? as usize, round::count(row, 1)? as usize)))
            .transpose()?)
    }
}
