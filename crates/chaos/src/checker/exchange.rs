//! Nobody was told what they may not know. The game is folded again with some hidden cards exchanged: as long as the rules
//! show a viewer no difference, everything that they were told has to be explained by that other game as well. And before the
//! end nobody hears what the shuffles are made from, nor by what anybody else is known.

use std::collections::BTreeMap;

use catalog::Table;
use catalog::json::Json;
use ratskeller_core::{Rng, Seed, Viewer};
use serde_json::{Value, json};

use super::deed::{Deed, Sitter};
use super::fold::{Fold, Log};
use super::told::Told;
use super::{Claims, Findings, Point};
use crate::history::History;

/// So many exchanges are tried at each table, of up to so many pairs of cards.
const EXCHANGES: u64 = 9;
const MOST_PAIRS: u32 = 2;

pub fn check(log: &Log, claims: &Claims, histories: &[History], findings: &mut Findings) {
    check_secrets(log, histories, findings);
    let Some(pile) = begun(log, findings.table).as_ref().and_then(whole_pile) else { return };
    for number in 0..EXCHANGES {
        let rng = &mut Rng::new(Seed([0; 32]).child(number));
        let mut other = pile.clone();
        // Among all cards, among those that will be seen, and among those that hardly will.
        let (all, half) = (pile.len() as u32, pile.len() as u32 / 2);
        let (from, among) = [(0, all), (0, half), (all - half, half)][number as usize % 3];
        for _ in 0..=rng.below(MOST_PAIRS) {
            other.swap((from + rng.below(among)) as usize, (from + rng.below(among)) as usize);
        }
        if other != pile {
            compare(log, &json!({"pile": other}), claims, findings);
        }
    }
}

/// How a table stands when its game has begun.
fn begun(log: &Log, id: &str) -> Option<Fold> {
    let mut fold = Fold::open(id, log.first()?).ok()?;
    let mut later = log[1..].iter();
    while fold.table.is_none() {
        let (at, deed) = later.next()?;
        fold.apply(*at, deed).ok()?;
    }
    Some(fold)
}

/// All cards in the order in which they were dealt, if what was dealt shows it.
fn whole_pile(fold: &Fold) -> Option<Vec<Value>> {
    let table = fold.table.as_deref()?;
    let value = |json: &Json| serde_json::from_str::<Value>(json.get()).ok();
    let dealt = value(table.happened(0).first()?)?;
    if let Some(pile) = dealt["pile"].as_array() {
        return Some(pile.clone());
    }
    // Cards were dealt into lines, one at a time, and whatever was put back was shuffled again and is told to everybody.
    let truth = value(&table.state())?;
    let (lines, dealer) = (dealt["lines"].as_array()?, dealt["dealer"].as_u64()? as usize);
    if dealt["put_back"].as_array().is_none_or(|put_back| !put_back.is_empty()) {
        return None;
    }
    let clockwise = || (1..=lines.len()).map(|step| (dealer + step) % lines.len());
    let slots = lines[0].as_array()?.len();
    let in_line = |slot: usize| clockwise().map(|seat| truth["lines"][seat][slot].clone()).collect::<Vec<_>>();
    let in_lines = (0..slots).flat_map(in_line);
    let open = truth["discard"].as_array()?.iter().chain(truth["pile"].as_array()?).cloned();
    let pile: Vec<Value> = in_lines.chain(open).collect();
    let again = redealt(fold, &json!({"pile": pile}))?;
    (again.state().get() == table.state().get()).then_some(pile)
}

fn redealt(fold: &Fold, setup: &Value) -> Option<Box<dyn Table>> {
    let table = fold.table.as_deref()?;
    let game = catalog::Entry::named(&fold.charter.terms.game).ok()?;
    let order = catalog::Order {
        deck: table.deck().clone(),
        players: table.seats(),
        names: Some(table.names().to_vec()),
        options: fold.charter.terms.options.clone(),
        setup: setup.clone(),
        source: catalog::Source::Fairness(fold.fairness()?),
    };
    game.open(order).ok()
}

/// What the rules show a viewer of the last thing that happened, and of how the table stands.
fn known(fold: &Fold, viewer: Viewer) -> (Option<String>, String) {
    (fold.view(viewer), fold.seen(viewer))
}

/// Plays the same log with other cards, for as long as there is somebody who cannot tell.
fn compare(log: &Log, setup: &Value, claims: &Claims, findings: &mut Findings) {
    let Ok(mut truth) = Fold::open(findings.table, &log[0]) else { return };
    let Ok(mut other) = Fold::open(findings.table, &log[0]) else { return };
    other.charter.setup = setup.clone();
    let seats = truth.seats.len();
    let mut unaware: BTreeMap<Option<usize>, Viewer> =
        (0..seats).map(Some).chain([None]).map(|seat| (seat, Fold::viewer(seat))).collect();
    for (at, deed) in &log[1..] {
        if truth.apply(*at, deed).is_err() || other.apply(*at, deed).is_err() || truth.is_over() != other.is_over() {
            return;
        }
        unaware.retain(|_, viewer| known(&truth, *viewer) == known(&other, *viewer));
        if unaware.is_empty() {
            return;
        }
        let hides = truth.table.as_deref().map(|table| table.state().get().to_owned())
            != other.table.as_deref().map(|table| table.state().get().to_owned());
        for claim in claims.get(&truth.seq).into_iter().flatten().filter(|_| hides) {
            if !unaware.contains_key(&claim.visitor.seat) {
                continue;
            }
            findings.checked.exchanged += 1;
            if let Err(what) = claim.explain(&other) {
                let what = format!("at {} it tells of hidden cards: {what}", truth.seq);
                findings.add_at(Point::Secrets, claim.visitor, claim.line, what);
            }
        }
    }
}

/// Before the end nobody hears the house's secret, the seats' bytes or the seed, nor who the others are where nothing is at
/// stake.
fn check_secrets(log: &Log, histories: &[History], findings: &mut Findings) {
    let Some(mut fold) = log.first().and_then(|first| Fold::open(findings.table, first).ok()) else { return };
    let mut secrets = vec![fold.charter.secret.to_string()];
    let mut over = u64::MAX;
    for (at, deed) in &log[1..] {
        if fold.apply(*at, deed).is_err() {
            break;
        }
        match deed {
            Deed::Revealed { bytes, .. } => secrets.push(bytes.to_string()),
            Deed::Unfixed { secret } => secrets.push(secret.to_string()),
            _ => {}
        }
        if fold.is_over() {
            over = over.min(fold.seq);
        }
    }
    secrets.extend(fold.table.as_ref().and_then(|_| fold.fairness()).map(|fairness| fairness.seed().to_string()));
    let guests = fold.seats.iter().flatten().filter_map(Sitter::guest).filter(|_| !fold.charter.terms.rated);
    let guests: Vec<&str> = guests.collect();
    for history in histories {
        let visitor = &history.visitor;
        let others = guests.iter().filter(|guest| **guest != visitor.guest).map(|guest| (*guest).to_owned());
        let hidden: Vec<String> = secrets.iter().cloned().chain(others).collect();
        for (line, told) in history.told() {
            let Some(secret) = hidden.iter().find(|secret| told.get().contains(secret.as_str())) else { continue };
            if Told::read(told).ok().and_then(|told| told.seq()).is_none_or(|seq| seq < over) {
                findings.add_at(Point::Secrets, visitor, line, format!("{secret} is told before the end: {told}"));
            }
        }
    }
}
