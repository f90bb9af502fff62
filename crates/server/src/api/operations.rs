//! For whoever runs the house.

use axum::extract::State;
use axum::response::IntoResponse;

use super::App;
use crate::denied::Denied;

/// Whether the process answers
#[utoipa::path(get, path = "/healthz", tag = "operations", responses((status = 200, body = String, content_type = "text/plain")))]
pub async fn healthz() -> &'static str {
    "ok\n"
}

/// Whether the house can take guests
#[utoipa::path(get, path = "/readyz", tag = "operations", responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 503),
))]
pub async fn readyz(State(app): State<App>) -> Result<&'static str, Denied> {
    app.house.stay().ok_or(Denied::Unavailable)?;
    if app.house.node().is_some_and(|node| !node.is_fresh()) {
        return Err(Denied::Unavailable);
    }
    app.house.check_writing().await?;
    Ok("ready\n")
}

/// Numbers, in the words of Prometheus
#[utoipa::path(get, path = "/metrics", tag = "operations", responses((status = 200, body = String, content_type = "text/plain")))]
pub async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let written = app.house.store.written();
    metrics::counter!("ratskeller_entries_total").absolute(written.works);
    metrics::counter!("ratskeller_commits_total").absolute(written.commits);
    metrics::counter!("ratskeller_store_failures_total").absolute(written.failures);
    metrics::gauge!("ratskeller_wal_bytes").set(app.house.store.wal_bytes().await as f64);
    metrics::gauge!("ratskeller_tables_awake").set(app.house.awake() as f64);
    metrics::gauge!("ratskeller_tables_to_wake").set(app.house.alarms.len() as f64);
    metrics::gauge!("ratskeller_bots_waiting").set(app.house.thinkers.waiting() as f64);
    metrics::gauge!("ratskeller_bytes_waiting").set(app.limits.bytes_waiting() as f64);
    if let Some(node) = app.house.node() {
        metrics::gauge!("ratskeller_beat_age_seconds").set(node.since_beat() as f64 / 1000.0);
        metrics::gauge!("ratskeller_tables_driven").set(node.drives() as f64);
        metrics::gauge!("ratskeller_nodes").set(node.how_many() as f64);
    }
    // There from the start, so that whoever watches it sees it rise.
    metrics::counter!("ratskeller_damaged_total").increment(0);
    app.metrics.render()
}
