//! The table as somebody sees it.

use ratskeller_core::{BySeat, Memory, Seat};
use serde::Serialize;

use crate::card::Card;
use crate::kind::ByKind;
use crate::public_state::{Blocks, Buried, Phase, PublicState, SHOVELS};
use crate::scoring::{Score, Tally};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "piratz.ts"))]
pub struct View {
    pub phase: Phase,
    pub turn: Seat,
    pub round: u32,
    /// The next card first.
    pub pile: Stack,
    /// The oldest first.
    pub open: Vec<Card>,
    pub buried: Vec<Buried>,
    /// The top card last.
    pub discard: Stack,
    pub taken: Vec<Hoard>,
    pub shovels: BySeat<bool, SHOVELS>,
    #[cfg_attr(feature = "ts", ts(as = "ByKind<Vec<u8>>"))]
    pub blocks: ByKind<Blocks>,
    pub last_round: bool,
    /// The blocks of each seat in the order of winning, when the game is over.
    pub won: Option<Vec<Vec<u8>>>,
    pub points: Option<BySeat<u32>>,
}

/// Cards in a stack, or how many there are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "piratz.ts"))]
pub enum Stack {
    Cards(Vec<Card>),
    Count(usize),
}

/// The cards a player has taken, or as much as is told of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "piratz.ts"))]
pub enum Hoard {
    Cards(Vec<Card>),
    Tally(Tally),
    Count(usize),
}

/// How much a view tells of the cards taken and discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Disclosure {
    /// How many there are.
    Count,
    /// What they add up to.
    Tally,
    /// Which they are.
    Cards,
}

impl Disclosure {
    /// What everybody sees: as much as was agreed on, until all cards are shown at scoring.
    pub(crate) fn of_all(public: &PublicState) -> Self {
        match public.memory {
            _ if public.phase == Phase::Over => Self::Cards,
            Memory::Aided => Self::Tally,
            Memory::Strict => Self::Count,
        }
    }
}

impl View {
    pub(crate) fn new(public: &PublicState, pile: Stack, sight: Disclosure) -> Self {
        let &PublicState {
            prints,
            // The caller has turned it into `sight`.
            memory: _,
            phase,
            turn,
            round,
            open,
            buried,
            discard,
            taken,
            shovels,
            blocks,
            last_round,
        } = public;
        let discard =
            if sight == Disclosure::Count { Stack::Count(discard.len()) } else { Stack::Cards(discard.to_vec()) };
        let hoard = |seat| match sight {
            Disclosure::Count => Hoard::Count(taken.count(seat)),
            Disclosure::Tally => Hoard::Tally(taken.tally(seat, &prints)),
            Disclosure::Cards => Hoard::Cards(taken.by(seat).collect()),
        };
        let score = (phase == Phase::Over).then(|| Score::of(public));
        let seats = || Seat::all(shovels.seats());
        Self {
            phase,
            turn,
            round,
            pile,
            open: open.to_vec(),
            buried: buried.to_vec(),
            discard,
            taken: seats().map(hoard).collect(),
            shovels,
            blocks,
            last_round,
            won: score.map(|score| seats().map(|seat| score.won(seat).collect()).collect()),
            points: score.map(|score| score.outcome().points),
        }
    }
}
