//! The file that everything is kept in: how it is opened, and how an older one is brought up to date.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, TransactionBehavior};

use super::wal;
use crate::Error;

/// What brings a file from one version to the next. What stands here once is never changed.
const STEPS: [&str; 7] = [
    include_str!("schema/1_house.sql"),
    include_str!("schema/2_ratings.sql"),
    include_str!("schema/3_reviews.sql"),
    include_str!("schema/4_lasting.sql"),
    include_str!("schema/5_hosting.sql"),
    include_str!("schema/6_owners.sql"),
    include_str!("schema/7_summaries.sql"),
];

/// How long somebody else may hold the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long nobody minds waiting.
const BRIEFLY: Duration = Duration::from_millis(50);

/// More statements than this are never in use.
const STATEMENTS: usize = 64;

/// Opens the file for writing, or makes it, so that only its owner can read it.
pub(crate) fn open(file: &Path) -> Result<Connection, Error> {
    keep_private(file)?;
    let connection = Connection::open(file)?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    // A commit is acknowledged to people, so it must survive a power cut.
    connection.pragma_update(None, "synchronous", "full")?;
    // Whoever writes does this, and tells what becomes of it.
    connection.pragma_update(None, "wal_autocheckpoint", 0)?;
    // What somebody has had erased is not left behind between what is still written.
    connection.pragma_update(None, "secure_delete", true)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}

/// Brings everything into the file and empties the log beside it; whether nobody kept it from doing so. Whoever writes
/// does not wait for whoever reads.
pub(crate) fn sweep(connection: &Connection) -> Result<bool, Error> {
    connection.busy_timeout(BRIEFLY)?;
    let emptied = wal::checkpoint(connection, "TRUNCATE");
    connection.busy_timeout(PATIENCE)?;
    emptied
}

/// Opens a file that exists, for reading.
pub(crate) fn open_to_read(file: &Path) -> Result<Connection, Error> {
    let connection = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}

/// What stands beside the file while it is open, or after a process was killed.
pub(crate) const COMPANIONS: [&str; 2] = ["-wal", "-shm"];

pub(crate) fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Makes the file if there is none, and lets nobody else read it or what stands beside it.
fn keep_private(file: &Path) -> io::Result<()> {
    shut(&private().create(true).truncate(false).open(file)?)?;
    for companion in COMPANIONS.map(|ending| beside(file, ending)) {
        match File::open(companion) {
            Ok(companion) => shut(&companion)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Makes a file that nobody else could ever read.
pub(crate) fn make(file: &Path) -> io::Result<File> {
    private().create_new(true).open(file)
}

fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Lets nobody else read a file.
#[cfg_attr(not(unix), expect(clippy::unnecessary_wraps, reason = "others have no such permissions"))]
pub(crate) fn shut(file: &File) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        if file.metadata()?.permissions().mode() & 0o077 != 0 {
            file.set_permissions(fs::Permissions::from_mode(0o600))?;
        }
    }
    Ok(())
}

/// Which version a file is of; 0 if there is nothing in it.
pub(crate) fn version(connection: &Connection) -> Result<u32, Error> {
    let version: u32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    if version > 0 {
        return Ok(version);
    }
    // Until version 3 it was noted elsewhere.
    let noted = "SELECT count(*) FROM sqlite_schema WHERE name = '_sqlx_migrations'";
    match connection.query_row(noted, [], |row| row.get::<_, i64>(0))? {
        0 => Ok(0),
        _ => Ok(connection.query_row("SELECT coalesce(max(version), 0) FROM _sqlx_migrations", [], |row| row.get(0))?),
    }
}

/// That this program knows what the file says.
pub(crate) fn check_version(connection: &Connection) -> Result<u32, Error> {
    let schema = version(connection)?;
    if schema as usize > STEPS.len() { Err(Error::Newer { schema }) } else { Ok(schema) }
}

/// Brings the file up to date: all of it, or nothing.
pub(crate) fn bring_up_to_date(connection: &mut Connection) -> Result<(), Error> {
    if check_version(connection)? as usize == STEPS.len() {
        return Ok(());
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for step in &STEPS[check_version(&transaction)? as usize..] {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "user_version", STEPS.len() as u32)?;
    transaction.execute_batch("DROP TABLE IF EXISTS _sqlx_migrations")?;
    Ok(transaction.commit()?)
}
