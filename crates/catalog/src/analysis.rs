//! A finished game looked back on: for every decision the chance of winning before and after, what would have been
//! better, and how much was luck. `docs/analysis.md` explains the figures.

mod same_cards;
mod share;
mod story;
mod verdict;
mod workers;

use std::iter;

use bots::Thinking;
use bots::thinking::{Clock, Patience};
use ratskeller_core::{Canvas, Hex, Message, Outcome, Rng, Seed, Viewer};
use serde::Serialize;

use self::same_cards::Deal;
use self::story::{Move, Story};
use self::verdict::Opinion;
use self::workers::share_out;
use crate::fairness::sha256;
use crate::input::Input;
use crate::json;
use crate::record::{self, Record, RecordError};
use crate::replay::Replay;
use crate::table::{Table, Weighed};
use crate::verify;

pub use self::share::Share;
pub use self::story::{Account, Decision};
pub use self::verdict::CLEAR;
pub use self::workers::{Workers, alone};

/// Raised when analyses are written differently.
const FORMAT: u32 = 1;

/// So often the same deal is played to see whom it favoured.
const SAME_CARDS: usize = 100;

const VERIFIED: &str = "a study is opened with a record that is true";

/// Why there is nothing to look back on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// The record is not true.
    Untrue(RecordError),
    Unfinished,
}

impl From<RecordError> for Unfit {
    fn from(error: RecordError) -> Self {
        Self::Untrue(error)
    }
}

impl From<&Unfit> for Message {
    fn from(unfit: &Unfit) -> Self {
        match unfit {
            Unfit::Untrue(error) => error.into(),
            Unfit::Unfinished => Self::named("analysis-unfinished"),
        }
    }
}

/// A game looked back on.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "house.ts", rename = "Analysis<Action>"))]
pub struct Analysis {
    format: u32,
    #[cfg_attr(feature = "ts", ts(type = "GameName"))]
    pub game: &'static str,
    /// The SHA-256 of the record.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    record: Hex<32>,
    /// How long the king thought about each decision.
    #[cfg_attr(feature = "ts", ts(type = "{ iterations: number } | { millis: number }"))]
    pub thinking: Thinking,
    /// Who sat where.
    pub names: Vec<String>,
    pub outcome: Outcome,
    /// Each seat's part of the victories when the house's players play the very same deal on every seat.
    pub same_cards: Vec<Share>,
    pub seats: Vec<Account>,
    #[cfg_attr(feature = "ts", ts(type = "Array<Decision<Action>>"))]
    pub decisions: Vec<Decision>,
}

impl Analysis {
    /// The numbers, from 0, of the costliest mistakes, the costliest first.
    pub fn costliest(&self, most: usize) -> Vec<usize> {
        let mut mistakes: Vec<usize> =
            (0..self.decisions.len()).filter(|&at| self.decisions[at].better.is_some()).collect();
        mistakes.sort_by_key(|&at| std::cmp::Reverse(self.decisions[at].cost));
        mistakes.truncate(most);
        mistakes
    }
}

/// A finished game that is about to be looked back on.
#[derive(Debug)]
pub struct Study {
    record: Record,
    sha256: Hex<32>,
    /// The game at its end.
    table: Box<dyn Table>,
    outcome: Outcome,
    moves: Vec<Move>,
}

impl Study {
    pub fn open(text: &str) -> Result<Self, Unfit> {
        Self::of(record::read(text)?)
    }

    pub fn of(record: Record) -> Result<Self, Unfit> {
        let table = verify::open(&record)?;
        let outcome = table.outcome().ok_or(Unfit::Unfinished)?;
        let sha256 = sha256(json::write(&record).get().as_bytes());
        // What the table does itself nobody decides.
        let moves = record.inputs().enumerate().filter_map(|(input, done)| {
            let action = done.action.clone();
            done.seat.map(|seat| Move { input, seat, action })
        });
        let moves = moves.collect();
        Ok(Self { record, sha256, table, outcome, moves })
    }

    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// How many decisions there are to think about.
    pub fn decisions(&self) -> usize {
        self.moves.len()
    }

