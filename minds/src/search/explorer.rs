//! One tree and what a thread needs to grow it.

use super::settings::SearchSettings;
use super::stop::Limit;
use super::taste::{POINTS_A_WIN, Taste};
use super::tree::{Edge, NOWHERE, ROOT, Tree, code};
use crate::judge::{Judge, Worth, Worths, finished};
use foldhash::quality::FixedState;
use kernel::View;
use kernel::{Asks, Dice, Eyes, Fast, Insight, Seat, Silent};
use std::hash::{BuildHasher, Hash};

/// Names states for the transposition table. Fixed, so that the same seed grows the same tree.
const HASHER: FixedState = FixedState::with_seed(0);

/// One tree and what a thread needs to grow it. Its rooms to work in are kept, so that an
/// iteration allocates nothing but the tree's own growth.
pub struct Explorer<G: Insight, J> {
    pub tree: Tree<G::Choice>,
    judge: J,
    dice: Fast,
    /// Choices made since the tree was planted.
    depth: u64,
    path: Vec<PathStep>,
    choices: Vec<G::Choice>,
    codes: Codes,
    priors: Vec<f32>,
    gaps: Vec<f32>,
    fresh: Vec<Edge<G::Choice>>,
}

/// A choice on the way down, by the numbers of its node and its edge.
#[derive(Clone, Copy)]
struct PathStep {
    node: u32,
    edge: u32,
}

/// What is known of a position before it is looked at.
#[derive(Clone, Copy)]
struct Known {
    /// Its choices stand in the list.
    is_listed: bool,
    /// Only the searching seat has chosen since the root: every world asks and allows the same here.
    is_sure: bool,
}

/// What stays the same during a thought.
pub struct Inquiry<'a, G: Insight> {
    pub view: &'a View<G>,
    pub settings: &'a SearchSettings,
    pub taste: Taste,
    /// The only choice at the root to look into, if not the most promising.
    pub only: Option<G::Choice>,
}

impl<G: Insight, J: Judge<G>> Explorer<G, J> {
    pub fn new(judge: J, dice: Fast, most_nodes: usize) -> Self {
        Explorer {
            tree: Tree::new(most_nodes),
            judge,
            dice,
            depth: 0,
            path: Vec::new(),
            choices: Vec::new(),
            codes: Codes::default(),
            priors: Vec::new(),
            gaps: Vec::new(),
            fresh: Vec::new(),
        }
    }

    pub fn take_dice(&mut self, dice: Fast) {
        self.dice = dice;
    }

    /// Begins anew at what the view shows. The root's choices are known from then on.
    pub fn plant(&mut self, inquiry: &Inquiry<G>) {
        self.tree.clear();
        self.depth = 0;
        let world = inquiry.view.imagine(&mut self.dice);
        self.tree.add_node(world.asks());
        if let Asks::Seat(seat) = world.asks() {
            world.choices(&mut self.choices);
            self.expand(inquiry, &world, ROOT, seat);
        }
    }

    /// Whether the tree has looked into a choice at the root.
    pub fn knows(&self, choice: G::Choice) -> bool {
        let edge = self.tree.find(ROOT, Some(choice));
        edge.is_some_and(|edge| {
            let node = self.tree.edge(edge).node;
            node != NOWHERE && self.tree.node(node).is_expanded()
        })
    }

    /// Goes down to a choice that the tree knows.
    pub fn follow(&mut self, choice: G::Choice) -> bool {
        let edge = self.tree.find(ROOT, Some(choice));
        edge.is_some_and(|edge| {
            self.tree.descend(self.tree.edge(edge).node);
            self.depth += 1;
            true
        })
    }

    /// Up to so many iterations; says how many there were.
    pub fn run(&mut self, inquiry: &Inquiry<G>, iterations: u64, limit: &Limit) -> u64 {
        for number in 0..iterations {
            if limit.is_reached(number) {
                return number;
            }
            self.iterate(inquiry);
        }
        iterations
    }

