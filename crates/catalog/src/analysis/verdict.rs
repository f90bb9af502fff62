//! How good a decision was.

use serde_json::Value;

use super::Share;
use crate::table::Weighed;

/// What a decision must have cost to be called a mistake. The king's values are estimates: less than this may be
/// nothing but noise, and counts as nothing, or many small noises would add up to a big mistake.
pub const CLEAR: Share = Share::percent(2);

/// What the king thinks of something a seat did.
#[derive(Clone, Debug)]
pub(super) struct Opinion {
    /// Nothing, if there was no time to think.
    pub weighed: Option<Weighed<Value>>,
    /// Whether the seat learns something before it decides again.
    pub reveals_information: bool,
}

/// A seat's chance of winning before and after it decided.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Appraisal {
    /// With the best action.
    pub before: Share,
    /// With the action it took.
    pub after: Share,
    /// The best action, if it was clearly better.
    pub better: Option<Value>,
}

impl Appraisal {
    /// A decision that cost nothing.
    fn faultless(chance: Share) -> Self {
        Self { before: chance, after: chance, better: None }
    }

    /// The verdict, where `standing` is the chance as it was last known.
    pub fn new(weighed: Option<Weighed<Value>>, standing: Share) -> Self {
        let Some(Weighed { chance, best, best_chance }) = weighed else { return Self::faultless(standing) };
        let (before, after) = (Share::of(best_chance), Share::of(chance));
        if before - after < CLEAR {
            return Self::faultless(before.max(after));
        }
        Self { before, after, better: Some(best) }
    }

    /// The same decision, once it is known what the chance was at the seat's next one, with nothing new to be seen in
    /// between: that is what the decision led to. Rat Hot's king sees the second strip of a turn (RH-T2) more clearly
    /// when the first one lies.
    #[must_use]
    pub fn in_hindsight(self, then: Share) -> Self {
        if self.better.is_some() && self.before - then >= CLEAR {
            Self { after: then, ..self }
        } else {
            Self::faultless(then)
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// With the chances in percent of the action and of the best one.
    fn verdict(chance: i64, best: i64) -> Appraisal {
        let percent = |percent| Share::percent(percent).as_f64();
        let weighed = Weighed { chance: percent(chance), best: json!("that"), best_chance: percent(best) };
        Appraisal::new(Some(weighed), Share::NONE)
    }

    #[test]
    fn only_what_costs_clearly_is_a_mistake() {
        let mistake = Appraisal { before: Share::percent(51), after: Share::percent(49), better: Some(json!("that")) };
        assert_eq!(verdict(49, 51), mistake);
        assert_eq!(verdict(50, 51), Appraisal::faultless(Share::percent(51)));
    }

    #[test]
    fn the_best_is_never_worse_than_what_was_played() {
        assert_eq!(verdict(60, 40), Appraisal::faultless(Share::percent(60)));
    }

    #[test]
    fn where_the_king_did_not_think_the_chance_stays() {
        assert_eq!(Appraisal::new(None, Share::percent(30)), Appraisal::faultless(Share::percent(30)));
    }

    #[test]
    fn hindsight_forgives_what_led_to_a_good_chance_and_keeps_what_did_not() {
        let then = Share::percent;
        assert_eq!(verdict(40, 60).in_hindsight(then(59)), Appraisal::faultless(then(59)));
        assert_eq!(verdict(60, 60).in_hindsight(then(50)), Appraisal::faultless(then(50)));
        assert_eq!(verdict(40, 60).in_hindsight(then(50)), Appraisal { after: then(50), ..verdict(40, 60) });
    }
}
