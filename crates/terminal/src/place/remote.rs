//! A table of a house elsewhere. A thread of its own talks to the house, and comes back by itself when the line is down.

use std::fmt;
use std::str::FromStr;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use client::{
    Error, Eyes, Guest, House, Join, Message, Phase, Problem, SeatInfo, SeatKind, Socket, TableInfo, Update, Welcome,
    Witnessed,
};
use serde_json::Value;
use serde_json::value::RawValue;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use words::{Language, Words};

use super::Place;
use crate::sight::{Choice, Ended, News, Setting, Sight};

const FIRST_WAIT: Duration = Duration::from_millis(250);
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// Where a table is: `http://localhost:8080/table/5eed?invite=…`, as a browser shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// `http://localhost:8080`
    pub house: String,
    pub table: String,
    pub invite: Option<String>,
}

/// Not the address of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAnAddress;

impl fmt::Display for NotAnAddress {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a table's address looks like http://localhost:7287/table/5eed")
    }
}

impl std::error::Error for NotAnAddress {}

impl FromStr for Address {
    type Err = NotAnAddress;
    fn from_str(given: &str) -> Result<Self, NotAnAddress> {
        let rest = given.strip_prefix("http://").ok_or(NotAnAddress)?;
        let (host, path) = rest.split_once("/table/").ok_or(NotAnAddress)?;
        let (table, query) = path.split_once('?').unwrap_or((path, ""));
        let table = table.trim_end_matches('/');
        let is_id = !table.is_empty() && table.bytes().all(|byte| byte.is_ascii_hexdigit());
        if host.is_empty() || host.contains('/') || !is_id {
            return Err(NotAnAddress);
        }
        let invite = query.split(['&', '#']).find_map(|pair| pair.strip_prefix("invite="));
        Ok(Self { house: format!("http://{host}"), table: table.to_owned(), invite: invite.map(str::to_owned) })
    }
}

/// Keeps the token that the house knows its guest by, to come back with another time.
pub type Keep = Box<dyn FnMut(&str) + Send>;

/// Who comes to which table.
pub struct Visit {
    pub address: Address,
    pub name: String,
    /// The token of an earlier visit.
    pub token: Option<String>,
    pub keep: Keep,
    pub language: Language,
}

impl fmt::Debug for Visit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Visit").field("address", &self.address).field("name", &self.name).finish_non_exhaustive()
    }
}

#[derive(Debug)]
pub struct Remote {
    news: Receiver<Told>,
    orders: UnboundedSender<Asked>,
    /// The number of the last thing that was shown.
    seq: u64,
}

/// News, and the number of the last thing that had happened then.
#[derive(Debug)]
struct Told {
    seq: u64,
    news: News,
}

/// Something asked for by somebody who has seen everything up to a number.
#[derive(Debug)]
struct Asked {
    seq: u64,
    what: What,
}

#[derive(Debug)]
enum What {
    Act(Value),
    TakeBack,
}

impl Remote {
    /// Goes there, and sits down if a seat is free; otherwise one looks on.
    pub fn join(visit: Visit) -> Self {
        let (teller, news) = channel();
        let (orders, asked) = unbounded_channel();
        thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            match runtime {
                Ok(runtime) => runtime.block_on(Line::new(visit, teller, asked).hold()),
                Err(error) => {
                    let _nobody_listens = teller.send(Told { seq: 0, news: News::Broken(error.to_string()) });
                }
            }
        });
        Self { news, orders, seq: 0 }
    }

    fn ask(&self, what: What) {
        // If the thread has ended, it has said why.
        let _ended = self.orders.send(Asked { seq: self.seq, what });
    }
}

impl Place for Remote {
    fn next(&mut self) -> Option<News> {
        let Told { seq, news } = self.news.try_recv().ok()?;
        self.seq = seq;
        Some(news)
    }

    fn act(&mut self, action: Value) {
        self.ask(What::Act(action));
    }

    fn take_back(&mut self) {
        self.ask(What::TakeBack);
    }

    fn hint(&mut self) {}

    fn look(&mut self, _seat: usize) {}
}

/// Something that was asked for and not answered yet.
#[derive(Debug)]
struct Pending {
    id: String,
    asked: Asked,
}

/// The line to the house.
struct Line {
    visit: Visit,
    words: Words,
    teller: Sender<Told>,
    asked: UnboundedReceiver<Asked>,
    seat: Option<usize>,
    seq: Option<u64>,
    pending: Option<Pending>,
    /// How many things were asked for.
    count: u64,
    is_seated: bool,
    /// Whether the record was looked at.
    is_checked: bool,
    deck: Value,
}

