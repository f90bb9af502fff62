//! What a table is worth to a seat that has finished its turn: its chance to win the game, learned by playing against itself.

use std::sync::LazyLock;

use ::rat_a_tat_cat::Slot;
use ratskeller_core::Seat;

use super::future::{Standing, below};
use super::outlook::{Estimate, Outlook};
use crate::learning::{Network, Shape, Weights};

pub(super) const INPUTS: usize = 32;
pub(super) const SHAPE: Shape = Shape { inputs: INPUTS, hidden: 24, outputs: 1 };
pub(super) const NETWORK: &str = "value";

/// The variance of a card that its owner knows and the seat does not, and of one that nobody knows; in points.
const HIDDEN: f64 = 6.0;
const UNKNOWN: f64 = 8.0;
/// However well all is known, points are won and lost by so many.
const LEAST_SPREAD: f64 = 2.0;

/// What was learned; `games/rat-a-tat-cat/values.txt` says how.
pub(super) static LEARNED: LazyLock<Network> = LazyLock::new(|| {
    let weights: Weights =
        include_str!("../../../../games/rat-a-tat-cat/values.txt").parse().expect("a file of weights");
    Network::read(&weights, NETWORK, SHAPE).expect("weights of this shape")
});

/// What lies on the discard pile for the next player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Top {
    Number(f64),
    /// A card of which the seat did not know what it was.
    Any,
    /// A power card, or nothing at all: nothing to take (RC-T2).
    Nothing,
}

impl Top {
    pub(super) fn of(outlook: &Outlook) -> Self {
        outlook.top.map_or(Self::Nothing, |number| Self::Number(f64::from(number)))
    }
}

/// What a table is worth to the seat of the outlook when it has finished its turn, with this on the discard pile, and so knocked.
pub(super) fn worth(network: &Network, outlook: &Outlook, standing: &Standing, top: Top, knocked: Option<Seat>) -> f64 {
    let seats = outlook.lines.seats();
    let mut clockwise = std::iter::successors(Some(outlook.seat.left(seats)), |seat| Some(seat.left(seats)));
    let next = clockwise.find(|&seat| outlook.lines[seat].is_some());
    if next == knocked {
        at_the_end(outlook, standing)
    } else {
        f64::from(network.value(&inputs(outlook, standing, top, knocked)))
    }
}

/// When nobody has a turn any more: how likely the lowest total is one's own, all thought to differ by chance alone.
fn at_the_end(outlook: &Outlook, standing: &Standing) -> f64 {
    let mine = Digest::new(outlook, outlook.mine());
    let score = standing.totals[outlook.seat] + mine.sum;
    let ahead_of = |(seat, line): (Seat, [Estimate; Slot::COUNT])| {
        let digest = Digest::new(outlook, &line);
        let lead = standing.totals[seat] + digest.sum - score;
        below(lead / spread(standing, &mine, &digest))
    };
    outlook.others().map(ahead_of).product()
}

/// The standard deviation of how far one total will be from another.
fn spread(standing: &Standing, mine: &Digest, theirs: &Digest) -> f64 {
    let hidden = theirs.hidden_dealt + theirs.hidden_laid;
    let variance = UNKNOWN * (mine.unknown + theirs.unknown) + HIDDEN * hidden;
    (2.0 * standing.spread * standing.spread + variance).sqrt().max(LEAST_SPREAD)
}

/// A line, as far as the network is told of it.
struct Digest {
    sum: f64,
    highest: f64,
    second: f64,
    hope: f64,
    hidden_dealt: f64,
    hidden_laid: f64,
    unknown: f64,
}

impl Digest {
    fn new(outlook: &Outlook, line: &[Estimate]) -> Self {
        let count = |which: fn(&Estimate) -> bool| f64::from(line.iter().filter(|card| which(card)).count() as u32);
        let (mut highest, mut second) = (0.0_f64, 0.0_f64);
        for card in line {
            if card.worth > highest {
                (highest, second) = (card.worth, highest);
            } else {
                second = second.max(card.worth);
            }
        }
        Self {
            sum: line.iter().map(|card| card.worth).sum(),
            highest,
            second,
            hope: outlook.gain_of_drawing(highest),
            hidden_dealt: count(|card| !card.known && card.place.owner_knows && card.place.dealt),
            hidden_laid: count(|card| !card.known && card.place.owner_knows && !card.place.dealt),
            unknown: count(|card| !card.place.owner_knows),
        }
    }
}

