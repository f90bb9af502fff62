//! Whether what the visitors of a table saw can have happened, and whether it is what its log says.
//!
//! Everything here is a pure function of histories and logs. What is promised, point by point:
//!
//! | | |
//! | --- | --- |
//! | [`acknowledged`] | what was acknowledged is in the log exactly once, at its number; what was refused is not in it; what got no answer is in it at most once |
//! | [`numbers`], [`told`] | a visitor's numbers have no gap, or a whole table bridges it; a reading that names the last number never goes back; whatever was told is what the log comes to at that number |
//! | [`order`] | what was sent after something else was known comes after it |
//! | [`by_itself`] | clocks go after their deadlines, and once; a bot acts once a turn |
//! | [`exchange`] | nobody was told what they may not know |

mod acknowledged;
mod by_itself;
mod clock;
pub mod deed;
mod exchange;
mod fold;
pub mod ladders;
mod numbers;
mod order;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod told;
mod wishes;

use std::collections::BTreeMap;
use std::fmt;

use crate::history::{Happening, History, Visitor};
use fold::{Fold, Log};
use told::{Missed, Told};

pub use told::{Answer, digest};

/// In which way a promise is broken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Point {
    /// It was acknowledged, and does not stand where it should.
    Lost,
    Doubled,
    /// It stands in the log, and was refused, or never asked for, or cannot follow.
    Invented,
    Views,
    Order,
    ByItself,
    Secrets,
    /// People could not go on, or a node could not.
    Stuck,
}

impl Point {
    pub const ALL: [Self; 8] = [
        Self::Lost,
        Self::Doubled,
        Self::Invented,
        Self::Views,
        Self::Order,
        Self::ByItself,
        Self::Secrets,
        Self::Stuck,
    ];
}

impl fmt::Display for Point {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str(match self {
            Self::Lost => "lost",
            Self::Doubled => "done twice",
            Self::Invented => "in the log, and refused, never asked for or impossible",
            Self::Views => "told otherwise than the log has it, or with a gap",
            Self::Order => "later, and yet before",
            Self::ByItself => "clocks too early, bots twice, ladders that differ",
            Self::Secrets => "leaked",
            Self::Stuck => "stuck",
        })
    }
}

/// A promise that was broken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub point: Point,
    pub table: String,
    /// Whose history shows it, and at which line.
    pub seen: Option<(String, usize)>,
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        let Self { point, table, seen, what } = self;
        write!(formatter, "{point}: table {table}")?;
        if let Some((who, line)) = seen {
            // The first line of a file says whose it is.
            write!(formatter, ", {who}, line {}", line + 2)?;
        }
        let cut = what.floor_char_boundary(2_000.min(what.len()));
        write!(formatter, ": {}", &what[..cut])
    }
}

/// Everything that is known of a table when all is over.
#[derive(Debug)]
pub struct Evidence {
    pub table: String,
    /// When, and what, as the store has it.
    pub log: Vec<(u64, String)>,
    pub histories: Vec<History>,
    /// With which number each node shows the table in the end.
    pub last: Vec<(usize, u64)>,
    /// The record of a game that is over, as a node gives it.
    pub record: Option<String>,
}

/// What came of checking a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    pub faults: Vec<Fault>,
    /// Actions of people that were acknowledged, and that never got an answer.
    pub acknowledged: usize,
    pub unanswered: usize,
    /// What the house has done for bots, and for people whose time was up.
    pub bots: usize,
    pub stand_ins: usize,
    pub by_themselves: Vec<ByItself>,
    /// Messages that were held against the log, and against the same game with hidden cards exchanged.
    pub explained: usize,
    pub exchanged: usize,
    /// Entries of the log.
    pub entries: usize,
    /// Of a rated game that has ended: the guests who played it.
    pub rated: Option<(String, Vec<String>)>,
}

/// Something that the house did by itself: when it could have been done, and when it was, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByItself {
    pub due: u64,
    pub done: u64,
}

