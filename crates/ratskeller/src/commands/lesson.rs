//! `ratskeller lesson check`: whether lessons can be learned from.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Subcommand};
use lessons::Trouble;
use words::Words;

use super::{STANDARD_INPUT, read_file};

/// What a lesson is called that has no file.
const NAMELESS: &str = "lesson";

#[derive(Debug, Args)]
pub struct Lesson {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Checks lesson files: whether they can be read, played and solved, and what is wrong with which step
    Check {
        /// The lessons; - is standard input
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
            ("game", lesson.game.spec.title.into()),
            ("steps", lesson.steps.len().into()),
        ],
    )
}

/// The lesson in a file, or everything that is wrong with it, each with the file and the place in it.
fn read(file: &Path, words: &Words) -> Result<lessons::Lesson, Vec<String>> {
    let text = read_file(file, words).map_err(|sentence| vec![sentence])?;
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let name = if file == Path::new(STANDARD_INPUT) { NAMELESS } else { &stem };
    lessons::Lesson::checked(name, &text).map_err(|troubles| {
        let sentence = |trouble: &Trouble| {
            let place = trouble.place().map(|(line, column)| format!(":{line}:{column}")).unwrap_or_default();
            format!("{}{place}: {}", file.display(), trouble.sentence(words))
        };
        troubles.iter().map(sentence).collect()
    })
}
