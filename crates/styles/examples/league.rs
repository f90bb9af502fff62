//! `cargo run --release -p styles --example league -- GAME GAMES [SEATS]`: the styles of a game against one another, to
//! tune them without the house's players. Each pair of styles meets over the same deals from every seat.

#![expect(clippy::disallowed_methods, reason = "a program reads its arguments and the clock")]

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use catalog::{Deck, Entry, Input, Order, Source, Table};
use ratskeller_core::{Seat, Seed, SmallId as _, Viewer};
use serde_json::{Value, json};
use styles::{Player, STYLES};

struct Sitting {
    player: Player,
    heard: usize,
    longest: Duration,
    spent: Duration,
    decisions: u32,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, games, rest @ ..] = arguments.as_slice() else { panic!("league GAME GAMES [SEATS]") };
    let seats: usize = rest.first().map_or(2, |seats| seats.parse().expect("a number of seats"));
    let games: u64 = games.parse().expect("a number of games");
    let game = Entry::named(game).expect("a game of the house");
    let names: Vec<&str> = STYLES.iter().filter(|style| style.game == game.spec.name).map(|style| style.name).collect();
    let only: Vec<&str> = rest.iter().skip(1).map(String::as_str).collect();
    for one in names.iter().filter(|name| only.is_empty() || only.contains(name)) {
        let (mut line, mut all, mut longest, mut mean) = (String::new(), 0.0, Duration::ZERO, Duration::ZERO);
        for other in names.iter().filter(|other| *other != one) {
            let (mut won, mut rats, mut astray) = (0.0, 0, 0);
            for number in 0..games {
                let at = number as usize % seats;
                let sitting: Vec<&str> = (0..seats).map(|seat| if seat == at { *one } else { *other }).collect();
                let (outcome, sat) = play(game, &sitting, Seed([1; 32]).child(number / seats as u64));
                let winners = outcome["winners"].as_array().unwrap();
                let wins = winners.contains(&json!(at));
                won += if wins { 1.0 / winners.len() as f64 } else { 0.0 };
                rats += u32::from(!wins && outcome["reason"] == "rats");
                astray += sat[at].player.astray();
                longest = longest.max(sat[at].longest);
                mean = mean.max(sat[at].spent / sat[at].decisions.max(1));
            }
            all += won / games as f64 / (names.len() - 1) as f64;
            let _never_fails = write!(line, " {other} {:.1}%", 100.0 * won / games as f64);
            if rats > 0 {
                let _never_fails = write!(line, " ({rats} rats)");
            }
            assert_eq!(astray, 0, "{one} went astray");
        }
        println!("{one:10} {:.1}%:{line}; {mean:?} a decision, at most {longest:?}", 100.0 * all);
    }
}

fn play(game: &'static Entry, names: &[&str], seed: Seed) -> (Value, Vec<Sitting>) {
    let order = Order {
        deck: Deck::usual(game),
        players: names.len(),
        names: None,
        options: Value::Null,
        setup: Value::Null,
        source: Source::Seed(seed),
    };
    let mut table = game.open(order).expect("the usual game");
    let value = |json: catalog::json::Json| serde_json::from_str::<Value>(json.get()).expect("the house writes JSON");
    let mut sitting: Vec<Sitting> = (names.iter().enumerate())
        .map(|(seat, name)| {
            let start = json!({
                "type": "start", "game": game.spec.name, "seat": seat, "players": names.len(),
                "options": value(table.options()), "deck": table.deck().value(),
            });
            let mut player = Player::named(name).expect("a style");
            player.hear(&start.to_string()).expect("the start");
            Sitting { player, heard: 0, longest: Duration::ZERO, spent: Duration::ZERO, decisions: 0 }
        })
        .collect();
    for id in 0..20_000 {
        let Some(mover) = table.to_move() else { break };
        let action = ask(table.as_ref(), &mut sitting[mover.index()], mover, id);
        table.act(Input { seat: Some(mover), action: &action, at: None }).expect("a legal action");
    }
    let outcome = serde_json::to_value(table.outcome().expect("an end")).expect("JSON");
    (outcome, sitting)
}

fn ask(table: &dyn Table, sitting: &mut Sitting, mover: Seat, id: u64) -> Value {
    let events: Vec<String> =
        table.seen(Viewer::Seat(mover), sitting.heard).iter().map(|event| event.get().to_owned()).collect();
    sitting.heard = table.events();
    let (view, legal) = (table.view(Viewer::Seat(mover)), table.legal());
    let message = format!(
        r#"{{"type":"decide","id":{id},"view":{},"events":[{}],"legal":{}}}"#,
        view.get(),
        events.join(","),
        legal.get()
    );
    let began = Instant::now();
    let answer = sitting.player.hear(&message).expect("a message").expect("an answer");
    let spent = began.elapsed();
    sitting.spent += spent;
    sitting.longest = sitting.longest.max(spent);
    sitting.decisions += 1;
    answer["action"].clone()
}
