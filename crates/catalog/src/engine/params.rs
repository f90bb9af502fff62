//! What each method takes. A field that is left out or null has its usual value, unless it is required.

use ratskeller_core::{Seat, Seed};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::error::Error;
use crate::json::nullable;
use crate::reader;

pub(super) fn read<P: DeserializeOwned>(params: &Value) -> Result<P, Error> {
    reader::read(params).map_err(Error::Params)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OfTable {
    pub id: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OfViewer {
    pub id: i64,
    /// Null: a spectator.
    #[serde(deserialize_with = "nullable")]
    pub seat: Option<Seat>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Deck {
    pub game: String,
    #[serde(default)]
    pub deck: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    pub game: String,
    pub players: i64,
    #[serde(default)]
    pub options: Value,
    pub seed: Option<Seed>,
    #[serde(default)]
    pub setup: Value,
    #[serde(default)]
    pub deck: Value,
    pub names: Option<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Act {
    pub id: i64,
    /// Null: the table itself.
    #[serde(deserialize_with = "nullable")]
    pub seat: Option<Seat>,
    pub action: Value,
    pub at: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Suggest {
    pub id: i64,
    pub seat: Seat,
    pub level: String,
    pub seed: Option<Seed>,
    /// How long a thinking player may think.
    pub millis: Option<u64>,
    /// How often instead; the same number gives the same answer.
    pub iterations: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Load {
    pub record: Value,
}
