//! Whoever runs the house looks after it, and guests have a say in what it keeps of them.

use catalog::verify;
use client::{Clock, Guest, Join, Message, NewTable, Phase};
use serde_json::{Value, json};

use crate::games::{play_on, play_out};
use crate::house::{FILE, TestHouse, next, surely};
use crate::intruders::close_code;
use crate::knock::{Answer, Knock};
use crate::ratings::bring;

/// Names that stand nowhere else.
const NAME: &str = "Rumpelstilzchen";
const BOT: &str = "Strohspinnerin";

impl TestHouse {
    /// Asks as whoever runs the house.
    pub async fn admin(&self, knock: Knock) -> Answer {
        knock.with("authorization", format!("Bearer {}", self.token())).at(self).await
    }
}

fn rated(game: &str) -> NewTable {
    NewTable { rated: true, clock: Some(Clock::Days(3)), pause: Some(0), ..NewTable::new(game, 2) }
}

async fn sit(table: &str, guests: &[&Guest]) {
    for guest in guests {
        guest.join(table, &Join::default()).await.unwrap();
    }
}

fn delete(page: &str) -> Knock {
    Knock::new("DELETE", page)
}

#[tokio::test]
async fn nobody_looks_after_the_house_without_its_token() {
    let house = TestHouse::open_with(|config| config.unlimited = false).await;
    let guest = house.guest("Þóra").await;
    let page = "/api/admin/tables";
    Knock::get(page).at(&house).await.is_problem(401, "not-the-host");
    Knock::get(page).by(&guest).at(&house).await.is_problem(401, "not-the-host");
    let with = |token: String| Knock::get(page).with("authorization", format!("Bearer {token}"));
    for wrong in [guest.token().to_owned(), house.token()[1..].to_owned(), "0".repeat(64)] {
        with(wrong).at(&house).await.is_problem(401, "not-the-host");
    }
    let mut guesses = 0;
    while with("0".repeat(64)).at(&house).await.status == 401 {
        guesses += 1;
        assert!(guesses < 30, "whoever guesses is slowed down");
    }
    assert_eq!(house.admin(Knock::get(page)).await.status, 200, "whoever knows it is not");
    house.close().await;
}

#[tokio::test]
async fn a_blocked_guest_is_refused_everywhere_and_their_sockets_are_closed_until_they_are_let_in_again() {
    let house = TestHouse::open().await;
    let ([host, other], table) = house.pair(&NewTable::new("piratz", 2)).await;
    let bot = bring(&house, &other, "Nibbler").await;
    let mut theirs = other.connect(&table.id, Some(1), None).await.unwrap();
    let mut others = host.connect(&table.id, Some(0), None).await.unwrap();
    let blocked = house.admin(Knock::post("/api/admin/blocks", json!({"who": other.id}))).await.json();
    assert_eq!((&blocked[0]["who"], &blocked[0]["name"]), (&json!(other.id), &json!("Jan")));
    assert_eq!(close_code(&mut theirs).await, 4005);
    for page in ["/api/session", "/api/tables", "/api/ladder/piratz"] {
        Knock::get(page).by(&other).at(&house).await.is_problem(403, "blocked");
    }
    Knock::post("/api/session", "{}").by(&bot).at(&house).await.is_problem(403, "blocked");
    let socket = format!("/api/tables/{}/socket", table.id);
    Knock::socket(&socket).by(&other).at(&house).await.is_problem(403, "blocked");
    // Everybody else goes on, also when the house opens again.
    next(&mut others, |message| matches!(message, Message::Present(present) if !present.seats[1]).then_some(())).await;
    let house = TestHouse::open_in(house.close().await, |_| {}).await;
    Knock::get("/api/session").by(&other).at(&house).await.is_problem(403, "blocked");
    assert_eq!(Knock::get("/api/session").by(&host).at(&house).await.status, 200);
    assert_eq!(house.admin(delete(&format!("/api/admin/blocks/{}", other.id))).await.json(), json!([]));
    assert_eq!(Knock::get("/api/session").by(&other).at(&house).await.json()["name"], "Jan");
    house.close().await;
}

