//! The 54 cards.

use rat_a_tat_cat::{Card, Deck, Face, Power, RawDeck};
use ratskeller_core::{Fault, Problem, SmallId};
use serde_json::{Value, json};

use crate::scene::default_deck;

fn faces(deck: &Deck) -> Vec<Face> {
    (0..54).map(|id| deck[Card::new(id)]).collect()
}

fn read(cards: &Value) -> Result<Deck, (String, Fault)> {
    let raw: RawDeck = serde_json::from_value(json!({ "cards": cards })).unwrap();
    Deck::try_from(raw).map_err(|fault| (fault.place(), fault))
}

fn default_cards() -> Value {
    serde_json::to_value(default_deck()).unwrap()["cards"].clone()
}

#[test]
fn rc_c1_there_are_28_cats_17_rats_and_9_power_cards() {
    let faces = faces(&default_deck());
    let count = |wanted: &dyn Fn(&Face) -> bool| faces.iter().filter(|face| wanted(face)).count();
    assert_eq!(count(&|face| face.number().is_some_and(|number| number <= 6)), 28);
    assert_eq!(count(&|face| face.number().is_some_and(|number| number >= 7)), 17);
    for power in [Power::Peek, Power::Swap, Power::DrawTwo] {
        assert_eq!(count(&|face| face.power() == Some(power)), 3, "{power:?}");
    }
    for number in 0..=9 {
        assert_eq!(count(&|face| face.number() == Some(number)), if number == 9 { 9 } else { 4 }, "{number}");
    }
}

#[test]
fn rc_c1_ids_follow_the_order_of_the_file() {
    let deck = default_deck();
    for (ids, face) in [(0..=3, "0"), (4..=7, "1"), (32..=35, "8"), (36..=44, "9")] {
        assert!(ids.clone().all(|id| deck[Card::new(id)].to_string() == face), "{ids:?}");
    }
    for (ids, face) in [(45..=47, "peek"), (48..=50, "swap"), (51..=53, "draw_two")] {
        assert!(ids.clone().all(|id| deck[Card::new(id)].to_string() == face), "{ids:?}");
    }
}

#[test]
fn rc_c1_a_deck_reads_what_it_writes_in_any_order() {
    assert_eq!(read(&default_cards()), Ok(default_deck()));
    let mut reversed = default_cards();
    reversed.as_array_mut().unwrap().reverse();
    let deck = read(&reversed).unwrap();
    assert_eq!(deck[Card::new(0)].power(), Some(Power::DrawTwo));
    assert_eq!(serde_json::to_value(deck).unwrap(), json!({ "cards": reversed }));
}

#[test]
fn rc_c1_a_deck_that_is_not_that_of_the_box_is_refused() {
    let with = |index: usize, face: Value| {
        let mut cards = default_cards();
        cards[index] = face;
        let (place, fault) = read(&cards).unwrap_err();
        assert_eq!(fault.rule.unwrap().0, "RC-C1");
        (place, fault.problem)
    };
    assert_eq!(with(3, json!(10)), ("cards[3]".into(), Problem::Range { given: 10, min: 0, max: 9 }));
    assert_eq!(with(3, json!(-1)), ("cards[3]".into(), Problem::Range { given: -1, min: 0, max: 9 }));
    let known = ["peek", "swap", "draw_two"].map(str::to_owned).to_vec();
    assert_eq!(with(5, json!("rat")), ("cards[5]".into(), Problem::Unknown { given: "rat".into(), known }));
    let times = |what: &str, given, wanted| Problem::Times { what: what.into(), given, wanted };
    assert_eq!(with(0, json!(9)), ("cards".into(), times("0", 3, 4)));
    assert_eq!(with(53, json!("swap")), ("cards".into(), times("swap", 4, 3)));

    let (place, fault) = read(&json!([0, 1])).unwrap_err();
    assert_eq!((place.as_str(), fault.problem), ("cards", Problem::Count { given: 2, wanted: 54 }));
    assert!(serde_json::from_value::<RawDeck>(json!({"cards": [], "strips": []})).is_err());
    assert!(serde_json::from_value::<RawDeck>(json!({"cards": [null]})).is_err());
}

#[test]
fn a_deck_file_that_makes_no_sense_says_where() {
    let error = toml::from_str::<RawDeck>("cards = [\n  0,\n  true,\n]").unwrap_err().to_string();
    assert!(
        error.contains("line 3") && error.contains("a number from 0 to 9, \"peek\", \"swap\" or \"draw_two\""),
        "{error}"
    );
}
