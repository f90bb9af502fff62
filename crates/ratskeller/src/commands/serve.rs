//! Opens the house.

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::num::NonZeroU64;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;
use std::thread;
use std::time::Duration;

use clap::builder::FalseyValueParser;
use clap::{Args, ValueEnum};
use lessons::Library;
use server::{Config, Keeping, KeptIn, NotOpened, Timeouts};
use tracing_subscriber::EnvFilter;
use words::Words;

use super::data::Data;
use super::{about_file, address, complain, lesson, signals, trouble};
use crate::show;
use crate::usage::Wanted;

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

/// The names of what the options stand under that matter to whoever opens the house, and those that hardly ever do.
const OPENING: &str = "opening";
const KEEPING: &str = "keeping";
const RUNNING: &str = "running";

#[derive(Debug, Args)]
#[command(next_help_heading = OPENING)]
pub struct Serve {
    #[arg(long, env = "RATSKELLER_LISTEN", value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7287")]
    listen: SocketAddr,
    #[arg(long)]
    open: bool,
    #[command(flatten)]
    data: Data,
    #[arg(long, env = "RATSKELLER_STORE", value_name = "URL", conflicts_with = "data", hide_env_values = true)]
    store: Option<String>,
    #[arg(long, env = "RATSKELLER_NATS", value_name = "URL", requires = "store", value_parser = doorbell, hide_env_values = true)]
    nats: Option<String>,
    #[arg(long, env = "RATSKELLER_PUBLIC_URL", value_name = "URL", value_parser = site)]
    public_url: Option<String>,
    #[arg(long, env = "RATSKELLER_TRUST_FORWARDED", value_parser = FalseyValueParser::new())]
    trust_forwarded: bool,
    #[arg(long, env = "RATSKELLER_LESSONS", value_name = "FOLDER")]
    lessons: Option<PathBuf>,
    #[arg(long, env = "RATSKELLER_KEEP_WAITING", value_name = "DAYS", default_value = "1", help_heading = KEEPING)]
    keep_waiting: Days,
    #[arg(long, env = "RATSKELLER_KEEP_PLAYING", value_name = "DAYS", default_value = "90", help_heading = KEEPING)]
    keep_playing: Days,
    #[arg(long, env = "RATSKELLER_KEEP_FINISHED", value_name = "DAYS", default_value = "730", help_heading = KEEPING)]
    keep_finished: Days,
    #[arg(long, env = "RATSKELLER_KEEP_GUESTS", value_name = "DAYS", default_value = "730", help_heading = KEEPING)]
    keep_guests: Days,
    #[arg(long, env = "RATSKELLER_THINKERS", value_name = "NUMBER", help_heading = RUNNING)]
    thinkers: Option<usize>,
    #[arg(long, env = "RATSKELLER_REVIEW_ITERATIONS", value_name = "NUMBER", help_heading = RUNNING)]
    review_iterations: Option<NonZeroU64>,
    #[arg(long, env = "RATSKELLER_IDLE", value_name = "SECONDS", default_value_t = 120, help_heading = RUNNING)]
    idle: u64,
    #[arg(long, env = "RATSKELLER_CONNECTIONS", value_name = "NUMBER", default_value_t = 20_000, help_heading = RUNNING)]
    connections: usize,
    #[arg(long, help_heading = RUNNING)]
    no_limits: bool,
    #[arg(long, env = "RATSKELLER_LOG_FORMAT", value_name = "FORMAT", value_enum, default_value_t = LogFormat::Text, help_heading = RUNNING)]
    log_format: LogFormat,
}

