//! What happened at a table lately. Thousands of tables are in memory, and what happened long ago is rarely asked for: it is
//! told by playing the game again.

/// So many of the last events are kept at least, once there were as many.
const KEPT: usize = 16;

#[derive(Debug)]
pub(super) struct Recent<E> {
    /// How many there were before these.
    before: usize,
    events: Vec<E>,
}

impl<E> Recent<E> {
    pub(super) fn new(events: Vec<E>) -> Self {
        let mut recent = Self { before: 0, events };
        recent.forget();
        recent
    }

    /// How many there were, those included that are kept no longer.
    pub(super) fn count(&self) -> usize {
        self.before + self.events.len()
    }

    /// Where what happens next is put.
    pub(super) fn next(&mut self) -> &mut Vec<E> {
        if self.events.len() >= 2 * KEPT {
            self.forget();
        }
        &mut self.events
    }

    fn forget(&mut self) {
        let forgotten = self.events.len().saturating_sub(KEPT);
        self.events.drain(..forgotten);
        self.events.shrink_to(2 * KEPT);
        self.before += forgotten;
    }

    /// Those from this number on, if they are all kept.
    pub(super) fn since(&self, from: usize) -> Option<&[E]> {
        let from = from.checked_sub(self.before)?;
        Some(self.events.get(from..).unwrap_or_default())
    }

    /// Lets those from this number on not have happened; whether those before are all that is kept.
    #[must_use]
    pub(super) fn truncate(&mut self, from: usize) -> bool {
        let kept = from.checked_sub(self.before);
        self.events.truncate(kept.unwrap_or(0));
        kept.is_some()
    }
}
