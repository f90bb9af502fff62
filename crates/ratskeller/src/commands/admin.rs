//! Looks after a house that is open, over its own interface.

use std::io::{self, Write as _};
use std::net::IpAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::builder::PossibleValuesParser;
use clap::{Args, Subcommand};
use client::{Error, HouseClient, Method, Uri};
use serde_json::{Value, json};
use words::Words;

use super::data::{FILE, usual_folder};
use super::{address, complain, no_house_at};

#[derive(Debug, Args)]
pub struct Admin {
    #[command(subcommand)]
    task: Task,
    #[arg(long, global = true, env = "RATSKELLER_URL", value_name = "URL", default_value = "http://localhost:7287")]
    url: String,
    #[arg(long, global = true, env = "RATSKELLER_ADMIN_TOKEN", value_name = "TOKEN", hide_env_values = true)]
    token: Option<String>,
    #[arg(long, global = true)]
    json: bool,
    #[arg(long, global = true, env = "RATSKELLER_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
    #[arg(long, global = true, env = "RATSKELLER_STORE", value_name = "URL", hide_env_values = true)]
    store: Option<String>,
}

#[derive(Debug, Subcommand)]
enum Task {
    List {
        #[command(subcommand)]
        what: List,
    },
    Close {
        table: String,
    },
    Kick {
        table: String,
        seat: usize,
    },
    Block {
        who: String,
    },
    Unblock {
        who: String,
    },
    Blocks,
    Rename {
        guest: String,
        name: String,
    },
    Erase {
        guest: String,
    },
    Prune,
    Say {
        #[arg(required_unless_present = "clear")]
        text: Option<String>,
        #[arg(long, conflicts_with = "text")]
        clear: bool,
    },
}

#[derive(Debug, Subcommand)]
enum List {
    Tables {
        #[arg(long, value_parser = PossibleValuesParser::new(server::Phase::ALL.map(server::Phase::name)))]
        phase: Option<String>,
        #[arg(long, value_name = "PLACE")]
        after: Option<String>,
    },
    Guests {
        #[arg(long)]
        name: Option<String>,
        #[arg(long, value_name = "PLACE")]
        after: Option<String>,
    },
}

/// What the house is asked.
struct Question {
    method: Method,
    path: String,
    body: Value,
}

impl Question {
    fn new(method: Method, path: impl AsRef<str>, body: Value) -> Self {
        Self { method, path: format!("/api/admin/{}", path.as_ref()), body }
    }
}

impl Task {
    fn question(&self) -> Question {
        let get = |path: &str, query: &[(&str, Option<&str>)]| {
            let given = query.iter().filter_map(|(name, value)| Some(format!("{name}={}", escaped((*value)?))));
            Question::new(Method::GET, format!("{path}?{}", given.collect::<Vec<_>>().join("&")), Value::Null)
        };
        match self {
            Self::List { what: List::Tables { phase, after } } => {
                get("tables", &[("phase", phase.as_deref()), ("after", after.as_deref())])
            }
            Self::List { what: List::Guests { name, after } } => {
                get("guests", &[("name", name.as_deref()), ("after", after.as_deref())])
            }
            Self::Close { table } => Question::new(Method::DELETE, format!("tables/{}", escaped(table)), Value::Null),
            Self::Kick { table, seat } => {
                Question::new(Method::POST, format!("tables/{}/kick", escaped(table)), json!({"seat": seat}))
            }
            Self::Block { who } => Question::new(Method::POST, "blocks", json!({"who": who})),
            Self::Unblock { who } => Question::new(Method::DELETE, format!("blocks/{}", escaped(who)), Value::Null),
            Self::Blocks => get("blocks", &[]),
            Self::Rename { guest, name } => {
                Question::new(Method::PATCH, format!("guests/{}", escaped(guest)), json!({"name": name}))
            }
            Self::Erase { guest } => Question::new(Method::DELETE, format!("guests/{}", escaped(guest)), Value::Null),
            Self::Prune => Question::new(Method::POST, "prune", Value::Null),
            Self::Say { text, .. } => Question::new(Method::POST, "notice", json!({"text": text})),
        }
    }

    /// The house's answer, for people.
    fn lines(&self, answer: &Value, words: &Words) -> Vec<String> {
        let say = |message: &str| vec![words.say(message, &[])];
        match self {
            Self::List { what: List::Tables { .. } } => page(answer, "tables", table, words),
            Self::List { what: List::Guests { .. } } => page(answer, "guests", guest, words),
            Self::Block { .. } | Self::Unblock { .. } | Self::Blocks => {
                let blocks = answer.as_array().into_iter().flatten();
                let lines: Vec<_> = blocks.map(|block| columns(&[&block["who"], &block["name"]])).collect();
                if lines.is_empty() { say("admin-nobody-blocked") } else { lines }
            }
            Self::Erase { .. } | Self::Prune => {
                let count = |name: &'static str| (name, answer[name].as_u64().unwrap_or_default().into());
                vec![words.say("admin-cleared", &[count("tables"), count("guests")])]
            }
            Self::Rename { .. } => vec![columns(&[&answer["id"], &answer["name"]])],
            Self::Say { clear: true, .. } => say("admin-silent"),
            Self::Say { .. } => say("admin-told"),
            Self::Close { .. } => say("admin-table-closed"),
            Self::Kick { .. } => say("admin-kicked"),
        }
    }
}

