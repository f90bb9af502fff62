//! A PostgreSQL of one's own, or one that all tests of this workspace share, each with a database of its own in it.

mod binaries;
mod shared;

use std::fs::{self, File};
use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use binaries::{as_its_user, binary, run};
pub use shared::{Database, database};

/// Nothing of a test has to survive a power cut.
const CARELESS: [(&str, &str); 4] =
    [("fsync", "off"), ("full_page_writes", "off"), ("max_connections", "400"), ("shared_buffers", "64MB")];

/// A PostgreSQL that nobody else uses. It ends when this is dropped, or soon after the process has ended otherwise.
#[derive(Debug)]
pub struct Postgres {
    folder: PathBuf,
    port: u16,
    /// What stands in its environment, whenever it starts.
    surroundings: Vec<(&'static str, PathBuf)>,
    _as_long_as_it_is_needed: File,
}

impl Postgres {
    /// Starts one at a free port of this machine. Whatever is there in a crash of its own is there afterwards; in a crash of
    /// the machine it is not.
    pub fn start() -> io::Result<Self> {
        Self::start_with(&[], &[])
    }

    /// The same, with settings of its own, and with files that these can name: `{folder}/name`.
    pub fn start_with(settings: &[(&str, &str)], files: &[(&str, &str)]) -> io::Result<Self> {
        Self::start_in(folder()?, settings, files, Vec::new())
    }

    /// The same, with settings and with variables in its environment.
    pub fn start_among(settings: &[(&str, &str)], surroundings: &[(&'static str, PathBuf)]) -> io::Result<Self> {
        Self::start_in(folder()?, settings, &[], surroundings.to_vec())
    }

    /// The same, on the disk that this folder is on.
    pub fn start_within(folder: &Path, settings: &[(&str, &str)]) -> io::Result<Self> {
        binaries::hand_over(folder)?;
        Self::start_in(folder_within(folder)?, settings, &[], Vec::new())
    }

    fn start_in(
        folder: PathBuf,
        settings: &[(&str, &str)],
        files: &[(&str, &str)],
        surroundings: Vec<(&'static str, PathBuf)>,
    ) -> io::Result<Self> {
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
        for (name, text) in files {
            let file = folder.join(name);
            fs::write(&file, text)?;
            #[cfg(unix)]
            fs::set_permissions(&file, std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
            binaries::hand_over(&file)?;
        }
        let here = folder.display().to_string();
        let settings: Vec<_> = settings.iter().map(|(name, value)| (*name, value.replace("{folder}", &here))).collect();
        let settings = settings.iter().map(|(name, value)| (*name, &**value));
        let settings: Vec<_> = CARELESS.into_iter().chain(settings).collect();
        let address = format!("-c listen_addresses=127.0.0.1 -p {port}");
        let needed = start(&folder, &address, &settings, &surroundings, 2)?;
        Ok(Self { folder, port, surroundings, _as_long_as_it_is_needed: needed })
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// The process that all of its others come from.
    pub fn pid(&self) -> io::Result<u32> {
        let file = fs::read_to_string(self.folder.join("data/postmaster.pid"))?;
        file.lines().next().and_then(|pid| pid.parse().ok()).ok_or_else(|| io::Error::other("no PostgreSQL is running"))
    }

    /// Where everything of it lies.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where a database of it is reached. `postgres` is there from the start.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }

    /// Has it end as in a crash, and begin again.
    pub fn crash(&self) -> io::Result<()> {
        self.control(&["-m", "immediate", "restart"])
    }

    /// Has it end as in a crash.
    pub fn stop(&self) -> io::Result<()> {
        self.control(&["-m", "immediate", "stop"])
    }

    /// Has it begin again after it was stopped.
    pub fn go_on(&self) -> io::Result<()> {
        // As it was started, which `pg_ctl` notes.
        self.control(&["restart"])
    }

    /// Has a statement carried out in a database, and tells what that finds.
    pub fn sql(&self, database: &str, statement: &str) -> io::Result<String> {
        let folder = self.folder.display().to_string().replace('/', "%2F");
        psql(&format!("postgres://postgres@{folder}:{}/{database}", self.port), statement)
    }

    fn control(&self, what: &[&str]) -> io::Result<()> {
        let mut control = as_its_user(&binary("pg_ctl")?)?;
        control.envs(self.surroundings.clone());
        control.arg("-D").arg(self.folder.join("data")).arg("-l").arg(self.folder.join("log")).arg("-w").args(what);
        run(&mut control).map(drop)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _whoever_watches_does_it_otherwise = self.stop();
        let _gone = fs::remove_dir_all(&self.folder);
    }
}

fn psql(url: &str, statement: &str) -> io::Result<String> {
    let mut psql = Command::new(binary("psql")?);
    psql.args([url, "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "-v", "ON_ERROR_STOP=1"]);
    run(psql.args(["--command", statement]))
}

/// A folder for a new one, that belongs to whoever it runs as.
fn folder() -> io::Result<PathBuf> {
    folder_within(&std::env::temp_dir())
}

fn folder_within(folder: &Path) -> io::Result<PathBuf> {
    let folder = tempfile::Builder::new().prefix("ratskeller-postgres-").tempdir_in(folder)?.keep();
    binaries::hand_over(&folder)?;
    Ok(folder)
}

/// Starts a new one, and has it watched: it ends when nobody has needed it for so many seconds.
fn start(
    folder: &Path,
    address: &str,
    settings: &[(&str, &str)],
    surroundings: &[(&'static str, PathBuf)],
    patience: u32,
) -> io::Result<File> {
    let started = try_to_start(folder, address, settings, surroundings, patience);
    if started.is_err() {
        let _as_if_it_had_never_been = fs::remove_dir_all(folder);
    }
    started
}

fn try_to_start(
    folder: &Path,
    address: &str,
    settings: &[(&str, &str)],
    surroundings: &[(&'static str, PathBuf)],
    patience: u32,
) -> io::Result<File> {
    let data = folder.join("data");
    let mut init = as_its_user(&binary("initdb")?)?;
    init.args(["--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C.UTF-8"]);
    run(init.arg("--no-instructions").arg("-D").arg(&data))?;
    let needed = folder.join("needed");
    let file = File::create(&needed)?;
    file.lock_shared()?;
    let mut options = format!("{address} -k {}", folder.display());
    for (setting, value) in settings {
        options = format!("{options} -c {setting}={value}");
    }
    let mut control = as_its_user(&binary("pg_ctl")?)?;
    control.envs(surroundings.iter().cloned());
    control.arg("-D").arg(&data).arg("-l").arg(folder.join("log")).args(["-w", "-o", &options, "start"]);
    run(&mut control).map_err(|error| {
        let log = fs::read_to_string(folder.join("log")).unwrap_or_default();
        io::Error::other(format!("{error}\n{log}"))
    })?;
    let mut watch = as_its_user(Path::new("sh"))?;
    watch.args(["-c", include_str!("watch.sh"), "watch"]).arg(binary("pg_ctl")?).arg(folder).arg(patience.to_string());
    // It outlives whoever has started it, and belongs to no terminal.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut watch, 0);
    watch.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
    Ok(file)
}
