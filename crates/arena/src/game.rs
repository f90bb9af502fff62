//! One game from the deal to the end.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use catalog::{Input, Level, Record, Table, Thinking, clock};
use ratskeller_core::{ActionId, Outcome, Reason, Rng, Seat, Seed, SmallId, Viewer};
use serde_json::Value;

use crate::contestant::{Contestant, Decider};
use crate::forfeit::{Evidence, Forfeit};
use crate::outside::{Program, ToProgram};

/// By the rules some games can go on for ever; one as long as this is broken off, and everybody shares the victory.
const MOST_DECISIONS: usize = 20_000;

/// A game that was played; lists are by seat.
#[derive(Clone, Debug)]
pub struct Played {
    /// Which of the contest's games it is.
    pub number: u64,
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
    Forfeited(Seat, Forfeit, Evidence),
    /// It took too long.
    BrokenOff,
}

impl Played {
    /// Each seat's part of the victory.
    pub fn share(&self, seat: usize) -> f64 {
        match &self.ending {
            Ending::Over(outcome) if outcome.winners[Seat::new(seat)] => 1.0 / outcome.winning_seats().count() as f64,
            Ending::Forfeited(loser, ..) if loser.index() != seat => 1.0 / (self.seats.len() - 1) as f64,
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
/// There is no such game if it is stopped before its end.
pub fn play(
    number: u64,
    table: Box<dyn Table>,
    contestants: &[Contestant],
    seats: Vec<usize>,
    whims: Seed,
    limit: Duration,
    stopped: &AtomicBool,
) -> Option<(Played, Record)> {
    let mut game = Game { table, thinking: vec![Vec::new(); seats.len()], stopped };
    let ending = match game.sit_down_all(contestants, &seats, whims, limit) {
        Err((seat, forfeit)) => Ending::Forfeited(seat, forfeit, Evidence::default()),
        Ok(mut players) => {
            let result = game.play_out(&mut players);
            if stopped.load(Ordering::Relaxed) {
                return None;
            }
            let loser = result.as_ref().err().map(|(seat, _)| *seat);
            let mut evidence = Evidence::default();
            for (seat, player) in Seat::all(seats.len()).zip(players) {
                match player {
                    Player::Outside { program, .. } if Some(seat) == loser => evidence = program.evidence(),
                    player => game.dismiss(seat, player),
                }
            }
            result.unwrap_or_else(|(seat, forfeit)| Ending::Forfeited(seat, forfeit, evidence))
        }
    };
    let record = game.table.record();
    Some((Played { number, seats, ending, thinking: game.thinking }, record))
}

struct Game<'a> {
    table: Box<dyn Table>,
    thinking: Vec<Vec<Duration>>,
    stopped: &'a AtomicBool,
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

/// What a player does: one of the house names it by its id, one from outside in JSON.
enum Answer {
    Chosen(ActionId),
    Told(Value),
}

impl Game<'_> {
    fn sit_down_all(
        &self,
        contestants: &[Contestant],
        seats: &[usize],
        whims: Seed,
        limit: Duration,
    ) -> Result<Vec<Player>, (Seat, Forfeit)> {
        let sit_down = |(seat, &contestant): (Seat, &usize)| {
            let whims = whims.child(seat.index() as u64);
            let player = self.sit_down(seat, &contestants[contestant].decider, whims, limit);
            player.map_err(|forfeit| (seat, forfeit))
        };
        Seat::all(seats.len()).zip(seats).map(sit_down).collect()
    }

    fn sit_down(&self, seat: Seat, decider: &Decider, whims: Seed, limit: Duration) -> Result<Player, Forfeit> {
        match decider {
            &Decider::House { level, thinking } => {
                Ok(Player::House { level, thinking, rng: Box::new(Rng::new(whims)) })
            }
            Decider::Outside { command } => {
                let program = Program::start(command, limit)?;
                program.tell(&ToProgram::start(&*self.table, seat, limit));
                Ok(Player::Outside { program, asked: 0, told: 0 })
            }
        }
    }

    fn play_out(&mut self, players: &mut [Player]) -> Result<Ending, (Seat, Forfeit)> {
        for _ in 0..MOST_DECISIONS {
            let Some(seat) = self.table.to_move().filter(|_| !self.stopped.load(Ordering::Relaxed)) else { break };
            let begun = Instant::now();
            let decided = self.decide(seat, &mut players[seat.index()]);
            self.thinking[seat.index()].push(begun.elapsed());
            let done = decided.and_then(|decision| {
                let done = match decision {
                    Answer::Chosen(action) => self.table.act_by_id(Input { seat: Some(seat), action, at: None }),
                    Answer::Told(action) => {
                        self.table.act(Input { seat: Some(seat), action: &action, at: None }).map(drop)
                    }
                };
                done.map_err(Forfeit::Illegal)
            });
            done.map_err(|forfeit| (seat, forfeit))?;
        }
        Ok(self.table.outcome().map_or(Ending::BrokenOff, Ending::Over))
    }

    fn decide(&self, seat: Seat, player: &mut Player) -> Result<Answer, Forfeit> {
        match player {
            Player::House { level, thinking, rng } => {
                let mut patience = thinking.begin(clock::until);
                let mind = self.table.mind(seat).map_err(Forfeit::Illegal)?;
                Ok(Answer::Chosen(mind.think(*level, rng, &mut patience).action))
            }
            Player::Outside { program, asked, told } => {
                *asked += 1;
                let view = self.table.view(Viewer::Seat(seat));
                let events = self.table.seen(Viewer::Seat(seat), *told);
                *told += events.len();
                program.tell(&ToProgram::Decide { id: *asked, view, events, legal: self.table.legal() });
                program.answer(*asked, self.stopped).map(Answer::Told)
            }
        }
    }

    fn dismiss(&self, seat: Seat, player: Player) {
        if let Player::Outside { program, told, .. } = player {
            let events = self.table.seen(Viewer::Seat(seat), told);
            program.dismiss(&ToProgram::Over { events, outcome: self.table.outcome() });
        }
    }
}
