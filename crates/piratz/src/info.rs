//! What everybody could know with a perfect memory.

use ratskeller_core::{Encoder, Fault, IdSet, Knowledge, Viewer};

use crate::action_space::ActionSpace;
use crate::card::Card;
use crate::deck::Deck;
use crate::encode;
use crate::event::{Happening, Seen};
use crate::game::Piratz;
use crate::options::Options;
use crate::table::Table;
use crate::view::{Disclosure, Stack, View};

/// The table, and which cards are in the pile but not in which order. Nobody knows more than anybody else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info {
    pub(crate) table: Table,
    pub(crate) pile: IdSet<Card>,
}

impl Info {
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The cards of the pile, in no order.
    pub fn pile(&self) -> IdSet<Card> {
        self.pile
    }

    fn seen_with(&self, sight: Disclosure) -> View {
        let Self { table, pile } = self;
        View::new(table, Stack::Count(pile.len()), sight)
    }
}

impl Knowledge<Piratz> for Info {
    fn start(deck: &Deck, options: &Options, seats: usize, _: Viewer) -> Result<Self, Fault> {
        Ok(Self { table: Table::new(deck, options, seats)?, pile: deck.in_play(seats) })
    }

    fn observe(&mut self, seen: &Seen) {
        let table = &mut self.table;
        let just_seen = seen.clone().retold(|size| size, |card| card.expect("a card is face up when it is moved"));
        match just_seen {
            Happening::Dealt { first, blocks, pile: _ } => table.deal(first, blocks),
            Happening::Revealed { seat: _, card } => {
                self.pile.remove(card);
                table.reveal(card);
            }
            Happening::PileRanOut { new_pile: _ } => self.pile = table.run_out().into_iter().collect(),
            Happening::Stayed { seat: _ } => table.stay(),
            Happening::Left { seat: _, kind, cards: _ } => {
                table.take_kind(kind);
            }
            Happening::KeptRat { seat: _, card } => table.take_rat(card),
            Happening::DeclinedRat { seat: _ } => table.decline_rat(),
            Happening::Buried { seat: _, card } => table.lay_shovel(Some(card)),
            Happening::ShovelLaid { seat: _ } => table.lay_shovel(None),
            Happening::RoundEnded { discarded: _, next: _ } => table.end_round(),
            Happening::Ended(_) => table.end(),
            // These follow from what lies open and from the cards taken.
            Happening::Alarm { .. } | Happening::Scored { .. } => {}
        }
    }

    fn view(&self) -> View {
        self.seen_with(Disclosure::of_all(&self.table))
    }

    fn action_space(&self) -> ActionSpace {
        ActionSpace
    }

    fn legal_mask(&self, mask: &mut [bool]) {
        self.table.legal_mask(!self.pile.is_empty(), mask);
    }

    fn fields(&self, encoder: &mut impl Encoder) {
        encode::fields(self, encoder);
    }

    fn remembered(&self) -> View {
        self.seen_with(Disclosure::Cards)
    }
}
