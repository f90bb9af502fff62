//! What is printed on the strips.

use ratskeller_core::{Fault, Problem, RuleId, SmallId, check_name, small_id};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};

use crate::place::Facing;

/// RH-C1: the strips in the pile.
pub const GOODS: usize = 42;
/// RH-C1: fields on a strip.
pub const FIELDS: usize = 3;
/// RH-C2: four red spices and four green ones.
pub const SPICES: usize = 8;
/// Words for fields that are not a spice.
const RED_RAT: &str = "red_rat";
const GREEN_RAT: &str = "green_rat";
const EMPTY: &str = "empty";
const START: &str = "s";

small_id! {
    /// A goods strip, by its position in the deck. The start strip is [`StripId::start`].
    #[cfg_attr(feature = "ts", ts(export_to = "rat-hot.ts"))]
    pub struct StripId;
}

impl StripId {
    /// The start strip, which has no number in the protocol.
    pub fn start() -> Self {
        Self::new(GOODS)
    }

    pub fn is_start(self) -> bool {
        self == Self::start()
    }
}

small_id! {
    /// One of the eight spices, by its position in the deck.
    pub struct Spice;
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-hot.ts"))]
pub enum Colour {
    #[default]
    Red,
    Green,
}

impl Colour {
    pub const BOTH: [Self; 2] = [Self::Red, Self::Green];

    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Red => Self::Green,
            Self::Green => Self::Red,
        }
    }
}

/// RH-C2: what one field shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Symbol {
    #[default]
    Empty,
    /// The S in the middle of the start strip; it counts as empty.
    Start,
    Spice(Spice),
    Rat(Colour),
}

pub type Strip = [Symbol; FIELDS];

/// What is printed, as flat as the rules need it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Print {
    /// By [`StripId`], the start strip last.
    strips: [Strip; GOODS + 1],
    colours: [Colour; SPICES],
}

impl Print {
    pub fn strip(&self, id: StripId) -> Strip {
        self.strips[id.index()]
    }

    pub fn colour(&self, spice: Spice) -> Colour {
        self.colours[spice.index()]
    }

    /// RH-P1: whether it makes no difference which way round the strip lies.
    pub fn reads_the_same_both_ways(&self, id: StripId) -> bool {
        let [first, _, last] = self.strip(id);
        first == last
    }

    /// RH-P1: those of the four facings that are different for this strip.
    pub fn facings(&self, id: StripId) -> &'static [Facing] {
        if self.reads_the_same_both_ways(id) { &Facing::ALL[..2] } else { &Facing::ALL }
    }
}

/// A checked deck: the print and the spices' names.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-hot.ts", as = "RawDeck"))]
pub struct Deck {
    pub print: Print,
    pub names: [String; SPICES],
}

impl Deck {
    pub(crate) fn word(&self, symbol: Symbol) -> &str {
        match symbol {
            Symbol::Empty => EMPTY,
            Symbol::Start => START,
            Symbol::Spice(spice) => &self.names[spice.index()],
            Symbol::Rat(Colour::Red) => RED_RAT,
            Symbol::Rat(Colour::Green) => GREEN_RAT,
        }
    }
}

/// A deck as it is written down: `{"spices": [{"name", "colour"} × 8], "start": [f, f, f], "strips": [[f, f, f] × 42]}`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-hot.ts"))]
pub struct RawDeck {
    pub spices: Vec<RawSpice>,
    #[cfg_attr(feature = "ts", ts(as = "[String; FIELDS]"))]
    pub start: Vec<String>,
    #[cfg_attr(feature = "ts", ts(as = "Vec<[String; FIELDS]>"))]
    pub strips: Vec<Vec<String>>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-hot.ts", rename = "Spice"))]
pub struct RawSpice {
    pub name: String,
    pub colour: Colour,
}

impl TryFrom<RawDeck> for Deck {
    type Error = Fault;

