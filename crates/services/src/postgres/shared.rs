//! The PostgreSQL that all tests of a workspace share, whichever process they run in. The first starts it, and a minute after
//! the last has ended it is gone.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _, Write as _};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};

use super::binaries::{binary, run};
use super::{CARELESS, folder, psql, start};

/// For so many seconds it waits for the next who needs it.
const PATIENCE: u32 = 60;

/// Says where it is, and is held by whoever starts it.
const NOTE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/services-postgres");

/// Held by this process as long as it runs.
static NEEDED: Mutex<Option<(PathBuf, File)>> = Mutex::new(None);

/// A database that nobody else uses. It goes when this is dropped.
#[derive(Debug)]
pub struct Database {
    folder: PathBuf,
    name: String,
}

/// A new database, empty.
pub fn database() -> io::Result<Database> {
    let folder = needed()?;
    let mut random = [0; 8];
    getrandom::fill(&mut random).map_err(|error| io::Error::other(error.to_string()))?;
    let name = random.iter().fold("test_".to_owned(), |mut name, byte| {
        let _written = write!(name, "{byte:02x}");
        name
    });
    run(Command::new(binary("createdb")?).arg("-h").arg(&folder).args(["-U", "postgres", &name]))?;
    Ok(Database { folder, name })
}

impl Database {
    /// Where it is reached.
    pub fn url(&self) -> String {
        let folder = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://postgres@{folder}/{}", self.name)
    }

    /// The socket behind that.
    pub fn socket(&self) -> PathBuf {
        self.folder.join(".s.PGSQL.5432")
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    /// Has a statement carried out in it, and tells what that finds.
    pub fn sql(&self, statement: &str) -> io::Result<String> {
        psql(&self.url(), statement)
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        let dropped = binary("dropdb").and_then(|dropdb| {
            run(Command::new(dropdb).arg("-h").arg(&self.folder).args(["-U", "postgres", "--force", &self.name]))
        });
        if let Err(error) = dropped {
            eprintln!("a database is left: {error}");
        }
    }
}

/// Where it is, from now on until this process ends.
fn needed() -> io::Result<PathBuf> {
    let mut held = NEEDED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((folder, _)) = &*held {
        return Ok(folder.clone());
    }
    let note = Path::new(NOTE);
    note.parent().map_or(Ok(()), fs::create_dir_all)?;
    let mut note = File::options().read(true).write(true).create(true).truncate(false).open(note)?;
    note.lock()?;
    let mut noted = String::new();
    note.read_to_string(&mut noted)?;
    let (folder, needed) = if let Some(running) = running(Path::new(noted.trim())) {
        running
    } else {
        let new = folder()?;
        let needed = start(&new, "-c listen_addresses=", &CARELESS, &[], PATIENCE)?;
        note.rewind()?;
        note.set_len(0)?;
        write!(note, "{}", new.display())?;
        (new, needed)
    };
    *held = Some((folder.clone(), needed));
    Ok(folder)
}

/// The one that was started last, if it still runs.
fn running(folder: &Path) -> Option<(PathBuf, File)> {
    let needed = File::open(folder.join("needed")).ok()?;
    // Whoever ends it holds this until it has ended.
    needed.lock_shared().ok()?;
    UnixStream::connect(folder.join(".s.PGSQL.5432")).ok()?;
    Some((folder.to_owned(), needed))
}
