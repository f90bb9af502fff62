//! The ladder of one game: what the results so far come to. Pure; the same results give the same ladder.

use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::fmt;
use std::sync::OnceLock;

use catalog::Level;
use ratings::{Rating, rate};
use serde::{Deserialize, Serialize};
use store::{GuestId, RoomId};

use super::rated_result::{Player, RatedResult};
use super::scale::{fixed, shown};
use crate::alias::Alias;
use crate::api::tables::COMPANY;

/// Whoever has played fewer rated games may still be anywhere.
const SURE_AFTER: u32 = 10;

/// So many games in a row may the same people give up to each other; the next ones count when they have played one to its end.
const MOST_GIVEN_UP: u32 = 3;

/// So much of a player's way is remembered …
const LONGEST_GRAPH: usize = 200;
/// … and so many games in full.
const MOST_RESULTS: usize = 20;

/// Whose rating it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    Guest(GuestId),
    House(Level),
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Guest(guest) => guest.fmt(f),
            Self::House(level) => level.fmt(f),
        }
    }
}

impl From<&Player> for Who {
    fn from(player: &Player) -> Self {
        match player {
            Player::Person { guest, .. } | Player::Program { guest, .. } => Self::Guest(*guest),
            Player::House(level) => Self::House(*level),
        }
    }
}

/// A rating at some time, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[ts(export_to = "house.ts")]
pub struct RatingPoint {
    pub at: u64,
    pub rating: i32,
}

/// What a game did to a rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[ts(export_to = "house.ts", rename = "RatingChange")]
pub struct Change {
    pub before: i32,
    pub after: i32,
}

/// A game that somebody has played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Past {
    pub room: RoomId,
    pub public: bool,
    pub at: u64,
    pub place: usize,
    pub change: Change,
    pub others: Vec<Player>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// As they were when they played last.
    pub player: Player,
    pub rating: Rating,
    pub games: u32,
    /// Also victories that were shared.
    pub won: u32,
    /// From where they began, a point after each game.
    pub graph: VecDeque<RatingPoint>,
    /// The last first.
    pub past: VecDeque<Past>,
    /// How many games in a row the same people, of whom this is one, have given up to each other.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    given_up: BTreeMap<String, u32>,
}

impl Standing {
    fn new(player: Player, rating: Rating) -> Self {
        Self {
            player,
            rating,
            games: 0,
            won: 0,
            graph: VecDeque::new(),
            past: VecDeque::new(),
            given_up: BTreeMap::new(),
        }
    }

    /// Whether the rating can be taken for what it says.
    pub fn is_sure(&self) -> bool {
        self.games >= SURE_AFTER || matches!(self.player, Player::House(_))
    }

    /// Whether they have a place on the ladder: the house's own only show the way.
    fn is_placed(&self) -> bool {
        self.is_sure() && !matches!(self.player, Player::House(_))
    }

    fn note(&mut self, past: Past) {
        self.games += 1;
        self.won += u32::from(past.place == 1);
        if self.graph.is_empty() {
            self.graph.push_back(RatingPoint { at: past.at, rating: past.change.before });
        } else if self.graph.len() == LONGEST_GRAPH {
            self.graph.pop_front();
        }
        self.graph.push_back(RatingPoint { at: past.at, rating: past.change.after });
        self.past.truncate(MOST_RESULTS - 1);
        self.past.push_front(past);
    }
}

#[derive(Debug)]
pub struct Standings {
    game: &'static str,
    fewest_points_win: bool,
    by_player: HashMap<Who, Standing>,
    /// Made when somebody looks, and again after the next result.
    ranking: OnceLock<Ranking>,
}

/// Everybody from the top down.
#[derive(Debug)]
struct Ranking {
    lines: Vec<(Option<usize>, Who)>,
    /// The line of each.
    of: HashMap<Who, usize>,
}

impl Standings {
    pub fn of(game: &catalog::Entry) -> Self {
        let level =
            |level: Level| (Who::House(level), Standing::new(Player::House(level), fixed(game.spec.name, level)));
        Self {
            game: game.spec.name,
            fewest_points_win: game.spec.fewest_points_win,
            by_player: COMPANY.map(level).into_iter().collect(),
            ranking: OnceLock::new(),
        }
    }

