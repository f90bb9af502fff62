//! What ends or stops a program that fills the terminal leaves the terminal as it was.

use rustix::process::Signal;

use crate::house::Folder;
use crate::terminal::{Terminal, record};

/// The program's name in this test, its arguments, and what its screen shows.
fn programs(folder: &Folder) -> [(Vec<String>, &'static str); 2] {
    let save = folder.path().join("game.json").display().to_string();
    let play = ["play", "piratz", "-o", "first=0", "--save", &save];
    let replay = ["replay".to_owned(), record("piratz.json")];
    [(play.map(str::to_owned).to_vec(), "Value card"), (replay.to_vec(), "the deal")]
}

fn start(arguments: &[String], shown: &str) -> Terminal {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let mut terminal = Terminal::start(&arguments);
    terminal.wait_for(&[shown]);
    assert!(terminal.screen().alternate_screen() && terminal.screen().hide_cursor() && !terminal.is_cooked());
    terminal
}

fn is_as_it_was(screen: &vt100::Screen) -> bool {
    let no_mouse = screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None;
    !screen.alternate_screen() && !screen.hide_cursor() && no_mouse
}

#[test]
fn a_program_that_is_told_to_end_gives_the_terminal_back() {
    for (signal, code) in [(Signal::TERM, 143), (Signal::HUP, 129), (Signal::INT, 130), (Signal::QUIT, 131)] {
        let folder = Folder::new();
        for (arguments, shown) in programs(&folder) {
            let terminal = start(&arguments, shown);
            terminal.signal(signal);
            let (ended, terminal) = terminal.ends_with();
            assert_eq!(ended, code, "{arguments:?}");
            assert!(is_as_it_was(terminal.screen()) && terminal.is_cooked(), "{signal:?} {arguments:?}");
        }
    }
}

#[test]
fn a_program_whose_terminal_is_gone_ends() {
    let folder = Folder::new();
    for (arguments, shown) in programs(&folder) {
        start(&arguments, shown).goes_away();
    }
}

#[test]
fn a_program_that_is_stopped_gives_the_terminal_back_and_takes_it_again() {
    let folder = Folder::new();
    for (arguments, shown) in programs(&folder) {
        let mut terminal = start(&arguments, shown);
        for by_key in [false, true] {
            if by_key {
                terminal.press("\x1a");
            } else {
                terminal.signal(Signal::TSTP);
            }
            assert!(is_as_it_was(terminal.stands_still()), "{arguments:?}");
            assert!(terminal.is_cooked());
            terminal.signal(Signal::CONT);
            terminal.wait_for(&[shown]);
            assert!(terminal.screen().alternate_screen() && !terminal.is_cooked(), "{arguments:?}");
        }
        // What stops a program without asking it leaves the terminal to the shell, which uses it.
        terminal.signal(Signal::STOP);
        terminal.stands_still();
        terminal.forget();
        terminal.signal(Signal::CONT);
        terminal.wait_for(&[shown]);
        terminal.press("q");
        assert!(is_as_it_was(terminal.ends_well().screen()));
    }
}
