//! The class `BatchEnv`: many tables in one call.

use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};

use numpy::{PyArray1, PyArray2, PyArrayMethods as _};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use ratskeller_core::{Fault, Message, Problem};

use crate::batch::{Autoreset, Company, Openings, Rows, Tables};
use crate::complaint::{Complaint, Result, Sort};
use crate::given;
use crate::info::level;
use crate::play::Opening;
use crate::state::{entry, find_deck, players_of};

/// At Rat Hot they take more than a gigabyte.
const MOST_TABLES: usize = 1 << 16;
const MOST_THREADS: usize = 256;

/// So many tables of one game, whose numbers stand in arrays that are made once:
/// `BatchEnv("piratz", 1024, players=3, threads=2)`.
#[pyclass(module = "ratskeller", frozen)]
pub(crate) struct BatchEnv {
    #[pyo3(get)]
    game: &'static str,
    #[pyo3(get)]
    players: usize,
    #[pyo3(get)]
    tables: usize,
    #[pyo3(get)]
    threads: usize,
    #[pyo3(get)]
    autoreset: String,
    #[pyo3(get)]
    obs: Py<PyArray2<i32>>,
    #[pyo3(get)]
    mask: Py<PyArray2<bool>>,
    #[pyo3(get)]
    to_move: Py<PyArray1<i32>>,
    #[pyo3(get)]
    reward: Py<PyArray2<f32>>,
    #[pyo3(get)]
    done: Py<PyArray1<bool>>,
    #[pyo3(get, name = "final")]
    finals: Py<PyArray2<i32>>,
    #[pyo3(get)]
    actions: Py<PyArray1<i64>>,
    inside: Mutex<Box<dyn Tables>>,
}

fn autoreset_called(name: &str) -> Result<Autoreset> {
    match name {
        "same_step" => Ok(Autoreset::SameStep),
        "next_step" => Ok(Autoreset::NextStep),
        _ => {
            let known = ["same_step", "next_step"].map(str::to_owned).into();
            Err(Fault::new(Problem::Unknown { given: name.to_owned(), known }).at("autoreset").into())
        }
    }
}

