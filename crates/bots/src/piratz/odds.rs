//! What a position is worth between two rounds: how likely each seat is to go first at each kind, by a network that
//! learned it, and what follows from that for the victory, worked out.

use ::piratz::{Card, Kind};
use ratskeller_core::{IdSet, Seat, SmallId, float};

use super::ledger::{Hoard, PerKind, SEATS};
use super::position::{CARDS, Fixed, PerSeat, Position};
use crate::learning::{Network, Shape, Unreadable, Weights};

/// What the network is told about a seat and a kind.
pub(super) const FACTS: usize = 20;

pub(super) type Facts = [f32; FACTS];

/// So many numbers of seats there are.
pub(super) const TABLES: usize = SEATS - 1;

pub(super) const SHAPE: Shape = Shape { inputs: FACTS, hidden: 16, outputs: 1 };

/// What was learned.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Judgement {
    /// One for each number of seats, from two.
    pub(super) networks: Vec<Network>,
}

impl Judgement {
    pub(super) fn name(table: usize) -> String {
        format!("{} seats", table + 2)
    }

    pub(super) fn read(weights: &Weights) -> Result<Self, Unreadable> {
        let mut networks = Vec::new();
        for table in 0..TABLES {
            networks.push(Network::read(weights, &Self::name(table), SHAPE)?);
        }
        Ok(Self { networks })
    }
}

/// The points of all blocks beside all kinds; with two seats a block lies beside each kind.
const MOST_POINTS: usize = 24;
const LEADS: usize = 2 * MOST_POINTS + 1;

/// How likely each seat is to go first at a kind.
type Firsts = PerSeat<f32>;

/// So many treasures of a kind more or less are looked at.
pub(super) const MOST_MORE: i16 = 8;
const SHIFTS: usize = 2 * MOST_MORE as usize + 1;

/// What is the same for all seats and kinds.
struct Scene<'a> {
    fixed: &'a Fixed,
    position: &'a Position,
    network: &'a Network,
    pile: Hoard,
    open: Hoard,
    discard: Hoard,
}

/// By how many treasures the seat is ahead of the best of the others, of the next, and what the rest says of a tie
/// with the best.
struct Lead {
    best: i16,
    next: i16,
    tie: i16,
}

impl<'a> Scene<'a> {
    fn new(fixed: &'a Fixed, position: &'a Position, judgement: &'a Judgement) -> Self {
        let network = &judgement.networks[fixed.seats - 2];
        let sum = |cards: IdSet<Card>| fixed.sum(cards);
        let discard = if position.last_round { Hoard::default() } else { sum(position.discard) };
        Self { fixed, position, network, pile: sum(position.pile), open: sum(position.open), discard }
    }

    fn facts(&self, seat: usize, kind: usize, hoards: &PerSeat<Hoard>) -> Facts {
        let Self { fixed, position, .. } = self;
        let Lead { best, next, tie } = lead(fixed, hoards, seat, kind);
        let number = |count: i16| f32::from(count);
        let (hidden, open) = (number(self.pile.treasures[kind]), number(self.open.treasures[kind]));
        let chance = 1.0 / (1.0 + hidden + open).sqrt();
        let (best, next) = (number(best.clamp(-12, 12)), number(next.clamp(-12, 12)));
        let starts = position.turn_from(fixed, seat);
        let blocks = fixed.blocks[kind].map(f32::from);
        [
            best / 4.0,
            best * chance,
            if fixed.seats > 2 { next / 4.0 } else { 0.0 },
            if fixed.seats > 2 { next * chance } else { 0.0 },
            ((best - hidden - open) / 6.0).clamp(-2.0, 2.0),
            ((best + hidden + open) / 6.0).clamp(-2.0, 2.0),
            hidden / 8.0,
            open / 4.0,
            number(self.discard.treasures[kind]) / 8.0,
            number(self.pile.cards) / 20.0,
            number(tie),
            number(hoards[seat].rats.clamp(0, 12)) / 6.0,
            if hoards[seat].treasures[kind] > 0 { 1.0 } else { 0.0 },
            starts,
            starts * open / 4.0,
            blocks[0] / 4.0,
            blocks[1] / 4.0,
            if position.last_round { 1.0 } else { 0.0 },
            if position.shovels[seat] { 1.0 } else { 0.0 },
            position.diggers() as f32 / fixed.seats as f32,
        ]
    }

