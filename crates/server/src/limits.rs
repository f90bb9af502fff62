//! How much one guest, one address or one socket may ask of the house: how often, and how much at the same time.
//! docs/hosting.md has all of it in a table.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use store::{GuestId, TokenHash};

use crate::denied::Denied;
use crate::quotas::{Grant, Quotas};

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
/// Whoever looks after the house looks once a second, whatever else is asked for at the same address.
const HEALTH: Quota = per_second(10, 30);
/// Tokens of whoever runs the house that were wrong.
const GUESSES: Quota = per_second(1, 10);
/// People are slower, and so are polite bots. A burst has fewer messages than answers can wait ([`QUEUE`]), so that a
/// flood is told from a client that does not listen.
///
/// [`QUEUE`]: crate::outbox::QUEUE
const SOCKET: Quota = per_second(20, 24);
/// Whoever looks through other eyes is shown the whole table.
const LOOKS: Quota = per_second(20, 100);
/// Everybody at the table hears a reaction.
const REACTIONS: Quota = per_second(1, 8);

/// So many requests of one address are worked on or being answered at the same time. Bots that wait for their turn are
/// among them.
const REQUESTS: usize = 100;
/// Some tabs on some devices, and a few games at a time.
const SOCKETS_OF_A_GUEST: usize = 32;
const SOCKETS_OF_AN_ADDRESS: usize = 500;
/// Bytes that wait to be taken by one address, in answers and on sockets …
const BYTES_OF_AN_ADDRESS: usize = 32 << 20;
/// … and by all together.
const BYTES: usize = 256 << 20;
/// Whatever is answered to somebody who has changed something is smaller.
const SMALL_ANSWER: usize = 16 << 10;
/// Games of one address that the king looks back on or that wait for him; one guest has two.
const REVIEWS: usize = 4;
/// Finished games that are gone through for one address at the same time, until the last byte is taken.
const LOOKS_BACK: usize = 4;
/// Tables that were opened at one address, as long as they are in memory.
const TABLES: usize = 200;
/// Learners of one address whose answers are judged at the same time.
const LEARNERS: usize = 8;

/// Whoever has not been heard of is forgotten now and then.
pub const FORGET_EVERY: Duration = Duration::from_mins(1);

#[derive(Debug)]
struct Limiters {
    addresses: DefaultKeyedRateLimiter<IpAddr>,
    sessions: DefaultKeyedRateLimiter<TokenHash>,
    newcomers: DefaultKeyedRateLimiter<IpAddr>,
    health: DefaultKeyedRateLimiter<IpAddr>,
    guesses: DefaultKeyedRateLimiter<IpAddr>,
    looks: DefaultKeyedRateLimiter<IpAddr>,
    connections: Quotas<IpAddr>,
    requests: Quotas<IpAddr>,
    guests_sockets: Quotas<GuestId>,
    sockets: Quotas<IpAddr>,
    bytes: Quotas<IpAddr>,
    reviews: Quotas<IpAddr>,
    looks_back: Quotas<IpAddr>,
    learners: Quotas<IpAddr>,
    tables: Quotas<IpAddr>,
}

/// What everybody may ask for; without limits, anything.
#[derive(Clone, Debug)]
pub struct Limits(Option<Arc<Limiters>>);

/// Part of an address's share, for as long as it is kept; nothing in a house without limits.
pub type Permit = Option<Grant<IpAddr>>;

impl Limits {
    /// With so many connections for one address.
    pub fn new(connections: usize) -> Self {
        Self(Some(Arc::new(Limiters {
            addresses: RateLimiter::keyed(ADDRESS),
            sessions: RateLimiter::keyed(SESSION),
            newcomers: RateLimiter::keyed(NEWCOMERS),
            health: RateLimiter::keyed(HEALTH),
            guesses: RateLimiter::keyed(GUESSES),
            looks: RateLimiter::keyed(LOOKS),
            connections: Quotas::each(connections),
            requests: Quotas::each(REQUESTS),
            guests_sockets: Quotas::each(SOCKETS_OF_A_GUEST),
            sockets: Quotas::each(SOCKETS_OF_AN_ADDRESS),
            bytes: Quotas::new(BYTES_OF_AN_ADDRESS, BYTES),
            reviews: Quotas::each(REVIEWS),
            looks_back: Quotas::each(LOOKS_BACK),
            learners: Quotas::each(LEARNERS),
            tables: Quotas::each(TABLES),
        })))
    }

    pub fn none() -> Self {
        Self(None)
    }

    /// Another request from this address, and from this guest if they are known.
    pub fn request(&self, address: IpAddr, session: Option<&TokenHash>) -> Result<(), Denied> {
        let Some(limiters) = &self.0 else { return Ok(()) };
        check("requests", &limiters.addresses, &address)?;
        session.map_or(Ok(()), |session| check("requests", &limiters.sessions, session))
    }

    /// A look at how the house is.
    pub fn health(&self, address: IpAddr) -> Result<(), Denied> {
        self.0.as_ref().map_or(Ok(()), |limiters| check("health", &limiters.health, &address))
    }

