//! The games as they are measured: every one of the house.

use piratz::Piratz;
use rat_a_tat_cat::{RatATatCat, Until};
use rat_hot::RatHot;
use ratskeller_core::Game;
use testkit::playout::seed;

/// The list of them: `subjects!(then)` is `then!(RatHot, …)` with the type of every game.
macro_rules! subjects {
    ($then:ident) => {
        $then!(RatHot, Piratz, RatATatCat);
    };
}

macro_rules! count {
    ($($game:ident),*) => {
        const COUNT: usize = [$($game::SPEC.name),*].len();
    };
}
subjects!(count);

const _: () = assert!(COUNT == catalog::GAMES.len() - cfg!(feature = "nim") as usize, "a game is not measured");

pub trait Subject: Game {
    const SEATS: usize;
    const DECK: &str;

    fn options() -> Self::Options {
        Self::Options::default()
    }

    fn deck() -> Self::Deck {
        let checked = testkit::read_deck::<Self>(Self::DECK).try_into();
        checked.unwrap_or_else(|fault| panic!("the default deck is right: {fault:?}"))
    }

    fn dealt(deck: &Self::Deck, number: u64) -> Self {
        let setup = Self::Setup::default();
        Self::deal(deck, &Self::options(), Self::SEATS, &setup, seed(number), &mut ()).expect("a table the rules allow")
    }
}

/// On the default table.
impl Subject for RatHot {
    const SEATS: usize = 2;
    const DECK: &str = include_str!("../../../games/rat-hot/deck.toml");
}

impl Subject for Piratz {
    const SEATS: usize = 4;
    const DECK: &str = include_str!("../../../games/piratz/deck.toml");
}

/// One round.
impl Subject for RatATatCat {
    const SEATS: usize = 2;
    const DECK: &str = include_str!("../../../games/rat-a-tat-cat/deck.toml");

    fn options() -> Self::Options {
        Self::Options { until: Until::Rounds(1), ..Self::Options::default() }
    }
}
