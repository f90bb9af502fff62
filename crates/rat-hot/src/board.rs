//! The strips on the table: what lies where, what is visible, and every place where another strip may be laid.
//!
//! The legal places are kept up to date instead of searched for: laying a strip changes them only around that strip. The
//! places on the bare table are worked out for whole rows at once, those on top of strips one by one.

use ratskeller_core::Refusal;
use tinyvec::ArrayVec;

use crate::deck::{FIELDS, GOODS, Print, StripId, Symbol};
use crate::options::Burial;
use crate::place::{Facing, Point, fields};
use crate::places::Places;
use crate::refusal;
use crate::rows::{MAX_SIDE, Rows};

/// The goods strips and the start strip.
pub(crate) const STRIPS: usize = GOODS + 1;

/// A strip on the table. RH-P6: it is never moved or removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Laid {
    pub strip: StripId,
    pub at: Point,
    pub facing: Facing,
    /// How many strips lie under it; RH-P4 makes that the same for its three fields.
    pub level: u8,
}

/// A printed field on the table: which of the laid strips, and which of its three fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Field(u8);

impl Field {
    fn new(laid: usize, part: usize) -> Self {
        Self((laid * FIELDS + part) as u8)
    }

    pub fn laid(self) -> usize {
        usize::from(self.0) / FIELDS
    }

    fn part(self) -> usize {
        usize::from(self.0) % FIELDS
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    print: Print,
    side: u8,
    burial: Burial,
    /// In the order of laying, the start strip first.
    laid: ArrayVec<[Laid; STRIPS]>,
    /// One bit for each field of each laid strip that still looks out.
    looking_out: [u8; STRIPS],
    occupied: Rows,
    /// For each row, how many occupied fields the rows above it have: the place in `tops` where the row begins.
    above: [u8; MAX_SIDE],
    /// What is visible on the occupied fields, row by row from left to right.
    tops: [Field; STRIPS * FIELDS],
    places: Places,
}

impl Board {
    /// RH-S1, RH-S5: the start strip lies horizontally with its S on the centre field.
    pub fn new(print: Print, side: usize, burial: Burial) -> Self {
        let mut board = Self {
            print,
            side: side as u8,
            burial,
            laid: ArrayVec::new(),
            looking_out: [0; STRIPS],
            occupied: Rows::default(),
            above: [0; MAX_SIDE],
            tops: [Field::default(); STRIPS * FIELDS],
            places: Places::default(),
        };
        let centre = side as i16 / 2;
        board.lay(StripId::start(), Point::new(centre - 1, centre), Facing::East);
        board
    }

    pub fn print(&self) -> &Print {
        &self.print
    }

    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// Every occupied field, row by row.
    pub fn occupied(&self) -> impl Iterator<Item = Point> + '_ {
        self.occupied.iter()
    }

    /// The first and the last corner of what is occupied.
    pub fn extent(&self) -> (Point, Point) {
        self.occupied.extent()
    }

