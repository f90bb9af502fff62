//! What one more treasure is worth to whom.

use ::piratz::{Kind, PublicState};
use ratskeller_core::{Seat, SmallId};

use super::ledger::{Hoard, Ledger, PerKind, SEATS};

/// How much a tie-break counts against a treasure (PZ-V2): it wins as surely, but only where all else is equal.
const TIE_BREAK: f32 = 0.4;

/// A take brings about three treasures of a kind, so they are valued halfway.
const HALFWAY: f32 = 1.5;

/// How quickly a lead becomes safe, compared with the square root of the treasures that may still turn it.
const SAFETY: f32 = 1.0;

/// The points that one more treasure of each kind is expected to bring, for every seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Worths([PerKind<f32>; SEATS]);

impl Worths {
    pub(super) fn new(public: &PublicState, ledger: &Ledger) -> Self {
        let mut worths = Self([[0.0; Kind::COUNT]; SEATS]);
        for kind in Kind::ALL {
            let struggle = Struggle::new(public, ledger, kind);
            for seat in Seat::all(public.seats()) {
                worths.0[seat.index()][kind as usize] = struggle.worth(seat);
            }
        }
        worths
    }

    pub(super) fn of(&self, seat: Seat) -> &PerKind<f32> {
        &self.0[seat.index()]
    }
}

/// The struggle for the blocks beside one kind.
struct Struggle<'a> {
    hoards: &'a [Hoard],
    kind: usize,
    /// What the first gets more than the second, and what the second gets.
    prizes: [f32; 2],
    /// How steeply the chance of a block rises with a lead.
    slope: f32,
}

impl<'a> Struggle<'a> {
    fn new(public: &PublicState, ledger: &'a Ledger, kind: Kind) -> Self {
        let blocks = public.blocks(kind);
        let best = blocks.iter().copied().max().unwrap_or(0);
        let second = if blocks.len() > 1 { blocks.iter().copied().min().unwrap_or(0) } else { 0 };
        let open_to_change = f32::from(ledger.left[kind as usize].max(0)) + 1.0;
        Self {
            hoards: &ledger.hoards[..public.seats()],
            kind: kind as usize,
            prizes: [f32::from(best - second), f32::from(second)],
            slope: SAFETY / open_to_change.sqrt(),
        }
    }

    /// The first prize is decided by the lead over the best rival, the second by that over the next.
    fn worth(&self, seat: Seat) -> f32 {
        let mut leads = [f32::INFINITY; 2];
        for (rival, hoard) in self.hoards.iter().enumerate() {
            if rival == seat.index() {
                continue;
            }
            let lead = self.lead(&self.hoards[seat.index()], hoard);
            if lead < leads[0] {
                leads = [lead, leads[0]];
            } else if lead < leads[1] {
                leads[1] = lead;
            }
        }
        self.prizes.iter().zip(leads).map(|(prize, lead)| prize * self.chance_of_change(lead)).sum()
    }

    fn lead(&self, own: &Hoard, rival: &Hoard) -> f32 {
        let treasures = f32::from(own.treasures[self.kind] - rival.treasures[self.kind]);
        let tie_break = (own.rats - rival.rats).signum() * 2 + (rival.cards - own.cards).signum();
        treasures + TIE_BREAK * f32::from(tie_break.signum())
    }

    /// By how much one more treasure raises the chance: most where it is close, little where it is decided.
    fn chance_of_change(&self, lead: f32) -> f32 {
        let far = self.slope * (lead + HALFWAY);
        self.slope / (2.0 * (1.0 + far * far))
    }
}
