//! One game of self-play: what was seen, and what it turned out to be worth.

use super::exploration::{Biased, ExplorationBias, whims, wish};
use super::settings::LearnSettings;
use crate::judge::{Learned, MOST_SEATS, Worths, finished, worths};
use crate::net::{Net, POINTS};
use crate::search::{Advice, Search};
use kernel::View;
use kernel::{
    Asks, ContentSet, Dice, Eyes, Fast, Features, Hidden, Insight, Options, Seat, Silent,
};
use std::sync::Arc;

/// Positions of one game with what they should have been judged.
#[derive(Default)]
pub struct Episode {
    /// The features of all positions, seat by seat.
    pub features: Vec<(u16, f32)>,
    /// Where the features of a position for a seat end.
    pub ends: Vec<u32>,
    pub positions: Vec<Sample>,
    /// Final points, and how many sat there, for the report.
    pub result: Worths,
    pub seats: usize,
    pub is_plain: bool,
}

/// One position to learn from: its first entry in `ends`, and its targets.
#[derive(Clone, Copy)]
pub struct Sample {
    pub first: u32,
    pub seats: u8,
    /// What whoever came here could look forward to: what it was judged when it was played or,
    /// after a trial, what the best choice was judged.
    pub judged: Worths,
    /// What a search found it worth, if one thought about it.
    thought: Option<Worths>,
    /// What it should be judged.
    pub target: Worths,
    /// What led here was a trial: what comes after says nothing about what came before.
    is_trial: bool,
}

impl Episode {
    /// The features of a position for its `k`-th seat.
    #[inline]
    pub fn seen(&self, position: &Sample, k: usize) -> &[(u16, f32)] {
        let entry = position.first as usize + k;
        let start = if entry == 0 { 0 } else { self.ends[entry - 1] as usize };
        &self.features[start..self.ends[entry] as usize]
    }

    /// Plays one game.
    pub fn play<G: Insight>(net: &Arc<Net>, settings: &LearnSettings, number: u64) -> Episode {
        let mut dice = kernel::dice::fast(settings.seed, number);
        let options = options::<G>(settings, &mut dice);
        let state = G::begin(G::Content::built_in(), &options).expect("the setup is possible");
        let (seats, is_plain) = (state.seats(), options == G::setups(options.seats)[0]);
        let whims = Arc::new(whims::<G>(settings, seats, &mut dice));
        let is_astray = dice.below(1000) < settings.astray;
        let lost = if is_astray { dice.below(LOST * u32::from(seats)) } else { 0 };
        // Half of the games begin with as many gifts as there are seats: what comes early is used for
        // long.
        let is_gifted = settings.gifts > 0 && dice.below(2) == 0;
        let learned = Learned::new(net.clone());
        let biased = Biased::new(learned.clone(), whims.clone());
        let mut game = SelfPlay::<G> {
            net,
            search: settings.search(learned, number),
            biased: settings.search(biased, number),
            settings,
            dice,
            features: Features::default(),
            choices: Vec::new(),
            worths: Vec::new(),
            wishes: Vec::new(),
            whims,
            lost,
            early: if is_gifted { seats } else { 0 },
            is_kept: false,
            episode: Episode { seats: seats.into(), is_plain, ..Episode::default() },
        };
        game.play(state);
        let mut episode = game.episode;
        episode.look_back(settings.lambda as f32);
        episode
    }

    /// The targets of TD(λ), from the end backwards: a mixture of what the position was found worth, or else the
    /// next one was judged, and of what that should have been judged.
    fn look_back(&mut self, lambda: f32) {
        let mut after = self.result;
        let mut judged = self.result;
        for position in self.positions.iter_mut().rev() {
            let next = position.thought.unwrap_or(judged);
            for ((target, next), far) in position.target.iter_mut().zip(next).zip(after) {
                target.win = next.win + lambda * (far.win - next.win);
                target.points = next.points + lambda * (far.points - next.points);
            }
            (after, judged) = (position.target, position.thought.unwrap_or(position.judged));
            if position.is_trial {
                (after, judged) = (position.judged, position.judged);
            }
        }
    }
}

/// A setup for one game: mostly the plain game, sometimes any other.
fn options<G: Hidden>(settings: &LearnSettings, dice: &mut Fast) -> Options {
    let range = G::seat_range();
    let (least, most) = (*range.start(), *range.end());
    let seats = match settings.seats {
        Some(seats) => seats,
        None => {
            let drawn = u32::from(least) + dice.below(u32::from(most - least) + 1 + settings.fours);
            if drawn > u32::from(most) { most.min(4) } else { drawn as u8 }
        }
    };
    let mut setups = G::setups(seats);
    let is_plain = dice.below(100) < settings.plain;
    let which = if is_plain { 0 } else { dice.below(setups.len() as u32) as usize };
    setups.swap_remove(which)
}

