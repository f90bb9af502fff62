//! What a viewer could know: everything but the order of the pile.

use ratskeller_core::{Encoder, Fault, IdSet, Knowledge, Seat, SmallId, Viewer};

use crate::action_space::ActionSpace;
use crate::deck::{Deck, GOODS, StripId};
use crate::encode;
use crate::event::Event;
use crate::game::RatHot;
use crate::options::{Options, Rules};
use crate::public_state::{Phase, PublicState};
use crate::view::{Pile, View};

/// The same for both players and everybody who looks on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info {
    pub(crate) public: PublicState,
    /// The strips still in the pile, by elimination.
    pub(crate) unseen: IdSet<StripId>,
}

impl Info {
    pub fn unseen(&self) -> IdSet<StripId> {
        self.unseen
    }

    pub fn public(&self) -> &PublicState {
        &self.public
    }
}

impl Knowledge<RatHot> for Info {
    fn start(deck: &Deck, options: &Options, seats: usize, _: Viewer) -> Result<Self, Fault> {
        let rules = Rules::new(options, seats)?;
        Ok(Self { public: PublicState::new(deck.print, rules, Seat::new(0)), unseen: IdSet::first(GOODS) })
    }

    fn observe(&mut self, seen: &Event) {
        match seen {
            Event::Dealt { first, .. } => {
                self.public = PublicState::new(*self.public.board.print(), self.public.rules, *first);
            }
            Event::Revealed { strips, .. } => {
                for &strip in strips {
                    self.unseen.remove(strip);
                }
                self.public.begin_turn(strips.iter().copied().collect());
            }
            &Event::Laid { strip, at, facing, .. } => {
                self.public.lay(strip, at, facing);
            }
            Event::SetAside { .. } => self.public.set_aside(),
            Event::FinalScoring { .. } => {
                self.public.pay_all();
            }
            Event::Ended(_) => self.public.phase = Phase::Over,
        }
    }

    fn view(&self) -> View {
        View::new(&self.public, Pile::Count(self.unseen.len()))
    }
    fn action_space(&self) -> ActionSpace {
        self.public.action_space()
    }

    fn legal_mask(&self, mask: &mut [bool]) {
        self.public.legal_mask(mask);
    }

    fn fields(&self, encoder: &mut impl Encoder) {
        encode::fields(self, encoder);
    }
}
