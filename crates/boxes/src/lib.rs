//! What lies in the box of each game and is no code: its deck, guide, lessons, messages, and how strong its players are.
//!
//! Every folder of `games/` is a box, and whatever lies in one is built in by listing (`build.rs`). What nobody asks for
//! does not get into a program: each kind is a list of its own.

struct File {
    /// The folder's name, which is the game's in the protocol.
    game: &'static str,
    /// Within the box, without what the name ends in: `guide/en`.
    path: &'static str,
    text: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/lists.rs"));

/// A lesson as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonFile {
    pub game: &'static str,
    pub name: &'static str,
    pub text: &'static str,
}

/// What is printed on a game's components: `deck.toml`.
pub fn deck(game: &str) -> Option<&'static str> {
    found(DECKS, game, "deck")
}

/// Where the house's players stand on a game's ladder: `levels.toml`.
pub fn levels(game: &str) -> Option<&'static str> {
    found(LEVELS, game, "levels")
}

/// The rules of a game for readers: `guide/<language>.md`.
pub fn guide(game: &str, language: &str) -> Option<&'static str> {
    found(GUIDES, game, &format!("guide/{language}"))
}

/// The lessons of all games: `lessons/*.toml`.
pub fn lessons() -> impl Iterator<Item = LessonFile> {
    LESSONS
        .iter()
        .filter_map(|&File { game, path, text }| Some(LessonFile { game, name: path.strip_prefix("lessons/")?, text }))
}

/// What is said of all games in a language: `messages/<language>/*.ftl`.
pub fn messages(language: &str) -> impl Iterator<Item = &'static str> {
    let folder = format!("messages/{language}/");
    MESSAGES.iter().filter(move |file| file.path.starts_with(&folder)).map(|file| file.text)
}

fn found(files: &[File], game: &str, path: &str) -> Option<&'static str> {
    files.iter().find(|file| file.game == game && file.path == path).map(|file| file.text)
}