/// A game of self-play that is going on.
struct SelfPlay<'a, G: Insight> {
    net: &'a Net,
    /// Plays in earnest, if the settings say so.
    search: Option<Search<G, Learned>>,
    /// Plays by whim, likewise.
    biased: Option<Search<G, Biased>>,
    settings: &'a LearnSettings,
    dice: Fast,
    features: Features,
    choices: Vec<G::Choice>,
    /// What each choice is judged, and how much it is wished for.
    worths: Vec<f32>,
    wishes: Vec<f32>,
    whims: Arc<ExplorationBias>,
    /// So many choices are still made astray.
    lost: u32,
    /// So many gifts are still to come early.
    early: u8,
    /// The position at hand is the last of the episode.
    is_kept: bool,
    episode: Episode,
}

/// The most choices astray at the beginning of a game, for each seat.
const LOST: u32 = 40;
/// Of a thousand choices, how many come after a gift while some are to come early.
const EARLY: u32 = 500;

impl<G: Insight> SelfPlay<'_, G> {
    fn play(&mut self, mut state: G) {
        for _ in 0..G::LONGEST {
            match state.asks() {
                Asks::Nobody => break,
                Asks::Chance => {
                    let choice = state.draw(&mut self.dice);
                    state.apply(choice, &mut Silent);
                    self.is_kept = false;
                }
                Asks::Seat(seat) => {
                    self.give(&mut state);
                    self.choose(&mut state, seat);
                }
            }
        }
        self.episode.result = finished(&state, state.seats());
    }

    /// A gift to somebody, now and then. It says nothing about what came before.
    fn give(&mut self, state: &mut G) {
        let odds = if self.early > 0 { EARLY } else { self.settings.gifts };
        if odds == 0 || self.dice.below(1000) >= odds {
            return;
        }
        let before = self.judge(state);
        let to = Seat(self.dice.below(state.seats().into()) as u8);
        if !state.gift(to, &mut self.dice) {
            return;
        }
        self.early = self.early.saturating_sub(1);
        if self.lost == 0 {
            self.keep(state, Some(before));
            self.is_kept = true;
        }
    }

    fn choose(&mut self, state: &mut G, seat: Seat) {
        let mut choices = std::mem::take(&mut self.choices);
        // What has one answer teaches nothing.
        let skipped = state.skip_forced(&mut choices, &mut Silent);
        if skipped > 0 && state.asks() != Asks::Seat(seat) {
            self.choices = choices;
            self.is_kept = false;
            return;
        }
        if self.lost > 0 {
            self.lost -= 1;
            let stray = self.stray(state, seat, &choices);
            state.apply(stray, &mut Silent);
            self.choices = choices;
            return;
        }
        let (chosen, missed) = match &mut self.search {
            Some(search) => {
                let advice = search.think(&View::of(state, Eyes::Seat(seat)));
                self.follow(advice, seat)
            }
            None => self.glance(state, seat, &choices),
        };
        state.apply(chosen, &mut Silent);
        self.choices = choices;
        let is_wanted = missed.is_some() || self.dice.below(1000) < self.settings.kept;
        self.is_kept = is_wanted && state.asks() != Asks::Nobody;
        if self.is_kept {
            self.keep(state, missed);
        }
    }

    /// One of the choices at the beginning of a game that are not made in earnest.
    fn stray(&mut self, state: &G, seat: Seat, choices: &[G::Choice]) -> G::Choice {
        let view = View::of(state, Eyes::Seat(seat));
        let wished = self.biased.as_mut().and_then(|search| search.think(&view).best());
        if let Some(wished) = wished {
            return wished;
        }
        kernel::at_random::<G>(choices, &mut self.dice).unwrap_or(choices[0])
    }

    /// What looks best one step ahead to whoever has these whims, or a trial; and what was missed by
    /// it.
    fn glance(
        &mut self,
        state: &G,
        seat: Seat,
        choices: &[G::Choice],
    ) -> (G::Choice, Option<Worths>) {
        let best = self.best(state, seat, choices);
        let mut chosen = first_of_most(&self.wishes);
        if self.dice.below(1000) < self.settings.trials {
            chosen = self.tempted(chosen);
        }
        let is_costly = self.worths[chosen] < self.worths[best] - self.settings.harmless as f32;
        let missed = is_costly.then(|| {
            let mut next = state.clone();
            next.apply(choices[best], &mut Silent);
            self.judge(&next)
        });
        (choices[chosen], missed)
    }

    /// What a search found best, or a trial, the likelier the more it was looked into; and what was
    /// missed by it.
    fn follow(&mut self, advice: Advice<G::Choice>, seat: Seat) -> (G::Choice, Option<Worths>) {
        if let (true, Some(position)) = (self.is_kept, self.episode.positions.last_mut()) {
            position.thought = Some(advice.worths);
        }
        let opinions = &advice.opinions;
        let mut chosen = 0;
        if self.dice.below(1000) < self.settings.trials {
            let all: u64 = opinions.iter().map(|opinion| opinion.visits).sum();
            let mut left = u64::from(self.dice.below(all.clamp(1, u64::from(u32::MAX)) as u32));
            while left >= opinions[chosen].visits && chosen + 1 < opinions.len() {
                left -= opinions[chosen].visits;
                chosen += 1;
            }
        }
        let points = |worths: &Worths| worths[seat.index()].points;
        let missed = match (&opinions[0].worths, &opinions[chosen].worths) {
            (Some(best), Some(other)) => {
                let is_costly = points(other) < points(best) - self.settings.harmless as f32;
                is_costly.then_some(*best)
            }
            _ => None,
        };
        (opinions[chosen].choice, missed)
    }

    fn judge(&mut self, state: &G) -> Worths {
        let seats = state.seats();
        if state.asks() == Asks::Nobody {
            return finished(state, seats);
        }
        let mut outs = [[0.0; 2]; MOST_SEATS];
        for seat in Seat::all(seats) {
            state.features(seat, &mut self.features);
            outs[seat.index()] = self.net.forward(self.features.as_slice()).out;
        }
        worths(&outs[..usize::from(seats)])
    }

    /// The choice with the most points to expect; fills `worths` and `wishes`.
    fn best(&mut self, state: &G, seat: Seat, choices: &[G::Choice]) -> usize {
        self.worths.clear();
        self.wishes.clear();
        let whims = &self.whims[seat.index()];
        for &choice in choices {
            let mut next = state.clone();
            next.apply(choice, &mut Silent);
            if next.asks() == Asks::Nobody {
                let points = next.score(seat).0.as_f64() as f32;
                self.worths.push(points);
                self.wishes.push(points);
                continue;
            }
            next.features(seat, &mut self.features);
            let seen = self.features.as_slice();
            let points = self.net.forward(seen).out[1] * POINTS;
            self.worths.push(points);
            self.wishes.push(points + wish(whims, seen));
        }
        first_of_most(&self.worths)
    }

    /// Another choice, the likelier the less it seems to cost: softmax at the settings' temperature.
    fn tempted(&mut self, best: usize) -> usize {
        let top = self.wishes[best];
        let temperature = self.settings.temperature as f32;
        let odds = |wish: f32| ((wish - top) / temperature).exp();
        let sum: f32 = self.wishes.iter().map(|&wish| odds(wish)).sum();
        let mut left = self.dice.below(1 << 20) as f32 / (1 << 20) as f32 * sum;
        for (index, &wish) in self.wishes.iter().enumerate() {
            left -= odds(wish);
            if left < 0.0 {
                return index;
            }
        }
        best
    }

    /// Keeps a position to learn from; `missed` is what the best choice was judged when another one
    /// was tried.
    fn keep(&mut self, state: &G, missed: Option<Worths>) {
        let seats = state.seats();
        let first = self.episode.ends.len() as u32;
        let mut outs = [[0.0; 2]; MOST_SEATS];
        for seat in Seat::all(seats) {
            state.features(seat, &mut self.features);
            outs[seat.index()] = self.net.forward(self.features.as_slice()).out;
            self.episode.features.extend_from_slice(self.features.as_slice());
            self.episode.ends.push(self.episode.features.len() as u32);
        }
        let is_trial = missed.is_some();
        let judged = missed.unwrap_or_else(|| worths(&outs[..usize::from(seats)]));
        let target = judged;
        let thought = None;
        let position = Sample { first, seats, judged, thought, target, is_trial };
        self.episode.positions.push(position);
    }
}

fn first_of_most(numbers: &[f32]) -> usize {
    let mut best = 0;
    for (index, &number) in numbers.iter().enumerate() {
        if number > numbers[best] {
            best = index;
        }
    }
    best
}