    fn firsts(&self, kind: usize, hoards: &PerSeat<Hoard>) -> Firsts {
        somebody_or_nobody(self.opinions(kind, hoards).map(|opinion| opinion.first))
    }

    fn opinions(&self, kind: usize, hoards: &PerSeat<Hoard>) -> PerSeat<Opinion> {
        self.changed(kind, hoards, &[Opinion { facts: [f32::NAN; FACTS], first: 0.0 }; SEATS])
    }

    /// What is thought of each seat, where most is the same as in what was thought before.
    fn changed(&self, kind: usize, hoards: &PerSeat<Hoard>, before: &PerSeat<Opinion>) -> PerSeat<Opinion> {
        let mut opinions = *before;
        for (seat, opinion) in opinions[..self.fixed.seats].iter_mut().enumerate() {
            let facts = self.facts(seat, kind, hoards);
            if facts.map(f32::to_bits) != opinion.facts.map(f32::to_bits) {
                *opinion = Opinion { facts, first: self.network.value(&facts) };
            }
        }
        opinions
    }
}

/// How likely a seat goes first, taken alone, and by which facts.
#[derive(Clone, Copy)]
struct Opinion {
    facts: Facts,
    first: f32,
}

/// No more than one can go first.
fn somebody_or_nobody(firsts: Firsts) -> Firsts {
    let sum: f32 = firsts.iter().sum();
    if sum > 1.0 { firsts.map(|first| first / sum) } else { firsts }
}

impl Position {
    /// From 1 for whoever is to move down to 0 for whoever comes last.
    fn turn_from(&self, fixed: &Fixed, seat: usize) -> f32 {
        let behind = (seat + fixed.seats - self.turn.index()) % fixed.seats;
        1.0 - behind as f32 / (fixed.seats - 1) as f32
    }
}

fn lead(fixed: &Fixed, hoards: &PerSeat<Hoard>, seat: usize, kind: usize) -> Lead {
    let own = &hoards[seat];
    let mut lead = Lead { best: i16::MAX, next: i16::MAX, tie: 0 };
    for (_, rival) in hoards[..fixed.seats].iter().enumerate().filter(|(rival, _)| *rival != seat) {
        let by = own.treasures[kind] - rival.treasures[kind];
        let tie = (own.rats - rival.rats).signum() * 2 + (rival.cards - own.cards).signum();
        if by < lead.best || by == lead.best && tie < lead.tie {
            lead = Lead { best: by, next: lead.best, tie: tie.signum() };
        } else if by < lead.next {
            lead.next = by;
        }
    }
    lead
}

/// What was known of a seat and a kind, and whether the seat went first in the end.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    pub(super) facts: Facts,
    pub(super) first: f32,
}

/// The examples that a finished game teaches about a position in it.
pub(super) fn examples(
    fixed: &Fixed,
    position: &Position,
    judgement: &Judgement,
    end: &Position,
    examples: &mut Vec<Example>,
) {
    let scene = Scene::new(fixed, position, judgement);
    for kind in 0..Kind::COUNT {
        let first = end.first(fixed, kind, IdSet::default());
        for seat in Seat::all(fixed.seats) {
            let facts = scene.facts(seat.index(), kind, &position.hoards);
            examples.push(Example { facts, first: if first == Some(seat) { 1.0 } else { 0.0 } });
        }
    }
}

/// Each seat's share of the victory, as it looks.
pub(super) fn shares(fixed: &Fixed, position: &Position, judgement: &Judgement) -> PerSeat<f32> {
    let scene = Scene::new(fixed, position, judgement);
    let kinds: PerKind<Firsts> = std::array::from_fn(|kind| scene.firsts(kind, &position.hoards));
    together(fixed, &kinds)
}

fn together(fixed: &Fixed, kinds: &PerKind<Firsts>) -> PerSeat<f32> {
    if fixed.seats == 2 {
        let share = ahead(&leads(fixed, kinds, Kind::COUNT));
        return [share, 1.0 - share, 0.0, 0.0];
    }
    let mut races = Races::default();
    for (kind, firsts) in kinds.iter().enumerate() {
        races.add(fixed, kind, firsts, 1.0);
    }
    races.shares(fixed.seats)
}

