//! The server as it is shipped, as a process of its own, and what it needs.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

/// How long the server may take to start.
const PATIENCE: Duration = Duration::from_secs(20);
/// Everybody in a load test comes from one address, which is allowed everything.
const LIMITS: [&str; 7] = [
    "--changes-a-second",
    "--pages-a-second",
    "--pages-waiting",
    "--guests-an-address",
    "--connections-an-address",
    "--streams-an-address",
    "--streams-a-person",
];
const COUNTLESS: &str = "100000";
/// Ticks of the system's processor clock in a second (`getconf CLK_TCK` on Linux).
const TICKS: f64 = 100.0;

/// Ends when it is dropped.
pub struct Served {
    pub address: SocketAddr,
    child: Child,
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Served {
    /// Without limits for whoever comes from one address.
    pub fn start(program: &Path, db: &str) -> Result<Served, String> {
        let limits: Vec<&str> = LIMITS.into_iter().flat_map(|limit| [limit, COUNTLESS]).collect();
        Served::with(Command::new(program), db, &limits)
    }

    /// As it is shipped, with its usual limits.
    pub fn as_shipped(program: &Path, db: &str) -> Result<Served, String> {
        let mut command = Command::new(program);
        // Refusals are what an attack is for.
        command.env("RUST_LOG", "error");
        Served::with(command, db, &[])
    }

    fn with(mut command: Command, db: &str, limits: &[&str]) -> Result<Served, String> {
        let mut child = command
            .args(["serve", "--json", "--listen", "127.0.0.1:0", "--db", db])
            .args(limits)
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{}: {error}", command.get_program().display()))?;
        let out = child.stdout.take().ok_or("the server has no output")?;
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let mut served = Served { address, child };
        served.address = address_told(out)?;
        Ok(served)
    }

    pub fn process(&self) -> String {
        self.child.id().to_string()
    }

    /// Megabytes that the process holds now, and the most that it has held.
    pub fn memory(&self) -> (f64, f64) {
        memory(&self.process())
    }
}

/// Megabytes that a process holds now, and the most that it has held.
pub fn memory(process: &str) -> (f64, f64) {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let megabytes = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name));
        let number = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<f64>().ok());
        number.unwrap_or(f64::NAN) / 1024.0
    };
    (megabytes("VmRSS"), megabytes("VmHWM"))
}

/// The address that the server tells in its first line.
fn address_told(out: impl std::io::Read + Send + 'static) -> Result<SocketAddr, String> {
    let (tell, told) = mpsc::channel();
    std::thread::spawn(move || {
        let mut line = String::new();
        let _ = BufReader::new(out).read_line(&mut line);
        let _ = tell.send(line);
    });
    let line = told.recv_timeout(PATIENCE);
    let line = line.map_err(|_| format!("the server did not start within {PATIENCE:?}"))?;
    let value: serde_json::Value = serde_json::from_str(&line).unwrap_or_default();
    let url = value["address"].as_str().unwrap_or_default();
    let address = url.trim_start_matches("http://").trim_end_matches('/').parse();
    address.map_err(|_| format!("the server did not start; it said {line:?}"))
}

/// Seconds of processor time that a process has used; `self` for this one.
pub fn seconds_used(process: &str) -> f64 {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks = fields.skip(11).take(2).filter_map(|field| field.parse::<f64>().ok());
    ticks.sum::<f64>() / TICKS
}

/// How many files this process may open: a stream and a line for everybody.
pub fn files_allowed() -> usize {
    let limits = fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits.lines().find(|line| line.starts_with("Max open files"));
    let soft = line.and_then(|line| line.split_whitespace().nth(3));
    soft.and_then(|soft| soft.parse().ok()).unwrap_or(usize::MAX)
}
