//! A lesson as somebody goes through it: the rules and the king judge what is done, and the mentor says what she thinks of it.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use catalog::Refused;
use lessons::{Lesson, Moment, Part, Progress, Verdict};
use ratskeller_core::{Seat, SmallId as _};
use serde_json::Value;
use words::{Language, Words};

use super::Place;
use super::local::{read, value};
use crate::sight::{News, Setting, Snapshot, Teaching};

#[derive(Debug)]
pub struct Course {
    lesson: Arc<Lesson>,
    /// What was right so far, step by step.
    answers: Vec<Value>,
    news: VecDeque<News>,
    /// What comes of an answer that is thought about.
    judged: Option<Receiver<Judged>>,
    /// How long what somebody else does is looked at.
    pause: Duration,
    not_before: Instant,
    words: Arc<Words>,
}

/// What came of an answer: the answers that are right now, and what there is to tell.
#[derive(Debug)]
struct Judged {
    answers: Vec<Value>,
    news: Vec<News>,
}

impl Course {
    pub fn new(lesson: Arc<Lesson>, pause: Duration, language: Language) -> Self {
        let words = Arc::new(Words::new(language));
        let progress = lesson.stand(&[]).expect("the house's lessons can be begun");
        let teller = Teller { lesson: &lesson, words: &words };
        let missed = progress.table.seen(progress.viewer(), 0).iter().map(value).collect();
        let setting = Box::new(teller.setting(&progress));
        let news = VecDeque::from([News::Seated(setting), teller.whole(&progress, missed), teller.step(&progress)]);
        Self { lesson, answers: Vec::new(), news, judged: None, pause, not_before: Instant::now(), words }
    }

    /// Whether there will be news without anybody doing something here.
    pub fn is_thinking(&self) -> bool {
        self.judged.is_some() || !self.news.is_empty()
    }

    /// What somebody else does is not told before the last thing was looked at.
    fn is_to_be_told(&self, news: &News) -> bool {
        !matches!(news, News::Happened { .. }) || Instant::now() >= self.not_before
    }
}

impl Place for Course {
    fn next(&mut self) -> Option<News> {
        match self.judged.as_ref().map(Receiver::try_recv) {
            Some(Ok(Judged { answers, news })) => {
                self.judged = None;
                self.answers = answers;
                self.news.extend(news);
            }
            Some(Err(TryRecvError::Disconnected)) => self.judged = None,
            Some(Err(TryRecvError::Empty)) | None => {}
        }
        self.news.front().filter(|news| self.is_to_be_told(news))?;
        let news = self.news.pop_front();
        if let Some(News::Happened { .. }) = news {
            self.not_before = Instant::now() + self.pause;
        }
        news
    }

    fn act(&mut self, answer: Value) {
        // What is not told yet cannot be answered.
        if self.is_thinking() {
            return;
        }
        let (lesson, words, answers) = (Arc::clone(&self.lesson), Arc::clone(&self.words), self.answers.clone());
        let tried = [&answers[..], &[answer]].concat();
        if lesson.asks_the_king(&tried) {
            self.news.push_back(News::Said(words.say("learn-thinking", &[])));
        }
        let (sender, judged) = channel();
        self.judged = Some(judged);
        thread::spawn(move || {
            let progress = lesson.stand(&tried);
            let is_taken = progress.as_ref().is_ok_and(|progress| progress.verdict != Some(Verdict::Wrong));
            let news = Teller { lesson: &lesson, words: &words }.tell(progress);
            // Whoever asked may have left the lesson.
            let _gone = sender.send(Judged { answers: if is_taken { tried } else { answers }, news });
        });
    }

    fn take_back(&mut self) {}

    /// Shows what is right.
    fn hint(&mut self) {
        let solution = self.lesson.steps.get(self.answers.len()).map(lessons::LessonStep::solution);
        self.news.extend(solution.map(News::Hint));
    }

    fn look(&mut self, _seat: usize) {}
}

/// Puts into words and news where a learner stands.
struct Teller<'a> {
    lesson: &'a Lesson,
    words: &'a Words,
}

impl Teller<'_> {
    fn setting(&self, progress: &Progress) -> Setting {
        let table = &progress.table;
        let name = |seat| if seat == self.lesson.seat.index() { "play-you" } else { "learn-mentor" };
        Setting {
            game: table.spec().name.to_owned(),
            title: self.lesson.title(self.words),
            deck: read(table.deck().json().get()),
            options: value(&table.options()),
            names: (0..table.seats()).map(|seat| self.words.say(name(seat), &[])).collect(),
            is_local: true,
            is_shared: false,
        }
    }

    fn tell(&self, progress: Result<Progress, Refused>) -> Vec<News> {
        let progress = match progress {
            Ok(progress) => progress,
            Err(refused) => return vec![News::Refused(self.words.tell(&refused))],
        };
        if progress.verdict == Some(Verdict::Wrong) {
            let sentence = self.lesson.say(&self.lesson.steps[progress.step], Part::No, self.words);
            return vec![News::Judged { is_right: false, sentence }];
        }
        let mut happened = progress.moments.iter().map(|moment| self.happened(moment));
        let mut news = Vec::new();
        if progress.verdict.is_some() {
            news.extend(happened.next());
            let sentence = self.lesson.say(&self.lesson.steps[progress.step - 1], Part::Why, self.words);
            news.push(News::Judged { is_right: true, sentence });
        }
        news.extend(happened);
        news.extend([self.whole(&progress, Vec::new()), self.step(&progress)]);
        news
    }

    fn happened(&self, Moment { events, view, .. }: &Moment) -> News {
        let sight = Snapshot { seat: Some(self.lesson.seat.index()), view: value(view), ..Snapshot::default() };
        News::Happened { sight: Box::new(sight), events: events.iter().map(value).collect() }
    }

    /// What the mentor says where the learner stands now.
    fn step(&self, progress: &Progress) -> News {
        let Some(step) = progress.waiting() else { return News::Learned };
        News::Taught(Teaching {
            sentence: self.lesson.say(step, Part::Say, self.words),
            asks: step.ask.is_some(),
            step: progress.step,
            steps: self.lesson.steps.len(),
        })
    }

    /// Everything the learner sees. The game never ends here: the lesson does.
    fn whole(&self, progress: &Progress, missed: Vec<Value>) -> News {
        let (table, viewer) = (&progress.table, progress.viewer());
        let asks = progress.waiting().is_some_and(|step| step.ask.is_some());
        let sight = Snapshot {
            seat: Some(self.lesson.seat.index()),
            view: value(&table.view(viewer)),
            to_move: table.to_move().filter(|_| asks).map(Seat::index),
            choices: asks.then(|| table.compact_choices()),
            ended: None,
            can_take_back: false,
        };
        News::Whole { sight: Box::new(sight), log: table.log(viewer, 0).iter().map(value).collect(), missed }
    }
}