    /// The table as the seat saw it when it decided.
    pub fn drawn_before(&self, decision: &Decision) -> Canvas {
        let mut replay = Replay::new(self.record.clone()).expect(VERIFIED);
        go_to(&mut replay, decision.input);
        replay.table().draw(Viewer::Seat(decision.seat))
    }

    /// Thinks about every decision, as many at a time as there are workers, and calls `done` after each.
    pub fn analyse(&self, thinking: Thinking, clock: Clock, workers: Workers, done: &(dyn Fn() + Sync)) -> Analysis {
        let opinions = share_out(self.moves.len(), workers, || {
            let mut replay = Replay::new(self.record.clone()).expect(VERIFIED);
            move |number| {
                let opinion = self.weigh(&mut replay, number, || thinking.begin(clock));
                done();
                opinion
            }
        });
        let Story { decisions, accounts } =
            Story::tell(self.moves.iter().cloned().zip(opinions).collect(), &self.outcome);
        let same_cards = Deal::of(&*self.table, &self.record);
        Analysis {
            format: FORMAT,
            game: self.table.spec().name,
            record: self.sha256,
            thinking,
            names: self.table.names().to_vec(),
            outcome: self.outcome,
            same_cards: same_cards.played(SAME_CARDS, &|game| self.seed("same cards", game), workers),
            seats: accounts,
            decisions,
        }
    }

    /// Weighs the move with this number. The replay has not come further.
    fn weigh(&self, replay: &mut Replay, number: usize, patience: impl Fn() -> Patience) -> Opinion {
        let Move { input, seat, action } = &self.moves[number];
        go_to(replay, *input);
        let (table, rng) = (replay.table(), &mut Rng::new(self.seed("analysis", *input)));
        let id = table.id_of(Input { seat: Some(*seat), action, at: None }).expect(VERIFIED);
        let reveals_information = table.reveals_information(*seat, id, rng).expect(VERIFIED);
        let weighed = think_twice(|| table.weigh(*seat, id, rng, &mut patience()).expect(VERIFIED));
        let weighed = weighed.map(|Weighed { chance, best, best_chance }| {
            let best = table.action(best).expect("a king does what is legal");
            Weighed { chance, best, best_chance }
        });
        Opinion { weighed, reveals_information }
    }

    /// The chance in the thoughts about one input, or in the whims of one game. It follows from the record, so that the
    /// same record is always thought about alike, and from its hash only, so that the thoughts know nothing of the pile.
    fn seed(&self, purpose: &str, number: usize) -> Seed {
        Seed(sha256(format!("{purpose} {} {number}", self.sha256).as_bytes()).0)
    }
}

/// Goes forward to where this input is the next.
fn go_to(replay: &mut Replay, input: usize) {
    while replay.position() < input {
        replay.forward().expect(VERIFIED);
    }
}

/// Nothing is called a mistake at the first thought: there is a second one, and the milder counts.
fn think_twice<A>(mut think: impl FnMut() -> Option<Weighed<A>>) -> Option<Weighed<A>> {
    let cost = |weighed: &Weighed<A>| Share::of(weighed.best_chance) - Share::of(weighed.chance);
    let first = think()?;
    if cost(&first) < CLEAR {
        return Some(first);
    }
    iter::once(first).chain(think()).min_by_key(cost)
}

#[cfg(test)]
mod tests {
    use ratskeller_core::Seat;
    use serde_json::Value;
    use words::{Language, Words};

    use super::*;
    use crate::testing::{play, side_by_side, tables};

    /// A whole game that was played at random.
    fn played(mut table: Box<dyn Table>) -> String {
        play(&mut *table, usize::MAX);
        json::write(&table.record()).get().to_owned()
    }

    fn analyse(text: &str, iterations: u64, workers: Workers) -> Analysis {
        let no_clock = |_| -> Patience { unreachable!("iterations are counted") };
        Study::open(text).unwrap().analyse(Thinking::Iterations(iterations), no_clock, workers, &|| ())
    }

