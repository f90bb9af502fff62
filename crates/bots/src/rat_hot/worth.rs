//! The static evaluation: what a table is worth to one seat, in points, without looking ahead.

use rat_hot::board::Board;
use rat_hot::deck::Print;
use rat_hot::deck::SPICES;
use rat_hot::evaluator::Valuation;
use rat_hot::labels::Labels;
use rat_hot::marks::Mark;
use rat_hot::options::Changed;
use rat_hot::public_state::PublicState;
use rat_hot::{Colour, Spice, StripId};
use ratskeller_core::float::exp;
use ratskeller_core::{IdSet, Seat, SmallId};

use super::cover_counts::{CoverCounts, OTHER, OWN, cover_counts, cover_counts_under_threat};
use super::future::{Future, STRIPS_OF_A_TURN, TOO_MANY_RATS};
use super::rats::{Rats, looking_out};

/// Groups of this size and larger are worth the same.
const LARGE: usize = 4;
/// What a lost game costs in points: more than anything else can.
const LOSS: f32 = 1000.0;

/// The numbers behind [`Worth`]: a logistic regression, rounded, of who won on what the table was like after each turn,
/// over 5000 games between rats that now and then took another plan than the best. `fading` and the `overrun` of the
/// own rats are set by hand. Groups are told in points; rats in log-odds, for they matter as much early in the game,
/// when a point matters little.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// How many points multiply the odds of winning by e: at the end, and more for each strip in the pile.
    pub sure_lead: (f32, f32),
    /// How much of its final payment (RH-E3) a group loses with each strip still in the pile that may cover it.
    pub fading: f32,
    /// What each field of the same spice in the pile adds to a group, by its size: it may pay again.
    pub growth: [f32; LARGE],
    /// What the own rats cost that look out after one's turn, and what those of the other seat are worth, who is next.
    pub own_rats: RatOdds,
    pub other_rats: RatOdds,
}

/// What rats of one colour do to the odds of winning.
#[derive(Clone, Copy, Debug)]
pub struct RatOdds {
    /// By how many sit firmly, if those that are missing to three are sure to come.
    pub firm: [f32; TOO_MANY_RATS],
    /// In addition, if some do not sit firmly: by how many there are in all, in the same way.
    pub loose: [f32; TOO_MANY_RATS + 1],
    /// If there are more than the owner can cover in time.
    pub overrun: f32,
}

impl RatOdds {
    fn odds(&self, rats: Rats, future: &Future) -> f32 {
        let rats = match future.strips {
            0 => return 0.0,
            1 => rats.for_one_strip(),
            _ => rats,
        };
        if future.is_overrun(rats.left_after(future.strips)) {
            return self.overrun;
        }
        let (firm, count) = (usize::from(rats.firm), usize::from(rats.count()));
        let of_the_loose = if count > firm { self.loose[count.min(TOO_MANY_RATS)] } else { 0.0 };
        self.firm[firm.min(TOO_MANY_RATS - 1)] * future.chance_of_the_rest(firm)
            + of_the_loose * future.chance_of_the_rest(count)
    }
}

pub const WEIGHTS: Weights = Weights {
    sure_lead: (3.8, 0.47),
    fading: 0.02,
    growth: [0.0, 0.08, 0.18, 0.3],
    own_rats: RatOdds { firm: [1.3, 2.0, 3.0], loose: [0.0, 0.2, 0.6, 0.6], overrun: 4.0 },
    other_rats: RatOdds { firm: [1.0, 1.5, 2.5], loose: [0.0, 0.0, 0.2, 0.6], overrun: 7.4 },
};

/// The same for somebody who is after three rats of the other's: what a player thinks of goes by what it looks for.
pub const PUSHING: Weights =
    Weights { other_rats: RatOdds { firm: [2.0, 4.0, 8.0], loose: [0.0, 0.5, 1.0, 2.0], overrun: 12.0 }, ..WEIGHTS };

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
    /// What may become of the rats, red and green.
    future: [Future; 2],
    /// How many points multiply the odds of winning by e.
    sure_lead: f32,
}

/// RH-E1: what so many own rats at the end of one's turn cost.
fn lost(own_rats: u8) -> f32 {
    LOSS * f32::from(own_rats.saturating_sub(TOO_MANY_RATS as u8 - 1))
}

/// RH-V2
fn points(size: usize) -> f32 {
    size.saturating_sub(1).min(2) as f32
}

/// How many fields are to come, by mark.
pub fn to_come(print: &Print, unseen: IdSet<StripId>) -> [f32; Mark::COUNT] {
    let mut to_come = [0.0; Mark::COUNT];
    for strip in unseen.iter() {
        for symbol in print.strip(strip) {
            to_come[Mark::new(symbol).index()] += 1.0;
        }
    }
    to_come
}

