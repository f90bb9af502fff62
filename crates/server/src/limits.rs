//! How much one guest, one address or one socket may ask of the house.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use store::TokenHash;

use crate::denied::Denied;

const fn per_second(rate: u32, burst: u32) -> Quota {
    let (Some(rate), Some(burst)) = (NonZeroU32::new(rate), NonZeroU32::new(burst)) else {
        panic!("at least one is allowed")
    };
    Quota::per_second(rate).allow_burst(burst)
}

/// A family behind one address still fits.
const ADDRESS: Quota = per_second(40, 200);
const SESSION: Quota = per_second(10, 60);
/// New guests and tables stay in the store.
const NEWCOMERS: Quota = per_second(1, 30);
/// People are slower, and so are polite bots. A burst has fewer messages than answers can wait ([`QUEUE`]), so that a
/// flood is told from a client that does not listen.
///
/// [`QUEUE`]: crate::socket::QUEUE
const SOCKET: Quota = per_second(20, 24);

/// Whoever has not been heard of is forgotten now and then.
pub const FORGET_EVERY: Duration = Duration::from_mins(1);

#[derive(Debug)]
struct Limiters {
    addresses: DefaultKeyedRateLimiter<IpAddr>,
    sessions: DefaultKeyedRateLimiter<TokenHash>,
    newcomers: DefaultKeyedRateLimiter<IpAddr>,
}

/// What everybody may ask for; without limits, anything.
#[derive(Clone, Debug)]
pub struct Limits(Option<Arc<Limiters>>);

impl Limits {
    pub fn new(limited: bool) -> Self {
        Self(limited.then(|| {
            Arc::new(Limiters {
                addresses: RateLimiter::keyed(ADDRESS),
                sessions: RateLimiter::keyed(SESSION),
                newcomers: RateLimiter::keyed(NEWCOMERS),
            })
        }))
    }

    /// Another request from this address, and from this guest if they are known.
    pub fn request(&self, address: IpAddr, session: Option<&TokenHash>) -> Result<(), Denied> {
        let Some(limiters) = &self.0 else { return Ok(()) };
        check(&limiters.addresses, &address)?;
        session.map_or(Ok(()), |session| check(&limiters.sessions, session))
    }

    /// A new guest or a new table.
    pub fn newcomer(&self, address: IpAddr) -> Result<(), Denied> {
        self.0.as_ref().map_or(Ok(()), |limiters| check(&limiters.newcomers, &address))
    }

    pub fn socket(&self) -> SocketLimit {
        SocketLimit(self.0.as_ref().map(|_| RateLimiter::direct(SOCKET)))
    }

    pub fn forget_the_quiet(&self) {
        if let Some(Limiters { addresses, sessions, newcomers }) = self.0.as_deref() {
            addresses.retain_recent();
            sessions.retain_recent();
            newcomers.retain_recent();
        }
    }
}

fn check<K: Clone + Eq + std::hash::Hash>(limiter: &DefaultKeyedRateLimiter<K>, key: &K) -> Result<(), Denied> {
    limiter.check_key(key).map_err(|until| {
        let wait = until.wait_time_from(DefaultClock::default().now());
        Denied::TooMany { seconds: wait.as_secs() + 1 }
    })
}

/// What one socket may say.
#[derive(Debug)]
pub struct SocketLimit(Option<DefaultDirectRateLimiter>);

impl SocketLimit {
    pub fn allows(&self) -> bool {
        self.0.as_ref().is_none_or(|limiter| limiter.check().is_ok())
    }
}
