//! When the system has no more files to give: whoever waits is served as soon as there are some. A
//! program of its own, since all tests of a program share its files.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::fs::File;
use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::sync::mpsc::{self, Sender};
use std::time::Duration;
use trial::client::{Browser, database, serve};

/// What the server logs.
struct Log(Sender<String>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let _ = self.0.send(String::from_utf8_lossy(bytes).into_owned());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn connections_wait_until_files_are_free_again() {
    let (tell, told) = mpsc::channel();
    tracing_subscriber::fmt().with_writer(move || Log(tell.clone())).init();
    let address = serve(&database());
    let limit = getrlimit(Resource::Nofile);
    assert_eq!(limit.current, limit.maximum, "the server has raised the limit");
    assert_eq!(Browser::new(address).get("/healthz").status, 200);
    setrlimit(Resource::Nofile, Rlimit { current: Some(512), ..limit }).expect("a lower limit");
    let mut files: Vec<File> =
        std::iter::from_fn(|| File::open("/dev/null").ok()).take(1_000).collect();
    assert!(files.len() < 512, "no file is left");
    // One file is given up, and a client takes it: the server has none to accept it.
    files.pop();
    let mut client = TcpStream::connect(address).expect("the system answers for the server");
    client.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").expect("a request");
    let lines = std::iter::from_fn(|| told.recv_timeout(Duration::from_secs(30)).ok());
    let is_refused = |line: &String| line.contains("could not be accepted");
    assert!(lines.into_iter().any(|line| is_refused(&line)), "the server cannot accept");
    drop(files);
    client.set_read_timeout(Some(Duration::from_secs(30))).expect("a socket");
    let mut answer = [0; 12];
    client.read_exact(&mut answer).expect("an answer");
    assert_eq!(&answer, b"HTTP/1.1 200");
}
