//! Learning from the command line.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::client::BINARY;

struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn train(&self, line: &str) -> Command {
        let mut command = Command::new(BINARY);
        command.arg("train").args(line.split(' ')).env("LC_ALL", "C").current_dir(self.0.path());
        command
    }

    /// How it ended, what was told, and what was complained about.
    fn trained(&self, line: &str) -> (i32, String, String) {
        let Output { status, stdout, stderr } = self.train(line).output().expect("a binary");
        let text = |bytes| String::from_utf8(bytes).expect("text");
        (status.code().expect("an exit code"), text(stdout), text(stderr))
    }
}

fn read(file: &Path) -> String {
    std::fs::read_to_string(file).expect("a file of weights")
}

/// The numbers of a file, whatever stands before them.
fn numbers(file: &Path) -> String {
    read(file).split_once("\n\n").expect("facts before tables").1.to_owned()
}

fn fact(file: &Path, name: &str) -> Option<String> {
    read(file).lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": ").map(str::to_owned))
}

#[test]
fn weights_say_where_they_come_from_and_a_checkpoint_goes_on_as_if_never_stopped() {
    let folder = Folder::new();
    let seed = "07".repeat(32);
    let (code, told, said) = folder.trained(&format!(
        "piratz --generations 3 --games-a-generation 6 --seed {seed} --out whole --checkpoint whole.all"
    ));
    assert!(code == 0 && told.is_empty(), "{said}");
    assert!(said.contains("Generation 3: mean surprise 0.") && said.ends_with("whole is written.\n"), "{said}");
    let (whole, all) = (folder.file("whole"), folder.file("whole.all"));
    let command = format!("ratskeller train piratz --generations 3 --games-a-generation 6 --seed {seed}");
    assert_eq!(fact(&whole, "command"), Some(command));
    assert_eq!([fact(&whole, "game"), fact(&whole, "games")], ["piratz", "18"].map(|fact| Some(fact.to_owned())));
    assert!(read(&all).contains("/adam]") && !read(&whole).contains("/adam]"));

    folder.trained(&format!("piratz --generations 2 --games-a-generation 6 --seed {seed} --checkpoint half"));
    assert!(folder.file("piratz.weights").exists());
    let (code, _, said) = folder.trained("piratz --generations 3 --from half --out again --checkpoint again.all");
    assert_eq!(code, 0, "{said}");
    assert_eq!(numbers(&folder.file("again.all")), numbers(&all));
    assert_eq!(fact(&folder.file("again"), "command"), fact(&whole, "command"));
}

#[test]
fn who_learns_against_somebody_is_told_how_often_it_wins() {
    let folder = Folder::new();
    let (code, told, said) = folder.trained("piratz --generations 2 --games-a-generation 10 --against rat");
    assert_eq!(code, 0, "{said}");
    assert!(told.starts_with("Against rat, in the last 10 deals, each on both seats, the learner won "), "{told}");
    assert_eq!(fact(&folder.file("piratz.weights"), "against").as_deref(), Some("rat"));
    // What was learned against somebody is where others can begin.
    let (code, _, said) = folder.trained("piratz --generations 1 --from piratz.weights --out other");
    assert_eq!((code, fact(&folder.file("other"), "generations").as_deref()), (0, Some("1")), "{said}");
    assert!(fact(&folder.file("other"), "earlier").is_some_and(|earlier| earlier.contains("--against rat")));
}

#[test]
fn every_game_is_learned_or_said_to_be_not() {
    let folder = Folder::new();
    for game in ["rat-hot", "piratz", "rat-a-tat-cat"] {
        let (code, _, said) = folder.trained(&format!("{game} --generations 1 --games-a-generation 2"));
        assert!(code == 0 || said.contains("can be learned of") && said.contains("no learner"), "{game}: {said}");
    }
}

#[test]
fn what_cannot_be_learned_is_refused_with_a_sentence() {
    let folder = Folder::new();
    std::fs::write(folder.file("nonsense"), "nonsense\n").unwrap();
    std::fs::write(folder.file("other"), "ratskeller weights 1\ngame: chess\n").unwrap();
    for (line, expected_code, expected) in [
        ("chess", 2, "chess"),
        ("piratz --against lion", 2, "“lion” is not known here"),
        ("piratz --games-a-generation 0", 2, "--games-a-generation"),
        ("piratz --from nowhere", 1, "nowhere cannot be read"),
        ("piratz --from nonsense", 1, "nonsense holds no weights for this game, or not of this program: line 1."),
        ("piratz --from other", 1, "other holds no weights for this game, or not of this program: game: …."),
        ("piratz --out /no/such/place", 1, "/no/such/place cannot be written"),
        ("piratz --checkpoint /no/such/place", 1, "/no/such/place cannot be written"),
    ] {
        let (code, told, said) = folder.trained(line);
        assert!(code == expected_code && told.is_empty() && said.contains(expected), "{line}: {said}");
    }
}

#[test]
fn who_stops_it_keeps_what_was_learned() {
    use std::process::Stdio;

    let folder = Folder::new();
    let mut training = folder.train("piratz --generations 1000000 --games-a-generation 4 --checkpoint all");
    let training = training.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    while !folder.file("all").exists() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let pid = rustix::process::Pid::from_child(&training);
    rustix::process::kill_process(pid, rustix::process::Signal::INT).unwrap();
    let output = training.wait_with_output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.code() == Some(1) && said.contains("of 1000000 generations"), "{said}");
    let generations = fact(&folder.file("piratz.weights"), "generations");
    assert_eq!(generations, fact(&folder.file("all"), "generations"));
    assert!(said.contains(&format!("Stopped after {} of", generations.unwrap())), "{said}");
}
