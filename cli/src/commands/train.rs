//! `oikumene train`

use crate::context::Context;
use crate::failure::{Done, Failure, bad};
use crate::games::{Playable, Visitor};
use crate::interrupt::stop_on_interrupt;
use crate::setup::ThreadArgs;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use minds::learn::{Contest, LearnSettings, Learner, Round};
use minds::net::Net;
use minds::search::Stop;
use minds::weights::{Weights, WeightsError};
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Learns to judge a game by playing against itself
///
/// What was learned is written only when it wins a contest against the weights that were there
/// before: those of the file, or else those that come with the program. Ctrl-C stops between two
/// rounds of games; the state of learning stands beside the file, and --resume goes on from there.
#[derive(Args)]
#[command(after_help = "Example:\n  oikumene train tzolkin --minutes 60 --out tzolkin.weights")]
pub struct Train {
    /// The game; `oikumene games` lists them
    pub game: String,
    /// Stop after so many games
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// Stop after so many minutes
    #[arg(long, value_name = "M", conflicts_with = "games", value_parser = clap::value_parser!(u64).range(1..=100_000))]
    minutes: Option<u64>,
    /// Where the weights go; GAME.weights here unless said
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Go on where the last run with this file stopped
    #[arg(long, conflicts_with_all = ["seed", "fresh", "search"])]
    resume: bool,
    /// Begin with nothing learned instead of the old weights
    #[arg(long)]
    fresh: bool,
    /// The same seed and number of games give the same weights, whatever the number of threads
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Play with so many iterations of search a turn, in games and contests, instead of taking what
    /// looks best one step ahead: fewer games, better ones
    #[arg(long, value_name = "IT", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    search: Option<u64>,
    #[command(flatten)]
    manner: Manner,
    /// Games between two contests with the old weights
    #[arg(long, value_name = "K", default_value_t = 5000, value_parser = clap::value_parser!(u64).range(1..))]
    every: u64,
    /// Pairs of games in a contest
    #[arg(long, value_name = "K", default_value_t = 300, value_parser = clap::value_parser!(u64).range(2..=100_000))]
    pairs: u64,
    #[command(flatten)]
    threads: ThreadArgs,
}

/// How it learns, where a game wants it otherwise; a run that goes on keeps its manner.
#[derive(Args)]
#[group(multiple = true, conflicts_with = "resume")]
struct Manner {
    /// The λ of TD(λ), how far targets look ahead: from 0, the next position, to 1, the end of the game
    #[arg(long, alias = "trace", value_name = "X")]
    lambda: Option<f64>,
    /// Of a thousand positions, how many are learned from
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1000))]
    kept: Option<u32>,
    /// How many times more than any other number four sit at the table
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(..=100))]
    fours: Option<u32>,
    /// Always so many at the table, instead of any number that the game seats
    #[arg(long, value_name = "N", conflicts_with = "fours")]
    seats: Option<u8>,
    /// Of a hundred games, how many have no modules
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(..=100))]
    plain: Option<u32>,
    /// How many points a whim is worth at most: who has one plays a whole game by it
    #[arg(long, value_name = "X")]
    whim: Option<f64>,
    /// One theme of the game in so many is the object of a whim
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    rarity: Option<u32>,
    /// Of a thousand choices, how many come after a gift to somebody, where the game has gifts, and
    /// half of the games begin with some: so their worth is learned before anybody has found the way
    /// to them
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(..=1000))]
    gifts: Option<u32>,
    /// The temperature of trials: how many points one may seem to cost
    #[arg(long, alias = "heat", value_name = "X")]
    temperature: Option<f64>,
    /// The learning rate at first; a twentieth of it at the end
    #[arg(long, alias = "pace", value_name = "X")]
    learning_rate: Option<f64>,
    /// Positions in one step of learning
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    batch: Option<u32>,
    /// How much the chance to win counts beside points in what is learned, from 0 to 1
    #[arg(long, value_name = "X")]
    win_share: Option<f64>,
    /// Games after which the learning rate is halved
    #[arg(long, value_name = "K")]
    slowing: Option<f64>,
}