    /// A wrong token of whoever runs the house.
    pub fn guess(&self, address: IpAddr) -> Result<(), Denied> {
        self.0.as_ref().map_or(Ok(()), |limiters| check("guesses", &limiters.guesses, &address))
    }

    /// A new guest, or a program that somebody brings.
    pub fn newcomer(&self, address: IpAddr) -> Result<(), Denied> {
        self.0.as_ref().map_or(Ok(()), |limiters| check("newcomers", &limiters.newcomers, &address))
    }

    /// Waits until somebody at this address may be shown a whole table again.
    pub async fn look(&self, address: IpAddr) {
        let Some(limiters) = &self.0 else { return };
        while let Err(until) = limiters.looks.check_key(&address) {
            tokio::time::sleep(until.wait_time_from(DefaultClock::default().now())).await;
        }
    }

    /// A new table, until it leaves memory.
    pub fn open_table(&self, address: IpAddr) -> Result<OpenTable, Denied> {
        self.newcomer(address)?;
        self.in_memory(address)
    }

    fn in_memory(&self, address: IpAddr) -> Result<OpenTable, Denied> {
        let of_the_address = self.take("tables", |limiters| &limiters.tables, address, 1)?;
        Ok(OpenTable { from: address, _of_the_address: of_the_address })
    }

    /// A connection, until it ends.
    pub fn connection(&self, address: IpAddr) -> Result<Permit, Denied> {
        self.take("connections", |limiters| &limiters.connections, address, 1)
    }

    /// A request, until its answer has been taken.
    pub fn under_way(&self, address: IpAddr) -> Result<Permit, Denied> {
        self.take("under_way", |limiters| &limiters.requests, address, 1)
    }

    /// So many bytes, until they have been taken. Few are not counted: what has been done is never answered with a refusal,
    /// and requests under way are counted too.
    pub fn answer(&self, address: IpAddr, bytes: usize) -> Result<Permit, Denied> {
        if bytes <= SMALL_ANSWER { Ok(None) } else { self.bytes(address, bytes) }
    }

    /// So many bytes, until they have been taken.
    pub fn bytes(&self, address: IpAddr, bytes: usize) -> Result<Permit, Denied> {
        self.take("bytes", |limiters| &limiters.bytes, address, bytes)
    }

    /// A game that the king looks back on, until he is done.
    pub fn review(&self, address: IpAddr) -> Result<Permit, Denied> {
        self.take("reviews", |limiters| &limiters.reviews, address, 1)
    }

    /// A finished game that is gone through, until it has been taken.
    pub fn look_back(&self, address: IpAddr) -> Result<Permit, Denied> {
        self.take("looks_back", |limiters| &limiters.looks_back, address, 1)
    }

    /// A learner's answer, until it is judged.
    pub fn learner(&self, address: IpAddr) -> Result<Permit, Denied> {
        self.take("learners", |limiters| &limiters.learners, address, 1)
    }

    /// A socket, until it is closed.
    pub fn open_socket(&self, address: IpAddr, guest: Option<GuestId>) -> Result<OpenSocket, Denied> {
        let of_the_address = self.take("sockets", |limiters| &limiters.sockets, address, 1)?;
        let of_the_guest = match guest {
            Some(guest) => self.take("sockets", |limiters| &limiters.guests_sockets, guest, 1)?,
            None => None,
        };
        Ok(OpenSocket { _of_the_address: of_the_address, _of_the_guest: of_the_guest })
    }

    fn take<K: Eq + Hash + Clone>(
        &self,
        kind: &'static str,
        quotas: impl FnOnce(&Limiters) -> &Quotas<K>,
        who: K,
        amount: usize,
    ) -> Result<Option<Grant<K>>, Denied> {
        let Some(limiters) = &self.0 else { return Ok(None) };
        quotas(limiters).take(who, amount).map(Some).ok_or_else(|| {
            refused(kind);
            Denied::TooManyAtOnce
        })
    }

    /// What one socket may say.
    pub fn messages(&self) -> Pace {
        self.pace("messages", SOCKET)
    }

    /// How often one seat may react.
    pub fn reactions(&self) -> Pace {
        self.pace("reactions", REACTIONS)
    }

    fn pace(&self, kind: &'static str, quota: Quota) -> Pace {
        Pace { kind, limiter: self.0.as_ref().map(|_| RateLimiter::direct(quota)) }
    }

    /// How many bytes wait to be taken, as far as they are counted.
    pub fn bytes_waiting(&self) -> usize {
        self.0.as_ref().map_or(0, |limiters| limiters.bytes.taken())
    }

    pub fn forget_the_quiet(&self) {
        if let Some(Limiters { addresses, sessions, newcomers, health, guesses, looks, .. }) = self.0.as_deref() {
            addresses.retain_recent();
            sessions.retain_recent();
            newcomers.retain_recent();
            health.retain_recent();
            guesses.retain_recent();
            looks.retain_recent();
        }
    }
}

