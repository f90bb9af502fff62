//! Whatever happens, the terminal is given back as it was.

use std::io::Read;
use std::num::NonZero;

use portable_pty::{CommandBuilder, PtySize, native_pty_system};

const ROWS: NonZero<u16> = NonZero::new(24).unwrap();
const COLUMNS: NonZero<u16> = NonZero::new(80).unwrap();

#[test]
fn a_panic_leaves_a_clean_terminal_and_says_what_happened() {
    let tests = std::env::current_exe().unwrap();
    let built = tests.parent().unwrap().parent().unwrap();
    let size = PtySize { rows: ROWS.get(), cols: COLUMNS.get(), pixel_width: 0, pixel_height: 0 };
    let pair = native_pty_system().openpty(size).unwrap();
    let mut command = CommandBuilder::new(built.join("examples").join("broken"));
    command.env("TERM", "xterm-256color");
    // A trace would push the sentence off the screen.
    command.env("RUST_BACKTRACE", "0");
    let mut child = pair.slave.spawn_command(command).unwrap();
    drop(pair.slave);
    let mut reader = pair.master.try_clone_reader().unwrap();
    let reading = std::thread::spawn(move || {
        let mut screen = vt100::Parser::new(ROWS, COLUMNS, 0);
        let (mut buffer, mut written) = ([0; 4096], Vec::new());
        while let Ok(read @ 1..) = reader.read(&mut buffer) {
            screen.process(&buffer[..read]);
            written.extend_from_slice(&buffer[..read]);
        }
        (screen, String::from_utf8_lossy(&written).into_owned())
    });
    assert_eq!(child.wait().unwrap().exit_code(), 101);
    let (screen, written) = reading.join().unwrap();
    let screen = screen.screen();
    assert!(written.contains("\x1b[?1049h"), "the table was on a screen of its own: {written:?}");
    assert!(!screen.alternate_screen() && !screen.hide_cursor(), "{}", screen.contents());
    assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
    assert!(screen.contents().contains("a leg came off the table"), "{}", screen.contents());
}
