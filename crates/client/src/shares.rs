//! A guest's shares in the shuffles: bytes that nobody else knows before everything is fixed, and what was fixed when they
//! were told. The house cannot change what stands here.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::table::{Phase, SeatInfo, TableInfo};

type Bytes = [u8; 16];

/// What stood when bytes were told: the house's commitment, and that of every seat.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Beginning {
    commitment: String,
    commitments: Vec<Option<String>>,
}

#[derive(Debug, Default)]
struct Known {
    /// The bytes behind every commitment that was made.
    bytes: HashMap<String, Bytes>,
    /// Everything for which bytes were told, in this order. Nothing is ever taken away.
    told: Vec<Beginning>,
}

/// How a record stands to what was fixed when one's own bytes were told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Witnessed {
    /// Nothing was put into the shuffles from here.
    Nothing,
    /// It is what was fixed, after so many beginnings: whoever knew all bytes may have looked on at each but the last.
    AsFixed { beginnings: usize },
    /// It is not what was fixed last.
    Otherwise,
    /// One's bytes were committed to, but nobody ever asked for them.
    NeverAsked,
}

/// Everything by the tables' ids. Clones share it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shares(Arc<Mutex<HashMap<String, Known>>>);

impl Shares {
    fn tables(&self) -> MutexGuard<'_, HashMap<String, Known>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Draws bytes for a seat at this table, and tells what hides them.
    pub fn draw(&self, table: &str) -> String {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).expect("the system's randomness");
        let commitment = commitment_to(table, &bytes);
        self.tables().entry(table.to_owned()).or_default().bytes.insert(commitment.clone(), bytes);
        commitment
    }

    /// The seats of one's own that have to commit anew: their bytes were told before, or are lost since an earlier visit.
    pub fn missing(&self, table: &TableInfo) -> Vec<usize> {
        if table.phase != Phase::Waiting {
            return Vec::new();
        }
        let tables = self.tables();
        let is_fresh = |seat: &usize| {
            let committed = table.commitments.get(*seat).and_then(Option::as_ref);
            tables.get(&table.id).zip(committed).is_some_and(|(known, committed)| known.is_fresh(committed))
        };
        own_seats(table).filter(|seat| !is_fresh(seat)).collect()
    }

    /// The bytes to be told now, by the seats of one's own that are waited for. What is fixed is noted before anybody hears
    /// of them; the same bytes are never told for anything else.
    pub fn reveal(&self, table: &TableInfo) -> Vec<(usize, String)> {
        let mut tables = self.tables();
        let Some(known) = tables.get_mut(&table.id).filter(|_| table.phase == Phase::Revealing) else {
            return Vec::new();
        };
        let fixed = Beginning { commitment: table.commitment.clone(), commitments: table.commitments.clone() };
        let goes_on = known.told.last() == Some(&fixed);
        let bytes = |seat: usize| {
            let committed = table.commitments.get(seat)?.as_ref()?;
            let may_be_told = goes_on || known.is_fresh(committed);
            known.bytes.get(committed).filter(|_| may_be_told).map(|bytes| (seat, hex(bytes)))
        };
        let told: Vec<_> = own_seats(table).filter(|seat| table.awaited.contains(seat)).filter_map(bytes).collect();
        if !goes_on && !told.is_empty() {
            known.told.push(fixed);
        }
        told
    }

    /// For how many beginnings of this table bytes were told.
    pub fn beginnings(&self, table: &str) -> usize {
        self.tables().get(table).map_or(0, |known| known.told.len())
    }

    pub fn compare(&self, table: &str, record: &Value) -> Witnessed {
        let tables = self.tables();
        let Some(known) = tables.get(table) else { return Witnessed::Nothing };
        let Some(last) = known.told.last() else { return Witnessed::NeverAsked };
        let given = &record["fairness"];
        let own = |(seat, committed): (usize, &Option<String>)| {
            let bytes = committed.as_ref().and_then(|committed| known.bytes.get(committed));
            bytes.is_none_or(|bytes| given["bytes"][seat] == hex(bytes))
        };
        let same = given["table"] == table
            && given["commitment"] == last.commitment
            && given["commitments"] == json!(last.commitments)
            && last.commitments.iter().enumerate().all(own);
        if same { Witnessed::AsFixed { beginnings: known.told.len() } } else { Witnessed::Otherwise }
    }
}

impl Known {
    /// Whether the bytes behind a commitment are known here, and to nobody else.
    fn is_fresh(&self, commitment: &String) -> bool {
        let was_told = self.told.iter().flat_map(|beginning| beginning.commitments.iter().flatten());
        self.bytes.contains_key(commitment) && !was_told.clone().any(|told| told == commitment)
    }
}

fn own_seats(table: &TableInfo) -> impl Iterator<Item = usize> {
    let seats = table.seats.iter().enumerate();
    seats.filter(|(_, seat)| SeatInfo::is_own(seat)).map(|(number, _)| number)
}

