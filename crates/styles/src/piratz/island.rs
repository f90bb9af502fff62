//! The island: who has what, what lies open, what may come, and what all that is worth.

pub(crate) const KINDS: usize = 6;
pub(crate) const MOST: usize = 4;

/// A set of cards, each a bit.
pub(crate) type Cards = u64;

#[derive(Debug)]
pub(crate) struct Print {
    pub treasures: [i32; KINDS],
    pub rat: bool,
}

/// What somebody has taken along.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Taken {
    treasures: [i32; KINDS],
    rats: i32,
    cards: i32,
}

impl Taken {
    pub(crate) fn add(&mut self, print: &Print) {
        self.treasures.iter_mut().zip(print.treasures).for_each(|(sum, more)| *sum += more);
        self.rats += i32::from(print.rat);
        self.cards += 1;
    }
}

/// How sure somebody is of what will become of a kind, and whose points they mind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eyes {
    /// What a point of each player is worth.
    pub weights: [f64; MOST],
    /// How far the treasure that is left can still turn a kind over: 1 as it is, less for those who look at what there is.
    pub doubt: f64,
    /// What a rat counts among treasures, because it breaks ties (PZ-V2).
    pub tie: f64,
}

#[derive(Clone, Debug)]
pub(crate) struct Island<'a> {
    pub players: usize,
    pub prints: &'a [Print],
    pub blocks: [[f64; 2]; KINDS],
    pub taken: [Taken; MOST],
    pub open: Cards,
    pub pile: Cards,
    /// Treasures that nobody has taken yet.
    pub left: [f64; KINDS],
    pub shovels: [bool; MOST],
}

pub(crate) fn each(cards: Cards) -> impl Iterator<Item = usize> {
    (0..Cards::BITS as usize).filter(move |card| cards >> card & 1 == 1)
}

