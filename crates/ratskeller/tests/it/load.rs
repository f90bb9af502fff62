//! The load generator on the real program, for a second at one table, so that it does not rot.

use clap::{Args as _, FromArgMatches as _, Parser as _};
use load::{Arguments, Cluster};

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

#[tokio::test]
async fn a_house_on_nodes_is_measured_beside_one_in_a_file() {
    let folder = Folder::new();
    let asked =
        ["nodes", "--server", BINARY, "--data", folder.text(), "--nodes", "2", "--tables", "2", "--seconds", "1"];
    let asked = asked.into_iter().chain(["--open-loop", "50", "--open", "20"]);
    let asked = Cluster::augment_args(clap::Command::new("nodes")).get_matches_from(asked);
    let report = Cluster::from_arg_matches(&asked).unwrap().measure().await.unwrap().to_string();
    let parts = |start| rows(&report, start).remove(0).split_off(2).iter().filter(|cell| !cell.is_empty()).count();
    assert_eq!(parts("| one, SQLite | 2 |"), 4, "{report}");
    for nodes in ["| 2, PostgreSQL | 2 |", "| 2, PostgreSQL, those at a table at two | 2 |"] {
        assert_eq!(parts(nodes), 6, "{report}");
    }
    assert_eq!(rows(&report, "| 2, PostgreSQL | 50 % |").len(), 1, "{report}");
    let open = rows(&report, "| 20 |").remove(0);
    assert!(open[1].contains("MiB, ") && number(open[2]) >= 2.0, "{report}");
}
