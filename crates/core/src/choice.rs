//! Options that more than one game has.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{Fault, Problem, Rng, RuleId, Seat, SmallId};

/// A seat named beforehand, or drawn by lot. In JSON a seat's number or `"random"`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "house.ts", type = "Seat | \"random\""))]
pub enum Chosen {
    #[default]
    Random,
    Seat(Seat),
}

impl Chosen {
    /// That the seat, if one is named, is at the table.
    pub fn check(self, option: &'static str, rule: RuleId, seats: usize) -> Result<(), Fault> {
        match self {
            Self::Seat(seat) if seat.index() >= seats => {
                let problem = Problem::NoSuchSeat { last: seats - 1 };
                Err(Fault::new(problem).rule(rule).at(option).at("options"))
            }
            _ => Ok(()),
        }
    }

    pub fn resolve(self, seats: usize, lots: impl FnOnce() -> Rng) -> Seat {
        match self {
            Self::Random => Seat::new(lots().below(seats as u32) as usize),
            Self::Seat(seat) => seat,
        }
    }
}

impl Serialize for Chosen {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Random => serializer.serialize_str("random"),
            Self::Seat(seat) => seat.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Chosen {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct SeatOrRandom;
        impl de::Visitor<'_> for SeatOrRandom {
            type Value = Chosen;
            fn expecting(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                f.write_str("a seat's number or \"random\"")
            }
            fn visit_str<E: de::Error>(self, given: &str) -> Result<Chosen, E> {
                if given == "random" {
                    Ok(Chosen::Random)
                } else {
                    Err(E::invalid_value(de::Unexpected::Str(given), &self))
                }
            }
            fn visit_u64<E>(self, given: u64) -> Result<Chosen, E> {
                Ok(Chosen::Seat(Seat::new(given.min(255) as usize)))
            }
            fn visit_i64<E: de::Error>(self, given: i64) -> Result<Chosen, E> {
                self.visit_u64(u64::try_from(given).unwrap_or(u64::MAX))
            }
        }
        deserializer.deserialize_any(SeatOrRandom)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Chosen {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Chosen".into()
    }
    fn inline_schema() -> bool {
        true
    }
    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "anyOf": [{ "type": "integer", "minimum": 0, "x-seat": true }, { "const": "random" }] })
    }
}

/// How much a view remembers for its player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "house.ts"))]
pub enum Memory {
    /// What was seen has to be remembered, as at a real table.
    #[default]
    Strict,
    /// The view marks everything the player could still know.
    Aided,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_named_or_random() {
        let read = |json: &str| serde_json::from_str::<Chosen>(json);
        assert_eq!(read("\"random\"").unwrap(), Chosen::Random);
        assert_eq!(read("1").unwrap(), Chosen::Seat(Seat::new(1)));
        assert!(read("\"oldest\"").unwrap_err().to_string().contains("a seat's number or \"random\""));
        assert!(read("-1").unwrap().check("first", RuleId("RH-S4"), 2).is_err());
    }
}
