//! What a table is like to whoever has just ended a turn, in numbers, for a network to judge.

use rat_hot::board::Board;
use rat_hot::marks::Mark;
use rat_hot::public_state::PublicState;
use rat_hot::{Colour, StripId, Symbol};
use ratskeller_core::{IdSet, Seat};

use super::cover::strips_to_cover;
use super::cover_counts::{CoverCounts, MOST_STRIPS, OTHER, OWN};
use super::future::{Future, TOO_MANY_RATS};
use super::ground::Ground;
use super::worth::{WEIGHTS, Worth, to_come};

/// Groups are told apart by size up to this.
const SIZES: usize = 4;
/// A rat that fewer strips could be laid over than this is soon one that none could be.
const MANY_PLACES: u8 = 3;
/// Stages of the game, by how many strips are in the pile; between them each counts in part.
const STAGES: [f32; 8] = [0.0, 2.0, 4.0, 8.0, 14.0, 22.0, 32.0, 42.0];
pub const OF_GROUPS: usize = 3 * SIZES;
const OF_RATS: usize = MOST_STRIPS + 2 + 9;
const OF_ALL: usize = 6;
pub const INPUTS: usize = 2 * (OF_GROUPS + OF_RATS) + OF_ALL + STAGES.len();

pub type Inputs = [f32; INPUTS];

/// Rats of one colour that look out.
#[derive(Clone, Copy, Default)]
struct RatsOut {
    counts: CoverCounts,
    /// How many of those that can be covered at once could be so in few places only.
    in_few_places: u8,
}

/// What the seat that has just laid everything thinks of. `unseen` is all that is still to come, whoever may have seen it.
pub fn features(public: &PublicState, unseen: IdSet<StripId>, seat: Seat) -> Inputs {
    let ground = Ground::new(&public.board);
    let worth = Worth::new(public, unseen, seat, &WEIGHTS);
    let to_come = to_come(public.board.print(), unseen);
    let own_colour = public.rules.colours[seat];
    let sides = if own_colour == Colour::Red { [Colour::Red, Colour::Green] } else { [Colour::Green, Colour::Red] };
    let rats = rats_out(&public.board, &ground);

    let mut inputs = [0.0; INPUTS];
    let mut rest = &mut inputs[..];
    let mut points_on_the_table = [0.0; 2];
    for (side, points) in sides.into_iter().zip(&mut points_on_the_table) {
        let of_groups;
        (of_groups, rest) = rest.split_at_mut(OF_GROUPS);
        for group in ground.groups() {
            if public.board.print().colour(group.spice) == side {
                let size = usize::from(group.size).min(SIZES);
                let coming = to_come[Mark::new(Symbol::Spice(group.spice)).index()];
                let [count, growing, room] = &mut of_groups[3 * (size - 1)..][..3] else { unreachable!("three each") };
                *count += 0.25;
                *growing += coming / 16.0;
                *room += coming * f32::from(group.doors.min(8)) / 64.0;
                *points += (size - 1).min(2) as f32;
            }
        }
    }
    let mut odds = 0.0;
    for (side, danger) in sides.into_iter().zip([OWN, OTHER]) {
        let of_rats;
        (of_rats, rest) = rest.split_at_mut(OF_RATS);
        let RatsOut { counts, in_few_places } = rats[side as usize];
        let future = worth.future_of(side);
        tell_of_rats(of_rats, counts, in_few_places, future, to_come[Mark::rat(side).index()]);
        odds = danger.odds(counts, future) - odds;
    }
    let left = unseen.len() as f32;
    let (of_all, of_stages) = rest.split_at_mut(OF_ALL);
    let scored = f32::from(public.scores[seat]) - f32::from(public.scores[seat.left(2)]);
    let lead = scored + points_on_the_table[0] - points_on_the_table[1];
    let places = public.board.places();
    let on_top = ground.places_on_strips();
    of_all.copy_from_slice(&[
        scored / 16.0,
        lead / (4.0 + 2.0 * left.sqrt()),
        (worth.lead_of_groups(public) / worth.sure_lead() / 2.0).clamp(-2.0, 2.0),
        (odds / 4.0).clamp(-2.0, 2.0),
        on_top as f32 / 64.0,
        places.count() as f32 / 256.0,
    ]);
    tell_the_stage(of_stages, left);
    inputs
}

fn rats_out(board: &Board, ground: &Ground) -> [RatsOut; 2] {
    let mut rats = [RatsOut::default(); 2];
    for (rat, colour) in super::rats::rats_on(board) {
        let strips = strips_to_cover(board, rat, MOST_STRIPS).unwrap_or(MOST_STRIPS + 1);
        let RatsOut { counts, in_few_places } = &mut rats[colour as usize];
        counts.add(strips);
        *in_few_places += u8::from(strips == 1 && ground.places_over(rat) < MANY_PLACES);
    }
    rats
}

fn tell_of_rats(inputs: &mut [f32], counts: CoverCounts, in_few_places: u8, future: &Future, to_come: f32) {
    let (by_strips, others) = inputs.split_at_mut(MOST_STRIPS + 1);
    for (input, rats) in by_strips.iter_mut().zip(counts.by_strips()) {
        *input = f32::from(rats) / 2.0;
    }
    let (count, firm) = (counts.count(), counts.by_strips()[2..].iter().sum::<u8>());
    let whether = |is: bool| f32::from(u8::from(is));
    others.copy_from_slice(&[
        f32::from(in_few_places) / 2.0,
        whether(count == 1),
        whether(count == 2),
        whether(usize::from(count) >= TOO_MANY_RATS),
        whether(firm == 1),
        whether(firm >= 2),
        future.chance_of_the_rest(count.into()),
        future.chance_of_the_rest(firm.into()),
        whether(future.is_overrun(counts.left_after(future.strips).count())),
        to_come / 8.0,
    ]);
}

fn tell_the_stage(inputs: &mut [f32], left: f32) {
    let after = STAGES[1..].iter().position(|&stage| left <= stage).unwrap_or(STAGES.len() - 2);
    let share = ((left - STAGES[after]) / (STAGES[after + 1] - STAGES[after])).clamp(0.0, 1.0);
    inputs[after] = 1.0 - share;
    inputs[after + 1] = share;
}
