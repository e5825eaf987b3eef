//! A table with its people: one chooses now and then, the others hear of it and look again.

use crate::web::{Events, Line, Reply, encoded};
use server::rehearsal::Seated;
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

const WHOLE: usize = 4 * 1024 * 1024;

/// What was measured, in microseconds.
#[derive(Default)]
pub struct Measured {
    pub is_on: AtomicBool,
    pub times: Mutex<Times>,
    pub faults: Mutex<Vec<String>>,
}

#[derive(Default)]
pub struct Times {
    /// From sending a choice to its event at each other viewer.
    pub told: Vec<u32>,
    /// From sending a choice to the new page at each other viewer.
    pub seen: Vec<u32>,
    /// From sending a choice to its acknowledgement.
    pub kept: Vec<u32>,
}

impl Measured {
    fn note(&self, of: impl FnOnce(&mut Times) -> &mut Vec<u32>, begun: Instant) {
        if self.is_on.load(Ordering::Relaxed) {
            let time = begun.elapsed().as_micros() as u32;
            of(&mut lock(&self.times)).push(time);
        }
    }

    pub fn fault(&self, what: impl ToString) {
        lock(&self.faults).push(what.to_string());
    }
}

pub fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

pub struct Table {
    path: String,
    host: SocketAddr,
    viewers: Vec<Viewer>,
    /// The choice under way: the revision that it brings, who made it, and when.
    sent: Mutex<(u64, usize, Instant)>,
    measured: Arc<Measured>,
}

struct Viewer {
    cookie: String,
    line: tokio::sync::Mutex<Line>,
    page: Mutex<Page>,
}

/// The last page that a viewer saw.
pub struct Page {
    revision: u64,
    pub is_asked: bool,
    /// Its forms and their values.
    text: String,
    /// The parts that need not come again.
    parts: String,
}

impl Page {
    pub fn of(reply: Reply) -> io::Result<Page> {
        if reply.status != 200 {
            return Err(io::Error::other(format!("the page answered {}", reply.status)));
        }
        let text = reply.text(WHOLE)?;
        let main = text.split("<main").nth(1).and_then(|rest| rest.split('>').next());
        let main = main.ok_or_else(|| io::Error::other("the page is no table"))?;
        let revision = between(main, "data-revision=\"", "\"").and_then(|n| n.parse().ok());
        let revision = revision.ok_or_else(|| io::Error::other("the page has no revision"))?;
        let is_asked = main.contains("data-asked");
        let parts = parts(&text);
        // Pages of people who only look need not be kept.
        Ok(Page { revision, is_asked, parts, text: if is_asked { text } else { String::new() } })
    }

    /// A form of the page, chosen by a number.
    pub fn choice(&self, number: u64) -> Option<String> {
        let text = &self.text;
        let values = |name: &str| -> Vec<String> {
            let mark = format!("name=\"{name}\" value=\"");
            text.split(&mark).skip(1).filter_map(|rest| rest.split('"').next().map(plain)).collect()
        };
        let choices = values("choice");
        let choice = choices.get(number as usize % choices.len().max(1))?;
        let form = text.split("name=\"choice\"").next()?;
        let n = form.rsplit("name=\"n\" value=\"").next()?.split('"').next()?;
        Some(format!("n={n}&choice={}", encoded(choice)))
    }
}

/// The marks of the parts of a page, new and old.
fn parts(text: &str) -> String {
    let marks = text.split("<!--").skip(1).filter_map(|rest| rest.split_once("-->"));
    let hashes = marks.filter_map(|(mark, _)| mark.strip_prefix(['(', '=']));
    hashes.collect::<Vec<_>>().join(" ")
}

fn between<'a>(text: &'a str, from: &str, to: &str) -> Option<&'a str> {
    text.split(from).nth(1)?.split(to).next()
}

