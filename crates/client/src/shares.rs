//! A guest's shares in the shuffles: bytes that nobody else knows before everything is fixed.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

use sha2::{Digest as _, Sha256};

type Bytes = [u8; 16];

/// The bytes behind every commitment that was made. Clones share them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shares(Arc<Mutex<HashMap<String, Bytes>>>);

impl Shares {
    /// Draws bytes for a seat at this table, and tells what hides them.
    pub fn draw(&self, table: &str) -> String {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).expect("the system's randomness");
        let commitment = commitment_to(table, &bytes);
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(commitment.clone(), bytes);
        commitment
    }

    /// The bytes behind a commitment, if it is one of ours.
    pub fn behind(&self, commitment: &str) -> Option<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(commitment).map(|bytes| hex(bytes))
    }
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

    #[test]
    fn commitments_are_those_of_the_house() {
        let committed = commitment_to("table-1", &[0xaa; 16]);
        assert_eq!(committed, "682098c2a7ce26d73d557fdcb90a3f0c843261abc36e4ce4f9555f516c751568");
    }

    #[test]
    fn everybody_has_bytes_of_their_own_and_finds_them_again() {
        let shares = Shares::default();
        let [one, two] = [shares.draw("5eed"), shares.draw("5eed")];
        assert_ne!(one, two);
        assert_eq!(shares.clone().behind(&one).unwrap().len(), 32);
        assert_ne!(shares.behind(&one), shares.behind(&two));
        assert_eq!(Shares::default().behind(&one), None);
    }
}
