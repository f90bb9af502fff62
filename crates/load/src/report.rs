//! What was measured, as tables of a page.

use std::fmt::{self, Display};
use std::fs;
use std::path::Path;
use std::time::Duration;

use crate::Result;
use crate::attack::Attacked;
use crate::measurement::{Measured, OpenLoop};
use crate::old_house::OldHouse;
use crate::peers::{Peer, PeerMeasured};
use crate::playing::Played;
use crate::recovery::Recovery;

#[derive(Debug)]
pub struct Report {
    pub(crate) measurements: Vec<Measured>,
    /// At how many tables peers were measured.
    pub(crate) reference: usize,
    pub(crate) peers: Vec<PeerMeasured>,
    pub(crate) recovery: Option<Recovery>,
    pub(crate) old_house: Option<OldHouse>,
    pub(crate) attacked: Vec<Attacked>,
    /// Appends of 4 KiB a second that the disk makes durable one by one.
    pub(crate) fsyncs: f64,
}

const HOUSE: &str = "<!-- load -->\n";
const PEERS: &str = "<!-- peers -->\n";
const END: &str = "<!-- end -->";

impl Report {
    /// Writes it between the marks of a page. Where peers were not measured, what is there of them stays.
    pub fn write_into(&self, page: &Path) -> Result<()> {
        let mut text = fs::read_to_string(page)?;
        for (mark, told) in [(HOUSE, self.of_the_house()), (PEERS, self.of_peers())] {
            if !told.is_empty() {
                let marked = between_marks(&text, mark, &told);
                text = marked.ok_or_else(|| format!("{} has no {mark}", page.display()))?;
            }
        }
        Ok(fs::write(page, text)?)
    }

    fn of_the_house(&self) -> String {
        let sections = [
            self.closed_loop(),
            self.open_loop(),
            self.memory(),
            self.after_a_crash(),
            self.open_for_years(),
            self.under_attack(),
            format!(
                "The disk alone makes {} appends of 4 KiB a second durable, one after another.\n",
                number(self.fsyncs)
            ),
        ];
        sections.into_iter().filter(|section| !section.is_empty()).collect::<Vec<_>>().join("\n")
    }

    fn closed_loop(&self) -> String {
        let heads = [
            "",
            "tables",
            "moves/s",
            "p50",
            "p99",
            "games/s",
            "server time a move",
            "cores, server",
            "cores, generator",
            "entries an fsync",
        ];
        let rows = self.measurements.iter().map(|Measured { game, tables, closed_loop, entries_a_commit, .. }| {
            vec![
                game.title(),
                number(*tables as f64),
                number(closed_loop.moves_a_second),
                millis(closed_loop.p50),
                millis(closed_loop.p99),
                number(closed_loop.games_a_second),
                micros(closed_loop.server_time_a_move),
                cores(closed_loop.server_cores),
                cores(closed_loop.generator_cores),
                entries_a_commit.map_or_else(String::new, number),
            ]
        });
        section("**As fast as it goes** (closed loop): everybody answers at once.", &heads, rows)
    }

    fn open_loop(&self) -> String {
        let heads = [
            "",
            "tables",
            "of the fastest",
            "due/s",
            "moves/s",
            "p50",
            "p99",
            "p99.9",
            "server time a move",
            "cores, server",
            "cores, generator",
        ];
        let lines =
            self.measurements.iter().flat_map(|measured| measured.open_loop.iter().map(move |open| (measured, open)));
        let rows = lines.map(|(measured, OpenLoop { percent, rate, played })| {
            vec![
                measured.game.title(),
                number(measured.tables as f64),
                format!("{percent} %"),
                number(*rate),
                number(played.moves_a_second),
                millis(played.p50),
                millis(played.p99),
                millis(played.p999),
                micros(played.server_time_a_move),
                cores(played.server_cores),
                cores(played.generator_cores),
            ]
        });
        section("**At a given rate** (open loop): moves become due whether the server answers or not.", &heads, rows)
    }

    fn memory(&self) -> String {
        let heads = ["", "tables", "a table, nobody connected", "an idle connection", "a table in play, two connected"];
        let rows = self.measurements.iter().map(|Measured { game, tables, memory, .. }| {
            let sizes = [memory.idle_table, memory.idle_connection, memory.table_in_play].map(kib);
            [game.title(), number(*tables as f64)].into_iter().chain(sizes).collect()
        });
        section("**Memory of the server.**", &heads, rows)
    }

