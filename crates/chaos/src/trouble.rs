//! What is done to a house, and when: the same seed gives the same schedule.

use std::fmt;
use std::time::Duration;

use ratskeller_core::{Rng, Seed};

use crate::proxy::Weather;

/// How often each kind of trouble comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    pub kills: u32,
    pub freezes: u32,
    pub cuts: u32,
    pub restarts: u32,
    pub outages: u32,
    pub rolls: u32,
}

/// What a link connects a node with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    Door,
    Postgres,
    Nats,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// A node is killed, and comes back after a while.
    Kill {
        node: usize,
        down: Duration,
    },
    /// A node hangs.
    Freeze {
        node: usize,
        lasts: Duration,
    },
    Link {
        node: usize,
        link: Link,
        weather: Weather,
        lasts: Duration,
    },
    /// PostgreSQL ends without finishing anything, and comes back after a while.
    Restart {
        down: Duration,
    },
    /// NATS is away.
    Outage {
        lasts: Duration,
    },
    /// Every node is replaced, one after another.
    Roll,
}

/// What became of a node, of the whole house, or of a link.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    Killed,
    Frozen,
    Cut,
    PostgresRestarted,
    NatsAway,
    Replaced,
}

impl fmt::Display for Kind {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str(match self {
            Self::Killed => "node killed (SIGKILL)",
            Self::Frozen => "node frozen (SIGSTOP)",
            Self::Cut => "link cut, slow, still or half open",
            Self::PostgresRestarted => "PostgreSQL restarted at once",
            Self::NatsAway => "NATS away",
            Self::Replaced => "node replaced (SIGTERM)",
        })
    }
}

/// A trouble, and how long after the beginning it comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scheduled {
    pub at: Duration,
    pub trouble: Trouble,
}

impl fmt::Display for Trouble {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Kill { node, down } => write!(formatter, "node {node} is killed, and back after {down:.1?}"),
            Self::Freeze { node, lasts } => write!(formatter, "node {node} freezes for {lasts:.1?}"),
            Self::Link { node, link, weather, lasts } => {
                let link = match link {
                    Link::Door => "the people's way to node",
                    Link::Postgres => "the way to PostgreSQL of node",
                    Link::Nats => "the way to NATS of node",
                };
                write!(formatter, "{link} {node} is {} for {lasts:.1?}", named(*weather))
            }
            Self::Restart { down } => write!(formatter, "PostgreSQL is restarted, and back after {down:.1?}"),
            Self::Outage { lasts } => write!(formatter, "NATS is away for {lasts:.1?}"),
            Self::Roll => formatter.write_str("all nodes are replaced, one after another"),
        }
    }
}

fn named(weather: Weather) -> String {
    match weather {
        Weather::Clear => "clear".to_owned(),
        Weather::Slow(delay) => format!("slow by {delay:.1?}"),
        Weather::Still { up: true, down: true } => "still".to_owned(),
        Weather::Still { up: true, .. } => "still upwards".to_owned(),
        Weather::Still { .. } => "still downwards".to_owned(),
        Weather::HalfOpen => "half open".to_owned(),
        Weather::Cut => "cut".to_owned(),
    }
}

/// Makes up a trouble for so many nodes, with services behind them or without.
type Make = fn(&mut Rng, usize, bool) -> Trouble;

/// When what is done to a house of so many nodes. Troubles of a kind are spread over all the time, and those of different
/// kinds meet as they may.
pub fn schedule(seed: Seed, counts: Counts, nodes: usize, has_services: bool, length: Duration) -> Vec<Scheduled> {
    let mut all = Vec::new();
    let Counts { kills, freezes, cuts, restarts, outages, rolls } = counts;
    let kinds: [(u32, Make); 6] = [
        (kills, kill),
        (freezes, freeze),
        (cuts, link),
        (restarts, |rng, _, _| Trouble::Restart { down: between(rng, 0, 4_000) }),
        (outages, |rng, _, _| Trouble::Outage { lasts: between(rng, 500, 5_000) }),
        (rolls, |_, _, _| Trouble::Roll),
    ];
    for (kind, (count, make)) in kinds.into_iter().enumerate() {
        let rng = &mut Rng::new(seed.child(kind as u64));
        for number in 0..count {
            let part = f64::from(number) + f64::from(rng.below(1_000)) / 1_000.0;
            all.push(Scheduled {
                at: length.mul_f64(part / f64::from(count)),
                trouble: make(rng, nodes, has_services),
            });
        }
    }
    all.sort_by_key(|scheduled| scheduled.at);
    all
}

fn between(rng: &mut Rng, from: u32, to: u32) -> Duration {
    Duration::from_millis((from + rng.below(to - from)).into())
}

fn node(rng: &mut Rng, nodes: usize) -> usize {
    rng.below(nodes as u32) as usize
}

fn kill(rng: &mut Rng, nodes: usize, _: bool) -> Trouble {
    Trouble::Kill { node: node(rng, nodes), down: between(rng, 0, 2_000) }
}

fn freeze(rng: &mut Rng, nodes: usize, _: bool) -> Trouble {
    Trouble::Freeze { node: node(rng, nodes), lasts: between(rng, 3_000, 20_000) }
}

fn link(rng: &mut Rng, nodes: usize, has_services: bool) -> Trouble {
    let links = [Link::Door, Link::Postgres, Link::Nats];
    let link = links[rng.below(if has_services { 3 } else { 1 }) as usize];
    let weather = match rng.below(6) {
        0 => Weather::Slow(between(rng, 50, 500)),
        1 => Weather::Still { up: true, down: true },
        2 => Weather::Still { up: true, down: false },
        3 => Weather::Still { up: false, down: true },
        4 => Weather::HalfOpen,
        _ => Weather::Cut,
    };
    Trouble::Link { node: node(rng, nodes), link, weather, lasts: between(rng, 500, 8_000) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_schedule_with_everything_in_it() {
        let counts = Counts { kills: 4, freezes: 3, cuts: 12, restarts: 2, outages: 2, rolls: 1 };
        let length = Duration::from_mins(2);
        let made = |seed| schedule(Seed([seed; 32]), counts, 3, true, length);
        assert_eq!(made(1), made(1));
        assert_ne!(made(1), made(2));
        assert_eq!(made(1).len(), 24);
        assert!(made(1).is_sorted_by_key(|scheduled| scheduled.at) && made(1).iter().all(|one| one.at <= length));
        let told: Vec<String> = made(1).iter().map(|scheduled| scheduled.trouble.to_string()).collect();
        for word in ["killed", "freezes", "PostgreSQL is restarted", "NATS is away", "replaced", "the people's way"] {
            assert!(told.iter().any(|told| told.contains(word)), "{word}: {told:?}");
        }
    }

    #[test]
    fn a_house_in_a_file_has_no_links_behind_it() {
        let made = schedule(Seed([5; 32]), Counts { cuts: 30, ..Counts::default() }, 1, false, Duration::from_mins(1));
        assert!(made.iter().all(|one| matches!(one.trouble, Trouble::Link { link: Link::Door, node: 0, .. })));
    }
}
