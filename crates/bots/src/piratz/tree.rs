//! What the king found out so far: a tree of decisions, with a branch for every card that a reveal may turn up.

use ::piratz::{Action, Card};
use ratskeller_core::{Seat, SmallId};

use super::position::PerSeat;

#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    pub(super) action: Action,
    pub(super) visits: u32,
    /// The mover's shares of the victory, added up.
    worth: f64,
    /// The first of the nodes that lie behind.
    child: Option<u32>,
}

impl Edge {
    /// The mover's share of the victory, as far as it is known.
    pub(super) fn share(&self) -> f64 {
        self.worth / f64::from(self.visits.max(1))
    }
}

#[derive(Clone, Copy, Debug)]
struct Node {
    mover: Seat,
    first: u32,
    edges: u32,
    visits: u32,
    /// The card that was revealed on the way here.
    card: Option<Card>,
    /// Another node behind the same edge.
    sibling: Option<u32>,
}

#[derive(Debug, Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
}

/// A node of the tree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct NodeId(u32);

/// An edge that was followed.
#[derive(Clone, Copy, Debug)]
pub(super) struct PathEdge {
    node: u32,
    edge: u32,
}

impl Tree {
    pub(super) const ROOT: NodeId = NodeId(0);

    /// The exploration constant of PUCT: how much an action is tried beyond what it has brought so far.
    const EXPLORATION: f64 = 0.15;
    /// The prior of the default policy's choice; the others share the rest.
    const PRIOR: f64 = 0.6;
    /// First-play urgency: an action nobody has tried is expected to be so much worse than the mean of the others.
    const FIRST_PLAY_REDUCTION: f64 = 0.02;

    /// How much memory it takes is a matter of edges.
    pub(super) fn len(&self) -> usize {
        self.edges.len()
    }

    /// A new node; the first action is the default policy's choice.
    pub(super) fn grow(&mut self, mover: Seat, actions: impl Iterator<Item = Action>) -> NodeId {
        let first = self.edges.len();
        self.edges.extend(actions.map(|action| Edge { action, visits: 0, worth: 0.0, child: None }));
        let edges = (self.edges.len() - first) as u32;
        self.nodes.push(Node { mover, first: first as u32, edges, visits: 0, card: None, sibling: None });
        NodeId(self.nodes.len() as u32 - 1)
    }

    pub(super) fn edges(&self, NodeId(node): NodeId) -> &[Edge] {
        let Node { first, edges, .. } = self.nodes[node as usize];
        &self.edges[first as usize..(first + edges) as usize]
    }

    /// The most promising action: what is known to be good, and what is little known.
    pub(super) fn select(&self, place: NodeId) -> (PathEdge, Action) {
        let Node { first, edges: count, visits, .. } = self.nodes[place.0 as usize];
        let edges = self.edges(place);
        let (total, tried) = edges.iter().fold((0.0, 0), |sum, edge| (sum.0 + edge.worth, sum.1 + edge.visits));
        let unknown = if tried == 0 { 0.5 } else { total / f64::from(tried) - Self::FIRST_PLAY_REDUCTION };
        let exploration = Self::EXPLORATION * f64::from(visits.max(1)).sqrt();
        let others = (1.0 - Self::PRIOR) / f64::from(count.max(2) - 1);
        let (mut best, mut most) = (0, f64::NEG_INFINITY);
        for (index, edge) in edges.iter().enumerate() {
            let known = if edge.visits == 0 { unknown } else { edge.share() };
            let prior = if index == 0 { Self::PRIOR } else { others };
            let promise = known + exploration * prior / f64::from(1 + edge.visits);
            if promise > most {
                (best, most) = (index, promise);
            }
        }
        (PathEdge { node: place.0, edge: first + best as u32 }, edges[best].action)
    }

    /// Which of the root's actions a step from there is.
    pub(super) fn of_root(step: PathEdge) -> usize {
        step.edge as usize
    }

    /// How often a place was passed.
    pub(super) fn visits(&self, NodeId(node): NodeId) -> u32 {
        self.nodes[node as usize].visits
    }

    /// The step with this action.
    pub(super) fn step(&self, place: NodeId, action: Action) -> Option<PathEdge> {
        let index = self.edges(place).iter().position(|edge| edge.action == action)?;
        Some(PathEdge { node: place.0, edge: self.nodes[place.0 as usize].first + index as u32 })
    }

    /// Where a step leads if it turned up this card.
    pub(super) fn behind(&self, step: PathEdge, card: Option<Card>) -> Option<NodeId> {
        let mut child = self.edges[step.edge as usize].child;
        while let Some(node) = child {
            if self.nodes[node as usize].card == card {
                return Some(NodeId(node));
            }
            child = self.nodes[node as usize].sibling;
        }
        None
    }

    pub(super) fn attach(&mut self, step: PathEdge, card: Option<Card>, NodeId(node): NodeId) {
        let edge = &mut self.edges[step.edge as usize];
        self.nodes[node as usize].sibling = edge.child.replace(node);
        self.nodes[node as usize].card = card;
    }

    pub(super) fn learn(&mut self, path: &[PathEdge], shares: &PerSeat<f32>) {
        for &PathEdge { node, edge } in path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            let edge = &mut self.edges[edge as usize];
            edge.visits += 1;
            edge.worth += f64::from(shares[node.mover.index()]);
        }
    }
}
