//! Libraries that are loaded in front of the C library, so that the machine does to the program what machines do.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Builds a library from a source beside the tests.
pub fn built(source: &str, folder: &Path) -> PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it").join(source);
    let library = folder.join("preloaded.so");
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-o"]).arg(&library).arg(source).arg("-ldl");
    assert!(compiler.status().expect("what builds SQLite builds this").success());
    library
}
