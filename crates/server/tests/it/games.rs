//! Whole games.

use catalog::verify;
use client::{Choice, Guest, Message, NewTable, Phase, Socket, TableInfo};
use serde_json::value::RawValue;

use crate::house::{TestHouse, next};

/// How a table stands: the last number, whose turn it is, and what they can do.
pub type Standing = (u64, Option<usize>, Option<Vec<Choice>>);

pub async fn standing(socket: &mut Socket) -> Standing {
    next(socket, |message| match message {
        Message::Table(told) => Some((told.seq, told.to_move, listed(told.choices))),
        Message::Update(told) => Some((told.seq, told.to_move, listed(told.choices))),
        _ => None,
    })
    .await
}

fn listed(choices: Option<Box<RawValue>>) -> Option<Vec<Choice>> {
    choices.map(|choices| Choice::list(&choices).unwrap())
}

/// Plays a game of two that has begun, to its end.
pub async fn play_out(guests: &[Guest; 2], table: &TableInfo) {
    play_on([&guests[0], &guests[1]], &table.id, usize::MAX).await;
}

/// Plays a game of two, in the order of their seats, until both have done so much or it is over.
pub async fn play_on(guests: [&Guest; 2], table: &str, moves: usize) {
    let mut sockets = [
        guests[0].connect(table, Some(0), None).await.unwrap(),
        guests[1].connect(table, Some(1), None).await.unwrap(),
    ];
    let mut both = [standing(&mut sockets[0]).await, standing(&mut sockets[1]).await];
    let mut done = [0; 2];
    while let (seq, Some(seat), _) = both[0] {
        if done.iter().all(|done| *done >= moves) {
            return;
        }
        done[seat] += 1;
        let choices = both[seat].2.as_ref().expect("whoever is to move is told what they can do");
        let choice = &choices[seq as usize % choices.len()];
        sockets[seat].act(&seq.to_string(), seq, &choice.action).await.unwrap();
        both = [standing(&mut sockets[0]).await, standing(&mut sockets[1]).await];
        assert_eq!((both[0].0, both[1].0), (seq + 1, seq + 1));
    }
}

/// Does something so many times whenever it is one's turn.
pub async fn take_part(guest: &Guest, table: &str, seat: usize, moves: usize) {
    let mut socket = guest.connect(table, Some(seat), None).await.unwrap();
    for number in 0..moves {
        let (seq, choices) = loop {
            if let (seq, Some(mover), Some(choices)) = standing(&mut socket).await
                && mover == seat
            {
                break (seq, choices);
            }
        };
        socket.act(&number.to_string(), seq, &choices[0].action).await.unwrap();
    }
}

#[tokio::test]
async fn two_guests_play_a_game_and_its_record_is_true() {
    let house = TestHouse::open().await;
    let (guests, table) = house.pair(&NewTable::new("piratz", 2)).await;
    play_out(&guests, &table).await;
    assert_eq!(guests[1].table(&table.id).await.unwrap().phase, Phase::Over);
    let record = guests[1].record(&table.id).await.unwrap();
    let verified = verify(&record.to_string());
    assert!(verified.table.is_some(), "{:?}", verified.checks);
    house.close().await;
}
