//! What goes wrong in an evening, and when.

use std::fmt;

use store::simulation::Doom;

/// Trouble comes within so many milliseconds; then everything is well again.
pub const TROUBLE: u64 = 14_000;

/// So many troubles at most.
const MOST: u64 = 9;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// Something happens to what a node writes next.
    Doom { node: usize, doom: Doom },
    /// Nothing comes to a node, and nothing from it, for so many milliseconds.
    Freeze { node: usize, millis: u64 },
    /// A node has no connection to the database.
    Cut { node: usize, millis: u64 },
    /// Nobody has.
    Away { millis: u64 },
    /// A node's rounds hang, while it writes as before.
    Mute { node: usize, millis: u64 },
    /// A node is gone at once.
    Die { node: usize },
    /// A node takes leave.
    Leave { node: usize },
    /// Another node comes.
    Join,
    /// What the bell rings gets lost, or comes late, twice and in any order.
    Bell { loses: bool, millis: u64 },
    /// The clock by which the database goes is set on, or back.
    Clock { millis: i64 },
    /// Somebody goes to another node.
    Move { player: usize },
    /// Nobody looks at a table, so that it leaves memory.
    Desert { table: usize, millis: u64 },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    pub seed: u64,
    /// Which tables there are.
    pub tables: Vec<Kind>,
    pub nodes: usize,
    /// When, and what.
    pub troubles: Vec<(u64, Trouble)>,
}

/// What is played at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Two people.
    Pair,
    /// Two people with something to hide, and a bot.
    WithABot,
    /// Two people with six seconds for each decision, one of whom mostly takes longer; who runs out of time resigns, or a rat
    /// decides.
    Sluggish { resigns: bool },
    /// A person, and two bots.
    WithTwoBots,
}

/// What follows from a seed, whatever else is done.
struct Dice(u64);

impl Dice {
    /// A number below another.
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        let mixed = (self.0 ^ (self.0 >> 33)).wrapping_mul(0xff51_afd7_ed55_8ccd);
        (mixed ^ (mixed >> 29)) % end.max(1)
    }

    fn index(&mut self, end: usize) -> usize {
        self.below(end as u64) as usize
    }
}

impl Schedule {
    pub fn of(seed: u64) -> Self {
        let mut dice = Dice(seed ^ 0x9e37_79b9_7f4a_7c15);
        let kind = |dice: &mut Dice| match dice.below(5) {
            0 => Kind::Pair,
            1 | 2 => Kind::WithABot,
            3 => Kind::Sluggish { resigns: dice.below(2) == 0 },
            _ => Kind::WithTwoBots,
        };
        let tables: Vec<Kind> = (0..=dice.below(2)).map(|_| kind(&mut dice)).collect();
        let nodes = 2 + dice.index(2);
        let mut troubles: Vec<_> = (0..=dice.below(MOST))
            .map(|_| (500 + dice.below(TROUBLE - 500), trouble(&mut dice, tables.len())))
            .collect();
        troubles.sort_by_key(|(at, _)| *at);
        Self { seed, tables, nodes, troubles }
    }

    /// The same without one of its troubles.
    pub fn without(&self, place: usize) -> Self {
        let mut schedule = self.clone();
        schedule.troubles.remove(place);
        schedule
    }
}

fn trouble(dice: &mut Dice, tables: usize) -> Trouble {
    let node = dice.index(4);
    let millis = [300, 1_500, 3_500, 7_000][dice.index(4)] + dice.below(300);
    match dice.below(17) {
        0..=4 => {
            let doom = match dice.below(8) {
                0 | 1 => Doom::CutBefore,
                2 | 3 => Doom::CutAfter,
                4 | 5 => Doom::CutAndLate(dice.below(1_500)),
                _ => Doom::Slow(dice.below(3_000)),
            };
            Trouble::Doom { node, doom }
        }
        5 | 6 => Trouble::Freeze { node, millis },
        7 => Trouble::Cut { node, millis },
        8 => Trouble::Away { millis },
        9 => Trouble::Mute { node, millis },
        10 => Trouble::Die { node },
        11 => Trouble::Leave { node },
        12 => Trouble::Join,
        13 => Trouble::Bell { loses: dice.below(2) == 0, millis },
        14 => {
            let set = [-3_600_000, -20_000, -3_000, 3_000, 20_000, 3_600_000];
            Trouble::Clock { millis: set[dice.index(set.len())] }
        }
        15 => Trouble::Move { player: dice.index(4) },
        _ => Trouble::Desert { table: dice.index(tables), millis: millis + 4_000 },
    }
}

impl fmt::Display for Schedule {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "seed {}: {} nodes, tables {:?}", self.seed, self.nodes, self.tables)?;
        self.troubles.iter().try_for_each(|(at, trouble)| writeln!(f, "  {at:>6} ms: {trouble:?}"))
    }
}
