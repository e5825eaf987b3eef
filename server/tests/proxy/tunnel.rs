//! TLS for a client that speaks none: each connection to the tunnel goes on, packed by OpenSSL and
//! from an address of choice, to the proxy.

use super::process::{Proxy, needed, tool};
use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::spawn;

pub struct Tunnel {
    to: SocketAddr,
    from: &'static str,
    certificate: PathBuf,
}

impl Tunnel {
    /// Where clients connect; it lasts as long as the test.
    pub fn open(proxy: &Proxy, from: &'static str) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let certificate = proxy.certificate.clone();
        let tunnel = Tunnel { to: proxy.secure, from, certificate };
        spawn(move || {
            for client in listener.incoming() {
                tunnel.carry(client.expect("a client"));
            }
        });
        address
    }

    /// A connection of its own, with the certificate checked.
    fn connect(&self) -> Child {
        let child = tool("openssl")
            .args(["s_client", "-quiet", "-verify_quiet", "-verify_return_error"])
            .args(["-verify_ip", "127.0.0.1"])
            .args(["-connect", &self.to.to_string(), "-bind", &format!("{}:0", self.from)])
            .arg("-CAfile")
            .arg(&self.certificate)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        needed("openssl", child)
    }

    fn carry(&self, client: TcpStream) {
        let mut child = self.connect();
        let (mut sent, mut got) = (child.stdin.take(), child.stdout.take());
        let (mut from, mut to) = (client.try_clone().expect("a socket"), client);
        let child = Arc::new(Mutex::new(child));
        let theirs = child.clone();
        spawn(move || {
            pass_on(&mut from, sent.as_mut().expect("its input"));
            // The client has hung up: so does the tunnel.
            let _ = theirs.lock().expect("a process").kill();
        });
        spawn(move || {
            pass_on(got.as_mut().expect("its output"), &mut to);
            let _ = to.shutdown(Shutdown::Both);
            let _ = child.lock().expect("a process").wait();
        });
    }
}

/// Passes bytes on as they come.
fn pass_on(from: &mut impl Read, to: &mut impl Write) {
    let mut bytes = [0; 16 * 1024];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        if to.write_all(&bytes[..count]).and_then(|()| to.flush()).is_err() {
            return;
        }
    }
}