#[tokio::test]
async fn whoever_is_blocked_still_takes_along_what_the_house_has_of_them_and_erases_it() {
    let house = TestHouse::open().await;
    let [guest, neighbour] = [house.guest(NAME).await, house.guest("Jan").await];
    for who in [guest.id.as_str(), "127.0.0.1"] {
        house.admin(Knock::post("/api/admin/blocks", json!({"who": who}))).await;
    }
    Knock::get("/api/session").by(&guest).at(&house).await.is_problem(403, "blocked");
    let export = async |guest: &Guest| Knock::get("/api/session/export").by(guest).at(&house).await;
    let (own, others) = (export(&guest).await.json(), export(&neighbour).await.json());
    assert!(own["guest"]["name"] == NAME && own["blocked"].is_u64(), "{own}");
    assert!(others["guest"]["name"] == "Jan" && others["blocked"].is_null(), "{others}");
    assert_eq!(Knock::post("/api/session/erase", "").by(&guest).at(&house).await.status, 200);
    export(&guest).await.is_problem(401, "no-session");
    house.close().await;
}

#[tokio::test]
async fn a_blocked_address_cannot_ask_for_anything_and_others_can() {
    let house = TestHouse::open_with(|config| config.trust_forwarded = true).await;
    let guest = house.guest("Þóra").await;
    let table = guest.open(&NewTable::new("piratz", 2)).await.unwrap();
    let from = |address: &str, knock: Knock| knock.with("x-forwarded-for", address);
    let page = format!("/api/tables/{}", table.id);
    assert_eq!(from("192.0.2.7", Knock::get(&page)).at(&house).await.status, 200);
    let socket = guest.connect(&table.id, None, None).await;
    house.admin(Knock::post("/api/admin/blocks", json!({"who": "192.0.2.7"}))).await;
    house.admin(Knock::post("/api/admin/blocks", json!({"who": "127.0.0.1"}))).await;
    for page in [page.as_str(), "/api/games", "/api/notice"] {
        from("192.0.2.7", Knock::get(page)).at(&house).await.is_problem(403, "blocked");
    }
    assert_eq!(close_code(&mut socket.unwrap()).await, 4005);
    assert_eq!(from("192.0.2.8", Knock::get(&page)).at(&house).await.status, 200);
    assert_eq!(from("192.0.2.7", Knock::get("/")).at(&house).await.status, 200, "the page can say what is wrong");
    // Nobody locks themselves out.
    let listed = house.admin(Knock::get("/api/admin/blocks")).await.json();
    assert_eq!(listed.as_array().unwrap().len(), 2);
    house.admin(Knock::post("/api/admin/blocks", json!({"who": "Jan"}))).await.is_problem(422, "malformed");
    house.close().await;
}

#[tokio::test]
async fn whoever_runs_the_house_sees_all_tables_and_guests_and_closes_and_kicks() {
    let house = TestHouse::open().await;
    let ([host, other], playing) = house.pair(&NewTable::new("piratz", 2)).await;
    let secret = host.open(&NewTable { private: true, ..NewTable::new("rat-hot", 2) }).await.unwrap();
    other.join(&secret.id, &Join { invite: secret.invite.clone(), ..Join::default() }).await.unwrap();
    let seen = house.admin(Knock::get("/api/admin/tables?phase=waiting")).await.json();
    assert_eq!(seen["tables"].as_array().unwrap().len(), 1, "{seen}");
    let table = &seen["tables"][0];
    assert_eq!((&table["id"], &table["private"], &table["host"]), (&json!(secret.id), &json!(true), &json!(host.id)));
    assert_eq!(table["seats"], json!([{"name": "Jan", "guest": other.id}, null]));

    let mut socket = other.connect(&playing.id, Some(1), None).await.unwrap();
    let seen = house.admin(Knock::get("/api/admin/guests?name=jan")).await.json();
    assert_eq!(seen["guests"].as_array().unwrap().len(), 1, "{seen}");
    assert_eq!((&seen["guests"][0]["id"], &seen["guests"][0]["addresses"]), (&json!(other.id), &json!(["127.0.0.1"])));

    // At a table that waits they are put out, and stay out.
    let kick =
        |table: &str, seat: usize| Knock::post(&format!("/api/admin/tables/{table}/kick"), json!({"seat": seat}));
    assert_eq!(house.admin(kick(&secret.id, 0)).await.status, 204);
    let back = json!({"commitment": "00".repeat(32), "invite": secret.invite});
    Knock::post(&format!("/api/tables/{}/join", secret.id), back)
        .by(&other)
        .at(&house)
        .await
        .is_problem(404, "no-such-table");
    house.admin(kick(&secret.id, 0)).await.is_problem(422, "malformed");
    // A program goes with whoever has brought it, and so do their others.
    let open = host.open(&NewTable::new("piratz", 2)).await.unwrap();
    let [first, second] = [bring(&house, &other, "Nibbler").await, bring(&house, &other, "Gnawer").await];
    sit(&open.id, &[&first]).await;
    assert_eq!(house.admin(kick(&open.id, 0)).await.status, 204);
    for guest in [&first, &second, &other] {
        let back = Knock::post(&format!("/api/tables/{}/join", open.id), json!({"commitment": "00".repeat(32)}));
        back.by(guest).at(&house).await.is_problem(403, "turned-out");
    }
    let own = bring(&house, &host, "Squeaker").await;
    sit(&open.id, &[&own]).await;
    assert_eq!(house.admin(kick(&open.id, 0)).await.status, 204);
    sit(&open.id, &[&host]).await;
    // In a running game they give up.
    assert_eq!(house.admin(kick(&playing.id, 1)).await.status, 204);
    assert_eq!(host.table(&playing.id).await.unwrap().ended.unwrap().winners, [0]);
    house.admin(kick(&playing.id, 1)).await.is_problem(409, "game-over");

    assert_eq!(house.admin(delete(&format!("/api/admin/tables/{}", playing.id))).await.status, 204);
    assert_eq!(close_code(&mut socket).await, 4004);
    Knock::get(&format!("/api/tables/{}", playing.id)).by(&host).at(&house).await.is_problem(404, "no-such-table");
    house.close().await;
}

