//! The class `State`: one game, with all its secrets.

use catalog::verify::verify;
use catalog::{Deck, Entry, Input, Shelf, deck};
use numpy::{PyArray1, PyArrayMethods as _};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use ratskeller_core::{Fault, Message, Outcome, Problem, SmallId, Viewer};
use serde_json::Value;

use crate::complaint::{Complaint, Result, Sort};
use crate::given::{self, to_python};
use crate::info::Info;
use crate::picture;
use crate::play::{Opening, Play};

/// A game in progress, the whole truth: `State("piratz", players=3, options={"first": 0}, seed=7)`.
#[pyclass(module = "ratskeller")]
pub(crate) struct State {
    pub(crate) play: Box<dyn Play>,
}

/// A deck by its name, as an object, or as the text of a deck file; none is the usual one.
pub(crate) fn find_deck(game: &'static Entry, wanted: Option<&Bound<'_, PyAny>>) -> PyResult<Deck> {
    if let Some(text) = wanted.and_then(|wanted| wanted.cast::<PyString>().ok()).map(ToString::to_string)
        && text.contains('\n')
    {
        let read = deck::read_toml(&text).map_err(|mistakes| {
            let mistakes = mistakes.iter().map(Message::from);
            Complaint::new(Sort::Malformed, Message::joined("\n", mistakes))
        })?;
        if !std::ptr::eq(read.game, game) {
            let unfit = Problem::Unfit { given: read.game.spec.name.into(), wanted: game.spec.name.into() };
            return Err(Complaint::from(Fault::new(unfit).at("game").at("deck")).into());
        }
        return Ok(read);
    }
    let wanted = given::from_python(wanted)?;
    Ok(Shelf::default().find(game, &wanted).map_err(|fault| Complaint::from(fault.at("deck")))?)
}

/// How many sit at a table if nobody says it.
pub(crate) fn players_of(game: &Entry, players: Option<usize>) -> usize {
    players.unwrap_or(game.spec.min_seats)
}

pub(crate) fn entry(game: &str) -> Result<&'static Entry> {
    Ok(Entry::named(game).map_err(|fault| fault.at("game"))?)
}

/// Each seat's part of the victory, as a game whose sum is nothing: 1 for the only winner, what is lost shared by the others.
pub(crate) fn returns(outcome: &Outcome, mut each: impl FnMut(usize, f32)) {
    let seats = outcome.winners.seats() as f32;
    let winners = outcome.winning_seats().count() as f32;
    for (seat, won) in outcome.winners.iter() {
        let share = if won { 1.0 / winners } else { 0.0 };
        each(seat.index(), (share * seats - 1.0) / (seats - 1.0));
    }
}

#[pymethods]
impl State {
    #[new]
    #[pyo3(signature = (game, players=None, options=None, seed=None, *, setup=None, deck=None))]
    fn new(
        game: &str,
        players: Option<usize>,
        options: Option<&Bound<'_, PyAny>>,
        seed: Option<&Bound<'_, PyAny>>,
        setup: Option<&Bound<'_, PyAny>>,
        deck: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let game = entry(game)?;
        let opening = Opening {
            deck: find_deck(game, deck)?,
            players: players_of(game, players),
            options: given::from_python(options)?,
            setup: given::from_python(setup)?,
            seed: given::seed(seed)?,
        };
        Ok(Self { play: opening.open()? })
    }

    /// The game of a record, at its end; it must be true.
    #[staticmethod]
    fn from_record(record: &Bound<'_, PyAny>) -> PyResult<Self> {
        let text = given::text(record)?;
        Ok(record.py().detach(|| recorded(&text)).map(|play| Self { play })?)
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.play.entry().spec.name
    }

