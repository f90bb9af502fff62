//! Shuffles that nobody can pick and anybody can check.
//!
//! Before anyone sits down the house draws a *secret* of 32 bytes and publishes the *commitment*, its SHA-256. Each
//! seat draws 16 bytes of its own and says only their commitment,
//!
//! ```text
//! SHA-256(part("ratskeller bytes 1") ‖ part(table) ‖ part(bytes))
//! ```
//!
//! until all commitments are fixed and shown; then the bytes are revealed (a seat without a person commits to nothing
//! and adds zeros). The seed of all chance is
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
const BYTES_DOMAIN: &str = "ratskeller bytes 1";
const TABLE_DOMAIN: &str = "ratskeller table 1";

/// What a seat adds that has committed to nothing.
pub const NOTHING: Hex<16> = Hex([0; 16]);

/// Everything the seed of a fair game is made from, as the record publishes it when the game is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// The table's id.
    pub table: String,
    /// What the house published beforehand.
    pub commitment: Hex<32>,
    pub secret: Hex<32>,
    /// What each seat had committed to before anybody told their bytes; nothing where no person sat. Games from before
    /// seats did so have none at all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitments: Option<Vec<Option<Hex<32>>>>,
    /// What each seat added, in seat order.
    pub bytes: Vec<Hex<16>>,
}

impl Fairness {
    pub fn new(table: String, secret: Hex<32>, bytes: Vec<Hex<16>>) -> Self {
        Self { table, commitment: commitment(secret), secret, commitments: None, bytes }
    }

    /// The same, where the seats had committed to their bytes.
    #[must_use]
    pub fn with_commitments(self, commitments: Vec<Option<Hex<32>>>) -> Self {
        Self { commitments: Some(commitments), ..self }
    }

    pub fn seed(&self) -> Seed {
        let parts: [&[u8]; 3] = [DOMAIN.as_bytes(), self.table.as_bytes(), &self.secret.0];
        let bytes = self.bytes.iter().map(|bytes| bytes.0.as_slice());
        Seed(hash(parts.into_iter().chain(bytes)).0)
    }

    /// That the secret is the one the house had committed to.
    pub fn check_commitment(&self) -> Result<(), Fault> {
        check::same(&self.commitment, &commitment(self.secret)).map_err(|fault| fault.at("commitment").at("fairness"))
    }

    /// That every seat added its bytes.
    pub fn check_seats(&self, seats: usize) -> Result<(), Fault> {
        check::count(self.bytes.len(), seats).map_err(|fault| fault.at("bytes").at("fairness"))
    }

    /// That every seat added the bytes that it had committed to; whoever had committed to nothing adds nothing.
    pub fn check_shares(&self) -> Result<(), Fault> {
        let Some(commitments) = &self.commitments else { return Ok(()) };
        let at = |place: &'static str| move |fault: Fault| fault.at(place).at("fairness");
        check::count(commitments.len(), self.bytes.len()).map_err(at("commitments"))?;
        for (seat, (committed, bytes)) in commitments.iter().zip(&self.bytes).enumerate() {
            match committed {
                Some(committed) => check::same(committed, &commitment_to(&self.table, *bytes))
                    .map_err(|fault| at("commitments")(fault.at(seat)))?,
                None => check::same(bytes, &NOTHING).map_err(|fault| at("bytes")(fault.at(seat)))?,
            }
        }
        Ok(())
    }
}

/// What the house publishes before anyone sits down.
pub fn commitment(secret: Hex<32>) -> Hex<32> {
    sha256(&secret.0)
}

/// What a seat says when it sits down, so that nobody else knows its bytes and it can have no others.
pub fn commitment_to(table: &str, bytes: Hex<16>) -> Hex<32> {
    hash([BYTES_DOMAIN.as_bytes(), table.as_bytes(), &bytes.0])
}

/// The id of a table that is opened with people at it. Whoever opens it draws the nonce, so that they know what to
/// commit to beforehand, and still cannot choose the id.
pub fn table_of(nonce: Hex<16>) -> Hex<8> {
    let Hex(hash) = hash([TABLE_DOMAIN.as_bytes(), &nonce.0]);
    Hex(*hash.first_chunk().expect("a hash is longer"))
}

/// The SHA-256 of all parts, each with its length before it.
fn hash<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> Hex<32> {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u32).to_be_bytes());
        hash.update(part);
    }
    Hex(hash.finalize().into())
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
        let committed = |bytes| commitment_to("table-1", bytes).to_string();
        assert_eq!(committed(Hex([0xaa; 16])), "682098c2a7ce26d73d557fdcb90a3f0c843261abc36e4ce4f9555f516c751568");
        assert_eq!(committed(Hex([0xbb; 16])), "aa99c8cbaece3d59109a347991e648e6fff212688f8e92b05054116d1b606f35");
        assert_eq!(table_of(Hex([0xaa; 16])).to_string(), "4c92d51e09247de1");
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

    #[test]
    fn a_commitment_holds_for_these_bytes_at_this_table_only() {
        let bytes = Hex([0xaa; 16]);
        assert_ne!(commitment_to("table-1", bytes), commitment_to("table-2", bytes));
        assert_ne!(commitment_to("table-1", bytes), commitment_to("table-1", Hex([0xbb; 16])));
    }

    #[test]
    fn bytes_that_nobody_had_committed_to_are_noticed() {
        let fair = || {
            let committed = commitment_to("table-1", Hex([0xaa; 16]));
            let mut fair = example().with_commitments(vec![Some(committed), None]);
            fair.bytes[1] = NOTHING;
            fair
        };
        let place = |change: fn(&mut Fairness)| {
            let mut fair = fair();
            change(&mut fair);
            fair.check_shares().unwrap_err().place()
        };
        assert_eq!(fair().check_shares(), Ok(()));
        assert_eq!(fair().seed(), Fairness { commitments: None, ..fair() }.seed());
        assert_eq!(place(|fair| fair.bytes[0].0[3] ^= 1), "fairness.commitments[0]");
        assert_eq!(place(|fair| fair.bytes[1].0[3] ^= 1), "fairness.bytes[1]");
        assert_eq!(place(|fair| fair.table = "table-2".into()), "fairness.commitments[0]");
        assert_eq!(place(|fair| fair.commitments = Some(vec![None])), "fairness.commitments");
    }
}
