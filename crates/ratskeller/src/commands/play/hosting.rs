//! What is done for whoever plays in this terminal: games are dealt, kept, found again and recorded.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use catalog::{Entry, Record};
use lessons::Lesson;
use ratskeller_core::Seed;
use server::randomness;
use terminal::{Course, Host, KeptGame, Local, NewGame, Place, Saved, SavedError, Unfinished, Wanted, free_name};
use words::Words;

use super::Play;
use crate::commands::{data, read_file, trouble, write_file};
use crate::guide;

/// The folder of the games that are kept, and the one file that there was before.
const GAMES: &str = "games";
const BEFORE: &str = "terminal.json";

/// A table, and the fingerprint of its shuffles, unless the seed was given.
type Opened = (Box<dyn Place>, Option<String>);

pub struct Hosting<'a> {
    play: &'a Play,
    words: &'a Words,
    /// The same seed again would be the same game again.
    seed: Option<Seed>,
    /// Where the record of the game that is played goes by itself.
    record: Option<PathBuf>,
    has_recorded: bool,
}

impl<'a> Hosting<'a> {
    pub fn new(play: &'a Play, words: &'a Words) -> Self {
        Self { play, words, seed: play.seed, record: None, has_recorded: false }
    }

    /// A new game.
    pub fn open(&mut self, new_game: &NewGame) -> Result<Opened, Vec<String>> {
        let (local, commitment) = self.play.deal(new_game, self.seed, self.words)?;
        self.seed = None;
        let file = match &self.play.save {
            Some(file) => file.clone(),
            None => free_name(&folder().join(format!("{}-{}.json", new_game.game, seconds()))),
        };
        Ok((self.kept(KeptGame::new(local, file)), commitment))
    }

    /// Goes on with the game that was left last.
    pub fn resume(&mut self) -> Result<(Box<dyn Place>, NewGame), String> {
        let last = self.files().into_iter().next();
        if let Some(file) = last.filter(|file| file.metadata().is_ok_and(|about| about.len() > 0)) {
            return self.go_on(&file);
        }
        let usual = self.play.save.clone().unwrap_or_else(folder);
        Err(self.words.say("terminal-nothing-kept", &[("file", usual.display().to_string().into())]))
    }

    /// Every game's record goes where it was asked for; a second one beside the first.
    fn kept(&mut self, kept: KeptGame) -> Box<dyn Place> {
        let asked = self.play.record.as_deref();
        self.record = asked.map(|file| if self.has_recorded { free_name(file) } else { file.to_owned() });
        self.has_recorded = true;
        Box::new(kept.recorded(self.record.clone()))
    }

    /// The files in which games are kept, the one that was written last first.
    fn files(&self) -> Vec<PathBuf> {
        if let Some(file) = &self.play.save {
            return vec![file.clone()];
        }
        let found = std::fs::read_dir(folder()).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
        let games = found.filter(|path| path.extension().is_some_and(|ending| ending == "json"));
        let all = games.chain([data::usual_folder().join(BEFORE)]);
        let mut dated: Vec<_> = all.filter_map(|path| Some((path.metadata().ok()?.modified().ok()?, path))).collect();
        dated.sort_unstable_by(|one, other| other.cmp(one));
        dated.into_iter().map(|(_, path)| path).collect()
    }
}

impl Host for Hosting<'_> {
    fn deal(&mut self, new_game: &NewGame) -> Result<Box<dyn Place>, String> {
        self.open(new_game).map(|(place, _)| place).map_err(|sentences| sentences.join(" "))
    }

    fn learn(&mut self, lesson: &Arc<Lesson>) -> Box<dyn Place> {
        Box::new(Course::new(Arc::clone(lesson), Duration::from_millis(self.play.pause), self.words.language()))
    }

    fn go_on(&mut self, file: &Path) -> Result<(Box<dyn Place>, NewGame), String> {
        let words = self.words;
        let damaged = |detail: String| {
            words.say("terminal-damaged", &[("file", file.display().to_string().into()), ("detail", detail.into())])
        };
        let text = read_file(file, words)?;
        let saved = Saved::read(&text).map_err(|error| {
            damaged(match error {
                SavedError::Damaged(detail) => detail,
                SavedError::Record(error) => words.tell(&error),
            })
        })?;
        let new_game = NewGame {
            game: saved.record.game().to_owned(),
            sitters: saved.sitters.clone(),
            options: saved.record.options().clone(),
        };
        let (thinking, pause) = (self.play.thinking.chosen(), Duration::from_millis(self.play.pause));
        let local = Local::resumed(saved, thinking, pause, Seed(randomness::bytes()), words.language())
            .map_err(|error| damaged(words.tell(&error)))?;
        Ok((self.kept(KeptGame::resumed(local, file.to_owned(), text)), new_game))
    }

    fn left(&self) -> Vec<Unfinished> {
        self.files().iter().filter_map(|file| Unfinished::read(file, self.words)).collect()
    }

    fn throw_away(&mut self, file: &Path) -> Result<(), String> {
        std::fs::remove_file(file).map_err(|error| trouble("file-unwritable", file, &error, self.words))
    }

    fn wanted(&self) -> Wanted {
        self.play.wanted(self.words)
    }

    fn save(&mut self, record: &Record) -> Result<Vec<String>, String> {
        let file = if let Some(file) = &self.record {
            file.clone()
        } else {
            let file = free_name(Path::new(&format!("{}-{}.json", record.game(), seconds())));
            let text = serde_json::to_string(record).map_err(|error| error.to_string())? + "\n";
            write_file(&file, &text, self.words)?;
            // Whoever asks twice gets one file.
            self.record.insert(file).clone()
        };
        let say = |message: &str| self.words.say(message, &[("file", file.display().to_string().into())]);
        Ok(vec![say("play-saved"), say("terminal-look-back")])
    }

    fn rules(&self, game: &str, columns: usize) -> String {
        let guide = Entry::named(game).ok().and_then(|game| game.guide(self.words.language().code()));
        let markdown = guide.unwrap_or_default();
        let address = format!("http://localhost:7287/learn/{game}");
        let lessons = self.words.say("terminal-lessons", &[("address", address.into())]);
        guide::rendered(&format!("{markdown}\n\n{lessons}\n"), columns, false)
    }
}

fn folder() -> PathBuf {
    data::usual_folder().join(GAMES)
}

fn seconds() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}
