//! A proxy as a process of its own, with the configuration that `docs/proxy/` gives to owners.

use std::fs;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// How long a proxy may take to start.
const PATIENCE: Duration = Duration::from_secs(30);

const NGINX: &str = include_str!("../../../docs/proxy/nginx.conf");
const CADDY: &str = include_str!("../../../docs/proxy/Caddyfile");

/// Ends, with its folder, when it is dropped.
pub struct Proxy {
    /// Where it speaks TLS.
    pub secure: SocketAddr,
    /// Where it speaks plain HTTP.
    pub plain: SocketAddr,
    /// The certificate to trust.
    pub certificate: PathBuf,
    folder: PathBuf,
    child: Child,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl Proxy {
    pub fn nginx(server: SocketAddr) -> Proxy {
        let [secure, plain] = free();
        let folder = folder();
        let site = told(
            NGINX,
            &[
                ("server 127.0.0.1:8000;", format!("server {server};")),
                ("listen 80;", format!("listen {plain};")),
                ("listen 443 ssl;", format!("listen {secure} ssl;")),
                ("/etc/ssl/games.example.pem", path(&folder, "pem")),
                ("/etc/ssl/games.example.key", path(&folder, "key")),
            ],
        );
        // What surrounds a site in Debian's nginx, with all its files in the folder.
        let kept = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
        let kept = kept.map(|name| format!("{name}_temp_path {};\n", path(&folder, name)));
        let whole = format!(
            "daemon off; master_process off; pid {};\nevents {{ worker_connections 512; }}\n\
             http {{\naccess_log off;\n{}{site}}}\n",
            path(&folder, "pid"),
            kept.concat(),
        );
        fs::write(folder.join("conf"), whole).expect("a configuration");
        let conf = path(&folder, "conf");
        let args = ["-e", "stderr", "-p", folder.to_str().expect("a path"), "-c", &conf];
        start("nginx", &args, folder.clone(), secure, plain)
    }

    pub fn caddy(server: SocketAddr) -> Proxy {
        let [secure, plain] = free();
        let folder = folder();
        let tls = "# tls /etc/ssl/games.example.pem /etc/ssl/games.example.key";
        let site = told(
            CADDY,
            &[
                ("reverse_proxy 127.0.0.1:8000 {", format!("reverse_proxy {server} {{")),
                ("\ngames.example {", format!("\nhttps://127.0.0.1:{} {{", secure.port())),
                (tls, format!("tls {} {}", path(&folder, "pem"), path(&folder, "key"))),
            ],
        );
        let global =
            "{\n\tadmin off\n\tauto_https disable_redirects\n\tdefault_bind 127.0.0.1\n}\n";
        fs::write(folder.join("conf"), format!("{global}{site}")).expect("a configuration");
        let conf = path(&folder, "conf");
        let args = ["run", "--config", &conf, "--adapter", "caddyfile"];
        start("caddy", &args, folder.clone(), secure, plain)
    }
}

/// A configuration with the places of this test; each must stand in it exactly once.
fn told(configuration: &str, places: &[(&str, String)]) -> String {
    places.iter().fold(configuration.to_string(), |text, (place, other)| {
        assert_eq!(text.matches(place).count(), 1, "{place} in\n{text}");
        text.replace(place, other)
    })
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).display().to_string()
}

/// Two ports that nobody listens at. They lie below those the system hands out by itself: nobody is
/// given one before the proxy has it, and no connection comes from one, least of all our own, which
/// would then be connected with itself.
fn free() -> [SocketAddr; 2] {
    const PORTS: std::ops::Range<u32> = 20_000..32_000;
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let begin = std::process::id().wrapping_mul(16);
    let mut tried = std::iter::repeat_with(|| {
        let number = begin.wrapping_add(NEXT.fetch_add(1, Ordering::Relaxed));
        SocketAddr::from(([127, 0, 0, 1], (PORTS.start + number % PORTS.len() as u32) as u16))
    });
    [(); 2].map(|()| {
        tried
            .by_ref()
            .take(PORTS.len())
            .find(|&address| TcpListener::bind(address).is_ok())
            .expect("a free port")
    })
}

/// A folder of its own, with a fresh certificate for this machine.
fn folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("oikumene-proxy-{}-{number}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    fs::create_dir_all(&folder).expect("a folder");
    let made = tool("openssl")
        .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"])
        .args(["-days", "2", "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"])
        .args(["-out", &path(&folder, "pem"), "-keyout", &path(&folder, "key")])
        .stderr(Stdio::null())
        .status();
    assert!(needed("openssl", made).success(), "a certificate");
    folder
}

/// A program of Debian's; some lie where only owners look.
pub fn tool(name: &str) -> Command {
    let mut command = Command::new(name);
    let paths = std::env::var("PATH").unwrap_or_default();
    command.env("PATH", format!("{paths}:/usr/sbin:/usr/bin"));
    command
}

/// Without the program the test fails, and says what is missing.
pub fn needed<T>(name: &str, outcome: std::io::Result<T>) -> T {
    outcome.unwrap_or_else(|error| {
        panic!(
            "{name} is needed for the tests behind a proxy ({error}); `cargo xtask test` \
                installs it, or `apt-get install nginx-light caddy openssl`"
        )
    })
}

fn start(
    name: &str,
    args: &[&str],
    folder: PathBuf,
    secure: SocketAddr,
    plain: SocketAddr,
) -> Proxy {
    let log = fs::File::create(folder.join("log")).expect("a log");
    let child = tool(name)
        .args(args)
        .envs(["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"].map(|name| (name, &folder)))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(log)
        .spawn();
    let child = needed(name, child);
    let mut proxy = Proxy { secure, plain, certificate: folder.join("pem"), folder, child };
    let begun = Instant::now();
    while TcpStream::connect(secure).is_err() {
        let is_over = proxy.child.try_wait().expect("a process").is_some();
        if is_over || begun.elapsed() > PATIENCE {
            let log = fs::read_to_string(proxy.folder.join("log")).unwrap_or_default();
            panic!("{name} does not start: {log}");
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    proxy
}