impl Serve {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        self.keep_a_log();
        allow_many_files();
        let place = match self.place(words) {
            Ok(place) => place,
            Err(sentence) => return complain(&[sentence]),
        };
        let lessons = match self.lessons.as_deref().map(|folder| lesson::library(folder, words)).transpose() {
            Ok(library) => library.unwrap_or_default(),
            Err(sentences) => return complain(&sentences),
        };
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let opened = |address: SocketAddr| {
            let url = self.public_url.clone().unwrap_or_else(|| format!("http://{}", friendly(address)));
            if self.open {
                let _no_browser_here = open::that_detached(&url);
            }
            let _nobody_reads = writeln!(io::stdout(), "{}", words.say("server-open", &[("url", url.into())]));
        };
        let closing = {
            let _signals_belong_to_a_runtime = runtime.enter();
            signals::ending()
        };
        let named = PathBuf::from(named(&place));
        let is_file = matches!(place, KeptIn::File(_));
        let closed = match runtime.block_on(server::serve(self.config(place, lessons), opened, closing)) {
            Ok(closed) => closed,
            Err(error) => return complain(&[self.why_not(&error, &named, words)]),
        };
        if let Err(error) = closed {
            let message = if is_file { "server-not-whole" } else { "server-not-finished" };
            return complain(&[about_file(message, &named, server::explain(&error, words), words)]);
        }
        let file = named.display().to_string();
        writeln!(io::stdout(), "{}", words.say("server-closed", &[("file", file.into())]))?;
        Ok(ExitCode::SUCCESS)
    }

    /// What the house is kept in, or why it cannot be.
    fn place(&self, words: &Words) -> Result<KeptIn, String> {
        let Some(store) = &self.store else {
            let file = self.data.make();
            return file
                .map(KeptIn::File)
                .map_err(|(folder, error)| trouble("file-unwritable", &folder, &error, words));
        };
        Ok(KeptIn::Database { address: address(store, words)?, nats: self.nats.clone() })
    }

    /// Why the house cannot be opened, and what would help.
    fn why_not(&self, reason: &NotOpened, path: &Path, words: &Words) -> String {
        let address = || ("address", self.listen.to_string().into());
        let file = || ("file", path.display().to_string().into());
        match reason {
            NotOpened::Open => words.say("server-already-open", &[file()]),
            NotOpened::Address(error) if error.kind() == io::ErrorKind::AddrInUse => {
                words.say("server-address-taken", &[address()])
            }
            NotOpened::Address(error) => {
                words.say("server-address-unusable", &[address(), ("detail", words.system(error).into())])
            }
            NotOpened::Store(error) => about_file("server-data-unusable", path, server::explain(error, words), words),
            NotOpened::Vanished => {
                let lock = path.with_extension("lock").display().to_string();
                words.say("server-vanished", &[file(), ("lock", lock.into())])
            }
        }
    }

    fn config(&self, kept_in: KeptIn, lessons: Library) -> Config {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Config {
            listen: self.listen,
            kept_in,
            public_url: self.public_url.clone(),
            trust_forwarded: self.trust_forwarded,
            unlimited: self.no_limits,
            thinkers: self.thinkers.unwrap_or(cores / 2).max(1),
            review_iterations: self.review_iterations.map(NonZeroU64::get),
            idle: Duration::from_secs(self.idle),
            connections: self.connections,
            lessons,
            timeouts: Timeouts::default(),
            keeping: Keeping {
                waiting: self.keep_waiting.0,
                playing: self.keep_playing.0,
                finished: self.keep_finished.0,
                guests: self.keep_guests.0,
            },
        }
    }

    fn keep_a_log(&self) {
        let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
        let log = tracing_subscriber::fmt()
            .with_env_filter(filter)
            .with_writer(io::stderr)
            .with_ansi(show::in_colour_on(&io::stderr()));
        match self.log_format {
            LogFormat::Text => log.init(),
            LogFormat::Json => log.json().init(),
        }
    }
}

/// What people are told that a house is kept in.
fn named(place: &KeptIn) -> String {
    match place {
        KeptIn::File(file) => file.display().to_string(),
        KeptIn::Database { address, .. } => address.to_string(),
    }
}

/// How long something is kept; none: for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Days(Option<Duration>);

impl FromStr for Days {
    type Err = Wanted;
    fn from_str(given: &str) -> Result<Self, Wanted> {
        match given.parse::<u32>() {
            _ if given == "forever" => Ok(Self(None)),
            Ok(days) if days > 0 => Ok(Self(Some(Duration::from_hours(24 * u64::from(days))))),
            _ => Err(Wanted("days")),
        }
    }
}

/// What browsers call a site: anything more could never be what a request says it comes from.
fn site(given: &str) -> Result<String, Wanted> {
    let site = given.trim_end_matches('/');
    let host = site.strip_prefix("https://").or_else(|| site.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains('/') => Ok(site.to_owned()),
        _ => Err(Wanted("site")),
    }
}

fn doorbell(given: &str) -> Result<String, Wanted> {
    if server::is_doorbell(given) { Ok(given.to_owned()) } else { Err(Wanted("doorbell")) }
}

/// The address as a browser on this machine likes it.
fn friendly(address: SocketAddr) -> String {
    if address.ip().is_loopback() { format!("localhost:{}", address.port()) } else { address.to_string() }
}

/// Every socket is a file, and systems are stingy with them unless asked.
fn allow_many_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    let _fewer_then = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
}
