//! Another name for somebody, wherever theirs was written down: in logs, in what lists say, and in how rated games ended.

use ratskeller_core::{SmallId as _, apart};
use store::{GuestId, Log};

use crate::deed::{Deed, Owner, Sitter};
use crate::ladder::Player;

/// What somebody is called who wanted to be erased.
const SOMEBODY: &str = "somebody";

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alias {
    pub guest: GuestId,
    pub name: String,
    /// Whether nobody is to know any more who it was, nor what their programs were called.
    pub is_erased: bool,
}

impl Alias {
    pub fn new(guest: GuestId, name: String) -> Self {
        Self { guest, name, is_erased: false }
    }

    pub fn erasing(guest: GuestId) -> Self {
        Self { guest, name: SOMEBODY.to_owned(), is_erased: true }
    }

    fn is_for(&self, guest: GuestId, owner: Option<&Owner>) -> bool {
        guest == self.guest || self.is_erased && owner.is_some_and(|owner| owner.guest == self.guest)
    }

    fn call_owner(&self, owner: &mut Owner) {
        if owner.guest == self.guest {
            owner.name.clone_from(&self.name);
        }
    }

    /// Calls whoever sits there by this name, if it is theirs, and apart from the names beside them.
    fn call_sitter<'a>(&self, sitter: &mut Sitter, beside: impl Iterator<Item = &'a str>) {
        let (guest, name, face, owner) = match sitter {
            Sitter::Person { guest, name, face, .. } => (*guest, name, Some(face), None),
            Sitter::Program { guest, name, owner, .. } => (*guest, name, None, Some(owner)),
            Sitter::Kept { guest, name, owner } => (*guest, name, None, owner.as_mut()),
            Sitter::Bot { .. } => return,
        };
        if self.is_erased
            && guest == self.guest
            && let Some(face) = face
        {
            // They may have been known by it.
            *face = None;
        }
        if self.is_for(guest, owner.as_deref()) {
            *name = apart(&self.name, beside);
        }
        if let Some(owner) = owner {
            self.call_owner(owner);
        }
    }

    /// Calls everybody at a table by this name whose it is.
    pub fn call_sitters(&self, seats: &mut [Option<Sitter>]) {
        for seat in 0..seats.len() {
            let Some(mut called) = seats[seat].take() else { continue };
            self.call_sitter(&mut called, seats.iter().flatten().map(Sitter::name));
            seats[seat] = Some(called);
        }
    }

    /// The entries of a log that are to be written anew, and their numbers.
    pub fn amended(&self, log: &Log) -> Vec<(u64, String)> {
        let mut names: Vec<Option<String>> = Vec::new();
        let mut amended = Vec::new();
        for (seq, (_, entry)) in (1..).zip(log) {
            match serde_json::from_str(entry) {
                Ok(Deed::Opened(charter)) => names.resize(charter.terms.players, None),
                Ok(Deed::Left { seat, .. }) => {
                    names.iter_mut().skip(seat.index()).take(1).for_each(|name| *name = None);
                }
                Ok(Deed::Sat { seat, sitter }) => {
                    let mut called = sitter.clone();
                    let beside = names.iter().enumerate().filter(|(other, _)| *other != seat.index());
                    self.call_sitter(&mut called, beside.filter_map(|(_, name)| name.as_deref()));
                    let name = called.name().to_owned();
                    names.iter_mut().skip(seat.index()).take(1).for_each(|taken| *taken = Some(name.clone()));
                    if called != sitter {
                        let deed = Deed::Sat { seat, sitter: called };
                        amended.push((seq, catalog::json::write(&deed).get().to_owned()));
                    }
                }
                _ => {}
            }
        }
        amended
    }

    /// Calls somebody who has played by this name, if it is theirs; whether that changes anything.
    pub fn call_player(&self, player: &mut Player) -> bool {
        let before = player.clone();
        let (guest, name, owner) = match player {
            Player::Person { guest, name } => (*guest, name, None),
            Player::Program { guest, name, owner } => (*guest, name, Some(owner)),
            Player::House(_) => return false,
        };
        if self.is_for(guest, owner.as_deref()) {
            name.clone_from(&self.name);
        }
        if let Some(owner) = owner {
            self.call_owner(owner);
        }
        *player != before
    }
}

#[cfg(test)]
mod tests {
    use catalog::Level;
    use ratskeller_core::{Hex, Seat};
    use serde_json::json;

    use super::*;
    use crate::charter::Charter;
    use crate::deed::Share;

    fn share(byte: u8) -> Share {
        Share { commitment: None, bytes: Some(Hex([byte; 16])) }
    }

    fn person(guest: i64, name: &str) -> Sitter {
        Sitter::Person { guest: GuestId(guest), name: name.to_owned(), face: None, share: share(1) }
    }

    fn log(sitters: Vec<Sitter>) -> Log {
        let terms = serde_json::from_value(json!({"game": "piratz", "players": 4})).unwrap();
        let opened = Deed::Opened(Box::new(Charter::new(terms, GuestId(1))));
        let sat = |(seat, sitter)| Deed::Sat { seat: Seat::new(seat), sitter };
        let deeds = [opened].into_iter().chain(sitters.into_iter().enumerate().map(sat));
        deeds.map(|deed| (7, catalog::json::write(&deed).get().to_owned())).collect()
    }

    fn names(log: &Log, alias: &Alias) -> Vec<(u64, String)> {
        let name = |entry: &str| match serde_json::from_str(entry).unwrap() {
            Deed::Sat { sitter, .. } => sitter.name().to_owned(),
            other => panic!("{other:?}"),
        };
        alias.amended(log).iter().map(|(seq, entry)| (*seq, name(entry))).collect()
    }

    #[test]
    fn whoever_is_erased_is_somebody_at_every_seat_and_the_others_keep_their_names() {
        let bot = Sitter::Bot { level: Level::Rat, name: "Rat".to_owned() };
        let log = log(vec![person(1, "Þóra"), person(2, "Jan"), person(1, "Sunna"), bot]);
        let expected = [(2, "somebody".to_owned()), (4, "somebody 2".to_owned())];
        assert_eq!(names(&log, &Alias::erasing(GuestId(1))), expected);
        assert_eq!(names(&log, &Alias::erasing(GuestId(9))), []);
        let renamed = Alias::new(GuestId(2), "Þóra".to_owned());
        assert_eq!(names(&log, &renamed), [(3, "Þóra 2".to_owned())], "nobody is taken for somebody else");
    }

    #[test]
    fn the_programs_of_whoever_is_erased_have_no_names_either() {
        let owner = Owner { guest: GuestId(1), name: "Þóra".to_owned() };
        let program = Sitter::Program { guest: GuestId(5), name: "Nibbler".to_owned(), share: share(2), owner };
        let log = log(vec![program]);
        let erased = &Alias::erasing(GuestId(1)).amended(&log)[0].1;
        assert!(!erased.contains("Nibbler") && !erased.contains("Þóra"), "{erased}");
        let renamed = &Alias::new(GuestId(1), "Sunna".to_owned()).amended(&log)[0].1;
        assert!(renamed.contains("Nibbler") && renamed.contains("Sunna") && !renamed.contains("Þóra"), "{renamed}");
    }
}
