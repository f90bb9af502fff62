//! What is known as numbers. `docs/encoding.md` says what they mean.

use ratskeller_core::{BySeat, Encoder, SmallId, id_number};

use crate::card::{CARDS, Card};
use crate::info::Info;
use crate::kind::Kind;
use crate::public_state::{BLOCKS_PER_KIND, PublicState, SHOVELS};

pub(crate) fn fields(Info { public, pile }: &Info, encoder: &mut impl Encoder) {
    let &PublicState {
        // What the deck and the options say.
        prints: _,
        memory: _,
        phase,
        turn,
        round,
        ref open,
        ref buried,
        ref discard,
        ref taken,
        shovels,
        ref blocks,
        last_round,
    } = public;
    let seats = BySeat::seats(&shovels);
    encoder.number("phase", phase as i32);
    encoder.number("turn", turn.index() as i32);
    encoder.number("round", round as i32);
    encoder.number("last_round", last_round);
    encoder.field("shovels", &[seats], shovels.values().iter().map(|&in_hand| in_hand.into()));
    let values = blocks
        .iter()
        .flat_map(|(_, blocks)| (0..BLOCKS_PER_KIND).map(|place| blocks.get(place).map_or(0, |&value| value.into())));
    encoder.field("blocks", &[Kind::COUNT, BLOCKS_PER_KIND], values);
    encoder.field("pile", &[CARDS], (0..CARDS).map(|card| pile.contains(Card::new(card)).into()));
    encoder.field("open", &[CARDS], open.iter().map(|&card| id_number(card)));
    let shovels = buried.iter().flat_map(|buried| [id_number(buried.seat), buried.card.map_or(0, id_number)]);
    encoder.field("buried", &[SHOVELS, 2], shovels);
    encoder.field("discard", &[CARDS], discard.iter().map(|&card| id_number(card)));
    encoder.field("taken", &[CARDS, 2], taken.iter().flat_map(|(seat, card)| [id_number(seat), id_number(card)]));
}