fn plain(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

impl Table {
    /// Everybody looks at the table for the first time. Returns also how long each page took.
    pub async fn open(
        host: SocketAddr,
        seated: Seated,
        measured: Arc<Measured>,
    ) -> io::Result<(Table, Vec<u32>)> {
        let path = format!("/t/{}", seated.table);
        let (mut viewers, mut times) = (Vec::new(), Vec::new());
        for cookie in seated.cookies {
            let mut line = Line::open(host, &cookie).await?;
            let begun = Instant::now();
            let page = Page::of(line.get(&path).await?)?;
            times.push(begun.elapsed().as_micros() as u32);
            let line = tokio::sync::Mutex::new(line);
            viewers.push(Viewer { cookie, line, page: Mutex::new(page) });
        }
        let sent = Mutex::new((0, 0, Instant::now()));
        Ok((Table { path, host, viewers, sent, measured }, times))
    }

    /// Everybody listens.
    pub async fn listen(self: &Arc<Self>) -> io::Result<()> {
        for index in 0..self.viewers.len() {
            let path = format!("{}/live", self.path);
            let mut events = Events::open(self.host, &self.viewers[index].cookie, &path).await?;
            let table = self.clone();
            // The first event is the present.
            events.next().await?;
            tokio::spawn(async move {
                if let Err(error) = table.hear(index, events).await {
                    table.measured.fault(format!("a stream broke: {error}"));
                }
            });
        }
        Ok(())
    }

    async fn hear(&self, index: usize, mut events: Events) -> io::Result<()> {
        loop {
            let revision = events.next().await?;
            let (awaited, by, begun) = *lock(&self.sent);
            if revision != awaited {
                self.measured.fault(format!("revision {revision}, but {awaited} was awaited"));
            }
            // Whoever chose gets the page as the answer.
            if by == index {
                continue;
            }
            self.measured.note(|times| &mut times.told, begun);
            self.look(index, revision).await?;
            self.measured.note(|times| &mut times.seen, begun);
        }
    }

    async fn look(&self, index: usize, revision: u64) -> io::Result<()> {
        let viewer = &self.viewers[index];
        let parts = lock(&viewer.page).parts.clone();
        let reply = viewer.line.lock().await.get_live(&self.path, &parts).await?;
        let page = Page::of(reply)?;
        if page.revision < revision {
            self.measured.fault(format!("page {} after event {revision}", page.revision));
        }
        *lock(&viewer.page) = page;
        Ok(())
    }

    /// Whoever is asked chooses, at a person's pace, until the game is over.
    pub async fn play(self: Arc<Self>, pace: Duration, seed: u64) {
        let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        tokio::time::sleep(pace.mul_f64(dice.part())).await;
        loop {
            match self.choose(dice.next()).await {
                Ok(true) => {}
                Ok(false) => return,
                Err(error) => return self.measured.fault(error),
            }
            tokio::time::sleep(pace.mul_f64(0.5 + dice.part())).await;
        }
    }

    /// False when nobody is asked any more.
    async fn choose(&self, number: u64) -> io::Result<bool> {
        let pages = || self.viewers.iter().map(|viewer| lock(&viewer.page));
        let Some(index) = pages().position(|page| page.is_asked) else { return Ok(false) };
        let viewer = &self.viewers[index];
        let (form, revision) = {
            let page = lock(&viewer.page);
            (page.choice(number), page.revision + 1)
        };
        let form = form.ok_or_else(|| io::Error::other("a page asks, but offers nothing"))?;
        let begun = Instant::now();
        *lock(&self.sent) = (revision, index, begun);
        let path = format!("{}/choose", self.path);
        let status = viewer.line.lock().await.post(&path, &form).await?.status;
        self.measured.note(|times| &mut times.kept, begun);
        if status != 303 {
            return Err(io::Error::other(format!("{form} at {} answered {status}", self.path)));
        }
        self.look(index, revision).await?;
        Ok(true)
    }
}

/// Numbers that need not be good.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 >> 11
    }

    /// From 0 to 1.
    fn part(&mut self) -> f64 {
        self.next() as f64 / (1u64 << 53) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_tells_its_revision_who_is_asked_and_what_can_be_chosen() {
        let form = |choice: &str| {
            format!(
                "<form><input type=\"hidden\" name=\"n\" value=\"12\">\
                 <input type=\"hidden\" name=\"choice\" value=\"{choice}\"></form>"
            )
        };
        let head = "<main id=\"main\" data-live=\"x\" data-revision=\"7\" data-asked>";
        let body = format!("{head}{}{}", form("pass"), form("go a=&quot;1&quot;")).into_bytes();
        let page = Page::of(Reply {
            status: 200,
            is_packed: false,
            wire: body.len(),
            body,
            head: String::new(),
        });
        let page = page.expect("a page");
        assert_eq!((page.revision, page.is_asked), (7, true));
        assert_eq!(page.choice(2).as_deref(), Some("n=12&choice=pass"));
        assert_eq!(page.choice(3).as_deref(), Some("n=12&choice=go%20a%3D%221%22"));
    }

    #[test]
    fn a_page_tells_its_parts() {
        assert_eq!(parts("<p><!--(0a--><b></b><!--)--><!--=1b--></p><!-- -->"), "0a 1b");
    }

    #[test]
    fn what_is_no_table_is_an_error() {
        let reply = |status| Reply {
            status,
            is_packed: false,
            wire: 0,
            body: b"<p>".to_vec(),
            head: String::new(),
        };
        assert!(Page::of(reply(404)).is_err());
        assert!(Page::of(reply(200)).is_err());
    }
}
