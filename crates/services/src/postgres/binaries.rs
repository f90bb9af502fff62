//! The programs of a PostgreSQL, and as whom they run: never as root.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Where Debian keeps the versions of PostgreSQL.
const VERSIONS: &str = "/usr/lib/postgresql";

/// The user that Debian makes for it.
const USER: &str = "postgres";

/// A program of the newest version that is installed.
pub(super) fn binary(name: &str) -> io::Result<PathBuf> {
    let versions = fs::read_dir(VERSIONS).into_iter().flatten().flatten().map(|version| version.path());
    let number =
        |folder: &PathBuf| folder.file_name().and_then(|name| name.to_str()).and_then(|name| name.parse().ok());
    let mut versions: Vec<(u32, PathBuf)> = versions.filter_map(|folder| Some((number(&folder)?, folder))).collect();
    versions.sort();
    let binaries = versions.into_iter().rev().map(|(_, folder)| folder.join("bin").join(name));
    binaries.into_iter().find(|binary| binary.exists()).ok_or_else(|| {
        let missing = format!("this needs PostgreSQL, and {VERSIONS} holds no {name}: run “scripts/setup services”");
        io::Error::new(io::ErrorKind::NotFound, missing)
    })
}

fn is_root() -> io::Result<bool> {
    Ok(run(Command::new("id").arg("-u"))?.trim() == "0")
}

/// A program that runs as somebody whom PostgreSQL accepts.
pub(super) fn as_its_user(program: &Path) -> io::Result<Command> {
    if !is_root()? {
        return Ok(Command::new(program));
    }
    let mut command = Command::new("setpriv");
    command.arg(format!("--reuid={USER}")).arg(format!("--regid={USER}")).args(["--init-groups", "--"]).arg(program);
    // Where it can look around.
    command.current_dir("/");
    Ok(command)
}

/// Gives a folder to whoever PostgreSQL runs as.
pub(super) fn hand_over(folder: &Path) -> io::Result<()> {
    if is_root()? {
        run(Command::new("chown").arg(USER).arg(folder))?;
    }
    Ok(())
}

/// What a program says if it does what it should.
pub(super) fn run(command: &mut Command) -> io::Result<String> {
    // What it starts may outlive it, and must not hold what it was told to say.
    let said = tempfile::tempfile()?;
    let complained = tempfile::tempfile()?;
    command.stdin(Stdio::null()).stdout(said.try_clone()?).stderr(complained.try_clone()?);
    let status = command.status().map_err(|error| io::Error::new(error.kind(), format!("{command:?}: {error}")))?;
    let read = |mut file: fs::File| {
        io::Seek::rewind(&mut file)?;
        io::read_to_string(file)
    };
    if status.success() {
        return read(said);
    }
    Err(io::Error::other(format!("{command:?}: {status}\n{}", read(complained)?)))
}
