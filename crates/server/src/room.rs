//! A table with everybody at it: what its log comes to. Pure; the log, the clock and the network are [`keeper`]'s.
//!
//! [`keeper`]: crate::keeper

mod commitments;
mod seating;
mod timing;
mod trail;

use std::collections::{HashMap, VecDeque};

use catalog::fairness::NOTHING;
use catalog::{Fairness, Input, Level, Order, Record, Source, Table};
use ratskeller_core::{ActionId, Seat, SmallId};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use store::{GuestId, Phase, RoomId};

use crate::charter::{Charter, WhatIf};
use crate::clock::Clock;
use crate::damaged::{Damaged, Flaw};
use crate::deed::{Deed, Share, Sitter};
use crate::denied::Denied;

pub use timing::{Overdue, Waking};
use trail::{LONGEST_TAIL, TrailEntry};

/// A game is adjourned after so many moves, those taken back included. Rat-a-Tat Cat and Piratz can go on for ever, and a
/// log cannot; real games have a few hundred moves.
pub const MOST_MOVES: usize = 4_000;

/// So much may happen at a table before its game begins.
pub const MOST_BEFORE_THE_START: u64 = 1_000;

/// Games of the first houses may be longer than that, but no longer ones are looked back on.
const MOST_LOOKED_BACK_ON: usize = 5_000;

/// How a table came to its end.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[ts(export_to = "house.ts")]
pub struct Ended {
    #[schema(value_type = Vec<usize>)]
    pub winners: Vec<Seat>,
    /// None if somebody resigned before they were counted, or the game was adjourned.
    pub points: Option<Vec<u32>>,
    /// `points`, `rats`, `last_left`, `resigned` or `adjourned`.
    #[ts(type = "Reason | \"resigned\" | \"adjourned\"")]
    pub reason: String,
}

/// Who decides what happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decider {
    Nobody,
    Person(Seat),
    Bot(Seat, Level),
}

#[derive(Debug)]
pub struct Room {
    pub id: RoomId,
    pub charter: Charter,
    /// When it was opened.
    pub created: u64,
    /// When something happened last.
    pub changed: u64,
    /// How much has happened.
    pub seq: u64,
    pub seats: Vec<Option<Sitter>>,
    /// Whether the seats and what they have committed to stand.
    fixed: bool,
    /// How often what stood was given up, with new secrets for everybody.
    pub begun_again: u32,
    pub table: Option<Box<dyn Table>>,
    pub clock: Option<Clock>,
    pub resigned: Vec<Seat>,
    pub rematch: Option<RoomId>,
    /// What the store has noted of when the table has to be woken; none if nobody has looked.
    pub noted_to_wake: Option<Waking>,
    pub adjourned: bool,
    /// Whom the host has made leave.
    turned_out: Vec<GuestId>,
    /// When play began.
    begun: u64,
    /// How many moves there were, those taken back included.
    moves: usize,
    /// The number of the position: nothing but time has changed since.
    position: u64,
    /// Everything that each seat's clients have done, by the ids they gave it: they may ask for it again.
    done: Vec<HashMap<Box<str>, u64>>,
    /// What was done since anything else happened.
    trail: VecDeque<TrailEntry>,
}

impl Room {
    pub fn open(id: RoomId, charter: Charter, at: u64) -> Self {
        let seats = vec![None; charter.terms.players];
        let done = vec![HashMap::new(); charter.terms.players];
        Self {
            id,
            charter,
            created: at,
            changed: at,
            seq: 1,
            seats,
            fixed: false,
            begun_again: 0,
            table: None,
            clock: None,
            resigned: Vec::new(),
            rematch: None,
            noted_to_wake: None,
            adjourned: false,
            turned_out: Vec::new(),
            begun: 0,
            moves: 0,
            position: 1,
            done,
            trail: VecDeque::new(),
        }
    }

