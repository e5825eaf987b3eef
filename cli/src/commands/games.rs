//! `oikumene games`

use crate::context::Context;
use crate::failure::Done;
use crate::games::{self, KNOWN, Playable, Visitor};
use crate::setup;
use clap::Args;
use kernel::content::Inventory;
use kernel::words::keys;
use kernel::{ContentSet, Text, Variant};
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;

/// The games with their seats, modules, variants and content
#[derive(Args)]
#[command(after_help = "Example:\n  oikumene games --lang ru")]
pub struct Games {
    /// A folder with a content set instead of the built-in one
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

#[derive(Serialize)]
struct Described {
    game: &'static str,
    name: String,
    about: String,
    seats: [u8; 2],
    modules: Vec<DescribedModule>,
    variants: Vec<DescribedVariant>,
    content_hash: String,
    content: Vec<Inventory>,
}

#[derive(Serialize)]
struct DescribedModule {
    id: &'static str,
    name: String,
    about: String,
}

#[derive(Serialize)]
struct DescribedVariant {
    id: &'static str,
    name: String,
    /// What it can be; the first is the usual.
    of: Vec<DescribedModule>,
}

pub fn run(args: &Games, context: &mut Context) -> Done {
    let mut all = Vec::new();
    for id in KNOWN {
        all.push(games::with(id, Describe(args, context))??);
    }
    if context.json {
        return context.tell(&all);
    }
    for game in &all {
        print(game, &mut context.out)?;
    }
    Ok(())
}

struct Describe<'a>(&'a Games, &'a Context);

impl Visitor for Describe<'_> {
    type Out = Done<Described>;

    fn visit<G: Playable>(self) -> Done<Described> {
        let content = setup::content::<G>(self.0.content.as_deref())?;
        let lexicon = self.1.language.lexicon::<G>();
        let words = |key: &str| match lexicon.knows(key) {
            true => lexicon.say(&Text::new(key)),
            false => key.to_string(),
        };
        let about = |key: String| words(&format!("{key}-about"));
        let module = |id: &'static str| DescribedModule {
            id,
            name: words(&keys::module(id)),
            about: about(keys::module(id)),
        };
        let variant = |variant: &Variant| DescribedVariant {
            id: variant.id,
            name: words(&keys::variant(variant.id)),
            of: variant.of.iter().map(|choice| choice_of(variant.id, choice, &words)).collect(),
        };
        Ok(Described {
            game: G::ID,
            name: words(&keys::game(G::ID)),
            about: about(keys::game(G::ID)),
            seats: [*G::seat_range().start(), *G::seat_range().end()],
            modules: G::modules().iter().map(|m| module(m.id)).collect(),
            variants: G::variants().iter().map(variant).collect(),
            content_hash: content.hash().to_string(),
            content: content.inventory(),
        })
    }
}

fn choice_of(
    variant: &str,
    choice: &'static str,
    words: &impl Fn(&str) -> String,
) -> DescribedModule {
    let key = keys::choice(variant, choice);
    DescribedModule { id: choice, name: words(&key), about: words(&format!("{key}-about")) }
}

fn print(game: &Described, out: &mut dyn Write) -> Done {
    writeln!(out, "{}: {}, {} to {} seats", game.game, game.name, game.seats[0], game.seats[1])?;
    writeln!(out, "  {}", game.about)?;
    writeln!(out, "  modules")?;
    for module in &game.modules {
        writeln!(out, "    {:<16} {}: {}", module.id, module.name, module.about)?;
    }
    for variant in &game.variants {
        writeln!(out, "  variant {}: {}", variant.id, variant.name)?;
        for choice in &variant.of {
            writeln!(out, "    {:<16} {}: {}", choice.id, choice.name, choice.about)?;
        }
    }
    writeln!(out, "  content {}", game.content_hash)?;
    for kind in &game.content {
        let sources: Vec<String> = kind
            .by_source
            .iter()
            .map(|(source, count)| format!("{count} {}", format!("{source:?}").to_lowercase()))
            .collect();
        let doubt = match kind.doubtful {
            0 => String::new(),
            n => format!("; {n} uncertain"),
        };
        writeln!(out, "    {:<16} {:>3}: {}{doubt}", kind.kind, kind.items, sources.join(", "))?;
    }
    Ok(())
}
