//! What makes an answer right. The engine says what an action does; the king, what it is worth.

use catalog::{Entry, Refused, Table, Thinking, json};
use ratskeller_core::{ActionId, Rng, Seat, Seed};
use serde::Deserialize;
use serde_json::Value;

use crate::pattern::Pattern;

/// The king has the same opinion every time.
const SEED: Seed = Seed([0; 32]);

/// All of it must hold.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// The action looks like this.
    #[serde(default)]
    action: Option<Pattern>,
    /// What it does at once, as the table's choices tell it, looks like this.
    #[serde(default)]
    effect: Option<Pattern>,
    /// What the learner sees afterwards looks like this.
    #[serde(default)]
    after: Option<Pattern>,
    /// The king's chance of winning with it is no smaller than this below the chance with what he would do.
    #[serde(default)]
    best: Option<f64>,
}

impl Goal {
    /// Whether it asks for nothing at all, so that everything would be right.
    pub(crate) fn is_empty(&self) -> bool {
        let Self { action, effect, after, best } = self;
        action.is_none() && effect.is_none() && after.is_none() && best.is_none()
    }

    /// Whether the action, which is legal, is what was asked for, before it is done.
    pub(crate) fn wants(&self, table: &dyn Table, action: &Value) -> bool {
        self.action.as_ref().is_none_or(|pattern| pattern.fits(action))
            && self.effect.as_ref().is_none_or(|pattern| pattern.fits(&effect(table, action)))
    }

    /// Whether the king has a say in it.
    pub(crate) fn asks_the_king(&self) -> bool {
        self.best.is_some()
    }

    /// Whether the king is content with it, before it is done. He thinks as long as he does about each move of a game that the house
    /// looks back on: often enough for a clear opinion in this game, and nobody waits long for it.
    pub(crate) fn contents_the_king(&self, table: &dyn Table, seat: Seat, action: ActionId) -> Result<bool, Refused> {
        let Some(margin) = self.best else { return Ok(true) };
        let mut go_on = usual_thinking(table).begin(|_| unreachable!("a king who looks back counts"));
        let weighed = table.weigh(seat, action, &mut Rng::new(SEED), &mut go_on)?;
        // Where there is only one thing to do he does not think.
        Ok(weighed.is_none_or(|weighed| weighed.best_chance - weighed.chance <= margin))
    }

    /// Whether this is what was to be seen after it was done.
    pub(crate) fn is_reached(&self, view: &str) -> bool {
        self.after.as_ref().is_none_or(|pattern| pattern.fits(&read(view)))
    }
}

fn usual_thinking(table: &dyn Table) -> Thinking {
    Entry::named(table.spec().name).expect("a game of the house").usual_thinking()
}

/// What a choice does at once.
fn effect(table: &dyn Table, action: &Value) -> Value {
    let Value::Array(choices) = read(table.choices().get()) else { return Value::Null };
    let chosen = choices.into_iter().find(|choice| choice["action"] == *action);
    chosen.map_or(Value::Null, |mut choice| choice["effect"].take())
}

fn read(text: &str) -> Value {
    json::read(text).expect("the house wrote this JSON")
}
