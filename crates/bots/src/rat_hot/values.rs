//! The chance of winning after a turn, as it was learned.

use std::sync::LazyLock;

use rat_hot::StripId;
use rat_hot::public_state::PublicState;
use ratskeller_core::{IdSet, Seat};

use super::features::{INPUTS, Inputs, features};
use super::future::TOO_MANY_RATS;
use super::worth::{WEIGHTS, Worth};
use crate::learning::{Network, Shape};

/// What players go by.
pub static VALUES: LazyLock<Network> = LazyLock::new(|| {
    let weights = include_str!("../../../../games/rat-hot/values.txt").parse().expect("a file of weights");
    Network::read(&weights, NAME, SHAPE).expect("a network of this shape")
});
pub const NAME: &str = "after-a-turn";
pub const SHAPE: Shape = Shape { inputs: INPUTS, hidden: 32, outputs: 1 };

/// What a table is worth to the seat that has just laid everything, before anybody has seen what comes next.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::large_enum_variant, reason = "judged where it was made, and hardly ever kept")]
pub enum Outlook {
    Settled(f32),
    Open(Inputs),
}

impl Outlook {
    /// `to_come` is every strip that is still to be laid, whoever may have seen it.
    pub fn new(public: &PublicState, to_come: IdSet<StripId>, seat: Seat) -> Self {
        settled(public, to_come, seat).map_or_else(|| Self::Open(features(public, to_come, seat)), Self::Settled)
    }

    /// What a network is asked, if it has a say in it.
    pub fn inputs(&self) -> Option<Inputs> {
        match self {
            Self::Settled(_) => None,
            Self::Open(inputs) => Some(*inputs),
        }
    }

    pub fn chance(&self, values: &Network) -> f32 {
        match self {
            Self::Settled(share) => *share,
            Self::Open(inputs) => values.value(inputs),
        }
    }
}

/// The share of victory for the seat that has just laid everything, if the game is over with that.
pub fn settled(public: &PublicState, to_come: IdSet<StripId>, seat: Seat) -> Option<f32> {
    if usize::from(public.rats[seat]) >= TOO_MANY_RATS {
        // RH-E1
        Some(0.0)
    } else if to_come.is_empty() {
        // RH-E3, RH-E4
        let lead = Worth::new(public, to_come, seat, &WEIGHTS).lead_of_groups(public);
        Some(if lead > 0.5 {
            1.0
        } else if lead < -0.5 {
            0.0
        } else {
            0.5
        })
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use rat_hot::{Options, RatHot, Setup};
    use ratskeller_core::{Game, Rng, Viewer};
    use testkit::playout::seed;

    use super::super::turn::lay;
    use super::*;

    const DECK: &str = include_str!("../../../../games/rat-hot/deck.toml");

    /// Tables after a turn laid anyhow, and what is still to come.
    fn tables() -> Vec<(PublicState, IdSet<StripId>, Seat)> {
        let deck = testkit::read_deck::<RatHot>(DECK).try_into().expect("a sound deck");
        let mut tables = Vec::new();
        for number in 0..8 {
            let mut rng = Rng::new(seed(number));
            let options = Options::default();
            let mut game = RatHot::deal(&deck, &options, 2, &Setup::default(), seed(number), &mut ()).expect("a deal");
            while let Some(mover) = game.to_move() {
                let info = game.info(Viewer::Seat(mover));
                let action = game.legal_nth(rng.below(game.legal_count() as u32) as usize);
                if info.public().hand.len() == 1 {
                    tables.push((lay(info.public(), action), info.unseen(), mover));
                }
                game.apply(action, &mut ());
            }
        }
        tables
    }

    #[test]
    fn more_points_make_a_better_outlook() {
        // Early in the game they hardly matter, and for some tables not at all.
        let mut rise = Vec::new();
        for (public, to_come, seat) in tables() {
            let chance = |points: u16| {
                let mut public = public;
                public.scores[seat] += points;
                f64::from(Outlook::new(&public, to_come, seat).chance(&VALUES))
            };
            if settled(&public, to_come, seat).is_none() {
                assert!((0.0..=1.0).contains(&chance(0)));
                rise.push(chance(12) - chance(0));
            }
        }
        assert!(rise.len() >= 40, "{} tables say little", rise.len());
        assert!(rise.iter().sum::<f64>() / rise.len() as f64 > 0.02, "{rise:?}");
    }

    #[test]
    fn what_is_told_of_one_is_told_of_the_other_from_the_other_side() {
        for (public, to_come, seat) in tables() {
            let [own, other] = [seat, seat.left(2)].map(|seat| features(&public, to_come, seat));
            assert!(own.iter().all(|input| input.is_finite() && input.abs() <= 8.0), "{own:?}");
            let groups = super::super::features::OF_GROUPS;
            assert_eq!(own[..groups], other[groups..2 * groups]);
            assert_eq!(own[groups..2 * groups], other[..groups]);
        }
    }

    #[test]
    fn who_has_lost_or_won_is_plain() {
        let tables = tables();
        let lost = tables.iter().filter(|(public, ..)| public.is_overrun());
        assert!(lost.clone().all(|(public, to_come, seat)| settled(public, *to_come, *seat) == Some(0.0)));
        assert!(lost.count() >= 4, "too few to say anything");
    }
}
