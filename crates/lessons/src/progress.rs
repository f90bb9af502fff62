//! Where a learner stands: what the lesson and the answers so far come to.

use catalog::json::Json;
use catalog::{Input, Refused, Table};
use ratskeller_core::{ActionId, Fault, Problem, Seat, Viewer};
use serde_json::Value;

use crate::lesson::{Ask, Lesson, LessonStep, check_nothing};

#[derive(Debug)]
pub struct Progress<'a> {
    lesson: &'a Lesson,
    pub table: Box<dyn Table>,
    /// The number of the step that waits for an answer; all of them when the lesson is done.
    pub step: usize,
    /// What happened since the answer before the last, that being taken first.
    pub moments: Vec<Moment>,
    /// What the last answer was; nothing where none was asked for.
    pub verdict: Option<Verdict>,
    /// Whether the king was content with the last answer, if it came to asking him.
    pub king: Option<bool>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Right,
    /// It could have been done, but is not what was asked for: nothing has happened.
    Wrong,
}

/// Something that was done, as the learner saw it.
#[derive(Debug)]
pub struct Moment {
    pub by: Option<Seat>,
    pub events: Vec<Json>,
    /// The table after it.
    pub view: Json,
}

/// Why answers lead nowhere.
#[derive(Debug)]
pub(crate) struct Stopped {
    pub place: StoppedAt,
    pub refused: Refused,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StoppedAt {
    /// At the answer to this step.
    Answer(usize),
    /// At one of the things that are done before a step.
    Before { step: usize, number: usize },
}

impl From<Stopped> for Refused {
    fn from(Stopped { place, refused }: Stopped) -> Self {
        match (place, refused) {
            (StoppedAt::Answer(number), Self::Malformed(fault)) => Self::Malformed(fault.at(number).at("answers")),
            (_, refused) => refused,
        }
    }
}

impl Lesson {
    /// The right answers up to the first that the king thinks about, if he is ever asked.
    pub fn up_to_the_king(&self) -> Option<Vec<Value>> {
        let solutions: Vec<Value> = self.steps.iter().map(LessonStep::solution).collect();
        let answers = (1..=solutions.len()).map(|most| &solutions[..most]).find(|some| self.asks_the_king(some))?;
        Some(answers.to_vec())
    }

    /// Whether the king thinks about the last of these answers.
    pub fn asks_the_king(&self, answers: &[Value]) -> bool {
        let step = answers.len().checked_sub(1).and_then(|last| self.steps.get(last));
        step.and_then(|step| step.ask.as_ref()).is_some_and(|ask| ask.goal.asks_the_king())
    }

    /// Where these answers lead, one for each step, null where nothing was asked. The last is a try; the king has
    /// approved of those before when they were, and is not asked again. What the rules forbid is refused.
    pub fn stand(&self, answers: &[Value]) -> Result<Progress<'_>, Refused> {
        self.stand_with(answers, None)
    }

    /// The same, where it may be known whether the king is content with the last answer. Then he is not asked.
    pub fn stand_with(&self, answers: &[Value], king: Option<bool>) -> Result<Progress<'_>, Refused> {
        if answers.len() > self.steps.len() {
            let too_long = Problem::TooLong { given: answers.len(), most: self.steps.len() };
            return Err(Refused::Malformed(Fault::new(too_long).at("answers")));
        }
        Ok(self.follow(answers, king)?)
    }

    /// The same, with the place where it ends if it leads nowhere. There are no more answers than steps.
    pub(crate) fn follow(&self, answers: &[Value], king: Option<bool>) -> Result<Progress<'_>, Stopped> {
        let (table, moments) = (self.open(), Vec::new());
        let mut progress = Progress { lesson: self, table, step: 0, moments, verdict: None, king };
        progress.prepare()?;
        for (number, answer) in answers.iter().enumerate() {
            let is_a_try = number + 1 == answers.len();
            progress.moments.clear();
            progress.answer(answer, is_a_try)?;
            if progress.verdict == Some(Verdict::Wrong) {
                break;
            }
        }
        Ok(progress)
    }
}

impl Progress<'_> {
    /// The step that waits for an answer.
    pub fn waiting(&self) -> Option<&LessonStep> {
        self.lesson.steps.get(self.step)
    }

    pub fn viewer(&self) -> Viewer {
        Viewer::Seat(self.lesson.seat)
    }

    fn answer(&mut self, answer: &Value, is_a_try: bool) -> Result<(), Stopped> {
        let Some(step) = self.lesson.steps.get(self.step) else { return Ok(()) };
        let judged = match &step.ask {
            None => check_nothing(answer).map(|()| None).map_err(Refused::Malformed),
            Some(ask) => self.attempt(ask, answer, is_a_try).map(Some),
        };
        self.verdict = judged.map_err(|refused| Stopped { place: StoppedAt::Answer(self.step), refused })?;
        if self.verdict == Some(Verdict::Wrong) {
            return Ok(());
        }
        self.step += 1;
        self.prepare()
    }

    /// Does it, and takes it back if it is not what was asked for.
    fn attempt(&mut self, Ask { goal, .. }: &Ask, action: &Value, is_a_try: bool) -> Result<Verdict, Refused> {
        let seat = self.lesson.seat;
        let id = self.table.id_of(Input { seat: Some(seat), action, at: None })?;
        let table = &*self.table;
        if !goal.wants(table, action) {
            return Ok(Verdict::Wrong);
        }
        if is_a_try && goal.asks_the_king() {
            let content = self.king.map_or_else(|| goal.contents_the_king(table, seat, id), Ok)?;
            self.king = Some(content);
            if !content {
                return Ok(Verdict::Wrong);
            }
        }
        self.act(Input { seat: Some(seat), action: id, at: None })?;
        if goal.is_reached(self.table.view(self.viewer()).get()) {
            return Ok(Verdict::Right);
        }
        self.table.undo();
        self.moments.clear();
        Ok(Verdict::Wrong)
    }

    /// Does what comes before the step's question.
    fn prepare(&mut self) -> Result<(), Stopped> {
        let Some(step) = self.lesson.steps.get(self.step) else { return Ok(()) };
        for (number, Input { seat, action, at }) in step.before.iter().enumerate() {
            let place = StoppedAt::Before { step: self.step, number };
            let id = self.table.id_of(Input { seat: *seat, action, at: *at });
            let done = id.and_then(|action| self.act(Input { seat: *seat, action, at: *at }));
            done.map_err(|refused| Stopped { place, refused })?;
        }
        Ok(())
    }

    fn act(&mut self, input: Input<ActionId>) -> Result<(), Refused> {
        let (by, events) = (input.seat, self.table.events());
        self.table.act_by_id(input)?;
        let viewer = self.viewer();
        self.moments.push(Moment { by, events: self.table.seen(viewer, events), view: self.table.view(viewer) });
        Ok(())
    }
}
