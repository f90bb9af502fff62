//! How a rated game ended: the facts that ratings are made from, and nothing that follows from them.

use catalog::Level;
use ratskeller_core::{Seat, SmallId as _};
use serde::{Deserialize, Serialize};
use store::{Finish, GuestId};

use crate::deed::{Owner, Sitter, level};
use crate::room::{Ended, Room};

/// Somebody who played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    Person { guest: GuestId, name: String },
    Program { guest: GuestId, name: String, owner: Owner },
    House(#[serde(with = "level")] Level),
}

impl Player {
    pub fn name(&self) -> &str {
        match self {
            Self::Person { name, .. } | Self::Program { name, .. } => name,
            Self::House(level) => level.name(),
        }
    }

    fn of(sitter: &Sitter) -> Option<Self> {
        Some(match sitter.clone() {
            Sitter::Person { guest, name, .. } => Self::Person { guest, name },
            Sitter::Program { guest, name, owner, .. } => Self::Program { guest, name, owner },
            Sitter::Bot { level, .. } => Self::House(level),
            Sitter::Kept { .. } => return None,
        })
    }
}

/// A game counts when everybody but the house's own has done so much in it: what is given up at once was never played.
const FEWEST_MOVES: usize = 3;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RatedResult {
    /// In the order of their seats.
    pub players: Vec<Player>,
    pub ended: Ended,
    pub resigned: Vec<Seat>,
    /// Whether everybody may look at the table.
    pub public: bool,
}

impl RatedResult {
    /// Whether everybody but one has given up, so that nobody knows how it would have ended.
    pub fn was_given_up(&self) -> bool {
        self.ended.points.is_none()
    }

    /// Everybody who played, themselves or by a program of theirs, in an order of their own.
    pub fn people(&self) -> Vec<GuestId> {
        let person = |player: &Player| match player {
            Player::Person { guest, .. } => Some(*guest),
            Player::Program { owner, .. } => Some(owner.guest),
            Player::House(_) => None,
        };
        let mut people: Vec<GuestId> = self.players.iter().filter_map(person).collect();
        people.sort_unstable_by_key(|guest| guest.0);
        people
    }

    /// The place that each seat came in, from 1; those who did equally well share one. Whoever resigned came in last,
    /// whatever became of their seat.
    pub fn places(&self, fewest_points_win: bool) -> Vec<usize> {
        let merit = |seat: Seat| {
            let points = self.ended.points.as_ref().map_or(0, |points| i64::from(points[seat.index()]));
            let missing = if fewest_points_win { points } else { -points };
            (self.resigned.contains(&seat), !self.ended.winners.contains(&seat), missing)
        };
        let merits: Vec<_> = Seat::all(self.players.len()).map(merit).collect();
        let better = |own: &(bool, bool, i64)| merits.iter().filter(|other| *other < own).count();
        // Whoever shares a victory shares the first place, with whatever points.
        let place = |own: &(bool, bool, i64)| if (own.0, own.1) == (false, false) { 1 } else { 1 + better(own) };
        merits.iter().map(place).collect()
    }
}

impl Room {
    /// How the game has ended, if it has, is rated, was really played, and anybody's rating moves by it. A game that was
    /// adjourned has shown nothing.
    pub fn finish(&self) -> Option<Finish> {
        let ended = self.ended().filter(|_| self.charter.terms.rated && !self.adjourned)?;
        let players = self.seats.iter().map(|seat| Player::of(seat.as_ref()?)).collect::<Option<Vec<_>>>()?;
        if players.iter().all(|player| matches!(player, Player::House(_))) {
            return None;
        }
        let record = self.record().ok()?;
        let moves = |seat: Seat| record.inputs().filter(|input| input.seat == Some(seat)).count();
        let mut seats = Seat::all(players.len()).zip(&players);
        if seats.any(|(seat, player)| !matches!(player, Player::House(_)) && moves(seat) < FEWEST_MOVES) {
            return None;
        }
        let resigned = self.resigned.clone();
        let finished = RatedResult { players, ended, resigned, public: !self.charter.terms.private };
        Some(Finish {
            room: self.id,
            game: self.charter.terms.game.clone(),
            at: self.changed,
            result: catalog::json::write(&finished).get().to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finished(winners: &[usize], points: Option<&[u32]>, resigned: &[usize], players: usize) -> RatedResult {
        let seats = |seats: &[usize]| seats.iter().map(|seat| Seat::new(*seat)).collect();
        let reason = "points".to_owned();
        RatedResult {
            players: vec![Player::House(Level::Rat); players],
            ended: Ended { winners: seats(winners), points: points.map(<[_]>::to_vec), reason },
            resigned: seats(resigned),
            public: true,
        }
    }

    #[test]
    fn places_follow_the_points_and_equals_share_one() {
        let four = finished(&[2], Some(&[5, 9, 12, 5]), &[], 4);
        assert_eq!(four.places(false), [3, 2, 1, 3]);
        let fewest = finished(&[0, 3], Some(&[5, 9, 12, 5]), &[], 4);
        assert_eq!(fewest.places(true), [1, 3, 4, 1]);
    }

    #[test]
    fn who_has_won_comes_first_whatever_the_points() {
        // RH-E1: three rats lose the game, also with more points.
        assert_eq!(finished(&[1], Some(&[40, 3]), &[], 2).places(false), [2, 1]);
        assert_eq!(finished(&[0, 1], Some(&[4, 3]), &[], 2).places(false), [1, 1]);
    }

    #[test]
    fn whoever_resigned_comes_last_also_if_their_seat_has_won() {
        assert_eq!(finished(&[0], None, &[1], 2).places(false), [1, 2]);
        assert_eq!(finished(&[2], Some(&[5, 9, 12]), &[2], 3).places(false), [2, 1, 3]);
        assert_eq!(finished(&[0], None, &[1, 2], 3).places(true), [1, 2, 2]);
    }
}
