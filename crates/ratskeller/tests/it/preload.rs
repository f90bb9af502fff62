//! Libraries that are loaded in front of the C library, so that the machine does to the program what machines do.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

/// A folder for such a library and what it is told, which is read by whoever PostgreSQL runs as, too.
pub fn folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::set_permissions(folder.path(), Permissions::from_mode(0o755)).expect("it is our own");
    folder
}

/// Builds a library from a source beside the tests.
pub fn built(source: &str, folder: &Path) -> PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it").join(source);
    let library = folder.join("preloaded.so");
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-o"]).arg(&library).arg(source).arg("-ldl");
    assert!(compiler.status().expect("what builds SQLite builds this").success());
    library
}