    #[getter]
    fn players(&self) -> usize {
        self.play.seats()
    }

    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, self.play.options().get())
    }

    #[getter]
    fn seed(&self) -> String {
        self.play.seed().to_string()
    }

    #[getter]
    fn is_imagined(&self) -> bool {
        self.play.is_imagined()
    }

    #[getter]
    fn to_move(&self) -> Option<usize> {
        self.play.to_move().map(SmallId::index)
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.play.to_move().is_none()
    }

    #[getter]
    fn history(&self) -> Vec<u32> {
        self.play.done().to_vec()
    }

    #[getter]
    fn action_count(&self) -> usize {
        self.play.space_size()
    }

    #[getter]
    fn timed(&self) -> Option<(u32, u32)> {
        self.play.timed()
    }

    fn legal(&self) -> Vec<u32> {
        (0..self.play.legal_count()).map(|n| self.play.legal_nth(n)).collect()
    }

    fn legal_count(&self) -> usize {
        self.play.legal_count()
    }

    fn legal_nth(&self, n: usize) -> PyResult<u32> {
        let count = self.play.legal_count();
        if n < count {
            return Ok(self.play.legal_nth(n));
        }
        let problem = Problem::Range { given: n as i64, min: 0, max: count as i64 - 1 };
        Err(Complaint::from(Fault::new(problem).at("n")).into())
    }

    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        filled(py, self.play.space_size(), |mask| {
            if self.play.to_move().is_some() {
                self.play.mask(mask);
            }
        })
    }

    /// Does what whoever is to move wants, by its id or as JSON.
    #[pyo3(signature = (action, *, by_table=false))]
    fn apply(&mut self, action: &Bound<'_, PyAny>, by_table: bool) -> PyResult<()> {
        let id = self.id_given(action)?;
        Ok(self.play.apply(id, by_table)?)
    }

    fn id(&self, action: &Bound<'_, PyAny>) -> PyResult<u32> {
        Ok(self.play.id_of(&given::from_python(Some(action))?)?)
    }

    fn action<'py>(&self, py: Python<'py>, id: u32) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, self.play.action(id)?.get())
    }

    fn actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let written: Result<Vec<_>> = self.legal().into_iter().map(|id| self.play.action(id)).collect();
        to_python(py, catalog::json::write(&written?).get())
    }

    fn clone(&self) -> Self {
        Self { play: self.play.cloned() }
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| self.play.is_same(&*other.borrow().play))
    }

    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.play.outcome().map(|outcome| to_python(py, catalog::json::write(&outcome).get())).transpose()
    }

    /// 0 for everybody while the game goes on.
    fn returns(&self) -> Vec<f32> {
        let mut returned = vec![0.0; self.play.seats()];
        if let Some(outcome) = self.play.outcome() {
            returns(&outcome, |seat, value| returned[seat] = value);
        }
        returned
    }

    fn view<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, self.play.view(self.viewer(seat)?).get())
    }

    fn reveal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, self.play.reveal().get())
    }

    #[pyo3(signature = (seat, start=0))]
    fn events<'py>(&self, py: Python<'py>, seat: Option<usize>, start: usize) -> PyResult<Bound<'py, PyAny>> {
        let seen = self.play.seen(self.viewer(seat)?, start)?;
        to_python(py, catalog::json::write(&seen).get())
    }

    fn info(&self, seat: Option<usize>) -> PyResult<Info> {
        Ok(Info { know: self.play.info(self.viewer(seat)?) })
    }

    /// A game that whoever knows this cannot tell from the real one.
    #[pyo3(signature = (info, seed=None))]
    fn sample(&self, info: &Info, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        info.know.check_is_of(&*self.play)?;
        Ok(Self { play: info.know.sample(given::seed(seed)?)? })
    }

    fn encode<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray1<i32>>> {
        let viewer = self.viewer(seat)?;
        filled(py, self.play.layout_size(), |numbers| self.play.encode(viewer, numbers))
    }

    #[getter]
    fn layout<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        Info { know: self.play.info(Viewer::Spectator) }.layout(py)
    }

    /// The whole game on one line of JSON.
    fn record(&self, py: Python<'_>) -> PyResult<String> {
        Ok(py.detach(|| self.play.table()).map(|table| catalog::json::write(&table.record()).get().to_owned())?)
    }

    /// As text: what a seat sees, or without a seat everything.
    #[pyo3(signature = (seat=None))]
    fn draw(&self, seat: Option<usize>) -> PyResult<String> {
        Ok(self.canvas(seat)?.to_string())
    }

    #[pyo3(signature = (seat=None))]
    fn svg(&self, seat: Option<usize>) -> PyResult<String> {
        Ok(picture::svg(&self.canvas(seat)?))
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg(None)
    }

    fn __repr__(&self) -> String {
        let spec = self.play.entry().spec;
        let now = self.play.to_move().map_or("over".to_owned(), |seat| format!("seat {} to move", seat.index()));
        format!("<State {}: {} players, {} done, {now}>", spec.name, self.play.seats(), self.play.done().len())
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let restore = slf.py().import("ratskeller._native")?.getattr("_restore")?;
        Ok((restore, (slf.borrow().play.saved()?.to_string(),)))
    }
}

