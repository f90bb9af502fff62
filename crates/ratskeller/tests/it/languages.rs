//! What the program says of its own command line, in every language.

use std::process::{Command, Output};

use crate::client::BINARY;

const LANGUAGES: [&str; 4] = ["en", "de", "nl", "is"];
/// Every command, as a line.
const COMMANDS: [&str; 33] = [
    "",
    "serve",
    "backup",
    "restore",
    "check",
    "admin",
    "admin list",
    "admin list tables",
    "admin list guests",
    "admin close",
    "admin kick",
    "admin block",
    "admin unblock",
    "admin blocks",
    "admin rename",
    "admin erase",
    "admin prune",
    "admin say",
    "play",
    "replay",
    "analyse",
    "arena",
    "train",
    "engine",
    "games",
    "lesson",
    "lesson check",
    "deck",
    "deck check",
    "verify",
    "rules",
    "completions",
    "man",
];

/// Calls the program in an environment that speaks German.
fn call(line: &str) -> Output {
    let arguments = line.split(' ').filter(|argument| !argument.is_empty());
    let mut command = Command::new(BINARY);
    command.args(arguments).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "de_DE.UTF-8");
    command.output().expect("the binary was built")
}

fn said(line: &str) -> String {
    let output = call(line);
    assert!(output.status.success() && output.stderr.is_empty(), "{line}: {output:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// What is complained of on standard error, which is where complaints belong.
fn complained(line: &str) -> String {
    let output = call(line);
    assert!(output.status.code() == Some(2) && output.stdout.is_empty(), "{line}: {output:?}");
    String::from_utf8(output.stderr).expect("text")
}

#[test]
fn the_help_of_every_command_speaks_only_the_language_that_was_asked_for() {
    let of_clap = [
        "Usage",
        "Options",
        "Commands",
        "Arguments",
        "OPTIONS",
        "COMMAND",
        "default:",
        "env:",
        "possible values:",
        "Print",
    ];
    for command in COMMANDS {
        let mut helps = LANGUAGES.map(|language| said(&format!("{command} --help --lang {language}"))).to_vec();
        for help in &helps[1..] {
            for english in of_clap {
                assert!(!help.contains(english), "“{english}” is in the help of “{command}”:\n{help}");
            }
        }
        assert!(helps[0].contains("Usage: ratskeller"), "{}", helps[0]);
        assert!(helps[1].contains("Aufruf: ratskeller"), "{}", helps[1]);
        assert_eq!(said(&format!("{command} -h")), helps[1], "the short help in the system’s language");
        helps.sort();
        helps.dedup();
        assert_eq!(helps.len(), LANGUAGES.len(), "{command}");
    }
}

#[test]
fn the_language_may_stand_before_the_command() {
    for (before, after) in [
        ("--lang is games", "games --lang is"),
        ("--lang=nl rules piratz", "rules piratz --lang nl"),
        ("--lang nl help admin", "admin --help --lang nl"),
        ("--lang de play --help", "play --help --lang de"),
    ] {
        assert_eq!(said(before), said(after), "{before}");
    }
}

#[test]
fn arguments_are_listed_as_they_are_given() {
    let help = said("arena --help");
    assert!(help.contains("arena [OPTIONEN] <SPIEL> [BOT]...\n\nAngaben:\n  <SPIEL> "), "{help}");
    assert!(help.find("\n  <SPIEL>") < help.find("\n  [BOT]"), "{help}");
}

#[test]
fn mistakes_on_the_command_line_are_told_in_the_users_language() {
    for (line, sentences) in [
        ("fly", "Den Befehl „fly“ gibt es nicht.\nMeinst du „play“?\n„ratskeller --help“ sagt mehr.\n"),
        ("games --jsno", "„--jsno“ ist hier unbekannt.\nMeinst du „--json“?\n„ratskeller games --help“ sagt mehr.\n"),
        ("verify", "Es fehlt: „<DATEI>...“.\n„ratskeller verify --help“ sagt mehr.\n"),
        (
            "--lang xx games",
            "„xx“ ist bei --lang <SPRACHE> nicht möglich.\nMöglich: „en“, „de“, „nl“, „is“.\n„ratskeller games --help“ sagt mehr.\n",
        ),
        (
            "rules chess",
            "„chess“ ist bei <SPIEL> nicht möglich.\nMöglich: „rat-hot“, „piratz“, „rat-a-tat-cat“.\n„ratskeller rules --help“ sagt mehr.\n",
        ),
        (
            "play --players two",
            "„two“ passt nicht zu --players <ZAHL>: es muss eine ganze Zahl sein.\n„ratskeller play --help“ sagt mehr.\n",
        ),
        (
            "analyse - --millis 0",
            "„0“ passt nicht zu --millis <ZAHL>: es muss eine ganze Zahl ab 1 sein.\n„ratskeller analyse --help“ sagt mehr.\n",
        ),
        (
            "play --seed 12",
            "„12“ passt nicht zu --seed <STARTZAHL>: 64 × [0-9a-f].\n„ratskeller play --help“ sagt mehr.\n",
        ),
        (
            "--listen here",
            "„here“ passt nicht zu --listen <ADRESSE:PORT>: es muss eine Adresse aus Zahlen mit einem Port sein, etwa 127.0.0.1:7287.\n„ratskeller --help“ sagt mehr.\n",
        ),
        (
            "--keep-guests 0",
            "„0“ passt nicht zu --keep-guests <TAGE>: es muss eine Anzahl von Tagen sein, oder „forever“.\n„ratskeller --help“ sagt mehr.\n",
        ),
        (
            "serve --public-url rats",
            "„rats“ passt nicht zu --public-url <URL>: es muss aussehen wie https://rats.example.org.\n„ratskeller serve --help“ sagt mehr.\n",
        ),
        (
            "--listen 127.0.0.1:0 play",
            "play und --listen <ADRESSE:PORT> passen nicht zusammen.\n„ratskeller play --help“ sagt mehr.\n",
        ),
        (
            "play --resume --join x",
            "--resume und --join <URL> passen nicht zusammen.\n„ratskeller play --help“ sagt mehr.\n",
        ),
        (
            "play --deck x --join y",
            "--deck <DATEI> und --join <URL> passen nicht zusammen.\n„ratskeller play --help“ sagt mehr.\n",
        ),
        (
            "play --join x --record y",
            "--join <URL> und --record <DATEI> passen nicht zusammen.\n„ratskeller play --help“ sagt mehr.\n",
        ),
        (
            "admin --json",
            "Hinter „ratskeller admin“ fehlt ein Befehl.\nMöglich: „list“, „close“, „kick“, „block“, „unblock“, „blocks“, „rename“, „erase“, „prune“, „say“, „help“.\n„ratskeller admin --help“ sagt mehr.\n",
        ),
    ] {
        assert_eq!(complained(line), sentences, "{line}");
    }
    assert!(
        complained("deck").starts_with("Arbeitet mit Kartendateien\n\nAufruf: "),
        "a command that needs another shows its help"
    );
}

#[test]
fn the_manual_and_shells_speak_the_users_language() {
    let page = said("man");
    for heading in ["ÜBERSICHT", "BESCHREIBUNG", "OPTIONEN", "BEFEHLE", "ANGABEN"] {
        assert!(page.to_uppercase().contains(&format!(".SH {heading}\n")), "no {heading} in:\n{page}");
    }
    for english in
        [".SH SYNOPSIS", ".SH DESCRIPTION", ".SH OPTIONS", "SUBCOMMANDS", "May also", "Possible values", "[default"]
    {
        assert!(!page.contains(english), "“{english}” is in:\n{page}");
    }
    for shell in ["elvish", "fish", "powershell", "zsh"] {
        let script = said(&format!("completions {shell}"));
        assert!(script.contains("Wie gut die anderen spielen"), "{shell}");
        assert!(!script.contains("Print help"), "{shell}");
    }
}

#[test]
fn what_the_system_says_is_told_in_the_users_language() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path().to_str().unwrap();
    let house = folder.path().join("house.sqlite");
    let house = house.to_str().unwrap();
    std::fs::write(house, "What rats sing at night. ".repeat(1000)).unwrap();
    for (line, sentence) in [
        (format!("replay {here}"), format!("{here} lässt sich nicht lesen: das ist ein Ordner, keine Datei.\n")),
        (
            format!("replay {here}/gone"),
            format!("{here}/gone lässt sich nicht lesen: so eine Datei oder so einen Ordner gibt es nicht.\n"),
        ),
        (
            format!("analyse - --html {house}/page"),
            format!("{house}/page kann nicht geschrieben werden: etwas auf dem Weg dorthin ist kein Ordner.\n"),
        ),
        (format!("check --data {here}"), format!("{house} lässt sich nicht lesen: das ist keine Datenbank.\n")),
        (
            format!("backup {here}/copy --data {here}"),
            format!("{house} lässt sich nicht lesen: das ist keine Datenbank.\n"),
        ),
        (
            format!("serve --data {here}/new --listen 192.0.2.1:7287"),
            "An 192.0.2.1:7287 kann das Haus nicht lauschen: diese Adresse hat dieser Rechner nicht.\n".to_owned(),
        ),
    ] {
        let output = call(&line);
        let complaint = String::from_utf8(output.stderr).expect("text");
        assert!(output.status.code() == Some(1) && complaint.ends_with(&sentence), "{line}: {complaint}");
    }
    let output = call("admin blocks --token 5eed --url http://127.0.0.1:1");
    let complaint = String::from_utf8(output.stderr).expect("text");
    assert!(complaint.contains("(dort lauscht niemand)"), "{complaint}");
}

#[test]
fn what_is_no_json_or_no_toml_is_told_in_the_users_language() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    let record = file("record.json", "{\n  \"format\" 1}");
    let complaint = String::from_utf8(call(&format!("replay {record}")).stderr).expect("text");
    assert_eq!(complaint, "Das ist kein JSON: Zeile 2, Spalte 12: hier fehlt ein Doppelpunkt.\n");
    for (text, place, why) in [
        ("game = piratz\n", "1:8", "hier fehlt ein Wert, oder ein Text braucht Anführungszeichen"),
        ("game = \"piratz\"\nname =\n", "2:7", "hier fehlt ein Wert, oder ein Text braucht Anführungszeichen"),
        ("game = \"piratz\"\ngame = \"piratz\"\n", "2:1", "dieser Name steht doppelt da"),
    ] {
        let deck = file("deck.toml", text);
        let told = String::from_utf8(call(&format!("deck check {deck}")).stdout).expect("text");
        assert_eq!(told, format!("{deck}:{place}: Das ist kein TOML: {why}.\n"));
    }
}
