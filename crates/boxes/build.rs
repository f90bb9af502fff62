//! Lists what lies in the boxes, so that no program has to name it.
#![expect(clippy::disallowed_methods, reason = "a list is made from folders, and written for the compiler")]

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Each list with the folder, or the file, of a box that it is made of.
const LISTS: [(&str, &str); 5] = [
    ("DECKS", "deck.toml"),
    ("GUIDES", "guide"),
    ("LESSONS", "lessons"),
    ("LEVELS", "levels.toml"),
    ("MESSAGES", "messages"),
];

fn main() -> io::Result<()> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    println!("cargo:rerun-if-changed={}", games.display());
    let mut boxes = sorted(&games)?;
    if cfg!(feature = "nim") {
        boxes.push(games.join("../examples/games/nim"));
    }
    let mut lists = String::new();
    for (list, part) in LISTS {
        writeln!(lists, "static {list}: &[File] = &[").expect("a text takes everything");
        for opened in &boxes {
            let game = opened.file_name().unwrap_or_default().to_string_lossy();
            for file in files(&opened.join(part))? {
                let path = file.strip_prefix(opened).expect("a file of this box").with_extension("");
                let path: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
                let (path, text) = (path.join("/"), file.display().to_string());
                writeln!(lists, "    File {{ game: {game:?}, path: {path:?}, text: include_str!({text:?}) }},")
                    .expect("a text takes everything");
            }
        }
        lists.push_str("];\n");
    }
    fs::write(Path::new(&env::var("OUT_DIR").expect("cargo says where")).join("lists.rs"), lists)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    found.sort();
    Ok(found)
}

/// The file itself, or all in the folder and its folders; none if there is no such thing.
fn files(path: &Path) -> io::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(path.is_file().then(|| path.to_owned()).into_iter().collect());
    }
    let below = sorted(path)?.iter().map(|path| files(path)).collect::<io::Result<Vec<_>>>()?;
    Ok(below.concat())
}
