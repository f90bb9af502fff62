//! A game as a player sees it that forgets nothing, as sets of cards: small enough that a search copies it millions
//! of times. What follows from an action is told as in the rules, and a test plays both side by side.

use std::cmp::Reverse;

use ::piratz::{Action, Card, Info, Kind, Phase, PublicState};
use ratskeller_core::{IdSet, Rng, Seat, SmallId};

use super::ledger::{self, Hoard, PerKind, SEATS};

/// PZ-C1: so many treasure cards there are.
pub(super) const CARDS: usize = 50;

/// One number for each seat; those beyond the table's stay at zero.
pub(super) type PerSeat<T> = [T; SEATS];

/// What does not change while a game is played.
#[derive(Clone, Debug)]
pub(super) struct Fixed {
    pub(super) seats: usize,
    /// The values of the blocks beside each kind, the better one first, and 0 where there is none.
    pub(super) blocks: PerKind<[u8; 2]>,
    /// What each card adds to a hoard.
    pub(super) cards: [Hoard; CARDS],
    /// The cards that show the kind.
    pub(super) showing: PerKind<IdSet<Card>>,
    pub(super) rats: IdSet<Card>,
    /// The cards that look the same as each, itself among them.
    alike: [IdSet<Card>; CARDS],
}

impl Fixed {
    fn new(public: &PublicState) -> Self {
        let all = || (0..CARDS).map(Card::new);
        let rats = all().filter(|&card| public.has_rat(card)).collect();
        let worth = |card: Card| Hoard {
            treasures: ledger::treasures(public, card),
            rats: i16::from(public.has_rat(card)),
            cards: 1,
        };
        let blocks = Kind::ALL.map(|kind| {
            let mut blocks = [0; 2];
            blocks.iter_mut().zip(public.blocks(kind)).for_each(|(place, &value)| *place = value);
            blocks.sort_unstable_by_key(|&value| Reverse(value));
            blocks
        });
        let cards = std::array::from_fn(|index| worth(Card::new(index)));
        Self {
            seats: public.seats(),
            blocks,
            alike: cards.map(|look| all().filter(|card| cards[card.index()] == look).collect()),
            cards,
            showing: Kind::ALL.map(|kind| all().filter(|&card| public.treasures(card, kind) > 0).collect()),
            rats,
        }
    }

    pub(super) fn card(&self, card: Card) -> &Hoard {
        &self.cards[card.index()]
    }

    /// The first of these cards that looks like this one, which is one of them.
    pub(super) fn first_alike(&self, card: Card, cards: IdSet<Card>) -> Card {
        cards.and(self.alike[card.index()]).iter().next().expect("the card itself looks like it")
    }

