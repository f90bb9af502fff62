//! Evenings in which much goes wrong.

use std::env;
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use super::evening::play;
use super::plants::Plant;
use super::schedule::{Kind, Schedule, Trouble};

/// So many evenings are played through, beginning with this one.
fn seeds() -> (u64, u64) {
    let number = |name: &str| env::var(name).ok().and_then(|text| text.parse().ok());
    match number("SEED") {
        Some(seed) => (seed, 1),
        None => (number("FIRST").unwrap_or(1), number("SEEDS").unwrap_or(1_000)),
    }
}

/// The schedule without whatever is not needed for something to be wrong.
fn shortened(mut schedule: Schedule, fault: Option<Plant>) -> Schedule {
    let mut place = 0;
    while place < schedule.troubles.len() {
        let shorter = schedule.without(place);
        if play(&shorter, fault, false).wrongs.is_empty() {
            place += 1;
        } else {
            schedule = shorter;
        }
    }
    schedule
}

/// What is wrong, with what it takes to see it.
fn report(seed: u64) -> String {
    let shortest = shortened(Schedule::of(seed), None);
    let found = play(&shortest, None, true);
    if env::var("SEED").is_ok() {
        println!("{}", found.lines.join("\n"));
    }
    let wrongs: Vec<&str> = found.wrongs.iter().take(5).map(String::as_str).collect();
    format!(
        "{shortest}{}\nSEED={seed} cargo nextest run -p server simulation::tests::nothing --no-capture",
        wrongs.join("\n")
    )
}

#[test]
fn nothing_that_was_acknowledged_is_lost_or_doubled_and_nobody_is_told_what_they_may_not_know() {
    let (first, many) = seeds();
    let next = AtomicU64::new(first);
    let bad = thread::scope(|scope| {
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        let threads: Vec<_> = (0..threads)
            .map(|_| {
                scope.spawn(|| {
                    let mut bad = Vec::new();
                    loop {
                        let seed = next.fetch_add(1, Ordering::Relaxed);
                        if seed >= first + many || bad.len() > 2 {
                            return bad;
                        }
                        if !play(&Schedule::of(seed), None, false).wrongs.is_empty() {
                            bad.push(seed);
                        }
                    }
                })
            })
            .collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("an evening comes to its end")).collect::<Vec<_>>()
    });
    if many == 1 && bad.is_empty() {
        println!("{}{}", Schedule::of(first), play(&Schedule::of(first), None, true).lines.join("\n"));
    }
    let reports: Vec<String> = bad.iter().take(3).map(|seed| report(*seed)).collect();
    assert!(bad.is_empty(), "{bad:?}\n{}", reports.join("\n\n"));
}

#[test]
fn the_same_seed_is_the_same_evening() {
    for seed in 1..=12 {
        let schedule = Schedule::of(seed);
        let (one, other) = (play(&schedule, None, true), play(&schedule, None, true));
        let differs = one.lines.iter().zip(&other.lines).position(|(one, other)| one != other);
        let around = |lines: &[String]| {
            let first = differs.unwrap_or_default().saturating_sub(12);
            lines[first..(first + 16).min(lines.len())].join("\n")
        };
        assert_eq!(one.trace, other.trace, "{schedule}\n{}\n\n{}", around(&one.lines), around(&other.lines));
    }
    let (one, other) = (play(&Schedule::of(1), None, false), play(&Schedule::of(2), None, false));
    assert_ne!(one.trace, other.trace);
}

/// What is wrong in an evening at one table.
fn wrongs(seed: u64, table: Kind, troubles: Vec<(u64, Trouble)>) -> Vec<String> {
    wrongs_with(table, 2, seed, troubles)
}

#[test]
fn a_bot_goes_on_whose_node_was_stale_only_while_a_round_was_under_way() {
    for seed in 0..20 {
        // A round that fails at once, and one that takes long: before it the node is fresh, and after it again.
        let (node, at) = (seed as usize % 2, 5_000 + seed * 53);
        let troubles =
            vec![(at, Trouble::Cut { node, millis: 1_000 }), (at + 1_000, Trouble::Mute { node, millis: 1_900 })];
        assert_eq!(wrongs(seed, Kind::WithTwoBots, troubles), [""; 0], "seed {seed}");
    }
}

/// The same with this many nodes.
fn wrongs_at(nodes: usize, seed: u64, troubles: Vec<(u64, Trouble)>) -> Vec<String> {
    wrongs_with(Kind::WithABot, nodes, seed, troubles)
}

fn wrongs_with(table: Kind, nodes: usize, seed: u64, troubles: Vec<(u64, Trouble)>) -> Vec<String> {
    play(&Schedule { seed, tables: vec![table], nodes, troubles }, None, false).wrongs
}

