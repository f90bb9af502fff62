//! What is printed on cards and blocks, checked.

use std::fmt;
use std::ops::RangeInclusive;

use ratskeller_core::{Fault, IdSet, Problem, RuleId, SmallId};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::card::{CARDS, Card};
use crate::kind::{ByKind, Kind};
use crate::prints::Prints;

/// PZ-C1: so many value blocks there are.
pub(crate) const BLOCKS: usize = 12;

/// PZ-C2: so many cards are marked with a skull.
const SKULLS: usize = 6;

/// PZ-C3: what a block can be worth.
const VALUES: RangeInclusive<i64> = 1..=4;

/// PZ-C3: so many blocks of each value.
pub(crate) const BLOCKS_OF_A_VALUE: usize = 3;

/// A deck as it is written down: `{"kinds": […], "cards": [{"treasures": {kind: n}, "rat": bool, "skull": bool}, …],
/// "blocks": […]}`. A card without the word has no rat, or no skull.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawDeck {
    kinds: Vec<String>,
    cards: Vec<RawCard>,
    blocks: Vec<i64>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCard {
    treasures: RawTreasures,
    #[serde(default)]
    rat: bool,
    #[serde(default)]
    skull: bool,
}

#[derive(Clone, Debug)]
struct RawTreasures(ByKind<Option<i64>>);

/// By hand, because a kind that is given twice must not silently win over itself.
impl<'de> Deserialize<'de> for RawTreasures {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct CountByKind;
        impl<'de> de::Visitor<'de> for CountByKind {
            type Value = RawTreasures;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("how many treasures of which kind")
            }
            fn visit_map<A: de::MapAccess<'de>>(self, mut map: A) -> Result<RawTreasures, A::Error> {
                let mut counts = ByKind::<Option<i64>>::default();
                while let Some((kind, count)) = map.next_entry::<Kind, i64>()? {
                    if counts[kind].replace(count).is_some() {
                        return Err(de::Error::duplicate_field(kind.name()));
                    }
                }
                Ok(RawTreasures(counts))
            }
        }
        deserializer.deserialize_map(CountByKind)
    }
}

/// The 50 cards and 12 blocks of one box.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "piratz.ts", as = "Written"))]
pub struct Deck {
    pub(crate) prints: Prints,
    skulls: IdSet<Card>,
    pub(crate) blocks: [u8; BLOCKS],
}

impl Deck {
    /// PZ-S2: with two players the skull cards are left out.
    pub(crate) fn in_play(&self, seats: usize) -> IdSet<Card> {
        let mut cards = IdSet::first(CARDS);
        if seats == 2 {
            self.skulls.iter().for_each(|skull| cards.remove(skull));
        }
        cards
    }

    pub(crate) fn is_skull(&self, card: Card) -> bool {
        self.skulls.contains(card)
    }
}

impl TryFrom<RawDeck> for Deck {
    type Error = Fault;
    fn try_from(raw: RawDeck) -> Result<Self, Fault> {
        check_kinds(&raw.kinds).map_err(|fault| fault.rule(RuleId("PZ-C2")).at("kinds"))?;
        let (prints, skulls) = read_cards(&raw.cards).map_err(|fault| fault.at("cards"))?;
        let blocks = read_blocks(&raw.blocks).map_err(|fault| fault.at("blocks"))?;
        Ok(Self { prints, skulls, blocks })
    }
}

/// PZ-C2: the kinds are those of the value card, in its order.
fn check_kinds(given: &[String]) -> Result<(), Fault> {
    check_count(given.len(), Kind::COUNT)?;
    for (place, (given, kind)) in given.iter().zip(Kind::ALL).enumerate() {
        if given == kind.name() {
            continue;
        }
        let (given, known) = (given.clone(), Kind::ALL.map(|kind| kind.name().to_string()).to_vec());
        let problem =
            if known.contains(&given) { Problem::Misplaced { given } } else { Problem::Unknown { given, known } };
        return Err(Fault::new(problem).at(place));
    }
    Ok(())
}

