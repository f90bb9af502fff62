//! A connection to a PostgreSQL, with the statements that it knows by heart.

use std::collections::HashMap;
use std::future::poll_fn;
use std::task::Poll;
use std::time::Duration;

use futures_util::StreamExt as _;
use futures_util::future::maybe_done;
use tokio::task::AbortHandle;
use tokio::time::timeout;
use tokio_postgres::{Client, RowStream, Statement};

use super::Address;
use super::parameter::Parameter;
use super::trouble::{Failure, unreached};
use crate::Error;
use crate::question::Column;
#[cfg(feature = "simulation")]
use crate::simulation;

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
pub(crate) enum Session {
    Wire(Box<Wire>),
    #[cfg(feature = "simulation")]
    Simulated(simulation::Connection),
}

#[derive(Debug)]
pub(crate) struct Wire {
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

#[derive(Debug)]
pub(crate) enum Row {
    Wire(tokio_postgres::Row),
    #[cfg(feature = "simulation")]
    Simulated(simulation::Row),
}

impl Row {
    /// What the statement always has there.
    pub(crate) fn get<T: Column>(&self, place: usize) -> T {
        match self {
            Self::Wire(row) => row.get(place),
            #[cfg(feature = "simulation")]
            Self::Simulated(row) => row.get(place),
        }
    }

    pub(crate) fn try_get<T: Column>(&self, place: usize) -> Result<T, tokio_postgres::Error> {
        match self {
            Self::Wire(row) => row.try_get(place),
            #[cfg(feature = "simulation")]
            Self::Simulated(row) => Ok(row.get(place)),
        }
    }
}

impl Session {
    pub(crate) async fn open(address: &Address) -> Result<Self, Error> {
        #[cfg(feature = "simulation")]
        if let Some(link) = address.simulated() {
            return link.connect().await.map(Self::Simulated);
        }
        Wire::open(address).await.map(|wire| Self::Wire(Box::new(wire)))
    }

    pub(crate) fn is_closed(&self) -> bool {
        match self {
            Self::Wire(wire) => wire.client.is_closed(),
            #[cfg(feature = "simulation")]
            Self::Simulated(connection) => connection.is_closed(),
        }
    }

    pub(crate) async fn execute(&self, statements: &str) -> Result<(), Failure> {
        match self {
            Self::Wire(wire) => Ok(wire.client.batch_execute(statements).await?),
            #[cfg(feature = "simulation")]
            Self::Simulated(connection) => connection.ask_all(&[(statements, &[])]).await.map(drop),
        }
    }

    /// What one statement finds or changes.
    pub(crate) async fn ask(&mut self, sql: &str, about: &[Parameter<'_>]) -> Result<Answer, Failure> {
        match self {
            Self::Wire(wire) => wire.ask(sql, about).await,
            #[cfg(feature = "simulation")]
            Self::Simulated(connection) => {
                let mut answers = connection.ask_all(&[(sql, about)]).await?;
                answers.pop().ok_or_else(Failure::silence)
            }
        }
    }

    /// What one statement finds, row by row.
    pub(crate) async fn stream(&mut self, sql: &str) -> Result<RowStream, Failure> {
        match self {
            Self::Wire(wire) => wire.stream(sql).await,
            #[cfg(feature = "simulation")]
            Self::Simulated(_) => Err(Failure::silence()),
        }
    }

    /// What several statements find or change one after another, without waiting for any of them.
    pub(crate) async fn ask_all(
        &mut self,
        asked: &[(&str, &[Parameter<'_>])],
    ) -> Result<Vec<Result<Answer, tokio_postgres::Error>>, Failure> {
        match self {
            Self::Wire(wire) => wire.ask_all(asked).await,
            #[cfg(feature = "simulation")]
            Self::Simulated(connection) => Ok(connection.ask_all(asked).await?.into_iter().map(Ok).collect()),
        }
    }
}

impl Wire {
    async fn open(address: &Address) -> Result<Self, Error> {
        let opening = async {
            let (client, connection) = address.config.connect(address.tls.clone()).await?;
            let connection = tokio::spawn(async move {
                if let Err(error) = connection.await {
                    tracing::debug!(error = %super::trouble::told(&error), "a connection to PostgreSQL is gone");
                }
            });
            let wire = Self { client, statements: HashMap::new(), connection: connection.abort_handle() };
            wire.client.batch_execute(MANNERS).await?;
            Ok(wire)
        };
        timeout(PATIENCE, opening).await.unwrap_or_else(|_| Err(unreached("no answer in time")))
    }

    async fn learn(&mut self, sql: &str) -> Result<(), Failure> {
        if !self.statements.contains_key(sql) {
            // One numbers its places with dollars, the other with question marks.
            let statement = self.client.prepare(&sql.replace('?', "$")).await?;
            self.statements.insert(sql.to_owned(), statement);
        }
        Ok(())
    }

    async fn ask(&mut self, sql: &str, about: &[Parameter<'_>]) -> Result<Answer, Failure> {
        self.learn(sql).await?;
        Ok(answer(&self.client, &self.statements[sql], about).await?)
    }

    async fn stream(&mut self, sql: &str) -> Result<RowStream, Failure> {
        self.learn(sql).await?;
        Ok(self.client.query_raw(&self.statements[sql], &[] as &[Parameter]).await?)
    }

    async fn ask_all(
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

impl Drop for Wire {
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
        rows.push(Row::Wire(row?));
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

#[cfg(test)]
pub(crate) mod tests {
    use services::Database;

    use super::*;
    use crate::postgres::schema;

    /// A connection to an empty house, for as long as that is there.
    pub(crate) async fn in_a_new_house() -> (Database, Session) {
        let database = services::database().unwrap();
        let address = database.url().parse().unwrap();
        schema::bring_up_to_date(&address).await.unwrap();
        let session = Session::open(&address).await.unwrap();
        (database, session)
    }

    impl Session {
        /// How an answer is found, whatever it is about.
        pub(crate) async fn plan(&mut self, question: &str) -> String {
            self.execute(&format!("PREPARE asked AS {}", question.replace('?', "$"))).await.unwrap();
            let Self::Wire(wire) = &*self else { panic!("only PostgreSQL has plans") };
            let places = wire
                .client
                .query_one("SELECT cardinality(parameter_types) FROM pg_prepared_statements WHERE name = 'asked'", &[]);
            let places: i32 = places.await.unwrap().get(0);
            let about =
                if places == 0 { String::new() } else { format!("({})", vec!["NULL"; places as usize].join(", ")) };
            let plan = wire.client.query(&format!("EXPLAIN (COSTS OFF) EXECUTE asked{about}"), &[]).await.unwrap();
            self.execute("DEALLOCATE asked").await.unwrap();
            plan.iter().map(|row| row.get(0)).chain([""]).collect::<Vec<&str>>().join(" ")
        }
    }

    #[tokio::test]
    async fn what_is_asked_first_is_done_first() {
        let (_database, mut session) = in_a_new_house().await;
        // Each if as many were there before.
        let insert = "INSERT INTO pulse SELECT ?1 WHERE (SELECT count(*) FROM pulse) = ?1";
        let about: Vec<_> = (1..=200).map(|number: i64| [Parameter::from(number)]).collect();
        let asked: Vec<(&str, &[Parameter])> = about.iter().map(|about| (insert, &about[..])).collect();
        let answers = session.ask_all(&asked).await.unwrap();
        assert!(answers.into_iter().all(|answer| answer.unwrap().changed == 1));
    }
}
