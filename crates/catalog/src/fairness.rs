//! Shuffles that nobody can pick and anybody can check.
//!
//! Before anyone sits down the house draws a *secret* of 32 bytes and publishes the *commitment*, its SHA-256. Each
//! seat then adds 16 bytes of its own (a seat without a person adds zeros). The seed of all chance is
//!
//! ```text
//! SHA-256(part("ratskeller seed 1") ‖ part(table) ‖ part(secret) ‖ part(bytes of seat 0) ‖ part(bytes of seat 1) ‖ …)
//! ```
//!
//! where `part(x)` is the length of `x` in bytes as four bytes, most significant first, followed by `x`, and `table` is
//! the table's id in UTF-8. With every part's length before it, no two different tables hash the same bytes.

use ratskeller_core::{Fault, Hex, Seed};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::check;

const DOMAIN: &str = "ratskeller seed 1";

/// Everything the seed of a fair game is made from, as the record publishes it when the game is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// The table's id.
    pub table: String,
    /// What the house published beforehand.
    pub commitment: Hex<32>,
    pub secret: Hex<32>,
    /// What each seat added, in seat order.
    pub bytes: Vec<Hex<16>>,
}

impl Fairness {
    pub fn new(table: String, secret: Hex<32>, bytes: Vec<Hex<16>>) -> Self {
        Self { table, commitment: commitment(secret), secret, bytes }
    }

    pub fn seed(&self) -> Seed {
        let mut hash = Sha256::new();
        let mut part = |bytes: &[u8]| {
            hash.update((bytes.len() as u32).to_be_bytes());
            hash.update(bytes);
        };
        part(DOMAIN.as_bytes());
        part(self.table.as_bytes());
        part(&self.secret.0);
        self.bytes.iter().for_each(|bytes| part(&bytes.0));
        Seed(hash.finalize().into())
    }

    /// That the secret is the one the house had committed to.
    pub fn check_commitment(&self) -> Result<(), Fault> {
        check::same(&self.commitment, &commitment(self.secret)).map_err(|fault| fault.at("commitment").at("fairness"))
    }

    /// That every seat added its bytes.
    pub fn check_seats(&self, seats: usize) -> Result<(), Fault> {
        check::count(self.bytes.len(), seats).map_err(|fault| fault.at("bytes").at("fairness"))
    }
}

/// What the house publishes before anyone sits down.
pub fn commitment(secret: Hex<32>) -> Hex<32> {
    sha256(&secret.0)
}

pub(crate) fn sha256(bytes: &[u8]) -> Hex<32> {
    Hex(Sha256::digest(bytes).into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratskeller_core::Problem;

    fn example() -> Fairness {
        let secret = Hex(std::array::from_fn(|index| index as u8));
        Fairness::new("table-1".into(), secret, vec![Hex([0xaa; 16]), Hex([0xbb; 16])])
    }

    /// Whoever redoes this in another language must get these very digits.
    #[test]
    fn golden_vectors_never_change() {
        assert_eq!(sha256(b"abc").to_string(), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        let fair = example();
        assert_eq!(fair.commitment.to_string(), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
        assert_eq!(fair.seed().to_string(), "eff9d6a3e047b7a058adbaf0fd3b16f41bc7cc8427fd49a1dc16f6a1a0331bb3");
        let nobody = Fairness::new(String::new(), Hex([0; 32]), Vec::new());
        assert_eq!(nobody.seed().to_string(), "a142702a17af1b63e1dbb52c233ead661a14ff33c0547b64b41bdf8613b25c18");
    }

    #[test]
    fn every_part_changes_the_seed_and_none_can_stand_for_another() {
        let mut seeds = vec![example().seed().to_string()];
        let mut change = |change: fn(&mut Fairness)| {
            let mut fair = example();
            change(&mut fair);
            seeds.push(fair.seed().to_string());
        };
        change(|fair| fair.table = "table-2".into());
        change(|fair| fair.table = "table-1\0".into());
        change(|fair| fair.secret.0[31] ^= 1);
        change(|fair| fair.bytes.swap(0, 1));
        change(|fair| fair.bytes[1].0[0] ^= 0x80);
        change(|fair| fair.bytes.truncate(1));
        change(|fair| fair.bytes.push(Hex([0; 16])));
        let all = seeds.len();
        seeds.sort();
        seeds.dedup();
        assert_eq!(seeds.len(), all);
    }

    #[test]
    fn a_secret_that_was_changed_afterwards_is_noticed() {
        let mut fair = example();
        assert_eq!(fair.check_commitment(), Ok(()));
        fair.secret.0[0] = 1;
        assert_eq!(fair.check_commitment().unwrap_err().place(), "fairness.commitment");
        assert_eq!(fair.check_seats(2), Ok(()));
        assert_eq!(fair.check_seats(3).unwrap_err().problem, Problem::Count { given: 2, wanted: 3 });
    }
}
