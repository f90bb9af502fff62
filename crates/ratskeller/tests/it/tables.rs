//! Life at a table: who sees what, who may do what, and what bots do when nobody looks.

use client::{Eyes, Guest, Join, Message, NewTable, Phase, Presence};
use serde_json::{Value, json};

use crate::guests::{GAMES, Looking, Player, begin, play, read, read_record, short, start};
use crate::house::{Folder, Ratskeller, until};

/// Two people who are both at their table, the one who is to move first.
async fn begun(anna: &Guest, jan: &Guest, game: &str) -> (String, [Looking; 2]) {
    let table = begin(&[anna, jan], &short(game, 2)).await.id;
    let mut players = [Looking::from(anna, &table, 0).await, Looking::from(jan, &table, 1).await];
    if players[0].to_move == Some(1) {
        players.reverse();
    }
    (table, players)
}

/// How many hidden cards a view of Rat-a-Tat Cat shows of a seat.
fn cards_of(seat: usize, view: &Value) -> usize {
    view["lines"][seat].as_array().expect("a line").iter().filter(|card| !card.is_null()).count()
}

#[tokio::test]
async fn several_people_at_one_device_look_through_one_pair_of_eyes_at_a_time() {
    let keller = Ratskeller::open().await;
    let (family, jan) = (keller.guest("Family").await, keller.guest("Jan").await);
    let order = NewTable { options: Some(json!({"memory": "aided"})), ..NewTable::new("rat-a-tat-cat", 3) };
    let table = &family.open(&order).await.unwrap().id;
    for name in ["Oma", "Opa"] {
        family.join(table, &Join { name: Some(name.to_owned()), ..Join::default() }).await.unwrap();
    }
    jan.join(table, &Join::default()).await.unwrap();
    start(&[&family, &jan], table).await;

    let mut eyes = Looking::from(&family, table, 0).await;
    for seat in [0, 1] {
        let welcome = eyes.look(Some(seat)).await;
        assert_eq!(welcome.seat, Some(seat));
        // RC-S3: everybody has looked at the outer two of their own.
        assert_eq!([0, 1, 2].map(|of| cards_of(of, &eyes.view)), [0, 1, 2].map(|of| if of == seat { 2 } else { 0 }));
        assert_eq!(welcome.choices.is_some(), eyes.to_move == Some(seat));
    }
    assert_eq!(eyes.look(None).await.seat, None);
    assert_eq!([0, 1, 2].map(|of| cards_of(of, &eyes.view)), [0, 0, 0]);
    assert_eq!(eyes.try_to_look(2).await.problem.code, "not-your-seat");
    assert_eq!(eyes.act(&"draw").await.unwrap_err().problem.code, "not-your-seat");
}

#[tokio::test]
async fn whoever_looks_on_sees_nothing_hidden_before_the_end_and_everything_after_it() {
    let keller = Ratskeller::open().await;
    let (anna, jan, mia) = (keller.guest("Anna").await, keller.guest("Jan").await, keller.guest("Mia").await);
    let table = &begin(&[&anna, &jan], &short("rat-a-tat-cat", 2)).await.id;
    let mut outside = Looking::on(&mia, table).await;
    assert_eq!((outside.welcome.seat, outside.welcome.present.watching), (None, 1));
    assert_eq!(outside.act(&"draw").await.unwrap_err().problem.code, "not-your-seat");
    let guests = [&anna, &jan];
    let (ended, ()) = tokio::join!(play(&guests, table), async {
        while outside.ended.is_none() {
            assert!(outside.choices.is_empty() && outside.view["pile"].is_u64(), "{}", outside.view);
            outside.update().await;
        }
    });
    assert_eq!(outside.ended, Some(ended));
    let pile = outside.view["pile"].as_array().expect("the pile itself");
    assert!(pile.iter().all(Value::is_u64));
    for late in [Looking::on(&mia, table).await, Looking::from(&anna, table, 0).await] {
        assert_eq!((late.view, late.welcome.table.phase), (outside.view.clone(), Phase::Over));
    }
}

#[tokio::test]
async fn whoever_comes_back_is_told_what_was_missed() {
    let keller = Ratskeller::open().await;
    let (anna, jan) = (keller.guest("Anna").await, keller.guest("Jan").await);
    let (table, [mut mover, other]) = begun(&anna, &jan, "piratz").await;
    let (last, guest) = (other.seq, if other.welcome.seat == Some(0) { &anna } else { &jan });
    drop(other);
    let done = mover.act(&"reveal").await.unwrap();
    let eyes = |last| Eyes { last: Some(last), ..Eyes::default() };
    let missed = Looking::with(guest, &table, &eyes(last)).await.unwrap().welcome.missed.unwrap();
    assert_eq!(missed.len(), 1);
    assert_eq!((missed[0].seq, missed[0].by, read(&missed[0].events)), (done.seq, done.by, read(&done.events)));
    let nothing = Looking::with(guest, &table, &eyes(done.seq)).await.unwrap().welcome.missed;
    assert!(nothing.is_some_and(|missed| missed.is_empty()));
    let too_long_ago = Looking::with(guest, &table, &eyes(0)).await.unwrap().welcome.missed;
    assert!(too_long_ago.is_none(), "sitting down is no move");
}

