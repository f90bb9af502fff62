//! The commands as `--help` shows them: in groups, by what one wants to do.

use std::fmt::Write as _;

use clap::Command;
use words::Words;

use crate::help;

/// The names of the groups' titles, and who stands in them.
const GROUPS: [(&str, &[&str]); 5] = [
    ("to-play", &["play", "games", "rules"]),
    ("to-look-back", &["replay", "analyse", "verify"]),
    ("to-host", &["serve", "backup", "restore", "check", "admin", "nodes", "move-in", "lesson"]),
    ("for-programs", &["arena", "train", "engine", "deck"]),
    ("for-your-shell", &["completions", "man"]),
];

/// The same commands, with their list in groups.
pub fn grouped(command: Command, words: &Words) -> Command {
    let header = command.get_styles().get_header();
    let mut list = String::new();
    for (title, names) in GROUPS {
        let title = words.say(&format!("help-{title}"), &[]);
        let _a_string_takes_everything = writeln!(list, "{header}{title}:{header:#}");
        for name in names {
            let told = command.find_subcommand(name).and_then(Command::get_about);
            let told = told.map(ToString::to_string).unwrap_or_default();
            let _a_string_takes_everything = writeln!(list, "  {name:<12} {told}");
        }
        list.push('\n');
    }
    let template = help::template(&command, &list, words);
    // The list above takes the place of clap's own.
    command.mut_subcommands(|subcommand| subcommand.hide(true)).help_template(template)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_in_exactly_one_group() {
        let command = crate::description();
        let mut grouped: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        let mut all: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
        grouped.sort_unstable();
        all.sort_unstable();
        assert_eq!(grouped, all);
    }
}
