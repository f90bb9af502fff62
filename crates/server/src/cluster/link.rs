//! What a node and a table in its memory know of each other.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use store::NodeId;
use tokio::time::Instant;

use super::share::{FORGOTTEN_AFTER, Share};

/// Whoever came to a table without a socket may still be there so many milliseconds later.
const VISIT: u64 = 5_000;

#[derive(Debug, Default)]
pub struct Link {
    /// The number of the last entry that is in the log and in memory; 0 until the log has been read.
    known: AtomicU64,
    /// Whether the table has reason to be driven by this node.
    wanted: AtomicBool,
    /// When somebody came to it last who has no socket.
    visited: AtomicU64,
    /// Whether the node has had to wake it.
    woken: AtomicBool,
    /// Whether the node drives it, as far as was heard last.
    driven: AtomicBool,
    /// Who is there by this node, if anybody is, and by others.
    shares: Mutex<Shares>,
}

#[derive(Debug, Default)]
struct Shares {
    own: Option<Share>,
    others: Vec<(NodeId, Instant, Share)>,
}

impl Link {
    pub fn known(&self) -> u64 {
        self.known.load(Ordering::Relaxed)
    }

    pub fn know(&self, seq: u64) {
        self.known.store(seq, Ordering::Relaxed);
    }

    pub fn is_wanted(&self, now: u64) -> bool {
        self.wanted.load(Ordering::Relaxed) || self.visited.load(Ordering::Relaxed) + VISIT > now
    }

    /// Whether that is new.
    pub fn want(&self, wanted: bool) -> bool {
        self.wanted.swap(wanted, Ordering::Relaxed) != wanted && wanted
    }

    pub fn visit(&self, now: u64) {
        self.visited.store(now, Ordering::Relaxed);
    }

    pub fn is_woken(&self) -> bool {
        self.woken.load(Ordering::Relaxed)
    }

    pub fn wake(&self) {
        self.woken.store(true, Ordering::Relaxed);
        self.wanted.store(true, Ordering::Relaxed);
    }

    pub fn is_driven(&self) -> bool {
        self.driven.load(Ordering::Relaxed)
    }

    /// Whether that is new.
    pub fn drive(&self, driven: bool) -> bool {
        self.driven.swap(driven, Ordering::Relaxed) != driven
    }

    fn shares(&self) -> MutexGuard<'_, Shares> {
        self.shares.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn own_share(&self) -> Option<Share> {
        self.shares().own.clone()
    }

    /// Notes who is there by this node. Whether that is news for others.
    pub fn share(&self, share: Option<Share>) -> bool {
        let mut shares = self.shares();
        let is_new = shares.own != share;
        shares.own = share;
        is_new
    }

    /// Notes who is there by another node. Whether it is a change, and whether that node was not there before.
    pub fn hear_of(&self, node: NodeId, share: Option<Share>, now: Instant) -> (bool, bool) {
        let others = &mut self.shares().others;
        let before = others.iter().position(|(other, ..)| *other == node).map(|place| others.swap_remove(place).2);
        let change = (before != share, before.is_none());
        others.extend(share.map(|share| (node, now, share)));
        change
    }

    /// Forgets nodes that have said nothing for long. Whether there were any.
    pub fn forget_the_silent(&self, now: Instant) -> bool {
        let others = &mut self.shares().others;
        let before = others.len();
        others.retain(|(_, heard, _)| *heard + FORGOTTEN_AFTER > now);
        others.len() < before
    }

    /// Who is there by other nodes, all together.
    pub fn elsewhere(&self) -> Share {
        let mut all = Share::default();
        for (.., share) in &self.shares().others {
            all.add(share);
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(seats: &[bool], watching: usize) -> Share {
        Share { seats: seats.to_vec(), watching }
    }

    #[test]
    fn who_is_there_by_other_nodes_is_known_until_they_are_silent_for_long() {
        let (link, now) = (Link::default(), Instant::now());
        let (anna, bert) = (NodeId(1), NodeId(2));
        assert_eq!(link.hear_of(anna, Some(share(&[true, false], 2)), now), (true, true));
        assert_eq!(link.hear_of(anna, Some(share(&[true, false], 2)), now), (false, false), "nothing new");
        link.hear_of(bert, Some(share(&[false, true], 1)), now + FORGOTTEN_AFTER / 2);
        assert_eq!(link.elsewhere(), share(&[true, true], 3));
        assert!(link.forget_the_silent(now + FORGOTTEN_AFTER));
        assert_eq!(link.elsewhere(), share(&[false, true], 1));
        assert_eq!(link.hear_of(bert, None, now), (true, false));
        assert_eq!(link.elsewhere(), Share::default());
    }
}
