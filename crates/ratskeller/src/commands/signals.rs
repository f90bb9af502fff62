//! What ends a long piece of work from outside.

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
