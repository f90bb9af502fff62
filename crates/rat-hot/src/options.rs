//! What the two players agree on, as it is given and as the rules use it.

use ratskeller_core::{BySeat, Chosen, Fault, Problem, RuleId, Seat, SmallId};
use serde::{Deserialize, Serialize};

use crate::deck::Colour;
use crate::rows::MAX_SIDE;

const MIN_SIDE: i64 = 9;
const DEFAULT_SIDE: i64 = 25;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-hot.ts"))]
pub struct Options {
    /// RH-S3: the seat that plays red; the other plays green.
    #[cfg_attr(feature = "schema", schemars(with = "u8", range(max = 1), extend("x-seat" = true)))]
    pub red: Seat,
    /// RH-S4: the seat that starts.
    pub first: Chosen,
    /// RH-S5: the side of the square table in fields, an odd number.
    #[cfg_attr(feature = "schema", schemars(range(min = 9, max = 51), extend("not" = {"multipleOf": 2}, "x-offered" = [25, 15, 51])))]
    pub table: i64,
    /// RH-P5: what may not be buried.
    pub burial: Burial,
    /// RH-V3: which groups a strip pays for.
    pub changed: Changed,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            red: Seat::new(0),
            first: Chosen::Random,
            table: DEFAULT_SIDE,
            burial: Burial::default(),
            changed: Changed::default(),
        }
    }
}

/// RH-P5
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-hot.ts"))]
pub enum Burial {
    /// A strip may not lie exactly on one other strip.
    #[default]
    Congruent,
    /// No strip may ever lose its last visible field.
    NeverWhole,
}

/// RH-V3
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-hot.ts"))]
pub enum Changed {
    /// Every group that is not what it was.
    #[default]
    Any,
    /// Only groups that contain a field of the strip just laid.
    Grown,
}

/// The options once they are known to make sense.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    pub side: usize,
    pub burial: Burial,
    pub changed: Changed,
    pub colours: BySeat<Colour, 2>,
}

impl Rules {
    pub fn new(options: &Options, seats: usize) -> Result<Self, Fault> {
        if seats != 2 {
            return Err(Fault::new(Problem::Players { given: seats, min: 2, max: 2 }).at("players"));
        }
        options.first.check("first", RuleId("RH-S4"), seats)?;
        if options.red.index() >= seats {
            let fault = Fault::new(Problem::NoSuchSeat { last: seats - 1 });
            return Err(fault.rule(RuleId("RH-S3")).at("red").at("options"));
        }
        // RH-S3
        let colours = BySeat::new(seats, |seat| if seat == options.red { Colour::Red } else { Colour::Green });
        let side = side(options.table).map_err(|fault| fault.rule(RuleId("RH-S5")).at("table").at("options"))?;
        Ok(Self { side, burial: options.burial, changed: options.changed, colours })
    }

    /// RH-V4: who is paid for a colour.
    pub fn owner(&self, colour: Colour) -> Seat {
        if self.colours[Seat::new(0)] == colour { Seat::new(0) } else { Seat::new(1) }
    }
}

/// RH-S5: an odd number of fields, so that there is a centre.
fn side(given: i64) -> Result<usize, Fault> {
    let max = MAX_SIDE as i64;
    if !(MIN_SIDE..=max).contains(&given) {
        return Err(Fault::new(Problem::Range { given, min: MIN_SIDE, max }));
    }
    if given % 2 == 0 {
        return Err(Fault::new(Problem::Even { given }));
    }
    Ok(given as usize)
}
