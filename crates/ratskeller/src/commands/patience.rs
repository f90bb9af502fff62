//! How long a command lets kings think.

use bots::Thinking;
use clap::Args;
use clap::builder::RangedU64ValueParser;

#[derive(Debug, Args)]
pub struct Patience {
    /// How many iterations a king thinks about each decision, however long that takes
    #[arg(long, value_name = "NUMBER", value_parser = at_least_one(), conflicts_with = "millis")]
    iterations: Option<u64>,
    /// How long a king thinks about each decision, in milliseconds; 500 if nothing is said
    #[arg(long, value_name = "NUMBER", value_parser = at_least_one())]
    millis: Option<u64>,
}

impl Patience {
    pub fn thinking(&self) -> Thinking {
        Thinking::chosen(self.iterations, self.millis)
    }
}

fn at_least_one() -> RangedU64ValueParser {
    RangedU64ValueParser::new().range(1..)
}