/// A part of an address, whatever is in it.
fn escaped(part: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    part.bytes().map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

/// Whether what is said at this address, in plain HTTP, leaves the machine for nobody to overhear.
fn is_on_this_machine(url: &str) -> bool {
    let Ok(url) = url.parse::<Uri>() else { return false };
    let host = url.host().unwrap_or_default().trim_matches(['[', ']']);
    let is_loopback = host.parse().is_ok_and(|address: IpAddr| address.to_canonical().is_loopback());
    url.scheme_str() == Some("http") && (is_loopback || host.eq_ignore_ascii_case("localhost"))
}

fn columns(values: &[&Value]) -> String {
    let text = |value: &&Value| match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        other => other.to_string(),
    };
    values.iter().map(text).filter(|text| !text.is_empty()).collect::<Vec<_>>().join("  ")
}

/// The lines of a page, and how to ask for the next one.
fn page(answer: &Value, list: &str, line: fn(&Value, &Words) -> String, words: &Words) -> Vec<String> {
    let lines = answer[list].as_array().into_iter().flatten();
    let mut lines: Vec<_> = lines.map(|told| line(told, words)).collect();
    if lines.is_empty() {
        lines.push(words.say("admin-nothing", &[]));
    }
    lines.extend(answer["next"].as_str().map(|next| words.say("admin-more", &[("place", next.to_owned().into())])));
    lines
}

fn table(table: &Value, words: &Words) -> String {
    let seats = table["seats"].as_array().into_iter().flatten();
    let sitter = |seat: &Value| if seat.is_null() { "-".to_owned() } else { columns(&[&seat["name"], &seat["guest"]]) };
    let seats = seats.map(sitter).collect::<Vec<_>>().join(", ");
    let phase = words.say(&format!("admin-{}", table["phase"].as_str().unwrap_or_default()), &[]);
    let is_so = ["private", "rated"].into_iter().filter(|name| table[*name] == true);
    let told = is_so.map(|name| words.say(&format!("admin-{name}"), &[])).collect::<Vec<_>>().join(" ");
    columns(&[&table["id"], &phase.into(), &table["game"], &told.into(), &seats.into()])
}

fn guest(guest: &Value, words: &Words) -> String {
    let addresses = guest["addresses"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let addresses = addresses.collect::<Vec<_>>().join(" ");
    let blocked = (guest["blocked"] == true).then(|| words.say("admin-is-blocked", &[]));
    columns(&[&guest["id"], &guest["name"], &addresses.into(), &blocked.into()])
}

/// Why no house has answered.
fn unanswered(error: &Error, words: &Words) -> String {
    error.system().map_or_else(|| error.root(), |system| words.system(system))
}

impl Admin {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let token = match runtime.block_on(self.token(words)) {
            Ok(token) => token,
            Err(sentence) => return complain(&[sentence]),
        };
        if !is_on_this_machine(&self.url) {
            return complain(&[words.say("admin-plain", &[])]);
        }
        match runtime.block_on(self.ask(&token, words)) {
            Ok(answer) => {
                let mut out = io::stdout();
                if self.json {
                    writeln!(out, "{answer}")?;
                } else {
                    self.task.lines(&answer, words).iter().try_for_each(|line| writeln!(out, "{line}"))?;
                }
                Ok(ExitCode::SUCCESS)
            }
            Err(Error::Refused(problem)) => complain(&[problem.detail]),
            Err(error) => {
                let about = [("url", self.url.clone().into()), ("detail", unanswered(&error, words).into())];
                complain(&[words.say("admin-closed-house", &about)])
            }
        }
    }

    async fn ask(&self, token: &str, words: &Words) -> Result<Value, Error> {
        let house = HouseClient::new(&self.url)?.speaking(words.language().code()).run_by(token)?;
        let Question { method, path, body } = self.task.question();
        house.ask(method, &path, &body).await
    }

    /// The token that was given, or the one that the house keeps: in its database, or beside its file.
    async fn token(&self, words: &Words) -> Result<String, String> {
        if let Some(token) = &self.token {
            return Ok(token.trim().to_owned());
        }
        if let Some(store) = self.store.as_deref().filter(|_| self.data.is_none()) {
            let address = address(store, words)?;
            let kept = server::shared_token(&address).await.map_err(|error| no_house_at(&address, &error, words))?;
            let missing = || words.say("admin-no-token", &[("file", address.to_string().into())]);
            return kept.ok_or_else(missing);
        }
        let folder = self.data.clone().unwrap_or_else(usual_folder);
        let file = server::token_file(&folder.join(FILE));
        let missing = |_| words.say("admin-no-token", &[("file", file.display().to_string().into())]);
        std::fs::read_to_string(&file).map(|token| token.trim().to_owned()).map_err(missing)
    }
}
