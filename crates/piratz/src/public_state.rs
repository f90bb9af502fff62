//! What lies on the table, as anybody with a perfect memory knows it, and what each happening does to it.

use std::ops::RangeInclusive;

use ratskeller_core::{BySeat, Fault, IdSet, Memory, Problem, RuleId, Seat, SmallId};
use serde::Serialize;
use tinyvec::ArrayVec;

use crate::card::{Card, Cards};
use crate::deck::Deck;
use crate::kind::{ByKind, Kind};
use crate::options::Options;
use crate::prints::Prints;
use crate::taken::Taken;

/// PZ-C1: so many shovels there are.
pub(crate) const SHOVELS: usize = 4;

pub(crate) const PLAYERS: RangeInclusive<usize> = 2..=SHOVELS;

/// PZ-S3: at the most.
pub(crate) const BLOCKS_PER_KIND: usize = 2;

/// The values of the blocks beside one kind.
pub(crate) type Blocks = ArrayVec<[u8; BLOCKS_PER_KIND]>;

/// What the player to move has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "piratz.ts"))]
pub enum Phase {
    /// Reveal a card, or leave.
    Turn,
    /// Stay or leave.
    AfterReveal,
    /// Which rat card to keep, if any.
    Alarm,
    /// Which card to bury.
    Bury,
    /// Nothing any more.
    Over,
}

/// A shovel that is laid, and the card under it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "piratz.ts"))]
pub struct Buried {
    pub card: Option<Card>,
    pub seat: Seat,
}

/// Everything but the order of the pile. Whoever has watched knows all of it, and it shows nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PublicState {
    pub(crate) prints: Prints,
    pub(crate) memory: Memory,
    pub(crate) phase: Phase,
    /// Whose turn it is or, when the game is over, was.
    pub(crate) turn: Seat,
    pub(crate) round: u32,
    /// The oldest first.
    pub(crate) open: Cards,
    /// PZ-X5: not open any more. In the order of leaving.
    pub(crate) buried: ArrayVec<[Buried; SHOVELS]>,
    pub(crate) discard: Cards,
    pub(crate) taken: Taken,
    /// Who has one in hand.
    pub(crate) shovels: BySeat<bool, SHOVELS>,
    pub(crate) blocks: ByKind<Blocks>,
    pub(crate) last_round: bool,
}

/// What a player can read off the table, or remember of it.
impl PublicState {
    pub fn memory(&self) -> Memory {
        self.memory
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is or, when the game is over, was.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    pub fn seats(&self) -> usize {
        self.shovels.seats()
    }

    pub fn has_shovel(&self, seat: Seat) -> bool {
        self.shovels[seat]
    }

    /// The oldest first.
    pub fn open(&self) -> &[Card] {
        &self.open
    }

    /// Everybody's, in the order of taking.
    pub fn taken(&self) -> &[Card] {
        self.taken.all()
    }

    /// In the order of taking.
    pub fn taken_by(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.taken.by(seat)
    }

    /// The oldest first.
    pub fn discard(&self) -> &[Card] {
        &self.discard
    }

    /// The values of the blocks beside this kind.
    pub fn blocks(&self, kind: Kind) -> &[u8] {
        &self.blocks[kind]
    }

    /// The cards under shovels, in the order of leaving.
    pub fn buried(&self) -> impl Iterator<Item = Card> {
        self.buried.iter().filter_map(|buried| buried.card)
    }

    pub fn is_last_round(&self) -> bool {
        self.last_round
    }

    /// How many treasures of the kind are printed on the card.
    pub fn treasures(&self, card: Card, kind: Kind) -> u8 {
        self.prints.count(card, kind)
    }

    pub fn has_rat(&self, card: Card) -> bool {
        self.prints.has_rat(card)
    }

    /// PZ-X5: the rat of a buried card is not among them.
    pub fn open_rats(&self) -> impl Iterator<Item = Card> {
        self.open.iter().copied().filter(|&card| self.prints.has_rat(card))
    }
}

impl PublicState {
    /// Before the deal.
    pub(crate) fn new(deck: &Deck, options: &Options, seats: usize) -> Result<Self, Fault> {
        if !PLAYERS.contains(&seats) {
            let problem = Problem::Players { given: seats, min: *PLAYERS.start(), max: *PLAYERS.end() };
            return Err(Fault::new(problem).at("players"));
        }
        options.first.check("first", RuleId("PZ-S4"), seats)?;
        Ok(Self {
            prints: deck.prints,
            memory: options.memory,
            phase: Phase::Turn,
            turn: Seat::new(0),
            round: 1,
            open: Cards::default(),
            buried: ArrayVec::default(),
            discard: Cards::default(),
            taken: Taken::none(seats),
            shovels: Self::all_shovels(seats),
            blocks: ByKind::default(),
            last_round: false,
        })
    }