impl Manner {
    fn settings(&self, search: Option<u64>, seed: u64) -> LearnSettings {
        let usual = search.map_or_else(LearnSettings::default, LearnSettings::thoughtful);
        LearnSettings {
            seed,
            lambda: self.lambda.unwrap_or(usual.lambda),
            kept: self.kept.unwrap_or(usual.kept),
            fours: self.fours.unwrap_or(usual.fours),
            seats: self.seats.or(usual.seats),
            plain: self.plain.unwrap_or(usual.plain),
            whim: self.whim.unwrap_or(usual.whim),
            rarity: self.rarity.unwrap_or(usual.rarity),
            gifts: self.gifts.unwrap_or(usual.gifts),
            temperature: self.temperature.unwrap_or(usual.temperature),
            learning_rate: self.learning_rate.unwrap_or(usual.learning_rate),
            least_learning_rate: self.learning_rate.unwrap_or(usual.learning_rate) / 20.0,
            batch: self.batch.map_or(usual.batch, |batch| batch as usize),
            win_share: self.win_share.unwrap_or(usual.win_share),
            slowing: self.slowing.unwrap_or(usual.slowing),
            ..usual
        }
    }
}

pub struct Run<'a>(pub Train, pub &'a mut Context);

impl Visitor for Run<'_> {
    type Out = Done;

    fn visit<G: Playable>(self) -> Done {
        let Run(args, context) = self;
        let out = args.out.clone().unwrap_or_else(|| format!("{}.weights", G::ID).into());
        let pool = args.threads.pool()?;
        let mut school = School::<G>::open(args, out)?;
        let stop = stop_on_interrupt()?;
        if !context.json {
            let state = beside(&school.out);
            writeln!(context.out, "Ctrl-C stops; --resume goes on from {}", state.display())?;
            context.out.flush()?;
        }
        let is_silent = context.json;
        let told = |contest: &str| match is_silent {
            true => Ok(()),
            false => Ok(writeln!(std::io::stdout(), "{contest}")?),
        };
        let report = pool.install(|| school.run(&stop, &told))?;
        if context.json { context.tell(&report) } else { print(&report, &mut context.out) }
    }
}

/// Is told of each contest, in words.
type Told<'a> = dyn Fn(&str) -> Done + Sync + 'a;

/// A learner, the weights it has to beat, and where both are kept.
struct School<G> {
    args: Train,
    out: PathBuf,
    learner: Learner<G>,
    champion: Net,
    contests: Vec<Contest>,
    accepted: usize,
    /// Games at the last contest.
    tested: u64,
}

impl<G: Playable> School<G> {
    fn open(args: Train, out: PathBuf) -> Done<School<G>> {
        let settings = args.manner.settings(args.search, args.seed);
        if let Err(why) = settings.check::<G>() {
            return bad(why);
        }
        let old = old_weights::<G>(&out)?;
        let learner = match (&old, args.resume) {
            (_, true) => resume(&beside(&out))?,
            (Some(old), false) if !args.fresh => Learner::from(settings, old),
            _ => Learner::new(settings),
        };
        // Whoever has nothing to beat must at least beat knowing nothing.
        let champion = match old {
            Some(old) => old.net,
            None => Learner::<G>::new(learner.settings.clone()).net,
        };
        let tested = learner.games;
        Ok(School { args, out, learner, champion, contests: Vec::new(), accepted: 0, tested })
    }

    /// Learns until it is stopped or has learned enough; tells of every contest.
    fn run(&mut self, stop: &Stop, told: &Told) -> Done<Report> {
        let (begun, first) = (Instant::now(), self.learner.games);
        let limit = self.args.minutes.map(|minutes| Duration::from_secs(minutes * 60));
        let bar = bar(self.args.games);
        let mut recent = Round::default();
        let mut last = Round::default();
        while !stop.is_called()
            && self.args.games.is_none_or(|games| self.learner.games - first < games)
            && limit.is_none_or(|limit| begun.elapsed() < limit)
        {
            recent.join(&self.learner.round());
            bar.set_position(self.learner.games - first);
            bar.set_message(self.tell(&recent, begun, first));
            if self.learner.games - self.tested >= self.args.every {
                bar.suspend(|| self.contest(told))?;
                last = std::mem::take(&mut recent);
            }
        }
        bar.finish_and_clear();
        let was_stopped = stop.is_called();
        if !was_stopped && self.tested < self.learner.games {
            self.contest(told)?;
        }
        self.save()?;
        let round = if recent.games > 0 { recent } else { last };
        Ok(self.report(&round, begun.elapsed(), self.learner.games - first, was_stopped))
    }

    /// Holds a contest; if it is won, what was learned takes the place of the old weights.
    fn contest(&mut self, told: &Told) -> Done {
        self.tested = self.learner.games;
        let seed = self.learner.settings.seed ^ self.learner.games.rotate_left(32);
        let settings = LearnSettings { seed, ..self.learner.settings.clone() };
        let Learner { net, .. } = &self.learner;
        let contest = Contest::hold::<G>(net, &self.champion, self.args.pairs, &settings);
        self.contests.push(contest);
        if contest.is_won() {
            let mut weights = self.learner.weights();
            weights.about.results = serde_json::to_value(contest)?;
            write(&self.out, &weights.write())?;
            self.champion = weights.net;
            self.accepted += 1;
        }
        told(&line(self.tested, &contest))?;
        self.save()
    }

