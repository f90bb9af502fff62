//! What happens by itself: a clock goes after its deadline and once, and a bot acts once a turn.

use std::collections::BTreeSet;

use catalog::Table;

use super::deed::{Deed, Sitter, WhenTimeIsUp};
use super::fold::{Decider, Fold, seat};
use super::{ByItself, Findings, Point};

/// A game counts when every person has done so much in it.
const FEWEST_MOVES: usize = 3;

/// Holds an entry against the table as it stood before it.
pub fn check(fold: &Fold, at: u64, deed: &Deed, given_up: &BTreeSet<usize>, findings: &mut Findings) {
    let fault = match deed {
        Deed::Acted { seat: Some(seat), id: None, held, .. } => match fold.decider() {
            Decider::House(mover) if mover == *seat => {
                findings.checked.bots += 1;
                note(fold.changed + fold.charter.terms.pause, at, findings);
                bot(fold, at, *seat)
            }
            Decider::Person(mover) if mover == *seat => {
                findings.checked.stand_ins += 1;
                note(deadline(fold, *seat, *held).unwrap_or(at), at, findings);
                overdue(fold, at, *seat, *held, WhenTimeIsUp::Rat)
            }
            decider => Err(format!("the house acts for seat {seat}, and it is {decider:?} who decides")),
        },
        Deed::Acted { seat: Some(seat), id: Some(_), held, .. } => in_time(fold, at, *seat, *held),
        Deed::Acted { seat: None, .. } => match fold.time_up {
            Some(due) if due <= at => Ok(()),
            due => Err(format!("the time of the evening is told at {at}, and it is due at {due:?}")),
        },
        Deed::Resigned { seat } if !given_up.contains(seat) => {
            findings.checked.stand_ins += 1;
            note(deadline(fold, *seat, 0).unwrap_or(at), at, findings);
            overdue(fold, at, *seat, 0, WhenTimeIsUp::Resign)
        }
        _ => Ok(()),
    };
    if let Err(what) = fault {
        findings.add(Point::ByItself, format!("entry {}: {what}", fold.seq + 1));
    }
}

/// A bot waits before it acts, and houses' clocks differ by less than half of that: whoever acts sooner has decided for
/// the position before.
fn bot(fold: &Fold, at: u64, seat: usize) -> Result<(), String> {
    let (waited, pause) = (at.saturating_sub(fold.changed), fold.charter.terms.pause);
    if waited >= pause / 2 {
        return Ok(());
    }
    Err(format!("the bot at seat {seat} acts {waited} ms after something else, and waits {pause} before it does"))
}

fn note(due: u64, done: u64, findings: &mut Findings) {
    findings.checked.by_themselves.push(ByItself { due, done });
}

/// When the time of whoever sits there is up, if it runs.
fn deadline(fold: &Fold, seat: usize, held: u64) -> Option<u64> {
    let clock = fold.clock.as_ref().filter(|clock| clock.running == Some(seat))?;
    clock.deadline(held)
}

fn overdue(fold: &Fold, at: u64, seat: usize, held: u64, then: WhenTimeIsUp) -> Result<(), String> {
    if fold.charter.terms.when_time_is_up != then {
        return Err(format!("seat {seat} comes to {then:?} when its time is up, which was not agreed on"));
    }
    match deadline(fold, seat, held) {
        Some(deadline) if deadline <= at => Ok(()),
        Some(deadline) => Err(format!("the time of seat {seat} is up {} ms too early", deadline - at)),
        None => Err(format!("the time of seat {seat} is up, and its clock does not run")),
    }
}

fn in_time(fold: &Fold, at: u64, seat: usize, held: u64) -> Result<(), String> {
    match deadline(fold, seat, held) {
        Some(deadline) if deadline <= at => Err(format!("seat {seat} moves {} ms after its time", at - deadline)),
        _ => Ok(()),
    }
}

/// The game and the people for whom a rated game counts, if it does.
pub fn counts(fold: &Fold, table: &dyn Table) -> Option<(String, Vec<String>)> {
    let moves = |of: usize| table.record().inputs().filter(|input| input.seat == Some(seat(of))).count();
    let people = fold.seats.iter().enumerate().filter_map(|(seat, sitter)| match sitter {
        Some(Sitter::Person { guest, .. }) => Some((seat, guest.clone())),
        _ => None,
    });
    let people: Vec<(usize, String)> = people.collect();
    let played = !people.is_empty() && people.iter().all(|(seat, _)| moves(*seat) >= FEWEST_MOVES);
    played.then(|| (fold.charter.terms.game.clone(), people.into_iter().map(|(_, guest)| guest).collect()))
}
