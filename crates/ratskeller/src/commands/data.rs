//! Where the house keeps what it must not forget.

use std::env;
use std::fs::{self, DirBuilder};
use std::io;
use std::path::{Path, PathBuf};

use clap::Args;

pub const FILE: &str = "house.sqlite";

#[derive(Debug, Args)]
pub struct Data {
    #[arg(long, env = "RATSKELLER_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
}

impl Data {
    fn folder(&self) -> PathBuf {
        self.data.clone().unwrap_or_else(usual_folder)
    }

    /// The file, for whoever only looks at it.
    pub fn file(&self) -> PathBuf {
        self.folder().join(FILE)
    }

    /// The file, in a folder that exists; or the folder that cannot be made, and why. A new folder is nobody else's business,
    /// and neither is the usual one. Whoever names a folder that exists has chosen who may look into it.
    pub fn make(&self) -> Result<PathBuf, (PathBuf, io::Error)> {
        let folder = self.folder();
        let mut builder = DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        let made = builder.recursive(true).create(&folder);
        match made.and_then(|()| if self.data.is_none() { shut(&folder) } else { Ok(()) }) {
            Ok(()) => Ok(folder.join(FILE)),
            Err(error) => Err((folder, error)),
        }
    }
}

/// Lets nobody else into a folder.
fn shut(folder: &Path) -> io::Result<()> {
    let mut permissions = fs::metadata(folder)?.permissions();
    #[cfg(unix)]
    std::os::unix::fs::PermissionsExt::set_mode(&mut permissions, 0o700);
    fs::set_permissions(folder, permissions)
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
