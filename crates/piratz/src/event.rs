//! What happens at a table, in truth and as it is seen.

use ratskeller_core::{BySeat, Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::kind::{ByKind, Kind};
use crate::public_state::{Blocks, SHOVELS};
use crate::scoring::Award;

/// The whole truth.
pub type Event = Happening<Card, Vec<Card>>;

/// As everybody saw it: of a pile only its size. A card that the log may not name any more is null.
pub type Seen = Happening<Option<Card>, usize>;

/// Something that happened, with its cards and piles as somebody knows them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "piratz.ts", rename = "Event", concrete(C = Option<Card>, P = usize)))]
pub enum Happening<C, P> {
    /// The blocks lie and the pile stands, its next card first: `{"type": "dealt", "first": 0, "blocks": [[4], …],
    /// "pile": 44}`.
    Dealt {
        first: Seat,
        #[cfg_attr(feature = "ts", ts(as = "ByKind<Vec<u8>>"))]
        blocks: ByKind<Blocks>,
        pile: P,
    },
    /// `{"type": "revealed", "seat": 0, "card": 7}`
    Revealed { seat: Seat, card: C },
    /// The last round has begun, with the discarded cards as the new pile: `{"type": "pile_ran_out", "new_pile": 9}`.
    PileRanOut { new_pile: P },
    /// These rat cards lie open: `{"type": "alarm", "seat": 0, "rats": [3, 7]}`.
    Alarm { seat: Seat, rats: Vec<C> },
    /// `{"type": "stayed", "seat": 0}`
    Stayed { seat: Seat },
    /// `{"type": "left", "seat": 0, "kind": "coins", "cards": [0, 30]}`
    Left { seat: Seat, kind: Kind, cards: Vec<C> },
    /// `{"type": "kept_rat", "seat": 0, "card": 3}`
    KeptRat { seat: Seat, card: C },
    /// `{"type": "declined_rat", "seat": 0}`
    DeclinedRat { seat: Seat },
    /// `{"type": "buried", "seat": 0, "card": 17}`
    Buried { seat: Seat, card: C },
    /// No card was open to bury: `{"type": "shovel_laid", "seat": 0}`.
    ShovelLaid { seat: Seat },
    /// `{"type": "round_ended", "discarded": [17, 4], "next": 1}`
    RoundEnded { discarded: Vec<C>, next: Seat },
    /// One kind is scored, with each seat's treasures of it: `{"type": "scored", "kind": "rings",
    /// "treasures": [2, 0, 3], "awards": [{"seat": 2, "value": 4}]}`.
    Scored { kind: Kind, treasures: BySeat<u16, SHOVELS>, awards: Vec<Award> },
    /// `{"type": "ended", "winners": [2], "points": [3, 0, 9], "reason": "points"}`
    Ended(Outcome),
}

impl<C, P> Happening<C, P> {
    /// The same, with cards and piles told otherwise.
    pub(crate) fn retold<D, Q>(self, pile: impl FnOnce(P) -> Q, card: impl Fn(C) -> D) -> Happening<D, Q> {
        let each = |cards: Vec<C>| cards.into_iter().map(&card).collect();
        match self {
            Self::Dealt { first, blocks, pile: cards } => Happening::Dealt { first, blocks, pile: pile(cards) },
            Self::Revealed { seat, card: revealed } => Happening::Revealed { seat, card: card(revealed) },
            Self::PileRanOut { new_pile } => Happening::PileRanOut { new_pile: pile(new_pile) },
            Self::Alarm { seat, rats } => Happening::Alarm { seat, rats: each(rats) },
            Self::Stayed { seat } => Happening::Stayed { seat },
            Self::Left { seat, kind, cards } => Happening::Left { seat, kind, cards: each(cards) },
            Self::KeptRat { seat, card: rat } => Happening::KeptRat { seat, card: card(rat) },
            Self::DeclinedRat { seat } => Happening::DeclinedRat { seat },
            Self::Buried { seat, card: buried } => Happening::Buried { seat, card: card(buried) },
            Self::ShovelLaid { seat } => Happening::ShovelLaid { seat },
            Self::RoundEnded { discarded, next } => Happening::RoundEnded { discarded: each(discarded), next },
            Self::Scored { kind, treasures, awards } => Happening::Scored { kind, treasures, awards },
            Self::Ended(outcome) => Happening::Ended(outcome),
        }
    }
}
