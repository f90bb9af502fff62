//! Programs from outside: one that plays well, and many that do not.

use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use arena::{Contest, Ending, Evidence, Forfeit};
use catalog::Refused;
use ratskeller_core::Problem;

use crate::{contest, report, told};

fn mouse() -> String {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bots/mouse.py");
    format!("mouse=python3 '{file}'")
}

#[test]
fn the_example_plays_every_game_to_its_end_and_beats_chance() {
    for game in ["rat-hot", "piratz", "rat-a-tat-cat"] {
        let report = report(&contest(game, &["random", &mouse()], 4));
        let mouse = &report.contestants[1];
        assert!(mouse.forfeits.is_empty(), "{:?}", mouse.forfeits);
        assert!(mouse.won > 4.0, "{game}: {}", mouse.won);
    }
}

#[test]
fn the_example_plays_at_large_tables_too() {
    for (game, others) in [("piratz", 3), ("rat-a-tat-cat", 5)] {
        let bots: Vec<_> = (0..others).map(|_| "pup").chain([mouse().as_str()]).map(str::to_owned).collect();
        let bots: Vec<_> = bots.iter().map(String::as_str).collect();
        let report = report(&contest(game, &bots, 1));
        assert!(report.contestants.iter().all(|line| line.forfeits.is_empty()), "{:?}", report.contestants);
    }
}

/// What becomes of a program that is a shell script. It loses every game, and all games are played.
fn fate(script: &str) -> Forfeit {
    loss(script).0
}

fn loss(script: &str) -> (Forfeit, Evidence) {
    loss_of(&contest("piratz", &["random", &format!("bad=sh -c '{script}'")], 2))
}

fn fate_of(contest: &Contest) -> Forfeit {
    loss_of(contest).0
}

fn loss_of(contest: &Contest) -> (Forfeit, Evidence) {
    let played = contest.run(&AtomicBool::new(false), |_, _| {});
    assert_eq!(played.len(), 4);
    let report = told(contest, &played);
    assert_eq!(report.contestants[0].won.round() as u64, 4);
    assert_eq!(report.contestants[1].forfeits.iter().map(|forfeits| forfeits.games).sum::<u64>(), 4);
    let fates: Vec<_> = played
        .into_iter()
        .map(|game| match game.ending {
            Ending::Forfeited(_, forfeit, evidence) => (forfeit, evidence),
            other => panic!("{other:?}"),
        })
        .collect();
    fates[0].clone()
}

#[test]
fn a_program_that_is_not_there_loses() {
    let fate = fate_of(&contest("piratz", &["random", "bad=no-such-program --really"], 2));
    assert!(matches!(&fate, Forfeit::NotStarted(detail) if detail.contains("no-such-program")), "{fate:?}");
}

#[test]
fn a_program_that_crashes_loses_and_its_last_words_are_told() {
    let ended = |script| match loss(script) {
        (Forfeit::Ended(how), evidence) => (how, evidence.said),
        other => panic!("{other:?}"),
    };
    let said = ["first", "oh \\u{1b}dear"].map(str::to_owned).to_vec();
    assert_eq!(ended("echo first >&2; printf \"oh \\033dear\\n\" >&2; exit 3"), ("exit status: 3".into(), said));
    assert_eq!(ended("exit 0"), ("exit status: 0".into(), Vec::new()));
    let (how, said) = ended("head -c 10000000 /dev/zero >&2; exit 4");
    assert_eq!((how.as_str(), said.len()), ("exit status: 4", 5));
    assert!(ended("kill -9 $$").0.contains("signal: 9"));
}

#[test]
fn a_program_that_only_closes_its_output_is_told_so() {
    let (fate, evidence) = loss("echo good bye >&2; exec >&-; sleep 100");
    assert_eq!((fate, evidence.said), (Forfeit::ClosedOutput, vec!["good bye".to_owned()]));
}

