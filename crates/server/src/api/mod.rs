//! The HTTP interface: which page is answered by whom.

pub mod admin;
pub mod bots;
mod caller;
pub use caller::{NOTED_EVERY, Peer, cookie, household};
mod description;
mod door;
pub mod export;
mod games;
mod host;
pub mod ladder;
pub mod lessons;
mod operations;
mod page;
mod pages;
pub mod review;
mod sent;
pub mod session;
pub mod shares;
mod socket;
pub mod tables;
mod turn;
pub mod what_if;

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::{Json, Router, middleware};
use metrics_exporter_prometheus::PrometheusHandle;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::config::Config;
use crate::crew::Crew;
use crate::denied::Denied;
use crate::house::House;
use crate::key::Key;
use crate::limits::Limits;
use crate::tutor::Tutor;

/// So many long games are gone through at a time.
const GUIDES: usize = 2;
/// That is less urgent than serving people at tables.
const NICENESS: i32 = 5;

/// No request says more.
const LARGEST_BODY: usize = 16 * 1024;

/// What every page needs.
#[derive(Clone, Debug)]
pub struct App {
    pub house: Arc<House>,
    pub limits: Limits,
    pub config: Arc<Config>,
    pub metrics: PrometheusHandle,
    key: Key,
    guides: Arc<Crew<IpAddr>>,
    tutor: Arc<Tutor>,
}

impl App {
    pub fn new(house: Arc<House>, limits: Limits, config: Arc<Config>, metrics: PrometheusHandle, key: Key) -> Self {
        let guides = Arc::new(Crew::start("guide", GUIDES, NICENESS));
        Self { house, limits, config, metrics, key, guides, tutor: Arc::new(Tutor::start()) }
    }
}

/// All pages of the interface.
fn pages() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(description::begun())
        .routes(routes!(session::enter, session::who, session::rename, session::forget))
        .routes(routes!(session::erase))
        .routes(routes!(export::export))
        .routes(routes!(admin::notice))
        .routes(routes!(session::tables))
        .routes(routes!(bots::bring))
        .routes(routes!(bots::list))
        .routes(routes!(bots::send_away))
        .routes(routes!(games::list))
        .routes(routes!(games::deck))
        .routes(routes!(lessons::list))
        .routes(routes!(lessons::stand))
        .routes(routes!(tables::open, tables::list))
        .routes(routes!(tables::show, tables::close))
        .routes(routes!(tables::join))
        .routes(routes!(tables::seat_bot))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::start))
        .routes(routes!(shares::commit))
        .routes(routes!(shares::reveal))
        .routes(routes!(shares::begin_again))
        .routes(routes!(tables::resign))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::record))
        .routes(routes!(review::show))
        .routes(routes!(review::begin, review::progress))
        .routes(routes!(what_if::open))
        .routes(routes!(socket::connect))
        .routes(routes!(turn::wait))
        .routes(routes!(turn::act))
        .routes(routes!(ladder::ladder))
        .routes(routes!(ladder::player))
        .routes(routes!(ladder::changes))
        .routes(routes!(admin::tables))
        .routes(routes!(admin::close_table))
        .routes(routes!(admin::kick))
        .routes(routes!(admin::guests))
        .routes(routes!(admin::rename, admin::erase))
        .routes(routes!(admin::blocks, admin::block))
        .routes(routes!(admin::unblock))
        .routes(routes!(admin::prune))
        .routes(routes!(admin::say))
        .routes(routes!(operations::healthz))
        .routes(routes!(operations::readyz))
        .routes(routes!(operations::metrics))
}

/// What the house says of its interface.
pub fn description() -> OpenApi {
    description::completed(pages().into_openapi())
}

pub fn router(app: App) -> Router {
    let description = description();
    let (router, _) = pages().split_for_parts();
    router
        .route("/api/openapi.json", axum::routing::get(move || async { Json(description) }))
        .route("/", axum::routing::get(pages::page))
        .fallback(pages::page)
        .method_not_allowed_fallback(|| async { Denied::NoSuchMethod })
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn_with_state(app.clone(), door::watch))
        .with_state(app)
}
