//! What ends a long piece of work from outside.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use tokio::signal::unix::{SignalKind, signal};

/// Ends when somebody wants the program to end, also if they want it before this is awaited. Needs a runtime.
pub fn ending() -> impl Future<Output = ()> {
    let signals =
        signal(SignalKind::terminate()).and_then(|terminate| Ok((terminate, signal(SignalKind::interrupt())?)));
    async {
        let Ok((mut terminate, mut interrupt)) = signals else { return std::future::pending().await };
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    }
}

/// Becomes true when somebody wants the work to end: then what has come of it so far is told.
pub fn stopped_by_signals() -> io::Result<Arc<AtomicBool>> {
    let stopped = Arc::new(AtomicBool::new(false));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let signal = {
        let _signals_belong_to_a_runtime = runtime.enter();
        ending()
    };
    let heard = Arc::clone(&stopped);
    thread::spawn(move || {
        runtime.block_on(signal);
        heard.store(true, Ordering::Relaxed);
    });
    Ok(stopped)
}
