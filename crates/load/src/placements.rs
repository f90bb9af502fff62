//! Rat Hot's choices in short, as docs/tables.md has them: chosen from without being written out.

use serde::Deserialize;

use crate::chance::Chance;
use crate::game::Sense;

#[derive(Deserialize)]
pub struct Placements<'a> {
    /// Leftmost fields: the first x and y, and how many there are from there on to the right.
    across: Vec<[u8; 3]>,
    /// Topmost fields.
    down: Vec<[u8; 3]>,
    effects: Vec<Effect>,
    #[serde(borrow)]
    ways: Vec<Way<'a>>,
}

#[derive(Deserialize)]
struct Effect {
    /// How many of each seat's rats look out afterwards.
    rats: [u8; 2],
}

#[derive(Deserialize)]
struct Way<'a> {
    strip: u8,
    facing: &'a str,
    /// Which of the effects it has on each place.
    effects: Vec<u16>,
}

impl Placements<'_> {
    /// The action of one of those that a player with this sense takes.
    pub fn any(&self, sense: Sense, chance: &mut Chance) -> Option<String> {
        let rats = |effect: u16| match sense {
            Sense::Heedless => Some(0),
            Sense::LooksAfterRats => self.effects.get(usize::from(effect)).map(|effect| effect.rats.iter().sum::<u8>()),
        };
        let all = || self.ways.iter().flat_map(|way| way.effects.iter().enumerate().map(move |place| (way, place)));
        let fewest = all().filter_map(|(_, (_, effect))| rats(*effect)).min()?;
        let good = || all().filter(|(_, (_, effect))| rats(**effect) == Some(fewest));
        let (way, (place, _)) = good().nth(chance.below(good().count()))?;
        self.action(way, place)
    }

    fn action(&self, way: &Way, place: usize) -> Option<String> {
        let runs = if matches!(way.facing, "east" | "west") { &self.across } else { &self.down };
        let mut fields = runs.iter().flat_map(|&[x, y, count]| (x..x + count).map(move |x| [x, y]));
        let [x, y] = fields.nth(place)?;
        let [x, y] = match way.facing {
            "west" => [x + 2, y],
            "north" => [x, y + 2],
            _ => [x, y],
        };
        Some(format!(r#"{{"place":{{"strip":{},"at":[{x},{y}],"facing":"{}"}}}}"#, way.strip, way.facing))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The example of docs/tables.md.
    const SHORT: &str = r#"{"across":[[7,9,3],[11,9,1]],"down":[[9,7,1]],
        "effects":[{"points":[0,0],"rats":[2,1]},{"points":[0,3],"rats":[1,1]}],
        "ways":[{"strip":29,"facing":"east","effects":[0,0,1,0]},{"strip":29,"facing":"south","effects":[0]},
        {"strip":29,"facing":"west","effects":[1,0,0,0]},{"strip":29,"facing":"north","effects":[1]}]}"#;

    fn taken(sense: Sense) -> BTreeSet<String> {
        let (placements, mut chance) = (serde_json::from_str::<Placements>(SHORT).unwrap(), Chance::new(1));
        (0..200).map(|_| placements.any(sense, &mut chance).unwrap()).collect()
    }

    fn place(x: u8, y: u8, facing: &str) -> String {
        format!(r#"{{"place":{{"strip":29,"at":[{x},{y}],"facing":"{facing}"}}}}"#)
    }

    #[test]
    fn every_placement_is_taken_now_and_then() {
        let mut all = BTreeSet::from([place(9, 7, "south"), place(9, 9, "north")]);
        all.extend([7, 8, 9, 11].map(|x| place(x, 9, "east")));
        all.extend([9, 10, 11, 13].map(|x| place(x, 9, "west")));
        assert_eq!(taken(Sense::Heedless), all);
    }

    #[test]
    fn whoever_looks_after_rats_leaves_as_few_as_can_be_of_both() {
        let few = BTreeSet::from([place(9, 9, "east"), place(9, 9, "west"), place(9, 9, "north")]);
        assert_eq!(taken(Sense::LooksAfterRats), few);
    }
}
