//! The file that everything is kept in: how it is opened, and how an older one is brought up to date.

use std::fs::{self, OpenOptions};
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, TransactionBehavior};

use crate::Error;

/// What brings a file from one version to the next. What stands here once is never changed.
const STEPS: [&str; 6] = [
    include_str!("schema/1_house.sql"),
    include_str!("schema/2_ratings.sql"),
    include_str!("schema/3_reviews.sql"),
    include_str!("schema/4_lasting.sql"),
    include_str!("schema/5_hosting.sql"),
    include_str!("schema/6_owners.sql"),
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
    connection.pragma_update(None, "wal_autocheckpoint", 8000)?;
    // What somebody has had erased is not left behind between what is still written.
    connection.pragma_update(None, "secure_delete", true)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}

/// Brings everything into the file and empties the log beside it; whether nobody kept it from doing so. Whoever writes
/// does not wait for whoever reads.
pub(crate) fn sweep(connection: &Connection) -> Result<bool, Error> {
    connection.busy_timeout(BRIEFLY)?;
    let busy = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, i64>(0));
    connection.busy_timeout(PATIENCE)?;
    Ok(busy? == 0)
}

/// Opens a file that exists, for reading.
pub(crate) fn open_to_read(file: &Path) -> Result<Connection, Error> {
    let connection = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}

/// Makes the file if there is none, and lets nobody else read it.
pub(crate) fn keep_private(file: &Path) -> Result<(), Error> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let opened = options.open(file)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        if opened.metadata()?.permissions().mode() & 0o077 != 0 {
            opened.set_permissions(fs::Permissions::from_mode(0o600))?;
        }
    }
    drop(opened);
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
