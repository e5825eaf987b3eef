//! What the games of a duel say about its minds.

use super::statistics::{Estimate, USUAL, rating, share};
use super::{LineUp, Outcome, Sitting};
use serde::Serialize;
use std::time::Duration;

/// All games of a duel.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    pub games: usize,
    pub deals: usize,
    pub forfeits: usize,
    /// The points of whoever won, in games that were finished.
    pub winner_mean_points: Option<f64>,
    pub minds: Vec<Showing>,
}

/// How one mind did, counted for each seat that it held in each game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Showing {
    pub mind: String,
    /// Seats that it held in every game.
    pub seats: usize,
    /// Won alone; first together with others; not first.
    pub wins: usize,
    pub shared: usize,
    pub losses: usize,
    /// Games that it could not go on with; they count as lost.
    pub forfeits: usize,
    /// Of first places, a shared one counted in parts.
    pub win_rate: f64,
    pub win_rate_low: f64,
    pub win_rate_high: f64,
    /// The difference to the other minds at its table: each game is a comparison of places with
    /// each of their seats.
    pub elo: f64,
    pub elo_low: f64,
    pub elo_high: f64,
    pub mean_points: Option<f64>,
    pub seconds_per_turn: f64,
    /// The share of comparisons that went its way.
    #[serde(skip)]
    pub comparisons: Estimate,
}

impl Summary {
    /// Of whole deals, in their order. There is at least one.
    pub fn of(line_up: &LineUp, games: &[Outcome]) -> Summary {
        let per_deal = usize::from(line_up.rotations());
        let finished = games.iter().flat_map(|game| &game.seats).filter(|seat| seat.place == 1);
        Summary {
            games: games.len(),
            deals: games.len() / per_deal,
            forfeits: games.iter().filter(|game| game.forfeit.is_some()).count(),
            winner_mean_points: mean(finished.filter_map(points)),
            minds: (0..line_up.named().len()).map(|n| Showing::of(line_up, games, n)).collect(),
        }
    }

    /// Whether the first mind is surely stronger, or surely weaker, at so many standard errors.
    pub fn is_decided(line_up: &LineUp, games: &[Outcome], z: f64) -> bool {
        let found = estimate(line_up, games, 0, comparisons, z);
        found.low > 0.5 || found.high < 0.5
    }
}

impl Showing {
    fn of(line_up: &LineUp, games: &[Outcome], named: usize) -> Showing {
        let own = |game: &Outcome| game.seats.iter().filter(|s| s.named == named).count();
        let sittings = || games.iter().flat_map(|game| game.seats.iter().map(move |s| (game, s)));
        let own_sittings = || sittings().filter(|(_, seat)| seat.named == named);
        let wins = own_sittings().filter(|(game, seat)| first_share(game, seat) == 1.0).count();
        let firsts = own_sittings().filter(|(_, seat)| seat.place == 1).count();
        let rate = estimate(line_up, games, named, first_shares, USUAL);
        let compared = estimate(line_up, games, named, comparisons, USUAL);
        let elo = rating(compared, games.len() as f64);
        let turns: u64 = own_sittings().map(|(_, seat)| seat.turns).sum();
        let thought: Duration = own_sittings().map(|(_, seat)| seat.thought).sum();
        let forfeited = |game: &&Outcome| {
            let forfeit = game.forfeit.as_ref();
            forfeit.is_some_and(|forfeit| game.seats[forfeit.seat.index()].named == named)
        };
        Showing {
            mind: line_up.who(named).name().into(),
            seats: games.first().map_or(0, own),
            wins,
            shared: firsts - wins,
            losses: own_sittings().count() - firsts,
            forfeits: games.iter().filter(forfeited).count(),
            win_rate: rate.mean,
            win_rate_low: rate.low,
            win_rate_high: rate.high,
            elo: elo.mean,
            elo_low: elo.low,
            elo_high: elo.high,
            mean_points: mean(own_sittings().filter_map(|(_, seat)| points(seat))),
            seconds_per_turn: thought.as_secs_f64() / turns.max(1) as f64,
            comparisons: compared,
        }
    }
}

/// What one mind got out of one game, trial by trial, each from 0 to 1.
type Trials = fn(&Outcome, usize, &mut Vec<f64>);

/// The share of one mind in its trials, with the deal as the unit.
fn estimate(line_up: &LineUp, games: &[Outcome], named: usize, trials: Trials, z: f64) -> Estimate {
    let mut per_deal = 1;
    let deals: Vec<f64> = games
        .chunks(usize::from(line_up.rotations()))
        .map(|deal| {
            let mut all = Vec::new();
            deal.iter().for_each(|game| trials(game, named, &mut all));
            per_deal = all.len().max(1);
            all.iter().sum::<f64>() / per_deal as f64
        })
        .collect();
    share(&deals, per_deal, z)
}

/// For each of its seats, the part of the first place.
fn first_shares(game: &Outcome, named: usize, out: &mut Vec<f64>) {
    let own = game.seats.iter().filter(|seat| seat.named == named);
    out.extend(own.map(|seat| first_share(game, seat)));
}

fn first_share(game: &Outcome, seat: &Sitting) -> f64 {
    let winners = game.seats.iter().filter(|other| other.place == 1).count();
    if seat.place == 1 { 1.0 / winners as f64 } else { 0.0 }
}