/// How likely the first of two seats is to lead by so many points, by all kinds but one.
fn leads(fixed: &Fixed, kinds: &PerKind<Firsts>, but: usize) -> [f32; LEADS] {
    let mut leads = [0.0; LEADS];
    leads[MOST_POINTS] = 1.0;
    let mut reach = 0;
    for (kind, firsts) in kinds.iter().enumerate().filter(|(kind, _)| *kind != but) {
        let block = usize::from(fixed.blocks[kind][0]);
        let neither = 1.0 - firsts[0] - firsts[1];
        let before = leads;
        reach += block;
        for lead in MOST_POINTS - reach..=MOST_POINTS + reach {
            let up = if lead >= block { before[lead - block] } else { 0.0 };
            let down = before.get(lead + block).copied().unwrap_or(0.0);
            leads[lead] = neither * before[lead] + firsts[0] * up + firsts[1] * down;
        }
    }
    leads
}

fn ahead(leads: &[f32; LEADS]) -> f32 {
    0.5 * leads[MOST_POINTS] + leads[MOST_POINTS + 1..].iter().sum::<f32>()
}

/// The points that seats can expect, and how they vary together; for more than two seats.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Races {
    mean: PerSeat<f32>,
    /// How the difference of two seats varies.
    variance: PerSeat<PerSeat<f32>>,
}

impl Races {
    /// Adds the kind so many times: once, or minus once to take it away again. Who comes second is whoever would come
    /// first without the first (Plackett 1975).
    fn add(&mut self, fixed: &Fixed, kind: usize, firsts: &Firsts, times: f32) {
        let seats = fixed.seats;
        let [better, worse] = fixed.blocks[kind].map(f32::from);
        let mut mean = [0.0; SEATS];
        let mut second = [[0.0; SEATS]; SEATS];
        for first in 0..seats {
            mean[first] += better * firsts[first];
            let others = (1.0 - firsts[first]).max(1e-6);
            for next in (0..seats).filter(|&next| next != first) {
                second[first][next] = firsts[first] * firsts[next] / others;
                mean[next] += worse * second[first][next];
            }
        }
        for one in 0..seats {
            self.mean[one] += times * mean[one];
            for other in 0..seats {
                if other == one {
                    continue;
                }
                let both = second[one][other] + second[other][one];
                let seconds = |seat: usize, but: usize| {
                    (0..seats).filter(|&first| first != but).map(|first| second[first][seat]).sum::<f32>()
                };
                let alone = better * better * (firsts[one] + firsts[other] - both)
                    + worse * worse * (seconds(one, other) + seconds(other, one));
                let square = alone + (better - worse) * (better - worse) * both;
                let difference = mean[one] - mean[other];
                self.variance[one][other] += times * (square - difference * difference);
            }
        }
    }

    fn shares(&self, seats: usize) -> PerSeat<f32> {
        let mut shares = [0.0; SEATS];
        for (one, share) in shares[..seats].iter_mut().enumerate() {
            *share = 1.0;
            for other in (0..seats).filter(|&other| other != one) {
                let far = (self.mean[one] - self.mean[other]) / (self.variance[one][other].max(0.0) + 0.5).sqrt();
                *share *= beats(far);
            }
        }
        let sum: f32 = shares.iter().sum::<f32>().max(1e-9);
        shares.map(|share| share / sum)
    }
}

/// How likely a difference is above zero that has this mean, in standard deviations: the logistic function, which is
/// close to the normal distribution's.
fn beats(far: f32) -> f32 {
    (1.0 / (1.0 + float::exp(-1.7 * f64::from(far)))) as f32
}

/// What treasures more or less of one kind are worth to each seat: its share of the victory with so many.
#[derive(Clone, Debug)]
pub(super) struct Stakes {
    hoards: PerSeat<Hoard>,
    leads: PerSeat<PerKind<i16>>,
    shares: PerSeat<PerKind<[f32; SHIFTS]>>,
    /// What each card adds while the hoards are as they were.
    cards: PerSeat<[f32; CARDS]>,
}

