//! A house that is open for years: what ends, and what does not grow.

use std::time::{Duration, SystemTime};

use client::{Guest, Message, NewTable, Phase};
use serde_json::{Value, json};
use server::Keeping;
use store::{GuestId, LogEntry, RoomId, RoomRow, Store};
use tempfile::TempDir;

use crate::games::play_out;
use crate::house::{FILE, TestHouse, next, surely};
use crate::knock::Knock;
use crate::ratings::bring;

/// Everything has had its time after a moment.
const BRIEFLY: Option<Duration> = Some(Duration::from_millis(1));
const FOR_EVER: Keeping = Keeping { waiting: None, playing: None, finished: None, guests: None };

async fn status(house: &TestHouse, page: &str) -> u16 {
    Knock::get(page).at(house).await.status
}

async fn until_gone(house: &TestHouse, page: &str) {
    surely(async {
        while status(house, page).await != 404 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    })
    .await;
}

fn at(table: &str) -> String {
    format!("/api/tables/{table}")
}

const DAY: Duration = Duration::from_hours(24);

/// So long ago, in milliseconds since 1970.
fn ago(gone_by: Duration) -> u64 {
    let then = SystemTime::now() - gone_by;
    then.duration_since(SystemTime::UNIX_EPOCH).unwrap().as_millis() as u64
}

async fn store_in(folder: &TempDir) -> Store {
    Store::open(&folder.path().join(FILE)).await.unwrap()
}

/// A house that clears nothing away by itself, because nothing was written for so long that its clock may be wrong.
async fn open_in_doubt(folder: TempDir, keeping: Keeping) -> TestHouse {
    let store = store_in(&folder).await;
    store.append(LogEntry { room: RoomId(1), seq: 1, at: ago(40 * DAY), entry: "{}".to_owned() }).await.unwrap();
    store.close().await.unwrap();
    TestHouse::open_in(folder, |config| config.keeping = keeping).await
}

/// Clears away now what has had its time; how much that was.
async fn prune(house: &TestHouse) -> Value {
    house.admin(Knock::post("/api/admin/prune", "")).await.json()
}

#[tokio::test]
async fn tables_are_kept_as_long_as_the_host_of_the_house_chooses() {
    let house = TestHouse::open().await;
    let (guests, over) = house.pair(&NewTable::new("rat-hot", 2)).await;
    play_out(&guests, &over).await;
    let (_, playing) = house.pair(&NewTable::new("piratz", 2)).await;
    let waiting = guests[0].open(&NewTable::new("piratz", 2)).await.unwrap();
    let pages = [at(&waiting.id), at(&playing.id), at(&over.id)];
    let mut folder = house.close().await;
    let keepings = [
        Keeping { waiting: BRIEFLY, ..FOR_EVER },
        Keeping { playing: BRIEFLY, ..FOR_EVER },
        Keeping { finished: BRIEFLY, ..FOR_EVER },
    ];
    for (gone, keeping) in keepings.into_iter().enumerate() {
        let house = TestHouse::open_in(folder, |config| config.keeping = keeping).await;
        until_gone(&house, &pages[gone]).await;
        for page in &pages[gone + 1..] {
            assert_eq!(status(&house, page).await, 200, "{page}");
        }
        folder = house.close().await;
    }
    let store = Store::open(&folder.path().join(FILE)).await.unwrap();
    let room: RoomId = over.id.parse().unwrap();
    assert_eq!(store.log(room).await.unwrap(), []);
}

#[tokio::test]
async fn guests_who_never_came_back_are_forgotten() {
    let house = TestHouse::open().await;
    let (gone, here) = (house.guest("Þóra").await, house.guest("Jan").await);
    let tokens = [gone.token().to_owned(), here.token().to_owned()];
    let folder = house.close().await;
    let store = store_in(&folder).await;
    store.saw(gone.id.parse().unwrap(), ago(2 * DAY)).await.unwrap();
    // It is not noted more than once a day that somebody was here.
    store.saw(here.id.parse().unwrap(), ago(DAY / 2)).await.unwrap();
    store.close().await.unwrap();
    let house = open_in_doubt(folder, Keeping { guests: BRIEFLY, ..FOR_EVER }).await;
    assert_eq!(prune(&house).await["guests"], 1);
    assert!(house.door().returning(&tokens[0]).await.is_err());
    house.door().returning(&tokens[1]).await.expect("they may have been here just now");
    house.close().await;
}

