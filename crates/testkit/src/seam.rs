//! The laws of actions and knowledge as numbers.

use std::collections::{HashMap, HashSet};

use ratskeller_core::{ActionId, ActionSpace, Field, Game, Knowledge, Layout, Rng, Viewer};

use crate::laws::{known_at_the_start, legal};
use crate::walk::for_all;
use crate::{Lab, Walk};

type Action<L> = <<L as Lab>::Game as Game>::Action;
type Info<L> = <<L as Lab>::Game as Game>::Info;

/// Every legal action and each of the table's own has an id of its own, from 0 up to the number of ids, which is known
/// before the deal and never changes; a viewer's knowledge has the same ids as the game; and what stands for an action
/// in one game stands for it whenever that game is played again.
pub fn action_ids_are_a_bijection<L: Lab>() {
    for_all::<L>(|walk| {
        let size = known_at_the_start::<L>(&walk, Viewer::Spectator).action_space().size();
        let (mut again, _) = walk.deal();
        let mut choices = walk.choices.iter();
        walk.play::<L>(|game| {
            let space = game.action_space();
            assert_eq!(space.size(), size);
            for viewer in Viewer::all(game.seats()) {
                assert_eq!(game.info(viewer).action_space(), space, "{viewer:?}");
            }
            check_bijection::<L>(game);
            assert_eq!(*game, again);
            // The next step of the walk, by its number.
            if let Some(&choice) = choices.next().filter(|_| game.to_move().is_some()) {
                let id = space.id(walk.pick::<L>(game, choice)).expect("what is done has an id");
                again.apply(again.action_space().action(id).expect("what is done has an id"), &mut ());
            }
        });
    });
}

fn check_bijection<L: Lab>(game: &L::Game) {
    let space = game.action_space();
    let timed = game.timed_action().map(|timed| timed.action);
    let possible: HashSet<Action<L>> = legal(game).into_iter().chain(timed).collect();
    let tried: HashSet<Action<L>> = L::every_action(game).into_iter().chain(timed).collect();
    let mut ids = HashSet::new();
    for action in tried {
        match space.id(action) {
            Some(id) => {
                assert!(id.index() < space.size(), "{id:?} of {action:?} is out of range");
                assert!(ids.insert(id), "{id:?} of {action:?} is that of another action, too");
                assert_eq!(space.action(id), Some(action), "{id:?}");
            }
            None => assert!(!possible.contains(&action), "{action:?} has no id"),
        }
    }
    for id in (0..space.size()).map(ActionId::new) {
        if let Some(action) = space.action(id) {
            assert_eq!(space.id(action), Some(id), "{action:?}");
        }
    }
    for id in [ActionId::new(space.size()), ActionId(u32::MAX)] {
        assert_eq!(space.action(id), None, "{id:?} is out of range");
    }
}

/// The mask has exactly the ids of the legal actions, whatever stood in it before. The mover knows all of it, others no
/// more than that.
pub fn the_mask_is_exactly_what_is_legal<L: Lab>() {
    for_all::<L>(|walk| {
        walk.play::<L>(|game| {
            let space = game.action_space();
            let mut wanted = vec![false; space.size()];
            for action in legal(game) {
                assert_eq!(L::Game::refused_to_seats(action), None, "{action:?}");
                wanted[space.id(action).expect("a legal action has an id").index()] = true;
            }
            for before in [true, false] {
                let mut mask = vec![before; space.size()];
                game.legal_mask(&mut mask);
                check_mask::<L>(game, &mask, |index, legal| legal == wanted[index]);
                for viewer in Viewer::all(game.seats()) {
                    let is_mover = game.to_move().is_some_and(|mover| viewer.is(mover));
                    let mut mask = vec![before; space.size()];
                    game.info(viewer).legal_mask(&mut mask);
                    check_mask::<L>(game, &mask, |index, legal| {
                        if is_mover { legal == wanted[index] } else { !legal || wanted[index] }
                    });
                }
            }
        });
    });
}

fn check_mask<L: Lab>(game: &L::Game, mask: &[bool], is_right: impl Fn(usize, bool) -> bool) {
    let wrong = mask.iter().enumerate().find(|&(index, &legal)| !is_right(index, legal));
    if let Some((index, legal)) = wrong {
        panic!("{:?}: {legal}", game.action_space().action(ActionId::new(index)));
    }
}

