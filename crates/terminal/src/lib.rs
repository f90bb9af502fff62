//! The three games in a terminal.
//!
//! [`App`] is pure: it takes what happened, says what is wished for, and draws itself. [`run()`] feeds it with keys and with
//! the news of a [`Place`]: a table of one's own ([`Local`]), a lesson ([`Course`]) or a table of a house elsewhere ([`Remote`]). Nothing here knows
//! a rule; a table tells what a seat sees, what it can do, and what happened.
//!
//! | to change … | look in |
//! | --- | --- |
//! | what a table tells, and what it can be asked | [`sight`], [`place`] |
//! | how a game looks, and its keys | `games` |
//! | what is around every table: log, help, sheets, the curtain | `screen` |
//! | what is chosen before a game | `setup` |
//! | playing in sentences instead | `plain` |
//! | how the terminal is taken and given back | `window` |
//! | a house elsewhere: its tables, and people who gather at one | `hall`, `gathering` |
#![expect(clippy::disallowed_methods, reason = "bots at a table of one's own pause, and that takes a clock")]
#![expect(clippy::disallowed_types, reason = "nothing that is drawn depends on their order")]

mod about;
mod app;
mod event;
mod games;
mod gathering;
mod hall;
mod log;
mod paint;
mod place;
mod plain;
mod run;
mod screen;
mod setup;
mod sheet;
mod sight;
mod text;
mod window;

pub use app::App;
pub use event::{Ask, Event, Wish};
pub use paint::Paint;
pub use place::{
    Address, Course, Keep, KeptGame, Local, NotAnAddress, Place, Remote, Saved, SavedError, Sitter, TableLink,
    Unfinished, Visit, free_name, names, write_private,
};
pub use plain::talk;
pub use run::{Host, Left, run};
pub use setup::{NewGame, Wanted};
pub use sight::{Choice, Ended, Gathering, News, Setting, Snapshot, TableLine, Teaching};
pub use text::wrap;
pub use window::{Told, Window};