/// Notes what is wrong at one table.
#[derive(Debug)]
struct Findings<'a> {
    table: &'a str,
    checked: Checked,
}

impl Findings<'_> {
    fn add(&mut self, point: Point, what: String) {
        self.checked.faults.push(Fault { point, table: self.table.to_owned(), seen: None, what });
    }

    fn add_at(&mut self, point: Point, visitor: &Visitor, line: usize, what: String) {
        let who = visitor.seat.map_or_else(|| format!("onlooker {}", visitor.guest), |seat| format!("seat {seat}"));
        let seen = Some((who, line));
        // One line breaks a promise once, in however many ways that shows.
        if !self.checked.faults.iter().any(|fault| fault.point == point && fault.seen == seen) {
            self.checked.faults.push(Fault { point, table: self.table.to_owned(), seen, what });
        }
    }
}

/// Something of a message that is to be explained at a number.
#[derive(Debug)]
struct Claim<'a> {
    visitor: &'a Visitor,
    line: usize,
    what: Claimed<'a>,
}

#[derive(Debug)]
enum Claimed<'a> {
    Told(&'a Told),
    Missed(&'a Missed),
}

impl Claim<'_> {
    fn explain(&self, fold: &Fold) -> Result<(), String> {
        match self.what {
            Claimed::Told(Told::Whole(whole)) => whole.explain(fold, self.visitor),
            Claimed::Told(Told::Update(update)) => update.explain(fold, self.visitor),
            Claimed::Told(Told::Answer(_) | Told::Other) => Ok(()),
            Claimed::Missed(missed) => missed.explain(fold, self.visitor),
        }
    }
}

/// Messages by the line that they stand in.
type Read = BTreeMap<usize, Told>;
/// What is to be explained, by number.
type Claims<'a> = BTreeMap<u64, Vec<Claim<'a>>>;

/// Checks all points at one table.
pub fn check(evidence: &Evidence) -> Checked {
    let mut findings = Findings { table: &evidence.table, checked: Checked::default() };
    let log = match read_log(&evidence.log) {
        Ok(log) => log,
        Err(what) => {
            findings.add(Point::Invented, what);
            return findings.checked;
        }
    };
    findings.checked.entries = log.len();
    let read: Vec<Read> = evidence.histories.iter().map(|history| read_told(history, &mut findings)).collect();
    for (history, told) in evidence.histories.iter().zip(&read) {
        numbers::check(history, told, &mut findings);
    }
    acknowledged::check(&evidence.histories, &read, &log, &mut findings);
    wishes::check(&evidence.histories, &log, &mut findings);
    order::check(&evidence.histories, &read, &log, &mut findings);
    let claims = claims(&evidence.histories, &read);
    if let Some(fold) = walk(&log, &claims, &evidence.histories, &mut findings) {
        check_the_end(evidence, &fold, &mut findings);
    }
    exchange::check(&log, &claims, &evidence.histories, &mut findings);
    findings.checked
}

fn read_log(log: &[(u64, String)]) -> Result<Log, String> {
    let read = |(number, (at, entry)): (usize, &(u64, String))| {
        let deed = serde_json::from_str(entry);
        Ok((*at, deed.map_err(|error| format!("entry {} cannot be read: {error}: {entry}", number + 1))?))
    };
    log.iter().enumerate().map(read).collect()
}

fn read_told(history: &History, findings: &mut Findings) -> Read {
    let mut read = Read::new();
    for (line, text) in history.told() {
        match Told::read(text) {
            Ok(told) => drop(read.insert(line, told)),
            Err(what) => findings.add_at(Point::Secrets, &history.visitor, line, format!("{what}: {text}")),
        }
    }
    read
}

