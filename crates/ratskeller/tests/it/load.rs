//! The load generator on the real program, for a second at one table, so that it does not rot.

use clap::Parser as _;
use load::Arguments;

use crate::client::BINARY;
use crate::house::Folder;

async fn measured(asked: &[&str]) -> String {
    let folder = Folder::new();
    let data = folder.path().join("house").display().to_string();
    let usual = ["load", "--server", BINARY, "--data", &data, "--tables", "1", "--reference", "1", "--seconds", "1"];
    let nothing_else = ["--recovery", "0", "--finished", "0", "--attacked", "0"];
    let arguments = usual.into_iter().chain(nothing_else).chain(asked.iter().copied());
    Arguments::parse_from(arguments).measure().await.expect("the house bears a table").to_string()
}

/// The cells of the rows that begin so.
fn rows<'a>(report: &'a str, start: &str) -> Vec<Vec<&'a str>> {
    let rows = report.lines().filter(|line| line.starts_with(start));
    rows.map(|row| row.trim_matches(['|', ' ']).split(" | ").collect()).collect()
}

fn number(cell: &str) -> f64 {
    cell.trim_end_matches(|unit: char| !unit.is_ascii_digit()).replace(',', "").parse().expect("a number")
}

#[tokio::test]
async fn closed_and_open_loop_are_measured() {
    let report = measured(&["--games", "piratz", "--open-loop", "50"]).await;
    let rows = rows(&report, "| Piratz | 1 |");
    let [closed, open, _memory] = rows.as_slice() else { panic!("{report}") };
    assert!(number(closed[2]) > 0.0 && number(closed[6]) > 0.0, "{report}");
    assert_eq!(open[2], "50 %");
    let (due, made) = (number(open[3]), number(open[4]));
    assert!(made > due * 0.5 && made < due * 1.5, "{report}");
}

#[tokio::test]
async fn players_who_look_after_their_rats_play_longer_than_heedless_ones() {
    let report = measured(&["--games", "rat-hot", "--open-loop", "0"]).await;
    let moves_a_game = |start| {
        let rows = rows(&report, start);
        number(rows[0][2]) / number(rows[0][5]).max(1.0)
    };
    assert!(moves_a_game("| Rat Hot | 1 |") > moves_a_game("| Rat Hot, heedless | 1 |"), "{report}");
}
