//! What everybody could know with a perfect memory.

use ratskeller_core::{Encoder, Fault, IdSet, Knowledge, Viewer};

use crate::action_space::ActionSpace;
use crate::card::Card;
use crate::deck::Deck;
use crate::encode;
use crate::event::{Happening, Seen};
use crate::game::Piratz;
use crate::options::Options;
use crate::public_state::PublicState;
use crate::view::{Disclosure, Stack, View};

/// The table, and which cards are in the pile but not in which order. Nobody knows more than anybody else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info {
    pub(crate) public: PublicState,
    pub(crate) pile: IdSet<Card>,
}

impl Info {
    pub fn public(&self) -> &PublicState {
        &self.public
    }

    /// The cards of the pile, in no order.
    pub fn pile(&self) -> IdSet<Card> {
        self.pile
    }

    fn seen_with(&self, sight: Disclosure) -> View {
        let Self { public, pile } = self;
        View::new(public, Stack::Count(pile.len()), sight)
    }
}

impl Knowledge<Piratz> for Info {
    fn start(deck: &Deck, options: &Options, seats: usize, _: Viewer) -> Result<Self, Fault> {
        Ok(Self { public: PublicState::new(deck, options, seats)?, pile: deck.in_play(seats) })
    }

    fn observe(&mut self, seen: &Seen) {
        let public = &mut self.public;
        let just_seen = seen.clone().retold(|size| size, |card| card.expect("a card is face up when it is moved"));
        match just_seen {
            Happening::Dealt { first, blocks, pile: _ } => public.deal(first, blocks),
            Happening::Revealed { seat: _, card } => {
                self.pile.remove(card);
                public.reveal(card);
            }
            Happening::PileRanOut { new_pile: _ } => self.pile = public.run_out().into_iter().collect(),
            Happening::Stayed { seat: _ } => public.stay(),
            Happening::Left { seat: _, kind, cards: _ } => {
                public.take_kind(kind);
            }
            Happening::KeptRat { seat: _, card } => public.take_rat(card),
            Happening::DeclinedRat { seat: _ } => public.decline_rat(),
            Happening::Buried { seat: _, card } => public.lay_shovel(Some(card)),
            Happening::ShovelLaid { seat: _ } => public.lay_shovel(None),
            Happening::RoundEnded { discarded: _, next: _ } => public.end_round(),
            Happening::Ended(_) => public.end(),
            // These follow from what lies open and from the cards taken.
            Happening::Alarm { .. } | Happening::Scored { .. } => {}
        }
    }

    fn view(&self) -> View {
        self.seen_with(Disclosure::of_all(&self.public))
    }

    fn action_space(&self) -> ActionSpace {
        ActionSpace
    }

    fn legal_mask(&self, mask: &mut [bool]) {
        self.public.legal_mask(!self.pile.is_empty(), mask);
    }

    fn fields(&self, encoder: &mut impl Encoder) {
        encode::fields(self, encoder);
    }

    fn remembered(&self) -> View {
        self.seen_with(Disclosure::Cards)
    }
}
