//! The line to a house: who one is there, the list of its tables, and what becomes of trouble.

use std::sync::mpsc::Sender;
use std::time::Duration;

use client::{Error, Guest, HouseClient, NewTable, Phase};
use serde_json::Value;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{sleep, timeout};
use words::Words;

use super::table::AtTable;
use super::{Asked, TableLink, Told, Visit, What};
use crate::event::Ask;
use crate::place::Sitter;
use crate::setup::NewGame;
use crate::sight::News;

pub(super) const FIRST_WAIT: Duration = Duration::from_millis(250);
const LONGEST_WAIT: Duration = Duration::from_secs(5);
/// How long a list of tables is worth looking at.
const LOOK_AGAIN: Duration = Duration::from_secs(5);

pub(super) struct HouseConnection {
    pub visit: Visit,
    pub words: Words,
    teller: Sender<Told>,
    pub asked: UnboundedReceiver<Asked>,
    /// Who one is, once the house has said so.
    guest: Option<Guest>,
    /// How long to wait before the next try.
    pub wait: Duration,
    /// Whether anything of the house was shown.
    pub has_arrived: bool,
    /// How many things were asked for.
    pub count: u64,
}

/// Where in the house one is.
pub(super) enum Whereabouts {
    /// Where one sees the list of its tables, and hears why one is not elsewhere.
    Hall {
        trouble: Option<String>,
    },
    Table(Box<AtTable>),
}

impl Whereabouts {
    pub fn hall() -> Self {
        Self::Hall { trouble: None }
    }

    pub fn table(link: TableLink) -> Self {
        Self::Table(Box::new(AtTable::new(link)))
    }

    /// At a table that one has opened, and that begins by itself if nobody has to be waited for.
    pub fn own_table(id: String) -> Self {
        Self::Table(Box::new(AtTable::new(TableLink { id, invite: None }).starting_itself()))
    }
}

/// Why a conversation ended.
pub(super) enum Stop {
    Trouble(Error),
    /// The terminal has gone away.
    Unwanted,
}

impl From<Error> for Stop {
    fn from(error: Error) -> Self {
        Self::Trouble(error)
    }
}

impl HouseConnection {
    pub fn new(visit: Visit, teller: Sender<Told>, asked: UnboundedReceiver<Asked>) -> Self {
        let words = Words::new(visit.language);
        Self { visit, words, teller, asked, guest: None, wait: FIRST_WAIT, has_arrived: false, count: 0 }
    }

    /// Tells something that was so when `seq` had happened.
    pub fn tell_at(&self, seq: Option<u64>, news: News) -> Result<(), Stop> {
        self.teller.send(Told { seq: seq.unwrap_or_default(), news }).map_err(|_| Stop::Unwanted)
    }

    pub async fn hold(mut self) {
        let mut whereabouts = self.visit.address.table.clone().map_or_else(Whereabouts::hall, Whereabouts::table);
        loop {
            let Err(Stop::Trouble(error)) = self.stay(&mut whereabouts).await else { return };
            if !self.is_final(&error) {
                if self.be_patient(&whereabouts, &error).await.is_err() {
                    return;
                }
                continue;
            }
            let sentence = self.sentence(&error);
            if self.has_arrived && self.visit.has_hall() && matches!(whereabouts, Whereabouts::Table(_)) {
                whereabouts = Whereabouts::Hall { trouble: Some(sentence) };
                continue;
            }
            let _unwanted = self.tell_at(None, News::Broken(sentence));
            return;
        }
    }

    /// Is in the house, wherever one goes there, until something is wrong.
    async fn stay(&mut self, whereabouts: &mut Whereabouts) -> Result<(), Stop> {
        let guest = self.introduce().await?;
        loop {
            *whereabouts = match whereabouts {
                Whereabouts::Hall { trouble } => {
                    let trouble = trouble.take();
                    self.look_around(&guest, trouble).await?
                }
                Whereabouts::Table(table) => self.be_at(&guest, table).await?,
            };
        }
    }

