//! One address opens all the connections and streams that it can, and others play on.

use super::guest::Guest;
use super::{Attack, Done, Figure, Target, address, faults};
use crate::report::Spread;
use crate::web::connect;
use std::io;
use std::net::IpAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const IDLE: usize = 1_500;
const STREAMS: usize = 1_000;
/// Choices that others make: before, while connections are idle, and while streams are open.
const CHOICES: usize = 30;
/// A stream that was not answered by then is not answered.
const ANSWER: Duration = Duration::from_secs(5);

/// Until the server has noticed that connections are closed.
const FREED: Duration = Duration::from_secs(1);

pub async fn run(attack: &Attack<'_>, target: &Target) -> Done {
    let choices = attack.some(CHOICES);
    let mut table = Pair::sit_down(target).await?;
    let usual = table.play(choices).await;
    let attacker = address(66);
    let mut idle = Vec::new();
    for _ in 0..attack.some(IDLE) {
        // Whoever is refused at once is refused.
        if let Ok(Ok(stream)) =
            tokio::time::timeout(ANSWER, connect(target.address, attacker)).await
        {
            idle.push(stream);
        }
    }
    let beside_idle = table.play(choices).await;
    // They count as connections, too: streams would not even be answered beside them.
    let held = idle.len();
    drop(idle);
    tokio::time::sleep(FREED).await;
    let live = format!("{}/live", table.path);
    let streams: Vec<_> = (0..attack.some(STREAMS))
        .map(|_| tokio::spawn(listen(target.address, attacker, live.clone())))
        .collect();
    let (mut answers, mut open) = (Vec::new(), Vec::new());
    for stream in streams {
        match stream.await? {
            Ok((status, stream)) => {
                answers.push(status);
                open.push(stream);
            }
            Err(_) => answers.push(0),
        }
    }
    let beside_streams = table.play(choices).await;
    drop(open);
    let streams = answers.iter().filter(|&&status| status == 200).count();
    let missing = |played: &[u32]| (choices - played.len()) as f64;
    let figures = vec![
        Figure::told("a choice usually, at most", Spread::of(usual.clone()).max, "ms"),
        Figure::told("idle connections made", held as f64, ""),
        Figure::told("streams that were opened", streams as f64, ""),
        Figure::goal("choices lost before", missing(&usual), "", 0.0),
        Figure::goal("choices lost beside idle connections", missing(&beside_idle), "", 0.0),
        Figure::goal("choices lost beside streams", missing(&beside_streams), "", 0.0),
        Figure::goal("beside connections, at most", Spread::of(beside_idle).max, "ms", 1_000.0),
        Figure::goal("beside streams, at most", Spread::of(beside_streams).max, "ms", 1_000.0),
        Figure::goal("answers that tell of a fault", faults(&answers), "", 0.0),
    ];
    Ok((figures, answers))
}

/// Opens an event stream; how it was answered, and the stream, which stays open.
async fn listen(
    host: std::net::SocketAddr,
    from: IpAddr,
    path: String,
) -> io::Result<(u16, TcpStream)> {
    let ask = async {
        let mut stream = connect(host, from).await?;
        let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\n\r\n");
        stream.write_all(request.as_bytes()).await?;
        let mut head = [0; 12];
        stream.read_exact(&mut head).await?;
        let status = String::from_utf8_lossy(&head[9..]).parse().unwrap_or(0);
        Ok((status, stream))
    };
    tokio::time::timeout(ANSWER, ask).await?
}

/// Two people at a table of their own, each at an address of their own.
struct Pair {
    path: String,
    people: [Guest; 2],
    made: u64,
}

impl Pair {
    async fn sit_down(target: &Target) -> io::Result<Pair> {
        let mut people = [2, 3].map(|number| Guest::new(target, address(number)));
        let fields = [
            ("game", games::KNOWN[0]),
            ("seats", "2"),
            ("seat-1", "me"),
            ("seat-2", "invite"),
            ("open", "on"),
        ];
        let path = people[0].open("/tables", &fields).await?;
        people[1].open(&format!("{path}/sit"), &[]).await?;
        Ok(Pair { path, people, made: 0 })
    }

    /// Microseconds that choices took; whatever does not go through ends it.
    async fn play(&mut self, choices: usize) -> Vec<u32> {
        let mut times = Vec::new();
        while times.len() < choices {
            match self.choose().await {
                Ok(Some(time)) => times.push(time.as_micros() as u32),
                Ok(None) => tokio::time::sleep(Duration::from_millis(10)).await,
                Err(error) => {
                    eprintln!("a choice did not go through: {error}");
                    break;
                }
            }
        }
        times
    }

    async fn choose(&mut self) -> io::Result<Option<Duration>> {
        for person in &mut self.people {
            let page = crate::table::Page::of(person.get(&self.path).await?)?;
            if page.is_asked {
                self.made += 1;
                return person.choose(&self.path, &page, self.made * 7).await.map(Some);
            }
        }
        Ok(None)
    }
}
