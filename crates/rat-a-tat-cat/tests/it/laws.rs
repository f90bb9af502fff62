//! The laws every game keeps, on tables of every kind.

use proptest::prelude::*;
use proptest::strategy::BoxedStrategy;
use rat_a_tat_cat::{Action, Deck, Options, PhaseName, PileView, RatATatCat, Slot, Until};
use ratskeller_core::{Chosen, Game, Memory, Seat, SmallId};
use testkit::Done;

use crate::scene::default_deck;

struct Lab;

impl testkit::Lab for Lab {
    type Game = RatATatCat;

    fn deck() -> Deck {
        default_deck()
    }

    fn tables() -> BoxedStrategy<(Options, usize)> {
        let until = prop_oneof![
            (1..=50_i64).prop_map(Until::Rounds),
            (1..=3_i64).prop_map(Until::Rounds),
            (1..=240_i64).prop_map(Until::Minutes),
            (10..=1000_i64).prop_map(Until::Points),
            (10..=60_i64).prop_map(Until::Points),
        ];
        let memory = prop_oneof![Just(Memory::Strict), Just(Memory::Aided)];
        (2..=6_usize)
            .prop_flat_map(move |seats| {
                let dealer =
                    prop_oneof![Just(Chosen::Random), (0..seats).prop_map(|seat| Chosen::Seat(Seat::new(seat)))];
                (dealer, until.clone(), any::<bool>(), memory.clone(), Just(seats))
            })
            .prop_map(|(dealer, until, young, memory, seats)| (Options { dealer, until, young, memory }, seats))
            .boxed()
    }

    /// Every action there is, with slots and seats that there are not.
    fn every_action(_: &RatATatCat) -> Vec<Action> {
        let slots = || [0, 1, 2, 3, 4, 255].map(Slot::new);
        let seats = || [0, 1, 2, 3, 4, 5, 6, 255].map(Seat::new);
        let mut actions = vec![Action::Draw, Action::Discard, Action::DrawTwo, Action::Knock, Action::Pass];
        for slot in slots() {
            actions.extend([Action::Take { slot }, Action::Replace { slot }, Action::Peek { slot }]);
            for own in slots() {
                actions.extend(seats().map(|seat| Action::Swap { own, seat, slot }));
            }
        }
        actions
    }

    /// Each card is in one place, and nothing is counted wrong.
    fn check_facts(game: &RatATatCat) {
        let deck = default_deck();
        let state = game.reveal();
        let PileView::Cards(pile) = &state.pile else { panic!("a revealed pile shows its cards") };
        let lines = state.lines.values().iter().flatten().copied().map(Option::unwrap);
        let discard = state.discard.iter().copied().map(Option::unwrap);
        let mut cards: Vec<_> = lines.chain(discard).chain(state.drawn).chain(pile.iter().copied()).collect();
        cards.sort_unstable();
        assert!(cards.iter().map(|card| card.index()).eq(0..54), "{cards:?}");

        for seat in Seat::all(game.seats()) {
            let rounds = state.round_points.iter().map(|round| u32::from(round[seat].unwrap_or(0)));
            assert_eq!(rounds.sum::<u32>(), state.totals[seat]);
            assert!(matches!(state.lines[seat].len(), 0 | 4));
            if state.phase != PhaseName::Over {
                assert_eq!(state.lines[seat].is_empty(), state.out[seat]);
            } else if let Some(points) = state.round_points.last().unwrap()[seat] {
                let numbers = state.lines[seat].iter().map(|card| deck[card.unwrap()].number().unwrap());
                assert_eq!(numbers.sum::<u8>(), points);
            }
        }
        assert_eq!(state.drawn.is_some(), state.phase == PhaseName::Drawn);
        assert!(state.draws_left <= 1 && (state.draws_left == 0 || state.drawn.is_some()));
        assert_eq!(state.round as usize, state.round_points.len() + usize::from(state.phase != PhaseName::Over));
        assert_eq!(state.shown.is_some(), !state.round_points.is_empty());
        assert_eq!(game.outcome().is_some(), state.phase == PhaseName::Over);
    }

    fn check_effect(done: &Done<RatATatCat>) {
        assert_eq!(done.effect, None);
    }

    fn interruption(game: &RatATatCat) -> Option<Action> {
        game.check(Action::TimeUp).is_ok().then_some(Action::TimeUp)
    }

    /// Knocks as soon as the rules allow, and lets the time be up.
    fn hasten(game: &RatATatCat) -> Action {
        if let Some(time_up) = Self::interruption(game) {
            return time_up;
        }
        match game.reveal().phase {
            PhaseName::Turn => Action::Draw,
            PhaseName::Drawn => Action::Discard,
            PhaseName::Knock | PhaseName::Over => Action::Knock,
        }
    }

    /// A hastened turn is at most draw, discard and knock; one that was under way when the haste began may have a
    /// second card to discard (RC-W3), and the time be up once. So a round of six is at most 3 + 5 × 2 + 2 actions.
    /// How many rounds: one by the clock, 50 at the most if they are counted. If points are: two players at the least
    /// lay down eight cards, of which only four are 0, so a round adds at least 4 points to the totals of those still
    /// in; six totals can take at most 999 + 36 points each, so there are at most 6 × 1035 / 4 rounds.
    const BOUND: usize = 15 * (6 * 1035 / 4);
}

testkit::laws!(Lab);
