//! A house of a test's own: the real program, with a port and a folder that nobody else has.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use client::{Guest, HouseClient};
use rustix::process::{Pid, Signal, kill_process};
use store::Store;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt as _, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};
use tokio::time::{sleep, timeout};

use crate::client::BINARY;

/// Nothing in these houses takes so long.
pub const PATIENCE: Duration = Duration::from_mins(2);

/// The program, with nothing around it that could change what it does.
pub fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(BINARY);
    let surroundings = [
        "RATSKELLER_LISTEN",
        "RATSKELLER_DATA",
        "RATSKELLER_STORE",
        "RATSKELLER_NATS",
        "RATSKELLER_PUBLIC_URL",
        "RATSKELLER_LESSONS",
        "LC_MESSAGES",
        "LANG",
    ];
    for name in surroundings {
        command.env_remove(name);
    }
    command.args(arguments).env("LC_ALL", "C").env("RUST_LOG", "error").stdin(Stdio::null()).kill_on_drop(true);
    command
}

/// What a program came to: its exit code, and what it said on standard output and on standard error.
pub async fn finished(mut command: Command) -> (i32, String, String) {
    let output = command.output().await.expect("the binary was built");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code().expect("an exit code"), text(output.stdout), text(output.stderr))
}

/// Waits until something is so.
pub async fn until(mut is_so: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !is_so().await {
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, waiting).await.expect("it becomes so");
}

/// What a house is kept in.
#[derive(Debug)]
pub struct Folder(TempDir);

impl Folder {
    pub fn new() -> Self {
        Self(tempfile::tempdir().expect("a temporary folder"))
    }

    /// On the disk that this folder is on.
    pub fn within(folder: &Path) -> Self {
        Self(tempfile::tempdir_in(folder).expect("a temporary folder"))
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    pub fn text(&self) -> &str {
        self.path().to_str().expect("a folder with a plain name")
    }

    pub fn file(&self) -> PathBuf {
        self.path().join("house.sqlite")
    }

    /// What is kept, for whoever looks at it while the house is closed.
    pub async fn store(&self) -> Store {
        Store::open(&self.file()).await.expect("a store")
    }
}

/// A house that is open.
#[derive(Debug)]
pub struct Ratskeller {
    pub folder: Folder,
    pub house: HouseClient,
    pub address: SocketAddr,
    arguments: Vec<String>,
    surroundings: Vec<(&'static str, PathBuf)>,
    process: Child,
    output: Lines<BufReader<ChildStdout>>,
}

impl Ratskeller {
    pub async fn open() -> Self {
        Self::open_with(Folder::new(), &[]).await
    }

    pub async fn open_with(folder: Folder, arguments: &[&str]) -> Self {
        Self::start(folder, arguments.iter().map(ToString::to_string).collect(), Vec::new()).await
    }

    /// With these variables in its environment.
    pub async fn open_among(folder: Folder, surroundings: &[(&'static str, PathBuf)]) -> Self {
        Self::start(folder, Vec::new(), surroundings.to_vec()).await
    }

    async fn start(folder: Folder, arguments: Vec<String>, surroundings: Vec<(&'static str, PathBuf)>) -> Self {
        let mut serving = serving(&folder, "127.0.0.1:0", &arguments);
        let (process, output, address) = start(serving.envs(surroundings.clone())).await;
        let house = HouseClient::new(&format!("http://{address}")).expect("an address");
        Self { folder, house, address, arguments, surroundings, process, output }
    }

    pub async fn guest(&self, name: &str) -> Guest {
        self.house.guest(name).await.expect("a guest is let in")
    }

    /// What is at this address, as text.
    pub async fn page(&self, path: &str) -> String {
        let reply = self.house.get(path).await.expect("an answer");
        assert!(reply.status().is_success(), "{path}: {reply:?}");
        String::from_utf8(reply.body().to_vec()).expect("text")
    }

    /// One of the numbers that the house tells whoever runs it.
    pub async fn number(&self, name: &str) -> u64 {
        let page = self.page("/metrics").await;
        let number = page.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok());
        number.unwrap_or_else(|| panic!("no {name} in:\n{page}"))
    }

    pub async fn tables_awake(&self) -> u64 {
        self.number("ratskeller_tables_awake").await
    }

    /// Ends it without warning, as a power cut does.
    pub async fn kill(&mut self) {
        self.process.kill().await.expect("it was running");
    }

    /// Starts it again where it was.
    pub async fn open_again(&mut self) {
        let address = self.address.to_string();
        let mut serving = serving(&self.folder, &address, &self.arguments);
        (self.process, self.output, _) = start(serving.envs(self.surroundings.clone())).await;
    }

    pub fn signal(&self, signal: Signal) {
        let pid = self.process.id().and_then(|id| Pid::from_raw(id.cast_signed())).expect("it is running");
        kill_process(pid, signal).expect("it is our own");
    }

    pub fn ask_to_close(&self) {
        self.signal(Signal::TERM);
    }

    /// Closes it as whoever runs it would: with which code it ends, what it says at last, and what it was kept in.
    pub async fn close(mut self) -> (i32, String, Folder) {
        self.ask_to_close();
        let mut said = String::new();
        while let Some(line) = self.output.next_line().await.expect("text") {
            said += &line;
        }
        let status = self.process.wait().await.expect("it ends");
        (status.code().expect("it ends by itself"), said, self.folder)
    }
}

fn serving(folder: &Folder, listen: &str, arguments: &[String]) -> Command {
    let mut command = program(&["serve", "--no-limits", "--listen", listen]);
    // Whoever names another folder, or a database, has it.
    if !arguments.iter().any(|argument| ["--data", "--store"].contains(&&**argument)) {
        command.args(["--data", folder.text()]);
    }
    command.args(arguments);
    command
}

/// Starts a house, and waits until it says where it is open.
pub async fn start(command: &mut Command) -> (Child, Lines<BufReader<ChildStdout>>, SocketAddr) {
    let mut process = command.stdout(Stdio::piped()).spawn().expect("the binary was built");
    let mut output = BufReader::new(process.stdout.take().expect("a pipe")).lines();
    let said = output.next_line().await.expect("text").expect("a house that opens says so");
    let port = said.rsplit(':').next().and_then(|port| port.parse().ok());
    let address = SocketAddr::from(([127, 0, 0, 1], port.unwrap_or_else(|| panic!("no port: {said}"))));
    (process, output, address)
}
