//! What a database has to hold to be a house, and how an older one is brought up to date: all of it, or nothing, and by one
//! of all who open it at the same time.

use std::time::Duration;

use tokio::time::timeout;

use super::Address;
use super::parameter::Parameter;
use super::session::Session;
use super::trouble::{Failure, unreached};
use crate::{Error, Trouble};

/// What brings a house from one version to the next. What stands here once is never changed.
pub(crate) const STEPS: [&str; 2] = [include_str!("schema/1_house.sql"), include_str!("schema/2_clock_and_claims.sql")];

/// Others may be at it.
const PATIENCE: Duration = Duration::from_mins(1);

/// What only a house has. It is looked for where PostgreSQL sees what others have just made.
const MARK: &str =
    "SELECT oid FROM pg_class WHERE relname = 'ratskeller' AND relnamespace = current_schema()::regnamespace";

const VERSION: &str = "SELECT schema FROM ratskeller";

pub(crate) async fn bring_up_to_date(address: &Address) -> Result<(), Error> {
    let mut session = Session::open(address).await?;
    let brought = timeout(PATIENCE, bring(&mut session)).await;
    brought.unwrap_or_else(|_| Err(Failure::Lost(unreached("no answer in time")))).map_err(Failure::error)
}

/// The same, where there is a house.
pub(crate) async fn bring_up_to_date_what_is_there(address: &Address) -> Result<(), Error> {
    let mut session = Session::open(address).await?;
    match version(&mut session).await.map_err(Failure::error)? {
        Some(_) => bring_up_to_date(address).await,
        None => Err(foreign().error()),
    }
}

async fn bring(session: &mut Session) -> Result<(), Failure> {
    if version(session).await? == Some(STEPS.len()) {
        return Ok(());
    }
    session
        .execute("SET statement_timeout = 0; SET lock_timeout = 0; BEGIN; SELECT pg_advisory_xact_lock(3, 0)")
        .await?;
    let version = if let Some(version) = version(session).await? {
        version
    } else {
        check_empty(session).await?;
        session.execute("CREATE TABLE ratskeller (schema INTEGER NOT NULL); INSERT INTO ratskeller VALUES (0)").await?;
        0
    };
    for step in &STEPS[version..] {
        session.execute(step).await?;
    }
    session.execute(&format!("UPDATE ratskeller SET schema = {}; COMMIT", STEPS.len())).await
}

/// Which version a house is of; none if there is none.
async fn version(session: &mut Session) -> Result<Option<usize>, Failure> {
    if !one(session, &format!("SELECT EXISTS ({MARK})")).await? {
        return Ok(None);
    }
    let is_house = format!(
        "SELECT EXISTS (SELECT 1 FROM pg_attribute
         WHERE attrelid IN ({MARK}) AND attname = 'schema' AND atttypid = 'int4'::regtype)"
    );
    if !one(session, &is_house).await? {
        return Err(foreign());
    }
    let answer = session.ask(VERSION, &[]).await?;
    let schema: i32 = answer.rows.first().ok_or_else(foreign)?.try_get(0)?;
    let schema = schema.cast_unsigned();
    if schema as usize > STEPS.len() {
        return Err(Failure::Refused(Error::Newer { schema }));
    }
    Ok(Some(schema as usize))
}

/// That nobody else keeps anything here, and that every text can be written.
async fn check_empty(session: &mut Session) -> Result<(), Failure> {
    if !one(session, "SELECT current_setting('server_encoding') = 'UTF8'").await? {
        let message = "the database is not encoded in UTF-8".to_owned();
        return Err(Failure::Refused(Error::Postgres { trouble: Trouble::Encoding, message }));
    }
    let is_empty = "SELECT NOT EXISTS (SELECT 1 FROM pg_class WHERE relnamespace = current_schema()::regnamespace)";
    if one(session, is_empty).await? { Ok(()) } else { Err(foreign()) }
}

async fn one(session: &mut Session, question: &str) -> Result<bool, Failure> {
    let answer = session.ask(question, &[] as &[Parameter]).await?;
    Ok(answer.rows.first().map(|row| row.try_get(0)).transpose()?.unwrap_or(false))
}

fn foreign() -> Failure {
    let message = "the database holds something that is no house".to_owned();
    Failure::Refused(Error::Postgres { trouble: Trouble::Foreign, message })
}
