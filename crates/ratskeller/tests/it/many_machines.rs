//! The house on three nodes that `make cluster` opens on one machine.

use std::net::TcpStream;
use std::path::Path;
use std::process::Stdio;

use client::{HouseClient, Join, NewTable};
use rustix::process::{Pid, Signal, kill_process};
use tokio::io::{AsyncBufReadExt as _, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};

use crate::client::BINARY;
use crate::house::until;

/// Ends with the test, whatever comes of that.
struct Cluster {
    process: Child,
    output: Lines<BufReader<ChildStdout>>,
}

impl Cluster {
    fn open() -> Self {
        let mut opening = Command::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/cluster"));
        opening.arg("0").env("RATSKELLER", BINARY).env("RUST_LOG", "error").stdin(Stdio::null()).stdout(Stdio::piped());
        let mut process = opening.spawn().expect("bash");
        let output = BufReader::new(process.stdout.take().expect("a pipe")).lines();
        Self { process, output }
    }

    /// What it says behind these words.
    async fn says(&mut self, words: &str) -> String {
        while let Some(line) = self.output.next_line().await.expect("text") {
            if let Some(said) = line.strip_prefix(words) {
                return said.trim().to_owned();
            }
        }
        panic!("it has ended, and never said “{words}”");
    }

    fn end(&self) {
        signal(self.process.id().map(u32::cast_signed), Signal::TERM);
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.end();
    }
}

fn signal(process: Option<i32>, signal: Signal) {
    if let Some(process) = process.and_then(Pid::from_raw) {
        kill_process(process, signal).expect("it is our own");
    }
}

#[tokio::test]
async fn one_command_opens_a_house_on_three_nodes_that_goes_on_without_one_and_leaves_nothing_behind() {
    let mut cluster = Cluster::open();
    let door = cluster.says("One house, three nodes:").await;
    let door = door.split(' ').next().expect("an address").to_owned();
    let store = cluster.says("Who keeps it:").await;
    let folder = cluster.says("What else is there:").await;
    let nodes = cluster.says("Take one out:").await;
    let nodes: Vec<i32> = nodes.split(' ').filter_map(|word| word.parse().ok()).collect();
    assert_eq!(nodes.len(), 3);

    let house = HouseClient::new(&door).unwrap();
    assert_eq!(house.get("/metrics").await.unwrap().status(), 403, "that is for whoever runs the house");
    let (anna, jan) = (house.guest("Anna").await.unwrap(), house.guest("Jan").await.unwrap());
    let table = anna.open(&NewTable::new("piratz", 2)).await.unwrap().id;
    signal(Some(nodes[0]), Signal::KILL);
    until(async || jan.join(&table, &Join::default()).await.is_ok()).await;
    assert_eq!(anna.table(&table).await.unwrap().id, table);

    cluster.end();
    assert!(cluster.process.wait().await.unwrap().success());
    let port = store.split("127.0.0.1:").nth(1).and_then(|rest| rest.split('/').next()).expect("a port");
    TcpStream::connect(("127.0.0.1", port.parse().unwrap())).expect_err("PostgreSQL has ended");
    assert!(!Path::new(&folder).exists());
}