    fn save(&self) -> Done {
        write(&beside(&self.out), &self.learner.save())
    }

    fn tell(&self, recent: &Round, begun: Instant, first: u64) -> String {
        let games = (self.learner.games - first) as f64;
        let contest = match self.contests.last() {
            None => "no contest yet".into(),
            Some(last) => {
                let verdict = if last.is_won() { "accepted" } else { "not accepted" };
                format!("last contest {:.1} %, {verdict}", last.share * 100.0)
            }
        };
        format!(
            "{:.0} games/s, error {:.2} points, winners {:.1}, {contest}",
            games / begun.elapsed().as_secs_f64(),
            recent.error(),
            recent.winner(),
        )
    }

    fn report(&self, round: &Round, took: Duration, games: u64, was_stopped: bool) -> Report {
        Report {
            games,
            games_in_all: self.learner.games,
            seconds: took.as_secs_f64(),
            interrupted: was_stopped,
            error_of_points: round.error(),
            winner_points: round.winner(),
            contests: self.contests.clone(),
            accepted: self.accepted,
            weights: self.out.display().to_string(),
            state: beside(&self.out).display().to_string(),
        }
    }
}

/// The weights to beat: those of the file, else those that come with the game, if they fit.
fn old_weights<G: Playable>(out: &Path) -> Done<Option<Weights>> {
    if out.exists() {
        let bytes = std::fs::read(out).map_err(|e| Failure::at(out.display(), e))?;
        let weights = Weights::read::<G>(&bytes).map_err(|e| Failure::at(out.display(), e))?;
        return Ok(Some(weights));
    }
    match Weights::built_in::<G>() {
        Ok(weights) => Ok(Some(weights)),
        // A game whose features have just changed has to learn anew.
        Err(WeightsError::Empty | WeightsError::Version { .. } | WeightsError::Shape) => Ok(None),
        Err(unfit) => bad(format!("the weights that come with {}: {unfit}", G::ID)),
    }
}

fn resume<G: Playable>(path: &Path) -> Done<Learner<G>> {
    let bytes = std::fs::read(path).map_err(|e| Failure::at(path.display(), e))?;
    Learner::resume(&bytes).map_err(|e| Failure::at(path.display(), e))
}

/// The state of learning stands beside the weights.
fn beside(out: &Path) -> PathBuf {
    let mut name = out.file_name().unwrap_or_default().to_os_string();
    name.push(".state");
    out.with_file_name(name)
}

/// Writes a whole file or leaves what was there.
fn write(path: &Path, bytes: &[u8]) -> Done {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(".part");
    let part = path.with_file_name(name);
    std::fs::write(&part, bytes)
        .and_then(|()| std::fs::rename(&part, path))
        .map_err(|e| Failure::at(path.display(), e))
}

fn bar(games: Option<u64>) -> ProgressBar {
    let bar = match games {
        Some(games) => ProgressBar::new(games),
        None => ProgressBar::no_length(),
    };
    let style = "{human_pos} games, {elapsed}: {msg}";
    bar.with_style(ProgressStyle::with_template(style).expect("the template is fixed"))
}

/// A contest in a line, after so many games.
fn line(games: u64, contest: &Contest) -> String {
    let verdict = if contest.is_won() { "accepted" } else { "not accepted" };
    let Contest { games: played, share, points: [new, old], .. } = contest;
    let share = share * 100.0;
    format!(
        "after {games:<12} {share:.1} % of {played} games, {new:.1} to {old:.1} points: {verdict}"
    )
}

#[derive(Serialize)]
struct Report {
    games: u64,
    games_in_all: u64,
    seconds: f64,
    interrupted: bool,
    error_of_points: f64,
    winner_points: f64,
    contests: Vec<Contest>,
    accepted: usize,
    weights: String,
    state: String,
}

fn print(report: &Report, out: &mut dyn Write) -> Done {
    writeln!(out, "games              {}", report.games)?;
    writeln!(out, "games in all       {}", report.games_in_all)?;
    writeln!(out, "seconds            {:.1}", report.seconds)?;
    writeln!(out, "error of points    {:.2}", report.error_of_points)?;
    writeln!(out, "winners' points    {:.1}", report.winner_points)?;
    match report.accepted {
        0 => writeln!(out, "The old weights stand")?,
        _ => writeln!(out, "New weights in {}", report.weights)?,
    }
    Ok(())
}