#[tokio::test]
async fn tables_in_every_phase_are_found_by_it() {
    let house = TestHouse::open().await;
    let [host, other] = [house.guest("Þóra").await, house.guest("Jan").await];
    let table = host.open(&NewTable::new("piratz", 2)).await.unwrap();
    sit(&table.id, &[&host, &other]).await;
    host.start(&table.id).await.unwrap();
    let phases = ["waiting", "revealing", "playing", "over"];
    for phase in phases {
        let seen = house.admin(Knock::get(&format!("/api/admin/tables?phase={phase}"))).await.json();
        let found = seen["tables"].as_array().unwrap().iter().filter(|seen| seen["id"] == table.id).count();
        assert_eq!(found, usize::from(phase == "revealing"), "{seen}");
    }
    let described = Knock::get("/api/openapi.json").at(&house).await.json();
    let parameters = described["paths"]["/api/admin/tables"]["get"]["parameters"].to_string();
    assert!(phases.iter().all(|phase| parameters.contains(&format!("`{phase}`"))), "{parameters}");
    house.close().await;
}

#[tokio::test]
async fn whoever_is_renamed_by_the_host_has_their_new_name_at_all_tables_at_once() {
    let house = TestHouse::open().await;
    let ([host, rude], table) = house.pair(&NewTable::new("piratz", 2)).await;
    let mut socket = host.connect(&table.id, Some(0), None).await.unwrap();
    surely(socket.next()).await.unwrap();
    let page = format!("/api/admin/guests/{}", rude.id);
    assert_eq!(house.admin(Knock::patch(&page, json!({"name": "Þóra"}))).await.json()["name"], "Þóra");
    let told = next(&mut socket, |message| match message {
        Message::Table(told) => Some(told.table),
        _ => None,
    });
    assert_eq!(told.await.seats[1].name.as_deref(), Some("Þóra 2"), "and nobody else's");
    let lobby = Knock::get("/api/tables").at(&house).await.body;
    assert!(lobby.contains("Þóra 2") && !lobby.contains("Jan"), "{lobby}");
    let nobody = Knock::patch("/api/admin/guests/0123456789abcdef", json!({"name": "Jan"}));
    house.admin(nobody).await.is_problem(404, "no-such-guest");
    house.close().await;
}

#[tokio::test]
async fn what_the_host_says_is_heard_at_all_tables_and_stands_on_the_page_until_it_is_taken_back() {
    let house = TestHouse::open().await;
    let ([host, _], table) = house.pair(&NewTable::new("piratz", 2)).await;
    let mut socket = host.connect(&table.id, Some(0), None).await.unwrap();
    let mut onlooker = house.door().look_on(&table.id, &client::Eyes::default()).await.unwrap();
    let say = |text: Value| Knock::post("/api/admin/notice", json!({"text": text}));
    assert_eq!(house.admin(say(json!(" We close\nat ten. "))).await.json(), json!({"text": "We close at ten."}));
    for socket in [&mut socket, &mut onlooker] {
        let heard =
            next(socket, |message| if let Message::Notice(notice) = message { Some(notice.text) } else { None });
        assert_eq!(heard.await.as_deref(), Some("We close at ten."));
    }
    house.admin(say(json!("x".repeat(301)))).await.is_problem(422, "malformed");
    let house = TestHouse::open_in(house.close().await, |_| {}).await;
    assert_eq!(Knock::get("/api/notice").at(&house).await.json()["text"], "We close at ten.");
    house.admin(say(json!(null))).await;
    assert_eq!(Knock::get("/api/notice").at(&house).await.json()["text"], json!(null));
    house.close().await;
}

