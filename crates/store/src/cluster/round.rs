//! A round: everything that a node says and asks once a second, in one go.

use std::collections::HashSet;

use super::{Asked, BREAK_AFTER, DEAD_AFTER, Memory, NodeRow, statements};
use crate::postgres::parameter::Parameter;
use crate::postgres::session::{Answer, Row};
use crate::{Error, LogEntry, NodeId, RoomId, Trouble};

/// What a node says of itself, and what it asks.
#[derive(Clone, Debug)]
pub struct Round {
    pub node: NodeRow,
    /// The tables in its memory, each with the number of the last entry that it knows.
    pub awake: Vec<(RoomId, u64)>,
    /// The tables that it wants to drive. What is not wanted any more is to be given up; if that is forgotten, it is noticed
    /// after ten seconds.
    pub wanted: Vec<RoomId>,
    /// The tables that it does not drive any more.
    pub given_up: Vec<RoomId>,
    /// How many sleeping tables it can wake now.
    pub wakes: usize,
}

/// What a node hears.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard {
    /// The time of the house: PostgreSQL's.
    pub now: u64,
    /// By how much that is ahead of PostgreSQL's clock.
    pub ahead: i64,
    /// Since when some node has been beating without a break.
    pub open_since: u64,
    /// The tables among those wanted that are this node's to drive now.
    pub drives: Vec<RoomId>,
    /// Sleeping tables whose time has come. They are this node's to drive, and wanted from now on.
    pub to_wake: Vec<RoomId>,
    /// What others have added to tables that are awake, in order; if it is much, the rest comes with the next round.
    pub entries: Vec<LogEntry>,
    /// The tables among those awake that are not there any more.
    pub gone: Vec<RoomId>,
    /// The tables among those awake to which a newer program has added something that this one does not understand.
    pub unreadable: Vec<RoomId>,
    pub revision: Revision,
}

/// What has been changed that nodes remember, by this node or another.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Revision {
    /// Tables whose log was written anew since the round before, whether they are awake or not: whoever has read it before
    /// has to read it again. If they are many, the rest comes with the next round.
    pub amended: Vec<RoomId>,
    /// How often guests were forgotten, or called otherwise.
    pub guests: u64,
    /// How often somebody was locked out, or let in again.
    pub blocks: u64,
    /// How often it was changed what everybody is told.
    pub notice: u64,
    /// How often finishes were written anew.
    pub finishes: u64,
    /// The number of the last finish.
    pub last_finish: i64,
}

/// A round on its way.
#[derive(Debug)]
pub(super) struct Questions {
    round: Round,
    claimed: Vec<RoomId>,
    given_up: Vec<RoomId>,
    amendments: Option<i64>,
}

fn numbers(rooms: impl IntoIterator<Item = RoomId>) -> Parameter<'static> {
    Parameter::Numbers(rooms.into_iter().map(|room| room.0).collect())
}

pub(super) fn millis(duration: std::time::Duration) -> Parameter<'static> {
    (duration.as_millis() as u64).into()
}

impl Questions {
    pub(super) fn of(mut round: Round, memory: &Memory, number: u64) -> Self {
        // Where not everything comes at once, it is not always the same that comes.
        let first = number as usize * 997 % round.awake.len().max(1);
        round.awake.rotate_left(first);
        if round.node.draining {
            round.wakes = 0;
        }
        let claims = round.wanted.iter().filter(|room| !memory.mine.contains(room) && !round.node.draining);
        Self {
            claimed: claims.copied().collect(),
            given_up: round.given_up.iter().chain(&memory.strays).copied().collect(),
            amendments: memory.amendments,
            round,
        }
    }

