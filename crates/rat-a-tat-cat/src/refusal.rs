//! Why an action is refused. The sentences are in `games/rat-a-tat-cat/messages/*/refusals.ftl`.

use ratskeller_core::{Refusal, RuleId};

pub const NO_SUCH_SLOT: Refusal = Refusal::new(RuleId("RC-S2"), "no-such-slot");
pub const NOTHING_IN_HAND: Refusal = Refusal::new(RuleId("RC-T1"), "nothing-in-hand");
pub const POWER_ON_TOP: Refusal = Refusal::new(RuleId("RC-T2"), "power-on-top");
pub const CARD_IN_HAND: Refusal = Refusal::new(RuleId("RC-T3"), "card-in-hand");
pub const NO_PEEK: Refusal = Refusal::new(RuleId("RC-W1"), "no-peek");
pub const NO_SWAP: Refusal = Refusal::new(RuleId("RC-W2"), "no-swap");
pub const NO_SUCH_SEAT: Refusal = Refusal::new(RuleId("RC-W2"), "no-such-seat");
pub const WITH_ONESELF: Refusal = Refusal::new(RuleId("RC-W2"), "with-oneself");
pub const NO_DRAW_TWO: Refusal = Refusal::new(RuleId("RC-W3"), "no-draw-two");
pub const SOMEBODY_KNOCKED: Refusal = Refusal::new(RuleId("RC-K1"), "somebody-knocked");
pub const TURN_NOT_FINISHED: Refusal = Refusal::new(RuleId("RC-K1"), "turn-not-finished");
pub const KNOCK_OR_PASS: Refusal = Refusal::new(RuleId("RC-K1"), "knock-or-pass");
pub const GAME_OVER: Refusal = Refusal::new(RuleId("RC-E1"), "game-over");
pub const NO_CLOCK: Refusal = Refusal::new(RuleId("RC-E2"), "no-clock");
pub const TIME_WAS_UP: Refusal = Refusal::new(RuleId("RC-E2"), "time-was-up");
pub const THE_TABLES_OWN: Refusal = Refusal::new(RuleId("RC-E2"), "the-tables-own");
pub const SEAT_IS_OUT: Refusal = Refusal::new(RuleId("RC-E3"), "seat-is-out");
pub const OUTER_CARD: Refusal = Refusal::new(RuleId("RC-Y2"), "outer-card");

pub const ALL: &[Refusal] = &[
    NO_SUCH_SLOT,
    NOTHING_IN_HAND,
    POWER_ON_TOP,
    CARD_IN_HAND,
    NO_PEEK,
    NO_SWAP,
    NO_SUCH_SEAT,
    WITH_ONESELF,
    NO_DRAW_TWO,
    SOMEBODY_KNOCKED,
    TURN_NOT_FINISHED,
    KNOCK_OR_PASS,
    GAME_OVER,
    NO_CLOCK,
    TIME_WAS_UP,
    THE_TABLES_OWN,
    SEAT_IS_OUT,
    OUTER_CARD,
];
