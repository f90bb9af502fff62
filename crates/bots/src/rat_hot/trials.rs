//! Which of many plans is best, if each can be tried in as many worlds as there is time for: half of them are dropped,
//! then half of what is left, while the worlds double (sequential halving: Karnin, Koren & Somekh 2013). Whoever has more time begins
//! anew with twice as many plans in twice as many worlds. All are tried in the same worlds, in the same order, so that luck is the same
//! for all.

/// So many plans run in the first race, and each is tried in so many worlds before half of them are dropped.
const FIRST_RUNNERS: usize = 24;
const FIRST_WORLDS: usize = 2;
/// A race that so few have reached is over.
const FINALISTS: usize = 3;
/// So many plans are tried at once.
const TRIED_AT_ONCE: usize = 16;

/// How much first sight counts beside what plans gave in the worlds.
#[derive(Clone, Copy, Debug)]
pub struct PriorWeight {
    /// As much as so many worlds.
    pub at_first: f64,
    /// And so much more with each.
    pub each_world: f64,
}

impl PriorWeight {
    fn after(self, worlds: usize) -> f64 {
        self.at_first + self.each_world * worlds as f64
    }
}

#[derive(Debug)]
struct Candidate {
    /// The chance of winning at first sight.
    prior: f64,
    /// And in each of the worlds it was tried in.
    chances: Vec<f64>,
}

/// Some plans to be tried in one world.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trial {
    /// Counted from 0; the next is always one that was there before, or the one after those.
    pub world: usize,
    pub plans: Vec<usize>,
}

#[derive(Debug)]
pub struct Trials {
    candidates: Vec<Candidate>,
    prior_weight: PriorWeight,
    /// There are no more worlds than this.
    most_worlds: usize,
    /// Those that are still in the race, and in how many worlds each is tried before some are dropped.
    runners: Vec<usize>,
    worlds: usize,
    /// How many run in the next race, and in how many worlds each is tried at first.
    next_race: (usize, usize),
}

impl Trials {
    /// Of plans that promise this at first sight, of which there is at least one.
    pub fn new(priors: impl IntoIterator<Item = f64>, prior_weight: PriorWeight, most_worlds: usize) -> Self {
        let candidates = priors.into_iter().map(|prior| Candidate { prior, chances: Vec::new() }).collect();
        let next_race = (FIRST_RUNNERS, FIRST_WORLDS);
        let mut trials = Self { candidates, prior_weight, most_worlds, runners: Vec::new(), worlds: 0, next_race };
        trials.begin_a_race();
        trials
    }

    fn begin_a_race(&mut self) {
        let (runners, worlds) = self.next_race;
        self.runners = self.best_first();
        self.runners.truncate(runners);
        self.worlds = worlds.min(self.most_worlds);
        self.next_race = (2 * runners, 2 * worlds);
    }

    /// What to try next, if anything is still to be found out.
    pub fn next(&mut self) -> Option<Trial> {
        loop {
            let tried = |&plan: &usize| self.candidates[plan].chances.len();
            let world = self.runners.iter().map(tried).min().filter(|&world| world < self.worlds);
            if let Some(world) = world {
                let late = self.runners.iter().copied().filter(|plan| tried(plan) == world);
                return Some(Trial { world, plans: late.take(TRIED_AT_ONCE).collect() });
            }
            if self.candidates.iter().all(|candidate| candidate.chances.len() >= self.most_worlds) {
                return None;
            }
            if self.runners.len() > FINALISTS {
                self.drop_half();
            } else {
                self.begin_a_race();
            }
        }
    }

    fn drop_half(&mut self) {
        let values = self.values();
        self.runners.sort_by(|&a, &b| values[b].total_cmp(&values[a]));
        self.runners.truncate(self.runners.len().div_ceil(2));
        self.worlds = (2 * self.worlds).min(self.most_worlds);
    }

    /// The chance of winning that a plan gave in its next world.
    pub fn record(&mut self, plan: usize, chance: f64) {
        self.candidates[plan].chances.push(chance);
    }

    /// The one of which most is known; among equals the best.
    fn leader(&self) -> &Candidate {
        let known = |candidate: &&Candidate| (candidate.chances.len(), self.value(candidate, candidate));
        let better = |one: (usize, f64), other: (usize, f64)| one.0.cmp(&other.0).then(one.1.total_cmp(&other.1));
        let candidates = self.candidates.iter().rev();
        candidates.max_by(|a, b| better(known(a), known(b))).expect("there is a plan")
    }

