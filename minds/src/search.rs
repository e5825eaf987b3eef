//! The search: Monte Carlo tree search (MCTS) over imagined worlds, one tree over atomic choices.
//!
//! Each iteration imagines a world from the view it was given, the only thing it ever holds
//! (determinization); goes down the tree, everybody choosing what is best for themselves (max^n) by
//! PUCT with progressive widening, chance with its true odds; and judges the first new position,
//! after a short rollout if the settings ask for one. The tree is one over all worlds, as in
//! information-set MCTS: what the searching eyes cannot see shares one edge, so that no plan leans on
//! a secret.
//!
//! It knows no game. Everything about one comes from [`Insight`] and from the [`Judge`].

mod advice;
mod explorer;
mod settings;
mod stop;
mod taste;
mod tree;

pub use advice::{Advice, Opinion, Step};
pub use settings::{Bounds, Budget, SearchSettings, SettingsError, Widening};
pub use stop::Stop;

use crate::judge::Judge;
use explorer::{Explorer, Inquiry, skip_forced};
use kernel::View;
use kernel::{Asks, Insight, Silent};
use std::time::{Duration, Instant};
use taste::Taste;
use tree::{ROOT, Tree};

/// The part of a turn's budget for its first choice.
const FIRST: f64 = 0.5;
/// The part of what is left for each further choice.
const FURTHER: f64 = 0.25;

/// Thinks about one seat's choices. The trees live on from choice to choice within a turn.
///
/// ```
/// use kernel::{Asks, ContentSet, Eyes, Options, Rules, Silent, View, dice};
/// use minds::Learned;
/// use minds::search::{Budget, Search, SearchSettings};
/// use tzolkin::{Content, Tzolkin};
///
/// let mut state = Tzolkin::begin(Content::built_in(), &Options::new(2)).expect("two may play");
/// let mut dice = dice::fast(7, 0);
/// while state.asks() == Asks::Chance {
///     state.apply(state.draw(&mut dice), &mut Silent);
/// }
/// let Asks::Seat(seat) = state.asks() else { unreachable!("the game has just begun") };
///
/// let judge = Learned::built_in::<Tzolkin>().expect("it comes with weights");
/// let mut search = Search::new(judge, SearchSettings::new(Budget::iterations(20)), 1)?;
/// let advice = search.think(&View::of(&state, Eyes::Seat(seat)));
/// assert!(advice.best().is_some_and(|choice| state.is_possible(choice)));
/// # Ok::<(), minds::search::SettingsError>(())
/// ```
pub struct Search<G: Insight, J: Judge<G>> {
    settings: SearchSettings,
    explorers: Vec<Explorer<G, J>>,
    view: Option<View<G>>,
    /// What this turn may still take.
    left: Budget,
    stop: Stop,
    iterations: u64,
    elapsed: Duration,
}

impl<G: Insight, J: Judge<G>> Search<G, J> {
    /// With a budget in iterations, the same seed makes the same choices.
    pub fn new(
        judge: J,
        settings: SearchSettings,
        seed: u64,
    ) -> Result<Search<G, J>, SettingsError> {
        settings.check()?;
        let explorer = |number: usize| {
            let dice = kernel::dice::fast(seed, number as u64);
            Explorer::new(judge.clone(), dice, settings.most_nodes)
        };
        Ok(Search {
            settings,
            explorers: (0..settings.threads).map(explorer).collect(),
            view: None,
            left: settings.budget,
            stop: Stop::default(),
            iterations: 0,
            elapsed: Duration::ZERO,
        })
    }

    /// Forgets everything and begins with this seed.
    pub fn restart(&mut self, seed: u64) {
        self.view = None;
        for (number, explorer) in (0..).zip(&mut self.explorers) {
            explorer.take_dice(kernel::dice::fast(seed, number));
        }
    }

    /// Forgets its trees and gives their memory back; the next question begins new ones.
    pub fn rest(&mut self) {
        self.view = None;
        for explorer in &mut self.explorers {
            explorer.tree = Tree::new(self.settings.most_nodes);
        }
    }

    /// Nodes of all its trees.
    pub fn nodes(&self) -> usize {
        self.explorers.iter().map(|explorer| explorer.tree.len()).sum()
    }

    /// The same search, stopped by a stop that others heed too.
    pub fn heeding(self, stop: &Stop) -> Search<G, J> {
        Search { stop: stop.clone(), ..self }
    }

    /// Stops this search from any thread.
    pub fn stop(&self) -> Stop {
        self.stop.clone()
    }

