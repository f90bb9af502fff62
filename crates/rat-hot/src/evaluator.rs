//! What laying a strip does to the groups, by what each of its fields changes: so that strips are tried on hundreds of
//! places without laying them.

use std::iter::Sum;
use std::ops::{Add, Sub};

use crate::board::Board;
use crate::deck::FIELDS;
use crate::labels::{Cell, Label, Labels, MOST_FIELDS, NO_GROUP, Visited};
use crate::marks::{Mark, Triple};
use crate::place::{Facing, Point};

/// What groups are worth to somebody.
pub trait Valuation {
    type Value: Copy + Default + Add<Output = Self::Value> + Sub<Output = Self::Value> + Sum;

    /// What a group on the table is worth for as long as it is there.
    fn standing(&self, spice: Mark, size: u8) -> Self::Value;

    /// RH-V2: what a group pays at once that has a field of the strip just laid.
    fn paid(&self, spice: Mark, size: u8) -> Self::Value;

    /// RH-V3: the same for what is left of a group that was partly covered.
    fn paid_for_the_rest(&self, spice: Mark, size: u8) -> Self::Value;
}

/// A place for a strip, and what is known of it whichever strip is laid there.
#[derive(Clone, Copy, Debug)]
pub struct Spot<V> {
    cells: [Cell; FIELDS],
    prospects: [u16; FIELDS],
    /// What is there now.
    pub covered: Triple,
    /// What covering the fields gains, if they have nothing to do with each other.
    gain: V,
}

/// What a field of a strip would change on one cell, on its own.
#[derive(Clone, Copy, Debug)]
struct Prospect<V> {
    /// What each mark would gain here.
    joined: [V; Mark::COUNT],
    /// What covering this cell gains, whatever covers it.
    covered: V,
}

#[derive(Debug)]
pub struct Evaluator<'a, W: Valuation> {
    valuation: &'a W,
    labels: Labels,
    /// What each group is worth on the table, by its label.
    worth: [W::Value; MOST_FIELDS + 1],
    /// Which of the prospects is that of a cell. The first is that of all cells beside nothing.
    prospect: Vec<u16>,
    prospects: Vec<Prospect<W::Value>>,
}

impl<'a, W: Valuation> Evaluator<'a, W> {
    pub fn new(board: &Board, valuation: &'a W) -> Self {
        let labels = Labels::new(board);
        let mut worth = [W::Value::default(); MOST_FIELDS + 1];
        for (worth, (spice, size)) in worth[1..].iter_mut().zip(labels.groups()) {
            *worth = valuation.standing(spice, size);
        }
        let prospect = vec![0; labels.len()];
        let prospects = Vec::with_capacity(3 * labels.fields());
        let mut evaluator = Self { valuation, labels, worth, prospect, prospects };
        evaluator.find_prospects();
        evaluator
    }

    fn find_prospects(&mut self) {
        let mut joined = [W::Value::default(); Mark::COUNT];
        for spice in Mark::spices() {
            joined[spice.index()] = self.valuation.standing(spice, 1);
        }
        let beside_nothing = Prospect { joined, covered: W::Value::default() };
        self.prospects.push(beside_nothing);
        for number in 0..self.labels.fields() {
            let here = self.labels.occupied(number);
            self.look_around(here, beside_nothing);
            for next in self.labels.beside(here) {
                if self.labels.mark(next) == Mark::BARE {
                    self.look_around(next, beside_nothing);
                }
            }
        }
    }

    fn look_around(&mut self, here: Cell, beside_nothing: Prospect<W::Value>) {
        if self.prospect[here] > 0 {
            return;
        }
        self.prospect[here] = self.prospects.len() as u16;
        let mut prospect = beside_nothing;
        let around = self.labels.beside(here);
        let marks = around.map(|next| self.labels.mark(next));
        for (index, mark) in marks.into_iter().enumerate() {
            if mark.is_spice() && !marks[..index].contains(&mark) {
                prospect.joined[mark.index()] = self.joined(around, mark);
            }
        }
        if self.labels.mark(here).is_spice() {
            prospect.covered = self.covered(here);
        }
        self.prospects.push(prospect);
    }

    /// What a field gains that joins the groups of its spice on these cells.
    fn joined(&self, around: [Cell; 4], mark: Mark) -> W::Value {
        let groups = around.map(|next| self.labels.group(next));
        let mut size = 1;
        let mut given_up = W::Value::default();
        for (index, label) in groups.into_iter().enumerate() {
            if self.labels.mark(around[index]) == mark && !groups[..index].contains(&label) {
                size += self.labels.size(label);
                given_up = given_up + self.worth[usize::from(label)];
            }
        }
        self.valuation.standing(mark, size) + self.valuation.paid(mark, size) - given_up
    }

