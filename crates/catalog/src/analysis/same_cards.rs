//! What the cards alone were worth: the same deal, played again and again by the house's players.

use bots::Level;
use ratskeller_core::{Outcome, Rng, Seat, Seed};
use serde_json::Value;

use super::Share;
use super::workers::{Workers, share_out};
use crate::input::Input;
use crate::record::Record;
use crate::table::Table;

/// One decision in so many is a pup's, the others are a rat's: rats alone would play the same game every time.
const A_PUP_IN: u32 = 4;

/// A deal, and what the table itself did when it was played.
#[derive(Debug)]
pub(super) struct Deal<'a> {
    table: &'a dyn Table,
    /// RC-E2: after how many inputs the table told the time, and how.
    told: Option<(usize, Value)>,
}

impl<'a> Deal<'a> {
    pub fn of(table: &'a dyn Table, record: &Record) -> Self {
        let told = record.inputs().position(|input| input.seat.is_none());
        let told = told.and_then(|at| Some((at, record.inputs().nth(at)?.action.clone())));
        Self { table, told }
    }

    /// The seats' parts of all the victories when everybody plays alike, so many times.
    pub fn played(&self, games: usize, seed: &(dyn Fn(usize) -> Seed + Sync), workers: Workers) -> Vec<Share> {
        let outcomes = share_out(games, workers, || |number| self.outcome(&mut Rng::new(seed(number))));
        let share = |seat| Share::of(outcomes.iter().map(|outcome| part(outcome, seat)).sum::<f64>() / games as f64);
        Seat::all(self.table.seats()).map(share).collect()
    }

    fn outcome(&self, rng: &mut Rng) -> Outcome {
        let mut table = self.table.dealt();
        while let Some(seat) = table.to_move() {
            if let Some((_, action)) = self.told.as_ref().filter(|(at, _)| *at == table.inputs()) {
                table.act(Input { seat: None, action, at: None }).expect("the table tells the time once");
                continue;
            }
            let level = if rng.below(A_PUP_IN) == 0 { Level::Pup } else { Level::Rat };
            let action = table.mind(seat).expect("the seat is to move").think(level, rng, &mut || false).action;
            table.act_by_id(Input { seat: Some(seat), action, at: None }).expect("players do what is legal");
        }
        table.outcome().expect("the game is over")
    }
}

/// A seat's part of a victory.
fn part(outcome: &Outcome, seat: Seat) -> f64 {
    if outcome.winners[seat] { 1.0 / outcome.winning_seats().count() as f64 } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::workers::alone;
    use super::*;
    use crate::table::Order;
    use crate::testing::{open, order, play, side_by_side, tables};

    fn whims(number: usize) -> Seed {
        Seed([number as u8; 32])
    }

    #[test]
    fn somebody_wins_every_game_and_it_does_not_matter_how_many_are_played_at_a_time() {
        for table in tables() {
            let deal = Deal::of(&*table, &table.record());
            let shares = deal.played(12, &whims, &side_by_side);
            assert_eq!(shares.iter().copied().sum::<Share>(), Share::WHOLE);
            assert_eq!(shares, deal.played(12, &whims, &alone));
        }
    }

    #[test]
    fn players_have_their_whims() {
        let [.., table] = tables();
        let deal = Deal::of(&*table, &table.record());
        assert!(deal.played(12, &whims, &alone).iter().all(|share| Share::NONE < *share && *share < Share::WHOLE));
        assert!(deal.played(12, &|_| whims(0), &alone).contains(&Share::WHOLE));
    }

    #[test]
    fn rc_e2_the_time_is_up_after_as_much_was_done_as_then() {
        let mut table = open(Order { options: json!({"until": {"minutes": 10}}), ..order("rat-a-tat-cat", 2) });
        play(&mut *table, 30);
        table.act(Input { seat: None, action: &json!("time_up"), at: None }).unwrap();
        let deal = Deal::of(&*table, &table.record());
        assert_eq!(deal.played(4, &whims, &alone).iter().copied().sum::<Share>(), Share::WHOLE);
    }
}
