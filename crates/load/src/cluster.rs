//! One house on several nodes, beside one in a file: how fast people play, what each part has to do for a move, and what many
//! open tables take. PostgreSQL and NATS are of this measurement alone, and as durable as they are out of the box.

use std::fmt::{self, Display};
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use client::HouseClient;
use services::{Nats, Postgres};

use crate::game::Game;
use crate::measurement::OpenLoop;
use crate::pace::Asking;
use crate::pair::Pair;
use crate::playing::{Played, Span, play};
use crate::process::Process;
use crate::report::{between_marks, mib, micros, millis, number, section};
use crate::server::{Kept, Server};
use crate::table::LoadTable;
use crate::{Result, crowd, program_beside_this, runtime};

/// PostgreSQL as it is out of the box, but for how many it lets in.
const DURABLE: [(&str, &str); 2] = [("fsync", "on"), ("full_page_writes", "on")];

/// How many tables one pair opens, one after another, where nobody plays.
const TABLES_OF_A_PAIR: usize = 20;

const MARK: &str = "<!-- load -->\n";

#[derive(Debug, Args)]
pub struct Cluster {
    /// On how many nodes, one house after another
    #[arg(long, value_delimiter = ',', default_value = "1,2,3", value_name = "NUMBERS")]
    nodes: Vec<usize>,
    /// At how many tables of two to play
    #[arg(long, default_value_t = 500, value_name = "TABLES")]
    tables: usize,
    /// At which parts of the rate reached as fast as it goes moves become due in the open loop; 0 to leave it out
    #[arg(long, value_delimiter = ',', default_value = "25,50,75", value_name = "PERCENT")]
    open_loop: Vec<u32>,
    /// How many tables are open where nobody plays, with the most nodes; 0 to leave them out
    #[arg(long, default_value_t = 10_000, value_name = "TABLES")]
    open: usize,
    /// How long to measure each time, and a third of that beforehand
    #[arg(long, default_value_t = 5, value_name = "SECONDS")]
    seconds: u64,
    /// The server [default: the ratskeller beside this program]
    #[arg(long, value_name = "PROGRAM")]
    server: Option<PathBuf>,
    /// Where the house in a file is kept, and what all nodes say. Emptied
    #[arg(long, default_value = "target/bench-cluster", value_name = "DIRECTORY")]
    data: PathBuf,
    /// A page to write the tables into, between its marks `<!-- load -->` and `<!-- end -->`
    #[arg(long, value_name = "PAGE.md")]
    write: Option<PathBuf>,
}

/// A house, however it is kept, and what is to be measured of it.
struct House {
    servers: Vec<Server>,
    below: Option<(Postgres, Nats)>,
    /// Whether two who play together are at two nodes.
    apart: bool,
}

#[derive(Debug)]
struct Measured {
    house: String,
    tables: usize,
    closed_loop: Played,
    open_loop: Vec<OpenLoop>,
}

/// What tables take at which nobody plays.
#[derive(Debug)]
struct Open {
    tables: usize,
    /// Bytes of each node's memory.
    memory: Vec<u64>,
    connections: String,
}

#[derive(Debug)]
pub struct Report {
    measured: Vec<Measured>,
    open: Option<Open>,
}

impl Cluster {
    pub fn run(&self) -> Result<()> {
        let report = runtime(1)?.block_on(self.measure())?;
        if let Some(page) = &self.write {
            let text = fs::read_to_string(page)?;
            let told = between_marks(&text, MARK, &report.to_string());
            fs::write(page, told.ok_or_else(|| format!("{} has no {MARK}", page.display()))?)?;
        }
        Ok(write!(io::stdout(), "{report}")?)
    }

    pub async fn measure(&self) -> Result<Report> {
        let program = self.server.clone().map_or_else(|| program_beside_this("ratskeller"), Ok)?;
        fs::create_dir_all(&self.data)?;
        let file = House { servers: vec![self.in_a_file(&program).await?], below: None, apart: false };
        let mut measured = vec![self.play(&file, "one, SQLite".to_owned()).await?];
        drop(file);
        let mut open = None;
        let most = self.nodes.iter().copied().max().unwrap_or_default();
        for &nodes in &self.nodes {
            let mut house = self.on_nodes(nodes, &program).await?;
            let title = |how| format!("{nodes}, PostgreSQL{how}");
            measured.push(self.play(&house, title("")).await?);
            if nodes > 1 {
                house.apart = true;
                measured.push(self.play(&house, title(", those at a table at two")).await?);
            }
            if nodes == most && self.open > 0 {
                // In nodes that nobody has played at.
                drop(house);
                open = Some(self.open(&self.on_nodes(nodes, &program).await?).await?);
            }
        }
        Ok(Report { measured, open })
    }

    async fn in_a_file(&self, program: &Path) -> Result<Server> {
        Server::start_afresh(program, &self.data.join("house")).await
    }

    async fn on_nodes(&self, nodes: usize, program: &Path) -> Result<House> {
        let (postgres, nats) = (Postgres::start_with(&DURABLE, &[])?, Nats::start()?);
        let mut servers = Vec::new();
        for number in 0..nodes {
            let log = self.data.join(format!("node-{number}.log"));
            let kept = Kept::Together { store: postgres.url("postgres"), nats: nats.url(), log };
            servers.push(Server::start(program, kept).await?);
        }
        Ok(House { servers, below: Some((postgres, nats)), apart: false })
    }