    /// RH-V1: what one sees on every occupied field, row by row.
    pub fn visible(&self) -> impl Iterator<Item = (Point, Symbol)> + '_ {
        self.occupied.iter().zip(&self.tops).map(|(point, &field)| (point, self.printed(field)))
    }

    /// What lies on top of an occupied field is in this place of `tops`.
    #[inline]
    pub fn rank(&self, point: Point) -> usize {
        let to_the_left = self.occupied.row(point.y) & ((1 << point.x) - 1);
        usize::from(self.above[point.y as usize]) + to_the_left.count_ones() as usize
    }

    /// The printed field one sees here from above.
    #[inline]
    pub fn top(&self, point: Point) -> Option<Field> {
        self.occupied.contains(point).then(|| self.tops[self.rank(point)])
    }

    /// RH-V1: only what is visible from above counts.
    #[inline]
    pub fn symbol(&self, point: Point) -> Option<Symbol> {
        self.top(point).map(|field| self.printed(field))
    }

    #[inline]
    pub fn printed(&self, field: Field) -> Symbol {
        self.print.strip(self.laid[field.laid()].strip)[field.part()]
    }

    fn level(&self, field: Field) -> u8 {
        self.laid[field.laid()].level
    }

    /// How many strips lie on a field.
    #[inline]
    pub fn height(&self, point: Point) -> u8 {
        self.top(point).map_or(0, |field| self.level(field) + 1)
    }

    /// Every place where a strip may be laid now.
    pub fn places(&self) -> &Places {
        &self.places
    }

    fn is_on_the_table(&self, point: Point) -> bool {
        let side = 0..i16::from(self.side);
        side.contains(&point.x) && side.contains(&point.y)
    }

    /// Whether the rules of laying allow a strip here.
    pub fn check(&self, at: Point, facing: Facing) -> Result<(), Refusal> {
        let points = fields(at, facing);
        // RH-P2
        if !points.iter().all(|&point| self.is_on_the_table(point)) {
            return Err(refusal::OFF_THE_TABLE);
        }
        match points.map(|point| self.top(point)) {
            [None, None, None] => self.check_touching(&points),
            [Some(a), Some(b), Some(c)] => self.check_covering([a, b, c]),
            _ => Err(refusal::GAP),
        }
    }

    /// RH-P3: on the bare table a strip must touch another along an edge.
    fn check_touching(&self, points: &[Point; FIELDS]) -> Result<(), Refusal> {
        let touches = |point: &Point| Facing::ALL.iter().any(|&way| self.occupied.contains(point.step(way, 1)));
        if points.iter().any(touches) { Ok(()) } else { Err(refusal::TOUCHES_NOTHING) }
    }

    #[inline]
    fn check_covering(&self, under: [Field; FIELDS]) -> Result<(), Refusal> {
        let [a, b, c] = under;
        // RH-P4
        if self.level(a) != self.level(b) || self.level(b) != self.level(c) {
            return Err(refusal::GAP);
        }
        // RH-P5
        if a.laid() == b.laid() && b.laid() == c.laid() {
            return Err(refusal::CONGRUENT);
        }
        if self.burial == Burial::NeverWhole && self.buries_a_whole_strip(under) {
            return Err(refusal::WHOLE_STRIP_BURIED);
        }
        Ok(())
    }

    /// RH-P5, the stricter wording: whether covering these would take a strip's last visible field.
    fn buries_a_whole_strip(&self, under: [Field; FIELDS]) -> bool {
        under.iter().any(|field| {
            let covered = under.iter().filter(|other| other.laid() == field.laid());
            covered.fold(self.looking_out[field.laid()], |left, other| left & !(1 << other.part())) == 0
        })
    }

    /// Lays a strip where it may lie, and tells what it covers, field by field.
    pub fn lay(&mut self, strip: StripId, at: Point, facing: Facing) -> [Option<Field>; FIELDS] {
        let points = fields(at, facing);
        let under = points.map(|point| self.top(point));
        let level = under[0].map_or(0, |field| self.level(field) + 1);
        let laid = self.laid.len();
        self.laid.push(Laid { strip, at, facing, level });
        self.looking_out[laid] = 0b111;
        for (part, point) in points.into_iter().enumerate() {
            match under[part] {
                None => self.occupy(point, Field::new(laid, part)),
                Some(covered) => {
                    self.looking_out[covered.laid()] &= !(1 << covered.part());
                    let rank = self.rank(point);
                    self.tops[rank] = Field::new(laid, part);
                }
            }
        }
        if level == 0 {
            self.survey_the_bare_table_around(&points);
        }
        self.reconsider_places_on(&points, facing);
        if self.burial == Burial::NeverWhole {
            self.reconsider_places_on_the_rest_of(under);
        }
        under
    }

    fn occupy(&mut self, point: Point, field: Field) {
        let rank = self.rank(point);
        let last = usize::from(self.above[MAX_SIDE - 1]) + self.occupied.row(MAX_SIDE as i16 - 1).count_ones() as usize;
        self.tops.copy_within(rank..last, rank + 1);
        self.tops[rank] = field;
        self.occupied.set(point, true);
        self.above[point.y as usize + 1..].iter_mut().for_each(|above| *above += 1);
    }

    /// RH-P3: works out anew where a strip may lie on the bare table in all rows that a newly laid strip can matter to.
    fn survey_the_bare_table_around(&mut self, points: &[Point; FIELDS]) {
        let Self { occupied, places, side, .. } = self;
        let (top, bottom) = (points[0].y.min(points[2].y), points[0].y.max(points[2].y));
        let last = i16::from(*side) - 1;
        let whole_row = (1 << *side) - 1;
        let free = |y: i16| if y <= last { !occupied.row(y) & whole_row } else { 0 };
        let touching = |y: i16| {
            let row = occupied.row(y);
            row << 1 | row >> 1 | occupied.row(y - 1) | occupied.row(y + 1)
        };
        let first = (top - 3).max(0);
        // This row and the two below it.
        let mut free_rows = [free(first), free(first + 1), free(first + 2)];
        let mut touching_rows = [touching(first), touching(first + 1), touching(first + 2)];
        for y in first..=(bottom + 1).min(last) {
            let (one, near) = (free_rows[0], touching_rows[0]);
            let across = one & one >> 1 & one >> 2 & (near | near >> 1 | near >> 2);
            let down = free_rows[0] & free_rows[1] & free_rows[2] & (near | touching_rows[1] | touching_rows[2]);
            // A place on top of strips has its first field occupied; those are not surveyed here.
            for (facing, bare) in [(Facing::East, across), (Facing::South, down)] {
                let rows = places.facing_mut(facing);
                rows.set_row(y, bare | rows.row(y) & occupied.row(y));
            }
            free_rows = [free_rows[1], free_rows[2], free(y + 3)];
            touching_rows = [touching_rows[1], touching_rows[2], touching(y + 3)];
        }
    }

    /// Works out anew which places that share a field with a newly laid strip are legal. None of them is bare table.
    fn reconsider_places_on(&mut self, points: &[Point; FIELDS], facing: Facing) {
        let (along, crossing) =
            if facing.lies_across() { (Facing::East, Facing::South) } else { (Facing::South, Facing::East) };
        let first = if facing.is_backwards() { points[2] } else { points[0] };
        for steps in -2..=2 {
            self.reconsider(first.step(along, steps), along);
        }
        for &point in points {
            self.reconsider_places_over(point, crossing);
        }
    }

    fn reconsider_places_over(&mut self, point: Point, facing: Facing) {
        for steps in -2..=0 {
            self.reconsider(point.step(facing, steps), facing);
        }
    }

    /// RH-P5, the stricter wording: what is left of a covered strip may have become untouchable.
    fn reconsider_places_on_the_rest_of(&mut self, covered: [Option<Field>; FIELDS]) {
        for field in covered.into_iter().flatten() {
            let Laid { at, facing, .. } = self.laid[field.laid()];
            for point in fields(at, facing) {
                if self.top(point).is_some_and(|top| top.laid() == field.laid()) {
                    self.reconsider_places_over(point, Facing::East);
                    self.reconsider_places_over(point, Facing::South);
                }
            }
        }
    }

    /// Works out anew whether a strip facing east or south may lie on top of others from this field.
    fn reconsider(&mut self, first: Point, facing: Facing) {
        if self.is_on_the_table(first) {
            let points = fields(first, facing);
            let legal = points.iter().all(|&point| self.occupied.contains(point))
                && self.check_covering(points.map(|point| self.tops[self.rank(point)])).is_ok();
            self.places.facing_mut(facing).set(first, legal);
        }
    }
}
