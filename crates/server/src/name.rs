//! What people and their bots are called: not as the house's own players, nor as somebody else at the table.

use std::collections::HashSet;
use std::sync::LazyLock;

use ratskeller_core::{MAX_SEATS, check_name, likeness, tidy_name};

use crate::api::tables::COMPANY;
use crate::denied::Denied;
use crate::language::Speech;

/// What the house's players are called in all its languages, with and without a number.
static OWN: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let numbers = || (1..=MAX_SEATS).map(|number| number.to_string()).chain([String::new()]);
    let named = |speech: Speech| {
        COMPANY.into_iter().flat_map(move |level| {
            numbers().map(move |number| speech.words().say(&format!("play-{level}"), &[("number", number.into())]))
        })
    };
    Speech::all().flat_map(named).map(|name| likeness(&name)).collect()
});

/// A name as it is kept, if somebody may be called so.
pub fn checked(given: &str) -> Result<String, Denied> {
    let name = tidy_name(given).map_err(|fault| fault.at("name"))?;
    let unnumbered = name.trim_end_matches(char::is_numeric);
    if [&name, unnumbered].into_iter().any(|name| OWN.contains(&likeness(name))) {
        return Err(Denied::NameOfABot);
    }
    Ok(name)
}

/// The name, with a number if it could be taken for one of those that are taken: two called Anna are Anna and Anna 2.
pub fn apart<'a>(name: &str, taken: impl IntoIterator<Item = &'a str>) -> String {
    let taken: HashSet<String> = taken.into_iter().map(likeness).collect();
    let numbered = |number: usize| {
        let mut short = name.to_owned();
        loop {
            let numbered = format!("{short} {number}");
            if check_name(&numbered).is_ok() || short.pop().is_none() {
                return numbered;
            }
        }
    };
    let mut names = [name.to_owned()].into_iter().chain((2..).map(numbered));
    names.find(|name| !taken.contains(&likeness(name))).expect("there are more numbers than seats")
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

    #[test]
    fn who_could_be_taken_for_somebody_else_gets_a_number() {
        assert_eq!(apart("Anna", ["Þóra", "Jan"]), "Anna");
        assert_eq!(apart("Anna", ["Anna"]), "Anna 2");
        assert_eq!(apart("аnna", ["Anna", "Anna 2"]), "аnna 3");
        let long = "x".repeat(40);
        assert_eq!(apart(&long, [long.as_str()]), format!("{} 2", "x".repeat(38)));
    }
}
