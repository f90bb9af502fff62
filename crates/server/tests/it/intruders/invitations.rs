//! A private table does not exist for whoever is not invited.

use client::{Eyes, Guest, Join, Message, NewTable, TableInfo};
use serde_json::json;

use super::{close_code, turned_away};
use crate::house::{TestHouse, next};
use crate::knock::{Answer, Knock};

const NOWHERE: &str = "0123456789abcdef";
const MADE_UP: &str = "00112233445566778899aabbccddeeff";

/// Everything that somebody could try at a table, with or without an invitation that is not theirs.
fn attempts(table: &str) -> Vec<Knock> {
    let at = |rest: &str| format!("/api/tables/{table}{rest}");
    let commitment = "00".repeat(32);
    let mut attempts = Vec::new();
    for asking in ["", &format!("?invite={MADE_UP}")] {
        attempts.push(Knock::get(&at(asking)));
        for page in ["record", "steps", "review"] {
            attempts.push(Knock::get(&at(&format!("/{page}{asking}"))));
        }
        attempts.push(Knock::socket(&at(&format!("/socket{asking}"))));
    }
    attempts.push(Knock::socket(&at("/socket?seat=0&last=1")));
    attempts.push(Knock::post(&at("/join"), json!({"commitment": commitment})));
    attempts.push(Knock::post(&at("/join"), json!({"commitment": commitment, "seat": 0, "invite": MADE_UP})));
    attempts.push(Knock::post(&at("/commit"), json!({"commitment": commitment, "seat": 0})));
    attempts.push(Knock::post(&at("/reveal"), json!({"bytes": MADE_UP, "seat": 0})));
    attempts.push(Knock::post(&at("/begin-again"), json!({})));
    attempts.push(Knock::post(&at("/bots"), json!({"level": "rat"})));
    attempts.push(Knock::post(&at("/resign"), json!({"seat": 0})));
    attempts.push(Knock::post(&at("/what-if"), json!({"input": 0, "seat": 0, "level": "rat"})));
    attempts.push(Knock::post(&at("/review"), json!({"invite": MADE_UP})));
    for wish in ["/leave", "/start", "/rematch", "/review"] {
        attempts.push(Knock::post(&at(wish), "{}"));
    }
    attempts
}

async fn answers(house: &TestHouse, table: &str, guest: &Guest) -> Vec<Answer> {
    let mut answers = Vec::new();
    for attempt in attempts(table) {
        answers.push(attempt.by(guest).at(house).await);
    }
    answers
}

#[tokio::test]
async fn a_private_table_cannot_be_told_from_none() {
    let house = TestHouse::open().await;
    let waiting = house.guest("Þóra").await.open(&private()).await.unwrap();
    let (_, playing) = house.pair(&private()).await;
    let (players, over) = house.pair(&private()).await;
    players[0].resign(&over.id, 0).await.unwrap();

    let stranger = house.guest("Sly").await;
    let nothing = answers(&house, NOWHERE, &stranger).await;
    for answer in &nothing {
        answer.is_problem(404, "no-such-table");
    }
    for table in [&waiting, &playing, &over] {
        assert_eq!(answers(&house, &table.id, &stranger).await, nothing);
        let nobody = Knock::get(&format!("/api/tables/{}", table.id)).at(&house).await;
        assert_eq!(nobody, Knock::get(&format!("/api/tables/{NOWHERE}")).at(&house).await);
    }
    assert!(stranger.tables().await.unwrap().is_empty() && stranger.own_tables().await.unwrap().is_empty());
    house.close().await;
}

#[tokio::test]
async fn whoever_is_shown_the_invitation_comes_in() {
    let house = TestHouse::open().await;
    let [host, invited] = [house.guest("Þóra").await, house.guest("Jan").await];
    let table = host.open(&private()).await.unwrap();
    let eyes = Eyes { invite: table.invite.clone(), ..Eyes::default() };
    invited.look(&table.id, &eyes).await.unwrap();
    assert!(invited.look(&table.id, &Eyes::default()).await.is_err());
    let told = invited.join(&table.id, &Join { invite: table.invite, ..Join::default() }).await.unwrap();
    assert!(told.seats[0].yours);
    // Whoever sits there needs no invitation any more.
    invited.look(&table.id, &Eyes::default()).await.unwrap();
    house.close().await;
}

#[tokio::test]
async fn only_those_at_a_table_are_told_its_invitation() {
    let house = TestHouse::open().await;
    let (guests, table) = house.pair(&NewTable::new("piratz", 2)).await;
    let stranger = house.guest("Sly").await;
    assert!(guests[1].table(&table.id).await.unwrap().invite.is_some());
    assert_eq!(stranger.table(&table.id).await.unwrap().invite, None);
    assert!(stranger.tables().await.unwrap().iter().all(|table| table.invite.is_none()));
    house.close().await;
}

