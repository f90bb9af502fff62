//! A house in a PostgreSQL, as whoever runs it sees it.

use std::time::Duration;

use client::{Choice, Guest, HouseClient, Join, Message, NewTable, Socket};
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use services::{Database, Nats, Postgres, database};
use tokio::process::{Child, Command};
use tokio::time::timeout;

use crate::guests::{GAMES, Looking, begin, play};
use crate::house::{Folder, finished, program, start, until};

fn serving(database: &Database, nats: &str) -> Command {
    program(&["serve", "--listen", "127.0.0.1:0", "--store", &database.url(), "--nats", nats])
}

/// A node of the house, and where it listens.
async fn node(database: &Database, nats: &Nats) -> (Child, String) {
    let (process, _output, address) = start(&mut serving(database, &nats.url())).await;
    (process, format!("http://{address}"))
}

fn signal(node: &Child, signal: Signal) {
    kill_process(Pid::from_raw(node.id().unwrap().cast_signed()).unwrap(), signal).unwrap();
}

async fn nodes(database: &Database) -> Vec<Value> {
    let (code, said, complaint) = finished(program(&["nodes", "--json", "--store", &database.url()])).await;
    assert_eq!(code, 0, "{complaint}");
    serde_json::from_str(&said).expect("JSON")
}

#[tokio::test]
async fn whoever_runs_a_house_sees_its_nodes_and_looks_after_it_at_any() {
    let (database, nats) = (database().unwrap(), Nats::start().unwrap());
    let (one, at_one) = node(&database, &nats).await;
    let (mut other, at_other) = node(&database, &nats).await;
    let listed = nodes(&database).await;
    let addresses: Vec<String> =
        listed.iter().map(|node| format!("http://{}", node["address"].as_str().unwrap())).collect();
    assert_eq!(addresses, [at_one.clone(), at_other.clone()], "the one that began first first");
    let url = database.url();
    for (at, text) in [(&at_one, "The house closes at ten."), (&at_other, "It closes at nine.")] {
        let (code, _, complaint) = finished(program(&["admin", "say", text, "--store", &url, "--url", at])).await;
        assert_eq!(code, 0, "{complaint}");
    }
    let notice = client::HouseClient::new(&at_one).unwrap();
    until(async || String::from_utf8_lossy(notice.get("/api/notice").await.unwrap().body()).contains("nine")).await;

    // One that is asked to close takes leave, and one that is killed is given up.
    signal(&one, Signal::TERM);
    let closed = one.wait_with_output().await.unwrap();
    assert!(closed.status.success());
    assert_eq!(nodes(&database).await.len(), 1);
    other.kill().await.unwrap();
    let (code, said, _) = finished(program(&["nodes", "--store", &url])).await;
    assert!(code == 0 && said.contains(at_other.trim_start_matches("http://")), "{said}");
}

/// Does something when it is the first seat's turn; the number of the position then.
async fn act(socket: &mut Socket, id: &str) -> u64 {
    loop {
        let (seq, to_move, choices) = match socket.next().await.unwrap() {
            Message::Table(told) => (told.seq, told.to_move, told.choices),
            Message::Update(told) => (told.seq, told.to_move, told.choices),
            _ => continue,
        };
        if let Some((0, choices)) = to_move.zip(choices) {
            socket.act(id, seq, &Choice::list(&choices).unwrap()[0].action).await.unwrap();
            return seq;
        }
    }
}

#[tokio::test]
async fn a_game_goes_on_at_another_node_while_one_hangs_which_reads_on_when_it_is_back() {
    let (database, nats) = (database().unwrap(), Nats::start().unwrap());
    let (hanging, at_hanging) = node(&database, &nats).await;
    let (_other, at_other) = node(&database, &nats).await;
    let house = HouseClient::new(&at_hanging).unwrap();
    let anna = house.guest("Anna").await.unwrap();
    let order = NewTable { bots: vec!["pup".to_owned()], pause: Some(1), ..NewTable::new("piratz", 2) };
    let table = anna.open(&order).await.unwrap().id;
    anna.join(&table, &Join::default()).await.unwrap();
    anna.start(&table).await.unwrap();
    anna.take_part(&table).await.unwrap();
    let mut here = anna.connect(&table, Some(0), None).await.unwrap();
    let first = act(&mut here, "first").await;
    signal(&hanging, Signal::STOP);
    let mut there = HouseClient::new(&at_other)
        .unwrap()
        .returning(anna.token())
        .await
        .unwrap()
        .connect(&table, Some(0), None)
        .await
        .unwrap();
    let mut last = first;
    for number in 0..3 {
        last = act(&mut there, &number.to_string()).await;
    }
    assert!(last > first + 3, "the bot plays, too");
    signal(&hanging, Signal::CONT);
    // Its sockets are as they were, and hear what has happened.
    loop {
        match here.next().await.unwrap() {
            Message::Update(told) if told.seq >= last => break,
            Message::Goodbye(_) => panic!("a socket is lost"),
            _ => {}
        }
    }
    until(async || house.get("/readyz").await.unwrap().status().is_success()).await;
    drop(there);
    let mut again = anna.connect(&table, Some(0), Some(last)).await.unwrap();
    assert!(act(&mut again, "again").await >= last);
}

