//! What is known as numbers.

use rat_hot::{Colour, Info, Options, RatHot, Symbol};
use ratskeller_core::{Game, Knowledge, Layout, SmallId, Viewer};
use testkit::check_description;

use crate::naive::Naive;
use crate::tables::{default_deck, game, lay_the_rest, options, state};

fn layout(options: &Options) -> Layout {
    Layout::of::<RatHot>(&Info::start(&default_deck(), options, 2, Viewer::Spectator).unwrap())
}

#[test]
fn the_description_of_the_encoding_is_true() {
    let layout = layout(&Options::default());
    check_description(include_str!("../../../../docs/encoding.md"), "Rat Hot", &layout);
}

/// As docs/encoding.md numbers them.
fn number(symbol: Option<Symbol>) -> i32 {
    match symbol {
        None => 0,
        Some(Symbol::Empty) => 1,
        Some(Symbol::Start) => 2,
        Some(Symbol::Rat(Colour::Red)) => 3,
        Some(Symbol::Rat(Colour::Green)) => 4,
        Some(Symbol::Spice(spice)) => 5 + spice.index() as i32,
    }
}

#[test]
fn what_lies_on_top_and_how_high_is_encoded_field_by_field() {
    let (deck, options) = (default_deck(), options());
    let layout = layout(&options);
    let check = |game: &RatHot| {
        let mut numbers = vec![0; layout.size()];
        game.info(Viewer::Spectator).encode(&mut numbers);
        let field = |name: &str| {
            let field = layout.get(name).unwrap();
            &numbers[field.offset..][..field.size()]
        };
        let table = Naive::of(&state(game), &options, &deck);
        let points = || (0..options.table).flat_map(|y| (0..options.table).map(move |x| (x, y)));
        assert!(points().map(|point| number(table.symbol(point))).eq(field("symbols").iter().copied()));
        assert!(points().map(|point| table.height(point) as i32).eq(field("heights").iter().copied()));
        let hand = game.view(Viewer::Spectator).hand;
        let in_hand = hand.iter().flat_map(|&strip| deck.print.strip(strip)).map(|symbol| number(Some(symbol)));
        assert!(in_hand.eq(field("hand_symbols")[..hand.len() * 3].iter().copied()));
    };
    let mut dull = game(&deck, &options);
    check(&dull);
    lay_the_rest(&mut dull, check);
    let mut tower = game(&deck, &options);
    while tower.to_move().is_some() {
        tower.apply(tower.legal_nth(tower.legal_count() / 2), &mut ());
        check(&tower);
    }
}
