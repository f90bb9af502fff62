//! Several nodes that keep one house, in a real PostgreSQL, with and without a real NATS.

mod everywhere;
mod following;
mod leaving;
mod trouble;

use client::{Guest, Join, Message, NewTable, Socket, TableInfo};
use server::KeptIn;
use services::{Database, Nats};

use crate::house::{TestHouse, next};

/// What all nodes share.
pub struct Cellar {
    database: Database,
    pub nats: Option<Nats>,
}

impl Cellar {
    pub fn new() -> Self {
        Self { database: services::database().unwrap(), nats: Some(Nats::start().unwrap()) }
    }

    /// Without a doorbell.
    pub fn silent() -> Self {
        Self { nats: None, ..Self::new() }
    }

    pub fn address(&self) -> server::Address {
        self.database.url().parse().unwrap()
    }

    pub async fn node(&self) -> TestHouse {
        node(&self.database.url(), self.nats.as_ref()).await
    }

    pub async fn nodes<const N: usize>(&self) -> [TestHouse; N] {
        let mut nodes = Vec::new();
        for _ in 0..N {
            nodes.push(self.node().await);
        }
        nodes.try_into().unwrap_or_else(|_| unreachable!("as many as were asked for"))
    }

    pub fn sql(&self, statement: &str) -> String {
        self.database.sql(statement).unwrap().trim().to_owned()
    }

    /// How many entries the log of a table has.
    pub fn entries(&self, table: &str) -> u64 {
        let table =
            i64::from_str_radix(table, 16).unwrap_or_else(|_| u64::from_str_radix(table, 16).unwrap().cast_signed());
        self.sql(&format!("SELECT count(*) FROM entries WHERE room = {table}")).parse().unwrap()
    }
}

pub async fn node(database: &str, nats: Option<&Nats>) -> TestHouse {
    let kept_in = KeptIn::Database { address: Box::new(database.parse().unwrap()), nats: nats.map(Nats::url) };
    TestHouse::open_with(|config| {
        config.kept_in = kept_in;
        config.review_iterations = Some(20);
    })
    .await
}

/// Two guests at a table where a game has just begun, the first by one node and the second by another.
pub async fn pair(nodes: [&TestHouse; 2], order: &NewTable) -> ([Guest; 2], TableInfo) {
    let guests = [nodes[0].guest("Þóra").await, nodes[1].guest("Jan").await];
    let table = guests[0].open(order).await.unwrap();
    for guest in &guests {
        guest.join(&table.id, &Join { invite: table.invite.clone(), ..Join::default() }).await.unwrap();
    }
    guests[0].start(&table.id).await.unwrap();
    let table = guests[1].take_part(&table.id).await.unwrap();
    (guests, table)
}

/// The same guest at another node.
pub async fn at(node: &TestHouse, guest: &Guest) -> Guest {
    node.door().returning(guest.token()).await.unwrap()
}

/// Both at their seats.
pub async fn sockets(guests: [&Guest; 2], table: &str) -> [Socket; 2] {
    [guests[0].connect(table, Some(0), None).await.unwrap(), guests[1].connect(table, Some(1), None).await.unwrap()]
}

/// The next number that a socket hears of, and whose turn it is then.
pub async fn number(socket: &mut Socket) -> (u64, Option<usize>) {
    next(socket, |message| match message {
        Message::Table(told) => Some((told.seq, told.to_move)),
        Message::Update(told) => Some((told.seq, told.to_move)),
        _ => None,
    })
    .await
}

/// Waits until a socket has heard of a number; who is to move then.
pub async fn until(socket: &mut Socket, seq: u64) -> Option<usize> {
    loop {
        let (heard, to_move) = number(socket).await;
        if heard >= seq {
            return to_move;
        }
    }
}
