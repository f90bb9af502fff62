//! A set of fields as one word for each row of the table, so that whole rows are shifted and compared at once.

use serde::Serialize;

use crate::place::Point;

/// RH-S5: the longest side a table can have.
pub const MAX_SIDE: usize = 51;

/// Fields side by side: the first one's x and y, and how many there are from there on to the right. In JSON `[x, y, n]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rat-hot.ts"))]
pub struct Run(pub u8, pub u8, pub u8);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rows {
    rows: [u64; MAX_SIDE],
    /// How many fields there are in all, so that nobody has to count.
    len: u16,
}

impl Default for Rows {
    fn default() -> Self {
        Self { rows: [0; MAX_SIDE], len: 0 }
    }
}

impl Rows {
    /// One row; those above and below the table are empty.
    #[inline]
    pub fn row(&self, y: i16) -> u64 {
        self.rows.get(y as usize).copied().unwrap_or(0)
    }

    #[inline]
    pub fn set_row(&mut self, y: i16, row: u64) {
        let old = std::mem::replace(&mut self.rows[y as usize], row);
        self.len = self.len + row.count_ones() as u16 - old.count_ones() as u16;
    }

    /// The field must be on the table or next to it.
    #[inline]
    pub fn contains(&self, point: Point) -> bool {
        point.x >= 0 && self.row(point.y) >> point.x & 1 == 1
    }

    #[inline]
    pub fn set(&mut self, point: Point, contained: bool) {
        let row = &mut self.rows[point.y as usize];
        let was_contained = *row >> point.x & 1;
        *row = *row & !(1 << point.x) | u64::from(contained) << point.x;
        self.len = self.len + u16::from(contained) - was_contained as u16;
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// The field with this number, row by row.
    pub fn nth(&self, mut n: usize) -> Option<Point> {
        for (y, &row) in self.rows.iter().enumerate() {
            let in_this_row = row.count_ones() as usize;
            if n < in_this_row {
                let mut rest = row;
                for _ in 0..n {
                    rest &= rest - 1;
                }
                return Some(Point::new(rest.trailing_zeros() as i16, y as i16));
            }
            n -= in_this_row;
        }
        None
    }

    /// The top left and bottom right corners of the smallest box around all fields, of which there is at least one.
    pub fn extent(&self) -> (Point, Point) {
        let columns = self.rows.iter().fold(0, |columns, row| columns | row);
        let is_used = |&row: &u64| row != 0;
        let (top, bottom) = (self.rows.iter().position(is_used), self.rows.iter().rposition(is_used));
        let first = Point::new(columns.trailing_zeros() as i16, top.unwrap_or(0) as i16);
        (first, Point::new(columns.ilog2() as i16, bottom.unwrap_or(0) as i16))
    }

    /// The same as [`iter`](Self::iter), with fields side by side taken together.
    pub fn runs(&self) -> impl Iterator<Item = Run> + '_ {
        (0..).zip(&self.rows).flat_map(|(y, &row)| {
            let mut rest = row;
            std::iter::from_fn(move || {
                (rest != 0).then(|| {
                    let x = rest.trailing_zeros();
                    let length = (rest >> x).trailing_ones();
                    // Carries through the run, which leaves the bit after it.
                    rest &= rest + (1 << x);
                    Run(x as u8, y, length as u8)
                })
            })
        })
    }

    pub fn iter(&self) -> impl Iterator<Item = Point> + '_ {
        self.rows.iter().enumerate().flat_map(|(y, &row)| {
            let mut rest = row;
            std::iter::from_fn(move || {
                (rest != 0).then(|| {
                    let x = rest.trailing_zeros();
                    rest &= rest - 1;
                    Point::new(x as i16, y as i16)
                })
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_fields_is_counted_and_listed_row_by_row() {
        let mut rows = Rows::default();
        let points = [Point::new(50, 0), Point::new(0, 3), Point::new(7, 3), Point::new(50, 50)];
        points.iter().rev().for_each(|&point| rows.set(point, true));
        rows.set(Point::new(8, 3), true);
        rows.set(Point::new(8, 3), false);
        assert_eq!(rows.iter().collect::<Vec<_>>(), points);
        assert_eq!((0..5).map_while(|n| rows.nth(n)).collect::<Vec<_>>(), points);
        assert_eq!(rows.len(), 4);
        rows.set(Point::new(1, 3), true);
        assert_eq!(rows.runs().collect::<Vec<_>>(), [Run(50, 0, 1), Run(0, 3, 2), Run(7, 3, 1), Run(50, 50, 1)]);
        rows.set(Point::new(1, 3), false);
        assert_eq!(rows.extent(), (Point::new(0, 0), Point::new(50, 50)));
        assert!(
            !rows.contains(Point::new(-1, 3)) && !rows.contains(Point::new(0, -1)) && !rows.contains(Point::new(0, 51))
        );
    }
}