#[tokio::test]
async fn with_two_seats_resigning_ends_the_game() {
    let keller = Ratskeller::open().await;
    let (anna, jan) = (keller.guest("Anna").await, keller.guest("Jan").await);
    let (table, [mut mover, mut other]) = begun(&anna, &jan, "rat-hot").await;
    assert!(jan.resign(&table, 0).await.is_err(), "one resigns for oneself only");
    let ended = jan.resign(&table, 1).await.unwrap().ended.unwrap();
    assert_eq!((ended.winners.as_slice(), ended.points.as_ref(), ended.reason.as_str()), (&[0][..], None, "resigned"));
    for player in [&mut mover, &mut other] {
        assert_eq!(player.end().await, ended);
        assert!(player.to_move.is_none() && player.view["pile"].is_array(), "everything is shown");
    }
    assert_eq!(mover.act(&json!({})).await.unwrap_err().problem.code, "game-over");
    let record: Value = serde_json::from_str(&read_record(&anna, &table).await).unwrap();
    assert_eq!((&record["resigned"], &record["outcome"]), (&json!([1]), &Value::Null));
    assert!(catalog::verify(&record.to_string()).table.is_some());
}

#[tokio::test]
async fn with_three_seats_a_rat_plays_on_for_whoever_resigns() {
    let keller = Ratskeller::open().await;
    let guests = [keller.guest("Anna").await, keller.guest("Jan").await, keller.guest("Mia").await];
    let [anna, jan, mia] = &guests;
    let table = &begin(&[anna, jan, mia], &short("piratz", 3)).await.id;
    let resigned = mia.resign(table, 2).await.unwrap();
    assert_eq!((resigned.phase, resigned.resigned), (Phase::Playing, vec![2]));
    assert!(mia.resign(table, 2).await.is_err(), "once is enough");
    let ended = play(&[anna, jan], table).await;
    assert_eq!(ended.points.map(|points| points.len()), Some(3));
    let record: Value = serde_json::from_str(&read_record(mia, table).await).unwrap();
    assert_eq!(record["resigned"], json!([2]));
    assert!(record["inputs"].as_array().unwrap().iter().any(|input| input["seat"] == 2));
    assert!(catalog::verify(&record.to_string()).table.is_some_and(|table| table.outcome().is_some()));
}

#[tokio::test]
async fn only_what_revealed_nothing_is_taken_back_and_only_at_once() {
    let keller = Ratskeller::open().await;
    let (anna, jan) = (keller.guest("Anna").await, keller.guest("Jan").await);
    let (_, [mut mover, mut other]) = begun(&anna, &jan, "piratz").await;
    let code = |refused: Result<_, client::Refused>| refused.map(drop).unwrap_err().problem.code;
    assert_eq!(code(mover.take_back().await), "nothing-to-take-back");
    mover.act(&"reveal").await.unwrap();
    assert_eq!(code(mover.take_back().await), "revealed");
    let before = mover.view.clone();
    mover.act(&"stay").await.unwrap();
    other.hear(|message| matches!(message, Message::Update(update) if update.seq == mover.seq).then_some(())).await;
    assert_eq!(code(other.take_back().await), "nothing-to-take-back", "it was somebody else's");

    let seq = mover.seq;
    let taken_back = mover.take_back().await.unwrap();
    assert_eq!((taken_back.seq, &mover.view, mover.to_move), (seq + 1, &before, mover.welcome.seat));
    assert_eq!(other.update().await.seq, taken_back.seq);
    assert_eq!(other.to_move, mover.to_move);
    assert_eq!(code(mover.take_back().await), "nothing-to-take-back", "once is enough");

    mover.act(&"stay").await.unwrap();
    other.update().await;
    other.act(&"reveal").await.unwrap();
    mover.update().await;
    assert_eq!(code(mover.take_back().await), "nothing-to-take-back", "somebody has acted since");
}

