//! A link that can be cut, slowed down, stopped, half closed, and mended: a TCP proxy of our own.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::AbortHandle;
use tokio::time::sleep;

/// Bytes that go through at once.
const CHUNK: usize = 16 * 1024;

/// What a link does to what goes through it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weather {
    Clear,
    /// Everything comes so much later.
    Slow(Duration),
    /// Nothing goes up from the client, or down to it; it comes when the weather clears.
    Still {
        up: bool,
        down: bool,
    },
    /// Whoever has dialled is cut off, and those whom they have dialled do not hear of it before the weather clears.
    HalfOpen,
    /// Everybody is cut off, and nobody gets through.
    Cut,
}

impl Weather {
    fn is_closed(self) -> bool {
        matches!(self, Self::Cut | Self::HalfOpen)
    }
}

/// Listens as long as it is kept.
#[derive(Debug)]
pub struct Proxy {
    pub address: SocketAddr,
    weather: watch::Sender<Weather>,
    listening: AbortHandle,
}

impl Proxy {
    pub async fn to(target: SocketAddr) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let (weather, forecast) = watch::channel(Weather::Clear);
        let listening = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                if !forecast.borrow().is_closed() {
                    tokio::spawn(carry(client, target, forecast.clone()));
                }
            }
        });
        Ok(Self { address, weather, listening: listening.abort_handle() })
    }

    pub fn set(&self, weather: Weather) {
        self.weather.send_replace(weather);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    Up,
    Down,
}

/// Why nothing is carried any more.
enum End {
    /// One side has nothing more to say.
    Said,
    /// The connection is broken.
    Broken,
    Closed(Weather),
}

async fn carry(client: TcpStream, target: SocketAddr, mut forecast: watch::Receiver<Weather>) {
    let Ok(server) = TcpStream::connect(target).await else { return };
    for stream in [&client, &server] {
        let _slower_then = stream.set_nodelay(true);
    }
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = server.into_split();
    let mut up = Pump { direction: Direction::Up, from: from_client, to: to_server, forecast: forecast.clone() };
    let mut down = Pump { direction: Direction::Down, from: from_server, to: to_client, forecast: forecast.clone() };
    let end = tokio::select! {
        end = up.run() => end,
        end = down.run() => end,
    };
    match end {
        End::Said => {}
        // As if the wire had been pulled out: nobody says goodbye.
        End::Broken | End::Closed(Weather::Cut) => {
            let _ends_politely_then = up.to.as_ref().set_zero_linger();
            let _ends_politely_then = down.to.as_ref().set_zero_linger();
        }
        End::Closed(_) => {
            let Pump { to: server, from: client, .. } = up;
            let _still_there = (server, down.from);
            drop((client, down.to));
            let _gone = forecast.wait_for(|weather| !weather.is_closed()).await;
        }
    }
}

struct Pump {
    direction: Direction,
    from: OwnedReadHalf,
    to: OwnedWriteHalf,
    forecast: watch::Receiver<Weather>,
}

impl Pump {
    async fn run(&mut self) -> End {
        let mut chunk = vec![0; CHUNK];
        loop {
            if let Some(weather) = self.calm().await {
                return End::Closed(weather);
            }
            let read = tokio::select! {
                biased;
                changed = self.forecast.changed() => match changed {
                    Ok(()) => continue,
                    Err(_) => return End::Broken,
                },
                read = self.from.read(&mut chunk) => read,
            };
            let carried = match read {
                Ok(0) => return End::Said,
                Ok(read) => &chunk[..read],
                Err(_) => return End::Broken,
            };
            let weather = *self.forecast.borrow();
            if let Weather::Slow(delay) = weather {
                sleep(delay).await;
            }
            let written = tokio::select! {
                written = self.to.write_all(carried) => written,
                // Whoever does not read, because they are frozen, can be cut off all the same.
                closed = self.forecast.wait_for(|weather| weather.is_closed()) => match closed {
                    Ok(weather) => return End::Closed(*weather),
                    Err(_) => return End::Broken,
                },
            };
            if written.is_err() {
                return End::Broken;
            }
        }
    }

