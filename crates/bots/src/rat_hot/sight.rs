//! The table as one sees it from above, flat, so that a strip can be tried on thousands of places without laying it.

use rat_hot::board::Board;
use rat_hot::deck::{FIELDS, GOODS, SPICES, Strip};
use rat_hot::place::fields;
use rat_hot::rows::MAX_SIDE;
use rat_hot::{Colour, Facing, Point, Symbol};
use ratskeller_core::SmallId;

use super::worth::Worth;

/// On each side there is a margin, so that a neighbour of an occupied cell has neighbours.
const MARGIN: i16 = 2;
const STRIDE: usize = MAX_SIDE + 2 * MARGIN as usize;
const CELLS: usize = STRIDE * STRIDE;
/// Every field of every strip could look out.
const MOST_FIELDS: usize = (GOODS + 1) * FIELDS;
/// From a cell to the next in each of the four directions, as wrapping steps.
const NEIGHBOURS: [usize; 4] = [1, STRIDE, usize::MAX, usize::MAX - STRIDE + 1];

/// What a cell shows, in one byte: symbols are compared all the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mark(u8);

impl Mark {
    /// How many different marks there are.
    pub const COUNT: usize = SPICES + 4;
    const BARE: Self = Self(SPICES as u8 + 3);
    const BLANK: Self = Self(SPICES as u8 + 2);

    pub fn new(symbol: Symbol) -> Self {
        match symbol {
            Symbol::Spice(spice) => Self(spice.index() as u8),
            Symbol::Rat(Colour::Red) => Self(SPICES as u8),
            Symbol::Rat(Colour::Green) => Self(SPICES as u8 + 1),
            Symbol::Empty | Symbol::Start => Self::BLANK,
        }
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn is_spice(self) -> bool {
        self.index() < SPICES
    }

    pub fn rat(self) -> Option<Colour> {
        match self.index() {
            SPICES => Some(Colour::Red),
            index if index == SPICES + 1 => Some(Colour::Green),
            _ => None,
        }
    }
}

pub fn marks(strip: Strip) -> [Mark; FIELDS] {
    strip.map(Mark::new)
}

type Cell = usize;

fn cell(point: Point) -> Cell {
    (point.y + MARGIN) as usize * STRIDE + (point.x + MARGIN) as usize
}

/// Cells that have been looked at. Groups are small, so a list is quicker than a map.
struct Visited {
    cells: [u16; MOST_FIELDS],
    len: usize,
}

impl Visited {
    fn new() -> Self {
        Self { cells: [0; MOST_FIELDS], len: 0 }
    }

    /// Tells whether this is the first visit.
    fn visit(&mut self, cell: Cell) -> bool {
        let first = !self.cells[..self.len].contains(&(cell as u16));
        if first {
            self.cells[self.len] = cell as u16;
            self.len += 1;
        }
        first
    }
}

/// Which spices there are, as bits, and whether one is there twice.
#[derive(Clone, Copy, Debug)]
struct Spices {
    bits: u16,
    one_twice: bool,
}

impl Spices {
    fn of(marks: [Mark; FIELDS]) -> Self {
        let [a, b, c] = marks.map(|mark| 1 << mark.0 & ((1 << SPICES) - 1));
        Self { bits: a | b | c, one_twice: (a & b | b & c | c & a) != 0 }
    }

    fn are_all_different_from(self, other: Self) -> bool {
        !self.one_twice && !other.one_twice && self.bits & other.bits == 0
    }
}

/// How many rats these are, red and green.
pub fn count_rats(marks: [Mark; FIELDS]) -> [u8; 2] {
    let mut rats = [0; 2];
    for colour in marks.into_iter().filter_map(Mark::rat) {
        rats[colour as usize] += 1;
    }
    rats
}

/// A place for a strip, and what is known of it whichever strip is laid there.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    cells: [Cell; FIELDS],
    covered: [Mark; FIELDS],
    spices: Spices,
    prospects: [u16; FIELDS],
    /// What covering the fields gains, if they have nothing to do with each other.
    gain: f32,
    /// The rats that would be covered, red and green.
    pub rats: [u8; 2],
}

