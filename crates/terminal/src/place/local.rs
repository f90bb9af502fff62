//! A table in this program: people take turns at the terminal, bots think on a thread.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use catalog::json::Json;
use catalog::{Input, Level, Record, RecordError, Refused, Replay, Table, Thinking, clock};
use ratskeller_core::{ActionId, Rng, Seat, Seed, SmallId, TimedAction, Viewer};
use serde::de::DeserializeOwned;
use serde_json::Value;
use words::{Language, Words};

use super::{Place, Saved, Sitter};
use crate::sight::{Ended, News, Setting, Snapshot};

#[derive(Debug)]
pub struct Local {
    table: Box<dyn Table>,
    sitters: Vec<Sitter>,
    /// Through whose eyes the terminal shows the table.
    eyes: Option<Seat>,
    /// How many events each seat has been told.
    told: Vec<usize>,
    news: VecDeque<News>,
    /// Whose turn it was said to be, so that it is said once.
    passed_to: Option<Seat>,
    last_actor: Option<Seat>,
    thinking: Thinking,
    /// The others' whims.
    rng: Rng,
    thought: Option<Receiver<ActionId>>,
    hint: Option<Receiver<ActionId>>,
    /// How long a bot waits before it acts, so that people can follow.
    pause: Duration,
    not_before: Instant,
    words: Words,
    begun: Instant,
    /// How long the game was played before.
    played: Duration,
}

impl Local {
    /// Sits down at a table. `whims` decides what the bots do where they are of two minds.
    pub fn new(
        table: Box<dyn Table>,
        sitters: Vec<Sitter>,
        thinking: Thinking,
        pause: Duration,
        whims: Seed,
        language: Language,
    ) -> Self {
        let people = sitters.iter().filter(|sitter| **sitter == Sitter::Person).count();
        let first = sitters.iter().position(|sitter| *sitter == Sitter::Person).map(Seat::new);
        let mut local = Self {
            told: vec![0; sitters.len()],
            sitters,
            // Of several people nobody looks before the curtain is raised.
            eyes: if people == 1 { first } else { None },
            news: VecDeque::new(),
            passed_to: None,
            last_actor: None,
            thinking,
            rng: Rng::new(whims),
            thought: None,
            hint: None,
            pause,
            not_before: Instant::now() + pause,
            words: Words::new(language),
            begun: Instant::now(),
            played: Duration::ZERO,
            table,
        };
        local.news.push_back(News::Seated(Box::new(local.setting())));
        local.tell_all();
        local
    }

    /// Goes on with a game that was kept, unless something in it cannot have happened.
    pub fn resumed(
        saved: Saved,
        thinking: Thinking,
        pause: Duration,
        whims: Seed,
        language: Language,
    ) -> Result<Self, RecordError> {
        let Saved { record, sitters, played } = saved;
        let table = Replay::new(record)?.to_end()?;
        Ok(Self { played, ..Self::new(table, sitters, thinking, pause, whims, language) })
    }

    /// Whether a bot is to move, so that there will be news without anybody doing something here.
    pub fn is_thinking(&self) -> bool {
        let bot = |seat: Seat| matches!(self.sitters[seat.index()], Sitter::Bot(_));
        self.hint.is_some() || self.table.to_move().is_some_and(bot)
    }

    /// How much has happened.
    pub(super) fn events(&self) -> usize {
        self.table.events()
    }

    pub(super) fn words(&self) -> &Words {
        &self.words
    }

    fn setting(&self) -> Setting {
        Setting {
            game: self.table.spec().name.to_owned(),
            title: self.words.title(&self.table.spec()),
            deck: read(self.table.deck().json().get()),
            options: value(&self.table.options()),
            names: self.table.names().to_vec(),
            is_local: true,
            is_shared: self.sitters.iter().filter(|sitter| **sitter == Sitter::Person).count() > 1,
        }
    }

    fn sight(&self) -> Snapshot {
        let to_move = self.table.to_move();
        let own = to_move.is_some() && to_move == self.eyes;
        Snapshot {
            seat: self.eyes.map(Seat::index),
            view: value(&self.table.view(self.viewer())),
            to_move: to_move.map(Seat::index),
            choices: own.then(|| self.table.compact_choices()),
            ended: self.table.outcome().map(|outcome| Ended {
                winners: outcome.winning_seats().map(Seat::index).collect(),
                points: Some(outcome.points.values().iter().map(|&points| i64::from(points)).collect()),
                reason: read(catalog::json::write(&outcome.reason).get()),
            }),
            can_take_back: self.can_take_back(),
        }
    }

    fn can_take_back(&self) -> bool {
        let is_own = match self.last_actor {
            Some(seat) if self.hides() => self.eyes == Some(seat),
            Some(seat) => self.sitters[seat.index()] == Sitter::Person,
            None => false,
        };
        is_own && self.table.outcome().is_none() && !self.table.last_action_revealed()
    }

    fn hides(&self) -> bool {
        self.table.spec().hides_from_seats
    }

    fn viewer(&self) -> Viewer {
        self.eyes.into()
    }

