//! A real server on a free port with a database of its own, and a small browser.

use server::bots::Bots;
use server::editions::Editions;
use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::time::Duration;

/// A database file that no other test uses.
pub fn database() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let path = crate::place::folder().join(format!("http-{number}.db"));
    format!("sqlite://{}", path.display())
}

/// Serves until the test ends.
pub fn serve(db: &str) -> SocketAddr {
    serve_editions(db, Editions::default())
}

/// Serves with content sets of an owner, until the test ends.
pub fn serve_editions(db: &str, editions: Editions) -> SocketAddr {
    serve_with(db, editions, Bots::default())
}

/// Serves with content sets and programs of an owner, until the test ends.
pub fn serve_with(db: &str, editions: Editions, bots: Bots) -> SocketAddr {
    let config = server::Config { editions, bots, ..config(db) };
    serve_as(config)
}

/// A free port, no limits to speak of, since tests are many people at one address, and everything
/// else as it usually is.
pub fn config(db: &str) -> server::Config {
    server::Config { allowance: server::http::Allowance::ample(), ..usual(db) }
}

/// A free port, refusals without delay, and everything else as it usually is, limits too.
pub fn usual(db: &str) -> server::Config {
    let usual = server::Config::new(games::all(), SocketAddr::from(([127, 0, 0, 1], 0)), db);
    let patience = server::serving::Patience { refusal: Duration::ZERO, ..usual.patience };
    server::Config { patience, ..usual }
}

/// Serves as it is told, until the test ends.
pub fn serve_as(config: server::Config) -> SocketAddr {
    start(config).address
}

/// A server that can be stopped.
pub struct Running {
    pub address: SocketAddr,
    config: server::Config,
    stop: tokio::sync::oneshot::Sender<()>,
    ended: std::thread::JoinHandle<()>,
}

impl Running {
    /// Asks it to stop and waits until it has.
    pub fn stop(self) {
        self.stop.send(()).expect("it is running");
        self.ended.join().expect("it ends well");
    }

    /// Stops it, and starts another on the same database.
    pub fn again(self) -> Running {
        let config = self.config.clone();
        self.again_as(config)
    }

    /// Stops it, and starts another in another way.
    pub fn again_as(self, config: server::Config) -> Running {
        self.stop();
        start(config)
    }
}

pub fn start(config: server::Config) -> Running {
    let (tell, told) = mpsc::channel();
    let (stop, stopped) = tokio::sync::oneshot::channel();
    let again = config.clone();
    let ended = std::thread::spawn(move || {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        let ready = move |address| tell.send(address).expect("the test waits");
        // Whoever no longer holds it cannot stop it: it runs until the test ends.
        let stopped = async {
            if stopped.await.is_err() {
                std::future::pending::<()>().await;
            }
        };
        runtime.block_on(server::serve_until(config, ready, stopped)).expect("a server");
    });
    let address = told.recv_timeout(Duration::from_secs(30)).expect("the server starts");
    Running { address, config: again, stop, ended }
}

#[derive(Debug)]
pub struct Page {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Page {
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(key, _)| key.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.as_str())
    }

    /// The values of a hidden field of the page's forms, in order.
    pub fn fields(&self, name: &str) -> Vec<String> {
        let mark = format!("name=\"{name}\" value=\"");
        let values = self.body.split(&mark).skip(1).filter_map(|rest| rest.split('"').next());
        values.map(unescape).collect()
    }
}

