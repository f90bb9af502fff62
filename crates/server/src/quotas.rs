//! How much of something each may have at the same time, and all together. It is taken before any work is begun, and given
//! back when what was taken is dropped, however the work ends.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

#[derive(Debug)]
pub struct Quotas<K>(Arc<Pot<K>>);

#[derive(Debug)]
struct Pot<K> {
    most_each: usize,
    most_in_all: usize,
    taken: Mutex<Taken<K>>,
}

#[derive(Debug)]
struct Taken<K> {
    by: HashMap<K, usize>,
    in_all: usize,
}

/// What somebody has until this is dropped.
#[derive(Debug)]
pub struct Grant<K: Eq + Hash> {
    pot: Arc<Pot<K>>,
    who: K,
    amount: usize,
}

impl<K: Eq + Hash + Clone> Quotas<K> {
    pub fn each(most: usize) -> Self {
        Self::new(most, usize::MAX)
    }

    pub fn new(most_each: usize, most_in_all: usize) -> Self {
        let taken = Mutex::new(Taken { by: HashMap::new(), in_all: 0 });
        Self(Arc::new(Pot { most_each, most_in_all, taken }))
    }

    /// None if that were too much. Whoever has nothing gets what they ask for while there is anything left: something
    /// larger than a quota would else be refused for ever.
    pub fn take(&self, who: K, amount: usize) -> Option<Grant<K>> {
        let mut taken = self.0.taken();
        let own = taken.by.get(&who).copied().unwrap_or(0);
        let fits = |had: usize, most: usize| had.saturating_add(amount) <= most || (own == 0 && had < most);
        if !fits(own, self.0.most_each) || !fits(taken.in_all, self.0.most_in_all) {
            return None;
        }
        taken.by.insert(who.clone(), own + amount);
        taken.in_all += amount;
        Some(Grant { pot: Arc::clone(&self.0), who, amount })
    }

    /// How much is taken by everybody together.
    pub fn taken(&self) -> usize {
        self.0.taken().in_all
    }
}

impl<K> Pot<K> {
    fn taken(&self) -> MutexGuard<'_, Taken<K>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Eq + Hash> Drop for Grant<K> {
    fn drop(&mut self) {
        let mut taken = self.pot.taken();
        taken.in_all -= self.amount;
        if let Some(own) = taken.by.get_mut(&self.who) {
            *own -= self.amount;
            if *own == 0 {
                taken.by.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    #[test]
    fn nobody_takes_more_than_their_share_and_what_is_dropped_can_be_taken_again() {
        let quotas = Quotas::each(2);
        let (one, other) = (quotas.take("a", 1), quotas.take("a", 1));
        assert!(one.is_some() && other.is_some() && quotas.take("a", 1).is_none());
        assert!(quotas.take("b", 1).is_some(), "others have their own");
        drop(one);
        assert!(quotas.take("a", 1).is_some());
        drop(other);
        assert_eq!(quotas.taken(), 0);
        assert!(quotas.0.taken().by.is_empty(), "whoever has nothing is forgotten");
    }

    #[test]
    fn what_is_larger_than_a_share_goes_alone() {
        let quotas = Quotas::new(10, 15);
        let large = quotas.take("a", 12);
        assert!(large.is_some() && quotas.take("a", 1).is_none());
        let last = quotas.take("b", 12);
        assert!(last.is_some(), "there was something left");
        assert!(quotas.take("c", 1).is_none(), "there is nothing left");
        drop(large);
        assert!(quotas.take("c", 1).is_some());
    }

    #[test]
    fn a_share_holds_also_when_many_take_at_the_same_time() {
        let quotas = Quotas::each(7);
        let taken: Vec<_> = thread::scope(|scope| {
            let takers: Vec<_> = (0..8).map(|_| scope.spawn(|| (0..5).map(|_| quotas.take((), 1)).collect())).collect();
            takers.into_iter().flat_map(|taker| -> Vec<_> { taker.join().unwrap() }).collect()
        });
        assert_eq!(taken.iter().flatten().count(), 7);
    }
}
