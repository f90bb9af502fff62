//! What a seat makes of all it knows.

use ::rat_a_tat_cat::{CARDS, Card, Ending, Face, Info, PhaseName, Power, Slot, Spot};
use ratskeller_core::{BySeat, Seat};

use super::memory::keeps;
use crate::recall::Recall;

/// What a seat thinks a card in a line will count.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Estimate {
    pub worth: f64,
    /// Whether the seat knows the card.
    pub known: bool,
    pub place: Place,
}

/// What everybody knows of a card in a line.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Place {
    /// Whether its owner could know it.
    pub owner_knows: bool,
    pub dealt: bool,
    /// Whether everybody could know it.
    pub public: bool,
}

impl Place {
    /// Of a card that is laid into the own line.
    pub(super) fn laid(public: bool) -> Self {
        Self { owner_knows: true, dealt: false, public }
    }
}

/// Cards nobody has seen count this on average before any are known (RC-C1).
const BOX_MEAN: f64 = 5.0;

/// What the cards that others know and keep are worth, of the mean of all unseen cards, by how many cards of their line
/// are no longer those of the deal: nobody lays down a card without liking it, and the ones liked best stay longest.
/// Measured over games of rats.
const DEALT_AND_KEPT: [f64; Slot::COUNT + 1] = [0.95, 0.68, 0.66, 0.6, 0.6];
const LAID_DOWN: [f64; Slot::COUNT + 1] = [0.62, 0.62, 0.54, 0.48, 0.44];

/// A round as one seat sees it, as numbers to reckon with.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    pub seat: Seat,
    pub phase: PhaseName,
    pub in_hand: Option<Face>,
    /// Whether a card of a Draw 2 is still to come.
    pub may_draw_again: bool,
    /// The top discard, if it can be taken.
    pub top: Option<u8>,
    pub young: bool,
    pub knocked: Option<Seat>,
    /// How many turns everybody has had, about: taking leaves the discard pile as it is.
    pub turns: f64,
    /// What each seat has before this round as far as it matters now: in the last round its total, until then nothing.
    pub before: BySeat<f64>,
    /// Nothing where a seat is out.
    pub lines: BySeat<Option<[Estimate; Slot::COUNT]>>,
    /// What an unseen card counts on average; a power card in a line will be replaced by one (RC-K2).
    pub mean: f64,
    /// The cards that can be drawn next, by number.
    numbers: [u8; Face::HIGHEST as usize + 1],
    powers: u8,
}

impl Outlook {
    /// That of the seat to move.
    pub(super) fn new(info: &Info, recall: Recall) -> Self {
        Self::of(info.turn(), info, recall)
    }

    /// That of the seat whose knowledge this is.
    pub(super) fn of(seat: Seat, info: &Info, recall: Recall) -> Self {
        let top = info.discard().last().and_then(|&card| info.deck()[card].number());
        let discarded = info.discard().len() + usize::from(info.reshuffles()) * CARDS;
        let players = Seat::all(info.seats()).filter(|&seat| info.plays(seat)).count();
        let is_last = info.ending() == Ending::Rounds(info.round()) || info.time_is_up();
        let mut outlook = Self {
            seat,
            phase: info.phase(),
            in_hand: info.in_hand().map(|card| info.deck()[card]),
            may_draw_again: info.draws_left() > 0,
            top,
            young: info.is_young(),
            knocked: info.knocked(),
            turns: f64::from(discarded as u32) / f64::from(players as u32),
            before: BySeat::new(info.seats(), |seat| if is_last { f64::from(info.totals()[seat]) } else { 0.0 }),
            lines: BySeat::new(info.seats(), |_| None),
            mean: BOX_MEAN,
            numbers: [0; Face::HIGHEST as usize + 1],
            powers: 0,
        };
        outlook.count_unseen(info, recall);
        outlook.lines = BySeat::new(info.seats(), |seat| info.plays(seat).then(|| outlook.line(info, recall, seat)));
        outlook
    }

