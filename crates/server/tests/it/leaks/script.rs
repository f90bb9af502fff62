//! What is done in a game, and what everybody can know of it by the rules.

use catalog::{Input, Level, Refused, Table};
use ratskeller_core::{Rng, Seat, SmallId as _, Viewer};
use serde_json::Value;

use super::deal::Deal;

/// Of so many games one is chosen that is long, but not too long.
const GAMES: usize = 24;
const LONGEST: usize = 200;

/// Something that is done, and something that whoever does it cannot do instead.
pub struct Step {
    pub seat: usize,
    pub action: Value,
    pub illegal: Option<Value>,
}

/// What can be known at one moment: by each viewer, and in truth.
pub struct Moment {
    known: Vec<String>,
    truth: String,
}

impl Moment {
    /// `events` is how many there were a moment before.
    fn of(table: &dyn Table, events: usize) -> Self {
        let truth = table.state().get().to_owned();
        let known = Viewer::all(table.seats()).map(|viewer| {
            // When the game is over everybody sees everything.
            let view = if table.to_move().is_some() { table.view(viewer).get().to_owned() } else { truth.clone() };
            format!("{:?} {view}", table.seen(viewer, events))
        });
        Self { known: known.collect(), truth }
    }
}

/// A whole game of a certain deal.
pub struct Script {
    pub steps: Vec<Step>,
    /// How it stands before each step, and after the last.
    pub moments: Vec<Moment>,
}

/// What a script has in common with itself played with other cards.
pub struct Shared {
    /// For each viewer, the number of the first moment that tells the difference.
    pub until: Vec<usize>,
    /// For each viewer, at how many moments before that there is one.
    hidden: Vec<usize>,
}

impl Shared {
    /// How many there are before everybody has found out.
    pub fn moments(&self) -> usize {
        self.until.iter().max().copied().unwrap_or_default()
    }

    pub fn is_hidden_from(&self, viewer: usize) -> bool {
        self.hidden[viewer] > 0
    }

    /// For how long somebody knows what the viewer does not, and for how long nobody does.
    pub fn worth(&self, viewer: usize) -> (usize, usize) {
        let first = self.until.iter().min().copied().unwrap_or_default();
        (self.hidden[viewer].saturating_sub(first), self.hidden[viewer])
    }
}

impl Script {
    pub fn new(deal: &Deal, rng: &mut Rng) -> Self {
        let games = (0..GAMES).map(|_| Self::played(deal, rng)).filter(|script| script.steps.len() <= LONGEST);
        games.max_by_key(|script| script.steps.len()).expect("some games are short")
    }

    /// A game of people who mostly know what they do, and sometimes do anything.
    fn played(deal: &Deal, rng: &mut Rng) -> Self {
        let mut table = deal.table();
        let (mut steps, mut moments): (Vec<Step>, _) = (Vec::new(), vec![Moment::of(&*table, 0)]);
        while let Some(seat) = table.to_move() {
            let level = if rng.below(4) == 0 { Level::Random } else { Level::Rat };
            let thought = table.mind(seat).unwrap().think(level, rng, &mut || false);
            let action = table.action(thought.action).unwrap();
            let known = steps.iter().map(|step| &step.action);
            let illegal = known.rev().find(|action| is_illegal(&*table, seat, action)).cloned();
            let events = table.events();
            table.act(Input { seat: Some(seat), action: &action, at: None }).unwrap();
            steps.push(Step { seat: seat.index(), action, illegal });
            moments.push(Moment::of(&*table, events));
        }
        Self { steps, moments }
    }

    /// How the same script goes with other cards, as far as it can be played.
    pub fn shared(&self, other: &Deal) -> Shared {
        let mut table = other.table();
        let viewers = table.seats() + 1;
        let mut shared = Shared { until: vec![0; viewers], hidden: vec![0; viewers] };
        let mut events = 0;
        for (number, moment) in self.moments.iter().enumerate() {
            let now = Moment::of(&*table, events);
            for viewer in 0..viewers {
                if shared.until[viewer] == number && now.known[viewer] == moment.known[viewer] {
                    shared.until[viewer] += 1;
                    shared.hidden[viewer] += usize::from(now.truth != moment.truth);
                }
            }
            let Some(Step { seat, action, illegal }) = self.steps.get(number) else { break };
            let seat = Seat::new(*seat);
            let found_out = !shared.until.contains(&(number + 1));
            let refused = illegal.as_ref().is_none_or(|illegal| is_illegal(&*table, seat, illegal));
            events = table.events();
            if found_out || !refused || table.act(Input { seat: Some(seat), action, at: None }).is_err() {
                break;
            }
        }
        shared
    }
}

fn is_illegal(table: &dyn Table, seat: Seat, action: &Value) -> bool {
    matches!(table.id_of(Input { seat: Some(seat), action, at: None }), Err(Refused::Illegal(_)))
}
