//! The web client is built into the program if it has been built; without it the house has no pages, but works.

use std::{fs, io};

const CLIENT: &str = "../../web/build";

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed={CLIENT}");
    fs::create_dir_all(CLIENT)
}
