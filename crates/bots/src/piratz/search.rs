//! The king: a tree search over games imagined to the end.
//!
//! Nothing but the pile's order is hidden and it is hidden from all alike, so a tree of decisions and revealed cards
//! searches the real game: every iteration shuffles the pile, follows the tree as far as it goes, and plays on by
//! the default policy.

use std::cmp::Reverse;
use std::iter;

use ::piratz::{Action, Info};
use ratskeller_core::{Outcome, Rng, SmallId};

use super::imagine::{Imagined, Source};
use super::tree::{Edge, NodeId, PathEdge, Reward, Tree};
use crate::level::Thought;

/// As many others are told as a reader cares for.
const ALTERNATIVES: usize = 3;

/// So many nodes fit well into memory; beyond them only what is there is visited.
const MOST_NODES: usize = 1 << 18;

/// One iteration of so many begins with the action that was asked about.
const ASKED_EVERY: u32 = 8;

/// How much the margin counts beside victory: it varies less, and tells playouts apart where victory does not.
const MARGIN: f64 = 0.6;

/// A lead of as many points is as good as any.
const CLEAR_LEAD: f64 = 8.0;

#[derive(Debug)]
pub(super) struct Search<'a> {
    source: Source<'a>,
    tree: Tree,
    asked: Option<Action>,
    /// The steps of one iteration, kept for their room.
    path: Vec<PathEdge>,
}

impl<'a> Search<'a> {
    pub(super) fn new(info: &'a Info, asked: Option<Action>, rng: &mut Rng) -> Self {
        let source = Source::new(info);
        let mut tree = Tree::default();
        let imagined = source.imagine(rng);
        let others = candidates(&imagined).filter(|&action| Some(action) != asked);
        let default = imagined.default_action();
        // The default policy's choice comes first, wherever it is from.
        let mut actions: Vec<_> = others.chain(asked).collect();
        actions.sort_by_key(|&action| action != default);
        tree.grow(imagined.public().turn(), actions.into_iter());
        Self { source, tree, asked, path: Vec::new() }
    }

    /// Follows the tree into a game that may be the real one, adds the first place that is new, and plays on by
    /// the default policy.
    pub(super) fn iterate(&mut self, rng: &mut Rng) {
        let mut imagined = self.source.imagine(rng);
        let mut place = Tree::ROOT;
        self.path.clear();
        loop {
            let (step, action) = self.asked_first(place).unwrap_or_else(|| self.tree.select(place));
            self.path.push(step);
            imagined.apply(action);
            if imagined.is_over() {
                break;
            }
            let card = if action == Action::Reveal { imagined.public().open().last().copied() } else { None };
            if let Some(known) = self.tree.behind(step, card) {
                place = known;
                continue;
            }
            if self.tree.len() < MOST_NODES {
                let new = grow(&mut self.tree, &imagined);
                self.tree.attach(step, card, new);
            }
            break;
        }
        self.tree.learn(&self.path, &reward(&imagined.play_out()));
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
        // Stable, so that the default policy wins a tie.
        edges.sort_by_key(|edge| Reverse(edge.visits));
        let told = |edge: &Edge| (edge.action, edge.chance());
        let chosen = edges[0];
        if chosen.visits == 0 {
            return chosen.action.into();
        }
        let tried = edges[1..].iter().filter(|edge| edge.visits > 0).enumerate();
        let of_interest = tried.filter(|(rank, edge)| *rank < ALTERNATIVES || Some(edge.action) == self.asked);
        let alternatives = of_interest.map(|(_, edge)| told(edge)).collect();
        Thought { action: chosen.action, value: Some(chosen.chance()), alternatives }
    }
}

fn grow(tree: &mut Tree, game: &Imagined) -> NodeId {
    tree.grow(game.public().turn(), candidates(game))
}

/// The actions worth thinking about, the default policy's choice first. To leave with nothing is not among them.
fn candidates(game: &Imagined) -> impl Iterator<Item = Action> + '_ {
    let (public, default) = (game.public(), game.default_action());
    let of_use = move |action: &Action| match *action {
        Action::Leave { kind } => public.open().iter().any(|&card| public.treasures(card, kind) > 0),
        _ => true,
    };
    iter::once(default).chain(game.legal().filter(of_use).filter(move |&action| action != default))
}

fn reward(outcome: &Outcome) -> Reward {
    let winners = outcome.winning_seats().map(|_| 1.0).sum::<f64>();
    let mut reward = Reward::default();
    for (seat, points) in outcome.points.iter() {
        let rivals = outcome.points.iter().filter(|(rival, _)| *rival != seat);
        let lead = f64::from(points as u16) - f64::from(rivals.map(|(_, points)| points as u16).max().unwrap_or(0));
        let victory = if outcome.winners[seat] { 1.0 / winners } else { 0.0 };
        let margin = 0.5 + 0.5 * (lead / CLEAR_LEAD).clamp(-1.0, 1.0);
        reward.victory[seat.index()] = victory;
        reward.worth[seat.index()] = (1.0 - MARGIN) * victory + MARGIN * margin;
    }
    reward
}
