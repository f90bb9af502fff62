//! Which part of the table is in sight.

use ratatui::layout::{Position, Rect};

use super::places::Point;

/// Columns and rows of a field, in a small window and in a large one.
const SMALL: (i32, i32) = (5, 1);
const LARGE: (i32, i32) = (6, 2);

#[derive(Clone, Copy, Debug)]
pub(super) struct Camera {
    /// The field at the upper left.
    corner: Point,
    /// What somebody asked for; else whatever fits.
    wanted: Option<bool>,
    large: bool,
    room: Rect,
    extent: Extent,
}

/// The first and the last column and row of fields.
pub(super) type Extent = [Point; 2];

impl Default for Camera {
    fn default() -> Self {
        Self { corner: [0, 0], wanted: None, large: false, room: Rect::ZERO, extent: [[0, 0]; 2] }
    }
}

impl Camera {
    fn field(&self) -> (i32, i32) {
        if self.large { LARGE } else { SMALL }
    }

    pub fn is_large(&self) -> bool {
        self.large
    }

    /// How many fields there is room for.
    fn across(&self) -> Point {
        let (columns, rows) = self.field();
        [(i32::from(self.room.width) / columns).max(1), (i32::from(self.room.height) / rows).max(1)]
    }

    /// Looks at a room. What lies there comes into its middle when the room or the size of a field is another, and also
    /// when more lies there than before, as long as there is room for all of it.
    pub fn look_at(&mut self, room: Rect, extent: Extent) {
        let [first, last] = extent;
        let needed = [last[0] - first[0] + 1, last[1] - first[1] + 1];
        let fits = |(columns, rows): (i32, i32)| {
            needed[0] * columns < i32::from(room.width) && needed[1] * rows < i32::from(room.height)
        };
        let large = self.wanted.unwrap_or(fits(LARGE));
        let grown = extent != self.extent && fits(if large { LARGE } else { SMALL });
        let moved = room != self.room || large != self.large || grown;
        (self.room, self.large, self.extent) = (room, large, extent);
        if moved {
            let across = self.across();
            for axis in 0..2 {
                self.corner[axis] = first[axis] - (across[axis] - needed[axis]) / 2;
            }
        }
    }

    pub fn zoom(&mut self, nearer: bool) {
        self.wanted = Some(nearer);
    }

    pub fn pan(&mut self, right: i32, down: i32) {
        self.corner = [self.corner[0] + right, self.corner[1] + down];
    }

    /// Brings fields into sight.
    pub fn follow(&mut self, fields: &[Point]) {
        let across = self.across();
        for field in fields {
            for axis in 0..2 {
                let [least, most] = [field[axis] - across[axis] + 1, field[axis]];
                self.corner[axis] = self.corner[axis].clamp(least, most);
            }
        }
    }

    /// Where the upper left of a field is in the room.
    pub fn place(&self, [x, y]: Point) -> (i32, i32) {
        let (columns, rows) = self.field();
        ((x - self.corner[0]) * columns, (y - self.corner[1]) * rows)
    }

    /// The fields in sight, also those that are seen in part.
    pub fn seen(&self) -> Extent {
        let [wide, high] = self.across();
        [self.corner, [self.corner[0] + wide, self.corner[1] + high]]
    }

    pub fn field_at(&self, position: Position) -> Option<Point> {
        let (columns, rows) = self.field();
        let inside = |offset: i32, size: i32| offset.div_euclid(size);
        self.room.contains(position).then(|| {
            [
                self.corner[0] + inside(i32::from(position.x - self.room.x), columns),
                self.corner[1] + inside(i32::from(position.y - self.room.y), rows),
            ]
        })
    }
}
