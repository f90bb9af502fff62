//! What whoever runs the house does with it, and what it says to them.

use std::net::TcpListener;

use client::{Error, Message, NewTable};
use serde_json::Value;

use crate::client::temporary_file;
use crate::guests::{Looking, begin, play, read_record, short};
use crate::house::{Folder, Ratskeller, finished, program, start};

#[tokio::test]
async fn without_a_command_the_house_opens_where_the_environment_says() {
    let folder = Folder::new();
    let mut command = program(&[]);
    command.env("RATSKELLER_LISTEN", "127.0.0.1:0").env("RATSKELLER_DATA", folder.path());
    let (_process, _output, address) = start(&mut command).await;
    let house = client::HouseClient::new(&format!("http://{address}")).unwrap();
    assert_eq!(house.get("/healthz").await.unwrap().status(), 200);
    assert!(folder.file().exists());
}

#[tokio::test]
async fn the_house_tells_whoever_runs_it_how_it_is() {
    let keller = Ratskeller::open().await;
    assert_eq!(keller.page("/healthz").await, "ok\n");
    assert_eq!(keller.page("/readyz").await, "ready\n");
    assert_eq!(keller.tables_awake().await, 0);
    keller.guest("Anna").await.open(&short("rat-hot", 2)).await.unwrap();
    assert_eq!(keller.tables_awake().await, 1);
    for counted in ["ratskeller_entries_total", "ratskeller_commits_total", "ratskeller_requests_total{status=\"201\"}"]
    {
        assert!(keller.number(counted).await > 0, "{counted}");
    }
}

#[tokio::test]
async fn whoever_is_there_when_the_house_closes_is_asked_to_come_back_and_finds_everything() {
    let keller = Ratskeller::open().await;
    let (anna, jan) = (keller.guest("Anna").await, keller.guest("Jan").await);
    let table = begin(&[&anna, &jan], &short("piratz", 2)).await.id;
    let mut players = [Looking::from(&anna, &table, 0).await, Looking::from(&jan, &table, 1).await];
    let mover = players[0].to_move.expect("somebody is to move");
    let acknowledged = players[mover].act(&"reveal").await.expect("there is a pile").seq;

    keller.ask_to_close();
    for mut player in players {
        player.hear(|message| if let Message::Goodbye(goodbye) = message { Some(goodbye) } else { None }).await;
        let closed = player.next().await.expect_err("the socket is closed");
        assert!(matches!(closed, Error::Closed { code: 1012, .. }), "{closed}");
    }
    let (code, said, folder) = keller.close().await;
    assert_eq!(code, 0);
    assert!(said.contains(folder.file().to_str().unwrap()), "{said}");

    let keller = Ratskeller::open_with(folder, &[]).await;
    let anna = keller.house.returning(anna.token()).await.expect("a guest stays known");
    assert_eq!(anna.table(&table).await.unwrap().seq, acknowledged);
}

/// What somebody is told who opens a house that cannot be opened.
async fn why_not(listen: &str, data: &str) -> String {
    let (code, said, complaint) = finished(program(&["serve", "--listen", listen, "--data", data])).await;
    assert_eq!((code, said.as_str()), (1, ""), "{complaint}");
    assert_eq!(complaint.trim_end().lines().count(), 1, "one sentence, and no more: {complaint}");
    complaint
}

#[tokio::test]
async fn a_port_that_is_taken_is_told_with_what_to_do_about_it() {
    let somebody_else = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = somebody_else.local_addr().unwrap().to_string();
    let complaint = why_not(&address, Folder::new().text()).await;
    assert!(complaint.contains(&address) && complaint.contains("--listen"), "{complaint}");
}

#[tokio::test]
async fn a_folder_that_cannot_hold_a_house_is_named() {
    let folder = Folder::new();
    let in_the_way = folder.path().join("in-the-way");
    std::fs::write(&in_the_way, "").unwrap();
    let below = in_the_way.join("house");
    let complaint = why_not("127.0.0.1:0", below.to_str().unwrap()).await;
    assert!(complaint.starts_with(below.to_str().unwrap()), "{complaint}");
}

