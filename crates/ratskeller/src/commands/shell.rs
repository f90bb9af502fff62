//! `ratskeller completions` and `ratskeller man`: what a shell and `man` know of the program, from its own description.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Arg, Args, Command};
use clap_complete::Shell;
use words::Words;

use crate::help;

#[derive(Debug, Args)]
pub struct Completions {
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

impl Completions {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        let mut script = Vec::new();
        let mut description = help::told(crate::description(), words);
        clap_complete::generate(self.shell, &mut description, "ratskeller", &mut script);
        if self.shell == Shell::Fish {
            script.extend(positions_for_fish(&description).bytes());
        }
        io::stdout().write_all(&script)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The values that are known for places without a flag: fish is told only of flags otherwise.
fn positions_for_fish(description: &Command) -> String {
    let of_command = |command: &Command| {
        let values = command.get_positionals().flat_map(Arg::get_possible_values);
        let values: Vec<String> = values.map(|value| value.get_name().to_owned()).collect();
        let (name, values) = (command.get_name(), values.join(" "));
        let line = format!("complete -c ratskeller -n \"__fish_seen_subcommand_from {name}\" -f -a \"{values}\"\n");
        if values.is_empty() { String::new() } else { line }
    };
    description.get_subcommands().map(of_command).collect()
}

/// The headings that a manual page has in English, and the names of what stands there instead.
const HEADINGS: [(&str, &str); 4] = [
    ("NAME", "manual-name"),
    ("SYNOPSIS", "manual-synopsis"),
    ("DESCRIPTION", "manual-description"),
    ("VERSION", "manual-version"),
];

/// The page of the program, and those of its commands after it.
pub fn man(words: &Words) -> io::Result<ExitCode> {
    let mut page = Vec::new();
    let description = help::detailed(help::told(crate::description(), words), words);
    clap_mangen::Man::new(description.clone()).render(&mut page)?;
    for command in description.get_subcommands().filter(|command| command.get_name() != "help") {
        page.push(b'\n');
        let title = format!("ratskeller-{}", command.get_name());
        clap_mangen::Man::new(command.clone()).title(title).render(&mut page)?;
    }
    let mut page = String::from_utf8_lossy(&page).into_owned();
    for (english, message) in HEADINGS {
        page = page.replace(&format!("\n.SH {english}\n"), &format!("\n.SH {}\n", words.say(message, &[])));
    }
    io::stdout().write_all(page.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
