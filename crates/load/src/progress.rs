//! What is going on, for those who wait.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar that shows what is done, how far it is and how long it takes yet.
pub fn bar(what: String, steps: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg:44} {wide_bar:.green/dim} {human_pos:>6}/{human_len} {eta:>4}")
        .expect("a template of our own");
    ProgressBar::new(steps).with_style(style).with_message(what)
}