#[tokio::test]
async fn nothing_is_cleared_away_when_the_clock_is_far_ahead_until_the_host_says_so() {
    let house = TestHouse::open().await;
    let waiting = house.guest("Þóra").await.open(&NewTable::new("piratz", 2)).await.unwrap();
    let folder = house.close().await;
    let house = open_in_doubt(folder, Keeping { waiting: BRIEFLY, ..FOR_EVER }).await;
    assert_eq!(status(&house, &at(&waiting.id)).await, 200);
    // Nobody was faster.
    assert_eq!(prune(&house).await["tables"], 1);
    assert_eq!(status(&house, &at(&waiting.id)).await, 404);
    house.close().await;
}

#[tokio::test]
async fn what_cannot_go_does_not_keep_what_can() {
    const LOOKED_AT: usize = 120;
    let house = TestHouse::open().await;
    let guest = house.guest("Þóra").await;
    let mut tables = Vec::new();
    for _ in 0..=LOOKED_AT {
        tables.push(guest.open(&NewTable::new("piratz", 2)).await.unwrap().id);
    }
    let folder = house.close().await;
    let house = open_in_doubt(folder, Keeping { waiting: BRIEFLY, ..FOR_EVER }).await;
    let guest = house.door().returning(guest.token()).await.unwrap();
    let mut onlookers = Vec::new();
    for table in &tables[..LOOKED_AT] {
        onlookers.push(guest.connect(table, None, None).await.unwrap());
    }
    assert_eq!(prune(&house).await["tables"], 1, "nobody clears away what somebody looks at");
    assert_eq!(status(&house, &at(&tables[LOOKED_AT])).await, 404);
    drop(onlookers);
    house.close().await;
}

