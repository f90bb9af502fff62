//! How a game went for each seat: what it decided, what the others gave it, and what chance did.
//!
//! A seat's chance of winning is known where it decides. From one of its decisions to its next the chance changes by
//! what the others gave away in between, and the rest is luck of the draw. So for every seat
//!
//! ```text
//! start − own mistakes + the others' mistakes + luck = result
//! ```

use ratskeller_core::{Outcome, Seat, SmallId};
use serde::Serialize;
use serde_json::Value;

use super::Share;
use super::verdict::{Appraisal, Opinion};

/// Something a seat did.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Move {
    /// Which input of the record this is, from 0.
    pub input: usize,
    pub seat: Seat,
    pub action: Value,
}

/// Something a seat did, and what came of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "house.ts", rename = "Decision<Action>"))]
pub struct Decision {
    /// Which input of the record this is, from 0.
    pub input: usize,
    pub seat: Seat,
    #[cfg_attr(feature = "ts", ts(type = "Action"))]
    pub action: Value,
    /// The seat's chance of winning with the best action.
    pub before: Share,
    /// Its chance with the action it took.
    pub after: Share,
    pub cost: Share,
    /// The best action, if it was clearly better.
    #[cfg_attr(feature = "ts", ts(type = "Action | null"))]
    pub better: Option<Value>,
    /// What the others gave to this seat until it decided again.
    pub gifts: Share,
    /// What else changed its chance until then.
    pub luck: Share,
}

impl Decision {
    /// Which input of the record this is, as people count.
    pub fn number(&self) -> usize {
        self.input + 1
    }
}

/// A seat's whole game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "house.ts"))]
pub struct Account {
    pub decisions: usize,
    /// Its chance of winning at its first decision.
    pub start: Share,
    /// What it gave away itself.
    pub mistakes: Share,
    /// What it got of what the others gave away.
    pub gifts: Share,
    pub luck: Share,
    /// Its part of the victory.
    pub result: Share,
}

/// All decisions in their order, and the account of each seat.
#[derive(Debug)]
pub(super) struct Story {
    pub decisions: Vec<Decision>,
    pub accounts: Vec<Account>,
}

impl Story {
    /// Tells the story of moves and what the king thinks of them.
    pub fn tell(moves: Vec<(Move, Opinion)>, outcome: &Outcome) -> Self {
        let seats = outcome.winners.seats();
        let mut told = Self { decisions: Vec::with_capacity(moves.len()), accounts: Vec::with_capacity(seats) };
        let mut standings: Vec<RunningAccount> = Seat::all(seats).map(|_| RunningAccount::new(seats)).collect();
        for (Move { input, seat, action }, Appraisal { before, after, better }) in judge(moves, seats) {
            let standing = &mut standings[seat.index()];
            standing.settle(before, &mut told.decisions);
            standing.decide(told.decisions.len(), before, after);
            let cost = before - after;
            for other in Seat::all(seats).filter(|other| *other != seat) {
                standings[other.index()].given += cost;
            }
            let (gifts, luck) = (Share::NONE, Share::NONE);
            told.decisions.push(Decision { input, seat, action, before, after, cost, better, gifts, luck });
        }
        let victory = Share::WHOLE.among(outcome.winning_seats().count());
        for (mut standing, (_, won)) in standings.into_iter().zip(outcome.winners.iter()) {
            standing.settle(if won { victory } else { Share::NONE }, &mut told.decisions);
            told.accounts.push(standing.account);
        }
        told
    }
}

/// Finds a verdict on every move.
fn judge(moves: Vec<(Move, Opinion)>, seats: usize) -> Vec<(Move, Appraisal)> {
    let mut chances = vec![Share::WHOLE.among(seats); seats];
    let mut hindsight = Vec::with_capacity(moves.len());
    let mut judged = Vec::with_capacity(moves.len());
    for (made, Opinion { weighed, reveals_information }) in moves {
        let chance = &mut chances[made.seat.index()];
        let verdict = Appraisal::new(weighed, *chance);
        *chance = verdict.after;
        hindsight.push(!reveals_information);
        judged.push((made, verdict));
    }
    // What reveals nothing is followed by a decision of the same seat. The last of them is known best.
    for earlier in (0..judged.len().saturating_sub(1)).rev().filter(|&earlier| hindsight[earlier]) {
        let then = judged[earlier + 1].1.before;
        let verdict = &mut judged[earlier].1;
        *verdict = verdict.clone().in_hindsight(then);
    }
    judged
}

/// How a seat stands in the middle of the story.
struct RunningAccount {
    account: Account,
    /// How many share what a seat gives away.
    others: usize,
    /// Its latest decision, and the chance that left it.
    latest: Option<usize>,
    chance: Share,
    /// What the others have given away since.
    given: Share,
}

impl RunningAccount {
    fn new(seats: usize) -> Self {
        let start = Share::WHOLE.among(seats);
        let none = Share::NONE;
        let account = Account { decisions: 0, start, mistakes: none, gifts: none, luck: none, result: start };
        Self { account, others: seats - 1, latest: None, chance: start, given: none }
    }

    /// Notes what has happened since the latest decision, now that the chance is known again.
    fn settle(&mut self, chance: Share, decisions: &mut [Decision]) {
        let gifts = self.given.among(self.others);
        let luck = chance - self.chance - gifts;
        if let Some(latest) = self.latest {
            decisions[latest].gifts = gifts;
            decisions[latest].luck = luck;
        }
        self.account.gifts += gifts;
        self.account.luck += luck;
        self.account.result = chance;
    }

