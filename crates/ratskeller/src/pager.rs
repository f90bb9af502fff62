//! Texts that are longer than the terminal, a page at a time.

use std::env;
use std::io::{self, IsTerminal as _, Write as _};
use std::process::{Command, Stdio};

use crate::show;

/// What pages where nobody has said otherwise.
const USUAL: &str = "less";
/// Colours are shown, a text that is short after all ends at once, and it stays where it was read.
const LESS: &str = "FRX";
/// What a shell says of a command that is not there.
const NO_SUCH_COMMAND: i32 = 127;

/// Writes a text to standard output: through `PAGER` if that is a terminal with fewer lines.
pub fn write(text: &str) -> io::Result<()> {
    if is_too_long(text) && is_paged(text)? {
        return Ok(());
    }
    io::stdout().write_all(text.as_bytes())
}

fn is_too_long(text: &str) -> bool {
    let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal() && !show::is_dumb();
    is_terminal && crossterm::terminal::size().is_ok_and(|(_, rows)| text.lines().count() >= usize::from(rows))
}

/// Whether a pager has shown the text.
fn is_paged(text: &str) -> io::Result<bool> {
    let pager = env::var("PAGER").unwrap_or_else(|_| USUAL.to_owned());
    if pager.trim().is_empty() {
        return Ok(false);
    }
    let mut command = Command::new("sh");
    command.args(["-c", &pager]).stdin(Stdio::piped());
    if env::var_os("LESS").is_none() {
        command.env("LESS", LESS);
    }
    let Ok(mut child) = command.spawn() else { return Ok(false) };
    // Whoever has read enough reads no more.
    let _left = child.stdin.take().map(|mut input| input.write_all(text.as_bytes()));
    Ok(child.wait()?.code() != Some(NO_SUCH_COMMAND))
}
