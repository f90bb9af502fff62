//! Whoever keeps a house together has one time, also if somebody sets the clock by which PostgreSQL goes: the node that has
//! been there longest has the house's clock put right, and one that was given up meanwhile follows.

use std::time::Duration;

use store::{Cluster, Heard};
use tokio::time::Instant;

use super::Node;
use crate::time::Time;

/// By how many milliseconds clocks may differ. They run alike, where they are not set.
const LEEWAY: u64 = 1_000;

/// So long somebody who has been there longer may take to put the house right, or to be given up.
const FOLLOWS_AFTER: Duration = Duration::from_secs(8);

/// Since when this node's clock and that of the house differ, if they do.
#[derive(Debug, Default)]
pub struct Difference(Option<Instant>);

/// By how much the house's clock is ahead of one's own, which showed this before it was asked for, and this after that.
fn difference(house: u64, before: u64, after: u64) -> i64 {
    let apart = |own: u64| house.cast_signed() - own.cast_signed();
    if house + LEEWAY < before {
        apart(before)
    } else if house > after + LEEWAY {
        apart(after)
    } else {
        0
    }
}

impl Difference {
    /// Has the house put right, if it goes by another clock than this node, or else in time this node.
    pub async fn settle(&mut self, cluster: &Cluster, node: &Node, time: &Time, heard: &Heard, asked: u64) {
        let off = difference(heard.now, asked, time.now());
        if off == 0 {
            self.0 = None;
            return;
        }
        #[cfg(test)]
        if crate::simulation::is_planted(crate::simulation::Plant::NobodySetsTheClock) {
            return;
        }
        let since = *self.0.get_or_insert_with(Instant::now);
        match cluster.set_clock(node.id, heard.ahead, heard.ahead - off, time.now()).await {
            Ok(true) => tracing::warn!(millis = off, "PostgreSQL's clock was set; the house goes on as before"),
            Ok(false) if since.elapsed() > FOLLOWS_AFTER => {
                tracing::warn!(millis = off, "this node's clock was not that of the house, which it follows");
                time.put_right(off);
                self.0 = None;
            }
            Ok(false) => {}
            Err(error) => tracing::warn!(%error, "the clock of the house cannot be put right"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_differ_only_if_no_slow_answer_explains_it() {
        assert_eq!(difference(5_000, 4_000, 9_000), 0);
        assert_eq!(difference(3_500, 4_000, 9_000), 0);
        assert_eq!(difference(2_000, 4_000, 9_000), -2_000);
        assert_eq!(difference(9_900, 4_000, 9_000), 0);
        assert_eq!(difference(20_000, 4_000, 9_000), 11_000);
    }
}
