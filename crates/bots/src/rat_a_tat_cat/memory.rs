//! What a player forgets of the cards it has seen. What everybody has seen is remembered.

use ::rat_a_tat_cat::{Card, Info};
use ratskeller_core::{SmallId, Viewer};

use crate::recall::Recall;

/// One card of eight.
pub(super) const RAT: Recall = Recall::forgetting(12);
/// Three cards of five.
pub(super) const PUP: Recall = Recall::forgetting(60);

/// Whether a card that the viewer could know is still in its mind. If so, it is for the whole round.
pub(super) fn keeps(recall: Recall, info: &Info, card: Card) -> bool {
    let who = match info.viewer() {
        Viewer::Seat(seat) => seat.index() as u64,
        Viewer::Spectator => u64::from(u8::MAX),
    };
    recall.keeps(info.memory(), [who, u64::from(info.round()), card.index() as u64])
}

#[cfg(test)]
mod tests {
    use ::rat_a_tat_cat::{CARDS, Options, RatATatCat, Setup};
    use ratskeller_core::{Game, Memory, Seat};
    use testkit::playout::seed;

    use super::*;

    /// How many cards of the box a pup keeps in mind in its first round.
    fn kept(memory: Memory) -> usize {
        let deck = testkit::read_deck::<RatATatCat>(include_str!("../../../../games/rat-a-tat-cat/deck.toml"));
        let options = Options { memory, ..Options::default() };
        let game = RatATatCat::deal(&deck.try_into().unwrap(), &options, 2, &Setup::default(), seed(1), &mut ());
        let info = game.unwrap().info(Viewer::Seat(Seat::new(0)));
        (0..CARDS).map(Card::new).filter(|&card| keeps(PUP, &info, card)).count()
    }

    #[test]
    fn nobody_forgets_where_the_table_remembers() {
        assert_eq!(kept(Memory::Aided), CARDS);
        assert!((CARDS / 4..CARDS / 2 + 1).contains(&kept(Memory::Strict)));
    }
}