impl Stakes {
    pub(super) fn new(fixed: &Fixed, position: &Position, judgement: &Judgement) -> Self {
        let scene = Scene::new(fixed, position, judgement);
        let opinions: PerKind<PerSeat<Opinion>> = std::array::from_fn(|kind| scene.opinions(kind, &position.hoards));
        let kinds = opinions.map(|opinions| somebody_or_nobody(opinions.map(|opinion| opinion.first)));
        let mut stakes = Self {
            hoards: position.hoards,
            leads: [[0; Kind::COUNT]; SEATS],
            shares: [[[0.0; SHIFTS]; Kind::COUNT]; SEATS],
            cards: [[0.0; CARDS]; SEATS],
        };
        let mut all = Races::default();
        if fixed.seats > 2 {
            kinds.iter().enumerate().for_each(|(kind, firsts)| all.add(fixed, kind, firsts, 1.0));
        }
        for kind in 0..Kind::COUNT {
            let others = if fixed.seats == 2 { Some(leads(fixed, &kinds, kind)) } else { None };
            let mut without = all;
            without.add(fixed, kind, &kinds[kind], -1.0);
            for seat in 0..fixed.seats {
                stakes.leads[seat][kind] = lead(fixed, &position.hoards, seat, kind).best;
                for more in -MOST_MORE..=MOST_MORE {
                    let mut hoards = position.hoards;
                    hoards[seat].treasures[kind] = (hoards[seat].treasures[kind] + more).max(0);
                    let opinions = scene.changed(kind, &hoards, &opinions[kind]);
                    let firsts = somebody_or_nobody(opinions.map(|opinion| opinion.first));
                    let share = if let Some(others) = &others {
                        let mine = won_with(others, fixed.blocks[kind][0], firsts);
                        if seat == 0 { mine } else { 1.0 - mine }
                    } else {
                        let mut races = without;
                        races.add(fixed, kind, &firsts, 1.0);
                        races.shares(fixed.seats)[seat]
                    };
                    stakes.shares[seat][kind][(more + MOST_MORE) as usize] = share;
                }
            }
        }
        for seat in 0..fixed.seats {
            let own = Own { shares: &stakes.shares[seat], places: [MOST_MORE; Kind::COUNT], cards: None };
            let cards = fixed.cards.map(|hoard| own.gains(&hoard));
            stakes.cards[seat] = cards;
        }
        stakes
    }

    /// What each kind is worth to a seat as the hoards are now: where it stands in the list of shares.
    pub(super) fn of<'a>(&'a self, fixed: &Fixed, position: &Position, seat: usize) -> Own<'a> {
        let shares = &self.shares[seat];
        if position.hoards == self.hoards {
            return Own { shares, places: [MOST_MORE; Kind::COUNT], cards: Some(&self.cards[seat]) };
        }
        let place = |kind: usize| {
            let shift = lead(fixed, &position.hoards, seat, kind).best - self.leads[seat][kind];
            (shift + MOST_MORE).clamp(0, SHIFTS as i16 - 1)
        };
        Own { shares, places: std::array::from_fn(place), cards: None }
    }
}

/// With the leads by all other kinds, the share of the first seat where these go first at the kind with this block.
fn won_with(others: &[f32; LEADS], block: u8, firsts: Firsts) -> f32 {
    let block = i32::from(block);
    let share_from = |more: i32| {
        let level = MOST_POINTS as i32 - more;
        let above: f32 = others.iter().skip((level + 1) as usize).sum();
        above + 0.5 * others[level as usize]
    };
    let neither = 1.0 - firsts[0] - firsts[1];
    firsts[0] * share_from(block) + firsts[1] * share_from(-block) + neither * share_from(0)
}

/// What treasures are worth to one seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Own<'a> {
    shares: &'a PerKind<[f32; SHIFTS]>,
    places: [i16; Kind::COUNT],
    cards: Option<&'a [f32; CARDS]>,
}

