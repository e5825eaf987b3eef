//! Many logins at once: hashing takes memory and time, which others must not notice.

use super::guest::{Guest, PATIENCE};
use super::{Attack, Done, Figure, Target, address, faults};
use crate::report::Spread;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

const LOGINS: usize = 400;
/// Addresses that they come from: one of them may have but so many connections.
const ADDRESSES: usize = 80;
const NAME: &str = "Wilhelmina";
/// Between two looks at the hall: 40 a second, fewer than an address may.
const BETWEEN_LOOKS: Duration = Duration::from_millis(25);
/// How long the hall is looked at after the last answer.
const AFTERWARDS: Duration = Duration::from_secs(1);

pub async fn run(attack: &Attack<'_>, target: &Target, many_names: bool) -> Done {
    let mut owner = Guest::new(target, address(2));
    let account = [("name", NAME), ("password", "a long password"), ("email", "")];
    // A server that was named may know her from an earlier run.
    owner.post("/account/register", &account).await?;
    owner.get("/").await?;
    let (before, most_before) = target.memory();
    let is_over = Arc::new(AtomicBool::new(false));
    let looks = tokio::spawn(look(Guest::new(target, address(3)), is_over.clone()));
    let peak = tokio::spawn(peak(target.process.clone(), is_over.clone()));
    let begun = Instant::now();
    let logins: Vec<_> = (0..attack.some(LOGINS))
        .map(|number| {
            let mut guest = Guest::new(target, address(256 + number % ADDRESSES));
            let name = if many_names { format!("{NAME} {number}") } else { NAME.to_string() };
            tokio::spawn(async move {
                let wrong = [("name", name.as_str()), ("password", "not the right one")];
                guest.post("/account/login", &wrong).await.map_or(0, |reply| reply.status)
            })
        })
        .collect();
    let mut answers = Vec::new();
    for login in logins {
        answers.push(login.await.unwrap_or(0));
    }
    let seconds = begun.elapsed().as_secs_f64();
    tokio::time::sleep(AFTERWARDS).await;
    is_over.store(true, Ordering::Relaxed);
    let (looks, sampled) = (looks.await??, peak.await?);
    let (after, most) = target.memory();
    let peak = if most > most_before { most } else { sampled };
    let hall = Spread::of(looks);
    let figures = vec![
        Figure::goal("memory more at most", peak - before, "MB", 150.0),
        Figure::told("memory more afterwards", after - before, "MB"),
        Figure::goal("the hall meanwhile, p99", hall.p99, "ms", 100.0),
        Figure::told("the hall meanwhile, p50", hall.p50, "ms"),
        Figure::told("the last login answered after", seconds, "s"),
        Figure::goal("answers that tell of a fault", faults(&answers), "", 0.0),
    ];
    Ok((figures, answers))
}

/// Microseconds that the hall took, look by look.
async fn look(guest: Guest, is_over: Arc<AtomicBool>) -> io::Result<Vec<u32>> {
    let mut times = Vec::new();
    let mut line = guest.line().await?;
    while !is_over.load(Ordering::Relaxed) {
        let begun = Instant::now();
        let reply = tokio::time::timeout(PATIENCE, line.get("/")).await??;
        times.push(begun.elapsed().as_micros() as u32);
        if reply.status != 200 {
            return Err(io::Error::other(format!("the hall answered {}", reply.status)));
        }
        tokio::time::sleep(BETWEEN_LOOKS).await;
    }
    Ok(times)
}

/// The most megabytes that a process held, looked at every few milliseconds.
async fn peak(process: String, is_over: Arc<AtomicBool>) -> f64 {
    let mut most = 0.0_f64;
    while !is_over.load(Ordering::Relaxed) {
        most = most.max(crate::served::memory(&process).0);
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    most
}
