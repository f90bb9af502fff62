//! What happened, in words.

use serde_json::Value;

/// Older sentences are forgotten; nobody scrolls further back.
const MOST: usize = 400;

/// Events as the viewer saw them, and what is said of them now: a sentence may name less as cards are to be remembered.
#[derive(Debug, Default)]
pub(crate) struct Log {
    events: Vec<Value>,
    pub sentences: Vec<String>,
}

impl Log {
    pub fn replace(&mut self, events: Vec<Value>) {
        self.events = events;
    }

    pub fn add(&mut self, events: Vec<Value>) {
        self.events.extend(events);
    }

    pub fn events(&self) -> &[Value] {
        &self.events
    }

    pub fn tell(&mut self, mut told: impl FnMut(&Value) -> Option<String>) {
        let from = self.events.len().saturating_sub(MOST);
        self.sentences = self.events[from..].iter().filter_map(&mut told).collect();
    }
}
