//! One address does its worst while somebody at another asks simple things. The attacks are those of
//! `crates/server/tests/it/abuse`, on the real program with the limits of any house.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use client::{Eyes, Guest, HouseClient, Message, NewTable, Socket};
use futures_util::future::join_all;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt as _;
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::time::sleep;

use crate::progress;
use crate::server::Server;
use crate::{Result, runtime};

const ATTACKER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
const POLITE: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 3);

/// So many guests share the questions, each of whom asks less often than they may.
const GUESTS: usize = 4;
const ASKED_EVERY: Duration = Duration::from_millis(25);
const PAGES: [&str; 4] = ["/api/session", "/api/tables", "/api/games", "/"];

/// Whoever attacks asks again so soon: as on a line of their own, beside which the machine has time for the server.
const AGAIN_AFTER: Duration = Duration::from_millis(20);
/// How long an attack has gone on before anything is measured.
const WARM_UP: Duration = Duration::from_secs(2);

/// How somebody was served meanwhile.
#[derive(Debug)]
pub struct Attacked {
    pub how: String,
    pub p50: Duration,
    pub p99: Duration,
}

/// What was prepared while the house had no limits: whoever attacks has come before, and more often than they may.
#[derive(Clone, Debug)]
struct Scene {
    house: HouseClient,
    address: SocketAddr,
    attackers: Vec<Guest>,
    /// A finished game with many moves.
    long: String,
    /// Finished games with few.
    short: Vec<String>,
    /// Tables where kings play, ten of each attacker's.
    kings: Vec<String>,
    /// A table of bots that hardly wait.
    busy: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Attack {
    None,
    Connections,
    Learners,
    Lists,
    Kings,
    Reviews,
    Unread,
    Onlookers,
    Newcomers,
}

impl Attack {
    const ALL: [Self; 9] = [
        Self::None,
        Self::Connections,
        Self::Learners,
        Self::Lists,
        Self::Kings,
        Self::Reviews,
        Self::Unread,
        Self::Onlookers,
        Self::Newcomers,
    ];

    fn title(self) -> &'static str {
        match self {
            Self::None => "nothing",
            Self::Connections => "2,000 connections that ask for `/healthz` and stay",
            Self::Learners => "100 learners ask the king at once",
            Self::Lists => "a guest with 100 what-if tables lists them 16 times at once",
            Self::Kings => "10 guests let kings play at 100 tables, after a restart",
            Self::Reviews => "10 guests want 12 games looked back on",
            Self::Unread => "50 long answers asked for and not read",
            Self::Onlookers => "400 onlookers of a table of bots in a hurry, half of whom do not read",
            Self::Newcomers => "guests, tables and rematches as fast as they are let",
        }
    }

    /// Goes on until nobody waits for it any more.
    async fn go_on(self, scene: Scene) {
        match self {
            Self::None => {}
            Self::Connections => scene.connect().await,
            Self::Learners => scene.learn().await,
            Self::Lists => scene.list().await,
            Self::Kings => scene.let_kings_play().await,
            Self::Reviews => scene.look_back().await,
            Self::Unread => scene.ask_and_leave().await,
            Self::Onlookers => scene.look_on().await,
            Self::Newcomers => scene.come_anew().await,
        }
    }
}

