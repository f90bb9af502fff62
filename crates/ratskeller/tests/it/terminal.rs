//! The program in a real terminal: a pseudo terminal, read as a person would see it.

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use crate::golden;
use crate::house::Folder;
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use rustix::process::{Pid, Signal, kill_process};
use rustix::termios::{LocalModes, tcgetattr};

/// Nothing takes nearly this long; it only keeps a broken test from waiting for ever.
const PATIENCE: Duration = Duration::from_secs(30);

/// The smallest terminal that must do.
const ROWS: NonZero<u16> = NonZero::new(24).unwrap();
const COLUMNS: NonZero<u16> = NonZero::new(80).unwrap();

pub struct Terminal {
    screen: vt100::Parser,
    bytes: Receiver<Vec<u8>>,
    keys: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    home: Folder,
}

impl Terminal {
    pub fn start(arguments: &[&str]) -> Self {
        Self::start_with(arguments, &[])
    }

    /// With variables of one's own around it.
    pub fn start_with(arguments: &[&str], surroundings: &[(&str, &str)]) -> Self {
        let size = PtySize { rows: ROWS.get(), cols: COLUMNS.get(), pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ratskeller"));
        command.args(arguments);
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C.UTF-8");
        command.env_remove("NO_COLOR");
        // Games that are kept are kept here, and not with those of whoever tests.
        let home = Folder::new();
        command.env("XDG_DATA_HOME", home.path());
        command.env("HOME", home.path());
        command.cwd(home.path());
        for (name, value) in surroundings {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).expect("the program starts");
        let mut reader = pair.master.try_clone_reader().expect("its output");
        let keys = pair.master.take_writer().expect("its input");
        let (sender, bytes) = channel();
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(read @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..read].to_vec()).is_err() {
                    return;
                }
            }
        });
        Self { screen: vt100::Parser::new(ROWS, COLUMNS, 0), bytes, keys, child, master: pair.master, home }
    }

    pub fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush()).expect("a terminal takes keys");
    }

    /// Waits until the screen shows all of these, and tells all it shows.
    pub fn wait_for(&mut self, texts: &[&str]) -> String {
        let begun = Instant::now();
        loop {
            let shown = self.screen.screen().contents();
            if texts.iter().all(|text| shown.contains(text)) {
                return shown;
            }
            let left = PATIENCE.saturating_sub(begun.elapsed());
            let bytes =
                self.bytes.recv_timeout(left).unwrap_or_else(|_| panic!("not all of {texts:?} is on:\n{shown}"));
            self.screen.process(&bytes);
        }
    }

    /// Looks for a moment at what comes, and tells all that is shown.
    pub fn glance(&mut self) -> String {
        while let Ok(bytes) = self.bytes.recv_timeout(Duration::from_millis(30)) {
            self.screen.process(&bytes);
        }
        self.screen.screen().contents()
    }

    /// Presses keys again and again until the screen shows a text.
    pub fn press_until(&mut self, keys: &str, text: &str) -> String {
        let begun = Instant::now();
        loop {
            let shown = self.glance();
            if shown.contains(text) {
                return shown;
            }
            assert!(begun.elapsed() < 4 * PATIENCE, "no “{text}” on:\n{shown}");
            self.press(keys);
        }
    }

    /// The folder that the program was started in.
    pub fn home(&self) -> &Path {
        self.home.path()
    }

    pub fn signal(&self, signal: Signal) {
        let process = self.child.process_id().and_then(|id| Pid::from_raw(id as i32)).expect("it has an id");
        kill_process(process, signal).expect("it is there");
    }

    /// Waits until the system says that the program stands still, and tells the screen then.
    pub fn stands_still(&mut self) -> &vt100::Screen {
        let status = format!("/proc/{}/stat", self.child.process_id().expect("it has an id"));
        let is_stopped = || std::fs::read_to_string(&status).expect("it is there").contains(") T ");
        let begun = Instant::now();
        while !is_stopped() {
            assert!(begun.elapsed() < PATIENCE, "it goes on");
            std::thread::sleep(Duration::from_millis(5));
        }
        self.glance();
        self.screen.screen()
    }

    /// Clears what is shown, as somebody else at the same terminal may.
    pub fn forget(&mut self) {
        self.screen.process(b"\x1b[2J");
    }

    /// Waits until the program is over, and tells its code and the screen then.
    pub fn ends_with(mut self) -> (u32, Self) {
        let code = self.child.wait().expect("the program ends").exit_code();
        self.glance();
        (code, self)
    }

    /// Takes the terminal away, as somebody does who closes its window, and waits until the program is over.
    pub fn goes_away(self) {
        let Self { bytes, keys, mut child, master, .. } = self;
        drop((bytes, keys));
        // Whoever reads along notices with the next frame that nobody wants it, and lets go too.
        let other = PtySize { rows: ROWS.get() + 1, cols: COLUMNS.get(), pixel_width: 0, pixel_height: 0 };
        master.resize(other).expect("it has another size");
        drop(master);
        child.wait().expect("the program ends");
    }

    pub fn screen(&self) -> &vt100::Screen {
        self.screen.screen()
    }

    /// Whether lines are put together and shown by the terminal, as shells want it.
    pub fn is_cooked(&self) -> bool {
        let device = self.master.tty_name().expect("it has a name");
        let terminal = std::fs::File::open(device).expect("it can be asked");
        let modes = tcgetattr(terminal).expect("it is a terminal").local_modes;
        modes.contains(LocalModes::ICANON | LocalModes::ECHO)
    }

    pub fn ends_well(self) -> vt100::Parser {
        self.writes_and_ends_well().1
    }

    /// What a program says that ends without success.
    pub fn start_and_fail(arguments: &[&str]) -> String {
        let mut terminal = Self::start(arguments);
        assert!(!terminal.child.wait().expect("the program ends").success());
        // Until there is nobody left who could write.
        while let Ok(bytes) = terminal.bytes.recv_timeout(PATIENCE) {
            terminal.screen.process(&bytes);
        }
        terminal.screen.screen().contents()
    }

    pub fn has_colours(&self) -> bool {
        has_colours(&self.screen)
    }

    /// Everything that is written until the end, and the screen then.
    pub fn writes_and_ends_well(mut self) -> (String, vt100::Parser) {
        assert!(self.child.wait().expect("the program ends").success());
        let mut written = Vec::new();
        while let Ok(bytes) = self.bytes.recv_timeout(PATIENCE) {
            self.screen.process(&bytes);
            written.extend(bytes);
        }
        (String::from_utf8_lossy(&written).into_owned(), self.screen)
    }
}

