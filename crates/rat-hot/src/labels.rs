//! The storehouse as one sees it from above, flat, with every group labelled (RH-V1).

use tinyvec::ArrayVec;

use crate::board::Board;
use crate::deck::{FIELDS, GOODS};
use crate::marks::Mark;
use crate::place::Point;

/// Round what lies on the table there is room for a strip that touches it, and for what is beside that strip.
const MARGIN: i16 = FIELDS as i16 + 1;
/// Every field of every strip could look out.
pub(crate) const MOST_FIELDS: usize = (GOODS + 1) * FIELDS;

/// The place of a field in the list of all of them, row by row.
pub(crate) type Cell = usize;

/// The number of a group, from 1.
pub(crate) type Label = u8;
pub(crate) const NO_GROUP: Label = 0;

#[derive(Clone, Copy, Debug)]
struct Shown {
    mark: Mark,
    /// Which group a spice belongs to, single ones included.
    group: Label,
}

#[derive(Debug)]
pub struct Labels {
    shown: Vec<Shown>,
    /// The first of the cells.
    origin: Point,
    /// From a cell to the one below it.
    stride: usize,
    /// How many fields each group has, by its label.
    sizes: [u8; MOST_FIELDS + 1],
    /// One cell of each group.
    found: ArrayVec<[u16; MOST_FIELDS]>,
    occupied: ArrayVec<[u16; MOST_FIELDS]>,
}

impl Labels {
    pub fn new(board: &Board) -> Self {
        let (first, last) = board.extent();
        let stride = (last.x - first.x + 1 + 2 * MARGIN) as usize;
        let rows = (last.y - first.y + 1 + 2 * MARGIN) as usize;
        let mut labels = Self {
            shown: vec![Shown { mark: Mark::BARE, group: NO_GROUP }; stride * rows],
            origin: Point::new(first.x - MARGIN, first.y - MARGIN),
            stride,
            sizes: [0; MOST_FIELDS + 1],
            found: ArrayVec::new(),
            occupied: ArrayVec::new(),
        };
        for (point, symbol) in board.visible() {
            let here = labels.cell(point);
            labels.show(here, Mark::new(symbol));
            labels.occupied.push(here as u16);
        }
        for index in 0..labels.occupied.len() {
            labels.label_group(labels.occupied(index));
        }
        labels
    }

    fn label_group(&mut self, from: Cell) {
        if self.mark(from).is_spice() && self.group(from) == NO_GROUP {
            self.found.push(from as u16);
            let label = self.found.len() as Label;
            self.sizes[usize::from(label)] = self.claim(from, label);
        }
    }

    /// Labels a group from one of its cells on, and counts them.
    fn claim(&mut self, from: Cell, label: Label) -> u8 {
        self.shown[from].group = label;
        let mut size = 1;
        for next in self.beside(from) {
            if self.mark(next) == self.mark(from) && self.group(next) == NO_GROUP {
                size += self.claim(next, label);
            }
        }
        size
    }

    /// The spice and size of every group, by label, single ones included.
    pub fn groups(&self) -> impl Iterator<Item = (Mark, u8)> + '_ {
        self.found.iter().zip(&self.sizes[1..]).map(|(&cell, &size)| (self.mark(cell.into()), size))
    }

    pub(crate) fn size(&self, label: Label) -> u8 {
        self.sizes[usize::from(label)]
    }

    /// How many cells there are.
    pub(crate) fn len(&self) -> usize {
        self.shown.len()
    }

    /// How many of them are occupied.
    pub(crate) fn fields(&self) -> usize {
        self.occupied.len()
    }

    /// The occupied cell with this number.
    pub(crate) fn occupied(&self, number: usize) -> Cell {
        self.occupied[number].into()
    }

    #[inline]
    pub(crate) fn mark(&self, cell: Cell) -> Mark {
        self.shown[cell].mark
    }

    #[inline]
    pub(crate) fn group(&self, cell: Cell) -> Label {
        self.shown[cell].group
    }

    /// Shows something else; groups keep their labels.
    #[inline]
    pub(crate) fn show(&mut self, cell: Cell, mark: Mark) {
        self.shown[cell].mark = mark;
    }

    #[inline]
    fn cell(&self, point: Point) -> Cell {
        (point.y - self.origin.y) as usize * self.stride + (point.x - self.origin.x) as usize
    }

    /// The cells of a place by its leftmost or topmost field.
    #[inline]
    pub(crate) fn cells(&self, first: Point, lies_across: bool) -> [Cell; FIELDS] {
        let (first, step) = (self.cell(first), if lies_across { 1 } else { self.stride });
        [first, first + step, first + 2 * step]
    }

    /// To the right, below, to the left, above.
    #[inline]
    pub(crate) fn beside(&self, cell: Cell) -> [Cell; 4] {
        [cell + 1, cell + self.stride, cell - 1, cell - self.stride]
    }

    /// How many fields a group has from one of its cells on, leaving out what was visited before.
    pub(crate) fn flood(&self, from: Cell, visited: &mut Visited) -> u8 {
        if !visited.visit(from) {
            return 0;
        }
        let mut size = 1;
        for next in self.beside(from) {
            if self.mark(next) == self.mark(from) {
                size += self.flood(next, visited);
            }
        }
        size
    }
}

/// Cells that have been looked at. Groups are small, so a list is quicker than a map.
#[derive(Default)]
pub(crate) struct Visited(ArrayVec<[u16; MOST_FIELDS]>);

impl Visited {
    /// Tells whether this is the first visit.
    pub fn visit(&mut self, cell: Cell) -> bool {
        let first = !self.0.contains(&(cell as u16));
        if first {
            self.0.push(cell as u16);
        }
        first
    }
}
