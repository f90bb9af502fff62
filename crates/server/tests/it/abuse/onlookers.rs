//! However many look on, nobody hears of each of them; and nobody's reactions are everybody's noise.

use std::net::Ipv4Addr;

use client::{Eyes, Message, NewTable};
use futures_util::future::join_all;
use serde_json::json;

use super::sockets::{look, read_on};
use super::{ATTACKER, POLITE, Visitor, limited};
use crate::house::{TestHouse, next, surely};

const ONLOOKERS: usize = 100;

const ACCOMPLICE: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 4);

#[tokio::test]
async fn how_many_look_on_is_told_now_and_then_and_who_sits_there_at_once() {
    let house = TestHouse::open().await;
    let (guests, table) = house.pair(&NewTable::new("piratz", 2)).await;
    let mut first = guests[0].connect(&table.id, Some(0), None).await.unwrap();
    let onlookers = join_all((0..ONLOOKERS).map(|_| async { house.door().look_on(&table.id, &Eyes::default()).await }));
    let _onlookers = onlookers.await;
    let mut told = 0;
    let everybody = async {
        while next(&mut first, |message| match message {
            Message::Present(present) => Some(present.watching),
            _ => None,
        })
        .await
            != ONLOOKERS
        {
            told += 1;
        }
    };
    surely(everybody).await;
    assert!(told < ONLOOKERS / 2, "told {told} times");
    let _second = guests[1].connect(&table.id, Some(1), None).await.unwrap();
    next(&mut first, |message| match message {
        Message::Present(present) => present.seats[1].then_some(()),
        _ => None,
    })
    .await;
    house.close().await;
}

#[tokio::test]
async fn a_table_with_hundreds_of_onlookers_is_in_nobodys_way() {
    let house = TestHouse::open_with(limited).await;
    let (attacker, polite) = (Visitor::come(&house, ATTACKER).await, Visitor::come(&house, POLITE).await);
    let usual = polite.usual(&house).await;
    let order = json!({"game": "piratz", "players": 4, "pause": 20, "bots": ["pup", "pup", "pup", "pup"]});
    let table = attacker.open(&house, &order).await;
    for number in 0..3 * ONLOOKERS {
        // So many at once are let in from one address.
        let from = if number % 2 == 0 { ATTACKER } else { ACCOMPLICE };
        read_on(look(&house, from, None, &table, "").await.unwrap());
    }
    // Bots that hardly wait: everybody is told of every move.
    attacker.start(&house, &table).await;
    polite.is_served(&house, usual, "three hundred onlookers").await;
    house.close().await;
}

#[tokio::test]
async fn a_player_with_many_sockets_reacts_no_more_than_one_with_one() {
    let house = TestHouse::open_with(limited).await;
    let (guests, table) = house.pair(&NewTable::new("piratz", 2)).await;
    let mut listener = guests[1].connect(&table.id, Some(1), None).await.unwrap();
    let (sockets, each) = (20, 5);
    let mut noisy = Vec::new();
    for _ in 0..sockets {
        noisy.push(guests[0].connect(&table.id, Some(0), None).await.unwrap());
    }
    let mut refused = 0;
    for socket in &mut noisy {
        for _ in 0..each {
            socket.react("hurry").await.unwrap();
        }
    }
    // Each socket hears every reaction, and a refusal of its own for each that was too many.
    let mut heard = 0;
    for socket in &mut noisy {
        let mut own = 0;
        socket.look(Some(0)).await.unwrap();
        // What is said after this was said before.
        let mut tables = 0;
        while tables < 2 {
            match surely(socket.next()).await.unwrap() {
                Message::Refused(refusal) => {
                    assert_eq!(refusal.problem.code, "too-many");
                    own += 1;
                }
                Message::Table(_) => tables += 1,
                _ => {}
            }
        }
        refused += own;
    }
    while heard + refused < sockets * each {
        next(&mut listener, |message| matches!(message, Message::Reaction(_)).then_some(())).await;
        heard += 1;
    }
    assert!((1..sockets * each / 2).contains(&heard), "{heard} were heard, {refused} refused");
    house.close().await;
}
