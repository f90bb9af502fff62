//! What is wrong with the file or the database of a house, for people.

use store::Error;
use words::Words;

/// Why a house's file or database cannot be used; in the store's own words, where nobody could do anything about it.
pub fn explain(error: &Error, words: &Words) -> String {
    let system = error.kind().and_then(|kind| words.kind(kind));
    let own = error.code().map(|code| words.say(&format!("store-{code}"), &[]));
    system.or(own).unwrap_or_else(|| error.to_string())
}

#[cfg(test)]
mod tests {
    use std::io;

    use store::Trouble;
    use words::Language;

    use super::*;

    #[test]
    fn what_is_wrong_with_a_house_is_told_in_every_language() {
        let damaged = Error::Damaged { room: "00000000000000f1".parse().expect("a number of a table") };
        let full = Error::from(io::Error::from(io::ErrorKind::StorageFull));
        let troubles = [
            Trouble::Address,
            Trouble::Unreached,
            Trouble::NotPostgres,
            Trouble::Tls,
            Trouble::Password,
            Trouble::NoSuchDatabase,
            Trouble::Foreign,
            Trouble::Encoding,
            Trouble::Rights,
            Trouble::ReadOnly,
            Trouble::Full,
            Trouble::Crowded,
        ];
        let troubles = troubles.map(|trouble| Error::Postgres { trouble, message: String::new() });
        for error in [damaged, full, Error::Newer { schema: 99 }, Error::Held].into_iter().chain(troubles) {
            let mut told = Language::ALL.map(|language| explain(&error, &Words::new(language))).to_vec();
            assert!(told.iter().all(|told| !told.starts_with("store-")), "{told:?}");
            told.sort();
            told.dedup();
            assert_eq!(told.len(), Language::ALL.len(), "{told:?}");
        }
    }
}
