//! Many tables of one game that are played at once, of known types behind one face. All numbers stand in slices that
//! somebody else owns.

use catalog::{Bot, Entry, Level, Typed, thinking};
use ratskeller_core::{ActionSpace as _, Knowledge as _, Layout, Rng, Seat, Seed, SmallId as _, Viewer};
use rayon_core::{ThreadPool, ThreadPoolBuilder};

use crate::complaint::{Complaint, Result};
use crate::play::{Opening, Terms, admitted, id_of};
use crate::state::returns;

/// What happens with a table whose game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Autoreset {
    /// The next game is dealt in the same step; what was known at the end stands in `finals`.
    SameStep,
    /// The end stands there for a step; the next one deals, whatever action it is given.
    NextStep,
}

/// Who plays whom.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Company {
    /// Whoever steps plays every seat.
    Nobody,
    /// Whoever steps plays one seat of each table, another one with each game; players of the house play the others.
    House { level: Level, iterations: u64 },
}

/// A row for each table.
pub(crate) struct Rows<'a> {
    pub(crate) obs: &'a mut [i32],
    pub(crate) mask: &'a mut [bool],
    pub(crate) to_move: &'a mut [i32],
    pub(crate) reward: &'a mut [f32],
    pub(crate) done: &'a mut [bool],
    pub(crate) finals: &'a mut [i32],
}

impl Rows<'_> {
    /// The rows of the first so many tables, and the others.
    fn split(self, tables: usize, sizes: Sizes) -> (Self, Self) {
        let Sizes { obs, actions, seats } = sizes;
        let (obs, obs_rest) = self.obs.split_at_mut(tables * obs);
        let (mask, mask_rest) = self.mask.split_at_mut(tables * actions);
        let (to_move, to_move_rest) = self.to_move.split_at_mut(tables);
        let (reward, reward_rest) = self.reward.split_at_mut(tables * seats);
        let (done, done_rest) = self.done.split_at_mut(tables);
        let (finals, finals_rest) = self.finals.split_at_mut(tables * sizes.obs);
        let first = Rows { obs, mask, to_move, reward, done, finals };
        let rest = Rows {
            obs: obs_rest,
            mask: mask_rest,
            to_move: to_move_rest,
            reward: reward_rest,
            done: done_rest,
            finals: finals_rest,
        };
        (first, rest)
    }

    fn of(&mut self, table: usize, Sizes { obs, actions, seats }: Sizes) -> Row<'_> {
        Row {
            obs: &mut self.obs[table * obs..][..obs],
            mask: &mut self.mask[table * actions..][..actions],
            to_move: &mut self.to_move[table],
            reward: &mut self.reward[table * seats..][..seats],
            done: &mut self.done[table],
            last: &mut self.finals[table * obs..][..obs],
        }
    }
}

struct Row<'a> {
    obs: &'a mut [i32],
    mask: &'a mut [bool],
    to_move: &'a mut i32,
    reward: &'a mut [f32],
    done: &'a mut bool,
    last: &'a mut [i32],
}

/// How long a row is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sizes {
    pub(crate) obs: usize,
    pub(crate) actions: usize,
    pub(crate) seats: usize,
}

/// Many tables of one game.
pub(crate) trait Tables: Send + Sync {
    fn sizes(&self) -> Sizes;
    fn layout(&self) -> &Layout;
    /// Deals everywhere anew.
    fn reset(&mut self, seed: Seed, rows: Rows<'_>);
    /// Does one action at each table, or nothing at all if one of them may not be done.
    fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> Result<()>;
    /// A legal action of each table, all equally likely; 0 where nobody is to move.
    fn sample(&mut self, actions: &mut [i64]);
}

/// How tables are opened.
pub(crate) struct Openings {
    pub(crate) opening: Opening,
    pub(crate) tables: usize,
    pub(crate) threads: usize,
    pub(crate) autoreset: Autoreset,
    pub(crate) company: Company,
}

impl Openings {
    pub(crate) fn open(self) -> Result<Box<dyn Tables>> {
        let entry: &'static Entry = self.opening.deck.game;
        entry.typed(self)
    }
}

impl Typed for Openings {
    type Output = Result<Box<dyn Tables>>;

