//! Who wins which blocks, and so the game.

use std::cmp::Reverse;

use ratskeller_core::{BySeat, Outcome, Reason, Seat};
use serde::Serialize;
use tinyvec::ArrayVec;

use crate::card::Card;
use crate::kind::{ByKind, Kind, by_name};
use crate::prints::Prints;
use crate::table::{BLOCKS_PER_KIND, Blocks, SHOVELS, Table};

/// What the cards of one player add up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Tally {
    pub cards: u8,
    pub rats: u8,
    #[serde(serialize_with = "by_name")]
    pub treasures: ByKind<u16>,
}

impl Tally {
    pub(crate) fn of(cards: impl Iterator<Item = Card>, prints: &Prints) -> Self {
        cards.fold(Self::default(), |tally, card| Self {
            cards: tally.cards + 1,
            rats: tally.rats + u8::from(prints.has_rat(card)),
            treasures: ByKind::new(|kind| tally.treasures[kind] + u16::from(prints.count(card, kind))),
        })
    }

    /// Greater goes first. PZ-V1: most treasures of the kind; PZ-V2: then more rats, then fewer cards.
    fn standing(&self, kind: Kind) -> impl Ord + use<> {
        (self.treasures[kind], self.rats, Reverse(self.cards))
    }
}

/// A block that somebody won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Award {
    pub seat: Seat,
    pub value: u8,
}

type Tallies = BySeat<Tally, SHOVELS>;
type Awards = ArrayVec<[Award; BLOCKS_PER_KIND]>;

/// PZ-V1: the first takes the block worth more, the second the other; without a treasure of the kind one has no rank.
fn awards(kind: Kind, mut blocks: Blocks, tallies: &Tallies) -> Awards {
    blocks.sort_unstable_by_key(|&value| Reverse(value));
    let mut ranked: ArrayVec<[(Seat, Tally); SHOVELS]> =
        tallies.iter().filter(|(_, tally)| tally.treasures[kind] > 0).collect();
    ranked.sort_by_key(|(_, tally)| Reverse(tally.standing(kind)));

    let mut awards = Awards::default();
    for (rank, value) in blocks.into_iter().enumerate() {
        let Some((seat, tally)) = ranked.get(rank) else { break };
        // PZ-V2: where nothing tells two apart, nobody gets the blocks not yet given out.
        if ranked.get(rank + 1).is_some_and(|(_, next)| next.standing(kind) == tally.standing(kind)) {
            break;
        }
        awards.push(Award { seat: *seat, value });
    }
    awards
}

/// The scoring of a whole game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Score {
    tallies: Tallies,
    awards: ByKind<Awards>,
}

impl Score {
    /// PZ-V1: kind by kind in the value card's order.
    pub(crate) fn of(table: &Table) -> Self {
        let tallies = BySeat::new(table.seats(), |seat| table.taken.tally(seat, &table.prints));
        Self { tallies, awards: ByKind::new(|kind| awards(kind, table.blocks[kind], &tallies)) }
    }

    pub(crate) fn treasures(&self, kind: Kind) -> BySeat<u16, SHOVELS> {
        BySeat::new(self.tallies.seats(), |seat| self.tallies[seat].treasures[kind])
    }

    pub(crate) fn awards(&self, kind: Kind) -> &[Award] {
        &self.awards[kind]
    }

    /// The blocks a seat has won, in the order of winning.
    pub(crate) fn won(&self, seat: Seat) -> impl Iterator<Item = u8> {
        self.awards
            .iter()
            .flat_map(|(_, awards)| awards)
            .filter(move |award| award.seat == seat)
            .map(|award| award.value)
    }

    /// PZ-V3: most points win; equal points share the victory.
    pub(crate) fn outcome(&self) -> Outcome {
        let points = BySeat::new(self.tallies.seats(), |seat| self.won(seat).map(u16::from).sum());
        let most = points.values().iter().copied().max();
        Outcome {
            winners: BySeat::new(points.seats(), |seat| Some(points[seat]) == most),
            points,
            reason: Reason::Points,
        }
    }
}
