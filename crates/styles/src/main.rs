//! `styles NAME`: a player of that style, for `ratskeller arena --bot`. Without a name it lists the styles.
#![expect(clippy::disallowed_methods, reason = "a program reads its arguments and its input")]

use std::io::{self, BufRead as _, Write as _};
use std::process::ExitCode;

use styles::{Player, STYLES};

fn main() -> ExitCode {
    let Some(name) = std::env::args().nth(1) else {
        let mut output = io::stdout().lock();
        let listed = STYLES.iter().try_for_each(|style| writeln!(output, "{} {}", style.game, style.name));
        return if listed.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    };
    match play(&name) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _nobody_to_tell = writeln!(io::stderr(), "styles: {error}");
            ExitCode::FAILURE
        }
    }
}

fn play(name: &str) -> Result<(), Box<dyn std::error::Error>> {
    let mut player = Player::named(name)?;
    let mut output = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        if let Some(answer) = player.hear(&line?)? {
            writeln!(output, "{answer}")?;
            output.flush()?;
        }
    }
    Ok(())
}
