//! The laws themselves.

use std::collections::HashSet;

use ratskeller_core::{Game, Knowledge, Rng, TimedAction, Viewer};
use serde::Serialize;

use crate::walk::for_all;
use crate::{Done, Lab, Walk};

type Event<L> = <<L as Lab>::Game as Game>::Event;
type Seen<L> = <<L as Lab>::Game as Game>::Seen;

pub(crate) fn written(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what people see can be written as JSON")
}

/// Every legal action passes `check` and nothing else does; a refused action changes nothing and tells nothing.
pub fn legal_is_exactly_what_check_passes<L: Lab>() {
    for_all::<L>(|walk| {
        walk.play::<L>(|game| {
            let listed = legal(game);
            assert_eq!(listed.len(), game.legal_count());
            assert_eq!(listed.is_empty(), game.to_move().is_none());
            for (n, &action) in listed.iter().enumerate() {
                assert_eq!(game.legal_nth(n), action, "the {n}th legal action");
                assert_eq!(serde_json::from_str::<<L::Game as Game>::Action>(&written(&action)).unwrap(), action);
            }
            let legal: HashSet<_> = listed.iter().copied().collect();
            assert_eq!(legal.len(), listed.len(), "an action is listed twice");

            let tried = L::every_action(game);
            assert!(listed.iter().all(|action| tried.contains(action)), "the lab does not try every legal action");
            for action in tried {
                assert_eq!(game.check(action).is_ok(), legal.contains(&action), "{action:?}: {:?}", game.check(action));
                if !legal.contains(&action) {
                    let mut after = game.clone();
                    let mut events = Vec::new();
                    assert!(after.play(action, &mut events).is_err());
                    assert!(after == *game && events.is_empty(), "{action:?} was refused and still did something");
                }
            }
            if let Some(TimedAction { action, .. }) = game.timed_action() {
                assert!(
                    L::Game::refused_to_seats(action).is_some() && !legal.contains(&action),
                    "{action:?} is listed"
                );
                assert_eq!(game.check(action), Ok(()), "{action:?}");
            }
        });
    });
}

/// The same seed, options and actions give the same game, whether anybody listens or not.
pub fn replay_reproduces_the_game<L: Lab>() {
    for_all::<L>(|walk| {
        let (mut heard, mut events) = walk.deal();
        let (mut unheard, events_again) = walk.deal();
        assert_eq!(events, events_again);
        for &choice in &walk.choices {
            if heard.to_move().is_none() {
                break;
            }
            let action = walk.pick::<L>(&heard, choice);
            heard.play(action, &mut events).expect("a legal action");
            unheard.apply(action, &mut ());
            assert_eq!(heard, unheard);
        }
        assert_eq!(heard.outcome().is_some(), heard.to_move().is_none());
    });
}

/// No leak: a game sampled from what a viewer knows is, to that viewer, the same game.
pub fn samples_cannot_be_told_from_the_truth<L: Lab>() {
    for_all::<L>(|walk| {
        let mut rng = Rng::new(walk.seed);
        walk.play::<L>(|game| {
            for viewer in Viewer::all(game.seats()) {
                let info = game.info(viewer);
                let sample = L::Game::sample(&info, &mut rng);
                assert_eq!(sample.info(viewer), info, "{viewer:?}");
                assert_eq!(written(&sample.view(viewer)), written(&game.view(viewer)), "{viewer:?}");
                assert_eq!(sample.to_move(), game.to_move());
                assert_eq!(sample.outcome(), game.outcome());
                if game.to_move().is_some_and(|mover| viewer.is(mover)) {
                    assert_eq!(legal(&*sample), legal(game));
                }
                L::check_facts(&sample, &walk.deck);
            }
        });
    });
}

/// What a viewer knows before the deal.
pub(crate) fn known_at_the_start<L: Lab>(walk: &Walk<L::Game>, viewer: Viewer) -> <L::Game as Game>::Info {
    let start = <L::Game as Game>::Info::start(&walk.deck, &walk.options, walk.seats, viewer);
    start.expect("a lab sets up only tables the rules allow")
}

pub(crate) fn legal<G: Game>(game: &G) -> Vec<G::Action> {
    let mut listed = Vec::new();
    game.legal_into(&mut listed);
    listed
}

/// No amnesia: folding all a viewer has seen gives all the viewer could know.
pub fn everything_seen_adds_up_to_what_is_known<L: Lab>() {
    for_all::<L>(|walk| {
        let (mut game, mut events) = walk.deal();
        let mut known: Vec<_> =
            Viewer::all(walk.seats).map(|viewer| (viewer, known_at_the_start::<L>(&walk, viewer))).collect();
        let mut choices = walk.choices.iter();
        loop {
            for (viewer, known) in &mut known {
                for event in &events {
                    known.observe(&L::Game::seen(event, *viewer));
                }
                assert_eq!(*known, game.info(*viewer), "{viewer:?} after {events:?}");
            }
            let Some(&choice) = choices.next().filter(|_| game.to_move().is_some()) else { break };
            events.clear();
            game.apply(walk.pick::<L>(&game, choice), &mut events);
        }
    });
}