    /// PZ-S1: each player has a shovel.
    fn all_shovels(seats: usize) -> BySeat<bool, SHOVELS> {
        BySeat::new(seats, |_| true)
    }

    pub(crate) fn deal(&mut self, first: Seat, blocks: ByKind<Blocks>) {
        self.turn = first;
        self.blocks = blocks;
    }

    pub(crate) fn is_buried(&self, card: Card) -> bool {
        self.buried().any(|buried| buried == card)
    }

    /// The cards everybody can see now; those taken are turned up for scoring.
    pub(crate) fn face_up(&self) -> IdSet<Card> {
        let mut face_up: IdSet<Card> = self.open.iter().copied().chain(self.buried()).collect();
        if self.phase == Phase::Over {
            self.discard.iter().chain(self.taken.all()).for_each(|&card| face_up.insert(card));
        }
        face_up
    }

    /// PZ-T1: the card comes into the middle, face up. PZ-X2: a second open rat raises the alarm.
    pub(crate) fn reveal(&mut self, card: Card) {
        let alarm = self.prints.has_rat(card) && self.open_rats().next().is_some();
        self.open.push(card);
        self.phase = if alarm { Phase::Alarm } else { Phase::AfterReveal };
    }

    /// PZ-E1: the discarded cards, not the buried ones, are to be the new pile, and this round is the last.
    pub(crate) fn run_out(&mut self) -> Cards {
        self.last_round = true;
        std::mem::take(&mut self.discard)
    }

    /// PZ-T1: revealing a card ends the turn.
    pub(crate) fn stay(&mut self) {
        self.pass();
    }

    /// PZ-X1: every open card that shows the kind is taken, in the order they lie. Tells how many had been taken before.
    pub(crate) fn take_kind(&mut self, kind: Kind) -> usize {
        let before = self.taken.all().len();
        let Self { prints, taken, turn, .. } = self;
        self.open.retain(|&card| {
            let shows = prints.shows(card, kind);
            if shows {
                taken.add(*turn, card);
            }
            !shows
        });
        self.phase = Phase::Bury;
        before
    }

    /// PZ-X2: one open rat card is taken, nothing else.
    pub(crate) fn take_rat(&mut self, card: Card) {
        self.close(card);
        self.taken.add(self.turn, card);
        self.phase = Phase::Bury;
    }

    pub(crate) fn decline_rat(&mut self) {
        self.phase = Phase::Bury;
    }

    /// PZ-X4: on an open card, or in the middle if there is none.
    pub(crate) fn lay_shovel(&mut self, on: Option<Card>) {
        if let Some(card) = on {
            self.close(card);
        }
        self.buried.push(Buried { card: on, seat: self.turn });
        self.shovels[self.turn] = false;
        if !self.everybody_left() {
            self.pass();
        }
    }

    pub(crate) fn everybody_left(&self) -> bool {
        !self.shovels.values().contains(&true)
    }

    /// PZ-R1: the buried cards are discarded, the shovels taken back, and the open cards stay.
    /// PZ-R2: the left neighbour of the player who moved last starts.
    pub(crate) fn end_round(&mut self) {
        let Self { discard, buried, .. } = self;
        discard.extend(buried.iter().filter_map(|buried| buried.card));
        self.buried.clear();
        self.shovels = Self::all_shovels(self.seats());
        self.round += 1;
        self.turn = self.turn.left(self.seats());
        self.phase = Phase::Turn;
    }

    /// PZ-E1: the table stays as it lies.
    pub(crate) fn end(&mut self) {
        self.phase = Phase::Over;
    }

    /// PZ-T3: clockwise to the next with a shovel, and round to the same player if nobody else has one.
    fn pass(&mut self) {
        let seats = self.seats();
        self.turn = self.turn.left(seats);
        while !self.shovels[self.turn] {
            self.turn = self.turn.left(seats);
        }
        self.phase = Phase::Turn;
    }

    /// Removes an open card from the middle.
    fn close(&mut self, card: Card) {
        let place = self.open.iter().position(|&open| open == card).expect("only an open card is taken or buried");
        self.open.remove(place);
    }
}