/// The fields of an encoding follow one another from the first number to the last, each with a name of its own; they are
/// the same for every viewer and all game long; and each of their numbers is written.
pub fn the_layout_covers_the_encoding<L: Lab>() {
    for_all::<L>(|walk| {
        let layout = layout::<L>(&walk);
        let names: HashSet<&str> = layout.fields().iter().map(|field| field.name).collect();
        assert_eq!(names.len(), layout.fields().len(), "a name is given twice");
        let mut end = 0;
        for field in layout.fields() {
            assert_eq!(field.offset, end, "{}", field.name);
            assert!(field.size() > 0, "{} has no room for anything", field.name);
            end += field.size();
        }
        assert_eq!(layout.size(), end);
        walk.play::<L>(|game| {
            for viewer in Viewer::all(game.seats()) {
                let info = game.info(viewer);
                assert_eq!(Layout::of::<L::Game>(&info), layout, "{viewer:?}");
                let [one, other] = [i32::MIN, i32::MAX].map(|before| {
                    let mut numbers = vec![before; layout.size()];
                    info.encode(&mut numbers);
                    numbers
                });
                assert_eq!(told_apart(&layout, &one, &other), None, "not everything is written");
            }
        });
    });
}

/// Two encodings are the same if and only if what is known is the same: of all viewers, all along a walk and beside it.
pub fn equal_knowledge_has_equal_encodings<L: Lab>() {
    /// So many of the actions that could be done instead are looked at, too.
    const BESIDE: usize = 3;
    for_all::<L>(|walk| {
        let layout = layout::<L>(&walk);
        let mut rng = Rng::new(walk.seed);
        let mut known: HashMap<Vec<i32>, Info<L>> = HashMap::new();
        let mut meet = |game: &L::Game| {
            for viewer in Viewer::all(game.seats()) {
                let info = game.info(viewer);
                let encoding = encode::<L>(&info, &layout);
                let met = known.entry(encoding).or_insert_with(|| info.clone());
                assert_eq!(*met, info, "different knowledge has the same encoding");
            }
        };
        walk.play::<L>(|game| {
            meet(game);
            for viewer in Viewer::all(game.seats()) {
                meet(&L::Game::sample(&game.info(viewer), &mut rng));
            }
            for _ in 0..BESIDE.min(game.legal_count()) {
                let mut beside = game.clone();
                beside.apply(game.legal_nth(rng.below(game.legal_count() as u32) as usize), &mut ());
                meet(&beside);
            }
        });
    });
}

/// Nothing hidden is encoded: games that a viewer cannot tell apart have the same encoding for that viewer, and so has
/// what the viewer comes to know by looking on.
pub fn what_looks_alike_is_encoded_alike<L: Lab>() {
    for_all::<L>(|walk| {
        let layout = layout::<L>(&walk);
        let mut rng = Rng::new(walk.seed);
        let (mut game, mut events) = walk.deal();
        let mut known: Vec<_> =
            Viewer::all(walk.seats).map(|viewer| (viewer, known_at_the_start::<L>(&walk, viewer))).collect();
        let mut choices = walk.choices.iter();
        loop {
            for (viewer, known) in &mut known {
                for event in &events {
                    known.observe(&L::Game::seen(event, *viewer));
                }
                let encoding = encode::<L>(&game.info(*viewer), &layout);
                let sample = L::Game::sample(known, &mut rng).info(*viewer);
                for alike in [known, &sample] {
                    let told = told_apart(&layout, &encode::<L>(alike, &layout), &encoding);
                    assert_eq!(told, None, "{viewer:?} is told something hidden");
                }
            }
            let Some(&choice) = choices.next().filter(|_| game.to_move().is_some()) else { break };
            events.clear();
            game.apply(walk.pick::<L>(&game, choice), &mut events);
        }
    });
}

fn layout<L: Lab>(walk: &Walk<L::Game>) -> Layout {
    Layout::of::<L::Game>(&known_at_the_start::<L>(walk, Viewer::Spectator))
}

fn encode<L: Lab>(info: &Info<L>, layout: &Layout) -> Vec<i32> {
    let mut numbers = vec![0; layout.size()];
    info.encode(&mut numbers);
    numbers
}

/// The first field in which two encodings differ.
fn told_apart<'a>(layout: &'a Layout, one: &[i32], other: &[i32]) -> Option<&'a Field> {
    let place = one.iter().zip(other).position(|(one, other)| one != other)?;
    layout.fields().iter().rfind(|field| field.offset <= place)
}
