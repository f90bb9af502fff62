//! The house on the network: guests, tables, sockets, clocks, and bots at tables.
//!
//! A wish comes in over HTTP ([`api`]) or a socket ([`socket`]), goes to the table's [`keeper`], which asks the [`room`]
//! whether it can be granted, lets the room do it, writes the [`deed`] to the store, and tells the [`audience`].
//!
//! | to change … | look in |
//! | --- | --- |
//! | which pages there are | [`api`] |
//! | who is waited for, and how long | [`listen`], [`prompt`], [`config`] |
//! | how much anybody may ask for | [`limits`], [`shares`], [`outbox`]; in whose turn: [`crew`] |
//! | what goes over a socket | [`message`], docs/tables.md |
//! | what can happen at a table | [`deed`], [`room`] |
//! | who is told what | [`audience`], [`info`] |
//! | what is said when something is wrong | [`denied`], `locales/*/server.ftl` |
//! | time | [`clock`] |
//! | bots | [`thinkers`]; those from outside: [`api`], [`turn`] |
//! | looking back on a game | [`reviews`], [`api`] |
//! | ratings | [`ladder`] |
//! | what the web client knows of all this | [`typescript`] |
#![expect(clippy::disallowed_methods, reason = "clocks and the system's randomness belong here")]

mod api;
mod audience;
mod charter;
mod clock;
mod config;
mod crew;
mod deed;
mod denied;
mod house;
mod info;
mod keeper;
mod ladder;
mod language;
mod limits;
mod listen;
mod message;
mod outbox;
mod prompt;
pub mod randomness;
mod reviews;
mod room;
mod shares;
mod socket;
mod sockets;
mod thinkers;
mod time;
mod turn;
mod tutor;
pub mod typescript;
mod wish;

use std::fs::{File, TryLockError};
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, LazyLock};

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use store::Store;

use crate::api::App;
use crate::house::House;
use crate::limits::{FORGET_EVERY, Limits};
use crate::reviews::Reviews;
use crate::thinkers::Thinkers;

pub use config::{Config, Patience};

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
}

/// Opens the house, tells `opened` where, and serves until `closing` ends.
pub async fn serve(
    config: Config,
    opened: impl FnOnce(SocketAddr),
    closing: impl Future<Output = ()>,
) -> Result<(), NotOpened> {
    let _as_long_as_it_is_open = lock(&config.file)?;
    let store = Store::open(&config.file).await.map_err(NotOpened::Store)?;
    let listener = listen::bind(config.listen).map_err(NotOpened::Address)?;
    let limits = if config.unlimited { Limits::none() } else { Limits::new(config.connections_of_an_address()) };
    let (thinkers, reviews) = (Thinkers::start(config.thinkers), Reviews::start(config.thinkers));
    let (house, gone) = House::new(store, thinkers, reviews, limits.clone(), config.idle);
    house.ladders.catch_up(&house.store).await.map_err(NotOpened::Store)?;
    let (config, metrics) = (Arc::new(config), NUMBERS.clone());
    let app = App::new(Arc::clone(&house), limits.clone(), Arc::clone(&config), metrics);
    opened(listener.local_addr().map_err(NotOpened::Address)?);
    tokio::spawn(forget_the_quiet(limits.clone()));
    tokio::spawn(wake_the_restless(Arc::clone(&house)));
    listen::listen(listener, api::router(app), &config, &limits, closing).await;
    house.close(gone).await;
    Ok(())
}

/// Two houses would write different stories into one log. The lock goes when the process does, however it ends.
fn lock(file: &Path) -> Result<File, NotOpened> {
    let unusable = |error: io::Error| NotOpened::Store(error.into());
    let lock = File::create(file.with_extension("lock")).map_err(unusable)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(NotOpened::Open),
        Err(TryLockError::Error(error)) => Err(unusable(error)),
    }
}

async fn forget_the_quiet(limits: Limits) {
    let mut minutes = tokio::time::interval(FORGET_EVERY);
    loop {
        minutes.tick().await;
        limits.forget_the_quiet();
    }
}

async fn wake_the_restless(house: Arc<House>) {
    match house.wake_the_restless().await {
        Ok(tables) => tracing::info!(tables, "tables go on"),
        Err(error) => tracing::error!(%error, "the store does not answer"),
    }
}

/// Copies a house that may be open at the same time, as it stands now; and what to tell people if that cannot be done.
pub use store::{backup, reason};
