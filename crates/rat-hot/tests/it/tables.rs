//! Tables to test on.

use rat_hot::{Action, Deck, Event, Facing, Options, Point, RatHot, RawDeck, Setup, StripId};
use ratskeller_core::{Chosen, Game, Seat, Seed, SmallId};

pub const DECK_FILE: &str = include_str!("../../../../games/rat-hot/deck.toml");

pub fn default_deck() -> Deck {
    raw_deck().try_into().expect("the default deck is right")
}

pub fn raw_deck() -> RawDeck {
    testkit::read_deck::<RatHot>(DECK_FILE)
}

/// A deck whose first strips are these, in decks.md's letters (`"R _ g2"`), and the others blank.
pub fn deck_of(strips: &[&str]) -> Deck {
    let mut raw = raw_deck();
    let blank = vec!["empty".to_string(); 3];
    let word = |letters: &str| match letters {
        "R" => "red_rat".to_string(),
        "G" => "green_rat".to_string(),
        "_" => "empty".to_string(),
        spice => {
            let number: usize = spice[1..].parse().expect("a spice such as r1");
            raw.spices[number - 1 + if spice.starts_with('g') { 4 } else { 0 }].name.clone()
        }
    };
    let given: Vec<Vec<String>> = strips.iter().map(|strip| strip.split(' ').map(word).collect()).collect();
    raw.strips = given.into_iter().chain(std::iter::repeat(blank)).take(42).collect();
    raw.try_into().expect("a deck")
}

/// Seat 0 plays red and starts.
pub fn options() -> Options {
    Options { first: Chosen::Seat(Seat::new(0)), ..Options::default() }
}

/// A game whose pile is 0, 1, 2, …
pub fn game(deck: &Deck, options: &Options) -> RatHot {
    let setup = Setup { first: None, pile: Some((0..42).map(StripId::new).collect()) };
    RatHot::deal(deck, options, 2, &setup, Seed([7; 32]), &mut ()).expect("a table the rules allow")
}

pub fn at(strip: usize, x: i16, y: i16, facing: Facing) -> Action {
    Action::Place { strip: StripId::new(strip), at: Point::new(x, y), facing }
}

/// Lays strips one after another and tells all that happened.
pub fn lay(game: &mut RatHot, places: &[(usize, i16, i16, Facing)]) -> Vec<Event> {
    let mut events = Vec::new();
    for &(strip, x, y, facing) in places {
        game.play(at(strip, x, y, facing), &mut events).expect("a place the rules allow");
    }
    events
}

/// The JSON of a game's whole state.
pub fn state(game: &RatHot) -> serde_json::Value {
    serde_json::to_value(game.reveal()).expect("a state can be written as JSON")
}

/// Lays everything that is left on the bare table where it pays nobody, calling `each` after every strip.
pub fn lay_the_rest(game: &mut RatHot, mut each: impl FnMut(&RatHot)) {
    while game.to_move().is_some() {
        let mut legal = Vec::new();
        game.legal_into(&mut legal);
        let is_dull = |&&action: &&Action| {
            let mut events = Vec::new();
            game.clone().apply(action, &mut events);
            matches!(&events[0], Event::Laid { level: 0, groups, .. } if groups.is_empty())
        };
        let dull = *legal.iter().find(is_dull).expect("a table of 25 has room for all strips");
        game.apply(dull, &mut ());
        each(game);
    }
}
