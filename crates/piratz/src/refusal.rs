//! Why an action is refused. The sentences are in `games/piratz/messages/*/refusals.ftl`.

use ratskeller_core::{Refusal, RuleId};

/// A card was revealed already.
pub const ONE_CARD: Refusal = Refusal::new(RuleId("PZ-T1"), "one-card");
/// Staying before a card is revealed.
pub const NOTHING_REVEALED: Refusal = Refusal::new(RuleId("PZ-T1"), "nothing-revealed");
/// No card is left to reveal.
pub const EMPTY_PILE: Refusal = Refusal::new(RuleId("PZ-E2"), "empty-pile");
/// Something else while the rats are loose.
pub const ALARM: Refusal = Refusal::new(RuleId("PZ-X2"), "alarm");
/// A rat card as a consolation for nothing.
pub const NO_ALARM: Refusal = Refusal::new(RuleId("PZ-X2"), "no-alarm");
/// Keeping a card that is not open or shows no rat.
pub const NO_OPEN_RAT: Refusal = Refusal::new(RuleId("PZ-X2"), "no-open-rat");
/// Something else while a card has to be buried.
pub const BURY_FIRST: Refusal = Refusal::new(RuleId("PZ-X4"), "bury-first");
/// Burying without leaving.
pub const NOT_LEAVING: Refusal = Refusal::new(RuleId("PZ-X4"), "not-leaving");
/// Burying a card that does not lie in the middle.
pub const NOT_OPEN: Refusal = Refusal::new(RuleId("PZ-X4"), "not-open");
/// Keeping or burying a card that lies under a shovel.
pub const UNDER_A_SHOVEL: Refusal = Refusal::new(RuleId("PZ-X5"), "under-a-shovel");
/// Anything after the end.
pub const OVER: Refusal = Refusal::new(RuleId("PZ-E1"), "over");

pub const ALL: &[Refusal] = &[
    ONE_CARD,
    NOTHING_REVEALED,
    EMPTY_PILE,
    ALARM,
    NO_ALARM,
    NO_OPEN_RAT,
    BURY_FIRST,
    NOT_LEAVING,
    NOT_OPEN,
    UNDER_A_SHOVEL,
    OVER,
];
