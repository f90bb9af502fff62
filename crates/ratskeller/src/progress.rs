//! How far a long piece of work has come: a bar with the time left on standard error, if that is a terminal.

use std::path::Path;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;
use std::{fs, thread};

use indicatif::{ProgressBar, ProgressStyle};
use words::Words;

const STEPS: &str = "{wide_bar} {pos}/{len} · {msg} {eta}";

/// How often a file that grows is looked at.
const LOOK_AGAIN: Duration = Duration::from_millis(100);

/// Does something of so many steps, which are counted by calling the function that it is given.
pub fn shown<T>(steps: u64, words: &Words, work: impl FnOnce(&(dyn Fn() + Sync)) -> T) -> T {
    let bar = bar(STEPS, steps, words);
    let result = work(&|| bar.inc(1));
    bar.finish_and_clear();
    result
}

/// Does something that finds out how many steps it has, and then counts them.
pub fn counted<T>(words: &Words, work: impl FnOnce(&(dyn Fn(usize) + Sync), &(dyn Fn() + Sync)) -> T) -> T {
    let bar = bar(STEPS, 0, words);
    let result = work(&|steps| bar.set_length(steps as u64), &|| bar.inc(1));
    bar.finish_and_clear();
    result
}

/// Does something that tells now and then how much of it is done, and how much there is.
pub fn followed<T>(words: &Words, work: impl FnOnce(Box<dyn Fn(u64, u64) + Send>) -> T) -> T {
    let bar = bar(STEPS, 0, words);
    let told = bar.clone();
    let result = work(Box::new(move |done, of| {
        told.set_length(of);
        told.set_position(done);
    }));
    bar.finish_and_clear();
    result
}

/// Does something that writes a file of about so many bytes.
pub fn written<T>(file: &Path, bytes: u64, words: &Words, work: impl FnOnce() -> T) -> T {
    let bar = bar("{wide_bar} {bytes}/{total_bytes} · {msg} {eta}", bytes, words);
    let (working, finished) = mpsc::channel::<()>();
    thread::scope(|scope| {
        let bar = &bar;
        scope.spawn(move || {
            while finished.recv_timeout(LOOK_AGAIN) == Err(RecvTimeoutError::Timeout) {
                bar.set_position(fs::metadata(file).map_or(0, |file| file.len()));
            }
            bar.finish_and_clear();
        });
        let result = work();
        drop(working);
        result
    })
}

fn bar(template: &str, length: u64, words: &Words) -> ProgressBar {
    let style = ProgressStyle::with_template(template).expect("a template that is tried by every test");
    ProgressBar::new(length).with_style(style).with_message(words.say("time-left", &[]))
}
