//! What a player remembers of the cards that are gone.

use std::cmp::Reverse;

use ::piratz::{Card, Info, Kind, PublicState};
use ratskeller_core::{IdSet, Seat, SmallId};

use crate::recall::Recall;

/// PZ-C1: as many players as shovels.
pub(super) const SEATS: usize = 4;

/// One number for each kind, in the order of [`Kind::ALL`].
pub(super) type PerKind<T> = [T; Kind::COUNT];

/// One card of five.
pub(super) const RAT: Recall = Recall::forgetting(20);
/// Seven cards of ten.
pub(super) const PUP: Recall = Recall::forgetting(70);

/// Whether a card that was taken or discarded is still in the mind of the player to move. What is forgotten is something
/// else in another game, which the blocks tell from this one.
fn keeps(recall: Recall, card: Card, public: &PublicState) -> bool {
    let blocks = Kind::ALL.into_iter().flat_map(|kind| public.blocks(kind)).map(|&value| u64::from(value));
    recall.keeps(public.memory(), [card.index() as u64, public.turn().index() as u64].into_iter().chain(blocks))
}

/// What one player has taken.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Hoard {
    pub(super) treasures: PerKind<i16>,
    pub(super) rats: i16,
    /// Everybody can count them, so they are never forgotten.
    pub(super) cards: i16,
}

impl Hoard {
    pub(super) fn add(&mut self, more: &Self) {
        self.treasures.iter_mut().zip(more.treasures).for_each(|(sum, count)| *sum += count);
        self.rats += more.rats;
        self.cards += more.cards;
    }

    /// Greater goes first. PZ-V1: most treasures of the kind; PZ-V2: then more rats, then fewer cards.
    pub(super) fn standing(&self, kind: usize) -> impl Ord + use<> {
        (self.treasures[kind], self.rats, Reverse(self.cards))
    }
}

/// Whatever a player has not forgotten.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Ledger {
    pub(super) hoards: [Hoard; SEATS],
    /// The cards that may be in the pile, as far as the player knows: all that are in it, and those forgotten.
    pub(super) unseen: IdSet<Card>,
    /// How many cards the pile has, which everybody can see.
    pub(super) pile: usize,
    /// How many treasures nobody has yet: those in the pile and those that lie open.
    pub(super) left: PerKind<i16>,
}

pub(super) fn treasures(public: &PublicState, card: Card) -> PerKind<i16> {
    Kind::ALL.map(|kind| i16::from(public.treasures(card, kind)))
}

impl Ledger {
    pub(super) fn remember(info: &Info, recall: Recall) -> Self {
        let public = info.public();
        let (hoards, unseen) = (<[Hoard; SEATS]>::default(), info.pile());
        let mut ledger = Self { hoards, unseen, pile: unseen.len(), left: [0; Kind::COUNT] };
        for seat in Seat::all(public.seats()) {
            for card in public.taken_by(seat) {
                ledger.hoards[seat.index()].cards += 1;
                if keeps(recall, card, public) {
                    ledger.credit(public, seat, card);
                } else {
                    ledger.unseen.insert(card);
                }
            }
        }
        public
            .discard()
            .iter()
            .filter(|&&card| !keeps(recall, card, public))
            .for_each(|&card| ledger.unseen.insert(card));
        for card in ledger.unseen.iter().chain(public.open().iter().copied()) {
            ledger.left.iter_mut().zip(treasures(public, card)).for_each(|(sum, count)| *sum += count);
        }
        ledger
    }

    fn credit(&mut self, public: &PublicState, seat: Seat, card: Card) {
        let hoard = &mut self.hoards[seat.index()];
        hoard.rats += i16::from(public.has_rat(card));
        for (sum, count) in hoard.treasures.iter_mut().zip(treasures(public, card)) {
            *sum += count;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing;
    use super::*;
    use ::piratz::Piratz;
    use ratskeller_core::{Game, Memory, Rng, Viewer};

    fn gone(public: &PublicState) -> IdSet<Card> {
        public.taken().iter().chain(public.discard()).copied().collect()
    }

    fn play_on(game: &mut Piratz, rng: &mut Rng) {
        game.apply(game.legal_nth(rng.below(game.legal_count() as u32) as usize), &mut ());
    }

    #[test]
    fn what_is_forgotten_stays_forgotten() {
        let (mut game, mut rng) = testing::deal(1, 2, Memory::Strict);
        let mut forgotten = [IdSet::<Card>::default(); 2];
        while game.to_move().is_some() && !game.public().is_last_round() {
            let info = game.info(Viewer::Spectator);
            let unseen = Ledger::remember(&info, PUP).unseen;
            let forgotten = &mut forgotten[info.public().turn().index()];
            assert!(forgotten.iter().all(|card| unseen.contains(card)));
            gone(info.public()).iter().filter(|&card| unseen.contains(card)).for_each(|card| forgotten.insert(card));
            play_on(&mut game, &mut rng);
        }
        assert!(forgotten.iter().all(|cards| cards.len() > 5));
        assert_ne!(forgotten[0], forgotten[1]);
    }

    #[test]
    fn nobody_forgets_where_the_table_remembers() {
        let (mut game, mut rng) = testing::deal(1, 3, Memory::Aided);
        while game.to_move().is_some() {
            let info = game.info(Viewer::Spectator);
            assert_eq!(Ledger::remember(&info, PUP), Ledger::remember(&info, Recall::PERFECT));
            play_on(&mut game, &mut rng);
        }
    }
}