/// What a field of a strip would change on one cell, on its own.
#[derive(Clone, Copy, Debug)]
struct Prospect {
    /// What each mark would gain here.
    joined: [f32; Mark::COUNT],
    /// What covering this cell gains, whatever covers it.
    covered: f32,
}

#[derive(Debug)]
pub struct Sight {
    shows: [Mark; CELLS],
    /// Which group the spice here belongs to, single ones included; 0 where there is none.
    group: [u8; CELLS],
    /// How many fields each group has and what it is worth on the table, by its number.
    sizes: [u8; MOST_FIELDS + 1],
    worth: [f32; MOST_FIELDS + 1],
    /// What all of them are worth together.
    standing: f32,
    /// Which of the prospects is that of a cell. The first is that of all cells beside nothing.
    prospect: [u16; CELLS],
    prospects: Vec<Prospect>,
}

impl Sight {
    pub fn new(board: &Board, worth: &Worth) -> Self {
        let mut sight = Self {
            shows: [Mark::BARE; CELLS],
            group: [0; CELLS],
            sizes: [0; MOST_FIELDS + 1],
            worth: [0.0; MOST_FIELDS + 1],
            standing: 0.0,
            prospect: [0; CELLS],
            prospects: Vec::new(),
        };
        let mut occupied = [0; MOST_FIELDS];
        let mut count = 0;
        for point in board.occupied() {
            let here = cell(point);
            sight.shows[here] = Mark::new(board.symbol(point).unwrap_or_default());
            occupied[count] = here;
            count += 1;
        }
        sight.find_groups(&occupied[..count], worth);
        sight.find_prospects(&occupied[..count], worth);
        sight
    }

    /// What the groups on the table are worth together.
    pub fn standing(&self) -> f32 {
        self.standing
    }

    fn find_groups(&mut self, occupied: &[Cell], worth: &Worth) {
        let mut groups = 0;
        for &from in occupied {
            if self.shows[from].is_spice() && self.group[from] == 0 {
                groups += 1;
                let size = self.claim(from, groups);
                self.sizes[usize::from(groups)] = size;
                self.worth[usize::from(groups)] = worth.standing(self.shows[from], size);
                self.standing += self.worth[usize::from(groups)];
            }
        }
    }

    /// Gives a group its number from one of its cells on, and counts them.
    fn claim(&mut self, from: Cell, group: u8) -> u8 {
        self.group[from] = group;
        let mut size = 1;
        for next in beside(from) {
            if self.shows[next] == self.shows[from] && self.group[next] == 0 {
                size += self.claim(next, group);
            }
        }
        size
    }

    fn find_prospects(&mut self, occupied: &[Cell], worth: &Worth) {
        let mut joined = [0.0; Mark::COUNT];
        for (spice, alone) in joined.iter_mut().take(SPICES).enumerate() {
            *alone = worth.standing(Mark(spice as u8), 1);
        }
        let beside_nothing = Prospect { joined, covered: 0.0 };
        self.prospects.reserve(3 * occupied.len());
        self.prospects.push(beside_nothing);
        for &here in occupied {
            self.look_around(here, beside_nothing, worth);
            for next in beside(here) {
                if self.shows[next] == Mark::BARE {
                    self.look_around(next, beside_nothing, worth);
                }
            }
        }
    }

    fn look_around(&mut self, here: Cell, beside_nothing: Prospect, worth: &Worth) {
        if self.prospect[here] > 0 {
            return;
        }
        self.prospect[here] = self.prospects.len() as u16;
        let mut prospect = beside_nothing;
        let around = beside(here);
        for (index, next) in around.into_iter().enumerate() {
            let mark = self.shows[next];
            let is_new = around[..index].iter().all(|&earlier| self.shows[earlier] != mark);
            if mark.is_spice() && is_new {
                prospect.joined[mark.index()] = self.joined(around, mark, worth);
            }
        }
        if self.shows[here].is_spice() {
            prospect.covered = self.covered(here, worth);
        }
        self.prospects.push(prospect);
    }

