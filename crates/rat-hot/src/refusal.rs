//! Everything the rules refuse. The sentences are in `games/rat-hot/messages/*/refusals.ftl`.

use ratskeller_core::{Refusal, RuleId};

pub const OVER: Refusal = Refusal::new(RuleId("RH-E4"), "over");
pub const NOT_IN_HAND: Refusal = Refusal::new(RuleId("RH-T2"), "not-in-hand");
pub const SAME_BOTH_WAYS: Refusal = Refusal::new(RuleId("RH-P1"), "same-both-ways");
pub const OFF_THE_TABLE: Refusal = Refusal::new(RuleId("RH-P2"), "off-the-table");
pub const TOUCHES_NOTHING: Refusal = Refusal::new(RuleId("RH-P3"), "touches-nothing");
pub const GAP: Refusal = Refusal::new(RuleId("RH-P4"), "gap");
pub const CONGRUENT: Refusal = Refusal::new(RuleId("RH-P5"), "congruent");
pub const WHOLE_STRIP_BURIED: Refusal = Refusal::new(RuleId("RH-P5"), "whole-strip-buried");

pub const ALL: &[Refusal] =
    &[OVER, NOT_IN_HAND, SAME_BOTH_WAYS, OFF_THE_TABLE, TOUCHES_NOTHING, GAP, CONGRUENT, WHOLE_STRIP_BURIED];
