//! Who wins which blocks, and so the game.

use std::cmp::Reverse;

use ratskeller_core::{BySeat, Outcome, Reason, Seat};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::card::Card;
use crate::kind::{ByKind, Kind, by_name};
use crate::prints::Prints;
use crate::public_state::{BLOCKS_PER_KIND, Blocks, PublicState, SHOVELS};

/// What the cards of one player add up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "piratz.ts"))]
pub struct Tally {
    pub cards: u8,
    pub rats: u8,
    #[serde(serialize_with = "by_name")]
    #[cfg_attr(feature = "ts", ts(type = "Record<Kind, number>"))]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "piratz.ts"))]
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
    pub(crate) fn of(public: &PublicState) -> Self {
        let tallies = BySeat::new(public.seats(), |seat| public.taken.tally(seat, &public.prints));
        Self { tallies, awards: ByKind::new(|kind| awards(kind, public.blocks[kind], &tallies)) }
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
        let points = BySeat::new(self.tallies.seats(), |seat| self.won(seat).map(u32::from).sum());
        let most = points.values().iter().copied().max();
        Outcome {
            winners: BySeat::new(points.seats(), |seat| Some(points[seat]) == most),
            points,
            reason: Reason::Points,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratskeller_core::SmallId;

    /// Awards for seats with so many rings, rats and cards, as `(seat, value)`.
    fn awarded(blocks: &[u8], seats: &[(u16, u8, u8)]) -> Vec<(usize, u8)> {
        let tallies = BySeat::new(seats.len(), |seat| {
            let (rings, rats, cards) = seats[seat.index()];
            Tally { cards, rats, treasures: ByKind::new(|kind| if kind == Kind::Rings { rings } else { 7 }) }
        });
        let awards = awards(Kind::Rings, blocks.iter().copied().collect(), &tallies);
        awards.iter().map(|award| (award.seat.index(), award.value)).collect()
    }

    #[test]
    fn pz_v1_most_treasures_take_the_better_block() {
        assert_eq!(awarded(&[2, 3], &[(1, 9, 1), (5, 0, 9), (3, 0, 5)]), [(1, 3), (2, 2)]);
        assert_eq!(awarded(&[2], &[(1, 0, 1), (2, 0, 1)]), [(1, 2)]);
        assert_eq!(awarded(&[4, 4], &[(1, 0, 1), (2, 0, 1), (3, 0, 1), (4, 0, 1)]), [(3, 4), (2, 4)]);
    }

    #[test]
    fn pz_v1_without_a_treasure_one_has_no_rank() {
        assert_eq!(awarded(&[4, 1], &[(0, 5, 1), (2, 0, 9), (0, 4, 1)]), [(1, 4)]);
        assert_eq!(awarded(&[4, 1], &[(0, 0, 0), (0, 0, 0)]), []);
    }

    #[test]
    fn pz_v2_more_rats_go_first() {
        assert_eq!(awarded(&[4, 1], &[(3, 1, 2), (3, 2, 9)]), [(1, 4), (0, 1)]);
        assert_eq!(awarded(&[4], &[(3, 1, 2), (3, 2, 9)]), [(1, 4)]);
    }

    #[test]
    fn pz_v2_with_equal_rats_fewer_cards_go_first() {
        assert_eq!(awarded(&[4, 1], &[(3, 1, 5), (3, 1, 4), (3, 0, 1)]), [(1, 4), (0, 1)]);
    }

    #[test]
    fn pz_v2_nobody_gets_a_block_where_nothing_tells_two_apart() {
        // For the first block: the second is not given out either.
        assert_eq!(awarded(&[4, 1], &[(3, 1, 5), (3, 1, 5), (2, 9, 1)]), []);
        assert_eq!(awarded(&[4], &[(3, 1, 5), (3, 1, 5)]), []);
        // For the second block only.
        assert_eq!(awarded(&[4, 1], &[(2, 1, 5), (2, 1, 5), (9, 0, 9)]), [(2, 4)]);
        // Of three that tie, rats or cards tell only one apart.
        assert_eq!(awarded(&[4, 1], &[(3, 1, 5), (3, 2, 5), (3, 1, 5)]), [(1, 4)]);
        assert_eq!(awarded(&[4, 1], &[(3, 1, 5), (3, 1, 5), (3, 1, 6)]), []);
        // Behind the blocks a tie does not matter.
        assert_eq!(awarded(&[4, 1], &[(3, 0, 1), (2, 0, 1), (1, 0, 1), (1, 0, 1)]), [(0, 4), (1, 1)]);
        assert_eq!(awarded(&[4], &[(3, 0, 1), (2, 0, 1), (2, 0, 1)]), [(0, 4)]);
    }

    #[test]
    fn pz_v3_equal_points_share_the_victory() {
        let mut awards = ByKind::<Awards>::default();
        for (kind, seat, value) in [(Kind::Coins, 2, 4), (Kind::Gems, 0, 3), (Kind::Gems, 1, 3), (Kind::Shells, 0, 1)] {
            awards[kind].push(Award { seat: Seat::new(seat), value });
        }
        let score = Score { tallies: BySeat::new(3, |_| Tally::default()), awards };
        let outcome = score.outcome();
        assert_eq!(outcome.points.values(), [4, 3, 4]);
        assert_eq!(outcome.winning_seats().map(Seat::index).collect::<Vec<_>>(), [0, 2]);
        assert_eq!(score.won(Seat::new(0)).collect::<Vec<_>>(), [3, 1]);
    }
}
