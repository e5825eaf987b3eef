//! Ctrl-C.

use crate::failure::{Done, INTERRUPTED};
use minds::search::Stop;
use std::future::{Future, poll_fn};
use std::task::Poll;

/// A stop that somebody calls with Ctrl-C; whoever presses it twice does not want to wait. Listening
/// has begun when this returns, so that no interrupt is lost.
pub fn stop_on_interrupt() -> Done<Stop> {
    let stop = Stop::default();
    let told = stop.clone();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (ready, listening) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        runtime.block_on(async move {
            let mut signal = std::pin::pin!(tokio::signal::ctrl_c());
            let first = poll_fn(|context| Poll::Ready(signal.as_mut().poll(context))).await;
            let _ = ready.send(());
            let heard = match first {
                Poll::Ready(heard) => heard,
                Poll::Pending => signal.await,
            };
            if heard.is_err() {
                return;
            }
            told.now();
            if tokio::signal::ctrl_c().await.is_ok() {
                std::process::exit(INTERRUPTED.into());
            }
        });
    });
    let _ = listening.recv();
    Ok(stop)
}
