//! Rules by name, and actions they refuse.

use std::fmt;

use serde::{Serialize, Serializer};

/// A rule of the canon, `games/<game>/rules.md`, such as `RH-P4`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

/// Why an action may not be done: the rule it breaks, and which of that rule's sentences says so. The sentence itself is
/// the message `<rule>-<sentence>` in `games/<game>/messages/`, such as `rh-p4-gap`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Refusal {
    pub rule: RuleId,
    pub sentence: &'static str,
}

impl Refusal {
    pub const fn new(rule: RuleId, sentence: &'static str) -> Self {
        Self { rule, sentence }
    }

    /// The name of the message.
    pub fn message(&self) -> String {
        format!("{}-{}", self.rule.0.to_ascii_lowercase(), self.sentence)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_names_its_message() {
        assert_eq!(Refusal::new(RuleId("RH-P4"), "gap").message(), "rh-p4-gap");
    }
}