fn read_cards(raw: &[RawCard]) -> Result<(Prints, IdSet<Card>), Fault> {
    check_count(raw.len(), CARDS).map_err(|fault| fault.rule(RuleId("PZ-C1")))?;
    let mut prints = Prints::blank();
    let mut skulls = IdSet::default();
    for (index, raw) in raw.iter().enumerate() {
        let card = Card::new(index);
        let treasures =
            read_treasures(&raw.treasures).map_err(|fault| fault.rule(RuleId("PZ-C2")).at("treasures").at(index))?;
        prints.print(card, &treasures, raw.rat);
        if raw.skull {
            skulls.insert(card);
        }
    }
    if skulls.len() != SKULLS {
        let problem = Problem::Times { what: "skull".into(), given: skulls.len(), wanted: SKULLS };
        return Err(Fault::new(problem).rule(RuleId("PZ-C2")));
    }
    Ok((prints, skulls))
}

/// PZ-C2: a card shows one or more treasures.
fn read_treasures(RawTreasures(raw): &RawTreasures) -> Result<ByKind<u8>, Fault> {
    let mut treasures = ByKind::default();
    for (kind, &count) in raw.iter() {
        let Some(count) = count else { continue };
        treasures[kind] = read_number(count, 1..=i64::from(Prints::MOST)).map_err(|fault| fault.at(kind.name()))?;
    }
    if treasures == ByKind::default() {
        return Err(Fault::new(Problem::Empty));
    }
    Ok(treasures)
}

fn read_blocks(raw: &[i64]) -> Result<[u8; BLOCKS], Fault> {
    check_count(raw.len(), BLOCKS).map_err(|fault| fault.rule(RuleId("PZ-C1")))?;
    let mut blocks = [0; BLOCKS];
    for (place, (block, &raw)) in blocks.iter_mut().zip(raw).enumerate() {
        *block = read_block(raw).map_err(|fault| fault.at(place))?;
    }
    for value in VALUES {
        let given = blocks.iter().filter(|&&block| i64::from(block) == value).count();
        if given != BLOCKS_OF_A_VALUE {
            let problem = Problem::Times { what: value.to_string(), given, wanted: BLOCKS_OF_A_VALUE };
            return Err(Fault::new(problem).rule(RuleId("PZ-C3")));
        }
    }
    Ok(blocks)
}

/// PZ-C3: a block is worth 4, 3, 2 or 1 point.
pub(crate) fn read_block(value: i64) -> Result<u8, Fault> {
    read_number(value, VALUES).map_err(|fault| fault.rule(RuleId("PZ-C3")))
}

fn read_number(given: i64, range: RangeInclusive<i64>) -> Result<u8, Fault> {
    match u8::try_from(given) {
        Ok(number) if range.contains(&given) => Ok(number),
        _ => Err(Fault::new(Problem::Range { given, min: *range.start(), max: *range.end() })),
    }
}

pub(crate) fn check_count(given: usize, wanted: usize) -> Result<(), Fault> {
    if given == wanted { Ok(()) } else { Err(Fault::new(Problem::Count { given, wanted })) }
}

/// The shape of [`RawDeck`] again.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Written {
    kinds: [Kind; Kind::COUNT],
    cards: Vec<WrittenCard>,
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    blocks: [u8; BLOCKS],
}

#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DeckCard", export_to = "piratz.ts"))]
struct WrittenCard {
    #[serde(serialize_with = "shown")]
    #[cfg_attr(feature = "ts", ts(type = "Partial<Record<Kind, number>>"))]
    treasures: ByKind<u8>,
    rat: bool,
    skull: bool,
}

impl Serialize for Deck {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { prints, skulls, blocks } = self;
        let cards = IdSet::first(CARDS).iter().map(|card| WrittenCard {
            treasures: ByKind::new(|kind| prints.count(card, kind)),
            rat: prints.has_rat(card),
            skull: skulls.contains(card),
        });
        Written { kinds: Kind::ALL, cards: cards.collect(), blocks: *blocks }.serialize(serializer)
    }
}

/// `{kind: n}` of the kinds a card shows.
fn shown<S: Serializer>(treasures: &ByKind<u8>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(treasures.iter().filter(|(_, count)| **count > 0))
}
