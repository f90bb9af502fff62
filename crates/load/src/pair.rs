//! Two guests who play one game after another.

use client::{Guest, HouseClient, Join};

use crate::Result;
use crate::chance::Chance;
use crate::game::Game;

#[derive(Debug)]
pub struct Pair {
    pub game: Game,
    pub guests: [Guest; 2],
    pub chance: Chance,
}

impl Pair {
    pub async fn arrive(house: &HouseClient, game: Game, number: usize) -> Result<Self> {
        Self::arrive_at([house, house], game, number).await
    }

    /// Each by a node of their own.
    pub async fn arrive_at([one, other]: [&HouseClient; 2], game: Game, number: usize) -> Result<Self> {
        let ada = one.guest("Ada").await?;
        let guests = [ada, other.guest("Bo").await?];
        Ok(Self { game, guests, chance: Chance::new(number as u64) })
    }

    /// Opens a table, sits down and starts; gives the table's id.
    pub async fn open(&self) -> Result<String> {
        let host = &self.guests[0];
        let table = host.open(&self.game.order()).await?.id;
        for (seat, guest) in self.guests.iter().enumerate() {
            guest.join(&table, &Join { seat: Some(seat), ..Join::default() }).await?;
        }
        host.start(&table).await?;
        self.guests[1].take_part(&table).await?;
        Ok(table)
    }
}
