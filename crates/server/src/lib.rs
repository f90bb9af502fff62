//! The house on the network: guests, tables, sockets, clocks, and bots at tables.
//!
//! A wish comes in over HTTP ([`api`]) or a socket ([`socket`]), goes to the table's [`keeper`], which asks the [`room`]
//! whether it can be granted, lets the room do it, writes the [`deed`] to the store, and tells the [`audience`].
//!
//! | to change … | look in |
//! | --- | --- |
//! | which pages there are | [`api`] |
//! | who is waited for, and how long | [`listen`], [`prompt`], [`config`] |
//! | how much anybody may ask for | [`limits`], [`quotas`], [`outbox`]; in whose turn: [`crew`] |
//! | what goes over a socket | [`message`], docs/tables.md; how: [`frame`], [`outbox`], [`socket`] |
//! | what can happen at a table | [`deed`], [`room`] |
//! | who is known without asking the store | [`sessions`] |
//! | what people may be called | [`name`]; what they were called: [`alias`] |
//! | looking after the house | [`blocks`], [`caretaker`], [`api`] |
//! | who is told what | [`audience`], [`info`] |
//! | what is said when something is wrong | [`denied`], `locales/*/server.ftl` |
//! | time | [`clock`], [`time`], [`pulse`] |
//! | bots | [`thinkers`]; those from outside: [`api`], [`turn`] |
//! | what several programs that keep one house do for each other | [`cluster`] |
//! | whether a whole house holds | [`inspection`], [`damaged`] |
//! | looking back on a game | [`reviews`], [`api`] |
//! | ratings | [`ladder`] |
//! | what the web client knows of all this | [`typescript`] |
#![expect(clippy::disallowed_methods, reason = "clocks and the system's randomness belong here")]
#![expect(clippy::disallowed_types, reason = "nothing that is told or kept depends on their order")]

mod alarms;
mod alias;
mod api;
mod audience;
mod blocks;
mod caretaker;
mod charter;
mod choices;
mod clock;
mod cluster;
mod config;
mod crew;
mod damaged;
mod deed;
mod denied;
mod founding;
mod frame;
#[cfg(feature = "hot-path")]
pub mod hot_path;
mod house;
mod info;
mod inspection;
mod keeper;
mod key;
mod ladder;
mod language;
mod limits;
mod listen;
mod message;
mod name;
mod outbox;
pub mod parallel;
mod prompt;
mod pulse;
mod quotas;
pub mod randomness;
mod reviews;
mod room;
mod sessions;
#[cfg(test)]
mod simulation;
mod socket;
mod sockets;
mod thinkers;
mod time;
mod trouble;
mod turn;
mod tutor;
pub mod typescript;
mod wish;

use std::fs::{self, File, TryLockError};
use std::io::{self, Read as _, Seek as _, Write as _};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use store::{Allowance, Store};
use tokio::time::MissedTickBehavior;

use crate::api::App;
use crate::cluster::{Company, Node};
use crate::house::House;
use crate::key::Key;
use crate::limits::{FORGET_EVERY, Limits};
use crate::reviews::Reviews;
use crate::thinkers::Thinkers;
use crate::time::Time;

pub use api::description;
pub use cluster::bell::is_doorbell;
pub use config::{Config, Keeping, KeptIn, Timeouts};
pub use inspection::{Found, Harm, inspect};
pub use key::file as token_file;
pub use store::{Address, Error as StoreError, NodeRow};
pub use trouble::explain;

/// How many tables that are not over one host may have.
const ALLOWANCE: Allowance = Allowance { tables: 50, kings: 10 };

/// A process has one set of numbers, however many houses it opens.
static NUMBERS: LazyLock<PrometheusHandle> = LazyLock::new(|| {
    let recorder = PrometheusBuilder::new().build_recorder();
    let numbers = recorder.handle();
    let _somebody_else_counts = metrics::set_global_recorder(recorder);
    numbers
});

/// Why a house cannot be opened.
#[derive(Debug)]
pub enum NotOpened {
    /// It is open already.
    Open,
    /// Nobody can listen at its address, and why not.
    Address(io::Error),
    /// What it is kept in cannot be used.
    Store(store::Error),
    /// A house was kept here, and its file is empty or gone.
    Vanished,
}

/// How a house was closed: so that one file is the whole house, or why not. Nothing is lost in either case.
pub type Closed = Result<(), store::Error>;