/// The numbers that the network is told when the seat of the outlook has finished its turn.
pub(super) fn inputs(outlook: &Outlook, standing: &Standing, top: Top, knocked: Option<Seat>) -> [f32; INPUTS] {
    let me = outlook.seat;
    let mine = Digest::new(outlook, outlook.mine());
    let score = standing.totals[me] + mine.sum;
    let (mut rival, mut second, mut next) = (None, f64::INFINITY, None);
    let (mut sums, mut hopes, mut others) = (0.0, 0.0_f64, 0.0);
    let mut to_go = 0.0;
    let seats = outlook.lines.seats();
    let clockwise = std::iter::successors(Some(me.left(seats)), |seat| Some(seat.left(seats))).take(seats - 1);
    let mut before_the_knocker = knocked.is_some();
    for seat in clockwise {
        before_the_knocker &= Some(seat) != knocked;
        let Some(line) = &outlook.lines[seat] else { continue };
        let digest = Digest::new(outlook, line);
        to_go += f64::from(u8::from(before_the_knocker));
        if next.is_none() {
            next = Some((digest.highest, digest.hope, Some(seat) == knocked));
        }
        sums += digest.sum;
        hopes = hopes.max(digest.hope);
        others += 1.0;
        let theirs = standing.totals[seat] + digest.sum;
        match &rival {
            Some((_, least, _)) if theirs >= *least => second = second.min(theirs),
            _ => {
                if let Some((_, least, _)) = rival {
                    second = least;
                }
                rival = Some((digest, theirs, seat));
            }
        }
    }
    let (rival, theirs, who) = rival.expect("nobody plays alone");
    let spread = spread(standing, &mine, &rival);
    let lead = |theirs: f64| ((theirs - score) / spread).clamp(-3.0, 3.0);
    let (highest, hope, is_over) = next.expect("nobody plays alone");
    let gift = |number: f64| (highest - number - hope).max(0.0);
    let (on_top, gift) = match top {
        _ if is_over => (1.0, 0.0),
        Top::Number(number) => (number / 10.0, gift(number)),
        Top::Any => (outlook.mean / 10.0, outlook.average(gift)),
        Top::Nothing => (1.0, 0.0),
    };
    let theirs_known = outlook.lines[who].iter().flatten().filter(|card| card.known).map(|card| card.worth);
    let mine_public = outlook.mine().iter().filter(|card| card.place.public).map(|card| card.worth);
    let lowest = |cards: &mut dyn Iterator<Item = f64>| cards.fold(outlook.mean, f64::min);
    let to_win = mine.highest - lowest(&mut theirs_known.into_iter());
    let to_lose = outlook.mean - lowest(&mut mine_public.into_iter());
    let flag = |is: bool| f64::from(u8::from(is));
    [
        lead(theirs),
        lead(second),
        mine.sum / 20.0,
        mine.highest / 9.0,
        mine.second / 9.0,
        mine.hope / 5.0,
        mine.unknown / 4.0,
        rival.sum / 20.0,
        rival.highest / 9.0,
        rival.second / 9.0,
        rival.hope / 5.0,
        rival.hidden_dealt / 2.0,
        rival.hidden_laid / 4.0,
        rival.unknown / 4.0,
        gift / 5.0,
        on_top,
        mine.hope / spread,
        rival.hope / spread,
        sums / others / 20.0,
        hopes / 5.0,
        (others - 1.0) / 4.0,
        flag(knocked == Some(me)),
        flag(knocked.is_some_and(|seat| seat != me)),
        to_go / 5.0,
        (outlook.turns / 10.0).min(2.0),
        outlook.mean - 5.0,
        5.0 / spread,
        ((standing.totals[who] - standing.totals[me]) / spread).clamp(-3.0, 3.0),
        flag(standing.rounds == 0.0),
        to_win / 9.0,
        to_lose / 9.0,
        flag(outlook.young),
    ]
    .map(|number| number as f32)
}
