//! A league as a table, for people and for machines.

use super::Standings;
use crate::tell::columns;
use minds::duel::Estimate;
use serde_json::{Value, json};
use std::path::Path;

/// One mind of a league.
pub struct Entry {
    pub mind: String,
    pub rating: Estimate,
    pub mean_points: Option<f64>,
    pub seconds_per_turn: f64,
    pub forfeits: usize,
}

impl Standings {
    /// The numbers of the minds, the strongest first.
    pub fn order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.entries.len()).collect();
        let rating = |n: usize| self.entries[n].rating.mean;
        order.sort_by(|&a, &b| rating(b).total_cmp(&rating(a)));
        order
    }
}

/// A rating with its interval.
pub fn rating(rating: Estimate) -> String {
    let Estimate { mean, low, high, .. } = rating;
    format!("{mean:+.0} ({low:+.0} to {high:+.0})")
}

pub fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

/// The strongest first; beside each what it got against every other one.
pub fn text(standings: &Standings) -> String {
    let order = standings.order();
    let names = order.iter().map(|&n| standings.entries[n].mind.clone());
    let head = ["", "rating (95 %)"].map(String::from).into_iter().chain(names);
    let head = head.chain(["points", "s a turn", "forfeits"].map(String::from));
    let mut rows: Vec<Vec<String>> = vec![head.collect()];
    for &n in &order {
        let entry = &standings.entries[n];
        let mut row = vec![entry.mind.clone(), rating(entry.rating)];
        row.extend(order.iter().map(|&other| {
            standings.shares[n][other].map_or("-".into(), |share| percent(share.mean))
        }));
        row.push(entry.mean_points.map_or("-".into(), |points| format!("{points:.1}")));
        row.push(format!("{:.3}", entry.seconds_per_turn));
        row.push(entry.forfeits.to_string());
        rows.push(row);
    }
    let Standings { games, seats, interrupted, .. } = standings;
    let interrupted = if *interrupted { ", interrupted" } else { "" };
    format!("{games} games a pair, {seats} seats{interrupted}\n\n{}", columns(&rows))
}

pub fn json(standings: &Standings, seconds: f64, svg: &Path) -> Value {
    let mind = |&n: &usize| {
        let Entry { mind, rating, mean_points, seconds_per_turn, forfeits } = &standings.entries[n];
        json!({
            "mind": mind,
            "elo": rating.mean,
            "elo_low": rating.low,
            "elo_high": rating.high,
            "mean_points": mean_points,
            "seconds_per_turn": seconds_per_turn,
            "forfeits": forfeits,
        })
    };
    let order = standings.order();
    let pairs = order.iter().enumerate().flat_map(|(k, &one)| {
        order[k + 1..].iter().filter_map(move |&other| {
            let share = standings.shares[one][other]?;
            let name = |n: usize| &standings.entries[n].mind;
            Some(json!({
                "one": name(one),
                "other": name(other),
                "share": share.mean,
                "share_low": share.low,
                "share_high": share.high,
            }))
        })
    });
    json!({
        "minds": order.iter().map(mind).collect::<Vec<_>>(),
        "pairs": pairs.collect::<Vec<_>>(),
        "games_per_pair": standings.games,
        "interrupted": standings.interrupted,
        "seats": standings.seats,
        "seconds": seconds,
        "svg": svg.display().to_string(),
    })
}
