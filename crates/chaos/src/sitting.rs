//! What people ask of a table before its game and after it.

use client::{Guest, Join, Phase, TableInfo};
use tokio::time::{Duration, Instant, sleep};

use crate::Result;
use crate::history::{Happening, Wish};
use crate::person::Said;
use crate::seat::Seat;

const PAUSE: Duration = Duration::from_millis(100);

fn number(table: &TableInfo) -> u64 {
    table.seq
}

impl Seat {
    fn place(&self) -> usize {
        self.visitor.seat.unwrap_or_default()
    }

    /// How the table stands, as any node says.
    async fn look(&mut self) -> Result<TableInfo> {
        let table = self.visitor.table.clone();
        match self.person.ask(async |guest| guest.take_part(&table).await, |_, _| Ok(())).await? {
            Said::Yes(table) => Ok(table),
            refused => Err(format!("{table} cannot be looked at: {refused:?}").into()),
        }
    }

    pub async fn sit_down(&mut self, invite: Option<String>) -> Result<TableInfo> {
        let (table, place) = (self.visitor.table.clone(), self.place());
        let join = Join { seat: Some(place), invite, ..Join::default() };
        let joining = async |guest: &Guest| guest.join(&table, &join).await;
        if let Some(taken) =
            self.wish(Wish::Join { seat: place }, joining, number, |_| Wish::Join { seat: place }).await?
        {
            return Ok(taken);
        }
        // An answer may have got lost, and one sits there already.
        let found = self.look().await?;
        if found.seats[place].is_own() {
            Ok(found)
        } else {
            Err(format!("seat {place} of {table} is not given").into())
        }
    }

    pub async fn start(&mut self) -> Result<()> {
        let table = self.visitor.table.clone();
        let starting = async |guest: &Guest| guest.start(&table).await;
        self.wish(Wish::Start, starting, number, |_| Wish::Start).await.map(drop)
    }

    /// Tells one's bytes, and waits for those of the others.
    pub async fn reveal(&mut self, latest: Instant) -> Result<()> {
        let wish = Wish::Reveal { seat: self.place() };
        while Instant::now() < latest {
            let table = self.look().await?;
            let told = table.phase != Phase::Waiting && !table.awaited.contains(&self.place());
            if told {
                return Ok(self.pen.write(Happening::Granted { wish, seq: table.seq })?);
            }
            sleep(PAUSE).await;
        }
        Err(format!("the game at {} does not begin", self.visitor.table).into())
    }

    /// Gives the game up, if it is not over.
    pub async fn give_up(&mut self) -> Result<()> {
        if self.is_over {
            return Ok(());
        }
        let (table, place) = (self.visitor.table.clone(), self.place());
        let resigning = async |guest: &Guest| guest.resign(&table, place).await;
        let wish = Wish::Resign { seat: place };
        self.wish(wish.clone(), resigning, number, |_| wish.clone()).await.map(drop)
    }

    /// Wants to play again: at which table.
    pub async fn play_again(&mut self) -> Result<Option<String>> {
        let table = self.visitor.table.clone();
        let wishing = async |guest: &Guest| guest.rematch(&table).await;
        // The number is the other table's; this one's log is looked through to its end.
        let granted = |next: &TableInfo| Wish::Rematch { table: Some(next.id.clone()) };
        let next = self.wish(Wish::Rematch { table: None }, wishing, |_| u64::MAX, granted).await?;
        Ok(next.map(|next| next.id))
    }
}