/// Opens the house, tells `opened` where, and serves until `closing` ends.
pub async fn serve(
    config: Config,
    opened: impl FnOnce(SocketAddr),
    closing: impl Future<Output = ()>,
) -> Result<Closed, NotOpened> {
    let Opened { store, key, listener, company, last_written, _as_long_as_it_is_open } = match &config.kept_in {
        KeptIn::File(file) => open_file(file, config.listen).await?,
        KeptIn::Database { address, nats } => open_database(address, nats.as_deref(), config.listen).await?,
    };
    let limits = if config.unlimited { Limits::none() } else { Limits::new(config.connections_of_an_address()) };
    let (thinkers, reviews) =
        (Thinkers::start(config.thinkers), Reviews::start(config.thinkers, config.review_iterations));
    let allowance = (!config.unlimited).then_some(ALLOWANCE);
    let (house, gone) = House::new(store, thinkers, reviews, limits.clone(), config.idle, allowance, company);
    let doubt = caretaker::doubt(house.time.now(), last_written);
    house.ladders.open(&house.store).await.map_err(NotOpened::Store)?;
    house.remember_the_host().await.map_err(NotOpened::Store)?;
    let (config, metrics) = (Arc::new(config), NUMBERS.clone());
    let app = App::new(Arc::clone(&house), limits.clone(), Arc::clone(&config), metrics, key);
    opened(listener.local_addr().map_err(NotOpened::Address)?);
    tokio::spawn(forget_the_quiet(limits.clone()));
    if house.node().is_some() {
        tokio::spawn(cluster::rounds::go(Arc::downgrade(&house)));
        tokio::spawn(cluster::rounds::listen(Arc::downgrade(&house)));
    } else {
        tokio::spawn(Arc::clone(&house).wake_sleepers());
        tokio::spawn(feel_the_pulse(Arc::clone(&house)));
    }
    tokio::spawn(caretaker::look_after(Arc::downgrade(&house), config.keeping, doubt));
    let closing = async {
        closing.await;
        house.take_leave().await;
    };
    listen::listen(listener, api::router(app), &config, &limits, closing).await;
    Ok(house.close(gone).await)
}

/// The nodes that keep a house together, each with how many milliseconds ago it beat last.
pub async fn nodes(address: &Address) -> Result<Vec<(NodeRow, u64)>, store::Error> {
    let cluster = store::Cluster::at(address);
    let nodes = cluster.nodes().await?;
    let now = cluster.time().await?;
    let aged = |node: NodeRow| {
        let age = now.saturating_sub(node.beat);
        (node, age)
    };
    Ok(nodes.into_iter().map(aged).collect())
}

/// What a house that several nodes keep knows whoever runs it by, if it was ever opened.
pub async fn shared_token(address: &Address) -> Result<Option<String>, store::Error> {
    store::Cluster::at(address).kept(cluster::TOKEN).await
}

/// What a house is run with, wherever it is kept.
struct Opened {
    store: Store,
    key: Key,
    listener: tokio::net::TcpListener,
    company: Company,
    last_written: Option<u64>,
    _as_long_as_it_is_open: Option<File>,
}

async fn open_file(file: &Path, listen: SocketAddr) -> Result<Opened, NotOpened> {
    let unusable = |error: io::Error| NotOpened::Store(error.into());
    let mut as_long_as_it_is_open = lock(file)?;
    if has_vanished(&mut as_long_as_it_is_open, file).map_err(unusable)? {
        return Err(NotOpened::Vanished);
    }
    let store = Store::open(file).await.map_err(NotOpened::Store)?;
    let key = Key::of(file).map_err(unusable)?;
    move_in(&mut as_long_as_it_is_open).map_err(unusable)?;
    let listener = listen::bind(listen).map_err(NotOpened::Address)?;
    let last_written = store.last_written().await.map_err(NotOpened::Store)?;
    let company = Company::Alone(Time::of_this_machine(last_written));
    Ok(Opened { store, key, listener, company, last_written, _as_long_as_it_is_open: Some(as_long_as_it_is_open) })
}

async fn open_database(address: &Address, nats: Option<&str>, listen: SocketAddr) -> Result<Opened, NotOpened> {
    let store = Store::connect(address, cluster::LOG_VERSION).await.map_err(NotOpened::Store)?;
    let listener = listen::bind(listen).map_err(NotOpened::Address)?;
    let last_written = store.last_written().await.map_err(NotOpened::Store)?;
    let here = listener.local_addr().map_err(NotOpened::Address)?.to_string();
    let Some(together) = store.cluster() else { unreachable!("a database is for several programs") };
    let token = together.keepsake(cluster::TOKEN, &key::new_token()).await.map_err(NotOpened::Store)?;
    let node = Node::join(together, here, nats).await.map_err(NotOpened::Store)?;
    let (key, company) = (Key::shared(&token), Company::Others(Box::new(node)));
    Ok(Opened { store, key, listener, company, last_written, _as_long_as_it_is_open: None })
}

