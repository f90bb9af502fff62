//! Where a card can be that nobody has seen for a while.
//!
//! Whoever counts cards knows not only which ones are unseen, but also that some cannot lie in some places: a card
//! that was in the discard pile when it was shuffled cannot be in a line that was filled before. So time within a
//! round is cut into epochs. The deal is epoch 0, the pile it leaves is drawn in epoch 1, and each reshuffle (RC-T4)
//! begins another one. Every hidden card of a line has an origin, the epoch in which it came there from the pile;
//! every card has a pool, the epoch whose pile it was last seen to be shuffled into. A place can only hold a card
//! whose pool is not after its origin.

use ratskeller_core::SmallId;

use crate::card::Card;
use crate::deck::CARDS;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Epochs {
    now: u8,
    pools: [u8; CARDS],
}

impl Epochs {
    /// The origin of the cards that were dealt.
    pub(crate) const DEAL: u8 = 0;
    /// The origin of the cards drawn from the pile that the deal leaves.
    pub(crate) const FIRST_PILE: u8 = Self::DEAL + 1;

    /// After a deal. RC-S3: cards that were turned up and put back are in the pile, not in a line.
    pub(crate) fn new(put_back: impl Iterator<Item = Card>) -> Self {
        let mut epochs = Self { now: Self::DEAL, pools: [Self::DEAL; CARDS] };
        epochs.shuffle_in(put_back);
        epochs
    }

    /// Begins an epoch with these cards shuffled into the pile. After 254 reshuffles in one round epochs are told
    /// apart no more, and players only forget where cards cannot be.
    pub(crate) fn shuffle_in(&mut self, cards: impl Iterator<Item = Card>) {
        self.now = self.now.saturating_add(1);
        for card in cards {
            self.pools[card.index()] = self.now;
        }
    }

    /// The origin of a card that is drawn now.
    pub(crate) fn now(&self) -> u8 {
        self.now
    }

    pub(crate) fn pool(&self, card: Card) -> u8 {
        self.pools[card.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_shuffle_begins_an_epoch_until_they_cannot_be_counted() {
        let [put_back, discarded, other] = [45, 7, 8].map(Card::new);
        let mut epochs = Epochs::new([put_back].into_iter());
        assert_eq!((epochs.now(), epochs.pool(put_back), epochs.pool(other)), (1, 1, Epochs::DEAL));
        epochs.shuffle_in([discarded].into_iter());
        assert_eq!((epochs.now(), epochs.pool(discarded), epochs.pool(put_back)), (2, 2, 1));
        (0..1_000).for_each(|_| epochs.shuffle_in([discarded].into_iter()));
        assert_eq!((epochs.now(), epochs.pool(discarded)), (u8::MAX, u8::MAX));
    }
}