fn claims<'a>(histories: &'a [History], read: &'a [Read]) -> Claims<'a> {
    let mut claims = Claims::new();
    for (history, told) in histories.iter().zip(read) {
        for (line, told) in told {
            let mut claim = |seq: u64, what| {
                claims.entry(seq).or_default().push(Claim { visitor: &history.visitor, line: *line, what });
            };
            if let Some(seq) = told.seq() {
                claim(seq, Claimed::Told(told));
            }
            if let Told::Whole(whole) = told {
                whole.missed.iter().flatten().for_each(|missed| claim(missed.seq, Claimed::Missed(missed)));
            }
        }
    }
    claims
}

/// Goes through the log entry by entry, and holds against it whatever was told; how the table stands in the end, if the
/// log makes sense.
fn walk(log: &Log, claims: &Claims, histories: &[History], findings: &mut Findings) -> Option<Fold> {
    let mut fold = match log
        .first()
        .ok_or_else(|| "the log is empty".to_owned())
        .and_then(|first| Fold::open(findings.table, first))
    {
        Ok(fold) => fold,
        Err(what) => {
            findings.add(Point::Lost, what);
            return None;
        }
    };
    let given_up = wishes::given_up(histories);
    for entry in 1..=log.len() {
        if entry > 1 {
            let (at, deed) = &log[entry - 1];
            by_itself::check(&fold, *at, deed, &given_up, findings);
            if let Err(what) = fold.apply(*at, deed) {
                findings.add(Point::Invented, format!("entry {entry} cannot follow: {what}"));
                return None;
            }
        }
        for claim in claims.get(&fold.seq).into_iter().flatten() {
            findings.checked.explained += 1;
            if let Err(what) = claim.explain(&fold) {
                findings.add_at(Point::Views, claim.visitor, claim.line, format!("at {}: {what}", fold.seq));
            }
        }
    }
    for claim in claims.range(fold.seq + 1..).flat_map(|(_, claims)| claims) {
        let what = format!("a number was told that the log does not have: it ends with {}", fold.seq);
        findings.add_at(Point::Lost, claim.visitor, claim.line, what);
    }
    Some(fold)
}

/// That all nodes have come to the end of the log, and that the record is what it comes to.
fn check_the_end(evidence: &Evidence, fold: &Fold, findings: &mut Findings) {
    for (node, seq) in evidence.last.iter().filter(|(_, seq)| *seq != fold.seq) {
        findings.add(Point::Views, format!("in the end node {node} is at {seq}, and the log at {}", fold.seq));
    }
    let over = fold.table.as_deref().filter(|_| fold.is_over());
    if let Some(table) = over.filter(|_| fold.charter.terms.rated && !fold.adjourned) {
        findings.checked.rated = by_itself::counts(fold, table);
    }
    let Some(record) = &evidence.record else { return };
    let Some(table) = over else {
        return findings.add(Point::Views, "there is a record of a game that goes on".to_owned());
    };
    let resigned = fold.resigned.iter().map(|seat| fold::seat(*seat)).collect();
    let expected = catalog::json::write(&table.record().with_resigned(resigned));
    if expected.get() != record {
        findings.add(Point::Views, format!("the record is {record} and has to be {expected}"));
    }
    if catalog::verify(record).table.is_none() {
        findings.add(Point::Views, format!("the record does not hold: {record}"));
    }
}

/// Every message that shows a number, with its time.
fn shown<'a>(history: &'a History, read: &'a Read) -> impl Iterator<Item = (u64, usize, u64)> + 'a {
    read.iter().filter_map(|(line, told)| Some((history.lines[*line].at, *line, told.seq()?)))
}

/// The times at which actions left for the first time, by their ids.
fn first_sent(history: &History) -> BTreeMap<&str, (u64, usize)> {
    let mut sent = BTreeMap::new();
    for (number, line) in history.lines.iter().enumerate() {
        if let Happening::Sent { id, .. } = &line.what {
            sent.entry(id.as_str()).or_insert((line.at, number));
        }
    }
    sent
}
