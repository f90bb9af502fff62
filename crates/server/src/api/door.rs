//! What every request passes on its way in, and every answer on its way out.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::App;
use super::admin::ADMIN;
use super::caller::{address, token};
use super::host;
use crate::blocks::Blocked;
use crate::config::Config;
use crate::denied::Denied;
use crate::language::Speech;
use crate::limits::Permit;

/// Nothing from elsewhere, and nothing of ours in frames elsewhere.
pub const POLICY: &str =
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // An invitation is part of an address.
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// When a request came, before anything was read for it.
#[derive(Clone, Copy, Debug)]
pub struct Arrived(pub u64);

/// What an answer holds until its last byte has been taken.
#[derive(Clone, Debug)]
pub struct Held {
    _until_it_is_taken: Arc<Permit>,
}

impl From<Arc<Permit>> for Held {
    fn from(permit: Arc<Permit>) -> Self {
        Self { _until_it_is_taken: permit }
    }
}

/// An answer's bytes, and everything that is given back when they have been taken.
struct Taken {
    bytes: Bytes,
    _given_back: (Permit, Permit, Option<Held>),
}

impl AsRef<[u8]> for Taken {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

/// Lets a request in if it may come in, in time; tells what is wrong in the caller's language; and notes it all.
pub async fn watch(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    request.extensions_mut().insert(Arrived(app.house.time.now()));
    let speech = Speech::preferred(request.headers());
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let address = address(request.extensions(), request.headers(), &app.config);
    let response = match admit(&app, &request, address) {
        Ok(admitted) => {
            let answer = tokio::time::timeout(app.config.timeouts.answer, next.run(request)).await;
            let answer = answer.unwrap_or_else(|_| Denied::TooSlow.into_response());
            match admitted {
                Admitted::ToAFile => answer,
                Admitted::Counted(under_way) => {
                    hold(answer, under_way, &app, address).await.unwrap_or_else(IntoResponse::into_response)
                }
            }
        }
        Err(denied) => denied.into_response(),
    };
    let mut response = speak(response, speech);
    dress(response.headers_mut(), &app.config, &path);
    let status = response.status().as_u16();
    // The query may hold an invitation; it stays out of the log.
    tracing::debug!(%method, path, status, micros = begun.elapsed().as_micros() as u64, "answered");
    metrics::counter!("ratskeller_requests_total", "status" => status.to_string()).increment(1);
    response
}

/// What a request that may come in wants.
enum Admitted {
    /// A page is a few dozen files out of memory, and nobody's first visit is refused for loading them.
    ToAFile,
    Counted(Permit),
}

fn admit(app: &App, request: &Request, address: IpAddr) -> Result<Admitted, Denied> {
    let headers = request.headers();
    let named = host::named(request)?;
    let for_the_host = matches!(request.uri().path(), "/healthz" | "/readyz" | "/metrics");
    if for_the_host {
        app.limits.health(address)?;
        return app.limits.under_way(address).map(Admitted::Counted);
    }
    host::check(request, named.as_ref(), &app.config)?;
    let socket = headers.contains_key(header::UPGRADE);
    if (socket || !matches!(*request.method(), Method::GET | Method::HEAD)) && !same_site(headers, &app.config) {
        return Err(Denied::AnotherSite);
    }
    if !request.uri().path().starts_with("/api/") {
        return Ok(Admitted::ToAFile);
    }
    if !is_for_the_blocked(request.uri().path()) && app.house.blocks.has(Blocked::Address(address)) {
        return Err(Denied::Blocked);
    }
    app.limits.request(address, token(headers, &app.config).as_ref())?;
    app.limits.under_way(address).map(Admitted::Counted)
}

/// Whoever runs the house can still let themselves in again, and what the house has of people stays theirs.
fn is_for_the_blocked(path: &str) -> bool {
    path.starts_with(ADMIN) || matches!(path, "/api/session/export" | "/api/session/erase")
}

/// Counts an answer's bytes, and the request as under way, until the other end has taken everything.
async fn hold(answer: Response, under_way: Permit, app: &App, address: IpAddr) -> Result<Response, Denied> {
    // Whoever gets a socket is counted there.
    if answer.status() == StatusCode::SWITCHING_PROTOCOLS {
        return Ok(answer);
    }
    let (mut head, body) = answer.into_parts();
    let permit = head.extensions.remove::<Held>();
    let bytes = to_bytes(body, usize::MAX).await.map_err(|_| Denied::Unavailable)?;
    let charge = app.limits.answer(address, bytes.len())?;
    let taken = Bytes::from_owner(Taken { bytes, _given_back: (under_way, charge, permit) });
    Ok(Response::from_parts(head, Body::from(taken)))
}

/// Whether a browser sent this from one of the house's own pages; programs that are no browsers do not say.
fn same_site(headers: &HeaderMap, config: &Config) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(url) = &config.public_url {
        return origin == url.trim_end_matches('/');
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    origin.split_once("://").is_some_and(|(_, page)| Some(page) == host)
}

/// Turns what is wrong into a problem (RFC 9457) that the caller can read.
fn speak(response: Response, speech: Speech) -> Response {
    let Some(denied) = response.extensions().get::<Denied>() else { return response };
    let problem = denied.problem(speech.words());
    let status = StatusCode::from_u16(problem.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut spoken = (status, axum::Json(problem)).into_response();
    let headers = spoken.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
    let seconds = match denied {
        Denied::TooMany { seconds } => Some(*seconds),
        Denied::TooManyAtOnce => Some(1),
        _ => None,
    };
    headers.extend(seconds.map(|seconds| (header::RETRY_AFTER, HeaderValue::from(seconds))));
    if *denied == Denied::SocketVersion {
        headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        headers.insert(header::SEC_WEBSOCKET_VERSION, HeaderValue::from_static("13"));
    }
    spoken
}

fn dress(headers: &mut HeaderMap, config: &Config, path: &str) {
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if path.starts_with("/api/") {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    if config.is_https() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
}

impl IntoResponse for Denied {
    /// Only the status; [`speak`] finds the words.
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}
