//! The harness behind `make chaos`.

use std::io::{self, Write as _};
use std::process::ExitCode;

use chaos::Arguments;
use clap::Parser as _;

fn main() -> ExitCode {
    Arguments::parse().run().unwrap_or_else(|error| {
        let _nobody_to_tell = writeln!(io::stderr(), "{error}");
        ExitCode::FAILURE
    })
}