#[test]
fn an_answer_that_cannot_be_read_is_quoted_and_does_no_harm() {
    let quoted = |script| loss(script).1.answer.unwrap();
    assert_eq!(quoted("printf \"non\\033[2Jsense\\n\"; sleep 100"), "non\\u{1b}[2Jsense");
    assert_eq!(quoted("printf \"\\377\\n\"; sleep 100"), "\u{fffd}");
    let long = quoted("head -c 3000 /dev/zero | tr \"\\0\" x; echo; sleep 100");
    assert_eq!(long, "x".repeat(200) + "…");
}

#[test]
fn a_program_that_stalls_loses_whether_it_reads_or_not() {
    let limit = Duration::from_millis(50);
    for script in ["sleep 100", "while read line; do :; done"] {
        let contest = Contest { limit, ..contest("rat-hot", &["random", &format!("bad=sh -c '{script}'")], 2) };
        assert_eq!(fate_of(&contest), Forfeit::Late(limit), "{script}");
    }
}

/// Reads what is asked, then says something.
fn answering(line: &str) -> Forfeit {
    fate(&format!("read start; read question; echo {}; sleep 100", line.replace('"', "\\\"")))
}

#[test]
fn a_program_that_talks_nonsense_loses() {
    let garbage = |line: &str| match answering(line) {
        Forfeit::Garbage(detail) => detail,
        other => panic!("{line}: {other:?}"),
    };
    let malformed = |line: &str| match answering(line) {
        Forfeit::Malformed(fault) => (fault.place(), fault.problem),
        other => panic!("{line}: {other:?}"),
    };
    garbage("nonsense");
    assert_eq!(malformed("[]"), ("id".into(), Problem::Missing));
    let unfit = Problem::Unfit { given: "7".into(), wanted: "1".into() };
    assert_eq!(malformed(r#"{"id":7,"action":"reveal"}"#), ("id".into(), unfit));
    assert_eq!(malformed(r#"{"id":1}"#), ("action".into(), Problem::Missing));
    let twice = Problem::Repeated { given: "id".into() };
    assert_eq!(malformed(r#"{"id":1,"id":1,"action":"reveal"}"#), (String::new(), twice));
    assert!(matches!(fate("yes"), Forfeit::Garbage(_)));
    assert!(matches!(fate("printf \"\\377\\n\"; sleep 100"), Forfeit::Garbage(_)));
}

#[test]
fn a_program_that_cheats_loses() {
    assert!(matches!(answering(r#"{"id":1,"action":"stay"}"#), Forfeit::Illegal(Refused::Illegal(_))));
    assert!(matches!(answering(r#"{"id":1,"action":"steal"}"#), Forfeit::Illegal(Refused::Malformed(_))));
}

#[test]
fn a_gigabyte_is_not_read_to_its_end() {
    assert!(matches!(fate("head -c 1000000000 /dev/zero"), Forfeit::TooLong(_)));
}

#[test]
fn nothing_a_program_has_started_outlives_its_game() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("started-processes");
    let _none_yet = std::fs::remove_file(&file);
    let others = format!(
        "sleep 1000 & echo $! $$ >> \"{0}\"; setsid sh -c \"echo \\$\\$; exec sleep 1000\" >> \"{0}\" &",
        file.display()
    );
    let script = format!("{others} until [ $(wc -w < \"{}\") -ge 3 ]; do :; done; echo nonsense; wait", file.display());
    let contest = contest("piratz", &["random", &format!("bad=sh -c '{script}'")], 2);
    assert!(matches!(fate_of(&contest), Forfeit::Garbage(_)));
    let started = std::fs::read_to_string(&file).unwrap();
    assert!(!started.is_empty());
    for number in started.split_whitespace() {
        // Those that the arena has not started itself are the system's to take away, when it finds the time.
        let status = format!("/proc/{number}/stat");
        let lives = || std::fs::read_to_string(&status).is_ok_and(|status| !status.contains(") Z "));
        let checks = std::iter::repeat_with(|| std::thread::sleep(Duration::from_millis(5))).take(2000);
        assert!(checks.take_while(|()| lives()).count() < 2000, "process {number} is still there");
    }
}
