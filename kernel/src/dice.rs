//! Chance: the seed that is fixed before a game, the table's stream, and a fast one for playouts.

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// Something that can pick a number. The sampling method is part of the record format: a verified
/// record must not depend on a library's version.
pub trait Dice {
    /// A uniform number below `n`; `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;

    /// One of the members of a bit set, each equally likely; the set is not empty.
    #[inline]
    fn one_of(&mut self, set: u64) -> u32 {
        let mut rest = set;
        for _ in 0..self.below(set.count_ones()) {
            rest &= rest - 1;
        }
        rest.trailing_zeros()
    }
}

impl<R: Rng> Dice for R {
    /// Lemire's method: multiply, and reject the few values that would be favoured.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        let mut wide = u64::from(self.next_u32()) * u64::from(n);
        if (wide as u32) < n {
            let unfair = n.wrapping_neg() % n;
            while (wide as u32) < unfair {
                wide = u64::from(self.next_u32()) * u64::from(n);
            }
        }
        (wide >> 32) as u32
    }
}

/// A fast stream for playouts, simulation and search.
pub type Fast = rand_pcg::Pcg64Mcg;

/// A fast stream named by two numbers, for the k-th game of a run.
pub fn fast(seed: u64, k: u64) -> Fast {
    let mut state = seed ^ k.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    // Two rounds of splitmix64 keep neighbouring games apart.
    let mut word = || {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    };
    Fast::new((u128::from(word()) << 64) | u128::from(word()))
}

/// The secret from which all of a table's chance follows. Its hash is published before the game,
/// the seed itself after it.
///
/// ```
/// use kernel::{Dice, Seed};
///
/// let seed = Seed::fresh().expect("the operating system has chance");
/// let published = seed.hash();
/// let drawn = seed.dice(0).below(6); // Chance's part in the first choice.
///
/// // After the game everybody can look: it is the seed of the hash, and it gives the same.
/// let revealed: Seed = seed.to_string().parse()?;
/// assert_eq!(revealed.hash(), published);
/// assert_eq!(revealed.dice(0).below(6), drawn);
/// # Ok::<(), &'static str>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A fresh seed from the operating system.
    pub fn fresh() -> Result<Seed, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Seed(bytes))
    }

    /// A short seed for repeatable experiments: the number, then zeros.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// What is published before the game: SHA-256 of the seed's 32 bytes.
    pub fn hash(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// Chance's stream for the `n`-th choice of a game (counted from zero over all choices):
    /// ChaCha20 keyed by the seed, stream number `n`.
    pub fn dice(&self, n: u64) -> ChaCha20Rng {
        let mut stream = ChaCha20Rng::from_seed(self.0);
        stream.set_stream(n);
        stream
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Seed {
    /// A secret does not end up in logs by accident.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl FromStr for Seed {
    type Err = &'static str;

    /// 64 hexadecimal digits, or a plain number.
    fn from_str(text: &str) -> Result<Seed, Self::Err> {
        const WRONG: &str = "a seed is a whole number or 64 hexadecimal digits";
        if text.len() != 64 {
            return text.parse().map(Seed::from_number).map_err(|_| WRONG);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let pair = std::str::from_utf8(pair).map_err(|_| WRONG)?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| WRONG)?;
        }
        Ok(Seed(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Bytes as lower-case hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