    pub fn game(&self) -> &'static str {
        self.game
    }

    pub fn get(&self, who: Who) -> Option<&Standing> {
        self.by_player.get(&who)
    }

    /// Somebody stands as it was written down. The house's own stand where this program has them.
    pub fn put_back(&mut self, mut standing: Standing) {
        if let Player::House(level) = standing.player {
            standing.rating = fixed(self.game, level);
        }
        self.ranking.take();
        self.by_player.insert((&standing.player).into(), standing);
    }

    /// Calls somebody by another name, and tells of whom that stands anywhere.
    pub fn rename(&mut self, alias: &Alias) -> impl Iterator<Item = Who> {
        self.ranking.take();
        self.by_player.iter_mut().filter_map(|(who, standing)| {
            let others = standing.past.iter_mut().flat_map(|past| &mut past.others);
            let renamed =
                others.chain([&mut standing.player]).filter_map(|player| alias.call_player(player).then_some(()));
            (renamed.count() > 0).then_some(*who)
        })
    }

    /// Lets one more game count, and tells what it did to the rating of each seat; nothing to the house's own.
    pub fn add(&mut self, room: RoomId, at: u64, finished: &RatedResult) -> Vec<Option<Change>> {
        self.ranking.take();
        let RatedResult { players, public, .. } = finished;
        if !self.is_played(finished) {
            return vec![None; players.len()];
        }
        let rating = |player: &Player| self.by_player.get(&player.into()).map(|standing| standing.rating);
        let before: Vec<Rating> = players.iter().map(|player| rating(player).unwrap_or_default()).collect();
        let places = finished.places(self.fewest_points_win);
        let seats: Vec<_> = before.iter().copied().zip(places.iter().copied()).collect();
        let rated = rate(&seats).into_iter().zip(seats).enumerate();
        let changes = rated.map(|(seat, (after, (before, place)))| {
            let player = &players[seat];
            let is_fixed = matches!(player, Player::House(_));
            let standing = self.by_player.entry(player.into()).or_insert_with(|| Standing::new(player.clone(), before));
            let rating = if is_fixed { before } else { after };
            let change = Change { before: shown(before.rating), after: shown(rating.rating) };
            standing.rating = rating;
            standing.player.clone_from(player);
            let others = players.iter().enumerate().filter(|(other, _)| *other != seat);
            let others = others.map(|(_, other)| other.clone()).collect();
            standing.note(Past { room, public: *public, at, place, change, others });
            (!is_fixed).then_some(change)
        });
        changes.collect()
    }

    /// Whether the people at the table play, and do not only give up to each other. How often they do is remembered of the
    /// player whose id comes first.
    fn is_played(&mut self, finished: &RatedResult) -> bool {
        let people = finished.people();
        let players = finished.players.iter().map(|player| (Who::from(player), player));
        let guests = players.filter_map(|(who, player)| match who {
            Who::Guest(guest) => Some((guest, who, player)),
            Who::House(_) => None,
        });
        let Some((_, who, player)) = guests.min_by_key(|(guest, ..)| *guest).filter(|_| people.len() > 1) else {
            return true;
        };
        let unknown = || Standing::new(player.clone(), Rating::default());
        let standing = self.by_player.entry(who).or_insert_with(unknown);
        let together = people.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        if !finished.was_given_up() {
            standing.given_up.remove(&together);
            return true;
        }
        let times = standing.given_up.entry(together).or_default();
        *times = times.saturating_add(1);
        *times <= MOST_GIVEN_UP
    }

    fn ranking(&self) -> &Ranking {
        self.ranking.get_or_init(|| {
            let mut everybody: Vec<_> = self.by_player.iter().collect();
            everybody.sort_by(|(_, one), (_, other)| from_the_top(one, other));
            let of = everybody.iter().enumerate().map(|(line, (who, _))| (**who, line)).collect();
            let mut places = 1..;
            let mut place = |standing: &Standing| if standing.is_placed() { places.next() } else { None };
            Ranking { lines: everybody.into_iter().map(|(who, standing)| (place(standing), *who)).collect(), of }
        })
    }

    /// How many lines the ladder has.
    pub fn lines(&self) -> usize {
        self.by_player.len()
    }

    /// Everybody from this line down, with the place of those who have one.
    pub fn ranked(&self, from: usize) -> impl Iterator<Item = (Option<usize>, &Standing)> {
        self.ranking().lines.iter().skip(from).map(|(place, who)| (*place, &self.by_player[who]))
    }

    /// On which line somebody stands, counted from 0.
    pub fn line(&self, who: Who) -> Option<usize> {
        self.ranking().of.get(&who).copied()
    }

    /// The place of somebody, if they have one.
    pub fn place(&self, who: Who) -> Option<usize> {
        self.line(who).and_then(|line| self.ranking().lines[line].0)
    }
}

