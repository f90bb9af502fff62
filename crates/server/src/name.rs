//! What people and their bots are called: not as the house's own players.

use std::collections::HashSet;
use std::iter;
use std::sync::LazyLock;

use catalog::Level;
use ratskeller_core::{MAX_SEATS, likeness, tidy_name};

use crate::api::tables::COMPANY;
use crate::denied::Denied;
use crate::language::Speech;

/// What the house's players are called in all its languages, with and without a number.
static OWN: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let named = |speech: Speech| COMPANY.into_iter().map(move |level| of_the_house(level, speech));
    let numbered = |name: String| (1..=MAX_SEATS).map(move |number| format!("{name} {number}"));
    let names = Speech::all().flat_map(named).flat_map(|name| iter::once(name.clone()).chain(numbered(name)));
    names.map(|name| likeness(&name)).collect()
});

/// What one of the house's own players is called, where no other is called so.
pub fn of_the_house(level: Level, speech: Speech) -> String {
    speech.words().say(&format!("play-{level}"), &[])
}

/// A name as it is kept, if somebody may be called so.
pub fn checked(given: &str) -> Result<String, Denied> {
    let name = tidy_name(given).map_err(|fault| fault.at("name"))?;
    let unnumbered = name.trim_end_matches(char::is_numeric);
    if [&name, unnumbered].into_iter().any(|name| OWN.contains(&likeness(name))) {
        return Err(Denied::NameOfABot);
    }
    Ok(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_called_as_the_house_calls_its_own_in_whatever_language() {
        for own in [
            "King", "Rat 2", "rat2", "Pup 1", "König", "Ratte 3", "Koning 4", "Rotta", "Кing", "KlNG 1", "Rat 77",
            "Rat l",
        ] {
            assert_eq!(checked(own), Err(Denied::NameOfABot), "{own}");
        }
        for good in ["Kingston", "Rattus", "Þóra", "Anna 2", "King Kong", "🐀 2"] {
            assert_eq!(checked(good).as_deref(), Ok(good));
        }
    }
}
