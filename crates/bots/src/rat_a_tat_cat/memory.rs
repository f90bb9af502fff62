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
    // What tells one round from another, to everybody and as long as it lasts: so no two games forget the same cards.
    let totals = info.totals();
    let round = [u64::from(info.round()), info.turned_up().index() as u64];
    let before = totals.values().iter().map(|&total| u64::from(total));
    recall.keeps(info.memory(), [who].into_iter().chain(round).chain(before).chain([card.index() as u64]))
}

#[cfg(test)]
mod tests {
    use ::rat_a_tat_cat::{Action, CARDS, Options, RatATatCat, Setup};
    use ratskeller_core::{Game, Memory, Rng, Seat};
    use testkit::playout::seed;

    use super::*;

    fn deal(memory: Memory, number: u64) -> RatATatCat {
        let deck = testkit::read_deck::<RatATatCat>(include_str!("../../../../games/rat-a-tat-cat/deck.toml"));
        let options = Options { memory, ..Options::default() };
        RatATatCat::deal(&deck.try_into().unwrap(), &options, 2, &Setup::default(), seed(number), &mut ()).unwrap()
    }

    /// The cards of the box that a pup on this seat would keep in mind.
    fn kept_by(game: &RatATatCat, seat: usize) -> Vec<Card> {
        let info = game.info(Viewer::Seat(Seat::new(seat)));
        (0..CARDS).map(Card::new).filter(|&card| keeps(PUP, &info, card)).collect()
    }

    fn kept(game: &RatATatCat) -> [Vec<Card>; 2] {
        [0, 1].map(|seat| kept_by(game, seat))
    }

    #[test]
    fn nobody_forgets_where_the_table_remembers() {
        assert_eq!(kept_by(&deal(Memory::Aided, 1), 0).len(), CARDS);
        assert!((CARDS / 4..CARDS / 2 + 1).contains(&kept_by(&deal(Memory::Strict, 1), 0).len()));
    }

    #[test]
    fn every_deal_seat_and_round_forgets_other_cards() {
        let mut met = Vec::new();
        for number in 1..=6 {
            let mut game = deal(Memory::Strict, number);
            met.extend(kept(&game));
            game.apply(Action::Draw, &mut ());
            for action in [Action::Discard, Action::Knock, Action::Draw, Action::Discard] {
                game.apply(action, &mut ());
            }
            met.extend(kept(&game));
        }
        let all = met.len();
        met.sort_unstable();
        met.dedup();
        assert_eq!(met.len(), all);
    }

    #[test]
    fn what_is_forgotten_stays_forgotten_all_round() {
        let mut rng = Rng::new(seed(1));
        let mut reshuffled = false;
        for number in 0..4 {
            let mut game = deal(Memory::Strict, number);
            let at_first = kept(&game);
            for _ in 0..400 {
                // Anything but a knock, which is listed before the pass, and now and then the card that began the pile is taken.
                let count = game.legal_count();
                let chosen = if rng.below(2) == 0 { count - 1 } else { rng.below(count as u32) as usize };
                let action = match game.legal_nth(chosen) {
                    Action::Knock => Action::Pass,
                    action => action,
                };
                game.apply(action, &mut ());
                assert_eq!(kept(&game), at_first);
                reshuffled |= game.info(Viewer::Spectator).reshuffles() > 0;
            }
        }
        assert!(reshuffled, "some of these rounds outlast the pile");
    }

    #[test]
    fn what_a_seat_cannot_tell_apart_it_remembers_alike() {
        let mut rng = Rng::new(seed(2));
        for number in 0..6 {
            let mut game = deal(Memory::Strict, number);
            for action in [Action::Draw, Action::Discard] {
                let mover = game.to_move().expect("nobody has knocked");
                let other = RatATatCat::sample(&game.info(Viewer::Seat(mover)), &mut rng).into_game();
                assert_ne!(other.reveal(), game.reveal());
                assert_eq!(kept_by(&other, mover.index()), kept_by(&game, mover.index()));
                game.apply(action, &mut ());
            }
        }
    }
}