    /// One imagined world (a determinization), from the root to a new node, and back with its judgement.
    pub fn iterate(&mut self, inquiry: &Inquiry<G>) {
        let mut world = inquiry.view.imagine(&mut self.dice);
        self.path.clear();
        let (mut node, mut last) = (ROOT, None);
        let (root, mut is_own) = (world.asks(), true);
        let mut is_listed = false;
        let worths = loop {
            let by = world.asks();
            if by == Asks::Nobody {
                break finished(&world, inquiry.taste.seats);
            }
            let chosen = match by {
                // Worlds that look alike may still ask different seats: then there is no telling.
                _ if by != self.tree.node(node).by => None,
                Asks::Seat(seat) => {
                    let known = Known { is_listed, is_sure: is_own && by == root };
                    self.select(inquiry, &world, node, seat, known)
                }
                _ => self.draw(inquiry, &world, node),
            };
            let Some((edge, choice)) = chosen else { break self.rollout(inquiry, world, last) };
            if let Asks::Seat(seat) = by {
                last = Some(seat);
            }
            is_own &= by == root;
            world.apply(choice, &mut Silent);
            is_listed = inquiry.settings.skips_forced
                && skip_forced(&mut world, inquiry.view.eyes(), &mut self.choices);
            self.path.push(PathStep { node, edge });
            if self.tree.edge(edge).node == NOWHERE {
                if self.tree.is_full() {
                    node = NOWHERE;
                    break self.rollout(inquiry, world, last);
                }
                let met = match inquiry.settings.shares_transpositions
                    && is_own
                    && world.asks() == root
                {
                    true => {
                        // Ways of the same length only, so that no way leads in a circle.
                        let depth = self.depth + self.path.len() as u64;
                        self.tree.transposition(HASHER.hash_one(&world).wrapping_add(depth))
                    }
                    false => None,
                };
                let number = met.unwrap_or_else(|| self.tree.add_node(world.asks()));
                self.tree.edge_mut(edge).node = number;
            }
            node = self.tree.edge(edge).node;
        };
        if node != NOWHERE {
            self.tree.node_mut(node).add(&worths);
        }
        self.back_up(inquiry, &worths);
    }

    /// Chance draws with its true odds.
    fn draw(&mut self, inquiry: &Inquiry<G>, world: &G, node: u32) -> Option<(u32, G::Choice)> {
        let choice = world.draw(&mut self.dice);
        let key = match inquiry.settings.splits_chance {
            true => world.redact_choice(choice, inquiry.view.eyes()),
            false => None,
        };
        let edge = match self.tree.find(node, key) {
            Some(edge) => edge,
            None if self.tree.is_full() => return None,
            None => self.tree.add_edge(node, Edge::new(key, 0.0)),
        };
        Some((edge, choice))
    }

    /// The choice to look into; nothing when this position is new and has to be judged first.
    fn select(
        &mut self,
        inquiry: &Inquiry<G>,
        world: &G,
        node: u32,
        seat: Seat,
        known: Known,
    ) -> Option<(u32, G::Choice)> {
        if !known.is_listed {
            world.choices(&mut self.choices);
        }
        if !self.tree.node(node).is_expanded() {
            let is_new = self.tree.node(node).visits == 0 && self.choices.len() > 1;
            if is_new || self.tree.is_full() {
                return None;
            }
            self.expand(inquiry, world, node, seat);
        }
        let edge = match inquiry.only {
            Some(only) if node == ROOT => self.tree.find(ROOT, Some(only))?,
            _ => self.best_edge(inquiry, world, node, seat, known.is_sure)?,
        };
        let choice = match self.tree.edge(edge).choice {
            Some(choice) => choice,
            None => self.secret_choice(inquiry, world),
        };
        Some((edge, choice))
    }

    /// Gives a node its edges, the most likely first.
    fn expand(&mut self, inquiry: &Inquiry<G>, world: &G, node: u32, seat: Seat) {
        self.weigh(inquiry, world, seat);
        let eyes = inquiry.view.eyes();
        self.fresh.clear();
        for (at, (&choice, &prior)) in self.choices.iter().zip(&self.priors).enumerate() {
            let key = seen_by(world, choice, seat, eyes);
            let value = self.gaps.get(at).copied().unwrap_or(0.0);
            match self.fresh.iter_mut().find(|edge| key.is_none() && edge.choice.is_none()) {
                Some(edge) => edge.prior += prior,
                None => self.fresh.push(Edge { at: at as u16, value, ..Edge::new(key, prior) }),
            }
        }
        self.fresh.sort_by(|a, b| b.prior.total_cmp(&a.prior).then(a.at.cmp(&b.at)));
        if inquiry.settings.oversight > 0.0 && eyes.are(seat) {
            for edge in self.fresh.iter_mut().skip(1) {
                edge.is_overlooked = unit(&mut self.dice) < inquiry.settings.oversight;
            }
        }
        self.tree.expand(node, self.fresh.drain(..));
    }

