//! Lessons that somebody has written: `ratskeller lesson check` says whether they can be learned from.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Subcommand};
use lessons::{Library, Trouble};
use words::Words;

use super::{STANDARD_INPUT, read_file, trouble};

/// What a lesson is called that has no file.
const NAMELESS: &str = "lesson";

#[derive(Debug, Args)]
pub struct Lesson {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Check {
        #[arg(value_name = "FILE", required = true)]
        files: Vec<PathBuf>,
    },
}

impl Lesson {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        let Command::Check { files } = &self.command;
        let mut output = io::stdout().lock();
        let mut all_are_fine = true;
        for file in files {
            match read(file, words) {
                Ok(lesson) => writeln!(output, "✓ {}", praise(file, &lesson, words))?,
                Err(sentences) => {
                    all_are_fine = false;
                    sentences.iter().try_for_each(|sentence| writeln!(output, "✗ {sentence}"))?;
                }
            }
        }
        Ok(if all_are_fine { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

fn praise(file: &Path, lesson: &lessons::Lesson, words: &Words) -> String {
    words.say(
        "lesson-fine",
        &[
            ("file", file.display().to_string().into()),
            ("title", lesson.title(words).into()),
            ("game", words.title(&lesson.game.spec).into()),
            ("steps", lesson.steps.len().into()),
        ],
    )
}

/// The house's lessons and those in a folder, or everything that is wrong with these.
pub fn library(folder: &Path, words: &Words) -> Result<Library, Vec<String>> {
    let files = files(folder).map_err(|error| vec![trouble("file-unreadable", folder, &error, words)])?;
    if files.is_empty() {
        return Err(vec![words.say("lesson-none", &[("folder", folder.display().to_string().into())])]);
    }
    let (mut library, mut wrong) = (Library::default(), Vec::new());
    for file in &files {
        let add = |lesson| library.add(lesson).map_err(|trouble| vec![sentence(file, &trouble, words)]);
        wrong.extend(read(file, words).and_then(add).err().unwrap_or_default());
    }
    if wrong.is_empty() { Ok(library) } else { Err(wrong) }
}

/// The files of a folder that hold lessons, by name.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let found: io::Result<Vec<PathBuf>> = std::fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect();
    let mut files = found?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "toml"));
    files.sort_unstable();
    Ok(files)
}

/// The lesson in a file, or everything that is wrong with it.
fn read(file: &Path, words: &Words) -> Result<lessons::Lesson, Vec<String>> {
    let text = read_file(file, words).map_err(|sentence| vec![sentence])?;
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let name = if file == Path::new(STANDARD_INPUT) { NAMELESS } else { &stem };
    let said = |troubles: Vec<Trouble>| troubles.iter().map(|trouble| sentence(file, trouble, words)).collect();
    lessons::Lesson::checked(name, &text).map_err(said)
}

/// `file:line:column: sentence`, as far as there is a line.
fn sentence(file: &Path, trouble: &Trouble, words: &Words) -> String {
    let place = trouble.place().map(|(line, column)| format!(":{line}:{column}")).unwrap_or_default();
    format!("{}{place}: {}", file.display(), trouble.sentence(words))
}
