//! What was measured, as tables of a page.

use std::fmt::{self, Display};
use std::fs;
use std::path::Path;
use std::time::Duration;

use crate::Result;
use crate::attack::Attacked;
use crate::measurement::{Measured, Played};
use crate::old_house::OldHouse;
use crate::recovery::Recovery;

#[derive(Debug)]
pub struct Report {
    pub measurements: Vec<Measured>,
    pub recovery: Option<Recovery>,
    pub old_house: Option<OldHouse>,
    pub attacked: Vec<Attacked>,
    /// Appends of 4 KiB a second that the disk makes durable one by one.
    pub fsyncs: f64,
}

const MARK: &str = "<!-- load -->\n";
const END: &str = "<!-- end -->";

/// Writes `text` between the marks of a page.
pub fn write_into(page: &Path, text: &str) -> Result<()> {
    let old = fs::read_to_string(page)?;
    let new = between_marks(&old, text).ok_or_else(|| format!("{} has no marks", page.display()))?;
    Ok(fs::write(page, new)?)
}

fn between_marks(page: &str, text: &str) -> Option<String> {
    let (before, after) = page.split_once(MARK)?;
    let (_, after) = after.split_once(END)?;
    Some(format!("{before}{MARK}{text}{END}{after}"))
}

impl Display for Report {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        writeln!(formatter, "**As fast as it goes**: everybody answers at once.\n")?;
        let fast = self.measurements.iter().map(|measured| (measured, &measured.fast));
        played(formatter, fast)?;

        let steady: Vec<_> =
            self.measurements.iter().filter_map(|measured| Some((measured, measured.steady.as_ref()?))).collect();
        if !steady.is_empty() {
            writeln!(formatter, "\n**At a steady rate**, where the server was fast enough for it.\n")?;
            played(formatter, steady.into_iter())?;
        }

        writeln!(formatter, "\n**Memory of the server.**\n")?;
        let memory = self.measurements.iter().map(|Measured { game, tables, memory, .. }| {
            let sizes = [memory.idle_table, memory.idle_connection, memory.table_in_play].map(kib);
            [game.title().to_owned(), number(*tables as f64)].into_iter().chain(sizes).collect()
        });
        let heads = ["", "tables", "a table, nobody connected", "an idle connection", "a table in play, two connected"];
        table(formatter, &heads, memory)?;

        if let Some(Recovery { tables, ready, playing, acknowledged, lost }) = &self.recovery {
            writeln!(formatter, "\n**After `kill -9`** in the middle of play.\n")?;
            let heads = ["tables", "ready", "the first durable move", "acknowledged before", "of these lost"];
            let row = vec![
                number(*tables as f64),
                millis(*ready),
                millis(*playing),
                number(*acknowledged as f64),
                number(*lost as f64),
            ];
            table(formatter, &heads, std::iter::once(row))?;
        }

        if let Some(OldHouse { finished, sleeping, bytes, ready, memory, lobby, session }) = &self.old_house {
            writeln!(formatter, "\n**A house that has been open for years.** Four guests ask at the same time.\n")?;
            let heads = ["", "finished", "sleeping", "on the disk", "ready", "memory", "lobby, p99", "session, p99"];
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
            table(formatter, &heads, [measured, aims.map(str::to_owned).to_vec()].into_iter())?;
        }

        if !self.attacked.is_empty() {
            writeln!(formatter, "\n**Under attack** from one address: how long a simple question takes at another.\n")?;
            let rows =
                self.attacked.iter().map(|Attacked { how, p50, p99 }| vec![how.clone(), millis(*p50), millis(*p99)]);
            table(formatter, &["", "p50", "p99"], rows)?;
        }

        let fsyncs = number(self.fsyncs);
        writeln!(formatter, "\nThe disk alone makes {fsyncs} appends of 4 KiB a second durable, one after another.")
    }
}

