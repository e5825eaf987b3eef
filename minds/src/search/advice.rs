//! What a search has to say.

use super::tree::{Edge, NOWHERE, ROOT, Tree};
use crate::judge::{MOST_SEATS, Worth, Worths};
use kernel::Asks;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::hash::Hash;
use std::time::Duration;

/// What a search has to say about one question.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<C> {
    /// Who is asked.
    pub by: Asks,
    /// What every seat may expect here.
    pub worths: Worths,
    /// Every choice, the best first.
    pub opinions: Vec<Opinion<C>>,
    /// Worlds imagined for this question, without what was known before.
    pub iterations: u64,
    pub nodes: usize,
    /// What the trees take in memory.
    pub bytes: usize,
    pub elapsed: Duration,
}

/// What a search thinks of one choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion<C> {
    pub choice: C,
    /// How often it was looked into.
    pub visits: u64,
    /// How likely it seemed before any thought.
    pub prior: f32,
    /// What every seat may expect after it; nothing known when it was never looked into.
    pub worths: Option<Worths>,
    /// How the game may go on, this choice first, as far as it was looked into and as all can see.
    pub line: Vec<Step<C>>,
}

/// One choice of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step<C> {
    pub by: Asks,
    pub choice: C,
}

/// Below this a line says little.
const LEAST_VISITS: u32 = 2;

impl<C: Copy + Eq + Hash> Advice<C> {
    /// What the search would do; nothing when nobody is asked.
    pub fn best(&self) -> Option<C> {
        self.opinions.first().map(|opinion| opinion.choice)
    }

    /// The opinion on one choice.
    pub fn on(&self, choice: C) -> Option<&Opinion<C>> {
        self.opinions.iter().find(|opinion| opinion.choice == choice)
    }

    /// One answer, without any thought.
    pub(super) fn only(by: Asks, choice: C) -> Advice<C> {
        let opinion = Opinion {
            choice,
            visits: 0,
            prior: 1.0,
            worths: None,
            line: vec![Step { by, choice }],
        };
        Advice {
            by,
            worths: Worths::default(),
            opinions: vec![opinion],
            iterations: 0,
            nodes: 0,
            bytes: 0,
            elapsed: Duration::ZERO,
        }
    }

    /// What the trees, which all have the same question at their root, say together.
    pub(super) fn of(trees: &[&Tree<C>]) -> Advice<C> {
        let mut pooled: Vec<Pooled<C>> = Vec::new();
        for tree in trees {
            for edge in tree.edges(ROOT) {
                let Some(choice) = edge.choice else { continue };
                let place = pooled.iter().position(|pool| pool.choice == choice);
                let place = place.unwrap_or_else(|| {
                    pooled.push(Pooled::new(choice, edge.prior));
                    pooled.len() - 1
                });
                pooled[place].add(tree, edge);
            }
        }
        pooled.sort_by(|a, b| b.rank().partial_cmp(&a.rank()).unwrap_or(Ordering::Equal));
        Advice {
            by: trees[0].node(ROOT).by,
            worths: together(trees),
            opinions: pooled.into_iter().map(|pool| pool.opinion(trees)).collect(),
            iterations: 0,
            nodes: trees.iter().map(|tree| tree.len()).sum(),
            bytes: trees.iter().map(|tree| tree.bytes()).sum(),
            elapsed: Duration::ZERO,
        }
    }
}

/// What the roots are worth, each by its visits.
fn together<C: Copy + Eq + Hash>(trees: &[&Tree<C>]) -> Worths {
    let mut worths = [Worth::default(); MOST_SEATS];
    let mut visits = 0;
    for root in trees.iter().map(|tree| tree.node(ROOT)).filter(|root| root.visits > 0) {
        visits += root.visits;
        let share = root.visits as f32 / visits as f32;
        for (all, one) in worths.iter_mut().zip(root.worths) {
            all.win += (one.win - all.win) * share;
            all.points += (one.points - all.points) * share;
        }
    }
    worths
}

/// One choice over all trees.
struct Pooled<C> {
    choice: C,
    visits: u64,
    prior: f32,
    /// What it is worth to whoever chooses, for each visit.
    value: f64,
    worths: Worths,
}

impl<C: Copy + Eq + Hash> Pooled<C> {
    fn new(choice: C, prior: f32) -> Pooled<C> {
        let worths = [Worth::default(); MOST_SEATS];
        Pooled { choice, visits: 0, prior, value: 0.0, worths }
    }

    fn add(&mut self, tree: &Tree<C>, edge: &Edge<C>) {
        if edge.visits == 0 || edge.node == NOWHERE {
            return;
        }
        self.visits += u64::from(edge.visits);
        let share = edge.visits as f32 / self.visits as f32;
        self.value += f64::from(edge.value - self.value as f32) * f64::from(share);
        for (all, one) in self.worths.iter_mut().zip(tree.node(edge.node).worths) {
            all.win += (one.win - all.win) * share;
            all.points += (one.points - all.points) * share;
        }
    }

    /// The most visited first; of equals the better, then the likelier.
    fn rank(&self) -> (u64, f64, f32) {
        (self.visits, self.value, self.prior)
    }

    fn opinion(self, trees: &[&Tree<C>]) -> Opinion<C> {
        let visits = |tree: &&&Tree<C>| {
            tree.find(ROOT, Some(self.choice)).map_or(0, |edge| tree.edge(edge).visits)
        };
        let tree = trees.iter().rev().max_by_key(visits).expect("there is a tree");
        Opinion {
            choice: self.choice,
            visits: self.visits,
            prior: self.prior,
            worths: (self.visits > 0).then_some(self.worths),
            line: line(tree, self.choice),
        }
    }
}

/// The most visited way on from a choice at the root.
fn line<C: Copy + Eq + Hash>(tree: &Tree<C>, first: C) -> Vec<Step<C>> {
    let mut steps = Vec::new();
    let (mut node, mut next) = (ROOT, tree.find(ROOT, Some(first)));
    while let Some(edge) = next.map(|edge| tree.edge(edge)) {
        let Some(choice) = edge.choice else { break };
        steps.push(Step { by: tree.node(node).by, choice });
        if edge.node == NOWHERE {
            break;
        }
        node = edge.node;
        next = tree
            .span(node)
            .rev()
            .max_by_key(|&edge| tree.edge(edge).visits)
            .filter(|&edge| tree.edge(edge).visits >= LEAST_VISITS);
    }
    steps
}