#[tokio::test]
async fn a_file_that_is_no_house_is_named_and_left_alone() {
    let folder = Folder::new();
    let text = "What rats sing at night. ".repeat(1000);
    std::fs::write(folder.file(), &text).unwrap();
    let complaint = why_not("127.0.0.1:0", folder.text()).await;
    assert!(complaint.contains(folder.file().to_str().unwrap()) && complaint.contains("not a database"), "{complaint}");
    assert_eq!(std::fs::read_to_string(folder.file()).unwrap(), text);
}

#[tokio::test]
async fn a_public_url_that_no_browser_would_send_is_a_mistake() {
    for url in ["rats.example.org", "https://", "https://example.org/rats"] {
        let (code, _, complaint) = finished(program(&["serve", "--public-url", url])).await;
        assert!(code == 2 && complaint.contains("https://rats.example.org"), "{url}: {complaint}");
    }
}

#[tokio::test]
async fn a_house_is_opened_only_once() {
    let keller = Ratskeller::open().await;
    let complaint = why_not("127.0.0.1:0", keller.folder.text()).await;
    assert!(complaint.contains("already open") && complaint.contains("--data"), "{complaint}");
}

#[tokio::test]
async fn a_copy_made_while_the_house_is_open_is_a_house_with_the_same_tables() {
    let keller = Ratskeller::open().await;
    let (anna, jan) = (keller.guest("Anna").await, keller.guest("Jan").await);
    let bots = NewTable { bots: vec!["pup".to_owned(); 2], ..short("rat-a-tat-cat", 2) };
    let busy = anna.open(&bots).await.unwrap().id;
    anna.start(&busy).await.unwrap();
    let _goes_on_while_somebody_looks = Looking::on(&anna, &busy).await;
    let table = begin(&[&anna, &jan], &short("piratz", 2)).await.id;

    let elsewhere = Folder::new();
    let copy = elsewhere.file();
    let (data, copy) = (keller.folder.text(), copy.to_str().unwrap());
    let backup = finished(program(&["backup", copy, "--data", data]));
    let guests = [&anna, &jan];
    let (made, _) = tokio::join!(backup, play(&guests, &table));
    assert!(made.0 == 0 && made.1.contains(copy), "{made:?}");
    let (code, _, complaint) = finished(program(&["backup", copy, "--data", data])).await;
    assert!(code == 1 && complaint.contains(copy) && complaint.contains("another name"), "{complaint}");

    let other = Ratskeller::open_with(elsewhere, &[]).await;
    let (anna, jan) =
        (other.house.returning(anna.token()).await.unwrap(), other.house.returning(jan.token()).await.unwrap());
    let mut tables: Vec<String> = anna.own_tables().await.unwrap().into_iter().map(|table| table.id).collect();
    tables.sort_unstable();
    let mut expected = [busy, table.clone()];
    expected.sort_unstable();
    assert_eq!(tables, expected);
    // The copy may be from the middle of the game: from there it goes its own way.
    play(&[&anna, &jan], &table).await;
}

#[tokio::test]
async fn a_record_holds_what_the_house_had_committed_to() {
    let keller = Ratskeller::open().await;
    let (anna, jan) = (keller.guest("Anna").await, keller.guest("Jan").await);
    let shown = anna.open(&short("rat-hot", 2)).await.unwrap();
    let table = begin(&[&anna, &jan], &short("rat-hot", 2)).await;
    play(&[&anna, &jan], &table.id).await;

    let text = read_record(&anna, &table.id).await;
    let record: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(record["fairness"]["commitment"], table.commitment);
    assert_ne!(table.commitment, shown.commitment, "every table has a secret of its own");
    let file = temporary_file("downloaded.json", text);
    let (code, said, _) = finished(program(&["verify", file.to_str().unwrap()])).await;
    assert_eq!(code, 0, "{said}");
}
