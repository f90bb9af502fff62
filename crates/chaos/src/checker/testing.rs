//! An evening as it should be: a table's log, and what everybody there did and was told.

use catalog::Level;
use ratskeller_core::{Hex, Rng, Seed, Viewer};
use serde_json::value::RawValue;
use serde_json::{Value, json};

use super::deed::Deed;
use super::fold::{Decider, Fold, list};
use super::told::{digest, info};
use super::{Evidence, Fault, Point, check};
use crate::history::{Act, Happening, History, Line, Over, Visitor, Wish};

pub const TABLE: &str = "7ab1e00000000001";
const OPENED: u64 = 1_794_780_000_000;
/// Between two things that happen, in milliseconds.
const STEP: u64 = 200;
pub const MOVE: u64 = 5_000;

pub struct Evening {
    fold: Fold,
    log: Vec<(u64, String)>,
    histories: Vec<History>,
    /// Milliseconds since the table was opened.
    now: u64,
    rng: Rng,
}

fn guest(number: usize) -> String {
    format!("60e57000000000{number:02}")
}

impl Evening {
    /// Two people, a bot and somebody looking on.
    pub fn begin(game: &str, options: &Value) -> Self {
        let secret = Hex([0x5e; 32]);
        let terms = json!({"game": game, "players": 3, "options": options, "private": false, "rated": false,
            "clock": {"move": {"seconds": MOVE / 1000}}, "when_time_is_up": "rat", "pause": STEP});
        let charter = json!({"terms": terms, "host": guest(0), "secret": secret, "invite": Hex([0x1f; 16])});
        let opened = json!({"opened": charter});
        let first = (OPENED, serde_json::from_value(opened.clone()).unwrap());
        let visitor = |number: usize| Visitor {
            table: TABLE.to_owned(),
            guest: guest(number),
            name: format!("Guest {number}"),
            seat: (number < 2).then_some(number),
        };
        let history = |number| History { visitor: visitor(number), lines: Vec::new() };
        let mut evening = Self {
            fold: Fold::open(TABLE, &first).unwrap(),
            log: vec![(OPENED, opened.to_string())],
            histories: (0..3).map(history).collect(),
            now: 0,
            rng: Rng::new(Seed([3; 32])),
        };
        evening.sit_down();
        evening
    }

    fn sit_down(&mut self) {
        let bytes = |seat: usize| Hex([0xb0 + seat as u8; 16]);
        for seat in 0..2 {
            let commitment = catalog::fairness::commitment_to(TABLE, bytes(seat));
            self.write(seat, Happening::Wished { node: 0, wish: Wish::Join { seat } });
            self.put(&json!({"sat": {"seat": seat, "sitter": {"person":
                {"guest": guest(seat), "name": format!("Guest {seat}"), "commitment": commitment}}}}));
            self.write(seat, Happening::Granted { wish: Wish::Join { seat }, seq: self.fold.seq });
        }
        self.put(&json!({"sat": {"seat": 2, "sitter": {"bot": {"level": "pup", "name": "Pup"}}}}));
        self.put(&json!("fixed"));
        for seat in 0..2 {
            self.put(&json!({"revealed": {"seat": seat, "bytes": bytes(seat)}}));
        }
        for number in 0..3 {
            self.come(number, None);
        }
    }

    fn put(&mut self, entry: &Value) {
        self.now += STEP;
        let deed: Deed = serde_json::from_value(entry.clone()).unwrap();
        self.fold.apply(OPENED + self.now, &deed).unwrap();
        self.log.push((OPENED + self.now, entry.to_string()));
    }

    fn write(&mut self, number: usize, what: Happening) {
        self.now += 1;
        self.histories[number].lines.push(Line { at: self.now * 1000, what });
    }

    /// A visitor comes, or comes back.
    pub fn come(&mut self, number: usize, last: Option<u64>) {
        self.write(number, Happening::Lost { why: "left".to_owned() });
        self.write(number, Happening::Knocked { node: 0, last });
        let told = self.whole(number);
        self.write(number, Happening::Heard(told));
    }

    /// So many more moves: of people, who are acknowledged, and of the bot.
    pub fn play(&mut self, count: usize) {
        for _ in 0..count {
            let Decider::Person(mover) = self.fold.decider() else {
                self.house_moves();
                continue;
            };
            let id = format!("a{}", self.fold.seq);
            let action = self.any_action(Level::Rat);
            let act = Act::Do(action.clone());
            self.write(mover, Happening::Sent { node: 0, over: Over::Socket, id: id.clone(), seq: self.fold.seq, act });
            self.put(&json!({"acted": {"seat": mover, "action": action, "id": id, "held": 2}}));
            self.tell_all(Some((mover, &id)));
        }
    }

