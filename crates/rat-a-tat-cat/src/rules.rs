//! What the players agreed on, checked and complete.

use ratskeller_core::{Fault, Memory, Problem, RuleId};

use crate::options::{Options, Until};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rules {
    pub ending: Ending,
    pub young: bool,
    pub memory: Memory,
}

/// When the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// RC-E1: after so many rounds.
    Rounds(u32),
    /// RC-E2: after the round in which the table says that so many minutes are over.
    Minutes(u32),
    /// RC-E3: when everybody but one has so many points.
    Points(u32),
}

impl Rules {
    pub(crate) fn new(options: &Options, seats: usize) -> Result<Self, Fault> {
        let Options { dealer, until, young, memory } = *options;
        dealer.check("dealer", RuleId("RC-S1"), seats)?;
        Ok(Self { ending: Ending::new(until)?, young, memory })
    }

    /// RC-E3: whether whoever has this total is out of the game.
    pub(crate) fn is_out(self, total: u32) -> bool {
        matches!(self.ending, Ending::Points(limit) if total >= limit)
    }
}

impl Ending {
    fn new(until: Until) -> Result<Self, Fault> {
        let within = |given, min, max, rule, name: &'static str| {
            if (min..=max).contains(&given) {
                return Ok(());
            }
            Err(Fault::new(Problem::Range { given, min, max }).rule(RuleId(rule)).at(name).at("until").at("options"))
        };
        Ok(match until {
            Until::Rounds(rounds) => {
                within(rounds, 1, 50, "RC-E1", "rounds")?;
                Self::Rounds(rounds as u32)
            }
            Until::Minutes(minutes) => {
                within(minutes, 1, 240, "RC-E2", "minutes")?;
                Self::Minutes(minutes as u32)
            }
            Until::Points(points) => {
                within(points, 10, 1000, "RC-E3", "points")?;
                Self::Points(points as u32)
            }
        })
    }
}
