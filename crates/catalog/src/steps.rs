//! A finished game, one position after another.

use ratskeller_core::{Seat, Viewer};
use serde::Serialize;
use serde_json::Value;

use crate::json::Json;
use crate::record::Record;
use crate::table::Table;

/// Through whose eyes a game is looked back on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// All cards are open.
    All,
    /// Only what this seat could know at the time, had it forgotten nothing.
    Seat(Seat),
}

impl Eyes {
    fn view(self, table: &dyn Table) -> Json {
        match self {
            Self::All => table.state(),
            Self::Seat(seat) => table.remembered(Viewer::Seat(seat)),
        }
    }

    /// Who tells what happened. Where all cards are open it is whoever did it, who saw the cards in it.
    fn witness(self, by: Option<Seat>) -> Viewer {
        match self {
            Self::All => by.into(),
            Self::Seat(seat) => Viewer::Seat(seat),
        }
    }
}

/// A position, and what led to it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "house.ts", rename = "Step<View, Event, Action>"))]
pub struct Step {
    /// Who did it; null before anything was done, and where the table itself did it.
    pub by: Option<Seat>,
    /// What was done; null before anything was.
    #[cfg_attr(feature = "ts", ts(type = "Action | null"))]
    pub action: Option<Value>,
    #[cfg_attr(feature = "ts", ts(type = "Array<Event>"))]
    pub events: Vec<Json>,
    #[cfg_attr(feature = "ts", ts(type = "View"))]
    pub view: Json,
    pub to_move: Option<Seat>,
}

/// The game as it was dealt, and as it was after each input of its record. Nothing in a step depends on what came later.
pub fn steps(mut table: Box<dyn Table>, record: &Record, eyes: Eyes) -> Vec<Step> {
    let mut steps = vec![step(&*table, eyes, None, None, 0)];
    for input in record.inputs() {
        let (by, action, events) = (input.seat, input.action.clone(), table.events());
        table.act(input).expect("what was done once can be done again");
        steps.push(step(&*table, eyes, by, Some(action), events));
    }
    steps
}

fn step(table: &dyn Table, eyes: Eyes, by: Option<Seat>, action: Option<Value>, events: usize) -> Step {
    let (view, to_move) = (eyes.view(table), table.to_move());
    Step { by, action, events: table.seen(eyes.witness(by), events), view, to_move }
}

#[cfg(test)]
mod tests {
    use ratskeller_core::SmallId as _;
    use serde_json::json;

    use super::*;
    use crate::testing::{open, order, play, tables};
    use crate::{Order, json};

    /// As somebody reads them.
    fn told(table: &dyn Table, eyes: Eyes) -> Vec<Value> {
        steps(table.dealt(), &table.record(), eyes).iter().map(json::to_value).collect()
    }

    #[test]
    fn there_is_a_step_for_the_deal_and_one_for_every_input() {
        for mut table in tables() {
            play(&mut *table, usize::MAX);
            let steps = told(&*table, Eyes::All);
            assert_eq!(steps.len(), table.inputs() + 1);
            assert_eq!((&steps[0]["by"], &steps[0]["action"]), (&Value::Null, &Value::Null));
            let end: Value = serde_json::from_str(table.state().get()).unwrap();
            assert_eq!((&steps[table.inputs()]["view"], &steps[table.inputs()]["to_move"]), (&end, &Value::Null));
            let inputs = table.record();
            for (input, step) in inputs.inputs().zip(&steps[1..]) {
                assert_eq!((json::to_value(&input.seat), input.action), (step["by"].clone(), &step["action"]));
                assert!(!step["events"].as_array().unwrap().is_empty());
            }
        }
    }

    #[test]
    fn a_seat_sees_what_it_could_remember_and_nothing_else() {
        let mut table = open(Order { options: json!({"until": {"rounds": 1}}), ..order("rat-a-tat-cat", 2) });
        play(&mut *table, usize::MAX);
        let (all, own) = (told(&*table, Eyes::All), told(&*table, Eyes::Seat(Seat::new(0))));
        let hidden = |step: &Value, seat: usize| {
            step["view"]["lines"][seat].as_array().unwrap().iter().filter(|card| card.is_null()).count()
        };
        assert_eq!((hidden(&own[0], 0), hidden(&own[0], 1)), (2, 4), "the outer cards of one's own line are known");
        assert_eq!((hidden(&all[0], 0), hidden(&all[0], 1)), (0, 0));
        assert!(own[1]["view"]["pile"].is_number() && all[1]["view"]["pile"].is_array());
    }

    #[test]
    fn with_all_cards_open_a_card_is_named_that_only_its_player_saw() {
        let mut table = open(order("rat-a-tat-cat", 2));
        play(&mut *table, usize::MAX);
        let drawn = |eyes| {
            let steps = told(&*table, eyes);
            let events = steps.into_iter().flat_map(|step| step["events"].as_array().unwrap().clone());
            events.filter(|event| event["type"] == "drew").map(|event| event["card"].is_null()).collect::<Vec<_>>()
        };
        assert!(drawn(Eyes::All).iter().all(|hidden| !hidden));
        assert!(drawn(Eyes::Seat(Seat::new(0))).iter().any(|hidden| *hidden));
    }
}
