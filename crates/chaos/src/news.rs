//! What a player reads of a message, and what they write down of it.

use client::ProblemDetails;
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::checker::digest;

#[derive(Debug, Deserialize)]
pub struct News<'a> {
    #[serde(rename = "type")]
    pub kind: Kind,
    #[serde(default)]
    pub seq: u64,
    #[serde(borrow)]
    choices: Option<&'a RawValue>,
    ack: Option<String>,
    id: Option<String>,
    pub problem: Option<ProblemDetails>,
    table: Option<Standing>,
    ended: Option<serde::de::IgnoredAny>,
    pub retry_after: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Table,
    Update,
    Ack,
    Refused,
    Goodbye,
    #[serde(other)]
    Other,
}

#[derive(Debug, Deserialize)]
struct Standing {
    phase: String,
}

impl<'a> News<'a> {
    pub fn read(text: &'a str) -> serde_json::Result<Self> {
        serde_json::from_str(text)
    }

    /// What can be done, as it was told.
    pub fn choices(&self) -> Option<&'a str> {
        self.choices.map(RawValue::get)
    }

    /// One's own id of what was done or refused.
    pub fn answers(&self) -> Option<&str> {
        self.ack.as_deref().or(self.id.as_deref())
    }

    /// Whether it says how the table stands.
    pub fn shows(&self) -> bool {
        matches!(self.kind, Kind::Table | Kind::Update)
    }

    pub fn is_over(&self) -> bool {
        self.ended.is_some() || self.table.as_ref().is_some_and(|table| table.phase == "over")
    }

    /// The message with a digest in the place of the choices: they can be made again, and are long.
    pub fn noted(&self, text: &str) -> serde_json::Result<Box<RawValue>> {
        let Some(choices) = self.choices() else { return RawValue::from_string(text.to_owned()) };
        let start = choices.as_ptr().addr() - text.as_ptr().addr();
        let (before, after) = (&text[..start], &text[start + choices.len()..]);
        RawValue::from_string(format!("{before}\"{}\"{after}", digest(choices)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_noted_by_their_digest() {
        let text = r#"{"type":"update","seq":7,"view":{"choices":[]},"choices":[{"action":"stay"}],"clock":null}"#;
        let news = News::read(text).unwrap();
        assert_eq!((news.kind, news.seq, news.choices()), (Kind::Update, 7, Some(r#"[{"action":"stay"}]"#)));
        let noted = news.noted(text).unwrap();
        let digest = digest(r#"[{"action":"stay"}]"#);
        assert_eq!(
            noted.get(),
            format!(r#"{{"type":"update","seq":7,"view":{{"choices":[]}},"choices":"{digest}","clock":null}}"#)
        );
    }

    #[test]
    fn a_table_that_is_over_is_over() {
        let is_over = |text| News::read(text).unwrap().is_over();
        assert!(is_over(r#"{"type":"table","seq":9,"table":{"phase":"over"}}"#));
        assert!(is_over(r#"{"type":"update","seq":9,"ended":{"winners":[0]}}"#));
        assert!(!is_over(r#"{"type":"table","seq":9,"table":{"phase":"playing"}}"#));
        assert!(!is_over(r#"{"type":"pong"}"#));
    }
}
