//! The table field by field, with how many places there are over each: where groups may still grow, and which rats are
//! about to be locked in.

use rat_hot::board::Board;
use rat_hot::place::fields;
use rat_hot::{Facing, Point, Spice, Symbol};

/// A place that touches what lies there reaches this far beyond it.
const MARGIN: i16 = 3;

#[derive(Clone, Copy, Default)]
struct Spot {
    spice: Option<Spice>,
    is_occupied: bool,
    /// How many places there are for a strip that covers this.
    places: u8,
    /// The last group that was found to end here, or to go on here.
    group: u8,
}

/// A group, single spices included.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    pub spice: Spice,
    pub size: u8,
    /// How many fields beside it a strip could be laid on.
    pub doors: u8,
}

pub struct Ground {
    origin: Point,
    stride: usize,
    spots: Vec<Spot>,
    occupied: Vec<usize>,
    places_on_strips: usize,
}

impl Ground {
    pub fn new(board: &Board) -> Self {
        let (first, last) = board.extent();
        let stride = (last.x - first.x + 1 + 2 * MARGIN) as usize;
        let rows = (last.y - first.y + 1 + 2 * MARGIN) as usize;
        let mut ground = Self {
            origin: Point::new(first.x - MARGIN, first.y - MARGIN),
            stride,
            spots: vec![Spot::default(); stride * rows],
            occupied: Vec::with_capacity(stride * rows),
            places_on_strips: 0,
        };
        for (point, symbol) in board.visible() {
            let here = ground.spot(point);
            ground.occupied.push(here);
            ground.spots[here].is_occupied = true;
            if let Symbol::Spice(spice) = symbol {
                ground.spots[here].spice = Some(spice);
            }
        }
        for facing in [Facing::East, Facing::South] {
            for place in board.places().facing(facing).iter() {
                let here = ground.spot(place);
                ground.places_on_strips += usize::from(ground.spots[here].is_occupied);
                for field in fields(place, facing) {
                    let here = ground.spot(field);
                    ground.spots[here].places = ground.spots[here].places.saturating_add(1);
                }
            }
        }
        ground
    }

    fn spot(&self, point: Point) -> usize {
        (point.y - self.origin.y) as usize * self.stride + (point.x - self.origin.x) as usize
    }

    pub fn places_over(&self, point: Point) -> u8 {
        self.spots[self.spot(point)].places
    }

    /// How many places there are on top of strips.
    pub fn places_on_strips(&self) -> usize {
        self.places_on_strips
    }

    /// RH-V1
    pub fn groups(&self) -> impl Iterator<Item = Group> {
        let mut spots = self.spots.clone();
        let mut found = 0;
        self.occupied.iter().filter_map(move |&from| {
            let spice = spots[from].spice.filter(|_| spots[from].group == 0)?;
            found += 1;
            let mut group = Group { spice, size: 0, doors: 0 };
            spread(&mut spots, self.stride, from, found, &mut group);
            Some(group)
        })
    }
}

/// Counts a group from one of its fields on, and what is beside it.
fn spread(spots: &mut [Spot], stride: usize, here: usize, number: u8, group: &mut Group) {
    spots[here].group = number;
    group.size += 1;
    for next in [here + 1, here + stride, here - 1, here - stride] {
        let Spot { spice, places, group: visited, .. } = spots[next];
        if spice == Some(group.spice) {
            if visited == 0 {
                spread(spots, stride, next, number, group);
            }
        } else if places > 0 {
            group.doors += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use rat_hot::labels::Labels;
    use rat_hot::marks::Mark;

    use super::super::cover::tests::heaps;
    use super::*;

    #[test]
    fn groups_are_those_of_the_rules_and_doors_are_beside_them() {
        for board in heaps() {
            let ground = Ground::new(&board);
            let mark = |group: Group| (Mark::new(Symbol::Spice(group.spice)).index(), group.size);
            let mut found: Vec<_> = ground.groups().map(mark).collect();
            let mut known: Vec<_> = Labels::new(&board).groups().map(|(mark, size)| (mark.index(), size)).collect();
            found.sort_unstable();
            known.sort_unstable();
            assert_eq!(found, known);
            // A field has four others beside it, and each of a group one of the same at least.
            assert!(ground.groups().all(|group| group.doors <= 2 * group.size + 2));
        }
    }

    #[test]
    fn there_is_a_place_over_a_field_if_it_can_be_covered() {
        for board in heaps() {
            let ground = Ground::new(&board);
            for field in board.occupied() {
                assert_eq!(ground.places_over(field) > 0, super::super::cover::can_be_covered(&board, field));
            }
        }
    }
}