/// A table of three with its host and a guest at it, and what the guest was told of it.
async fn seated(house: &TestHouse, order: &NewTable) -> (Guest, Guest, TableInfo) {
    let [host, guest] = [house.guest("Þóra").await, house.guest("Sly").await];
    let table = host.open(&NewTable { players: 3, ..order.clone() }).await.unwrap();
    let join = Join { invite: table.invite.clone(), ..Join::default() };
    host.join(&table.id, &join).await.unwrap();
    let told = guest.join(&table.id, &join).await.unwrap();
    (host, guest, told)
}

async fn make_leave(house: &TestHouse, host: &Guest, table: &TableInfo, seat: usize) -> TableInfo {
    let answer =
        Knock::post(&format!("/api/tables/{}/leave", table.id), json!({"seat": seat})).by(host).at(house).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    serde_json::from_value(answer.json()).unwrap()
}

#[tokio::test]
async fn whoever_was_made_to_leave_a_private_table_stays_out() {
    let house = TestHouse::open().await;
    let (host, guest, told) = seated(&house, &private()).await;
    let by_the_old = Eyes { invite: told.invite.clone(), ..Eyes::default() };
    let mut own = guest.connect(&told.id, Some(1), None).await.unwrap();
    let mut outside = guest.look(&told.id, &by_the_old).await.unwrap();
    let mut unknown = house.door().look_on(&told.id, &by_the_old).await.unwrap();
    let mut hosts = host.connect(&told.id, Some(0), None).await.unwrap();

    let now = make_leave(&house, &host, &told, 1).await;
    assert_ne!(now.invite, told.invite);
    for socket in [&mut own, &mut outside, &mut unknown] {
        assert_eq!(close_code(socket).await, 4003);
    }
    next(&mut hosts, |message| match message {
        Message::Table(told) => (told.table.invite == now.invite).then_some(()),
        _ => None,
    })
    .await;
    for eyes in [&Eyes::default(), &by_the_old] {
        assert_eq!(turned_away(guest.look(&told.id, eyes).await), (404, "no-such-table".to_owned()));
    }
    let join = |invite: &Option<String>| Join { invite: invite.clone(), ..Join::default() };
    assert!(guest.join(&told.id, &join(&told.invite)).await.is_err());
    assert!(guest.own_tables().await.unwrap().iter().all(|table| table.invite.is_none()));

    // Also after the house was closed; and whom the host invites again comes in again.
    let tokens = [host.token().to_owned(), guest.token().to_owned()];
    let house = TestHouse::open_in(house.close().await, |_| {}).await;
    let guest = house.door().returning(&tokens[1]).await.unwrap();
    assert!(guest.join(&told.id, &join(&told.invite)).await.is_err());
    guest.join(&told.id, &join(&now.invite)).await.unwrap();
    house.close().await;
}

#[tokio::test]
async fn whoever_was_made_to_leave_a_public_table_looks_on_and_sits_down_no_more() {
    let house = TestHouse::open().await;
    let (host, guest, told) = seated(&house, &NewTable::new("piratz", 3)).await;
    let now = make_leave(&house, &host, &told, 1).await;
    let sit_down = |invite: &Option<String>| {
        let body = json!({"commitment": "00".repeat(32), "invite": invite});
        Knock::post(&format!("/api/tables/{}/join", told.id), body).by(&guest)
    };
    for old in [&None, &told.invite] {
        sit_down(old).at(&house).await.is_problem(403, "turned-out");
    }
    let bot = crate::ratings::bring(&house, &guest, "Nibbler").await;
    assert!(bot.join(&told.id, &Join::default()).await.is_err(), "nor by a bot of theirs");
    guest.connect(&told.id, None, None).await.unwrap();
    assert_eq!(sit_down(&now.invite).at(&house).await.status, 200);
    house.close().await;
}

#[tokio::test]
async fn whoever_stands_up_by_themselves_can_sit_down_again_and_bots_do_not_mind() {
    let house = TestHouse::open().await;
    let (host, guest, told) = seated(&house, &private()).await;
    let stand_up = Knock::post(&format!("/api/tables/{}/leave", told.id), "{}").by(&guest).at(&house).await;
    assert_eq!(stand_up.status, 200);
    guest.join(&told.id, &Join { invite: told.invite.clone(), ..Join::default() }).await.unwrap();
    host.seat_bot(&told.id, "rat").await.unwrap();
    assert_eq!(make_leave(&house, &host, &told, 2).await.invite, told.invite);
    house.close().await;
}

fn private() -> NewTable {
    NewTable { private: true, ..NewTable::new("piratz", 2) }
}