fn has_colours(parser: &vt100::Parser) -> bool {
    let screen = parser.screen();
    let coloured = |row, column| screen.cell(row, column).is_some_and(|cell| cell.fgcolor() != vt100::Color::Default);
    (0..ROWS.get()).any(|row| (0..COLUMNS.get()).any(|column| coloured(row, column)))
}

pub fn record(name: &str) -> String {
    golden(name).display().to_string()
}

/// The last thing drawn on the screen of a replay.
const KEYS: &str = "q quit";

#[test]
fn a_replay_is_stepped_through_with_the_arrow_keys() {
    let mut terminal = Terminal::start(&["replay", &record("rat-a-tat-cat.json")]);
    let dealt = terminal.wait_for(&["0/69 · the deal", "7–9 rats", KEYS]);
    terminal.press("\x1b[C");
    terminal.wait_for(&[" 1/69", KEYS]);
    terminal.press("\x1b[6~");
    terminal.wait_for(&[" 11/69", KEYS]);
    terminal.press("\x1b[D");
    terminal.wait_for(&[" 10/69", KEYS]);
    terminal.press("\x1b[F");
    terminal.wait_for(&[" 69/69", "won. Points: Anna", KEYS]);
    terminal.press("\x1b[H");
    assert_eq!(terminal.wait_for(&["0/69 · the deal", KEYS]), dealt);
    terminal.press("q");
    let screen = terminal.ends_well();
    assert!(!screen.screen().alternate_screen() && !screen.screen().hide_cursor(), "the terminal is as it was");
}

#[test]
fn a_replay_that_is_taller_than_the_screen_can_be_scrolled() {
    let mut terminal = Terminal::start(&["replay", &record("rat-hot.json")]);
    terminal.wait_for(&["0/25", KEYS]);
    terminal.press("\x1b[F");
    let top = terminal.wait_for(&["25/25", "won. Points:", KEYS]);
    let pile = "▤ 17";
    assert!(!top.contains(pile), "{top}");
    terminal.press(&"\x1b[B".repeat(40));
    terminal.wait_for(&[pile, KEYS]);
    terminal.press("\x03");
    terminal.ends_well();
}

#[test]
fn the_keys_of_a_replay_are_whole_in_every_language() {
    for (language, last) in [("en", KEYS), ("de", "q aufhören"), ("nl", "q stoppen"), ("is", "q hætta")] {
        let mut terminal = Terminal::start(&["replay", &record("piratz.json"), "--lang", language]);
        terminal.wait_for(&["←", last]);
        terminal.press("q");
        terminal.ends_well();
    }
}

#[test]
fn a_terminal_shows_colours_and_letters() {
    let terminal = Terminal::start(&["replay", "--plain", &record("rat-hot.json")]);
    let screen = terminal.ends_well();
    let shown = screen.screen().contents();
    assert!(shown.contains("won. Points:"), "{shown}");
    assert!(has_colours(&screen), "{shown}");
}

#[test]
fn long_work_shows_how_much_time_is_left_and_leaves_nothing_behind() {
    let analysis = record("rat-hot.json");
    for (arguments, bar) in [
        (&["analyse", &analysis, "--iterations", "1"][..], "/25 · left: "),
        (&["arena", "piratz", "rat", "rat", "--games", "10"], "/10 · left: "),
    ] {
        let (written, screen) = Terminal::start(arguments).writes_and_ends_well();
        assert!(written.contains(bar), "{written}");
        let shown = screen.screen().contents();
        assert!(!shown.contains(bar) && shown.contains('%'), "{shown}");
    }
}

#[test]
fn rules_that_are_longer_than_the_screen_are_read_a_page_at_a_time() {
    let begun = |pager| {
        let (written, screen) = Terminal::start_with(&["rules", "piratz"], &[("PAGER", pager)]).writes_and_ends_well();
        (written, screen.screen().contents())
    };
    assert_eq!(begun("head -n 1; echo turned over").1.trim(), "Piratz\nturned over");
    for pager in ["", "no-such-pager"] {
        let (written, _) = begun(pager);
        for part in ["What it is about", "PZ-X1", "PZ-V2"] {
            assert!(written.contains(part), "{part} is missing with {pager:?}: {written}");
        }
    }
}
