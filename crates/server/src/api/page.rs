//! Lists of tables, a page at a time.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use axum::http::header::{HeaderName, LINK};
use axum::response::AppendHeaders;
use store::{ListCursor, RoomId};

use super::sent::Asking;

/// What a page comes after: when a table changed, and which one it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct After(pub ListCursor);

impl fmt::Display for After {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}-{}", self.0.changed, self.0.room)
    }
}

/// Nothing that this house has written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAPlace;

impl fmt::Display for NotAPlace {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("1794780000000-0123456789abcdef")
    }
}

impl FromStr for After {
    type Err = NotAPlace;
    fn from_str(text: &str) -> Result<Self, NotAPlace> {
        let (changed, room) = text.split_once('-').ok_or(NotAPlace)?;
        let changed: i64 = changed.parse().map_err(|_: ParseIntError| NotAPlace)?;
        let room: RoomId = room.parse().map_err(|_| NotAPlace)?;
        Ok(Self(ListCursor { changed: u64::try_from(changed).map_err(|_| NotAPlace)?, room }))
    }
}

/// Where the next page is (RFC 8288), if there is one, with everything else asked for as before.
pub fn link(path: &str, asking: &Asking, next: Option<After>) -> AppendHeaders<Option<(HeaderName, String)>> {
    let kept = ["game", "phase"].into_iter().filter_map(|name| Some(format!("{name}={}&", asking.text(name)?)));
    AppendHeaders(next.map(|next| (LINK, format!("<{path}?{}after={next}>; rel=\"next\"", kept.collect::<String>()))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_read_as_it_is_written() {
        let after = After(ListCursor { changed: 1_794_780_000_000, room: RoomId(-7) });
        assert_eq!(after.to_string().parse(), Ok(after));
        for wrong in [
            "",
            "1794780000000",
            "-1-0123456789abcdef",
            "x-0123456789abcdef",
            "1-2",
            "99999999999999999999-0123456789abcdef",
        ] {
            assert_eq!(wrong.parse::<After>(), Err(NotAPlace), "{wrong}");
        }
    }
}
