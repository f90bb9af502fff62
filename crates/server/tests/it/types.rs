//! What the web client takes for the types of the house is what the house writes and reads.

mod notation;
mod truth;

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs};

use catalog::fairness::commitment_to;
use catalog::{Entry, GAMES, Input, Level, Order, Shelf, Source, Table};
use client::Join;
use hyper::Method;
use ratskeller_core::{Game, Hex, Rng, Seed, Viewer};
use serde_json::{Value, json};
use ts_rs::{Config, TS};

use crate::games::take_part;
use crate::house::{TestHouse, surely};
use crate::knock::Knock;
use truth::Types;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/types");
const SEED: Seed = Seed([7; 32]);

/// Everything of a game that reaches a browser.
fn export<G>(config: &Config)
where
    G: Game<View: TS, Action: TS, Seen: TS, Effect: TS, Deck: TS, Options: TS>,
{
    G::View::export_all(config).unwrap();
    G::Action::export_all(config).unwrap();
    G::Seen::export_all(config).unwrap();
    G::Effect::export_all(config).unwrap();
    G::Deck::export_all(config).unwrap();
    G::Options::export_all(config).unwrap();
}

/// Every file, by its name.
fn written() -> BTreeMap<&'static str, String> {
    let folder = tempfile::tempdir().unwrap();
    let config = Config::new().with_large_int("number").with_out_dir(folder.path());
    export::<rat_hot::RatHot>(&config);
    rat_hot::Placements::export_all(&config).unwrap();
    export::<piratz::Piratz>(&config);
    export::<rat_a_tat_cat::RatATatCat>(&config);
    server::typescript::export(&config).unwrap();
    let read = |name| {
        let file = folder.path().join(name).with_extension("ts");
        fs::read_to_string(file).unwrap_or_else(|_| panic!("the types of {name} are not exported above"))
    };
    let games = GAMES.each_ref().map(|game| game.spec.name);
    games.into_iter().chain(["house"]).map(|name| (name, laid_out(&read(name)))).collect()
}

