//! One guest asks for hints without end, and another's opponent still answers.

use super::guest::Guest;
use super::{Attack, Done, Figure, Target, address, faults};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Hints that are asked for at once, again at every moment of the attacker's game.
const HINTS: usize = 200;
/// Connections on which they are asked for.
const LINES: usize = 20;
/// Answers of the expert before, meanwhile and afterwards.
const ANSWERS: usize = 6;
/// More choices than these are not made in search of an answer: somebody may be asked again and
/// again before the expert is.
const MOST_CHOICES: usize = 40;
/// What comes at once was no thought.
const AT_ONCE: Duration = Duration::from_millis(30);
/// Between two volleys: an address may make 40 changes a second in the long run.
const BREATH: Duration = Duration::from_secs(2);

pub async fn run(attack: &Attack<'_>, target: &Target) -> Done {
    let mut person = Guest::new(target, address(2));
    let fields =
        [("game", games::KNOWN[0]), ("seats", "2"), ("seat-1", "me"), ("seat-2", "mind:expert")];
    let table = person.open("/tables", &fields).await?;
    let count = attack.some(ANSWERS);
    // The first thought finds everything cold.
    answers_of(&mut person, &table, 1).await?;
    let mut usual = answers_of(&mut person, &table, count).await?;
    let is_over = Arc::new(AtomicBool::new(false));
    let hints = attack.some(HINTS);
    let attacker = Guest::new(target, address(66));
    let asking = tokio::spawn(ask(attacker, hints, is_over.clone()));
    tokio::time::sleep(Duration::from_millis(300)).await;
    let meanwhile = answers_of(&mut person, &table, 2 * count).await;
    is_over.store(true, Ordering::Relaxed);
    let answers = asking.await??;
    usual.extend(answers_of(&mut person, &table, count).await?);
    let (usual, meanwhile) = (mean(&usual), mean(&meanwhile?));
    let figures = vec![
        Figure::told("the expert's answer usually, mean", usual, "ms"),
        Figure::told("the expert's answer meanwhile, mean", meanwhile, "ms"),
        Figure::goal("so many times as long", meanwhile / usual, "", 2.0),
        Figure::told("hints asked for", answers.len() as f64, ""),
        Figure::goal("answers that tell of a fault", faults(&answers), "", 0.0),
    ];
    Ok((figures, answers))
}

/// How long the expert thought, turn by turn, in milliseconds.
async fn answers_of(person: &mut Guest, table: &str, count: usize) -> io::Result<Vec<f64>> {
    let mut times = Vec::new();
    for number in 0..count * MOST_CHOICES {
        if times.len() == count {
            break;
        }
        let (page, _) = person.asked(table).await?;
        person.choose(table, &page, number as u64 * 7).await?;
        let (_, waited) = person.asked(table).await?;
        if waited > AT_ONCE {
            times.push(waited.as_secs_f64() * 1000.0);
        }
    }
    Ok(times)
}

fn mean(times: &[f64]) -> f64 {
    times.iter().sum::<f64>() / times.len() as f64
}

/// Asks for hints at every moment of a game against opponents, until it is over.
async fn ask(mut guest: Guest, count: usize, is_over: Arc<AtomicBool>) -> io::Result<Vec<u16>> {
    let table = guest.open("/play-now", &[("game", games::KNOWN[0])]).await?;
    let mut answers = Vec::new();
    while !is_over.load(Ordering::Relaxed) {
        let (page, _) = guest.asked(&table).await?;
        let form = page.choice(0).unwrap_or_default();
        let seen = form.split('&').next().unwrap_or_default().to_string();
        let volley: Vec<_> = (0..LINES)
            .map(|number| {
                let share = count / LINES + usize::from(number < count % LINES);
                tokio::spawn(volley(guest.clone(), format!("{table}/hint"), seen.clone(), share))
            })
            .collect();
        for lines in volley {
            answers.extend(lines.await?);
        }
        tokio::time::sleep(BREATH).await;
        // Too many changes for now: the same moment once more.
        let _ = guest.choose(&table, &page, 1).await;
    }
    Ok(answers)
}

async fn volley(mut guest: Guest, path: String, form: String, count: usize) -> Vec<u16> {
    let mut answers = Vec::new();
    for _ in 0..count {
        answers.push(guest.send(&path, &form).await.map_or(0, |reply| reply.status));
    }
    answers
}
