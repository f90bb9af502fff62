//! A command line that means nothing: what is wrong with it, in the user's language.

use std::error::Error as _;
use std::ffi::OsString;
use std::fmt;
use std::net::AddrParseError;
use std::num::{IntErrorKind, ParseIntError};

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, Error};
use words::{Language, Value, Words};

const LANGUAGE: &str = "--lang";

/// A value is not what its place on the command line wants, and the name of what that is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted(pub &'static str);

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for Wanted {}

/// The language that is asked for, before anything else is understood, and the arguments without it: clap would let it
/// stand neither before a command nor behind `help`. What is no language is left, at the end, for clap to complain of.
pub fn language(arguments: impl IntoIterator<Item = OsString>) -> (Option<Language>, Vec<OsString>) {
    let (mut language, mut others, mut misread) = (None, Vec::new(), Vec::new());
    let mut arguments = arguments.into_iter().peekable();
    while let Some(argument) = arguments.next_if(|argument| argument != "--") {
        let beside = argument.to_str().and_then(|text| text.strip_prefix(LANGUAGE)?.strip_prefix('='));
        if argument != LANGUAGE && beside.is_none() {
            others.push(argument);
            continue;
        }
        let behind = if beside.is_none() { arguments.next_if(|next| next != "--") } else { None };
        match beside.or_else(|| behind.as_ref()?.to_str()).and_then(|text| text.parse().ok()) {
            Some(asked_for) => language = Some(asked_for),
            None => misread.extend(std::iter::once(argument).chain(behind)),
        }
    }
    (language, others.into_iter().chain(misread).chain(arguments).collect())
}

/// What is wrong, what is possible or may be meant, and where more is told; none if clap has something else to say, such
/// as the help.
pub fn sentences(error: &Error, arguments: &[OsString], description: &Command, words: &Words) -> Option<Vec<String>> {
    let mut sentences = vec![problem(error, words)?];
    let list = |kinds: &[ContextKind]| kinds.iter().flat_map(|kind| texts(error, *kind)).collect::<Vec<_>>();
    let possible = list(&[ContextKind::ValidValue, ContextKind::ValidSubcommand]);
    let mut meant = list(&[ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue]);
    // What is most like it comes last.
    meant.reverse();
    for (message, known) in [("usage-possible", possible), ("usage-meant", meant)] {
        if !known.is_empty() {
            sentences.push(words.say(message, &[("known", words.quoted(&known).into())]));
        }
    }
    sentences.push(words.say("usage-more", &[("command", called(arguments, description).into())]));
    Some(sentences)
}

fn problem(error: &Error, words: &Words) -> Option<String> {
    let joined = |kind| texts(error, kind).join(", ");
    let argument = ("argument", Value::from(joined(ContextKind::InvalidArg)));
    let command = ("command", Value::from(joined(ContextKind::InvalidSubcommand)));
    let value = joined(ContextKind::InvalidValue);
    let is_empty = value.is_empty();
    let value = ("value", Value::from(value));
    let sentence = match error.kind() {
        ErrorKind::InvalidValue if is_empty => words.say("usage-no-value", &[argument]),
        ErrorKind::InvalidValue => words.say("usage-unknown-value", &[argument, value]),
        ErrorKind::ValueValidation => {
            words.say("usage-unfit-value", &[argument, value, ("wanted", wanted(error, words).into())])
        }
        ErrorKind::TooManyValues => words.say("usage-unwanted-value", &[argument, value]),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => words.say("usage-wrong-count", &[argument]),
        ErrorKind::NoEquals => words.say("usage-no-equals", &[argument]),
        ErrorKind::UnknownArgument => words.say("usage-unknown-argument", &[argument]),
        ErrorKind::InvalidSubcommand => words.say("usage-unknown-command", &[command]),
        ErrorKind::MissingSubcommand => words.say("usage-no-command", &[command]),
        ErrorKind::MissingRequiredArgument => {
            let missing = words.quoted(&texts(error, ContextKind::InvalidArg));
            words.say("usage-missing", &[("missing", missing.into())])
        }
        ErrorKind::ArgumentConflict => conflict(error, words),
        ErrorKind::InvalidUtf8 => words.say("usage-not-utf8", &[]),
        _ => return None,
    };
    Some(sentence)
}

/// What a value should have been; in the reader's own words, if nobody else has any.
fn wanted(error: &Error, words: &Words) -> String {
    let Some(reason) = error.source() else { return String::new() };
    let number = reason.downcast_ref::<ParseIntError>().map(|error| match error.kind() {
        IntErrorKind::Zero => "count",
        _ => "number",
    });
    let own = reason.downcast_ref::<Wanted>().map(|Wanted(name)| *name);
    let address = reason.is::<AddrParseError>().then_some("address");
    let known = own.or(number).or(address);
    known.map_or_else(|| reason.to_string(), |name| words.say(&format!("usage-wanted-{name}"), &[]))
}

fn conflict(error: &Error, words: &Words) -> String {
    let one = [ContextKind::InvalidArg, ContextKind::InvalidSubcommand].map(|kind| texts(error, kind)).concat();
    let other = texts(error, ContextKind::PriorArg);
    if one == other {
        return words.say("usage-twice", &[("argument", one.join(", ").into())]);
    }
    words.say("usage-conflict", &[("one", one.join(", ").into()), ("other", other.join(", ").into())])
}

