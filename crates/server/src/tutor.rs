//! The king, where learners ask him. He thinks about one answer at a time, of one address after another, and remembers what he
//! thought: the tables of lessons never change, so neither does his mind.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lessons::{Lesson, Progress};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::crew::{Crew, Lost};
use crate::denied::Denied;

/// So many answers are remembered. All lessons together have far fewer that the king is asked about.
const REMEMBERED: usize = 10_000;

/// A lesson is less urgent than a game.
const NICENESS: i32 = 10;

#[derive(Debug)]
pub struct Tutor {
    crew: Crew<IpAddr>,
    memory: Arc<Mutex<Memory>>,
}

/// An answer in its lesson.
type Answered = [u8; 32];

#[derive(Debug, Default)]
struct Memory {
    content: HashMap<Answered, bool>,
    /// The first first.
    order: VecDeque<Answered>,
}

impl Memory {
    fn keep(&mut self, answered: Answered, content: bool) {
        if self.content.insert(answered, content).is_none() {
            self.order.push_back(answered);
        }
        if self.order.len() > REMEMBERED
            && let Some(first) = self.order.pop_front()
        {
            self.content.remove(&first);
        }
    }
}

fn remembered(memory: &Mutex<Memory>) -> MutexGuard<'_, Memory> {
    memory.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Tutor {
    pub fn start() -> Self {
        Self { crew: Crew::start("tutor", 1, NICENESS), memory: Arc::default() }
    }

    /// Where these answers lead, for somebody at this address, as `tell` tells it.
    pub async fn judge<T: Send + 'static>(
        &self,
        address: IpAddr,
        lesson: Arc<Lesson>,
        answers: Vec<Value>,
        tell: impl FnOnce(Progress) -> T + Send + 'static,
    ) -> Result<T, Denied> {
        let answered = name(&lesson, &answers);
        let known = remembered(&self.memory).content.get(&answered).copied();
        let told = if known.is_some() || !lesson.asks_the_king(&answers) {
            let quick = move || Ok(tell(lesson.stand_with(&answers, known)?));
            tokio::task::spawn_blocking(quick).await.map_err(|_| Lost::Stumbled)
        } else {
            let memory = Arc::clone(&self.memory);
            let slow = move || {
                // Somebody may have asked the same while this one waited.
                let known = remembered(&memory).content.get(&answered).copied();
                let progress = lesson.stand_with(&answers, known)?;
                if let Some(content) = progress.king {
                    remembered(&memory).keep(answered, content);
                }
                Ok(tell(progress))
            };
            self.crew.ask(address, (), slow).await
        };
        told.map_err(|_: Lost| Denied::Unavailable)?
    }
}

fn name(lesson: &Lesson, answers: &[Value]) -> Answered {
    let mut hash = Sha256::new();
    let answers = serde_json::to_vec(answers).expect("answers have text for keys");
    for part in [lesson.game.spec.name.as_bytes(), &[0], lesson.name.as_bytes(), &[0], &answers] {
        hash.update(part);
    }
    hash.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_remembered_has_an_end() {
        let mut memory = Memory::default();
        for number in 0..REMEMBERED + 5 {
            memory.keep(Sha256::digest(number.to_le_bytes()).into(), true);
        }
        assert_eq!((memory.content.len(), memory.order.len()), (REMEMBERED, REMEMBERED));
    }

    #[tokio::test]
    async fn the_king_thinks_about_an_answer_once() {
        let tutor = Tutor::start();
        let lesson = lessons::all().iter().find(|lesson| lesson.asks_the_king(&solutions(lesson)));
        let lesson = lesson.expect("some lesson asks the king last");
        let ask = || {
            let tell = |progress: Progress| progress.verdict;
            tutor.judge(IpAddr::from([127, 0, 0, 1]), Arc::clone(lesson), solutions(lesson), tell)
        };
        let first = ask().await.unwrap();
        let kept = remembered(&tutor.memory).content.clone();
        assert_eq!(kept.len(), 1);
        // What he remembers counts, also if he were to think otherwise now.
        remembered(&tutor.memory).content.values_mut().for_each(|content| *content = !*content);
        assert_ne!(ask().await.unwrap(), first);
    }

    fn solutions(lesson: &Lesson) -> Vec<Value> {
        lesson.steps.iter().map(lessons::LessonStep::solution).collect()
    }
}
