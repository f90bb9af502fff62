//! The rules of laying and paying once more, as plainly as the canon says them, to hold the quick ones against.

use std::collections::{BTreeMap, BTreeSet};

use rat_hot::{Burial, Changed, Deck, Facing, Options, Symbol};
use serde_json::Value;

type Field = (i64, i64);
/// A printed field: a strip by its place in the list of laid ones, and a position on it.
type Printed = (usize, usize);

/// A table rebuilt from nothing but the list of laid strips.
#[derive(Clone)]
pub struct Naive {
    side: i64,
    burial: Burial,
    /// From the bottom up.
    stacks: BTreeMap<Field, Vec<Printed>>,
    strips: Vec<[Symbol; 3]>,
}

pub fn fields((x, y): Field, facing: Facing) -> [Field; 3] {
    let (dx, dy) = match facing {
        Facing::East => (1, 0),
        Facing::South => (0, 1),
        Facing::West => (-1, 0),
        Facing::North => (0, -1),
    };
    [(x, y), (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)]
}

impl Naive {
    pub fn of(state: &Value, options: &Options, deck: &Deck) -> Self {
        let laid = state["laid"].as_array().expect("a list");
        Self::of_first(laid, options, deck)
    }

    pub fn of_first(laid: &[Value], options: &Options, deck: &Deck) -> Self {
        let mut table =
            Self { side: options.table, burial: options.burial, stacks: BTreeMap::new(), strips: Vec::new() };
        for strip in laid {
            let id = strip["strip"].as_u64().map_or(42, |id| id as usize);
            let at = (strip["at"][0].as_i64().unwrap(), strip["at"][1].as_i64().unwrap());
            let facing: Facing = serde_json::from_value(strip["facing"].clone()).unwrap();
            let level = table.lay(deck.print.strip(ratskeller_core::SmallId::new(id)), at, facing);
            assert_eq!(strip["level"], level);
        }
        table
    }

    pub fn lay(&mut self, strip: [Symbol; 3], at: Field, facing: Facing) -> usize {
        let mut level = 0;
        for (part, field) in fields(at, facing).into_iter().enumerate() {
            let stack = self.stacks.entry(field).or_default();
            level = stack.len();
            stack.push((self.strips.len(), part));
        }
        self.strips.push(strip);
        level
    }

    pub fn height(&self, field: Field) -> usize {
        self.stacks.get(&field).map_or(0, Vec::len)
    }

    fn top(&self, field: Field) -> Option<Printed> {
        self.stacks.get(&field).and_then(|stack| stack.last().copied())
    }

    pub fn symbol(&self, field: Field) -> Option<Symbol> {
        self.top(field).map(|(strip, part)| self.strips[strip][part])
    }

    /// Which rule of laying a strip here would break.
    pub fn broken_rule(&self, at: Field, facing: Facing) -> Option<&'static str> {
        let fields = fields(at, facing);
        if fields.iter().any(|&(x, y)| x < 0 || y < 0 || x >= self.side || y >= self.side) {
            return Some("RH-P2");
        }
        let heights: BTreeSet<usize> = fields.iter().map(|&field| self.height(field)).collect();
        if heights.len() > 1 {
            return Some("RH-P4");
        }
        if heights.contains(&0) {
            let beside = |&(x, y): &Field| [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)];
            return (!fields.iter().flat_map(beside).any(|field| self.height(field) > 0)).then_some("RH-P3");
        }
        let under: BTreeSet<usize> =
            fields.iter().filter_map(|&field| self.top(field)).map(|(strip, _)| strip).collect();
        if under.len() == 1 {
            return Some("RH-P5");
        }
        let mut after = self.clone();
        after.lay([Symbol::Empty; 3], at, facing);
        let visible: BTreeSet<usize> =
            after.stacks.values().filter_map(|stack| stack.last()).map(|top| top.0).collect();
        (self.burial == Burial::NeverWhole && visible.len() < after.strips.len()).then_some("RH-P5")
    }

    /// Every group of visible spices, as printed fields, with its spice.
    pub fn groups(&self) -> BTreeMap<BTreeSet<Printed>, Symbol> {
        let mut groups = BTreeMap::new();
        for &field in self.stacks.keys() {
            let Some(symbol @ Symbol::Spice(_)) = self.symbol(field) else { continue };
            let mut group = BTreeSet::from([field]);
            loop {
                let grown: BTreeSet<Field> = group
                    .iter()
                    .flat_map(|&(x, y)| [(x, y), (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)])
                    .filter(|&field| self.symbol(field) == Some(symbol))
                    .collect();
                if grown == group {
                    break;
                }
                group = grown;
            }
            groups.insert(group.iter().filter_map(|&field| self.top(field)).collect(), symbol);
        }
        groups
    }

    /// RH-V2, RH-V3 by their own words: what each spice is paid between two tables.
    pub fn payments(before: &Self, after: &Self, changed: Changed) -> Vec<(Symbol, u16)> {
        let old = before.groups();
        let newest = after.strips.len() - 1;
        let pays = |group: &BTreeSet<Printed>| {
            !old.contains_key(group) && (changed == Changed::Any || group.iter().any(|&(strip, _)| strip == newest))
        };
        let paid = after.groups().into_iter().filter(|(group, _)| group.len() >= 2 && pays(group));
        paid.map(|(group, symbol)| (symbol, if group.len() == 2 { 1 } else { 2 })).collect()
    }

    pub fn visible_rats(&self, colour: rat_hot::Colour) -> usize {
        self.stacks.keys().filter(|&&field| self.symbol(field) == Some(Symbol::Rat(colour))).count()
    }
}
