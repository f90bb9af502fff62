//! Where weights come from, as it stands in their files.

use std::time::Duration;

use bots::learning::learner::Generation;
use bots::learning::{Unreadable, Weights};
use catalog::{Level, Thinking};
use ratskeller_core::Seed;

/// One of the house that does not learn, to be learned against.
#[derive(Clone, PartialEq, Debug)]
pub struct Frozen {
    /// As a contest knows it: `king:32`.
    pub name: String,
    pub level: Level,
    pub thinking: Thinking,
}

/// What is asked for; what is left open is as in the file that it goes on from.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    pub seed: Option<Seed>,
    pub games_a_generation: Option<u64>,
    /// The learner plays itself, if there is nobody.
    pub against: Option<Frozen>,
}

/// How weights have come about.
#[derive(Clone, PartialEq, Debug)]
pub struct History {
    pub game: &'static str,
    pub seed: Seed,
    pub games_a_generation: u64,
    pub against: Option<Frozen>,
    /// How many were learned from.
    pub generations: u64,
    pub played: Duration,
    /// The command that made the weights it began with, if it did not begin with nothing.
    pub earlier: Option<String>,
}

const USUAL_GAMES: u64 = 200;

impl History {
    /// Goes on with what these weights are the result of, if it is the same that is asked for; else they are a new beginning.
    pub(super) fn new(game: &'static str, plan: Plan, from: Option<&Weights>) -> Result<Self, Unreadable> {
        let Plan { seed, games_a_generation, against } = plan;
        // Each deal is played on both seats.
        let even = |games: u64| if against.is_some() { games.next_multiple_of(2) } else { games };
        let Some(weights) = from else {
            let (seed, games) = (seed.unwrap_or(Seed([0; 32])), even(games_a_generation.unwrap_or(USUAL_GAMES)));
            let new = Self {
                game,
                seed,
                games_a_generation: games,
                against,
                generations: 0,
                played: Duration::ZERO,
                earlier: None,
            };
            return Ok(new);
        };
        if weights.read_fact::<String>(GAME)? != game {
            return Err(Unreadable::Fact(GAME));
        }
        let before = weights.read_fact(SEED)?;
        let games_before: u64 = weights.read_fact(GAMES_A_GENERATION)?;
        let (seed, games_a_generation) = (seed.unwrap_or(before), even(games_a_generation.unwrap_or(games_before)));
        let is_the_same = (seed, games_a_generation) == (before, games_before)
            && weights.fact(AGAINST) == against.as_ref().map(|frozen| frozen.name.as_str());
        let (generations, played, earlier) = if is_the_same {
            let seconds = weights.read_fact(SECONDS)?;
            (weights.read_fact(GENERATIONS)?, Duration::from_secs(seconds), weights.fact(EARLIER).map(str::to_owned))
        } else {
            let chain = [weights.fact(COMMAND), weights.fact(EARLIER)].into_iter().flatten().collect::<Vec<_>>();
            (0, Duration::ZERO, Some(chain.join(" ← ")))
        };
        Ok(Self { game, seed, games_a_generation, against, generations, played, earlier })
    }

    pub(super) fn generation(&self) -> Generation {
        Generation::new(self.seed, self.generations)
    }

    /// What makes these weights again.
    fn command(&self) -> String {
        let Self { game, seed, games_a_generation, against, generations, .. } = self;
        let against = against.as_ref().map(|frozen| format!(" --against {}", frozen.name)).unwrap_or_default();
        format!(
            "ratskeller train {game}{against} --generations {generations} --games-a-generation {games_a_generation} --seed {seed}"
        )
    }

    pub(super) fn facts(&self) -> Vec<(String, String)> {
        let facts = [
            (GAME, Some(self.game.to_owned())),
            (COMMAND, Some(self.command())),
            (AGAINST, self.against.as_ref().map(|frozen| frozen.name.clone())),
            (SEED, Some(self.seed.to_string())),
            (GAMES_A_GENERATION, Some(self.games_a_generation.to_string())),
            (GENERATIONS, Some(self.generations.to_string())),
            (GAMES, Some((self.generations * self.games_a_generation).to_string())),
            (SECONDS, Some(self.played.as_secs().to_string())),
            (EARLIER, self.earlier.clone()),
        ];
        facts.into_iter().filter_map(|(name, fact)| Some((name.to_owned(), fact?))).collect()
    }
}

const GAME: &str = "game";
const COMMAND: &str = "command";
const AGAINST: &str = "against";
const SEED: &str = "seed";
const GAMES_A_GENERATION: &str = "games-a-generation";
const GENERATIONS: &str = "generations";
const GAMES: &str = "games";
const SECONDS: &str = "seconds";
const EARLIER: &str = "earlier";

#[cfg(test)]
mod tests {
    use super::*;

    fn rat() -> Frozen {
        Frozen { name: "rat".to_owned(), level: Level::Rat, thinking: Thinking::Iterations(1) }
    }

    fn weights(history: &History) -> Weights {
        Weights { facts: history.facts(), tables: Vec::new() }
    }

    #[test]
    fn who_asks_for_nothing_else_goes_on() {
        let plan = Plan { seed: Some(Seed([1; 32])), games_a_generation: Some(12), against: None };
        let mut history = History::new("nim", plan, None).unwrap();
        history.generations = 7;
        history.played = Duration::from_hours(1);
        assert_eq!(History::new("nim", Plan::default(), Some(&weights(&history))).unwrap(), history);
        assert_eq!(weights(&history).fact("games"), Some("84"));
    }

    #[test]
    fn whatever_else_is_asked_for_is_a_new_beginning() {
        let begun = History { generations: 7, ..History::new("nim", Plan::default(), None).unwrap() };
        for plan in [
            Plan { seed: Some(Seed([1; 32])), ..Plan::default() },
            Plan { games_a_generation: Some(12), ..Plan::default() },
            Plan { against: Some(rat()), ..Plan::default() },
        ] {
            let other = History::new("nim", plan, Some(&weights(&begun))).unwrap();
            assert_eq!((other.generations, other.earlier), (0, Some(begun.command())));
        }
    }

    #[test]
    fn against_somebody_else_every_deal_is_played_twice() {
        let plan = Plan { games_a_generation: Some(7), against: Some(rat()), seed: None };
        assert_eq!(History::new("nim", plan, None).unwrap().games_a_generation, 8);
    }

    #[test]
    fn weights_of_another_game_or_from_nowhere_are_refused() {
        let other = History::new("chess", Plan::default(), None).unwrap();
        assert_eq!(History::new("nim", Plan::default(), Some(&weights(&other))), Err(Unreadable::Fact("game")));
        assert_eq!(History::new("nim", Plan::default(), Some(&Weights::default())), Err(Unreadable::Fact("game")));
    }
}