    /// What a field gains that joins the groups of its spice on these cells.
    fn joined(&self, around: [Cell; 4], mark: Mark, worth: &Worth) -> f32 {
        let mut size = 1;
        let mut given_up = 0.0;
        for (index, next) in around.into_iter().enumerate() {
            let group = self.group[next];
            if self.shows[next] == mark && around[..index].iter().all(|&earlier| self.group[earlier] != group) {
                size += self.sizes[usize::from(group)];
                given_up += self.worth[usize::from(group)];
            }
        }
        worth.standing(mark, size) + worth.paid(mark, size) - given_up
    }

    /// What is gained when a spice here is covered.
    fn covered(&self, here: Cell, worth: &Worth) -> f32 {
        let group = usize::from(self.group[here]);
        let mark = self.shows[here];
        let left = match self.sizes[group] {
            1 => 0.0,
            2 => worth.standing(mark, 1),
            _ => {
                let mut visited = Visited::new();
                visited.visit(here);
                let rest = beside(here).into_iter().filter(|&next| self.shows[next] == mark);
                rest.map(|next| self.left_over(next, &mut visited, worth)).sum()
            }
        };
        left - self.worth[group]
    }

    /// What is left of a group is worth, and pays.
    fn left_over(&self, from: Cell, visited: &mut Visited, worth: &Worth) -> f32 {
        let (mark, size) = (self.shows[from], self.flood(from, visited));
        worth.standing(mark, size) + worth.paid_for_the_rest(mark, size)
    }

    /// Counts the fields of a group from one of them, leaving out what was visited before.
    fn flood(&self, from: Cell, visited: &mut Visited) -> u8 {
        if !visited.visit(from) {
            return 0;
        }
        let mut size = 1;
        for next in beside(from) {
            if self.shows[next] == self.shows[from] {
                size += self.flood(next, visited);
            }
        }
        size
    }

    /// Looks at a place by its leftmost or topmost field, before any strip is tried on it.
    pub fn look_at(&self, first: Point, facing: Facing) -> Spot {
        let cells = fields(first, facing).map(cell);
        let covered = cells.map(|cell| self.shows[cell]);
        let prospects = cells.map(|cell| self.prospect[cell]);
        let gain = prospects.iter().map(|&on| self.prospects[usize::from(on)].covered).sum();
        Spot { cells, covered, prospects, gain, spices: Spices::of(covered), rats: count_rats(covered) }
    }

    /// What laying a strip with these marks would gain: points paid at once and what the groups on the table are worth
    /// more than before; the other seat's count against.
    pub fn try_on(&mut self, marks: [Mark; FIELDS], spot: &Spot, worth: &Worth) -> f32 {
        // Each field changes groups of its own, and what they change adds up, unless a spice is covered twice, or shown
        // twice, or covered by one field and shown by another.
        if spot.spices.are_all_different_from(Spices::of(marks)) {
            let joined = spot.prospects.iter().zip(marks);
            let gains = joined.map(|(&on, mark)| self.prospects[usize::from(on)].joined[mark.index()]);
            spot.gain + gains.sum::<f32>()
        } else {
            self.gain(spot.cells, spot.covered, marks, worth)
        }
    }

    /// What a strip gains, whatever its fields have to do with each other. It is taken away again.
    fn gain(&mut self, cells: [Cell; FIELDS], covered: [Mark; FIELDS], marks: [Mark; FIELDS], worth: &Worth) -> f32 {
        let given_up = self.given_up(cells, marks);
        for (cell, mark) in cells.into_iter().zip(marks) {
            self.shows[cell] = mark;
        }
        let made = self.made(cells, covered, worth);
        for (cell, mark) in cells.into_iter().zip(covered) {
            self.shows[cell] = mark;
        }
        made - given_up
    }

