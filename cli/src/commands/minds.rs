//! `oikumene minds`

use crate::context::Context;
use crate::failure::Done;
use crate::games::{self, KNOWN, Playable, Visitor};
use crate::words::{ui, ui_with};
use clap::Args;
use kernel::Lexicon;
use minds::levels::{self, MindInfo, MindOption, Strength};
use minds::search::Budget;
use serde::Serialize;
use std::io::Write;

/// The opponents: their names, how strong they are, how long they think, what can be asked of them
#[derive(Args)]
#[command(after_help = "Examples:\n  oikumene minds\n  oikumene minds tzolkin --json\n\n\
                        Options stand behind the name: expert:5s, master:30s:4threads, expert:trust=0.3;\n\
                        weights of one's own behind those: expert:5s@FILE.")]
pub struct Minds {
    /// Only what this game's minds judge by
    game: Option<String>,
}

#[derive(Serialize)]
struct Report {
    minds: Vec<Described>,
    games: Vec<Judged>,
}

#[derive(Serialize)]
struct Described {
    #[serde(flatten)]
    known: MindInfo,
    about: String,
}

/// What the minds of a game judge by.
#[derive(Serialize)]
struct Judged {
    game: &'static str,
    /// Features of a position that its weights look at.
    features: usize,
    /// Why there are no weights.
    #[serde(skip_serializing_if = "Option::is_none")]
    trouble: Option<String>,
}

pub fn run(args: &Minds, context: &mut Context) -> Done {
    let lexicon = context.language.own_lexicon();
    let asked = args.game.as_deref();
    let mut judged = Vec::new();
    match asked {
        Some(game) => judged.push(games::with(game, Judge)?),
        None => {
            for game in KNOWN {
                judged.push(games::with(game, Judge)?);
            }
        }
    }
    let describe = |known: MindInfo| {
        let about = ui(&lexicon, word(known.name));
        Described { known, about }
    };
    let minds = levels::known().into_iter().map(describe).collect();
    let report = Report { minds, games: judged };
    match context.json {
        true => context.tell(&report),
        false => print(&report, &lexicon, &mut context.out),
    }
}

struct Judge;

impl Visitor for Judge {
    type Out = Judged;

    fn visit<G: Playable>(self) -> Judged {
        let trouble = minds::judge::<G>(None).err();
        Judged { game: G::ID, features: G::FEATURES, trouble }
    }
}

fn print(report: &Report, lexicon: &Lexicon, out: &mut dyn Write) -> Done {
    for Described { known, about } in &report.minds {
        let strength = ui(lexicon, strength(known.strength));
        writeln!(out, "{:<8} {strength:<10} {about}", known.name)?;
        if let Some(budget) = known.budget {
            writeln!(
                out,
                "{:<19} {}",
                "",
                ui_with(lexicon, "ui-minds-budget", "budget", say(budget))
            )?;
        }
    }
    let thinker = report.minds.iter().rfind(|mind| mind.known.budget.is_some());
    let idle = report.minds.iter().filter(|mind| mind.known.budget.is_none());
    writeln!(out, "\n{}", ui(lexicon, "ui-minds-options"))?;
    for option in thinker.iter().flat_map(|mind| &mind.known.options) {
        writeln!(out, "  {:<14} {:<16} {}", option.form, bounds(option), about(option, lexicon))?;
    }
    for mind in idle {
        for option in &mind.known.options {
            let form = format!("{}:{}", mind.known.name, option.form);
            writeln!(out, "  {form:<31} {}", about(option, lexicon))?;
        }
    }
    writeln!(out, "  {:<31} {}", "@FILE", ui(lexicon, "ui-minds-weights"))?;
    writeln!(out, "  {:<31} {}\n", "cmd:PROGRAM ARGS", ui(lexicon, "ui-minds-program"))?;
    for Judged { game, features, trouble } in &report.games {
        match trouble {
            None => writeln!(
                out,
                "{game}: {}",
                ui_with(lexicon, "ui-minds-judged", "features", *features as i64)
            )?,
            Some(why) => writeln!(out, "{why}")?,
        }
    }
    Ok(())
}

/// A budget as it can be asked for.
fn say(budget: Budget) -> String {
    let iterations = budget.iterations.map(|count| format!("{count}it"));
    let time = budget.time.map(|time| format!("{}s", time.as_secs_f64()));
    iterations.into_iter().chain(time).collect::<Vec<_>>().join(":")
}

/// From where to where its number may go.
fn bounds(option: &MindOption) -> String {
    match (option.least, option.most) {
        (Some(least), Some(most)) => format!("{least}…{most}"),
        (Some(least), None) => format!("{least}…"),
        _ => String::new(),
    }
}

fn about(option: &MindOption, lexicon: &Lexicon) -> String {
    let words = ui(lexicon, word(option.form));
    match option.usual {
        Some(usual) => format!("{words} ({usual})"),
        None => words,
    }
}

fn strength(strength: Strength) -> &'static str {
    match strength {
        Strength::None => "ui-strength-none",
        Strength::Weak => "ui-strength-weak",
        Strength::Fair => "ui-strength-fair",
        Strength::Strong => "ui-strength-strong",
        Strength::Strongest => "ui-strength-strongest",
    }
}

/// What is said of each mind and each option.
const WORDS: [(&str, &str); 20] = [
    ("random", "ui-mind-random"),
    ("novice", "ui-mind-novice"),
    ("adept", "ui-mind-adept"),
    ("expert", "ui-mind-expert"),
    ("master", "ui-mind-master"),
    ("greedy", "ui-mind-greedy"),
    ("resigning", "ui-option-resigning"),
    ("Ns", "ui-option-seconds"),
    ("Nms", "ui-option-milliseconds"),
    ("Nit", "ui-option-iterations"),
    ("Nthreads", "ui-option-threads"),
    ("exploration=N", "ui-option-exploration"),
    ("reserve=N", "ui-option-reserve"),
    ("temperature=N", "ui-option-temperature"),
    ("trust=N", "ui-option-trust"),
    ("ambition=N", "ui-option-ambition"),
    ("oversight=N", "ui-option-oversight"),
    ("blur=N", "ui-option-blur"),
    ("own=N", "ui-option-own"),
    ("others=N", "ui-option-others"),
];

fn word(of: &str) -> &'static str {
    WORDS.iter().find(|(known, _)| *known == of).map_or("", |(_, key)| key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mind_and_every_option_has_words() {
        for mind in levels::known() {
            let forms = mind.options.iter().map(|option| option.form);
            for of in forms.chain([mind.name]) {
                assert!(!word(of).is_empty(), "{of}");
            }
        }
    }
}
