//! What the machine does by itself while the server is measured, so that a slow minute of the host
//! can be told from a slow server.

use crate::report::Spread;
use serde::Serialize;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How long the watch sleeps at a time.
const NAP: Duration = Duration::from_millis(2);
/// How often something is written and synchronised, and how much: a page of the database.
const BETWEEN_WRITES: Duration = Duration::from_millis(50);
const WRITTEN: [u8; 4096] = [0; 4096];

/// What the machine did by itself.
#[derive(Default, Serialize)]
pub struct Machine {
    /// Milliseconds that a sleeping thread woke too late.
    pub late: Spread,
    /// Milliseconds for a small write to be on the disk.
    pub synced: Spread,
    /// The share of processor time that the host took away, in percent.
    pub stolen: f64,
}

/// Watches until it is asked.
pub struct Watch {
    is_over: Arc<AtomicBool>,
    late: JoinHandle<Vec<u32>>,
    synced: JoinHandle<Vec<u32>>,
    ticks: Ticks,
}

impl Watch {
    /// Begins to watch; writes beside the database.
    pub fn begin(folder: &Path) -> Watch {
        let is_over = Arc::new(AtomicBool::new(false));
        let (late, synced) = (is_over.clone(), is_over.clone());
        let file = folder.join("watch");
        Watch {
            late: std::thread::spawn(move || sleep(&late)),
            synced: std::thread::spawn(move || write(&file, &synced)),
            is_over,
            ticks: Ticks::now(),
        }
    }

    pub fn end(self) -> Machine {
        let ticks = Ticks::now();
        self.is_over.store(true, Ordering::Relaxed);
        let spread = |times: JoinHandle<Vec<u32>>| Spread::of(times.join().unwrap_or_default());
        Machine {
            late: spread(self.late),
            synced: spread(self.synced),
            stolen: ticks.stolen_since(&self.ticks),
        }
    }
}

/// Microseconds that each nap was too long.
fn sleep(is_over: &AtomicBool) -> Vec<u32> {
    let mut times = Vec::new();
    while !is_over.load(Ordering::Relaxed) {
        let begun = Instant::now();
        std::thread::sleep(NAP);
        times.push((begun.elapsed() - NAP).as_micros() as u32);
    }
    times
}

/// Microseconds that each write took.
fn write(path: &PathBuf, is_over: &AtomicBool) -> Vec<u32> {
    let mut times = Vec::new();
    let Ok(mut file) = OpenOptions::new().create(true).append(true).open(path) else {
        return times;
    };
    while !is_over.load(Ordering::Relaxed) {
        let begun = Instant::now();
        if file.write_all(&WRITTEN).and_then(|()| file.sync_data()).is_err() {
            break;
        }
        times.push(begun.elapsed().as_micros() as u32);
        std::thread::sleep(BETWEEN_WRITES);
    }
    times
}

/// Ticks of all processors since the system began.
struct Ticks {
    all: u64,
    stolen: u64,
}

impl Ticks {
    fn now() -> Ticks {
        Ticks::read(&fs::read_to_string("/proc/stat").unwrap_or_default())
    }

    /// The first line: user, nice, system, idle, waiting, interrupts twice, stolen; what follows is
    /// counted in user time already.
    fn read(stat: &str) -> Ticks {
        let line = stat.lines().next().unwrap_or_default();
        let ticks: Vec<u64> =
            line.split_whitespace().skip(1).take(8).filter_map(|n| n.parse().ok()).collect();
        Ticks { all: ticks.iter().sum(), stolen: ticks.get(7).copied().unwrap_or(0) }
    }

    fn stolen_since(&self, before: &Ticks) -> f64 {
        let all = self.all.saturating_sub(before.all).max(1);
        100.0 * self.stolen.saturating_sub(before.stolen) as f64 / all as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stolen_time_is_a_share_of_all_time() {
        let before = Ticks::read("cpu  100 0 50 800 0 0 0 50 7 7\ncpu0 1 1 1 1 1 1 1 1 1 1\n");
        let after = Ticks::read("cpu  150 0 50 825 0 0 0 75 9 9\n");
        assert_eq!((before.all, before.stolen), (1000, 50));
        assert_eq!(after.stolen_since(&before), 25.0);
        assert_eq!(Ticks::read("").stolen_since(&before), 0.0);
    }

    #[test]
    fn a_watch_sees_naps_and_writes() {
        let folder = std::env::temp_dir().join(format!("oikumene-watch-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let watch = Watch::begin(&folder);
        std::thread::sleep(Duration::from_millis(200));
        let machine = watch.end();
        fs::remove_dir_all(&folder).unwrap();
        assert!(machine.late.max >= machine.late.p50 && machine.synced.p50 > 0.0);
    }
}
