//! What people call themselves, as others read it.

use std::collections::BTreeSet;

use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeEmoji as _, UnicodeGeneralCategory as _};
use unicode_security::skeleton;

use crate::{Fault, Problem, check_name};

/// Letters of all languages have no more marks, once they are put together.
const MOST_MARKS: usize = 2;

/// Joins emoji into one.
const JOINER: char = '\u{200d}';

/// Asks for an emoji where a plain sign would do.
const COLOURED: char = '\u{fe0f}';

/// A name as it is kept and shown: put together in the usual way, with single spaces, and with nothing in it that nobody
/// sees or that spills over its line.
pub fn tidy_name(given: &str) -> Result<String, Fault> {
    let words: Vec<&str> = given.split(char::is_whitespace).filter(|word| !word.is_empty()).collect();
    let name: String = words.join(" ").nfc().collect();
    check_name(&name)?;
    let characters: Vec<char> = name.chars().collect();
    let mut marks = 0;
    for (place, &character) in characters.iter().enumerate() {
        let (before, after) = characters.split_at(place);
        let is_mark = character.general_category_group() == GeneralCategoryGroup::Mark;
        let bare = before.last().is_none_or(|before| before.is_whitespace());
        marks = if is_mark { marks + 1 } else { 0 };
        if !shows(before, character, &after[1..]) || marks > MOST_MARKS || (is_mark && bare) {
            return Err(Fault::new(Problem::Misplaced { given: character.escape_unicode().to_string() }));
        }
    }
    Ok(name)
}

/// Whether somebody would see that the character is there.
fn shows(before: &[char], character: char, after: &[char]) -> bool {
    let is_emoji = |character: &char| character.is_emoji_char() && !character.is_ascii();
    match character {
        JOINER => {
            before.iter().rev().find(|before| **before != COLOURED).is_some_and(is_emoji)
                && after.first().is_some_and(is_emoji)
        }
        COLOURED => before.last().is_some_and(|before| before.is_emoji_char()),
        // Fillers and selectors, which are letters and marks by name only.
        '\u{34f}'
        | '\u{115f}'
        | '\u{1160}'
        | '\u{17b4}'
        | '\u{17b5}'
        | '\u{180b}'..='\u{180f}'
        | '\u{2800}'
        | '\u{3164}'
        | '\u{fe00}'..='\u{fe0e}'
        | '\u{ffa0}'
        | '\u{1d159}'
        | '\u{e0000}'..='\u{e0fff}' => false,
        character => !matches!(
            character.general_category(),
            GeneralCategory::Control
                | GeneralCategory::Format
                | GeneralCategory::LineSeparator
                | GeneralCategory::ParagraphSeparator
                | GeneralCategory::PrivateUse
                | GeneralCategory::Unassigned
        ),
    }
}

/// The same for all names that a passer-by would take for each other: letters of other alphabets that look alike, large
/// and small ones, and what differs in nothing but spaces.
pub fn likeness(name: &str) -> String {
    let seen: String = name
        .nfkc()
        .filter(|character| !character.is_whitespace() && !matches!(*character, JOINER | COLOURED))
        .collect();
    let plain: String = skeleton(&seen).collect::<String>().to_lowercase();
    // A large I is a small l, and so are all that look like either.
    skeleton(&plain).map(|character| if character == 'i' { 'l' } else { character }).collect()
}