#[tokio::test]
async fn a_summary_that_cannot_be_read_keeps_nobody_from_the_others() {
    let house = TestHouse::open().await;
    let guest = house.guest("Þóra").await;
    let (good, bad) = (
        guest.open(&NewTable::new("piratz", 2)).await.unwrap(),
        guest.open(&NewTable::new("piratz", 2)).await.unwrap(),
    );
    let host: GuestId = guest.id.parse().unwrap();
    let folder = house.close().await;
    let store = store_in(&folder).await;
    for table in [&bad, &good] {
        let (room, is_bad) = (table.id.parse().unwrap(), table.id == bad.id);
        let listed = store.all(None, None, 10).await.unwrap().into_iter().find(|listed| listed.place.room == room);
        let summary = if is_bad { "nonsense".to_owned() } else { listed.unwrap().summary };
        let row = RoomRow {
            room,
            changed: table.created,
            game: "piratz".to_owned(),
            phase: store::Phase::Waiting,
            public: true,
            host,
            kings: false,
            origin: None,
            wake_at: None,
            sitters: vec![host],
            owners: Vec::new(),
            summary,
        };
        store.save_row(row).await.unwrap();
    }
    store.close().await.unwrap();
    let house = TestHouse::open_in(folder, |_| {}).await;
    let guest = house.door().returning(guest.token()).await.unwrap();
    let ids = |answer: &Value| {
        let tables = answer.as_array().unwrap().iter();
        tables.map(|table| table.get("table").unwrap_or(table)["id"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let read = async |page: &str| Knock::get(page).by(&guest).at(&house).await.json();
    for list in [read("/api/tables").await, read("/api/session/tables").await] {
        assert_eq!(ids(&list), std::slice::from_ref(&good.id));
    }
    assert_eq!(ids(&read("/api/session/export").await["tables"]), std::slice::from_ref(&good.id));
    assert_eq!(
        ids(&house.admin(Knock::get("/api/admin/tables")).await.json()["tables"]),
        std::slice::from_ref(&good.id)
    );
    house.close().await;
}

/// Closes a table as its host.
async fn close(house: &TestHouse, guest: &Guest, table: &str) -> crate::knock::Answer {
    Knock::new("DELETE", &at(table)).by(guest).at(house).await
}

#[tokio::test]
async fn a_host_closes_a_table_where_nobody_else_plays() {
    let house = TestHouse::open().await;
    let (guests, table) = house.pair(&NewTable::new("piratz", 2)).await;
    close(&house, &guests[1], &table.id).await.is_problem(403, "not-your-table");
    close(&house, &guests[0], &table.id).await.is_problem(409, "others-play");
    guests[1].resign(&table.id, 1).await.unwrap();
    close(&house, &guests[0], &table.id).await.is_problem(409, "game-over");
    let waiting = guests[0].open(&NewTable::new("piratz", 2)).await.unwrap();
    let mut onlooker = guests[1].connect(&waiting.id, None, None).await.unwrap();
    assert_eq!(close(&house, &guests[0], &waiting.id).await.status, 204);
    let end = surely(async { while onlooker.next().await.is_ok() {} });
    end.await;
    assert_eq!(status(&house, &at(&waiting.id)).await, 404);
    assert!(guests[0].own_tables().await.unwrap().iter().all(|own| own.id != waiting.id));
    house.close().await;
}

#[tokio::test]
async fn a_host_has_only_so_many_tables_also_if_twenty_are_opened_at_once() {
    const KINGS: usize = 10;
    let house = TestHouse::open_with(|config| config.unlimited = false).await;
    let host = house.guest("Þóra").await;
    let with_king = NewTable { bots: vec!["king".to_owned()], ..NewTable::new("piratz", 2) };
    let opening = (0..20).map(|_| host.open(&with_king));
    let opened = futures_util::future::join_all(opening).await;
    let tables: Vec<_> = opened.into_iter().flatten().collect();
    assert_eq!(tables.len(), KINGS);
    let refused = Knock::post("/api/tables", json!({"game": "piratz", "players": 2, "bots": ["king"]})).by(&host);
    refused.at(&house).await.is_problem(409, "too-many-tables");
    host.open(&NewTable::new("piratz", 2)).await.expect("one without kings");
    assert_eq!(close(&house, &host, &tables[0].id).await.status, 204);
    host.open(&with_king).await.expect("there is room again");
    house.close().await;
}

#[tokio::test]
async fn kings_who_sit_down_later_are_counted_too_and_one_too_many_changes_nothing() {
    const KINGS: usize = 10;
    let house = TestHouse::open_with(|config| config.unlimited = false).await;
    let host = house.guest("Þóra").await;
    let mut tables = Vec::new();
    for _ in 0..KINGS + 2 {
        tables.push(host.open(&NewTable::new("piratz", 2)).await.unwrap());
    }
    let mut sockets = Vec::new();
    for table in &tables {
        sockets.push(host.connect(&table.id, None, None).await.unwrap());
    }
    let crowned = futures_util::future::join_all(tables.iter().map(|table| host.seat_bot(&table.id, "king"))).await;
    assert_eq!(crowned.iter().filter(|crowned| crowned.is_ok()).count(), KINGS, "all at once");
    let refused = crowned.iter().position(Result::is_err).unwrap();
    let table = &tables[refused].id;
    let king = Knock::post(&format!("/api/tables/{table}/bots"), json!({"level": "king"})).by(&host);
    king.at(&house).await.is_problem(409, "too-many-tables");
    let after = host.table(table).await.unwrap();
    assert_eq!(
        (after.seq, after.seats[0].kind),
        (tables[refused].seq, tables[refused].seats[0].kind),
        "nothing has happened"
    );
    sockets[refused].look(None).await.unwrap();
    let shown = |message| matches!(message, Message::Table(_)).then_some(());
    next(&mut sockets[refused], shown).await;
    next(&mut sockets[refused], shown).await;
    host.seat_bot(table, "rat").await.expect("the table goes on");
    house.close().await;
}

#[tokio::test]
async fn the_tables_of_somebodys_programs_are_theirs() {
    let house = TestHouse::open_with(|config| config.unlimited = false).await;
    let owner = house.guest("Þóra").await;
    let [first, second] = [bring(&house, &owner, "Nibbler").await, bring(&house, &owner, "Gnawer").await];
    let with_king = NewTable { bots: vec!["king".to_owned()], ..NewTable::new("piratz", 2) };
    for number in 0..10 {
        [&owner, &first, &second][number % 3].open(&with_king).await.unwrap();
    }
    for host in [&owner, &first, &second] {
        let refused = Knock::post("/api/tables", json!({"game": "piratz", "players": 2, "bots": ["king"]})).by(host);
        refused.at(&house).await.is_problem(409, "too-many-tables");
    }
    let answer = Knock::get("/api/tables").at(&house).await;
    assert_eq!(answer.json().as_array().unwrap().len(), 5, "lines in the lobby");
    let other = house.guest("Jan").await;
    other.open(&with_king).await.expect("others have their own");
    house.close().await;
}

#[tokio::test]
async fn one_host_does_not_push_the_others_off_the_list_and_pages_lead_to_everybody() {
    let house = TestHouse::open().await;
    let (modest, greedy) = (house.guest("Þóra").await, house.guest("Jan").await);
    let first = modest.open(&NewTable::new("piratz", 2)).await.unwrap();
    for _ in 0..120 {
        greedy.open(&NewTable::new("piratz", 2)).await.unwrap();
    }
    let answer = Knock::get("/api/tables?phase=waiting&game=piratz").at(&house).await;
    let listed: Vec<Value> = serde_json::from_str(&answer.body).unwrap();
    assert_eq!((listed.len(), &listed[5]["id"]), (6, &json!(first.id)), "five of one host");
    assert!(!answer.headers.contains_key("link"), "that is all: {answer:?}");

    let mut page = "/api/session/tables".to_owned();
    let mut own = Vec::new();
    loop {
        let answer = Knock::get(&page).by(&greedy).at(&house).await;
        let tables: Vec<Value> = serde_json::from_str(&answer.body).unwrap();
        own.extend(tables.into_iter().map(|table| table["id"].as_str().unwrap().to_owned()));
        let Some(link) = answer.headers.get("link") else { break };
        page = link.split(['<', '>']).nth(1).unwrap().to_owned();
    }
    let listed = own.len();
    own.sort_unstable();
    own.dedup();
    assert_eq!((listed, own.len()), (120, 120), "each is listed once");
    Knock::get("/api/tables?after=nonsense").at(&house).await.is_problem(422, "malformed");
    house.close().await;
}

#[tokio::test]
async fn a_game_that_is_played_on_names_the_other_game_and_does_not_repeat_it() {
    let house = TestHouse::open().await;
    let (guests, table) = house.pair(&NewTable::new("rat-hot", 2)).await;
    play_out(&guests, &table).await;
    let wonder =
        Knock::post(&format!("/api/tables/{}/what-if", table.id), json!({"input": 2, "seat": 0, "level": "pup"}));
    let opened = wonder.by(&guests[0]).at(&house).await.json();
    let id = opened["id"].as_str().unwrap().to_owned();
    let token = guests[0].token().to_owned();
    let folder = house.close().await;

    let store = Store::open(&folder.path().join(FILE)).await.unwrap();
    let (_, entry) = store.log(id.parse().unwrap()).await.unwrap().remove(0);
    assert!(!entry.contains("inputs") && entry.len() < 1500, "{entry}");
    store.close().await.unwrap();
    let house = TestHouse::open_in(folder, |_| {}).await;
    let guest = house.door().returning(&token).await.unwrap();
    let again = guest.table(&id).await.unwrap();
    assert_eq!(again.phase, Phase::Playing, "it goes on where it was");
    assert_eq!(opened["what_if"], json!({"table": table.id, "input": 2}));
    house.close().await;
}
