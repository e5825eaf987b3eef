//! How many files, and with them connections, the system lets this process open.

/// What is assumed where the system sets no limit or cannot be asked.
const UNLIMITED: usize = 65_536;
/// Files that are kept for everything but connections: a quarter, at most so many.
const KEPT: usize = 256;

/// How many connections and event streams there may be at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    pub connections: usize,
    pub streams: usize,
}

impl Room {
    /// The room that a number of files leaves: streams leave a quarter of it to pages.
    pub fn with(files: usize) -> Room {
        let connections = files - KEPT.min(files / 4);
        Room { connections, streams: connections - connections / 4 }
    }

    /// The room that this process has.
    pub fn here() -> Room {
        Room::with(allowed())
    }
}

/// Raises the limit of open files as far as the system allows.
#[cfg(unix)]
pub fn raise() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    if limit.current == limit.maximum {
        return;
    }
    let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
    if let Err(error) = setrlimit(Resource::Nofile, raised) {
        tracing::warn!(%error, "the limit of open files could not be raised");
    }
}

#[cfg(not(unix))]
pub fn raise() {}

#[cfg(unix)]
fn allowed() -> usize {
    use rustix::process::{Resource, getrlimit};
    let limit = getrlimit(Resource::Nofile).current;
    limit.map_or(UNLIMITED, |files| usize::try_from(files).unwrap_or(UNLIMITED).min(UNLIMITED))
}

#[cfg(not(unix))]
fn allowed() -> usize {
    UNLIMITED
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_files_are_kept_for_everything_else() {
        assert_eq!(Room::with(1024), Room { connections: 768, streams: 576 });
        assert_eq!(Room::with(20_000), Room { connections: 19_744, streams: 14_808 });
        assert_eq!(Room::with(64), Room { connections: 48, streams: 36 });
    }
}
