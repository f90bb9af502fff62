//! What a table is worth to one seat, in points, without looking ahead.

use rat_hot::board::Board;
use rat_hot::deck::SPICES;
use rat_hot::options::Changed;
use rat_hot::table::Table;
use rat_hot::{Colour, Facing, Point, Spice, StripId, Symbol};
use ratskeller_core::{IdSet, Seat, SmallId};

use super::sight::{Mark, Sight, marks};

/// Groups of this size and larger are worth the same.
const LARGE: usize = 4;
/// RH-E1: so many own rats at the end of one's turn lose.
const TOO_MANY_RATS: u8 = 3;
/// More than this and they all count the same.
const MANY_RATS: usize = 4;
/// What a lost game costs in points: more than anything else can.
const LOSS: f32 = 1000.0;
/// RH-C2: rats of each colour in the deck, so that dangers are told for a full pile.
const RATS: f32 = 9.0;

/// The numbers behind [`Worth`]. They began as a logistic regression of who won on what the table was like after each
/// turn, over 1500 games between rats; then growth was lowered and the own rats raised, because players with such
/// numbers won a little more often. Groups are told in points; rats in log-odds, for they matter as much early in the
/// game, when a point matters little.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// How many points multiply the odds of winning by e: at the end, and more for each strip in the pile.
    pub sure_lead: (f32, f32),
    /// How much of its final payment (RH-E3) a group loses with each strip still in the pile that may cover it.
    pub fading: f32,
    /// What each field of the same spice in the pile adds to a group, by its size: it may pay again.
    pub growth: [f32; LARGE],
    /// What the own rats cost that look out after one's turn, and what those of the other seat are worth, who is next.
    pub own_rats: Rats,
    pub other_rats: Rats,
}

/// By how many rats there are. Up to two are a danger only as long as more may come: they are told for a pile with all
/// the rats.
#[derive(Clone, Copy, Debug)]
pub struct Rats {
    pub visible: [f32; MANY_RATS + 1],
    /// In addition, those that no strip could cover now.
    pub stuck: [f32; MANY_RATS + 1],
}

pub const WEIGHTS: Weights = Weights {
    sure_lead: (4.4, 0.44),
    fading: 0.005,
    growth: [0.01, 0.04, 0.12, 0.25],
    own_rats: Rats { visible: [0.0, 0.5, 3.0, 3.0, 3.0], stuck: [0.0, 1.0, 4.0, 4.0, 4.0] },
    other_rats: Rats { visible: [0.0, 0.1, 0.3, 0.6, 3.3], stuck: [0.0, 0.5, 1.6, 1.8, 1.8] },
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
    /// Which part of the rats is still in the pile, by colour.
    rats_to_come: [f32; 2],
    /// How many points multiply the odds of winning by e.
    sure_lead: f32,
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
        let rats_to_come = Colour::BOTH.map(|colour| to_come[Mark::new(Symbol::Rat(colour)).index()] / RATS);
        let (at_the_end, for_each_strip) = weights.sure_lead;
        Self {
            seat,
            weights: *weights,
            standing,
            side,
            changed: table.rules.changed,
            own_colour: table.rules.colours[seat],
            rats_to_come,
            sure_lead: at_the_end + for_each_strip * unseen.len() as f32,
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
        let Weights { own_rats, other_rats, .. } = &self.weights;
        let lost = LOSS * f32::from(own.saturating_sub(TOO_MANY_RATS - 1));
        self.odds(&other_rats.visible, others.into(), self.own_colour.other())
            - self.odds(&own_rats.visible, own.into(), self.own_colour)
            - lost
    }

    fn odds(&self, by_count: &[f32; MANY_RATS + 1], rats: usize, colour: Colour) -> f32 {
        let danger = if rats < usize::from(TOO_MANY_RATS) { self.rats_to_come[colour as usize] } else { 1.0 };
        by_count[rats.min(MANY_RATS)] * danger * self.sure_lead
    }

    /// The same after a strip that lets out or covers so many, red and green.
    pub fn rats_after(&self, table: &Table, change: [i8; 2]) -> f32 {
        let after =
            |colour: Colour| table.rats[table.rules.owner(colour)].saturating_add_signed(change[colour as usize]);
        self.rats(after(self.own_colour), after(self.own_colour.other()))
    }

    /// Whether nothing but a lost game is worth so little.
    pub fn is_lost(worth: f32) -> bool {
        worth < -LOSS / 2.0
    }

    /// What rats that cannot be covered now add to [`rats`](Self::rats).
    pub fn stuck_rats(&self, board: &Board) -> f32 {
        let stuck = stuck(board);
        let (own, other) = (self.own_colour, self.own_colour.other());
        self.odds(&self.weights.other_rats.stuck, stuck[other as usize], other)
            - self.odds(&self.weights.own_rats.stuck, stuck[own as usize], own)
    }

    /// The chance of winning with such a lead.
    pub fn chance(&self, lead: f32) -> f64 {
        1.0 / (1.0 + f64::from(-lead / self.sure_lead).exp())
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

/// How many rats look out that no strip could cover now, by colour.
pub fn stuck(board: &Board) -> [usize; 2] {
    let mut stuck = [0; 2];
    for point in board.occupied() {
        if let Some(Symbol::Rat(colour)) = board.symbol(point) {
            stuck[colour as usize] += usize::from(!can_be_covered(board, point));
        }
    }
    stuck
}

/// Whether some strip could be laid over this field now.
pub fn can_be_covered(board: &Board, point: Point) -> bool {
    [Facing::East, Facing::South].into_iter().any(|facing| {
        let firsts = [0, -1, -2].map(|steps| point.step(facing, steps));
        firsts.into_iter().any(|first| board.places().facing(facing).contains(first))
    })
}
