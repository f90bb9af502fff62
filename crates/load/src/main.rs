//! The load generator behind `make bench-server` and `make bench-cluster`.

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Parser as _;
use load::Arguments;

/// That of the house, which the bare relay is compared with.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    match Arguments::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _nobody_to_tell = writeln!(io::stderr(), "{error}");
            ExitCode::FAILURE
        }
    }
}
