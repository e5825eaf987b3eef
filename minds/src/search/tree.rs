//! The tree, in an arena: nodes and edges in two lists, named by their numbers.

use crate::judge::{MOST_SEATS, Worth, Worths};
use foldhash::fast::FixedState;
use kernel::Asks;
use std::collections::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault, Hash, Hasher};

/// No node yet.
pub const NOWHERE: u32 = u32::MAX;
/// The root, once there is one.
pub const ROOT: u32 = 0;

/// One choice at a node, as the searching eyes see it: what is secret shares one edge.
#[derive(Clone, Copy, Debug)]
pub struct Edge<C> {
    pub choice: Option<C>,
    /// The code of the choice: equal choices have equal codes, others hardly ever.
    pub code: u32,
    /// Where it leads.
    pub node: u32,
    pub visits: u32,
    /// How often it was possible when its node was visited: not every imagined world allows it.
    pub seen: u32,
    /// How likely it is to be chosen before any thought: the prior of PUCT.
    pub prior: f32,
    /// What it is worth to whoever chooses.
    pub value: f32,
    /// Where in the list of choices it stood first.
    pub at: u16,
    /// Whoever searches does not see it.
    pub is_overlooked: bool,
}

/// Codes of choices are fixed, so that the same seed grows the same tree.
const CODER: FixedState = FixedState::with_seed(1);

/// A choice in four bytes, quickly compared; what is secret has the code 0.
#[inline]
pub fn code<C: Hash>(choice: Option<C>) -> u32 {
    choice.map_or(0, |choice| CODER.hash_one(choice) as u32)
}

impl<C: Copy + Hash> Edge<C> {
    pub fn new(choice: Option<C>, prior: f32) -> Edge<C> {
        Edge {
            choice,
            code: code(choice),
            node: NOWHERE,
            visits: 0,
            seen: 0,
            prior,
            value: 0.0,
            at: 0,
            is_overlooked: false,
        }
    }
}

/// A question that somebody or chance has to answer.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    pub by: Asks,
    first: u32,
    count: u16,
    room: u16,
    pub visits: u32,
    /// All that was judged below, added up.
    sum: Worths,
    /// What the node is worth to each seat.
    pub worths: Worths,
}

impl Node {
    pub fn is_expanded(&self) -> bool {
        self.count > 0
    }

    /// One more judgement; the worth is their mean until the caller knows better.
    pub fn add(&mut self, worths: &Worths) {
        self.visits += 1;
        let share = 1.0 / self.visits as f32;
        for ((sum, mean), worth) in self.sum.iter_mut().zip(&mut self.worths).zip(worths) {
            sum.win += worth.win;
            sum.points += worth.points;
            *mean = Worth { win: sum.win * share, points: sum.points * share };
        }
    }
}

/// Nodes and their edges.
#[derive(Clone, Debug)]
pub struct Tree<C> {
    nodes: Vec<Node>,
    edges: Vec<Edge<C>>,
    most: usize,
    /// The transposition table: nodes by the hash of their state, where several ways lead to one.
    transpositions: HashMap<u64, u32, BuildHasherDefault<Plain>>,
    /// Room for [`Tree::descend`] to build the next tree in, and where each node went.
    spare: (Vec<Node>, Vec<Edge<C>>, Vec<u32>),
}

/// Fingerprints are mixed well enough to be used as they are.
#[derive(Clone, Default)]
struct Plain(u64);

impl Hasher for Plain {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("only whole words are hashed")
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = word;
    }
}

/// Edges for each node, at most: lists in the middle of a game seldom have more choices that
/// matter.
const EDGES_A_NODE: usize = 16;
/// Room for further outcomes of chance, doubled when it is used up.
const FIRST_ROOM: u16 = 4;

impl<C: Copy + Eq + Hash> Tree<C> {
    /// An empty tree that will never have more nodes.
    pub fn new(most: usize) -> Tree<C> {
        Tree {
            nodes: Vec::new(),
            edges: Vec::new(),
            most,
            transpositions: HashMap::default(),
            spare: Default::default(),
        }
    }

