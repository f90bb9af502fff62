//! A game looked back on, for people: as a short [`summary`] and as a [`page`] with its [`graph`].

mod accounts;
mod graph;
mod mark;
pub mod page;
pub mod summary;

use catalog::analysis::{Account, Share};
use catalog::{Analysis, Study, telling};
use ratskeller_core::{Seat, SmallId};
use serde_json::Value;
use words::{Value as Word, Words};

use crate::show;

/// An analysis with the words to tell it in.
#[derive(Clone, Copy, Debug)]
pub struct Report<'a> {
    pub analysis: &'a Analysis,
    pub study: &'a Study,
    pub words: &'a Words,
}

impl Report<'_> {
    fn say(&self, message: &str, arguments: &[(&str, Word)]) -> String {
        self.words.say(&format!("analysis-{message}"), arguments)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.analysis.names.len())
    }

    fn account(&self, seat: Seat) -> Account {
        self.analysis.seats[seat.index()]
    }

    fn name(&self, seat: Seat) -> &str {
        &self.analysis.names[seat.index()]
    }

    fn tell(&self, action: &Value) -> String {
        self.words.tell(telling::action(self.analysis.game, &self.study.table().deck().value(), action))
    }

    /// What the cards alone were worth to each seat.
    fn same_cards(&self) -> String {
        let share = |seat: Seat| self.chance(self.analysis.same_cards[seat.index()]);
        let shares: Vec<String> = self.seats().map(|seat| format!("{} {}", self.name(seat), share(seat))).collect();
        self.say("same-cards", &[("shares", shares.join(", ").into())])
    }

    fn outcome(&self) -> String {
        show::outcome(self.study.table(), &self.analysis.outcome, self.words)
    }

    fn title(&self) -> String {
        self.say("title", &[("title", self.words.title(&self.study.table().spec()).into())])
    }

    fn chance(&self, share: Share) -> String {
        self.percent(whole_percent(share).to_string())
    }

    /// Whole percents with their sign, as typographers write it.
    fn change(&self, percent: i64) -> String {
        let sign = match percent {
            0 => "",
            1.. => "+",
            _ => "−",
        };
        self.percent(format!("{sign}{}", percent.abs()))
    }

    fn percent(&self, number: String) -> String {
        self.say("percent", &[("number", number.into())])
    }
}

fn whole_percent(share: Share) -> i64 {
    (share.as_f64() * 100.0).round() as i64
}

/// An account in whole percents. Luck takes what rounding leaves over, so that the sum is still right.
struct Sum {
    start: i64,
    mistakes: i64,
    gifts: i64,
    luck: i64,
    end: i64,
}

impl From<Account> for Sum {
    fn from(account: Account) -> Self {
        let [start, mistakes, gifts, end] =
            [account.start, account.mistakes, account.gifts, account.result].map(whole_percent);
        Self { start, mistakes: -mistakes, gifts, luck: end - start + mistakes - gifts, end }
    }
}
