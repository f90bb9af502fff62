//! Tables of a real house with a real store, whose clock is turned by hand.

use std::net::Ipv4Addr;
use std::task::{Context, Waker};
use std::time::Duration;

use catalog::mind::Mind;
use catalog::{Level, Thought};
use ratskeller_core::{ActionId, Hex, Rng, Seat, SmallId as _};
use serde_json::{Value, json};
use store::{GuestId, LogEntry, Phase, Store};
use tempfile::TempDir;
use tokio::io::AsyncReadExt as _;
use tokio::sync::oneshot;

use super::*;
use crate::charter::Charter;
use crate::choices::ChoicesForm;
use crate::cluster::Company;
use crate::deed::{Deed, Sitter};
use crate::founding::{Arrival, Founding};
use crate::house::Gone;
use crate::info::TableInfo;
use crate::language::Speech;
use crate::limits::{Limits, OpenTable};
use crate::message::Said;
use crate::outbox::tests::connected;
use crate::outbox::{Outgoing, outbox};
use crate::reviews::Reviews;
use crate::room::tests::{opened, sat};
use crate::room::{Ended, MOST_BEFORE_THE_START, MOST_MOVES};
use crate::socket::Attendance;
use crate::thinkers::{PlayedFrom, Thinkers};
use crate::time::by_hand::{self, Hand};
use crate::turn::Awaiting;
use crate::wish::{Granted, TableRequest};

const NOW: u64 = 1_794_780_000_000;
const TABLE: RoomId = RoomId(7);
const MINUTE: u64 = 60_000;

/// Nothing takes longer, unless it never comes.
const SURELY: Duration = Duration::from_secs(30);

struct Evening {
    house: Arc<House>,
    gone: Gone,
    hand: Hand,
    folder: TempDir,
}

async fn store(folder: &TempDir) -> Store {
    Store::open(&folder.path().join("house.sqlite")).await.unwrap()
}

impl Evening {
    async fn begin(folder: TempDir, now: u64, idle: Duration) -> Self {
        let (time, hand) = by_hand::clock(now);
        let (thinkers, reviews) = (Thinkers::start(1), Reviews::start(1, None));
        let (house, gone) =
            House::new(store(&folder).await, thinkers, reviews, Limits::none(), idle, None, Company::Alone(time));
        Self { house, gone, hand, folder }
    }

    /// A house that has just opened, with this in the log of a table.
    async fn with(deeds: impl IntoIterator<Item = Deed>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        write(&folder, deeds).await;
        Self::begin(folder, NOW, Duration::from_mins(1)).await
    }

    async fn end(self) -> TempDir {
        self.house.close(self.gone).await.unwrap();
        self.folder
    }

    /// Lets time go by in a house that is running.
    fn pass(&self, millis: u64) {
        for _ in 0..millis / 1_000 {
            self.hand.turn(1_000);
            self.house.pulse.running_since();
        }
    }

    fn now(&self) -> u64 {
        self.house.time.now()
    }

    async fn wish(&self, guest: i64, wish: TableRequest, arrived: u64) -> Result<Granted, Denied> {
        let (reply, answer) = oneshot::channel();
        let asked = Asked { guest: Some(GuestId(guest)), invite: None, wish, arrived, reply };
        self.house.send(TABLE, Command::Ask(Box::new(asked))).await.unwrap();
        tokio::time::timeout(SURELY, answer).await.unwrap().unwrap()
    }

    async fn table(&self) -> TableInfo {
        let Ok(Granted::Table(table)) = self.wish(0, TableRequest::Show, self.now()).await else { panic!("no table") };
        *table
    }

    /// What whoever is to move does in a game of Piratz, having looked at the table when it was at `seq`.
    async fn reveal(&self, seq: u64, arrived: u64) -> Result<Granted, Denied> {
        let seat = Seat::new(0);
        let wish = TableRequest::Act { seat, id: arrived.to_string(), seq, action: json!("reveal") };
        self.wish(0, wish, arrived).await
    }