    /// What the groups are worth that a strip would cover or join.
    fn given_up(&self, cells: [Cell; FIELDS], marks: [Mark; FIELDS]) -> f32 {
        let mut groups = Visited::new();
        let mut worth = 0.0;
        let mut give_up = |group: u8| {
            if group > 0 && groups.visit(usize::from(group)) {
                worth += self.worth[usize::from(group)];
            }
        };
        for (cell, mark) in cells.into_iter().zip(marks) {
            give_up(self.group[cell]);
            if mark.is_spice() {
                beside(cell).into_iter().filter(|&next| self.shows[next] == mark).for_each(|next| {
                    give_up(self.group[next]);
                });
            }
        }
        worth
    }

    /// What the groups are worth that a strip, now in sight, has made or left over, and what they pay.
    fn made(&self, cells: [Cell; FIELDS], covered: [Mark; FIELDS], worth: &Worth) -> f32 {
        let mut visited = Visited::new();
        let mut made = 0.0;
        for cell in cells {
            let mark = self.shows[cell];
            if mark.is_spice() {
                let size = self.flood(cell, &mut visited);
                made += worth.standing(mark, size) + worth.paid(mark, size);
            }
        }
        for (cell, mark) in cells.into_iter().zip(covered) {
            if mark.is_spice() {
                for next in beside(cell) {
                    if self.shows[next] == mark {
                        made += self.left_over(next, &mut visited, worth);
                    }
                }
            }
        }
        made
    }
}

fn beside(cell: Cell) -> [Cell; 4] {
    NEIGHBOURS.map(|step| cell.wrapping_add(step))
}

#[cfg(test)]
mod tests {
    use rat_hot::table::Table;
    use rat_hot::{Action, Changed, Options, RatHot, Setup};
    use ratskeller_core::{Game, Rng, Viewer};
    use testkit::playout::seed;

    use super::super::worth::WEIGHTS;
    use super::*;

    const DECK: &str = include_str!("../../../../games/rat-hot/deck.toml");

    /// By how many points the seat to move leads, with what stands on the table.
    fn count(table: &Table, worth: &Worth, seat: ratskeller_core::Seat) -> f32 {
        let scored = f32::from(table.scores[seat]) - f32::from(table.scores[seat.left(2)]);
        scored + Sight::new(&table.board, worth).standing()
    }

    #[test]
    fn trying_a_strip_on_tells_what_laying_it_does() {
        let deck = testkit::read_deck::<RatHot>(DECK).try_into().expect("a sound deck");
        for (number, changed) in [(1, Changed::Any), (2, Changed::Any), (3, Changed::Grown), (4, Changed::Grown)] {
            let options = Options { changed, ..Options::default() };
            let mut game = RatHot::deal(&deck, &options, 2, &Setup::default(), seed(number), &mut ()).expect("a deal");
            let mut rng = Rng::new(seed(number));
            while let Some(mover) = game.to_move() {
                let info = game.info(Viewer::Seat(mover));
                let table = info.table();
                let worth = Worth::new(table, info.unseen(), mover, &WEIGHTS);
                let mut sight = Sight::new(&table.board, &worth);
                let mut legal = Vec::new();
                game.legal_into(&mut legal);
                for &action in &legal {
                    let Action::Place { strip, at, facing } = action;
                    let mut marks = marks(table.board.print().strip(strip));
                    let mut first = at;
                    if facing.is_backwards() {
                        marks.reverse();
                        first = at.step(facing, 2);
                    }
                    let spot = sight.look_at(first, if facing.lies_across() { Facing::East } else { Facing::South });
                    let tried = sight.try_on(marks, &spot, &worth);
                    let mut after = *table;
                    after.lay(strip, at, facing);
                    let gain = count(&after, &worth, mover) - count(table, &worth, mover);
                    assert!((tried - gain).abs() < 1e-3, "{action:?}: {tried} for {gain}");
                    for colour in Colour::BOTH {
                        let owner = table.rules.owner(colour);
                        let rats = table.rats[owner] + count_rats(marks)[colour as usize] - spot.rats[colour as usize];
                        assert_eq!(rats, after.rats[owner], "{action:?}");
                    }
                }
                game.apply(legal[rng.below(legal.len() as u32) as usize], &mut ());
            }
        }
    }
}
