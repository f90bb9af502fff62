//! A house in a PostgreSQL, as whoever runs it sees it.

use serde_json::Value;
use services::{Database, Nats, Postgres, database};
use tokio::process::Child;

use crate::house::{Folder, finished, program, start, until};

/// A node of the house, and where it listens.
async fn node(database: &Database, nats: &Nats) -> (Child, String) {
    let (url, nats) = (database.url(), nats.url());
    let mut serving = program(&["serve", "--listen", "127.0.0.1:0", "--store", &url, "--nats", &nats]);
    let (process, _output, address) = start(&mut serving).await;
    (process, format!("http://{address}"))
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
    let pid = rustix::process::Pid::from_raw(one.id().unwrap().cast_signed()).unwrap();
    rustix::process::kill_process(pid, rustix::process::Signal::TERM).unwrap();
    let closed = one.wait_with_output().await.unwrap();
    assert!(closed.status.success());
    assert_eq!(nodes(&database).await.len(), 1);
    other.kill().await.unwrap();
    let (code, said, _) = finished(program(&["nodes", "--store", &url])).await;
    assert!(code == 0 && said.contains(at_other.trim_start_matches("http://")), "{said}");
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
    let postgres = Postgres::start().unwrap();
    let url = |user: &str, database: &str| format!("postgres://{user}@127.0.0.1:{}/{database}", postgres.port());
    postgres.sql("postgres", "CREATE DATABASE other").unwrap();
    postgres.sql("postgres", "CREATE DATABASE newer").unwrap();
    postgres.sql("postgres", "CREATE DATABASE bare").unwrap();
    postgres.sql("postgres", "CREATE ROLE guest LOGIN").unwrap();
    postgres.sql("other", "CREATE TABLE recipes (name TEXT)").unwrap();
    let missing = why_not(&url("postgres:secret", "nowhere")).await;
    assert!(missing.contains("no such database") && !missing.contains("secret"), "{missing}");
    assert!(why_not(&url("postgres", "other")).await.contains("not a house"));
    assert_eq!(
        postgres.sql("other", "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").unwrap().trim(),
        "1"
    );
    assert!(why_not(&url("guest", "bare")).await.contains("may not do"));
    assert_eq!(postgres.sql("bare", "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").unwrap().trim(), "0");
    assert!(why_not("postgres://127.0.0.1:1/house").await.contains("nobody answers"));

    let folder = Folder::new();
    let file = folder.file();
    std::fs::write(&file, "SQLite format 3").unwrap();
    assert!(why_not(file.to_str().unwrap()).await.contains("not the address of a PostgreSQL"));
    assert_eq!(std::fs::read(&file).unwrap(), b"SQLite format 3");

    let (code, _, complaint) =
        finished(program(&["serve", "--store", &url("postgres", "bare"), "--data", folder.text()])).await;
    assert_eq!(code, 2, "{complaint}");
}

#[tokio::test]
async fn a_house_moves_in_and_back_and_finds_everything() {
    let (database, folder, back) = (database().unwrap(), Folder::new(), Folder::new());
    let keller = crate::house::Ratskeller::open_with(folder, &[]).await;
    let anna = keller.guest("Anna").await;
    let table = anna.open(&client::NewTable::new("piratz", 2)).await.unwrap().id;
    let (_, _, folder) = keller.close().await;
    let url = database.url();
    let (code, said, complaint) = finished(program(&["move-in", folder.text(), &url])).await;
    assert!(code == 0 && said.contains(folder.text()), "{said}{complaint}");
    let (code, _, complaint) = finished(program(&["move-in", folder.text(), &url])).await;
    assert!(code == 1 && complaint.contains("already"), "{complaint}");

    let (node, at) = node(&database, &Nats::start().unwrap()).await;
    let here = client::HouseClient::new(&at).unwrap().returning(anna.token()).await.unwrap();
    assert_eq!(here.table(&table).await.unwrap().id, table);
    let file = back.file();
    let (code, _, complaint) = finished(program(&["move-in", &url, file.to_str().unwrap()])).await;
    assert!(code == 1 && complaint.contains("open"), "{complaint}");
    let pid = rustix::process::Pid::from_raw(node.id().unwrap().cast_signed()).unwrap();
    rustix::process::kill_process(pid, rustix::process::Signal::TERM).unwrap();
    assert!(node.wait_with_output().await.unwrap().status.success());
    let (code, _, complaint) = finished(program(&["move-in", &url, file.to_str().unwrap()])).await;
    assert_eq!(code, 0, "{complaint}");
    let keller = crate::house::Ratskeller::open_with(back, &[]).await;
    let anna = keller.house.returning(anna.token()).await.unwrap();
    assert_eq!(anna.own_tables().await.unwrap()[0].id, table);
}