    /// The table as the first seat is told of it.
    async fn told(&self) -> Value {
        let (reply, answer) = oneshot::channel();
        let seat = Seat::new(0);
        let awaiting = Awaiting {
            guest: GuestId(0),
            invite: None,
            seat,
            after: None,
            choices: ChoicesForm::Omitted,
            patient: false,
            reply,
        };
        self.house.send(TABLE, Command::Await(Box::new(awaiting))).await.unwrap();
        serde_json::from_str(&answer.await.unwrap().unwrap()).unwrap()
    }

    async fn left(&self) -> Vec<u64> {
        serde_json::from_value(self.told().await["clock"]["left"].clone()).unwrap()
    }

    /// Lets somebody look on.
    async fn enter(&self, entering: Entering, answer: oneshot::Receiver<Result<(), Denied>>) {
        self.house.send(TABLE, Command::Enter(Box::new(entering))).await.unwrap();
        answer.await.unwrap().unwrap();
    }

    async fn log(&self) -> Vec<(u64, Value)> {
        let log = self.house.store.log(TABLE).await.unwrap();
        log.into_iter().map(|(at, entry)| (at, serde_json::from_str(&entry).unwrap())).collect()
    }

    /// Waits until something is so at the table.
    async fn until(&self, is_so: impl Fn(&TableInfo) -> bool) -> TableInfo {
        let waiting = async {
            loop {
                let table = self.table().await;
                if is_so(&table) {
                    return table;
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(SURELY, waiting).await.expect("it becomes so")
    }
}

fn opening() -> OpenTable {
    Limits::none().open_table(Ipv4Addr::LOCALHOST.into()).unwrap()
}

/// Somebody who is about to look on from this address, what they will be told, and whether they are let in.
fn entering(house: &House, from: Ipv4Addr) -> (Entering, Outgoing, oneshot::Receiver<Result<(), Denied>>) {
    let (out, outgoing) = outbox(Limits::none(), from.into());
    let (reply, answer) = oneshot::channel();
    let (socket, speech) = (house.next_socket(), Speech::default());
    let (guest, invite, seat, last, choices) = (None, None, None, None, ChoicesForm::Omitted);
    (Entering { socket, guest, invite, seat, last, choices, speech, out, reply }, outgoing, answer)
}

fn pup(seat: usize) -> Deed {
    Deed::Sat { seat: Seat::new(seat), sitter: Sitter::Bot { level: Level::Pup, name: "Pup".into() } }
}

async fn write(folder: &TempDir, deeds: impl IntoIterator<Item = Deed>) {
    let store = store(folder).await;
    let entry = |seq, deed| LogEntry { room: TABLE, seq, at: NOW, entry: catalog::json::write(&deed).get().to_owned() };
    let mut log = (1..).zip(deeds).map(|(seq, deed)| entry(seq, deed)).peekable();
    while log.peek().is_some() {
        // So many that they go to the disk together, and so few that they go there in their order.
        let some: Vec<_> = log.by_ref().take(20).map(|entry| store.append(entry)).collect();
        futures_util::future::try_join_all(some).await.unwrap();
    }
    store.close().await.unwrap();
}

/// Two people at a game of Piratz, the first of them to move with a minute for the whole game.
fn a_minute(when_time_is_up: &str) -> [Deed; 4] {
    let terms = json!({"game": "piratz", "players": 2, "options": {"first": 0},
        "clock": {"game": {"seconds": 60}}, "when_time_is_up": when_time_is_up});
    [opened(terms), sat(0), sat(1), Deed::Started]
}

#[tokio::test]
async fn what_came_in_time_counts_however_late_it_is_looked_at_and_nobody_is_charged_for_that() {
    let evening = Evening::with(a_minute("resign")).await;
    assert_eq!(evening.left().await, [MINUTE, MINUTE]);
    evening.pass(70_000);
    assert!(evening.reveal(4, NOW + 59_000).await.is_ok());
    assert_eq!(evening.log().await[4].0, NOW + 59_000);
    // The seat has used 59 seconds, and what is left runs from when it could know that its move was done.
    assert_eq!(evening.left().await, [1_000, MINUTE]);
    evening.pass(1_000);
    let seat = Seat::new(0);
    let wish = TableRequest::Act { seat, id: "again".to_owned(), seq: 5, action: json!("stay") };
    assert!(evening.wish(0, wish, NOW + 70_999).await.is_ok());
    assert_eq!(evening.log().await[5].1["acted"]["held"], 11_000);
    assert_eq!(evening.left().await, [1, MINUTE]);
    // The log knows it too, but for how long the last entry took: that stands in the next one.
    let evening = Evening::begin(evening.end().await, NOW + 71_000, Duration::from_mins(1)).await;
    assert_eq!(evening.left().await, [1, MINUTE - 1]);
    evening.end().await;
}

#[tokio::test]
async fn what_came_too_late_does_not_count_though_no_alarm_has_gone_yet() {
    let evening = Evening::with(a_minute("resign")).await;
    evening.table().await;
    evening.pass(60_000);
    assert_eq!(evening.reveal(4, evening.now()).await.unwrap_err(), Denied::TimeIsUp);
    let lost = Ended { winners: vec![Seat::new(1)], points: None, reason: "resigned".to_owned() };
    assert_eq!(evening.table().await.ended, Some(lost));
    evening.end().await;

    let evening = Evening::with(a_minute("rat")).await;
    evening.table().await;
    evening.pass(60_000);
    assert_eq!(evening.reveal(4, evening.now()).await.unwrap_err(), Denied::TimeIsUp);
    evening.until(|table| table.seq == 5).await;
    let log = evening.log().await;
    assert_eq!((&log[4].1["acted"]["seat"], log[4].1["acted"].get("id")), (&json!(0), None), "a rat has decided");
    evening.end().await;
}

#[tokio::test]
async fn what_was_done_in_time_is_acknowledged_also_if_it_is_said_again_too_late() {
    let evening = Evening::with(a_minute("resign")).await;
    assert!(evening.reveal(4, NOW + 1_000).await.is_ok());
    evening.pass(200_000);
    let again =
        TableRequest::Act { seat: Seat::new(0), id: (NOW + 1_000).to_string(), seq: 4, action: json!("reveal") };
    assert!(matches!(evening.wish(0, again, evening.now()).await, Ok(Granted::Done { seq: 5 })));
    evening.end().await;
}

#[tokio::test]
async fn nobody_loses_because_the_house_was_not_running() {
    let evening = Evening::with(a_minute("resign")).await;
    assert_eq!(evening.table().await.seq, 4);
    evening.hand.turn(90 * MINUTE);
    // Whoever acts first when it runs again has more time, and answers the position that they have seen.
    assert!(evening.reveal(4, evening.now()).await.is_ok());
    let log = evening.log().await;
    assert_eq!((&log[4].1, log[5].1["acted"]["action"].as_str()), (&json!("reopened"), Some("reveal")));
    assert_eq!(evening.left().await, [30_000, MINUTE]);
    // Also if nobody says anything, and if the house tells its tables before they look at their clocks.
    evening.hand.turn(90 * MINUTE);
    evening.house.pulse.running_since();
    evening.house.tell_of_a_break();
    assert_eq!(evening.until(|table| table.seq == 7).await.ended, None);
    assert_eq!(evening.left().await[0], 30_000);
    evening.end().await;
}

#[tokio::test]
async fn a_game_that_is_over_leaves_memory_soon_when_nobody_is_there_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    write(&folder, a_minute("resign").into_iter().chain([Deed::Resigned { seat: Seat::new(0) }])).await;
    let evening = Evening::begin(folder, NOW, Duration::from_hours(24)).await;
    evening.until(|table| table.phase == Phase::Over.name()).await;
    let leaving = async {
        while evening.house.is_awake(TABLE) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(SURELY, leaving).await.expect("it leaves");
    assert_eq!(evening.table().await.seq, 5);
    evening.end().await;
}

#[tokio::test]
async fn a_clock_runs_out_however_much_is_said_at_the_table() {
    let evening = Evening::with(a_minute("resign")).await;
    let (entering, _outgoing, answer) = entering(&evening.house, Ipv4Addr::LOCALHOST);
    let socket = entering.socket;
    evening.enter(entering, answer).await;
    evening.pass(61_000);
    let arrived = evening.now();
    // Whoever is asked last has not been idle before, so no alarm has gone.
    let said = Said::Look { seat: None };
    evening.house.send(TABLE, Command::Say { socket, said: Box::new(said), arrived }).await.unwrap();
    assert!(evening.table().await.ended.is_some());
    evening.end().await;
}

#[tokio::test]
async fn a_table_whose_log_could_not_be_written_is_looked_after_again_though_nobody_asks() {
    let evening = Evening::with(a_minute("resign")).await;
    evening.table().await;
    assert_eq!(evening.house.alarms.len(), 0);
    evening.house.store.close().await.unwrap();
    evening.pass(61_000);
    assert_eq!(evening.reveal(4, evening.now()).await.unwrap_err(), Denied::Unavailable);
    while evening.house.is_awake(TABLE) {
        tokio::task::yield_now().await;
    }
    assert_eq!(evening.house.alarms.len(), 1);
}

#[tokio::test]
async fn a_table_where_nobody_plays_is_not_changed_for_ever() {
    let coming_and_going = (0..).flat_map(|_| [sat(0), Deed::Left { seat: Seat::new(0), invite: None }]);
    let waiting = [opened(json!({"game": "piratz", "players": 2})), sat(1)].into_iter().chain(coming_and_going);
    let evening = Evening::with(waiting.take(MOST_BEFORE_THE_START as usize)).await;
    let join = TableRequest::Join(Arrival {
        guest: GuestId(5),
        seat: None,
        commitment: Hex([0; 32]),
        name: None,
        usual_name: "Anna".into(),
        face: None,
        owner: None,
    });
    assert_eq!(evening.wish(5, join, NOW).await.unwrap_err(), Denied::WornOut);
    assert!(evening.wish(1, TableRequest::Leave { seat: None }, NOW).await.is_ok(), "whoever sits there can still go");
    evening.end().await;
}

#[tokio::test]
async fn a_log_never_goes_back_in_time() {
    let evening = Evening::with(a_minute("resign")).await;
    evening.pass(10_000);
    assert!(evening.reveal(4, evening.now()).await.is_ok());
    // The machine's clock was set back by an hour while the house was closed.
    let evening = Evening::begin(evening.end().await, NOW - 60 * MINUTE, Duration::from_mins(1)).await;
    let seat = Seat::new(0);
    let wish = TableRequest::Act { seat, id: "again".to_owned(), seq: 5, action: json!("stay") };
    let rematch = TableRequest::Rematch { from: Ipv4Addr::LOCALHOST.into() };
    for wish in [wish, TableRequest::Resign { seat }, rematch] {
        assert!(evening.wish(0, wish, evening.now()).await.is_ok());
    }
    let times: Vec<u64> = evening.log().await.into_iter().map(|(at, _)| at).collect();
    assert_eq!((times.is_sorted(), times.len()), (true, 8), "{times:?}");
    evening.end().await;
}

#[tokio::test]
async fn a_game_that_would_never_end_is_adjourned_by_the_house() {
    let mut deeds = vec![opened(json!({"game": "rat-a-tat-cat", "players": 2})), sat(0), sat(1), Deed::Started];
    let folder = tempfile::tempdir().unwrap();
    let log: Vec<_> = deeds.iter().map(|deed| (NOW, catalog::json::write(deed).get().to_owned())).collect();
    let mut room = Room::read(TABLE, &log, &[]).unwrap().unwrap();
    let dawdling = |room: &Room| {
        let legal: Value = serde_json::from_str(room.table.as_ref().unwrap().legal().get()).unwrap();
        legal["actions"].as_array().unwrap().iter().find(|action| *action != "knock").unwrap().clone()
    };
    while deeds.len() < MOST_MOVES + 3 {
        let deed = room.acted(room.to_move(), dawdling(&room), None, None);
        room.apply(deed.clone(), NOW).unwrap();
        deeds.push(deed);
    }
    write(&folder, deeds).await;
    let evening = Evening::begin(folder, NOW, Duration::from_mins(1)).await;
    let told = evening.told().await;
    assert_eq!(told["table"]["phase"], "playing");
    assert_eq!(told["log"].as_array().unwrap().len(), 500, "whoever comes is not told everything");
    let seat = room.to_move().unwrap();
    let wish = TableRequest::Act { seat, id: "last".to_owned(), seq: room.seq, action: dawdling(&room) };
    assert!(evening.wish(seat.index() as i64, wish, NOW).await.is_ok());
    let ended = Ended { winners: vec![], points: None, reason: "adjourned".to_owned() };
    assert_eq!(evening.table().await.ended, Some(ended.clone()));
    let evening = Evening::begin(evening.end().await, NOW, Duration::from_mins(1)).await;
    assert_eq!(evening.table().await.ended, Some(ended));
    evening.end().await;
}

#[tokio::test]
async fn bots_rest_while_nobody_looks_and_go_on_when_somebody_does() {
    let terms = json!({"game": "piratz", "players": 2, "pause": 0});
    let folder = tempfile::tempdir().unwrap();
    write(&folder, [opened(terms), pup(0), pup(1), Deed::Started]).await;
    let evening = Evening::begin(folder, NOW, Duration::ZERO).await;
    // A table leaves memory when nothing goes on there any more.
    let asleep = || async {
        while evening.house.awake() > 0 {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    assert_eq!(evening.table().await.seq, 4);
    tokio::time::timeout(SURELY, asleep()).await.unwrap();
    assert_eq!((evening.table().await.phase.as_str(), evening.log().await.len()), ("playing", 4));
    tokio::time::timeout(SURELY, asleep()).await.unwrap();

    let (entering, outgoing, answer) = entering(&evening.house, Ipv4Addr::LOCALHOST);
    let mut there = connected(&outgoing).await;
    let heard = tokio::spawn(async move {
        let sending = async move { outgoing.send_all(SURELY).await };
        let mut heard = Vec::new();
        let (_, read) = tokio::join!(sending, there.read_to_end(&mut heard));
        read.map(|_| String::from_utf8_lossy(&heard).matches(r#""type":"update""#).count())
    });
    evening.enter(entering, answer).await;
    evening.until(|table| table.ended.is_some()).await;
    evening.end().await;
    assert!(heard.await.unwrap().unwrap() > 1);
}

#[tokio::test]
async fn whoever_goes_while_their_table_is_brought_back_leaves_no_ghost() {
    let evening = Evening::with(a_minute("rat")).await;
    let (entering, _not_read, answer) = entering(&evening.house, Ipv4Addr::LOCALHOST);
    let mut coming = Box::pin(Attendance::begin(&evening.house, TABLE, entering, answer));
    let asked = coming.as_mut().poll(&mut Context::from_waker(Waker::noop()));
    assert!(asked.is_pending(), "the table has been asked, and has not answered");
    drop(coming);
    let watching = async || evening.told().await["present"]["watching"].as_u64();
    let nobody = async {
        while watching().await != Some(0) {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    tokio::time::timeout(SURELY, nobody).await.expect("nobody is there");
    evening.end().await;
}

/// Thinks until nobody asks it to any more.
#[derive(Debug)]
struct Endless(std::sync::Mutex<std::sync::mpsc::Receiver<()>>);

impl Mind for Endless {
    fn think(&self, _: Level, _: &mut Rng, _: &mut dyn FnMut() -> bool) -> Thought<ActionId> {
        let _dropped = self.0.lock().unwrap().recv();
        ActionId(0).into()
    }
}

/// Waits until a thought is waited for of this host's at this place.
async fn until_asked(house: &House, place: PlayedFrom, host: GuestId) {
    let asked = async {
        while house.thinkers.waiting_for(place, host) == 0 {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    tokio::time::timeout(SURELY, asked).await.expect("a bot is asked to think");
}

#[tokio::test]
async fn a_bots_thought_counts_for_whose_table_it_is_and_for_where_that_was_opened_or_is_looked_at() {
    let terms = json!({"game": "piratz", "players": 2, "options": {"first": 1}, "pause": 0});
    let evening = Evening::with([opened(terms.clone()), pup(0), pup(1), Deed::Started]).await;
    let house = &evening.house;
    let (enough, endless) = std::sync::mpsc::channel();
    let busy = tokio::spawn({
        let (house, mind) = (Arc::clone(house), Box::new(Endless(endless.into())));
        async move { house.thinkers.ask(None, GuestId(99), mind, Level::Pup).await }
    });
    until_asked(house, None, GuestId(99)).await;

    // Nobody knows any more where a table was opened that was written down before: it counts for whoever looks.
    let (entering, _outgoing, answer) = entering(house, Ipv4Addr::new(192, 0, 2, 7));
    house.send(TABLE, Command::Enter(Box::new(entering))).await.unwrap();
    answer.await.unwrap().unwrap();
    until_asked(house, Some(Ipv4Addr::new(192, 0, 2, 7).into()), GuestId(0)).await;

    // A program's table counts for whoever has brought it.
    let charter = Charter::new(serde_json::from_value(terms).unwrap(), GuestId(1));
    let charter = Charter { owner: Some(GuestId(5)), ..charter };
    let Deed::Sat { sitter: person, .. } = sat(0) else { unreachable!() };
    let Deed::Sat { sitter: bot, .. } = pup(1) else { unreachable!() };
    let mut founding = Founding::new(charter, NOW);
    founding.seat([(Seat::new(0), person), (Seat::new(1), bot)]).unwrap();
    founding.add(Deed::Started).unwrap();
    house.open(founding, opening()).await.unwrap();
    until_asked(house, Some(Ipv4Addr::LOCALHOST.into()), GuestId(5)).await;
    drop(enough);
    busy.await.unwrap().unwrap();
    evening.end().await;
}

#[tokio::test]
async fn a_table_goes_on_when_a_bot_has_stumbled_over_its_thoughts() {
    let evening = Evening::begin(tempfile::tempdir().unwrap(), NOW, Duration::from_mins(1)).await;
    let house = &evening.house;
    // Nobody acts by themselves during this test: each bot waits for a minute first.
    let terms = json!({"game": "piratz", "players": 2, "options": {}, "pause": 60_000});
    let charter = Charter::new(serde_json::from_value(terms).unwrap(), GuestId(1));
    let mut founding = Founding::new(charter, NOW);
    for seat in Seat::all(2) {
        founding.seat_bot(seat, Level::King, Speech::default()).unwrap();
    }
    let table = house.open(founding, opening()).await.unwrap();
    let seq = async |wish| match house.ask(table, Some(GuestId(1)), None, wish).await.unwrap() {
        Granted::Table(info) => info.seq,
        other => panic!("{other:?}"),
    };
    let started = seq(TableRequest::Start).await;
    house.send(table, Command::Decided { seq: started, action: None }).await.unwrap();
    assert_eq!(seq(TableRequest::Show).await, started + 1, "something that is allowed was done");
    evening.end().await;
}

#[tokio::test]
async fn a_damaged_log_closes_its_own_table_and_no_other() {
    let [open, first, ..] = a_minute("rat");
    // The second person is missing.
    let evening = Evening::with([open, first, Deed::Started]).await;
    assert_eq!(evening.wish(0, TableRequest::Show, NOW).await.unwrap_err(), Denied::Damaged);
    assert_eq!(evening.wish(0, TableRequest::Show, NOW).await.unwrap_err(), Denied::Damaged);
    assert_eq!(evening.log().await.len(), 3, "nothing is written into it");
    let terms = serde_json::from_value(json!({"game": "piratz", "players": 2})).unwrap();
    let charter = Charter::new(terms, GuestId(0));
    let other = evening.house.open(Founding::new(charter, NOW), opening()).await.unwrap();
    assert!(evening.house.ask(other, Some(GuestId(0)), None, TableRequest::Show).await.is_ok());
    evening.end().await;
}
