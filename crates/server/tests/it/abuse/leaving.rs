//! Whoever leaves the house, or is sent away, is heard no more.

use client::NewTable;
use hyper::{Method, StatusCode};

use crate::house::{TestHouse, surely};
use crate::intruders::close_code;
use crate::ratings::bring;

#[tokio::test]
async fn logging_out_closes_ones_sockets_and_those_of_ones_bots() {
    let house = TestHouse::open().await;
    let (guest, other) = (house.guest("Þóra").await, house.guest("Jan").await);
    let bot = bring(&house, &guest, "Nibbler").await;
    let table = other.open(&NewTable::new("piratz", 2)).await.unwrap();
    let mut leaving = Vec::new();
    for gone in [&guest, &guest, &bot] {
        leaving.push(gone.connect(&table.id, None, None).await.unwrap());
    }
    let mut staying = other.connect(&table.id, None, None).await.unwrap();
    assert_eq!(guest.send(Method::DELETE, "/api/session", &()).await.unwrap().status(), StatusCode::OK);
    for socket in &mut leaving {
        assert_eq!(close_code(socket).await, 4002);
    }
    staying.look(None).await.unwrap();
    surely(staying.next()).await.unwrap();
    house.close().await;
}

#[tokio::test]
async fn a_bot_that_is_sent_away_is_cut_off_and_its_owner_is_not() {
    let house = TestHouse::open().await;
    let owner = house.guest("Þóra").await;
    let bot = bring(&house, &owner, "Nibbler").await;
    let table = owner.open(&NewTable::new("piratz", 2)).await.unwrap();
    let mut cut_off = bot.connect(&table.id, None, None).await.unwrap();
    let mut staying = owner.connect(&table.id, None, None).await.unwrap();
    let sent_away = owner.send(Method::DELETE, &format!("/api/bots/{}", bot.id), &()).await.unwrap();
    assert_eq!(sent_away.status(), StatusCode::OK);
    assert_eq!(close_code(&mut cut_off).await, 4002);
    assert!(
        bot.connect(&table.id, None, None).await.is_err() || bot.get("/api/session").await.unwrap().status() == 401
    );
    staying.look(None).await.unwrap();
    surely(staying.next()).await.unwrap();
    house.close().await;
}