/// Whoever runs the house sees what is refused, and how often.
pub fn refused(kind: &'static str) {
    metrics::counter!("ratskeller_refused_total", "kind" => kind).increment(1);
}

fn check<K: Clone + Eq + Hash>(
    kind: &'static str,
    limiter: &DefaultKeyedRateLimiter<K>,
    key: &K,
) -> Result<(), Denied> {
    limiter.check_key(key).map_err(|until| {
        refused(kind);
        let wait = until.wait_time_from(DefaultClock::default().now());
        Denied::TooMany { seconds: wait.as_secs() + 1 }
    })
}

/// A socket's part of its address's and its guest's share.
#[derive(Debug)]
pub struct OpenSocket {
    _of_the_address: Permit,
    _of_the_guest: Option<Grant<GuestId>>,
}

/// From where a table was opened, and its part of what that address may have.
#[derive(Debug)]
pub struct OpenTable {
    pub from: IpAddr,
    _of_the_address: Permit,
}

/// How often something may be done by one.
#[derive(Debug)]
pub struct Pace {
    kind: &'static str,
    limiter: Option<DefaultDirectRateLimiter>,
}

impl Pace {
    pub fn allows(&self) -> bool {
        let allowed = self.limiter.as_ref().is_none_or(|limiter| limiter.check().is_ok());
        if !allowed {
            refused(self.kind);
        }
        allowed
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use futures_util::FutureExt as _;

    use super::*;

    #[test]
    fn an_address_has_only_so_many_sockets_whoever_they_are_for() {
        let limits = Limits::new(1);
        let (here, elsewhere) = (Ipv4Addr::LOCALHOST.into(), Ipv4Addr::BROADCAST.into());
        let guest = |number: usize| number.is_multiple_of(2).then_some(GuestId(number as i64));
        let open: Vec<_> =
            (0..SOCKETS_OF_AN_ADDRESS + 5).map(|number| limits.open_socket(here, guest(number))).collect();
        assert_eq!(open.iter().flatten().count(), SOCKETS_OF_AN_ADDRESS);
        assert!(limits.open_socket(elsewhere, None).is_ok());
        drop(open);
        assert!(limits.open_socket(here, None).is_ok());
    }

    #[test]
    fn a_guest_has_only_so_many_sockets_from_wherever_they_come() {
        let limits = Limits::new(1);
        let from = |number: usize| Ipv4Addr::from_bits(number as u32).into();
        let open: Vec<_> = (0..40).map(|number| limits.open_socket(from(number), Some(GuestId(1)))).collect();
        assert_eq!(open.iter().flatten().count(), SOCKETS_OF_A_GUEST);
    }

    #[tokio::test]
    async fn whoever_is_shown_whole_tables_all_the_time_waits_and_nobody_else_does() {
        let limits = Limits::new(1);
        let (here, elsewhere) = (Ipv4Addr::LOCALHOST.into(), Ipv4Addr::BROADCAST.into());
        let mut shown = 0;
        while limits.look(here).now_or_never().is_some() {
            shown += 1;
        }
        assert!(shown >= LOOKS.burst_size().get(), "{shown}");
        assert!(limits.look(elsewhere).now_or_never().is_some());
        limits.look(here).await;
    }

    #[test]
    fn what_was_done_is_told_however_much_waits_already() {
        let limits = Limits::new(1);
        let here = Ipv4Addr::LOCALHOST.into();
        let waiting = limits.answer(here, BYTES_OF_AN_ADDRESS).unwrap();
        assert!(limits.answer(here, SMALL_ANSWER).is_ok());
        assert_eq!(limits.answer(here, SMALL_ANSWER + 1).unwrap_err(), Denied::TooManyAtOnce);
        drop(waiting);
        assert!(limits.answer(here, SMALL_ANSWER + 1).is_ok());
    }

    #[test]
    fn an_address_has_only_so_many_tables_in_memory_and_opens_them_one_by_one() {
        let limits = Limits::new(1);
        let (here, elsewhere) = (Ipv4Addr::LOCALHOST.into(), Ipv4Addr::BROADCAST.into());
        let open: Vec<_> = (0..TABLES + 5).map(|_| limits.in_memory(here)).collect();
        assert_eq!(open.iter().flatten().count(), TABLES);
        assert!(limits.open_table(elsewhere).is_ok());
        drop(open);
        let fast: Vec<_> = (0..TABLES).map(|_| limits.open_table(here)).collect();
        assert!(fast.iter().any(|opened| matches!(opened, Err(Denied::TooMany { .. }))));
    }

    #[test]
    fn a_house_without_limits_refuses_nobody() {
        let limits = Limits::none();
        let here = Ipv4Addr::LOCALHOST.into();
        assert!((0..1000).all(|_| limits.request(here, None).is_ok() && limits.messages().allows()));
        let open: Vec<_> = (0..1000).map(|_| limits.under_way(here)).collect();
        assert!(open.iter().all(Result::is_ok));
    }
}
