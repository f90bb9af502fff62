//! Something that whoever likes can wait for. Those who wait are woken in their order, which those of a `watch` are not.

use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;

#[derive(Debug, Default)]
pub struct Signal<T> {
    value: Mutex<T>,
    changed: Notify,
}

impl<T: Copy> Signal<T> {
    pub fn new(value: T) -> Self {
        Self { value: Mutex::new(value), changed: Notify::new() }
    }

    pub fn get(&self) -> T {
        *self.value.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn set(&self, value: T) {
        self.change(|_| value);
    }

    pub fn change(&self, change: impl FnOnce(T) -> T) {
        let mut value = self.value.lock().unwrap_or_else(PoisonError::into_inner);
        *value = change(*value);
        drop(value);
        self.changed.notify_waiters();
    }

    /// Waits until it is so.
    pub async fn until(&self, is_so: impl Fn(T) -> bool) -> T {
        loop {
            let changed = self.changed.notified();
            let value = self.get();
            if is_so(value) {
                return value;
            }
            changed.await;
        }
    }
}