    /// Fills `priors` with the odds of `choices` at a first glance, which add up to 1, and `gaps` with
    /// how much less than the best each looks to be worth.
    fn weigh(&mut self, inquiry: &Inquiry<G>, world: &G, seat: Seat) {
        let temperature = inquiry.settings.temperature * G::STAKES;
        self.priors.clear();
        self.priors.extend(self.choices.iter().map(|&choice| world.lean(choice)));
        self.gaps.clear();
        if temperature > 0.0 && self.choices.len() > 1 {
            self.judge.begin_siblings();
            for (&choice, lean) in self.choices.iter().zip(&mut self.priors) {
                let mut after = world.clone();
                after.apply(choice, &mut Silent);
                let mut points = self.judge.hunch(&after, seat);
                if inquiry.settings.blur > 0.0 && inquiry.view.eyes().are(seat) {
                    points += inquiry.settings.blur * POINTS_A_WIN * gaussian(&mut self.dice);
                }
                self.gaps.push(points);
                *lean += points / temperature;
            }
            let most = self.gaps.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            self.gaps.iter_mut().for_each(|gap| *gap = (*gap - most) / POINTS_A_WIN);
        }
        self.softmax();
    }

    /// Fills `priors` with the odds of `choices` before any thought, which add up to 1.
    fn lean(&mut self, world: &G) {
        self.priors.clear();
        self.priors.extend(self.choices.iter().map(|&choice| world.lean(choice)));
        self.softmax();
    }

    /// Makes odds of logarithms (softmax).
    fn softmax(&mut self) {
        let most = self.priors.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for lean in &mut self.priors {
            *lean = (*lean - most).exp();
            sum += *lean;
        }
        self.priors.iter_mut().for_each(|lean| *lean /= sum);
    }

    /// The most promising edge of those that this world allows, by PUCT: its value, and more the likelier
    /// it seemed and the less it was tried. Only the first few count (progressive widening).
    fn best_edge(
        &mut self,
        inquiry: &Inquiry<G>,
        world: &G,
        node: u32,
        seat: Seat,
        is_sure: bool,
    ) -> Option<u32> {
        let SearchSettings { exploration, reserve, own, others, .. } = *inquiry.settings;
        let exploration = exploration * G::STAKES;
        let widening = if inquiry.view.eyes().are(seat) { own } else { others };
        let mut width = widening.width(self.tree.node(node).visits);
        let untried = inquiry.taste.utility(&self.tree.node(node).worths, seat) - reserve;
        let (mut best, mut best_score, mut met) = (None, f32::NEG_INFINITY, 0);
        let eyes = inquiry.view.eyes();
        if !is_sure {
            self.codes.read(&self.choices);
        }
        for number in self.tree.span(node) {
            let edge = self.tree.edge_mut(number);
            match edge.choice {
                Some(choice) => {
                    if !is_sure
                        && !self.codes.find(edge.code).is_some_and(|at| self.choices[at] == choice)
                    {
                        continue;
                    }
                    met += 1;
                }
                None => {
                    let is_secret = |&&c: &&G::Choice| seen_by(world, c, seat, eyes).is_none();
                    let secret = self.choices.iter().filter(is_secret).count();
                    if secret == 0 {
                        continue;
                    }
                    met += secret;
                }
            }
            edge.seen += 1;
            if edge.is_overlooked || width == 0 {
                continue;
            }
            width -= 1;
            let value = if edge.visits > 0 { edge.value } else { untried + edge.value };
            let puct = edge.prior * (edge.seen as f32).sqrt() / (1 + edge.visits) as f32;
            let score = value + exploration * puct;
            if score > best_score {
                (best, best_score) = (Some(number), score);
            }
        }
        if met < self.choices.len() {
            self.add_missing(inquiry, world, node, seat);
        }
        best
    }

    /// Another world allows more than the one in which the node was expanded.
    fn add_missing(&mut self, inquiry: &Inquiry<G>, world: &G, node: u32, seat: Seat) {
        self.lean(world);
        for at in 0..self.choices.len() {
            let key = seen_by(world, self.choices[at], seat, inquiry.view.eyes());
            if self.tree.find(node, key).is_none() && !self.tree.is_full() {
                let edge = Edge { at: at as u16, ..Edge::new(key, self.priors[at]) };
                self.tree.add_edge(node, edge);
            }
        }
    }

    /// What somebody does in secret is not for these eyes to plan: they expect what is likely.
    fn secret_choice(&mut self, inquiry: &Inquiry<G>, world: &G) -> G::Choice {
        let Asks::Seat(seat) = world.asks() else { unreachable!("a seat is asked") };
        let eyes = inquiry.view.eyes();
        self.choices.retain(|&choice| seen_by(world, choice, seat, eyes).is_none());
        self.likely_choice(world)
    }

    /// One of `choices`, by the odds before any thought.
    fn likely_choice(&mut self, world: &G) -> G::Choice {
        self.lean(world);
        let mut left = unit(&mut self.dice);
        for (&choice, &share) in self.choices.iter().zip(&self.priors) {
            left -= share;
            if left < 0.0 {
                return choice;
            }
        }
        self.choices[self.choices.len() - 1]
    }

