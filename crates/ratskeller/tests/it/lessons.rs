//! Lessons that somebody writes: checked before they are used.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::commands::run;
use crate::house::{Folder, Ratskeller, finished, program};

const LANGUAGES: [&str; 4] = ["en", "de", "nl", "is"];

/// The example that the documentation tells of.
const EXAMPLE: &str = include_str!("../../../../examples/lessons/leave-in-time.toml");

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn written(folder: &Path, name: &str, text: &str) -> String {
    let file = folder.join(name);
    fs::write(&file, text).unwrap();
    file.to_str().unwrap().to_owned()
}

#[test]
fn the_houses_own_lessons_and_the_example_are_fine() {
    let mut files = vec![repository().join("examples/lessons/leave-in-time.toml")];
    for game in fs::read_dir(repository().join("games")).unwrap() {
        files.extend(fs::read_dir(game.unwrap().path().join("lessons")).unwrap().map(|file| file.unwrap().path()));
    }
    let files: Vec<&str> = files.iter().map(|file| file.to_str().unwrap()).collect();
    let (code, said) = run(&[&["lesson", "check"], &files[..]].concat());
    assert_eq!((code, said.lines().count()), (0, files.len()), "{said}");
    assert!(said.lines().all(|line| line.starts_with("✓ ")), "{said}");
    assert!(said.contains("leave-in-time.toml: ok. “Leave in time” for Piratz, steps: 3."), "{said}");
}

#[test]
fn the_page_about_lessons_shows_the_example_as_it_is() {
    let page = fs::read_to_string(repository().join("docs/lessons.md")).unwrap();
    assert!(page.contains(&format!("```toml\n{EXAMPLE}```\n")));
}

#[test]
fn every_trouble_names_the_file_and_the_place_in_every_language() {
    let folder = tempfile::tempdir().unwrap();
    let good = written(folder.path(), "good.toml", EXAMPLE);
    let unreadable = written(folder.path(), "unreadable.toml", &EXAMPLE.replacen("players = 2", "players = 9", 1));
    let wrong = EXAMPLE.replacen("solution = \"reveal\"", "solution = \"stay\"", 1);
    let wrong = written(folder.path(), "wrong.toml", &wrong);
    let misnamed = written(folder.path(), "My lesson.toml", EXAMPLE);
    let mut told = Vec::new();
    for language in LANGUAGES {
        let files = [&good, &unreadable, &wrong, &misnamed, "no-such-file.toml"];
        let (code, said) = run(&[&["lesson", "check", "--lang", language], &files[..]].concat());
        let lines: Vec<&str> = said.lines().collect();
        let beginnings = [
            format!("✓ {good}: "),
            format!("✗ {unreadable}:4:11: players: "),
            format!("✗ {wrong}: "),
            format!("✗ {misnamed}: "),
        ];
        assert_eq!((code, lines.len()), (1, files.len()), "{said}");
        for (line, beginning) in lines.iter().zip(&beginnings) {
            assert!(line.starts_with(beginning), "{beginning}\n{said}");
        }
        assert!(lines[2].contains("dig") && lines[4].contains("no-such-file.toml"), "{said}");
        told.push(said);
    }
    told.dedup();
    assert_eq!(told.len(), LANGUAGES.len());
    assert!(told[0].contains("Step “dig”: The solution cannot be done. "), "{}", told[0]);
}

#[tokio::test]
async fn a_house_shows_the_lessons_of_a_folder_beside_its_own() {
    let folder = tempfile::tempdir().unwrap();
    written(folder.path(), "leave-in-time.toml", EXAMPLE);
    written(folder.path(), "notes.txt", "No lesson.");
    let house = Ratskeller::open_with(Folder::new(), &["--lessons", folder.path().to_str().unwrap()]).await;
    let list: Value = serde_json::from_str(&house.page("/api/lessons").await).unwrap();
    let own = lessons::all().len();
    assert_eq!(list.as_array().unwrap().len(), own + 1);
    let told = json!({"game": "piratz", "name": "leave-in-time", "title": "Leave in time", "stars": 0, "steps": 3});
    assert!(list.as_array().unwrap().contains(&told), "{list}");
}

#[tokio::test]
async fn a_lesson_that_does_not_work_keeps_the_house_from_opening() {
    let folder = tempfile::tempdir().unwrap();
    let opened = async || {
        let house = Folder::new();
        let lessons = folder.path().to_str().unwrap();
        let open = program(&["serve", "--listen", "127.0.0.1:0", "--data", house.text(), "--lessons", lessons]);
        let (code, said, complaint) = finished(open).await;
        assert_eq!((code, said.as_str()), (1, ""), "{complaint}");
        assert_eq!(complaint.lines().count(), 1, "{complaint}");
        complaint
    };
    let complaint = opened().await;
    assert!(complaint.contains(folder.path().to_str().unwrap()) && complaint.contains(".toml"), "{complaint}");
    let wrong = EXAMPLE.replacen("solution = \"reveal\"", "solution = \"stay\"", 1);
    for (name, text, expected) in [
        ("wrong.toml", wrong.as_str(), ": Step “dig”: The solution cannot be done. "),
        ("unreadable.toml", "players = 2", ":1:1: game: This is missing; please add it."),
        ("first.toml", EXAMPLE, ": There is a lesson “first” for Piratz already. Give the file another name."),
    ] {
        let file = written(folder.path(), name, text);
        let complaint = opened().await;
        assert!(complaint.starts_with(&format!("{file}{expected}")), "{complaint}");
        fs::remove_file(file).unwrap();
    }
    fs::remove_dir_all(folder.path()).unwrap();
    assert!(opened().await.contains(folder.path().to_str().unwrap()));
}
