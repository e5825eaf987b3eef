//! Which database a command works with.

use crate::failure::{Done, Failure, bad};
use clap::Args;
use server::store::{Store, file_of};
use std::path::Path;

#[derive(Args, Clone)]
pub struct DbArgs {
    /// The database; a file in the user's data folder unless said
    #[arg(
        long,
        global = true,
        value_name = "sqlite://FILE",
        env = "OIKUMENE_DB",
        hide_env_values = true
    )]
    db: Option<String>,
}

impl DbArgs {
    pub fn url(&self) -> Done<String> {
        if let Some(url) = &self.db {
            return match url.starts_with("sqlite:") {
                true => Ok(url.clone()),
                false => bad(format!("--db {url}: only sqlite://FILE is known")),
            };
        }
        let Some(folder) = dirs::data_dir() else {
            return bad("there is no data folder for this user; say --db sqlite://FILE");
        };
        let folder = folder.join("oikumene");
        make_private(&folder).map_err(|e| Failure::at(folder.display(), e))?;
        Ok(format!("sqlite://{}", folder.join("oikumene.db").display()))
    }

    /// A database that exists.
    pub async fn existing(&self) -> Done<Store> {
        let url = self.url()?;
        let file = file_of(&url).map_err(|fault| Failure::at(&url, fault))?;
        if let Some(file) = file.filter(|file| !file.exists()) {
            return bad(format!("{}: there is no such database", file.display()));
        }
        Store::open(&url).await.map_err(|fault| Failure::at(url, fault))
    }
}

/// The program's own folder, which nobody else on the machine may look into.
fn make_private(folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o700))?;
    }
    Ok(())
}

/// Runs something to its end on a runtime of its own.
pub fn wait<F: Future>(future: F) -> Done<F::Output> {
    let runtime = tokio::runtime::Runtime::new()?;
    Ok(runtime.block_on(future))
}
