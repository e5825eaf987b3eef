//! `oikumene completions` and `oikumene manual`: the command line about itself.

use crate::context::Context;
use crate::failure::{Done, Failure};
use clap::{Args, Command};
use clap_complete::Shell;
use clap_mangen::Man;
use std::io::Write;
use std::path::{Path, PathBuf};

/// What a shell needs to complete this program's commands and options
#[derive(Args)]
#[command(after_help = "Examples:\n  oikumene completions bash > oikumene.bash\n  \
                        oikumene completions zsh > _oikumene\n\n\
                        Bash looks in ~/.local/share/bash-completion/completions/oikumene, fish in\n\
                        ~/.config/fish/completions/oikumene.fish, zsh in the folders of $fpath.")]
pub struct Completions {
    #[arg(value_enum)]
    shell: Shell,
}

/// The manual page, for man
#[derive(Args)]
#[command(after_help = "Examples:\n  oikumene manual > oikumene.1\n  \
                        oikumene manual --out man1\n\n\
                        To read a page: man -l oikumene.1")]
pub struct Manual {
    /// Write the pages of all commands into this folder instead
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

pub fn completions(args: &Completions, mut command: Command, context: &mut Context) -> Done {
    let name = command.get_name().to_string();
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut command, name, &mut text);
    Ok(context.out.write_all(&text)?)
}

pub fn manual(args: &Manual, mut command: Command, context: &mut Context) -> Done {
    command.build();
    let Some(folder) = &args.out else { return Ok(context.out.write_all(&page(&command)?)?) };
    std::fs::create_dir_all(folder).map_err(|e| Failure::at(folder.display(), e))?;
    write_all(&command, folder)
}

/// The pages of a command and of those below it: `oikumene-position-show.1`.
fn write_all(command: &Command, folder: &Path) -> Done {
    let name = command.get_display_name().unwrap_or_else(|| command.get_name());
    let path = folder.join(format!("{name}.1"));
    std::fs::write(&path, page(command)?).map_err(|e| Failure::at(path.display(), e))?;
    let below = command.get_subcommands().filter(|command| command.get_name() != "help");
    below.into_iter().try_for_each(|command| write_all(command, folder))
}

fn page(command: &Command) -> Done<Vec<u8>> {
    let mut text = Vec::new();
    Man::new(command.clone()).render(&mut text)?;
    Ok(text)
}
