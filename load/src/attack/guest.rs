//! Somebody with cookies at one address.

use super::Target;
use crate::table::Page;
use crate::web::{Line, Reply, encoded};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

/// Whoever has to wait longer than this for one answer waits in vain.
pub const PATIENCE: Duration = Duration::from_secs(30);
/// How often somebody looks whether they are asked: well below what an address may.
const GLANCE: Duration = Duration::from_millis(25);

#[derive(Clone)]
pub struct Guest {
    host: SocketAddr,
    pub from: IpAddr,
    pub cookies: Vec<String>,
}

impl Guest {
    pub fn new(target: &Target, from: IpAddr) -> Guest {
        Guest { host: target.address, from, cookies: Vec::new() }
    }

    /// A connection that stays open.
    pub async fn line(&self) -> io::Result<Line> {
        let cookie = self.cookies.join("; ");
        let opened = Line::open_from(self.host, self.from, &cookie);
        tokio::time::timeout(PATIENCE, opened).await?
    }

    pub async fn get(&mut self, path: &str) -> io::Result<Reply> {
        let mut line = self.line().await?;
        let reply = tokio::time::timeout(PATIENCE, line.get(path)).await??;
        self.learn(&reply);
        Ok(reply)
    }

    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> io::Result<Reply> {
        let pair = |(name, value): &(&str, &str)| format!("{name}={}", encoded(value));
        let form = fields.iter().map(pair).collect::<Vec<_>>().join("&");
        self.send(path, &form).await
    }

    /// Posts a form that is written already.
    pub async fn send(&mut self, path: &str, form: &str) -> io::Result<Reply> {
        let mut line = self.line().await?;
        let reply = tokio::time::timeout(PATIENCE, line.post(path, form)).await??;
        self.learn(&reply);
        Ok(reply)
    }

    /// Opens a table by a form; its path.
    pub async fn open(&mut self, path: &str, fields: &[(&str, &str)]) -> io::Result<String> {
        let reply = self.post(path, fields).await?;
        let place = reply.field("location").map(str::to_string);
        place.ok_or_else(|| io::Error::other(format!("{path} answered {}", reply.status)))
    }

    /// The page of a table once this guest is asked, and how long that took.
    pub async fn asked(&mut self, table: &str) -> io::Result<(Page, Duration)> {
        let begun = Instant::now();
        loop {
            let page = Page::of(self.get(table).await?)?;
            if page.is_asked {
                return Ok((page, begun.elapsed()));
            }
            if begun.elapsed() > 2 * PATIENCE {
                return Err(io::Error::other("nobody was asked any more"));
            }
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Chooses one of what the page offers; how long the acknowledgement took.
    pub async fn choose(&mut self, table: &str, page: &Page, number: u64) -> io::Result<Duration> {
        let form = page.choice(number).ok_or_else(|| io::Error::other("nothing is offered"))?;
        let begun = Instant::now();
        let reply = self.send(&format!("{table}/choose"), &form).await?;
        match reply.status {
            303 => Ok(begun.elapsed()),
            status => Err(io::Error::other(format!("a choice was answered {status}"))),
        }
    }

    fn learn(&mut self, reply: &Reply) {
        for cookie in reply.cookies() {
            let name = cookie.split('=').next().unwrap_or_default();
            self.cookies.retain(|known| known.split('=').next() != Some(name));
            self.cookies.push(cookie.to_string());
        }
    }
}
