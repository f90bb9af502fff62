//! At a table of a house elsewhere.

use std::time::{SystemTime, UNIX_EPOCH};

use client::{ChoicesForm, Error, Eyes, Guest, Join, Message, Phase, SeatKind, Socket, TableInfo, Update, Welcome};
use serde_json::Value;

use super::line::{FIRST_WAIT, HouseConnection, Stop, Whereabouts};
use super::telling::{ended, list, own_seat, value};
use super::{Asked, TableLink, What};
use crate::event::Ask;
use crate::sight::{News, Setting, Snapshot};

/// What is known of the table, and what is not settled there.
pub(super) struct AtTable {
    link: TableLink,
    seat: Option<usize>,
    pub seq: Option<u64>,
    pending: Option<Pending>,
    /// What is printed on the components, once one sits there or knows that one only looks on.
    deck: Option<Value>,
    /// Whether one's own table begins as soon as nobody is missing.
    starts_when_full: bool,
    is_shown: bool,
    /// Whether the record was looked at.
    is_checked: bool,
}

/// Something that was asked for and not answered yet.
#[derive(Debug)]
struct Pending {
    id: String,
    asked: Asked,
}

/// What comes of one message or wish: one stays, or goes elsewhere.
type Next = Result<Option<Whereabouts>, Stop>;

impl AtTable {
    pub fn new(link: TableLink) -> Self {
        Self {
            link,
            seat: None,
            seq: None,
            pending: None,
            deck: None,
            starts_when_full: false,
            is_shown: false,
            is_checked: false,
        }
    }

    pub fn starting_itself(self) -> Self {
        Self { starts_when_full: true, ..self }
    }

    fn answered(&mut self, id: Option<&str>) {
        if self.pending.as_ref().is_some_and(|pending| Some(pending.id.as_str()) == id) {
            self.pending = None;
        }
    }

    async fn send_pending(&self, socket: &mut Socket) -> Result<(), Error> {
        match &self.pending {
            Some(Pending { id, asked: Asked { seq, what: What::Act(action) } }) => socket.act(id, *seq, action).await,
            Some(Pending { id, asked: Asked { seq, what: What::TakeBack } }) => socket.take_back(id, *seq).await,
            _ => Ok(()),
        }
    }
}

impl HouseConnection {
    /// Is at a table until one goes elsewhere.
    pub async fn be_at(&mut self, guest: &Guest, at: &mut AtTable) -> Result<Whereabouts, Stop> {
        if at.deck.is_none() {
            self.sit_down(guest, at).await?;
        }
        self.talk(guest, at).await
    }

    /// Sits down if a seat is free; otherwise one looks on.
    async fn sit_down(&mut self, guest: &Guest, at: &mut AtTable) -> Result<(), Error> {
        let mut info = guest.table(&at.link.path()).await?;
        if own_seat(&info).is_none() && info.phase == Phase::Waiting {
            let kept = info.seats.iter().position(|seat| seat.kind == SeatKind::Kept && seat.yours);
            let join = Join { seat: kept, invite: at.link.invite.clone(), ..Join::default() };
            match guest.join(&info.id, &join).await {
                Ok(joined) => info = joined,
                // Every seat is taken; one can still look on.
                Err(Error::Refused(problem)) if problem.status == 409 => {}
                Err(error) => return Err(error),
            }
        }
        if at.starts_when_full && info.phase == Phase::Waiting && info.hosting && is_full(&info) {
            info = guest.start(&info.id).await?;
        }
        at.deck = Some(guest.deck(&info.game).await?);
        at.seat = own_seat(&info);
        Ok(())
    }

    /// Talks to the house until one goes elsewhere.
    async fn talk(&mut self, guest: &Guest, at: &mut AtTable) -> Result<Whereabouts, Stop> {
        let eyes = Eyes { seat: at.seat, last: at.seq, invite: at.link.invite.clone(), choices: ChoicesForm::Compact };
        let mut socket = guest.look(&at.link.id, &eyes).await?;
        let mut is_greeted = false;
        loop {
            let next = tokio::select! {
                message = socket.next() => self.attend(guest, at, message?).await?,
                asked = self.asked.recv() => self.pass_on(asked.ok_or(Stop::Unwanted)?, guest, at, &mut socket).await?,
            };
            if let Some(elsewhere) = next {
                return Ok(elsewhere);
            }
            if !is_greeted && at.seq.is_some() {
                is_greeted = true;
                self.wait = FIRST_WAIT;
                // The same id again is harmless, whether it was heard before or not.
                at.send_pending(&mut socket).await?;
            }
        }
    }

