//! The king: a tree search to the end of the round, and his judgement of what comes after it.
//!
//! Nothing but the pile's order is hidden and it is hidden from all alike, so a tree of decisions and revealed cards
//! searches the real game: every iteration follows the tree as far as it goes, with cards as they may come, and plays
//! the round to its end by instinct.

use std::cmp::Reverse;

use ::piratz::{Action, Info, Phase};
use ratskeller_core::Rng;

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
    asked: Option<Action>,
    /// The steps of one iteration, kept for their room.
    path: Vec<PathEdge>,
    /// The same for the actions of one place.
    actions: Vec<Action>,
}

impl<'a> Search<'a> {
    pub(super) fn new(judgement: &'a Judgement, info: &Info, asked: Option<Action>) -> Self {
        let (fixed, root) = Position::new(info);
        let stakes = Stakes::new(&fixed, &root, judgement);
        let (tree, path, actions) = (Tree::default(), Vec::new(), Vec::new());
        let mut search = Self { judgement, fixed, root, stakes, tree, asked, path, actions };
        search.grow(&root, asked);
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
    pub(super) fn iterate(&mut self, rng: &mut Rng) {
        let mut position = self.root;
        let mut place = Tree::ROOT;
        self.path.clear();
        loop {
            let (step, action) = self.asked_first(place).unwrap_or_else(|| self.tree.select(place));
            self.path.push(step);
            let before = position.open;
            position.play(&self.fixed, action, rng);
            if is_settled(&position) {
                break;
            }
            let card = if action == Action::Reveal { position.open.without(before).iter().next() } else { None };
            if let Some(known) = self.tree.behind(step, card) {
                place = known;
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

    /// Now and then, at the root, the action that was asked about.
    fn asked_first(&self, place: NodeId) -> Option<(PathEdge, Action)> {
        let asked =
            self.asked.filter(|_| place == Tree::ROOT && self.tree.visits(place).is_multiple_of(ASKED_EVERY))?;
        Some((self.tree.step(place, asked)?, asked))
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

/// Adds the legal actions that differ from each other and from those already there. To leave with nothing is one, whatever kind is
/// named.
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
