//! Somebody whom the house knows, and who asks any node of it, again and again, until one answers.

use std::sync::Arc;
use std::time::Duration;

use client::{Error, Guest, ProblemDetails};
use ratskeller_core::{Rng, Seed};
use tokio::time::{Instant, sleep, timeout};

use crate::Result;
use crate::stage::Stage;

/// How long a node may take to answer before another is asked.
const PATIENCE: Duration = Duration::from_millis(1_500);
/// When the house is asked again, at first; then after twice as long, and so on up to the longest.
const FIRST_PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);
/// Nothing that is done to a house keeps all of its nodes from answering for so long.
const LONGEST: Duration = Duration::from_mins(2);

#[derive(Debug)]
pub struct Person {
    pub stage: Arc<Stage>,
    /// The same guest at every node.
    guests: Vec<Guest>,
    /// The node that has failed them last: nobody who knows of others knocks there again next.
    failed: Option<usize>,
    pub rng: Rng,
}

/// What a node says.
#[derive(Debug)]
pub enum Said<T> {
    Yes(T),
    No(ProblemDetails),
    Nothing,
}

impl Person {
    pub async fn arrive(stage: Arc<Stage>, name: &str, seed: Seed) -> Result<Self> {
        let mut rng = Rng::new(seed);
        let start = Instant::now();
        let first = loop {
            let node = rng.below(stage.doors.len() as u32) as usize;
            match timeout(PATIENCE, stage.doors[node].guest(name)).await {
                Ok(Ok(guest)) => break guest,
                _ if start.elapsed() > LONGEST => return Err("no node lets a guest in".into()),
                _ => sleep(FIRST_PAUSE).await,
            }
        };
        let guests = stage.doors.iter().map(|door| first.at(door.clone())).collect();
        Ok(Self { stage, guests, failed: None, rng })
    }

    pub fn id(&self) -> &str {
        &self.guests[0].id
    }

    pub fn name(&self) -> &str {
        &self.guests[0].name
    }

    /// Any node but the one that has just failed, and oneself there.
    pub fn anywhere(&mut self) -> (usize, Guest) {
        let failed = self.failed.take().filter(|_| self.guests.len() > 1);
        let others: Vec<usize> = (0..self.guests.len()).filter(|node| Some(*node) != failed).collect();
        let node = others[self.rng.below(others.len() as u32) as usize];
        (node, self.guests[node].clone())
    }

    pub fn avoid(&mut self, node: usize) {
        self.failed = Some(node);
    }

    /// Oneself at every node.
    pub fn everywhere(&self) -> Vec<Guest> {
        self.guests.clone()
    }

    /// Whether something happens that does so in so many of a hundred cases.
    pub fn chance(&mut self, percent: u32) -> bool {
        self.rng.below(100) < percent
    }

    pub fn between(&mut self, from: u32, to: u32) -> Duration {
        Duration::from_millis((from + self.rng.below(to - from)).into())
    }

    /// Asks one node after another, telling each time which one and what it says, until one says yes or no.
    pub async fn ask<T>(
        &mut self,
        question: impl AsyncFn(&Guest) -> client::Result<T>,
        mut tell: impl FnMut(usize, Option<&Said<T>>) -> Result<()>,
    ) -> Result<Said<T>> {
        let (start, mut pause) = (Instant::now(), FIRST_PAUSE);
        while start.elapsed() < LONGEST {
            let (node, guest) = self.anywhere();
            tell(node, None)?;
            let said = once(question(&guest)).await?;
            tell(node, Some(&said))?;
            match said {
                Said::No(problem) if problem.is_passing() => {}
                Said::Nothing => {}
                said => return Ok(said),
            }
            self.avoid(node);
            sleep(pause).await;
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
        Err("no node answers".into())
    }
}

/// What a node answers, in time.
pub async fn once<T>(answer: impl Future<Output = client::Result<T>>) -> Result<Said<T>> {
    Ok(match timeout(PATIENCE, answer).await {
        Ok(Ok(answer)) => Said::Yes(answer),
        Ok(Err(Error::Refused(problem))) => Said::No(problem),
        Ok(Err(error @ (Error::Garbled { .. } | Error::Untrusted(_)))) => return Err(error.into()),
        Ok(Err(Error::Unreachable(_) | Error::Closed { .. })) | Err(_) => Said::Nothing,
    })
}
