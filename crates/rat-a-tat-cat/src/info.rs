//! Everything a viewer could know, with perfect recall.

use ratskeller_core::{BySeat, Encoder, Fault, IdSet, Knowledge, Memory, Seat, Viewer};

use crate::action_space::ActionSpace;
use crate::card::Card;
use crate::deck::{CARDS, Deck};
use crate::encode;
use crate::epochs::Epochs;
use crate::event::Seen;
use crate::game::{RatATatCat, rules_for};
use crate::line::Slot;
use crate::options::Options;
use crate::public_state::PublicState;
use crate::round::Phase;
use crate::rules::Ending;
use crate::view::{PhaseName, PileView, View};
use crate::viewers::Viewers;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info {
    pub(crate) viewer: Viewer,
    pub(crate) public: PublicState<Option<Card>>,
}

/// A place in a line, as the viewer could know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    pub card: Option<Card>,
    /// Whether the player it lies before could know the card; who has looked at what is public.
    pub owner_knows: bool,
    /// Whether the card was dealt, rather than drawn or taken.
    pub dealt: bool,
    /// Whether everybody could know the card: it lies face up, or did so when it was taken.
    pub public: bool,
}

/// What players go by, card by card, without a view being drawn up.
impl Info {
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    pub fn deck(&self) -> &Deck {
        &self.public.deck
    }

    pub fn seats(&self) -> usize {
        self.public.seats()
    }

    /// When the game is over.
    pub fn ending(&self) -> Ending {
        self.public.rules.ending
    }

    pub fn memory(&self) -> Memory {
        self.public.rules.memory
    }

    /// Whether only the middle cards can be swapped (RC-Y2).
    pub fn is_young(&self) -> bool {
        self.public.rules.young
    }

    /// Whether this round is the last because time is up (RC-E2).
    pub fn time_is_up(&self) -> bool {
        self.public.time_is_up
    }

    pub fn totals(&self) -> BySeat<u32> {
        self.public.scores.totals()
    }

    /// Which round it is, counted from 1.
    pub fn round(&self) -> u32 {
        self.public.round.number
    }

    /// RC-S3: the card that began the discard pile of this round, wherever it is by now.
    pub fn turned_up(&self) -> Card {
        self.public.round.turned_up
    }

    /// Whose turn it is, or whose the last one was.
    pub fn turn(&self) -> Seat {
        self.public.round.turn
    }

    pub fn phase(&self) -> PhaseName {
        self.public.round.phase.name()
    }

    /// The card in hand, if the viewer holds one.
    pub fn in_hand(&self) -> Option<Card> {
        match self.public.round.phase {
            Phase::Drawn(card) => card,
            Phase::Turn | Phase::Knock | Phase::Over => None,
        }
    }

    /// 1 while the first card of a Draw 2 is in hand.
    pub fn draws_left(&self) -> u8 {
        self.public.round.draws_left
    }

    pub fn knocked(&self) -> Option<Seat> {
        self.public.round.knocked
    }

    /// The discard pile, the top card last.
    pub fn discard(&self) -> &[Card] {
        &self.public.round.discard
    }

    /// How often the discard pile has become the pile in this round (RC-T4).
    pub fn reshuffles(&self) -> u8 {
        self.public.round.epochs.now() - Epochs::FIRST_PILE
    }

    /// Whether this seat has cards in this round.
    pub fn plays(&self, seat: Seat) -> bool {
        self.public.round.plays(seat)
    }

    /// A place in the line of a seat that plays in this round.
    pub fn spot(&self, seat: Seat, slot: Slot) -> Spot {
        let place = self.public.round.place(seat, slot);
        Spot {
            card: place.card,
            owner_knows: place.known_to.contain(Viewer::Seat(seat)),
            dealt: place.origin == Epochs::DEAL,
            public: place.known_to == Viewers::EVERYBODY,
        }
    }

    /// The cards that can be anywhere the viewer has not looked.
    pub fn unseen(&self) -> IdSet<Card> {
        let mut unseen = IdSet::first(CARDS);
        let in_lines = self.public.round.lines.values().iter().flatten().filter_map(|place| place.card);
        in_lines
            .chain(self.in_hand())
            .chain(self.public.round.discard.iter().copied())
            .for_each(|card| unseen.remove(card));
        unseen
    }

    fn seen_by(&self, forgetful: Option<Viewer>) -> View {
        View::new(&self.public, PileView::Count(self.public.round.pile_len()), forgetful)
    }
}

impl Knowledge<RatATatCat> for Info {
    fn start(deck: &Deck, options: &Options, seats: usize, viewer: Viewer) -> Result<Self, Fault> {
        Ok(Self { viewer, public: PublicState::new(*deck, rules_for(options, seats)?, seats) })
    }

    fn observe(&mut self, seen: &Seen) {
        self.public.follow(seen);
    }

    fn view(&self) -> View {
        match self.public.rules.memory {
            Memory::Strict => self.seen_by(Some(self.viewer)),
            Memory::Aided => self.remembered(),
        }
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

    fn remembered(&self) -> View {
        self.seen_by(None)
    }
}
