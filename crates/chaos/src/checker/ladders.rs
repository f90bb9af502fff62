//! The ladders of all nodes are equal, and every rated game that ended counts once for everybody who played it.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{Checked, Fault, Point};

/// All pages of one game's ladder, as one node shows them.
#[derive(Clone, PartialEq, Debug)]
pub struct Ladder {
    pub node: usize,
    pub game: String,
    pub lines: Vec<Value>,
}

pub fn check(ladders: &[Ladder], tables: &[Checked]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut add = |what| faults.push(Fault { point: Point::ByItself, table: "—".to_owned(), seen: None, what });
    let mut expected: BTreeMap<(&str, &str), u64> = BTreeMap::new();
    for (game, guests) in tables.iter().filter_map(|table| table.rated.as_ref()) {
        for guest in guests {
            *expected.entry((game, guest)).or_default() += 1;
        }
    }
    for ladder in ladders {
        let first = ladders.iter().find(|other| other.game == ladder.game);
        if let Some(first) = first.filter(|first| first.lines != ladder.lines) {
            add(format!(
                "the ladder of {} at node {} is not that at node {}: {:?} and {:?}",
                ladder.game, ladder.node, first.node, ladder.lines, first.lines
            ));
        }
        let shown: BTreeMap<&str, u64> = ladder.lines.iter().filter_map(games).collect();
        let of_this_game = expected.iter().filter(|((game, _), _)| *game == ladder.game);
        let expected: BTreeMap<&str, u64> = of_this_game.map(|((_, guest), games)| (*guest, *games)).collect();
        if shown != expected {
            let (node, game) = (ladder.node, &ladder.game);
            add(format!("at node {node} the games of {game} that count are {shown:?} and have to be {expected:?}"));
        }
    }
    faults
}

/// How many games count for a person on a ladder.
fn games(line: &Value) -> Option<(&str, u64)> {
    Some((line["who"]["id"].as_str()?, line["rating"]["games"].as_u64()?))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn ladder(node: usize, games: u64) -> Ladder {
        let lines = vec![
            json!({"place": null, "who": {"kind": "person", "id": "a1", "name": "Anna"}, "rating": {"games": games}}),
            json!({"place": null, "who": {"kind": "house", "level": "rat"}, "rating": {"games": 0}}),
        ];
        Ladder { node, game: "piratz".to_owned(), lines }
    }

    fn ended(times: usize) -> Vec<Checked> {
        let rated = Some(("piratz".to_owned(), vec!["a1".to_owned()]));
        vec![Checked { rated, ..Checked::default() }; times]
    }

    #[test]
    fn a_ladder_that_differs_from_anothers_and_a_game_that_counts_twice_are_found() {
        assert_eq!(check(&[ladder(0, 2), ladder(1, 2)], &ended(2)), []);
        let differs = check(&[ladder(0, 2), ladder(1, 3)], &ended(2));
        assert_eq!(differs.len(), 2, "{differs:?}");
        assert_eq!(check(&[ladder(0, 3), ladder(1, 3)], &ended(2)).len(), 2, "both count one too many");
        assert_eq!(check(&[ladder(0, 1)], &ended(2)).len(), 1, "one is lost");
    }
}