    /// A rollout: plays on for a few turns and judges what comes of it. Chance never waits to be judged.
    fn rollout(&mut self, inquiry: &Inquiry<G>, mut world: G, mut last: Option<Seat>) -> Worths {
        let mut turns = 0;
        loop {
            let choice = match world.asks() {
                Asks::Nobody => return finished(&world, inquiry.taste.seats),
                Asks::Chance => world.draw(&mut self.dice),
                Asks::Seat(seat) => {
                    turns += u8::from(last != Some(seat));
                    if turns >= inquiry.settings.rollout_turns {
                        break;
                    }
                    last = Some(seat);
                    world.choices(&mut self.choices);
                    self.likely_choice(&world)
                }
            };
            world.apply(choice, &mut Silent);
        }
        let mut worths = self.judge.judge(&world);
        let blur = inquiry.settings.blur;
        if blur > 0.0 {
            for worth in &mut worths[..usize::from(inquiry.taste.seats)] {
                worth.win += blur * gaussian(&mut self.dice);
                worth.points += blur * POINTS_A_WIN * gaussian(&mut self.dice);
            }
        }
        worths
    }

    /// Every node on the way learns what came of it.
    fn back_up(&mut self, inquiry: &Inquiry<G>, worths: &Worths) {
        while let Some(PathStep { node, edge: number }) = self.path.pop() {
            self.tree.node_mut(node).add(worths);
            let by = self.tree.node(node).by;
            let child = self.tree.edge(number).node;
            let below = if child == NOWHERE { *worths } else { self.tree.node(child).worths };
            let edge = self.tree.edge_mut(number);
            edge.visits += 1;
            let Asks::Seat(seat) = by else { continue };
            let utility = inquiry.taste.utility(&below, seat);
            match child {
                NOWHERE if edge.visits > 1 => {
                    edge.value += (utility - edge.value) / edge.visits as f32
                }
                _ => edge.value = utility,
            }
            self.trust_best(inquiry, node);
        }
    }

    /// Whoever chooses will choose the best: a node is worth that rather than the average.
    fn trust_best(&mut self, inquiry: &Inquiry<G>, node: u32) {
        let trust = inquiry.settings.trust;
        let tried = self.tree.edges(node).iter().filter(|e| e.visits > 0 && e.node != NOWHERE);
        let Some(best) = tried.max_by(|a, b| a.value.total_cmp(&b.value)) else { return };
        let best = self.tree.node(best.node).worths;
        for (worth, best) in self.tree.node_mut(node).worths.iter_mut().zip(best) {
            *worth = Worth {
                win: worth.win + trust * (best.win - worth.win),
                points: worth.points + trust * (best.points - worth.points),
            };
        }
    }
}

/// The codes of a list of choices. A node that differs from world to world may have hundreds of
/// edges, of which a world allows a few: most are told from the list by one bit.
#[derive(Default)]
struct Codes {
    all: Vec<u32>,
    /// A bit for the last digits of each code.
    bits: [u64; 4],
}

impl Codes {
    fn read<C: Copy + Hash>(&mut self, choices: &[C]) {
        self.all.clear();
        self.all.extend(choices.iter().map(|&choice| code(Some(choice))));
        self.bits = [0; 4];
        for code in &self.all {
            let (word, bit) = Codes::place(*code);
            self.bits[word] |= bit;
        }
    }

    /// Where in the list the choice with that code stands.
    #[inline]
    fn find(&self, code: u32) -> Option<usize> {
        let (word, bit) = Codes::place(code);
        if self.bits[word] & bit == 0 {
            return None;
        }
        self.all.iter().position(|&one| one == code)
    }

    fn place(code: u32) -> (usize, u64) {
        (usize::from(code as u8 >> 6), 1 << (code & 63))
    }
}

/// Answers the questions of these eyes that have one answer. Says whether they are asked something
/// else now, with the choices in the list.
pub fn skip_forced<G: Insight>(world: &mut G, eyes: Eyes, list: &mut Vec<G::Choice>) -> bool {
    while matches!(world.asks(), Asks::Seat(seat) if eyes.are(seat)) {
        match world.forced(list) {
            Some(only) => world.apply(only, &mut Silent),
            None => return true,
        }
    }
    false
}

/// A choice as the searching eyes see it. Their own are never secret to them.
fn seen_by<G: Insight>(world: &G, choice: G::Choice, seat: Seat, eyes: Eyes) -> Option<G::Choice> {
    if eyes.are(seat) { Some(choice) } else { world.redact_choice(choice, eyes) }
}

/// A number from 0 to 1, 1 excluded.
fn unit(dice: &mut Fast) -> f32 {
    dice.below(1 << 24) as f32 / (1 << 24) as f32
}

/// A number around 0 with a standard deviation of 1, nearly normal.
fn gaussian(dice: &mut Fast) -> f32 {
    (0..12).map(|_| unit(dice)).sum::<f32>() - 6.0
}
