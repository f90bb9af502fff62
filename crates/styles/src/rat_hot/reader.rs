//! What the protocol tells of Rat Hot, from the side of whoever decides.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Value, json};

use super::table::{EMPTY, ME, Place, RATS, START, Symbols, THEM, Table};

/// What is printed on the strips, as the protocol names it.
#[derive(Debug)]
pub(crate) struct Deck {
    seat: usize,
    spices: Vec<Spice>,
    strips: Vec<[String; 3]>,
}

#[derive(Deserialize, Debug)]
struct Spice {
    name: String,
    colour: String,
}

#[derive(Deserialize)]
struct Print {
    spices: Vec<Spice>,
    start: [String; 3],
    strips: Vec<[String; 3]>,
}

#[derive(Deserialize)]
struct View {
    turn_number: u64,
    colours: [String; 2],
    hand: Vec<usize>,
    pile: usize,
    laid: Vec<Laid>,
    scores: [i32; 2],
    #[serde(rename = "box")]
    aside: Vec<usize>,
}

#[derive(Deserialize)]
struct Laid {
    strip: Value,
    at: [i64; 2],
    facing: String,
    level: u64,
}

#[derive(Deserialize)]
struct Rules {
    table: usize,
    burial: String,
    changed: String,
}

/// Everything there is to decide on.
#[derive(Debug)]
pub(crate) struct Scene {
    pub table: Table,
    /// What is on each strip.
    pub strips: Vec<Symbols>,
    pub hand: Vec<usize>,
    /// The strips that nobody has seen, in the deck's order.
    pub unseen: Vec<usize>,
    pub pile: usize,
    /// By how many points I am ahead.
    pub lead: i32,
    pub turn: u64,
}

impl Deck {
    pub(crate) fn read(deck: &Value, seat: usize) -> Option<Self> {
        let print = Print::deserialize(deck).ok()?;
        let fits = seat < 2 && print.spices.len() == 8 && print.strips.len() == START;
        let strips = print.strips.into_iter().chain([print.start]).collect();
        fits.then_some(Self { seat, spices: print.spices, strips })
    }

    pub(crate) fn scene(&self, view: &Value, options: &Value) -> Option<Scene> {
        let view = View::deserialize(view).ok()?;
        let rules = Rules::deserialize(options).ok()?;
        let (mine, theirs) = (&view.colours[self.seat], &view.colours[1 - self.seat]);
        let symbol = |name: &String| {
            let spice = self.spices.iter().position(|spice| spice.name == *name);
            match name.strip_suffix("_rat") {
                Some(colour) if colour == mine => RATS[ME],
                Some(colour) if colour == theirs => RATS[THEM],
                _ => spice.map_or(EMPTY, |spice| spice as u8),
            }
        };
        let owner = |spice: &Spice| if spice.colour == *mine { ME } else { THEM };
        let owners = std::array::from_fn(|i| owner(&self.spices[i]));
        let strips: Vec<Symbols> = self.strips.iter().map(|strip| strip.each_ref().map(symbol)).collect();
        let side = (9..=51).contains(&rules.table).then_some(rules.table)?;
        let mut table = Table::new(side, owners, rules.burial == "never-whole", rules.changed == "grown");
        let mut seen = [false; START];
        let mut laid = view.laid;
        laid.sort_by_key(|laid| laid.level);
        for laid in laid {
            let strip = laid.strip.as_u64().map_or(START, |strip| strip as usize);
            let place = table.place(table.cell(laid.at[0], laid.at[1])?, &laid.facing)?;
            table.lay(strip, *strips.get(strip)?, place);
            seen.get_mut(strip).into_iter().for_each(|seen| *seen = true);
        }
        for &strip in view.hand.iter().chain(&view.aside) {
            *seen.get_mut(strip)? = true;
        }
        Some(Scene {
            table,
            strips,
            hand: view.hand,
            unseen: (0..START).filter(|&strip| !seen[strip]).collect(),
            pile: view.pile,
            lead: view.scores[self.seat] - view.scores[1 - self.seat],
            turn: view.turn_number,
        })
    }
}

