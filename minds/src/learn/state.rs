//! A learner as a file, so that learning can be interrupted and go on as if it had not been.

use super::{Adam, LearnSettings, Learner};
use crate::net::{Net, Shape};
use crate::weights::{Weights, WeightsError, numbers_of};
use kernel::Insight;
use serde::{Deserialize, Serialize};
use std::marker::PhantomData;

/// The line after the weights.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rest {
    steps: u64,
}

impl<G: Insight> Learner<G> {
    /// The weights so far.
    pub fn weights(&self) -> Weights {
        Weights::of::<G>(self.net.clone(), self.games, self.before.clone(), &self.settings)
    }

    /// Everything that learning needs to go on: the weights as a file of weights, then those that
    /// play and how they have been moving.
    pub fn save(&self) -> Vec<u8> {
        let mut bytes = self.weights().write();
        let rest = Rest { steps: self.adam.steps };
        bytes.extend(serde_json::to_vec(&rest).expect("plain data can be written"));
        bytes.push(b'\n');
        let moments = self.adam.means.iter().chain(&self.adam.squares);
        let numbers = self.restless.numbers().iter().chain(moments);
        bytes.extend(numbers.flat_map(|number| number.to_le_bytes()));
        bytes
    }

    /// Reads what [`Learner::save`] wrote, whatever bytes it gets.
    pub fn resume(bytes: &[u8]) -> Result<Learner<G>, WeightsError> {
        let shape = Shape::of::<G>();
        let size = shape.size();
        let cut = || WeightsError::Length { found: bytes.len(), wanted: size * 16 };
        let line = |from: usize| bytes[from..].iter().position(|&byte| byte == b'\n');
        let end = line(0).map(|end| end + 1 + size * 4).filter(|&end| end <= bytes.len());
        let end = end.ok_or_else(cut)?;
        let weights = Weights::read::<G>(&bytes[..end])?;
        let middle = end + line(end).ok_or_else(cut)?;
        let unreadable = |error: serde_json::Error| WeightsError::NotWeights(error.to_string());
        let rest: Rest = serde_json::from_slice(&bytes[end..middle]).map_err(unreadable)?;
        let settings: LearnSettings =
            serde_json::from_value(weights.about.settings.clone()).map_err(unreadable)?;
        settings.check::<G>().map_err(WeightsError::NotWeights)?;
        let numbers = numbers_of(&bytes[middle + 1..], size * 3)?;
        if numbers.iter().any(|number| !number.is_finite()) {
            return Err(WeightsError::NotFinite);
        }
        let (restless, moments) = numbers.split_at(size);
        let restless = Net::new(shape, restless.into()).ok_or(WeightsError::NotFinite)?;
        let (means, squares) = moments.split_at(size);
        let adam = Adam { means: means.into(), squares: squares.into(), steps: rest.steps };
        let Weights { about, net } = weights;
        let (games, before, game) = (about.games, about.before, PhantomData);
        Ok(Learner { settings, restless, net, adam, games, before, game })
    }
}
