//! Every place where a strip may be laid, whichever strip it is.

use crate::place::Facing;
use crate::rows::Rows;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Places {
    /// Where a strip may lie across, by its leftmost field.
    across: Rows,
    /// Where a strip may lie downwards, by its topmost field.
    down: Rows,
}

impl Places {
    /// By leftmost or topmost field; facing backwards makes no difference to where a strip may lie.
    pub fn facing(&self, facing: Facing) -> &Rows {
        if facing.lies_across() { &self.across } else { &self.down }
    }

    pub fn facing_mut(&mut self, facing: Facing) -> &mut Rows {
        if facing.lies_across() { &mut self.across } else { &mut self.down }
    }

    pub fn count(&self) -> usize {
        self.across.len() + self.down.len()
    }

    pub fn is_empty(&self) -> bool {
        self.across.is_empty() && self.down.is_empty()
    }
}