fn unescape(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

/// Somebody with cookies.
#[derive(Clone)]
pub struct Browser {
    address: SocketAddr,
    cookies: BTreeMap<String, String>,
    pub extra: Vec<(&'static str, String)>,
    /// How a connection is made: also from another address of this machine.
    pub connect: fn(SocketAddr) -> io::Result<TcpStream>,
}

impl Browser {
    pub fn new(address: SocketAddr) -> Browser {
        let connect = TcpStream::connect::<SocketAddr>;
        Browser { address, cookies: BTreeMap::new(), extra: Vec::new(), connect }
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    pub fn get(&mut self, path: &str) -> Page {
        self.send("GET", path, None)
    }

    /// Posts a form, without following the redirect.
    pub fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Page {
        self.send("POST", path, Some(form(fields)))
    }

    /// Posts a form and goes where the server says.
    pub fn submit(&mut self, path: &str, fields: &[(&str, &str)]) -> Page {
        let page = self.post(path, fields);
        assert_eq!(page.status, 303, "{path}: {}", page.body);
        let to = page.header("location").expect("a place to go").to_string();
        self.get(&to)
    }

    pub fn set_cookie(&mut self, name: &str, value: &str) {
        self.cookies.insert(name.into(), value.into());
    }

    pub fn cookie(&self, name: &str) -> Option<&str> {
        self.cookies.get(name).map(String::as_str)
    }

    /// The same person at another address.
    pub fn move_to(&mut self, address: SocketAddr) {
        self.address = address;
    }

    /// Like `get`, with nothing when the server is gone.
    pub fn try_get(&mut self, path: &str) -> Option<Page> {
        self.try_send("GET", path, None)
    }

    /// Like `post`, with nothing when the server is gone.
    pub fn try_post(&mut self, path: &str, fields: &[(&str, &str)]) -> Option<Page> {
        self.try_send("POST", path, Some(form(fields)))
    }

    /// Posts a form and hangs up after a while, whatever the server does.
    pub fn hang_up(&mut self, path: &str, fields: &[(&str, &str)], patience: Duration) {
        let request = self.request("POST", path, Some(form(fields)));
        let mut stream = (self.connect)(self.address).expect("a server");
        stream.write_all(request.as_bytes()).expect("a request");
        std::thread::sleep(patience);
    }

    /// Listens to what happens at a table.
    pub fn listen(&self, path: &str) -> Listener {
        self.try_listen(path).expect("a stream")
    }

    /// Like `listen`, with the status when the server refuses; 0 when it does not answer at all.
    pub fn try_listen(&self, path: &str) -> Result<Listener, u16> {
        let ask = || -> io::Result<(Listener, u16)> {
            let mut stream = (self.connect)(self.address)?;
            stream.set_read_timeout(Some(Duration::from_secs(30)))?;
            let request = self.head("GET", path) + "\r\n";
            stream.write_all(request.as_bytes())?;
            let mut stream = BufReader::new(stream);
            let mut line = String::new();
            stream.read_line(&mut line)?;
            let status = line.split(' ').nth(1).and_then(|status| status.parse().ok());
            Ok((Listener(stream), status.unwrap_or(0)))
        };
        match ask() {
            Ok((listener, 200)) => Ok(listener),
            Ok((_, status)) => Err(status),
            Err(_) => Err(0),
        }
    }

    /// The head of a request, without the empty line that ends it.
    pub fn head(&self, method: &str, path: &str) -> String {
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\n", self.address);
        let cookies: Vec<String> = self.cookies.iter().map(|(k, v)| format!("{k}={v}")).collect();
        if !cookies.is_empty() {
            head.push_str(&format!("Cookie: {}\r\n", cookies.join("; ")));
        }
        for (name, value) in &self.extra {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        head
    }

    pub fn send(&mut self, method: &str, path: &str, body: Option<String>) -> Page {
        self.try_send(method, path, body).unwrap_or_else(|| panic!("no answer to {method} {path}"))
    }

    fn request(&self, method: &str, path: &str, body: Option<String>) -> String {
        let mut request = self.head(method, path);
        request.push_str("Connection: close\r\n");
        if let Some(body) = &body {
            let kind = "application/x-www-form-urlencoded";
            request
                .push_str(&format!("Content-Type: {kind}\r\nContent-Length: {}\r\n", body.len()));
        }
        request.push_str("\r\n");
        request.push_str(body.as_deref().unwrap_or_default());
        request
    }

    fn try_send(&mut self, method: &str, path: &str, body: Option<String>) -> Option<Page> {
        let request = self.request(method, path, body);
        let mut stream = (self.connect)(self.address).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(30))).ok()?;
        // The server may answer before it has read everything.
        let _ = stream.write_all(request.as_bytes());
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        let page = parse(&answer)?;
        for (_, cookie) in page.headers.iter().filter(|(name, _)| name == "set-cookie") {
            if let Some((name, value)) = cookie.split(';').next().and_then(|c| c.split_once('=')) {
                self.cookies.insert(name.to_string(), value.to_string());
            }
        }
        Some(page)
    }
}

/// A stream of events: their names, until the stream ends.
pub struct Listener(BufReader<TcpStream>);

impl Iterator for Listener {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let mut line = String::new();
        loop {
            line.clear();
            if self.0.read_line(&mut line).expect("an event in time") == 0 {
                return None;
            }
            if let Some(name) = line.trim().strip_prefix("event: ") {
                return Some(name.to_string());
            }
        }
    }
}

fn form(fields: &[(&str, &str)]) -> String {
    let pair = |(name, value): &(&str, &str)| format!("{name}={}", encode(value));
    fields.iter().map(pair).collect::<Vec<_>>().join("&")
}

/// An answer as it came; a chunk may end in the middle of a letter.
pub fn parse(answer: &[u8]) -> Option<Page> {
    let end = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n")?;
    let (head, body) = (String::from_utf8_lossy(&answer[..end]), &answer[end + 4..]);
    let mut lines = head.lines();
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let headers: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_lowercase(), value.to_string()))
        .collect();
    let is_chunked = headers.iter().any(|(k, v)| k == "transfer-encoding" && v == "chunked");
    let body = if is_chunked { unchunk(body) } else { body.to_vec() };
    Some(Page { status, headers, body: String::from_utf8_lossy(&body).into_owned() })
}

fn unchunk(body: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    let mut rest = body;
    while let Some(end) = rest.windows(2).position(|bytes| bytes == b"\r\n") {
        let size = String::from_utf8_lossy(&rest[..end]);
        let size = usize::from_str_radix(size.trim(), 16).unwrap_or(0);
        let after = &rest[end + 2..];
        if size == 0 || after.len() < size {
            break;
        }
        whole.extend_from_slice(&after[..size]);
        rest = after[size..].strip_prefix(b"\r\n").unwrap_or(&after[size..]);
    }
    whole
}

/// Percent-encoding for form values.
fn encode(text: &str) -> String {
    let safe = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte);
    text.bytes()
        .map(|byte| if safe(byte) { (byte as char).to_string() } else { format!("%{byte:02X}") })
        .collect()
}
