//! What is ordered, and what is told of a table.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What a table is to be like; what is left out is as usual.
#[derive(Clone, Debug, Default, Serialize)]
pub struct NewTable {
    pub game: String,
    pub players: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub options: Option<Value>,
    pub private: bool,
    /// Whether the game counts for ratings; then it needs a clock.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when_time_is_up: Option<TimeIsUp>,
    /// How many milliseconds a bot waits before it acts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pause: Option<u64>,
    /// The levels of bots that take the last seats at once.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<String>,
}

impl NewTable {
    pub fn new(game: impl Into<String>, players: usize) -> Self {
        Self { game: game.into(), players, ..Self::default() }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// `{"move": {"seconds": 30}}`
    Move { seconds: u32 },
    /// `{"game": {"seconds": 600, "increment": 5}}`
    Game { seconds: u32, increment: u32 },
    /// `{"days": 3}` a move
    Days(u32),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TimeIsUp {
    /// A rat decides for the seat, from what the seat knows.
    Rat,
    Resign,
}

/// How one sits down.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Join {
    /// The first that is free, if none is named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    /// What hides the seat's share in the shuffles, 64 hexadecimal digits. If none is given the guest draws bytes, and
    /// reveals them when it is time.
    pub commitment: Option<String>,
    /// Another name than the guest's: several people at one device.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
pub struct TableInfo {
    pub id: String,
    pub game: String,
    pub title: String,
    pub players: usize,
    pub options: Value,
    pub deck: DeckInfo,
    pub private: bool,
    #[serde(default)]
    pub rated: bool,
    /// For those who sit at the table or host it.
    pub invite: Option<String>,
    /// The SHA-256 of the house's secret.
    pub commitment: String,
    /// What hides each seat's share in the shuffles.
    #[serde(default)]
    pub commitments: Vec<Option<String>>,
    /// The seats that have something to say before the game can begin.
    #[serde(default)]
    pub awaited: Vec<usize>,
    /// How often what was fixed was given up, with new secrets for everybody, as the house has it.
    #[serde(default)]
    pub begun_again: usize,
    pub clock: Option<Clock>,
    pub when_time_is_up: TimeIsUp,
    pub pause: u64,
    pub phase: Phase,
    pub created: u64,
    #[serde(default)]
    pub hosting: bool,
    pub seats: Vec<SeatInfo>,
    pub seq: u64,
    pub resigned: Vec<usize>,
    /// Whose decision it is; a list of other people's tables does not say.
    #[serde(default)]
    pub to_move: Option<usize>,
    pub ended: Option<Ended>,
    /// The table where it goes on.
    pub rematch: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
pub struct DeckInfo {
    pub name: String,
    pub sha256: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Waiting,
    /// Everything is fixed, and the seats tell their share in the shuffles.
    Revealing,
    Playing,
    Over,
}

#[derive(Clone, Debug, Deserialize)]
pub struct SeatInfo {
    pub kind: SeatKind,
    /// At a rated table: by what their ratings are found.
    pub id: Option<String>,
    pub name: Option<String>,
    /// Of a bot.
    pub level: Option<String>,
    /// What whoever brought a bot from outside is called.
    pub owner: Option<String>,
    #[serde(default)]
    pub yours: bool,
}

impl SeatInfo {
    /// Whether one sits here oneself.
    pub fn is_own(&self) -> bool {
        self.yours && matches!(self.kind, SeatKind::Person | SeatKind::Program)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    Open,
    Person,
    /// A bot from outside.
    Program,
    Bot,
    /// For somebody of the game before.
    Kept,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Ended {
    pub winners: Vec<usize>,
    /// Nobody has any when somebody has resigned.
    pub points: Option<Vec<i64>>,
    pub reason: String,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_order_says_only_what_was_asked_for() {
        let usual = NewTable::new("piratz", 3);
        assert_eq!(serde_json::to_value(&usual).unwrap(), json!({"game": "piratz", "players": 3, "private": false}));
        let hasty = NewTable {
            clock: Some(Clock::Game { seconds: 600, increment: 5 }),
            when_time_is_up: Some(TimeIsUp::Resign),
            bots: vec!["king".to_owned()],
            ..NewTable::new("rat-hot", 2)
        };
        let expected = json!({"game": "rat-hot", "players": 2, "private": false, "clock": {"game": {"seconds": 600, "increment": 5}},
            "when_time_is_up": "resign", "bots": ["king"]});
        assert_eq!(serde_json::to_value(&hasty).unwrap(), expected);
    }

    #[test]
    fn a_table_is_read_as_the_house_tells_it() {
        let told = json!({"id": "00f1", "game": "piratz", "title": "Piratz", "players": 2, "options": {},
            "deck": {"name": "default", "sha256": "ab"}, "private": false, "invite": "cd", "commitment": "ef",
            "clock": {"days": 3}, "when_time_is_up": "rat", "pause": 800, "phase": "over", "created": 0, "hosting": true,
            "seats": [{"kind": "person", "name": "Þóra", "yours": true}, {"kind": "bot", "level": "king"}], "seq": 2,
            "resigned": [1], "ended": {"winners": [0], "points": null, "reason": "resigned"}, "rematch": null});
        let table: TableInfo = serde_json::from_value(told).unwrap();
        assert_eq!((table.phase, table.clock), (Phase::Over, Some(Clock::Days(3))));
        assert_eq!(table.seats.iter().map(|seat| seat.kind).collect::<Vec<_>>(), [SeatKind::Person, SeatKind::Bot]);
        assert_eq!(table.seats[0].name.as_deref(), Some("Þóra"));
        assert_eq!(table.ended, Some(Ended { winners: vec![0], points: None, reason: "resigned".to_owned() }));
    }
}