    fn after_a_crash(&self) -> String {
        let heads = ["tables", "ready", "the first durable move", "acknowledged before", "of these lost"];
        let rows = self.recovery.iter().map(|Recovery { tables, ready, playing, acknowledged, lost }| {
            vec![
                number(*tables as f64),
                millis(*ready),
                millis(*playing),
                number(*acknowledged as f64),
                number(*lost as f64),
            ]
        });
        section("**After `kill -9`** in the middle of play.", &heads, rows)
    }

    fn open_for_years(&self) -> String {
        let heads = ["", "finished", "sleeping", "on the disk", "ready", "memory", "lobby, p99", "session, p99"];
        let rows = self.old_house.iter().flat_map(|old| {
            let OldHouse { finished, sleeping, bytes, ready, memory, lobby, session } = old;
            let measured = vec![
                "measured".to_owned(),
                number(*finished as f64),
                number(*sleeping as f64),
                mib(*bytes),
                millis(*ready),
                mib(*memory),
                millis(*lobby),
                millis(*session),
            ];
            let aims = ["aim", "1,000,000", "20,000", "", "under 2 s", "under 250 MB", "under 20 ms", "under 20 ms"];
            [measured, aims.map(str::to_owned).to_vec()]
        });
        section("**A house that has been open for years.** Four guests ask at the same time.", &heads, rows)
    }

    fn under_attack(&self) -> String {
        let title = "**Under attack** from one address: how long a simple question takes at another.";
        let rows = self.attacked.iter().map(|Attacked { how, p50, p99 }| vec![how.clone(), millis(*p50), millis(*p99)]);
        section(title, &["", "p50", "p99"], rows)
    }

    /// What was measured of peers, beside the house in the same run.
    fn of_peers(&self) -> String {
        if self.peers.is_empty() {
            return String::new();
        }
        let heads = [
            "",
            "a move is",
            "moves/s",
            "p50",
            "p99",
            "server time a move",
            "cores, server",
            "cores, generator",
            "memory",
        ];
        let line = |title: String, promise: &str, played: &Played, memory: u64| {
            vec![
                title,
                promise.to_owned(),
                number(played.moves_a_second),
                millis(played.p50),
                millis(played.p99),
                micros(played.server_time_a_move),
                cores(played.server_cores),
                cores(played.generator_cores),
                mib(memory),
            ]
        };
        let here = self.measurements.iter().filter(|measured| measured.tables == self.reference);
        let house = here.map(|Measured { game, closed_loop, memory, .. }| {
            line(format!("the house, {}", game.title()), "checked, durable", closed_loop, memory.whole)
        });
        let peers = self.peers.iter().map(|PeerMeasured { peer, played, memory }| {
            let promise = if *peer == Peer::Relay { "passed on" } else { "checked" };
            line(peer.title().to_owned(), promise, played, *memory)
        });
        let title = format!("**Others**, in the same run at {} tables of two.", number(self.reference as f64));
        section(&title, &heads, house.chain(peers))
    }
}

impl Display for Report {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "{}\n{}", self.of_the_house(), self.of_peers())
    }
}

pub(crate) fn between_marks(page: &str, mark: &str, text: &str) -> Option<String> {
    let (before, after) = page.split_once(mark)?;
    let (_, after) = after.split_once(END)?;
    Some(format!("{before}{mark}{text}{END}{after}"))
}

/// A table in Markdown with numbers on the right, and a line above it; nothing if there are no rows.
pub(crate) fn section(title: &str, heads: &[&str], rows: impl Iterator<Item = Vec<String>>) -> String {
    let line = |cells: Vec<&str>| format!("| {} |\n", cells.join(" | "));
    let rows: String = rows.map(|row| line(row.iter().map(String::as_str).collect())).collect();
    if rows.is_empty() {
        return rows;
    }
    let words = ["", "a move is"];
    let sides = heads.iter().map(|head| if words.contains(head) { "---" } else { "---:" });
    format!("{title}\n\n{}{}{rows}", line(heads.to_vec()), line(sides.collect()))
}

