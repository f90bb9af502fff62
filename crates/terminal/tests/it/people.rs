//! Several people at one terminal, with a curtain between their turns.

use catalog::Level;
use ratatui::crossterm::event::{KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use serde_json::json;
use terminal::{Event, Place, Sitter, Wish};
use words::{Language, Words};

use crate::company::{Company, SMALL, seat};

#[test]
fn nobody_sees_the_table_through_the_eyes_of_somebody_else() {
    let options = json!({"until": {"rounds": 1}, "dealer": 1});
    let place = seat("rat-a-tat-cat", &[Sitter::Person, Sitter::Person], options, 5, Language::English);
    let mut company = Company::at(place, None, Language::English, SMALL);
    let curtain = company.screen();
    assert!(curtain.contains("Give the screen to Player 1"), "{curtain}");
    assert!(!curtain.contains("Remember"), "{curtain}");
    company.type_keys("d");
    assert_eq!(company.screen(), curtain, "only its own keys raise the curtain");
    company.type_keys("\n");
    assert!(company.screen().contains("Remember these two!"));
    company.type_keys(" dxn");
    let curtain = company.screen();
    assert!(curtain.contains("Give the screen to Player 2"), "{curtain}");
    company.type_keys("\n");
    assert!(company.screen().contains("Remember these two!"), "everybody looks at their own cards once");
    company.type_keys(" dxk");
    company.type_keys("\ndx");
    company.type_keys("   ");
    assert!(company.app.is_over(), "{}", company.screen());
    assert!(company.place.record().is_some());
}

#[test]
fn where_nothing_is_hidden_no_curtain_falls_between_people() {
    let mut company = Company::at(
        seat("rat-hot", &[Sitter::Person, Sitter::Person], json!({"first": 0}), 5, Language::English),
        None,
        Language::English,
        SMALL,
    );
    for _ in 0..3 {
        assert!(!company.screen().contains("Give the screen to"), "{}", company.screen());
        company.type_keys("n\nn\n ");
    }
    company.play_out("n\n ");
    assert!(company.app.is_over(), "{}", company.screen());
}

#[test]
fn people_are_told_apart_on_every_table_in_every_language() {
    for language in Language::ALL {
        for (game, options) in [
            ("rat-hot", json!({"first": 0})),
            ("piratz", json!({"first": 0})),
            ("rat-a-tat-cat", json!({"dealer": 1, "until": {"rounds": 1}})),
        ] {
            let sitters = if game == "rat-hot" { 2 } else { 4 };
            let sitters = vec![Sitter::Person; sitters];
            let mut company = Company::at(seat(game, &sitters, options, 5, language), None, language, SMALL);
            company.type_keys("\n ");
            let shown = company.screen();
            for name in terminal::names(&sitters, &Words::new(language)) {
                let (stem, number) = name.split_once(' ').expect("a number");
                let cut = (4..stem.chars().count()).map(|letters| stem.chars().take(letters).collect::<String>());
                let mut forms =
                    cut.map(|stem| format!("{stem}…{number}")).chain([name.clone(), stem.to_owned() + number]);
                assert!(forms.any(|form| shown.contains(&form)), "{name}: {shown}");
            }
        }
    }
}

fn click(company: &mut Company, column: u16, row: u16) -> Option<Wish> {
    let kind = MouseEventKind::Down(MouseButton::Left);
    company.app.update(Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }))
}

/// Where a text stands on the screen.
fn find(screen: &str, text: &str) -> (u16, u16) {
    let (row, line) = screen.lines().enumerate().find(|(_, line)| line.contains(text)).expect("it is there");
    let column = line[..line.find(text).expect("it is there")].chars().count();
    (column as u16, row as u16)
}

#[test]
fn cards_and_piles_can_be_clicked_on() {
    let mut company = Company::new("piratz", json!({"first": 0}), 3, Language::English, SMALL);
    let (column, row) = find(&company.screen(), "Draw pile");
    let Some(Wish::Act(action)) = click(&mut company, column, row) else { panic!("the pile is dug in") };
    assert_eq!(action, "reveal");
    company.place.act(action);
    company.settle();
    let (column, row) = find(&company.screen(), "Coins");
    assert!(click(&mut company, column, row).is_none());
    let Some(Wish::Act(action)) = click(&mut company, column, row) else { panic!("the second click leaves") };
    assert_eq!(action, json!({"leave": {"kind": "coins"}}));

    let mut company = Company::new("rat-a-tat-cat", json!({"dealer": 1}), 3, Language::English, SMALL);
    company.press(KeyCode::Char(' '));
    let (column, row) = find(&company.screen(), "Pile (");
    let Some(Wish::Act(action)) = click(&mut company, column, row + 2) else { panic!("a card is drawn") };
    assert_eq!(action, "draw");

    let mut company = Company::new("rat-hot", json!({"first": 0}), 3, Language::English, SMALL);
    let (column, row) = find(&company.screen(), " ++ ");
    assert!(click(&mut company, column + 1, row).is_none());
    let Some(Wish::Act(action)) = click(&mut company, column + 1, row) else { panic!("the second click lays") };
    assert!(action["place"].is_object());
}

#[test]
fn bots_of_a_level_are_numbered_by_themselves() {
    let company = [Level::Rat, Level::King, Level::Rat, Level::Rat].map(Sitter::Bot);
    let sitters: Vec<_> = [Sitter::Person].into_iter().chain(company).collect();
    let names = |language| terminal::names(&sitters, &Words::new(language));
    assert_eq!(names(Language::English), ["You", "Rat", "King", "Rat 2", "Rat 3"]);
    assert_eq!(names(Language::German), ["Du", "Ratte", "König", "Ratte 2", "Ratte 3"]);
}