/// What is told by nothing but the doorbell arrives.
#[tokio::test]
async fn a_doorbell_is_rung_behind_tls_by_whoever_knows_its_password() {
    let (database, folder) = (database().unwrap(), Folder::new());
    let mut params = CertificateParams::new(Vec::<String>::new()).unwrap();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let authority = CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap();
    let key = KeyPair::generate().unwrap();
    let signed = CertificateParams::new(vec!["localhost".to_owned()]).unwrap().signed_by(&key, &authority).unwrap();
    let files = ["trusted", "certificate", "key"].map(|name| folder.path().join(name).to_str().unwrap().to_owned());
    for (file, text) in files.iter().zip([authority.pem(), signed.pem(), key.serialize_pem()]) {
        std::fs::write(file, text).unwrap();
    }
    let [trusted, certificate, key] = &files;
    let guarded = ["--tls", "--tlscert", certificate, "--tlskey", key, "--user", "house", "--pass", "secret"];
    let nats = Nats::start_with(&guarded).unwrap();
    let url = format!("tls://house:secret@localhost:{}", nats.port());
    let (_one, _, at_one) = start(serving(&database, &url).env("SSL_CERT_FILE", trusted)).await;
    let (_other, _, at_other) = start(serving(&database, &url).env("SSL_CERT_FILE", trusted)).await;
    let [here, there] = [at_one, at_other].map(|at| HouseClient::new(&format!("http://{at}")).unwrap());
    let (anna, jan) = (here.guest("Anna").await.unwrap(), there.guest("Jan").await.unwrap());
    let table = anna.open(&NewTable::new("piratz", 2)).await.unwrap().id;
    for guest in [&anna, &jan] {
        guest.join(&table, &Join::default()).await.unwrap();
    }
    let mut hearing = anna.connect(&table, Some(0), None).await.unwrap();
    let mut reacting = jan.connect(&table, Some(1), None).await.unwrap();
    // Until both nodes have found it.
    until(async || {
        reacting.react("oops").await.unwrap();
        let heard = async { while !matches!(hearing.next().await.unwrap(), Message::Reaction(_)) {} };
        timeout(Duration::from_millis(500), heard).await.is_ok()
    })
    .await;
}

/// What somebody is told who opens a house that cannot be opened.
async fn why_not(store: &str) -> String {
    let (code, said, complaint) = finished(program(&["serve", "--listen", "127.0.0.1:0", "--store", store])).await;
    assert_eq!((code, said.as_str()), (1, ""), "{complaint}");
    let sentences: Vec<&str> = complaint.lines().collect();
    assert_eq!(sentences.len(), 1, "one sentence, and no more: {complaint}");
    complaint
}

#[tokio::test]
async fn a_database_that_cannot_hold_a_house_is_told_in_a_sentence_without_the_password_and_left_alone() {
    let who = "host all guarded all scram-sha-256\nlocal all all trust\nhost all all all trust\n";
    let postgres = Postgres::start_with(&[("hba_file", "{folder}/who.conf")], &[("who.conf", who)]).unwrap();
    let url = |user: &str, database: &str| format!("postgres://{user}@127.0.0.1:{}/{database}", postgres.port());
    postgres.sql("postgres", "CREATE DATABASE other").unwrap();
    postgres.sql("postgres", "CREATE DATABASE newer").unwrap();
    postgres.sql("postgres", "CREATE DATABASE bare").unwrap();
    postgres.sql("postgres", "CREATE ROLE guest LOGIN").unwrap();
    postgres.sql("postgres", "CREATE USER guarded SUPERUSER PASSWORD 'geheim'").unwrap();
    postgres.sql("other", "CREATE TABLE recipes (name TEXT)").unwrap();
    let missing = why_not(&url("postgres:secret", "nowhere")).await;
    assert!(missing.contains("no such database") && !missing.contains("secret"), "{missing}");
    let wrong = why_not(&url("guarded:verraten", "bare")).await;
    assert!(wrong.contains("does not accept this name") && !wrong.contains("verraten"), "{wrong}");
    assert!(why_not(&url("postgres", "other")).await.contains("not a house"));
    assert_eq!(
        postgres.sql("other", "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").unwrap().trim(),
        "1"
    );
    assert!(why_not(&url("guest", "bare")).await.contains("may not do"));
    assert_eq!(postgres.sql("bare", "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").unwrap().trim(), "0");
    let newer = url("postgres", "newer");
    let (mut house, ..) = start(&mut program(&["serve", "--listen", "127.0.0.1:0", "--store", &newer])).await;
    house.kill().await.unwrap();
    postgres.sql("newer", "UPDATE ratskeller SET schema = 99").unwrap();
    assert!(why_not(&newer).await.contains("newer Ratskeller"));
    assert_eq!(postgres.sql("newer", "SELECT schema FROM ratskeller").unwrap().trim(), "99");
    assert!(why_not("postgres://127.0.0.1:1/house").await.contains("nobody answers"));

    let folder = Folder::new();
    let file = folder.file();
    std::fs::write(&file, "SQLite format 3").unwrap();
    assert!(why_not(file.to_str().unwrap()).await.contains("not the address of a PostgreSQL"));
    assert_eq!(std::fs::read(&file).unwrap(), b"SQLite format 3");

    let bare = url("postgres", "bare");
    for wrong in [["--data", folder.text()], ["--nats", "http://127.0.0.1"], ["--nats", "nats://:port"]] {
        let (code, _, complaint) = finished(program(&["serve", "--store", &bare, wrong[0], wrong[1]])).await;
        assert_eq!(code, 2, "{complaint}");
    }
    assert_eq!(postgres.sql("bare", "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").unwrap().trim(), "0");
    let (code, said, complaint) = finished(program(&["nodes", "--store", &bare])).await;
    assert_eq!((code, said.as_str(), complaint.lines().count()), (1, "", 1), "{complaint}");
    assert_eq!(postgres.sql("bare", "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").unwrap().trim(), "0");
}

