//! Whoever runs a house looks after it from the command line.

use std::process::Stdio;

use client::{Join, NewTable};
use tokio::io::AsyncReadExt as _;

use crate::house::{Folder, Ratskeller, finished, program, start};

#[tokio::test]
async fn the_host_looks_after_an_open_house_from_the_command_line() {
    let keller = Ratskeller::open().await;
    let guest = keller.guest("Þóra").await;
    let table = guest.open(&NewTable::new("piratz", 2)).await.unwrap();
    guest.join(&table.id, &Join::default()).await.unwrap();
    let url = format!("http://{}", keller.address);
    let admin = async |task: &[&str]| {
        let arguments = [&["admin"], task, &["--url", &url, "--data", keller.folder.text()]].concat();
        let (code, said, complaint) = finished(program(&arguments)).await;
        assert_eq!(code, i32::from(said.is_empty()), "{task:?}: {said}{complaint}");
        said + &complaint
    };
    let listed = admin(&["list", "tables", "--phase", "waiting"]).await;
    assert!(listed.contains(&table.id) && listed.contains(&guest.id), "{listed}");
    let listed = admin(&["list", "guests", "--name", "þór"]).await;
    assert!(listed.contains("Þóra") && listed.contains(&guest.id), "{listed}");
    assert!(admin(&["list", "guests", "--name", "nobody & nothing"]).await.contains("nothing to show"));
    assert!(admin(&["rename", &guest.id, "Sunna"]).await.contains("Sunna"));
    assert_eq!(guest.table(&table.id).await.unwrap().seats[0].name.as_deref(), Some("Sunna"));
    assert!(admin(&["kick", &table.id, "0"]).await.contains("left"));
    assert!(admin(&["block", "192.0.2.7"]).await.contains("192.0.2.7"));
    assert!(admin(&["blocks", "--json"]).await.starts_with("[{"));
    assert!(admin(&["unblock", "192.0.2.7"]).await.contains("everybody"));
    admin(&["say", "Good evening"]).await;
    assert!(keller.page("/api/notice").await.contains("Good evening"));
    admin(&["say", "--clear"]).await;
    assert!(keller.page("/api/notice").await.contains("null"));
    assert!(admin(&["close", &table.id]).await.contains("closed"));
    assert!(guest.table(&table.id).await.is_err());
    assert!(admin(&["close", &table.id]).await.contains("no such table"));
    assert!(admin(&["prune"]).await.contains("Tables: 0"));
    assert!(admin(&["erase", &guest.id]).await.contains("guests: 1"));
    assert!(guest.own_tables().await.is_err(), "they are known no longer");
    assert!(admin(&["blocks", "--token", &"0".repeat(64)]).await.contains("token"));
}

#[tokio::test]
async fn tables_in_every_phase_are_listed_in_the_hosts_language() {
    let keller = Ratskeller::open().await;
    let [host, other] = [keller.guest("Þóra").await, keller.guest("Jan").await];
    let table = host.open(&NewTable { private: true, ..NewTable::new("piratz", 2) }).await.unwrap();
    for guest in [&host, &other] {
        guest.join(&table.id, &Join { invite: table.invite.clone(), ..Join::default() }).await.unwrap();
    }
    host.start(&table.id).await.unwrap();
    let url = format!("http://{}", keller.address);
    let arguments = ["admin", "list", "tables", "--url", &url, "--data", keller.folder.text()];
    let list = async |language: &str, phase: &str| {
        let mut command = program(&[&arguments[..], &["--phase", phase]].concat());
        command.env("LC_ALL", language);
        finished(command).await.1
    };
    let told = [("C", "About to begin  piratz  private"), ("de_DE.UTF-8", "Beginnen gleich  piratz  privat")];
    for (language, told) in told {
        let listed = list(language, "revealing").await;
        assert!(listed.contains(&format!("{}  {told}", table.id)), "{listed}");
        for phase in ["waiting", "playing", "over"] {
            assert!(!list(language, phase).await.contains(&table.id), "{phase}");
        }
    }
}

