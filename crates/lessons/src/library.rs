//! The lessons there are: every file in `lessons/<game>/`, built into the program.

use std::sync::LazyLock;

use catalog::{Entry, GAMES};
use rust_embed::Embed;

use crate::lesson::Lesson;

#[derive(Embed)]
#[folder = "../../lessons"]
struct Files;

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let mut lessons: Vec<_> =
        files().map(|(_, name, text)| Lesson::read(&name, &text).expect("the tests read every lesson")).collect();
    let number = |game: &'static Entry| GAMES.iter().position(|entry| std::ptr::eq(entry, game));
    lessons.sort_by_key(|lesson| (number(lesson.game), lesson.stars, lesson.name.clone()));
    lessons
});

/// The files of all games: folder, name and text.
pub fn files() -> impl Iterator<Item = (String, String, String)> {
    Files::iter().filter_map(|path| {
        let (folder, name) = path.strip_suffix(".toml")?.split_once('/')?;
        let text = String::from_utf8_lossy(&Files::get(&path)?.data).into_owned();
        Some((folder.to_owned(), name.to_owned(), text))
    })
}

/// Game by game, the easiest first.
pub fn all() -> &'static [Lesson] {
    &LESSONS
}

pub fn find(game: &str, name: &str) -> Option<&'static Lesson> {
    all().iter().find(|lesson| lesson.game.spec.name == game && lesson.name == name)
}
