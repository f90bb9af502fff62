//! What a table's log comes to, by the rules and the record's own recipe, and nothing of the server.

use catalog::fairness::{Fairness, NOTHING};
use catalog::{Entry, Input, Order, Shelf, Source, Table};
use ratskeller_core::{Seat, SmallId, Viewer};
use serde_json::Value;

use super::clock::Clock;
use super::deed::{Charter, Deed, Sitter};

/// A log, from its first entry to the last: when, and what.
pub type Log = Vec<(u64, Deed)>;

/// RC-E2: minutes are told in milliseconds.
const MINUTE: u64 = 60_000;

/// Who decides what happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decider {
    Nobody,
    Person(usize),
    /// A bot of the house, or a rat for somebody who has given up.
    House(usize),
}

#[derive(Debug)]
pub struct Fold {
    pub id: String,
    pub charter: Charter,
    pub created: u64,
    /// When something happened last, and its number.
    pub changed: u64,
    pub seq: u64,
    pub seats: Vec<Option<Sitter>>,
    pub fixed: bool,
    pub begun_again: u32,
    pub table: Option<Box<dyn Table>>,
    pub clock: Option<Clock>,
    /// RC-E2: when the table tells the time.
    pub time_up: Option<u64>,
    pub resigned: Vec<usize>,
    pub adjourned: bool,
    pub rematch: Option<String>,
    /// If the last thing was a move: who made it, and with which event it begins.
    pub last_move: Option<LastMove>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastMove {
    /// None: the table itself, or somebody who took something back.
    pub by: Option<usize>,
    pub events: usize,
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number)
}

impl Fold {
    pub fn open(id: &str, (at, deed): &(u64, Deed)) -> Result<Self, String> {
        let Deed::Opened(charter) = deed else { return Err("a log begins with the opening of its table".to_owned()) };
        Ok(Self {
            id: id.to_owned(),
            charter: (**charter).clone(),
            created: *at,
            changed: *at,
            seq: 1,
            seats: vec![None; charter.terms.players],
            fixed: false,
            begun_again: 0,
            table: None,
            clock: None,
            time_up: None,
            resigned: Vec::new(),
            adjourned: false,
            rematch: None,
            last_move: None,
        })
    }

    pub fn viewer(seat: Option<usize>) -> Viewer {
        seat.map(Seat::new).into()
    }

    pub fn is_over(&self) -> bool {
        self.table.as_deref().is_some_and(|table| {
            self.adjourned || table.to_move().is_none() || self.resigned.len() + 1 >= self.seats.len()
        })
    }