    fn try_from(raw: RawDeck) -> Result<Self, Fault> {
        let spices = read_spices(raw.spices).map_err(|fault| fault.rule(RuleId("RH-C2")).at("spices"))?;
        let names: Vec<&str> = spices.iter().map(|spice| spice.name.as_str()).collect();
        let mut strips = [Strip::default(); GOODS + 1];
        strips[GOODS] = read_start(&raw.start, &names).map_err(|fault| fault.rule(RuleId("RH-C1")).at("start"))?;
        count(raw.strips.len(), GOODS).map_err(|fault| fault.rule(RuleId("RH-C1")).at("strips"))?;
        for (index, (strip, words)) in strips.iter_mut().zip(&raw.strips).enumerate() {
            *strip = read_strip(words, &names).map_err(|fault| fault.at(index).at("strips"))?;
        }
        let colours = std::array::from_fn(|index| spices[index].colour);
        Ok(Self { print: Print { strips, colours }, names: spices.map(|spice| spice.name) })
    }
}

fn count(given: usize, wanted: usize) -> Result<(), Fault> {
    if given == wanted { Ok(()) } else { Err(Fault::new(Problem::Count { given, wanted })) }
}

/// RH-C2: four spices of each colour, each with a name of its own.
fn read_spices(raw: Vec<RawSpice>) -> Result<[RawSpice; SPICES], Fault> {
    let spices: [RawSpice; SPICES] =
        raw.try_into().map_err(|raw: Vec<_>| Fault::new(Problem::Count { given: raw.len(), wanted: SPICES }))?;
    for (index, spice) in spices.iter().enumerate() {
        let earlier = &spices[..index];
        check_spice_name(&spice.name, earlier).map_err(|fault| fault.at("name").at(index))?;
    }
    let red = spices.iter().filter(|spice| spice.colour == Colour::Red).count();
    if red != SPICES / 2 {
        return Err(Fault::new(Problem::Times { what: "red".into(), given: red, wanted: SPICES / 2 }));
    }
    Ok(spices)
}

fn check_spice_name(name: &str, earlier: &[RawSpice]) -> Result<(), Fault> {
    check_name(name)?;
    if [RED_RAT, GREEN_RAT, EMPTY, START].contains(&name) {
        return Err(Fault::new(Problem::Misplaced { given: name.into() }));
    }
    if earlier.iter().any(|earlier| earlier.name == name) {
        return Err(Fault::new(Problem::Repeated { given: name.into() }));
    }
    Ok(())
}

/// RH-C1: the start strip is marked S in the middle, and only there.
fn read_start(words: &[String], names: &[&str]) -> Result<Strip, Fault> {
    count(words.len(), FIELDS)?;
    if words[1] != START {
        return Err(Fault::new(Problem::Unfit { given: words[1].clone(), wanted: START.into() }).at(1));
    }
    let mut outer = words.to_vec();
    outer[1] = EMPTY.into();
    let [first, _, last] = read_strip(&outer, names)?;
    Ok([first, Symbol::Start, last])
}

fn read_strip(words: &[String], names: &[&str]) -> Result<Strip, Fault> {
    count(words.len(), FIELDS).map_err(|fault| fault.rule(RuleId("RH-C1")))?;
    let mut strip = Strip::default();
    for (index, (symbol, word)) in strip.iter_mut().zip(words).enumerate() {
        *symbol = read_symbol(word, names).map_err(|fault| fault.rule(RuleId("RH-C2")).at(index))?;
    }
    Ok(strip)
}

fn read_symbol(word: &str, names: &[&str]) -> Result<Symbol, Fault> {
    match word {
        EMPTY => Ok(Symbol::Empty),
        RED_RAT => Ok(Symbol::Rat(Colour::Red)),
        GREEN_RAT => Ok(Symbol::Rat(Colour::Green)),
        START => Err(Fault::new(Problem::Misplaced { given: word.into() })),
        name => {
            let spice = names.iter().position(|known| *known == name).ok_or_else(|| {
                let known = names.iter().chain(&[RED_RAT, GREEN_RAT, EMPTY]).map(|&word| word.into()).collect();
                Fault::new(Problem::Unknown { given: word.into(), known })
            })?;
            Ok(Symbol::Spice(Spice::new(spice)))
        }
    }
}

impl Serialize for Deck {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let words = |strip: Strip| strip.map(|symbol| self.word(symbol));
        let (goods, start) = self.print.strips.split_at(GOODS);
        let spices: Vec<RawSpice> = self
            .names
            .iter()
            .zip(self.print.colours)
            .map(|(name, colour)| RawSpice { name: name.clone(), colour })
            .collect();
        let mut deck = serializer.serialize_struct("Deck", 3)?;
        deck.serialize_field("spices", &spices)?;
        deck.serialize_field("start", &words(start[0]))?;
        deck.serialize_field("strips", &goods.iter().map(|&strip| words(strip)).collect::<Vec<_>>())?;
        deck.end()
    }
}
