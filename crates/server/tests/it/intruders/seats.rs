//! Nobody sees, acts or decides for another's seat or table.

use client::{Ack, Eyes, Guest, Join, Message, NewTable, Socket};
use serde_json::{Value, json};

use super::{refusal, turned_away};
use crate::house::{TestHouse, next};
use crate::knock::Knock;

/// A game that has just begun: two guests, their table, their sockets, and the last number. Seat 0 is to move.
async fn begun(house: &TestHouse) -> ([Guest; 2], String, [Socket; 2], u64) {
    let order = NewTable { options: Some(json!({"first": 0})), ..NewTable::new("piratz", 2) };
    let (guests, table) = house.pair(&order).await;
    let mut mover = guests[0].connect(&table.id, Some(0), None).await.unwrap();
    let (seq, to_move) = next(&mut mover, |message| match message {
        Message::Table(told) => Some((told.seq, told.to_move)),
        _ => None,
    })
    .await;
    assert_eq!(to_move, Some(0));
    let other = guests[1].connect(&table.id, Some(1), None).await.unwrap();
    (guests, table.id, [mover, other], seq)
}

async fn number_of_update(socket: &mut Socket) -> u64 {
    next(socket, |message| match message {
        Message::Update(update) => Some(update.seq),
        _ => None,
    })
    .await
}

async fn ack(socket: &mut Socket) -> Ack {
    next(socket, |message| match message {
        Message::Ack(ack) => Some(ack),
        _ => None,
    })
    .await
}

#[tokio::test]
async fn nobody_looks_through_anothers_eyes() {
    let house = TestHouse::open().await;
    let (guests, table, [mut mover, _other], ..) = begun(&house).await;
    let stranger = house.guest("Sly").await;
    for (guest, seat) in [(&guests[0], 1), (&guests[1], 0), (&stranger, 0), (&stranger, 5), (&stranger, 255)] {
        let turned_away = turned_away(guest.connect(&table, Some(seat), None).await);
        assert_eq!(turned_away, (403, "not-your-seat".to_owned()), "{} on seat {seat}", guest.name);
    }
    let nobody = house.door().look_on(&table, &Eyes { seat: Some(0), ..Eyes::default() }).await;
    assert_eq!(turned_away(nobody), (403, "not-your-seat".to_owned()));
    for seat in [1, 2, 255, 300] {
        mover.look(Some(seat)).await.unwrap();
        assert_eq!(refusal(&mut mover).await.code, "not-your-seat");
    }
    house.close().await;
}

#[tokio::test]
async fn nobody_acts_for_another() {
    let house = TestHouse::open().await;
    let (_, table, [mut mover, mut other], seq) = begun(&house).await;
    other.act("mine", seq, &"reveal").await.unwrap();
    let problem = refusal(&mut other).await;
    assert_eq!((problem.status, problem.code.as_str()), (409, "not-their-turn"));
    // A seat cannot be named along with an action; that is no message at all.
    other.send(json!({"type": "act", "id": "a", "seq": seq, "action": "reveal", "seat": 0}).to_string()).await.unwrap();
    assert_eq!(super::close_code(&mut other).await, 4000);

    let mut onlooker = house.door().look_on(&table, &Eyes::default()).await.unwrap();
    onlooker.act("mine", seq, &"reveal").await.unwrap();
    assert_eq!(refusal(&mut onlooker).await.code, "not-your-seat");
    onlooker.take_back("mine too", seq).await.unwrap();
    assert_eq!(refusal(&mut onlooker).await.code, "not-your-seat");
    onlooker.react("hello").await.unwrap();
    assert_eq!(refusal(&mut onlooker).await.code, "not-your-seat");

    mover.act("truly mine", seq, &"reveal").await.unwrap();
    assert_eq!(number_of_update(&mut mover).await, seq + 1);
    house.close().await;
}

#[tokio::test]
async fn an_action_is_done_once_however_often_it_is_sent() {
    let house = TestHouse::open().await;
    let (guests, table, [mut mover, mut other], seq) = begun(&house).await;
    mover.act("once", seq, &"reveal").await.unwrap();
    assert_eq!(number_of_update(&mut mover).await, seq + 1);
    for claimed in [seq, seq + 1, 0] {
        mover.act("once", claimed, &"reveal").await.unwrap();
        assert_eq!(ack(&mut mover).await, Ack { id: "once".to_owned(), seq: seq + 1 });
    }
    // The same id means nothing from another seat.
    other.act("once", seq + 1, &"reveal").await.unwrap();
    assert_eq!(refusal(&mut other).await.code, "not-their-turn");
    assert_eq!(guests[0].table(&table).await.unwrap().seq, seq + 1);
    house.close().await;
}