#[test]
fn whoever_comes_to_a_node_that_cannot_read_finds_no_less_than_they_knew() {
    let troubles = vec![
        (3_154, Trouble::Freeze { node: 2, millis: 7_032 }),
        (9_758, Trouble::Away { millis: 7_059 }),
        (10_063, Trouble::Move { player: 2 }),
    ];
    assert_eq!(wrongs_at(2, 223, troubles), [""; 0]);
}

#[test]
fn what_may_have_been_done_is_not_refused_by_a_node_that_cannot_read() {
    let left_behind = vec![
        (593, Trouble::Freeze { node: 1, millis: 3_665 }),
        (1_033, Trouble::Leave { node: 3 }),
        (2_583, Trouble::Cut { node: 0, millis: 3_674 }),
    ];
    assert_eq!(wrongs_at(3, 1_243, left_behind), [""; 0]);
    let without_a_bell = vec![
        (3_766, Trouble::Die { node: 2 }),
        (4_055, Trouble::Bell { loses: true, millis: 3_680 }),
        (7_953, Trouble::Away { millis: 3_650 }),
    ];
    assert_eq!(wrongs_at(3, 2_826, without_a_bell), [""; 0]);
}

#[test]
fn whoever_acts_after_their_time_because_the_house_was_closed_does_so_after_that_was_noted() {
    for seed in (0..20).chain([79, 385, 781, 802]) {
        let troubles = vec![(3_000 + seed * 101 % 6_000, Trouble::Away { millis: 7_000 })];
        assert_eq!(wrongs_with(Kind::Sluggish { resigns: seed % 2 == 0 }, 3, seed, troubles), [""; 0], "seed {seed}");
    }
}

/// The clock is set, and then everybody goes who has seen that.
fn set_clock(seed: u64, millis: i64) -> Schedule {
    let troubles = vec![
        (3_000, Trouble::Clock { millis }),
        (6_000, Trouble::Join),
        (9_500, Trouble::Leave { node: 0 }),
        (9_600, Trouble::Leave { node: 0 }),
    ];
    Schedule { seed, tables: vec![Kind::WithABot, Kind::Sluggish { resigns: false }], nodes: 2, troubles }
}

#[test]
fn a_clock_that_is_set_changes_nothing_and_that_everybody_goes_by_it_is_noticed() {
    for (seed, millis) in [(1, 3_600_000), (2, -3_600_000), (3, 20_000), (4, -20_000)] {
        let wrongs = |fault| play(&set_clock(seed, millis), fault, false).wrongs;
        assert_eq!(wrongs(None), [""; 0], "{millis}");
        assert_ne!(wrongs(Some(Plant::NobodySetsTheClock)), [""; 0], "{millis}");
    }
}

#[test]
fn a_clock_is_put_right_by_others_if_whoever_was_there_longest_has_just_died() {
    let dead = |at, millis| vec![(at, Trouble::Die { node: 0 }), (at + 1_100, Trouble::Clock { millis })];
    for (seed, millis) in [(199, -20_000), (65, -3_600_000), (7, 3_600_000)] {
        assert_eq!(wrongs_at(3, seed, dead(4_900, millis)), [""; 0], "{millis}");
    }
}

#[test]
fn what_was_noted_by_a_clock_that_was_ahead_is_not_waited_for() {
    let troubles = vec![
        (7_505, Trouble::Freeze { node: 0, millis: 3_631 }),
        (8_413, Trouble::Join),
        (8_498, Trouble::Cut { node: 3, millis: 7_063 }),
        (11_235, Trouble::Clock { millis: 3_600_000 }),
        (12_669, Trouble::Die { node: 1 }),
    ];
    assert_eq!(wrongs_with(Kind::WithTwoBots, 3, 56, troubles), [""; 0]);
}

/// Whether a fault is noticed in one of the first evenings, and what it is taken for.
fn is_noticed(fault: Plant, as_what: &str) {
    for seed in 1..=60 {
        let wrongs = play(&Schedule::of(seed), Some(fault), false).wrongs;
        if wrongs.iter().any(|wrong| wrong.contains(as_what)) {
            return;
        }
    }
    panic!("{fault:?} is not noticed");
}

macro_rules! noticed {
    ($($name:ident: $fault:ident, $as_what:literal;)*) => {
        $(#[test]
        fn $name() {
            is_noticed(Plant::$fault, $as_what);
        })*
    };
}

noticed! {
    what_is_acknowledged_before_it_is_written_is_noticed: AckBeforeCommit, "was acknowledged as";
    a_gap_in_the_numbers_is_noticed: NobodyIsToldOfOthers, "is told of";
    what_is_not_known_to_be_done_is_noticed: NothingWasDoneBefore, "was refused";
    what_a_seat_may_not_see_is_noticed: EverybodyIsTheFirst, "was told otherwise";
    what_nobody_does_by_itself_is_noticed: NobodyDrives, "a bot";
    a_clock_that_falls_early_is_noticed: ClocksFallEarly, "before the time is up";
    what_is_acknowledged_though_another_was_first_is_noticed: OvertakenIsDone, "was acknowledged as";
}
