//! The names that a house goes by. A page from elsewhere can have its own name lead to this machine (DNS rebinding), and would
//! then be asked for as if it were the house's own; so only names count that nobody else can have.

use std::net::IpAddr;
use std::sync::LazyLock;

use axum::extract::Request;
use axum::http::uri::Authority;
use axum::http::{Uri, Version, header};

use super::caller::Peer;
use crate::config::Config;
use crate::denied::Denied;

/// Networks at home give a machine its name with one of these, and nobody can buy them.
const AT_HOME: [&str; 4] = ["", ".local", ".lan", ".home.arpa"];

/// What this machine is called, in small letters.
static MACHINE: LazyLock<String> =
    LazyLock::new(|| rustix::system::uname().nodename().to_string_lossy().to_ascii_lowercase());

/// The one host that a request names; none if whoever asks is too old to name any.
pub fn named(request: &Request) -> Result<Option<Authority>, Denied> {
    let mut named = request.headers().get_all(header::HOST).iter();
    match (named.next(), named.next()) {
        (Some(host), None) => Authority::try_from(host.as_bytes()).map(Some).map_err(|_| Denied::OneHost),
        // Nobody who is that old is a browser.
        (None, _) if request.version() < Version::HTTP_11 => Ok(None),
        _ => Err(Denied::OneHost),
    }
}

/// That the request is for this house.
pub fn check(request: &Request, named: Option<&Authority>, config: &Config) -> Result<(), Denied> {
    let reached = request.extensions().get::<Peer>().map(|peer| peer.reached);
    let ours = |authority: &Authority| is_ours(authority.host(), reached, config);
    let all_ours = request.uri().authority().into_iter().chain(named).all(ours);
    if all_ours { Ok(()) } else { Err(Denied::AnotherHost) }
}

fn is_ours(host: &str, reached: Option<IpAddr>, config: &Config) -> bool {
    let host = host.trim_end_matches('.').to_ascii_lowercase();
    let public = config.public_url.as_ref().and_then(|url| url.parse::<Uri>().ok());
    if public.as_ref().and_then(Uri::host).is_some_and(|public| public.eq_ignore_ascii_case(&host)) {
        return true;
    }
    if let Ok(address) = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>() {
        let address = address.to_canonical();
        let own = [reached, Some(config.listen.ip())];
        return address.is_loopback() || own.into_iter().flatten().any(|own| own.to_canonical() == address);
    }
    let machine = MACHINE.split('.').next().unwrap_or_default();
    host == "localhost"
        || host.ends_with(".localhost")
        || host == *MACHINE
        || (!machine.is_empty() && AT_HOME.iter().any(|home| host == format!("{machine}{home}")))
}
