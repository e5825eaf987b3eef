//! A progress bar on a terminal for anything longer than a second.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

pub struct Progress {
    bar: ProgressBar,
    begun: Instant,
    is_shown: AtomicBool,
}

impl Progress {
    /// A bar of that length, not yet shown.
    pub fn new(length: u64) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::hidden());
        let style = "{wide_bar} {human_pos} of {human_len}, {eta} left";
        bar.set_style(ProgressStyle::with_template(style).expect("the template is fixed"));
        let is_shown = AtomicBool::new(!std::io::stderr().is_terminal());
        Progress { bar, begun: Instant::now(), is_shown }
    }

    /// So many more are done.
    pub fn advance(&self, done: u64) {
        self.bar.inc(done);
        let is_due = self.begun.elapsed() > Duration::from_secs(1);
        if is_due && !self.is_shown.swap(true, Ordering::Relaxed) {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    }

    /// So many are done, of so many.
    pub fn reach(&self, done: u64, of: u64) {
        self.bar.set_length(of);
        self.advance(done.saturating_sub(self.bar.position()));
    }

    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
