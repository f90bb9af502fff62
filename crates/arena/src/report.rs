//! What a contest has shown.

use std::collections::BTreeMap;
use std::time::Duration;

use ratings::Rating;
use ratskeller_core::{Message, Reason, Seed, SmallId, Spec};
use serde::Serialize;
use serde_json::Value;

use crate::contest::Contest;
use crate::contestant::Contestant;
use crate::forfeit::Evidence;
use crate::game::{Ending, Played};
use crate::interval;
use crate::rating::ratings;
use crate::sprt::{Hypotheses, Sprt, Verdict};

#[derive(Clone, Debug, Serialize)]
pub struct Report {
    #[serde(rename = "game", serialize_with = "named")]
    pub spec: Spec,
    pub deck: String,
    pub options: Value,
    pub seed: Seed,
    pub deals: u64,
    pub games: u64,
    /// Games that would not end.
    pub broken_off: u64,
    /// In the order in which they were named.
    pub contestants: Vec<ContestantReport>,
    /// Of the first contestant over the second, if that was tested.
    pub sprt: Option<SprtReport>,
    pub results: Vec<GameResult>,
}

/// What a test has shown so far.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SprtReport {
    #[serde(flatten)]
    pub hypotheses: Hypotheses,
    /// The logarithm of how much likelier the high rate is than the low one; where it reaches the bound to either side, the test ends.
    pub ratio: f64,
    pub bound: f64,
    pub verdict: Verdict,
}

fn named<S: serde::Serializer>(spec: &Spec, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(spec.name)
}

/// What a contest has shown of one contestant.
#[derive(Clone, Debug, Serialize)]
pub struct ContestantReport {
    #[serde(flatten)]
    pub contestant: Contestant,
    /// Shared victories count in part.
    pub won: f64,
    pub rate: f64,
    /// With 95 % certainty the true rate is within, [by deal](interval::by_deal).
    pub interval: [f64; 2],
    /// The mean over the games that were played to their end.
    pub points: Option<f64>,
    #[serde(flatten)]
    pub rating: Rating,
    /// RH-E1: games lost to three rats.
    pub lost_to_rats: u64,
    pub decisions: usize,
    pub thinking: ThinkingTimes,
    pub forfeits: Vec<Forfeits>,
}

/// How long decisions took, in milliseconds: half of them less than p50, all but one in a hundred less than p99.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct ThinkingTimes {
    pub p50: f64,
    pub p99: f64,
    pub max: f64,
}

/// Games lost for one reason.
#[derive(Clone, Debug, Serialize)]
pub struct Forfeits {
    pub kind: &'static str,
    pub reason: String,
    pub games: u64,
    /// The beginning of the answer that lost the first of them, and the last lines of standard error there.
    pub answer: Option<String>,
    pub said: Vec<String>,
}

/// One game; lists are in the order of the contestants.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GameResult {
    pub deal: u64,
    /// The seat of each contestant.
    pub seats: Vec<usize>,
    pub shares: Vec<f64>,
    pub points: Option<Vec<u32>>,
    pub ending: &'static str,
    pub decisions: usize,
}

impl Report {
    /// Why games were lost before they were over, `sentence` says.
    pub fn new(contest: &Contest, played: &[Played], sentence: &dyn Fn(Message) -> String) -> Self {
        let ratings = ratings(contest.seats(), played.iter());
        let lines = contest.contestants.iter().zip(ratings).enumerate();
        Self {
            spec: contest.deck.game.spec,
            deck: contest.deck.name.clone(),
            options: contest.options.clone(),
            seed: contest.seed,
            deals: (played.len() / contest.seats()) as u64,
            games: played.len() as u64,
            broken_off: played.iter().filter(|game| matches!(game.ending, Ending::BrokenOff)).count() as u64,
            contestants: lines
                .map(|(index, (who, rating))| ContestantReport::new(index, who, rating, played, sentence))
                .collect(),
            sprt: contest.sprt.map(|hypotheses| SprtReport::new(hypotheses, played)),
            results: played.iter().map(|game| GameResult::new(game.number / contest.seats() as u64, game)).collect(),
        }
    }

    /// What everybody would win if all were equal.
    pub fn fair_share(&self) -> f64 {
        1.0 / self.contestants.len() as f64
    }
}

