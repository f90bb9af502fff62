//! What one can do is told in the form that was asked for.

use client::{Choice, ChoicesForm, Eyes, Message, NewTable, Socket};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::house::{TestHouse, next};
use crate::knock::Knock;

const FORMS: [ChoicesForm; 3] = [ChoicesForm::List, ChoicesForm::Compact, ChoicesForm::Omitted];

/// The number of what was told last, and the choices that came with it.
async fn told(socket: &mut Socket) -> (u64, Option<Box<RawValue>>) {
    next(socket, |message| match message {
        Message::Table(told) => Some((told.seq, told.choices)),
        Message::Update(told) => Some((told.seq, told.choices)),
        _ => None,
    })
    .await
}

/// That all three are told of the same choices, each as they asked; the first action, if there is any.
async fn check(sockets: &mut [Socket; 3]) -> Option<(u64, Box<RawValue>)> {
    let [list, compact, omitted] = sockets;
    let ((seq, list), (_, compact), (_, omitted)) = (told(list).await, told(compact).await, told(omitted).await);
    assert!(omitted.is_none());
    assert_eq!(list.is_some(), compact.is_some());
    let list = Choice::list(&list?).unwrap();
    let compact: Value = serde_json::from_str(compact?.get()).unwrap();
    let ways = compact["ways"].as_array().expect("the form that Rat Hot has for it");
    assert_eq!(ways.iter().map(|way| way["effects"].as_array().unwrap().len()).sum::<usize>(), list.len());
    list.into_iter().next().map(|choice| (seq, choice.action))
}

#[tokio::test]
async fn choices_come_as_a_list_in_short_or_not_at_all() {
    let house = TestHouse::open().await;
    let (guests, table) = house.pair(&NewTable::new("rat-hot", 2)).await;
    let mut sockets = Vec::new();
    for (seat, guest) in guests.iter().enumerate() {
        let looking = FORMS.map(|choices| Eyes { seat: Some(seat), choices, ..Eyes::default() });
        let [list, compact, omitted] = &looking;
        sockets.push([
            guest.look(&table.id, list).await.unwrap(),
            guest.look(&table.id, compact).await.unwrap(),
            guest.look(&table.id, omitted).await.unwrap(),
        ]);
    }
    let mut choices = [check(&mut sockets[0]).await, check(&mut sockets[1]).await];
    let mover = choices.iter().position(Option::is_some).expect("somebody is to move");
    assert!(choices[1 - mover].is_none());
    let (seq, action) = choices[mover].take().unwrap();

    let turn = async |query: &str| {
        let page = format!("/api/tables/{}/turn?seat={mover}{query}", table.id);
        Knock::get(&page).by(&guests[mover]).at(&house).await.json()["choices"].take()
    };
    assert!(turn("").await.is_array());
    assert!(turn("&choices=compact").await.is_object());
    assert!(turn("&choices=no").await.is_null());
    assert!(turn("&choices=surprise").await.is_array(), "a word that nobody knows asks for nothing unusual");

    // RH-T1: one strip in the first turn, so it is the other's.
    sockets[mover][0].act("a", seq, &action).await.unwrap();
    assert!(check(&mut sockets[mover]).await.is_none());
    assert!(check(&mut sockets[1 - mover]).await.is_some());
    house.close().await;
}
