//! Whether a lesson can be learned from: the rules allow what it does, its goals can be reached and missed, every right
//! answer leads to its end, and it says something.

use catalog::file::Mistake;
use catalog::{Entry, Refused, json};
use serde_json::Value;
use words::{Language, Words};

use crate::lesson::{Lesson, LessonStep, is_name};
use crate::progress::{Progress, Stopped, StoppedAt, Verdict};

/// What is wrong with a lesson.
#[derive(Debug)]
pub enum Trouble {
    /// The file makes no sense.
    Mistake(Mistake),
    /// What the file is called cannot stand in an address.
    Name,
    /// There is another lesson of this name.
    Taken { game: &'static Entry, name: String },
    /// Nobody has written what it says.
    Speechless,
    /// One of the house's sentences for it is missing.
    Unsaid { game: &'static Entry, message: String, language: Language },
    /// A step does not work.
    Step { step: String, flaw: Box<Flaw> },
}

/// What is wrong with a step.
#[derive(Debug)]
pub enum Flaw {
    /// One of the things that are done before cannot be done.
    Before { number: usize, refused: Refused },
    /// Something is asked of a learner who is not to move.
    NotToMove,
    /// The solution cannot be done.
    Forbidden(Refused),
    /// The solution is not what was asked for.
    Missed,
    /// Nothing that can be done is right.
    NothingRight,
    /// Everything that can be done is right.
    AllRight,
    /// Something else is right too, but leads into trouble later.
    DeadEnd { answer: Value, trouble: Trouble },
}

impl Lesson {
    /// Reads a lesson that somebody can be let into, or says everything that is wrong with it.
    pub fn checked(name: &str, text: &str) -> Result<Self, Vec<Trouble>> {
        let mistakes = |mistakes: Vec<Mistake>| mistakes.into_iter().map(Trouble::Mistake).collect::<Vec<_>>();
        let lesson = Self::read(name, text).map_err(mistakes)?;
        let troubles = check(&lesson);
        if troubles.is_empty() { Ok(lesson) } else { Err(troubles) }
    }
}

/// Everything that is wrong with a lesson.
pub fn check(lesson: &Lesson) -> Vec<Trouble> {
    let mut troubles = unsaid(lesson);
    if !is_name(&lesson.name) {
        troubles.push(Trouble::Name);
    }
    // Beside a way that leads nowhere there is nothing to look for.
    match follow_solutions(lesson) {
        Err(trouble) => troubles.push(trouble),
        Ok(()) => troubles.extend(leave_the_way(lesson)),
    }
    troubles
}

fn unsaid(lesson: &Lesson) -> Vec<Trouble> {
    let messages = lesson.messages();
    let missing: Vec<_> = Language::ALL
        .into_iter()
        .flat_map(|language| {
            let words = Words::new(language);
            let missing = messages.iter().filter(move |message| !words.has(message));
            missing.map(move |message| Trouble::Unsaid { game: lesson.game, message: message.clone(), language })
        })
        .collect();
    let is_the_houses = missing.len() < messages.len() * Language::ALL.len();
    if missing.is_empty() || is_the_houses { missing } else { vec![Trouble::Speechless] }
}

/// Answers every step as the file does.
fn follow_solutions(lesson: &Lesson) -> Result<(), Trouble> {
    let mut answers = Vec::new();
    for step in &lesson.steps {
        let here = stand(lesson, &answers)?;
        if step.ask.is_some() && here.table.to_move() != Some(lesson.seat) {
            return Err(flawed(step, Flaw::NotToMove));
        }
        answers.push(step.solution());
        if stand(lesson, &answers)?.verdict == Some(Verdict::Wrong) {
            return Err(flawed(step, Flaw::Missed));
        }
    }
    Ok(())
}

/// Tries everything else that can be done at each step; whatever is right must lead to the end.
fn leave_the_way(lesson: &Lesson) -> Vec<Trouble> {
    let mut troubles = Vec::new();
    let mut answers = Vec::new();
    for step in &lesson.steps {
        if step.ask.is_some() {
            troubles.extend(try_everything(lesson, step, &answers).err());
        }
        answers.push(step.solution());
    }
    troubles
}

fn try_everything(lesson: &Lesson, step: &LessonStep, answers: &[Value]) -> Result<(), Trouble> {
    let choices = choices(&stand(lesson, answers)?);
    let mut wrong = 0;
    for choice in &choices {
        let tried = with(answers, choice.clone());
        let walked = stand(lesson, &tried).and_then(|progress| match progress.verdict {
            Some(Verdict::Wrong) => Ok(Verdict::Wrong),
            _ => walk_on(lesson, tried).map(|()| Verdict::Right),
        });
        match walked {
            Ok(Verdict::Wrong) => wrong += 1,
            Ok(Verdict::Right) => {}
            Err(trouble) => {
                return Err(flawed(step, Flaw::DeadEnd { answer: choice.clone(), trouble }));
            }
        }
    }
    if wrong == choices.len() {
        return Err(flawed(step, Flaw::NothingRight));
    }
    if wrong == 0 && choices.len() > 1 {
        return Err(flawed(step, Flaw::AllRight));
    }
    Ok(())
}

/// Answers every step from there on: as the file does, or else with the first thing that is right.
fn walk_on(lesson: &Lesson, mut answers: Vec<Value>) -> Result<(), Trouble> {
    while let Some(step) = lesson.steps.get(answers.len()) {
        let here = stand(lesson, &answers)?;
        let right = |answer: &Value| {
            let progress = lesson.stand(&with(&answers, answer.clone()));
            progress.is_ok_and(|progress| progress.verdict != Some(Verdict::Wrong))
        };
        let answer = std::iter::once(step.solution()).chain(choices(&here)).find(right);
        answers.push(answer.ok_or_else(|| flawed(step, Flaw::NothingRight))?);
    }
    Ok(())
}

/// Where the answers lead, or why the lesson cannot go there.
fn stand<'a>(lesson: &'a Lesson, answers: &[Value]) -> Result<Progress<'a>, Trouble> {
    lesson.follow(answers, None).map_err(|Stopped { place, refused }| match place {
        StoppedAt::Answer(step) => flawed(&lesson.steps[step], Flaw::Forbidden(refused)),
        StoppedAt::Before { step, number } => flawed(&lesson.steps[step], Flaw::Before { number, refused }),
    })
}

