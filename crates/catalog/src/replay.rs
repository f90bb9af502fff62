//! A recorded game being looked at, one action after another, forwards and backwards.

use serde_json::Value;

use crate::input::Input;
use crate::record::{Record, RecordError};
use crate::table::Table;

#[derive(Debug)]
pub struct Replay {
    record: Record,
    table: Box<dyn Table>,
}

impl Replay {
    /// The game as it was dealt.
    pub fn new(record: Record) -> Result<Self, RecordError> {
        let order = record.order(record.deck()?, record.source()?);
        let table = order.deck.game.open(order)?;
        Ok(Self { record, table })
    }

    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// How many actions have been done.
    pub fn position(&self) -> usize {
        self.table.inputs()
    }

    /// How many actions there are.
    pub fn len(&self) -> usize {
        self.record.inputs().count()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What was done last.
    pub fn last(&self) -> Option<Input<&Value>> {
        self.position().checked_sub(1).and_then(|last| self.record.inputs().nth(last))
    }

    /// Does the next action, and tells whether there was one.
    pub fn forward(&mut self) -> Result<bool, RecordError> {
        let number = self.position();
        let Some(input) = self.record.inputs().nth(number) else { return Ok(false) };
        self.table.act(input).map_err(|refused| RecordError::Input { number, refused })?;
        Ok(true)
    }

    /// The table as the record leaves it, to play on at.
    pub fn to_end(mut self) -> Result<Box<dyn Table>, RecordError> {
        while self.forward()? {}
        Ok(self.table)
    }

    /// Takes the last action back, and tells whether there was one.
    pub fn back(&mut self) -> bool {
        self.table.undo().is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{play, tables};

    #[test]
    fn forwards_and_backwards_lead_through_the_same_positions() {
        for mut table in tables() {
            play(&mut *table, 20);
            let end = table.state().get().to_owned();
            let mut replay = Replay::new(table.record()).unwrap();
            let mut states = vec![replay.table().state().get().to_owned()];
            while replay.forward().unwrap() {
                states.push(replay.table().state().get().to_owned());
            }
            assert_eq!((states.last(), replay.position()), (Some(&end), replay.len()));
            while replay.back() {
                states.pop();
                assert_eq!(Some(replay.table().state().get()), states.last().map(String::as_str));
            }
            assert_eq!((states.len(), replay.last()), (1, None));
        }
    }
}