    /// Everything that is changed is changed together, and before anything is asked.
    pub(super) fn asked(&self) -> Vec<Asked<'_>> {
        let Round { node, awake, wakes, .. } = &self.round;
        let me = || Parameter::from(node.id.0);
        let beat = vec![
            me(),
            node.started.into(),
            node.tables.into(),
            node.drives.into(),
            node.sockets.into(),
            node.draining.into(),
            (&node.address).into(),
            (&node.version).into(),
            millis(BREAK_AFTER),
        ];
        let rooms = || numbers(awake.iter().map(|(room, _)| *room));
        let known = Parameter::Numbers(awake.iter().map(|(_, seq)| seq.cast_signed()).collect());
        let told = self.amendments.unwrap_or(i64::MAX);
        vec![
            ("BEGIN", vec![]),
            (statements::GIVE_UP, vec![me(), numbers(self.given_up.iter().copied())]),
            (statements::CLAIM, vec![me(), numbers(self.claimed.iter().copied()), millis(DEAD_AFTER)]),
            (statements::WAKE, vec![me(), (*wakes).into()]),
            (statements::BEAT, beat),
            ("COMMIT", vec![]),
            (statements::BURY, vec![millis(DEAD_AFTER)]),
            (statements::REVISION, vec![]),
            (statements::AMENDED, vec![told.into()]),
            (statements::MINE, vec![me()]),
            (statements::NEWS, vec![rooms(), known]),
            (statements::GONE, vec![rooms()]),
            (statements::FORGET_ORDERS, vec![]),
        ]
    }

    pub(super) fn heard(self, answers: Vec<Answer>, memory: &mut Memory, log_version: u32) -> Result<Heard, Error> {
        let [_, _, _, woken, beat, _, _, revision, amended, mine, news, gone, _] =
            <[Answer; 13]>::try_from(answers).map_err(|_| incomplete())?;
        let (entries, unreadable) = self::entries(&news, log_version)?;
        let (now, open_since, ahead) = first(&beat, |row| Ok((count(row, 0)?, count(row, 1)?, row.try_get(2)?)))?;
        let to_wake = rooms(&woken)?;
        let (mut revision, amendments) = first(&revision, read_revision)?;
        for row in &amended.rows {
            revision.amended.push(RoomId(row.try_get(0)?));
            memory.amendments = Some(row.try_get(1)?);
        }
        memory.amendments.get_or_insert(amendments);
        let wanted: HashSet<RoomId> = self.round.wanted.iter().chain(&to_wake).copied().collect();
        memory.mine.clear();
        memory.strays.clear();
        for row in &mine.rows {
            let (room, for_a_while) = (RoomId(row.try_get(0)?), row.try_get(1)?);
            memory.mine.insert(room);
            if for_a_while && !wanted.contains(&room) {
                memory.strays.push(room);
            }
        }
        let drives = self.round.wanted.into_iter().filter(|room| memory.mine.contains(room)).collect();
        Ok(Heard { now, ahead, open_since, drives, to_wake, entries, gone: rooms(&gone)?, unreadable, revision })
    }
}

pub(super) fn first<T>(answer: &Answer, read: impl Fn(&Row) -> Result<T, tokio_postgres::Error>) -> Result<T, Error> {
    Ok(read(answer.rows.first().ok_or_else(incomplete)?)?)
}

/// Somebody has taken away what is always there.
pub(super) fn incomplete() -> Error {
    Error::Postgres { trouble: Trouble::Statement, message: "the house is incomplete".to_owned() }
}

pub(super) fn count(row: &Row, place: usize) -> Result<u64, tokio_postgres::Error> {
    row.try_get(place).map(i64::cast_unsigned)
}

fn rooms(answer: &Answer) -> Result<Vec<RoomId>, Error> {
    let rooms = answer.rows.iter().map(|row| row.try_get(0).map(RoomId));
    Ok(rooms.collect::<Result<_, _>>()?)
}

fn read_revision(row: &Row) -> Result<(Revision, i64), tokio_postgres::Error> {
    let revision = Revision {
        amended: Vec::new(),
        guests: count(row, 1)?,
        blocks: count(row, 2)?,
        notice: count(row, 3)?,
        finishes: count(row, 4)?,
        last_finish: row.try_get(5)?,
    };
    Ok((revision, row.try_get(0)?))
}

pub(super) fn node(row: &Row) -> Result<NodeRow, tokio_postgres::Error> {
    Ok(NodeRow {
        id: NodeId(row.try_get(0)?),
        address: row.try_get(1)?,
        version: row.try_get(2)?,
        started: count(row, 3)?,
        beat: count(row, 4)?,
        draining: row.try_get(5)?,
        tables: count(row, 6)?,
        drives: count(row, 7)?,
        sockets: count(row, 8)?,
    })
}

/// Entries that this program understands, up to the first at each table that it does not; and the tables where there is one.
pub(super) fn entries(answer: &Answer, log_version: u32) -> Result<(Vec<LogEntry>, Vec<RoomId>), Error> {
    let (mut entries, mut unreadable) = (Vec::new(), Vec::new());
    for row in &answer.rows {
        let (room, version): (_, i32) = (RoomId(row.try_get(0)?), row.try_get(3)?);
        if unreadable.last() == Some(&room) {
            continue;
        }
        if version.cast_unsigned() > log_version {
            unreadable.push(room);
            continue;
        }
        entries.push(LogEntry { room, seq: count(row, 1)?, at: count(row, 2)?, entry: row.try_get(4)? });
    }
    entries.sort_by_key(|entry: &LogEntry| (entry.room, entry.seq));
    Ok((entries, unreadable))
}
