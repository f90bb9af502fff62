//! Those the house knows.

use store::{Error, Guest, GuestId, Phase};

use crate::{Place, ROOM, entry, over_every_store, row};

over_every_store! {
    a_guest_is_known_by_the_token_until_it_is_forgotten,
    programs_are_forgotten_one_by_one_or_with_whoever_brought_them,
    nobody_has_more_programs_than_allowed_also_if_twenty_are_brought_at_once,
    guests_who_have_not_come_back_are_found,
    whoever_has_come_back_meanwhile_is_not_forgotten,
    nobody_gets_anything_from_a_closed_house,
}

async fn a_guest_is_known_by_the_token_until_it_is_forgotten(place: Place) {
    let store = place.open().await;
    let (token, other) = ([1; 32], [2; 32]);
    let guest = Guest { id: GuestId(3), name: "Þóra".to_owned(), owner: None, since: 5, seen: 5 };
    assert!(store.welcome(&guest, &token, 0).await.unwrap());
    assert_eq!(store.guest(&token).await.unwrap(), Some(guest.clone()));
    assert_eq!(store.guest(&other).await.unwrap(), None);
    assert!(store.rename(guest.id, "Jan".to_owned()).await.unwrap());
    store.saw(guest.id, 9).await.unwrap();
    assert_eq!(store.guest(&token).await.unwrap(), Some(Guest { name: "Jan".to_owned(), seen: 9, ..guest.clone() }));
    store.forget(guest.id).await.unwrap();
    assert_eq!(store.guest(&token).await.unwrap(), None);
    assert!(!store.rename(guest.id, "Jan".to_owned()).await.unwrap(), "a name brings nobody back");
    assert_eq!(store.guest(&token).await.unwrap(), None);
}

async fn programs_are_forgotten_one_by_one_or_with_whoever_brought_them(place: Place) {
    let store = place.open().await;
    let save = async |id: i64, owner: Option<i64>| {
        let (name, owner, seen) = (format!("guest {id}"), owner.map(GuestId), id.unsigned_abs());
        let guest = Guest { id: GuestId(id), name, owner, since: seen, seen };
        assert!(store.welcome(&guest, &[id as u8; 32], 10).await.unwrap());
        guest
    };
    let (person, first, second) = (save(1, None).await, save(2, Some(1)).await, save(3, Some(1)).await);
    let (_, another) = (save(4, None).await, save(5, Some(4)).await);
    assert_eq!(store.programs(person.id).await.unwrap(), [first.clone(), second.clone()]);
    assert_eq!(store.guest(&[3; 32]).await.unwrap(), Some(second));
    let names = store.names([first.id, GuestId(99), person.id]).await.unwrap();
    assert_eq!((names.len(), names[&first.id].as_str()), (2, "guest 2"));
    store.forget(first.id).await.unwrap();
    assert_eq!(store.guest(&[2; 32]).await.unwrap(), None);
    assert_eq!(store.guest(&[1; 32]).await.unwrap(), Some(person.clone()));
    store.forget(person.id).await.unwrap();
    assert_eq!(store.guest(&[3; 32]).await.unwrap(), None);
    assert_eq!(store.guest(&[5; 32]).await.unwrap(), Some(another));
}

async fn nobody_has_more_programs_than_allowed_also_if_twenty_are_brought_at_once(place: Place) {
    let store = place.open().await;
    let person = Guest { id: GuestId(1), name: "Jan".to_owned(), owner: None, since: 1, seen: 1 };
    assert!(store.welcome(&person, &[1; 32], 0).await.unwrap());
    let bringing = (2..22).map(|id| {
        let store = store.clone();
        let program =
            Guest { id: GuestId(id), name: format!("program {id}"), owner: Some(GuestId(1)), since: 1, seen: 1 };
        tokio::spawn(async move { store.welcome(&program, &[id as u8; 32], 3).await.unwrap() })
    });
    let mut brought = 0;
    for welcomed in bringing.collect::<Vec<_>>() {
        brought += usize::from(welcomed.await.unwrap());
    }
    assert_eq!((brought, store.programs(person.id).await.unwrap().len()), (3, 3));
}

async fn guests_who_have_not_come_back_are_found(place: Place) {
    let store = place.open().await;
    for (id, seen, owner) in [(1, 10, None), (2, 20, None), (3, 30, Some(2)), (4, 40, None)] {
        let guest =
            Guest { id: GuestId(id), name: format!("guest {id}"), owner: owner.map(GuestId), since: seen, seen };
        store.welcome(&guest, &[id as u8; 32], 5).await.unwrap();
    }
    assert_eq!(store.unseen_since(30, 10).await.unwrap(), [GuestId(1)], "the program of 2 was here");
    assert_eq!(store.unseen_since(31, 10).await.unwrap(), [GuestId(1), GuestId(2)]);
}

async fn whoever_has_come_back_meanwhile_is_not_forgotten(place: Place) {
    let store = place.open().await;
    for (id, seen, owner) in [(1, 10, None), (2, 10, None), (3, 10, Some(2)), (4, 10, None), (5, 10, Some(4))] {
        let guest =
            Guest { id: GuestId(id), name: format!("guest {id}"), owner: owner.map(GuestId), since: seen, seen };
        store.welcome(&guest, &[id as u8; 32], 5).await.unwrap();
    }
    assert_eq!(store.unseen_since(30, 10).await.unwrap(), [1, 2, 4].map(GuestId));
    store.saw(GuestId(1), 30).await.unwrap();
    store.saw(GuestId(3), 31).await.unwrap();
    assert_eq!(store.forget_unseen(GuestId(1), 30).await.unwrap(), []);
    assert_eq!(store.forget_unseen(GuestId(2), 30).await.unwrap(), [], "their program was here");
    assert_eq!(store.forget_unseen(GuestId(4), 30).await.unwrap(), [4, 5].map(GuestId));
    assert_eq!(store.guests("", None, 10).await.unwrap().len(), 3);
}

async fn nobody_gets_anything_from_a_closed_house(place: Place) {
    let store = place.open().await;
    store.append(entry(ROOM, 1)).await.unwrap();
    let (last, entries) = (store.clone(), (2..50).map(|seq| entry(ROOM, seq)));
    let adding = tokio::spawn(async move {
        let mut told = Vec::new();
        for entry in entries {
            told.push(last.append(entry).await);
        }
        told
    });
    store.close().await.unwrap();
    let told = adding.await.unwrap();
    let written = told.iter().filter(|told| told.is_ok()).count();
    assert!(told[written..].iter().all(|told| *told == Err(Error::Closed)), "{told:?}");
    assert_eq!(store.guest_by_id(GuestId(1)).await, Err(Error::Closed));
    assert_eq!(store.log(ROOM).await, Err(Error::Closed));
    assert_eq!(place.open().await.log(ROOM).await.unwrap().len(), written + 1);
    if let Place::Database(_) = place {
        assert_eq!(store.save_row(row(ROOM, Phase::Over, 1)).await, Err(Error::Closed));
    }
}
