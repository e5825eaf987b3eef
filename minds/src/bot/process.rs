//! A program that runs beside this one, with lines going in and out. Nothing that it does can
//! hold us up for longer than we are patient, and no trace of it stays when it is dropped.

use super::message::LONGEST_LINE;
use super::{CommandLine, Fault};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

/// Lines that may wait to be read; a program that floods us is held back.
const WAITING: usize = 64;
/// How often those that a program has started are looked for.
#[cfg(target_os = "linux")]
const ROUNDS: usize = 8;
/// How long a program that was told to quit, or that closed its output, may take to end.
const GRACE: Duration = Duration::from_millis(500);

/// What a program and all that it starts carry in their environment, with a word of its own for
/// each: by that they are found, whatever group they have gone to.
const MARK: &str = "OIKUMENE_PROGRAM";

pub struct Process {
    child: Child,
    mark: String,
    /// Nothing once it was told to quit: that closes its input.
    orders: Option<Sender<String>>,
    lines: Receiver<Result<String, Fault>>,
    last_words: Receiver<String>,
}

impl Process {
    pub fn start(command: &CommandLine) -> Result<Process, Fault> {
        let mut program = Command::new(&command.program);
        program.args(&command.args);
        program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mark = fresh_mark();
        program.env(MARK, &mark);
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut program, 0);
        let mut child =
            program.spawn().map_err(|e| Fault::Start(format!("{}: {e}", command.program)))?;
        let (orders, to_write) = mpsc::channel();
        let (read, lines) = mpsc::sync_channel(WAITING);
        let (complain, last_words) = mpsc::channel();
        // Threads of their own, because neither a full nor an empty pipe may hold up the game.
        if let (Some(stdin), Some(stdout), Some(stderr)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        {
            thread::spawn(move || write_orders(stdin, &to_write));
            thread::spawn(move || read_lines(stdout, &read));
            thread::spawn(move || keep_last_line(stderr, &complain));
        }
        Ok(Process { child, mark, orders: Some(orders), lines, last_words })
    }

    /// Sends a line. Whether it arrives shows in the answer.
    pub fn tell(&self, line: String) {
        if let Some(orders) = &self.orders {
            let _ = orders.send(line);
        }
    }

    /// The next line.
    pub fn hear(&mut self, until: Instant) -> Result<String, Heard> {
        let patience = until.saturating_duration_since(Instant::now());
        // Or a program that says a lot and answers nothing would be listened to for ever.
        if patience.is_zero() {
            return Err(Heard::Nothing);
        }
        match self.lines.recv_timeout(patience) {
            Ok(line) => line.map_err(Heard::Fault),
            Err(RecvTimeoutError::Timeout) => Err(Heard::Nothing),
            Err(RecvTimeoutError::Disconnected) => Err(Heard::Fault(self.gone())),
        }
    }

    /// Why nothing comes any more.
    fn gone(&mut self) -> Fault {
        match self.ends_within(GRACE) {
            None => Fault::Closed,
            Some(status) => {
                let last = self.last_words.recv_timeout(GRACE).unwrap_or_default();
                Fault::Died { code: status.code(), last }
            }
        }
    }

    fn ends_within(&mut self, grace: Duration) -> Option<ExitStatus> {
        let until = Instant::now() + grace;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(2)),
                _ => return None,
            }
        }
    }

    /// Says a last word and gives it a moment to end by itself.
    pub fn dismiss(&mut self, quit: String) {
        self.tell(quit);
        self.orders = None;
        self.ends_within(GRACE);
    }
}

/// Why no line was heard.
pub enum Heard {
    /// Time was up.
    Nothing,
    Fault(Fault),
}

impl Drop for Process {
    /// Ended with all that it has started, and waited for: it leaves no process behind.
    fn drop(&mut self) {
        end_group(&self.child);
        let _ = self.child.kill();
        let _ = self.child.wait();
        end_marked(&self.mark);
    }
}