    /// Waits until something can go this way, or nothing ever will again.
    async fn calm(&mut self) -> Option<Weather> {
        let direction = self.direction;
        let is_settled = |weather: &Weather| match *weather {
            Weather::Still { up, down } => !(if direction == Direction::Up { up } else { down }),
            Weather::Clear | Weather::Slow(_) | Weather::HalfOpen | Weather::Cut => true,
        };
        match self.forecast.wait_for(is_settled).await {
            Ok(weather) => weather.is_closed().then_some(*weather),
            Err(_) => Some(Weather::Cut),
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::{Instant, timeout};

    use super::*;

    const PATIENCE: Duration = Duration::from_secs(10);
    const MOMENT: Duration = Duration::from_millis(100);

    /// A server that has been dialled through a proxy, and whoever has.
    async fn linked() -> (Proxy, TcpStream, TcpStream) {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let proxy = Proxy::to(listener.local_addr().unwrap()).await.unwrap();
        let client = TcpStream::connect(proxy.address).await.unwrap();
        let (server, _) = listener.accept().await.unwrap();
        (proxy, client, server)
    }

    async fn says(from: &mut TcpStream, word: &[u8; 4]) {
        from.write_all(word).await.unwrap();
    }

    async fn hears(there: &mut TcpStream) -> io::Result<[u8; 4]> {
        let mut word = [0; 4];
        timeout(PATIENCE, there.read_exact(&mut word)).await.expect("something comes or ends")?;
        Ok(word)
    }

    async fn hears_nothing(there: &mut TcpStream) -> bool {
        timeout(MOMENT, there.read_u8()).await.is_err()
    }

    #[tokio::test]
    async fn what_is_said_comes_through_and_later_where_the_link_is_slow() {
        let (proxy, mut client, mut server) = linked().await;
        says(&mut client, b"move").await;
        assert_eq!(hears(&mut server).await.unwrap(), *b"move");
        proxy.set(Weather::Slow(MOMENT));
        let start = Instant::now();
        says(&mut server, b"done").await;
        assert_eq!(hears(&mut client).await.unwrap(), *b"done");
        assert!(start.elapsed() >= MOMENT);
    }

    #[tokio::test]
    async fn what_one_way_does_not_carry_comes_when_the_weather_clears() {
        let (proxy, mut client, mut server) = linked().await;
        proxy.set(Weather::Still { up: false, down: true });
        says(&mut client, b"move").await;
        assert_eq!(hears(&mut server).await.unwrap(), *b"move");
        says(&mut server, b"done").await;
        assert!(hears_nothing(&mut client).await);
        proxy.set(Weather::Clear);
        assert_eq!(hears(&mut client).await.unwrap(), *b"done");
        proxy.set(Weather::Still { up: true, down: false });
        says(&mut client, b"late").await;
        // Whoever gives up does not take back what is on its way.
        drop(client);
        assert!(hears_nothing(&mut server).await);
        proxy.set(Weather::Clear);
        assert_eq!(hears(&mut server).await.unwrap(), *b"late");
        assert!(hears(&mut server).await.is_err());
    }

    #[tokio::test]
    async fn a_cut_link_is_cut_for_both_and_for_newcomers() {
        let (proxy, mut client, mut server) = linked().await;
        proxy.set(Weather::Cut);
        assert!(hears(&mut client).await.is_err() && hears(&mut server).await.is_err());
        let mut newcomer = TcpStream::connect(proxy.address).await.unwrap();
        assert!(hears(&mut newcomer).await.is_err());
    }

    #[tokio::test]
    async fn a_half_open_link_ends_for_one_and_not_for_the_other() {
        let (proxy, mut client, mut server) = linked().await;
        proxy.set(Weather::HalfOpen);
        assert!(hears(&mut client).await.is_err());
        assert!(hears_nothing(&mut server).await);
        proxy.set(Weather::Clear);
        assert!(hears(&mut server).await.is_err());
    }
}
