//! What is said of a house and its tables.

use catalog::Entry;
use client::{Distrust, Error, Guest, Phase, SeatInfo, SeatKind, TableInfo, Witnessed};
use serde_json::Value;
use serde_json::value::RawValue;

use super::TableLink;
use super::line::HouseConnection;
use crate::event::Ask;
use crate::sight::{Ended, Gathering, News, TableLine};

impl HouseConnection {
    pub(super) fn sentence(&self, error: &Error) -> String {
        let house = ("house", self.visit.house().to_string().into());
        match error {
            Error::Refused(problem) => problem.sentence(),
            Error::Untrusted(why) => {
                let message = match why {
                    Distrust::UnknownIssuer => "terminal-certificate-unknown-issuer",
                    Distrust::Expired => "terminal-certificate-expired",
                    Distrust::NotYetValid => "terminal-certificate-not-yet-valid",
                    Distrust::OtherName => "terminal-certificate-other-name",
                    Distrust::Broken => "terminal-certificate-broken",
                };
                self.words.say(message, &[house])
            }
            error => {
                let detail = error.system().map_or_else(|| error.root(), |system| self.words.system(system));
                self.words.say("terminal-unreachable", &[house, ("detail", detail.into())])
            }
        }
    }

    /// A house elsewhere calls its games as on their boxes, whatever is spoken here, and may have games unknown here.
    pub(super) fn title_of(&self, table: &TableInfo) -> String {
        Entry::named(&table.game).map_or_else(|_| table.title.clone(), |game| self.words.title(&game.spec))
    }

    /// A line of the list of tables.
    pub(super) fn line_of(&self, table: &TableInfo) -> TableLine {
        let own = own_seat(table);
        let is_free =
            table.seats.iter().any(|seat| seat.kind == SeatKind::Open || seat.kind == SeatKind::Kept && seat.yours);
        let state = match table.phase {
            Phase::Waiting if own.is_none() && is_free => "web-table-free",
            Phase::Waiting | Phase::Revealing => "web-table-waiting",
            Phase::Playing if own.is_some() && table.to_move == own => "web-table-your-turn",
            Phase::Playing => "web-table-playing",
            Phase::Over => "web-table-over",
        };
        TableLine {
            id: table.id.clone(),
            title: self.title_of(table),
            seats: table.seats.iter().map(|seat| self.seat_name(seat)).collect(),
            state: self.words.say(state, &[]),
            is_own: own.is_some() || table.hosting,
        }
    }

    /// A table where the game has not begun.
    pub(super) fn gathering(&self, table: &TableInfo, guest: &Guest) -> Gathering {
        let is_free = table.seats.iter().any(|seat| matches!(seat.kind, SeatKind::Open | SeatKind::Kept));
        let can = match (table.hosting, table.phase, is_free) {
            (true, Phase::Waiting, true) => vec![Ask::SeatBot(catalog::Level::Rat)],
            (true, Phase::Waiting, false) => vec![Ask::Start],
            _ => Vec::new(),
        };
        let link = table.invite.as_ref().filter(|_| is_free).map(|invite| {
            let link = TableLink { id: table.id.clone(), invite: Some(invite.clone()).filter(|_| table.private) };
            link.address(self.visit.house())
        });
        Gathering {
            title: self.title_of(table),
            seats: table.seats.iter().map(|seat| self.seat_name(seat)).collect(),
            hint: self.hint(table, guest, is_free),
            link,
            can,
            trouble: None,
        }
    }

    /// What a table waits for where the game has not begun.
    fn hint(&self, table: &TableInfo, guest: &Guest, is_free: bool) -> String {
        let hint = match table.phase {
            Phase::Revealing => {
                let awaited = table.awaited.iter().filter_map(|seat| table.seats.get(*seat));
                let names: Vec<String> = awaited.map(|seat| self.seat_name(seat)).collect();
                self.words.say("web-revealing", &[("count", names.len().into()), ("names", names.join(", ").into())])
            }
            _ if !table.hosting => self.words.say("web-host-starts", &[]),
            _ if is_free => self.words.say("terminal-seats-free", &[]),
            _ => self.words.say("terminal-everybody-here", &[]),
        };
        // While it reveals, the beginning that stands is among those that were counted here.
        let counted = guest.beginnings(&table.id).saturating_sub(usize::from(table.phase == Phase::Revealing));
        match table.begun_again.max(counted) {
            0 => hint,
            count => format!("{hint}\n\n{}", self.words.say("web-begun-again", &[("count", count.into())])),
        }
    }

    pub(super) fn seat_name(&self, seat: &SeatInfo) -> String {
        match (seat.kind, &seat.name, &seat.level) {
            (SeatKind::Open, ..) => self.words.say("web-free-seat", &[]),
            (SeatKind::Program, Some(name), _) => self.words.say("rating-program", &[("name", name.as_str().into())]),
            (SeatKind::Kept, Some(name), _) => format!("{name} {}", self.words.say("web-seat-kept", &[])),
            (_, Some(name), _) => name.clone(),
            (_, None, Some(level)) => self.words.say(&format!("web-level-{level}"), &[]),
            (_, None, None) => "…".to_owned(),
        }
    }

    /// What the record shows somebody who put something into the shuffles.
    pub(super) fn check(&self, guest: &Guest, table: &str, record: &Value) -> Option<News> {
        let holds = catalog::verify(&record.to_string()).table.is_some();
        let (message, count) = match guest.witnessed(table, record) {
            Witnessed::Nothing => return None,
            Witnessed::NeverAsked => ("terminal-fair-never-asked", 0),
            Witnessed::Otherwise => ("terminal-fair-otherwise", 0),
            Witnessed::AsFixed { .. } if !holds => ("terminal-fair-broken", 0),
            Witnessed::AsFixed { beginnings: 1 } => ("terminal-fair-holds", 1),
            Witnessed::AsFixed { beginnings } => ("terminal-fair-again", beginnings),
        };
        let sentence = self.words.say(message, &[("count", count.into())]);
        Some(News::Checked { sentence, is_fair: message == "terminal-fair-holds" })
    }
}

/// The seat that one sits on; one that is only kept for oneself is none yet.
pub(super) fn own_seat(table: &TableInfo) -> Option<usize> {
    table.seats.iter().position(SeatInfo::is_own)
}

pub(super) fn ended(ended: client::Ended) -> Ended {
    let client::Ended { winners, points, reason } = ended;
    Ended { winners, points, reason }
}

pub(super) fn value(raw: &RawValue) -> Value {
    serde_json::from_str(raw.get()).unwrap_or_default()
}

pub(super) fn list(raw: &RawValue) -> Vec<Value> {
    serde_json::from_str(raw.get()).unwrap_or_default()
}
