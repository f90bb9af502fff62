//! How long a command lets kings think.

use std::num::NonZeroU64;

use catalog::Thinking;
use clap::Args;

#[derive(Debug, Args)]
pub struct ThinkingArgs {
    #[arg(long, value_name = "NUMBER", conflicts_with = "millis")]
    iterations: Option<NonZeroU64>,
    #[arg(long, value_name = "NUMBER")]
    millis: Option<NonZeroU64>,
}

impl ThinkingArgs {
    pub fn chosen(&self) -> Thinking {
        Thinking::chosen(self.iterations.map(NonZeroU64::get), self.millis.map(NonZeroU64::get))
    }
}
