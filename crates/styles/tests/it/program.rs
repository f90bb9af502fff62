//! The program itself.
#![expect(clippy::disallowed_methods, reason = "a test starts the program")]

use std::process::Command;

use styles::STYLES;

#[test]
fn the_program_lists_its_styles_and_refuses_others() {
    let program = env!("CARGO_BIN_EXE_styles");
    let listed = Command::new(program).output().unwrap();
    let listed = String::from_utf8(listed.stdout).unwrap();
    assert_eq!(listed.lines().count(), STYLES.len());
    assert!(listed.lines().any(|line| line == "rat-hot pusher"));
    let refused = Command::new(program).arg("cheat").output().unwrap();
    assert!(!refused.status.success() && String::from_utf8(refused.stderr).unwrap().contains("watcher"));
}
