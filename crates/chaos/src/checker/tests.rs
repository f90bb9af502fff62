//! Each promise is broken on purpose in an evening as it should be, and the checker notices.

use serde_json::{Value, json};

use super::testing::{Evening, MOVE, broken, raw};
use super::{Evidence, Point, check};
use crate::history::{Act, Answer, Happening, Line, Over};

/// A game of Piratz as it should be: moves of all, a clock that goes, and somebody who comes back.
fn evening() -> Evening {
    let mut evening = Evening::begin("piratz", &json!({"first": 0}));
    evening.play(12);
    evening.wait_for_the_house();
    evening.come(1, Some(9));
    evening.play(12);
    evening
}

/// Breaks something, and tells which promises are broken by it.
fn after(change: impl FnOnce(&mut Evidence)) -> Vec<Point> {
    let mut evidence = evening().evidence();
    change(&mut evidence);
    broken(&evidence)
}

/// The places of what people did in the log: the entries with an id.
fn acted(evidence: &Evidence) -> Vec<usize> {
    let places = evidence.log.iter().enumerate().filter(|(_, (_, entry))| entry.contains(r#""id":"#));
    places.map(|(place, _)| place).collect()
}

/// Changes the text of a visitor's last message that is of this kind and contains something.
fn retell(evidence: &mut Evidence, number: usize, kind: &str, change: impl Fn(&str) -> Option<String>) {
    let lines = evidence.histories[number].lines.iter_mut().rev();
    let told = lines.filter_map(|line| if let Happening::Heard(told) = &mut line.what { Some(told) } else { None });
    let changed = told
        .filter(|told| told.get().contains(&format!(r#""type":"{kind}""#)))
        .find_map(|told| change(told.get()).map(|text| *told = raw(text)));
    changed.expect("there is such a message");
}

fn replaced(text: &str, from: &str, to: &str) -> Option<String> {
    text.contains(from).then(|| text.replacen(from, to, 1))
}

#[test]
fn an_evening_as_it_should_be_is_in_order() {
    for (game, options) in [
        ("piratz", json!({"first": 0})),
        ("rat-a-tat-cat", json!({"until": {"rounds": 2}})),
        ("piratz", json!({"memory": "aided"})),
    ] {
        let mut evening = Evening::begin(game, &options);
        evening.play(12);
        evening.wait_for_the_house();
        evening.come(0, Some(8));
        evening.play(9);
        let checked = check(&evening.evidence());
        assert_eq!(checked.faults, [], "{game}");
        assert!(checked.acknowledged > 8 && checked.bots > 2 && checked.stand_ins == 1, "{checked:?}");
        assert!(checked.explained > 60 && checked.exchanged > 60, "{checked:?}");
    }
}

#[test]
fn an_acknowledged_action_that_is_lost_is_missed() {
    let lost = after(|evidence| {
        let last = *acted(evidence).last().unwrap();
        evidence.log.truncate(last);
        evidence.last.clear();
    });
    assert_eq!(lost, [Point::Lost]);
}

#[test]
fn an_action_that_is_done_twice_is_noticed() {
    // The action can follow itself: one who has turned up a card may turn up another.
    let doubled = after(|evidence| {
        let again = acted(evidence).into_iter().rev().find(|place| evidence.log[*place].1.contains("reveal")).unwrap();
        let (at, entry) = evidence.log[again].clone();
        evidence.log.insert(again + 1, (at + 1, entry));
    });
    assert!(doubled.contains(&Point::Doubled), "{doubled:?}");
}

#[test]
fn an_action_that_was_refused_and_done_all_the_same_is_noticed() {
    let refused = after(|evidence| {
        let place = acted(evidence)[3];
        let entry: Value = serde_json::from_str(&evidence.log[place].1).unwrap();
        let (seat, id) = (entry["acted"]["seat"].as_u64().unwrap() as usize, entry["acted"]["id"].as_str().unwrap());
        let ack = format!(r#","ack":"{id}""#);
        retell(evidence, seat, "update", |text| replaced(text, &ack, ""));
        let lines = &mut evidence.histories[seat].lines;
        let (at, answer) = (lines.last().unwrap().at, Answer::Refused { code: "stale".to_owned() });
        lines.push(Line { at, what: Happening::Answered { id: id.to_owned(), answer } });
    });
    assert_eq!(refused, [Point::Invented]);
}

#[test]
fn an_action_that_is_refused_when_it_is_sent_again_after_it_was_acknowledged_is_noticed() {
    let forgotten = after(|evidence| {
        let lines = &mut evidence.histories[0].lines;
        let sent = lines.iter().find(|line| matches!(line.what, Happening::Sent { .. })).unwrap().what.clone();
        let Happening::Sent { id, .. } = &sent else { unreachable!("it was looked for") };
        let refused = Happening::Answered { id: id.clone(), answer: Answer::Refused { code: "stale".to_owned() } };
        let at = lines.last().unwrap().at;
        lines.extend([sent, refused].map(|what| Line { at, what }));
    });
    assert_eq!(forgotten, [Point::Lost]);
}

#[test]
fn what_got_no_answer_may_be_done_once_or_not_at_all() {
    let unanswered = |times: usize| {
        after(|evidence| {
            let at = evidence.histories[0].lines.last().unwrap().at;
            let act = Act::Do(json!("reveal"));
            let sent = Happening::Sent { node: 0, over: Over::Http, id: "lost".to_owned(), seq: 1, act };
            evidence.histories[0].lines.push(Line { at, what: sent });
            let last = evidence.log.last().unwrap().0;
            let entry = json!({"acted": {"seat": 0, "action": "reveal", "id": "lost"}}).to_string();
            evidence.log.extend(std::iter::repeat_n((last, entry), times));
            evidence.last.clear();
        })
    };
    assert_eq!(unanswered(0), []);
    assert!(unanswered(2).contains(&Point::Doubled));
}

#[test]
fn what_nobody_sent_is_noticed_in_the_log() {
    let invented = after(|evidence| {
        let third = acted(evidence)[2];
        let entry = &mut evidence.log[third].1;
        *entry = entry.replacen(r#""id":""#, r#""id":"x"#, 1);
    });
    assert_eq!(invented, [Point::Lost, Point::Invented]);
}

#[test]
fn somebody_who_sits_where_they_never_asked_to_is_noticed() {
    let seated = after(|evidence| {
        evidence.histories[1].lines.retain(|line| !matches!(line.what, Happening::Wished { .. }));
    });
    assert_eq!(seated, [Point::Invented]);
}

#[test]
fn a_gap_in_the_numbers_is_noticed() {
    let gap = after(|evidence| {
        let lines = &mut evidence.histories[2].lines;
        let heard = lines.iter().rposition(|line| matches!(line.what, Happening::Heard(_))).unwrap();
        lines.remove(heard - 1);
    });
    assert_eq!(gap, [Point::Views]);
}

#[test]
fn a_view_that_is_another_is_noticed() {
    let wrong = after(|evidence| {
        retell(evidence, 0, "update", |text| replaced(text, r#""phase":"turn""#, r#""phase":"over""#));
    });
    assert_eq!(wrong, [Point::Views, Point::Secrets], "no game of the same knowledge looks so either");
}

#[test]
fn choices_and_clocks_that_are_others_are_noticed() {
    let choices = after(|evidence| {
        retell(evidence, 1, "update", |text| replaced(text, r#""choices":""#, r#""choices":"0"#));
    });
    assert!(choices.contains(&Point::Views));
    let clock = after(|evidence| {
        retell(evidence, 1, "update", |text| replaced(text, r#""left":[5000"#, r#""left":[5001"#));
    });
    assert!(clock.contains(&Point::Views));
}

#[test]
fn a_reading_that_goes_back_is_noticed() {
    let back = after(|evidence| {
        let lines = &mut evidence.histories[1].lines;
        for line in lines.iter_mut() {
            if let Happening::Knocked { last: Some(last), .. } = &mut line.what {
                *last = 99;
            }
        }
    });
    assert_eq!(back, [Point::Views]);
}

#[test]
fn a_node_that_does_not_come_to_the_end_is_noticed() {
    assert_eq!(after(|evidence| evidence.last[1].1 -= 1), [Point::Views]);
}

#[test]
fn what_was_sent_later_and_comes_before_is_noticed() {
    let reversed = after(|evidence| {
        // Seat 0 sent its third action only when all was over.
        let end = evidence.histories.iter().filter_map(|history| history.lines.last()).map(|line| line.at).max();
        let lines = &mut evidence.histories[0].lines;
        let sent = lines.iter().enumerate().filter(|(_, line)| matches!(line.what, Happening::Sent { .. }));
        let third = sent.map(|(place, _)| place).nth(2).unwrap();
        lines[third].at = end.unwrap() + 1;
    });
    assert_eq!(reversed, [Point::Order]);
}

#[test]
fn a_clock_that_goes_too_early_or_twice_is_noticed() {
    let stand_in = |evidence: &Evidence| {
        let waited = |pair: &[(u64, String)]| pair[1].0 - pair[0].0 >= MOVE;
        evidence.log.windows(2).position(waited).unwrap() + 1
    };
    let early = after(|evidence| {
        let place = stand_in(evidence);
        evidence.log[place].0 -= 300;
    });
    assert_eq!(early, [Point::ByItself]);
    let twice = after(|evidence| {
        let place = stand_in(evidence);
        let (at, entry) = evidence.log[place].clone();
        evidence.log.insert(place + 1, (at, entry));
    });
    assert!(twice.iter().any(|point| [Point::ByItself, Point::Invented].contains(point)), "{twice:?}");
}

#[test]
fn a_move_after_its_time_and_a_move_of_the_house_for_somebody_who_has_time_are_noticed() {
    let late = after(|evidence| {
        let last = *acted(evidence).last().unwrap();
        evidence.log[last..].iter_mut().for_each(|(at, _)| *at += MOVE);
    });
    assert!(late.contains(&Point::ByItself), "{late:?}");
    let by_the_house = after(|evidence| {
        let last = *acted(evidence).last().unwrap();
        let mut entry: Value = serde_json::from_str(&evidence.log[last].1).unwrap();
        entry["acted"].as_object_mut().unwrap().remove("id");
        evidence.log[last].1 = entry.to_string();
    });
    assert_eq!(by_the_house, [Point::Lost, Point::ByItself]);
}

#[test]
fn a_bot_that_acts_twice_in_a_turn_is_noticed() {
    let twice = after(|evidence| {
        let of_the_bot = |entry: &str| entry.contains(r#""seat":2"#) && entry.contains("reveal");
        let place = evidence.log.iter().rposition(|(_, entry)| of_the_bot(entry)).unwrap();
        let (at, entry) = evidence.log[place].clone();
        evidence.log.insert(place + 1, (at + 1, entry));
    });
    assert!(twice.contains(&Point::ByItself), "{twice:?}");
}

#[test]
fn a_hidden_card_in_a_view_is_noticed() {
    let evening = evening();
    let mut evidence = evening.evidence();
    retell(&mut evidence, 0, "update", |text| {
        let shown = format!(r#""pile":{}"#, evening.pile().as_array().unwrap().len());
        replaced(text, &shown, &format!(r#""pile":{}"#, evening.pile()))
    });
    assert_eq!(broken(&evidence), [Point::Views, Point::Secrets]);
}

#[test]
fn a_secret_that_is_told_before_the_end_is_noticed() {
    for (number, secret) in [(0, "5e".repeat(32)), (2, "b0".repeat(16)), (1, "60e5700000000000".to_owned())] {
        let told = after(|evidence| {
            let at = evidence.histories[number].lines.last().unwrap().at;
            let refused = format!(r#"{{"type":"refused","seq":3,"problem":{{"code":"stale","detail":"{secret}"}}}}"#);
            let heard = Happening::Heard(raw(refused));
            evidence.histories[number].lines.push(Line { at, what: heard });
        });
        assert_eq!(told, [Point::Secrets], "{secret}");
    }
}

#[test]
fn a_record_that_is_another_is_noticed() {
    assert_eq!(after(|evidence| evidence.record = Some("{}".to_owned())), [Point::Views]);
}
