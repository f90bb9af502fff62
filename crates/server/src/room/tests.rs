//! What logs come to.

use catalog::fairness::commitment_to;
use ratskeller_core::Hex;
use serde_json::json;

use super::*;
use crate::charter::Terms;

const NOW: u64 = 1_794_780_000_000;
const MINUTE: u64 = 60_000;

pub fn sat(seat: usize) -> Deed {
    let (guest, name) = (GuestId(seat as i64), format!("guest {seat}"));
    let share = Share { commitment: None, bytes: Some(Hex([3; 16])) };
    Deed::Sat { seat: Seat::new(seat), sitter: Sitter::Person { guest, name, face: None, share } }
}

pub fn opened(terms: Value) -> Deed {
    Deed::Opened(Box::new(Charter::new(serde_json::from_value(terms).unwrap(), GuestId(0))))
}

/// The beginning of a game of two people.
fn beginning(terms: Value) -> Vec<Deed> {
    vec![opened(terms), sat(0), sat(1), Deed::Started]
}

/// What comes of a log in which everything happens at once.
fn fold(deeds: &[Deed]) -> Result<Room, Damaged> {
    let log: Vec<_> = deeds.iter().map(|deed| (NOW, catalog::json::write(deed).get().to_owned())).collect();
    Room::read(RoomId(7), &log, &[]).map(|room| room.expect("there is a log"))
}

fn cat() -> Value {
    json!({"game": "rat-a-tat-cat", "players": 2})
}

/// Two people at a game of Rat-a-Tat Cat that goes on for ten minutes.
fn ten_minutes() -> Room {
    fold(&beginning(json!({"game": "rat-a-tat-cat", "players": 2, "options": {"until": {"minutes": 10}}}))).unwrap()
}

/// Something that whoever is to move can do in Rat-a-Tat Cat without ever coming to an end.
fn dawdling(room: &Room, id: &str) -> Deed {
    let legal: Value = serde_json::from_str(room.table.as_ref().unwrap().legal().get()).unwrap();
    let action = legal["actions"].as_array().unwrap().iter().find(|action| *action != "knock").unwrap();
    room.acted(room.to_move(), action.clone(), Some(id.to_owned()), None)
}

/// A log of so many moves, and what it comes to.
fn dawdled(moves: usize) -> (Vec<Deed>, Room) {
    let mut deeds = beginning(cat());
    let mut room = fold(&deeds).unwrap();
    for number in 0..moves {
        let deed = dawdling(&room, &number.to_string());
        room.apply(deed.clone(), NOW).unwrap();
        deeds.push(deed);
    }
    (deeds, room)
}

#[test]
fn rc_e2_time_is_up_only_while_a_game_is_played() {
    let mut room = ten_minutes();
    assert_eq!((room.overdue(NOW), room.overdue(NOW + 10 * MINUTE - 1)), (None, None));
    let Some(Overdue::TimedAction(id)) = room.overdue(NOW + 10 * MINUTE) else { panic!("nothing is overdue") };
    assert_eq!(room.table.as_ref().unwrap().action(id).unwrap(), "time_up");
    room.apply(Deed::Resigned { seat: Seat::new(1) }, NOW).unwrap();
    assert_eq!((room.phase(), room.overdue(NOW + 10 * MINUTE)), (Phase::Over, None));
}

/// A log as it was written before seats committed to anything.
fn of_old(more: impl IntoIterator<Item = Value>) -> Room {
    let opened = json!({"opened": {"terms": {"game": "piratz", "players": 2}, "host": GuestId(0), "secret": Hex([1; 32]),
        "invite": Hex([2; 16])}});
    let sat = |seat: usize| {
        let person = json!({"guest": GuestId(seat as i64), "name": "Jan", "bytes": Hex([3; 16])});
        json!({"sat": {"seat": seat, "sitter": {"person": person}}})
    };
    let deeds = [opened, sat(0), sat(1)].into_iter().chain(more);
    let log: Vec<_> = deeds.map(|deed| (NOW, deed.to_string())).collect();
    Room::read(RoomId(7), &log, &[]).unwrap().unwrap()
}

