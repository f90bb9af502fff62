//! Whoever runs a house looks after it from the command line.

use client::{Join, Order};

use crate::house::{Folder, Ratskeller, finished, program};

#[tokio::test]
async fn the_host_looks_after_an_open_house_from_the_command_line() {
    let keller = Ratskeller::open().await;
    let guest = keller.guest("Þóra").await;
    let table = guest.open(&Order::new("piratz", 2)).await.unwrap();
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
async fn where_no_house_is_open_the_command_says_so() {
    let folder = Folder::new();
    let arguments = ["admin", "blocks", "--data", folder.text(), "--url", "http://127.0.0.1:1"];
    let (code, _, complaint) = finished(program(&arguments)).await;
    assert!(code == 1 && complaint.contains("admin.token"), "{complaint}");
    let given = [&arguments[..], &["--token", "5eed"]].concat();
    let (code, _, complaint) = finished(program(&given)).await;
    assert!(code == 1 && complaint.contains("No house answers at http://127.0.0.1:1"), "{complaint}");
}
