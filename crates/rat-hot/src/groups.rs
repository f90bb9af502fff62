//! Which equal spices touch, and what they pay.

use tinyvec::ArrayVec;

use crate::board::{Board, Field};
use crate::deck::{FIELDS, Spice, Symbol};
use crate::options::Changed;
use crate::place::{Facing, Point, fields};

/// RH-V1: a largest set of visible fields of one spice connected along edges. Named by one of its fields; the others are
/// found from there when somebody wants to see them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Found {
    pub spice: Spice,
    pub size: u8,
    pub from: Point,
}

impl Found {
    pub fn points(&self) -> u16 {
        points(self.size)
    }
}

/// RH-V2: two fields pay one point, three or more pay two; a single one pays nothing (RH-V4).
pub fn points(size: u8) -> u16 {
    match size {
        0 | 1 => 0,
        2 => 1,
        _ => 2,
    }
}

/// Three groups at the most can contain a field of one strip, and eight fields lie around it.
pub type Founds = ArrayVec<[Found; 11]>;

/// Which of the occupied fields have been looked at, by rank.
#[derive(Default)]
struct Visited([u64; 3]);

impl Visited {
    /// Tells whether this is the first visit.
    fn visit(&mut self, rank: usize) -> bool {
        let (word, bit) = (&mut self.0[rank / 64], 1 << (rank % 64));
        let first = *word & bit == 0;
        *word |= bit;
        first
    }
}

/// RH-V2, RH-V3: the groups of two or more that a strip just laid has brought into being or changed. A group that
/// contains a field of the strip is new; a group that is left of one the strip has covered a field of has changed; every
/// other group consists of the same printed fields as before.
pub fn changed(board: &Board, at: Point, facing: Facing, covered: [Option<Field>; FIELDS], rule: Changed) -> Founds {
    let points = fields(at, facing);
    let mut visited = Visited::default();
    let mut found = Founds::new();
    for point in points {
        if let Some(Symbol::Spice(spice)) = board.symbol(point) {
            visit_group(board, spice, point, &mut visited, &mut found);
        }
    }
    if rule == Changed::Any {
        for (point, field) in points.into_iter().zip(covered) {
            let Some(Symbol::Spice(spice)) = field.map(|field| board.printed(field)) else { continue };
            for way in Facing::ALL {
                let beside = point.step(way, 1);
                if !points.contains(&beside) && board.symbol(beside) == Some(Symbol::Spice(spice)) {
                    visit_group(board, spice, beside, &mut visited, &mut found);
                }
            }
        }
    }
    found
}

/// RH-E3: every visible group of two or more.
pub fn all(board: &Board) -> Vec<Found> {
    let mut visited = Visited::default();
    let mut found = Vec::new();
    for point in board.occupied() {
        if let Some(Symbol::Spice(spice)) = board.symbol(point) {
            let mut one = Founds::new();
            visit_group(board, spice, point, &mut visited, &mut one);
            found.extend(one);
        }
    }
    found
}

fn visit_group(board: &Board, spice: Spice, from: Point, visited: &mut Visited, found: &mut Founds) {
    let size = flood(board, spice, from, visited, &mut |_| ());
    if size >= 2 {
        found.push(Found { spice, size, from });
    }
}

/// The fields of a group, row by row.
pub fn fields_of(board: &Board, group: &Found) -> Vec<Point> {
    let mut points = Vec::new();
    flood(board, group.spice, group.from, &mut Visited::default(), &mut |point| points.push(point));
    points.sort_by_key(|point| (point.y, point.x));
    points
}

/// Goes through a group from one of its fields, and tells how many fields had not been visited before.
fn flood(board: &Board, spice: Spice, from: Point, visited: &mut Visited, each: &mut impl FnMut(Point)) -> u8 {
    if !visited.visit(board.rank(from)) {
        return 0;
    }
    each(from);
    let mut size = 1;
    for way in Facing::ALL {
        let beside = from.step(way, 1);
        if board.symbol(beside) == Some(Symbol::Spice(spice)) {
            size += flood(board, spice, beside, visited, each);
        }
    }
    size
}
