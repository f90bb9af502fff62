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
use server::{Config, Keeping, NotOpened, Patience};
use tracing_subscriber::EnvFilter;
use words::Words;

use super::data::Data;
use super::{complain, lesson, signals, trouble};
use crate::show;

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

/// What the options stand under that matter to whoever opens the house, and those that hardly ever do.
const OPENING: &str = "Opening the house (without a command, or with serve)";
const KEEPING: &str = "How long things are kept, in days (or “forever”)";
const RUNNING: &str = "Running a large house";

#[derive(Debug, Args)]
#[command(next_help_heading = OPENING)]
pub struct Serve {
    /// Where to listen; 0.0.0.0:7287 lets everybody in your network come
    #[arg(long, env = "RATSKELLER_LISTEN", value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7287")]
    listen: SocketAddr,
    /// Open a browser to play in
    #[arg(long)]
    open: bool,
    #[command(flatten)]
    data: Data,
    /// Where people find the house if a proxy stands in front of it, as `https://rats.example.org`
    #[arg(long, env = "RATSKELLER_PUBLIC_URL", value_name = "URL", value_parser = site)]
    public_url: Option<String>,
    /// Believe what that proxy says about where requests come from (X-Forwarded-For)
    #[arg(long, env = "RATSKELLER_TRUST_FORWARDED", value_parser = FalseyValueParser::new())]
    trust_forwarded: bool,
    /// A folder with lessons that are shown beside the house's own
    #[arg(long, env = "RATSKELLER_LESSONS", value_name = "FOLDER")]
    lessons: Option<PathBuf>,
    /// Tables at which no game has begun
    #[arg(long, env = "RATSKELLER_KEEP_WAITING", value_name = "DAYS", default_value = "1", help_heading = KEEPING)]
    keep_waiting: Days,
    /// Games that are not over and that nobody has touched
    #[arg(long, env = "RATSKELLER_KEEP_PLAYING", value_name = "DAYS", default_value = "90", help_heading = KEEPING)]
    keep_playing: Days,
    /// Games that are over
    #[arg(long, env = "RATSKELLER_KEEP_FINISHED", value_name = "DAYS", default_value = "730", help_heading = KEEPING)]
    keep_finished: Days,
    /// Guests who have not come back
    #[arg(long, env = "RATSKELLER_KEEP_GUESTS", value_name = "DAYS", default_value = "730", help_heading = KEEPING)]
    keep_guests: Days,
    /// How many bots think at the same time [default: half the cores]
    #[arg(long, env = "RATSKELLER_THINKERS", value_name = "NUMBER", help_heading = RUNNING)]
    thinkers: Option<usize>,
    /// How often a king who looks back on a game thinks of each decision [default: by game, 100 and more]
    #[arg(long, env = "RATSKELLER_REVIEW_ITERATIONS", value_name = "NUMBER", help_heading = RUNNING)]
    review_iterations: Option<NonZeroU64>,
    /// After how many seconds a table that nobody looks at leaves memory
    #[arg(long, env = "RATSKELLER_IDLE", value_name = "SECONDS", default_value_t = 120, help_heading = RUNNING)]
    idle: u64,
    /// The most connections at the same time
    #[arg(long, env = "RATSKELLER_CONNECTIONS", value_name = "NUMBER", default_value_t = 20_000, help_heading = RUNNING)]
    connections: usize,
    /// Let everybody ask for as much as they like (for measuring)
    #[arg(long, help_heading = RUNNING)]
    no_limits: bool,
    /// The log, on standard error: for people, or one JSON object a line; `RUST_LOG=debug` says more
    #[arg(long, env = "RATSKELLER_LOG_FORMAT", value_name = "FORMAT", value_enum, default_value_t = LogFormat::Text, help_heading = RUNNING)]
    log_format: LogFormat,
}

impl Serve {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        self.keep_a_log();
        allow_many_files();
        let file = match self.data.make() {
            Ok(file) => file,
            Err((folder, error)) => return complain(&[trouble("file-unwritable", &folder, &error, words)]),
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
        let closed = match runtime.block_on(server::serve(self.config(file.clone(), lessons), opened, closing)) {
            Ok(closed) => closed,
            Err(error) => return complain(&[self.why_not(&error, &file, words)]),
        };
        if let Err(error) = closed {
            return complain(&[trouble("server-not-whole", &file, &io::Error::other(error), words)]);
        }
        let file = file.display().to_string();
        writeln!(io::stdout(), "{}", words.say("server-closed", &[("file", file.into())]))?;
        Ok(ExitCode::SUCCESS)
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
                words.say("server-address-unusable", &[address(), ("detail", error.to_string().into())])
            }
            NotOpened::Store(error) => {
                words.say("server-data-unusable", &[file(), ("detail", error.to_string().into())])
            }
            NotOpened::Vanished => {
                let lock = path.with_extension("lock").display().to_string();
                words.say("server-vanished", &[file(), ("lock", lock.into())])
            }
        }
    }

    fn config(&self, file: PathBuf, lessons: Library) -> Config {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Config {
            listen: self.listen,
            file,
            public_url: self.public_url.clone(),
            trust_forwarded: self.trust_forwarded,
            unlimited: self.no_limits,
            thinkers: self.thinkers.unwrap_or(cores / 2).max(1),
            review_iterations: self.review_iterations.map(NonZeroU64::get),
            idle: Duration::from_secs(self.idle),
            connections: self.connections,
            lessons,
            patience: Patience::default(),
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

/// How long something is kept; none: for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Days(Option<Duration>);

impl FromStr for Days {
    type Err = &'static str;
    fn from_str(given: &str) -> Result<Self, Self::Err> {
        match given.parse::<u32>() {
            _ if given == "forever" => Ok(Self(None)),
            Ok(days) if days > 0 => Ok(Self(Some(Duration::from_hours(24 * u64::from(days))))),
            _ => Err("it should be a number of days, or “forever”"),
        }
    }
}

/// What browsers call a site: anything more could never be what a request says it comes from.
fn site(given: &str) -> Result<String, String> {
    let site = given.trim_end_matches('/');
    let host = site.strip_prefix("https://").or_else(|| site.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains('/') => Ok(site.to_owned()),
        _ => Err("it should look like https://rats.example.org".to_owned()),
    }
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
