//! What a table is worth to one seat, in points, without looking ahead.

use rat_hot::board::Board;
use rat_hot::deck::SPICES;
use rat_hot::options::Changed;
use rat_hot::table::Table;
use rat_hot::{Colour, Facing, Point, Spice, StripId, Symbol};
use ratskeller_core::{IdSet, Seat, SmallId};

use super::sight::{Mark, Sight, marks};

/// Groups of this size and larger are worth the same.
const LARGE: usize = 5;
/// RH-E1: so many own rats at the end of one's turn lose.
const TOO_MANY_RATS: u8 = 3;
/// What a lost game costs: more than any turn can earn.
const LOSS: f32 = 60.0;

/// The numbers behind [`Worth`], found by letting players with different ones play each other.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// How much of its final payment (RH-E3) a group loses with each strip still in the pile that may cover it.
    pub fading: f32,
    /// What each strip in the pile that shows the same spice adds to a group, by its size: it may pay again.
    pub growth: [f32; LARGE],
    /// What one rat looking out, and two, cost for each rat of the colour still in the pile.
    pub rats: [f32; 3],
    /// What three rats cost, and each more, whose owner has a turn to cover them.
    pub threat: [f32; 2],
    /// What rats cost that no strip could cover now: one, two, three or more.
    pub stuck: [f32; 4],
}

pub const WEIGHTS: Weights = Weights {
    fading: 0.015,
    growth: [0.03, 0.10, 0.15, 0.16, 0.17],
    rats: [0.0, 0.2, 0.8],
    threat: [5.0, 15.0],
    stuck: [0.0, 1.0, 4.0, 15.0],
};

/// What things are worth to one seat at one moment of the game.
#[derive(Debug)]
pub struct Worth {
    seat: Seat,
    weights: Weights,
    /// By mark and size: 1 point is worth 1, the other seat's −1.
    standing: [[f32; LARGE + 1]; SPICES],
    /// 1 for the seat's own spices, −1 for the other's.
    side: [f32; SPICES],
    changed: Changed,
    own_colour: Colour,
    /// Rats in the pile, by colour.
    rats_to_come: [f32; 2],
}

/// RH-V2
fn points(size: usize) -> f32 {
    size.saturating_sub(1).min(2) as f32
}

impl Worth {
    pub fn new(table: &Table, unseen: IdSet<StripId>, seat: Seat, weights: &Weights) -> Self {
        let print = table.board.print();
        let mut to_come = [0.0; Mark::COUNT];
        for strip in unseen.iter() {
            for mark in marks(print.strip(strip)) {
                to_come[mark.index()] += 1.0;
            }
        }
        let side =
            std::array::from_fn(
                |spice| {
                    if table.rules.owner(print.colour(Spice::new(spice))) == seat { 1.0 } else { -1.0 }
                },
            );
        let lasting = (1.0 - weights.fading * unseen.len() as f32).max(0.0);
        let standing = std::array::from_fn(|spice| {
            std::array::from_fn(|size| {
                let growth = if size == 0 { 0.0 } else { weights.growth[size - 1] };
                side[spice] * (points(size) * lasting + growth * to_come[spice])
            })
        });
        let rats_to_come = Colour::BOTH.map(|colour| to_come[Mark::new(Symbol::Rat(colour)).index()]);
        Self {
            seat,
            weights: *weights,
            standing,
            side,
            changed: table.rules.changed,
            own_colour: table.rules.colours[seat],
            rats_to_come,
        }
    }

    /// What a group on the table is worth for the rest of the game.
    #[inline]
    pub fn standing(&self, mark: Mark, size: u8) -> f32 {
        self.standing[mark.index()][usize::from(size).min(LARGE)]
    }

    /// What a group pays at once that has a field of the strip just laid.
    #[inline]
    pub fn paid(&self, mark: Mark, size: u8) -> f32 {
        self.side[mark.index()] * points(usize::from(size))
    }

    /// RH-V3: what is left of a group that was partly covered pays too, unless only growth does.
    #[inline]
    pub fn paid_for_the_rest(&self, mark: Mark, size: u8) -> f32 {
        if self.changed == Changed::Any { self.paid(mark, size) } else { 0.0 }
    }

    /// What rats looking out are worth at the end of the seat's own turn: its own, and those of the other, who is next.
    pub fn rats(&self, own: u8, others: u8) -> f32 {
        let colour = self.own_colour;
        let over = own.saturating_sub(TOO_MANY_RATS - 1);
        let own = self.worry(own.min(TOO_MANY_RATS - 1), colour) + LOSS * f32::from(over);
        self.worry(others, colour.other()) - own
    }

    /// The same after a strip that lets out or covers so many, red and green.
    pub fn rats_after(&self, table: &Table, change: [i8; 2]) -> f32 {
        let after =
            |colour: Colour| table.rats[table.rules.owner(colour)].saturating_add_signed(change[colour as usize]);
        self.rats(after(self.own_colour), after(self.own_colour.other()))
    }

    fn worry(&self, rats: u8, colour: Colour) -> f32 {
        let Weights { rats: few, threat: [three, more], .. } = self.weights;
        match rats.checked_sub(TOO_MANY_RATS) {
            None => few[usize::from(rats)] * self.rats_to_come[colour as usize],
            Some(over) => three + more * f32::from(over),
        }
    }

    /// What rats that cannot be covered now add to [`rats`](Self::rats).
    pub fn stuck_rats(&self, board: &Board) -> f32 {
        let mut stuck = [0; 2];
        for point in board.occupied() {
            if let Some(Symbol::Rat(colour)) = board.symbol(point) {
                stuck[colour as usize] += usize::from(!can_be_covered(board, point));
            }
        }
        let cost = |colour: Colour| self.weights.stuck[stuck[colour as usize].min(TOO_MANY_RATS as usize)];
        cost(self.own_colour.other()) - cost(self.own_colour)
    }

    /// By how many points the seat leads, with all that stands on the table, at the end of its own turn.
    pub fn lead(&self, table: &Table) -> f32 {
        let other = self.seat.left(2);
        let scored = f32::from(table.scores[self.seat]) - f32::from(table.scores[other]);
        scored
            + Sight::new(&table.board, self).standing()
            + self.rats(table.rats[self.seat], table.rats[other])
            + self.stuck_rats(&table.board)
    }
}

/// Whether some strip could be laid over this field now.
fn can_be_covered(board: &Board, point: Point) -> bool {
    [Facing::East, Facing::South].into_iter().any(|facing| {
        let firsts = [0, -1, -2].map(|steps| point.step(facing, steps));
        firsts.into_iter().any(|first| board.places().facing(facing).contains(first))
    })
}
