//! What is kept of a house that is closed: every table's log, as the store has it.

use std::collections::BTreeMap;

use store::{Inspection, RoomId};

use crate::Result;
use crate::keeping::Keeping;

/// The file in a house's folder.
const FILE: &str = "house.sqlite";

/// Entries in the order of their numbers: when, and what.
pub type Log = Vec<(u64, String)>;

#[derive(Debug)]
pub enum Archive {
    File(Inspection),
    /// By table, or what is wrong with its numbers.
    Database(BTreeMap<String, Result<Log, String>>),
}

impl Archive {
    pub async fn open(keeping: &Keeping) -> Result<Self> {
        match keeping {
            Keeping::File(folder) => {
                let inspection = Inspection::of(&folder.join(FILE))?;
                match inspection.faults() {
                    [] => Ok(Self::File(inspection)),
                    faults => Err(format!("the file is damaged: {}", faults.join("; ")).into()),
                }
            }
            Keeping::Services(services) => {
                let question = "SELECT room, seq, at, entry FROM entries ORDER BY room, seq";
                Ok(Self::Database(by_table(&services.sql(question).await?)?))
            }
        }
    }

    /// All entries of a table; none if nothing has ever happened there.
    pub fn log(&self, table: &str) -> Result<Log, String> {
        match self {
            Self::File(inspection) => {
                let room: RoomId = table.parse().map_err(|error| format!("{table}: {error}"))?;
                inspection.log(room).map_err(|error| error.to_string())
            }
            Self::Database(logs) => logs.get(table).cloned().unwrap_or_else(|| Ok(Vec::new())),
        }
    }
}

/// Reads rows as `psql` writes them: a table's number, an entry's, when, and what, which may have anything in it.
fn by_table(rows: &str) -> Result<BTreeMap<String, Result<Log, String>>> {
    let mut logs: BTreeMap<String, Result<Log, String>> = BTreeMap::new();
    for row in rows.lines().filter(|row| !row.is_empty()) {
        let parts: Vec<&str> = row.splitn(4, '|').collect();
        let [room, seq, at, entry] = parts[..] else { return Err(format!("no entry: {row}").into()) };
        let (seq, at): (usize, u64) = (seq.parse()?, at.parse()?);
        let log = logs.entry(RoomId(room.parse()?).to_string()).or_insert_with(|| Ok(Vec::new()));
        match log {
            Ok(entries) if entries.len() + 1 == seq => entries.push((at, entry.to_owned())),
            Ok(entries) => *log = Err(format!("after entry {} comes {seq}", entries.len())),
            Err(_) => {}
        }
    }
    Ok(logs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_become_logs_and_a_gap_in_them_is_noticed() {
        let logs = by_table("1|1|70|{\"a\": \"x|y\"}\n1|2|71|{}\n-1|1|70|{}\n-1|3|72|{}\n").unwrap();
        let log = |table: &str| logs[table].clone();
        assert_eq!(log("0000000000000001").unwrap(), [(70, "{\"a\": \"x|y\"}".to_owned()), (71, "{}".to_owned())]);
        assert_eq!(log("ffffffffffffffff"), Err("after entry 1 comes 3".to_owned()));
        assert_eq!(
            by_table("1|1|1|{}\n1|1|1|{}").unwrap()["0000000000000001"],
            Err("after entry 1 comes 1".to_owned())
        );
    }
}
