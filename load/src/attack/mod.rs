//! Attacks on a server as it is shipped, with its usual limits: what others notice of them. Every
//! scene is bounded in count and in time; attackers and others come from addresses of loopback.

mod crowd;
mod guest;
mod hints;
mod logins;

use crate::machine::{Machine, Watch};
use crate::report::load_average;
use crate::served::{Served, memory};
use clap::ValueEnum;
use serde::Serialize;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::Path;

/// Something that somebody hostile does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Scene {
    /// 400 logins at once with one name, from 80 addresses
    Logins,
    /// 400 logins at once with 400 names, from 80 addresses
    Names,
    /// 1,500 idle connections and 1,000 event streams of one address, while others play
    Crowd,
    /// 200 hints of one guest at once, again at every moment, while another plays an expert
    Hints,
    /// All of them, one after the other
    All,
}

/// A server that is attacked.
pub struct Target {
    pub address: SocketAddr,
    pub process: String,
}

/// Something measured, and what it should be at most.
#[derive(Serialize)]
pub struct Figure {
    pub what: &'static str,
    pub measured: f64,
    pub unit: &'static str,
    /// Nothing when it is only told.
    pub at_most: Option<f64>,
}

impl Figure {
    pub fn told(what: &'static str, measured: f64, unit: &'static str) -> Figure {
        Figure { what, measured, unit, at_most: None }
    }

    pub fn goal(what: &'static str, measured: f64, unit: &'static str, at_most: f64) -> Figure {
        Figure { what, measured, unit, at_most: Some(at_most) }
    }

    /// Whatever could not be measured misses its goal.
    fn is_met(&self) -> bool {
        self.at_most.is_none_or(|most| self.measured <= most)
    }
}

/// What a scene tells.
#[derive(Serialize)]
pub struct Told {
    pub scene: String,
    pub figures: Vec<Figure>,
    /// How requests of the attack were answered: each status with its count, 0 for none.
    pub answers: Vec<(u16, usize)>,
    /// The load average before, and what the machine did by itself meanwhile.
    pub load: f64,
    pub by_itself: Machine,
}

impl Told {
    pub fn is_met(&self) -> bool {
        self.figures.iter().all(Figure::is_met)
    }

    pub fn print(&self) {
        let stolen = self.by_itself.stolen;
        println!("{}: load average before {:.2}, stolen {stolen:.1} %", self.scene, self.load);
        for figure in &self.figures {
            let Figure { what, measured, unit, at_most } = figure;
            let goal = match at_most {
                Some(most) if figure.is_met() => format!("met: at most {most:.0} {unit}"),
                Some(most) => format!("MISSED: at most {most:.0} {unit}"),
                None => String::new(),
            };
            println!("  {what:<42} {measured:>9.1} {unit:<4} {goal}");
        }
        let answers = self.answers.iter().map(|(status, count)| format!("{count} x {status}"));
        println!("  answers to the attack: {}", answers.collect::<Vec<_>>().join(", "));
    }
}

/// What a scene has measured, before the machine is asked.
type Done = std::io::Result<(Vec<Figure>, Vec<u16>)>;

/// Which server, how large a part of the attack, and the program to start where none is named.
pub struct Attack<'a> {
    pub program: &'a Path,
    pub target: Option<Target>,
    pub part: f64,
    pub folder: &'a Path,
}

