//! Copies of a house: made while it is open, looked at, and put in its place again.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use crate::heads::{self, Heads};
use crate::room::{Log, log};
use crate::{Error, RoomId, file};

/// Why there is no copy: because of the house, or because of where it was to go.
#[derive(Debug)]
pub enum NotCopied {
    House(Error),
    Copy(Error),
}

/// Copies a house that may be open at the same time, as it stands now. The copy must not exist yet.
pub fn backup(house: &Path, copy: &Path) -> Result<(), NotCopied> {
    let connection = file::open_to_read(house).map_err(NotCopied::House)?;
    sound(&connection).map_err(NotCopied::House)?;
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let made = options.open(copy).map_err(|error| NotCopied::Copy(error.into()))?;
    let copied = connection.execute("VACUUM INTO ?1", [copy.display().to_string()]).map_err(Error::from);
    let copied = copied.and_then(|_| Ok(made.sync_all()?)).and_then(|()| Ok(sync_folder(copy)?));
    copied.map_err(|error| {
        let _not_there = fs::remove_file(copy);
        if error.is_damage() { NotCopied::House(error) } else { NotCopied::Copy(error) }
    })
}

/// That nothing is wrong with the file, and that this program knows what it says.
fn sound(connection: &Connection) -> Result<(), Error> {
    if file::check_version(connection)? == 0 {
        return Err(malformed("no house is kept here"));
    }
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if found == "ok" { Ok(()) } else { Err(malformed(&found)) }
}

fn malformed(message: &str) -> Error {
    Error::Sqlite { code: rusqlite::ErrorCode::DatabaseCorrupt, message: message.to_owned() }
}

/// Puts a copy in the place of a house that is not open. Tells where the house that was there is now, if there was one.
pub fn restore(copy: &Path, house: &Path, aside: &Path) -> Result<Option<PathBuf>, NotCopied> {
    let connection = file::open_to_read(copy).map_err(NotCopied::Copy)?;
    sound(&connection).map_err(NotCopied::Copy)?;
    let in_house = |error: io::Error| NotCopied::House(error.into());
    let arriving = beside(house, ".restoring");
    let _left_over = fs::remove_file(&arriving);
    // What stands in a log beside the copy comes along.
    connection
        .execute("VACUUM INTO ?1", [arriving.display().to_string()])
        .map_err(|error| NotCopied::House(error.into()))?;
    file::keep_private(&arriving).map_err(NotCopied::House)?;
    File::open(&arriving).and_then(|arrived| arrived.sync_all()).map_err(in_house)?;
    let was_there = house.exists();
    for ending in ["", "-wal", "-shm"] {
        match fs::rename(beside(house, ending), beside(aside, ending)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(in_house(error)),
            _ => {}
        }
    }
    fs::rename(&arriving, house).and_then(|()| sync_folder(house)).map_err(in_house)?;
    Ok(was_there.then(|| aside.to_owned()))
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// A name in a folder is as lasting as the folder.
fn sync_folder(file: &Path) -> io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new("."))).and_then(|folder| folder.sync_all())
}

/// A house that is looked through from one end to the other.
#[derive(Debug)]
pub struct Inspection {
    connection: Connection,
    heads: Heads,
}

impl Inspection {
    pub fn of(house: &Path) -> Result<Self, Error> {
        let connection = file::open_to_read(house)?;
        if file::check_version(&connection)? == 0 {
            return Err(malformed("no house is kept here"));
        }
        let mut heads = Heads::default();
        heads.read(&connection)?;
        Ok(Self { connection, heads })
    }

    /// What is wrong with the file.
    pub fn faults(&self) -> Result<Vec<String>, Error> {
        let mut statement = self.connection.prepare("PRAGMA integrity_check(20)")?;
        let found: Vec<String> = statement.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
        Ok(found.into_iter().filter(|found| found != "ok").collect())
    }

    /// All tables that the lists or the book know.
    pub fn rooms(&self) -> Result<Vec<RoomId>, Error> {
        let mut statement =
            self.connection.prepare("SELECT id FROM rooms UNION SELECT room FROM entries ORDER BY 1")?;
        Ok(statement.query_map([], |row| row.get(0).map(RoomId))?.collect::<Result<_, _>>()?)
    }

    pub fn log(&self, room: RoomId) -> Result<Log, Error> {
        log(&self.connection, heads::find(&self.heads.known(), &self.connection, room)?, room)
    }
}
