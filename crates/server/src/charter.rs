//! What was agreed on when a table was opened.

use catalog::{Input, Order, Source};
use ratskeller_core::{Fault, Hex, Problem, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{GuestId, RoomId};
use ts_rs::TS;

use crate::clock::Rule;
use crate::damaged::Flaw;
use crate::deed::Portrait;
use crate::denied::Denied;
use crate::randomness;

/// The longest a bot may be asked to wait before it acts, in milliseconds.
const LONGEST_PAUSE: u32 = 10_000;

/// About as long as a person takes to look at what has just happened.
const NATURAL_PAUSE: u32 = 800;

/// What happens to a seat whose time has run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "house.ts")]
pub enum WhenTimeIsUp {
    /// A rat decides, from what the seat knows.
    #[default]
    Rat,
    Resign,
}

/// How a table is to be played at, as its host wants it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "house.ts")]
pub struct Terms {
    /// As `/api/games` names it.
    #[ts(as = "crate::typescript::GameName")]
    pub game: String,
    /// How many seats there are.
    pub players: usize,
    /// As `/api/games` describes them; what is left out stays as usual.
    #[serde(default)]
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// Whether only those can find the table who were invited.
    #[serde(default)]
    pub private: bool,
    /// Whether the game counts for everybody's rating.
    #[serde(default)]
    pub rated: bool,
    #[serde(default)]
    pub clock: Option<Rule>,
    #[serde(default)]
    pub when_time_is_up: WhenTimeIsUp,
    /// How many milliseconds a bot waits before it acts.
    #[serde(default = "natural_pause")]
    pub pause: u32,
    /// When a table is opened: levels of bots that take the last seats at once.
    #[serde(default, skip_serializing)]
    #[ts(skip)]
    pub bots: Vec<String>,
    /// When a table is opened: everybody who sits down at once.
    #[serde(default, skip_serializing)]
    #[ts(skip)]
    pub party: Option<Party>,
}

/// Who sits at a table from its first moment, all of them or nobody.
#[derive(Clone, PartialEq, Debug, Deserialize, utoipa::ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "house.ts")]
pub struct Party {
    /// What the table's id is made from, so that the seats can commit to their shares beforehand: 32 hexadecimal digits.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    pub nonce: Hex<16>,
    /// Each seat from the first on; null, or nothing at the end, leaves one open.
    pub seats: Vec<Option<PartySeat>>,
    /// Whether the game starts at once, with every seat taken.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub start: bool,
}

/// Who takes a seat: somebody at the host's own device, who has a `commitment`, or a bot, which has a `level`.
#[derive(Clone, PartialEq, Debug, Deserialize, utoipa::ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "house.ts")]
pub struct PartySeat {
    /// As the one who joins gives it: 64 hexadecimal digits.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    #[ts(optional, as = "Option<String>")]
    pub commitment: Option<Hex<32>>,
    /// What they are called, if not as the host is.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
    #[serde(default)]
    #[ts(optional)]
    pub face: Option<Portrait>,
    /// `pup`, `scamp`, `rat` or `king`
    #[serde(default)]
    #[ts(optional, as = "Option<crate::typescript::Level>")]
    pub level: Option<String>,
}

fn natural_pause() -> u32 {
    NATURAL_PAUSE
}

impl Terms {
    /// A table that nobody else finds, where nobody hurries.
    pub fn for_oneself(game: &str, players: usize, options: Value) -> Self {
        Self {
            game: game.to_owned(),
            players,
            options,
            private: true,
            rated: false,
            clock: None,
            when_time_is_up: WhenTimeIsUp::default(),
            pause: NATURAL_PAUSE,
            bots: Vec::new(),
            party: None,
        }
    }

    /// The terms with everything said that was left as usual, if a game can be played on them.
    pub fn settle(mut self) -> Result<Self, Denied> {
        match &self.clock {
            Some(clock) => clock.check().map_err(|fault| fault.at("clock"))?,
            // Whoever is about to lose could walk away, and the game would never count.
            None if self.rated => return Err(Denied::RatedWithoutClock),
            None => {}
        }
        if self.pause > LONGEST_PAUSE {
            let problem = Problem::Range { given: self.pause.into(), min: 0, max: LONGEST_PAUSE.into() };
            return Err(Fault::new(problem).at("pause").into());
        }
        let order = self.order(Source::Seed(Seed([0; 32])))?;
        let table = order.deck.game.open(order)?;
        self.options = serde_json::from_str(table.options().get()).expect("the house wrote this");
        Ok(self)
    }

    /// The version of the rules, and the hash of the deck.
    fn played_by(&self) -> Result<(u32, Hex<32>), Fault> {
        let game = catalog::Entry::named(&self.game).map_err(|fault| fault.at("game"))?;
        let deck = catalog::Deck::usual(game);
        Ok((game.spec.rules_version, deck.sha256))
    }

    /// How to deal the game.
    pub fn order(&self, source: Source) -> Result<Order, Fault> {
        let game = catalog::Entry::named(&self.game).map_err(|fault| fault.at("game"))?;
        let deck = catalog::Deck::usual(game);
        let options = self.options.clone();
        Ok(Order { deck, players: self.players, names: None, options, setup: Value::Null, source })
    }
}

/// The terms, and what the house adds to them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Charter {
    pub terms: Terms,
    pub host: GuestId,
    /// Whose program the host is; none if it is a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<GuestId>,
    /// What the shuffles are made from; its hash is shown to everybody, the secret itself to nobody before the game is over.
    pub secret: Hex<32>,
    /// Whoever knows it is invited.
    pub invite: Hex<16>,
    /// A deal that nobody left to chance, as puzzles have it. No guest can order one: it would not be fair.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub setup: Value,
    /// The game that is played on here from one of its positions. Everybody may know its cards, so it is played for
    /// nothing but the answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub what_if: Option<Box<WhatIf>>,
    /// The version of the game's rules. Tables of the first houses do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<u32>,
    /// The hash of the deck. Tables of the first houses do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Hex<32>>,
}