    /// Counts the cards that could come, among them those forgotten.
    fn count_unseen(&mut self, info: &Info, recall: Recall) {
        info.unseen().iter().for_each(|card| self.count(info.deck()[card]));
        if !recall.is_perfect() {
            let under_the_top = &info.discard()[..info.discard().len().saturating_sub(1)];
            let in_lines = Seat::all(info.seats())
                .filter(|&seat| info.plays(seat))
                .flat_map(|seat| Slot::all().map(move |slot| info.spot(seat, slot)))
                .filter(|spot| !spot.public)
                .filter_map(|spot| spot.card);
            let forgotten = under_the_top.iter().copied().chain(in_lines).filter(|&card| !keeps(recall, info, card));
            forgotten.for_each(|card| self.count(info.deck()[card]));
        }
        let (count, sum) =
            self.by_number().fold((0.0, 0.0), |(n, sum), (number, times)| (n + times, sum + number * times));
        if count > 0.0 {
            self.mean = sum / count;
        }
    }

    fn count(&mut self, face: Face) {
        match face.number() {
            Some(number) => self.numbers[usize::from(number)] += 1,
            None => self.powers += 1,
        }
    }

    /// Each number with how many cards of it can come.
    fn by_number(&self) -> impl Iterator<Item = (f64, f64)> + use<> {
        (0_u8..).zip(self.numbers).map(|(number, times)| (f64::from(number), f64::from(times)))
    }

    fn line(&self, info: &Info, recall: Recall, owner: Seat) -> [Estimate; Slot::COUNT] {
        let spots: [Spot; Slot::COUNT] = std::array::from_fn(|index| info.spot(owner, slot(index)));
        let replaced = spots.iter().filter(|spot| !spot.dealt).count();
        spots.map(|spot| {
            let in_mind = |&card: &Card| spot.public || keeps(recall, info, card);
            let card = spot.card.filter(in_mind);
            let worth = match card {
                Some(card) => self.worth(info.deck()[card]),
                None if owner == self.seat || !spot.owner_knows => self.mean,
                None if spot.dealt => self.mean * DEALT_AND_KEPT[replaced],
                None => self.mean * LAID_DOWN[replaced],
            };
            let Spot { card: _, owner_knows, dealt, public } = spot;
            Estimate { worth, known: card.is_some(), place: Place { owner_knows, dealt, public } }
        })
    }

    /// What a card counts in the end.
    pub(super) fn worth(&self, face: Face) -> f64 {
        face.number().map_or(self.mean, f64::from)
    }

    /// The mean over the numbers that can come.
    pub(super) fn average(&self, of: impl Fn(f64) -> f64) -> f64 {
        let (count, sum) =
            self.by_number().fold((0.0, 0.0), |(n, sum), (number, times)| (n + times, sum + times * of(number)));
        if count > 0.0 { sum / count } else { of(self.mean) }
    }

    /// How likely each face is to be drawn next, as far as anything can be.
    pub(super) fn next(&self) -> impl Iterator<Item = (Face, f64)> + '_ {
        let cards = f64::from(self.powers) + self.by_number().map(|(_, times)| times).sum::<f64>();
        let times = |face: Face| match face.number() {
            Some(number) => f64::from(self.numbers[usize::from(number)]),
            // Which powers are left is not counted.
            None => f64::from(self.powers) / 3.0,
        };
        Face::all().map(move |face| (face, times(face) / cards.max(1.0))).filter(|&(_, share)| share > 0.0)
    }

    pub(super) fn mine(&self) -> &[Estimate; Slot::COUNT] {
        self.lines[self.seat].as_ref().expect("whoever is to move plays in this round")
    }

    /// The others who play, with their lines.
    pub(super) fn others(&self) -> impl Iterator<Item = (Seat, [Estimate; Slot::COUNT])> + '_ {
        self.lines.iter().filter(|&(seat, _)| seat != self.seat).filter_map(|(seat, line)| Some((seat, line?)))
    }

    /// By how much drawing a card is expected to better a line whose worst card counts this.
    pub(super) fn gain_of_drawing(&self, worst: f64) -> f64 {
        let cards = f64::from(self.powers) + self.by_number().map(|(_, times)| times).sum::<f64>();
        if cards == 0.0 {
            return 0.0;
        }
        let by_numbers: f64 = self.by_number().map(|(number, times)| times * (worst - number).max(0.0)).sum();
        (by_numbers + f64::from(self.powers) * (worst - self.mean).max(0.0)) / cards
    }

    pub(super) fn power(&self) -> Option<Power> {
        self.in_hand.and_then(Face::power)
    }

    /// RC-Y2
    pub(super) fn swappable(&self) -> impl Iterator<Item = Slot> + use<> {
        let young = self.young;
        Slot::all().filter(move |slot| !(young && slot.is_outer()))
    }
}

fn slot(index: usize) -> Slot {
    ratskeller_core::SmallId::new(index)
}