/// What the web client knows of every game before it asks.
fn listed() -> [(&'static str, String); 2] {
    let names: Vec<_> = GAMES.iter().map(|game| format!("{:?}", game.spec.name)).collect();
    let list = format!(
        "// `make types` writes this from the list of the house's games. Changes belong there.\n\n\
         /** In the order in which they are shown. */\nexport const GAMES = [{}] as const;\n",
        names.join(", ")
    );
    let described = serde_json::to_string_pretty(&read(catalog::entry::list().get())).unwrap();
    [("games.ts", list), ("games.json", described + "\n")]
}

/// The choices of a turn in both forms, for the web client to try how it reads the short one.
fn choices_of_rat_hot() -> (&'static str, String) {
    let (mut table, mut rng) = (open("rat-hot", 2, json!({})), Rng::new(SEED));
    for _ in 0..5 {
        act_at_random(&mut *table, &mut rng);
    }
    let (compact, list) = (table.compact_choices(), table.choices());
    ("rat-hot-choices.json", format!("{{\n\"compact\": {compact},\n\"list\": {list}\n}}\n"))
}

fn act_at_random(table: &mut dyn Table, rng: &mut Rng) {
    let seat = table.to_move().unwrap();
    let action = table.mind(seat).unwrap().think(Level::Random, rng, &mut || false).action;
    table.act_by_id(Input { seat: Some(seat), action, at: None }).unwrap();
}

/// A file of ts-rs, as people would write it.
fn laid_out(file: &str) -> String {
    let (head, declared) = file.split_once("\n\n").expect("imports stand apart");
    let mut text = "// `make types` writes this from the types of the house. Changes belong there.\n".to_owned();
    text.extend(head.lines().skip(1).map(|import| format!("{import}\n")));
    text.extend(notation::read(declared).iter().map(|declared| format!("\n{}", declared.write())));
    text
}

#[test]
fn the_web_client_has_the_types_of_the_house() {
    let written = written().into_iter().map(|(name, text)| (format!("{name}.ts"), text));
    let listed = listed().into_iter().chain([choices_of_rat_hot()]);
    for (name, new) in written.chain(listed.map(|(name, text)| (name.to_owned(), text))) {
        let file = Path::new(FOLDER).join(&name);
        if env::var_os("UPDATE_TYPES").is_some() {
            fs::write(&file, &new).unwrap();
        }
        let old = fs::read_to_string(&file).unwrap_or_default();
        assert!(old == new, "web/src/lib/types/{name} is not what the house says; `make types` writes it anew");
    }
}

/// The types of the house and of one game.
fn types(game: &str) -> Types {
    let written = written();
    let declared = |name: &str| notation::read(written[name].split_once("\n\n").unwrap().1);
    Types::new(declared("house").into_iter().chain(declared(game)))
}

fn read(json: &str) -> Value {
    serde_json::from_str(json).unwrap()
}

fn open(game: &str, players: usize, options: Value) -> Box<dyn Table> {
    let game = Entry::named(game).unwrap();
    let deck = Shelf::default().find(game, &Value::Null).unwrap();
    game.open(Order { deck, players, names: None, options, setup: Value::Null, source: Source::Seed(SEED) }).unwrap()
}

#[test]
fn games_are_told_in_these_types() {
    const LIST: &str = "Array<Choice<Action, Effect>>";
    for (game, players, options, compact) in [
        ("rat-hot", 2, json!({}), "Placements"),
        ("rat-hot", 2, json!({"first": 1, "table": 9, "burial": "never-whole", "changed": "grown"}), "Placements"),
        ("piratz", 2, json!({"memory": "aided"}), LIST),
        ("piratz", 4, json!({}), LIST),
        ("rat-a-tat-cat", 2, json!({"until": {"minutes": 5}}), LIST),
        ("rat-a-tat-cat", 4, json!({"until": {"points": 20}, "memory": "aided"}), LIST),
        ("rat-a-tat-cat", 6, json!({"until": {"rounds": 2}, "young": true}), LIST),
    ] {
        let (types, mut table, mut rng) = (types(game), open(game, players, options), Rng::new(SEED));
        types.check("Options", &read(table.options().get()));
        types.check("Deck", &read(table.deck().json().get()));
        let mut events = 0;
        loop {
            types.check("View", &read(table.state().get()));
            types.check(LIST, &read(table.choices().get()));
            for viewer in Viewer::all(players) {
                types.check("View", &read(table.view(viewer).get()));
                // What may still be looked up changes slowly.
                let log = if table.inputs() % 25 == 0 { table.log(viewer, 0) } else { Vec::new() };
                for event in table.seen(viewer, events).into_iter().chain(log) {
                    types.check("Event", &read(event.get()));
                }
            }
            events = table.events();
            if table.to_move().is_none() {
                break;
            }
            types.check(compact, &read(table.compact_choices().get()));
            act_at_random(&mut *table, &mut rng);
            if table.inputs() == 50 && game == "rat-a-tat-cat" {
                // Only where there is a clock.
                let _time_is_up = table.act(Input { seat: None, action: &json!("time_up"), at: None });
            }
        }
    }
}

#[tokio::test]
async fn the_house_speaks_and_listens_in_these_types() {
    let (house, types) = (TestHouse::open().await, types("piratz"));
    let [host, guest] = [house.guest("Þóra").await, house.guest("Jan").await];
    let told = async |page: &str, of: &str| {
        let reply = host.get(page).await.unwrap();
        types.check(of, &read(str::from_utf8(reply.body()).unwrap()));
    };
    let said = async |page: &str, is: &str, body: Value, of: &str| {
        types.check(is, &body);
        let reply = host.send(Method::POST, page, &body).await.unwrap();
        let answer = read(str::from_utf8(reply.body()).unwrap());
        types.check(of, &answer);
        answer
    };
    told("/api/games", "Array<GameInfo>").await;
    told("/api/games/piratz/deck", "Deck").await;
    told("/api/session", "Guest").await;
    said("/api/session", "Introduction", json!({}), "Guest").await;
    told("/api/lessons", "Array<LessonInfo>").await;
    for answers in [json!([]), json!([null, "reveal"]), json!([null, {"leave": {"kind": "gems"}}])] {
        let standing = "LessonTold<View, Event, Action, Effect, Options>";
        said("/api/lessons/piratz/first", "Answers<Action>", json!({"answers": answers}), standing).await;
    }

    let opening = json!({"game": "piratz", "players": 3, "private": true, "options": {"first": 0}, "bots": ["rat"],
        "clock": {"game": {"seconds": 600, "increment": 5}}, "when_time_is_up": "resign", "pause": 0});
    let table = said("/api/tables", "Opening", opening, "TableInfo").await;
    let seats = json!([{"commitment": Hex([1; 32]), "name": "Þóra"}, {"level": "pup"}, null]);
    let party = json!({"nonce": Hex([1; 16]), "seats": seats, "start": false});
    said("/api/tables", "Opening", json!({"game": "piratz", "players": 3, "party": party}), "TableInfo").await;
    let page = |name: &str| format!("/api/tables/{}/{name}", table["id"].as_str().unwrap());
    let bytes = Hex([0; 16]);
    let commitment = commitment_to(table["id"].as_str().unwrap(), bytes);
    let joining = json!({"commitment": commitment, "seat": 0, "name": "Þóra"});
    said(&page("join"), "Joining", joining, "TableInfo").await;
    said(&page("commit"), "Committing", json!({"seat": 0, "commitment": commitment}), "TableInfo").await;
    said(&page("bots"), "SeatingABot", json!({"level": "pup"}), "TableInfo").await;
    said(&page("leave"), "Leaving", json!({"seat": 1}), "TableInfo").await;
    let invite = Some(table["invite"].as_str().unwrap().to_owned());
    guest.join(table["id"].as_str().unwrap(), &Join { invite, ..Join::default() }).await.unwrap();
    said(&page("resign"), "Resigning", json!({"seat": 0}), "Problem").await;
    said(&page("start"), "null", json!(null), "TableInfo").await;
    said(&page("begin-again"), "null", json!(null), "TableInfo").await;
    said(&page("commit"), "Committing", json!({"seat": 0, "commitment": commitment}), "TableInfo").await;
    guest.take_part(table["id"].as_str().unwrap()).await.unwrap();
    said(&page("start"), "null", json!(null), "TableInfo").await;
    said(&page("reveal"), "Revealing", json!({"seat": 0, "bytes": bytes}), "TableInfo").await;
    guest.take_part(table["id"].as_str().unwrap()).await.unwrap();

    let mut socket = host.connect(table["id"].as_str().unwrap(), Some(0), Some(1)).await.unwrap();
    let _to_be_seen = guest.connect(table["id"].as_str().unwrap(), Some(1), None).await.unwrap();
    let hello = read(&surely(socket.next_text()).await.unwrap());
    let act = json!({"type": "act", "id": "a", "seq": hello["seq"], "action": hello["choices"][0]["action"]});
    for saying in [
        act.clone(),
        act,
        json!({"type": "take_back", "id": "b", "seq": 0}),
        json!({"type": "react", "reaction": "oops"}),
        json!({"type": "ping"}),
        json!({"type": "look", "seat": null}),
    ] {
        types.check("Said<Action>", &saying);
        socket.send(saying.to_string()).await.unwrap();
    }
    told("/api/session/tables", "Array<TableInfo>").await;
    let mut heard = vec![hello];
    while heard.iter().filter(|message| message["type"] == "table").count() < 2 {
        heard.push(read(&surely(socket.next_text()).await.unwrap()));
    }
    said(&page("resign"), "Resigning", json!({"seat": 0}), "TableInfo").await;
    house.admin(Knock::post("/api/admin/notice", json!({"text": "Good evening"}))).await;
    while heard.last().is_none_or(|message| message["type"] != "notice") {
        heard.push(read(&surely(socket.next_text()).await.unwrap()));
    }
    house.close().await;
    while let Ok(text) = socket.next_text().await {
        heard.push(read(&text));
    }
    for message in &heard {
        types.check("Told<View, Event, Array<Choice<Action, Effect>>>", message);
    }
    for kind in ["table", "update", "ack", "refused", "present", "reaction", "notice", "pong", "goodbye"] {
        assert!(heard.iter().any(|message| message["type"] == kind), "{kind} was not heard: {heard:?}");
    }
}

#[tokio::test]
async fn ladders_and_bots_from_outside_are_told_in_these_types() {
    let (house, types) = (TestHouse::open().await, types("piratz"));
    let guest = house.guest("Þóra").await;
    let ask = async |method: Method, page: &str, body: Value, of: &str| {
        let reply = guest.send(method, page, &body).await.unwrap();
        let answer = read(str::from_utf8(reply.body()).unwrap());
        types.check(of, &answer);
        answer
    };
    let bringing = json!({"name": "Nibbler"});
    types.check("BringingABot", &bringing);
    let brought = ask(Method::POST, "/api/bots", bringing, "NewBot").await;
    ask(Method::GET, "/api/session/bots", Value::Null, "Array<Guest>").await;
    let bot = house.door().returning(brought["token"].as_str().unwrap()).await.unwrap();

    let opening = json!({"game": "piratz", "players": 3, "rated": true, "clock": {"days": 1}, "bots": ["rat"]});
    types.check("Opening", &opening);
    let opened = house.guest("Jan").await.post("/api/tables", &opening).await.unwrap();
    let table = read(str::from_utf8(opened.body()).unwrap())["id"].as_str().unwrap().to_owned();
    bot.join(&table, &Join::default()).await.unwrap();
    ask(Method::GET, &format!("/api/tables/{table}"), Value::Null, "TableInfo").await;

    let (clock, bots) = (Some(client::Clock::Days(3)), vec!["rat".to_owned()]);
    let order = client::NewTable { rated: true, clock, bots, pause: Some(0), ..client::NewTable::new("piratz", 2) };
    let table = guest.open(&order).await.unwrap().id;
    guest.join(&table, &Join::default()).await.unwrap();
    guest.start(&table).await.unwrap();
    take_part(&guest, &table, 0, 3).await;
    guest.resign(&table, 0).await.unwrap();
    ask(Method::GET, &format!("/api/tables/{table}/ratings"), Value::Null, "Array<RatingChange | null>").await;
    ask(Method::GET, "/api/ladder/piratz", Value::Null, "LadderPage").await;
    ask(Method::GET, &format!("/api/players/{}", guest.id), Value::Null, "PlayerPage").await;
    house.close().await;
}

#[tokio::test]
async fn whoever_runs_the_house_and_whoever_takes_their_data_along_is_told_in_these_types() {
    let (house, types) = (TestHouse::open().await, types("piratz"));
    let ([guest, _], table) = house.pair(&client::NewTable::new("piratz", 2)).await;
    let _to_be_seen = guest.connect(&table.id, Some(0), None).await.unwrap();
    let blocking = json!({"who": "192.0.2.7"});
    types.check("Blocking", &blocking);
    types.check("PuttingOut", &json!({"seat": 0}));
    for (knock, of) in [
        (Knock::get("/api/admin/tables"), "TablesSeen"),
        (Knock::get("/api/admin/guests"), "GuestsSeen"),
        (Knock::post("/api/admin/blocks", &blocking), "Array<BlockInfo>"),
        (Knock::post("/api/admin/prune", ""), "Cleared"),
        (Knock::post("/api/admin/notice", json!({"text": null})), "Notice"),
    ] {
        types.check(of, &house.admin(knock).await.json());
    }
    guest.resign(&table.id, 0).await.unwrap();
    types.check("Export", &Knock::get("/api/session/export").by(&guest).at(&house).await.json());
    house.close().await;
}
