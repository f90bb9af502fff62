//! What somebody knows as numbers.

use crate::SmallId;

/// Takes the fields of an encoding, always the same ones in the same order.
pub trait Encoder {
    /// The next field, with its numbers in row-major order. If there are fewer than the shape has room for, the rest is 0.
    fn field(&mut self, name: &'static str, shape: &[usize], numbers: impl IntoIterator<Item = i32>);

    /// A field of one number.
    fn number(&mut self, name: &'static str, number: impl Into<i32>) {
        self.field(name, &[], [number.into()]);
    }
}

/// An id as it is encoded: counted from 1, because 0 is nothing.
pub fn id_number(id: impl SmallId) -> i32 {
    id.index() as i32 + 1
}

/// Writes an encoding into a slice.
pub(crate) struct Writer<'a> {
    rest: &'a mut [i32],
}

impl<'a> Writer<'a> {
    pub(crate) fn new(numbers: &'a mut [i32]) -> Self {
        Self { rest: numbers }
    }

    pub(crate) fn finish(self) {
        assert!(self.rest.is_empty(), "the slice is longer than the layout");
    }
}

impl Encoder for Writer<'_> {
    fn field(&mut self, name: &'static str, shape: &[usize], numbers: impl IntoIterator<Item = i32>) {
        let rest = std::mem::take(&mut self.rest);
        let Some((field, rest)) = rest.split_at_mut_checked(shape.iter().product()) else {
            panic!("the slice is shorter than the layout, which goes on with `{name}`")
        };
        self.rest = rest;
        let mut places = field.iter_mut();
        // Many fields are lists of lists, which are quicker to go through from within.
        numbers.into_iter().for_each(|number| match places.next() {
            Some(place) => *place = number,
            None => debug_assert!(false, "`{name}` has more numbers than its shape {shape:?}"),
        });
        places.into_slice().fill(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_follow_each_other_and_what_is_not_there_is_0() {
        let mut numbers = [7; 6];
        let mut writer = Writer::new(&mut numbers);
        writer.number("round", 3_u8);
        writer.field("hand", &[2, 2], [5, 6, -1]);
        writer.number("over", true);
        writer.finish();
        assert_eq!(numbers, [3, 5, 6, -1, 0, 1]);
    }

    #[test]
    #[should_panic(expected = "the slice is shorter than the layout, which goes on with `hand`")]
    fn a_slice_that_is_too_short_is_refused() {
        Writer::new(&mut [0; 3]).field("hand", &[2, 2], []);
    }

    #[test]
    #[should_panic(expected = "the slice is longer than the layout")]
    fn a_slice_that_is_too_long_is_refused() {
        Writer::new(&mut [0; 3]).finish();
    }
}