impl Attacked {
    pub async fn measure(questions: usize, program: &Path, data: &Path) -> Result<Vec<Self>> {
        let mut server = Server::start_afresh(program, data).await?;
        let bar = progress::bar("Under attack".to_owned(), Attack::ALL.len() as u64);
        let scene = Scene::prepare(server.house().clone(), server.address()).await?;
        server.kill()?;
        server.limit();
        server.start_again().await?;
        let house = server.house().clone().coming_from(POLITE.into());
        let mut polite = Vec::new();
        for number in 0..GUESTS {
            polite.push(house.guest(&format!("Polite {number}")).await?);
        }
        let mut attacked = Vec::new();
        for attack in Attack::ALL {
            let (enough, until) = oneshot::channel::<()>();
            let scene = scene.clone();
            // On a thread of its own, so that it is in the way of the server only.
            let attacking = thread::spawn(move || {
                let attack = async {
                    tokio::select! {
                        () = async { attack.go_on(scene).await; std::future::pending().await } => {}
                        _ = until => {}
                    }
                };
                runtime(1).map(|runtime| runtime.block_on(attack))
            });
            sleep(WARM_UP).await;
            let mut times = ask(&polite, questions).await?;
            drop(enough);
            attacking.join().map_err(|_| "an attack failed")??;
            times.sort();
            let quantile = |part: usize| times[times.len() * part / 100];
            attacked.push(Self { how: attack.title().to_owned(), p50: quantile(50), p99: quantile(99) });
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(attacked)
    }
}

/// How long each of so many questions took, one after another.
async fn ask(guests: &[Guest], questions: usize) -> Result<Vec<Duration>> {
    let mut times = Vec::with_capacity(questions);
    for number in 0..questions {
        // Each guest asks for everything.
        let (guest, page) = (&guests[number % GUESTS], PAGES[(number + number / GUESTS) % PAGES.len()]);
        let begun = Instant::now();
        let status = guest.get(page).await?.status();
        times.push(begun.elapsed());
        if status.as_u16() == 429 || status.is_server_error() {
            return Err(format!("{page}: {status}").into());
        }
        sleep(ASKED_EVERY).await;
    }
    Ok(times)
}

fn bots(game: &str, players: usize, level: &str) -> NewTable {
    NewTable { pause: Some(0), bots: vec![level.to_owned(); players], ..NewTable::new(game, players) }
}

/// Opens a table where only bots play.
async fn let_play(host: &Guest, order: &NewTable) -> Result<String> {
    let table = host.open(order).await?;
    host.start(&table.id).await?;
    Ok(table.id)
}

/// The same, and looks on until the game is over.
async fn play_out(host: &Guest, order: &NewTable) -> Result<String> {
    let table = let_play(host, order).await?;
    let mut socket = host.connect(&table, None, None).await?;
    loop {
        match socket.next().await? {
            Message::Table(told) if told.table.ended.is_some() => return Ok(table),
            Message::Update(told) if told.ended.is_some() => return Ok(table),
            _ => {}
        }
    }
}

/// Takes whatever comes until the socket ends.
async fn read_on(mut socket: Socket) {
    while socket.next_text().await.is_ok() {}
}

/// Tries until the house has a socket left for this address.
async fn let_in<E>(mut trying: impl AsyncFnMut() -> Result<Socket, E>) -> Socket {
    loop {
        match trying().await {
            Ok(socket) => return socket,
            Err(_) => sleep(Duration::from_millis(500)).await,
        }
    }
}

/// Asks again and again, whatever is answered.
async fn again_and_again<T>(mut asking: impl AsyncFnMut() -> T) {
    loop {
        asking().await;
        sleep(AGAIN_AFTER).await;
    }
}

impl Scene {
    async fn prepare(house: HouseClient, address: SocketAddr) -> Result<Self> {
        let house = house.coming_from(IpAddr::from(ATTACKER));
        let mut attackers = Vec::new();
        for number in 0..10 {
            attackers.push(house.guest(&format!("Attacker {number}")).await?);
        }
        let first = &attackers[0];
        let options = Some(json!({"until": {"rounds": 50}}));
        let long = play_out(first, &NewTable { options, ..bots("rat-a-tat-cat", 2, "pup") }).await?;
        let mut short = Vec::new();
        for _ in 0..12 {
            short.push(play_out(first, &bots("rat-hot", 2, "pup")).await?);
        }
        for _ in 0..100 {
            let wonder = json!({"input": 100, "seat": 0, "level": "pup"});
            first.post(&format!("/api/tables/{long}/what-if"), &wonder).await?;
        }
        let mut kings = Vec::new();
        for attacker in &attackers {
            for _ in 0..10 {
                kings.push(let_play(attacker, &bots("piratz", 4, "king")).await?);
            }
        }
        let options = Some(json!({"until": {"rounds": 50}}));
        let busy = NewTable { options, pause: Some(20), ..bots("rat-a-tat-cat", 4, "pup") };
        let busy = let_play(first, &busy).await?;
        Ok(Self { house, address, attackers, long, short, kings, busy })
    }

