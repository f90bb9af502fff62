//! Houses elsewhere, from a terminal: which tables there are, how one gets to one, and what becomes of trouble on the way.

use std::path::Path;

use client::{Join, NewTable, Phase, SeatKind};
use serde_json::json;

use crate::doors::{Door, SecureDoor};
use crate::house::{Folder, Ratskeller, finished, program, until};
use crate::terminal::Terminal;

const PATIENCE_OF_A_DOOR: &str = "One at a time! Trying again in one second";

/// Goes to an address as somebody who keeps things in this folder.
fn go(address: &str, data: &Folder, surroundings: &[(&str, &str)]) -> Terminal {
    let own = [("XDG_DATA_HOME", data.text()), ("HOME", data.text())];
    Terminal::start_with(&["play", "--join", address, "--name", "Jan"], &[&own, surroundings].concat())
}

/// The same as somebody who listens, with flags for the tables that are opened there.
fn go_listening(address: &str, data: &Folder, flags: &[&str]) -> Terminal {
    let own = [("XDG_DATA_HOME", data.text()), ("HOME", data.text())];
    let arguments = ["play", "--plain", "--join", address, "--name", "Jan"];
    Terminal::start_with(&[&arguments, flags].concat(), &own)
}

/// The files in which houses' tokens are kept, with what is in them.
fn tokens(data: &Folder) -> Vec<(String, String)> {
    let folder = std::fs::read_dir(data.path().join("ratskeller")).expect("a folder");
    let read = |file: std::io::Result<std::fs::DirEntry>| {
        let path = file.expect("a file").path();
        (file_name(&path), std::fs::read_to_string(&path).expect("text"))
    };
    folder.map(read).collect()
}

