//! The three games, each as one entry: where their types are named, and then forgotten.

use std::any::Any;
use std::sync::Arc;

use bots::{Bot, Thinking};
use boxes::LessonFile;
use ratskeller_core::{Fault, Game, Message, Problem, Refusal, Spec};
#[cfg(feature = "schema")]
use schemars::{JsonSchema as Described, Schema, schema_for};
#[cfg(feature = "schema")]
use serde_json::Map;
use serde_json::Value;

use crate::json::{self, Json};
#[cfg(feature = "schema")]
use crate::offer::{self, Offered};
use crate::reader;
use crate::session::Session;
use crate::table::{Order, Table};

/// Something that is done with a game while its types are known: whoever wants to be faster than JSON.
pub trait Typed {
    type Output;

    fn with<G: Bot>(self) -> Self::Output;
}

macro_rules! games {
    ($count:expr; $($(#[$condition:meta])* $game:ty),*) => {
        /// Every game of the house.
        pub static GAMES: [Entry; $count] = [$($(#[$condition])* Entry::of::<$game>()),*];

        impl Entry {
            /// Does something with the types of this game.
            pub fn typed<T: Typed>(&self, what: T) -> T::Output {
                $($(#[$condition])* if self.spec == <$game>::SPEC {
                    return what.with::<$game>();
                })*
                unreachable!("every entry is one of the list")
            }
        }
    };
}

games! {
    3 + cfg!(feature = "nim") as usize;
    rat_hot::RatHot,
    piratz::Piratz,
    rat_a_tat_cat::RatATatCat,
    #[cfg(feature = "nim")]
    nim::Nim
}

/// A game there is to play.
#[cfg(feature = "schema")]
#[derive(Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "house.ts"))]
pub struct GameInfo {
    #[cfg_attr(feature = "ts", ts(type = "GameName"))]
    name: &'static str,
    title: &'static str,
    /// The fewest and the most.
    players: [usize; 2],
    /// A JSON Schema.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    options: Schema,
}

/// What there is to play: the protocol's answer to `games`.
#[cfg(feature = "schema")]
pub fn list() -> Json {
    let listed = GAMES.iter().map(|entry| {
        let Spec { name, title, min_seats, max_seats, .. } = entry.spec;
        GameInfo { name, title, players: [min_seats, max_seats], options: entry.options() }
    });
    json::write(&listed.collect::<Vec<_>>())
}

/// Without the feature `schema` nothing is asked of options.
#[cfg(not(feature = "schema"))]
trait Described {}

#[cfg(not(feature = "schema"))]
impl<T> Described for T {}

/// A deck as its game has read it.
pub(crate) type Print = Arc<dyn Any + Send + Sync>;

/// One game, whatever its types.
#[derive(Debug)]
pub struct Entry {
    pub spec: Spec,
    /// Everything for which an action can be refused.
    pub refusals: &'static [Refusal],
    looking_back: u64,
    #[cfg(feature = "schema")]
    options: fn() -> Schema,
    deck: fn(&Value) -> Result<(Json, Print), Fault>,
    told: fn(&Value, &Value) -> Option<Message>,
    open: fn(Order) -> Result<Box<dyn Table>, Fault>,
}

impl Entry {
    const fn of<G: Bot>() -> Self
    where
        G::Options: Described,
    {
        Self {
            spec: G::SPEC,
            refusals: G::REFUSALS,
            looking_back: G::LOOKING_BACK,
            #[cfg(feature = "schema")]
            options: || schema_for!(G::Options),
            deck: print::<G>,
            told: told::<G>,
            open: open::<G>,
        }
    }

    pub fn named(name: &str) -> Result<&'static Self, Fault> {
        GAMES.iter().find(|entry| entry.spec.name == name).ok_or_else(|| {
            let known = GAMES.iter().map(|entry| entry.spec.name.to_owned()).collect();
            Fault::new(Problem::Unknown { given: name.to_owned(), known })
        })
    }

    /// The options as a JSON Schema.
    #[cfg(feature = "schema")]
    pub fn options(&self) -> Schema {
        (self.options)()
    }

    /// What the players are asked beforehand.
    #[cfg(feature = "schema")]
    pub fn offered(&self) -> Vec<Offered> {
        offer::offered(&self.options())
    }

    /// The options with which a game goes on for longest; none if they make no difference.
    #[cfg(feature = "schema")]
    pub fn longest(&self) -> Map<String, Value> {
        offer::longest(&self.options())
    }

    /// How often a king thinks about each decision of a game that the house looks back on by itself.
    pub fn usual_thinking(&self) -> Thinking {
        Thinking::Iterations(self.looking_back)
    }

    /// The rules for readers, in the language with this code.
    pub fn guide(&self, language: &str) -> Option<&'static str> {
        boxes::guide(self.spec.name, language)
    }

    /// The files of its lessons and puzzles.
    pub fn lessons(&self) -> impl Iterator<Item = LessonFile> {
        boxes::lessons().filter(|file| file.game == self.spec.name)
    }

    /// The file that says where the house's players stand on its ladder.
    pub fn levels(&self) -> Option<&'static str> {
        boxes::levels(self.spec.name)
    }

    /// Checks a deck, and writes it the one way it is always written.
    pub(crate) fn print(&self, deck: &Value) -> Result<(Json, Print), Fault> {
        (self.deck)(deck)
    }

    /// What an action is called that its name and fields do not say as people would.
    pub(crate) fn told(&self, deck: &Value, action: &Value) -> Option<Message> {
        (self.told)(deck, action)
    }

    /// Deals a new game.
    pub fn open(&self, order: Order) -> Result<Box<dyn Table>, Fault> {
        (self.open)(order)
    }
}

fn read_deck<G: Game>(deck: &Value) -> Result<G::Deck, Fault> {
    reader::read::<G::RawDeck>(deck)?.try_into()
}

fn print<G: Game>(deck: &Value) -> Result<(Json, Print), Fault> {
    let deck = read_deck::<G>(deck)?;
    Ok((json::write(&deck), Arc::new(deck)))
}

fn told<G: Game>(deck: &Value, action: &Value) -> Option<Message> {
    G::told(reader::read(action).ok()?, &read_deck::<G>(deck).ok()?)
}

fn open<G: Bot>(order: Order) -> Result<Box<dyn Table>, Fault> {
    Ok(Box::new(Session::<G>::open(order)?))
}

#[cfg(test)]
mod tests {
    use words::{Language, Words};

    use super::*;

    #[test]
    fn games_are_found_by_name() {
        for entry in &GAMES {
            assert_eq!(Entry::named(entry.spec.name).unwrap().spec, entry.spec);
        }
        let Problem::Unknown { given, known } = Entry::named("chess").unwrap_err().problem else { panic!() };
        assert_eq!((given.as_str(), known.len()), ("chess", GAMES.len()));
    }

    #[test]
    fn the_types_of_a_game_are_its_own() {
        struct Name;
        impl Typed for Name {
            type Output = &'static str;
            fn with<G: Bot>(self) -> &'static str {
                G::SPEC.name
            }
        }
        for entry in &GAMES {
            assert_eq!(entry.typed(Name), entry.spec.name);
        }
    }

    #[test]
    fn every_refusal_has_its_sentence() {
        for language in Language::ALL {
            let words = Words::new(language);
            for refusal in GAMES.iter().flat_map(|entry| entry.refusals) {
                assert!(words.has(&refusal.message()), "{refusal:?} in {language:?}");
                assert!(!words.tell(refusal).contains('{'), "{refusal:?} in {language:?} asks for something");
            }
        }
    }

    #[test]
    fn a_game_is_called_in_english_as_on_its_box_and_may_have_another_name_elsewhere() {
        let english = Words::new(Language::English);
        for entry in &GAMES {
            assert_eq!(english.title(&entry.spec), entry.spec.title);
        }
        assert_eq!(Words::new(Language::German).title(&Entry::named("rat-hot").unwrap().spec), "Rattenscharf");
    }

    #[test]
    fn every_option_is_described_to_people() {
        let words = Words::new(Language::English);
        for entry in &GAMES {
            let schema = entry.options();
            let options = schema.get("properties").and_then(Value::as_object).expect("options have names");
            for name in options.keys() {
                let message = format!("option-{}-{name}", entry.spec.name);
                assert!(words.has(&message), "{message} is in no locale");
            }
        }
    }
}
