//! `analyse`: golden games looked back on.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::client::{BINARY, temporary_file};
use crate::golden;

/// Every rule of the game has been met in these.
const GAMES: [&str; 4] = ["rat-hot-never-whole", "piratz-four-aided", "rat-a-tat-cat", "rat-a-tat-cat-minutes"];

/// Runs a command, and tells its exit code, output and complaints.
fn run(arguments: &[&str]) -> (i32, String, String) {
    let output = Command::new(BINARY).args(arguments).env("LC_ALL", "en").output().expect("the binary was built");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code().expect("an exit code"), text(output.stdout), text(output.stderr))
}

fn text_of(path: &Path) -> String {
    std::fs::read_to_string(path).expect("a file that is there")
}

/// A record as JSON, with a change.
fn changed(name: &str, change: impl FnOnce(&mut Value)) -> Value {
    let mut record = serde_json::from_str(&text_of(&golden(name))).expect("a golden game");
    change(&mut record);
    record
}

/// The analysis for programs, from few thoughts.
fn analysed(record: &Path) -> String {
    let (code, json, complaint) = run(&["analyse", record.to_str().unwrap(), "--iterations", "2", "--json"]);
    assert_eq!((code, complaint.as_str()), (0, ""));
    json
}

/// The page about a record, from few thoughts, in a language.
fn page(record: &Path, language: &str) -> String {
    let file = temporary_file(format!("{}-{language}.html", record.file_stem().unwrap().display()), "");
    let (record, html) = (record.to_str().unwrap(), file.to_str().unwrap());
    let (code, _, said) = run(&["analyse", record, "--iterations", "16", "--html", html, "--lang", language]);
    assert!(code == 0 && said.contains(html), "{said}");
    text_of(&file)
}

#[test]
fn every_decision_is_weighed_and_every_account_adds_up() {
    for name in GAMES {
        let analysis: Value = serde_json::from_str(&analysed(&golden(name))).unwrap();
        let record = changed(name, |_| ());
        let seats = record["inputs"].as_array().unwrap().iter().map(|input| &input["seat"]);
        let decided: Vec<_> = seats.filter(|seat| !seat.is_null()).collect();
        let weighed: Vec<_> = analysis["decisions"].as_array().unwrap().iter().map(|one| &one["seat"]).collect();
        assert_eq!(weighed, decided, "{name}");
        assert_eq!((&analysis["outcome"], &analysis["names"]), (&record["outcome"], &record["seats"]));
        let victories = analysis["same_cards"].as_array().unwrap().iter().map(|share| share.as_f64().unwrap());
        assert!((victories.sum::<f64>() - 1.0).abs() < 0.001, "{name}: {}", analysis["same_cards"]);
        for account in analysis["seats"].as_array().unwrap() {
            let share = |part: &str| (account[part].as_f64().unwrap() * 10_000.0).round() as i64;
            let end = share("start") - share("mistakes") + share("gifts") + share("luck");
            assert_eq!(end, share("result"), "{name}: {account}");
        }
    }
}

#[test]
fn the_same_thoughts_give_the_same_bytes() {
    let record = golden("rat-a-tat-cat");
    assert_eq!(analysed(&record), analysed(&record));
    assert_eq!(page(&record, "en"), page(&record, "en"));
}

#[test]
fn the_summary_names_everybody_and_the_costliest_mistakes() {
    let record = golden("piratz");
    let headings = ["The costliest mistakes", "Die teuersten Fehler", "De duurste fouten", "Dýrustu mistökin"];
    for (language, heading) in ["en", "de", "nl", "is"].into_iter().zip(headings) {
        let (code, said, _) = run(&["analyse", record.to_str().unwrap(), "--iterations", "4", "--lang", language]);
        assert_eq!(code, 0);
        let (accounts, mistakes) = said.split_once(heading).expect("mistakes of random players");
        assert!(accounts.contains("\nAnna ") && accounts.contains("\nBo ") && accounts.contains("100"), "{said}");
        assert_eq!(mistakes.matches(" · ").count(), 3, "{said}");
        assert!(!said.contains("analysis-"), "{said}");
    }
}

#[test]
fn a_page_needs_nothing_from_outside_and_can_be_read_without_seeing_it() {
    let page = page(&golden("piratz-four-aided"), "is");
    assert!(page.starts_with("<!DOCTYPE html><html lang=\"is\">"), "{page:.80}");
    for foreign in ["http", "<script", "<link", "<img", "url(", "@import", "analysis-"] {
        assert!(!page.contains(foreign), "{foreign}");
    }
    assert!(page.contains("<title id=\"graph-title\">") && page.contains("<desc id=\"graph-desc\">"));
    assert_eq!(page.matches("<polyline class=\"seat-").count(), 4);
    for number in 1..=10 {
        assert_eq!(page.matches(&format!("href=\"#mistake-{number}\"")).count(), 1);
        assert_eq!(page.matches(&format!("id=\"mistake-{number}\"")).count(), 1);
    }
    assert_eq!(page.matches("<th scope=\"row\">").count(), 144 + 4 * 5);
}

#[test]
fn names_are_only_names() {
    let name = "<script>alert(\"1\")</script>";
    let record = changed("rat-a-tat-cat", |record| record["seats"][0] = json!(name));
    let page = page(&temporary_file("names.json", record.to_string()), "en");
    assert!(!page.contains("<script") && page.contains("&lt;script&gt;alert"), "{page}");
}

#[test]
fn what_cannot_be_looked_back_on_is_refused_with_a_sentence() {
    let unfinished = changed("piratz", |record| {
        record["inputs"].as_array_mut().unwrap().truncate(20);
        record["outcome"] = json!(null);
    });
    let untrue = changed("piratz", |record| record["outcome"]["points"][0] = json!(99));
    for (name, text, start) in [
        ("unfinished.json", unfinished.to_string(), "This game is not over yet"),
        ("untrue.json", untrue.to_string(), "outcome: "),
        ("garbage.json", "garbage".to_owned(), "This is not JSON"),
    ] {
        let (code, said, complaint) = run(&["analyse", temporary_file(name, text).to_str().unwrap()]);
        assert_eq!((code, said.as_str()), (1, ""));
        assert!(complaint.starts_with(start), "{complaint}");
    }
    let (code, _, complaint) = run(&["analyse", "no/such/file"]);
    assert!(code == 1 && complaint.starts_with("no/such/file cannot be read"), "{complaint}");
    let record = golden("rat-a-tat-cat");
    let record = record.to_str().unwrap();
    let (code, _, complaint) = run(&["analyse", record, "--iterations", "1", "--html", "no/such/folder"]);
    assert!(code == 1 && complaint.starts_with("no/such/folder cannot be written"), "{complaint}");
    for wrong in [&["--iterations", "0"][..], &["--millis", "0"], &["--iterations", "1", "--millis", "1"]] {
        assert_eq!(run(&[&["analyse", record], wrong].concat()).0, 2, "{wrong:?}");
    }
}
