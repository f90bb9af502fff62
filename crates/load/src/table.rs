//! A table with two random players, each on a socket of their own.

use client::{ChoicesForm, Eyes, Socket};
use serde_json::value::RawValue;
use tokio::time::Instant;

use crate::Result;
use crate::glance::{Glance, Kind};
use crate::pair::Pair;
use crate::playing::Playing;

#[derive(Debug)]
pub struct LoadTable {
    pub id: String,
    /// The number of the last thing that happened.
    pub seq: u64,
    pair: Pair,
    sockets: [Socket; 2],
    /// None when the game is over.
    turn: Option<Turn>,
}

/// Whose decision it is, and what it will be.
#[derive(Debug)]
struct Turn {
    seat: usize,
    action: Box<RawValue>,
}

/// How the table stands, as a seat has heard it.
struct News {
    seq: u64,
    to_move: Option<usize>,
    /// What the seat will do, if it is its turn.
    action: Option<Box<RawValue>>,
    /// The number before an action of the seat's own, which is also the action's id.
    ack: Option<u64>,
}

impl LoadTable {
    /// Both take their seats at a table that is theirs. `last` is the last number they have seen there, if any.
    pub async fn sit_down(pair: Pair, id: String, last: Option<u64>) -> Result<Self> {
        let [first, second] = &pair.guests;
        let eyes = |seat| Eyes { seat: Some(seat), last, choices: ChoicesForm::Compact, ..Eyes::default() };
        let sockets = [first.look(&id, &eyes(0)).await?, second.look(&id, &eyes(1)).await?];
        let mut table = Self { id, seq: 0, pair, sockets, turn: None };
        let news = table.hear(0).await?;
        table.follow(0, news).await?;
        Ok(table)
    }

    /// Finds out whose turn it is now. A seat hears of everything, so the one to move may have to read on first.
    async fn follow(&mut self, seat: usize, news: News) -> Result<()> {
        self.seq = news.seq;
        self.turn = match (news.action, news.to_move) {
            (Some(action), _) => Some(Turn { seat, action }),
            (None, Some(other)) if other != seat => Some(self.wait_for(other).await?),
            (None, Some(_)) => return Err("it is a seat's turn, but it has no choices".into()),
            (None, None) => None,
        };
        Ok(())
    }

    async fn wait_for(&mut self, seat: usize) -> Result<Turn> {
        loop {
            let news = self.hear(seat).await?;
            if news.seq >= self.seq {
                let action = news.action.ok_or("it is a seat's turn, but it has no choices")?;
                return Ok(Turn { seat, action });
            }
        }
    }

    /// Waits for the next message to a seat that says how the table stands.
    async fn hear(&mut self, seat: usize) -> Result<News> {
        loop {
            let text = self.sockets[seat].next_text().await?;
            let glance = Glance::at(&text)?;
            match glance.kind {
                Kind::Table | Kind::Update => {
                    return Ok(News {
                        seq: glance.seq,
                        to_move: glance.to_move,
                        action: glance.choice(self.pair.game.sense, &mut self.pair.chance),
                        ack: glance.ack,
                    });
                }
                Kind::Refused => return Err(format!("an action of {} was refused: {text}", self.id).into()),
                Kind::Other => {}
            }
        }
    }

    /// Stands up; the pair can sit down elsewhere.
    pub async fn leave(self) -> Result<Pair> {
        for socket in self.sockets {
            socket.close().await?;
        }
        Ok(self.pair)
    }

    /// Both take their seats again after they were cut off.
    pub async fn come_back(self) -> Result<Self> {
        Self::sit_down(self.pair, self.id, Some(self.seq)).await
    }
}

impl Playing for LoadTable {
    fn is_over(&self) -> bool {
        self.turn.is_none()
    }

    async fn make_move(&mut self) -> Result<Instant> {
        let Turn { seat, action } = self.turn.take().ok_or("the game is over")?;
        let before = self.seq;
        self.sockets[seat].act(&before.to_string(), before, &action).await?;
        let news = loop {
            let news = self.hear(seat).await?;
            if news.ack == Some(before) {
                break news;
            }
        };
        let acknowledged = Instant::now();
        self.follow(seat, news).await?;
        Ok(acknowledged)
    }

    async fn another_game(self) -> Result<Self> {
        let pair = self.leave().await?;
        let id = pair.open().await?;
        Self::sit_down(pair, id, None).await
    }
}
