//! `docs/events.md` says what is true: of the types that clients get, and of what each viewer sees in games.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{Entry, GAMES, Input, Order, Shelf, Source, Table};
use ratskeller_core::{Seat, Seed, SmallId, Viewer};
use serde_json::{Value, json};

const PAGE: &str = include_str!("../../../../docs/events.md");
const TYPES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/types");

/// What the page says of an event.
#[derive(Debug)]
struct Described {
    fields: BTreeSet<String>,
    hidden: String,
}

type Page = BTreeMap<String, Described>;

/// The events of a game by their types: those under its title, and those before all titles.
fn described(title: &str) -> Page {
    let mut sections = PAGE.split("\n## ");
    let common = sections.next().expect("a beginning");
    let own = sections.find(|section| section.starts_with(&format!("{title}\n"))).expect("a section for each game");
    let rows = common.lines().chain(own.lines()).filter_map(|line| line.strip_prefix("| `"));
    rows.map(row).collect()
}

fn row(line: &str) -> (String, Described) {
    let (name, rest) = line.split_once("` |").expect("a type");
    let cells: Vec<&str> = rest.trim_end_matches(" |").split(" | ").collect();
    let [fields, _, hidden] = match cells[..] {
        [fields, what, hidden] => [fields, what, hidden],
        [fields, what] => [fields, what, ""],
        _ => panic!("three more cells in {line}"),
    };
    // What stands in brackets explains the field before it.
    let mut plain = String::new();
    let mut depth = 0_usize;
    for sign in fields.chars() {
        match sign {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ if depth == 0 => plain.push(sign),
            _ => {}
        }
    }
    let fields = plain.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    (name.to_owned(), Described { fields, hidden: hidden.trim().trim_end_matches('|').trim().to_owned() })
}

/// The fields of each event as the generated types have them.
fn declared(types: &str) -> BTreeMap<String, BTreeSet<String>> {
    let declaration = types.split("export type Event =").nth(1).and_then(|rest| rest.split(";\n\n").next());
    let variants = declaration.expect("the type of events").split("type: \"").skip(1);
    let variant = |text: &str| {
        let (name, rest) = text.split_once('"').expect("a name");
        let (fields, ending) = rest.split_once('}').expect("an end");
        let mut fields: BTreeSet<String> =
            fields.split(';').filter_map(|field| Some(field.split_once(':')?.0.trim().to_owned())).collect();
        if ending.contains("& Outcome") {
            fields.extend(["winners", "points", "reason"].map(str::to_owned));
        }
        (name.to_owned(), fields)
    };
    variants.map(variant).collect()
}

#[test]
fn every_event_is_described_with_its_fields() {
    for game in GAMES.each_ref().map(|game| game.spec.name) {
        let types = std::fs::read_to_string(format!("{TYPES}/{game}.ts")).expect("`make types` writes it");
        let page = described(Entry::named(game).unwrap().spec.title);
        let fields: BTreeMap<_, _> = page.into_iter().map(|(name, event)| (name, event.fields)).collect();
        assert_eq!(fields, declared(&types), "{game}");
    }
}

/// Numbers that are always the same.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % limit
    }
}

fn open(game: &'static Entry, players: usize, options: Value, seed: u8) -> Box<dyn Table> {
    let deck = Shelf::default().find(game, &Value::Null).unwrap();
    let source = Source::Seed(Seed([seed; 32]));
    game.open(Order { deck, players, names: None, options, setup: Value::Null, source }).unwrap()
}

/// Plays a whole game; whoever may go on with a round mostly does, so that rounds are long.
fn play(table: &mut dyn Table, dice: &mut Dice) {
    while let Some(seat) = table.to_move() {
        let legal: Value = serde_json::from_str(table.legal().get()).unwrap();
        let actions = legal["actions"].as_array().unwrap();
        let pass = actions.iter().find(|action| **action == "pass" && dice.below(12) > 0);
        let action = pass.unwrap_or_else(|| &actions[dice.below(actions.len())]);
        table.act(Input { seat: Some(seat), action, at: None }).unwrap();
        if dice.below(40) == 0 {
            let _only_some_games_have_a_clock = table.act(Input { seat: None, action: &json!("time_up"), at: None });
        }
    }
}

/// Whether the page says that the field is null for this viewer.
fn is_hidden(event: &Value, field: &str, said: &str, viewer: Viewer) -> bool {
    let is_actor =
        event["seat"].as_u64().is_some_and(|seat| viewer == Viewer::Seat(Seat::new(usize::try_from(seat).unwrap())));
    let unless_face_up = said.ends_with("unless `face_up`") && event["face_up"] == true;
    let from_all = said.starts_with(&format!("`{field}` from everybody"));
    let from_others = said.starts_with(&format!("`{field}` from all but `seat`"));
    from_all || (from_others && !is_actor && !unless_face_up)
}

/// RC-S4, RC-Y1: who sees which card when lines are dealt.
fn check_lines(event: &Value, viewer: Viewer) {
    for (seat, line) in event["lines"].as_array().unwrap().iter().enumerate() {
        for (slot, card) in line.as_array().unwrap().iter().enumerate() {
            let is_outer = slot == 0 || slot == 3;
            let sees = is_outer && (event["face_up"] == true || viewer == Viewer::Seat(Seat::new(seat)));
            assert_eq!(card.is_null(), !sees, "{viewer:?}: {event}");
        }
    }
}

#[test]
fn everybody_sees_of_every_event_what_is_described() {
    let kinds_of_games: [(&str, &[Value]); 3] = [
        ("rat-hot", &[json!({"table": 9}), json!({})]),
        ("piratz", &[json!({}), json!({"memory": "aided"})]),
        (
            "rat-a-tat-cat",
            &[json!({"until": {"minutes": 10}}), json!({"young": true}), json!({"until": {"points": 60}})],
        ),
    ];
    for (name, kinds) in kinds_of_games {
        let game = GAMES.iter().find(|game| game.spec.name == name).unwrap();
        let page = described(game.spec.title);
        let mut met = BTreeSet::new();
        for (number, seed) in (0..30_u8).enumerate() {
            let players = game.spec.min_seats + number % (game.spec.max_seats - game.spec.min_seats + 1);
            let mut table = open(game, players, kinds[number % kinds.len()].clone(), seed);
            play(&mut *table, &mut Dice(u64::from(seed)));
            for viewer in Viewer::all(players) {
                for event in table.seen(viewer, 0) {
                    let event: Value = serde_json::from_str(event.get()).unwrap();
                    let kind = event["type"].as_str().unwrap();
                    let Described { fields, hidden } = page.get(kind).unwrap_or_else(|| panic!("{event}"));
                    let own: BTreeSet<String> = event.as_object().unwrap().keys().cloned().collect();
                    let told: BTreeSet<String> = fields.iter().cloned().chain(["type".to_owned()]).collect();
                    assert_eq!(own, told, "{event}");
                    for field in fields {
                        assert_eq!(
                            event[field].is_null(),
                            is_hidden(&event, field, hidden, viewer),
                            "{field}: {event}"
                        );
                    }
                    if hidden.starts_with("in `lines`") {
                        check_lines(&event, viewer);
                    }
                    met.insert(kind.to_owned());
                }
            }
        }
        // Some events hardly ever come by chance, but everything that hides something has been seen.
        let hiding = page.iter().filter(|(_, event)| !event.hidden.is_empty()).map(|(kind, _)| kind);
        let never: Vec<_> = hiding.filter(|kind| !met.contains(*kind)).collect();
        assert!(never.is_empty(), "{name}: these games never had {never:?}");
    }
}