#[tokio::test]
async fn what_has_had_its_time_is_cleared_away_when_the_host_says_so() {
    let house = TestHouse::open_with(|config| config.keeping.waiting = Some(std::time::Duration::ZERO)).await;
    let table = house.guest("Þóra").await.open(&NewTable::new("piratz", 2)).await.unwrap();
    let mut cleared = 0;
    while cleared == 0 {
        let answer = house.admin(Knock::post("/api/admin/prune", "")).await.json();
        cleared = answer["tables"].as_u64().unwrap();
    }
    Knock::get(&format!("/api/tables/{}", table.id)).at(&house).await.is_problem(404, "no-such-table");
    house.close().await;
}

/// A guest with a bot and a past: a game that is over and was looked back on, one that runs, a table they wait at, one
/// that waits for them, and one where their bot plays.
async fn past(house: &TestHouse) -> ([Guest; 3], [String; 5]) {
    let (leaving, staying) = (house.guest(NAME).await, house.guest("Þóra").await);
    let bot = bring(house, &leaving, BOT).await;
    let game = async |host: &Guest, other: &Guest| {
        let table = host.open(&rated("piratz")).await.unwrap();
        sit(&table.id, &[host, other]).await;
        host.start(&table.id).await.unwrap();
        other.take_part(&table.id).await.unwrap()
    };
    let over = game(&leaving, &staying).await;
    let pair = [leaving.clone(), staying.clone()];
    play_out(&pair, &over).await;
    let review = format!("/api/tables/{}/review", over.id);
    assert_eq!(Knock::post(&review, "{}").by(&staying).at(house).await.status, 202);
    let running = game(&staying, &leaving).await;
    play_on([&staying, &leaving], &running.id, 3).await;
    let waiting = staying.open(&NewTable::new("piratz", 3)).await.unwrap();
    sit(&waiting.id, &[&staying, &leaving]).await;
    let hosted = leaving.open(&NewTable::new("piratz", 3)).await.unwrap();
    sit(&hosted.id, &[&leaving, &staying]).await;
    let of_the_bot = game(&staying, &bot).await;
    ([leaving, staying, bot], [over.id, running.id, waiting.id, hosted.id, of_the_bot.id])
}