    pub(super) fn sum(&self, cards: IdSet<Card>) -> Hoard {
        let mut sum = Hoard::default();
        cards.iter().for_each(|card| sum.add(self.card(card)));
        sum
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Position {
    pub(super) open: IdSet<Card>,
    /// The unseen cards, in no order.
    pub(super) pile: IdSet<Card>,
    buried: IdSet<Card>,
    pub(super) discard: IdSet<Card>,
    pub(super) hoards: PerSeat<Hoard>,
    pub(super) shovels: PerSeat<bool>,
    pub(super) turn: Seat,
    pub(super) phase: Phase,
    pub(super) last_round: bool,
    /// How many rounds have ended since the position was set up.
    pub(super) rounds: u32,
}

impl Position {
    /// The position and what belongs to its table.
    pub(super) fn new(info: &Info) -> (Fixed, Self) {
        let public = info.public();
        let fixed = Fixed::new(public);
        let (mut hoards, mut shovels) = (<PerSeat<Hoard>>::default(), <PerSeat<bool>>::default());
        for seat in Seat::all(public.seats()) {
            hoards[seat.index()] = fixed.sum(public.taken_by(seat).collect());
            shovels[seat.index()] = public.has_shovel(seat);
        }
        let position = Self {
            open: public.open().iter().copied().collect(),
            pile: info.pile(),
            buried: public.buried().collect(),
            discard: public.discard().iter().copied().collect(),
            hoards,
            shovels,
            turn: public.turn(),
            phase: public.phase(),
            last_round: public.is_last_round(),
            rounds: 0,
        };
        (fixed, position)
    }

    pub(super) fn open_rats(&self, fixed: &Fixed) -> IdSet<Card> {
        self.open.and(fixed.rats)
    }

    /// How many still have a shovel.
    pub(super) fn diggers(&self) -> usize {
        self.shovels.iter().filter(|&&shovel| shovel).count()
    }

    /// The next after the player to move who has a shovel.
    pub(super) fn next_rival(&self, fixed: &Fixed) -> Option<Seat> {
        let mut seat = self.turn.left(fixed.seats);
        while seat != self.turn {
            if self.shovels[seat.index()] {
                return Some(seat);
            }
            seat = seat.left(fixed.seats);
        }
        None
    }

    /// What leaving with the kind takes.
    pub(super) fn haul(&self, fixed: &Fixed, kind: Kind) -> IdSet<Card> {
        self.open.and(fixed.showing[kind as usize])
    }

    /// The legal actions in the order of the canon, but that cards come in ascending order.
    pub(super) fn legal(&self, fixed: &Fixed, legal: &mut Vec<Action>) {
        let leaves = || Kind::ALL.into_iter().map(|kind| Action::Leave { kind });
        match self.phase {
            Phase::Turn => {
                legal.extend((!self.pile.is_empty()).then_some(Action::Reveal));
                legal.extend(leaves());
            }
            Phase::AfterReveal => {
                legal.push(Action::Stay);
                legal.extend(leaves());
            }
            Phase::Alarm => {
                legal.extend(self.open_rats(fixed).iter().map(|card| Action::KeepRat { card }));
                legal.push(Action::DeclineRat);
            }
            Phase::Bury => legal.extend(self.open.iter().map(|card| Action::Bury { card })),
            Phase::Over => {}
        }
    }

    /// PZ-T1: this card turns up.
    pub(super) fn reveal(&mut self, fixed: &Fixed, card: Card) {
        // PZ-X2
        let alarm = fixed.rats.contains(card) && !self.open_rats(fixed).is_empty();
        self.pile.remove(card);
        self.open.insert(card);
        self.phase = if alarm { Phase::Alarm } else { Phase::AfterReveal };
        // PZ-E1
        if self.pile.is_empty() && !self.last_round {
            self.pile = std::mem::take(&mut self.discard);
            self.last_round = true;
        }
    }

    /// Any action but a reveal.
    pub(super) fn act(&mut self, fixed: &Fixed, action: Action) {
        match action {
            Action::Reveal => unreachable!("a reveal needs a card"),
            Action::Stay => self.pass(fixed),
            Action::Leave { kind } => {
                // PZ-X1
                self.take(fixed, self.haul(fixed, kind));
                if self.open.is_empty() {
                    self.lay_shovel(fixed);
                }
            }
            Action::KeepRat { card } => self.take(fixed, [card].into_iter().collect()),
            Action::DeclineRat => self.phase = Phase::Bury,
            Action::Bury { card } => {
                // PZ-X5
                self.open.remove(card);
                self.buried.insert(card);
                self.lay_shovel(fixed);
            }
        }
    }

    /// Any action; chance turns up the card.
    pub(super) fn play(&mut self, fixed: &Fixed, action: Action, rng: &mut Rng) {
        if action == Action::Reveal {
            let nth = rng.below(self.pile.len() as u32) as usize;
            let card = self.pile.iter().nth(nth).expect("a card is left");
            // Cards that look the same are the same to everybody.
            self.reveal(fixed, fixed.first_alike(card, self.pile));
        } else {
            self.act(fixed, action);
        }
    }

    fn take(&mut self, fixed: &Fixed, cards: IdSet<Card>) {
        self.hoards[self.turn.index()].add(&fixed.sum(cards));
        self.open = self.open.without(cards);
        self.phase = Phase::Bury;
    }

    /// PZ-X4, and what follows if it was the last.
    fn lay_shovel(&mut self, fixed: &Fixed) {
        self.shovels[self.turn.index()] = false;
        if self.diggers() > 0 {
            self.pass(fixed);
        } else if self.last_round {
            self.phase = Phase::Over;
        } else {
            // PZ-R1, PZ-R2
            self.discard = self.discard.or(std::mem::take(&mut self.buried));
            self.shovels[..fixed.seats].fill(true);
            self.turn = self.turn.left(fixed.seats);
            self.phase = Phase::Turn;
            self.rounds += 1;
        }
    }

    /// PZ-T3
    fn pass(&mut self, fixed: &Fixed) {
        self.turn = self.next_rival(fixed).unwrap_or(self.turn);
        self.phase = Phase::Turn;
    }

    /// PZ-V1 to PZ-V3: each seat's share of the victory as the hoards stand.
    pub(super) fn shares(&self, fixed: &Fixed) -> PerSeat<f32> {
        let mut points = <PerSeat<u8>>::default();
        for kind in 0..Kind::COUNT {
            let mut given = IdSet::<Seat>::default();
            for &value in &fixed.blocks[kind] {
                let Some(seat) = self.first(fixed, kind, given) else { break };
                points[seat.index()] += value;
                given.insert(seat);
            }
        }
        let most = points[..fixed.seats].iter().copied().max().unwrap_or(0);
        let mut shares = [0.0; SEATS];
        for (share, points) in shares.iter_mut().zip(&points[..fixed.seats]) {
            *share = if *points == most { 1.0 } else { 0.0 };
        }
        let winners: f32 = shares.iter().sum();
        shares.map(|share| share / winners)
    }

    /// Who goes first at the kind, but for those who got a block of it; nobody if nothing tells two apart.
    pub(super) fn first(&self, fixed: &Fixed, kind: usize, but: IdSet<Seat>) -> Option<Seat> {
        let standing = |seat: Seat| self.hoards[seat.index()].standing(kind);
        let ranked = || Seat::all(fixed.seats).filter(|&seat| !but.contains(seat));
        let best =
            ranked().filter(|seat| self.hoards[seat.index()].treasures[kind] > 0).max_by_key(|&seat| standing(seat))?;
        let alone = ranked().filter(|&seat| standing(seat) == standing(best)).count() == 1;
        alone.then_some(best)
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing;
    use super::*;
    use ratskeller_core::{Game, Memory, Viewer};

    #[test]
    fn it_goes_as_the_rules_have_it() {
        for number in 0..30 {
            let (mut game, mut rng) = testing::deal(number, 2 + number as usize % 3, Memory::Strict);
            let (fixed, mut position) = Position::new(&game.info(Viewer::Spectator));
            while game.to_move().is_some() {
                let mut told = Vec::new();
                position.legal(&fixed, &mut told);
                let mut legal: Vec<_> = (0..game.legal_count()).map(|n| game.legal_nth(n)).collect();
                // Random players leave at once; these dig now and then, so that the pile runs out as well.
                let choice = if rng.below(2) == 0 { 0 } else { rng.below(legal.len() as u32) as usize };
                let action = legal[choice];
                let in_some_order = |actions: &mut Vec<Action>| actions.sort_by_key(|action| format!("{action:?}"));
                [&mut told, &mut legal].into_iter().for_each(in_some_order);
                assert_eq!(told, legal);
                let before = game.info(Viewer::Spectator).pile();
                game.apply(action, &mut ());
                let info = game.info(Viewer::Spectator);
                if action == Action::Reveal {
                    let card = *info.public().open().last().expect("the card just revealed");
                    assert!(before.contains(card));
                    position.reveal(&fixed, card);
                } else {
                    position.act(&fixed, action);
                }
                let (_, mut truth) = Position::new(&info);
                truth.rounds = position.rounds;
                assert_eq!(position, truth);
            }
            let outcome = game.outcome().expect("the game is over");
            let winners = outcome.winning_seats().count() as f32;
            for (seat, won) in outcome.winners.iter() {
                let share = if won { 1.0 / winners } else { 0.0 };
                assert_eq!(position.shares(&fixed)[seat.index()].to_bits(), f32::to_bits(share));
            }
        }
    }
}
