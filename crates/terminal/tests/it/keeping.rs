//! A game is in its file after every move, and in nobody else's.

use std::time::Duration;

use catalog::Thinking;
use ratskeller_core::{Seed, SmallId as _};
use serde_json::{Value, json};
use terminal::{KeptGame, Local, News, Place, Saved, Sitter, Unfinished};
use words::{Language, Words};

use crate::company::seat;

fn table() -> terminal::Local {
    seat("piratz", &[Sitter::Person, Sitter::Bot(catalog::Level::Rat)], json!({"first": 0}), 3, Language::English)
}

#[test]
fn every_move_is_written_at_once_and_a_finished_game_is_not_kept() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games").join("piratz.json");
    let record = folder.path().join("record.json");
    let mut kept = KeptGame::new(table(), file.clone()).recorded(Some(record.clone()));
    let mut done = 0;
    let mut choices = Vec::new();
    while kept.record().is_none() {
        while let Some(news) = kept.next() {
            if let News::Whole { sight, .. } | News::Happened { sight, .. } = news {
                choices = sight.list().unwrap();
            }
        }
        let Some(choice) = choices.pop() else { continue };
        assert_eq!(file.exists(), done > 0, "there is a file from the first move on");
        kept.act(choice.action);
        done += 1;
        if kept.record().is_none() {
            let text = std::fs::read_to_string(&file).unwrap();
            let own = Saved::read(&text).unwrap().record;
            let own = own.inputs().filter(|input| input.seat.is_some_and(|seat| seat.index() == 0)).count();
            assert_eq!(own, done, "before anybody has looked at it");
            choices.clear();
        }
    }
    while kept.next().is_some() {}
    assert!(!file.exists() && kept.file().is_none());
    let text = std::fs::read_to_string(record).unwrap();
    assert!(catalog::verify(&text).table.is_some());
    let left = std::fs::read_dir(file.parent().unwrap()).unwrap().count();
    assert_eq!(left, 0, "no half-written file stays");
}

#[test]
fn another_game_in_the_same_file_is_not_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let mut first = KeptGame::new(table(), file.clone());
    first.act(json!("reveal"));
    let text = std::fs::read_to_string(&file).unwrap();
    let mut second = KeptGame::new(table(), file.clone());
    second.act(json!("reveal"));
    second.act(json!("stay"));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
    let other = folder.path().join("game-2.json");
    assert_eq!(second.file(), Some(other.as_path()));
    let left = Unfinished::read(&other, &Words::new(Language::English)).unwrap();
    assert_eq!((left.title.as_str(), left.moves), ("Piratz", 2));
}

#[test]
fn rc_e2_minutes_that_were_played_before_count_and_the_table_tells_the_time_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let ten_minutes = json!({"until": {"minutes": 10}});
    let begun = seat("rat-a-tat-cat", &[Sitter::Person; 2], ten_minutes, 3, Language::English);
    let mut begun = KeptGame::new(begun, file.clone());
    begun.look(0);
    begun.act(json!("draw"));
    let told_after = |minutes| {
        let saved = Saved::read(&std::fs::read_to_string(&file).unwrap()).unwrap();
        let saved = Saved { played: Duration::from_mins(minutes), ..saved };
        let mut resumed =
            Local::resumed(saved, Thinking::Iterations(1), Duration::ZERO, Seed([3; 32]), Language::English).unwrap();
        let mut happened: Vec<Value> = Vec::new();
        while let Some(news) = resumed.next() {
            if let News::Happened { events, .. } = news {
                happened.extend(events);
            }
        }
        happened
    };
    assert!(told_after(9).is_empty());
    assert_eq!(told_after(10), [json!({"type": "time_up"})]);
}
