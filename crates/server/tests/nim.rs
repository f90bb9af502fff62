//! A game that the house has never seen goes through everything that games go through. It is added as CONTRIBUTING says,
//! by the feature `nim`; whatever of the house asks for a game by name and does not know this one is found here.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use arena::{Contest, Report, contestant};
use catalog::analysis::alone;
use catalog::fairness::commitment_to;
use catalog::{
    Engine, Entry, Fairness, Input, Level, Order, Shelf, Source, Study, Table, Thinking, record, telling, verify,
};
use client::Phase;
use ratskeller_core::{Hex, Rng, Seed};
use serde_json::{Value, json};
use server::{Config, Keeping, KeptIn, Timeouts};
use tokio::sync::oneshot;
use tokio::time::{sleep, timeout};
use words::{Language, Words};

const SEED: Seed = Seed([7; 32]);

fn open(source: Source) -> Box<dyn Table> {
    let game = Entry::named("nim").unwrap();
    let deck = Shelf::default().find(game, &Value::Null).unwrap();
    game.open(Order { deck, players: 2, names: None, options: json!({"first": 0}), setup: Value::Null, source })
        .unwrap()
}

fn read(json: &str) -> Value {
    serde_json::from_str(json).unwrap()
}

/// Plays the whole game, and says what is done.
fn play_out(table: &mut dyn Table) -> Vec<String> {
    let (words, rng) = (Words::new(Language::German), &mut Rng::new(SEED));
    let mut told = Vec::new();
    while let Some(seat) = table.to_move() {
        let action = table.mind(seat).unwrap().think(Level::Rat, rng, &mut || false).action;
        told.push(words.tell(telling::action("nim", &Value::Null, &table.action(action).unwrap())));
        table.act_by_id(Input { seat: Some(seat), action, at: None }).unwrap();
    }
    told
}

#[test]
fn it_is_in_the_registry_with_its_box_and_its_words() {
    let game = Entry::named("nim").unwrap();
    let listed = read(catalog::entry::list().get());
    assert_eq!(listed.as_array().unwrap().last().unwrap()["title"], "Nim");
    let offered: Vec<_> = game.offered().into_iter().map(|option| (option.name, option.values.len())).collect();
    assert_eq!(offered, [("most".to_owned(), 3), ("first".to_owned(), 3)]);
    for language in Language::ALL {
        let words = Words::new(language);
        assert_eq!(words.title(&game.spec), "Nim");
        let said = |message: &str| assert!(words.has(message), "{message} in {language:?}");
        ["nim-reason-points", "legend-nim", "action-nim-take"].into_iter().for_each(said);
        game.refusals.iter().for_each(|refusal| said(&refusal.message()));
        for option in game.offered() {
            said(&format!("option-nim-{}", option.name));
            said(&format!("web-option-nim-{}", option.name));
            option.values.iter().for_each(|value| said(&format!("web-option-nim-{}-{}", option.name, value.key)));
        }
    }
}