/// For each of its seats and each seat of another mind: who is ahead?
fn comparisons(game: &Outcome, named: usize, out: &mut Vec<f64>) {
    for seat in game.seats.iter().filter(|seat| seat.named == named) {
        for other in game.seats.iter().filter(|other| other.named != named) {
            out.push(match seat.place.cmp(&other.place) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            });
        }
    }
}

fn points(seat: &Sitting) -> Option<f64> {
    seat.points.map(|points| points.as_f64())
}

fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = values.fold((0.0, 0), |(sum, count), value| (sum + value, count + 1));
    (count > 0).then(|| sum / f64::from(count))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Who;
    use crate::bot::Fault;
    use crate::duel::Forfeit;
    use kernel::{Points, Seat};
    use tzolkin::Tzolkin;

    fn line_up(named: usize, seats: u8) -> LineUp {
        LineUp::new(vec![Who::read::<Tzolkin>("random").unwrap(); named], seats).unwrap()
    }

    /// Deals with the points of each seat; places follow from them.
    fn played(line_up: &LineUp, games: &[&[i32]]) -> Vec<Outcome> {
        let game = |(k, points): (usize, &&[i32])| {
            let sitting = |(seat, own): (usize, &i32)| Sitting {
                named: line_up.at((k % points.len()) as u8, Seat(seat as u8)),
                place: 1 + points.iter().filter(|other| *other > own).count() as u8,
                points: Some(Points::whole(*own)),
                turns: 2,
                thought: Duration::from_secs(1),
            };
            let seats = points.iter().enumerate().map(sitting).collect();
            let (deal, rotation) = ((k / points.len()) as u64, (k % points.len()) as u8);
            Outcome { deal, rotation, seats, forfeit: None, record: None }
        };
        games.iter().enumerate().map(game).collect()
    }

    #[test]
    fn wins_shared_wins_points_and_time_are_counted_by_mind_and_not_by_seat() {
        let line_up = line_up(2, 2);
        // The first mind sits first, then second.
        let games = played(&line_up, &[&[40, 30], &[20, 50], &[10, 10], &[60, 30]]);
        let summary = Summary::of(&line_up, &games);
        assert_eq!((summary.games, summary.deals, summary.forfeits), (4, 2, 0));
        assert_eq!(summary.winner_mean_points, Some((40.0 + 50.0 + 10.0 + 10.0 + 60.0) / 5.0));
        let first = &summary.minds[0];
        assert_eq!((first.wins, first.shared, first.losses), (2, 1, 1));
        assert_eq!(first.win_rate, 2.5 / 4.0);
        assert_eq!(first.mean_points, Some((40.0 + 50.0 + 10.0 + 30.0) / 4.0));
        assert_eq!(first.seconds_per_turn, 0.5);
        let second = &summary.minds[1];
        assert_eq!((second.wins, second.shared, second.losses), (1, 1, 2));
        assert!((first.elo + second.elo).abs() < 1e-9);
        assert!(first.elo_low < first.elo && first.elo < first.elo_high);
    }

    #[test]
    fn at_a_full_table_a_fair_share_is_a_quarter_and_no_difference() {
        let line_up = line_up(2, 4);
        // The same seat order wins every game, whoever sits there.
        let games = played(&line_up, &[[40, 30, 20, 10].as_slice(); 8]);
        let summary = Summary::of(&line_up, &games);
        let (one, others) = (&summary.minds[0], &summary.minds[1]);
        assert_eq!((one.seats, others.seats), (1, 3));
        assert_eq!((one.win_rate, others.win_rate), (0.25, 0.25));
        assert!(one.elo.abs() < 1e-9 && others.elo.abs() < 1e-9);
        assert_eq!((one.wins, one.losses, others.wins, others.losses), (2, 6, 6, 18));
    }

    #[test]
    fn places_count_for_the_rating_even_without_a_win() {
        let line_up = line_up(2, 3);
        // Always second of three: no win, but as often ahead as behind.
        let games = played(&line_up, &[&[20, 30, 10], &[30, 20, 10], &[30, 10, 20]]);
        let first = &Summary::of(&line_up, &games).minds[0];
        assert_eq!((first.win_rate, first.elo.abs() < 1e-9), (0.0, true));
    }

    #[test]
    fn a_forfeit_is_a_loss_without_points() {
        let line_up = line_up(2, 2);
        let mut games = played(&line_up, &[&[40, 30], &[20, 50]]);
        games[1].seats.iter_mut().for_each(|seat| seat.points = None);
        (games[1].seats[0].place, games[1].seats[1].place) = (1, 2);
        games[1].forfeit = Some(Forfeit { seat: Seat(1), fault: Fault::Closed });
        let summary = Summary::of(&line_up, &games);
        let first = &summary.minds[0];
        assert_eq!((first.forfeits, first.wins, first.losses), (1, 1, 1));
        assert_eq!(first.mean_points, Some(40.0));
        assert_eq!((summary.forfeits, summary.minds[1].forfeits), (1, 0));
    }

    #[test]
    fn a_duel_is_decided_when_its_interval_leaves_the_even_score_out() {
        let line_up = line_up(2, 2);
        let even = played(&line_up, &[[40, 30].as_slice(); 32]);
        assert!(!Summary::is_decided(&line_up, &even, USUAL));
        let one_sided: Vec<&[i32]> = [[40, 30].as_slice(), &[30, 40]].repeat(16);
        assert!(Summary::is_decided(&line_up, &played(&line_up, &one_sided), USUAL));
    }
}
