//! Weights as a file: one line of JSON that says what they are and how they came about, then the
//! numbers as little-endian 32-bit floats.

use crate::net::{Net, Shape};
use kernel::Insight;
use serde::{Deserialize, Serialize};
use std::any::TypeId;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// The first thing in every file.
const FORMAT: &str = "oikumene-weights-1";

/// What the numbers are and how they came about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct About {
    format: String,
    /// The game that they judge.
    game: String,
    features: usize,
    features_version: u32,
    /// Numbers in a feature's row, units of the second layer, outputs.
    layers: [usize; 3],
    /// A sum over the numbers, so that a damaged file is noticed.
    checksum: String,
    /// Games of self-play behind them, since they began.
    pub games: u64,
    /// The weights that they began with, if they did not begin with none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<Before>,
    /// How they were learned, as the learner wrote it down.
    pub settings: serde_json::Value,
    /// What they had to prove before they were accepted, and what was measured.
    pub results: serde_json::Value,
}

/// The weights that others began with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Before {
    pub checksum: String,
    /// All games of self-play behind those.
    pub games: u64,
}

/// Weights with all that is known about them.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    pub about: About,
    pub net: Net,
}

/// Why a file does not hold weights for this game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WeightsError {
    Empty,
    NotWeights(String),
    Game { found: String, wanted: &'static str },
    Version { found: u32, wanted: u32 },
    Shape,
    Length { found: usize, wanted: usize },
    Checksum,
    NotFinite,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::Empty => write!(f, "no weights were learned yet"),
            WeightsError::NotWeights(why) => write!(f, "not a file of weights: {why}"),
            WeightsError::Game { found, wanted } => {
                write!(f, "these weights are for \"{found}\", not for {wanted}")
            }
            WeightsError::Version { found, wanted } => {
                write!(f, "these weights are for features version {found}; this is {wanted}")
            }
            WeightsError::Shape => write!(f, "these weights have another shape"),
            WeightsError::Length { found, wanted } => {
                write!(f, "the file is cut or too long: {found} bytes of numbers, not {wanted}")
            }
            WeightsError::Checksum => write!(f, "the file is damaged: its checksum is wrong"),
            WeightsError::NotFinite => write!(f, "the file is damaged: a number is not finite"),
        }
    }
}

impl std::error::Error for WeightsError {}

impl Weights {
    /// Weights of a net for a game.
    pub fn of<G: Insight>(
        net: Net,
        games: u64,
        before: Option<Before>,
        settings: &impl Serialize,
    ) -> Weights {
        let about = About {
            format: FORMAT.into(),
            game: G::ID.into(),
            features: G::FEATURES,
            features_version: G::FEATURES_VERSION,
            layers: Shape::of::<G>().layers(),
            checksum: checksum(net.numbers()),
            games,
            before,
            settings: serde_json::to_value(settings).unwrap_or_default(),
            results: serde_json::Value::Null,
        };
        Weights { about, net }
    }

    /// The weights that come with a game.
    pub fn built_in<G: Insight>() -> Result<Weights, WeightsError> {
        Weights::read::<G>(G::weights())
    }

    /// The net of the weights that come with a game; read once a process and shared from then on.
    pub fn built_in_net<G: Insight>() -> Result<Arc<Net>, WeightsError> {
        static READ: Mutex<Vec<(TypeId, Arc<Net>)>> = Mutex::new(Vec::new());
        let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, net)) = read.iter().find(|(game, _)| *game == TypeId::of::<G>()) {
            return Ok(net.clone());
        }
        let net = Arc::new(Weights::built_in::<G>()?.net);
        read.push((TypeId::of::<G>(), net.clone()));
        Ok(net)
    }

    /// Reads a file, whatever bytes it has.
    pub fn read<G: Insight>(bytes: &[u8]) -> Result<Weights, WeightsError> {
        if bytes.is_empty() {
            return Err(WeightsError::Empty);
        }
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let end = end.ok_or_else(|| WeightsError::NotWeights("it has no first line".into()))?;
        let about: About = serde_json::from_slice(&bytes[..end])
            .map_err(|error| WeightsError::NotWeights(error.to_string()))?;
        about.check::<G>()?;
        let numbers = numbers_of(&bytes[end + 1..], Shape::of::<G>().size())?;
        if checksum(&numbers) != about.checksum {
            return Err(WeightsError::Checksum);
        }
        let net = Net::new(Shape::of::<G>(), numbers).ok_or(WeightsError::NotFinite)?;
        Ok(Weights { about, net })
    }

    /// The file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = serde_json::to_vec(&self.about).expect("plain data can be written");
        bytes.push(b'\n');
        bytes.extend(self.net.numbers().iter().flat_map(|number| number.to_le_bytes()));
        bytes
    }
}

impl About {
    /// How others that begin with these tell of them.
    pub fn as_before(&self) -> Before {
        let earlier = self.before.as_ref().map_or(0, |before| before.games);
        Before { checksum: self.checksum.clone(), games: earlier + self.games }
    }

    fn check<G: Insight>(&self) -> Result<(), WeightsError> {
        if self.format != FORMAT {
            return Err(WeightsError::NotWeights(format!("its format is \"{}\"", self.format)));
        }
        if self.game != G::ID {
            return Err(WeightsError::Game { found: self.game.clone(), wanted: G::ID });
        }
        if self.features_version != G::FEATURES_VERSION {
            let (found, wanted) = (self.features_version, G::FEATURES_VERSION);
            return Err(WeightsError::Version { found, wanted });
        }
        if (self.features, self.layers) != (G::FEATURES, Shape::of::<G>().layers()) {
            return Err(WeightsError::Shape);
        }
        Ok(())
    }
}

/// Exactly so many numbers.
pub(crate) fn numbers_of(bytes: &[u8], count: usize) -> Result<Vec<f32>, WeightsError> {
    let (found, wanted) = (bytes.len(), count * 4);
    if found != wanted {
        return Err(WeightsError::Length { found, wanted });
    }
    Ok(bytes.as_chunks::<4>().0.iter().map(|&bytes| f32::from_le_bytes(bytes)).collect())
}

/// FNV-1a over the bits of all numbers.
fn checksum(numbers: &[f32]) -> String {
    let step = |sum: u64, number: &f32| {
        (sum ^ u64::from(number.to_bits())).wrapping_mul(0x0000_0100_0000_01B3)
    };
    format!("{:016x}", numbers.iter().fold(0xCBF2_9CE4_8422_2325, step))
}
