//! A connection to a PostgreSQL, with the statements that it knows by heart.

use std::collections::HashMap;
use std::future::poll_fn;
use std::task::Poll;
use std::time::Duration;

use futures_util::StreamExt as _;
use futures_util::future::maybe_done;
use tokio::task::AbortHandle;
use tokio::time::timeout;
use tokio_postgres::{Client, Row, RowStream, Statement};

use super::Address;
use super::parameter::Parameter;
use super::trouble::{Failure, unreached};
use crate::Error;

/// How long anybody waits for a connection or an answer before somebody else is asked.
pub(crate) const PATIENCE: Duration = Duration::from_secs(2);

/// So many statements are under way at once.
const UNDER_WAY: usize = 64;

/// What every connection is told first. What was acknowledged survives a power cut; a house with replicas may ask for more,
/// never for less. Nobody who hangs keeps others from what they hold. Everything is found by an index, whatever PostgreSQL
/// believes of how many rows there are.
const MANNERS: &str = "SELECT set_config('synchronous_commit', 'on', false)
     WHERE current_setting('synchronous_commit') IN ('off', 'local', 'remote_write');
     SET default_transaction_isolation = 'read committed'; SET client_min_messages = warning;
     SET enable_seqscan = off; SET plan_cache_mode = force_generic_plan; SET jit = off;
     SET statement_timeout = '10s'; SET lock_timeout = '2s'; SET idle_in_transaction_session_timeout = '2s'";

#[derive(Debug)]
pub(crate) struct Session {
    client: Client,
    statements: HashMap<String, Statement>,
    connection: AbortHandle,
}

/// What a statement has found or changed.
#[derive(Debug)]
pub(crate) struct Answer {
    pub rows: Vec<Row>,
    pub changed: u64,
}

impl Session {
    pub(crate) async fn open(address: &Address) -> Result<Self, Error> {
        let opening = async {
            let (client, connection) = address.config.connect(address.tls.clone()).await?;
            let connection = tokio::spawn(async move {
                if let Err(error) = connection.await {
                    tracing::debug!(error = %super::trouble::told(&error), "a connection to PostgreSQL is gone");
                }
            });
            let session = Self { client, statements: HashMap::new(), connection: connection.abort_handle() };
            session.client.batch_execute(MANNERS).await?;
            Ok(session)
        };
        timeout(PATIENCE, opening).await.unwrap_or_else(|_| Err(unreached("no answer in time")))
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    pub(crate) async fn execute(&self, statements: &str) -> Result<(), Failure> {
        Ok(self.client.batch_execute(statements).await?)
    }

    async fn learn(&mut self, sql: &str) -> Result<(), Failure> {
        if !self.statements.contains_key(sql) {
            // One numbers its places with dollars, the other with question marks.
            let statement = self.client.prepare(&sql.replace('?', "$")).await?;
            self.statements.insert(sql.to_owned(), statement);
        }
        Ok(())
    }

    /// What one statement finds or changes.
    pub(crate) async fn ask(&mut self, sql: &str, about: &[Parameter<'_>]) -> Result<Answer, Failure> {
        self.learn(sql).await?;
        Ok(answer(&self.client, &self.statements[sql], about).await?)
    }

    /// What one statement finds, row by row.
    pub(crate) async fn stream(&mut self, sql: &str) -> Result<RowStream, Failure> {
        self.learn(sql).await?;
        Ok(self.client.query_raw(&self.statements[sql], &[] as &[Parameter]).await?)
    }

    /// What several statements find or change one after another, without waiting for any of them.
    pub(crate) async fn ask_all(
        &mut self,
        asked: &[(&str, &[Parameter<'_>])],
    ) -> Result<Vec<Result<Answer, tokio_postgres::Error>>, Failure> {
        for (sql, _) in asked {
            self.learn(sql).await?;
        }
        let mut answers = Vec::with_capacity(asked.len());
        for some in asked.chunks(UNDER_WAY) {
            let asking = some.iter().map(|(sql, about)| answer(&self.client, &self.statements[*sql], about));
            answers.extend(in_order(asking).await);
        }
        Ok(answers)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // Whatever was under way is not waited for.
        self.connection.abort();
    }
}

async fn answer(
    client: &Client,
    statement: &Statement,
    about: &[Parameter<'_>],
) -> Result<Answer, tokio_postgres::Error> {
    let mut answers = Box::pin(client.query_raw(statement, about).await?);
    let mut rows = Vec::new();
    while let Some(row) = answers.next().await {
        rows.push(row?);
    }
    Ok(Answer { rows, changed: answers.rows_affected().unwrap_or(0) })
}

/// Begins all of them in their order before it waits for any.
async fn in_order<F: Future>(futures: impl Iterator<Item = F>) -> Vec<F::Output> {
    let mut under_way: Vec<_> = futures.map(|future| Box::pin(maybe_done(future))).collect();
    poll_fn(|context| {
        let polled = under_way.iter_mut().map(|future| future.as_mut().poll(context));
        polled.fold(Poll::Ready(()), |all, one| if one.is_pending() { one } else { all })
    })
    .await;
    under_way.iter_mut().filter_map(|future| future.as_mut().take_output()).collect()
}
