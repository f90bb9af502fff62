//! The program itself, measuring peers for a second at one table.
#![expect(clippy::disallowed_methods, reason = "it starts the program")]

use std::path::Path;
use std::process::Command;

/// What the program says of this peer.
fn measured(peer: &str) -> String {
    let data = tempfile::tempdir().unwrap();
    let bench = concat!(env!("CARGO_MANIFEST_DIR"), "/../../bench");
    let output = Command::new(env!("CARGO_BIN_EXE_load"))
        .args(["--tables", "0", "--reference", "1", "--seconds", "1", "--peers", peer, "--bench", bench])
        .args(["--recovery", "0", "--finished", "0", "--attacked", "0", "--data"])
        .arg(data.path().join("house"))
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    assert!(output.status.success(), "{}", text(output.stderr));
    text(output.stdout)
}

/// How many moves a second the row with this title has.
fn moves_a_second(report: &str, title: &str) -> u32 {
    let row = report.lines().find_map(|line| line.strip_prefix(&format!("| {title} | "))).unwrap();
    row.split(" | ").nth(1).unwrap().replace(',', "").parse().unwrap()
}

#[test]
fn a_bare_relay_is_measured() {
    let report = measured("relay");
    assert!(report.contains("**Others**, in the same run at 1 tables of two."), "{report}");
    assert!(moves_a_second(&report, "bare relay") > 0, "{report}");
}

#[test]
fn other_servers_are_measured_where_they_are_installed() {
    if !Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/node_modules").exists() {
        // `make bench-server PEERS=1` installs them.
        return;
    }
    for (peer, title) in [("colyseus", "Colyseus"), ("boardgame.io", "boardgame.io")] {
        let report = measured(peer);
        assert!(moves_a_second(&report, title) > 0, "{report}");
    }
}
