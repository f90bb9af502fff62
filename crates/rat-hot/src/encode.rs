//! What is known as numbers. `docs/encoding.md` says what they mean.

use ratskeller_core::{Encoder, SmallId, id_number};

use crate::board::{Laid, STRIPS};
use crate::deck::{Colour, FIELDS, GOODS, StripId, Symbol};
use crate::info::Info;
use crate::place::Point;
use crate::public_state::{HAND, PublicState};

pub(crate) fn fields(Info { public, unseen }: &Info, encoder: &mut impl Encoder) {
    let PublicState { rules, board, phase, turn, turn_number, hand, scores, rats, aside } = public;
    let side = rules.side;
    encoder.number("phase", *phase as i32);
    encoder.number("turn", turn.index() as i32);
    encoder.number("turn_number", *turn_number);
    encoder.field("colours", &[2], rules.colours.values().iter().map(|&colour| colour as i32));
    encoder.field("scores", &[2], scores.values().iter().map(|&points| points.into()));
    encoder.field("rats", &[2], rats.values().iter().map(|&rats| rats.into()));
    encoder.field("hand", &[HAND], hand.iter().map(|&strip| id_number(strip)));
    let printed = hand.iter().flat_map(|&strip| board.print().strip(strip)).map(symbol_number);
    encoder.field("hand_symbols", &[HAND, FIELDS], printed);
    encoder.field("unseen", &[GOODS], (0..GOODS).map(|strip| unseen.contains(StripId::new(strip)).into()));
    encoder.field("aside", &[GOODS], aside.iter().map(|&strip| id_number(strip)));
    let laid = |&Laid { strip, at, facing, level }: &Laid| {
        [id_number(strip), at.x.into(), at.y.into(), facing as i32, level.into()]
    };
    encoder.field("laid", &[STRIPS, 5], board.laid().iter().flat_map(laid));
    let points = || (0..side).flat_map(|y| (0..side).map(move |x| Point::new(x as i16, y as i16)));
    encoder.field("symbols", &[side, side], points().map(|point| board.symbol(point).map_or(0, symbol_number)));
    encoder.field("heights", &[side, side], points().map(|point| board.height(point).into()));
}

/// 0 is for a field of the bare table.
fn symbol_number(symbol: Symbol) -> i32 {
    match symbol {
        Symbol::Empty => 1,
        Symbol::Start => 2,
        Symbol::Rat(Colour::Red) => 3,
        Symbol::Rat(Colour::Green) => 4,
        Symbol::Spice(spice) => 5 + spice.index() as i32,
    }
}