    pub fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.transpositions.clear();
    }

    /// The node of a state that another way has led to (a transposition); from now on, if there is none, the newest.
    pub fn transposition(&mut self, fingerprint: u64) -> Option<u32> {
        let newest = self.nodes.len() as u32;
        let node = *self.transpositions.entry(fingerprint).or_insert(newest);
        (node != newest).then_some(node)
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn is_full(&self) -> bool {
        self.nodes.len() >= self.most || self.edges.len() >= self.most * EDGES_A_NODE
    }

    /// Bytes that the tree takes now.
    pub fn bytes(&self) -> usize {
        self.nodes.len() * size_of::<Node>() + self.edges.len() * size_of::<Edge<C>>()
    }

    pub fn node(&self, node: u32) -> &Node {
        &self.nodes[node as usize]
    }

    pub fn node_mut(&mut self, node: u32) -> &mut Node {
        &mut self.nodes[node as usize]
    }

    pub fn edge(&self, edge: u32) -> &Edge<C> {
        &self.edges[edge as usize]
    }

    pub fn edge_mut(&mut self, edge: u32) -> &mut Edge<C> {
        &mut self.edges[edge as usize]
    }

    pub fn add_node(&mut self, by: Asks) -> u32 {
        let blank = [Worth::default(); MOST_SEATS];
        self.nodes.push(Node {
            by,
            first: 0,
            count: 0,
            room: 0,
            visits: 0,
            sum: blank,
            worths: blank,
        });
        self.nodes.len() as u32 - 1
    }

    /// The numbers of a node's edges.
    pub fn span(&self, node: u32) -> std::ops::Range<u32> {
        let node = self.node(node);
        node.first..node.first + u32::from(node.count)
    }

    pub fn edges(&self, node: u32) -> &[Edge<C>] {
        let span = self.span(node);
        &self.edges[span.start as usize..span.end as usize]
    }

    /// Gives a node its first edges.
    pub fn expand(&mut self, node: u32, edges: impl Iterator<Item = Edge<C>>) {
        let first = self.edges.len();
        self.edges.extend(edges.take(usize::from(u16::MAX)));
        let count = (self.edges.len() - first) as u16;
        let node = self.node_mut(node);
        (node.first, node.count, node.room) = (first as u32, count, count);
    }

    /// One more edge for a node; a node that has no room left moves its edges to the end.
    pub fn add_edge(&mut self, node: u32, edge: Edge<C>) -> u32 {
        let Node { first, count, room, .. } = *self.node(node);
        if count == room {
            let (start, wanted) = (self.edges.len(), (room * 2).max(FIRST_ROOM));
            self.edges.extend_from_within(first as usize..first as usize + usize::from(count));
            self.edges.resize(start + usize::from(wanted), Edge::new(None, 0.0));
            let node = self.node_mut(node);
            (node.first, node.room) = (start as u32, wanted);
        }
        let node = self.node_mut(node);
        let number = node.first + u32::from(node.count);
        node.count += 1;
        self.edges[number as usize] = edge;
        number
    }

    /// The edge of a choice, if the node has it.
    pub fn find(&self, node: u32, choice: Option<C>) -> Option<u32> {
        let code = code(choice);
        self.span(node).find(|&edge| {
            let edge = self.edge(edge);
            edge.code == code && edge.choice == choice
        })
    }

    /// Makes `node` the root and forgets everything that is not below it.
    pub fn descend(&mut self, node: u32) {
        let (mut nodes, mut edges, mut moved) = std::mem::take(&mut self.spare);
        nodes.clear();
        edges.clear();
        moved.clear();
        moved.resize(self.nodes.len(), NOWHERE);
        nodes.push(*self.node(node));
        moved[node as usize] = ROOT;
        let mut next = 0;
        while let Some(&Node { first, count, .. }) = nodes.get(next) {
            let start = edges.len();
            edges.extend_from_slice(&self.edges[first as usize..][..usize::from(count)]);
            for edge in edges[start..].iter_mut().filter(|edge| edge.node != NOWHERE) {
                let to = &mut moved[edge.node as usize];
                if *to == NOWHERE {
                    *to = nodes.len() as u32;
                    nodes.push(*self.node(edge.node));
                }
                edge.node = *to;
            }
            (nodes[next].first, nodes[next].room) = (start as u32, count);
            next += 1;
        }
        self.transpositions.retain(|_, node| {
            *node = moved[*node as usize];
            *node != NOWHERE
        });
        std::mem::swap(&mut self.nodes, &mut nodes);
        std::mem::swap(&mut self.edges, &mut edges);
        self.spare = (nodes, edges, moved);
    }
}