/// What is legal, by strip, as places on the table.
pub(crate) fn places(table: &Table, legal: &[Value]) -> Option<BTreeMap<usize, Vec<Place>>> {
    #[derive(Deserialize)]
    struct Action {
        place: Placed,
    }
    #[derive(Deserialize)]
    struct Placed {
        strip: usize,
        at: [i64; 2],
        facing: String,
    }
    let mut places = BTreeMap::<usize, Vec<Place>>::new();
    for action in legal {
        let Placed { strip, at, facing } = Action::deserialize(action).ok()?.place;
        places.entry(strip).or_default().push(table.place(table.cell(at[0], at[1])?, &facing)?);
    }
    Some(places)
}

/// The action that lays a strip there.
pub(crate) fn action(table: &Table, strip: usize, place: Place) -> Value {
    let at = table.coordinates(if place.turned { place.cells[2] } else { place.cells[0] });
    json!({"place": {"strip": strip, "at": at, "facing": Table::facing(place)}})
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use catalog::{Entry, Input, Order, Source};
    use ratskeller_core::{Rng, Seed, SmallId as _, Viewer};

    use super::super::planner::both_ways;
    use super::*;

    fn value(json: &catalog::json::Json) -> Value {
        serde_json::from_str(json.get()).unwrap()
    }

    /// Plays at random and holds this crate's table against the house's: what is legal, and what it pays.
    fn agrees_with_the_house(options: Value, seed: u8) {
        let game = Entry::named("rat-hot").unwrap();
        let (deck, source) = (catalog::Deck::usual(game), Source::Seed(Seed([seed; 32])));
        let setup = Value::Null;
        let mut house = game.open(Order { deck, players: 2, names: None, options, setup, source }).unwrap();
        let mut rng = Rng::new(Seed([seed; 32]));
        while let Some(mover) = house.to_move() {
            let (view, legal) = (value(&house.view(Viewer::Seat(mover))), value(&house.legal()));
            let deck = Deck::read(&house.deck().value(), mover.index()).unwrap();
            let mut scene = deck.scene(&view, &value(&house.options())).unwrap();
            let mut rows = Vec::new();
            scene.table.rows(&mut rows);
            let text = |action: &Value| action.to_string();
            let found: BTreeSet<String> = (scene.hand.iter())
                .flat_map(|&strip| both_ways(&rows, scene.strips[strip]).map(move |place| (strip, place)))
                .map(|(strip, place)| text(&action(&scene.table, strip, place)))
                .collect();
            let actions = legal["actions"].as_array().unwrap();
            assert_eq!(found, actions.iter().map(text).collect());
            let chosen = &actions[rng.below(actions.len() as u32) as usize];
            let (strip, places) = places(&scene.table, std::slice::from_ref(chosen)).unwrap().pop_first().unwrap();
            let (gain, undo) = scene.table.lay(strip, scene.strips[strip], places[0]);
            let rats = scene.table.rats();
            scene.table.take_off(undo);
            let heard = house.events();
            house.act(Input { seat: Some(mover), action: chosen, at: None }).unwrap();
            let laid =
                house.seen(Viewer::Seat(mover), heard).iter().map(value).find(|event| event["type"] == "laid").unwrap();
            let net =
                |scores: &Value| scores[mover.index()].as_i64().unwrap() - scores[1 - mover.index()].as_i64().unwrap();
            let paid = net(&laid["scores"]) - net(&view["scores"]);
            assert_eq!(i64::from(gain.points[ME] - gain.points[THEM]), paid, "{chosen}");
            let shown = value(&house.view(Viewer::Seat(mover)))["rats"].clone();
            assert_eq!(shown[mover.index()], rats[ME]);
            assert_eq!(shown[1 - mover.index()], rats[THEM]);
        }
    }

    #[test]
    fn this_table_is_that_of_the_rules() {
        for seed in 0..4 {
            agrees_with_the_house(Value::Null, seed);
            agrees_with_the_house(json!({"table": 9, "burial": "never-whole", "changed": "grown", "red": 1}), seed);
        }
    }
}
