//! A connection whose other end must take what it is sent in time, and not byte by byte. HTTP waits for ever for whoever does
//! not read an answer.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep_until};

/// So many bytes a second are taken by the slowest line that anybody plays over.
const LEAST_RATE: u32 = 4096;

#[derive(Debug)]
pub struct Prompt {
    stream: TcpStream,
    debt: Debt,
    /// Since when the other end takes nothing, and when the patience with it ends.
    blocked: Option<(Instant, Pin<Box<Sleep>>)>,
}

/// How long the other end has let the house wait, less what it has made good by taking something.
#[derive(Debug)]
pub struct Debt {
    patience: Duration,
    owed: Duration,
}

impl Debt {
    pub fn new(patience: Duration) -> Self {
        Self { patience, owed: Duration::ZERO }
    }

    /// How much longer it may take nothing.
    pub fn left(&self) -> Duration {
        self.patience.saturating_sub(self.owed)
    }

    /// After so long it has taken so many bytes.
    pub fn settle(&mut self, waited: Duration, bytes: usize) {
        let earned = Duration::from_secs_f64(bytes as f64 / f64::from(LEAST_RATE));
        self.owed = (self.owed + waited).saturating_sub(earned);
    }
}

impl Prompt {
    pub fn new(stream: TcpStream, patience: Duration) -> Self {
        Self { stream, debt: Debt::new(patience), blocked: None }
    }

    pub fn into_stream(self) -> TcpStream {
        self.stream
    }

    /// Writes something, if the other end has not taken too long already.
    fn write(
        &mut self,
        context: &mut Context<'_>,
        write: impl FnOnce(Pin<&mut TcpStream>, &mut Context<'_>) -> Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if let Poll::Ready(written) = write(Pin::new(&mut self.stream), context) {
            let waited = self.blocked.take().map_or(Duration::ZERO, |(since, _)| since.elapsed());
            self.debt.settle(waited, *written.as_ref().unwrap_or(&0));
            return Poll::Ready(written);
        }
        let left = self.debt.left();
        let (_, ends) = self.blocked.get_or_insert_with(|| {
            let now = Instant::now();
            (now, Box::pin(sleep_until(now + left)))
        });
        ready!(ends.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Prompt {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, buffer: &mut ReadBuf) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Prompt {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.write(context, |stream, context| stream.poll_write(context, bytes))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice],
    ) -> Poll<io::Result<usize>> {
        self.write(context, |stream, context| stream.poll_write_vectored(context, parts))
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE: Duration = Duration::from_secs(10);

    /// For how many rounds somebody is waited for who takes so many bytes every nine seconds.
    fn rounds(bytes: usize) -> Option<usize> {
        let mut debt = Debt::new(PATIENCE);
        let waited = Duration::from_secs(9);
        (0..1000).find(|_| {
            let cut_off = debt.left() < waited;
            debt.settle(waited, bytes);
            cut_off
        })
    }

    #[test]
    fn whoever_takes_a_little_now_and_then_is_not_waited_for_and_whoever_is_only_slow_is() {
        assert_eq!(rounds(100), Some(1));
        assert_eq!(rounds(8 * LEAST_RATE as usize), Some(2));
        assert_eq!(rounds(9 * LEAST_RATE as usize), None);
    }

    #[test]
    fn nobody_earns_more_than_the_usual_patience() {
        let mut debt = Debt::new(PATIENCE);
        debt.settle(Duration::ZERO, 1 << 30);
        assert_eq!(debt.left(), PATIENCE);
    }
}
