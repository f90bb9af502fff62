//! A NATS of one's own.

use std::io;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Ends it when whoever has started it closes its ear, or has ended.
const WATCH: &str = r#"PATH=$PATH:/usr/sbin; nats-server -a 127.0.0.1 -p "$@" & read -r _; kill -KILL $!; wait $!"#;

/// It begins to listen in far less.
const PATIENCE: Duration = Duration::from_secs(20);

/// A NATS that nobody else uses. It ends with this, and with the process.
#[derive(Debug)]
pub struct Nats {
    port: u16,
    settings: Vec<String>,
    running: Mutex<Option<(Child, ChildStdin)>>,
}

impl Nats {
    /// Starts one at a free port of this machine.
    pub fn start() -> io::Result<Self> {
        Self::start_with(&[])
    }

    /// The same, with these arguments of its own.
    pub fn start_with(settings: &[&str]) -> io::Result<Self> {
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
        let settings = settings.iter().map(ToString::to_string).collect();
        let nats = Self { port, settings, running: Mutex::default() };
        nats.go_on()?;
        Ok(nats)
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// Where it is reached.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// The process that has started it, if it runs.
    pub fn pid(&self) -> Option<u32> {
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        running.as_ref().map(|(watch, _)| watch.id())
    }

    /// Has it end at once.
    pub fn stop(&self) -> io::Result<()> {
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some((mut watch, ear)) = running else { return Ok(()) };
        drop(ear);
        watch.wait().map(drop)
    }

    /// Has it begin, or begin again after it was stopped.
    pub fn go_on(&self) -> io::Result<()> {
        let mut watch = Command::new("sh");
        watch.args(["-c", WATCH, "nats", &self.port.to_string()]).args(&self.settings);
        let mut watch = watch.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        let ear = watch.stdin.take().ok_or_else(|| io::Error::other("nobody listens"))?;
        *self.running.lock().unwrap_or_else(PoisonError::into_inner) = Some((watch, ear));
        let begun = Instant::now();
        while let Err(error) = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)) {
            if begun.elapsed() > PATIENCE {
                let missing = "this needs nats-server: run “scripts/setup services”";
                return Err(io::Error::new(error.kind(), format!("{missing} ({error})")));
            }
            thread::sleep(Duration::from_millis(10));
        }
        Ok(())
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _it_ends_with_the_process = self.stop();
    }
}
