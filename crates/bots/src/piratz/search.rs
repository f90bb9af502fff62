//! The king: a tree search to the end of the round, and his judgement of what comes after it.
//!
//! Nothing but the pile's order is hidden and it is hidden from all alike, so a tree of decisions and revealed cards
//! searches the real game: every iteration follows the tree as far as it goes, with cards as they may come, and plays
//! the round to its end by instinct. Actions are compared in the same worlds: each is tried in the first of them first,
//! then in the second and so on.

use std::cmp::Reverse;

use ::piratz::{Action, Info, Phase};
use ratskeller_core::{Chance, Rng};

use super::instinct::Instinct;
use super::odds::{self, Judgement, Stakes};
use super::position::{Fixed, PerSeat, Position};
use super::tree::{Edge, NodeId, PathEdge, Tree};
use crate::level::Thought;

/// As many others are told as a reader cares for.
const ALTERNATIVES: usize = 3;

/// So many edges fit well into memory; beyond them only what is there is visited.
const MOST_EDGES: usize = 1 << 20;

/// One iteration of so many begins with the action that was asked about.
const ASKED_EVERY: u32 = 8;

#[derive(Debug)]
pub(super) struct Search<'a> {
    judgement: &'a Judgement,
    fixed: Fixed,
    root: Position,
    stakes: Stakes,
    tree: Tree,
    /// For each action at the root the worlds that it has yet to be tried in. They begin alike: as long as the same
    /// number of cards has been revealed, the next one is the same after every action.
    worlds: Vec<Chance>,
    asked: Option<Action>,
    /// The steps of one iteration, kept for their room.
    path: Vec<PathEdge>,
    /// The same for the actions of one place.
    actions: Vec<Action>,
}

impl<'a> Search<'a> {
    pub(super) fn new(judgement: &'a Judgement, info: &Info, asked: Option<Action>, rng: &mut Rng) -> Self {
        let (fixed, root) = Position::new(info);
        let stakes = Stakes::new(&fixed, &root, judgement);
        let (tree, worlds, path, actions) = (Tree::default(), Vec::new(), Vec::new(), Vec::new());
        let mut search = Self { judgement, fixed, root, stakes, tree, worlds, asked, path, actions };
        search.grow(&root, asked);
        search.worlds = vec![Chance::new(rng.seed()); search.tree.edges(Tree::ROOT).len()];
        search
    }

    fn instinct<'b>(&'b self, position: &'b Position) -> Instinct<'b> {
        Instinct::new(&self.fixed, position, &self.stakes)
    }

    fn grow(&mut self, position: &Position, asked: Option<Action>) -> NodeId {
        let mut actions = std::mem::take(&mut self.actions);
        actions.clear();
        actions.push(self.instinct(position).decide());
        candidates(&self.fixed, position, &mut actions);
        actions.extend(asked.filter(|asked| !actions.contains(asked)));
        let node = self.tree.grow(position.turn, actions.iter().copied());
        self.actions = actions;
        node
    }

    /// Follows the tree into a game that may be the real one, adds the first place that is new, and plays the round
    /// to its end by instinct.
    pub(super) fn iterate(&mut self) {
        let mut position = self.root;
        let (mut step, mut action) = self.asked_first().unwrap_or_else(|| self.tree.select(Tree::ROOT));
        let rng = &mut self.worlds[Tree::of_root(step)].ask();
        self.path.clear();
        loop {
            self.path.push(step);
            let before = position.open;
            position.play(&self.fixed, action, rng);
            if is_settled(&position) {
                break;
            }
            let card = if action == Action::Reveal { position.open.without(before).iter().next() } else { None };
            if let Some(known) = self.tree.behind(step, card) {
                (step, action) = self.tree.select(known);
                continue;
            }
            if self.tree.len() < MOST_EDGES {
                let new = self.grow(&position, None);
                self.tree.attach(step, card, new);
            }
            break;
        }
        let shares = self.play_out(&mut position, rng);
        self.tree.learn(&self.path, &shares);
    }

