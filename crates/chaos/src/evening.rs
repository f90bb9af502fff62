//! One table after another for the same people: they sit down, play, and play again, or give up when it is time to go.

use std::mem;
use std::sync::Arc;

use client::Guest;
use futures_util::future::try_join_all;
use ratskeller_core::Seed;
use tokio::time::{Duration, Instant};

use crate::Result;
use crate::history::{Over, Visitor};
use crate::pastime::Pastime;
use crate::person::{Person, Said};
use crate::seat::{Role, Seat};
use crate::stage::Stage;

/// How long people may take to sit down and tell their bytes, whatever is done to the house meanwhile.
const SITTING_DOWN: Duration = Duration::from_mins(2);
/// In so many of a hundred cases the same people play on at the table that follows theirs.
const PLAYS_ON: u32 = 70;

#[derive(Debug)]
pub struct Evening {
    stage: Arc<Stage>,
    pastime: Pastime,
    /// Everybody who plays, the host first, and where they sit next.
    people: Vec<(Person, usize)>,
    /// None where nobody may look on.
    onlooker: Option<Person>,
    tables: Vec<String>,
}

/// How an evening went.
#[derive(Debug)]
pub struct Passed {
    /// The host, at every node.
    pub host: Vec<Guest>,
    /// Where they played.
    pub tables: Vec<String>,
    /// Why they could not go on.
    pub trouble: Option<String>,
}

impl Evening {
    pub async fn arrive(stage: Arc<Stage>, number: usize, seed: Seed) -> Result<Self> {
        let pastime = Pastime::number(number);
        let arrive = async |who: usize| {
            let name = format!("{} {}", ["Anna", "Jan", "Mia", "Cleo"][who], number + 1);
            Person::arrive(Arc::clone(&stage), &name, seed.child(who as u64)).await
        };
        let mut people = Vec::new();
        for who in 0..pastime.people {
            people.push((arrive(who).await?, who));
        }
        let onlooker = if pastime.order.private { None } else { Some(arrive(3).await?) };
        Ok(Self { stage, pastime, people, onlooker, tables: Vec::new() })
    }

    /// Plays until it is time to go, or until that is not possible any more.
    pub async fn pass(mut self) -> Passed {
        let host = self.people[0].0.everywhere();
        let trouble = self.play_on().await.err().map(|error| error.to_string());
        Passed { host, tables: self.tables, trouble }
    }

    async fn play_on(&mut self) -> Result<()> {
        let mut next = None;
        while !self.stage.is_closing() {
            let table = match next.take() {
                Some(table) => table,
                None => self.open().await?,
            };
            self.tables.push(table.clone());
            let seats = self.sit_down(&table).await?;
            let seats = self.play(&table, seats).await?;
            next = self.leave(seats).await?;
        }
        Ok(())
    }

    async fn open(&mut self) -> Result<String> {
        for (number, (_, place)) in self.people.iter_mut().enumerate() {
            *place = number;
        }
        let order = self.pastime.order.clone();
        match self.people[0].0.ask(async |guest| guest.open(&order).await, |_, _| Ok(())).await? {
            Said::Yes(table) => Ok(table.id),
            refused => Err(format!("no table is opened: {refused:?}").into()),
        }
    }

    /// Takes a place, or with none looks on.
    fn seat(&self, who: usize, person: Person, table: &str, place: Option<usize>) -> Result<Seat> {
        let visitor = Visitor {
            table: table.to_owned(),
            guest: person.id().to_owned(),
            name: person.name().to_owned(),
            seat: place,
        };
        let over = place.map_or(Over::Socket, |_| self.pastime.over(who));
        Seat::new(
            person,
            visitor,
            Role { over, has_clock: self.pastime.order.clock.is_some(), hurries: self.pastime.hurries },
        )
    }

    /// Everybody takes a seat, and the game begins.
    async fn sit_down(&mut self, table: &str) -> Result<Vec<Seat>> {
        let latest = Instant::now() + SITTING_DOWN;
        let mut seats = Vec::new();
        for (who, (person, place)) in mem::take(&mut self.people).into_iter().enumerate() {
            seats.push(self.seat(who, person, table, Some(place))?);
        }
        let mut invite = None;
        for seat in &mut seats {
            let taken = seat.sit_down(invite.clone()).await?;
            invite = invite.or(taken.invite);
        }
        seats[0].start().await?;
        for seat in &mut seats {
            seat.reveal(latest).await?;
        }
        Ok(seats)
    }

    /// Everybody plays to the end, or until it is time to go, and somebody looks on.
    async fn play(&mut self, table: &str, mut seats: Vec<Seat>) -> Result<Vec<Seat>> {
        if let Some(person) = self.onlooker.take() {
            seats.push(self.seat(seats.len(), person, table, None)?);
        }
        let mut seats = all(seats, async |seat| seat.play().await).await?;
        if seats.last().is_some_and(|(seat, ())| seat.visitor.seat.is_none()) {
            self.onlooker = seats.pop().map(|(seat, ())| seat.person);
        }
        Ok(seats.into_iter().map(|(seat, ())| seat).collect())
    }

    /// Whoever has to go gives up; else they may agree on another game. Where that is, if it follows this one.
    async fn leave(&mut self, mut seats: Vec<Seat>) -> Result<Option<String>> {
        let mut next = None;
        if self.stage.is_closing() {
            for seat in &mut seats {
                seat.give_up().await?;
            }
        } else if seats[0].person.chance(PLAYS_ON) {
            let asked = all(seats, async |seat| seat.play_again().await).await?;
            next = asked.iter().find_map(|(_, table)| table.clone());
            seats = asked.into_iter().map(|(seat, _)| seat).collect();
        }
        // At the table that follows everybody sits one seat further on.
        let players = self.pastime.order.players;
        let further = |seat: Seat| (seat.visitor.seat.map_or(0, |place| (place + 1) % players), seat.person);
        self.people = seats.into_iter().map(further).map(|(place, person)| (person, place)).collect();
        Ok(next)
    }
}

/// Has everybody do something at once, and gives them back in their order with what came of it.
async fn all<T: Send + 'static>(seats: Vec<Seat>, act: impl AsyncFn(&mut Seat) -> Result<T>) -> Result<Vec<(Seat, T)>> {
    let acting = seats.into_iter().map(async |mut seat| act(&mut seat).await.map(|came| (seat, came)));
    try_join_all(acting).await
}