impl Own<'_> {
    /// What a card adds.
    pub(super) fn card(&self, fixed: &Fixed, card: Card) -> f32 {
        self.cards.map_or_else(|| self.gains(fixed.card(card)), |cards| cards[card.index()])
    }

    /// What so many more treasures of the kind add to the share of the victory.
    pub(super) fn gain(&self, kind: usize, more: i16) -> f32 {
        let place = self.places[kind];
        let shares = &self.shares[kind];
        shares[(place + more).min(SHIFTS as i16 - 1) as usize] - shares[place as usize]
    }

    /// What all treasures of some cards add, taken as one hoard.
    pub(super) fn gains(&self, hoard: &Hoard) -> f32 {
        let kinds = hoard.treasures.iter().enumerate().filter(|(_, more)| **more > 0);
        kinds.map(|(kind, &more)| self.gain(kind, more)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::super::{JUDGEMENT, testing};
    use super::*;
    use ratskeller_core::{Game, Memory, Viewer};

    fn table(seats: usize) -> (Fixed, Position) {
        Position::new(&testing::deal(3, seats, Memory::Strict).0.info(Viewer::Spectator))
    }

    /// Every way in which six kinds can go to one of two seats or to nobody.
    #[test]
    fn two_seats_share_as_counted_out() {
        let (fixed, _) = table(2);
        let kinds: PerKind<Firsts> = std::array::from_fn(|kind| [0.1 + 0.1 * kind as f32, 0.3, 0.0, 0.0]);
        let mut counted = 0.0;
        for way in 0..3_u32.pow(Kind::COUNT as u32) {
            let (mut chance, mut lead) = (1.0, 0);
            for (kind, firsts) in kinds.iter().enumerate() {
                let block = i32::from(fixed.blocks[kind][0]);
                let (part, points) = match way / 3_u32.pow(kind as u32) % 3 {
                    0 => (firsts[0], block),
                    1 => (firsts[1], -block),
                    _ => (1.0 - firsts[0] - firsts[1], 0),
                };
                chance *= part;
                lead += points;
            }
            counted += chance * f32::midpoint(lead.signum() as f32, 1.0);
        }
        let shares = together(&fixed, &kinds);
        assert!((shares[0] - counted).abs() < 1e-4 && (shares[0] + shares[1] - 1.0).abs() < 1e-4, "{shares:?}");
        // With all kinds but one known, that one decides as much.
        let others = leads(&fixed, &kinds, 2);
        assert!((won_with(&others, fixed.blocks[2][0], kinds[2]) - counted).abs() < 1e-4);
    }

    #[test]
    fn shares_add_up_and_alike_seats_share_alike() {
        for seats in 3..=SEATS {
            let (fixed, _) = table(seats);
            let mut firsts = [0.0; SEATS];
            firsts[..seats].fill(0.2);
            let shares = together(&fixed, &[firsts; Kind::COUNT]);
            assert!(shares[..seats].iter().all(|share| (share - 1.0 / seats as f32).abs() < 1e-3), "{shares:?}");
        }
    }

    #[test]
    fn what_is_taken_away_again_was_never_there() {
        let (fixed, position) = table(4);
        let scene = Scene::new(&fixed, &position, &JUDGEMENT);
        let (mut races, firsts) = (Races::default(), scene.firsts(1, &position.hoards));
        races.add(&fixed, 1, &firsts, 1.0);
        races.add(&fixed, 1, &firsts, -1.0);
        assert!(races.mean.iter().chain(races.variance.iter().flatten()).all(|rest| rest.abs() < 1e-4), "{races:?}");
    }

    #[test]
    fn who_is_far_ahead_is_expected_to_win() {
        for seats in 2..=SEATS {
            let (fixed, mut position) = table(seats);
            for kind in 0..Kind::COUNT {
                position.hoards[1].treasures[kind] = 8;
            }
            let shares = shares(&fixed, &position, &JUDGEMENT);
            assert!(shares[1] > 0.8, "{shares:?}");
        }
    }

    #[test]
    fn treasures_are_worth_more_where_it_is_close() {
        for seats in 2..=SEATS {
            let (fixed, mut position) = table(seats);
            let dear = (0..Kind::COUNT).max_by_key(|&kind| fixed.blocks[kind][0]).expect("six kinds");
            let gain =
                |position: &Position| Stakes::new(&fixed, position, &JUDGEMENT).of(&fixed, position, 0).gain(dear, 2);
            let close = gain(&position);
            position.hoards[0].treasures[dear] = 12;
            let safe = gain(&position);
            assert!(close > 0.02 && close > 3.0 * safe.abs(), "{close} and {safe}");
        }
    }

    /// A rival's haul makes the same difference whether stakes are worked out before or after it.
    #[test]
    fn stakes_follow_the_hoards() {
        let (fixed, mut position) = table(2);
        let before = Stakes::new(&fixed, &position, &JUDGEMENT);
        assert_eq!(before.of(&fixed, &position, 0).gain(4, 0).to_bits(), 0.0_f32.to_bits());
        let level = before.of(&fixed, &position, 0).gain(4, 2);
        position.hoards[1].treasures[4] = 8;
        let behind = before.of(&fixed, &position, 0).gain(4, 2);
        assert!(behind < level, "{behind} and {level}");
    }
}
