//! How a king decides at once: whatever leaves the table worth most after the turn, the next card expected rather than
//! awaited.

use ::rat_a_tat_cat::{Action, Face, PhaseName, Power, Slot};
use ratskeller_core::{Seat, SmallId};

use super::default_policy::swaps;
use super::future::Standing;
use super::outlook::{Estimate, Outlook, Place};
use super::value::{Top, worth};
use crate::learning::Network;

/// Of all swaps only the most promising are looked at.
const SWAPS: usize = 6;
/// To know a card, or to part with one that others know, is never worth more points than this.
const AT_MOST_WORSE: f64 = 1.0;

#[derive(Clone, Debug)]
pub(super) struct Foresight<'a> {
    network: &'a Network,
    outlook: Outlook,
    standing: Standing,
}

impl<'a> Foresight<'a> {
    pub(super) fn new(network: &'a Network, outlook: Outlook, standing: Standing) -> Self {
        Self { network, outlook, standing }
    }

    /// What makes sense with what it is worth.
    pub(super) fn weigh(&mut self) -> Vec<(Action, f64)> {
        match self.outlook.phase {
            PhaseName::Turn => {
                let number = self.outlook.top;
                let mut options = vec![(Action::Draw, self.drawing())];
                if let Some(number) = number {
                    let taken = Estimate { worth: f64::from(number), known: true, place: Place::laid(true) };
                    let slots = self.sensible_slots(taken.worth);
                    options.extend(slots.map(|slot| (Action::Take { slot }, self.after_laying(slot, taken))));
                }
                options
            }
            PhaseName::Drawn => {
                let face = self.outlook.in_hand.expect("a card is in hand");
                let again = self.outlook.may_draw_again.then(|| self.drawing());
                let mut options = self.uses(face, again);
                if face.power() == Some(Power::DrawTwo) {
                    options.push((Action::DrawTwo, self.two_draws().0));
                }
                options
            }
            PhaseName::Knock | PhaseName::Over => {
                let top = Top::of(&self.outlook);
                vec![(Action::Knock, self.worth(top, Some(self.outlook.seat))), (Action::Pass, self.worth(top, None))]
            }
        }
    }

    fn worth(&self, top: Top, knocked: Option<Seat>) -> f64 {
        worth(self.network, &self.outlook, &self.standing, top, knocked)
    }

    /// After the turn, when knocking may be left.
    fn after(&self, top: Top) -> f64 {
        match self.outlook.knocked {
            Some(seat) => self.worth(top, Some(seat)),
            None => self.worth(top, None).max(self.worth(top, Some(self.outlook.seat))),
        }
    }

    fn with<T>(&mut self, seat: Seat, slot: Slot, card: Estimate, look: impl FnOnce(&mut Self) -> T) -> T {
        let line = |own: &mut Self| {
            own.outlook.lines[seat]
                .as_mut()
                .map(|line| &mut line[slot.index()])
                .map(|place| std::mem::replace(place, card))
        };
        let before = line(self);
        let seen = look(self);
        if let (Some(before), Some(line)) = (before, self.outlook.lines[seat].as_mut()) {
            line[slot.index()] = before;
        }
        seen
    }

    /// Where a card that counts this can be laid without the line getting plainly worse; there what was learned knows nothing.
    fn sensible_slots(&self, worth: f64) -> impl Iterator<Item = Slot> + use<> {
        let mine = *self.outlook.mine();
        Slot::all().filter(move |slot| worth <= mine[slot.index()].worth + AT_MOST_WORSE)
    }

    fn after_laying(&mut self, slot: Slot, card: Estimate) -> f64 {
        let before = self.outlook.mine()[slot.index()];
        let top = if before.known { Top::Number(before.worth) } else { Top::Any };
        let seat = self.outlook.seat;
        self.with(seat, slot, card, |after| after.after(top))
    }

    /// What can be done with a card from the pile, but for drawing two more; `again` is what drawing another one is worth.
    fn uses(&mut self, face: Face, again: Option<f64>) -> Vec<(Action, f64)> {
        let top = face.number().map_or(Top::Nothing, |number| Top::Number(f64::from(number)));
        let discard = again.unwrap_or_else(|| self.after(top));
        let mut options = vec![(Action::Discard, discard)];
        let young = self.outlook.young;
        let worth = self.outlook.worth(face);
        for slot in self.sensible_slots(worth) {
            // RC-Y3
            let laid = Estimate { worth, known: true, place: Place::laid(young && slot.is_outer()) };
            options.push((Action::Replace { slot }, self.after_laying(slot, laid)));
        }
        match face.power() {
            Some(Power::Peek) if self.outlook.knocked.is_none() => {
                let unknown = Slot::all().filter(|slot| !self.outlook.mine()[slot.index()].known).collect::<Vec<_>>();
                options.extend(unknown.into_iter().map(|slot| (Action::Peek { slot }, self.after_peeking(slot))));
            }
            Some(Power::Swap) => {
                let mut best: Vec<_> = swaps(&self.outlook).collect();
                best.sort_by(|one, other| other.1.total_cmp(&one.1));
                for (action, _) in best.into_iter().take(SWAPS) {
                    if let Action::Swap { own, seat, slot } = action {
                        options.push((action, self.after_swapping(own, seat, slot)));
                    }
                }
            }
            Some(Power::Peek | Power::DrawTwo) | None => {}
        }
        options
    }

