//! The default deck is the one of `docs/decks.md`, and wrong decks are told where they are wrong.

use rat_hot::{Colour, Deck, RawDeck, StripId, Symbol};
use ratskeller_core::{Problem, SmallId};

use crate::tables::{default_deck, raw_deck};

fn strips(deck: &Deck) -> Vec<[Symbol; 3]> {
    (0..42).map(|id| deck.print.strip(StripId::new(id))).collect()
}

#[test]
fn rh_c1_there_are_42_strips_of_three_fields_and_a_start_strip() {
    let deck = default_deck();
    let [left, middle, right] = deck.print.strip(StripId::start());
    assert_eq!((deck.names[0].as_str(), deck.names[4].as_str()), ("chili", "jalapeno"));
    assert_eq!([left, middle, right], [Symbol::Spice(SmallId::new(0)), Symbol::Start, Symbol::Spice(SmallId::new(4))]);

    let wrong = |spoil: fn(&mut RawDeck)| {
        let mut raw = raw_deck();
        spoil(&mut raw);
        let fault = Deck::try_from(raw).unwrap_err();
        assert_eq!(fault.rule.unwrap().0, "RH-C1");
        (fault.place(), fault.problem)
    };
    let count = |given, wanted| Problem::Count { given, wanted };
    assert_eq!(wrong(|raw| drop(raw.strips.pop())), ("strips".into(), count(41, 42)));
    assert_eq!(wrong(|raw| raw.strips[7].push("empty".into())), ("strips[7]".into(), count(4, 3)));
    assert_eq!(wrong(|raw| raw.start.clear()), ("start".into(), count(0, 3)));
    let (place, problem) = wrong(|raw| raw.start[1] = "empty".into());
    assert_eq!(place, "start[1]");
    assert_eq!(problem, Problem::Unfit { given: "empty".into(), wanted: "s".into() });
}

#[test]
fn rh_c2_the_default_deck_is_as_even_as_decks_md_says() {
    let deck = default_deck();
    let times = |symbol| strips(&deck).iter().flatten().filter(|&&shown| shown == symbol).count();
    for spice in 0..8 {
        assert_eq!(times(Symbol::Spice(SmallId::new(spice))), 10);
        assert_eq!(deck.print.colour(SmallId::new(spice)), Colour::BOTH[spice / 4]);
    }
    assert_eq!(Colour::BOTH.map(|colour| times(Symbol::Rat(colour))), [9, 9]);
    assert_eq!(times(Symbol::Empty), 28);

    let mirrored = |symbol| match symbol {
        Symbol::Spice(spice) => Symbol::Spice(SmallId::new((spice.index() + 4) % 8)),
        Symbol::Rat(colour) => Symbol::Rat(colour.other()),
        same => same,
    };
    let all = strips(&deck);
    for id in 0..21 {
        assert_eq!(all[id + 21], all[id].map(mirrored), "strip {id}");
    }
    let side_by_side =
        |strip: &[Symbol; 3]| strip.windows(2).any(|pair| pair[0] == pair[1] && matches!(pair[0], Symbol::Spice(_)));
    assert!(!all.iter().any(side_by_side));
}

#[test]
fn rh_c2_a_field_shows_a_known_symbol_and_each_colour_has_four_spices() {
    let wrong = |spoil: fn(&mut RawDeck)| {
        let mut raw = raw_deck();
        spoil(&mut raw);
        let fault = Deck::try_from(raw).unwrap_err();
        assert_eq!(fault.rule.unwrap().0, "RH-C2");
        (fault.place(), fault.problem)
    };
    let (place, problem) = wrong(|raw| raw.strips[3][1] = "chilli".into());
    assert_eq!(place, "strips[3][1]");
    assert!(
        matches!(problem, Problem::Unknown { given, known } if given == "chilli" && known.contains(&"chili".into()))
    );
    let misplaced = Problem::Misplaced { given: "s".into() };
    assert_eq!(wrong(|raw| raw.strips[3][1] = "s".into()), ("strips[3][1]".into(), misplaced));
    let repeated = Problem::Repeated { given: "chili".into() };
    assert_eq!(wrong(|raw| raw.spices[2].name = "chili".into()), ("spices[2].name".into(), repeated));
    assert_eq!(wrong(|raw| raw.spices[2].name.clear()), ("spices[2].name".into(), Problem::Empty));
    let too_long = Problem::TooLong { given: 5000, most: 40 };
    assert_eq!(wrong(|raw| raw.spices[2].name = "x".repeat(5000)), ("spices[2].name".into(), too_long));
    let reserved = Problem::Misplaced { given: "empty".into() };
    assert_eq!(wrong(|raw| raw.spices[2].name = "empty".into()), ("spices[2].name".into(), reserved));
    let five_red = Problem::Times { what: "red".into(), given: 5, wanted: 4 };
    assert_eq!(wrong(|raw| raw.spices[7].colour = Colour::Red), ("spices".into(), five_red));
}

#[test]
fn a_deck_is_written_as_it_is_read() {
    let written = serde_json::to_value(default_deck()).unwrap();
    assert_eq!(written, serde_json::to_value(raw_deck()).unwrap());
    assert!(serde_json::from_str::<RawDeck>(r#"{"spices": [], "start": [], "strips": [], "price": 3}"#).is_err());
}
