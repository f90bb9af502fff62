//! What a viewer could know: everything but the order of the pile.

use ratskeller_core::{Encoder, Fault, IdSet, Knowledge, Seat, SmallId, Viewer};

use crate::action_space::ActionSpace;
use crate::deck::{Deck, GOODS, StripId};
use crate::encode;
use crate::event::Event;
use crate::game::RatHot;
use crate::options::{Options, Rules};
use crate::table::{Phase, Table};
use crate::view::{Pile, View};

/// The same for both players and everybody who looks on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info {
    pub(crate) table: Table,
    /// The strips still in the pile, by elimination.
    pub(crate) unseen: IdSet<StripId>,
}

impl Info {
    pub fn unseen(&self) -> IdSet<StripId> {
        self.unseen
    }

    pub fn table(&self) -> &Table {
        &self.table
    }
}

impl Knowledge<RatHot> for Info {
    fn start(deck: &Deck, options: &Options, seats: usize, _: Viewer) -> Result<Self, Fault> {
        let rules = Rules::new(options, seats)?;
        Ok(Self { table: Table::new(deck.print, rules, Seat::new(0)), unseen: IdSet::first(GOODS) })
    }

    fn observe(&mut self, seen: &Event) {
        match seen {
            Event::Dealt { first, .. } => {
                self.table = Table::new(*self.table.board.print(), self.table.rules, *first);
            }
            Event::Revealed { strips, .. } => {
                for &strip in strips {
                    self.unseen.remove(strip);
                }
                self.table.begin_turn(strips.iter().copied().collect());
            }
            &Event::Laid { strip, at, facing, .. } => {
                self.table.lay(strip, at, facing);
            }
            Event::SetAside { .. } => self.table.set_aside(),
            Event::FinalScoring { .. } => {
                self.table.pay_all();
            }
            Event::Ended(_) => self.table.phase = Phase::Over,
        }
    }

    fn view(&self) -> View {
        View::new(&self.table, Pile::Count(self.unseen.len()))
    }
    fn action_space(&self) -> ActionSpace {
        self.table.action_space()
    }

    fn legal_mask(&self, mask: &mut [bool]) {
        self.table.legal_mask(mask);
    }

    fn fields(&self, encoder: &mut impl Encoder) {
        encode::fields(self, encoder);
    }
}