#[tokio::test]
async fn the_token_goes_to_no_other_machine_where_anybody_could_overhear_it() {
    let folder = Folder::new();
    for url in [
        "https://localhost:1",
        "HTTPS://localhost:1",
        "http://192.0.2.7:7287",
        "http://rats.example.org",
        "http://localhost.example.org",
        "http://localhost@rats.example.org",
        "http://[2001:db8::1]:7287",
        "localhost",
    ] {
        let arguments = ["admin", "blocks", "--data", folder.text(), "--url", url, "--token", "5eed"];
        let (code, _, complaint) = finished(program(&arguments)).await;
        assert!(code == 1 && complaint.contains("only to its own machine"), "{url}: {complaint}");
    }
    for url in ["http://LocalHost:1", "HTTP://127.0.0.1:1", "http://[::1]:1"] {
        let arguments = ["admin", "blocks", "--data", folder.text(), "--url", url, "--token", "5eed"];
        let (code, _, complaint) = finished(program(&arguments)).await;
        assert!(code == 1 && complaint.contains("No house answers"), "{url}: {complaint}");
    }
}

#[tokio::test]
async fn neither_tokens_nor_cookies_nor_invitations_are_logged_however_much_is() {
    for format in ["text", "json"] {
        let folder = Folder::new();
        let arguments = ["serve", "--listen", "127.0.0.1:0", "--data", folder.text(), "--log-format", format];
        let mut serving = program(&arguments);
        let (mut process, _output, address) = start(serving.env("RUST_LOG", "debug").stderr(Stdio::piped())).await;
        let mut stderr = process.stderr.take().unwrap();
        let logged = tokio::spawn(async move {
            let mut logged = String::new();
            stderr.read_to_string(&mut logged).await.unwrap();
            logged
        });
        let house = client::HouseClient::new(&format!("http://{address}")).unwrap();
        let [host, other] = [house.guest("Þóra").await.unwrap(), house.guest("Jan").await.unwrap()];
        let table = host.open(&NewTable { private: true, ..NewTable::new("piratz", 2) }).await.unwrap();
        let invite = table.invite.clone().unwrap();
        for guest in [&host, &other] {
            guest.join(&table.id, &Join { invite: Some(invite.clone()), ..Join::default() }).await.unwrap();
        }
        house.get(&format!("/api/tables/{}?invite={invite}", table.id)).await.unwrap();
        other.connect(&table.id, Some(1), None).await.unwrap().next().await.unwrap();
        let token = std::fs::read_to_string(folder.path().join("admin.token")).unwrap().trim().to_owned();
        let url = format!("http://{address}");
        for task in [&["list", "tables"][..], &["kick", &table.id, "1"], &["erase", &other.id], &["list", "guests"]] {
            let asked = [&["admin"], task, &["--url", &url, "--data", folder.text()]].concat();
            let (code, _, complaint) = finished(program(&asked)).await;
            assert_eq!(code, 0, "{complaint}");
        }
        let invited = host.table(&table.id).await.unwrap().invite.unwrap();
        process.kill().await.unwrap();
        let logged = logged.await.unwrap();
        assert!(logged.contains("/api/admin/tables") && logged.contains(&table.id), "much is logged: {logged}");
        let secrets = [token.as_str(), host.token(), other.token(), &invite, &invited];
        assert!(secrets.iter().all(|secret| !logged.contains(secret)), "{secrets:?}: {logged}");
    }
}

#[tokio::test]
async fn where_no_house_is_open_the_command_says_so() {
    let folder = Folder::new();
    let arguments = ["admin", "blocks", "--data", folder.text(), "--url", "http://127.0.0.1:1"];
    let (code, _, complaint) = finished(program(&arguments)).await;
    assert!(code == 1 && complaint.contains("admin.token"), "{complaint}");
    let given = [&arguments[..], &["--token", "5eed"]].concat();
    let (code, _, complaint) = finished(program(&given)).await;
    assert!(code == 1 && complaint.contains("No house answers at http://127.0.0.1:1"), "{complaint}");
}