    fn after_peeking(&mut self, slot: Slot) -> f64 {
        let (seat, unknown) = (self.outlook.seat, self.outlook.mine()[slot.index()]);
        let faces: Vec<_> = self.outlook.next().collect();
        let mut mean = 0.0;
        for (face, share) in faces {
            let seen = Estimate {
                worth: self.outlook.worth(face),
                known: true,
                place: Place { owner_knows: true, ..unknown.place },
            };
            mean += share * self.with(seat, slot, seen, |after| after.after(Top::Nothing));
        }
        mean
    }

    fn after_swapping(&mut self, own: Slot, seat: Seat, slot: Slot) -> f64 {
        let me = self.outlook.seat;
        let given = self.outlook.mine()[own.index()];
        let Some(got) = self.outlook.lines[seat].map(|line| line[slot.index()]) else { return 0.0 };
        // Nobody looks at either (RC-W2): whoever gets a card knows it only if it has been looked at before.
        let got = Estimate { place: Place { owner_knows: got.known, ..got.place }, ..got };
        let given = Estimate { place: Place { owner_knows: given.place.public, ..given.place }, ..given };
        self.with(me, own, got, |after| after.with(seat, slot, given, |after| after.after(Top::Nothing)))
    }

    /// What drawing a card is worth.
    fn drawing(&mut self) -> f64 {
        let (two, by_face) = self.two_draws();
        let better = |(face, share, value): (Face, f64, f64)| {
            share * if face.power() == Some(Power::DrawTwo) { value.max(two) } else { value }
        };
        by_face.into_iter().map(better).sum()
    }

    /// What drawing up to two cards is worth, and what the best use of each card that can be drawn.
    fn two_draws(&mut self) -> (f64, Vec<(Face, f64, f64)>) {
        let faces: Vec<_> = self.outlook.next().collect();
        let mut by_face = Vec::with_capacity(faces.len());
        for (face, share) in faces {
            let best = self.uses(face, None).into_iter().map(|(_, value)| value).fold(0.0, f64::max);
            by_face.push((face, share, best));
        }
        let second: f64 = by_face.iter().map(|(_, share, value)| share * value).sum();
        (by_face.iter().map(|(_, share, value)| share * value.max(second)).sum(), by_face)
    }
}

#[cfg(test)]
mod tests {
    use ::rat_a_tat_cat::{Info, Options, RatATatCat, Setup};
    use ratskeller_core::{Game, Rng, Viewer};
    use testkit::playout::seed;

    use super::super::value::LEARNED;
    use super::*;
    use crate::recall::Recall;

    fn foresight(info: &Info) -> Foresight<'static> {
        Foresight::new(&LEARNED, Outlook::new(info, Recall::PERFECT), Standing::new(info))
    }

    /// Everything that is weighed is legal and a chance, and looking ahead leaves everything as it was.
    #[test]
    fn whatever_is_weighed_is_a_chance_and_nothing_is_left_behind() {
        let deck = testkit::read_deck::<RatATatCat>(include_str!("../../../../games/rat-a-tat-cat/deck.toml"));
        let deck = deck.try_into().unwrap();
        let mut rng = Rng::new(seed(1));
        for seats in 2..=6 {
            let options = Options { young: seats % 2 == 0, ..Options::default() };
            let mut game = RatATatCat::deal(&deck, &options, seats, &Setup::default(), seed(2), &mut ()).unwrap();
            for _ in 0..60 {
                let Some(mover) = game.to_move() else { break };
                let mut foresight = foresight(&game.info(Viewer::Seat(mover)));
                let weighed = foresight.weigh();
                assert_eq!(foresight.weigh(), weighed);
                for (action, chance) in weighed {
                    assert_eq!(game.check(action), Ok(()), "{action:?}");
                    assert!((0.0..=1.0001).contains(&chance), "{action:?} {chance}");
                }
                game.apply(game.legal_nth(rng.below(game.legal_count() as u32) as usize), &mut ());
            }
        }
    }
}
