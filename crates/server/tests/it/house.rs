//! A real house on a free port of this machine, and guests who play in it.

use std::net::SocketAddr;
use std::panic;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::thread::{self, JoinHandle, ThreadId};
use std::time::Duration;

use client::{Guest, Join, Message, NewTable, Socket, TableInfo};
use lessons::Library;
use server::{Config, Keeping, KeptIn, Timeouts};
use tempfile::TempDir;
use tokio::runtime;
use tokio::sync::oneshot;
use tokio::time::timeout;

/// A house on a thread of its own. It closes when it is dropped, and its folder goes with it.
pub struct TestHouse {
    pub address: SocketAddr,
    folder: TempDir,
    close: oneshot::Sender<()>,
    abort: oneshot::Sender<()>,
    thread: JoinHandle<()>,
}

impl TestHouse {
    /// A house without limits.
    pub async fn open() -> Self {
        Self::open_with(|_| {}).await
    }

    /// A house where something is run in another way.
    pub async fn open_with(change: impl FnOnce(&mut Config)) -> Self {
        Self::open_in(folder(), change).await
    }

    /// A house that remembers what is in the folder.
    pub async fn open_in(folder: TempDir, change: impl FnOnce(&mut Config)) -> Self {
        let mut config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            kept_in: KeptIn::File(folder.path().join(FILE)),
            public_url: None,
            trust_forwarded: false,
            unlimited: true,
            thinkers: 1,
            review_iterations: None,
            idle: Duration::from_mins(1),
            connections: 5000,
            lessons: Library::default(),
            timeouts: Timeouts::default(),
            // Some tables in these tests are as old as their files.
            keeping: Keeping { waiting: None, playing: None, finished: None, guests: None },
        };
        change(&mut config);
        let (close, closing) = oneshot::channel();
        let (abort, aborted) = oneshot::channel::<()>();
        let (tell, opened) = oneshot::channel();
        watch_for_panics();
        let thread = thread::spawn(|| {
            let opened = |address| tell.send(address).expect("somebody waits for the house");
            let runtime = runtime::Builder::new_current_thread().enable_all().build().unwrap();
            let serving = server::serve(config, opened, async { drop(closing.await) });
            let serving = async {
                tokio::select! {
                    Ok(()) = aborted => {}
                    closed = serving => closed.unwrap().unwrap(),
                }
            };
            runtime.block_on(serving);
        });
        let address = opened.await.expect("the house opens");
        Self { address, folder, close, abort, thread }
    }

    /// Is gone from one moment to the next, as if it had been killed: nobody is told, and nothing is finished.
    pub async fn abort(self) {
        let Self { abort, thread, close: _until_it_is_gone, .. } = self;
        abort.send(()).unwrap();
        tokio::task::spawn_blocking(|| thread.join()).await.unwrap().unwrap();
    }

    /// Closes in good order, and nothing has panicked. What is in the folder can be opened again.
    pub async fn close(self) -> TempDir {
        let Self { folder, close, thread, .. } = self;
        drop(close);
        let house = thread.thread().id();
        tokio::task::spawn_blocking(|| thread.join()).await.unwrap().expect("the house closes well");
        assert!(!panicked().contains(&house), "something in the house has panicked");
        folder
    }

    /// What the house is kept in.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// What the house knows whoever runs it by.
    pub fn token(&self) -> String {
        let file = server::token_file(&self.folder.path().join(FILE));
        std::fs::read_to_string(file).unwrap().trim().to_owned()
    }

    /// The way in, for whoever is nobody in particular.
    pub fn door(&self) -> client::HouseClient {
        client::HouseClient::new(&self.url()).unwrap()
    }

    pub async fn guest(&self, name: &str) -> Guest {
        self.door().guest(name).await.unwrap()
    }

    /// Two guests at a table where a game has just begun. The first is the host.
    pub async fn pair(&self, order: &NewTable) -> ([Guest; 2], TableInfo) {
        let guests = [self.guest("Þóra").await, self.guest("Jan").await];
        let table = guests[0].open(order).await.unwrap();
        let join = Join { invite: table.invite.clone(), ..Join::default() };
        for guest in &guests {
            guest.join(&table.id, &join).await.unwrap();
        }
        guests[0].start(&table.id).await.unwrap();
        let table = guests[1].take_part(&table.id).await.unwrap();
        (guests, table)
    }
}

/// The threads where something has panicked. A task that panics is gone, but the house goes on, and nobody would notice.
static PANICKED: Mutex<Vec<ThreadId>> = Mutex::new(Vec::new());

fn panicked() -> MutexGuard<'static, Vec<ThreadId>> {
    PANICKED.lock().unwrap_or_else(PoisonError::into_inner)
}

fn watch_for_panics() {
    static WATCHED: Once = Once::new();
    WATCHED.call_once(|| {
        let report = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            panicked().push(thread::current().id());
            report(panic);
        }));
    });
}

/// The name of the file that a house keeps everything in.
pub const FILE: &str = "house.sqlite";

pub fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// Nothing takes longer, unless it never comes.
const SURELY: Duration = Duration::from_secs(20);

/// What will surely happen.
pub async fn surely<T>(future: impl Future<Output = T>) -> T {
    timeout(SURELY, future).await.expect("this happens in time")
}

/// The next message that is of interest; others are passed over.
pub async fn next<T>(socket: &mut Socket, mut interest: impl FnMut(Message) -> Option<T>) -> T {
    loop {
        if let Some(found) = interest(surely(socket.next()).await.expect("the socket is open")) {
            return found;
        }
    }
}
