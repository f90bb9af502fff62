//! How likely somebody is to be unable to get down to two rats.

use super::table::{Cover, RATS, Symbols};

/// How many strips of those nobody has seen show none, one, two or three rats of somebody.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Coming {
    with: [usize; 4],
    pub strips: usize,
}

/// RH-E1
const TOO_MANY: usize = 3;

impl Coming {
    pub(crate) fn new(strips: &[Symbols], unseen: &[usize], pile: usize, who: usize) -> Self {
        let mut with = [0; 4];
        for &strip in unseen {
            let rats: usize = strips[strip].iter().map(|&symbol| usize::from(symbol == RATS[who])).sum();
            with[rats] += 1;
        }
        Self { with, strips: pile }
    }

    /// The chance of each pair of strips (the second of nothing, if but one is left).
    fn pairs(&self) -> Vec<(usize, usize, f64)> {
        let all: usize = self.with.iter().sum();
        let mut pairs = Vec::new();
        for (first, &many) in self.with.iter().enumerate().filter(|(_, many)| **many > 0) {
            let chance = many as f64 / all as f64;
            if self.strips < 2 || all < 2 {
                pairs.push((first, 0, chance));
                continue;
            }
            for (second, &many) in self.with.iter().enumerate() {
                let many = many - usize::from(first == second);
                if many > 0 {
                    pairs.push((first, second, chance * many as f64 / (all - 1) as f64));
                }
            }
        }
        pairs
    }

    /// The chance that whoever turns up the next strips is left with three rats in spite of everything.
    pub(crate) fn doom(&self, cover: &Cover) -> f64 {
        if self.strips == 0 {
            return f64::from(u8::from(cover.rats >= TOO_MANY));
        }
        let pairs = self.pairs();
        let lost = pairs.iter().filter(|(first, second, _)| self.left(cover, *first, *second) >= TOO_MANY);
        lost.map(|(_, _, chance)| chance).sum()
    }

    /// The same, if the other player has their turn before, and lays what rats come as badly for them as can be.
    pub(crate) fn doom_after_others(&self, cover: &Cover) -> f64 {
        if self.strips <= 2 {
            return 0.0;
        }
        let worse = |more: usize, soft: usize| Cover {
            rats: cover.rats + more,
            by_one: cover.by_one + usize::from(soft > 0),
            by_two: cover.by_two + soft.min(2),
            ..*cover
        };
        let chances = self.pairs().into_iter().map(|(first, second, chance)| {
            let more = first + second;
            chance * (self.doom(&worse(more, 0)) + self.doom(&worse(more, more))) / 2.0
        });
        chances.sum()
    }

    fn left(&self, cover: &Cover, first: usize, second: usize) -> usize {
        if self.strips == 1 {
            return cover.rats - cover.by_one + first;
        }
        // Both strips cover old rats, or the second one covers a rat that came with the first.
        let both = cover.rats - cover.by_two + first + second;
        let (more, fewer) = (first.max(second), first.min(second));
        let hidden = cover.rats - cover.by_one + fewer + more.saturating_sub(1);
        both.min(if more > 0 { hidden } else { both })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rat_hot::table::{EMPTY, ME};

    const NONE: Symbols = [EMPTY; 3];
    const ONE: Symbols = [RATS[ME], EMPTY, EMPTY];

    fn rats(rats: usize, by_one: usize, by_two: usize) -> Cover {
        Cover { rats, by_one, by_two, ..Cover::default() }
    }

    #[test]
    fn three_rats_that_nothing_covers_are_the_end_and_three_that_one_strip_covers_are_not() {
        let coming = Coming::new(&[NONE; 4], &[0, 1, 2, 3], 4, ME);
        assert!((coming.doom(&rats(3, 0, 0)) - 1.0).abs() < 1e-9);
        assert!(coming.doom(&rats(3, 1, 1)).abs() < 1e-9);
    }

    #[test]
    fn a_pair_of_rats_to_come_counts_as_often_as_it_comes() {
        let coming = Coming::new(&[ONE, ONE, NONE, NONE], &[0, 1, 2, 3], 4, ME);
        // Two firm rats bear one that the other strip covers, but not two: one pair of six.
        assert!((coming.doom(&rats(2, 0, 0)) - 1.0 / 6.0).abs() < 1e-9);
    }
}
