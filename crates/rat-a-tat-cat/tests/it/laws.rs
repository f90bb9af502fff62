//! The laws every game keeps, on tables of every kind.

use proptest::prelude::*;
use proptest::strategy::BoxedStrategy;
use rat_a_tat_cat::{
    Action, Card, Deck, Event, Info, Options, PhaseName, PileView, RatATatCat, Setup, Slot, Until, View,
};
use ratskeller_core::{Chosen, Game, IdSet, Knowledge, Layout, Memory, Seat, SmallId};
use testkit::Done;
use testkit::playout::seed;

use crate::scene::{DECK_FILE, default_deck};

struct Lab;

impl testkit::Lab for Lab {
    type Game = RatATatCat;

    fn decks() -> BoxedStrategy<Deck> {
        Just(default_deck()).boxed()
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
    fn check_facts(game: &RatATatCat, deck: &Deck) {
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

    /// Nothing is said beforehand, because an action does at once what it is called and nothing beyond that.
    fn check_effect(Done { before, action, effect, events, after }: &Done<RatATatCat>) {
        assert_eq!(*effect, None);
        let mut wanted = before.reveal();
        move_cards(&mut wanted, *action);
        let after = after.reveal();
        // Then all is turned up and dealt anew.
        if after.shown == before.reveal().shown && after.phase != PhaseName::Over {
            assert_eq!(after.lines, wanted.lines, "{action:?}");
            if !events.iter().any(|event| matches!(event, Event::Reshuffled { .. })) {
                assert_eq!(after.discard, wanted.discard, "{action:?}");
            }
        }
    }

    /// Two players take what lies open, until in each line one card of the deal is left, and draw and discard until there
    /// are a few cards in the pile: in the first or, every other time, in the one shuffled from the discards.
    fn with_few_worlds(number: u64) -> RatATatCat {
        let options = Options { until: Until::Rounds(1), ..Options::default() };
        let deal = RatATatCat::deal(&default_deck(), &options, 2, &Setup::default(), seed(number), &mut ());
        let mut game = deal.expect("a table for two");
        let mut to_take = [[0, 2, 3], [0, 1, 3]].map(|slots| slots.map(Slot::new).to_vec());
        let mut to_replace = number.is_multiple_of(3);
        let mut reshuffled = number.is_multiple_of(2);
        loop {
            let view = game.reveal();
            let left = &mut to_take[view.turn.index()];
            let PileView::Cards(pile) = &view.pile else { panic!("a revealed pile shows its cards") };
            let is_number = view.discard.last().is_some_and(|top| default_deck()[top.unwrap()].power().is_none());
            let action = match view.phase {
                PhaseName::Turn if left.is_empty() && reshuffled && pile.len() <= 3 => return game,
                PhaseName::Turn if is_number && !left.is_empty() => Action::Take { slot: left.pop().unwrap() },
                PhaseName::Turn => Action::Draw,
                PhaseName::Drawn if to_replace && left.is_empty() && reshuffled => {
                    to_replace = false;
                    Action::Replace { slot: Slot::new(0) }
                }
                PhaseName::Drawn => Action::Discard,
                PhaseName::Knock | PhaseName::Over => Action::Pass,
            };
            let mut events = Vec::new();
            game.play(action, &mut events).expect("a legal action");
            reshuffled |= events.iter().any(|event| matches!(event, Event::Reshuffled { .. }));
        }
    }

    /// Every way to fill the hidden places of the lines with cards that can lie there, and every order of the rest.
    fn count_worlds(info: &Info) -> usize {
        let layout = Layout::of::<RatATatCat>(info);
        let mut numbers = vec![0; layout.size()];
        info.encode(&mut numbers);
        let field = |name| &numbers[layout.get(name).unwrap().offset..];
        let hidden: Vec<i32> = Seat::all(info.seats())
            .flat_map(|seat| Slot::all().map(move |slot| (seat, slot)))
            .filter(|&(seat, slot)| info.spot(seat, slot).card.is_none())
            .map(|(seat, slot)| field("origins")[seat.index() * Slot::COUNT + slot.index()])
            .collect();
        let unseen = info.unseen();
        if unseen.len() > 8 {
            return usize::MAX;
        }
        let in_the_pile = unseen.len() - hidden.len();
        count_fillings(&hidden, unseen, field("pools")) * (1..=in_the_pile).product::<usize>()
    }

    /// Knocks as soon as the rules allow, and lets the time be up.
    fn hasten(game: &RatATatCat) -> Action {
        if let Some(timed) = game.timed_action() {
            return timed.action;
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

    /// Only three cards of 54 let somebody swap, and seldom while somebody is out.
    const CASES: u32 = 256;
}

testkit::laws!(Lab);

#[test]
fn the_rules_hold_on_any_bytes() {
    testkit::fuzz::play_the_corpus::<RatATatCat>(DECK_FILE);
}

/// What each action says that it does with the cards that lie open or in lines.
fn move_cards(table: &mut View, action: Action) {
    let mover = table.turn;
    let lay = |table: &mut View, slot: Slot, card| {
        let replaced = std::mem::replace(&mut table.lines[mover][slot.index()], card);
        table.discard.push(replaced);
    };
    match action {
        Action::Draw | Action::Knock | Action::Pass | Action::TimeUp => {}
        Action::Take { slot } => {
            let top = table.discard.pop().expect("there is something to take");
            lay(table, slot, top);
        }
        Action::Replace { slot } => lay(table, slot, table.drawn),
        Action::Discard | Action::Peek { .. } | Action::DrawTwo => table.discard.push(table.drawn),
        Action::Swap { own, seat, slot } => {
            let given = table.lines[mover][own.index()];
            table.lines[mover][own.index()] = table.lines[seat][slot.index()];
            table.lines[seat][slot.index()] = given;
            table.discard.push(table.drawn);
        }
    }
}

/// In how many ways cards can lie in places of these origins: none of a later pool than the origin.
fn count_fillings(origins: &[i32], cards: IdSet<Card>, pools: &[i32]) -> usize {
    let Some((&origin, others)) = origins.split_first() else { return 1 };
    let can_lie_here = cards.iter().filter(|card| pools[card.index()] <= origin);
    can_lie_here
        .map(|card| {
            let mut rest = cards;
            rest.remove(card);
            count_fillings(others, rest, pools)
        })
        .sum()
}
