//! What happened, and who saw which card of it.

use ratskeller_core::{BySeat, Outcome, Seat};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::card::Card;
use crate::line::{Line, Slot, map_lines};
use crate::scores::Points;
use crate::viewers::Viewers;

/// The whole truth of what happened.
pub type Event = Happening<Card>;

/// What one viewer saw of it: the cards hidden from that viewer are `None`.
pub type Seen = Happening<Option<Card>>;

/// Something that happened, with each of its cards as somebody knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-a-tat-cat.ts", rename = "Event", concrete(C = Option<Card>)))]
pub enum Happening<C: Copy + Default> {
    /// RC-S1 to RC-S4: a round begins. `face_up` says whether the outer cards lie face up (RC-Y1); else their owners
    /// look at them. `put_back` are the power cards that were turned up and put back, each once; `pile` is how many
    /// cards are left.
    Dealt {
        round: u32,
        dealer: Seat,
        face_up: bool,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<C>>"))]
        lines: BySeat<Line<C>>,
        #[cfg_attr(feature = "ts", ts(as = "Vec<C>"))]
        put_back: ArrayVec<[C; 9]>,
        turned_up: C,
        pile: usize,
    },
    /// RC-T2: `card`, until then the top discard, replaced `discarded`.
    Took { seat: Seat, slot: Slot, card: C, discarded: C },
    /// RC-T3, RC-W3: a card came into hand.
    Drew { seat: Seat, card: C },
    /// RC-T4: the whole discard pile, so many cards, became the pile.
    Reshuffled { count: usize },
    /// RC-T3: the card in hand replaced `discarded`; it lies `face_up` if RC-Y3 says so.
    Replaced { seat: Seat, slot: Slot, card: C, discarded: C, face_up: bool },
    /// RC-T3: the card in hand went on the discard pile.
    Discarded { seat: Seat, card: C },
    /// RC-W1: by a power card, which was discarded, the seat looked at `card`.
    Peeked { seat: Seat, power: C, slot: Slot, card: C },
    /// RC-W2: by a power card, which was discarded, the seat exchanged its card in `own` for that in `slot` of seat
    /// `with`.
    Swapped { seat: Seat, power: C, own: Slot, with: Seat, slot: Slot },
    /// RC-W3: a power card was discarded, and up to two cards follow.
    DrawTwo { seat: Seat, power: C },
    /// RC-K1
    Knocked { seat: Seat },
    /// RC-K1
    Passed { seat: Seat },
    /// RC-E2: this round is the last.
    TimeUp,
    /// RC-K2: all lines were turned up.
    Shown {
        #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<C>>"))]
        lines: BySeat<Line<C>>,
    },
    /// RC-K2: `card` came from the pile for the power card `discarded`.
    Exchanged { seat: Seat, slot: Slot, card: C, discarded: C },
    /// RC-K3: the points of the round, the totals with it, and who is out now (RC-E3).
    RoundEnded { round: u32, points: Points, totals: BySeat<u32>, out: BySeat<bool> },
    /// The game is over.
    Ended(Outcome),
}

impl<C: Copy + Default> Happening<C> {
    /// The seat that did it, if it was done by a seat.
    pub(crate) fn actor(&self) -> Option<Seat> {
        match *self {
            Self::Took { seat, .. }
            | Self::Drew { seat, .. }
            | Self::Replaced { seat, .. }
            | Self::Discarded { seat, .. }
            | Self::Peeked { seat, .. }
            | Self::Swapped { seat, .. }
            | Self::DrawTwo { seat, .. }
            | Self::Knocked { seat }
            | Self::Passed { seat } => Some(seat),
            Self::Dealt { .. }
            | Self::Reshuffled { .. }
            | Self::TimeUp
            | Self::Shown { .. }
            | Self::Exchanged { .. }
            | Self::RoundEnded { .. }
            | Self::Ended(_) => None,
        }
    }

    /// The same with every card as `show` gives it, which is told who saw that card when it happened.
    pub(crate) fn map<D: Copy + Default>(&self, show: impl Fn(C, Viewers) -> D) -> Happening<D> {
        let open = |card| show(card, Viewers::EVERYBODY);
        match *self {
            Self::Dealt { round, dealer, face_up, lines, put_back, turned_up, pile } => Happening::Dealt {
                round,
                dealer,
                face_up,
                lines: map_lines(&lines, |seat, slot, card| show(card, sees_dealt(seat, slot, face_up))),
                put_back: put_back.iter().map(|&card| open(card)).collect(),
                turned_up: open(turned_up),
                pile,
            },
            Self::Took { seat, slot, card, discarded } => {
                Happening::Took { seat, slot, card: open(card), discarded: open(discarded) }
            }
            Self::Drew { seat, card } => Happening::Drew { seat, card: show(card, Viewers::only(seat)) },
            Self::Reshuffled { count } => Happening::Reshuffled { count },
            Self::Replaced { seat, slot, card, discarded, face_up } => {
                let card = show(card, Viewers::of_card(face_up, seat));
                Happening::Replaced { seat, slot, card, discarded: open(discarded), face_up }
            }
            Self::Discarded { seat, card } => Happening::Discarded { seat, card: open(card) },
            Self::Peeked { seat, power, slot, card } => {
                Happening::Peeked { seat, power: open(power), slot, card: show(card, Viewers::only(seat)) }
            }
            Self::Swapped { seat, power, own, with, slot } => {
                Happening::Swapped { seat, power: open(power), own, with, slot }
            }
            Self::DrawTwo { seat, power } => Happening::DrawTwo { seat, power: open(power) },
            Self::Knocked { seat } => Happening::Knocked { seat },
            Self::Passed { seat } => Happening::Passed { seat },
            Self::TimeUp => Happening::TimeUp,
            Self::Shown { lines } => Happening::Shown { lines: map_lines(&lines, |_, _, card| open(card)) },
            Self::Exchanged { seat, slot, card, discarded } => {
                Happening::Exchanged { seat, slot, card: open(card), discarded: open(discarded) }
            }
            Self::RoundEnded { round, points, totals, out } => Happening::RoundEnded { round, points, totals, out },
            Self::Ended(outcome) => Happening::Ended(outcome),
        }
    }
}

/// RC-S4: owners see their outer cards, and only those. RC-Y1: or they lie face up for all.
pub(crate) fn sees_dealt(owner: Seat, slot: Slot, face_up: bool) -> Viewers {
    if slot.is_outer() { Viewers::of_card(face_up, owner) } else { Viewers::NOBODY }
}