#[tokio::test]
async fn an_answer_to_a_position_that_is_gone_is_stale() {
    let house = TestHouse::open().await;
    let (guests, table, [mut mover, _other], seq) = begun(&house).await;
    mover.act("first", seq, &"reveal").await.unwrap();
    assert_eq!(number_of_update(&mut mover).await, seq + 1);
    for claimed in [0, seq, seq + 2, u64::MAX] {
        mover.act("late", claimed, &"stay").await.unwrap();
        let problem = refusal(&mut mover).await;
        assert_eq!((problem.status, problem.code.as_str()), (409, "stale"));
        mover.take_back("late", claimed).await.unwrap();
        assert_eq!(refusal(&mut mover).await.code, "stale");
    }
    assert_eq!(guests[0].table(&table).await.unwrap().seq, seq + 1);
    house.close().await;
}

#[tokio::test]
async fn whoever_claims_to_have_seen_the_future_is_shown_the_present() {
    let house = TestHouse::open().await;
    let (guests, table, [mut mover, _other], seq) = begun(&house).await;
    mover.act("first", seq, &"reveal").await.unwrap();
    assert_eq!(number_of_update(&mut mover).await, seq + 1);
    for (last, missed) in [(0, None), (seq, Some(1)), (seq + 1, Some(0)), (seq + 2, None), (u64::MAX, None)] {
        let mut socket = guests[0].connect(&table, Some(0), Some(last)).await.unwrap();
        let told = next(&mut socket, |message| match message {
            Message::Table(told) => Some(told),
            _ => None,
        })
        .await;
        assert_eq!((told.seq, told.missed.map(|missed| missed.len())), (seq + 1, missed), "{last}");
    }
    house.close().await;
}

#[tokio::test]
async fn only_the_host_decides_for_the_table() {
    let house = TestHouse::open().await;
    let [host, guest, stranger] = [house.guest("Þóra").await, house.guest("Jan").await, house.guest("Sly").await];
    let table = host.open(&NewTable::new("piratz", 3)).await.unwrap().id;
    for sitter in [&host, &guest] {
        sitter.join(&table, &Join::default()).await.unwrap();
    }
    for meddler in [&guest, &stranger] {
        let wishes: [(&str, Value); 4] = [
            ("start", json!({})),
            ("begin-again", json!({})),
            ("bots", json!({"level": "rat"})),
            ("leave", json!({"seat": 0})),
        ];
        for (wish, body) in wishes {
            let answer = Knock::post(&format!("/api/tables/{table}/{wish}"), body).by(meddler).at(&house).await;
            answer.is_problem(403, "not-your-table");
        }
    }
    let stand_up = Knock::post(&format!("/api/tables/{table}/leave"), "{}");
    stand_up.by(&stranger).at(&house).await.is_problem(403, "not-your-seat");
    assert_eq!(host.table(&table).await.unwrap().seq, 3);
    house.close().await;
}

#[tokio::test]
async fn nobody_gives_up_for_another() {
    let house = TestHouse::open().await;
    let (guests, table, ..) = begun(&house).await;
    let stranger = house.guest("Sly").await;
    for (guest, seat) in [(&guests[0], 1), (&stranger, 0), (&stranger, 250)] {
        let answer =
            Knock::post(&format!("/api/tables/{table}/resign"), json!({"seat": seat})).by(guest).at(&house).await;
        answer.is_problem(403, "not-your-seat");
    }
    house.close().await;
}

#[tokio::test]
async fn the_record_of_a_game_that_is_not_over_is_nobodys_business() {
    let house = TestHouse::open().await;
    let (guests, table, ..) = begun(&house).await;
    let record = format!("/api/tables/{table}/record");
    Knock::get(&record).at(&house).await.is_problem(409, "not-over");
    for guest in &guests {
        Knock::get(&record).by(guest).at(&house).await.is_problem(409, "not-over");
    }
    guests[0].resign(&table, 0).await.unwrap();
    assert_eq!(Knock::get(&record).at(&house).await.status, 200);
    house.close().await;
}