    pub fn phase(&self) -> &'static str {
        match (&self.table, self.is_over()) {
            (None, _) if self.fixed => "revealing",
            (None, _) => "waiting",
            (Some(_), true) => "over",
            (Some(_), false) => "playing",
        }
    }

    pub fn to_move(&self) -> Option<usize> {
        let table = self.table.as_deref().filter(|_| !self.is_over());
        table.and_then(Table::to_move).map(SmallId::index)
    }

    pub fn decider(&self) -> Decider {
        match self.to_move() {
            None => Decider::Nobody,
            Some(seat) if self.resigned.contains(&seat) => Decider::House(seat),
            Some(seat) if matches!(self.seats[seat], Some(Sitter::Bot { .. })) => Decider::House(seat),
            Some(seat) => Decider::Person(seat),
        }
    }

    /// The seats that have something to say before the game can begin.
    pub fn awaited(&self) -> Vec<usize> {
        let is_awaited = |sitter: &Option<Sitter>| match sitter {
            Some(Sitter::Person { commitment, .. }) if !self.fixed => commitment.is_none(),
            Some(Sitter::Person { bytes, .. }) => bytes.is_none(),
            _ => false,
        };
        let seats = self.seats.iter().enumerate().filter(|_| self.table.is_none());
        seats.filter(|(_, sitter)| is_awaited(sitter)).map(|(seat, _)| seat).collect()
    }

    /// The next entry, if it can follow.
    pub fn apply(&mut self, at: u64, deed: &Deed) -> Result<(), String> {
        if at < self.changed {
            return Err(format!("the log goes back in time, from {} to {at}", self.changed));
        }
        (self.seq, self.changed) = (self.seq + 1, at);
        self.last_move = None;
        match deed {
            Deed::Opened(_) => return Err("the table is opened again".to_owned()),
            Deed::Sat { seat, sitter } => *self.seat_before_the_start(*seat)? = Some(sitter.clone()),
            Deed::Left { seat, invite } => {
                *self.seat_before_the_start(*seat)? = None;
                self.charter.invite = invite.unwrap_or(self.charter.invite);
            }
            Deed::Committed { seat, commitment: new } => match self.seat_before_the_start(*seat)? {
                Some(Sitter::Person { commitment, bytes, .. }) => (*commitment, *bytes) = (Some(*new), None),
                _ => return Err(format!("nobody at seat {seat} can commit")),
            },
            Deed::Fixed => self.fixed = true,
            Deed::Unfixed { secret } => self.begin_again(*secret),
            Deed::Revealed { seat, bytes: told } => {
                match self.seats.get_mut(*seat) {
                    Some(Some(Sitter::Person { bytes, .. })) if self.fixed && bytes.is_none() => *bytes = Some(*told),
                    _ => return Err(format!("seat {seat} reveals what nobody asked for")),
                }
                if self.awaited().is_empty() {
                    self.start(at)?;
                }
            }
            Deed::Started => self.start(at)?,
            Deed::Acted { seat: by, action, .. } => self.act(*by, action, at)?,
            Deed::TookBack { .. } => {
                let table = self.playing()?;
                table.undo().ok_or("nothing can be taken back")?;
                self.last_move = Some(LastMove { by: None, events: table.events() });
            }
            Deed::Resigned { seat } => {
                self.playing()?;
                if self.resigned.contains(seat) {
                    return Err(format!("seat {seat} gives up a second time"));
                }
                self.resigned.push(*seat);
            }
            Deed::Reopened => {}
            Deed::Adjourned => {
                self.playing()?;
                self.adjourned = true;
            }
            Deed::Rematched { room } => {
                if let Some(other) = &self.rematch {
                    return Err(format!("it goes on at {room} as well as at {other}"));
                }
                self.rematch = Some(room.clone());
            }
        }
        self.move_the_clock(at, deed);
        Ok(())
    }

    fn move_the_clock(&mut self, at: u64, deed: &Deed) {
        let next = match self.decider() {
            Decider::Person(seat) => Some(seat),
            Decider::House(_) | Decider::Nobody => None,
        };
        let Some(clock) = &mut self.clock else { return };
        match deed {
            Deed::Acted { seat: Some(_), held, .. } => clock.decided(next, at, *held),
            Deed::TookBack { .. } => clock.take_back(),
            Deed::Reopened => clock.resume(at),
            _ => clock.attend_to(next, at),
        }
    }

    fn seat_before_the_start(&mut self, seat: usize) -> Result<&mut Option<Sitter>, String> {
        if self.fixed || self.table.is_some() {
            return Err(format!("seat {seat} changes when everything is fixed"));
        }
        self.seats.get_mut(seat).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn begin_again(&mut self, secret: ratskeller_core::Hex<32>) {
        self.fixed = false;
        self.begun_again += 1;
        self.charter.secret = secret;
        for sitter in self.seats.iter_mut().flatten() {
            if let Sitter::Person { commitment, bytes, .. } = sitter {
                (*commitment, *bytes) = (None, None);
            }
        }
    }

    /// What the shuffles are made from, once everybody sits.
    pub fn fairness(&self) -> Option<Fairness> {
        let sitters: Vec<&Sitter> = self.seats.iter().map(Option::as_ref).collect::<Option<_>>()?;
        let bytes = sitters.iter().map(|sitter| match sitter {
            Sitter::Person { bytes, .. } => bytes.unwrap_or(NOTHING),
            Sitter::Bot { .. } | Sitter::Kept { .. } => NOTHING,
        });
        let fairness = Fairness::new(self.id.clone(), self.charter.secret, bytes.collect());
        Some(fairness.with_commitments(sitters.iter().map(|sitter| sitter.commitment()).collect()))
    }

    fn start(&mut self, at: u64) -> Result<(), String> {
        if self.table.is_some() {
            return Err("the game begins a second time".to_owned());
        }
        let terms = &self.charter.terms;
        let fairness = self.fairness().ok_or("the game begins though a seat is open")?;
        let shares = fairness.check_shares().map_err(|fault| format!("a seat did not commit to its bytes: {fault:?}"));
        shares?;
        let impossible = |fault| format!("it cannot be dealt: {fault:?}");
        let game = Entry::named(&terms.game).map_err(impossible)?;
        let order = Order {
            deck: Shelf::default().find(game, &Value::Null).map_err(impossible)?,
            players: terms.players,
            names: Some(self.seats.iter().flatten().map(|sitter| sitter.name().to_owned()).collect()),
            options: terms.options.clone(),
            setup: self.charter.setup.clone(),
            source: Source::Fairness(fairness),
        };
        self.clock = terms.clock.map(|rule| Clock::new(rule, terms.players, at));
        let minutes = terms.options.pointer("/until/minutes").and_then(Value::as_u64);
        self.time_up = minutes.map(|minutes| at + minutes * MINUTE);
        self.table = Some(game.open(order).map_err(impossible)?);
        Ok(())
    }

    fn playing(&mut self) -> Result<&mut Box<dyn Table>, String> {
        if self.is_over() {
            return Err("the game goes on after its end".to_owned());
        }
        self.table.as_mut().ok_or_else(|| "the game has not begun".to_owned())
    }

    fn act(&mut self, by: Option<usize>, action: &Value, at: u64) -> Result<(), String> {
        let table = self.playing()?;
        let events = table.events();
        let done = table.act(Input { seat: by.map(Seat::new), action, at: Some(at) });
        done.map_err(|refused| format!("the rules do not allow {action}: {refused:?}"))?;
        if by.is_none() {
            self.time_up = None;
        }
        self.last_move = Some(LastMove { by, events });
        Ok(())
    }

    /// The game as a viewer sees it; when it is over everybody sees everything.
    pub fn view(&self, viewer: Viewer) -> Option<String> {
        let table = self.table.as_deref()?;
        let view = if self.is_over() { table.state() } else { table.view(viewer) };
        Some(view.get().to_owned())
    }

    /// What happened last, as a viewer saw it: a list.
    pub fn seen(&self, viewer: Viewer) -> String {
        let (Some(table), Some(last)) = (self.table.as_deref(), self.last_move) else { return "[]".to_owned() };
        list(&table.seen(viewer, last.events))
    }
}

/// Written items as a written list.
pub fn list(items: &[catalog::json::Json]) -> String {
    let items: Vec<&str> = items.iter().map(|item| item.get()).collect();
    format!("[{}]", items.join(","))
}