/// The name, with a number if it could be taken for one of those that are taken: two called Anna are Anna and Anna 2.
pub fn apart<'a>(name: &str, taken: impl IntoIterator<Item = &'a str>) -> String {
    let taken: BTreeSet<String> = taken.into_iter().map(likeness).collect();
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
    fn a_name_is_kept_as_it_is_read() {
        for (given, kept) in [
            ("Þóra", "Þóra"),
            ("  Kater \u{a0}\u{3000} Karlo\t", "Kater Karlo"),
            ("Zoe\u{308}", "Zoë"),
            ("Nguye\u{302}\u{303}n", "Nguyễn"),
            ("נִקּוּד", "נִקּוּד"),
            ("王芳", "王芳"),
            ("🐀", "🐀"),
            ("👩\u{200d}👧\u{200d}👦", "👩\u{200d}👧\u{200d}👦"),
            ("❤\u{fe0f}\u{200d}🔥 Anna", "❤\u{fe0f}\u{200d}🔥 Anna"),
            ("🇮🇸 Jón 1\u{fe0f}\u{20e3}", "🇮🇸 Jón 1\u{fe0f}\u{20e3}"),
            ("👍🏽", "👍🏽"),
        ] {
            assert_eq!(tidy_name(given).as_deref(), Ok(kept), "{given:?}");
        }
    }

    #[test]
    fn what_nobody_sees_is_no_name_nor_part_of_one() {
        let unseen = [
            '\u{ad}',
            '\u{34f}',
            '\u{115f}',
            '\u{180e}',
            '\u{200b}',
            '\u{200c}',
            '\u{200d}',
            '\u{200e}',
            '\u{202e}',
            '\u{2060}',
            '\u{2064}',
            '\u{2066}',
            '\u{2800}',
            '\u{3164}',
            '\u{fe00}',
            '\u{fe0f}',
            '\u{feff}',
            '\u{ffa0}',
            '\u{e000}',
            '\u{e0041}',
            '\u{e007f}',
            '\u{e0100}',
            '\u{fff9}',
            '\u{7}',
            '\u{1b}',
            '\u{300}',
        ];
        for unseen in unseen {
            for name in [unseen.to_string(), format!("{unseen}Anna"), format!("{unseen} {unseen}")] {
                assert!(tidy_name(&name).is_err(), "{name:?}");
            }
            if unseen != '\u{300}' {
                assert!(tidy_name(&format!("An{unseen}na")).is_err(), "{unseen:?}");
            }
        }
        for blank in ["", " ", "\u{2028}", "\u{3000}\u{a0}"] {
            assert!(tidy_name(blank).is_err(), "{blank:?}");
        }
        assert_eq!(tidy_name("An\u{2028}na").as_deref(), Ok("An na"));
    }

    #[test]
    fn marks_do_not_pile_up() {
        assert!(tidy_name("Z\u{335}\u{327}a").is_ok());
        assert!(tidy_name("Z\u{335}\u{327}\u{334}a").is_err());
        assert!(tidy_name(&format!("Z{}", "\u{301}".repeat(30))).is_err());
    }

    #[test]
    fn a_name_is_no_longer_than_it_is_after_it_was_tidied() {
        assert!(tidy_name(&format!("{}  x", "x".repeat(38))).is_ok());
        assert!(tidy_name(&"x".repeat(41)).is_err());
    }

    #[test]
    fn names_that_look_alike_have_the_same_likeness() {
        for alike in [
            &["King", "king", "KING", "Кing", "Kіng", "K i n g", "KlNG", "Ｋｉｎｇ", "Ki\u{200d}ng", "𝐊𝐢𝐧𝐠"][..],
            &["Rat 2", "rat2", "Rаt 2", "RAT ２", "Rat ²"],
            &["Anna", "АNNA", "Annа"],
            &["Paul", "Раul", "PAUI"],
            &["Otto", "0tto", "Οtto"],
        ] {
            for name in alike {
                assert_eq!(likeness(name), likeness(alike[0]), "{name}");
            }
        }
        let distinct =
            ["Anna", "Anne", "Hanna", "Ána", "Anna 2", "King", "Rat 2", "Þóra", "Thora", "🐀", "🐁", "王芳", "王方"];
        for (place, one) in distinct.iter().enumerate() {
            for other in &distinct[place + 1..] {
                assert_ne!(likeness(one), likeness(other), "{one} {other}");
            }
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
