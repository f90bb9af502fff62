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
            script.extend(more_for_fish(&description).bytes());
        }
        io::stdout().write_all(&script)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// What fish is not told otherwise: values for places without a flag, and those of flags that stand before a command.
fn more_for_fish(description: &Command) -> String {
    let flags = description.get_arguments().filter_map(flag_for_fish);
    flags.chain(description.get_subcommands().flat_map(positions_for_fish)).collect()
}

/// A flag that waits for its value is no whole line, and what clap writes for fish understands only those.
fn flag_for_fish(flag: &Arg) -> Option<String> {
    let (name, values) = (flag.get_long()?, values_for_fish(flag)?);
    let help = flag.get_help().map(ToString::to_string).unwrap_or_default().replace('\'', "\\'");
    Some(format!("complete -c ratskeller -n \"__fish_use_subcommand\" -l {name} -d '{help}' -x -a \"{values}\"\n"))
}

/// Something for the second place is offered when there is something in the first.
fn positions_for_fish(command: &Command) -> Vec<String> {
    let name = command.get_name();
    let values: Vec<String> = command.get_positionals().filter_map(values_for_fish).collect();
    let line = |(place, own): (usize, &String)| {
        let not_yet = if place == 0 { "not " } else { "" };
        let first = format!("{not_yet}__fish_seen_subcommand_from {}", values[0]);
        format!("complete -c ratskeller -n \"__fish_seen_subcommand_from {name}; and {first}\" -f -a \"{own}\"\n")
    };
    values.iter().enumerate().map(line).collect()
}

fn values_for_fish(argument: &Arg) -> Option<String> {
    let values: Vec<String> = argument.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    (argument.get_action().takes_values() && !values.is_empty()).then(|| values.join(" "))
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
