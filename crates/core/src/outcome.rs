//! How a game ended.

use serde::{Deserialize, Deserializer, Serialize};

use crate::{BySeat, Seat};

/// Who won, with how many points, and why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "house.ts"))]
pub struct Outcome {
    #[serde(serialize_with = "listed")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub winners: BySeat<bool>,
    pub points: BySeat<u32>,
    pub reason: Reason,
}

impl Outcome {
    /// The seats that won, in order; more than one where a victory is shared.
    pub fn winning_seats(&self) -> impl Iterator<Item = Seat> + '_ {
        self.winners.iter().filter_map(|(seat, won)| won.then_some(seat))
    }
}

fn listed<S: serde::Serializer>(winners: &BySeat<bool>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(winners.iter().filter_map(|(seat, won)| won.then_some(seat)))
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Written {
            winners: Vec<Seat>,
            points: BySeat<u32>,
            reason: Reason,
        }
        let Written { winners, points, reason } = Written::deserialize(deserializer)?;
        Ok(Self { winners: BySeat::new(points.seats(), |seat| winners.contains(&seat)), points, reason })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "house.ts"))]
pub enum Reason {
    /// The points were counted.
    Points,
    /// Three rats of one's own colour looked out (Rat Hot).
    Rats,
    /// Everybody else was out (Rat-a-Tat Cat).
    LastLeft,
}
