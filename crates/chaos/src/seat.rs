//! Somebody's place at a table: what they know, what they have sent and got no answer to, and what they do next.

use std::time::Duration;

use crate::Result;
use crate::choice;
use crate::history::{Act, Happening, Over, Pen, Visitor, Wish};
use crate::news::{Kind, News};
use crate::person::{Person, Said};

/// How long people think, in milliseconds; in a hurry; and when they forget that it is their turn, where a clock runs: their
/// time may be up just then.
const THINKING: (u32, u32) = (30, 300);
const HURRYING: (u32, u32) = (0, 3);
const DREAMING: (u32, u32) = (2_500, 7_000);
/// In so many of a hundred cases somebody forgets.
const DREAMS: u32 = 10;
/// In so many of a hundred cases somebody tries something after a move of theirs that they need not do.
const TRIES: u32 = 12;

/// What somebody is at a table.
#[derive(Clone, Copy, Debug)]
pub struct Role {
    pub over: Over,
    /// Whether their time can be up.
    pub has_clock: bool,
    pub hurries: bool,
}

#[derive(Debug)]
pub struct Seat {
    pub person: Person,
    pub visitor: Visitor,
    pub pen: Pen,
    pub role: Role,
    pub is_over: bool,
    /// The last number they know.
    pub seq: Option<u64>,
    /// What they can do now, as they were told.
    choices: Option<String>,
    pub pending: Option<Sending>,
    /// The last of theirs that was acknowledged, if they have not thought about it yet.
    done: Option<Sending>,
    ids: u64,
}

/// Something that is sent until it is answered.
#[derive(Clone, PartialEq, Debug)]
pub struct Sending {
    pub id: String,
    /// The number that it answers.
    pub seq: u64,
    pub act: Act,
}

impl Seat {
    pub fn new(person: Person, visitor: Visitor, role: Role) -> Result<Self> {
        let pen = Pen::new(&person.stage.histories, person.stage.beginning, &visitor)?;
        let (choices, pending, done) = (None, None, None);
        Ok(Self { person, visitor, pen, role, is_over: false, seq: None, choices, pending, done, ids: 0 })
    }

    /// Plays until the game is over or it is time to go, and nothing is unanswered.
    pub async fn play(&mut self) -> Result<()> {
        match self.role.over {
            Over::Socket => self.play_over_sockets().await,
            Over::Http => self.play_by_letters().await,
        }
    }

    pub fn may_go(&self) -> bool {
        (self.is_over || self.person.stage.is_closing()) && self.pending.is_none()
    }

    /// Takes in what the house says of the table, and whether it answers what is pending.
    pub fn read(&mut self, news: &News) -> bool {
        if news.shows() {
            self.seq = Some(news.seq);
            self.is_over = news.is_over();
            self.choices = news.choices().map(str::to_owned);
        }
        let answers = self.pending.as_ref().is_some_and(|pending| news.answers() == Some(&pending.id));
        if answers {
            match (news.kind, &news.problem) {
                // The same can be asked again.
                (Kind::Refused, Some(problem)) if problem.is_passing() => {}
                (Kind::Refused, _) => self.refused(),
                _ => self.acknowledged(),
            }
        }
        answers
    }

    pub fn acknowledged(&mut self) {
        self.person.stage.note_acknowledged();
        self.done = self.pending.take();
    }

    pub fn refused(&mut self) {
        self.pending = None;
    }

    /// What to send next, and after how long, if there is anything to do.
    pub fn next(&mut self) -> Option<(Duration, Sending)> {
        if let Some(pending) = &self.pending {
            return Some((Duration::from_millis(200), pending.clone()));
        }
        let seq = self.seq.filter(|_| !self.is_over)?;
        if let Some(done) = self.done.take()
            && self.person.chance(TRIES)
        {
            let tried = match self.person.rng.below(3) {
                0 => done,
                1 if self.role.over == Over::Socket => Sending { id: self.new_id(), seq, act: Act::TakeBack },
                _ => Sending { id: self.new_id(), seq: seq - 1, act: done.act },
            };
            return Some((self.thinking(), tried));
        }
        let (choices, seat) = (self.choices.take()?, self.visitor.seat?);
        let action = choice::any(&choices, seat, &mut self.person.rng);
        self.choices = Some(choices);
        let dreams = self.role.has_clock && self.person.chance(DREAMS);
        let after = if dreams { self.person.between(DREAMING.0, DREAMING.1) } else { self.thinking() };
        Some((after, Sending { id: self.new_id(), seq, act: Act::Do(action?) }))
    }

    fn thinking(&mut self) -> Duration {
        let (from, to) = if self.role.hurries { HURRYING } else { THINKING };
        self.person.between(from, to)
    }

    fn new_id(&mut self) -> String {
        self.ids += 1;
        format!("{}-{}", &self.visitor.guest[..6], self.ids)
    }

    /// Asks for something besides moves until a node answers: what it says, if it grants it.
    pub async fn wish<T>(
        &mut self,
        wish: Wish,
        question: impl AsyncFn(&client::Guest) -> client::Result<T>,
        number: impl Fn(&T) -> u64,
        granted: impl Fn(&T) -> Wish,
    ) -> Result<Option<T>> {
        let pen = &mut self.pen;
        let said = self.person.ask(question, |node, said| {
            let wish = wish.clone();
            Ok(pen.write(match said {
                None => Happening::Wished { node, wish },
                Some(Said::Yes(answer)) => Happening::Granted { wish: granted(answer), seq: number(answer) },
                Some(Said::No(problem)) => Happening::Denied { wish, code: problem.code.clone() },
                Some(Said::Nothing) => Happening::Unanswered { wish },
            })?)
        });
        match said.await? {
            Said::Yes(answer) => Ok(Some(answer)),
            Said::No(_) | Said::Nothing => Ok(None),
        }
    }
}