    fn with<G: Bot>(self) -> Self::Output {
        let Self { opening, tables, threads, autoreset, company } = self;
        let seed = opening.seed;
        let terms: Terms<G> = opening.terms()?;
        let first = terms.deal(seed, &mut ())?;
        let layout = terms.layout(|| first.info(Viewer::Spectator)).clone();
        let sizes = Sizes { obs: layout.size(), actions: first.action_space().size(), seats: terms.seats };
        let tables = (0..tables).map(|number| Place::new(number, seed, first.clone())).collect();
        // One of the threads is the one that asks.
        let pool = (threads > 1).then(|| ThreadPoolBuilder::new().num_threads(threads - 1).build().ok()).flatten();
        let rules = Rules { terms, sizes, autoreset, company };
        Ok(Box::new(Many { rules, layout, tables, pool }))
    }
}

struct Many<G: Bot> {
    rules: Rules<G>,
    layout: Layout,
    tables: Vec<Place<G>>,
    pool: Option<ThreadPool>,
}

/// What is the same at all tables.
struct Rules<G: Bot> {
    terms: Terms<G>,
    sizes: Sizes,
    autoreset: Autoreset,
    company: Company,
}

/// One of many tables.
struct Place<G> {
    number: usize,
    seed: Seed,
    /// How many games have been dealt here.
    games: u64,
    game: G,
    rng: Rng,
}

impl<G: Bot> Place<G> {
    fn new(number: usize, seed: Seed, game: G) -> Self {
        let seed = seed.child(number as u64);
        Self { number, seed, games: 0, game, rng: Rng::new(seed) }
    }

    /// The seat of whoever steps, if there is company.
    fn learner(&self, rules: &Rules<G>) -> Seat {
        Seat::new((self.number + self.games as usize) % rules.sizes.seats)
    }

    /// Deals the next game, and lets company play until it is the learner's turn.
    fn deal(&mut self, rules: &Rules<G>) {
        loop {
            let seed = self.seed.child(self.games);
            self.games += 1;
            self.game = rules.terms.deal(seed, &mut ()).expect("what was dealt once can be dealt again");
            self.let_company_play(rules);
            // A game can be over before the learner's first turn, which nobody would notice.
            if self.game.to_move().is_some() {
                return;
            }
        }
    }

    fn let_company_play(&mut self, rules: &Rules<G>) {
        let Company::House { level, iterations } = rules.company else { return };
        let learner = self.learner(rules);
        while let Some(seat) = self.game.to_move().filter(|&seat| seat != learner) {
            let info = self.game.info(Viewer::Seat(seat));
            let thought = catalog::think::<G>(level, &info, &mut self.rng, &mut thinking::counted(iterations));
            self.game.apply(thought.action, &mut ());
        }
    }

    fn reset(&mut self, rules: &Rules<G>, row: &mut Row<'_>) {
        row.reward.fill(0.0);
        row.last.fill(0);
        *row.done = false;
        self.deal(rules);
        self.show(row.obs, row.mask, row.to_move);
    }

    /// What whoever is to move knows and may do.
    fn show(&self, obs: &mut [i32], mask: &mut [bool], to_move: &mut i32) {
        let seat = self.game.to_move().expect("the game goes on");
        self.game.info(Viewer::Seat(seat)).encode(obs);
        self.game.legal_mask(mask);
        *to_move = seat.index() as i32;
    }

    fn check(&self, id: i64) -> Result<()> {
        // Where a game is over, the next step deals, whatever it is told.
        if self.game.to_move().is_none() {
            return Ok(());
        }
        // Nothing has this id.
        let id = u32::try_from(id).unwrap_or(u32::MAX);
        admitted(&self.game, id).map(drop).map_err(|refused| Complaint::from(refused).at_table(self.number))
    }

