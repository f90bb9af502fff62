//! How a game begins: as it was fixed beforehand, and otherwise as chance has it.

use ratskeller_core::{Chance, Chosen, Fault, Problem, Rng, RuleId, Seat, SmallId, check_permutation};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Cards};
use crate::deck::{BLOCKS_OF_A_VALUE, Deck, check_count, read_block};
use crate::kind::{ByKind, Kind};
use crate::options::Options;
use crate::public_state::Blocks;

/// What chance would otherwise decide.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Who starts; wins over the option.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// The cards in play, the next to be revealed first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pile: Option<Vec<Card>>,
    /// The values of the blocks beside each kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blocks: Option<Vec<Vec<i64>>>,
}

pub(crate) struct Deal {
    pub(crate) first: Seat,
    pub(crate) blocks: ByKind<Blocks>,
    /// The next card last.
    pub(crate) pile: Cards,
}

impl Deal {
    pub(crate) fn new(
        deck: &Deck,
        options: &Options,
        seats: usize,
        setup: &Setup,
        chance: &mut Chance,
    ) -> Result<Self, Fault> {
        // A stream for each, so that what a setup fixes leaves everything else as the seed has it.
        let (lots, bag, pile) = (chance.ask(), chance.ask(), chance.ask());
        let within = |field| move |fault: Fault| fault.at(field).at("setup");
        Ok(Self {
            first: choose_first(setup.first, options.first, seats, lots).map_err(within("first"))?,
            blocks: lay_blocks(setup.blocks.as_deref(), deck, seats, bag).map_err(within("blocks"))?,
            pile: stack_pile(setup.pile.as_deref(), deck, seats, pile).map_err(within("pile"))?,
        })
    }
}

/// PZ-S4: a seat named beforehand, or by lot.
fn choose_first(fixed: Option<Seat>, option: Chosen, seats: usize, lots: Rng) -> Result<Seat, Fault> {
    match fixed {
        Some(seat) if seat.index() >= seats => {
            Err(Fault::new(Problem::NoSuchSeat { last: seats - 1 }).rule(RuleId("PZ-S4")))
        }
        Some(seat) => Ok(seat),
        None => Ok(option.resolve(seats, || lots)),
    }
}

/// PZ-S3: one block beside each kind for two players, else two.
fn blocks_per_kind(seats: usize) -> usize {
    if seats == 2 { 1 } else { 2 }
}

fn lay_blocks(fixed: Option<&[Vec<i64>]>, deck: &Deck, seats: usize, mut bag: Rng) -> Result<ByKind<Blocks>, Fault> {
    if let Some(fixed) = fixed {
        return read_blocks(fixed, seats);
    }
    let mut blocks = deck.blocks;
    bag.shuffle(&mut blocks);
    let mut drawn = blocks.into_iter();
    Ok(ByKind::new(|_| drawn.by_ref().take(blocks_per_kind(seats)).collect()))
}

fn read_blocks(given: &[Vec<i64>], seats: usize) -> Result<ByKind<Blocks>, Fault> {
    let rule = RuleId("PZ-S3");
    check_count(given.len(), Kind::COUNT).map_err(|fault| fault.rule(rule))?;
    let mut blocks = ByKind::<Blocks>::default();
    for (index, (kind, given)) in Kind::ALL.into_iter().zip(given).enumerate() {
        check_count(given.len(), blocks_per_kind(seats)).map_err(|fault| fault.rule(rule).at(index))?;
        for (place, &value) in given.iter().enumerate() {
            blocks[kind].push(read_block(value).map_err(|fault| fault.at(place).at(index))?);
        }
    }
    let laid = || blocks.iter().flat_map(|(_, blocks)| *blocks);
    for value in laid() {
        let given = times(value, laid());
        if given > BLOCKS_OF_A_VALUE {
            let problem = Problem::TooOften { what: value.to_string(), given, most: BLOCKS_OF_A_VALUE };
            return Err(Fault::new(problem).rule(rule));
        }
    }
    Ok(blocks)
}

fn times(value: u8, blocks: impl IntoIterator<Item = u8>) -> usize {
    blocks.into_iter().filter(|&other| other == value).count()
}

/// PZ-S1: the cards in play, shuffled.
fn stack_pile(fixed: Option<&[Card]>, deck: &Deck, seats: usize, mut rng: Rng) -> Result<Cards, Fault> {
    let in_play = deck.in_play(seats);
    if let Some(next_first) = fixed {
        // PZ-S2: with two players the skulls are not in play.
        let of_skulls = next_first.iter().any(|&card| deck.is_skull(card) && !in_play.contains(card));
        let rule = RuleId(if of_skulls { "PZ-S2" } else { "PZ-S1" });
        check_permutation(next_first, in_play).map_err(|fault| fault.rule(rule))?;
        return Ok(next_first.iter().rev().copied().collect());
    }
    let mut pile: Cards = in_play.iter().collect();
    rng.shuffle(&mut pile);
    Ok(pile)
}