#[tokio::test]
async fn whoever_is_erased_is_somebody_everywhere_and_their_name_is_nowhere_in_the_file() {
    let house = TestHouse::open().await;
    let ([leaving, staying, bot], [over, running, waiting, hosted, of_the_bot]) = past(&house).await;
    let mut theirs = leaving.connect(&running, Some(1), None).await.unwrap();
    let mut others = staying.connect(&running, Some(0), None).await.unwrap();
    let answer = Knock::post("/api/session/erase", "").by(&leaving).at(&house).await;
    assert!(answer.status == 200 && answer.headers["set-cookie"].contains("ratskeller=;"), "{answer:?}");

    assert_eq!(close_code(&mut theirs).await, 4002);
    for guest in [&leaving, &bot] {
        Knock::get("/api/session").by(guest).at(&house).await.is_problem(401, "no-session");
    }
    // Whoever is left can go on: the running games are won, the table that waited for them is gone.
    let told = next(&mut others, |message| match message {
        Message::Table(told) if told.table.ended.is_some() => Some(told.table),
        _ => None,
    });
    assert_eq!(told.await.ended.unwrap().winners, [0]);
    let names = async |table: &str| {
        let seats = staying.table(table).await.unwrap().seats;
        seats.into_iter().map(|seat| seat.name).collect::<Vec<_>>()
    };
    let (somebody, others_name) = (Some("somebody".to_owned()), Some("Þóra".to_owned()));
    assert_eq!(names(&over).await, [somebody.clone(), others_name.clone()]);
    for table in [&running, &of_the_bot] {
        assert_eq!(names(table).await, [others_name.clone(), somebody.clone()]);
        assert_eq!(staying.table(table).await.unwrap().phase, Phase::Over);
    }
    assert_eq!(names(&waiting).await, [others_name, None, None]);
    Knock::get(&format!("/api/tables/{hosted}")).by(&staying).at(&house).await.is_problem(404, "no-such-table");
    let record = staying.record(&over).await.unwrap();
    assert_eq!(record["seats"], json!(["somebody", "Þóra"]));
    let verified = verify(&record.to_string());
    assert!(verified.table.is_some(), "{:?}", verified.checks);
    for page in ["/api/ladder/piratz".to_owned(), format!("/api/players/{}", staying.id), "/api/tables".to_owned()] {
        let told = Knock::get(&page).by(&staying).at(&house).await.body;
        assert!(told.contains("somebody") && !told.contains(NAME) && !told.contains(BOT), "{page}: {told}");
    }

    // Neither in the file nor in the log beside it, though the house is open.
    for (file, name) in [FILE, &format!("{FILE}-wal")].into_iter().flat_map(|file| [(file, NAME), (file, BOT)]) {
        let bytes = std::fs::read(house.folder().join(file)).unwrap();
        assert!(!bytes.windows(name.len()).any(|window| window == name.as_bytes()), "{name} is left in {file}");
    }
    let folder = house.close().await;
    // And nobody remembers it when the house opens again.
    let house = TestHouse::open_in(folder, |_| {}).await;
    let ladder = Knock::get("/api/ladder/piratz").by(&staying).at(&house).await.body;
    assert!(ladder.contains("somebody") && ladder.contains("Þóra") && !ladder.contains(NAME), "{ladder}");
    // Also whoever is known no longer, and only stands on the ladder.
    assert_eq!(delete("/api/session").by(&staying).at(&house).await.status, 200);
    let erased = || delete(&format!("/api/admin/guests/{}", staying.id));
    assert_eq!(house.admin(erased()).await.json()["guests"], 0);
    let ladder = Knock::get("/api/ladder/piratz").at(&house).await.body;
    assert!(!ladder.contains("Þóra"), "{ladder}");
    assert_eq!(house.admin(erased()).await.json()["tables"], 0);
    let nobody = house.admin(delete("/api/admin/guests/0123456789abcdef")).await;
    nobody.is_problem(404, "no-such-guest");
    house.close().await;
}

#[tokio::test]
async fn a_guest_takes_along_everything_that_the_house_has_of_them() {
    let house = TestHouse::open().await;
    let ([leaving, staying, bot], [over, running, waiting, hosted, of_the_bot]) = past(&house).await;
    play_on([&staying, &bot], &of_the_bot, 3).await;
    let export = Knock::get("/api/session/export").by(&leaving).at(&house).await.json();
    let (guest, theirs) = (&export["guest"], &export["bots"][0]);
    assert_eq!((&guest["name"], &theirs["name"]), (&json!(NAME), &json!(BOT)));
    assert!([guest, theirs].iter().all(|one| one["since"].is_u64() && one["seen"].is_u64()), "{export}");
    let rating = &guest["ratings"][0];
    assert_eq!((&rating["game"], &rating["results"][0]["table"]), (&json!("piratz"), &json!(over)), "{rating}");

    let tables = export["tables"].as_array().unwrap();
    assert_eq!((tables.len(), &export["next"]), (5, &json!(null)));
    let table = |id: &str| tables.iter().find(|table| table["table"]["id"] == id).unwrap();
    let verified = verify(&table(&over)["record"].to_string());
    assert!(verified.table.is_some(), "{:?}", verified.checks);
    assert_eq!(table(&over)["ratings"][0]["after"], rating["rating"]["rating"]);
    for (id, seat) in [(&running, 1), (&of_the_bot, 1)] {
        let moves = table(id)["moves"].as_array().unwrap();
        let theirs = |done: &Value| done["seat"] == seat && done["at"].is_u64() && !done["action"].is_null();
        assert!(!moves.is_empty() && moves.iter().all(theirs), "what they did, and nobody else: {moves:?}");
        assert!(table(id)["record"].is_null(), "the cards of a running game are nobody's");
    }
    for id in [&waiting, &hosted] {
        assert_eq!(table(id)["moves"], json!([]));
    }
    // Page by page, without gaps.
    for _ in 0..20 {
        leaving.open(&NewTable::new("piratz", 2)).await.unwrap();
    }
    let first = Knock::get("/api/session/export").by(&leaving).at(&house).await.json();
    let rest = format!("/api/session/export?after={}", first["next"].as_str().unwrap());
    let rest = Knock::get(&rest).by(&leaving).at(&house).await.json();
    let count = |page: &Value| page["tables"].as_array().unwrap().len();
    assert_eq!((count(&first), count(&rest), &rest["next"]), (20, 5, &json!(null)));
    house.close().await;
}
