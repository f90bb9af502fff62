//! Everything a viewer could know, with perfect recall.

use ratskeller_core::{Fault, IdSet, Knowledge, Memory, Viewer};

use crate::card::Card;
use crate::deck::{CARDS, Deck};
use crate::event::Seen;
use crate::game::{RatATatCat, rules_for};
use crate::options::Options;
use crate::round::Phase;
use crate::table::Table;
use crate::view::{PileView, View};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info {
    pub(crate) viewer: Viewer,
    pub(crate) table: Table<Option<Card>>,
}

impl Info {
    /// The cards that can be anywhere the viewer has not looked.
    pub fn unseen(&self) -> IdSet<Card> {
        let mut unseen = IdSet::first(CARDS);
        let in_lines = self.table.round.lines.values().iter().flatten().filter_map(|place| place.card);
        let in_hand = match self.table.round.phase {
            Phase::Drawn(card) => card,
            Phase::Turn | Phase::Knock | Phase::Over => None,
        };
        in_lines.chain(in_hand).chain(self.table.round.discard.iter().copied()).for_each(|card| unseen.remove(card));
        unseen
    }
}

impl Knowledge<RatATatCat> for Info {
    fn start(deck: &Deck, options: &Options, seats: usize, viewer: Viewer) -> Result<Self, Fault> {
        Ok(Self { viewer, table: Table::new(*deck, rules_for(options, seats)?, seats) })
    }

    fn observe(&mut self, seen: &Seen) {
        self.table.follow(seen);
    }

    fn view(&self) -> View {
        let forgetful = match self.table.rules.memory {
            Memory::Strict => Some(self.viewer),
            Memory::Aided => None,
        };
        View::new(&self.table, PileView::Count(self.table.round.pile_len()), forgetful)
    }
}