    async fn play(&self, house: &House, title: String) -> Result<Measured> {
        let window = Duration::from_secs(self.seconds);
        let span = Span { warm_up: window / 3, window };
        let game: Game = "piratz".parse()?;
        let doing = |what: &str| format!("{title} · {} tables · {what}", self.tables);
        let arriving = (0..self.tables).map(|number| Pair::arrive_at(house.nodes_of(number), game, number));
        let pairs = crowd::all(doing("guests arrive"), arriving).await?;
        let ids = crowd::all(doing("opening tables"), pairs.iter().map(Pair::open)).await?;
        let sitting = pairs.into_iter().zip(ids).map(|(pair, id)| LoadTable::sit_down(pair, id, None));
        let tables = crowd::all(doing("connecting"), sitting).await?;
        let parts = house.parts()?;
        let (mut tables, closed_loop) =
            play(tables, Asking::ClosedLoop, span, &parts, &doing("as fast as it goes")).await?;
        let mut open_loop = Vec::new();
        for &percent in self.open_loop.iter().filter(|&&percent| percent > 0) {
            let rate = closed_loop.moves_a_second * f64::from(percent) / 100.0;
            let doing = doing(&format!("at {percent} % of it"));
            let played;
            (tables, played) = play(tables, Asking::OpenLoop { rate }, span, &parts, &doing).await?;
            open_loop.push(OpenLoop { percent, rate, played });
        }
        crowd::all(doing("leaving"), tables.into_iter().map(LoadTable::leave)).await?;
        Ok(Measured { house: title, tables: self.tables, closed_loop, open_loop })
    }

    async fn open(&self, house: &House) -> Result<Open> {
        let game: Game = "piratz".parse()?;
        let opening = (0..self.open.div_ceil(TABLES_OF_A_PAIR)).map(|number| async move {
            let pair = Pair::arrive_at(house.nodes_of(number), game, number).await?;
            for _ in 0..TABLES_OF_A_PAIR {
                pair.open().await?;
            }
            Ok(TABLES_OF_A_PAIR)
        });
        let opened = crowd::all(format!("{} tables that nobody plays at", self.open), opening).await?;
        let mut memory = Vec::new();
        for server in &house.servers {
            memory.push(server.memory().await?);
        }
        let asked = "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend' \
                     AND pid <> pg_backend_pid()";
        let connections = house.below.as_ref().map(|(postgres, _)| postgres.sql("postgres", asked)).transpose()?;
        let connections = connections.unwrap_or_default().trim().to_owned();
        Ok(Open { tables: opened.iter().sum(), memory, connections })
    }
}

impl House {
    /// Where two play: each table at one node, or at two.
    fn nodes_of(&self, number: usize) -> [&HouseClient; 2] {
        let node = |number: usize| self.servers[number % self.servers.len()].house();
        [node(number), node(number + usize::from(self.apart))]
    }

    /// What works for a move: all nodes, and what they stand on.
    fn parts(&self) -> Result<Vec<Process>> {
        let mut parts: Vec<_> = self.servers.iter().map(Server::process).collect();
        if let Some((postgres, nats)) = &self.below {
            parts.push(Process::family(postgres.pid()?));
            parts.push(Process::family(nats.pid().ok_or("NATS has ended")?));
        }
        Ok(parts)
    }
}

impl Measured {
    /// What a move costs: nodes, PostgreSQL, NATS.
    fn costs(played: &Played) -> [String; 3] {
        let times = &played.times_a_move;
        match times.as_slice() {
            [nodes @ .., postgres, nats] if !nodes.is_empty() => {
                [micros(nodes.iter().sum()), micros(*postgres), micros(*nats)]
            }
            nodes => [micros(nodes.iter().sum()), String::new(), String::new()],
        }
    }
}

impl Display for Report {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        let heads = ["nodes", "tables", "moves/s", "p50", "p99", "nodes’ time a move", "PostgreSQL’s", "NATS’"];
        let rows = self.measured.iter().map(|Measured { house, tables, closed_loop, .. }| {
            let reached = [
                house.clone(),
                number(*tables as f64),
                number(closed_loop.moves_a_second),
                millis(closed_loop.p50),
                millis(closed_loop.p99),
            ];
            reached.into_iter().chain(Measured::costs(closed_loop)).collect()
        });
        let fastest = section("**As fast as it goes** (closed loop): everybody answers at once.", &heads, rows);
        let heads = ["nodes", "of the fastest", "due/s", "moves/s", "p50", "p99", "p99.9"];
        let lines = self.measured.iter().flat_map(|house| house.open_loop.iter().map(move |open| (house, open)));
        let rows = lines.map(|(Measured { house, .. }, OpenLoop { percent, rate, played })| {
            vec![
                house.clone(),
                format!("{percent} %"),
                number(*rate),
                number(played.moves_a_second),
                millis(played.p50),
                millis(played.p99),
                millis(played.p999),
            ]
        });
        let given = "**At a given rate** (open loop): moves become due whether the house answers or not.";
        let given = section(given, &heads, rows);
        let rows = self.open.iter().map(|Open { tables, memory, connections }| {
            let memory = memory.iter().map(|bytes| mib(*bytes)).collect::<Vec<_>>().join(", ");
            vec![number(*tables as f64), memory, connections.clone()]
        });
        let heads = ["tables", "memory of each node", "connections to PostgreSQL"];
        let open = section("**Open tables** that have begun, with nobody connected.", &heads, rows);
        let sections: Vec<_> = [fastest, given, open].into_iter().filter(|section| !section.is_empty()).collect();
        formatter.write_str(&sections.join("\n"))
    }
}
