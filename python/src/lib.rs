//! The package `ratskeller` for Python, as far as it is written in Rust: `docs/python.md` shows it from outside.
//!
//! | to change … | look in |
//! | --- | --- |
//! | one game | `state`, and below it `play`, where its types are known |
//! | what somebody knows, and what players of the house make of it | `info`, and below it `know` |
//! | many games at once | `tables`, and below it `batch` |
//! | how a game is drawn in a notebook | `picture` |
//! | what Python gives and gets | `given` |
//! | which exception says what | `complaint` |

mod batch;
mod complaint;
mod given;
mod info;
mod know;
mod picture;
mod play;
mod state;
mod tables;

use pyo3::prelude::*;

#[pymodule]
mod _native {
    use std::num::NonZero;

    use catalog::{Study, Thinking, clock};
    use pyo3::prelude::*;

    use crate::complaint::{Complaint, speak};
    use crate::given;

    #[pymodule_export]
    use crate::info::Info;
    #[pymodule_export]
    use crate::state::State;
    #[pymodule_export]
    use crate::tables::BatchEnv;

    /// What there is to play: the names, titles, numbers of players and options of all games.
    #[pyfunction]
    fn games(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
        given::to_python(py, catalog::entry::list().get())
    }

    /// What is printed on a game's components.
    #[pyfunction]
    fn deck<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
        given::to_python(py, catalog::Deck::usual(crate::state::entry(game)?).json().get())
    }

    /// Looks back on a finished game, decision by decision, as docs/analysis.md describes it.
    #[pyfunction]
    #[pyo3(signature = (record, iterations=None, threads=1))]
    fn analyse<'py>(
        py: Python<'py>,
        record: &Bound<'py, PyAny>,
        iterations: Option<u64>,
        threads: usize,
    ) -> PyResult<Bound<'py, PyAny>> {
        let text = given::text(record)?;
        let threads = given::within("threads", threads, 1, 256)?;
        let analysis = py.detach(|| {
            let study = Study::open(&text).map_err(Complaint::from)?;
            let entry = study.table().deck().game;
            let thinking = iterations.map_or(entry.usual_thinking(), Thinking::Iterations);
            let workers = |work: &(dyn Fn() + Sync)| side_by_side(NonZero::new(threads).expect("one at least"), work);
            Ok::<_, Complaint>(study.analyse(thinking, clock::until, &workers, &|| ()))
        });
        given::to_python(py, catalog::json::write(&analysis?).get())
    }

    #[expect(clippy::disallowed_methods, reason = "threads are those that were asked for")]
    fn side_by_side(threads: NonZero<usize>, work: &(dyn Fn() + Sync)) {
        std::thread::scope(|scope| {
            for _ in 1..threads.get() {
                scope.spawn(work);
            }
            work();
        });
    }

    /// From now on sentences are in this language: en, de, nl or is.
    #[pyfunction]
    fn set_language(code: &str) -> PyResult<()> {
        Ok(speak(code)?)
    }

    #[pyfunction]
    fn _restore(saved: &str) -> PyResult<State> {
        Ok(crate::state::restored(saved).map(|play| State { play })?)
    }

    #[pyfunction]
    fn _restore_info(saved: &str, seat: Option<usize>) -> PyResult<Info> {
        Ok(crate::info::restored_info(saved, seat)?)
    }
}
