//! Questions and changes, put to SQLite.

use rusqlite::{Connection, params_from_iter};

use crate::Error;
use crate::change::{Outcome, Step, StepKind};
use crate::question::{Question, Read, Row};

pub(crate) fn ask<T>(connection: &Connection, question: &Question, read: Read<T>) -> Result<Vec<T>, Error> {
    let mut statement = connection.prepare_cached(&question.sql)?;
    let mut rows = statement.query(params_from_iter(&question.about))?;
    let mut answers = Vec::new();
    while let Some(row) = rows.next()? {
        answers.push(read(&Row::Sqlite(row))?);
    }
    Ok(answers)
}

/// Whether the answer is yes.
pub(crate) fn holds(connection: &Connection, question: &Question) -> Result<bool, Error> {
    Ok(ask(connection, question, |row| row.get::<bool>(0))? == [true])
}

/// Whoever calls this makes a transaction of it.
pub(crate) fn run(connection: &Connection, steps: &[Step]) -> Result<Outcome, Error> {
    let mut outcome = Outcome::default();
    let mut settled = false;
    for Step { sql, about, kind } in steps.iter().filter(|step| step.kind != StepKind::Shared) {
        if settled && matches!(kind, StepKind::Attempt | StepKind::Otherwise) {
            continue;
        }
        let mut statement = connection.prepare_cached(sql)?;
        let about = params_from_iter(about);
        outcome.rows = match kind {
            StepKind::Plain | StepKind::Condition | StepKind::Attempt | StepKind::Otherwise | StepKind::Shared => {
                statement.execute(about)?
            }
            StepKind::Telling => {
                let told = statement.query_map(about, |row| row.get(0))?.collect::<Result<Vec<i64>, _>>()?;
                let rows = told.len();
                outcome.told.extend(told);
                rows
            }
        };
        settled |= *kind == StepKind::Attempt && outcome.rows > 0;
        if *kind == StepKind::Condition && outcome.rows == 0 {
            break;
        }
    }
    Ok(outcome)
}