/// What the lock of a house says in which something was kept once.
const LIVED_IN: &str = "lived in\n";

/// Why a house is not one's own.
enum NotLocked {
    Open,
    Unusable(io::Error),
}

impl From<NotLocked> for NotOpened {
    fn from(reason: NotLocked) -> Self {
        match reason {
            NotLocked::Open => Self::Open,
            NotLocked::Unusable(error) => Self::Store(error.into()),
        }
    }
}

/// Two houses would write different stories into one log. The lock goes when the process does, however it ends.
fn lock(file: &Path) -> Result<File, NotLocked> {
    let name = file.with_extension("lock");
    let mut options = File::options();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let lock = options.open(name).map_err(NotLocked::Unusable)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(NotLocked::Open),
        Err(TryLockError::Error(error)) => Err(NotLocked::Unusable(error)),
    }
}

/// Whether something was kept here once, and is gone.
fn has_vanished(lock: &mut File, file: &Path) -> io::Result<bool> {
    let mut said = String::new();
    lock.read_to_string(&mut said)?;
    let empty = fs::metadata(file).map_or(true, |file| file.len() == 0);
    Ok(said == LIVED_IN && empty)
}

/// From now on there is something that could get lost.
fn move_in(lock: &mut File) -> io::Result<()> {
    lock.rewind()?;
    lock.write_all(LIVED_IN.as_bytes())
}

async fn forget_the_quiet(limits: Limits) {
    let mut minutes = tokio::time::interval(FORGET_EVERY);
    loop {
        minutes.tick().await;
        limits.forget_the_quiet();
    }
}

/// Why a copy is not in the place of the house.
#[derive(Debug)]
pub enum NotRestored {
    /// The house is open.
    Open,
    Not(NotCopied),
}

impl From<NotLocked> for NotRestored {
    fn from(reason: NotLocked) -> Self {
        match reason {
            NotLocked::Open => Self::Open,
            NotLocked::Unusable(error) => Self::Not(NotCopied::House(error.into())),
        }
    }
}

/// Puts a copy in the place of a house, which is kept aside if there is one.
pub fn restore(copy: &Path, house: &Path, aside: &Path) -> Result<Option<PathBuf>, NotRestored> {
    let _nobody_opens_it_meanwhile = lock(house)?;
    store::restore(copy, house, aside).map_err(NotRestored::Not)
}

/// Copies a house that nobody has open to a place where there is none; of how many rows it consists.
pub async fn move_house(
    from: Place,
    to: Place,
    progress: impl FnMut(Progress) + Send + 'static,
) -> Result<u64, NotMoved> {
    let held = |place: &Place| match place {
        Place::File(file) => lock(file).map(Some).map_err(|reason| match reason {
            NotLocked::Open => store::Error::Held,
            NotLocked::Unusable(error) => error.into(),
        }),
        Place::Postgres(_) => Ok(None),
    };
    if let Place::File(file) = &from {
        fs::metadata(file).map_err(|error| NotMoved::From(error.into()))?;
    }
    let _nobody_opens_it_meanwhile = held(&from).map_err(NotMoved::From)?;
    let mut new = held(&to).map_err(NotMoved::To)?;
    let rows = store::move_in(from, to, cluster::LOG_VERSION, progress).await?;
    new.as_mut().map_or(Ok(()), move_in).map_err(|error| NotMoved::To(error.into()))?;
    Ok(rows)
}

/// Notices when the house was not running.
async fn feel_the_pulse(house: Arc<House>) {
    let mut beats = tokio::time::interval(pulse::BEAT);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut known = house.pulse.running_since();
    loop {
        beats.tick().await;
        let running_since = house.pulse.running_since();
        if running_since != known {
            known = running_since;
            tracing::warn!("the house was not running for a while");
            house.tell_of_a_break();
        }
    }
}

pub use store::{NotCopied, NotMoved, Phase, Place, Progress, backup};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_house_that_has_vanished_is_ones_own_as_any_other_while_a_copy_is_put_in_its_place() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("house.sqlite");
        fs::write(file.with_extension("lock"), LIVED_IN).unwrap();
        let mut own = lock(&file).ok().unwrap();
        assert!(has_vanished(&mut own, &file).unwrap());
        let copy = folder.path().join("copy.sqlite");
        assert!(matches!(restore(&copy, &file, &copy), Err(NotRestored::Open)));
    }
}