/// The seat of a contestant.
fn seat_of(contestant: usize, game: &Played) -> usize {
    game.seats.iter().position(|&sitting| sitting == contestant).expect("every contestant sits in every game")
}

/// A contestant's share of victory on each deal, the mean over its games; `played` are all games of some deals, in order.
pub(crate) fn shares_by_deal(contestant: usize, played: &[Played]) -> Vec<f64> {
    let share = |game: &Played| game.share(seat_of(contestant, game));
    let seats = played.first().map_or(1, |game| game.seats.len());
    played.chunks(seats).map(|deal| deal.iter().map(share).sum::<f64>() / seats as f64).collect()
}

impl SprtReport {
    fn new(hypotheses: Hypotheses, played: &[Played]) -> Self {
        let mut sprt = Sprt::new(hypotheses);
        for share in shares_by_deal(0, played) {
            sprt.count(share);
        }
        Self { hypotheses, ratio: sprt.ratio(), bound: Sprt::bound(), verdict: sprt.verdict() }
    }
}

impl ContestantReport {
    fn new(
        index: usize,
        contestant: &Contestant,
        rating: Rating,
        played: &[Played],
        sentence: &dyn Fn(Message) -> String,
    ) -> Self {
        let seats = || played.iter().map(|game| (game, seat_of(index, game)));
        let shares = shares_by_deal(index, played);
        let won = seats().fold(0.0, |won, (game, seat)| won + game.share(seat));
        let points: Vec<u32> = seats().filter_map(|(game, seat)| game.points(seat)).collect();
        let mut times: Vec<Duration> = seats().flat_map(|(game, seat)| game.thinking[seat].iter().copied()).collect();
        times.sort_unstable();
        Self {
            contestant: contestant.clone(),
            won,
            rate: won / played.len().max(1) as f64,
            interval: interval::by_deal(&shares),
            points: (!points.is_empty())
                .then(|| points.iter().copied().map(f64::from).sum::<f64>() / points.len() as f64),
            rating,
            lost_to_rats: seats().filter(|(game, seat)| game.lost_to_rats(*seat)).count() as u64,
            decisions: times.len(),
            thinking: ThinkingTimes::of(&times),
            forfeits: forfeits(seats(), sentence),
        }
    }
}

impl ThinkingTimes {
    fn of(sorted: &[Duration]) -> Self {
        let at = |hundredths: usize| {
            let rank = (sorted.len() * hundredths).div_ceil(100).saturating_sub(1);
            sorted.get(rank).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        };
        Self { p50: at(50), p99: at(99), max: at(100) }
    }
}

fn forfeits<'a>(
    seats: impl Iterator<Item = (&'a Played, usize)>,
    sentence: &dyn Fn(Message) -> String,
) -> Vec<Forfeits> {
    let mut counted: BTreeMap<(&'static str, String), Forfeits> = BTreeMap::new();
    for (game, seat) in seats {
        if let Ending::Forfeited(loser, forfeit, evidence) = &game.ending
            && loser.index() == seat
        {
            let (kind, reason) = (forfeit.kind(), sentence(forfeit.into()));
            let first = || {
                let Evidence { answer, said } = evidence.clone();
                Forfeits { kind, reason: reason.clone(), games: 0, answer, said }
            };
            counted.entry((kind, reason.clone())).or_insert_with(first).games += 1;
        }
    }
    counted.into_values().collect()
}

impl GameResult {
    fn new(deal: u64, game: &Played) -> Self {
        let seats: Vec<usize> = (0..game.seats.len()).map(|contestant| seat_of(contestant, game)).collect();
        Self {
            deal,
            shares: seats.iter().map(|&seat| game.share(seat)).collect(),
            points: seats.iter().map(|&seat| game.points(seat)).collect(),
            ending: match &game.ending {
                Ending::Over(outcome) => match outcome.reason {
                    Reason::Points => "points",
                    Reason::Rats => "rats",
                    Reason::LastLeft => "last_left",
                },
                Ending::Forfeited(..) => "forfeit",
                Ending::BrokenOff => "broken_off",
            },
            decisions: game.decisions(),
            seats,
        }
    }
}