/// Whoever has the higher rating stands above; of equals, whoever has played more.
fn from_the_top(one: &Standing, other: &Standing) -> Ordering {
    let by_games = || (Reverse(one.games), one.player.name()).cmp(&(Reverse(other.games), other.player.name()));
    other.rating.rating.total_cmp(&one.rating.rating).then_with(by_games)
}

#[cfg(test)]
mod tests {
    use catalog::Entry;
    use ratskeller_core::{Seat, SmallId as _};

    use super::*;
    use crate::room::Ended;

    fn person(guest: i64) -> Player {
        Player::Person { guest: GuestId(guest), name: format!("guest {guest}") }
    }

    fn played(players: &[Player], winners: &[usize], points: Option<&[u32]>) -> RatedResult {
        let ended = Ended {
            winners: winners.iter().map(|seat| Seat::new(*seat)).collect(),
            points: points.map(<[_]>::to_vec),
            reason: "points".to_owned(),
        };
        RatedResult { players: players.to_vec(), ended, resigned: Vec::new(), public: true }
    }

    fn standings(game: &str) -> Standings {
        Standings::of(Entry::named(game).unwrap())
    }

    fn rating(standings: &Standings, guest: i64) -> (f64, f64) {
        let Rating { rating, uncertainty } = standings.get(Who::Guest(GuestId(guest))).unwrap().rating;
        let rounded = |number: f64| (number * 1e6).round() / 1e6;
        (rounded(rating), rounded(uncertainty))
    }

    /// Weng and Lin's update, worked out by hand: two who are equally unknown have c² = 2·(25/3)² + 2·(25/6)² = 173.6111 and
    /// p = ½, so the winner gains σ²/c·½ = 69.4444/13.1762·½ = 2.635231.
    #[test]
    fn two_strangers_share_what_one_of_them_wins() {
        let mut standings = standings("piratz");
        let changes = standings.add(RoomId(1), 5, &played(&[person(1), person(2)], &[0], Some(&[30, 20])));
        assert_eq!(rating(&standings, 1), (27.635_231, 8.065_506));
        assert_eq!(rating(&standings, 2), (22.364_769, 8.065_506));
        let change = |after| Some(Change { before: 1500, after });
        assert_eq!(changes, [change(1579), change(1421)]);
    }

    #[test]
    fn equals_who_share_a_victory_stay_equals() {
        let mut standings = standings("piratz");
        standings.add(RoomId(1), 5, &played(&[person(1), person(2)], &[0, 1], Some(&[30, 30])));
        assert_eq!(rating(&standings, 1), (25.0, 8.065_506));
        assert_eq!(rating(&standings, 1), rating(&standings, 2));
    }

    /// With four at a table everybody plays against everybody: the first beats three, the two in the middle share their
    /// duel and have won one and lost one besides, the last has lost to all.
    #[test]
    fn four_at_a_table_are_rated_by_their_places() {
        let mut standings = standings("rat-a-tat-cat");
        let players: Vec<Player> = (1..=4).map(person).collect();
        standings.add(RoomId(1), 5, &played(&players, &[0], Some(&[10, 20, 20, 30])));
        let gained = |guest| rating(&standings, guest).0 - 25.0;
        assert!((gained(1) - 3.0 * 2.635_231).abs() < 1e-5, "{}", gained(1));
        assert!(gained(2).abs() < 1e-5 && gained(3).abs() < 1e-5, "{} {}", gained(2), gained(3));
        assert!((gained(4) + 3.0 * 2.635_231).abs() < 1e-5, "{}", gained(4));
    }

    #[test]
    fn the_house_stands_where_it_stands() {
        let mut standings = standings("rat-hot");
        let before = standings.get(Who::House(Level::King)).unwrap().rating;
        for room in 0..5 {
            let game = played(&[person(1), Player::House(Level::King)], &[0], Some(&[30, 20]));
            let changes = standings.add(RoomId(room), 5, &game);
            assert!(changes[0].is_some_and(|change| change.after > change.before) && changes[1].is_none());
        }
        let king = standings.get(Who::House(Level::King)).unwrap();
        assert_eq!((king.rating, king.games, king.won), (before, 5, 0));
    }

