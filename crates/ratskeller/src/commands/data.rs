//! Where the house keeps what it must not forget.

use std::env;
use std::fs::DirBuilder;
use std::io;
use std::path::PathBuf;

use clap::Args;

pub const FILE: &str = "house.sqlite";

#[derive(Debug, Args)]
pub struct Data {
    /// The folder that everything is kept in [default: ratskeller, where your system keeps the data of programs]
    #[arg(long, env = "RATSKELLER_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
}

impl Data {
    /// The file, in a folder that exists and, if it is new, is nobody else's business; or the folder that cannot be made, and
    /// why.
    pub fn file(&self) -> Result<PathBuf, (PathBuf, io::Error)> {
        let folder = self.data.clone().unwrap_or_else(usual_folder);
        let mut builder = DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        match builder.recursive(true).create(&folder) {
            Ok(()) => Ok(folder.join(FILE)),
            Err(error) => Err((folder, error)),
        }
    }
}

/// As the XDG base directories and their cousins have it.
pub fn usual_folder() -> PathBuf {
    let folder = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || folder("HOME").unwrap_or_default();
    let parent = if cfg!(target_os = "macos") {
        home().join("Library/Application Support")
    } else {
        folder("XDG_DATA_HOME").unwrap_or_else(|| home().join(".local/share"))
    };
    parent.join("ratskeller")
}