impl Worth {
    pub fn new(public: &PublicState, unseen: IdSet<StripId>, seat: Seat, weights: &Weights) -> Self {
        let print = public.board.print();
        let to_come = to_come(print, unseen);
        let side =
            std::array::from_fn(
                |spice| {
                    if public.rules.owner(print.colour(Spice::new(spice))) == seat { 1.0 } else { -1.0 }
                },
            );
        let lasting = (1.0 - weights.fading * unseen.len() as f32).max(0.0);
        let standing = std::array::from_fn(|spice| {
            std::array::from_fn(|size| {
                let growth = if size == 0 { 0.0 } else { weights.growth[size - 1] };
                side[spice] * (points(size) * lasting + growth * to_come[spice])
            })
        });
        let future = Colour::BOTH.map(|colour| {
            let laid_before = if public.rules.owner(colour) == seat { STRIPS_OF_A_TURN } else { 0 };
            let strips = unseen.len().saturating_sub(laid_before).min(STRIPS_OF_A_TURN);
            Future::new(to_come[Mark::rat(colour).index()] as u8, strips)
        });
        let (at_the_end, for_each_strip) = weights.sure_lead;
        Self {
            seat,
            weights: *weights,
            standing,
            side,
            changed: public.rules.changed,
            own_colour: public.rules.colours[seat],
            future,
            sure_lead: at_the_end + for_each_strip * unseen.len() as f32,
        }
    }

    /// What the rats on the board are worth at the end of the seat's own turn: its own, and those of the other, who is
    /// next.
    pub fn rats_at_a_glance(&self, board: &Board) -> f32 {
        self.rats(looking_out(board))
    }

    /// The same with more care, which takes longer.
    pub fn rats_with_care(&self, board: &Board) -> f32 {
        self.rats_by_counts(cover_counts(board))
    }

    fn rats_by_counts(&self, counts: [CoverCounts; 2]) -> f32 {
        let [own, other] = self.own_first(counts);
        let [future_of_own, future_of_other] = self.own_first(self.future);
        let odds = OTHER.odds(other, &future_of_other) - OWN.odds(own, &future_of_own);
        odds * self.sure_lead - lost(own.count())
    }

    /// The same, and the other, who is next, locks own rats in where it can.
    pub fn rats_under_threat(&self, board: &Board) -> f32 {
        self.rats_by_counts(cover_counts_under_threat(board, self.own_colour))
    }

    /// What rats looking out, red and green, are worth at the end of the seat's own turn.
    fn rats(&self, rats: [Rats; 2]) -> f32 {
        let [own, other] = self.own_first(rats);
        let [future_of_own, future_of_other] = self.own_first(self.future);
        let Weights { own_rats, other_rats, .. } = &self.weights;
        let odds = other_rats.odds(other, &future_of_other) - own_rats.odds(own, &future_of_own);
        odds * self.sure_lead - lost(own.count())
    }

    pub fn future_of(&self, colour: Colour) -> &Future {
        &self.future[colour as usize]
    }

    /// How many points multiply the odds of winning by e.
    pub fn sure_lead(&self) -> f32 {
        self.sure_lead
    }

    fn own_first<T: Copy>(&self, [red, green]: [T; 2]) -> [T; 2] {
        if self.own_colour == Colour::Red { [red, green] } else { [green, red] }
    }

    /// The same after a strip that lets out and covers so many, at best: only open rats are covered, new own rats may
    /// be open, and the other's firm.
    pub fn rats_at_best(&self, before: [Rats; 2], appearing: [u8; 2], covered: [u8; 2]) -> f32 {
        let mut rats = before;
        for colour in Colour::BOTH {
            let Rats { open, firm, .. } = &mut rats[colour as usize];
            *if colour == self.own_colour { &mut *open } else { firm } += appearing[colour as usize];
            *open = open.saturating_sub(covered[colour as usize]);
        }
        self.rats(rats)
    }

    /// Whether nothing but a lost game is worth so little.
    pub fn is_lost(worth: f32) -> bool {
        worth < -LOSS / 2.0
    }

    /// The chance of winning with such a lead.
    pub fn chance(&self, lead: f32) -> f64 {
        1.0 / (1.0 + exp(f64::from(-lead / self.sure_lead)))
    }

    /// By how many points the seat leads, with all that stands on the table but the rats.
    pub fn lead_of_groups(&self, public: &PublicState) -> f32 {
        let scored = f32::from(public.scores[self.seat]) - f32::from(public.scores[self.seat.left(2)]);
        let groups = Labels::new(&public.board);
        scored + groups.groups().fold(0.0, |worth, (spice, size)| worth + self.standing(spice, size))
    }
}

/// To the seat itself; what is the other's counts against it.
impl Valuation for Worth {
    type Value = f32;

    /// For the rest of the game.
    #[inline]
    fn standing(&self, spice: Mark, size: u8) -> f32 {
        self.standing[spice.index()][usize::from(size).min(LARGE)]
    }

    #[inline]
    fn paid(&self, spice: Mark, size: u8) -> f32 {
        self.side[spice.index()] * points(usize::from(size))
    }

    #[inline]
    fn paid_for_the_rest(&self, spice: Mark, size: u8) -> f32 {
        if self.changed == Changed::Any { self.paid(spice, size) } else { 0.0 }
    }
}
