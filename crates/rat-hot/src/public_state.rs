//! Everything both players see: all but the order of the pile.

use ratskeller_core::{BySeat, Outcome, Reason, Seat};
use serde::Serialize;
use tinyvec::ArrayVec;

use crate::board::Board;
use crate::deck::{GOODS, Print, StripId, Symbol};
use crate::groups::{self, Found, Founds};
use crate::options::Rules;
use crate::place::{Facing, Point};

/// RH-E1: so many rats of one's own colour at the end of one's own turn, and the game is lost.
const TOO_MANY_RATS: u8 = 3;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-hot.ts"))]
pub enum Phase {
    Lay,
    Over,
}

/// RH-T2: so many strips are in hand at the most.
pub(crate) const HAND: usize = 2;

/// RH-T2: the strips revealed this turn and not yet laid.
pub type Hand = ArrayVec<[StripId; HAND]>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PublicState {
    pub rules: Rules,
    pub board: Board,
    pub phase: Phase,
    pub turn: Seat,
    pub turn_number: u16,
    pub hand: Hand,
    /// RH-C3: discs are only how this is shown, so it has no limit.
    pub scores: BySeat<u16, 2>,
    /// Visible rats of each seat's colour.
    pub rats: BySeat<u8, 2>,
    /// RH-P7: strips that found no place.
    pub aside: ArrayVec<[StripId; GOODS]>,
}

impl PublicState {
    /// Before the first turn.
    pub fn new(print: Print, rules: Rules, first: Seat) -> Self {
        let board = Board::new(print, rules.side, rules.burial);
        let mut public = Self {
            rules,
            board,
            phase: Phase::Lay,
            turn: first.left(2),
            turn_number: 0,
            hand: Hand::new(),
            scores: BySeat::new(2, |_| 0),
            rats: BySeat::new(2, |_| 0),
            aside: ArrayVec::new(),
        };
        for symbol in print.strip(StripId::start()) {
            public.count_rat(symbol, true);
        }
        public
    }

    /// RH-T1, RH-T3: one strip in the first turn; two in every later one, or the one that is left.
    pub fn strips_to_reveal(&self, in_the_pile: usize) -> usize {
        if self.turn_number == 0 { 1 } else { in_the_pile.min(2) }
    }

    pub fn begin_turn(&mut self, revealed: Hand) {
        self.turn = self.turn.left(2);
        self.turn_number += 1;
        self.hand = revealed;
    }

    /// RH-P1: which of the four facings are different for this strip.
    pub(crate) fn facings(&self, strip: StripId) -> &'static [Facing] {
        self.board.print().facings(strip)
    }

    /// RH-T2: lays a strip of the hand and pays for it before the next. Tells which groups paid.
    pub fn lay(&mut self, strip: StripId, at: Point, facing: Facing) -> Founds {
        self.hand.retain(|held| *held != strip);
        let covered = self.board.lay(strip, at, facing);
        for field in covered.into_iter().flatten() {
            self.count_rat(self.board.printed(field), false);
        }
        for symbol in self.board.print().strip(strip) {
            self.count_rat(symbol, true);
        }
        let paying = groups::changed(&self.board, at, facing, covered, self.rules.changed);
        self.pay(&paying);
        paying
    }

    fn count_rat(&mut self, symbol: Symbol, appears: bool) {
        if let Symbol::Rat(colour) = symbol {
            let rats = &mut self.rats[self.rules.owner(colour)];
            if appears {
                *rats += 1;
            } else {
                *rats -= 1;
            }
        }
    }

    /// RH-V4: to the owner of the colour, whoever's turn it is.
    fn pay(&mut self, groups: &[Found]) {
        for group in groups {
            let owner = self.owner_of(group);
            self.scores[owner] += group.points();
        }
    }

    pub fn owner_of(&self, group: &Found) -> Seat {
        self.rules.owner(self.board.print().colour(group.spice))
    }

    /// RH-P7: what is in hand has no place, so it goes back to the box.
    pub fn set_aside(&mut self) {
        self.aside.extend(self.hand);
        self.hand.clear();
    }

    /// RH-E1: whether the turn that just ended loses the game. The other player's rats are not looked at.
    pub fn is_overrun(&self) -> bool {
        self.rats[self.turn] >= TOO_MANY_RATS
    }

    /// RH-E3: every visible group pays once more. Tells which.
    pub fn pay_all(&mut self) -> Vec<Found> {
        let paying = groups::all(&self.board);
        self.pay(&paying);
        paying
    }

    /// RH-E1, RH-E4. RH-E2 holds because rats are looked at before the final scoring, also in the last turn.
    pub fn outcome(&self) -> Option<Outcome> {
        let (winners, reason) = match self.phase {
            Phase::Lay => return None,
            Phase::Over if self.is_overrun() => (BySeat::new(2, |seat| seat != self.turn), Reason::Rats),
            Phase::Over => {
                let best = self.scores.values().iter().max().copied();
                (BySeat::new(2, |seat| Some(self.scores[seat]) == best), Reason::Points)
            }
        };
        Some(Outcome { winners, points: BySeat::new(2, |seat| self.scores[seat].into()), reason })
    }
}
