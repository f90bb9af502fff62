//! What a lesson says. One from outside brings its sentences along, in one language; those of the house's own are in
//! `games/<game>/messages/*/lessons.ftl`, in all of them.

use ratskeller_core::{Fault, Problem};
use words::Words;

use crate::lesson::{Lesson, LessonStep};

/// Which of a step's sentences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// What there is to see or to do.
    Say,
    /// Why what was done is right.
    Why,
    /// Something kind about what is not.
    No,
}

impl Part {
    const ALL: [Self; 3] = [Self::Say, Self::Why, Self::No];

    /// As files call it.
    fn name(self) -> &'static str {
        match self {
            Self::Say => "say",
            Self::Why => "why",
            Self::No => "no",
        }
    }

    /// What a step says: nothing can be right or wrong where nothing is asked.
    fn of(asks: bool) -> &'static [Self] {
        if asks { &Self::ALL } else { &[Self::Say] }
    }
}

/// What a step of a lesson from outside says, part by part.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Sentences([Option<String>; 3]);

impl Sentences {
    /// All that a step needs, and no more.
    pub fn needed(given: [Option<String>; 3], asks: bool) -> Result<Self, Fault> {
        let mut sentences = Self::default();
        for (part, given) in Part::ALL.into_iter().zip(given) {
            let read = match (given, Part::of(asks).contains(&part)) {
                (Some(text), true) => sentence(&text).map(Some),
                (None, true) => Err(Fault::new(Problem::Missing)),
                (Some(given), false) => Err(Fault::new(Problem::Misplaced { given })),
                (None, false) => Ok(None),
            };
            sentences.0[part as usize] = read.map_err(|fault| fault.at(part.name()))?;
        }
        Ok(sentences)
    }
}

/// Something to be read aloud: one line, whatever the file has between its words, and nothing that a terminal could obey.
pub(crate) fn sentence(text: &str) -> Result<String, Fault> {
    let is_between = |character: char| character.is_whitespace() || character.is_control();
    let words: Vec<&str> = text.split(is_between).filter(|word| !word.is_empty()).collect();
    if words.is_empty() { Err(Fault::new(Problem::Empty)) } else { Ok(words.join(" ")) }
}

impl Lesson {
    /// What the lesson is called.
    pub fn title(&self, words: &Words) -> String {
        self.title.clone().unwrap_or_else(|| words.say(&self.message(), &[]))
    }

    /// What is said at a step.
    pub fn say(&self, step: &LessonStep, part: Part, words: &Words) -> String {
        step.sentences.0[part as usize].clone().unwrap_or_else(|| words.say(&self.message_of(step, part), &[]))
    }

    /// The messages that the house needs to speak for the lesson; none if it does so by itself.
    pub fn messages(&self) -> Vec<String> {
        if self.title.is_some() {
            return Vec::new();
        }
        let of_steps = self
            .steps
            .iter()
            .flat_map(|step| Part::of(step.ask.is_some()).iter().map(|&part| self.message_of(step, part)));
        std::iter::once(self.message()).chain(of_steps).collect()
    }

    /// The message that says what the lesson is called.
    fn message(&self) -> String {
        format!("lesson-{}-{}", self.game.spec.name, self.name)
    }

    fn message_of(&self, step: &LessonStep, part: Part) -> String {
        let ending = match part {
            Part::Say => "",
            Part::Why => "-why",
            Part::No => "-no",
        };
        format!("{}-{}{ending}", self.message(), step.name)
    }
}
