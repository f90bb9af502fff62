//! What is known as numbers.

use piratz::{Card, Hoard, Info, Options, Piratz, Setup, Stack};
use ratskeller_core::{Game, Knowledge, Layout, Seat, Viewer, id_number};
use testkit::check_description;
use testkit::playout::{Dice, seed};

use crate::deck;

#[test]
fn the_description_of_the_encoding_is_true() {
    let info = Info::start(&deck::default(), &Options::default(), 4, Viewer::Spectator).unwrap();
    check_description(include_str!("../../../../docs/encoding.md"), "Piratz", &Layout::of::<Piratz>(&info));
}

/// That the fields with lists have what somebody who remembers everything would list, in that order.
fn check_lists(game: &Piratz, layout: &Layout) {
    let info = game.info(Viewer::Spectator);
    let mut numbers = vec![0; layout.size()];
    info.encode(&mut numbers);
    let field = |name: &str| {
        let field = layout.get(name).unwrap();
        numbers[field.offset..][..field.size()].to_vec()
    };
    let ids = |cards: &[Card]| cards.iter().map(|&card| id_number(card)).collect::<Vec<_>>();
    let starts_with = |name: &str, wanted: &[i32]| {
        let numbers = field(name);
        let (listed, rest) = numbers.split_at(wanted.len());
        assert_eq!(listed, wanted, "{name}");
        assert!(rest.iter().all(|&number| number == 0), "{name}");
    };
    let view = info.remembered();
    starts_with("open", &ids(&view.open));
    let Stack::Cards(discard) = &view.discard else { panic!("who remembers everything lists the discards") };
    starts_with("discard", &ids(discard));
    let buried = view.buried.iter().flat_map(|buried| [id_number(buried.seat), buried.card.map_or(0, id_number)]);
    starts_with("buried", &buried.collect::<Vec<_>>());
    for (seat, hoard) in Seat::all(game.seats()).zip(&view.taken) {
        let Hoard::Cards(cards) = hoard else { panic!("who remembers everything lists the cards taken") };
        let taken = field("taken");
        let own = taken.chunks(2).filter(|pair| pair[0] == id_number(seat)).map(|pair| pair[1]);
        assert_eq!(own.collect::<Vec<_>>(), ids(cards), "{seat:?}");
    }
}

#[test]
fn cards_are_listed_in_their_order_and_with_who_has_them() {
    for number in 0..40 {
        let (seats, mut dice) = (2 + number as usize % 3, Dice::new(number));
        let dealt =
            Piratz::deal(&deck::default(), &Options::default(), seats, &Setup::default(), seed(number), &mut ());
        let mut game = dealt.expect("a table the rules allow");
        let layout = Layout::of::<Piratz>(&game.info(Viewer::Spectator));
        while game.to_move().is_some() {
            check_lists(&game, &layout);
            let nth = if dice.below(3) > 0 { 0 } else { dice.below(game.legal_count()) };
            game.apply(game.legal_nth(nth), &mut ());
        }
        check_lists(&game, &layout);
    }
}