    /// Whether it is no use to try again.
    fn is_final(&self, error: &Error) -> bool {
        match error {
            _ if error.passing().is_some() => false,
            Error::Untrusted(_) => true,
            Error::Refused(problem) if problem.status < 500 || problem.code == "damaged" => true,
            _ => !self.has_arrived,
        }
    }

    /// Says that the line is down or the house busy, and waits as long as the house says, or a little longer each time.
    async fn be_patient(&mut self, whereabouts: &Whereabouts, error: &Error) -> Result<(), Stop> {
        let seq = match whereabouts {
            Whereabouts::Hall { .. } => None,
            Whereabouts::Table(table) => table.seq,
        };
        let (sentence, wait) = match error.passing() {
            Some(problem) => {
                let wait = problem.retry_after.unwrap_or(self.wait);
                let seconds = wait.as_secs().max(1);
                let arguments = [("detail", problem.sentence().into()), ("seconds", (seconds as usize).into())];
                (self.words.say("terminal-busy", &arguments), wait)
            }
            None => (self.words.say("web-coming-back", &[]), self.wait),
        };
        self.tell_at(seq, News::LineLost(sentence))?;
        sleep(wait).await;
        self.wait = (self.wait * 2).min(LONGEST_WAIT);
        Ok(())
    }

    /// Becomes a guest, or the one of an earlier visit. Only a house that does not know its own token any more makes
    /// somebody new of one.
    async fn introduce(&mut self) -> Result<Guest, Error> {
        if let Some(guest) = &self.guest {
            return Ok(guest.clone());
        }
        let house = HouseClient::at(self.visit.house().clone())?.speaking(self.visit.language.code());
        let known = match &self.visit.token {
            Some(token) => match house.returning(token).await {
                Err(Error::Refused(problem)) if problem.status == 401 => None,
                known => Some(known?),
            },
            None => None,
        };
        let guest = match known {
            Some(guest) => guest,
            None => house.guest(&self.visit.name).await?,
        };
        (self.visit.keep)(guest.token());
        self.guest = Some(guest.clone());
        Ok(guest)
    }

    /// Shows the tables of the house until somebody goes to one.
    async fn look_around(&mut self, guest: &Guest, mut trouble: Option<String>) -> Result<Whereabouts, Stop> {
        loop {
            let mut listed = guest.own_tables().await?;
            listed.retain(|table| table.phase != Phase::Over);
            for phase in ["waiting", "playing"] {
                let public = guest.tables_that_are(phase).await?;
                let is_new = |id: &String| listed.iter().all(|table| table.id != *id);
                let new: Vec<_> = public.into_iter().filter(|table| is_new(&table.id)).collect();
                listed.extend(new);
            }
            let tables = listed.iter().map(|table| self.line_of(table)).collect();
            let house = self.visit.house().to_string();
            self.tell_at(None, News::Hall { house, name: guest.name.clone(), tables })?;
            (self.has_arrived, self.wait) = (true, FIRST_WAIT);
            if let Some(trouble) = trouble.take() {
                self.tell_at(None, News::Refused(trouble))?;
            }
            let Ok(asked) = timeout(LOOK_AGAIN, self.asked.recv()).await else { continue };
            match asked.ok_or(Stop::Unwanted)?.what {
                What::Ask(Ask::Visit(id)) => return Ok(Whereabouts::table(TableLink { id, invite: None })),
                What::Ask(Ask::Open(new_game)) => match guest.open(&order(&new_game)).await {
                    Ok(table) => return Ok(Whereabouts::own_table(table.id)),
                    Err(Error::Refused(problem)) => trouble = Some(problem.sentence()),
                    Err(error) => return Err(error.into()),
                },
                _ => {}
            }
        }
    }
}

/// What the house is asked for. Its own players take the last seats.
fn order(new_game: &NewGame) -> NewTable {
    let bots = new_game.sitters.iter().filter_map(|sitter| match sitter {
        Sitter::Person => None,
        Sitter::Bot(level) => Some(level.to_string()),
    });
    let options = Some(new_game.options.clone()).filter(|options| options != &Value::Null);
    NewTable { options, bots: bots.collect(), ..NewTable::new(&new_game.game, new_game.sitters.len()) }
}