    /// Thinks about what the view asks, as long as a choice of this turn may take, and says what it
    /// would do. A question with one answer takes no time.
    pub fn think(&mut self, view: &View<G>) -> Advice<G::Choice> {
        if let Some(only) = self.forced(view) {
            return Advice::only(view.state().asks(), only);
        }
        let goes_on = self.look(view);
        if !goes_on {
            self.left = self.settings.budget;
        }
        if self.explorers[0].tree.edges(ROOT).len() > 1 {
            let budget = self.left.share(if goes_on { FURTHER } else { FIRST });
            let (iterations, elapsed) = (self.iterations, self.elapsed);
            self.run(budget);
            self.left = self.left.less(self.iterations - iterations, self.elapsed - elapsed);
        }
        self.advice()
    }

    /// The only answer to a question that the trees have no node for.
    fn forced(&self, view: &View<G>) -> Option<G::Choice> {
        let is_skipped = self.settings.skips_forced;
        is_skipped.then(|| view.state().forced(&mut Vec::new())).flatten()
    }

    /// Turns to what the view shows. Says whether the turn goes on with a choice that the trees
    /// know; else they begin anew.
    pub fn look(&mut self, view: &View<G>) -> bool {
        (self.iterations, self.elapsed) = (0, Duration::ZERO);
        let before = self.view.replace(view.clone());
        let goes_on = before.is_some_and(|before| self.follow(&before, view));
        if !goes_on {
            let Search { explorers, settings, .. } = self;
            let inquiry = inquiry(view, settings);
            explorers.iter_mut().for_each(|explorer| explorer.plant(&inquiry));
        }
        goes_on
    }

    /// Goes down to the choice that has led from one view to the other, if there is one.
    fn follow(&mut self, before: &View<G>, now: &View<G>) -> bool {
        if before.eyes() != now.eyes() || before.state().asks() != now.state().asks() {
            return false;
        }
        let edges = self.explorers[0].tree.edges(ROOT);
        let made = edges.iter().filter_map(|edge| edge.choice).find(|&choice| {
            let mut world = before.imagine(&mut kernel::dice::fast(0, 0));
            if world.refuse(choice).is_some() {
                return false;
            }
            world.apply(choice, &mut Silent);
            if self.settings.skips_forced {
                skip_forced(&mut world, now.eyes(), &mut Vec::new());
            }
            View::of(&world, now.eyes()) == *now
        });
        let Some(made) = made else { return false };
        let goes_on = |explorer: &mut Explorer<G, J>| explorer.follow(made);
        // All trees follow or none does: they have to speak of the same moment.
        self.explorers.iter().all(|explorer| explorer.knows(made))
            && self.explorers.iter_mut().all(goes_on)
    }

    /// Thinks on about what it looks at; ends early when it is stopped. Nothing happens before the
    /// first [`Search::look`].
    pub fn run(&mut self, budget: Budget) {
        self.explore(budget, None);
    }

    /// Looks into one choice alone, so that it can be compared with one that was tried more often.
    pub fn look_into(&mut self, choice: G::Choice, budget: Budget) {
        self.explore(budget, Some(choice));
    }

    fn explore(&mut self, budget: Budget, only: Option<G::Choice>) {
        let Search { explorers, settings, view: Some(view), stop, .. } = self else { return };
        if !matches!(view.state().asks(), Asks::Seat(_)) {
            return;
        }
        let begun = Instant::now();
        let (inquiry, count) =
            (Inquiry { only, ..inquiry(view, settings) }, explorers.len() as u64);
        let deadline = budget.time.map(|time| begun + time);
        let share = |number: u64| {
            let all = budget.iterations.unwrap_or(u64::MAX);
            all / count + u64::from(number < all % count)
        };
        let limit = stop::Limit { stop, deadline };
        self.iterations += match &mut explorers[..] {
            [one] => one.run(&inquiry, share(0), &limit),
            many => std::thread::scope(|scope| {
                let threads: Vec<_> = (0..)
                    .zip(many)
                    .map(|(number, one)| {
                        let (inquiry, limit) = (&inquiry, &limit);
                        scope.spawn(move || one.run(inquiry, share(number), limit))
                    })
                    .collect();
                let ran = |thread: std::thread::ScopedJoinHandle<'_, u64>| {
                    thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
                };
                threads.into_iter().map(ran).sum()
            }),
        };
        self.elapsed += begun.elapsed();
    }

    /// What it would do now, and what it thinks of every choice.
    pub fn advice(&self) -> Advice<G::Choice> {
        let trees: Vec<_> = self.explorers.iter().map(|explorer| &explorer.tree).collect();
        let mut advice = Advice::of(&trees);
        (advice.iterations, advice.elapsed) = (self.iterations, self.elapsed);
        advice
    }
}

fn inquiry<'a, G: Insight>(view: &'a View<G>, settings: &'a SearchSettings) -> Inquiry<'a, G> {
    let seats = view.state().seats();
    Inquiry { view, settings, only: None, taste: Taste::new(seats, settings.ambition) }
}
