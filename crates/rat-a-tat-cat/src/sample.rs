//! A game that a viewer cannot tell from the real one.

use ratskeller_core::{Chance, Rng, Seat, SmallId};
use tinyvec::ArrayVec;

use crate::card::Card;
use crate::game::RatATatCat;
use crate::info::Info;
use crate::line::Slot;
use crate::table::{Pile, Table};

/// Fills every hidden place with an unseen card, evenly over all games there can be: the places with the earliest origin
/// have the fewest cards to choose from, and each later one may choose from those too. So filled in that order, how many
/// cards a place can choose from does not depend on what was chosen before. The pile takes the rest.
pub(crate) fn sample(info: &Info, rng: &mut Rng) -> RatATatCat {
    let mut table = info.table.clone();
    let epochs = table.epochs;
    let mut unseen: Pile = info.unseen().iter().collect();
    unseen.sort_by_key(|&card| epochs.pool(card));
    let mut pick = |origin: u8| {
        let possible = unseen.partition_point(|&card| epochs.pool(card) <= origin);
        unseen.remove(rng.below(possible as u32) as usize)
    };

    for (origin, seat, slot) in hidden_places(&table) {
        table.lines[seat][slot.index()].card = Some(pick(origin));
    }
    let table = table.map(
        |_, _, place| place.card.expect("every hidden place was filled"),
        |in_hand| in_hand.unwrap_or_else(|| pick(epochs.now())),
    );
    rng.shuffle(&mut unseen);
    RatATatCat { table, pile: unseen, chance: Chance::new(rng.seed()) }
}

/// The places in the lines whose card is not known, those with the earliest origin first.
fn hidden_places(table: &Table<Option<Card>>) -> ArrayVec<[(u8, Seat, Slot); 24]> {
    let mut places: ArrayVec<_> = Seat::all(table.seats())
        .flat_map(|seat| table.lines[seat].iter().zip(Slot::all()).map(move |(place, slot)| (place, seat, slot)))
        .filter(|(place, ..)| place.card.is_none())
        .map(|(place, seat, slot)| (place.origin, seat, slot))
        .collect();
    places.sort_unstable();
    places
}