    /// What the table is called where the same people play again. It follows from what the house alone knew until the game
    /// was over, so that nobody has opened another by this name.
    pub fn rematch_id(&self) -> RoomId {
        let mut hash = Sha256::new_with_prefix("rematch");
        hash.update(self.id.0.to_be_bytes());
        hash.update(self.charter.secret.0);
        let hash = hash.finalize();
        RoomId::new(std::array::from_fn(|place| hash[place]))
    }

    /// The table whose log has to be known to read this one: its game is played on here.
    pub fn played_on(log: &[(u64, String)]) -> Option<RoomId> {
        let (_, opening) = log.first()?;
        let Ok(Deed::Opened(charter)) = serde_json::from_str(opening) else { return None };
        charter.what_if.filter(|what_if| what_if.is_incomplete()).map(|what_if| what_if.room)
    }

    /// The room as its log tells it; none if there is no log. `other` is the log of the table that is [played on].
    ///
    /// [played on]: Self::played_on
    pub fn read(id: RoomId, log: &[(u64, String)], other: &[(u64, String)]) -> Result<Option<Self>, Damaged> {
        let unreadable = |error: serde_json::Error| Flaw::Unreadable(error.to_string());
        let log = log.iter().map(|(at, entry)| Ok((*at, serde_json::from_str(entry).map_err(unreadable)?)));
        Self::fold(id, log, other)
    }

    fn fold(
        id: RoomId,
        log: impl IntoIterator<Item = Result<(u64, Deed), Flaw>>,
        other: &[(u64, String)],
    ) -> Result<Option<Self>, Damaged> {
        let mut room: Option<Self> = None;
        for (entry, deed) in (1..).zip(log) {
            let told = deed.and_then(|(at, deed)| match (&mut room, deed) {
                (None, Deed::Opened(mut charter)) => {
                    charter.check()?;
                    charter.what_if.as_deref_mut().map_or(Ok(()), |what_if| complete(what_if, other))?;
                    room = Some(Self::open(id, *charter, at));
                    Ok(())
                }
                (None, _) => Err(Flaw::Opening),
                (Some(room), deed) => room.apply(deed, at),
            });
            told.map_err(|flaw| Damaged { entry, flaw })?;
        }
        Ok(room)
    }

    pub fn phase(&self) -> Phase {
        match &self.table {
            None if self.fixed => Phase::Revealing,
            None => Phase::Waiting,
            Some(_) if self.adjourned => Phase::Over,
            Some(table) if table.to_move().is_some() && self.left().count() > 1 => Phase::Playing,
            Some(_) => Phase::Over,
        }
    }

    /// Whose decision it is.
    pub fn to_move(&self) -> Option<Seat> {
        self.table.as_ref().filter(|_| self.phase() == Phase::Playing).and_then(|table| table.to_move())
    }

