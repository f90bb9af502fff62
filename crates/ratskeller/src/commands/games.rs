//! `ratskeller games`: what there is to play, and how it can be varied.

use std::io::{self, Write};
use std::process::ExitCode;

use catalog::{Entry, GAMES};
use clap::Args;
use ratskeller_core::Spec;
use serde_json::Value;
use words::Words;

#[derive(Debug, Args)]
pub struct Games {
    #[arg(long)]
    json: bool,
}

impl Games {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        let mut output = io::stdout().lock();
        if self.json {
            writeln!(output, "{}", catalog::entry::list())?;
            return Ok(ExitCode::SUCCESS);
        }
        for entry in &GAMES {
            writeln!(output, "{}", headline(&entry.spec, words))?;
            let options = options(entry, words);
            let width = options.iter().map(|option| option.name.len()).max().unwrap_or_default();
            for Described { name, meaning, values } in options {
                writeln!(output, "  {name:width$}  {meaning}\n  {:width$}  {values}", "")?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// An option as it is told to people.
struct Described {
    name: String,
    meaning: String,
    values: String,
}

fn headline(spec: &Spec, words: &Words) -> String {
    let players = range(&spec.min_seats, &spec.max_seats);
    format!("{} · {} · {}", spec.name, words.title(spec), words.say("game-players", &[("players", players.into())]))
}

fn range(min: &impl ToString, max: &impl ToString) -> String {
    let (min, max) = (min.to_string(), max.to_string());
    if min == max { min } else { format!("{min}–{max}") }
}

fn options(entry: &Entry, words: &Words) -> Vec<Described> {
    let schema = entry.options();
    let properties = schema.get("properties").and_then(Value::as_object).into_iter().flatten();
    let describe = |(name, schema): (&String, &Value)| {
        let default = words.say("option-default", &[("value", plain(&schema["default"]).into())]);
        let meaning = words.say(&format!("option-{}-{name}", entry.spec.name), &[]);
        Described { name: name.clone(), meaning, values: format!("{} · {default}", values(schema)) }
    };
    properties.map(describe).collect()
}

/// What a JSON Schema allows, in short: `9–51`, `strict | aided`, `{"rounds": 1–50}`.
fn values(schema: &Value) -> String {
    let joined = |values: Vec<String>| values.join(" | ");
    for choice in ["oneOf", "anyOf"] {
        if let Some(schemas) = schema[choice].as_array() {
            return joined(schemas.iter().map(values).collect());
        }
    }
    if let Some(words) = schema["enum"].as_array() {
        return joined(words.iter().map(plain).collect());
    }
    if let Some(word) = schema.get("const") {
        return plain(word);
    }
    if let Some(fields) = schema["properties"].as_object() {
        let fields: Vec<_> = fields.iter().map(|(name, schema)| format!("\"{name}\": {}", values(schema))).collect();
        return format!("{{{}}}", fields.join(", "));
    }
    match (schema["type"].as_str(), &schema["minimum"], &schema["maximum"]) {
        (Some("boolean"), _, _) => "true | false".to_owned(),
        (_, min @ Value::Number(_), max @ Value::Number(_)) => range(min, max),
        (_, min @ Value::Number(_), _) => format!("{min}, {}, …", min.as_i64().unwrap_or_default() + 1),
        (kind, _, _) => kind.unwrap_or("…").to_owned(),
    }
}

/// A value without the quotation marks of a text.
fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