#[test]
fn it_is_played_over_the_engine_protocol() {
    let mut engine = Engine::new(Shelf::default(), || SEED);
    let mut ask = |method: &str, params: Value| {
        let line = json!({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).to_string();
        read(&engine.line(line.as_bytes()).unwrap())
    };
    assert_eq!(ask("new", json!({"game": "nim", "players": 2, "options": {"first": 1}}))["result"]["id"], 1);
    assert_eq!(ask("legal", json!({"id": 1}))["result"]["actions"].as_array().unwrap().len(), 3);
    let act = |count: u8| json!({"id": 1, "seat": 1, "action": {"take": {"count": count}}});
    assert_eq!(ask("act", act(4))["error"]["data"]["rule"], "NM-T1");
    assert_eq!(ask("act", act(2))["result"]["events"][0], json!({"type": "took", "seat": 1, "count": 2}));
}

#[test]
fn it_is_played_at_a_table_recorded_verified_and_looked_back_on() {
    let bytes = vec![Hex([2; 16]), Hex([3; 16])];
    let commitments = bytes.iter().map(|bytes| Some(commitment_to("00f1", *bytes))).collect();
    let fairness = Fairness::new("00f1".to_owned(), Hex([1; 32]), bytes).with_commitments(commitments);
    let mut table = open(Source::Fairness(fairness));
    let told = play_out(&mut *table);
    assert_eq!(told[0], "einen Stein nehmen");
    assert!(table.outcome().is_some() && table.draw_state().to_string().trim().is_empty());
    let text = serde_json::to_string(&table.record()).unwrap();
    assert_eq!(record::read(&text).unwrap().game(), "nim");
    let verified = verify(&text);
    assert!(verified.table.is_some(), "{:?}", verified.checks);
    let study = Study::open(&text).unwrap();
    let usual = study.table().deck().game.usual_thinking();
    assert_eq!(study.analyse(usual, catalog::clock::until, &alone, &|| ()).game, "nim");
}

#[test]
fn it_is_played_in_the_arena_where_whoever_counts_wins() {
    let levels = ["rat".to_owned(), "random".to_owned()];
    let contest = Contest {
        deck: Shelf::default().find(Entry::named("nim").unwrap(), &Value::Null).unwrap(),
        options: Value::Null,
        contestants: contestant::read(&levels, &[], Thinking::Iterations(1)).unwrap(),
        deals: 20,
        seed: SEED,
        limit: Duration::from_secs(30),
        sprt: None,
    };
    contest.check().unwrap();
    let words = Words::new(Language::English);
    let report =
        Report::new(&contest, &contest.run(&AtomicBool::new(false), |_, _| {}), &|message| words.tell(message));
    assert!(report.games == 40 && report.contestants[0].rate > 0.8, "{}", report.contestants[0].rate);
}

#[tokio::test]
async fn it_is_played_in_the_house() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        kept_in: KeptIn::File(folder.path().join("house.sqlite")),
        public_url: None,
        trust_forwarded: false,
        unlimited: true,
        thinkers: 1,
        review_iterations: None,
        idle: Duration::from_mins(1),
        connections: 100,
        lessons: lessons::Library::default(),
        timeouts: Timeouts::default(),
        keeping: Keeping { waiting: None, playing: None, finished: None, guests: None },
    };
    let (close, closing) = oneshot::channel::<()>();
    let (tell, opened) = oneshot::channel();
    let opened_at = |address| tell.send(address).expect("somebody waits for the house");
    let visit = async {
        let guest = client::HouseClient::new(&format!("http://{}", opened.await.unwrap()))
            .unwrap()
            .guest("Þóra")
            .await
            .unwrap();
        let bots = vec!["king".to_owned()];
        let order = client::NewTable { bots, pause: Some(0), ..client::NewTable::new("nim", 2) };
        let table = guest.open(&order).await.unwrap().id;
        guest.join(&table, &client::Join::default()).await.unwrap();
        guest.start(&table).await.unwrap();
        let mut socket = guest.connect(&table, Some(0), None).await.unwrap();
        loop {
            let (seq, choices) = match socket.next().await.unwrap() {
                client::Message::Table(told) => (told.seq, told.choices),
                client::Message::Update(told) => (told.seq, told.choices),
                _ => continue,
            };
            if let Some(choices) = choices {
                let choice = client::Choice::list(&choices).unwrap().swap_remove(0);
                socket.act(&seq.to_string(), seq, &choice.action).await.unwrap();
            }
            if guest.table(&table).await.unwrap().phase == Phase::Over {
                break;
            }
            sleep(Duration::from_millis(5)).await;
        }
        assert!(verify(&guest.record(&table).await.unwrap().to_string()).table.is_some());
        drop(close);
    };
    let house = server::serve(config, opened_at, async { drop(closing.await) });
    let (served, ()) = timeout(Duration::from_mins(1), async { tokio::join!(house, visit) }).await.unwrap();
    served.unwrap().unwrap();
}