/// A word that no other program of this machine carries.
fn fresh_mark() -> String {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    format!("{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed))
}

/// Ends those that have left the group: they still carry the mark. Whoever starts others while it is
/// looked for is found in the next round.
#[cfg(target_os = "linux")]
fn end_marked(mark: &str) {
    use rustix::process::{Signal, kill_process};
    for _ in 0..ROUNDS {
        let found = marked(mark);
        if found.is_empty() {
            return;
        }
        for pid in found {
            let _ = kill_process(pid, Signal::KILL);
        }
    }
}

/// The processes that carry a mark.
#[cfg(target_os = "linux")]
fn marked(mark: &str) -> Vec<rustix::process::Pid> {
    let wanted = format!("{MARK}={mark}");
    let carries = |folder: &std::fs::DirEntry| {
        let environment = std::fs::read(folder.path().join("environ")).unwrap_or_default();
        environment.split(|byte| *byte == 0).any(|one| one == wanted.as_bytes())
    };
    let pid = |folder: &std::fs::DirEntry| folder.file_name().to_str()?.parse().ok();
    let all = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    all.filter(carries).filter_map(|folder| rustix::process::Pid::from_raw(pid(&folder)?)).collect()
}

#[cfg(not(target_os = "linux"))]
fn end_marked(_: &str) {}

/// A program leads a group of its own, which those that it starts belong to.
#[cfg(unix)]
fn end_group(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        let _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn end_group(_: &Child) {}

fn write_orders(mut stdin: ChildStdin, orders: &Receiver<String>) {
    for order in orders {
        if stdin.write_all(order.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(stdout: ChildStdout, lines: &SyncSender<Result<String, Fault>>) {
    let mut reader = BufReader::new(stdout);
    while let Some(line) = read_line(&mut reader) {
        let is_fault = line.is_err();
        if lines.send(line).is_err() || is_fault {
            return;
        }
    }
}

/// The next line, nothing at the end. What is too long or no text is not read on.
fn read_line(reader: &mut impl BufRead) -> Option<Result<String, Fault>> {
    let mut line = Vec::new();
    match reader.take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => None,
        Ok(_) if line.len() > LONGEST_LINE => Some(Err(Fault::LongLine)),
        Ok(_) => Some(String::from_utf8(line).map_err(|broken| {
            Fault::garbage(&String::from_utf8_lossy(broken.as_bytes()), "this is not UTF-8")
        })),
    }
}

/// What a program says on its way out is the best hint to why it went.
fn keep_last_line(stderr: ChildStderr, complain: &Sender<String>) {
    let mut reader = BufReader::new(stderr);
    let mut last = String::new();
    loop {
        let mut line = Vec::new();
        match reader.by_ref().take(LONGEST_LINE as u64).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => break,
            Ok(_) => {
                let text = String::from_utf8_lossy(&line);
                if !text.trim().is_empty() {
                    last = text.trim().to_string();
                }
            }
        }
    }
    let _ = complain.send(last);
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn what_has_left_the_group_of_a_program_ends_with_it() {
        let command = CommandLine::read("sh -c 'setsid sleep 300 & echo begun; cat'").unwrap();
        let mut process = Process::start(&command).unwrap_or_else(|fault| panic!("{fault}"));
        let heard = process.hear(Instant::now() + Duration::from_secs(10));
        assert_eq!(heard.ok().as_deref().map(str::trim), Some("begun"));
        let mark = process.mark.clone();
        let until = Instant::now() + Duration::from_secs(10);
        // The shell, its cat, and the sleeper that has a session of its own.
        while marked(&mark).len() < 3 {
            assert!(Instant::now() < until, "all three begin");
            thread::yield_now();
        }
        drop(process);
        while !marked(&mark).is_empty() {
            assert!(Instant::now() < until, "none is left");
            thread::yield_now();
        }
    }
}
