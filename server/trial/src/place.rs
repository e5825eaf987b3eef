//! Where tests keep their files: beside what was built, and not for long.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::Duration;
use std::{env, fs, process};

/// What a test program has left goes when another begins so much later; earlier it may still run.
const OLD: Duration = Duration::from_secs(3_600);

/// The folder of this test program.
pub fn folder() -> &'static Path {
    static OWN: OnceLock<PathBuf> = OnceLock::new();
    OWN.get_or_init(|| {
        // A test program lies in TARGET/PROFILE/deps.
        let program = env::current_exe().expect("this program");
        let target = program.ancestors().nth(3).expect("the folder of what was built");
        let all = target.join("tmp").join("oikumene-tests");
        clear(&all);
        let own = all.join(process::id().to_string());
        let _ = fs::remove_dir_all(&own);
        fs::create_dir_all(&own).expect("a folder");
        own
    })
}

/// Removes what is old.
fn clear(all: &Path) {
    let is_old = |entry: &fs::DirEntry| {
        let modified = entry.metadata().and_then(|it| it.modified()).ok();
        modified.and_then(|moment| moment.elapsed().ok()).is_some_and(|age| age > OLD)
    };
    let Ok(entries) = fs::read_dir(all) else { return };
    for entry in entries.flatten().filter(is_old) {
        let _ = fs::remove_dir_all(entry.path());
    }
}