impl Attack<'_> {
    /// A part of a count, but never nothing.
    fn some(&self, count: usize) -> usize {
        ((count as f64 * self.part).round() as usize).max(2)
    }

    /// Runs a scene against the server that was named, or against a fresh one of its own.
    pub async fn run(&self, scene: Scene) -> Result<Vec<Told>, String> {
        let scenes = match scene {
            Scene::All => vec![Scene::Logins, Scene::Names, Scene::Crowd, Scene::Hints],
            one => vec![one],
        };
        let mut all = Vec::new();
        for scene in scenes {
            all.push(self.one(scene).await?);
        }
        Ok(all)
    }

    async fn one(&self, scene: Scene) -> Result<Told, String> {
        let name = format!("{scene:?}").to_lowercase();
        eprintln!("attacking: {name}");
        let load = load_average();
        let (_served, started);
        let target = match &self.target {
            Some(target) => target,
            None => {
                let file = self.folder.join(format!("{name}.db"));
                let db = format!("sqlite://{}?mode=rwc", file.display());
                let server = Served::as_shipped(self.program, &db)?;
                started = Target { address: server.address, process: server.process() };
                _served = server;
                &started
            }
        };
        let watch = Watch::begin(self.folder);
        let done = match scene {
            Scene::Logins => logins::run(self, target, false).await,
            Scene::Names => logins::run(self, target, true).await,
            Scene::Crowd => crowd::run(self, target).await,
            Scene::Hints | Scene::All => hints::run(self, target).await,
        };
        let by_itself = watch.end();
        let (figures, answers) = done.map_err(|error| format!("{name}: {error}"))?;
        let answers = counted(answers);
        Ok(Told { scene: name, figures, answers, load, by_itself })
    }
}

impl Target {
    /// Megabytes now, and at most so far.
    fn memory(&self) -> (f64, f64) {
        memory(&self.process)
    }
}

/// One of this machine's addresses: those below 16 play, the others attack.
fn address(number: usize) -> IpAddr {
    let [high, low] = (number as u16).to_be_bytes();
    Ipv4Addr::new(127, 0, high, low.max(1)).into()
}

fn counted(mut answers: Vec<u16>) -> Vec<(u16, usize)> {
    answers.sort_unstable();
    let groups = answers.chunk_by(|one, other| one == other);
    groups.map(|group| (group[0], group.len())).collect()
}

/// Answers that tell of a fault of the server.
fn faults(answers: &[u16]) -> f64 {
    answers.iter().filter(|&&status| status == 500).count() as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_goal_is_met_up_to_its_figure_and_never_by_nothing() {
        let is_met = |measured| Figure::goal("x", measured, "ms", 100.0).is_met();
        assert!(is_met(100.0) && !is_met(100.1) && !is_met(f64::NAN));
        assert!(Figure::told("x", f64::NAN, "ms").is_met());
    }

    #[test]
    fn answers_are_counted_by_status() {
        assert_eq!(counted(vec![429, 303, 429, 0]), [(0, 1), (303, 1), (429, 2)]);
        assert_eq!(faults(&[500, 503, 500]), 2.0);
    }

    /// Small parts of the attacks against a real server: that they work, not how fast.
    #[tokio::test(flavor = "multi_thread")]
    async fn attacks_reach_a_server_and_others_play_on() {
        let folder = std::env::temp_dir().join(format!("oikumene-attack-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let db = format!("sqlite://{}?mode=rwc", folder.join("db").display());
        let config = server::Config::new(games::all(), ([127, 0, 0, 1], 0).into(), &db);
        let (tell, told) = tokio::sync::oneshot::channel();
        let ready = move |address| tell.send(address).expect("the test waits");
        let server = tokio::spawn(server::serve_until(config, ready, std::future::pending()));
        let target = Target { address: told.await.unwrap(), process: "self".into() };
        let attack =
            Attack { program: Path::new(""), target: Some(target), part: 0.01, folder: &folder };
        for (scene, answer) in [(Scene::Logins, 422), (Scene::Names, 422), (Scene::Crowd, 200)] {
            let told = attack.run(scene).await.unwrap().remove(0);
            assert!(told.answers.iter().any(|(status, _)| *status == answer), "{scene:?}");
            assert!(!told.answers.iter().any(|(status, _)| *status == 500), "{scene:?}");
            let lost = told.figures.iter().filter(|figure| figure.what.starts_with("choices lost"));
            assert!(lost.into_iter().all(|figure| figure.measured == 0.0), "{scene:?}");
        }
        server.abort();
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn addresses_are_many_and_all_of_this_machine() {
        let all: std::collections::BTreeSet<IpAddr> = (16..600).map(address).collect();
        assert!(all.len() > 500 && all.iter().all(IpAddr::is_loopback));
    }
}
