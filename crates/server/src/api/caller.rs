//! Who asks: the guest that a cookie stands for, or the program that a header does, and where from.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, header};
use ratskeller_core::Hex;
use sha2::{Digest as _, Sha256};
use store::{Guest, TokenHash};

use super::App;
use crate::config::Config;
use crate::denied::Denied;
use crate::language::Speech;
use crate::listen::ConnectionSlot;

pub const COOKIE: &str = "ratskeller";

/// How often it is noted that somebody was here.
pub const NOTED_EVERY: Duration = Duration::from_hours(24);

/// Over HTTPS the browser sees to it that nobody else sets it, under this name.
pub const HTTPS_COOKIE: &str = "__Host-ratskeller";

const BEARER: &str = "bearer";

const FORWARDED_FOR: &str = "x-forwarded-for";

/// The other end of a connection.
#[derive(Clone, Debug)]
pub struct Peer {
    pub address: IpAddr,
    /// The address of this machine that it has found.
    pub reached: IpAddr,
    /// Its place among those that the house can hold; given back when nobody keeps it any more.
    pub place: Arc<ConnectionSlot>,
}

/// What a cookie of this name says.
pub fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(given, _)| *given == name).map(|(_, value)| value)
}

/// The hash of the token that a request carries, if it does: of a program in a header of its own, or of a person in the
/// cookie.
pub fn token(headers: &HeaderMap, config: &Config) -> Option<TokenHash> {
    bearer(headers).map_or_else(|| kept(headers, config), |carried| carried.parse().ok()).map(hash)
}

/// The token that a browser has kept. Over HTTPS no other cookie counts than the one that nobody else can set: not even
/// one that the house gave over HTTP, for whoever listens there could have put their own in its place.
pub fn kept(headers: &HeaderMap, config: &Config) -> Option<Hex<32>> {
    cookie(headers, name_of_the_cookie(config))?.parse().ok()
}

pub fn name_of_the_cookie(config: &Config) -> &'static str {
    if config.is_https() { HTTPS_COOKIE } else { COOKIE }
}

/// Any other scheme is between somebody and a proxy in front of the house.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, carried) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case(BEARER).then(|| carried.trim())
}

/// What the store knows a token by.
pub fn hash(token: Hex<32>) -> TokenHash {
    Sha256::digest(token.0).into()
}

/// The address of whoever asks. What a proxy says of it counts only if the house was told that there is one.
pub fn address(extensions: &Extensions, headers: &HeaderMap, config: &Config) -> IpAddr {
    let forwarded = headers.get_all(FORWARDED_FOR).iter().next_back().and_then(|value| value.to_str().ok());
    let nearest = forwarded.and_then(|value| value.rsplit(',').next()?.trim().parse().ok());
    let peer = extensions.get::<Peer>().map_or(Ipv4Addr::UNSPECIFIED.into(), |peer| peer.address);
    household(nearest.filter(|_| config.trust_forwarded).unwrap_or(peer))
}

/// A usual home has so many bits of an IPv6 address, so that it has 2⁷² of them.
const BITS_OF_A_HOME: u32 = 72;

/// Whoever has one address of IPv6 has all those of their home, and they count as one.
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> BITS_OF_A_HOME << BITS_OF_A_HOME).into(),
        address @ IpAddr::V4(_) => address,
    }
}

/// A guest the house knows, also if it does not let them in: what it has of them is theirs all the same.
#[derive(Clone, Debug)]
pub struct Known {
    pub guest: Guest,
    token: TokenHash,
}

impl FromRequestParts<App> for Known {
    type Rejection = Denied;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Denied> {
        let token = token(&parts.headers, &app.config).ok_or(Denied::NoSession)?;
        let guest = app.house.guest(&token).await?.ok_or(Denied::NoSession)?;
        app.house.check_stays(guest.id, guest.owner)?;
        Ok(Self { guest, token })
    }
}

/// A guest the house knows and lets in.
#[derive(Clone, Debug)]
pub struct Caller {
    pub guest: Guest,
    pub token: TokenHash,
}

impl FromRequestParts<App> for Caller {
    type Rejection = Denied;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Denied> {
        let Known { mut guest, token } = Known::from_request_parts(parts, app).await?;
        if app.house.blocks.has_guest(guest.id, guest.owner) {
            return Err(Denied::Blocked);
        }
        let now = app.house.time.now();
        if now.saturating_sub(guest.seen) > NOTED_EVERY.as_millis() as u64 {
            app.house.saw(guest.id, now).await?;
            guest.seen = now;
        }
        Ok(Self { guest, token })
    }
}

impl OptionalFromRequestParts<App> for Caller {
    type Rejection = Denied;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, Denied> {
        match <Self as FromRequestParts<App>>::from_request_parts(parts, app).await {
            Ok(caller) => Ok(Some(caller)),
            Err(Denied::NoSession) => Ok(None),
            Err(denied) => Err(denied),
        }
    }
}

/// From where somebody asks.
#[derive(Clone, Copy, Debug)]
pub struct Address(pub IpAddr);

impl FromRequestParts<App> for Address {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        Ok(Self(address(&parts.extensions, &parts.headers, &app.config)))
    }
}

/// Where a connection comes from, and its place.
#[derive(Debug)]
pub struct Arrival {
    pub address: IpAddr,
    pub place: Arc<ConnectionSlot>,
}

impl FromRequestParts<App> for Arrival {
    type Rejection = Denied;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Denied> {
        let peer = parts.extensions.get::<Peer>().ok_or(Denied::Unavailable)?;
        let address = address(&parts.extensions, &parts.headers, &app.config);
        Ok(Self { address, place: Arc::clone(&peer.place) })
    }
}

impl FromRequestParts<App> for Speech {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Infallible> {
        Ok(Self::preferred(&parts.headers))
    }
}