impl Charter {
    pub fn new(terms: Terms, host: GuestId) -> Self {
        let (secret, invite) = (Hex(randomness::bytes()), Hex(randomness::bytes()));
        let (rules, deck) = terms.played_by().ok().unzip();
        Self { terms, host, owner: None, secret, invite, setup: Value::Null, what_if: None, rules, deck }
    }

    /// Whose table it counts as: the host's, or that of whoever has brought the program that hosts it.
    pub fn person(&self) -> GuestId {
        self.owner.unwrap_or(self.host)
    }

    /// That this house can play by it: with other rules or another deck the same log would come to another game.
    pub fn check(&self) -> Result<(), Flaw> {
        let (rules, deck) = self.terms.played_by().map_err(Denied::from)?;
        if let Some(given) = self.rules.filter(|given| *given != rules) {
            return Err(Flaw::Rules { given, known: rules });
        }
        if let Some(given) = self.deck.filter(|given| *given != deck) {
            return Err(Flaw::Deck { given, known: deck });
        }
        Ok(())
    }
}

/// A position of another game: what its chance follows from, and what was done before.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct WhatIf {
    pub room: RoomId,
    pub seed: Seed,
    /// How many of the other game's inputs had been done. Older tables have the inputs themselves instead.
    #[serde(default)]
    input: Option<usize>,
    /// What was done before, once it is known: the other table's log has it.
    #[serde(default, skip_serializing)]
    inputs: Vec<Input<Value>>,
}

impl WhatIf {
    /// A game as it stood after these of its inputs.
    pub fn new(room: RoomId, seed: Seed, inputs: Vec<Input<Value>>) -> Self {
        Self { room, seed, input: Some(inputs.len()), inputs }
    }

    pub fn source(&self) -> Source {
        Source::Seed(self.seed)
    }

    pub fn input(&self) -> usize {
        self.input.unwrap_or(self.inputs.len())
    }

    pub fn inputs(&self) -> &[Input<Value>] {
        &self.inputs
    }

    /// Whether the other table has to be asked what was done before.
    pub fn is_incomplete(&self) -> bool {
        self.inputs.len() < self.input()
    }

    /// Learns from the other table's record what was done before.
    pub fn complete(&mut self, inputs: impl Iterator<Item = Input<Value>>) {
        self.inputs = inputs.take(self.input()).collect();
    }
}