#[tokio::test]
async fn what_was_taken_back_is_not_in_the_record() {
    let keller = Ratskeller::open().await;
    let (anna, jan) = (keller.guest("Anna").await, keller.guest("Jan").await);
    let (table, [mut mover, other]) = begun(&anna, &jan, "piratz").await;
    mover.act(&"reveal").await.unwrap();
    mover.act(&"stay").await.unwrap();
    mover.take_back().await.unwrap();
    drop((mover, other));
    play(&[&anna, &jan], &table).await;
    let record = read_record(&anna, &table).await;
    assert!(catalog::verify(&record).table.is_some_and(|table| table.outcome().is_some()), "{record}");
}

#[tokio::test]
async fn everybody_is_told_who_is_there() {
    let keller = Ratskeller::open().await;
    let (anna, jan, mia) = (keller.guest("Anna").await, keller.guest("Jan").await, keller.guest("Mia").await);
    let order = NewTable { bots: vec!["pup".to_owned()], ..short("piratz", 3) };
    let table = &begin(&[&anna, &jan], &order).await.id;
    let mut here = Looking::from(&anna, table, 0).await;
    let present = |seats: [bool; 3], watching| Presence { seats: seats.to_vec(), watching };
    assert_eq!(here.welcome.present, present([true, false, true], 0));
    let mut jan = Looking::from(&jan, table, 1).await;
    assert_eq!(here.present().await, present([true, true, true], 0));
    let outside = Looking::on(&mia, table).await;
    assert_eq!(here.present().await, present([true, true, true], 1));
    jan.look(None).await;
    assert_eq!(here.present().await, present([true, true, true], 2));
    drop((jan, outside));
    while here.present().await != present([true, false, true], 0) {}
}

#[tokio::test]
async fn everybody_hears_what_a_player_has_to_say() {
    let keller = Ratskeller::open().await;
    let (anna, jan, mia) = (keller.guest("Anna").await, keller.guest("Jan").await, keller.guest("Mia").await);
    let table = &begin(&[&anna, &jan], &short("piratz", 2)).await.id;
    let mut people =
        [Looking::from(&anna, table, 0).await, Looking::from(&jan, table, 1).await, Looking::on(&mia, table).await];
    for reaction in ["hello", "well_played", "thanks", "oops", "hurry", "good_game"] {
        people[1].react(reaction).await;
        for listener in &mut people {
            let heard =
                listener.hear(|message| if let Message::Reaction(said) = message { Some(said) } else { None }).await;
            assert_eq!((heard.seat, heard.reaction.as_str()), (1, reaction));
        }
    }
}

#[tokio::test]
async fn bots_of_every_level_play_whole_games_among_themselves() {
    let keller = Ratskeller::open().await;
    let anna = keller.guest("Anna").await;
    let mut tables = Vec::new();
    for (game, levels) in GAMES.into_iter().zip([["pup", "rat"], ["rat", "pup"], ["king", "pup"]]) {
        let order = NewTable { bots: levels.map(str::to_owned).to_vec(), ..short(game, 2) };
        let table = anna.open(&order).await.unwrap().id;
        let mut outside = Looking::on(&anna, &table).await;
        anna.start(&table).await.unwrap();
        outside.table().await;
        tables.push((table, outside));
    }
    for (table, mut outside) in tables {
        let ended = outside.end().await;
        assert!(!ended.winners.is_empty() && ended.points.is_some());
        let record = read_record(&anna, &table).await;
        assert!(catalog::verify(&record).table.is_some_and(|table| table.outcome().is_some()), "{record}");
    }
}

#[tokio::test]
async fn a_person_plays_against_bots() {
    let keller = Ratskeller::open().await;
    let anna = keller.guest("Anna").await;
    let order = NewTable { bots: vec!["pup".to_owned(), "rat".to_owned()], ..short("rat-a-tat-cat", 3) };
    let table = begin(&[&anna], &order).await.id;
    let mut player = Player::new(&anna, &table, 0);
    assert_eq!(player.play().await.unwrap().points.map(|points| points.len()), Some(3));
}

#[tokio::test]
async fn a_table_that_nobody_looks_at_leaves_memory_and_comes_back_when_asked_for() {
    let keller = Ratskeller::open_with(Folder::new(), &["--idle", "0"]).await;
    let (anna, jan) = (keller.guest("Anna").await, keller.guest("Jan").await);
    let (table, [mut mover, other]) = begun(&anna, &jan, "piratz").await;
    let done = mover.act(&"reveal").await.unwrap();
    // Whatever would send the table away has had its chance when this is answered.
    mover.try_to_look(1 - done.by.unwrap()).await;
    assert_eq!(keller.tables_awake().await, 1, "somebody is there");
    drop((mover, other));
    until(async || keller.tables_awake().await == 0).await;
    let back = Looking::on(&anna, &table).await;
    assert_eq!((back.seq, back.to_move), (done.seq, done.to_move));
    assert_eq!(keller.tables_awake().await, 1);
    drop(back);
    play(&[&anna, &jan], &table).await;
}