impl Island<'_> {
    /// The open cards that show this kind.
    pub(crate) fn haul(&self, kind: usize) -> Cards {
        each(self.open).filter(|&card| self.prints[card].treasures[kind] > 0).map(|card| 1 << card).sum()
    }

    pub(crate) fn rats(&self, cards: Cards) -> Cards {
        each(cards).filter(|&card| self.prints[card].rat).map(|card| 1 << card).sum()
    }

    /// PZ-X1, PZ-X2: somebody leaves with these cards.
    pub(crate) fn leave(&mut self, who: usize, cards: Cards) {
        for card in each(cards) {
            let print = &self.prints[card];
            self.taken[who].add(print);
            self.left.iter_mut().zip(print.treasures).for_each(|(left, count)| *left -= f64::from(count));
        }
        self.open &= !cards;
        self.shovels[who] = false;
    }

    /// The seats that still dig, from the left of this one.
    pub(crate) fn diggers(&self, after: usize) -> impl Iterator<Item = usize> + '_ {
        (1..=self.players).map(move |step| (after + step) % self.players).filter(|&seat| self.shovels[seat])
    }

    /// The points that are to be expected of what everybody has, as somebody sees it.
    pub(crate) fn worth(&self, eyes: &Eyes) -> f64 {
        (0..KINDS).map(|kind| self.worth_of(kind, eyes)).sum()
    }

    fn worth_of(&self, kind: usize, eyes: &Eyes) -> f64 {
        let spread = eyes.doubt * (0.5 + 0.75 * self.left[kind].max(0.0).sqrt());
        let count = |who: usize| {
            let Taken { treasures, rats, cards } = self.taken[who];
            f64::from(treasures[kind]) + eyes.tie * f64::from(rats) - 0.1 * eyes.tie * f64::from(cards)
        };
        let beats = |who: usize, other: usize| {
            let ahead = (count(who) - count(other)) / spread;
            0.5 + 0.5 * ahead / (1.0 + ahead * ahead).sqrt()
        };
        let [first, second] = self.blocks[kind];
        let mut worth = 0.0;
        for who in 0..self.players {
            // Nobody has a rank without a treasure of the kind, and without any left it stays so.
            if self.taken[who].treasures[kind] == 0 && self.left[kind] < 0.5 {
                continue;
            }
            let others = || (0..self.players).filter(move |&other| other != who);
            let best: f64 = others().map(|other| beats(who, other)).product();
            let behind_one = |one: usize| {
                let rest: f64 = others().filter(|&other| other != one).map(|other| beats(who, other)).product();
                (1.0 - beats(who, one)) * rest
            };
            let next: f64 = if second > 0.0 { others().map(behind_one).sum() } else { 0.0 };
            worth += eyes.weights[who] * (first * best + second * next);
        }
        worth
    }

    /// What somebody would take who leaves now and wants the most points for themselves.
    pub(crate) fn greedy(&self, who: usize, eyes: &Eyes) -> Cards {
        let own = self.eyes_of(who, eyes);
        let mut best = (0, self.worth(&own));
        for kind in 0..KINDS {
            let haul = self.haul(kind);
            if haul != 0 {
                let mut after = self.clone();
                after.leave(who, haul);
                let worth = after.worth(&own);
                if worth > best.1 {
                    best = (haul, worth);
                }
            }
        }
        best.0
    }

    fn eyes_of(&self, who: usize, eyes: &Eyes) -> Eyes {
        let others = -1.0 / (self.players - 1).max(1) as f64;
        let weights = std::array::from_fn(|seat| if seat == who { 1.0 } else { others });
        Eyes { weights, ..*eyes }
    }

    /// What comes of it when whoever is left leaves greedily, and with nobody left, the next round begins so.
    pub(crate) fn rest(&self, after: usize, eyes: &Eyes) -> f64 {
        let mut island = self.clone();
        if let Some(who) = self.diggers(after).next() {
            island.leave(who, self.greedy(who, eyes));
            return island.worth(eyes);
        }
        // The left neighbour begins, but somebody else may be quicker.
        let who = (after + 1) % self.players;
        island.leave(who, self.greedy(who, eyes));
        f64::midpoint(self.worth(eyes), island.worth(eyes))
    }

    /// The best that can be had by leaving: the kind, and what it comes to.
    pub(crate) fn best_leaving(&self, who: usize, eyes: &Eyes) -> (usize, f64) {
        let mut best = (0, f64::NEG_INFINITY);
        for kind in 0..KINDS {
            let mut after = self.clone();
            after.leave(who, self.haul(kind));
            let worth = after.rest(who, eyes);
            if worth > best.1 {
                best = (kind, worth);
            }
        }
        best
    }

    /// PZ-X2: the rat that is best taken along, if any, and what it comes to.
    pub(crate) fn best_rat(&self, who: usize, eyes: &Eyes) -> (Option<usize>, f64) {
        let choices = each(self.rats(self.open)).map(Some).chain([None]);
        let mut best = (None, f64::NEG_INFINITY);
        for rat in choices {
            let mut after = self.clone();
            after.leave(who, rat.map_or(0, |card| 1 << card));
            let worth = after.rest(who, eyes);
            if worth > best.1 {
                best = (rat, worth);
            }
        }
        best
    }

    /// What digging up one card comes to on average, if one leaves after it as well as one can.
    pub(crate) fn digging(&self, who: usize, eyes: &Eyes) -> f64 {
        let (mut sum, mut cards) = (0.0, 0.0);
        for card in each(self.pile) {
            let (island, alarm) = self.with(card);
            sum += if alarm { island.best_rat(who, eyes).1 } else { island.best_leaving(who, eyes).1 };
            cards += 1.0;
        }
        if cards > 0.0 { sum / cards } else { f64::NEG_INFINITY }
    }

    /// The island when this card has come, and whether the rats raise an alarm.
    fn with(&self, card: usize) -> (Self, bool) {
        let alarm = self.prints[card].rat && self.rats(self.open) != 0;
        (Self { open: self.open | 1 << card, pile: self.pile & !(1 << card), ..self.clone() }, alarm)
    }

    /// What staying comes to: the next one leaves or digs, as it suits them, and then I leave or, alone, may dig on.
    pub(crate) fn staying(&self, who: usize, eyes: &Eyes) -> f64 {
        let Some(next) = self.diggers(who).next().filter(|&next| next != who) else {
            return self.digging(who, eyes);
        };
        let theirs = self.eyes_of(next, eyes);
        let mut gone = self.clone();
        gone.leave(next, self.greedy(next, eyes));
        let if_gone = (gone.best_leaving(who, eyes).1.max(gone.digging(who, eyes)), gone.worth(&theirs));
        let (mut mine, mut own, mut cards) = (0.0, 0.0, 0.0);
        for card in each(self.pile) {
            let (mut island, alarm) = self.with(card);
            if alarm {
                let rats = island.rats(island.open);
                let rat = each(rats).next().map_or(0, |card| 1 << card);
                island.leave(next, rat);
                own += island.worth(&theirs);
            } else {
                let mut gone = island.clone();
                gone.leave(next, island.greedy(next, eyes));
                own += gone.worth(&theirs);
            }
            mine += island.best_leaving(who, eyes).1;
            cards += 1.0;
        }
        if cards == 0.0 || if_gone.1 >= own / cards { if_gone.0 } else { mine / cards }
    }
}
