//! Whom the host does not let in. The store keeps them; all are in memory, because everybody's request is held against them.

use std::collections::BTreeMap;
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;
use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use store::{Block, GuestId, Store};

use crate::api::household;

/// Somebody who can be blocked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Blocked {
    Guest(GuestId),
    Address(IpAddr),
}

/// Neither a guest nor an address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nobody;

impl fmt::Display for Nobody {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("0123456789abcdef, 192.0.2.7, 2001:db8::")
    }
}

impl FromStr for Blocked {
    type Err = Nobody;
    fn from_str(text: &str) -> Result<Self, Nobody> {
        let address = || text.parse().map(|address| Self::Address(household(address))).map_err(|_| Nobody);
        text.parse().map(Self::Guest).or_else(|_| address())
    }
}

impl fmt::Display for Blocked {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Guest(guest) => guest.fmt(f),
            Self::Address(address) => address.fmt(f),
        }
    }
}

/// All of them, and since when.
#[derive(Debug, Default)]
pub struct Blocks(RwLock<BTreeMap<Blocked, u64>>);

impl Blocks {
    fn read(&self) -> RwLockReadGuard<'_, BTreeMap<Blocked, u64>> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, BTreeMap<Blocked, u64>> {
        self.0.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// Goes on from what is kept; those who are new.
    pub async fn open(&self, store: &Store) -> Result<Vec<Blocked>, store::Error> {
        let mut kept = BTreeMap::new();
        for Block { who, since } in store.blocks().await? {
            if let Ok(who) = who.parse() {
                kept.insert(who, since);
            } else {
                tracing::error!(who, "nobody knows who is blocked");
            }
        }
        let mut known = self.write();
        let new = kept.keys().filter(|who| !known.contains_key(who)).copied().collect();
        *known = kept;
        Ok(new)
    }

    pub fn has(&self, who: Blocked) -> bool {
        self.read().contains_key(&who)
    }

    /// Since when somebody is not let in.
    pub fn since(&self, who: Blocked) -> Option<u64> {
        self.read().get(&who).copied()
    }

    /// Whether a guest is blocked, or whoever has brought them.
    pub fn has_guest(&self, guest: GuestId, owner: Option<GuestId>) -> bool {
        [Some(guest), owner].into_iter().flatten().any(|guest| self.has(Blocked::Guest(guest)))
    }

    pub fn list(&self) -> Vec<(Blocked, u64)> {
        self.read().iter().map(|(who, since)| (*who, *since)).collect()
    }

    pub async fn add(&self, store: &Store, who: Blocked, now: u64) -> Result<(), store::Error> {
        store.block(Block { who: who.to_string(), since: now }).await?;
        self.write().entry(who).or_insert(now);
        Ok(())
    }

    pub async fn remove(&self, store: &Store, who: Blocked) -> Result<(), store::Error> {
        store.unblock(who.to_string()).await?;
        self.write().remove(&who);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_or_an_address_is_read_as_it_is_written() {
        for text in ["0123456789abcdef", "192.0.2.7", "2001:db8::"] {
            assert_eq!(text.parse::<Blocked>().unwrap().to_string(), text);
        }
        assert_eq!("2001:db8::9".parse::<Blocked>().unwrap().to_string(), "2001:db8::", "a household counts as one");
        assert_eq!("::ffff:192.0.2.7".parse::<Blocked>().unwrap().to_string(), "192.0.2.7");
        for nobody in ["", "Jan", "192.0.2", "0123"] {
            assert_eq!(nobody.parse::<Blocked>(), Err(Nobody), "{nobody}");
        }
    }
}
