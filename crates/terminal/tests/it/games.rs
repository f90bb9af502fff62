//! Whole games by scripted keys against a seeded bot.

use catalog::verify;
use ratatui::crossterm::event::KeyCode;
use serde_json::json;
use terminal::{Place, Saved};
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

/// The lines of the log.
fn log(screen: &str) -> Vec<String> {
    screen.lines().skip_while(|line| !line.contains("What happened")).take(5).map(str::to_owned).collect()
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