#[pymethods]
impl BatchEnv {
    #[new]
    #[pyo3(signature = (
        game, tables, players=None, options=None, seed=None, *, threads=1, autoreset="same_step", opponents=None, iterations=100, setup=None,
        deck=None
    ))]
    #[expect(clippy::too_many_arguments, reason = "they are named where they are given")]
    fn new(
        py: Python<'_>,
        game: &str,
        tables: usize,
        players: Option<usize>,
        options: Option<&Bound<'_, PyAny>>,
        seed: Option<&Bound<'_, PyAny>>,
        threads: usize,
        autoreset: &str,
        opponents: Option<&str>,
        iterations: u64,
        setup: Option<&Bound<'_, PyAny>>,
        deck: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let game = entry(game)?;
        let seed = given::seed(seed)?;
        let company =
            opponents.map(|name| level(name).map(|level| Company::House { level, iterations })).transpose()?;
        let openings = Openings {
            opening: Opening {
                deck: find_deck(game, deck)?,
                players: players_of(game, players),
                options: given::from_python(options)?,
                setup: given::from_python(setup)?,
                seed,
            },
            tables: given::within("tables", tables, 1, MOST_TABLES)?,
            threads: given::within("threads", threads, 1, MOST_THREADS)?,
            autoreset: autoreset_called(autoreset)?,
            company: company.unwrap_or(Company::Nobody),
        };
        let inside = openings.open()?;
        let sizes = inside.sizes();
        let env = Self {
            game: game.spec.name,
            players: sizes.seats,
            tables,
            threads,
            autoreset: autoreset.to_owned(),
            obs: PyArray2::zeros(py, [tables, sizes.obs], false).unbind(),
            mask: PyArray2::zeros(py, [tables, sizes.actions], false).unbind(),
            to_move: PyArray1::zeros(py, tables, false).unbind(),
            reward: PyArray2::zeros(py, [tables, sizes.seats], false).unbind(),
            done: PyArray1::zeros(py, tables, false).unbind(),
            finals: PyArray2::zeros(py, [tables, sizes.obs], false).unbind(),
            actions: PyArray1::zeros(py, tables, false).unbind(),
            inside: Mutex::new(inside),
        };
        env.with_rows(py, |inside, rows| {
            inside.reset(seed, rows);
            Ok(())
        })?;
        Ok(env)
    }

    /// Deals everywhere anew.
    #[pyo3(signature = (seed=None))]
    fn reset(&self, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let seed = given::seed(seed)?;
        self.with_rows(py, |inside, rows| {
            inside.reset(seed, rows);
            Ok(())
        })
    }

    /// Does one action at each table, by its id; or, if one of them may not be done, nothing anywhere.
    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyArray1<i64>>) -> PyResult<()> {
        let actions = actions.try_readonly()?;
        let actions = actions.as_slice()?;
        if actions.len() != self.tables {
            let problem = Problem::Count { given: actions.len(), wanted: self.tables };
            return Err(Complaint::from(Fault::new(problem).at("actions")).into());
        }
        self.with_rows(py, |inside, rows| inside.step(actions, rows))
    }

    /// A legal action of each table, all equally likely, in `actions`.
    fn sample(&self, py: Python<'_>) -> PyResult<Py<PyArray1<i64>>> {
        let mut inside = self.lock()?;
        let mut actions = self.actions.bind(py).try_readwrite()?;
        let actions = actions.as_slice_mut()?;
        let inside: &mut dyn Tables = &mut **inside;
        py.detach(|| inside.sample(actions));
        Ok(self.actions.clone_ref(py))
    }

    /// Where each field of an observation begins, and its shape, by its name.
    #[getter]
    fn layout<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let layout = PyDict::new(py);
        for field in self.lock()?.layout().fields() {
            layout.set_item(field.name, (field.offset, PyTuple::new(py, &field.shape)?))?;
        }
        Ok(layout)
    }

    fn __len__(&self) -> usize {
        self.tables
    }

    fn __repr__(&self) -> String {
        format!("<BatchEnv {}: {} tables of {}>", self.game, self.tables, self.players)
    }
}

impl BatchEnv {
    /// Nobody waits for another thread that plays at the same tables: they would only spoil each other's games.
    fn lock(&self) -> Result<MutexGuard<'_, Box<dyn Tables>>> {
        match self.inside.try_lock() {
            Ok(inside) => Ok(inside),
            Err(TryLockError::Poisoned(poisoned)) => Ok(PoisonError::into_inner(poisoned)),
            Err(TryLockError::WouldBlock) => Err(Complaint::new(Sort::Busy, Message::named("python-busy"))),
        }
    }

    /// Lends the arrays, and lets other threads of Python go on meanwhile.
    fn with_rows(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn Tables, Rows<'_>) -> Result<()> + Send,
    ) -> PyResult<()> {
        let mut inside = self.lock()?;
        let (mut obs, mut mask) = (self.obs.bind(py).try_readwrite()?, self.mask.bind(py).try_readwrite()?);
        let (mut to_move, mut reward) = (self.to_move.bind(py).try_readwrite()?, self.reward.bind(py).try_readwrite()?);
        let (mut done, mut finals) = (self.done.bind(py).try_readwrite()?, self.finals.bind(py).try_readwrite()?);
        let rows = Rows {
            obs: obs.as_slice_mut()?,
            mask: mask.as_slice_mut()?,
            to_move: to_move.as_slice_mut()?,
            reward: reward.as_slice_mut()?,
            done: done.as_slice_mut()?,
            finals: finals.as_slice_mut()?,
        };
        let inside: &mut dyn Tables = &mut **inside;
        Ok(py.detach(|| work(inside, rows))?)
    }
}
