//! What `--help`, the manual page and shells say of the command line: the texts of `locales/*/commands.ftl`, set on its
//! description.

use clap::{Arg, Command};
use words::Words;

/// What clap writes before and between the forms of a usage.
const USAGE: &str = "Usage: ";
/// What clap adds to every command that has others below it.
const HELP: &str = "help";

/// The description with a text for everything in it.
pub fn told(mut description: Command, words: &Words) -> Command {
    description.build();
    tell(description, &[], words)
}

/// The same, with what holds for each argument in brackets behind its text: its variable, its default and its values.
pub fn detailed(description: Command, words: &Words) -> Command {
    let detailed = description.mut_args(|argument| detail(argument, words));
    detailed.mut_subcommands(|below| self::detailed(below, words))
}

fn tell(command: Command, path: &[String], words: &Words) -> Command {
    let about = if command.get_name() == HELP { "command-help".to_owned() } else { command_message(path) };
    let usage = usage(&command, words);
    let template = template(&command, "", words);
    let told = command
        .about(words.say(&about, &[]))
        .override_usage(usage)
        .help_template(template)
        .subcommand_help_heading(words.say("help-commands", &[]))
        .mut_args(|argument| tell_argument(argument, path, words));
    told.mut_subcommands(|below| {
        let name = Some(below.get_name().to_owned()).filter(|name| name != HELP);
        tell(below, &[path, name.as_slice()].concat(), words)
    })
}

/// How a help is laid out, with a list before the arguments.
pub fn template(command: &Command, list: &str, words: &Words) -> String {
    let heading = command.get_styles().get_usage();
    let title = words.say("help-usage", &[]);
    format!("{{about-with-newline}}\n{heading}{title}{heading:#} {{usage}}\n\n{list}{{all-args}}")
}

/// How the command is written, without the title.
fn usage(command: &Command, words: &Words) -> String {
    let placed = command.clone().subcommand_value_name(words.say("value-command", &[]));
    let usage = placed.mut_args(|argument| name_values(argument, words)).render_usage().to_string();
    let indent = " ".repeat(words.say("help-usage", &[]).chars().count() + 1);
    usage
        .trim_start_matches(USAGE)
        .replace(&format!("\n{}", " ".repeat(USAGE.len())), &format!("\n{indent}"))
        .replace("[OPTIONS]", &format!("[{}]", words.say("value-options", &[])))
}

fn tell_argument(argument: Arg, path: &[String], words: &Words) -> Arg {
    let text = words.say(&argument_message(&argument, path, words), &[]);
    let heading = match argument.get_help_heading() {
        Some(heading) => format!("help-{heading}"),
        None if argument.is_positional() => "help-arguments".to_owned(),
        None => "help-options".to_owned(),
    };
    let argument = name_values(argument, words).help(text).help_heading(words.say(&heading, &[]));
    // Under a heading of its own, clap would list them by their names.
    match argument.get_index() {
        Some(index) => argument.display_order(index),
        None => argument,
    }
}

/// What clap would say of the argument by itself, but in English.
fn detail(argument: Arg, words: &Words) -> Arg {
    let environment = argument.get_env().map(|name| ("help-environment", name.to_string_lossy().into_owned()));
    let takes_values = argument.get_action().takes_values();
    let defaults = argument.get_default_values().iter().map(|value| value.to_string_lossy().into_owned());
    let defaults = listed(defaults, takes_values && !argument.is_hide_default_value_set());
    let possible = argument.get_possible_values();
    let possible = possible.iter().map(|value| value.get_name().to_owned());
    let possible = listed(possible, takes_values && !argument.is_hide_possible_values_set());
    let details =
        [environment, defaults.map(|told| ("help-default", told)), possible.map(|told| ("help-possible", told))];
    let said = details.into_iter().flatten().map(|(message, told)| words.say(message, &[("told", told.into())]));
    let text: Vec<String> = argument.get_help().map(ToString::to_string).into_iter().chain(said).collect();
    let argument = argument.help(text.join(" ")).hide_env(true);
    if takes_values { argument.hide_default_value(true).hide_possible_values(true) } else { argument }
}

fn listed(values: impl Iterator<Item = String>, is_told: bool) -> Option<String> {
    Some(values.collect::<Vec<_>>().join(", ")).filter(|list| is_told && !list.is_empty())
}

fn name_values(argument: Arg, words: &Words) -> Arg {
    let names = argument.get_value_names().filter(|_| argument.get_action().takes_values());
    let names: Vec<String> =
        names.unwrap_or_default().iter().map(|name| words.say(&value_message(name), &[])).collect();
    if names.is_empty() { argument } else { argument.value_names(names) }
}

fn value_message(name: &str) -> String {
    format!("value-{}", name.to_lowercase().replace(|character: char| !character.is_alphanumeric(), "-"))
}

fn command_message(path: &[String]) -> String {
    [&["command".to_owned()], path].concat().join("-")
}

/// The text of the argument at this command, or at the nearest one above it, or wherever it stands.
fn argument_message(argument: &Arg, path: &[String], words: &Words) -> String {
    let id = argument.get_id().as_str().replace('_', "-");
    let mut own = (1..=path.len()).rev().map(|most| format!("{}-with-{id}", command_message(&path[..most])));
    own.find(|message| words.has(message)).unwrap_or_else(|| format!("argument-{id}"))
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    /// Every text in the description of the command line, and where it stands.
    fn texts(language: Language) -> Vec<(String, String)> {
        let mut texts = Vec::new();
        collect(&told(crate::description(), &Words::new(language)), "", &mut texts);
        texts
    }

    fn collect(command: &Command, above: &str, texts: &mut Vec<(String, String)>) {
        let place = format!("{above} {}", command.get_name());
        texts.push((place.clone(), command.get_about().map(ToString::to_string).unwrap_or_default()));
        for argument in command.get_arguments() {
            let place = format!("{place} {}", argument.get_id());
            texts.push((place.clone(), argument.get_help().map(ToString::to_string).unwrap_or_default()));
            texts.push((place, argument.get_help_heading().unwrap_or_default().to_owned()));
        }
        command.get_subcommands().for_each(|below| collect(below, &place, texts));
    }

    #[test]
    fn every_command_and_every_argument_is_told_in_every_language() {
        let english = texts(Language::English);
        assert!(english.len() > 400, "the whole tree: {}", english.len());
        for language in Language::ALL {
            for ((place, text), (_, english)) in texts(language).iter().zip(&english) {
                let is_named = ["command-", "argument-", "help-"].iter().any(|message| text.starts_with(message));
                assert!(!text.is_empty() && !is_named, "no text for{place} in {language:?}: {text}");
                let is_alike = text == english && text.contains(' ');
                assert!(language == Language::English || !is_alike, "{place} in {language:?}: {text}");
            }
        }
    }

    #[test]
    fn every_placeholder_has_a_name() {
        fn look(command: &Command, words: &Words) {
            for argument in command.get_arguments().filter(|argument| argument.get_action().takes_values()) {
                for name in argument.get_value_names().unwrap_or_default() {
                    assert!(words.has(&value_message(name)), "{name} of {}", command.get_name());
                }
            }
            command.get_subcommands().for_each(|below| look(below, words));
        }
        let mut description = crate::description();
        description.build();
        look(&description, &Words::new(Language::English));
    }
}
