//! The lessons there are: every file in `lessons/<game>/`, built into the program.

use std::sync::LazyLock;

use catalog::{Entry, GAMES};
use rust_embed::Embed;

use crate::lesson::Lesson;

#[derive(Embed)]
#[folder = "../../lessons"]
struct Files;

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let read = |(game, name, text): (&'static Entry, String, String)| {
        Lesson::read(game, &name, &text).expect("the tests read every lesson")
    };
    let mut lessons: Vec<_> = files().map(read).collect();
    let number = |game: &'static Entry| GAMES.iter().position(|entry| std::ptr::eq(entry, game));
    lessons.sort_by_key(|lesson| (number(lesson.game), lesson.stars, lesson.name.clone()));
    lessons
});

/// The files of all games: game, name and text. A folder that no game has its name from is not looked into.
pub fn files() -> impl Iterator<Item = (&'static Entry, String, String)> {
    Files::iter().filter_map(|path| {
        let (game, name) = path.strip_suffix(".toml")?.split_once('/')?;
        let text = String::from_utf8_lossy(&Files::get(&path)?.data).into_owned();
        Some((Entry::named(game).ok()?, name.to_owned(), text))
    })
}

/// Game by game, the easiest first.
pub fn all() -> &'static [Lesson] {
    &LESSONS
}

pub fn find(game: &str, name: &str) -> Option<&'static Lesson> {
    all().iter().find(|lesson| lesson.game.spec.name == game && lesson.name == name)
}