    #[test]
    fn the_ladder_goes_down_and_numbers_only_those_it_is_sure_of() {
        let mut standings = standings("piratz");
        for room in 0..10 {
            standings.add(RoomId(room), 5, &played(&[person(1), person(2)], &[0], Some(&[30, 20])));
        }
        standings.add(RoomId(10), 5, &played(&[person(3), person(2)], &[0], Some(&[30, 20])));
        let ladder: Vec<_> = standings.ranked(0).collect();
        assert!(ladder.is_sorted_by(|(_, one), (_, other)| one.rating.rating >= other.rating.rating));
        let places: Vec<_> =
            ladder.iter().filter_map(|(place, standing)| Some((*place)?).zip(guest(standing))).collect();
        assert_eq!(places, [(1, 1), (2, 2)], "three has played one game only, and the house has no place");
        assert_eq!(ladder.len(), 3 + COMPANY.len());
        for (line, (place, standing)) in ladder.into_iter().enumerate() {
            let who = Who::from(&standing.player);
            assert_eq!((standings.line(who), standings.place(who)), (Some(line), place));
        }
    }

    #[test]
    fn everybody_is_ranked_once_until_the_next_result_comes() {
        let mut standings = standings("piratz");
        let game = |winner: usize| played(&[person(1), person(2)], &[winner], Some(&[30, 20]));
        standings.add(RoomId(0), 5, &game(0));
        let names = |standings: &Standings| {
            standings.ranked(0).map(|(_, standing)| standing.player.name().to_owned()).collect::<Vec<_>>()
        };
        let first = names(&standings);
        let loser = standings.by_player.get_mut(&Who::Guest(GuestId(2))).unwrap();
        let lost = std::mem::replace(&mut loser.rating.rating, 1000.0);
        assert_eq!(names(&standings), first, "whoever sorted again would have another on top");
        standings.by_player.get_mut(&Who::Guest(GuestId(2))).unwrap().rating.rating = lost;
        let above =
            |standings: &Standings| standings.line(Who::Guest(GuestId(1))) < standings.line(Who::Guest(GuestId(2)));
        assert!(above(&standings));
        for room in 1..9 {
            standings.add(RoomId(room), 5, &game(1));
        }
        assert!(!above(&standings));
    }

    fn guest(standing: &Standing) -> Option<i64> {
        match standing.player {
            Player::Person { guest, .. } => Some(guest.0),
            _ => None,
        }
    }

    #[test]
    fn who_only_gives_up_to_somebody_stops_counting_until_they_have_played() {
        let mut standings = standings("piratz");
        let add = |standings: &mut Standings, players: &[Player], points: Option<&[u32]>| {
            standings.add(RoomId(0), 5, &played(players, &[0], points))[0].is_some()
        };
        let pair = [person(1), person(2)];
        let counted = (0..10).filter(|_| add(&mut standings, &pair, None)).count();
        assert_eq!(counted, 3);
        assert_eq!(standings.get(Who::Guest(GuestId(1))).unwrap().games, 3);
        assert!(!add(&mut standings, &[person(2), person(1)], None), "also the other way round");
        assert!(add(&mut standings, &[person(1), person(3)], None), "others have done nothing");
        assert!(add(&mut standings, &[person(1), Player::House(Level::Rat)], None), "nor has the house");
        assert!(add(&mut standings, &pair, Some(&[30, 20])), "what is played counts");
        assert!(add(&mut standings, &pair, None), "and they begin again");
    }

    #[test]
    fn what_is_remembered_of_a_player_has_an_end() {
        let mut standings = standings("piratz");
        for room in 0..250 {
            let points: &[u32] = &[30, 20];
            standings.add(
                RoomId(room),
                room as u64,
                &played(&[person(1), person(2)], &[room as usize % 2], Some(points)),
            );
        }
        let standing = standings.get(Who::Guest(GuestId(1))).unwrap();
        assert_eq!((standing.games, standing.won), (250, 125));
        assert_eq!((standing.graph.len(), standing.past.len()), (LONGEST_GRAPH, MOST_RESULTS));
        assert_eq!((standing.graph.back().unwrap().at, standing.past[0].room), (249, RoomId(249)));
    }
}