fn file_name(path: &Path) -> String {
    path.file_name().expect("a name").to_string_lossy().into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visit_that_fails_says_one_sentence_and_fails() {
    let keller = Ratskeller::open().await;
    let data = Folder::new();
    let unknown = format!("http://{}/table/00000000000000f1", keller.address);
    for (address, sentence) in [
        ("http://127.0.0.1:1/table/00f1", "The house at http://127.0.0.1:1 cannot be reached: nobody listens there."),
        ("http://127.0.0.1:1", "The house at http://127.0.0.1:1 cannot be reached: nobody listens there."),
        (unknown.as_str(), "There is no such table"),
    ] {
        let (code, terminal) = go(address, &data, &[]).ends_with();
        let said = terminal.screen().contents().replace('\n', " ");
        assert_eq!((code, said.matches(sentence).count()), (1, 1), "{said}");
        assert_eq!(said.matches("cannot be reached").count(), sentence.matches("cannot be reached").count(), "{said}");
        assert!(!said.contains("See you again"), "{said}");
    }
    for wrong in ["localhost", "nonsense", "ftp://localhost/table/00f1", "http://localhost/rules"] {
        let (code, said, complained) = finished(program(&["play", "--join", wrong])).await;
        assert_eq!((code, said.as_str()), (2, ""), "{complained}");
        assert_eq!(complained.lines().count(), 1, "{complained}");
        assert!(complained.contains(wrong), "{complained}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_busy_house_is_waited_for_and_knows_its_guest_and_the_seat_again() {
    let keller = Ratskeller::open().await;
    let door = Door::before(keller.address).await;
    let host = keller.guest("Anna").await;
    let table = host.open(&NewTable::new("piratz", 3)).await.expect("a table").id;
    let address = format!("http://{}/table/{table}", door.address);
    let data = Folder::new();
    let mut terminal = go(&address, &data, &[]);
    terminal.wait_for(&["Jan", "starts the game"]);
    terminal.press("q");
    terminal.ends_well();
    let known = tokens(&data);
    assert_eq!(known[0].0, format!("guest-http+127.0.0.1+{}", door.address.port()), "{known:?}");

    door.be_busy(true);
    let mut terminal = go(&address, &data, &[]);
    terminal.wait_for(&[PATIENCE_OF_A_DOOR]);
    door.be_busy(false);
    terminal.wait_for(&["Jan", "starts the game"]);
    assert_eq!(tokens(&data), known, "one is who one was");
    let seats = host.table(&table).await.expect("the table").seats;
    let people = seats.iter().filter(|seat| seat.kind == SeatKind::Person).count();
    assert_eq!((people, seats[0].name.as_deref()), (1, Some("Jan")), "and sits where one sat");
    terminal.press("q");
    terminal.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_with_a_certificate_that_is_trusted_is_played_at_and_no_other_is() {
    let keller = Ratskeller::open().await;
    let (known, other) = (
        SecureDoor::before(keller.address, "localhost").await,
        SecureDoor::before(keller.address, "rats.example").await,
    );
    let folder = Folder::new();
    let file = folder.path().join("trusted.pem");
    std::fs::write(&file, format!("{}{}", known.certificate, other.certificate)).expect("a file");
    let trusted = file.display().to_string();
    let address = |door: &SecureDoor| format!("https://localhost:{}", door.address.port());

    let mut terminal = go(&address(&known), &folder, &[("SSL_CERT_FILE", &trusted)]);
    terminal.wait_for(&["https://localhost", "Nobody plays here now"]);
    terminal.press("n\x1b[C\r");
    terminal.wait_for(&["Piratz · Round 1"]);
    terminal.press("\x03");
    terminal.ends_well();

    std::fs::write(folder.path().join("nobody.pem"), "").expect("a file");
    let nobody = folder.path().join("nobody.pem").display().to_string();
    for (door, trusted, sentence) in [
        (&known, &nobody, "nobody whom this computer trusts vouches for its certificate"),
        (&other, &trusted, "its certificate is for another name"),
    ] {
        let (code, terminal) = go(&address(door), &folder, &[("SSL_CERT_FILE", trusted)]).ends_with();
        let said = terminal.screen().contents().replace('\n', " ");
        assert!(code == 1 && said.contains(sentence), "{code}: {said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_opened_given_up_played_again_and_left_for_the_list() {
    let keller = Ratskeller::open().await;
    let data = Folder::new();
    let mut terminal = go(&format!("http://{}", keller.address), &data, &[]);
    terminal.wait_for(&["Nobody plays here now", "n new table"]);
    terminal.press("n");
    terminal.wait_for(&["How many", "You", "A rat, plays well"]);
    terminal.press("\x1b[C\r");
    terminal.wait_for(&["Piratz · Round 1", "♠1 Jan"]);
    terminal.press("G");
    terminal.wait_for(&["Really give this game up?"]);
    terminal.press("nGy");
    terminal.wait_for(&["The game is over", "to play again"]);
    terminal.press_until(" ", "holds, with your own share");
    terminal.press("a");
    // The seats are rotated.
    terminal.wait_for(&["Piratz · Round 1", "♠1 Rat "]);
    terminal.press("q");
    terminal.wait_for(&["Piratz", "Rat, Jan", "n new table"]);
    terminal.press("\r");
    terminal.wait_for(&["Piratz · Round 1", "♠1 Rat "]);
    terminal.press("q");
    terminal.wait_for(&["n new table"]);
    terminal.press("q");
    terminal.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn people_meet_at_a_table_that_the_terminal_opens_and_play_again_when_somebody_wants_to() {
    let keller = Ratskeller::open().await;
    let data = Folder::new();
    let mut terminal = go(&format!("http://{}", keller.address), &data, &[]);
    terminal.wait_for(&["Nobody plays here now"]);
    // Piratz, and instead of a rat somebody who gets a link.
    terminal.press("n\x1b[C\x1b[B\x1b[B\x1b[B");
    terminal.press_until("\x1b[C", "Somebody who gets a link");
    terminal.press("\r");
    terminal.wait_for(&["Jan", "Free seat", "Send this link", "Press b"]);
    let anna = keller.guest("Anna").await;
    let table = anna.tables().await.expect("tables")[0].id.clone();
    anna.join(&table, &Join::default()).await.expect("a free seat");
    terminal.wait_for(&["Anna", "Everybody is here", "Press s"]);
    terminal.press("s");
    until(async || anna.take_part(&table).await.expect("the table").phase == Phase::Playing).await;
    terminal.wait_for(&["Piratz · Round 1", "Anna"]);
    anna.resign(&table, 1).await.expect("a game");
    terminal.press_until(" ", "holds, with your own share");
    let again = anna.rematch(&table).await.expect("the same again").id;
    terminal.wait_for(&["The others play again"]);
    terminal.press("a");
    terminal.wait_for(&["Anna (kept)", "Jan"]);
    let kept = Join { seat: Some(0), ..Join::default() };
    anna.join(&again, &kept).await.expect("the seat that was kept");
    terminal.wait_for(&["Everybody is here"]);
    terminal.press("\x03");
    terminal.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_elses_game_is_looked_on_at_and_a_table_that_is_gone_is_no_reason_to_leave() {
    let keller = Ratskeller::open().await;
    let anna = keller.guest("Anna").await;
    let order =
        NewTable { bots: vec!["rat".to_owned()], options: Some(json!({"first": 0})), ..NewTable::new("piratz", 2) };
    let table = anna.open(&order).await.expect("a table").id;
    anna.join(&table, &Join::default()).await.expect("a free seat");
    anna.start(&table).await.expect("everybody is here");
    let gone = anna.open(&NewTable::new("rat-hot", 2)).await.expect("a table").id;
    let data = Folder::new();
    let mut terminal = go(&format!("http://{}", keller.address), &data, &[]);
    terminal.wait_for(&["Rat Hot", "a seat is free", "Piratz", "being played"]);
    anna.send(client::Method::DELETE, &format!("/api/tables/{gone}"), &()).await.expect("it is hers");
    terminal.press("\r");
    terminal.wait_for(&["There is no such table", "being played"]);
    terminal.press_until("\x1b[B", "▸   Piratz");
    terminal.press("\r");
    terminal.wait_for(&["Piratz · Round 1", "Anna"]);
    terminal.press("G");
    assert!(!terminal.glance().contains("Really"), "whoever looks on has nothing to give up");
    terminal.press("\x03");
    terminal.ends_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_elsewhere_is_opened_given_up_and_played_again_in_sentences() {
    let keller = Ratskeller::open().await;
    let data = Folder::new();
    let mut terminal = go_listening(&format!("http://{}", keller.address), &data, &[]);
    terminal.wait_for(&["· Jan", "Nobody plays here now", "n: a new table", "> "]);
    terminal.press("n\n");
    terminal.wait_for(&["2. Piratz"]);
    terminal.press("2\n");
    terminal.wait_for(&["It is your turn.", "1. reveal a card.", "> "]);
    terminal.press("h\n?\n");
    terminal.wait_for(&["there are no hints", "g: give the game up"]);
    terminal.press("g\nn\ng\ny\n");
    // The record is looked at while nobody writes.
    terminal.wait_for(&["to play again, q to leave", "holds, with your own share"]);
    terminal.forget();
    terminal.press("a\n");
    terminal.wait_for(&["It is your turn.", "1. reveal a card.", "> "]);
    terminal.forget();
    terminal.press("q\n");
    terminal.wait_for(&["1. Piratz: Rat, Jan", "n: a new table", "> "]);
    terminal.forget();
    terminal.press("7\n1\n");
    terminal.wait_for(&["none of the choices", "It is your turn.", "> "]);
    terminal.press("q\nq\n");
    let (written, _) = terminal.writes_and_ends_well();
    assert!(written.contains("See you again!") && !written.contains('\u{1b}'), "{written}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_listens_is_told_what_others_do_while_nothing_is_written() {
    let keller = Ratskeller::open().await;
    let data = Folder::new();
    let flags = ["--people", "2", "-o", "first=1"];
    let mut terminal = go_listening(&format!("http://{}", keller.address), &data, &flags);
    terminal.wait_for(&["Nobody plays here now", "> "]);
    terminal.press("n\n2\n");
    terminal.wait_for(&["Jan", "Free seat", "Send this link", "Press b", "> "]);
    let anna = keller.guest("Anna").await;
    let table = anna.tables().await.expect("tables")[0].id.clone();
    anna.join(&table, &Join::default()).await.expect("a free seat");
    terminal.wait_for(&["Anna", "Everybody is here", "Press s", "> "]);
    terminal.press("s\n");
    until(async || anna.take_part(&table).await.expect("the table").phase == Phase::Playing).await;
    terminal.wait_for(&["No card lies on the sand.", "Anna"]);
    terminal.press("dance\n");
    terminal.wait_for(&["Others are to move."]);
    terminal.press("?\n");
    terminal.wait_for(&["g: give the game up"]);
    anna.resign(&table, 1).await.expect("a game");
    terminal.wait_for(&["to play again, q to leave", "holds, with your own share"]);
    let again = anna.rematch(&table).await.expect("the same again").id;
    terminal.wait_for(&["The others play again"]);
    terminal.press("a\n");
    terminal.wait_for(&["Anna (kept)", "Jan"]);
    let kept = Join { seat: Some(0), ..Join::default() };
    anna.join(&again, &kept).await.expect("the seat that was kept");
    terminal.wait_for(&["Everybody is here"]);
    terminal.forget();
    terminal.press("q\n");
    terminal.wait_for(&["1. Piratz: ", "n: a new table", "> "]);
    // There is nothing more to read.
    terminal.press("\x04");
    terminal.ends_well();
}
