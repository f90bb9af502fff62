//! A line to a PostgreSQL that can be cut and silenced.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use services::Database;
use store::{Address, Store};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

use crate::LOG_VERSION;

pub struct Wire {
    address: SocketAddr,
    database: String,
    state: Arc<State>,
}

#[derive(Debug)]
struct State {
    /// Whoever says this gets no answer: the line is cut when there is one.
    trap: Mutex<Option<Vec<u8>>>,
    sprung: AtomicBool,
    /// Whoever is cut off then hears nothing on another line either.
    for_good: AtomicBool,
    /// Nothing arrives at either end.
    silent: watch::Sender<bool>,
    /// How often everybody's line was cut.
    cuts: watch::Sender<u64>,
    /// How long every answer takes.
    delay: Duration,
}

impl Wire {
    pub async fn to(database: &Database) -> Self {
        Self::slow(database, Duration::ZERO).await
    }

    /// Every answer takes so long.
    pub async fn slow(database: &Database, delay: Duration) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (silent, cuts) = (watch::Sender::new(false), watch::Sender::new(0));
        let (trap, sprung, for_good) = (Mutex::default(), AtomicBool::default(), AtomicBool::default());
        let state = Arc::new(State { trap, sprung, for_good, silent, cuts, delay });
        let (socket, carried) = (database.socket(), Arc::clone(&state));
        tokio::spawn(async move {
            loop {
                let (client, _) = listener.accept().await.unwrap();
                let (socket, state) = (socket.clone(), Arc::clone(&carried));
                tokio::spawn(async move {
                    let server = UnixStream::connect(socket).await.unwrap();
                    let mut cuts = state.cuts.subscribe();
                    tokio::select! {
                        () = carry(client, server, &state) => {}
                        _ = cuts.changed() => {}
                    }
                });
            }
        });
        Self { address, database: database.name().to_owned(), state }
    }

    pub fn address(&self) -> Address {
        format!("postgres://postgres@{}/{}?sslmode=disable", self.address, self.database).parse().unwrap()
    }

    pub async fn open(&self) -> Store {
        Store::connect(&self.address(), LOG_VERSION).await.unwrap()
    }

    /// Cuts the line of whoever says this next, when it has been done.
    pub fn trap(&self, words: &str) {
        self.state.sprung.store(false, Ordering::SeqCst);
        *self.state.trap.lock().unwrap() = Some(words.as_bytes().to_vec());
    }

    /// The same, and nothing arrives any more after that.
    pub fn trap_for_good(&self, words: &str) {
        self.state.for_good.store(true, Ordering::SeqCst);
        self.trap(words);
    }

    pub fn was_sprung(&self) -> bool {
        self.state.sprung.load(Ordering::SeqCst)
    }

    /// Cuts everybody's line.
    pub fn cut(&self) {
        self.state.cuts.send_modify(|cuts| *cuts += 1);
    }

    /// Has nothing arrive any more, or everything.
    pub fn silence(&self, silent: bool) {
        self.state.silent.send_replace(silent);
    }
}

async fn carry(mut client: TcpStream, mut server: UnixStream, state: &State) {
    let (mut said, mut answered) = (vec![0; 65_536], vec![0; 65_536]);
    let mut trapped = false;
    let mut silent = state.silent.subscribe();
    loop {
        if silent.wait_for(|silent| !silent).await.is_err() {
            return;
        }
        tokio::select! {
            read = client.read(&mut said) => {
                let Ok(read @ 1..) = read else { return };
                if state.is_trapped(&said[..read]) {
                    trapped = true;
                }
                // What was on its way when the line fell silent stays where it is.
                if silent.wait_for(|silent| !silent).await.is_err() || server.write_all(&said[..read]).await.is_err() {
                    return;
                }
            }
            read = server.read(&mut answered) => {
                let Ok(read @ 1..) = read else { return };
                if trapped {
                    state.sprung.store(true, Ordering::SeqCst);
                    state.silent.send_replace(state.for_good.load(Ordering::SeqCst));
                    return;
                }
                tokio::time::sleep(state.delay).await;
                if silent.wait_for(|silent| !silent).await.is_err() || client.write_all(&answered[..read]).await.is_err() {
                    return;
                }
            }
        }
    }
}

impl State {
    fn is_trapped(&self, said: &[u8]) -> bool {
        let mut trap = self.trap.lock().unwrap();
        let holds = |words: &mut Vec<u8>| said.windows(words.len()).any(|window| window == words);
        trap.take_if(holds).is_some()
    }
}