    #[test]
    fn for_every_seat_the_sums_are_exact() {
        for table in tables() {
            let Analysis { outcome, seats, decisions, .. } = analyse(&played(table), 3, &side_by_side);
            assert!(decisions.iter().any(|decision| decision.better.is_some()), "random players make mistakes");
            for (seat, account) in Seat::all(seats.len()).zip(&seats) {
                let own: Vec<_> = decisions.iter().filter(|decision| decision.seat == seat).collect();
                let sum = |part: fn(&Decision) -> Share| own.iter().map(|decision| part(decision)).sum::<Share>();
                assert_eq!(account.decisions, own.len());
                assert_eq!(account.start, own[0].before);
                assert_eq!(account.mistakes, sum(|decision| decision.cost));
                assert_eq!(account.gifts, sum(|decision| decision.gifts));
                assert_eq!(account.luck, sum(|decision| decision.luck));
                let end = account.start - account.mistakes + account.gifts + account.luck;
                assert_eq!((account.result, account.result == Share::WHOLE), (end, outcome.winners[seat]));
                for (one, next) in own.iter().zip(&own[1..]) {
                    assert_eq!(one.before - one.cost + one.gifts + one.luck, next.before);
                }
            }
        }
    }

    #[test]
    fn a_decision_costs_something_only_if_something_was_clearly_better() {
        for table in tables() {
            for Decision { action, before, after, cost, better, .. } in analyse(&played(table), 3, &alone).decisions {
                assert!(Share::NONE <= after && before <= Share::WHOLE);
                assert_eq!(cost, before - after);
                assert_eq!(better.is_some(), cost >= CLEAR);
                assert!(better.is_some() || cost == Share::NONE);
                assert_ne!(better, Some(action));
            }
        }
    }

    #[test]
    fn the_same_record_is_always_thought_about_alike_however_many_think() {
        let [_, piratz, rat_a_tat_cat] = tables().map(played);
        for text in [piratz, rat_a_tat_cat] {
            assert_eq!(analyse(&text, 4, &alone), analyse(&text, 4, &side_by_side));
            let renamed = text.replacen("seat 0", "Jan", 1);
            assert_ne!(analyse(&text, 4, &alone).decisions, analyse(&renamed, 4, &alone).decisions);
        }
    }

    #[test]
    fn a_mistake_is_thought_about_twice_and_the_milder_opinion_counts() {
        let opinion = |chance| Weighed { chance, best: (), best_chance: 0.6 };
        let thought = |chances: &[f64]| {
            let mut opinions = chances.iter().copied().map(opinion);
            let chance = think_twice(|| opinions.next()).map(|weighed| weighed.chance);
            (chance, opinions.len())
        };
        assert_eq!(thought(&[0.2, 0.4, 0.5]), (Some(0.4), 1));
        assert_eq!(thought(&[0.4, 0.2]), (Some(0.4), 0));
        assert_eq!(thought(&[0.59, 0.6]), (Some(0.59), 1));
        assert_eq!(thought(&[]), (None, 0));
    }

    #[test]
    fn the_costliest_mistakes_come_first() {
        let [_, piratz, _] = tables().map(played);
        let analysis = analyse(&piratz, 8, &alone);
        let costs: Vec<Share> = analysis.costliest(5).iter().map(|&number| analysis.decisions[number].cost).collect();
        assert_eq!(costs.len(), 5);
        assert!(costs.is_sorted_by(|one, next| one >= next));
        assert_eq!(analysis.decisions.iter().map(|decision| decision.cost).max(), Some(costs[0]));
    }

    #[test]
    fn only_true_and_finished_games_are_looked_back_on() {
        let words = Words::new(Language::English);
        let said = |text: &str| words.tell(&Study::open(text).map(|_| ()).unwrap_err());
        let [mut table, ..] = tables();
        play(&mut *table, 5);
        assert!(said(json::write(&table.record()).get()).starts_with("This game is not over yet"));
        assert!(said("{").starts_with("This is not JSON"));
        let [_, piratz, _] = tables().map(played);
        let mut record: Value = serde_json::from_str(&piratz).unwrap();
        record["outcome"]["points"][0] = 99.into();
        assert!(said(&record.to_string()).starts_with("outcome: "));
    }
}
