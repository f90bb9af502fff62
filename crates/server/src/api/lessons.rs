//! Lessons and puzzles. The house keeps nothing of them: a learner sends all answers so far.

use std::sync::Arc;

use axum::Json as Answer;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use catalog::json::Json;
use lessons::{Lesson, Moment, Part, Progress, Verdict};
use ratskeller_core::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;
use words::Words;

use super::App;
use super::caller::Address;
use super::sent::Sent;
use crate::denied::Denied;
use crate::language::Speech;

/// A lesson there is.
#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts")]
pub struct LessonInfo {
    #[ts(type = "GameName")]
    game: &'static str,
    name: String,
    title: String,
    /// How hard a puzzle is, 1 to 3; what only teaches has none.
    stars: u8,
    steps: usize,
}

impl LessonInfo {
    fn of(lesson: &Lesson, words: &Words) -> Self {
        let Lesson { game, name, stars, steps, .. } = lesson;
        let title = lesson.title(words);
        Self { game: game.spec.name, name: name.clone(), title, stars: *stars, steps: steps.len() }
    }
}

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "house.ts", rename = "Answers<Action>")]
pub struct Answers {
    /// An action for each step so far, null where a step asks for nothing. The last is a try.
    #[serde(default)]
    #[ts(type = "Array<Action | null>")]
    answers: Vec<Value>,
}

/// Where a learner stands.
#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts", rename = "LessonTold<View, Event, Action, Effect, Options>")]
pub struct LessonTold {
    lesson: LessonInfo,
    players: usize,
    /// The learner's.
    #[schema(value_type = usize)]
    seat: Seat,
    #[schema(value_type = Object)]
    #[ts(type = "Options")]
    options: Json,
    /// The number of the step that waits for an answer; as many as there are when the lesson is done.
    step: usize,
    /// What the step says; nothing when the lesson is done.
    say: Option<String>,
    /// What was made of the last answer; nothing where none was asked for.
    verdict: Option<VerdictTold>,
    /// What was done since the answers before the last: that one first, if it is right, then what leads to the step.
    moments: Vec<MomentTold>,
    #[schema(value_type = Object)]
    #[ts(type = "View")]
    view: Json,
    /// What can be done now; empty where the step asks for nothing.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "Array<Choice<Action, Effect>>")]
    choices: Json,
    /// Something that is right, for whoever wants to be shown; nothing where the step asks for nothing.
    #[schema(value_type = Option<Value>)]
    #[ts(type = "Action | null")]
    solution: Option<Value>,
}

#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts")]
pub struct VerdictTold {
    right: bool,
    /// Why it is right, or something kind about what is not.
    say: String,
}

/// Something that was done, as the learner saw it.
#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts", rename = "MomentTold<View, Event>")]
pub struct MomentTold {
    #[schema(value_type = Option<usize>)]
    by: Option<Seat>,
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "Array<Event>")]
    events: Vec<Json>,
    #[schema(value_type = Object)]
    #[ts(type = "View")]
    view: Json,
}

impl LessonTold {
    fn of(lesson: &Lesson, progress: Progress, words: &Words) -> Self {
        let say = |step: usize, part| lesson.say(&lesson.steps[step], part, words);
        let verdict = progress.verdict.map(|verdict| match verdict {
            Verdict::Right => VerdictTold { right: true, say: say(progress.step - 1, Part::Why) },
            Verdict::Wrong => VerdictTold { right: false, say: say(progress.step, Part::No) },
        });
        let waiting = progress.waiting();
        let ask = waiting.and_then(|step| step.ask.as_ref());
        let nothing = || catalog::json::write(&[(); 0]);
        Self {
            lesson: LessonInfo::of(lesson, words),
            players: progress.table.seats(),
            seat: lesson.seat,
            options: progress.table.options(),
            step: progress.step,
            say: waiting.map(|step| lesson.say(step, Part::Say, words)),
            verdict,
            view: progress.table.view(progress.viewer()),
            choices: ask.map_or_else(nothing, |_| progress.table.choices()),
            solution: ask.map(|ask| ask.solution.clone()),
            moments: progress.moments.into_iter().map(MomentTold::from).collect(),
        }
    }
}

impl From<Moment> for MomentTold {
    fn from(Moment { by, events, view }: Moment) -> Self {
        Self { by, events, view }
    }
}

/// The lessons and puzzles, game by game, the easiest first
#[utoipa::path(get, path = "/api/lessons", tag = "lessons", responses((status = 200, body = Vec<LessonInfo>)))]
pub async fn list(State(app): State<App>, speech: Speech) -> Answer<Vec<LessonInfo>> {
    Answer(app.config.lessons.all().iter().map(|lesson| LessonInfo::of(lesson, speech.words())).collect())
}

/// Where these answers lead; what the rules forbid is refused, what is not asked for is told from what is
#[utoipa::path(post, path = "/api/lessons/{game}/{name}", tag = "lessons",
    params(("game" = String, Path,), ("name" = String, Path,)), request_body = Answers, responses(
    (status = 200, body = LessonTold),
    (status = 409, description = "An answer where none is asked for"),
))]
pub async fn stand(
    State(app): State<App>,
    named: Result<Path<(String, String)>, PathRejection>,
    Address(address): Address,
    speech: Speech,
    Sent(Answers { answers }): Sent<Answers>,
) -> Result<Answer<LessonTold>, Denied> {
    let Path((game, name)) = named.map_err(|_| Denied::NoSuchPage)?;
    let lesson = app.config.lessons.find(&game, &name).ok_or(Denied::NoSuchPage)?;
    let until_it_is_judged = app.limits.learner(address)?;
    let told = Arc::clone(lesson);
    let tell = move |progress: Progress| {
        let _until_it_is_told = until_it_is_judged;
        LessonTold::of(&told, progress, speech.words())
    };
    app.tutor.judge(address, Arc::clone(lesson), answers, tell).await.map(Answer)
}
