//! Whoever asks for too much has too little of it, and nobody else notices. Attackers come from one address of this machine,
//! polite guests from another.

mod bots;
mod bytes;
mod connections;
mod leaving;
mod lessons;
mod lists;
mod onlookers;
mod rematches;
mod reviews;
mod sockets;
mod thinking;

use std::net::Ipv4Addr;
use std::time::{Duration, Instant};

use catalog::fairness::commitment_to;
use ratskeller_core::Hex;
use serde_json::{Value, json};
use server::Config;
use tokio::net::{TcpSocket, TcpStream};

use crate::house::{TestHouse, surely};
use crate::knock::{Answer, Knock};

const ATTACKER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
const POLITE: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 3);

/// What everybody puts into the shuffles.
const BYTES: Hex<16> = Hex([0x5e; 16]);

/// Every other answer comes sooner, or as soon as ten times what is usual: the machine may have other things to do. What is
/// aimed at is that 99 of 100 do, which `make bench-server` measures.
const SOON: Duration = Duration::from_millis(100);

/// So many questions are asked, fewer than a guest may ask at once, without an attack and with it.
const QUESTIONS: usize = 24;

/// What will surely come of trying now and then. A king may take a while.
const AT_LAST: Duration = Duration::from_mins(2);

fn limited(config: &mut Config) {
    config.unlimited = false;
}

async fn connect(house: &TestHouse, from: Ipv4Addr) -> TcpStream {
    dialling(from).connect(house.address).await.unwrap()
}

/// A connection from this address that is about to be made.
fn dialling(from: Ipv4Addr) -> TcpSocket {
    let socket = TcpSocket::new_v4().unwrap();
    // Else ports run out that have just been used.
    socket.set_reuseaddr(true).unwrap();
    socket.bind((from, 0).into()).unwrap();
    socket
}

/// Tries now and then until there is something: what it is.
async fn at_last<T>(mut attempt: impl AsyncFnMut() -> Option<T>) -> T {
    let mut now_and_then = tokio::time::interval(Duration::from_millis(200));
    let trying = async {
        loop {
            now_and_then.tick().await;
            if let Some(found) = attempt().await {
                return found;
            }
        }
    };
    tokio::time::timeout(AT_LAST, trying).await.expect("there is something at last")
}

/// How long half of them took at the most.
fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}

async fn ask(house: &TestHouse, from: Ipv4Addr, knock: &Knock) -> Answer {
    surely(knock.over(connect(house, from).await)).await.expect("the house answers")
}

/// Somebody who came from an address, by their token.
struct Visitor {
    from: Ipv4Addr,
    token: String,
}

impl Visitor {
    async fn come(house: &TestHouse, from: Ipv4Addr) -> Self {
        let answer = ask(house, from, &Knock::post("/api/session", "{}")).await;
        let cookie = answer.headers.get("set-cookie").unwrap_or_else(|| panic!("{answer:?}"));
        let token = cookie.split(['=', ';']).nth(1).unwrap().to_owned();
        Self { from, token }
    }

    async fn ask(&self, house: &TestHouse, knock: Knock) -> Answer {
        ask(house, self.from, &knock.with_token(&self.token)).await
    }

    async fn open(&self, house: &TestHouse, order: &Value) -> String {
        let answer = self.ask(house, Knock::post("/api/tables", order)).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()["id"].as_str().unwrap().to_owned()
    }

    async fn wish(&self, house: &TestHouse, table: &str, wish: &str, body: &Value) -> Answer {
        self.ask(house, Knock::post(&format!("/api/tables/{table}/{wish}"), body)).await
    }

    async fn sit_down(&self, house: &TestHouse, table: &str) {
        let join = json!({"commitment": commitment_to(table, BYTES)});
        let joined = self.wish(house, table, "join", &join).await;
        assert_eq!(joined.status, 200, "{joined:?}");
    }

    /// Starts a game as its host, who has the first seat.
    async fn start(&self, house: &TestHouse, table: &str) {
        let fixed = self.wish(house, table, "start", &Value::Null).await;
        assert_eq!(fixed.status, 200, "{fixed:?}");
        if fixed.json()["phase"] == "revealing" {
            let revealed = self.wish(house, table, "reveal", &json!({"seat": 0, "bytes": BYTES})).await;
            assert_eq!(revealed.status, 200, "{revealed:?}");
        }
    }

    /// Asks a few simple things as people do: how long each took.
    async fn ask_around(&self, house: &TestHouse, meanwhile: &str) -> Vec<Duration> {
        let mut times = Vec::new();
        for page in ["/api/session", "/api/tables", "/api/games", "/"].into_iter().cycle().take(QUESTIONS) {
            let begun = Instant::now();
            let answer = self.ask(house, Knock::get(page)).await;
            assert!(answer.status != 429 && answer.status < 500, "{meanwhile}: {answer:?}");
            times.push(begun.elapsed());
        }
        times
    }

    /// How long an answer takes while nobody does anything wrong.
    async fn usual(&self, house: &TestHouse) -> Duration {
        median(&mut self.ask_around(house, "as usual").await)
    }

    /// Is answered soon, whatever else is going on.
    async fn is_served(&self, house: &TestHouse, usual: Duration, meanwhile: &str) {
        let mut times = self.ask_around(house, meanwhile).await;
        let middle = median(&mut times);
        println!("{meanwhile}: median {middle:?} (usually {usual:?}), slowest {:?}", times[times.len() - 1]);
        assert!(middle < SOON.max(10 * usual), "{meanwhile}: {times:?}");
    }
}