fn played<'a>(formatter: &mut fmt::Formatter, lines: impl Iterator<Item = (&'a Measured, &'a Played)>) -> fmt::Result {
    let heads =
        ["", "tables", "moves/s", "p50", "p99", "games/s", "cores, server", "cores, generator", "entries an fsync"];
    let rows = lines.map(|(measured, played)| {
        vec![
            measured.game.title().to_owned(),
            number(measured.tables as f64),
            number(played.moves_a_second),
            millis(played.p50),
            millis(played.p99),
            number(played.games_a_second),
            format!("{:.2}", played.server_cores),
            format!("{:.2}", played.generator_cores),
            played.entries_a_commit.map_or_else(String::new, number),
        ]
    });
    table(formatter, &heads, rows)
}

/// Markdown, with numbers on the right.
fn table(formatter: &mut fmt::Formatter, heads: &[&str], rows: impl Iterator<Item = Vec<String>>) -> fmt::Result {
    writeln!(formatter, "| {} |", heads.join(" | "))?;
    let lines = heads.iter().map(|head| if head.is_empty() { "---" } else { "---:" });
    writeln!(formatter, "| {} |", lines.collect::<Vec<_>>().join(" | "))?;
    for row in rows {
        writeln!(formatter, "| {} |", row.join(" | "))?;
    }
    Ok(())
}

/// With commas between thousands.
fn number(value: f64) -> String {
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

fn mib(bytes: u64) -> String {
    format!("{} MiB", number(bytes as f64 / f64::from(1 << 20)))
}

fn millis(time: Duration) -> String {
    let millis = time.as_secs_f64() * 1000.0;
    match millis {
        ..10.0 => format!("{millis:.1} ms"),
        _ => format!("{} ms", number(millis)),
    }
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
            server_cores: 1.204,
            generator_cores: 0.7,
            entries_a_commit: Some(87.6),
        }
    }

    #[test]
    fn everything_that_was_measured_is_told() {
        let measured = Measured {
            game: "rat-a-tat-cat".parse().unwrap(),
            tables: 1000,
            memory: Memory { idle_table: 2048.0, idle_connection: 12_800.0, table_in_play: 30_720.0 },
            fast: playing(41_234.5),
            steady: Some(playing(30_000.0)),
        };
        let recovery = Recovery {
            tables: 10_000,
            ready: Duration::from_millis(812),
            playing: Duration::from_millis(1830),
            acknowledged: 145_000,
            lost: 0,
        };
        let (measurements, recovery) = (vec![measured], Some(recovery));
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
        let attacked = vec![Attacked { how: "many kings".to_owned(), p50, p99 }];
        let report =
            Report { measurements, recovery, old_house: Some(old_house), attacked, fsyncs: 1234.0 }.to_string();
        for line in [
            "| Rat-a-Tat Cat | 1,000 | 41,234 | 4.2 ms | 21 ms | 12 | 1.20 | 0.70 | 88 |",
            "| Rat-a-Tat Cat | 1,000 | 30,000 | 4.2 ms | 21 ms | 12 | 1.20 | 0.70 | 88 |",
            "| Rat-a-Tat Cat | 1,000 | 2.0 KiB | 12.5 KiB | 30.0 KiB |",
            "| 10,000 | 812 ms | 1,830 ms | 145,000 | 0 |",
            "| measured | 20,000 | 2,000 | 30 MiB | 310 ms | 60 MiB | 4.2 ms | 3.1 ms |",
            "| aim | 1,000,000 | 20,000 |  | under 2 s | under 250 MB | under 20 ms | under 20 ms |",
            "| many kings | 0.7 ms | 12 ms |",
        ] {
            assert!(report.contains(line), "{line}\n{report}");
        }
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
        let page = "before\n<!-- load -->\nold\n<!-- end -->\nafter\n";
        assert_eq!(between_marks(page, "new\n").unwrap(), "before\n<!-- load -->\nnew\n<!-- end -->\nafter\n");
        assert_eq!(between_marks("no marks", "new\n"), None);
    }
}