    /// The chance of winning, from what became of a plan and of the leader in the same worlds: how lucky those were
    /// is known best from the leader, which was tried in most.
    fn value(&self, candidate: &Candidate, leader: &Candidate) -> f64 {
        let mean = |prior: f64, sum: f64, worlds: usize| {
            let weight = self.prior_weight.after(worlds);
            (weight * prior + sum) / (weight + worlds as f64)
        };
        let base = mean(leader.prior, leader.chances.iter().sum(), leader.chances.len());
        let differences = candidate.chances.iter().zip(&leader.chances).map(|(own, best)| own - best);
        base + mean(candidate.prior - leader.prior, differences.sum(), candidate.chances.len())
    }

    /// The chances of winning with each plan, all things considered.
    pub fn values(&self) -> Vec<f64> {
        let leader = self.leader();
        self.candidates.iter().map(|candidate| self.value(candidate, leader).clamp(0.0, 1.0)).collect()
    }

    /// All plans, the best first; among equals the earlier.
    pub fn best_first(&self) -> Vec<usize> {
        let values = self.values();
        let mut plans: Vec<usize> = (0..values.len()).collect();
        plans.sort_by(|&a, &b| values[b].total_cmp(&values[a]));
        plans
    }
}

#[cfg(test)]
mod tests {
    use ratskeller_core::Rng;
    use testkit::playout::seed;

    use super::*;

    const WEIGHT: PriorWeight = PriorWeight { at_first: 6.0, each_world: 0.0 };

    /// Tries plans that win with these chances, so often; whether a world is a lucky one is the same for all.
    fn try_out(trials: &mut Trials, chances: &[f64], times: usize) -> Vec<Trial> {
        let mut rng = Rng::new(seed(1));
        let mut luck = Vec::new();
        let mut done = Vec::new();
        for _ in 0..times {
            let Some(trial) = trials.next() else { break };
            while luck.len() <= trial.world {
                luck.push(f64::from(rng.below(1000)) / 1000.0 - 0.5);
            }
            for &plan in &trial.plans {
                let noise = f64::from(rng.below(100)) / 1000.0 - 0.05;
                trials.record(plan, chances[plan] + luck[trial.world] + noise);
            }
            done.push(trial);
        }
        done
    }

    #[test]
    fn the_best_plan_is_found_though_it_looks_worse_and_worlds_differ() {
        let chances: Vec<f64> = (0..40).map(|plan| if plan == 20 { 0.55 } else { 0.5 }).collect();
        let mut trials = Trials::new((0..40).map(|plan| 0.5 - 0.001 * f64::from(plan)), WEIGHT, usize::MAX);
        assert_eq!(trials.best_first()[0], 0);
        try_out(&mut trials, &chances, 60);
        assert_eq!(trials.best_first()[0], 20);
    }

    #[test]
    fn worlds_come_one_after_the_other_for_each_plan() {
        let mut trials = Trials::new([0.5; 40], WEIGHT, usize::MAX);
        let mut tried = [0; 40];
        for Trial { world, plans } in try_out(&mut trials, &[0.5; 40], 200) {
            for plan in plans {
                assert_eq!(tried[plan], world);
                tried[plan] += 1;
            }
        }
    }

    #[test]
    fn with_more_time_more_plans_are_tried() {
        let tried = |times: usize| {
            let mut trials = Trials::new([0.5; 100], WEIGHT, usize::MAX);
            try_out(&mut trials, &[0.5; 100], times);
            trials.candidates.iter().filter(|candidate| !candidate.chances.is_empty()).count()
        };
        assert_eq!(tried(12), FIRST_RUNNERS);
        assert!(tried(60) > FIRST_RUNNERS);
        assert_eq!(tried(400), 100);
    }

    #[test]
    fn where_there_is_but_one_world_each_plan_is_tried_once() {
        let mut trials = Trials::new([0.5; 70], WEIGHT, 1);
        try_out(&mut trials, &[0.5; 70], 1000);
        assert!(trials.candidates.iter().all(|candidate| candidate.chances.len() == 1));
        assert_eq!(trials.next(), None);
    }

    #[test]
    fn first_sight_counts_less_the_more_worlds_there_were() {
        let after = |worlds: usize| {
            let mut trials = Trials::new([0.8, 0.5], WEIGHT, usize::MAX);
            for plan in [0, 1] {
                (0..worlds).for_each(|_| trials.record(plan, 0.5));
            }
            trials.values()[0]
        };
        assert!((after(0) - 0.8).abs() < 1e-9);
        assert!((after(6) - 0.65).abs() < 1e-9);
        assert!(after(600) < 0.51);
    }
}