impl State {
    fn viewer(&self, seat: Option<usize>) -> Result<Viewer> {
        given::viewer(seat, self.play.seats())
    }

    fn canvas(&self, seat: Option<usize>) -> Result<ratskeller_core::Canvas> {
        Ok(match seat {
            Some(_) => self.play.draw(self.viewer(seat)?),
            None => self.play.draw_all(),
        })
    }

    /// The id of an action that is given by it, or as JSON.
    fn id_given(&self, action: &Bound<'_, PyAny>) -> PyResult<u32> {
        match action.extract::<i64>() {
            Ok(id) => Ok(u32::try_from(id).map_err(|_| {
                let problem = Problem::Range { given: id, min: 0, max: self.play.space_size() as i64 - 1 };
                Complaint::from(Fault::new(problem).at("action"))
            })?),
            Err(_) => self.id(action),
        }
    }
}

/// A new array, filled where it lies.
pub(crate) fn filled<T: numpy::Element>(
    py: Python<'_>,
    size: usize,
    fill: impl FnOnce(&mut [T]),
) -> PyResult<Bound<'_, PyArray1<T>>> {
    let array = PyArray1::zeros(py, size, false);
    fill(array.try_readwrite()?.as_slice_mut()?);
    Ok(array)
}

/// The game of a record that holds.
fn recorded(text: &str) -> Result<Box<dyn Play>> {
    let verification = verify(text);
    let Some(end) = verification.table else {
        let last = verification.checks.into_iter().last().and_then(|check| check.result.err());
        return Err(last.map_or_else(|| Fault::new(Problem::Empty).at("record").into(), Complaint::from));
    };
    let record: Value = serde_json::from_str(catalog::json::write(&end.record()).get()).expect("the house wrote it");
    let opening = Opening {
        deck: end.deck().clone(),
        players: end.seats(),
        options: record["options"].clone(),
        setup: record.get("setup").cloned().unwrap_or_default(),
        seed: end.seed(),
    };
    let mut play = opening.open()?;
    for input in catalog::record::read(text)?.inputs() {
        let Input { seat, action, at: _ } = input;
        let id = play.id_of(action)?;
        play.apply(id, seat.is_none())?;
    }
    Ok(play)
}

/// What [`Play::saved`] has written.
pub(crate) fn restored(text: &str) -> Result<Box<dyn Play>> {
    let mut saved = catalog::json::read(text)?;
    let mut take = |field: &'static str| saved.get_mut(field).map(Value::take).unwrap_or_default();
    let game = Entry::named(&reading::<String>("game", &take("game"))?).map_err(|fault| fault.at("game"))?;
    let rules: u32 = reading("rules", &take("rules"))?;
    if rules != game.spec.rules_version {
        let wanted = game.spec.rules_version.to_string();
        return Err(Fault::new(Problem::Unfit { given: rules.to_string(), wanted }).at("rules").into());
    }
    let opening = Opening {
        deck: Deck::unnamed(game, &take("deck"))?,
        players: reading("players", &take("players"))?,
        options: take("options"),
        setup: take("setup"),
        seed: reading("seed", &take("seed"))?,
    };
    let mut play = opening.open()?;
    let imagined: Vec<Value> = reading("imagined", &take("imagined"))?;
    for mut before in imagined {
        let mut take = |field: &'static str| before.get_mut(field).map(Value::take).unwrap_or_default();
        redo(&mut *play, &take("done"))?;
        let viewer: Viewer = reading("viewer", &take("viewer"))?;
        given::viewer(Option::from(viewer).map(|seat: ratskeller_core::Seat| seat.index()), play.seats())?;
        play = play.info(viewer).sample(reading("seed", &take("seed"))?)?;
    }
    redo(&mut *play, &take("done"))?;
    Ok(play)
}

fn reading<T: serde::de::DeserializeOwned>(field: &'static str, value: &Value) -> Result<T> {
    Ok(catalog::reader::read(value).map_err(|fault| fault.at(field))?)
}

fn redo(play: &mut dyn Play, done: &Value) -> Result<()> {
    for id in reading::<Vec<u32>>("done", done)? {
        let by_table = play.timed().is_some_and(|(timed, _)| timed == id);
        play.apply(id, by_table)?;
    }
    Ok(())
}