    fn step(&mut self, rules: &Rules<G>, id: i64, row: &mut Row<'_>) {
        row.reward.fill(0.0);
        *row.done = false;
        let Some(mover) = self.game.to_move() else {
            self.deal(rules);
            self.show(row.obs, row.mask, row.to_move);
            return;
        };
        let action = self.game.action_space().action(ratskeller_core::ActionId(id as u32)).expect("it was checked");
        self.game.apply(action, &mut ());
        self.let_company_play(rules);
        let Some(outcome) = self.game.outcome() else {
            self.show(row.obs, row.mask, row.to_move);
            return;
        };
        *row.done = true;
        returns(&outcome, |seat, value| row.reward[seat] = value);
        let known = self.game.info(Viewer::Seat(mover));
        known.encode(row.last);
        match rules.autoreset {
            Autoreset::SameStep => {
                self.deal(rules);
                self.show(row.obs, row.mask, row.to_move);
            }
            Autoreset::NextStep => {
                row.obs.copy_from_slice(row.last);
                row.mask.fill(false);
                *row.to_move = -1;
            }
        }
    }

    fn any_action(&mut self) -> i64 {
        match self.game.legal_count() as u32 {
            0 => 0,
            count => id_of(&self.game, self.game.legal_nth(self.rng.below(count) as usize)).into(),
        }
    }
}

impl<G: Bot> Many<G> {
    /// Does the same at every table, on all threads. Which thread does it changes nothing.
    fn each<A: Send>(
        &mut self,
        actions: &mut [A],
        rows: Option<Rows<'_>>,
        work: impl Fn(&Rules<G>, &mut Place<G>, &mut A, Option<&mut Row<'_>>) + Sync,
    ) {
        let Self { rules, tables, pool, .. } = self;
        let rules = &*rules;
        let part = |tables: &mut [Place<G>], actions: &mut [A], mut rows: Option<Rows<'_>>| {
            for (number, (place, action)) in tables.iter_mut().zip(actions).enumerate() {
                let mut row = rows.as_mut().map(|rows| rows.of(number, rules.sizes));
                work(rules, place, action, row.as_mut());
            }
        };
        let Some(pool) = pool else { return part(tables, actions, rows) };
        let size = tables.len().div_ceil(pool.current_num_threads() + 1);
        pool.in_place_scope(|scope| {
            let (mut tables, mut actions, mut rows) = (&mut tables[..], actions, rows);
            while tables.len() > size {
                let (own, rest) = tables.split_at_mut(size);
                let (own_actions, rest_actions) = actions.split_at_mut(size);
                let (own_rows, rest_rows) = rows.map(|rows| rows.split(size, rules.sizes)).unzip();
                let part = &part;
                scope.spawn(move |_| part(own, own_actions, own_rows));
                (tables, actions, rows) = (rest, rest_actions, rest_rows);
            }
            part(tables, actions, rows);
        });
    }
}

impl<G: Bot> Tables for Many<G> {
    fn sizes(&self) -> Sizes {
        self.rules.sizes
    }

    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn reset(&mut self, seed: Seed, rows: Rows<'_>) {
        for place in &mut self.tables {
            *place = Place::new(place.number, seed, place.game.clone());
        }
        let mut nothing = vec![(); self.tables.len()];
        self.each(&mut nothing, Some(rows), |rules, place, (), row| place.reset(rules, row.expect("there are rows")));
    }

    fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> Result<()> {
        self.tables.iter().zip(actions).try_for_each(|(place, &id)| place.check(id))?;
        let mut actions = actions.to_vec();
        self.each(&mut actions, Some(rows), |rules, place, &mut id, row| {
            place.step(rules, id, row.expect("there are rows"));
        });
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) {
        self.each(actions, None, |_, place, action, _| *action = place.any_action());
    }
}
