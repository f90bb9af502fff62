//! An evening from its beginning to its end.

use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use catalog::Level;
use ratskeller_core::{Hex, Seat, SmallId as _};
use serde_json::{Value, json};
use store::simulation::{BEGINNING, chance};
use store::{GuestId, RoomId};
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep, sleep_until};

use super::checker::{self, Table};
use super::history::{Found, History};
use super::plants::{Plant, plant};
use super::player::{Player, QUICK, SLOW};
use super::schedule::{Kind, Schedule, TROUBLE};
use super::signal::Signal;
use super::world::{World, opening};
use crate::charter::{Charter, Terms};
use crate::choices::ChoicesForm;
use crate::deed::{Deed, Share, Sitter};
use crate::founding::Founding;
use crate::house::House;
use crate::keeper::Command;
use crate::time::by_hand;
use crate::turn::Awaiting;

/// So long everything is well before people go home.
const CALM: Duration = Duration::from_secs(12);
/// So long after that whatever is on its way arrives.
const HUSH: Duration = Duration::from_secs(3);

/// What comes of a schedule, with a fault on purpose or without.
pub fn play(schedule: &Schedule, fault: Option<Plant>, is_full: bool) -> Found {
    plant(fault);
    chance::seed(schedule.seed);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    let found = runtime.expect("a runtime without threads").block_on(go_through(schedule, is_full));
    plant(None);
    found
}

async fn go_through(schedule: &Schedule, is_full: bool) -> Found {
    let history = History::new(is_full);
    let begun = Instant::now();
    let world = World::open(schedule, &history).await;
    let home = Arc::new(Signal::new(false));
    let mut number = 0;
    for (table, kind) in schedule.tables.iter().enumerate() {
        let first = world.places().remove(0);
        let founding = founded(room(table), *kind, first.house.time.now());
        first.house.open(founding, opening()).await.expect("a table");
        for (seat, thinks) in kind.people() {
            let player = Player { number, table, room: room(table), seat, thinks };
            tokio::spawn(player.play(world.clone(), Arc::clone(&home)));
            number += 1;
        }
    }
    world.suffer(schedule).await;
    sleep_until(begun + Duration::from_millis(TROUBLE)).await;
    world.heal();
    let calm = BEGINNING + begun.elapsed().as_millis() as u64;
    sleep(CALM).await;
    home.set(true);
    history.note(|| "everybody goes home".to_owned());
    sleep(HUSH).await;
    let (heard, attempts) = history.take();
    let time = by_hand::with_the_runtime(BEGINNING);
    for (table, kind) in schedule.tables.iter().enumerate() {
        let room = room(table);
        let places = world.places();
        // Bots and clocks may go on meanwhile, but nobody is told of anything that is not in the log.
        let mut told = Vec::new();
        for place in &places {
            for (seat, _) in kind.people() {
                let Some(seat) = seat else { continue };
                match ask(&place.house, room, seat).await {
                    Some(told_here) => told.push((place.number, seat, told_here)),
                    None => history.wrong(format!("node {} does not tell seat {seat} of {room}", place.number)),
                }
            }
        }
        let log = match places.first() {
            Some(place) => place.house.store.log(room).await,
            None => Ok(Vec::new()),
        };
        let Ok(log) = log else {
            history.wrong(format!("the log of {room} is not whole"));
            continue;
        };
        told.retain(|(node, seat, told)| {
            let is_of_now = told["seq"] == log.len();
            let may_have_gone_on = kind.goes_on_by_itself() || told["seq"].as_u64() > Some(log.len() as u64);
            if !is_of_now && !may_have_gone_on {
                history.wrong(format!("in the end node {node} tells seat {seat} of {room} of {}", told["seq"]));
            }
            is_of_now
        });
        let end = BEGINNING + begun.elapsed().as_millis() as u64;
        let table = Table { room, log: &log, told, calm: (calm, end), is_lively: kind.is_lively() };
        checker::check(&history, &table, &heard, &attempts, &time);
    }
    history.close()
}

fn room(table: usize) -> RoomId {
    RoomId(table as i64 + 1)
}

impl Kind {
    /// Who has a seat, or looks on, and how long they think.
    fn people(self) -> Vec<(Option<usize>, Option<Range<u64>>)> {
        let (quick, slow) = (Some(QUICK), Some(SLOW));
        match self {
            Self::Pair => vec![(Some(0), quick.clone()), (Some(1), quick)],
            Self::WithABot => vec![(Some(0), quick.clone()), (Some(1), quick), (None, None)],
            Self::Sluggish { .. } => vec![(Some(0), quick), (Some(1), slow)],
            Self::WithTwoBots => vec![(Some(0), quick), (None, None)],
        }
    }

    fn bots(self) -> usize {
        match self {
            Self::Pair | Self::Sluggish { .. } => 0,
            Self::WithABot => 1,
            Self::WithTwoBots => 2,
        }
    }

    fn goes_on_by_itself(self) -> bool {
        self.bots() > 0 || matches!(self, Self::Sluggish { .. })
    }

    fn is_lively(self) -> bool {
        !matches!(self, Self::Sluggish { .. })
    }

    fn terms(self) -> Value {
        match self {
            Self::Pair => json!({"game": "piratz", "players": 2}),
            Self::WithABot => json!({"game": "rat-a-tat-cat", "players": 3, "pause": 300}),
            Self::WithTwoBots => json!({"game": "rat-a-tat-cat", "players": 3, "pause": 700}),
            Self::Sluggish { resigns } => json!({"game": "piratz", "players": 2, "clock": {"move": {"seconds": 6}},
                "when_time_is_up": if resigns { "resign" } else { "rat" }}),
        }
    }
}

/// A table at which the game has begun.
fn founded(id: RoomId, kind: Kind, at: u64) -> Founding {
    let terms: Terms = serde_json::from_value(kind.terms()).expect("these are terms");
    let players = terms.players;
    let terms = terms.settle().expect("a game can be played on them");
    let mut founding = Founding::called(id, Charter::new(terms, GuestId(0)), at);
    for seat in 0..players {
        let sitter = if seat + kind.bots() < players {
            let share = Share { commitment: None, bytes: Some(Hex([3; 16])) };
            Sitter::Person { guest: GuestId(seat as i64), name: format!("guest {seat}"), face: None, share }
        } else {
            Sitter::Bot { level: Level::Pup, name: format!("pup {seat}") }
        };
        founding.add(Deed::Sat { seat: Seat::new(seat), sitter }).expect("the seat is free");
    }
    founding.add(Deed::Started).expect("everybody sits");
    founding
}

/// How a node shows a table to a seat.
async fn ask(house: &Arc<House>, room: RoomId, seat: usize) -> Option<Value> {
    let (reply, answer) = oneshot::channel();
    let (guest, seat, choices) = (GuestId(seat as i64), Seat::new(seat), ChoicesForm::List);
    let awaiting = Awaiting { guest, invite: None, seat, after: None, choices, patient: false, reply };
    house.send(room, Command::Await(Box::new(awaiting))).await.ok()?;
    serde_json::from_str(&answer.await.ok()?.ok()?).ok()
}
