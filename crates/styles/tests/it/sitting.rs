//! A table of the house with styles around it, who hear what the bot protocol tells.

use catalog::json::Json;
use catalog::{Deck, Entry, Input, Order, Source, Table};
use ratskeller_core::{Seat, Seed, SmallId as _, Viewer};
use serde_json::{Value, json};
use styles::{Player, STYLES};

/// No game of these takes as many decisions.
const MANY: u64 = 5_000;

pub fn of_game(game: &str) -> Vec<&'static str> {
    STYLES.iter().filter(|style| style.game == game).map(|style| style.name).collect()
}

pub fn value(json: &Json) -> Value {
    serde_json::from_str(json.get()).unwrap()
}

pub fn open(game: &str, players: usize, options: Value, deck: Option<&Value>, seed: u8) -> Box<dyn Table> {
    let game = Entry::named(game).unwrap();
    let deck = deck.map_or_else(|| Deck::usual(game), |deck| Deck::unnamed(game, deck).unwrap());
    let source = Source::Seed(Seed([seed; 32]));
    game.open(Order { deck, players, names: None, options, setup: Value::Null, source }).unwrap()
}

pub fn start(table: &dyn Table, seat: usize) -> Value {
    json!({
        "type": "start", "protocol": 1, "game": table.spec().name, "seat": seat, "players": table.seats(),
        "options": value(&table.options()), "deck": table.deck().value(), "millis": 5000,
    })
}

pub fn decide(table: &dyn Table, mover: Seat, heard: usize, id: u64) -> Value {
    let events: Vec<Value> = table.seen(Viewer::Seat(mover), heard).iter().map(value).collect();
    let view = value(&table.view(Viewer::Seat(mover)));
    json!({"type": "decide", "id": id, "view": view, "events": events, "legal": value(&table.legal())})
}

/// Plays to the end, or as long as told, and gives all answers. Nobody may want what is not legal.
pub fn play(table: &mut dyn Table, names: &[&str], most: u64) -> Vec<Value> {
    let seated = |(seat, name): (usize, &&str)| {
        let mut player = Player::named(name).unwrap();
        assert_eq!(player.hear(&start(table, seat).to_string()).unwrap(), None);
        (player, 0)
    };
    let mut players: Vec<(Player, usize)> = names.iter().enumerate().map(seated).collect();
    let mut answers = Vec::new();
    for id in 1..=most.min(MANY) {
        let Some(mover) = table.to_move() else { break };
        let (player, heard) = &mut players[mover.index()];
        let message = decide(table, mover, *heard, id);
        *heard = table.events();
        let answer = player.hear(&message.to_string()).unwrap().unwrap();
        assert_eq!(player.astray(), 0, "{} at {message}", names[mover.index()]);
        assert_eq!(answer["id"], id);
        table.act(Input { seat: Some(mover), action: &answer["action"], at: None }).unwrap();
        answers.push(answer);
    }
    if most >= MANY {
        assert!(table.outcome().is_some(), "{names:?} never ended");
    }
    answers
}

pub fn to_the_end(table: &mut dyn Table, names: &[&str]) {
    play(table, names, MANY);
}