fn flawed(step: &LessonStep, flaw: Flaw) -> Trouble {
    Trouble::Step { step: step.name.clone(), flaw: Box::new(flaw) }
}

fn choices(progress: &Progress) -> Vec<Value> {
    let Ok(Value::Array(choices)) = json::read(progress.table.choices().get()) else { return Vec::new() };
    choices.into_iter().map(|mut choice| choice["action"].take()).collect()
}

fn with(answers: &[Value], answer: Value) -> Vec<Value> {
    answers.iter().cloned().chain([answer]).collect()
}

impl Trouble {
    /// What is wrong, and where in the file as far as that is known.
    pub fn sentence(&self, words: &Words) -> String {
        match self {
            Self::Mistake(mistake) => words.tell(mistake),
            Self::Name => words.say("lesson-misnamed", &[]),
            Self::Taken { game, name } => {
                words.say("lesson-taken", &[("name", name.as_str().into()), ("game", words.title(&game.spec).into())])
            }
            Self::Speechless => words.say("lesson-speechless", &[]),
            Self::Unsaid { game, message, language } => {
                let (message, game, language) = (message.as_str(), game.spec.name, language.code());
                let told = [("message", message.into()), ("game", game.into()), ("language", language.into())];
                words.say("lesson-unsaid", &told)
            }
            Self::Step { step, flaw } => {
                let told = [("step", step.as_str().into()), ("trouble", flaw.sentence(words).into())];
                words.say("lesson-step", &told)
            }
        }
    }

    /// The line and the column, if it is in one place.
    pub fn place(&self) -> Option<(usize, usize)> {
        match self {
            Self::Mistake(Mistake { line, column, .. }) => Some((*line, *column)),
            _ => None,
        }
    }
}

impl Flaw {
    fn sentence(&self, words: &Words) -> String {
        match self {
            Self::Before { number, refused } => words.say(
                "lesson-before-forbidden",
                &[("number", (number + 1).into()), ("reason", words.tell(refused).into())],
            ),
            Self::NotToMove => words.say("lesson-not-to-move", &[]),
            Self::Forbidden(refused) => {
                words.say("lesson-solution-forbidden", &[("reason", words.tell(refused).into())])
            }
            Self::Missed => words.say("lesson-solution-wrong", &[]),
            Self::NothingRight => words.say("lesson-nothing-right", &[]),
            Self::AllRight => words.say("lesson-all-right", &[]),
            Self::DeadEnd { answer, trouble } => {
                let told = [("answer", answer.to_string().into()), ("trouble", trouble.sentence(words).into())];
                words.say("lesson-dead-end", &told)
            }
        }
    }
}