    /// Nobody moves until the time is up, and the house does instead.
    pub fn wait_for_the_house(&mut self) {
        while !matches!(self.fold.decider(), Decider::Person(_)) {
            self.house_moves();
        }
        self.now += MOVE;
        self.house_moves();
    }

    fn house_moves(&mut self) {
        let mover = self.fold.to_move().unwrap();
        let action = self.any_action(Level::Rat);
        self.put(&json!({"acted": {"seat": mover, "action": action}}));
        self.tell_all(None);
    }

    fn any_action(&mut self, level: Level) -> Value {
        let table = self.fold.table.as_deref().unwrap();
        let mover = table.to_move().unwrap();
        let thought = table.mind(mover).unwrap().think(level, &mut self.rng, &mut || false);
        table.action(thought.action).unwrap()
    }

    fn tell_all(&mut self, acknowledged: Option<(usize, &str)>) {
        for number in 0..3 {
            let ack = acknowledged.filter(|(mover, _)| *mover == number).map(|(_, id)| id);
            let told = self.update(number, ack);
            self.write(number, Happening::Heard(told));
        }
    }

    fn choices(&self, number: usize) -> Option<String> {
        let table = self.fold.table.as_deref().unwrap();
        let is_mover = self.fold.to_move().is_some_and(|mover| mover == number && number < 2);
        is_mover.then(|| format!(r#","choices":"{}""#, digest(table.choices().get())))
    }

    fn viewer(&self, number: usize) -> Viewer {
        Fold::viewer(self.histories[number].visitor.seat)
    }

    fn clock(&self) -> Value {
        let clock = self.fold.clock.as_ref().unwrap();
        json!({"left": clock.left, "running": clock.running})
    }

    fn whole(&self, number: usize) -> Box<RawValue> {
        let (fold, viewer) = (&self.fold, self.viewer(number));
        let (view, log) = (fold.view(viewer).unwrap(), list(&fold.table.as_deref().unwrap().log(viewer, 0)));
        let present = json!({"seats": [true, true, true], "watching": 1});
        raw(format!(
            r#"{{"type":"table","version":1,"seq":{},"table":{},"seat":{},"view":{view},"log":{log},"missed":null,"to_move":{}{},"clock":{},"present":{present}}}"#,
            fold.seq,
            info(fold, &guest(number)).unwrap(),
            json!(self.histories[number].visitor.seat),
            json!(fold.to_move()),
            self.choices(number).unwrap_or_default(),
            self.clock(),
        ))
    }

    fn update(&self, number: usize, ack: Option<&str>) -> Box<RawValue> {
        let (fold, viewer) = (&self.fold, self.viewer(number));
        let ack = ack.map(|id| format!(r#","ack":"{id}""#));
        raw(format!(
            r#"{{"type":"update","seq":{},"by":{},"events":{},"view":{},"to_move":{}{},"clock":{}{}}}"#,
            fold.seq,
            json!(fold.last_move.unwrap().by),
            fold.seen(viewer),
            fold.view(viewer).unwrap(),
            json!(fold.to_move()),
            self.choices(number).unwrap_or_default(),
            self.clock(),
            ack.unwrap_or_default(),
        ))
    }

    /// Cards that a viewer has no way of knowing.
    pub fn pile(&self) -> Value {
        let state: Value = serde_json::from_str(self.fold.table.as_deref().unwrap().state().get()).unwrap();
        state["pile"].clone()
    }

    pub fn evidence(&self) -> Evidence {
        Evidence {
            table: TABLE.to_owned(),
            log: self.log.clone(),
            histories: self.histories.clone(),
            last: vec![(0, self.fold.seq), (1, self.fold.seq)],
            record: None,
        }
    }
}

pub fn raw(text: String) -> Box<RawValue> {
    RawValue::from_string(text).unwrap()
}

/// Which promises the checker says are broken.
pub fn broken(evidence: &Evidence) -> Vec<Point> {
    let mut points: Vec<Point> = check(evidence).faults.into_iter().map(|Fault { point, .. }| point).collect();
    points.sort_unstable();
    points.dedup();
    points
}
