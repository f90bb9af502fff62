//! Whole games of every style.

use catalog::{Deck, Entry, Input};
use serde_json::{Value, json};

use crate::sitting::{of_game, open, play, to_the_end};

/// Every style at every seat once, among as many as fit around the table.
fn everybody_plays(game: &str, players: usize, options: &Value, deck: Option<&Value>) {
    let styles = of_game(game);
    assert!(styles.len() >= 4, "{game} has too few styles");
    for first in 0..styles.len() {
        let names: Vec<&str> = (0..players).map(|seat| styles[(first + seat) % styles.len()]).collect();
        to_the_end(open(game, players, options.clone(), deck, first as u8).as_mut(), &names);
    }
}

#[test]
fn all_play_rat_hot() {
    everybody_plays("rat-hot", 2, &Value::Null, None);
}

#[test]
fn all_play_rat_hot_on_a_small_table_under_the_strict_burial() {
    let options = json!({"table": 9, "burial": "never-whole", "changed": "grown", "red": 1});
    everybody_plays("rat-hot", 2, &options, None);
}

#[test]
fn all_play_rat_hot_with_strips_of_their_own() {
    let mut deck = Deck::usual(Entry::named("rat-hot").unwrap()).value();
    // The other way round, and in each other's colours.
    let strips = deck["strips"].as_array_mut().unwrap();
    strips.reverse();
    for strip in strips {
        strip.as_array_mut().unwrap().reverse();
    }
    let spices = deck["spices"].as_array_mut().unwrap();
    for spice in spices {
        spice["colour"] = json!(if spice["colour"] == "red" { "green" } else { "red" });
    }
    everybody_plays("rat-hot", 2, &Value::Null, Some(&deck));
}

#[test]
fn all_play_piratz_with_every_number_of_seats() {
    for (players, memory) in [(2, "strict"), (3, "aided"), (4, "strict")] {
        everybody_plays("piratz", players, &json!({"memory": memory}), None);
    }
}

#[test]
fn all_play_piratz_with_cards_of_their_own() {
    let mut deck = Deck::usual(Entry::named("piratz").unwrap()).value();
    for (number, card) in deck["cards"].as_array_mut().unwrap().iter_mut().enumerate() {
        card["treasures"] = json!({"shells": 1 + number % 9, "rings": 1});
        card["rat"] = json!(number % 2 == 0);
    }
    everybody_plays("piratz", 3, &Value::Null, Some(&deck));
}

#[test]
fn all_play_rat_a_tat_cat_with_every_number_of_seats() {
    for players in 2..=6 {
        everybody_plays("rat-a-tat-cat", players, &Value::Null, None);
    }
}

#[test]
fn all_play_rat_a_tat_cat_as_younger_players_with_help() {
    everybody_plays("rat-a-tat-cat", 4, &json!({"young": true, "memory": "aided"}), None);
}

#[test]
fn all_play_rat_a_tat_cat_until_somebody_is_left() {
    everybody_plays("rat-a-tat-cat", 5, &json!({"until": {"points": 40}}), None);
}

#[test]
fn all_play_rat_a_tat_cat_until_the_time_is_up() {
    let styles = of_game("rat-a-tat-cat");
    for two in styles.windows(2) {
        let mut table = open("rat-a-tat-cat", 2, json!({"until": {"minutes": 1}}), None, 7);
        play(table.as_mut(), two, 60);
        table.act(Input { seat: None, action: &json!("time_up"), at: None }).unwrap();
        // Whoever comes to the table now has not seen the round so far, and plays it by what the view shows.
        to_the_end(table.as_mut(), two);
    }
}

#[test]
fn all_play_rat_a_tat_cat_with_a_deck_in_another_order() {
    let mut deck = Deck::usual(Entry::named("rat-a-tat-cat").unwrap()).value();
    deck["cards"].as_array_mut().unwrap().reverse();
    everybody_plays("rat-a-tat-cat", 3, &Value::Null, Some(&deck));
}

#[test]
fn the_same_messages_get_the_same_answers() {
    for (game, most) in [("rat-hot", 12), ("piratz", 200), ("rat-a-tat-cat", 200)] {
        for two in of_game(game).windows(2) {
            let play = || play(open(game, 2, Value::Null, None, 3).as_mut(), two, most);
            assert_eq!(play(), play(), "{two:?}");
        }
    }
}
