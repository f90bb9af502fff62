//! Whole games by scripted keys against a seeded bot.

use catalog::verify;
use ratatui::crossterm::event::KeyCode;
use serde_json::json;
use terminal::{Place, Saved, Wish};
use words::Language;

use crate::company::{Company, LARGE, SMALL, THINKING};

/// For each game keys that lead to its end, pressed again and again.
pub const GAMES: [(&str, &str); 3] = [("rat-hot", "n\n"), ("piratz", "ds\n11\n"), ("rat-a-tat-cat", " dxkn")];

fn options(game: &str) -> serde_json::Value {
    match game {
        "rat-a-tat-cat" => json!({"until": {"rounds": 2}, "dealer": 1}),
        _ => json!({"first": 0}),
    }
}

fn sit_down(game: &str, seed: u8) -> Company {
    Company::new(game, options(game), seed, Language::English, SMALL)
}

#[test]
fn whole_games_are_played_with_the_keyboard_and_verify() {
    for (game, keys) in GAMES {
        for seed in 1..4 {
            let mut company = sit_down(game, seed);
            company.play_out(keys);
            let shown = company.screen();
            assert!(shown.contains("The game is over"), "{shown}");
            let record = serde_json::to_string(&company.place.record().unwrap()).unwrap();
            let verified = verify(&record);
            assert!(verified.table.is_some(), "{:?}", verified.checks);
            assert!(company.place.saved().is_none(), "what is over need not be kept");
        }
    }
}

#[test]
fn the_same_seed_and_keys_are_the_same_game() {
    for (game, keys) in GAMES {
        let shown = [(); 2].map(|()| {
            let mut company = sit_down(game, 9);
            company.play_out(keys);
            company.screen()
        });
        assert_eq!(shown[0], shown[1]);
    }
}

#[test]
fn a_hint_is_what_a_king_would_do_and_points_at_it() {
    for (game, keys) in GAMES {
        let mut company = sit_down(game, 5);
        if game == "rat-a-tat-cat" {
            company.press(KeyCode::Char(' '));
        }
        company.type_keys("h");
        let shown = company.screen();
        assert!(shown.contains("A king would: "), "{shown}");
        company.play_out(keys);
    }
}

#[test]
fn what_revealed_nothing_can_be_taken_back() {
    // At a first turn one strip is laid; the other's two follow, and after them two of one's own.
    let mut company = sit_down("rat-hot", 3);
    company.type_keys("n\n");
    company.type_keys("u");
    let shown = company.screen();
    assert!(shown.contains("There is nothing to take back"), "{shown}");
    let before = company.screen();
    company.type_keys("n\n");
    let after = company.screen();
    assert!(after.contains("u undo"), "{after}");
    company.type_keys("u");
    let shown = company.screen();
    let board = |text: &str| text.lines().take(15).map(str::to_owned).collect::<Vec<_>>();
    assert_ne!(board(&after), board(&shown));
    assert_eq!(log(&before), log(&shown));
}

/// The last lines of the log.
fn log(screen: &str) -> Vec<String> {
    let lines: Vec<String> = screen.lines().filter(|line| line.starts_with("· ")).map(str::to_owned).collect();
    lines[lines.len() - 3..].to_vec()
}

#[test]
fn a_game_that_was_left_is_gone_on_with() {
    for (game, keys) in GAMES {
        let mut company = sit_down(game, 6);
        company.type_keys(keys);
        company.type_keys("  ");
        company.type_keys("q");
        assert!(company.has_quit);
        let text = company.place.saved().expect("not over yet").written().unwrap();
        let saved = Saved::read(&text).unwrap();
        let whims = ratskeller_core::Seed([1; 32]);
        let place =
            terminal::Local::resumed(saved, THINKING, std::time::Duration::ZERO, whims, Language::English).unwrap();
        let mut resumed = Company::at(place, None, Language::English, SMALL);
        resumed.type_keys(" ");
        assert_eq!(resumed.screen().lines().next(), company.screen().lines().next());
        resumed.play_out(keys);
    }
}

#[test]
fn a_strip_is_moved_turned_and_refused_where_it_cannot_lie() {
    let mut company = sit_down("rat-hot", 2);
    let before = company.screen();
    assert!(before.contains("Pays"), "{before}");
    for _ in 0..6 {
        company.press(KeyCode::Up);
    }
    let far = company.screen();
    assert!(far.contains("Not possible here.") && far.contains('×'), "{far}");
    company.press(KeyCode::Enter);
    let refused = company.screen();
    assert!(refused.contains("touches no other") || refused.contains("edge of the table"), "{refused}");
    company.press(KeyCode::Char('r'));
    assert_ne!(company.screen(), far);
    company.press(KeyCode::Esc);
    assert!(company.screen().contains("Take a strip"), "{}", company.screen());
}

#[test]
fn a_table_larger_than_the_window_scrolls_to_the_cursor() {
    let mut company = sit_down("rat-hot", 4);
    company.press(KeyCode::Char('+'));
    for _ in 0..12 {
        company.press(KeyCode::Left);
    }
    let shown = company.screen();
    assert!(shown.contains('×') || shown.contains("Pays"), "{shown}");
    assert!(shown.contains('░'), "the edge of the table is in sight:\n{shown}");
    company.press(KeyCode::Esc);
    for _ in 0..30 {
        company.press(KeyCode::Right);
    }
    assert_ne!(company.screen(), shown);
}

