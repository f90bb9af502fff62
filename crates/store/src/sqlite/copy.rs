//! Copies of a house: made while it is open, and put in its place again.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::file::{self, COMPANIONS, beside};
use crate::Error;

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
    let made = file::make(copy).map_err(|error| NotCopied::Copy(error.into()))?;
    let copied = copy_into(&connection, copy, &made).and_then(|()| Ok(sync_folder(copy)?));
    copied.map_err(|error| {
        let _not_there = fs::remove_file(copy);
        if error.is_damage() { NotCopied::House(error) } else { NotCopied::Copy(error) }
    })
}

/// Writes everything into an empty file, and waits until it is there.
fn copy_into(connection: &Connection, copy: &Path, made: &File) -> Result<(), Error> {
    connection.execute("VACUUM INTO ?1", [copy.display().to_string()])?;
    Ok(made.sync_all()?)
}

/// That nothing is wrong with the file, and that this program knows what it says.
pub(crate) fn sound(connection: &Connection) -> Result<(), Error> {
    if file::check_version(connection)? == 0 {
        return Err(malformed("no house is kept here"));
    }
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if found == "ok" { Ok(()) } else { Err(malformed(&found)) }
}

pub(crate) fn malformed(message: &str) -> Error {
    Error::Sqlite { code: rusqlite::ErrorCode::DatabaseCorrupt, message: message.to_owned() }
}

/// Puts a copy in the place of a house that is not open. Tells where the house that was there is now, if there was one.
///
/// Whenever this is cut short, the house is as it was, or it is gone and all of it stands aside; then this can be done again.
pub fn restore(copy: &Path, house: &Path, aside: &Path) -> Result<Option<PathBuf>, NotCopied> {
    let connection = file::open_to_read(copy).map_err(NotCopied::Copy)?;
    sound(&connection).map_err(NotCopied::Copy)?;
    let in_house = |error: io::Error| NotCopied::House(error.into());
    let arriving = beside(house, ".restoring");
    remove(&arriving).map_err(in_house)?;
    let made = file::make(&arriving).map_err(in_house)?;
    // What stands in a log beside the copy comes along.
    copy_into(&connection, &arriving, &made).map_err(NotCopied::House)?;
    let was_there = house.exists();
    keep_aside(house, aside).and_then(|()| clear(house)).map_err(in_house)?;
    fs::rename(&arriving, house).and_then(|()| sync_folder(house)).map_err(in_house)?;
    Ok(was_there.then(|| aside.to_owned()))
}

/// Gives a house another name besides its own, and the log that belongs to it too.
fn keep_aside(house: &Path, aside: &Path) -> io::Result<()> {
    for ending in ["", "-wal"] {
        let (here, there) = (beside(house, ending), beside(aside, ending));
        match File::open(&here) {
            Ok(file) => file::shut(&file)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            Err(error) => return Err(error),
        }
        fs::hard_link(&here, &there).or_else(|_| {
            // Not every disk knows how a file can have two names.
            let mut made = file::make(&there)?;
            io::copy(&mut File::open(&here)?, &mut made)?;
            made.sync_all()
        })?;
    }
    sync_folder(aside)
}

/// Takes a house away. Without its file it is one that has vanished, which nobody takes for a new one.
fn clear(house: &Path) -> io::Result<()> {
    remove(house)?;
    for ending in COMPANIONS {
        remove(&beside(house, ending))?;
    }
    sync_folder(house)
}

pub(crate) fn remove(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// A name in a folder is as lasting as the folder.
pub(crate) fn sync_folder(file: &Path) -> io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new("."))).and_then(|folder| folder.sync_all())
}
