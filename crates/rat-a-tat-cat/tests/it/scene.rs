//! Tables set up card by card. A card is one character: a digit, or P, S and D for Peek, Swap and Draw 2.

use rat_a_tat_cat::{Action, Card, Deck, Event, Face, Options, Power, RatATatCat, Setup, View};
use ratskeller_core::{Game, Refusal, Seat, Seed, SmallId, Viewer};
use serde_json::{Value, json};

pub(crate) const DECK_FILE: &str = include_str!("../../../../games/rat-a-tat-cat/deck.toml");

pub(crate) fn default_deck() -> Deck {
    testkit::read_deck::<RatATatCat>(DECK_FILE).try_into().unwrap()
}

pub(crate) fn seat(number: usize) -> Viewer {
    Viewer::Seat(Seat::new(number))
}

pub(crate) fn seed(number: u8) -> Seed {
    Seed([number; 32])
}

pub(crate) fn letter(face: Face) -> char {
    match face.power() {
        Some(Power::Peek) => 'P',
        Some(Power::Swap) => 'S',
        Some(Power::DrawTwo) => 'D',
        None => char::from(b'0' + face.number().unwrap()),
    }
}

/// A game and what has happened in it since somebody last asked.
pub(crate) struct Scene {
    pub game: RatATatCat,
    pub events: Vec<Event>,
}

impl Scene {
    /// Deals the lines, seat 0 first, then the rest: the card that is turned up, and the pile from the top. What is not
    /// named follows from the highest card down to the lowest. The last seat deals, so seat 0 begins.
    pub(crate) fn new(options: Value, lines: &[&str], rest: &str) -> Self {
        let deck = default_deck();
        let mut left: Vec<Card> = (0..54).map(Card::new).collect();
        let mut take = |wanted: char| {
            let found = left.iter().position(|&card| letter(deck[card]) == wanted);
            left.remove(found.unwrap_or_else(|| panic!("no {wanted} is left")))
        };
        let column = |slot: usize| lines.iter().map(move |line| line.chars().nth(slot).expect("four cards"));
        let mut pile: Vec<Card> = (0..4).flat_map(column).chain(rest.chars()).map(&mut take).collect();
        pile.extend(left.iter().rev());
        let setup = Setup { dealer: Some(Seat::new(lines.len() - 1)), pile: Some(pile) };
        let options: Options = serde_json::from_value(options).unwrap();
        let mut events = Vec::new();
        let game = RatATatCat::deal(&deck, &options, lines.len(), &setup, seed(1), &mut events).unwrap();
        Self { game, events }
    }

    /// One round of two.
    pub(crate) fn of_two(lines: [&str; 2], rest: &str) -> Self {
        Self::new(json!({"until": {"rounds": 1}}), &lines, rest)
    }

    /// Plays actions given as JSON.
    pub(crate) fn play(&mut self, actions: impl IntoIterator<Item = Value>) -> &mut Self {
        for action in actions {
            let parsed: Action = serde_json::from_value(action.clone()).unwrap();
            self.events.clear();
            self.game.play(parsed, &mut self.events).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
        }
        self
    }

    /// Why an action is refused.
    pub(crate) fn refuses(&self, action: Value) -> Option<Refusal> {
        self.game.check(serde_json::from_value(action).unwrap()).err()
    }

    /// The events of the last action, as JSON.
    pub(crate) fn events(&self) -> Vec<Value> {
        self.events.iter().map(|event| serde_json::to_value(event).unwrap()).collect()
    }

    /// The events of the last action as a viewer saw them, as JSON.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Vec<Value> {
        self.events.iter().map(|event| serde_json::to_value(RatATatCat::seen(event, viewer)).unwrap()).collect()
    }

    pub(crate) fn state(&self) -> Value {
        serde_json::to_value(self.game.reveal()).unwrap()
    }

    /// What is in the lines.
    pub(crate) fn lines(&self) -> Vec<String> {
        written_lines(&self.game.reveal())
    }

    /// What a viewer sees of the lines, with a dot for a hidden card.
    pub(crate) fn lines_to(&self, viewer: Viewer) -> Vec<String> {
        written_lines(&self.game.view(viewer))
    }

    /// The discard pile, top last.
    pub(crate) fn discard(&self) -> String {
        written(&self.game.reveal().discard)
    }

    /// The card in hand.
    pub(crate) fn hand(&self) -> String {
        written(&self.game.reveal().drawn.map(Some).into_iter().collect::<Vec<_>>())
    }
}

fn written_lines(view: &View) -> Vec<String> {
    view.lines.values().iter().map(|line| written(line)).collect()
}

pub(crate) fn written(cards: &[Option<Card>]) -> String {
    let deck = default_deck();
    cards.iter().map(|card| card.map_or('.', |card| letter(deck[card]))).collect()
}

/// A turn that changes nothing.
pub(crate) fn draw_and_discard() -> [Value; 2] {
    [json!("draw"), json!("discard")]
}
