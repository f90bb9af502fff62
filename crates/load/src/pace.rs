//! When tables make their moves.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::Instant;

use crate::playing::Span;
use crate::tally::Tally;

/// How often it is looked at which moves have become due.
const GRAIN: Duration = Duration::from_micros(200);

/// How moves are asked for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Asking {
    /// As fast as it goes: at each table the next move is made when the one before was acknowledged.
    ClosedLoop,
    /// So many moves a second at all tables together, however long the answers take.
    OpenLoop { rate: f64 },
}

#[derive(Clone, Debug)]
pub enum Pace {
    AsFastAsItGoes,
    Scheduled(Arc<Schedule>),
}

impl Pace {
    /// When the next move was due that is now to be made at a table that is ready, or none if there are no more.
    pub async fn next(&self, tally: &Tally) -> Option<Instant> {
        match self {
            Self::AsFastAsItGoes => (!tally.is_over()).then(Instant::now),
            Self::Scheduled(schedule) => schedule.next().await,
        }
    }

    /// Whether the latency of a move that was due then is part of what is measured, now that it is acknowledged.
    pub fn counts(&self, due: Instant, tally: &Tally) -> bool {
        match self {
            Self::AsFastAsItGoes => tally.is_measuring(),
            Self::Scheduled(schedule) => due >= schedule.measured_from,
        }
    }
}

/// Moves that become due at a fixed rate. Tables that are ready queue for them: the move that has been due for longest goes to the
/// table that has been ready for longest, and a move for which no table is ready waits.
#[derive(Debug)]
pub struct Schedule {
    start: Instant,
    rate: f64,
    moves: u64,
    measured_from: Instant,
    /// A permit for each move that is due and not yet made.
    due: Semaphore,
    /// How many were made; as the queue is fair, this is also the number of the next.
    made: AtomicU64,
}

impl Schedule {
    /// From now on, to the end of the window.
    pub fn new(rate: f64, Span { warm_up, window }: Span) -> Self {
        let start = Instant::now();
        let moves = ((warm_up + window).as_secs_f64() * rate) as u64;
        let (due, made) = (Semaphore::new(0), AtomicU64::new(0));
        Self { start, rate, moves, measured_from: start + warm_up, due, made }
    }

    fn due(&self, number: u64) -> Instant {
        self.start + Duration::from_secs_f64(number as f64 / self.rate)
    }

    async fn next(&self) -> Option<Instant> {
        self.due.acquire().await.ok()?.forget();
        let number = self.made.fetch_add(1, Relaxed);
        (number < self.moves).then(|| self.due(number))
    }

    /// Lets moves be made as they become due, on a thread of its own: a timer of the runtime would be up to two milliseconds
    /// late. When the last was made, so many `tables` hear that there are no more.
    pub fn keep(self: Arc<Self>, tables: usize) {
        thread::spawn(move || {
            let mut released = 0;
            while released < self.moves {
                thread::sleep(GRAIN);
                released += self.release(released, Instant::now());
            }
            self.due.add_permits(tables);
        });
    }

    /// Lets those moves be made that have become due since so many were; how many these are.
    fn release(&self, released: u64, now: Instant) -> u64 {
        let due = (now.duration_since(self.start).as_secs_f64() * self.rate) as u64 + 1;
        let more = due.min(self.moves) - released;
        self.due.add_permits(more as usize);
        more
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::sleep;

    use super::*;
    use crate::Result;
    use crate::playing::{Playing, play_at};

    const SECOND: Duration = Duration::from_secs(1);

    /// A table that answers at once, but for one move.
    struct Halting {
        moves: u64,
    }

    const ANSWER: Duration = Duration::from_millis(2);
    const HALTS_AT: u64 = 20;
    const HALT: Duration = Duration::from_millis(500);

    impl Playing for Halting {
        fn is_over(&self) -> bool {
            false
        }

        async fn make_move(&mut self) -> Result<Instant> {
            self.moves += 1;
            sleep(if self.moves == HALTS_AT { HALT } else { ANSWER }).await;
            Ok(Instant::now())
        }

        async fn another_game(self) -> Result<Self> {
            Ok(self)
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_halt_is_one_late_answer_in_a_closed_loop_and_many_in_an_open_one() {
        let tally = Arc::new(Tally::default());
        tally.measure();
        let closed = tokio::spawn(play_at(Halting { moves: 0 }, Pace::AsFastAsItGoes, Arc::clone(&tally)));
        sleep(SECOND).await;
        tally.stop();
        let (_, mut closed) = closed.await.unwrap().unwrap();
        assert_eq!((closed.quantile(0.99), closed.quantile(1.0)), (ANSWER, HALT));

        // A move becomes due every 10 ms, 50 of them during the halt. The table catches up at 2 ms a move.
        let schedule = Arc::new(Schedule::new(100.0, Span { warm_up: Duration::ZERO, window: SECOND }));
        let pace = Pace::Scheduled(Arc::clone(&schedule));
        let open = tokio::spawn(play_at(Halting { moves: 0 }, pace, Arc::new(Tally::default())));
        let mut released = 0;
        while released < schedule.moves {
            sleep(ANSWER / 2).await;
            released += schedule.release(released, Instant::now());
        }
        schedule.due.add_permits(1);
        let (table, mut open) = open.await.unwrap().unwrap();
        assert_eq!(table.moves, 100);
        let (third, half, most) = (open.quantile(0.3), open.quantile(0.5), open.quantile(0.99));
        assert!(third <= 2 * ANSWER && half >= HALT / 5 && most >= HALT * 95 / 100, "{third:?} {half:?} {most:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn the_move_that_has_been_due_for_longest_is_made_first() {
        let schedule = Arc::new(Schedule::new(10.0, Span { warm_up: SECOND / 5, window: SECOND / 5 }));
        let (start, pace, tally) = (Instant::now(), Pace::Scheduled(Arc::clone(&schedule)), Tally::default());
        // Nobody was ready for two of them.
        let late = start + SECOND * 15 / 100;
        assert_eq!(schedule.release(0, late), 2);
        assert_eq!(pace.next(&tally).await, Some(start));
        assert_eq!(pace.next(&tally).await, Some(start + SECOND / 10));
        assert!(!pace.counts(start + SECOND / 10, &tally));
        assert_eq!(schedule.release(2, late), 0);
        assert_eq!(schedule.release(2, start + SECOND), 2);
        let third = pace.next(&tally).await.unwrap();
        assert!(third == start + SECOND / 5 && pace.counts(third, &tally));
        assert!(pace.next(&tally).await.is_some());
        schedule.due.add_permits(1);
        assert_eq!(pace.next(&tally).await, None);
    }
}