    fn decide(&mut self, number: usize, before: Share, after: Share) {
        if self.latest.is_none() {
            // What happened before a seat's first decision is part of where it starts.
            (self.account.start, self.account.gifts, self.account.luck) = (before, Share::NONE, Share::NONE);
        }
        self.account.decisions += 1;
        self.account.mistakes += before - after;
        (self.latest, self.chance, self.given) = (Some(number), after, Share::NONE);
    }
}

#[cfg(test)]
mod tests {
    use ratskeller_core::{BySeat, Reason};
    use serde_json::json;

    use super::*;
    use crate::table::Weighed;

    fn won_by(seats: usize, winners: &[usize]) -> Outcome {
        Outcome {
            winners: BySeat::new(seats, |seat| winners.contains(&seat.index())),
            points: BySeat::new(seats, |_| 0),
            reason: Reason::Points,
        }
    }

    fn unweighed(seat: usize) -> (Move, Opinion) {
        let made = Move { input: 0, seat: Seat::new(seat), action: json!("this") };
        (made, Opinion { weighed: None, reveals_information: true })
    }

    /// A move of a seat with the chances in percent that the king sees for it and for his own choice.
    fn weighed(seat: usize, chance: i64, best: i64) -> (Move, Opinion) {
        let percent = |percent| Share::percent(percent).as_f64();
        let weighed = Weighed { chance: percent(chance), best: json!("that"), best_chance: percent(best) };
        (unweighed(seat).0, Opinion { weighed: Some(weighed), reveals_information: true })
    }

    fn revealing_nothing((made, opinion): (Move, Opinion)) -> (Move, Opinion) {
        (made, Opinion { reveals_information: false, ..opinion })
    }

    fn percents(shares: &[Share]) -> Vec<i64> {
        shares.iter().map(|share| (share.as_f64() * 100.0).round() as i64).collect()
    }

    #[test]
    fn what_one_gives_away_the_other_gets_and_the_rest_is_luck() {
        let moves = vec![weighed(0, 40, 60), weighed(1, 50, 55), weighed(0, 70, 70)];
        let Story { decisions, accounts } = Story::tell(moves, &won_by(2, &[0]));
        // From 40 % to 70 %: 5 % were given, 25 % were luck. Then from 70 % to a victory.
        assert_eq!(percents(&[decisions[0].cost, decisions[0].gifts, decisions[0].luck]), [20, 5, 25]);
        assert_eq!(percents(&[decisions[2].cost, decisions[2].gifts, decisions[2].luck]), [0, 0, 30]);
        assert_eq!(percents(&[decisions[1].gifts, decisions[1].luck]), [0, -50]);
        let Account { start, mistakes, gifts, luck, result, .. } = accounts[0];
        assert_eq!(percents(&[start, mistakes, gifts, luck, result]), [60, 20, 5, 55, 100]);
        let Account { start, mistakes, gifts, luck, result, .. } = accounts[1];
        assert_eq!(percents(&[start, mistakes, gifts, luck, result]), [55, 5, 0, -50, 0]);
    }

    #[test]
    fn among_more_than_two_the_others_share_a_gift() {
        let moves = vec![weighed(0, 30, 30), weighed(1, 30, 40), weighed(2, 30, 50), weighed(0, 30, 30)];
        let Story { decisions, accounts } = Story::tell(moves, &won_by(3, &[0, 2]));
        assert_eq!(percents(&[decisions[0].gifts, decisions[0].luck, accounts[0].result]), [15, -15, 50]);
        assert_eq!(percents(&[accounts[1].gifts, accounts[2].gifts, accounts[1].result]), [10, 0, 0]);
    }

    #[test]
    fn between_two_decisions_revealing_nothing_there_is_no_luck() {
        let moves =
            vec![revealing_nothing(weighed(0, 20, 60)), revealing_nothing(weighed(0, 40, 40)), weighed(0, 35, 45)];
        let Story { decisions, accounts } = Story::tell(moves, &won_by(2, &[0]));
        assert_eq!(decisions.iter().map(|decision| percents(&[decision.luck])[0]).collect::<Vec<_>>(), [0, 0, 65]);
        assert_eq!(decisions.iter().map(|decision| percents(&[decision.cost])[0]).collect::<Vec<_>>(), [15, 0, 10]);
        assert_eq!(percents(&[accounts[0].start, accounts[0].mistakes]), [60, 25]);
    }

    #[test]
    fn where_the_king_did_not_think_the_chance_stays() {
        let moves = vec![unweighed(1), weighed(0, 40, 80), unweighed(0), unweighed(1)];
        let Story { decisions, accounts } = Story::tell(moves, &won_by(2, &[1]));
        assert_eq!(percents(&[decisions[0].before, decisions[2].before, decisions[2].after]), [50, 40, 40]);
        assert_eq!(percents(&[decisions[0].gifts, decisions[0].luck, accounts[1].luck]), [40, -40, 10]);
    }

    #[test]
    fn a_seat_that_never_decided_starts_with_an_equal_share() {
        let story = Story::tell(vec![weighed(0, 40, 60)], &won_by(2, &[1]));
        let Account { decisions, start, gifts, luck, result, .. } = story.accounts[1];
        assert_eq!((decisions, percents(&[start, gifts, luck, result])), (0, vec![50, 20, 30, 100]));
    }
}
