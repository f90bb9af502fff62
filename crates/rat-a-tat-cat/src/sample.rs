//! A game that a viewer cannot tell from the real one.

use ratskeller_core::{Chance, Rng, Seat, SmallId};
use tinyvec::ArrayVec;

use crate::card::Card;
use crate::game::RatATatCat;
use crate::info::Info;
use crate::line::Slot;
use crate::round::{Pile, Round};

/// Fills every hidden place with an unseen card, evenly over all games there can be: the places with the earliest
/// origin have the fewest cards to choose from, and each later one may choose from those too. So filled in that
/// order, how many cards a place can choose from does not depend on what was chosen before. The pile takes the rest.
pub(crate) fn sample(info: &Info, rng: &mut Rng) -> RatATatCat {
    let mut round = info.public.round;
    let epochs = round.epochs;
    let mut unseen: Pile = info.unseen().iter().collect();
    unseen.sort_by_key(|&card| epochs.pool(card));
    let mut pick = |origin: u8| {
        let possible = unseen.partition_point(|&card| epochs.pool(card) <= origin);
        unseen.remove(rng.below(possible as u32) as usize)
    };

    for (origin, seat, slot) in hidden_places(&round) {
        round.lines[seat][slot.index()].card = Some(pick(origin));
    }
    let round = round.map(
        |place| place.card.expect("every hidden place was filled"),
        |in_hand| in_hand.unwrap_or_else(|| pick(epochs.now())),
    );
    rng.shuffle(&mut unseen);
    RatATatCat { public: info.public.with_round(round), pile: unseen, chance: Chance::new(rng.seed()) }
}

/// The places in the lines whose card is not known, those with the earliest origin first.
fn hidden_places(round: &Round<Option<Card>>) -> ArrayVec<[(u8, Seat, Slot); 24]> {
    let mut places: ArrayVec<_> = Seat::all(round.seats())
        .flat_map(|seat| round.lines[seat].iter().zip(Slot::all()).map(move |(place, slot)| (place, seat, slot)))
        .filter(|(place, ..)| place.card.is_none())
        .map(|(place, seat, slot)| (place.origin, seat, slot))
        .collect();
    places.sort_unstable();
    places
}

#[cfg(test)]
mod tests {
    use ratskeller_core::{Game, IdSet, Seed, Viewer};

    use super::*;
    use crate::deck::{CARDS, Deck, RawDeck, RawFace};
    use crate::epochs::Epochs;
    use crate::options::{Options, Until};
    use crate::round::Phase;
    use crate::setup::Setup;

    /// The cards of the box in ascending order, the powers last.
    fn deck() -> Deck {
        let numbers = (0..=9).flat_map(|number| vec![RawFace::Number(number); if number == 9 { 9 } else { 4 }]);
        let powers = ["peek", "swap", "draw_two"].into_iter().flat_map(|name| vec![RawFace::Name(name.into()); 3]);
        RawDeck { cards: numbers.chain(powers).collect() }.try_into().expect("the cards of the box")
    }

    fn deal(seats: usize, setup: &Setup, seed: u8) -> RatATatCat {
        let options = Options { until: Until::Rounds(2), young: seed.is_multiple_of(5), ..Options::default() };
        RatATatCat::deal(&deck(), &options, seats, setup, Seed([seed; 32]), &mut ()).unwrap()
    }

    /// That no card is where it cannot be.
    fn check_epochs(game: &RatATatCat) {
        let round = &game.public.round;
        let epochs = &round.epochs;
        for place in round.lines.values().iter().flatten() {
            assert!(epochs.pool(place.card) <= place.origin && place.origin <= epochs.now());
        }
        let first_pile = epochs.now() == 1;
        assert!(game.pile.iter().all(|&card| first_pile || epochs.pool(card) == epochs.now()));
        assert_eq!(game.pile.len(), round.pile_len());
    }

    #[test]
    fn no_card_is_where_it_cannot_be_in_truth_and_in_samples() {
        let mut reshuffled = false;
        for seed in 0..30 {
            let mut rng = Rng::new(Seed([seed; 32]));
            let mut game = deal(2 + usize::from(seed) % 5, &Setup::default(), seed);
            for _ in 0..300 {
                check_epochs(&game);
                for viewer in Viewer::all(game.seats()) {
                    let sample = RatATatCat::sample(&game.info(viewer), &mut rng);
                    check_epochs(&sample);
                    assert_eq!(sample.info(viewer), game.info(viewer));
                }
                reshuffled |= game.public.round.epochs.now() > 2;
                if game.to_move().is_none() {
                    break;
                }
                // Mostly drawing and passing, which are listed last, so that the pile runs out.
                let hurries = rng.below(40) > 0 && matches!(game.public.round.phase, Phase::Turn | Phase::Knock);
                let count = game.legal_count();
                let chosen = if hurries { count - 1 } else { rng.below(count as u32) as usize };
                game.apply(game.legal_nth(chosen), &mut ());
            }
        }
        assert!(reshuffled, "some of these games last until the pile has been shuffled twice");
    }

    #[test]
    fn every_game_there_can_be_is_sampled_equally_often() {
        // The ninth card would be turned up, but is a Peek and put back.
        let mut pile: Vec<Card> = (0..CARDS).map(Card::new).collect();
        pile.swap(8, 45);
        let game = deal(2, &Setup { dealer: Some(Seat::new(1)), pile: Some(pile) }, 2);
        let viewer = Viewer::Seat(Seat::new(0));
        let info = game.info(viewer);
        let unseen: IdSet<Card> = info.unseen();
        assert_eq!(unseen.len(), 54 - 2 - 1, "two outer cards and the one turned up");
        let put_back = Card::new(45);
        let epochs = &info.public.round.epochs;
        assert!(unseen.iter().all(|card| (epochs.pool(card) > Epochs::DEAL) == (card == put_back)));

        let mut rng = Rng::new(Seed([9; 32]));
        let (mut in_line, mut next) = ([0_u32; CARDS], [0_u32; CARDS]);
        let rounds = 50 * 1_000;
        for _ in 0..rounds {
            let sample = RatATatCat::sample(&info, &mut rng);
            in_line[sample.public.round.place(Seat::new(1), Slot::new(2)).card.index()] += 1;
            next[sample.pile.last().unwrap().index()] += 1;
        }
        for card in (0..CARDS).map(Card::new) {
            let times = in_line[card.index()];
            if unseen.contains(card) && card != put_back {
                assert!((850..1150).contains(&times), "{card:?} is one of fifty in the line: {times}");
                // Six of the fifty are in the lines; the rest is in the pile of 45, with the card put back.
                assert!((850..1110).contains(&next[card.index()]), "{card:?}: {}", next[card.index()]);
            } else {
                assert_eq!(times, 0, "{card:?} cannot be in the line");
            }
        }
        assert!((985..1240).contains(&next[put_back.index()]), "{}", next[put_back.index()]);
    }
}
