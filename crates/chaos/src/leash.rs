//! Programs that end when this one does, however this one ends.

use std::env;
use std::ffi::OsStr;
use std::fs::File;
use std::io;
use std::path::Path;
use std::process::{ExitStatus, Stdio};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use tokio::process::{Child, Command};
use tokio::time::timeout;

use crate::Result;

/// What could change what a program does is not for it.
const SURROUNDINGS: &str = "RATSKELLER_";

/// A program on a leash. Whatever it says goes into a file.
#[derive(Debug)]
pub struct Leashed {
    child: Child,
    name: String,
}

impl Leashed {
    /// Starts a program. The kernel ends it when the thread that has started it ends, which has to be one that lasts.
    pub fn start(program: &Path, arguments: impl IntoIterator<Item = impl AsRef<OsStr>>, said: &Path) -> Result<Self> {
        let said = File::options().create(true).append(true).open(said)?;
        let mut command = Command::new("setpriv");
        command.args(["--pdeathsig", "KILL", "--"]).arg(program).args(arguments);
        for (name, _) in env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with(SURROUNDINGS)) {
            command.env_remove(name);
        }
        command.stdin(Stdio::null()).stdout(said.try_clone()?).stderr(said).kill_on_drop(true);
        let name = program.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let child = command.spawn().map_err(|error| format!("{name} does not start: {error}"))?;
        Ok(Self { child, name })
    }

    pub fn signal(&self, signal: Signal) -> io::Result<()> {
        let pid = self.child.id().and_then(|id| Pid::from_raw(id.cast_signed())).ok_or(io::ErrorKind::NotFound)?;
        Ok(kill_process(pid, signal)?)
    }

    /// How it has ended, if it has.
    pub fn ended(&mut self) -> io::Result<Option<ExitStatus>> {
        self.child.try_wait()
    }

    /// Ends it without warning.
    pub async fn kill(&mut self) -> io::Result<()> {
        self.child.kill().await
    }

    /// Waits until it has ended by itself; how.
    pub async fn ends_within(&mut self, longest: Duration) -> Result<ExitStatus> {
        match timeout(longest, self.child.wait()).await {
            Ok(status) => Ok(status?),
            Err(_) => Err(format!("{} does not end within {longest:?}", self.name).into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[tokio::test]
    async fn a_program_that_was_stopped_ends_all_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let said = folder.path().join("said");
        let mut child = Leashed::start(Path::new("sh"), ["-c", "echo here; exec sleep 600"], &said).unwrap();
        while fs::read_to_string(&said).unwrap() != "here\n" {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert_eq!(child.ended().unwrap(), None);
        child.signal(Signal::STOP).unwrap();
        child.kill().await.unwrap();
        assert!(!child.ends_within(Duration::from_secs(10)).await.unwrap().success());
    }
}