    /// The seats that have not resigned.
    fn left(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.seats.len()).filter(|seat| !self.resigned.contains(seat))
    }

    pub fn ended(&self) -> Option<Ended> {
        if self.phase() != Phase::Over {
            return None;
        }
        let outcome = self.table.as_ref().and_then(|table| table.outcome());
        Some(match outcome {
            Some(outcome) => Ended {
                winners: outcome.winning_seats().collect(),
                points: Some(outcome.points.values().to_vec()),
                reason: serde_json::to_value(outcome.reason)
                    .ok()
                    .and_then(|reason| Some(reason.as_str()?.to_owned()))
                    .unwrap_or_default(),
            },
            None if self.adjourned => Ended { winners: Vec::new(), points: None, reason: "adjourned".to_owned() },
            None => Ended { winners: self.left().collect(), points: None, reason: "resigned".to_owned() },
        })
    }

    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.seats.get(seat.index())?.as_ref()
    }

    pub fn decider(&self) -> Decider {
        let Some(seat) = self.to_move() else { return Decider::Nobody };
        match self.sitter(seat) {
            _ if self.resigned.contains(&seat) => Decider::Bot(seat, Level::Rat),
            Some(Sitter::Bot { level, .. }) => Decider::Bot(seat, *level),
            _ => Decider::Person(seat),
        }
    }

    /// Whether nobody plays any more but the house itself.
    pub fn is_left_to_bots(&self) -> bool {
        let by_the_house =
            |seat: Seat| self.resigned.contains(&seat) || matches!(self.sitter(seat), Some(Sitter::Bot { .. }));
        self.phase() == Phase::Playing && Seat::all(self.seats.len()).all(by_the_house)
    }

    /// Whether the game has gone on for so long that it is to be adjourned.
    pub fn is_endless(&self) -> bool {
        self.phase() == Phase::Playing && self.moves >= MOST_MOVES
    }

    /// What a client's action has become, if it was done before.
    pub fn done_before(&self, seat: Seat, id: &str) -> Option<u64> {
        #[cfg(test)]
        if crate::simulation::is_planted(crate::simulation::Plant::NothingWasDoneBefore) {
            return None;
        }
        self.done.get(seat.index())?.get(id).copied()
    }

    pub fn check_seq(&self, seq: u64) -> Result<(), Denied> {
        if (self.position..=self.seq).contains(&seq) { Ok(()) } else { Err(Denied::Stale { seq: self.seq }) }
    }

    /// The game, once it has begun and until it is over.
    pub fn playing(&self) -> Result<&dyn Table, Denied> {
        match &self.table {
            None => Err(Denied::NotBegun),
            Some(_) if self.phase() == Phase::Over => Err(catalog::Refused::Over.into()),
            Some(table) => Ok(&**table),
        }
    }

    /// That the seat has not resigned: from then on a rat decides for it.
    pub fn check_active(&self, seat: Seat) -> Result<(), Denied> {
        if self.resigned.contains(&seat) { Err(Denied::AlreadyResigned) } else { Ok(()) }
    }

    pub fn check_waiting(&self) -> Result<(), Denied> {
        match &self.table {
            Some(_) => Err(Denied::Begun),
            None if self.fixed => Err(Denied::Fixed),
            None => Ok(()),
        }
    }

    /// That a table where nobody plays has not been changed for ever.
    pub fn check_unworn(&self) -> Result<(), Denied> {
        if self.table.is_none() && self.seq >= MOST_BEFORE_THE_START { Err(Denied::WornOut) } else { Ok(()) }
    }

    /// That seats and commitments stand, and the game has not begun.
    pub fn check_fixed(&self) -> Result<(), Denied> {
        match self.check_waiting() {
            Err(Denied::Fixed) => Ok(()),
            Err(denied) => Err(denied),
            Ok(()) => Err(Denied::NotFixed),
        }
    }

    /// That the seat's last action was the last that happened, and has told nobody anything.
    pub fn check_take_back(&self, seat: Seat) -> Result<(), Denied> {
        let table = self.playing()?;
        match self.trail.back() {
            Some(step) if step.seq == self.seq && step.by == Some(seat) => {
                if table.last_action_revealed() {
                    Err(Denied::Revealed)
                } else {
                    Ok(())
                }
            }
            _ => Err(Denied::NothingToTakeBack),
        }
    }

    /// What can be dealt as soon as everybody sits, as far as it was played before.
    fn deal(&self) -> Result<Box<dyn Table>, Denied> {
        let sitters: Option<Vec<&Sitter>> = self
            .seats
            .iter()
            .map(|seat| seat.as_ref().filter(|sitter| !matches!(sitter, Sitter::Kept { .. })))
            .collect();
        let sitters = sitters.ok_or(Denied::SeatsOpen)?;
        let fairness = || {
            let shares = sitters.iter().map(|sitter| sitter.share());
            let bytes = shares.clone().map(|share| share.and_then(|share| share.bytes).unwrap_or(NOTHING));
            let fairness = Fairness::new(self.id.to_string(), self.charter.secret, bytes.collect());
            // Who sat down before seats committed to anything has told their bytes at once.
            let told_in_turn = shares.clone().flatten().any(|share| share.commitment.is_none());
            if told_in_turn {
                return fairness;
            }
            fairness.with_commitments(shares.map(|share| share.and_then(|share| share.commitment)).collect())
        };
        let what_if = self.charter.what_if.as_deref();
        let order = Order {
            names: Some(sitters.iter().map(|sitter| sitter.name().to_owned()).collect()),
            setup: self.charter.setup.clone(),
            ..self.charter.terms.order(what_if.map_or_else(|| Source::Fairness(fairness()), WhatIf::source))?
        };
        let mut table = order.deck.game.open(order)?;
        for Input { seat, action, at } in what_if.into_iter().flat_map(WhatIf::inputs) {
            table.act(Input { seat: *seat, action, at: *at })?;
        }
        Ok(table)
    }

    pub fn check_start(&self) -> Result<(), Denied> {
        self.check_waiting()?;
        self.deal().map(drop)?;
        if self.awaited().next().is_some() { Err(Denied::SharesOpen) } else { Ok(()) }
    }

    /// What the host's wish to start comes to: where nobody has anything to reveal the game starts at once.
    pub fn starting(&self) -> Deed {
        let hidden = self.seats.iter().flatten().filter_map(Sitter::share).any(|share| share.bytes.is_none());
        if hidden { Deed::Fixed } else { Deed::Started }
    }

    /// What somebody does, or the table itself.
    pub fn acted(&self, seat: Option<Seat>, action: Value, id: Option<String>, known: Option<ActionId>) -> Deed {
        Deed::Acted { seat, action, id, held: self.clock.as_ref().map_or(0, Clock::held), known }
    }

    /// What has just happened is written down, and everybody is about to be told.
    pub fn told(&mut self, now: u64) {
        if let Some(clock) = self.clock.as_mut().filter(|clock| clock.since() == self.changed) {
            clock.hold(now.saturating_sub(self.changed));
        }
    }

    /// Does what the log says, if it can be done. Whoever writes the log has asked before; after a flaw the room is of no
    /// use any more.
    pub fn apply(&mut self, deed: Deed, at: u64) -> Result<(), Flaw> {
        self.seq += 1;
        self.changed = at;
        if !matches!(deed, Deed::Reopened) {
            self.position = self.seq;
        }
        if !matches!(deed, Deed::Acted { .. }) {
            self.trail.clear();
        }
        if let (Deed::Acted { held, .. }, Some(clock)) = (&deed, &mut self.clock) {
            clock.hold(*held);
        }
        let tick: fn(&mut Clock, Option<Seat>, u64) = match deed {
            Deed::TookBack { .. } => |clock, _, _| clock.take_back(),
            Deed::Reopened => |clock, _, at| clock.resume(at),
            Deed::Acted { seat: Some(_), .. } => Clock::pass_to,
            _ => Clock::attend_to,
        };
        match deed {
            Deed::Opened(_) => return Err(Flaw::Opening),
            Deed::Reopened => {}
            Deed::Sat { seat, sitter } => *self.seat_before_the_start(seat)? = Some(sitter),
            Deed::Left { seat, invite } => self.leave(seat, invite)?,
            Deed::Committed { seat, commitment } => {
                self.check_waiting()?;
                *self.share_mut(seat).ok_or(Denied::NotYourSeat)? = Share::committed(commitment);
            }
            Deed::Fixed => {
                self.check_start()?;
                self.fixed = true;
            }
            Deed::Revealed { seat, bytes } => {
                self.check_reveal(seat, bytes)?;
                self.share_mut(seat).ok_or(Denied::NotYourSeat)?.bytes = Some(bytes);
                if self.awaited().next().is_none() {
                    self.start(at)?;
                }
            }
            Deed::Unfixed { secret } => self.begin_again(secret)?,
            Deed::Started => self.start(at)?,
            Deed::Acted { seat, action, id, held: _, known } => {
                self.act(Input { seat, action: &action, at: Some(at) }, known)?;
                if let Some((seat, id)) = seat.zip(id) {
                    self.remember(seat, &id);
                }
            }
            Deed::TookBack { seat, id } => {
                let table = self.table.as_mut().ok_or(Denied::NotBegun)?;
                table.undo().ok_or(Denied::NothingToTakeBack)?;
                self.moves += 1;
                self.remember(seat, &id);
            }
            Deed::Resigned { seat } => {
                self.playing()?.check_seat(seat).map_err(Denied::from)?;
                self.check_active(seat)?;
                self.resigned.push(seat);
            }
            Deed::Adjourned => {
                self.playing()?;
                self.adjourned = true;
            }
            Deed::Rematched { room } => self.rematch = Some(room),
        }
        let next = match self.decider() {
            Decider::Person(seat) => Some(seat),
            Decider::Bot(..) | Decider::Nobody => None,
        };
        if let Some(clock) = &mut self.clock {
            tick(clock, next, at);
        }
        Ok(())
    }

    fn start(&mut self, at: u64) -> Result<(), Denied> {
        if self.table.is_some() {
            return Err(Denied::Begun);
        }
        let table = self.table.insert(self.deal()?);
        self.moves = table.inputs();
        self.clock = self.charter.terms.clock.map(|rule| Clock::new(rule, self.seats.len(), at));
        self.begun = at;
        Ok(())
    }

    fn act(&mut self, input: Input<&Value>, known: Option<ActionId>) -> Result<(), Denied> {
        let table = self.table.as_mut().ok_or(Denied::NotBegun)?;
        let (by, events) = (input.seat, table.events());
        match known {
            Some(action) => table.act_by_id(Input { seat: by, action, at: input.at })?,
            None => table.act(input)?,
        }
        self.moves += 1;
        if self.trail.len() == LONGEST_TAIL {
            self.trail.pop_front();
        }
        self.trail.push_back(TrailEntry { seq: self.seq, by, events });
        Ok(())
    }

    fn remember(&mut self, seat: Seat, id: &str) {
        self.done[seat.index()].insert(id.into(), self.seq);
    }

    /// The record of a game that is over.
    pub fn record(&self) -> Result<Record, Denied> {
        match &self.table {
            Some(table) if self.phase() == Phase::Over => Ok(table.record().with_resigned(self.resigned.clone())),
            _ => Err(Denied::NotOver),
        }
    }

    /// Everything that was done so far.
    pub fn inputs(&self) -> Vec<Input<Value>> {
        let Some(table) = &self.table else { return Vec::new() };
        let owned = |Input { seat, action, at }: Input<&Value>| Input { seat, action: action.clone(), at };
        table.record().inputs().map(owned).collect()
    }

    /// The game, once it is over.
    pub fn finished(&self) -> Result<FinishedGame, Denied> {
        let over = self.table.as_ref().filter(|_| self.phase() == Phase::Over);
        let table = over.ok_or(Denied::NotOver)?;
        if table.inputs() > MOST_LOOKED_BACK_ON {
            return Err(Denied::TooLong);
        }
        Ok(FinishedGame { dealt: table.dealt(), record: self.record()?, setup: self.charter.setup.clone() })
    }
}

/// Learns from the other table's log what was done before.
fn complete(what_if: &mut WhatIf, other: &[(u64, String)]) -> Result<(), Flaw> {
    if !what_if.is_incomplete() {
        return Ok(());
    }
    let other = Room::read(what_if.room, other, &[]).ok().flatten().ok_or(Flaw::Origin)?;
    what_if.complete(other.inputs().into_iter());
    if what_if.is_incomplete() { Err(Flaw::Origin) } else { Ok(()) }
}

/// A game that is over, to be looked back on.
#[derive(Debug)]
pub struct FinishedGame {
    /// The game as it was dealt.
    pub dealt: Box<dyn Table>,
    pub record: Record,
    /// As the charter has it.
    pub setup: Value,
}

#[cfg(test)]
pub mod tests;