/// Why a conversation ended.
enum Stop {
    Trouble(Error),
    /// The terminal has gone away.
    Unwanted,
}

impl From<Error> for Stop {
    fn from(error: Error) -> Self {
        Self::Trouble(error)
    }
}

impl Line {
    fn new(visit: Visit, teller: Sender<Told>, asked: UnboundedReceiver<Asked>) -> Self {
        let words = Words::new(visit.language);
        let (seat, seq, pending, count) = (None, None, None, 0);
        let (is_seated, is_checked, deck) = (false, false, Value::Null);
        Self { visit, words, teller, asked, seat, seq, pending, count, is_seated, is_checked, deck }
    }

    fn tell(&self, news: News) -> Result<(), Stop> {
        let seq = self.seq.unwrap_or_default();
        self.teller.send(Told { seq, news }).map_err(|_| Stop::Unwanted)
    }

    async fn hold(mut self) {
        let guest = match self.arrive().await {
            Ok(guest) => guest,
            Err(error) => {
                let _unwanted = self.tell(News::Broken(self.sentence(&error)));
                return;
            }
        };
        let mut wait = FIRST_WAIT;
        loop {
            match self.talk(&guest, &mut wait).await {
                Stop::Unwanted => return,
                Stop::Trouble(Error::Refused(problem)) if problem.status < 500 && problem.status != 429 => {
                    let _unwanted = self.tell(News::Broken(problem.detail));
                    return;
                }
                Stop::Trouble(_) => {
                    if self.tell(News::LineLost).is_err() {
                        return;
                    }
                    tokio::time::sleep(wait).await;
                    wait = (wait * 2).min(LONGEST_WAIT);
                }
            }
        }
    }

    fn sentence(&self, error: &Error) -> String {
        match error {
            Error::Refused(Problem { detail, .. }) if !detail.is_empty() => detail.clone(),
            error => {
                let arguments =
                    [("house", self.visit.address.house.as_str().into()), ("detail", error.to_string().into())];
                self.words.say("terminal-unreachable", &arguments)
            }
        }
    }

    /// Becomes a guest, or the one of an earlier visit, and sits down.
    async fn arrive(&mut self) -> Result<Guest, Error> {
        let house = House::new(&self.visit.address.house)?.speaking(self.visit.language.code());
        let known = match &self.visit.token {
            Some(token) => match house.returning(token).await {
                Ok(guest) => Some(guest),
                Err(Error::Refused(_)) => None,
                Err(error) => return Err(error),
            },
            None => None,
        };
        let guest = match known {
            Some(guest) => guest,
            None => house.guest(&self.visit.name).await?,
        };
        (self.visit.keep)(guest.token());
        let Address { table, invite, .. } = &self.visit.address;
        let path = invite.as_ref().map_or_else(|| table.clone(), |invite| format!("{table}?invite={invite}"));
        let mut info = guest.table(&path).await?;
        if own_seat(&info).is_none() && info.phase == Phase::Waiting {
            let join = Join { invite: invite.clone(), ..Join::default() };
            match guest.join(table, &join).await {
                Ok(joined) => info = joined,
                // Every seat is taken; one can still look on.
                Err(Error::Refused(problem)) if problem.status == 409 => {}
                Err(error) => return Err(error),
            }
        }
        self.seat = own_seat(&info);
        let reply = guest.get(&format!("/api/games/{}/deck", info.game)).await?;
        self.deck = serde_json::from_slice(reply.body()).unwrap_or_default();
        Ok(guest)
    }

    /// Talks to the house until something is wrong.
    async fn talk(&mut self, guest: &Guest, wait: &mut Duration) -> Stop {
        let eyes =
            Eyes { seat: self.seat, last: self.seq, invite: self.visit.address.invite.clone(), ..Eyes::default() };
        let mut socket = match guest.look(&self.visit.address.table, &eyes).await {
            Ok(socket) => socket,
            Err(error) => return error.into(),
        };
        let mut is_greeted = false;
        loop {
            let heard = tokio::select! {
                message = socket.next() => match message {
                    Ok(message) => self.attend(guest, message).await,
                    Err(error) => Err(error.into()),
                },
                asked = self.asked.recv() => match asked {
                    Some(asked) => self.pass_on(asked, &mut socket).await,
                    None => Err(Stop::Unwanted),
                },
            };
            if let Err(stop) = heard {
                return stop;
            }
            if !is_greeted && self.seq.is_some() {
                is_greeted = true;
                *wait = FIRST_WAIT;
                // The same id again is harmless, whether it was heard before or not.
                if let Err(stop) = self.send_pending(&mut socket).await {
                    return stop;
                }
            }
        }
    }