/// With commas between thousands.
pub(crate) fn number(value: f64) -> String {
    let digits = format!("{value:.0}");
    let mut text = String::new();
    for (position, digit) in digits.chars().enumerate() {
        if position > 0 && (digits.len() - position).is_multiple_of(3) && !text.ends_with('-') {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

fn cores(cores: f64) -> String {
    format!("{cores:.2}")
}

pub(crate) fn mib(bytes: u64) -> String {
    format!("{} MiB", number(bytes as f64 / f64::from(1 << 20)))
}

pub(crate) fn millis(time: Duration) -> String {
    let millis = time.as_secs_f64() * 1000.0;
    match millis {
        ..10.0 => format!("{millis:.1} ms"),
        _ => format!("{} ms", number(millis)),
    }
}

pub(crate) fn micros(time: Duration) -> String {
    format!("{} µs", number(time.as_secs_f64() * 1_000_000.0))
}

fn kib(bytes: f64) -> String {
    format!("{:.1} KiB", bytes / 1024.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measurement::Memory;

    fn playing(moves_a_second: f64) -> Played {
        Played {
            moves_a_second,
            games_a_second: 12.4,
            p50: Duration::from_micros(4200),
            p99: Duration::from_micros(21_300),
            p999: Duration::from_micros(33_300),
            server_cores: 1.204,
            generator_cores: 0.7,
            server_time_a_move: Duration::from_nanos(41_700),
            times_a_move: Vec::new(),
        }
    }

    fn report() -> Report {
        let measured = Measured {
            game: "rat-a-tat-cat".parse().unwrap(),
            tables: 1000,
            memory: Memory { idle_table: 2048.0, idle_connection: 12_800.0, table_in_play: 30_720.0, whole: 50 << 20 },
            closed_loop: playing(41_234.5),
            entries_a_commit: Some(87.6),
            open_loop: vec![OpenLoop { percent: 75, rate: 30_926.0, played: playing(30_900.0) }],
        };
        let recovery = Recovery {
            tables: 10_000,
            ready: Duration::from_millis(812),
            playing: Duration::from_millis(1830),
            acknowledged: 145_000,
            lost: 0,
        };
        let old_house = OldHouse {
            finished: 20_000,
            sleeping: 2_000,
            bytes: 30 << 20,
            ready: Duration::from_millis(310),
            memory: 60 << 20,
            lobby: Duration::from_micros(4200),
            session: Duration::from_micros(3100),
        };
        let (p50, p99) = (Duration::from_micros(700), Duration::from_micros(12_300));
        Report {
            measurements: vec![measured],
            reference: 1000,
            peers: vec![PeerMeasured { peer: Peer::BoardgameIo, played: playing(6543.0), memory: 120 << 20 }],
            recovery: Some(recovery),
            old_house: Some(old_house),
            attacked: vec![Attacked { how: "many kings".to_owned(), p50, p99 }],
            fsyncs: 1234.0,
        }
    }

    #[test]
    fn everything_that_was_measured_is_told() {
        let report = report().to_string();
        for line in [
            "| Rat-a-Tat Cat | 1,000 | 41,234 | 4.2 ms | 21 ms | 12 | 42 µs | 1.20 | 0.70 | 88 |",
            "| Rat-a-Tat Cat | 1,000 | 75 % | 30,926 | 30,900 | 4.2 ms | 21 ms | 33 ms | 42 µs | 1.20 | 0.70 |",
            "| Rat-a-Tat Cat | 1,000 | 2.0 KiB | 12.5 KiB | 30.0 KiB |",
            "| 10,000 | 812 ms | 1,830 ms | 145,000 | 0 |",
            "| measured | 20,000 | 2,000 | 30 MiB | 310 ms | 60 MiB | 4.2 ms | 3.1 ms |",
            "| aim | 1,000,000 | 20,000 |  | under 2 s | under 250 MB | under 20 ms | under 20 ms |",
            "| many kings | 0.7 ms | 12 ms |",
            "| the house, Rat-a-Tat Cat | checked, durable | 41,234 | 4.2 ms | 21 ms | 42 µs | 1.20 | 0.70 | 50 MiB |",
            "| boardgame.io | checked | 6,543 | 4.2 ms | 21 ms | 42 µs | 1.20 | 0.70 | 120 MiB |",
        ] {
            assert!(report.contains(line), "{line}\n{report}");
        }
    }

    #[test]
    fn what_was_not_measured_is_not_told() {
        let report = Report { measurements: Vec::new(), peers: Vec::new(), recovery: None, ..report() };
        assert!(report.of_peers().is_empty());
        let told = report.of_the_house();
        assert!(!told.contains("As fast as it goes") && !told.contains("kill -9"), "{told}");
    }

    #[test]
    fn numbers_have_commas() {
        assert_eq!(
            [0.0, 999.0, 1000.0, 1_234_567.0, -123_456.0].map(number),
            ["0", "999", "1,000", "1,234,567", "-123,456"]
        );
    }

    #[test]
    fn a_page_keeps_what_is_around_its_marks() {
        let page = "before\n<!-- peers -->\nold\n<!-- end -->\n<!-- load -->\nold\n<!-- end -->\nafter\n";
        let new = "before\n<!-- peers -->\nold\n<!-- end -->\n<!-- load -->\nnew\n<!-- end -->\nafter\n";
        assert_eq!(between_marks(page, HOUSE, "new\n").unwrap(), new);
        assert_eq!(between_marks("no marks", HOUSE, "new\n"), None);
    }
}
