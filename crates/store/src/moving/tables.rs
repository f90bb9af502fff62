//! What a house consists of. Everything else in it follows from that.

use crate::Error;
use crate::question::Row;
use crate::value::Value;

use super::Cells;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Table {
    pub name: &'static str,
    pub columns: &'static [(&'static str, Kind)],
}

/// What stands in a column, if anything does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Number,
    Flag,
    Text,
    Bytes,
}

use Kind::{Bytes, Flag, Number, Text};

pub(super) const ENTRIES: Table = Table {
    name: "entries",
    columns: &[("room", Number), ("seq", Number), ("at", Number), ("version", Number), ("entry", Text)],
};

pub(super) const TABLES: [Table; 11] = [
    Table {
        name: "guests",
        columns: &[
            ("id", Number),
            ("owner", Number),
            ("since", Number),
            ("seen", Number),
            ("token", Bytes),
            ("name", Text),
        ],
    },
    ENTRIES,
    Table {
        name: "rooms",
        columns: &[
            ("id", Number),
            ("changed", Number),
            ("host", Number),
            ("origin", Number),
            ("wake_at", Number),
            ("public", Flag),
            ("kings", Flag),
            ("phase", Text),
            ("game", Text),
            ("summary", Text),
        ],
    },
    Table { name: "sitters", columns: &[("guest", Number), ("room", Number), ("changed", Number)] },
    Table { name: "owners", columns: &[("owner", Number), ("room", Number)] },
    Table {
        name: "results",
        columns: &[
            ("id", Number),
            ("room", Number),
            ("at", Number),
            ("game", Text),
            ("result", Text),
            ("changes", Text),
        ],
    },
    Table { name: "standings", columns: &[("game", Text), ("player", Text), ("standing", Text)] },
    Table { name: "counted", columns: &[("result", Number)] },
    Table { name: "reviews", columns: &[("room", Number), ("review", Text)] },
    Table { name: "blocks", columns: &[("who", Text), ("since", Number)] },
    Table { name: "notice", columns: &[("text", Text)] },
];

impl Table {
    pub(super) fn names(self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    /// A statement that adds a row.
    pub(super) fn insert(self) -> String {
        let places: Vec<String> = (1..=self.columns.len()).map(|place| format!("?{place}")).collect();
        format!("INSERT INTO {} ({}) VALUES ({})", self.name, self.names(), places.join(", "))
    }

    pub(super) fn read(self, row: &Row) -> Result<Cells, Error> {
        let cell = |(place, (_, kind)): (usize, &(&str, Kind))| -> Result<Value<'static>, Error> {
            Ok(match kind {
                Number => row.get::<Option<i64>>(place)?.into(),
                Flag => row.get::<Option<bool>>(place)?.into(),
                Text => row.get::<Option<String>>(place)?.into(),
                Bytes => row.get::<Option<Vec<u8>>>(place)?.map_or(Value::Null, |bytes| Value::Bytes(bytes.into())),
            })
        };
        self.columns.iter().enumerate().map(cell).collect()
    }
}