    async fn pass_on(&mut self, asked: Asked, guest: &Guest, at: &mut AtTable, socket: &mut Socket) -> Next {
        if let What::Ask(ask) = asked.what {
            return match self.ask(ask, guest, at).await {
                Err(Stop::Trouble(Error::Refused(problem))) => {
                    self.tell_at(at.seq, News::Refused(problem.sentence())).map(|()| None)
                }
                next => next,
            };
        }
        // One thing at a time: whoever presses a key twice wants it once.
        if at.pending.is_none() {
            self.count += 1;
            let millis = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis());
            at.pending = Some(Pending { id: format!("terminal-{millis:x}-{}", self.count), asked });
            at.send_pending(socket).await?;
        }
        Ok(None)
    }

    /// What comes of it is told over the socket.
    async fn ask(&mut self, ask: Ask, guest: &Guest, at: &AtTable) -> Next {
        let table = &at.link.id;
        match (ask, at.seat) {
            (Ask::Start, _) => drop(guest.start(table).await?),
            (Ask::SeatBot(level), _) => drop(guest.seat_bot(table, &level.to_string()).await?),
            (Ask::Resign, Some(seat)) => drop(guest.resign(table, seat).await?),
            (Ask::Rematch, Some(_)) => return Ok(Some(Whereabouts::own_table(guest.rematch(table).await?.id))),
            (Ask::Hall, _) => return Ok(Some(Whereabouts::hall())),
            (Ask::Resign | Ask::Rematch, None) | (Ask::Visit(_) | Ask::Open(_), _) => {}
        }
        Ok(None)
    }

    /// Hears what the house says, says for the shuffles what it waits for, and looks at the record when the game is over.
    async fn attend(&mut self, guest: &Guest, at: &mut AtTable, message: Message) -> Next {
        let ended = match &message {
            Message::Table(welcome) => welcome.table.ended.is_some(),
            Message::Update(update) => update.ended.is_some(),
            _ => false,
        };
        if let Message::Table(welcome) = &message {
            match guest.contribute(&welcome.table).await {
                Err(error) if error.passing().is_some() => return Err(error.into()),
                // Something has happened in the meantime, and the house tells what.
                Ok(_) | Err(Error::Refused(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        self.hear(message, guest, at)?;
        if ended && !at.is_checked {
            let record = match guest.record(&at.link.id).await {
                Ok(record) => record,
                Err(error) if error.passing().is_some() => return Err(error.into()),
                // It is not for everybody who looks on.
                Err(Error::Refused(_)) => return Ok(None),
                Err(error) => return Err(error.into()),
            };
            at.is_checked = true;
            if let Some(checked) = self.check(guest, &at.link.id, &record) {
                self.tell_at(at.seq, checked)?;
            }
        }
        Ok(None)
    }

    fn hear(&mut self, message: Message, guest: &Guest, at: &mut AtTable) -> Result<(), Stop> {
        match message {
            Message::Table(welcome) => self.welcome(*welcome, guest, at),
            Message::Update(update) => self.update(*update, at),
            Message::Ack(ack) => {
                at.answered(Some(&ack.id));
                Ok(())
            }
            Message::Refused(refused) => {
                at.answered(refused.id.as_deref());
                self.tell_at(at.seq, News::Refused(refused.problem.sentence()))
            }
            Message::Present(_) | Message::Reaction(_) | Message::Notice(_) | Message::Goodbye(_) => Ok(()),
        }
    }

    fn welcome(&mut self, welcome: Welcome, guest: &Guest, at: &mut AtTable) -> Result<(), Stop> {
        at.seq = Some(welcome.seq);
        self.has_arrived = true;
        self.tell_at(at.seq, News::LineBack)?;
        let table = &welcome.table;
        let Some(view) = &welcome.view else {
            return self.tell_at(at.seq, News::Waiting(Box::new(self.gathering(table, guest))));
        };
        if !at.is_shown {
            at.is_shown = true;
            let setting = Setting {
                game: table.game.clone(),
                title: self.title_of(table),
                deck: at.deck.clone().unwrap_or_default(),
                options: table.options.clone(),
                names: table.seats.iter().map(|seat| self.seat_name(seat)).collect(),
                is_local: false,
                is_shared: false,
            };
            self.tell_at(at.seq, News::Seated(Box::new(setting)))?;
        }
        let sight = Snapshot {
            seat: welcome.seat,
            view: value(view),
            to_move: welcome.to_move,
            choices: welcome.choices,
            ended: table.ended.clone().map(ended),
            can_take_back: false,
        };
        let missed = welcome.missed.unwrap_or_default().iter().flat_map(|missed| list(&missed.events)).collect();
        let log = welcome.log.as_deref().map(list).unwrap_or_default();
        self.tell_at(at.seq, News::Whole { sight: Box::new(sight), log, missed })?;
        match at.seat.and(table.rematch.as_ref()) {
            Some(_) => self.tell_at(at.seq, News::Said(self.words.say("terminal-rematch-wanted", &[]))),
            None => Ok(()),
        }
    }

    fn update(&mut self, update: Update, at: &mut AtTable) -> Result<(), Stop> {
        at.seq = Some(update.seq);
        at.answered(update.ack.as_deref());
        let sight = Snapshot {
            seat: at.seat,
            view: value(&update.view),
            to_move: update.to_move,
            choices: update.choices,
            ended: update.ended.map(ended),
            // The house says whether it really can.
            can_take_back: at.seat.is_some() && update.by == at.seat,
        };
        self.tell_at(at.seq, News::Happened { sight: Box::new(sight), events: list(&update.events) })
    }
}

fn is_full(table: &TableInfo) -> bool {
    !table.seats.iter().any(|seat| matches!(seat.kind, SeatKind::Open | SeatKind::Kept))
}