/// As docs/fairness.md has it.
fn commitment_to(table: &str, bytes: &Bytes) -> String {
    let mut hash = Sha256::new();
    for part in [b"ratskeller bytes 1".as_slice(), table.as_bytes(), bytes] {
        hash.update((part.len() as u32).to_be_bytes());
        hash.update(part);
    }
    hex(&hash.finalize())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut digits, byte| {
        write!(digits, "{byte:02x}").expect("a string takes everything");
        digits
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table 5eed as a house shows it, with one's own seat in the middle.
    fn table(phase: &str, seal: &str, commitments: [Option<&str>; 3]) -> TableInfo {
        serde_json::from_value(json!({"id": "5eed", "game": "piratz", "title": "Piratz", "players": 3, "options": {},
            "deck": {"name": "default", "sha256": "ab"}, "private": false, "commitment": seal, "commitments": commitments,
            "awaited": [0, 1, 2], "clock": null, "when_time_is_up": "rat", "pause": 0, "phase": phase, "created": 0,
            "seats": [{"kind": "person"}, {"kind": "person", "yours": true}, {"kind": "person"}], "seq": 2,
            "resigned": [], "ended": null, "rematch": null}))
        .unwrap()
    }

    #[test]
    fn commitments_are_those_of_the_house() {
        let committed = commitment_to("table-1", &[0xaa; 16]);
        assert_eq!(committed, "682098c2a7ce26d73d557fdcb90a3f0c843261abc36e4ce4f9555f516c751568");
    }

    #[test]
    fn bytes_are_told_for_what_was_fixed_first_and_for_nothing_else() {
        let shares = Shares::default();
        let own = shares.draw("5eed");
        let fixed = table("revealing", "seal", [Some("a"), Some(&own), Some("b")]);
        assert_eq!(shares.reveal(&table("waiting", "seal", [None, Some(&own), None])), []);
        let told = shares.reveal(&fixed);
        assert_eq!((told.len(), told[0].0, told[0].1.len()), (1, 1, 32));
        assert_eq!(shares.clone().reveal(&fixed), told, "the answer may have got lost");
        for other in [
            table("revealing", "another seal", [Some("a"), Some(&own), Some("b")]),
            table("revealing", "seal", [Some("ground"), Some(&own), Some("b")]),
        ] {
            assert_eq!(shares.reveal(&other), []);
        }
        assert_eq!((shares.reveal(&fixed), shares.beginnings("5eed")), (told, 1));
        assert_eq!(Shares::default().reveal(&fixed), [], "others know nothing");
    }

    #[test]
    fn bytes_that_were_told_are_drawn_anew_for_a_new_beginning() {
        let shares = Shares::default();
        let own = shares.draw("5eed");
        let stays = table("waiting", "new seal", [None, Some(&own), None]);
        assert_eq!(shares.missing(&stays), [0; 0]);
        shares.reveal(&table("revealing", "seal", [None, Some(&own), None]));
        assert_eq!(shares.missing(&stays), [1], "whoever told them commits to others");
        assert_eq!(shares.missing(&table("waiting", "new seal", [None; 3])), [1]);
        let next = shares.draw("5eed");
        assert_ne!(own, next);
        assert_eq!(shares.reveal(&table("revealing", "new seal", [None, Some(&next), None])).len(), 1);
        assert_eq!(shares.beginnings("5eed"), 2);
    }

    #[test]
    fn only_at_ones_own_seat_are_bytes_told() {
        let shares = Shares::default();
        let own = shares.draw("5eed");
        let copied = table("revealing", "seal", [Some(&own), Some(&own), None]);
        let told: Vec<_> = shares.reveal(&copied).into_iter().map(|(seat, _)| seat).collect();
        assert_eq!(told, [1]);
        assert_eq!(Shares::default().missing(&table("waiting", "seal", [None; 3])), [1]);
    }

    #[test]
    fn a_record_is_held_against_what_was_fixed_last() {
        let shares = Shares::default();
        assert_eq!(shares.compare("5eed", &Value::Null), Witnessed::Nothing);
        let own = shares.draw("5eed");
        assert_eq!(shares.compare("5eed", &Value::Null), Witnessed::NeverAsked);
        let fixed = table("revealing", "seal", [Some("a"), Some(&own), None]);
        let bytes = shares.reveal(&fixed).remove(0).1;
        let record = |change: fn(&mut Value)| {
            let mut fairness = json!({"table": "5eed", "commitment": "seal", "secret": "…",
                "commitments": fixed.commitments, "bytes": ["aa", bytes, "00"]});
            change(&mut fairness);
            shares.compare("5eed", &json!({"fairness": fairness}))
        };
        assert_eq!(record(|_| ()), Witnessed::AsFixed { beginnings: 1 });
        for lie in [
            |fairness: &mut Value| fairness["table"] = json!("00f1"),
            |fairness: &mut Value| fairness["commitment"] = json!("another seal"),
            |fairness: &mut Value| fairness["commitments"][0] = json!("ground"),
            |fairness: &mut Value| fairness["bytes"][1] = json!("aa"),
            |fairness: &mut Value| drop(fairness.as_object_mut().unwrap().remove("commitments")),
            |fairness: &mut Value| *fairness = Value::Null,
        ] {
            assert_eq!(record(lie), Witnessed::Otherwise);
        }
    }
}
