//! Many tables play at the same time, and what came of it.

use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use crate::Result;
use crate::pace::{Asking, Pace, Schedule};
use crate::process::Process;
use crate::progress;
use crate::tally::{Sheet, Tally};

/// How often those who wait are told something, and tables that failed are noticed.
const TICK: Duration = Duration::from_millis(100);
/// How long tables may take to come to an end.
const PATIENCE: Duration = Duration::from_secs(30);

/// A table at which random players play one game after another.
pub trait Playing: Sized + Send + 'static {
    fn is_over(&self) -> bool;

    /// Whoever's turn it is makes a move; when it was acknowledged to them.
    fn make_move(&mut self) -> impl Future<Output = Result<Instant>> + Send;

    /// The same players at a new table.
    fn another_game(self) -> impl Future<Output = Result<Self>> + Send;
}

/// How long to play, without and with measuring.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    pub warm_up: Duration,
    pub window: Duration,
}

/// What came of playing.
#[derive(Debug)]
pub struct Played {
    pub moves_a_second: f64,
    pub games_a_second: f64,
    pub p50: Duration,
    pub p99: Duration,
    pub p999: Duration,
    /// How many cores each kept busy.
    pub server_cores: f64,
    pub generator_cores: f64,
    /// How long the server kept a core busy for each move, in user and system time.
    pub server_time_a_move: Duration,
    /// The same of each process that it consists of.
    pub times_a_move: Vec<Duration>,
}

/// Everybody plays; `doing` tells those who wait what this is.
pub async fn play<T: Playing>(
    tables: Vec<T>,
    asking: Asking,
    span: Span,
    servers: &[Process],
    doing: &str,
) -> Result<(Vec<T>, Played)> {
    let tally = Arc::new(Tally::default());
    let pace = match asking {
        Asking::ClosedLoop => Pace::AsFastAsItGoes,
        Asking::OpenLoop { rate } => {
            let schedule = Arc::new(Schedule::new(rate, span));
            Arc::clone(&schedule).keep(tables.len());
            Pace::Scheduled(schedule)
        }
    };
    let mut tasks = JoinSet::new();
    for table in tables {
        tasks.spawn(play_at(table, pace.clone(), Arc::clone(&tally)));
    }
    let mut ended = Vec::new();
    wait(&format!("{doing}, warming up"), span.warm_up, &tally, &mut tasks, &mut ended).await?;

    let generator = Process::this();
    let times = || servers.iter().map(Process::cpu_time).collect::<Result<Vec<_>, _>>();
    let (server_times, generator_time, start) = (times()?, generator.cpu_time()?, Instant::now());
    tally.measure();
    wait(doing, span.window, &tally, &mut tasks, &mut ended).await?;
    tally.stop();
    let window = start.elapsed().as_secs_f64();
    let server_times: Vec<_> =
        times()?.into_iter().zip(server_times).map(|(now, then)| now.saturating_sub(then)).collect();
    let server_time: Duration = server_times.iter().sum();
    let generator_time = generator.cpu_time()?.saturating_sub(generator_time);

    for finished in timeout(PATIENCE, tasks.join_all()).await.map_err(|_| "a table hangs")? {
        ended.push(finished?);
    }
    let (tables, sheets): (Vec<_>, Vec<_>) = ended.into_iter().unzip();
    let mut sheet = Sheet::merge(sheets);
    let a_move = |time: Duration| time.div_f64(sheet.moves.max(1) as f64);
    let (server_time_a_move, times_a_move) = (a_move(server_time), server_times.into_iter().map(a_move).collect());
    let played = Played {
        moves_a_second: sheet.moves as f64 / window,
        games_a_second: sheet.games as f64 / window,
        p50: sheet.quantile(0.5),
        p99: sheet.quantile(0.99),
        p999: sheet.quantile(0.999),
        server_cores: server_time.as_secs_f64() / window,
        generator_cores: generator_time.as_secs_f64() / window,
        server_time_a_move,
        times_a_move,
    };
    Ok((tables, played))
}

/// One game after another, until the pace has no more moves.
pub async fn play_at<T: Playing>(mut table: T, pace: Pace, tally: Arc<Tally>) -> Result<(T, Sheet)> {
    let mut sheet = Sheet::default();
    loop {
        if table.is_over() {
            sheet.note_end(&tally);
            table = table.another_game().await?;
        }
        let Some(due) = pace.next(&tally).await else { return Ok((table, sheet)) };
        let acknowledged = table.make_move().await?;
        sheet.note_move(&tally);
        if pace.counts(due, &tally) {
            sheet.note_latency(acknowledged - due);
        }
    }
}

/// Shows for so long how many moves are made, unless a table fails. A schedule may end a little earlier.
async fn wait<T: Playing>(
    doing: &str,
    span: Duration,
    tally: &Tally,
    tasks: &mut JoinSet<Result<(T, Sheet)>>,
    ended: &mut Vec<(T, Sheet)>,
) -> Result<()> {
    let bar = progress::bar(String::new(), (span.as_millis() / TICK.as_millis()) as u64);
    let (start, before) = (Instant::now(), tally.moves());
    while start.elapsed() < span {
        sleep(TICK.min(span)).await;
        while let Some(task) = tasks.try_join_next() {
            ended.push(task??);
        }
        let rate = (tally.moves() - before) as f64 / start.elapsed().as_secs_f64();
        bar.set_message(format!("{doing}, {rate:.0} moves/s"));
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::thread;

    use tokio::net::TcpListener;
    use tokio::sync::oneshot;

    use super::*;
    use crate::peers::relay_table;
    use crate::{relay, runtime};

    const WINDOW: Duration = Duration::from_secs(1);
    const HALT: Duration = Duration::from_millis(500);

    /// A bare relay that stands still for so long once it is told to.
    fn halting_relay(halt: Duration) -> (std::net::SocketAddr, oneshot::Sender<()>) {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        listener.set_nonblocking(true).unwrap();
        let address = listener.local_addr().unwrap();
        let (tell, told) = oneshot::channel();
        thread::spawn(move || {
            runtime(1).unwrap().block_on(async {
                tokio::spawn(relay::serve(TcpListener::from_std(listener).unwrap()));
                told.await.unwrap();
                thread::sleep(halt);
                std::future::pending::<()>().await;
            });
        });
        (address, tell)
    }

    #[tokio::test]
    async fn a_relay_that_halts_shows_in_the_open_loop() {
        let (address, halt) = halting_relay(HALT);
        let table = relay_table(address, 0).await.unwrap();
        let span = Span { warm_up: Duration::from_millis(200), window: WINDOW };
        let halting = tokio::spawn(async move {
            sleep(span.warm_up + WINDOW / 4).await;
            halt.send(()).unwrap();
        });
        let asking = Asking::OpenLoop { rate: 100.0 };
        let (_, played) = play(vec![table], asking, span, &[Process::this()], "a halt").await.unwrap();
        halting.await.unwrap();
        assert!(played.p99 > HALT * 9 / 10, "{played:?}");
    }
}