fn texts(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

/// The command that was called, as far as there is one.
fn called(arguments: &[OsString], description: &Command) -> String {
    let mut command = description;
    let mut name = description.get_name().to_owned();
    for argument in arguments.iter().filter_map(|argument| argument.to_str()) {
        if let Some(below) = command.find_subcommand(argument) {
            command = below;
            name = format!("{name} {argument}");
        }
    }
    name
}

#[cfg(test)]
mod tests {
    use clap::{Arg, ArgAction, value_parser};

    use super::*;

    fn given(line: &str) -> Vec<OsString> {
        line.split(' ').map(OsString::from).collect()
    }

    #[test]
    fn the_language_is_found_wherever_it_stands_and_taken_out() {
        for (line, found, rest) in [
            ("ratskeller --lang de play piratz", Some(Language::German), "ratskeller play piratz"),
            ("ratskeller help play --lang=de_AT", Some(Language::German), "ratskeller help play"),
            ("ratskeller --lang nl games --lang de", Some(Language::German), "ratskeller games"),
            ("ratskeller --lang de say -- --lang nl", Some(Language::German), "ratskeller say -- --lang nl"),
            ("ratskeller play", None, "ratskeller play"),
            ("ratskeller --lang", None, "ratskeller --lang"),
            ("ratskeller --lang xx play", None, "ratskeller play --lang xx"),
            ("ratskeller --lang=xx", None, "ratskeller --lang=xx"),
            ("ratskeller --language de", None, "ratskeller --language de"),
        ] {
            assert_eq!(language(given(line)), (found, given(rest)), "{line}");
        }
    }

    /// What is said in German of this line, by a program in which everything can go wrong.
    fn said(line: &str) -> (ErrorKind, String) {
        let number = Arg::new("number").long("number").value_parser(value_parser!(u64)).conflicts_with("pair");
        let description = Command::new("rats")
            .arg(number)
            .arg(Arg::new("pair").long("pair").num_args(2))
            .arg(Arg::new("some").long("some").num_args(2..4))
            .arg(Arg::new("flag").long("flag").action(ArgAction::SetTrue))
            .arg(Arg::new("equal").long("equal").require_equals(true))
            .arg(Arg::new("level").long("level").value_parser(["pup", "rat"]))
            .subcommand(Command::new("feed").arg(Arg::new("FOOD").required(true)))
            .subcommand(Command::new("look").subcommand_required(true).subcommand(Command::new("up")));
        let error = description.clone().try_get_matches_from(given(line)).unwrap_err();
        let sentences = sentences(&error, &given(line), &description, &Words::new(Language::German));
        (error.kind(), sentences.expect("a sentence").join("\n"))
    }

    #[test]
    fn every_kind_of_mistake_is_told_in_german() {
        for (line, kind, expected) in [
            (
                "rats --level lion",
                ErrorKind::InvalidValue,
                "„lion“ ist bei --level <level> nicht möglich.\nMöglich: „pup“, „rat“.\n",
            ),
            ("rats --level", ErrorKind::InvalidValue, "Bei --level <level> fehlt der Wert.\n"),
            (
                "rats --number x",
                ErrorKind::ValueValidation,
                "„x“ passt nicht zu --number <number>: es muss eine ganze Zahl sein.\n",
            ),
            ("rats --flag=yes", ErrorKind::TooManyValues, "„yes“ ist zu viel: --flag nimmt keinen Wert mehr."),
            (
                "rats --pair a",
                ErrorKind::WrongNumberOfValues,
                "--pair <pair> <pair> braucht eine andere Anzahl von Werten.",
            ),
            (
                "rats --some a",
                ErrorKind::TooFewValues,
                "--some <some> <some>... braucht eine andere Anzahl von Werten.",
            ),
            (
                "rats --equal a",
                ErrorKind::NoEquals,
                "Der Wert von --equal=<equal> kommt hinter ein Gleichheitszeichen.",
            ),
            ("rats --levle rat", ErrorKind::UnknownArgument, "„--levle“ ist hier unbekannt.\nMeinst du „--level“?\n"),
            ("rats --number 1 --pair a b", ErrorKind::ArgumentConflict, "passen nicht zusammen."),
            ("rats --number 1 --number 2", ErrorKind::ArgumentConflict, "--number <number> darf nur einmal dastehen."),
            (
                "rats fed",
                ErrorKind::InvalidSubcommand,
                "Den Befehl „fed“ gibt es nicht.\nMeinst du „feed“?\n„rats --help“ sagt mehr.",
            ),
            (
                "rats look",
                ErrorKind::MissingSubcommand,
                "Hinter „rats look“ fehlt ein Befehl.\nMöglich: „up“, „help“.\n„rats look --help“ sagt mehr.",
            ),
            ("rats feed", ErrorKind::MissingRequiredArgument, "Es fehlt: „<FOOD>“.\n„rats feed --help“ sagt mehr."),
        ] {
            let (is, said) = said(line);
            assert!(is == kind && said.contains(expected), "{line}: {is:?}\n{said}");
        }
    }

    #[test]
    fn what_only_helps_is_left_to_clap() {
        let description = Command::new("rats");
        let error = description.clone().try_get_matches_from(["rats", "--help"]).unwrap_err();
        assert_eq!(sentences(&error, &given("rats --help"), &description, &Words::new(Language::German)), None);
    }
}
