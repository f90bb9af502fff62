//! The rules on any bytes, for the fuzz targets; what they found is tried by `make test`, too.

use std::path::Path;

use ratskeller_core::{ActionId, ActionSpace, Game, Knowledge, Viewer};
use serde::Deserialize;
use toml::Value;

use crate::bytes::Bytes;
use crate::deck::read_fields;
use crate::laws::{legal, written};
use crate::playout::seed;

/// Plays the table that the bytes set up, if the rules allow it: with any seats and options, on the deck of this file with
/// any changes, and with any actions.
pub fn play_any_bytes<G: Game>(deck_file: &str, bytes: &[u8]) -> Option<G> {
    let mut bytes = Bytes::new(bytes);
    let mut events = Vec::new();
    let mut game: G = deal(deck_file, &mut bytes, &mut events)?;
    loop {
        check_legal(&game);
        check_shown(&game, &events);
        if bytes.is_empty() || game.to_move().is_none() {
            return Some(game);
        }
        events.clear();
        if let Some(action) = any_action(&game, &mut bytes) {
            attempt(&mut game, action, &mut events);
        }
    }
}

/// Does the same with everything in the corpus of the game. Some of it must get to the end, or it has lost its meaning.
pub fn play_the_corpus<G: Game>(deck_file: &str) {
    let games = corpus(G::SPEC.name).into_iter().filter_map(|(name, bytes)| {
        // The last one named is the one that failed.
        eprintln!("{name}");
        play_any_bytes::<G>(deck_file, &bytes)
    });
    let ended = games.filter(|game| game.outcome().is_some()).count();
    assert!(ended > 0, "no game of the corpus comes to its end");
}

/// The inputs that are kept for a fuzz target, each with its name, by which they are sorted.
#[expect(clippy::disallowed_methods, reason = "the corpus is files")]
pub fn corpus(target: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let files = std::fs::read_dir(folder).expect("the corpus").map(|entry| entry.expect("a file").path());
    let inputs = files.map(|file| (file.display().to_string(), std::fs::read(&file).expect("a readable file")));
    let mut inputs: Vec<_> = inputs.collect();
    inputs.sort();
    assert!(!inputs.is_empty(), "nothing is kept for {target}");
    inputs
}

fn deal<G: Game>(deck_file: &str, bytes: &mut Bytes, events: &mut Vec<G::Event>) -> Option<G> {
    let seats = bytes.below(G::SPEC.max_seats + 2);
    let options = G::Options::deserialize(&mut *bytes).ok()?;
    let setup = if bytes.flag() { G::Setup::deserialize(&mut *bytes).ok()? } else { G::Setup::default() };
    let seed = seed(u16::from_le_bytes(bytes.take()).into());
    let deck: G::RawDeck = altered(read_fields::<G>(deck_file).into(), bytes).try_into().ok()?;
    G::deal(&deck.try_into().ok()?, &options, seats, &setup, seed, events).ok()
}

/// A deck on which some things stand where others stood, or in their places, too.
fn altered(mut deck: Value, bytes: &mut Bytes) -> Value {
    let mut leaves = leaves(&mut deck);
    for _ in 0..bytes.below(256) {
        let (one, other) = (bytes.below(leaves.len()), bytes.below(leaves.len()));
        if bytes.flag() {
            *leaves[one] = leaves[other].clone();
        } else if let Ok([one, other]) = leaves.get_disjoint_mut([one, other]) {
            std::mem::swap(*one, *other);
        }
    }
    deck
}

fn leaves(value: &mut Value) -> Vec<&mut Value> {
    match value {
        Value::Array(items) => items.iter_mut().flat_map(leaves).collect(),
        Value::Table(fields) => fields.iter_mut().flat_map(|(_, field)| leaves(field)).collect(),
        leaf => vec![leaf],
    }
}

/// One of the legal ones, one with an id, or any that can be written down.
fn any_action<G: Game>(game: &G, bytes: &mut Bytes) -> Option<G::Action> {
    let space = game.action_space();
    match bytes.below(3) {
        0 => {
            let n = bytes.below(game.legal_count());
            let action = game.legal_nth(n);
            assert_eq!(legal(game).get(n), Some(&action), "the {n}th legal action");
            Some(action)
        }
        1 => space.action(ActionId::new(bytes.below(space.size()))),
        _ => G::Action::deserialize(bytes).ok(),
    }
}

/// What is allowed is listed and can be done; what is refused changes nothing and tells nothing.
fn attempt<G: Game>(game: &mut G, action: G::Action, events: &mut Vec<G::Event>) {
    let before = game.clone();
    match game.play(action, events) {
        Ok(()) => assert!(
            G::refused_to_seats(action).is_some() || legal(&before).contains(&action),
            "{action:?} is not listed"
        ),
        Err(_) => assert!(*game == before && events.is_empty(), "{action:?} was refused and still did something"),
    }
}

/// The list of legal actions, their mask and `check` agree on every action that has an id, and there are legal actions
/// until the game is over.
fn check_legal<G: Game>(game: &G) {
    let listed = legal(game);
    let space = game.action_space();
    let mut mask = vec![false; space.size()];
    game.legal_mask(&mut mask);
    assert_eq!(mask.iter().filter(|&&legal| legal).count(), listed.len());
    for &action in &listed {
        let id = space.id(action).expect("a legal action has an id");
        assert!(mask[id.index()], "{action:?} is listed");
    }
    for (index, &legal) in mask.iter().enumerate() {
        let id = ActionId::new(index);
        let allowed = space.action(id).is_some_and(|action| {
            assert_eq!(space.id(action), Some(id), "{action:?}");
            G::refused_to_seats(action).is_none() && game.check(action).is_ok()
        });
        assert_eq!(legal, allowed, "{:?}", space.action(id));
    }
    if let Some(mover) = game.to_move() {
        let mut known = vec![false; space.size()];
        game.info(Viewer::Seat(mover)).legal_mask(&mut known);
        assert_eq!(known, mask, "the mover knows what is legal");
    }
    assert_eq!(listed.is_empty(), game.to_move().is_none());
    assert_eq!(game.outcome().is_some(), game.to_move().is_none());
}

/// Everybody can be told what happened and how things stand.
fn check_shown<G: Game>(game: &G, events: &[G::Event]) {
    written(&game.reveal());
    for viewer in Viewer::all(game.seats()) {
        written(&game.view(viewer));
        for event in events {
            written(&game.recall(&G::seen(event, viewer), viewer));
        }
    }
}