    /// One thing at a time: whoever presses a key twice wants it once.
    async fn pass_on(&mut self, asked: Asked, socket: &mut Socket) -> Result<(), Stop> {
        if self.pending.is_some() {
            return Ok(());
        }
        self.count += 1;
        let millis = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis());
        let id = format!("terminal-{millis:x}-{}", self.count);
        self.pending = Some(Pending { id, asked });
        self.send_pending(socket).await
    }

    async fn send_pending(&mut self, socket: &mut Socket) -> Result<(), Stop> {
        let Some(Pending { id, asked: Asked { seq, what } }) = &self.pending else { return Ok(()) };
        match what {
            What::Act(action) => socket.act(id, *seq, action).await?,
            What::TakeBack => socket.take_back(id, *seq).await?,
        }
        Ok(())
    }

    fn answered(&mut self, id: Option<&str>) {
        if self.pending.as_ref().is_some_and(|pending| Some(pending.id.as_str()) == id) {
            self.pending = None;
        }
    }

    /// Hears what the house says, says for the shuffles what it waits for, and looks at the record when the game is over.
    async fn attend(&mut self, guest: &Guest, message: Message) -> Result<(), Stop> {
        let ended = match &message {
            Message::Table(welcome) => welcome.table.ended.is_some(),
            Message::Update(update) => update.ended.is_some(),
            _ => false,
        };
        if let Message::Table(welcome) = &message {
            match guest.contribute(&welcome.table).await {
                // Something has happened in the meantime, and the house tells what.
                Ok(_) | Err(Error::Refused(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        self.hear(message, guest)?;
        if ended && !self.is_checked {
            let record = match guest.record(&self.visit.address.table).await {
                Ok(record) => record,
                // It is not for everybody who looks on.
                Err(Error::Refused(_)) => return Ok(()),
                Err(error) => return Err(error.into()),
            };
            self.is_checked = true;
            if let Some(checked) = self.check(guest, &record) {
                self.tell(checked)?;
            }
        }
        Ok(())
    }

    /// What the record shows somebody who put something into the shuffles.
    fn check(&self, guest: &Guest, record: &Value) -> Option<News> {
        let holds = catalog::verify(&record.to_string()).table.is_some();
        let (message, count) = match guest.witnessed(&self.visit.address.table, record) {
            Witnessed::Nothing => return None,
            Witnessed::NeverAsked => ("terminal-fair-never-asked", 0),
            Witnessed::Otherwise => ("terminal-fair-otherwise", 0),
            Witnessed::AsFixed { .. } if !holds => ("terminal-fair-broken", 0),
            Witnessed::AsFixed { beginnings: 1 } => ("terminal-fair-holds", 1),
            Witnessed::AsFixed { beginnings } => ("terminal-fair-again", beginnings),
        };
        let sentence = self.words.say(message, &[("count", count.into())]);
        Some(News::Checked { sentence, is_fair: message == "terminal-fair-holds" })
    }

    fn hear(&mut self, message: Message, guest: &Guest) -> Result<(), Stop> {
        match message {
            Message::Table(welcome) => self.welcome(*welcome, guest),
            Message::Update(update) => self.update(*update),
            Message::Ack(ack) => {
                self.answered(Some(&ack.id));
                Ok(())
            }
            Message::Refused(refused) => {
                self.answered(refused.id.as_deref());
                self.tell(News::Refused(refused.problem.detail))
            }
            Message::Present(_) | Message::Reaction(_) | Message::Notice(_) | Message::Goodbye(_) => Ok(()),
        }
    }

    fn welcome(&mut self, welcome: Welcome, guest: &Guest) -> Result<(), Stop> {
        self.seq = Some(welcome.seq);
        self.tell(News::LineBack)?;
        let table = &welcome.table;
        let Some(view) = &welcome.view else {
            let seats = table.seats.iter().map(|seat| self.seat_name(seat)).collect();
            return self.tell(News::Waiting { title: table.title.clone(), seats, hint: self.hint(table, guest) });
        };
        if !self.is_seated {
            self.is_seated = true;
            self.tell(News::Seated(Box::new(Setting {
                game: table.game.clone(),
                title: table.title.clone(),
                deck: self.deck.clone(),
                options: table.options.clone(),
                names: table.seats.iter().map(|seat| self.seat_name(seat)).collect(),
                is_local: false,
            })))?;
        }
        let sight = Sight {
            seat: welcome.seat,
            view: value(view),
            to_move: welcome.to_move,
            choices: choices(welcome.choices),
            ended: table.ended.clone().map(ended),
            can_take_back: false,
        };
        let missed = welcome.missed.unwrap_or_default().iter().flat_map(|missed| list(&missed.events)).collect();
        let log = welcome.log.as_deref().map(list).unwrap_or_default();
        self.tell(News::Whole { sight: Box::new(sight), log, missed })
    }

    fn update(&mut self, update: Update) -> Result<(), Stop> {
        self.seq = Some(update.seq);
        self.answered(update.ack.as_deref());
        let sight = Sight {
            seat: self.seat,
            view: value(&update.view),
            to_move: update.to_move,
            choices: choices(update.choices),
            ended: update.ended.map(ended),
            // The house says whether it really can.
            can_take_back: self.seat.is_some() && update.by == self.seat,
        };
        self.tell(News::Happened { sight: Box::new(sight), events: list(&update.events) })
    }

    /// What a table waits for where the game has not begun.
    fn hint(&self, table: &TableInfo, guest: &Guest) -> String {
        let hint = if table.phase == Phase::Revealing {
            let awaited = table.awaited.iter().filter_map(|seat| table.seats.get(*seat));
            let names: Vec<String> = awaited.map(|seat| self.seat_name(seat)).collect();
            self.words.say("web-revealing", &[("count", names.len().into()), ("names", names.join(", ").into())])
        } else {
            self.words.say(if table.hosting { "terminal-waiting-own" } else { "web-host-starts" }, &[])
        };
        // While it reveals, the beginning that stands is among those that were counted here.
        let counted = guest.beginnings(&table.id).saturating_sub(usize::from(table.phase == Phase::Revealing));
        match table.begun_again.max(counted) {
            0 => hint,
            count => format!("{hint}\n\n{}", self.words.say("web-begun-again", &[("count", count.into())])),
        }
    }

    fn seat_name(&self, seat: &SeatInfo) -> String {
        match (seat.kind, &seat.name, &seat.level) {
            (SeatKind::Open, ..) => self.words.say("web-free-seat", &[]),
            (SeatKind::Program, Some(name), _) => self.words.say("rating-program", &[("name", name.as_str().into())]),
            (_, Some(name), _) => name.clone(),
            (_, None, Some(level)) => self.words.say(&format!("web-level-{level}"), &[]),
            (_, None, None) => "…".to_owned(),
        }
    }
}

fn own_seat(table: &TableInfo) -> Option<usize> {
    table.seats.iter().position(|seat| seat.yours)
}

fn ended(ended: client::Ended) -> Ended {
    let client::Ended { winners, points, reason } = ended;
    Ended { winners, points, reason }
}

fn choices(choices: Option<Vec<client::Choice>>) -> Vec<Choice> {
    let choice = |choice: client::Choice| Choice {
        action: value(&choice.action),
        effect: choice.effect.as_deref().map(value).unwrap_or_default(),
    };
    choices.unwrap_or_default().into_iter().map(choice).collect()
}

fn value(raw: &RawValue) -> Value {
    serde_json::from_str(raw.get()).unwrap_or_default()
}

fn list(raw: &RawValue) -> Vec<Value> {
    serde_json::from_str(raw.get()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_browsers_show_them() {
        let read: Address = "http://localhost:7287/table/00f1?invite=abcd".parse().unwrap();
        assert_eq!(read.house, "http://localhost:7287");
        assert_eq!((read.table.as_str(), read.invite.as_deref()), ("00f1", Some("abcd")));
        let plain: Address = "http://rats.example/table/00f1/".parse().unwrap();
        assert_eq!((plain.table.as_str(), plain.invite), ("00f1", None));
        for wrong in
            ["", "localhost", "http://localhost/", "http://localhost/table/", "http:///table/00", "ftp://a/table/0"]
        {
            assert_eq!(wrong.parse::<Address>(), Err(NotAnAddress), "{wrong}");
        }
    }
}
