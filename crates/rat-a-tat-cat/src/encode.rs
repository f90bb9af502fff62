//! What is known as numbers. `docs/encoding.md` says what they mean.

use ratskeller_core::{BySeat, Encoder, Seat, SmallId, Viewer, id_number};

use crate::card::Card;
use crate::deck::CARDS;
use crate::info::Info;
use crate::line::{Line, Slot};
use crate::public_state::PublicState;
use crate::round::{Phase, Round};
use crate::rules::Ending;
use crate::scores::Points;

/// A game by the clock has no bound; of one with more rounds than these the first ones are only in the totals.
const ROUNDS_BY_THE_CLOCK: usize = 64;

/// Four cards of the box count 0, so of the eight that two players have at least four count 1.
const LEAST_POINTS_A_ROUND: usize = 4;
/// Four nines.
const MOST_POINTS_A_ROUND: usize = 36;

impl Ending {
    /// How many rounds a game can have.
    fn most_rounds(self, seats: usize) -> usize {
        match self {
            Self::Rounds(rounds) => rounds as usize,
            Self::Minutes(_) => ROUNDS_BY_THE_CLOCK,
            // Nobody who is out gets any more points.
            Self::Points(limit) => seats * (limit as usize + MOST_POINTS_A_ROUND) / LEAST_POINTS_A_ROUND,
        }
    }
}

pub(crate) fn fields(Info { viewer, public }: &Info, encoder: &mut impl Encoder) {
    let PublicState {
        // What the deck says.
        deck: _,
        rules,
        round,
        time_is_up,
        shown,
        scores,
    } = public;
    let seats = round.seats();
    let rounds = rules.ending.most_rounds(seats);
    encoder.number("viewer", Option::from(*viewer).map_or(0, |seat: Seat| id_number(seat)));
    fields_of_round(round, encoder);
    encoder.number("time_is_up", *time_is_up);
    encoder.field("totals", &[seats], scores.totals().values().iter().map(|&total| total as i32));
    let shown = shown.iter().flat_map(BySeat::values).flat_map(|line| by_slot(line, |&card| id_number(card)));
    encoder.field("shown", &[seats, Slot::COUNT], shown);
    let points =
        |round: Points| Seat::all(seats).map(move |seat| round[seat].map_or(0, |points| i32::from(points) + 1));
    let too_many = scores.rounds().count().saturating_sub(rounds);
    encoder.field("round_points", &[rounds, seats], scores.rounds().skip(too_many).flat_map(points));
    encoder.number("turned_up", id_number(round.turned_up));
}

fn fields_of_round(round: &Round<Option<Card>>, encoder: &mut impl Encoder) {
    let Round { number, dealer, turned_up: _, phase, turn, knocked, draws_left, lines, discard, epochs } = round;
    let seats = lines.seats();
    let by_place = [seats, Slot::COUNT];
    let (phase, in_hand) = match *phase {
        Phase::Turn => (0, None),
        Phase::Drawn(card) => (1, card),
        Phase::Knock => (2, None),
        Phase::Over => (3, None),
    };
    encoder.number("phase", phase);
    encoder.number("turn", turn.index() as i32);
    encoder.number("round", *number as i32);
    encoder.number("dealer", dealer.index() as i32);
    encoder.number("in_hand", in_hand.map_or(0, id_number));
    encoder.number("draws_left", *draws_left);
    encoder.number("knocked", knocked.map_or(0, id_number));
    encoder.field("discard", &[CARDS], discard.iter().map(|&card| id_number(card)));
    encoder.field("plays", &[seats], Seat::all(seats).map(|seat| round.plays(seat).into()));
    let lines = || lines.values().iter();
    let cards = lines().flat_map(|line| by_slot(line, |place| place.card.map_or(0, id_number)));
    encoder.field("cards", &by_place, cards);
    let known_to = lines().flat_map(|line| {
        Slot::all().flat_map(move |slot| {
            let known_to = line.get(slot.index()).map(|place| place.known_to).unwrap_or_default();
            Viewer::all(seats).map(move |viewer| known_to.contain(viewer).into())
        })
    });
    encoder.field("known_to", &[seats, Slot::COUNT, seats + 1], known_to);
    encoder.field("origins", &by_place, lines().flat_map(|line| by_slot(line, |place| place.origin.into())));
    encoder.field("looked_at", &by_place, lines().flat_map(|line| by_slot(line, |place| place.looked_at.into())));
    encoder.number("epoch", epochs.now());
    encoder.field("pools", &[CARDS], (0..CARDS).map(|card| epochs.pool(Card::new(card)).into()));
}

/// A number for each slot, also where a seat is out and has no cards.
fn by_slot<T: Copy + Default>(line: &Line<T>, number: impl Fn(&T) -> i32) -> impl Iterator<Item = i32> {
    Slot::all().map(move |slot| line.get(slot.index()).map_or(0, &number))
}
