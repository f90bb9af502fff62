//! A game as it may go on, with the ledger of somebody who forgets nothing.

use ::piratz::{Action, Info, Phase, Piratz, PublicState};
use ratskeller_core::{Game, IdSet, Outcome, Rng, World};

use super::default_policy::DefaultPolicy;
use super::ledger::Ledger;
use super::worth::Worths;
use crate::recall::Recall;

/// What is known, to imagine any number of games from.
#[derive(Debug)]
pub(super) struct Source<'a> {
    info: &'a Info,
    ledger: Ledger,
    worths: Worths,
}

impl<'a> Source<'a> {
    pub(super) fn new(info: &'a Info) -> Self {
        let ledger = Ledger::remember(info, Recall::PERFECT);
        Self { info, ledger, worths: Worths::new(info.public(), &ledger) }
    }

    pub(super) fn imagine(&self, rng: &mut Rng) -> Imagined {
        Imagined { game: Piratz::sample(self.info, rng), ledger: self.ledger, worths: self.worths }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Imagined {
    game: World<Piratz>,
    ledger: Ledger,
    worths: Worths,
}

impl Imagined {
    pub(super) fn public(&self) -> &PublicState {
        self.game.public()
    }

    pub(super) fn legal(&self) -> impl Iterator<Item = Action> {
        (0..self.game.legal_count()).map(|n| self.game.legal_nth(n))
    }

    pub(super) fn default_action(&self) -> Action {
        DefaultPolicy::with(self.public(), &self.ledger, self.worths).decide()
    }

    pub(super) fn apply(&mut self, action: Action) {
        let public = self.game.public();
        let (seat, taken, was_last_round) = (public.turn(), public.taken().len(), public.is_last_round());
        // PZ-E1: the discarded cards are shuffled when the last card is revealed.
        let discarded: IdSet<_> =
            if self.ledger.pile == 1 { public.discard().iter().copied().collect() } else { IdSet::default() };
        self.game.apply(action, &mut ());

        let public = self.game.public();
        match action {
            Action::Reveal => {
                self.ledger.reveal(*public.open().last().expect("the card just revealed"));
                if public.is_last_round() && !was_last_round {
                    self.ledger.run_out(public, discarded);
                }
            }
            Action::Leave { .. } | Action::KeepRat { .. } => {
                public.taken()[taken..].iter().for_each(|&card| self.ledger.take(public, seat, card));
                self.worths = Worths::new(public, &self.ledger);
            }
            Action::Bury { card } => self.ledger.bury(public, card),
            Action::Stay | Action::DeclineRat => {}
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.public().phase() == Phase::Over
    }

    /// How it ends if everybody goes on by the default policy.
    pub(super) fn play_out(&mut self) -> Outcome {
        while !self.is_over() {
            self.apply(self.default_action());
        }
        self.game.outcome().expect("the game is over")
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing;
    use super::*;
    use ratskeller_core::{Memory, Viewer};

    #[test]
    fn the_ledger_follows_the_game() {
        for number in 0..60 {
            let (game, mut rng) = testing::deal(number, 2 + number as usize % 3, Memory::Strict);
            let start = game.info(Viewer::Spectator);
            let mut imagined = Source::new(&start).imagine(&mut rng);
            while !imagined.is_over() {
                let legal: Vec<_> = imagined.legal().collect();
                // Random players leave at once; these dig now and then, so that the pile runs out as well.
                let choice = if rng.below(2) == 0 { 0 } else { rng.below(legal.len() as u32) as usize };
                imagined.apply(legal[choice]);
                let info = imagined.game.info(Viewer::Spectator);
                assert_eq!(imagined.ledger, Ledger::remember(&info, Recall::PERFECT));
            }
        }
    }
}
