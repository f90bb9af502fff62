//! The commands as `--help` shows them: in groups, by what one wants to do.

use std::fmt::Write as _;

use clap::Command;

const GROUPS: [(&str, &[&str]); 5] = [
    ("To play", &["play", "games", "rules"]),
    ("To look back", &["replay", "analyse", "verify"]),
    ("To host", &["serve", "backup", "restore", "check", "admin", "lesson"]),
    ("For bots and programs", &["arena", "engine", "deck"]),
    ("For your shell", &["completions", "man"]),
];

/// The same commands, with their list in groups.
pub fn grouped(command: Command) -> Command {
    let mut list = String::new();
    for (title, names) in GROUPS {
        let _a_string_takes_everything = writeln!(list, "{title}:");
        for name in names {
            let told = command.find_subcommand(name).and_then(Command::get_about);
            let told = told.map(ToString::to_string).unwrap_or_default();
            let _a_string_takes_everything = writeln!(list, "  {name:<12} {told}");
        }
        list.push('\n');
    }
    let template = format!("{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{list}{{all-args}}");
    // The list above takes the place of clap's own.
    let listed = command.mut_subcommands(|subcommand| subcommand.hide(true));
    listed.override_usage("ratskeller [OPTIONS]\n       ratskeller <COMMAND>").help_template(template)
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