#[test]
fn games_of_before_seats_committed_to_their_bytes_go_on_and_their_records_say_so() {
    let room = of_old([json!("started")]);
    assert_eq!(room.phase(), Phase::Playing);
    let record = catalog::json::write(&room.table.unwrap().record()).get().to_owned();
    assert!(record.starts_with(r#"{"format":1,"#) && !record.contains("commitments"), "{record}");
    let verification = catalog::verify(&record);
    assert!(verification.table.is_some() && verification.told_in_turn);
}

#[test]
fn at_a_table_of_before_that_waits_everybody_commits_before_it_starts() {
    let mut room = of_old([]);
    assert_eq!((room.awaited().count(), room.check_start()), (2, Err(Denied::SharesOpen)));
    for (seat, bytes) in [(Seat::new(0), Hex([4; 16])), (Seat::new(1), Hex([5; 16]))] {
        let commitment = commitment_to(&RoomId(7).to_string(), bytes);
        room.apply(Deed::Committed { seat, commitment }, NOW).unwrap();
    }
    assert_eq!((room.awaited().count(), room.check_start(), room.starting()), (0, Ok(()), Deed::Fixed));
}

#[test]
fn whoever_has_resigned_acts_no_more() {
    let mut room = ten_minutes();
    assert_eq!(room.check_active(Seat::new(1)), Ok(()));
    room.apply(Deed::Resigned { seat: Seat::new(1) }, NOW).unwrap();
    assert_eq!(room.check_active(Seat::new(1)), Err(Denied::AlreadyResigned));
    assert_eq!(room.check_active(Seat::new(0)), Ok(()));
}

#[test]
fn a_game_that_would_never_end_is_adjourned_and_nobody_has_won() {
    let (mut deeds, room) = dawdled(MOST_MOVES - 1);
    assert!(!room.is_endless());
    for number in [MOST_MOVES, MOST_MOVES + 1] {
        // Logs that were written before there was an end may be longer.
        let room = fold(&deeds).unwrap();
        deeds.push(dawdling(&room, &number.to_string()));
    }
    let mut room = fold(&deeds).unwrap();
    assert_eq!((room.is_endless(), room.phase()), (true, Phase::Playing));
    room.apply(Deed::Adjourned, NOW).unwrap();
    let ended = Ended { winners: vec![], points: None, reason: "adjourned".to_owned() };
    assert_eq!((room.is_endless(), room.phase(), room.ended()), (false, Phase::Over, Some(ended)));
    assert!(catalog::verify(catalog::json::write(&room.record().unwrap()).get()).table.is_some());
    assert!(room.finish().is_none() && room.finished().is_ok());
}

#[test]
fn what_is_taken_back_brings_a_game_nearer_to_its_end_too() {
    let mut room = fold(&beginning(json!({"game": "piratz", "players": 2, "options": {"first": 0}}))).unwrap();
    let seat = Seat::new(0);
    room.apply(room.acted(Some(seat), json!("reveal"), None, None), NOW).unwrap();
    while !room.is_endless() {
        room.apply(room.acted(Some(seat), json!("stay"), None, None), NOW).unwrap();
        room.apply(Deed::TookBack { seat, id: String::new() }, NOW).unwrap();
    }
    assert!(room.seq < MOST_MOVES as u64 + 10);
}

#[test]
fn whatever_was_done_at_a_table_is_known_for_as_long_as_it_is_played_at() {
    let (deeds, room) = dawdled(100);
    let again = fold(&deeds).unwrap();
    for (number, deed) in deeds[4..].iter().enumerate() {
        let Deed::Acted { seat: Some(seat), id: Some(id), .. } = deed else { panic!("{deed:?}") };
        let done = Some(number as u64 + 5);
        assert_eq!((room.done_before(*seat, id), again.done_before(*seat, id)), (done, done));
        assert_eq!(room.done_before(seat.left(2), id), None, "another seat's");
    }
}

#[test]
fn more_time_is_no_other_position() {
    let (_, mut room) = dawdled(3);
    let (before, seq) = (room.seq - 1, room.seq);
    room.apply(Deed::Reopened, NOW).unwrap();
    assert_eq!(room.check_seq(before), Err(Denied::Stale { seq: seq + 1 }));
    assert_eq!((room.check_seq(seq), room.check_seq(seq + 1)), (Ok(()), Ok(())));
    assert_eq!(room.check_seq(seq + 2), Err(Denied::Stale { seq: seq + 1 }));
}

#[test]
fn clocks_are_the_same_when_they_are_read_back_from_the_log() {
    let terms = json!({"game": "rat-a-tat-cat", "players": 2, "clock": {"game": {"seconds": 60, "increment": 1}}});
    let mut log: Vec<(u64, Deed)> = beginning(terms).into_iter().map(|deed| (NOW, deed)).collect();
    let mut room = fold(&log.iter().map(|(_, deed)| deed.clone()).collect::<Vec<_>>()).unwrap();
    let mut now = NOW;
    for number in 0..20 {
        // Writing takes long, and thinking too.
        now += 200;
        room.told(now);
        now += 1_500;
        let deed = dawdling(&room, &number.to_string());
        room.apply(deed.clone(), now).unwrap();
        log.push((now, deed));
    }
    let again = Room::fold(RoomId(7), log.into_iter().map(Ok), &[]).unwrap().unwrap();
    assert_eq!(again.clock, room.clock);
    let used = 20 * 500;
    assert_eq!(room.clock.unwrap().left(now).iter().sum::<u64>(), 120_000 - used);
}

#[test]
fn a_table_is_left_to_bots_when_no_person_plays_any_more() {
    let bot = |seat| {
        let sitter = Sitter::Bot { level: Level::Pup, name: "Pup".to_owned() };
        Deed::Sat { seat: Seat::new(seat), sitter }
    };
    let open = opened(json!({"game": "piratz", "players": 3}));
    let mut room = fold(&[open.clone(), bot(0), sat(1), bot(2), Deed::Started]).unwrap();
    assert_eq!((room.is_left_to_bots(), room.is_restless()), (false, true));
    room.apply(Deed::Resigned { seat: Seat::new(1) }, NOW).unwrap();
    assert_eq!((room.is_left_to_bots(), room.is_restless()), (true, false));
    let room = fold(&[open, bot(0), bot(1), bot(2)]).unwrap();
    assert!(!room.is_left_to_bots(), "nobody has begun");
}

#[test]
fn a_damaged_log_tells_which_entry_cannot_be() {
    let seat = Seat::new(0);
    let acted = |action: Value| Deed::Acted { seat: Some(seat), action, id: None, held: 0, known: None };
    let [open, first, second, started] = beginning(cat()).try_into().unwrap();
    let (playing, took_back) = ([open.clone(), first, second, started], Deed::TookBack { seat, id: "x".into() });
    let damaged = |deeds: &[Deed]| fold(deeds).map(|_| ()).unwrap_err();
    assert_eq!(damaged(&playing[1..]), Damaged { entry: 1, flaw: Flaw::Opening });
    assert_eq!(damaged(&[open.clone(), open.clone()]), Damaged { entry: 2, flaw: Flaw::Opening });
    for (wrong, denied) in [
        (open.clone(), None),
        (sat(0), Some(Denied::Begun)),
        (Deed::Left { seat, invite: None }, Some(Denied::Begun)),
        (Deed::Started, Some(Denied::Begun)),
        (acted(json!("nonsense")), None),
        (acted(json!("pass")), None),
        (took_back.clone(), Some(Denied::NothingToTakeBack)),
        (Deed::Resigned { seat: Seat::new(2) }, None),
    ] {
        let Damaged { entry, flaw } = damaged(&[&playing[..], &[wrong]].concat());
        assert_eq!(entry, 5);
        if let Some(denied) = denied {
            assert_eq!(flaw, Flaw::Impossible(denied));
        }
    }
    for (wrong, denied) in [
        (Deed::Started, Denied::SeatsOpen),
        (sat(2), Denied::NoFreeSeat),
        (acted(json!("draw")), Denied::NotBegun),
        (took_back, Denied::NotBegun),
        (Deed::Resigned { seat }, Denied::NotBegun),
        (Deed::Adjourned, Denied::NotBegun),
    ] {
        assert_eq!(damaged(&[open.clone(), wrong]), Damaged { entry: 2, flaw: Flaw::Impossible(denied) });
    }
    let torn = Room::read(RoomId(7), &[(NOW, r#"{"opened":"#.to_owned())], &[]).map(|_| ()).unwrap_err();
    assert!(torn.entry == 1 && matches!(torn.flaw, Flaw::Unreadable(_)));
    assert!(Room::read(RoomId(7), &[], &[]).unwrap().is_none());
}

#[test]
fn a_table_of_other_rules_or_another_deck_is_not_played_on() {
    let Deed::Opened(charter) = opened(cat()) else { unreachable!() };
    let flaw = |charter: Charter| fold(&[Deed::Opened(Box::new(charter))]).map(|_| ()).unwrap_err().flaw;
    let (rules, deck) = (charter.rules.unwrap(), charter.deck.unwrap());
    let other = Hex([9; 32]);
    assert_eq!(
        flaw(Charter { rules: Some(rules + 1), ..(*charter).clone() }),
        Flaw::Rules { given: rules + 1, known: rules }
    );
    assert_eq!(flaw(Charter { deck: Some(other), ..(*charter).clone() }), Flaw::Deck { given: other, known: deck });
    let terms = Terms { game: "chess".to_owned(), ..charter.terms.clone() };
    assert!(matches!(flaw(Charter { terms, ..(*charter).clone() }), Flaw::Impossible(_)));
    assert!(
        fold(&[Deed::Opened(Box::new(Charter { rules: None, deck: None, ..*charter }))]).is_ok(),
        "the first houses did not say"
    );
}
