//! Guests that have asked for something lately, by the hashes of their tokens, so that not every request asks the store.
//! Whatever changes about a guest is forgotten here when it is in the store, so that what stands here is true.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use store::{Guest, GuestId, TokenHash};

/// So many are remembered at least of those who asked last, and twice as many at most.
const MANY: usize = 8192;

#[derive(Debug)]
pub struct Sessions {
    /// After so long the store is asked again; none: never, since nobody else writes to it.
    life: Option<Duration>,
    known: Mutex<Known>,
}

#[derive(Debug, Default)]
struct Known {
    recent: HashMap<TokenHash, Session>,
    /// Those who have not asked since `recent` was begun.
    earlier: HashMap<TokenHash, Session>,
    /// How often somebody was forgotten.
    forgotten: u64,
}

#[derive(Debug)]
struct Session {
    guest: Guest,
    since: Instant,
}

/// The moment before the store was asked for a guest: if anybody is forgotten after it, the answer may be of the past.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    forgotten: u64,
}

impl Sessions {
    pub fn new(life: Option<Duration>) -> Self {
        Self { life, known: Mutex::default() }
    }

    /// Whose token this is; else the store has to be asked.
    pub fn find(&self, token: &TokenHash) -> Result<Guest, Asked> {
        let mut known = self.known();
        if !known.recent.contains_key(token)
            && let Some(session) = known.earlier.remove(token)
        {
            known.add(*token, session);
        }
        let is_young = |session: &&Session| self.life.is_none_or(|life| session.since.elapsed() < life);
        let found = known.recent.get(token).filter(is_young).map(|session| session.guest.clone());
        found.ok_or(Asked { forgotten: known.forgotten })
    }

    /// Remembers what the store has answered, unless it may be of the past.
    pub fn remember(&self, asked: Asked, token: TokenHash, guest: &Guest) {
        let mut known = self.known();
        if known.forgotten == asked.forgotten {
            known.add(token, Session { guest: guest.clone(), since: Instant::now() });
        }
    }

    /// Something is different about a guest, or the house does not know them any more, nor their programs.
    pub fn forget(&self, guest: GuestId) {
        let mut known = self.known();
        known.forgotten += 1;
        let Known { recent, earlier, .. } = &mut *known;
        for sessions in [recent, earlier] {
            sessions.retain(|_, session| session.guest.id != guest && session.guest.owner != Some(guest));
        }
    }

    /// Nobody knows about whom something is different.
    pub fn forget_everybody(&self) {
        let mut known = self.known();
        *known = Known { forgotten: known.forgotten + 1, ..Known::default() };
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Known {
    fn add(&mut self, token: TokenHash, session: Session) {
        if self.recent.len() >= MANY {
            self.earlier = std::mem::take(&mut self.recent);
        }
        self.recent.insert(token, session);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guest(id: i64, owner: Option<i64>) -> Guest {
        Guest { id: GuestId(id), name: format!("guest {id}"), owner: owner.map(GuestId), since: 0, seen: 0 }
    }

    fn token(id: i64) -> TokenHash {
        let mut token = TokenHash::default();
        token[..8].copy_from_slice(&id.to_le_bytes());
        token
    }

    fn remember(sessions: &Sessions, guest: &Guest) {
        let asked = sessions.find(&token(guest.id.0)).unwrap_err();
        sessions.remember(asked, token(guest.id.0), guest);
        assert_eq!(sessions.find(&token(guest.id.0)).as_ref().ok(), Some(guest));
    }

    #[test]
    fn whoever_is_forgotten_is_looked_up_again_with_their_programs_and_nobody_else_is() {
        let sessions = Sessions::new(None);
        for known in [guest(1, None), guest(2, Some(1)), guest(3, None)] {
            remember(&sessions, &known);
        }
        sessions.forget(GuestId(1));
        let known = [1, 2, 3].map(|id| sessions.find(&token(id)).is_ok());
        assert_eq!(known, [false, false, true]);
        sessions.forget_everybody();
        assert!(sessions.find(&token(3)).is_err());
        remember(&sessions, &guest(2, Some(1)));
        sessions.forget(GuestId(2));
        assert!(sessions.find(&token(2)).is_err());
    }

    #[test]
    fn an_answer_that_was_asked_for_before_somebody_was_forgotten_is_not_remembered() {
        let sessions = Sessions::new(None);
        let asked = sessions.find(&token(1)).unwrap_err();
        sessions.forget(GuestId(1));
        sessions.remember(asked, token(1), &guest(1, None));
        assert!(sessions.find(&token(1)).is_err());
    }

    #[test]
    fn no_more_than_so_many_are_remembered_and_whoever_asks_is() {
        let sessions = Sessions::new(None);
        remember(&sessions, &guest(0, None));
        for id in 1..5 * MANY as i64 {
            remember(&sessions, &guest(id, None));
            assert!(sessions.find(&token(0)).is_ok(), "after {id}");
        }
        let known = sessions.known();
        assert!((MANY..=2 * MANY).contains(&(known.recent.len() + known.earlier.len())));
    }

    #[test]
    fn what_may_change_elsewhere_is_remembered_for_a_while() {
        remember(&Sessions::new(Some(Duration::from_hours(1))), &guest(1, None));
        let outlived = Sessions::new(Some(Duration::ZERO));
        let asked = outlived.find(&token(1)).unwrap_err();
        outlived.remember(asked, token(1), &guest(1, None));
        assert!(outlived.find(&token(1)).is_err());
    }
}
