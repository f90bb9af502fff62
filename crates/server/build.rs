//! The web client is built into the program if it has been built; without it the house has no pages, but works.
#![expect(clippy::disallowed_methods, reason = "where it would be there has to be a folder")]

use std::{fs, io};

const CLIENT: &str = "../../web/build";

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed={CLIENT}");
    fs::create_dir_all(CLIENT)
}