#[test]
fn piratz_tells_what_a_kind_takes_before_one_leaves() {
    let mut company = sit_down("piratz", 3);
    company.type_keys("d");
    let shown = company.screen();
    assert!(shown.contains("→ "), "{shown}");
    company.type_keys("2");
    let chosen = company.screen();
    assert!(chosen.contains("Leave with") && chosen.contains("▸2"), "{chosen}");
    company.press(KeyCode::Esc);
    assert!(!company.screen().contains("▸2"));
}

#[test]
fn outer_cards_are_seen_until_a_key_and_never_again() {
    let mut company = sit_down("rat-a-tat-cat", 5);
    let looking = company.screen();
    assert!(looking.contains("Remember these two!"), "{looking}");
    let pictures = |shown: &str| {
        shown
            .lines()
            .skip(10)
            .filter(|line| line.contains("^.^") || line.contains("~o>") || line.contains("(o)"))
            .count()
    };
    assert_eq!(pictures(&looking), 1, "{looking}");
    company.type_keys(" ");
    let hidden = company.screen();
    assert_eq!(pictures(&hidden), 0, "{hidden}");
    assert!(hidden.contains("Draw a card"), "{hidden}");
    company.type_keys("o");
    assert!(company.screen().contains("Score sheet"));
}

#[test]
fn help_does_not_cost_the_first_look() {
    let mut company = sit_down("rat-a-tat-cat", 5);
    let looking = company.screen();
    for key in ['?', 'l', 'i'] {
        company.type_keys(&key.to_string());
        company.type_keys(if key == 'i' { "" } else { " " });
        assert_eq!(company.screen(), looking, "{key}");
    }
    assert!(matches!(&company.wish, Some(Wish::Rules(game)) if game == "rat-a-tat-cat"));
}

#[test]
fn the_keys_of_the_end_do_what_they_say_at_once() {
    for (game, keys) in GAMES {
        for key in ['q', 'a', 's', 'b'] {
            let mut company = sit_down(game, 1);
            company.play_out(keys);
            let shown = company.screen();
            company.type_keys(&key.to_string());
            let done = match key {
                'q' => company.has_quit,
                'a' => matches!(&company.wish, Some(Wish::Deal(new_game)) if new_game.game == game),
                's' => matches!(company.wish, Some(Wish::Save)),
                _ => matches!(company.wish, Some(Wish::SetUp)),
            };
            assert!(done, "{game} {key}: {:?}\n{shown}", company.wish);
        }
    }
}

#[test]
fn the_log_scrolls_with_the_first_key_and_stays() {
    let mut company = sit_down("piratz", 4);
    company.play_out("ds\n11\n");
    company.type_keys(" l");
    let end = company.screen();
    assert!(end.contains("↑ ↓ scroll"), "{end}");
    company.press(KeyCode::Up);
    let up = company.screen();
    assert_ne!(up, end);
    for (key, shown) in [(KeyCode::Down, &end), (KeyCode::Up, &up), (KeyCode::End, &end)] {
        company.press(key);
        assert_eq!(&company.screen(), shown, "{key:?}");
    }
    company.press(KeyCode::Home);
    let top = company.screen();
    assert!(top.contains("You begin."), "{top}");
    company.press(KeyCode::PageDown);
    assert!(company.screen() != top && company.screen().contains("↑ ↓ scroll"));
    company.press(KeyCode::Esc);
    assert!(!company.screen().contains("↑ ↓ scroll"));
}

#[test]
fn the_best_place_is_never_one_that_loses_while_another_is_there() {
    let (mut seen, mut lost) = (0, 0);
    for seed in 1..12 {
        let mut company = sit_down("rat-hot", seed);
        while !company.app.is_over() && seen < 400 {
            company.type_keys("n");
            let first = company.screen();
            let warns = |shown: &str| shown.contains("Three of your");
            if warns(&first) {
                lost += 1;
                // Then every other place is no better.
                for _ in 0..4 {
                    company.type_keys("n");
                    assert!(warns(&company.screen()), "{}", company.screen());
                }
            }
            seen += 1;
            company.type_keys("n\n");
        }
    }
    assert!(seen > 50 && lost < seen / 2, "{lost} of {seen}");
}

#[test]
fn a_hint_names_the_place_as_the_prompt_does_and_hides_nothing() {
    let mut company = sit_down("rat-hot", 5);
    company.type_keys("h");
    let shown = company.screen();
    let hint = shown.lines().find(|line| line.contains("A king would: lay ")).expect("a hint");
    let prompt = shown.lines().find(|line| line.starts_with('▶') && line.contains('→')).expect("a prompt");
    let (strip, place) = prompt[3..].trim_start().split_once(" → ").expect("a strip and its place");
    let place = place.split('.').next().expect("a place");
    assert!(hint.contains(&format!("{} at {place} ", strip.trim())), "{hint}\n{prompt}");
}

#[test]
fn every_spice_is_named_where_the_keys_are() {
    let mut company = sit_down("rat-hot", 5);
    company.type_keys("?");
    let shown = company.screen();
    for named in ["[r1] chili", "[r4] saffron", "(g1) jalapeño", "(g4) pepper"] {
        assert!(shown.contains(named), "{shown}");
    }
}

#[test]
fn help_and_log_lie_over_the_table_until_a_key() {
    for (game, _) in GAMES {
        let mut company = Company::new(game, options(game), 7, Language::English, LARGE);
        company.type_keys(" ");
        let before = company.screen();
        company.type_keys("?");
        let help = company.screen();
        assert!(help.contains("what a king would do"), "{help}");
        company.type_keys(" l");
        let log = company.screen();
        assert!(log.contains("What happened"), "{log}");
        company.type_keys(" ");
        assert_eq!(company.screen(), before);
    }
}
