//! One game from the deal to the end.

use std::time::{Duration, Instant};

use bots::{Level, Thinking};
use catalog::{Input, Table};
use ratskeller_core::{Outcome, Reason, Rng, Seat, Seed, SmallId, Viewer};
use serde_json::Value;

use crate::clock;
use crate::contestant::{Contestant, Mind};
use crate::forfeit::Forfeit;
use crate::outside::{Message, Program};

/// By the rules some games can go on for ever; one as long as this is broken off, and everybody shares the victory.
const MOST_DECISIONS: usize = 20_000;

/// A game that was played; lists are by seat.
#[derive(Clone, Debug)]
pub struct Played {
    /// Who sat where: the number of the contestant on each seat.
    pub seats: Vec<usize>,
    pub ending: Ending,
    /// How long each decision took.
    pub thinking: Vec<Vec<Duration>>,
}

#[derive(Clone, Debug)]
pub enum Ending {
    Over(Outcome),
    /// The player on this seat did not play on.
    Forfeited(Seat, Forfeit),
    /// It took too long.
    BrokenOff,
}

impl Played {
    /// Each seat's part of the victory.
    pub fn share(&self, seat: usize) -> f64 {
        match &self.ending {
            Ending::Over(outcome) if outcome.winners[Seat::new(seat)] => 1.0 / outcome.winning_seats().count() as f64,
            Ending::Forfeited(loser, _) if loser.index() != seat => 1.0 / (self.seats.len() - 1) as f64,
            Ending::Over(_) | Ending::Forfeited(..) => 0.0,
            Ending::BrokenOff => 1.0 / self.seats.len() as f64,
        }
    }

    /// The points of a game that was played to its end.
    pub fn points(&self, seat: usize) -> Option<u32> {
        match &self.ending {
            Ending::Over(outcome) => Some(outcome.points[Seat::new(seat)]),
            Ending::Forfeited(..) | Ending::BrokenOff => None,
        }
    }

    /// Whether a seat has lost to three rats.
    pub fn lost_to_rats(&self, seat: usize) -> bool {
        matches!(&self.ending, Ending::Over(outcome) if outcome.reason == Reason::Rats && !outcome.winners[Seat::new(seat)])
    }

    pub fn decisions(&self) -> usize {
        self.thinking.iter().map(Vec::len).sum()
    }
}

/// Plays a game between these contestants; `seats` says who sits where. The `whims` are those of the house's players.
pub fn play(
    table: Box<dyn Table>,
    contestants: &[Contestant],
    seats: Vec<usize>,
    whims: Seed,
    limit: Duration,
) -> Played {
    let mut game = Game { table, thinking: vec![Vec::new(); seats.len()] };
    let ending = game.sit_down_all(contestants, &seats, whims, limit).map_or_else(
        |(seat, forfeit)| Ending::Forfeited(seat, forfeit),
        |mut players| {
            let ending = game.play_out(&mut players);
            let forfeits = |seat: Seat| matches!(&ending, Ending::Forfeited(loser, _) if *loser == seat);
            let polite = Seat::all(seats.len()).zip(players).filter(|(seat, _)| !forfeits(*seat));
            polite.for_each(|(seat, player)| game.dismiss(seat, player));
            ending
        },
    );
    Played { seats, ending, thinking: game.thinking }
}

struct Game {
    table: Box<dyn Table>,
    thinking: Vec<Vec<Duration>>,
}

enum Player {
    House {
        level: Level,
        thinking: Thinking,
        rng: Box<Rng>,
    },
    /// With how many questions it was asked, and how many events it has been told.
    Outside {
        program: Program,
        asked: u64,
        told: usize,
    },
}

impl Game {
    fn sit_down_all(
        &self,
        contestants: &[Contestant],
        seats: &[usize],
        whims: Seed,
        limit: Duration,
    ) -> Result<Vec<Player>, (Seat, Forfeit)> {
        let sit_down = |(seat, &contestant): (Seat, &usize)| {
            let whims = whims.child(seat.index() as u64);
            let player = self.sit_down(seat, &contestants[contestant].mind, whims, limit);
            player.map_err(|forfeit| (seat, forfeit))
        };
        Seat::all(seats.len()).zip(seats).map(sit_down).collect()
    }

    fn sit_down(&self, seat: Seat, mind: &Mind, whims: Seed, limit: Duration) -> Result<Player, Forfeit> {
        match mind {
            &Mind::House { level, thinking } => Ok(Player::House { level, thinking, rng: Box::new(Rng::new(whims)) }),
            Mind::Outside { command } => {
                let program = Program::start(command, limit)?;
                program.tell(&Message::start(&*self.table, seat, limit));
                Ok(Player::Outside { program, asked: 0, told: 0 })
            }
        }
    }

    fn play_out(&mut self, players: &mut [Player]) -> Ending {
        for _ in 0..MOST_DECISIONS {
            let Some(seat) = self.table.to_move() else { break };
            let begun = Instant::now();
            let decided = self.decide(seat, &mut players[seat.index()]);
            self.thinking[seat.index()].push(begun.elapsed());
            let done = decided.and_then(|action| {
                let input = Input { seat: Some(seat), action: &action, at: None };
                self.table.act(input).map_err(Forfeit::Illegal)
            });
            if let Err(forfeit) = done {
                return Ending::Forfeited(seat, forfeit);
            }
        }
        self.table.outcome().map_or(Ending::BrokenOff, Ending::Over)
    }

    fn decide(&self, seat: Seat, player: &mut Player) -> Result<Value, Forfeit> {
        match player {
            Player::House { level, thinking, rng } => {
                let mut patience = thinking.begin(clock::until);
                let mind = self.table.mind(seat).map_err(Forfeit::Illegal)?;
                let thought = mind.think(*level, rng, &mut patience);
                Ok(serde_json::from_str(thought.action.get()).expect("the house wrote this JSON"))
            }
            Player::Outside { program, asked, told } => {
                *asked += 1;
                let view = self.table.view(Viewer::Seat(seat));
                let events = self.table.seen(Viewer::Seat(seat), *told);
                *told += events.len();
                program.tell(&Message::Decide { id: *asked, view, events, legal: self.table.legal() });
                program.answer(*asked)
            }
        }
    }

    fn dismiss(&self, seat: Seat, player: Player) {
        if let Player::Outside { program, told, .. } = player {
            let events = self.table.seen(Viewer::Seat(seat), told);
            program.dismiss(&Message::Over { events, outcome: self.table.outcome() });
        }
    }
}
