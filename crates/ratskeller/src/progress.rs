//! How far a long piece of work has come.

use indicatif::{ProgressBar, ProgressStyle};
use words::Words;

/// Does something of so many steps, which are counted by calling the function that it is given. Meanwhile there is a bar
/// with the time left on standard error, if that is a terminal.
pub fn shown<T>(steps: u64, words: &Words, work: impl FnOnce(&(dyn Fn() + Sync)) -> T) -> T {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} · {msg} {eta}");
    let bar = ProgressBar::new(steps)
        .with_style(style.expect("a template that is tried by every test"))
        .with_message(words.say("time-left", &[]));
    let result = work(&|| bar.inc(1));
    bar.finish_and_clear();
    result
}
