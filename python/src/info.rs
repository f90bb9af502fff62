//! The class `Info`: what somebody knows.

use catalog::{Level, Thinking, clock};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use ratskeller_core::{Fault, Problem, Seed, SmallId, Spec};

use crate::complaint::Result;
use crate::given::{self, to_python};
use crate::know::{Beginning, Know};
use crate::play::Opening;
use crate::state::{State, entry, filled, find_deck, restored};

/// Everything that a seat, or with `None` somebody looking on, could know: with a perfect memory, and nothing that is hidden.
#[pyclass(module = "ratskeller", frozen)]
pub(crate) struct Info {
    pub(crate) know: Box<dyn Know>,
}

/// What makes it again, and from what.
type Restoring<'py> = (Bound<'py, PyAny>, (String, Option<usize>));

/// What a player thinks: the id of what it would do, its chance of winning, and the ids of other actions with theirs.
type Thought = (u32, Option<f64>, Vec<(u32, f64)>);

#[pymethods]
impl Info {
    #[getter]
    fn game(&self) -> &'static str {
        self.know.entry().spec.name
    }

    #[getter]
    fn players(&self) -> usize {
        self.know.seats()
    }

    #[getter]
    fn seat(&self) -> Option<usize> {
        Option::from(self.know.viewer()).map(|seat: ratskeller_core::Seat| seat.index())
    }

    #[getter]
    fn to_move(&self) -> Option<usize> {
        self.know.to_move().map(SmallId::index)
    }

    #[getter]
    fn action_count(&self) -> usize {
        self.know.space_size()
    }

    /// What is known at a table elsewhere, such as one of a house, before the deal.
    #[staticmethod]
    #[pyo3(signature = (game, players, options, seat, *, deck=None))]
    fn begin(
        game: &str,
        players: usize,
        options: Option<&Bound<'_, PyAny>>,
        seat: Option<usize>,
        deck: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let game = entry(game)?;
        let opening = Opening {
            deck: find_deck(game, deck)?,
            players,
            options: given::from_python(options)?,
            setup: serde_json::Value::Null,
            seed: Seed([0; 32]),
        };
        let Spec { min_seats, max_seats, .. } = game.spec;
        given::within("players", players, min_seats, max_seats)?;
        let viewer = given::viewer(seat, players)?;
        Ok(Self { know: Beginning { opening, viewer }.know()? })
    }

    /// What is known after these events, as the house tells them, and who is to move then.
    fn observe(&self, events: &Bound<'_, PyAny>, to_move: Option<usize>) -> PyResult<Self> {
        Ok(Self { know: self.know.observe(&given::from_python(Some(events))?, to_move)? })
    }

    fn action<'py>(&self, py: Python<'py>, id: u32) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, self.know.action(id)?.get())
    }

    fn legal(&self) -> Vec<usize> {
        let mut mask = vec![false; self.know.space_size()];
        self.know.mask(&mut mask);
        (0..mask.len()).filter(|&id| mask[id]).collect()
    }

    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        filled(py, self.know.space_size(), |mask| self.know.mask(mask))
    }

    fn encode<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i32>>> {
        filled(py, self.know.layout().size(), |numbers| self.know.encode(numbers))
    }

    /// Where each field of an encoding begins, and its shape, by its name.
    #[getter]
    pub(crate) fn layout<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let layout = PyDict::new(py);
        for field in self.know.layout().fields() {
            layout.set_item(field.name, (field.offset, pyo3::types::PyTuple::new(py, &field.shape)?))?;
        }
        Ok(layout)
    }

    fn view<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, self.know.view().get())
    }

    fn remembered<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, self.know.remembered().get())
    }

    /// A game that whoever knows this cannot tell from the real one, drawn evenly from all there are.
    #[pyo3(signature = (seed=None))]
    fn sample(&self, seed: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        Ok(State { play: self.know.sample(given::seed(seed)?)? })
    }

    /// What a player of the house would do.
    #[pyo3(signature = (level, iterations=None, millis=None, seed=None))]
    fn think(
        &self,
        py: Python<'_>,
        level: &str,
        iterations: Option<u64>,
        millis: Option<u64>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Thought> {
        let (level, seed) = (self::level(level)?, given::seed(seed)?);
        let thinking = Thinking::chosen(iterations, millis);
        let thought = interruptible(py, |go_on| {
            let mut patience = thinking.begin(clock::until);
            self.know.think(level, seed, &mut || go_on() && patience())
        })??;
        Ok((thought.action, thought.value, thought.alternatives))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| self.know.is_same(&*other.get().know))
    }

    fn __repr__(&self) -> String {
        let who = self.seat().map_or("whoever looks on".to_owned(), |seat| format!("seat {seat}"));
        format!("<Info {}: {who} of {}>", self.game(), self.players())
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Restoring<'py>> {
        let restore = slf.py().import("ratskeller._native")?.getattr("_restore_info")?;
        Ok((restore, (slf.get().know.saved()?.to_string(), slf.get().seat())))
    }
}

/// Once in so many iterations somebody looks whether Python has been interrupted.
const LOOKING_UP: u32 = 64;

/// Works while other threads of Python go on, and until it is interrupted.
fn interruptible<T: Send>(py: Python<'_>, work: impl FnOnce(&mut dyn FnMut() -> bool) -> T + Send) -> PyResult<T> {
    py.detach(|| {
        let (mut asked, mut interrupted) = (0_u32, None);
        let done = work(&mut || {
            asked = asked.wrapping_add(1);
            if asked.is_multiple_of(LOOKING_UP) && interrupted.is_none() {
                interrupted = Python::attach(signals).err();
            }
            interrupted.is_none()
        });
        interrupted.map_or(Ok(done), Err)
    })
}

fn signals(py: Python<'_>) -> PyResult<()> {
    py.check_signals()
}

pub(crate) fn level(name: &str) -> Result<Level> {
    name.parse().map_err(|_| {
        let known = Level::ALL.map(|level| level.name().to_owned()).into();
        Fault::new(Problem::Unknown { given: name.to_owned(), known }).at("level").into()
    })
}

pub(crate) fn restored_info(text: &str, seat: Option<usize>) -> Result<Info> {
    let play = restored(text)?;
    Ok(Info { know: play.info(given::viewer(seat, play.seats())?) })
}
