//! A house elsewhere: its list of tables, and one of them. A thread of its own talks to the house, and comes back by itself when
//! the line is down.

mod address;
mod line;
mod table;
mod telling;

use std::fmt;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use client::Origin;
use serde_json::Value;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use words::Language;

use self::line::HouseConnection;
use super::Place;
use crate::event::Ask;
use crate::sight::News;

pub use address::{Address, NotAnAddress, TableLink};

/// Keeps the token that the house knows its guest by, to come back with another time.
pub type Keep = Box<dyn FnMut(&str) + Send>;

/// Who comes to which house.
pub struct Visit {
    pub address: Address,
    pub name: String,
    /// The token of an earlier visit.
    pub token: Option<String>,
    pub keep: Keep,
    pub language: Language,
}

impl Visit {
    fn house(&self) -> &Origin {
        &self.address.house
    }

    /// Whether one came to look around, and not to one table.
    fn has_hall(&self) -> bool {
        self.address.table.is_none()
    }
}

impl fmt::Debug for Visit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Visit").field("address", &self.address).field("name", &self.name).finish_non_exhaustive()
    }
}

#[derive(Debug)]
pub struct Remote {
    news: Receiver<Told>,
    orders: UnboundedSender<Asked>,
    /// The number of the last thing that was shown.
    seq: u64,
}

/// News, and the number of the last thing that had happened then.
#[derive(Debug)]
struct Told {
    seq: u64,
    news: News,
}

/// Something asked for by somebody who has seen everything up to a number.
#[derive(Debug)]
struct Asked {
    seq: u64,
    what: What,
}

#[derive(Debug)]
enum What {
    Act(Value),
    TakeBack,
    Ask(Ask),
}

impl Remote {
    /// Goes there. At a table one sits down if a seat is free; otherwise one looks on.
    pub fn join(visit: Visit) -> Self {
        let (teller, news) = channel();
        let (orders, asked) = unbounded_channel();
        thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            match runtime {
                Ok(runtime) => runtime.block_on(HouseConnection::new(visit, teller, asked).hold()),
                Err(error) => {
                    let _nobody_listens = teller.send(Told { seq: 0, news: News::Broken(error.to_string()) });
                }
            }
        });
        Self { news, orders, seq: 0 }
    }

    fn send(&self, what: What) {
        // If the thread has ended, it has said why.
        let _ended = self.orders.send(Asked { seq: self.seq, what });
    }
}

impl Place for Remote {
    fn next(&mut self) -> Option<News> {
        let Told { seq, news } = self.news.try_recv().ok()?;
        self.seq = seq;
        Some(news)
    }

    fn act(&mut self, action: Value) {
        self.send(What::Act(action));
    }

    fn take_back(&mut self) {
        self.send(What::TakeBack);
    }

    fn hint(&mut self) {}

    fn look(&mut self, _seat: usize) {}

    fn ask(&mut self, ask: Ask) {
        self.send(What::Ask(ask));
    }
}