/// Two games a viewer cannot tell apart stay byte for byte the same to that viewer, in views, messages, the log,
/// effects and refusals, until something the viewer may see sets them apart.
pub fn what_looks_alike_is_told_alike<L: Lab>() {
    for_all::<L>(|walk| {
        let mut rng = Rng::new(walk.seed);
        let (mut game, _) = walk.deal();
        let mut twins: Vec<_> =
            Viewer::all(walk.seats).map(|viewer| (viewer, Twin::<L>::of(&game, viewer, &mut rng))).collect();
        for &choice in &walk.choices {
            if game.to_move().is_none() {
                return;
            }
            let action = walk.pick::<L>(&game, choice);
            let mut events = Vec::new();
            let before = game.clone();
            game.apply(action, &mut events);
            for (viewer, twin) in &mut twins {
                if !twin.follow(&before, &game, action, &events, *viewer) {
                    *twin = Twin::of(&game, *viewer, &mut rng);
                }
            }
        }
    });
}

/// A game that one viewer cannot tell from the real one, and what that viewer saw of both since.
struct Twin<L: Lab> {
    game: L::Game,
    seen: Vec<Seen<L>>,
}

impl<L: Lab> Twin<L> {
    fn of(game: &L::Game, viewer: Viewer, rng: &mut Rng) -> Self {
        Self { game: L::Game::sample(&game.info(viewer), rng).into_game(), seen: Vec::new() }
    }

    /// Does the same in the twin, and tells whether the two still look alike.
    fn follow(
        &mut self,
        before: &L::Game,
        after: &L::Game,
        action: <L::Game as Game>::Action,
        events: &[Event<L>],
        viewer: Viewer,
    ) -> bool {
        if before.to_move().is_some_and(|mover| viewer.is(mover)) {
            for tried in L::every_action(before) {
                assert_eq!(self.game.check(tried), before.check(tried), "{viewer:?} is told something by {tried:?}");
            }
            let effect = |game: &L::Game| written(&L::Game::effect(&game.info(viewer), action));
            assert_eq!(effect(&self.game), effect(before), "{viewer:?} is told something about {action:?}");
        }
        // What another seat may do can depend on a card the viewer does not see.
        if self.game.check(action).is_err() {
            return false;
        }
        let mut twin_events = Vec::new();
        self.game.apply(action, &mut twin_events);
        let see = |events: &[Event<L>]| events.iter().map(|event| L::Game::seen(event, viewer)).collect::<Vec<_>>();
        let (seen, twin_seen) = (see(events), see(&twin_events));
        if after.info(viewer) != self.game.info(viewer) {
            assert_ne!(seen, twin_seen, "{viewer:?} came to know something without seeing it");
            return false;
        }
        assert_eq!(written(&twin_seen), written(&seen), "{viewer:?} sees more than is known");
        assert_eq!(written(&self.game.view(viewer)), written(&after.view(viewer)));
        self.seen.extend(seen);
        let log = |game: &L::Game| self.seen.iter().map(|seen| written(&game.recall(seen, viewer))).collect::<Vec<_>>();
        assert_eq!(log(&self.game), log(after));
        true
    }
}

/// What is said of an action beforehand is what it does, and the same is said of all legal actions at once.
pub fn effects_come_true<L: Lab>() {
    for_all::<L>(|walk| {
        let (mut game, _) = walk.deal();
        for &choice in &walk.choices {
            let Some(mover) = game.to_move() else { return };
            let action = walk.pick::<L>(&game, choice);
            let known = game.info(Viewer::Seat(mover));
            let mut legal = Vec::new();
            game.legal_into(&mut legal);
            let one_by_one: Vec<_> = legal.iter().map(|&action| L::Game::effect(&known, action)).collect();
            assert_eq!(L::Game::effects(&known, &legal), one_by_one);
            let effect = L::Game::effect(&known, action);
            let mut done = Done { before: game.clone(), action, effect, events: Vec::new(), after: game };
            done.after.apply(action, &mut done.events);
            L::check_effect(&done);
            game = done.after;
        }
    });
}

/// Every game can be brought to its end within a proven bound, from wherever it is.
pub fn games_can_be_ended<L: Lab>() {
    for_all::<L>(|walk| {
        let mut at_the_end_of_the_walk = None;
        walk.play::<L>(|game| at_the_end_of_the_walk = Some(game.clone()));
        let mut game = at_the_end_of_the_walk.expect("a walk has a first step");
        let mut actions = 0;
        while game.to_move().is_some() {
            assert!(actions < L::BOUND, "not over after {actions} actions");
            let action = L::hasten(&game);
            game.play(action, &mut ()).expect("a hastened action is legal");
            actions += 1;
        }
        assert!(game.outcome().is_some());
    });
}

/// Whatever a game keeps up to date equals the same thing worked out afresh.
pub fn facts_equal_their_naive_recomputation<L: Lab>() {
    for_all::<L>(|walk| walk.play::<L>(|game| L::check_facts(game, &walk.deck)));
}
