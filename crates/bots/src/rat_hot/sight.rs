//! The table as one sees it from above, flat, so that a strip can be tried on thousands of places without laying it.

use rat_hot::board::Board;
use rat_hot::deck::{FIELDS, GOODS, SPICES, Strip};
use rat_hot::place::fields;
use rat_hot::rows::MAX_SIDE;
use rat_hot::{Action, Colour, Point, Symbol};
use ratskeller_core::SmallId;

use super::worth::Worth;

/// One cell of margin on each side, so that a neighbour is always a cell.
const STRIDE: usize = MAX_SIDE + 2;
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
    (point.y + 1) as usize * STRIDE + (point.x + 1) as usize
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

/// What laying a strip would change, in the eyes of a [`Worth`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Change {
    /// Points paid at once and what the groups on the table are worth more than before; the other seat's count against.
    pub gain: f32,
    /// Rats that appear less those that are covered, red and green.
    pub rats: [i8; 2],
}

#[derive(Debug)]
pub struct Sight {
    shows: [Mark; CELLS],
    /// Which group the spice here belongs to, single ones included; 0 where there is none.
    group: [u8; CELLS],
    /// What each group is worth on the table, by its number.
    worth: [f32; MOST_FIELDS + 1],
    /// What all of them are worth together.
    standing: f32,
}

impl Sight {
    pub fn new(board: &Board, worth: &Worth) -> Self {
        let mut sight =
            Self { shows: [Mark::BARE; CELLS], group: [0; CELLS], worth: [0.0; MOST_FIELDS + 1], standing: 0.0 };
        let mut spices = [0; MOST_FIELDS];
        let mut count = 0;
        for point in board.occupied() {
            let (here, mark) = (cell(point), Mark::new(board.symbol(point).unwrap_or_default()));
            sight.shows[here] = mark;
            if mark.is_spice() {
                spices[count] = here;
                count += 1;
            }
        }
        sight.find_groups(&spices[..count], worth);
        sight
    }

    /// What the groups on the table are worth together.
    pub fn standing(&self) -> f32 {
        self.standing
    }

    fn find_groups(&mut self, spices: &[Cell], worth: &Worth) {
        let mut groups = 0;
        for &from in spices {
            if self.group[from] == 0 {
                let mut members = Visited::new();
                let size = self.flood(from, &mut members);
                groups += 1;
                for &member in &members.cells[..members.len] {
                    self.group[usize::from(member)] = groups;
                }
                self.worth[usize::from(groups)] = worth.standing(self.shows[from], size);
                self.standing += self.worth[usize::from(groups)];
            }
        }
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

    /// What laying a strip with these marks would change. The strip is taken away again.
    pub fn try_on(&mut self, marks: [Mark; FIELDS], place: Action, worth: &Worth) -> Change {
        let Action::Place { at, facing, .. } = place;
        let cells = fields(at, facing).map(cell);
        let covered = cells.map(|cell| self.shows[cell]);
        let mut change = Change::default();
        for (mark, appears) in covered.into_iter().map(|mark| (mark, -1)).chain(marks.map(|mark| (mark, 1))) {
            if let Some(colour) = mark.rat() {
                change.rats[colour as usize] += appears;
            }
        }
        change.gain -= self.given_up(cells, marks);
        for (cell, mark) in cells.into_iter().zip(marks) {
            self.shows[cell] = mark;
        }
        change.gain += self.made(cells, covered, worth);
        for (cell, mark) in cells.into_iter().zip(covered) {
            self.shows[cell] = mark;
        }
        change
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
                        let size = self.flood(next, &mut visited);
                        made += worth.standing(mark, size) + worth.paid_for_the_rest(mark, size);
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
    use rat_hot::{Changed, Options, RatHot, Setup};
    use ratskeller_core::{Game, Rng, Viewer};
    use testkit::playout::seed;

    use super::super::worth::WEIGHTS;
    use super::*;

    const DECK: &str = include_str!("../../../../decks/rat-hot.toml");

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
                    let change = sight.try_on(marks(table.board.print().strip(strip)), action, &worth);
                    let mut after = *table;
                    after.lay(strip, at, facing);
                    let gain = count(&after, &worth, mover) - count(table, &worth, mover);
                    assert!((change.gain - gain).abs() < 1e-3, "{action:?}: {} for {gain}", change.gain);
                    for colour in Colour::BOTH {
                        let owner = table.rules.owner(colour);
                        let rats = after.rats[owner] as i8 - table.rats[owner] as i8;
                        assert_eq!(change.rats[colour as usize], rats, "{action:?}");
                    }
                }
                game.apply(legal[rng.below(legal.len() as u32) as usize], &mut ());
            }
        }
    }
}