/// Two people in the middle of a game, and how each of them saw it last.
struct Underway {
    guests: [Guest; 2],
    table: String,
    seen: [(u64, Value, Option<usize>); 2],
}

impl Underway {
    async fn begin(house: &HouseClient, game: &str) -> Self {
        let guests = [house.guest("Anna").await.unwrap(), house.guest("Jan").await.unwrap()];
        let table = begin(&[&guests[0], &guests[1]], &NewTable { pause: Some(0), ..NewTable::new(game, 2) }).await.id;
        let mut underway = Self { guests, table, seen: Default::default() };
        underway.go_on().await;
        underway
    }

    async fn look(&self) -> [Looking; 2] {
        let [anna, jan] = &self.guests;
        [Looking::from(anna, &self.table, 0).await, Looking::from(jan, &self.table, 1).await]
    }

    /// Whoever is to move does the first thing that they may, twice, unless the game is over by then.
    async fn go_on(&mut self) {
        for _ in 0..2 {
            let mut looking = self.look().await;
            let Some(seat) = looking[0].to_move else { break };
            let action = looking[seat].choices[0].action.clone();
            looking[seat].act(&action).await.unwrap();
        }
        self.seen = self.look().await.map(|looking| (looking.seq, looking.view, looking.to_move));
    }

    /// They find everything as it was, in the house where it is now, and go on.
    async fn come_to(&mut self, house: &HouseClient) {
        for guest in &mut self.guests {
            *guest = guest.at(house.clone());
        }
        let found = self.look().await.map(|looking| (looking.seq, looking.view, looking.to_move));
        assert_eq!(found, self.seen);
        self.go_on().await;
    }
}

#[tokio::test]
async fn a_house_moves_in_and_back_and_finds_everything() {
    let (database, folder, back) = (database().unwrap(), Folder::new(), Folder::new());
    let keller = crate::house::Ratskeller::open_with(folder, &[]).await;
    let anna = keller.guest("Anna").await;
    let table = anna.open(&NewTable::new("piratz", 2)).await.unwrap().id;
    let mut underway = Vec::new();
    for game in GAMES {
        underway.push(Underway::begin(&keller.house, game).await);
    }
    let (_, _, folder) = keller.close().await;
    let url = database.url();
    let (code, said, complaint) = finished(program(&["move-in", folder.text(), &url])).await;
    assert!(code == 0 && said.contains(folder.text()), "{said}{complaint}");
    let (code, _, complaint) = finished(program(&["move-in", folder.text(), &url])).await;
    assert!(code == 1 && complaint.contains("already"), "{complaint}");

    let (node, at) = node(&database, &Nats::start().unwrap()).await;
    let house = HouseClient::new(&at).unwrap();
    let here = house.returning(anna.token()).await.unwrap();
    assert_eq!(here.table(&table).await.unwrap().id, table);
    for game in &mut underway {
        game.come_to(&house).await;
    }
    let file = back.file();
    let (code, _, complaint) = finished(program(&["move-in", &url, file.to_str().unwrap()])).await;
    assert!(code == 1 && complaint.contains("open"), "{complaint}");
    signal(&node, Signal::TERM);
    assert!(node.wait_with_output().await.unwrap().status.success());
    let (code, _, complaint) = finished(program(&["move-in", &url, file.to_str().unwrap()])).await;
    assert_eq!(code, 0, "{complaint}");
    let keller = crate::house::Ratskeller::open_with(back, &[]).await;
    let anna = keller.house.returning(anna.token()).await.unwrap();
    assert_eq!(anna.own_tables().await.unwrap()[0].id, table);
    for game in &mut underway {
        game.come_to(&keller.house).await;
        let [anna, jan] = &game.guests;
        play(&[anna, jan], &game.table).await;
    }
}
