//! What the load test tells: a table for people, JSON for machines.

use crate::machine::Machine;
use serde::Serialize;

#[derive(Default, Serialize)]
pub struct Report {
    pub tables: usize,
    pub streams: usize,
    pub seconds: f64,
    pub choices_per_second: f64,
    pub pages_per_second: f64,
    /// Milliseconds from sending a choice to its event at each other viewer.
    pub told: Spread,
    /// Milliseconds from sending a choice to the new page at each other viewer.
    pub seen: Spread,
    /// Milliseconds from sending a choice to its acknowledgement.
    pub kept: Spread,
    /// Milliseconds for a table's page while nothing else happens, one request after the other.
    pub quiet: Spread,
    /// Megabytes that the server held: when it began, with all tables live, with all streams open,
    /// and at most.
    pub memory_at_start: f64,
    pub memory_with_tables: f64,
    pub memory_with_streams: f64,
    pub memory_peak: f64,
    /// Cores in use on average.
    pub server_cores: f64,
    pub client_cores: f64,
    /// Bytes on the wire that a fresh browser needs, heads included.
    pub first_page_bytes: usize,
    pub table_page_bytes: usize,
    pub machine: String,
    pub cores: usize,
    /// The system's load average over a minute, before and after.
    pub load: [f64; 2],
    /// What the machine did by itself meanwhile.
    pub by_itself: Machine,
    pub faults: Vec<String>,
    pub missed: Vec<String>,
}

/// Milliseconds.
#[derive(Default, Serialize)]
pub struct Spread {
    pub p50: f64,
    pub p90: f64,
    pub p99: f64,
    pub max: f64,
}

impl Spread {
    /// Of times in microseconds.
    pub fn of(mut times: Vec<u32>) -> Spread {
        times.sort_unstable();
        let at = |part: f64| {
            let index = ((times.len() as f64 * part).ceil() as usize).clamp(1, times.len().max(1));
            times.get(index - 1).map_or(f64::NAN, |&time| f64::from(time) / 1000.0)
        };
        Spread { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1.0) }
    }
}

/// What is wanted of the default load.
const TOLD_P99: f64 = 50.0;
const MEMORY: f64 = 300.0;
const QUIET_P50: f64 = 3.0;
const FIRST_PAGE: usize = 100_000;

impl Report {
    /// Of this machine, and nothing measured yet.
    pub fn new(load_before: f64) -> Report {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let load = [load_before, f64::NAN];
        Report { machine: machine(), cores, load, ..Report::default() }
    }

    /// Which goals were missed, in words.
    pub fn judge(&mut self) {
        let goals = [
            ("a choice told within 50 ms (p99)", self.told.p99 <= TOLD_P99),
            ("a choice seen within 50 ms (p99)", self.seen.p99 <= TOLD_P99),
            ("300 MB of memory", self.memory_peak <= MEMORY),
            ("a table's page in 3 ms (p50)", self.quiet.p50 <= QUIET_P50),
            ("a first page of 100 KB", self.first_page_bytes <= FIRST_PAGE),
            ("no faults", self.faults.is_empty()),
        ];
        let missed = goals.into_iter().filter(|(_, is_met)| !is_met);
        self.missed = missed.map(|(goal, _)| goal.to_string()).collect();
    }

    pub fn print(&self) {
        let Report { tables, streams, seconds, machine, cores, load, .. } = self;
        println!("{tables} tables, {streams} streams, {seconds:.0} s");
        println!("{machine}, {cores} cores for server and clients");
        println!("load average before and after {:.2} {:.2}", load[0], load[1]);
        println!("choices a second      {:>8.1}", self.choices_per_second);
        println!("pages a second        {:>8.1}", self.pages_per_second);
        println!("ms, of a choice            p50      p90      p99      max");
        row("  told to the others ", &self.told);
        row("  seen by the others ", &self.seen);
        row("  acknowledged       ", &self.kept);
        row("a page, nothing else ", &self.quiet);
        row("a timer, too late    ", &self.by_itself.late);
        row("4 KB, synchronised   ", &self.by_itself.synced);
        println!("stolen by the host    {:>8.1} %", self.by_itself.stolen);
        println!("memory at the start   {:>8.1} MB", self.memory_at_start);
        println!("  with all tables     {:>8.1} MB", self.memory_with_tables);
        println!("  with all streams    {:>8.1} MB", self.memory_with_streams);
        println!("  at most             {:>8.1} MB", self.memory_peak);
        println!("cores, server         {:>8.2}", self.server_cores);
        println!("cores, clients        {:>8.2}", self.client_cores);
        println!(
            "first page            {:>8} bytes on the wire, all requests",
            self.first_page_bytes
        );
        println!("a table's first page  {:>8} bytes", self.table_page_bytes);
        for fault in self.faults.iter().take(5) {
            println!("fault: {fault}");
        }
        for goal in &self.missed {
            println!("missed: {goal}");
        }
    }
}

fn row(name: &str, spread: &Spread) {
    let Spread { p50, p90, p99, max } = spread;
    println!("{name} {p50:>8.2} {p90:>8.2} {p99:>8.2} {max:>8.2}");
}

/// The processor's name, as the system tells it.
fn machine() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let line = info.lines().find(|line| line.starts_with("model name"));
    let name = line.and_then(|line| line.split_once(':')).map(|(_, name)| name.trim().to_string());
    name.unwrap_or_else(|| std::env::consts::ARCH.into())
}

pub fn load_average() -> f64 {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split_whitespace().next().and_then(|one| one.parse().ok()).unwrap_or(f64::NAN)
}

#[cfg(test)]
mod tests {
    use super::Spread;

    #[test]
    fn a_spread_is_by_rank_and_in_milliseconds() {
        let spread = Spread::of((1..=200).rev().map(|n| n * 1000).collect());
        assert_eq!([spread.p50, spread.p90, spread.p99, spread.max], [100.0, 180.0, 198.0, 200.0]);
        assert!(Spread::of(Vec::new()).max.is_nan());
    }
}