    /// What is gained when a spice here is covered.
    fn covered(&self, here: Cell) -> W::Value {
        let label = self.labels.group(here);
        let mark = self.labels.mark(here);
        let left = match self.labels.size(label) {
            1 => W::Value::default(),
            2 => self.valuation.standing(mark, 1),
            _ => {
                let mut visited = Visited::default();
                visited.visit(here);
                let rest = self.labels.beside(here).into_iter().filter(|&next| self.labels.mark(next) == mark);
                rest.map(|next| self.left_over(next, &mut visited)).sum()
            }
        };
        left - self.worth[usize::from(label)]
    }

    /// What is left of a group is worth, and pays.
    fn left_over(&self, from: Cell, visited: &mut Visited) -> W::Value {
        let (mark, size) = (self.labels.mark(from), self.labels.flood(from, visited));
        self.valuation.standing(mark, size) + self.valuation.paid_for_the_rest(mark, size)
    }

    /// Looks at a place by its leftmost or topmost field, before any strip is tried on it.
    #[inline]
    pub fn spot(&self, first: Point, facing: Facing) -> Spot<W::Value> {
        let cells = self.labels.cells(first, facing.lies_across());
        let covered = Triple::new(cells.map(|cell| self.labels.mark(cell)));
        let prospects = cells.map(|cell| self.prospect[cell]);
        let gain = prospects.iter().map(|&on| self.prospects[usize::from(on)].covered).sum();
        Spot { cells, prospects, covered, gain }
    }

    /// What laying a strip would gain that shows this: what it pays at once, and what the groups on the table are worth
    /// more than before.
    #[inline]
    pub fn gain(&mut self, shown: &Triple, spot: &Spot<W::Value>) -> W::Value {
        // Each field changes groups of its own, and what they change adds up, unless a spice is covered twice, or shown
        // twice, or covered by one field and shown by another.
        if spot.covered.has_no_spice_twice_with(shown) {
            let prospect = |field: usize| &self.prospects[usize::from(spot.prospects[field])];
            let joined = |field: usize| prospect(field).joined[shown.marks[field].index()];
            spot.gain + (joined(0) + joined(1) + joined(2))
        } else {
            self.gain_as_a_whole(spot.cells, spot.covered.marks, shown.marks)
        }
    }

    /// What a strip gains, whatever its fields have to do with each other. It is taken away again.
    #[inline(never)]
    fn gain_as_a_whole(&mut self, cells: [Cell; FIELDS], covered: [Mark; FIELDS], marks: [Mark; FIELDS]) -> W::Value {
        let given_up = self.given_up(cells, marks);
        self.show(cells, marks);
        let made = self.made(cells, covered);
        self.show(cells, covered);
        made - given_up
    }

    fn show(&mut self, cells: [Cell; FIELDS], marks: [Mark; FIELDS]) {
        for (cell, mark) in cells.into_iter().zip(marks) {
            self.labels.show(cell, mark);
        }
    }

    /// What the groups are worth that a strip would cover or join.
    fn given_up(&self, cells: [Cell; FIELDS], marks: [Mark; FIELDS]) -> W::Value {
        let mut visited = Visited::default();
        let mut worth = W::Value::default();
        let mut give_up = |label: Label| {
            if label != NO_GROUP && visited.visit(usize::from(label)) {
                worth = worth + self.worth[usize::from(label)];
            }
        };
        for (cell, mark) in cells.into_iter().zip(marks) {
            give_up(self.labels.group(cell));
            if mark.is_spice() {
                self.labels.beside(cell).into_iter().filter(|&next| self.labels.mark(next) == mark).for_each(|next| {
                    give_up(self.labels.group(next));
                });
            }
        }
        worth
    }

    /// What the groups are worth that a strip, now shown, has made or left over, and what they pay.
    fn made(&self, cells: [Cell; FIELDS], covered: [Mark; FIELDS]) -> W::Value {
        let mut visited = Visited::default();
        let mut made = W::Value::default();
        for cell in cells {
            let mark = self.labels.mark(cell);
            if mark.is_spice() {
                let size = self.labels.flood(cell, &mut visited);
                made = made + (self.valuation.standing(mark, size) + self.valuation.paid(mark, size));
            }
        }
        for (cell, mark) in cells.into_iter().zip(covered) {
            if mark.is_spice() {
                for next in self.labels.beside(cell) {
                    if self.labels.mark(next) == mark {
                        made = made + self.left_over(next, &mut visited);
                    }
                }
            }
        }
        made
    }
}