    /// A connection that has room for little at a time.
    async fn dial(&self) -> Option<TcpStream> {
        let socket = TcpSocket::new_v4().ok()?;
        socket.set_recv_buffer_size(4096).ok()?;
        socket.bind((ATTACKER, 0).into()).ok()?;
        socket.connect(self.address).await.ok()
    }

    /// Asks for a page over a connection of its own, and leaves what is answered there.
    async fn leave(&self, page: &str) -> Option<TcpStream> {
        let mut stream = self.dial().await?;
        let request = format!("GET {page} HTTP/1.1\r\nhost: {}\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).await.ok()?;
        Some(stream)
    }

    async fn connect(&self) {
        let mut held = Vec::new();
        for _ in 0..2000 {
            held.push(self.leave("/healthz").await);
        }
        std::future::pending::<()>().await;
    }

    async fn learn(&self) {
        let question = |lesson: &Arc<lessons::Lesson>| {
            let page = format!("/api/lessons/{}/{}", lesson.game.spec.name, lesson.name);
            Some((page, json!({"answers": lesson.up_to_the_king()?})))
        };
        let questions: Vec<(String, Value)> = lessons::all().iter().filter_map(question).collect();
        let asking = self.attackers.iter().cycle().zip(questions.iter().cycle()).take(100);
        let learners =
            asking.map(|(guest, (page, answers))| again_and_again(async move || guest.post(page, answers).await));
        join_all(learners).await;
    }

    async fn list(&self) {
        let guest = &self.attackers[0];
        join_all((0..16).map(|_| again_and_again(async || guest.get("/api/session/tables").await))).await;
    }

    async fn let_kings_play(&self) {
        let tables = self.kings.iter().enumerate().map(async |(number, table)| {
            let host = &self.attackers[number / 10];
            read_on(let_in(async || host.connect(table, None, None).await).await).await;
        });
        join_all(tables).await;
    }

    async fn look_back(&self) {
        let wanting = self.attackers.iter().cycle().zip(&self.short).map(|(guest, table)| {
            let page = format!("/api/tables/{table}/review");
            again_and_again(async move || guest.post(&page, &json!({})).await)
        });
        join_all(wanting).await;
    }

    async fn ask_and_leave(&self) {
        let page = format!("/api/tables/{}/steps", self.long);
        join_all((0..50).map(|_| {
            again_and_again(async || {
                let left = self.leave(&page).await;
                sleep(Duration::from_secs(1)).await;
                drop(left);
            })
        }))
        .await;
    }

    async fn look_on(&self) {
        let looking = (0..400).map(async |number| {
            let socket = let_in(async || self.house.look_on(&self.busy, &Eyes::default()).await).await;
            if number % 2 == 0 {
                read_on(socket).await;
            } else {
                sleep(Duration::MAX).await;
                drop(socket);
            }
        });
        join_all(looking).await;
    }

    async fn come_anew(&self) {
        let guest = &self.attackers[0];
        let coming = (0..8).map(|_| again_and_again(async || self.house.guest("Another").await));
        let opening = (0..8).map(|_| again_and_again(async || guest.open(&NewTable::new("piratz", 2)).await));
        let again = self.short.iter().map(|table| again_and_again(async || guest.rematch(table).await));
        tokio::join!(join_all(coming), join_all(opening), join_all(again));
    }
}
