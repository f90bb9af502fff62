//! What chance would otherwise decide.

use ratskeller_core::{Fault, IdSet, Problem, RuleId, Seat, SmallId, check_permutation};
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::deck::CARDS;

/// How the first round begins; every later shuffle comes from the seed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Who deals (RC-S1).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dealer: Option<Seat>,
    /// All cards in the order they are dealt (RC-S2); the first one after the deal is turned up (RC-S3).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pile: Option<Vec<Card>>,
}

impl Setup {
    pub(crate) fn check(&self, seats: usize) -> Result<(), Fault> {
        if self.dealer.is_some_and(|dealer| dealer.index() >= seats) {
            let problem = Problem::NoSuchSeat { last: seats - 1 };
            return Err(Fault::new(problem).rule(RuleId("RC-S1")).at("dealer").at("setup"));
        }
        self.pile.as_ref().map_or(Ok(()), |pile| {
            check_permutation(pile, IdSet::first(CARDS))
                .map_err(|fault| fault.rule(RuleId("RC-C1")).at("pile").at("setup"))
        })
    }
}
