//! As much of HTTP/1.1 as a browser at a table speaks: requests on a line that stays open, and a
//! stream of events.

use flate2::read::GzDecoder;
use std::io::{self, Read};
use std::net::{IpAddr, SocketAddr};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpSocket, TcpStream};

/// A connection that stays open, with the cookie of whoever speaks.
pub struct Line {
    stream: BufReader<TcpStream>,
    host: SocketAddr,
    cookie: String,
}

/// An answer as it came.
pub struct Reply {
    pub status: u16,
    pub is_packed: bool,
    pub body: Vec<u8>,
    /// All its bytes, with the head.
    pub wire: usize,
    /// The head as it came.
    pub head: String,
}

/// A connection of one of this machine's addresses.
pub async fn connect(host: SocketAddr, from: IpAddr) -> io::Result<TcpStream> {
    let socket = if from.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    socket.bind(SocketAddr::new(from, 0))?;
    socket.connect(host).await
}

impl Line {
    pub async fn open(host: SocketAddr, cookie: &str) -> io::Result<Line> {
        let stream = TcpStream::connect(host).await?;
        stream.set_nodelay(true)?;
        Ok(Line { stream: BufReader::new(stream), host, cookie: cookie.to_string() })
    }

    /// From another of this machine's addresses.
    pub async fn open_from(host: SocketAddr, from: IpAddr, cookie: &str) -> io::Result<Line> {
        let stream = connect(host, from).await?;
        stream.set_nodelay(true)?;
        Ok(Line { stream: BufReader::new(stream), host, cookie: cookie.to_string() })
    }

    pub async fn get(&mut self, path: &str) -> io::Result<Reply> {
        self.send("GET", path, "", None).await?;
        self.reply().await
    }

    /// As the script of a page gets it, which has these parts already.
    pub async fn get_live(&mut self, path: &str, parts: &str) -> io::Result<Reply> {
        self.send("GET", path, &format!("x-live: 1\r\nx-have: {parts}\r\n"), None).await?;
        self.reply().await
    }

    pub async fn post(&mut self, path: &str, form: &str) -> io::Result<Reply> {
        self.send("POST", path, "", Some(form)).await?;
        self.reply().await
    }

    async fn send(
        &mut self,
        method: &str,
        path: &str,
        more: &str,
        form: Option<&str>,
    ) -> io::Result<()> {
        let mut request = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\n", self.host);
        request += "accept: text/html\r\naccept-encoding: gzip\r\nsec-fetch-site: same-origin\r\n";
        request += more;
        if !self.cookie.is_empty() {
            request += &format!("cookie: {}\r\n", self.cookie);
        }
        if let Some(form) = form {
            request += "content-type: application/x-www-form-urlencoded\r\n";
            request += &format!("content-length: {}\r\n", form.len());
        }
        request += "\r\n";
        request += form.unwrap_or_default();
        self.stream.write_all(request.as_bytes()).await
    }

    /// The status and the other lines of an answer's head.
    async fn head(&mut self) -> io::Result<(u16, String)> {
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            if self.stream.read_line(&mut head).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        }
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        Ok((status.ok_or(io::ErrorKind::InvalidData)?, head))
    }

    async fn reply(&mut self) -> io::Result<Reply> {
        let (status, head) = self.head().await?;
        let (mut body, mut wire) = (Vec::new(), head.len());
        if let Some(length) = field(&head, "content-length") {
            body.resize(length.parse().map_err(|_| io::ErrorKind::InvalidData)?, 0);
            self.stream.read_exact(&mut body).await?;
            wire += body.len();
        } else if field(&head, "transfer-encoding") == Some("chunked") {
            wire += self.chunks(&mut body).await?;
        }
        let is_packed = field(&head, "content-encoding") == Some("gzip");
        Ok(Reply { status, is_packed, body, wire, head })
    }

    /// Reads a body in chunks; returns how many bytes that took.
    async fn chunks(&mut self, body: &mut Vec<u8>) -> io::Result<usize> {
        let mut wire = 0;
        loop {
            let mut size = String::new();
            wire += self.stream.read_line(&mut size).await?;
            let size = usize::from_str_radix(size.trim(), 16);
            let size = size.map_err(|_| io::ErrorKind::InvalidData)?;
            let begun = body.len();
            body.resize(begun + size + 2, 0);
            self.stream.read_exact(&mut body[begun..]).await?;
            body.truncate(begun + size);
            wire += size + 2;
            if size == 0 {
                return Ok(wire);
            }
        }
    }
}

impl Reply {
    /// A line of the head.
    pub fn field(&self, name: &str) -> Option<&str> {
        field(&self.head, name)
    }

    /// The cookies that it sets, as they are sent back.
    pub fn cookies(&self) -> impl Iterator<Item = &str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(':'));
        let set = lines.filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
        set.filter_map(|(_, value)| value.split(';').next()).map(str::trim)
    }

    /// The page as text; `most` bytes of it suffice.
    pub fn text(&self, most: usize) -> io::Result<String> {
        let mut text = Vec::new();
        match self.is_packed {
            true => Read::take(GzDecoder::new(&*self.body), most as u64).read_to_end(&mut text)?,
            false => Read::take(&*self.body, most as u64).read_to_end(&mut text)?,
        };
        Ok(String::from_utf8_lossy(&text).into_owned())
    }
}

/// A stream of events; each is a revision of the table.
pub struct Events(Line);

impl Events {
    pub async fn open(host: SocketAddr, cookie: &str, path: &str) -> io::Result<Events> {
        let mut line = Line::open(host, cookie).await?;
        line.send("GET", path, "", None).await?;
        match line.head().await? {
            (200, _) => Ok(Events(line)),
            (status, _) => Err(io::Error::other(format!("{path} answered {status}"))),
        }
    }

    /// The next revision.
    pub async fn next(&mut self) -> io::Result<u64> {
        let mut line = String::new();
        loop {
            line.clear();
            if self.0.stream.read_line(&mut line).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            if let Some(revision) = line.strip_prefix("data:") {
                return revision.trim().parse().map_err(|_| io::ErrorKind::InvalidData.into());
            }
        }
    }
}

fn field<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let lines = head.lines().filter_map(|line| line.split_once(':'));
    let mut found = lines.filter(|(key, _)| key.eq_ignore_ascii_case(name));
    found.next().map(|(_, value)| value.trim())
}

/// A value of a form, as it is sent.
pub fn encoded(value: &str) -> String {
    let one = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => (byte as char).to_string(),
        _ => format!("%{byte:02X}"),
    };
    value.bytes().map(one).collect()
}
