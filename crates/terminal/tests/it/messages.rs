//! Every message that the client asks for by its whole name is there.

use std::path::Path;

use words::{Language, Words};

const OURS: [&str; 6] = ["rat-hot-", "piratz-", "rat-a-tat-cat-", "web-", "terminal-", "play-"];

fn look_into(folder: &Path, words: &Words, missing: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            look_into(&path, words, missing);
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let quoted = text.split('"').skip(1).step_by(2);
        let asked = quoted.filter(|text| OURS.iter().any(|prefix| text.starts_with(prefix)) && !text.contains('{'));
        missing.extend(asked.filter(|message| !words.has(message)).map(str::to_owned));
    }
}

#[test]
fn no_message_is_asked_for_that_nobody_wrote() {
    let mut missing = Vec::new();
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    look_into(&sources, &Words::new(Language::English), &mut missing);
    assert!(missing.is_empty(), "{missing:?}");
}