    /// Tells everything, and what the eyes have missed.
    fn tell_all(&mut self) {
        let from = self.eyes.map_or(0, |seat| self.told[seat.index()]);
        let log = self.table.log(self.viewer(), 0).iter().map(value).collect();
        let missed = self.seen(from);
        self.news.push_back(News::Whole { sight: Box::new(self.sight()), log, missed });
    }

    /// What the eyes have seen from an event on; it counts as told, and to everybody where nothing is hidden.
    fn seen(&mut self, from: usize) -> Vec<Value> {
        let events = self.table.events();
        if !self.hides() {
            self.told.fill(events);
        } else if let Some(seat) = self.eyes {
            self.told[seat.index()] = events;
        }
        self.table.seen(self.viewer(), from.min(self.table.events())).iter().map(value).collect()
    }

    fn do_it(&mut self, seat: Option<Seat>, action: ActionId) {
        let before = self.table.events();
        match self.table.act_by_id(Input { seat, action, at: Some(now()) }) {
            Ok(()) => {
                self.last_actor = seat;
                self.thought = None;
                self.hint = None;
                self.passed_to = None;
                let events = self.seen(before);
                self.news.push_back(News::Happened { sight: Box::new(self.sight()), events });
                self.not_before = Instant::now() + self.pause;
            }
            Err(refused) => self.refuse(&refused),
        }
    }

    fn refuse(&mut self, refused: &Refused) {
        self.news.push_back(News::Refused(self.words.tell(refused)));
    }

    /// Lets a player think elsewhere.
    fn think(&mut self, seat: Seat, level: Level) -> Option<Receiver<ActionId>> {
        let mind = self.table.mind(seat).ok()?;
        let thinking = self.thinking;
        let mut rng = Rng::new(self.rng.seed());
        let (sender, answer) = channel();
        thread::spawn(move || {
            let thought = mind.think(level, &mut rng, &mut thinking.begin(clock::until));
            // Whoever asked may not be interested any more.
            let _gone = sender.send(thought.action);
        });
        Some(answer)
    }

    fn let_bot_act(&mut self, seat: Seat, level: Level) {
        if self.thought.is_none() {
            self.thought = self.think(seat, level);
        }
        if Instant::now() < self.not_before {
            return;
        }
        let answer = self.thought.as_ref().map(Receiver::try_recv);
        match answer {
            Some(Ok(action)) => self.do_it(Some(seat), action),
            Some(Err(TryRecvError::Disconnected)) => self.thought = None,
            Some(Err(TryRecvError::Empty)) | None => {}
        }
    }

    /// What the table itself does now, because of the time.
    fn timed_action(&self) -> Option<ActionId> {
        let TimedAction { action, after_minutes } = self.table.timed_action()?;
        (self.time_played() >= Duration::from_mins(after_minutes.into())).then_some(action)
    }

    fn time_played(&self) -> Duration {
        self.played + self.begun.elapsed()
    }
}

impl Place for Local {
    fn next(&mut self) -> Option<News> {
        if let Some(news) = self.news.pop_front() {
            return Some(news);
        }
        if let Some(Ok(hint)) = self.hint.as_ref().map(Receiver::try_recv) {
            self.hint = None;
            return self.table.action(hint).ok().map(News::Hint);
        }
        let seat = self.table.to_move()?;
        if let Some(action) = self.timed_action() {
            self.do_it(None, action);
            return self.news.pop_front();
        }
        match self.sitters[seat.index()] {
            Sitter::Bot(level) => self.let_bot_act(seat, level),
            Sitter::Person if self.eyes != Some(seat) && self.passed_to != Some(seat) => {
                self.passed_to = Some(seat);
                if self.hides() {
                    return Some(News::PassTo(seat.index()));
                }
                self.look(seat.index());
            }
            Sitter::Person => {}
        }
        self.news.pop_front()
    }

    fn act(&mut self, action: Value) {
        match self.table.id_of(Input { seat: self.eyes, action: &action, at: None }) {
            Ok(action) => self.do_it(self.eyes, action),
            Err(refused) => self.refuse(&refused),
        }
    }

    fn take_back(&mut self) {
        if self.can_take_back() && self.table.undo().is_some() {
            self.last_actor = None;
            self.thought = None;
            self.hint = None;
            self.passed_to = None;
            for told in &mut self.told {
                *told = (*told).min(self.table.events());
            }
            self.tell_all();
        } else {
            self.news.push_back(News::Refused(self.words.say("terminal-no-undo", &[])));
        }
    }

    fn hint(&mut self) {
        if let Some(seat) = self.eyes.filter(|seat| self.table.to_move() == Some(*seat)) {
            self.hint = self.think(seat, Level::King);
        }
    }

    fn look(&mut self, seat: usize) {
        self.eyes = Some(Seat::new(seat));
        self.tell_all();
    }

    fn saved(&self) -> Option<Saved> {
        self.table.to_move()?;
        Some(Saved { record: self.table.record(), sitters: self.sitters.clone(), played: self.time_played() })
    }

    fn record(&self) -> Option<Record> {
        self.table.outcome().map(|_| self.table.record())
    }
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

pub(super) fn value(json: &Json) -> Value {
    read(json.get())
}

pub(super) fn read<T: DeserializeOwned>(json: &str) -> T {
    serde_json::from_str(json).expect("the house wrote this JSON")
}