    /// To the end of the round, by instinct, and what it looks like then.
    fn play_out(&self, position: &mut Position, rng: &mut Rng) -> PerSeat<f32> {
        while !is_settled(position) {
            let action = self.instinct(position).decide();
            position.play(&self.fixed, action, rng);
        }
        match position.phase {
            Phase::Over => position.shares(&self.fixed),
            _ => odds::shares(&self.fixed, position, self.judgement),
        }
    }

    /// Now and then the action that was asked about.
    fn asked_first(&self) -> Option<(PathEdge, Action)> {
        let asked = self.asked.filter(|_| self.tree.visits(Tree::ROOT).is_multiple_of(ASKED_EVERY))?;
        Some((self.tree.step(Tree::ROOT, asked)?, asked))
    }

    /// The action most tried, which is the one that kept its promise.
    pub(super) fn thought(&self) -> Thought<Action> {
        let mut edges = self.tree.edges(Tree::ROOT).to_vec();
        // Stable, so that instinct wins a tie.
        edges.sort_by_key(|edge| Reverse(edge.visits));
        let told = |edge: &Edge| (edge.action, edge.share());
        let chosen = edges[0];
        if chosen.visits == 0 {
            return chosen.action.into();
        }
        let tried = edges[1..].iter().filter(|edge| edge.visits > 0).enumerate();
        let of_interest = tried.filter(|(rank, edge)| *rank < ALTERNATIVES || Some(edge.action) == self.asked);
        let alternatives = of_interest.map(|(_, edge)| told(edge)).collect();
        Thought { action: chosen.action, value: Some(chosen.share()), alternatives }
    }
}

fn is_settled(position: &Position) -> bool {
    position.rounds > 0 || position.phase == Phase::Over
}

/// Adds the legal actions that differ from each other and from those already there. To leave with nothing is one,
/// whatever kind is named.
fn candidates(fixed: &Fixed, position: &Position, actions: &mut Vec<Action>) {
    let same = |action: Action, other: Action| match (action, other) {
        (Action::Leave { kind }, Action::Leave { kind: other }) => {
            position.haul(fixed, kind) == position.haul(fixed, other)
        }
        (Action::Bury { card }, Action::Bury { card: other })
        | (Action::KeepRat { card }, Action::KeepRat { card: other }) => fixed.card(card) == fixed.card(other),
        _ => action == other,
    };
    let mut legal = Vec::with_capacity(16);
    position.legal(fixed, &mut legal);
    for action in legal {
        if !actions.iter().any(|&other| same(action, other)) {
            actions.push(action);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{JUDGEMENT, testing};
    use super::*;
    use ratskeller_core::{Game, Memory, Viewer};

    #[test]
    fn without_time_instinct_answers() {
        let (mut game, mut rng) = testing::deal(4, 2, Memory::Strict);
        while game.to_move().is_some() {
            let info = game.info(Viewer::Spectator);
            let search = Search::new(&JUDGEMENT, &info, None, &mut rng);
            let instinct = search.instinct(&search.root).decide();
            assert_eq!(search.thought(), instinct.into());
            game.apply(instinct, &mut ());
        }
    }

    /// PZ-X1: any kind may be named, and where no card shows it there is nothing to take.
    #[test]
    fn leaving_with_nothing_is_tried_once() {
        let (game, mut rng) = testing::deal(4, 3, Memory::Strict);
        let mut search = Search::new(&JUDGEMENT, &game.info(Viewer::Spectator), None, &mut rng);
        (0..200).for_each(|_| search.iterate());
        let edges = search.tree.edges(Tree::ROOT);
        assert_eq!(edges.len(), 2, "nothing is open yet: {edges:?}");
        assert!(edges.iter().all(|edge| edge.visits > 0), "{edges:?}");
    }
}
