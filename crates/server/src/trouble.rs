//! What is wrong with the file of a house, for people.

use store::Error;
use words::Words;

/// Why a house's file cannot be used; in the store's own words, where nobody could do anything about it.
pub fn explain(error: &Error, words: &Words) -> String {
    let system = error.kind().and_then(|kind| words.kind(kind));
    let own = error.code().map(|code| words.say(&format!("store-{code}"), &[]));
    system.or(own).unwrap_or_else(|| error.to_string())
}

#[cfg(test)]
mod tests {
    use std::io;

    use words::Language;

    use super::*;

    #[test]
    fn what_is_wrong_with_a_file_is_told_in_every_language() {
        let damaged = Error::Damaged { room: "00000000000000f1".parse().expect("a number of a table") };
        let full = Error::from(io::Error::from(io::ErrorKind::StorageFull));
        for error in [damaged, full, Error::Newer { schema: 99 }, Error::Held] {
            let mut told = Language::ALL.map(|language| explain(&error, &Words::new(language))).to_vec();
            assert!(told.iter().all(|told| !told.starts_with("store-")), "{told:?}");
            told.sort();
            told.dedup();
            assert_eq!(told.len(), Language::ALL.len(), "{told:?}");
        }
    }
}
