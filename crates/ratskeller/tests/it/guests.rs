//! People at tables, who do whatever is legal.

use client::{
    Choice, Ended, Eyes, Guest, Join, Message, NewTable, Presence, Refused, Result, Socket, TableInfo, Update, Welcome,
};
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::client::Dice;
use crate::house::PATIENCE;

pub const GAMES: [&str; 3] = ["rat-hot", "piratz", "rat-a-tat-cat"];

/// A table that is played at for a short time: one round where there are rounds.
pub fn short(game: &str, players: usize) -> NewTable {
    let options = (game == "rat-a-tat-cat").then(|| json!({"until": {"rounds": 1}}));
    NewTable { options, pause: Some(0), ..NewTable::new(game, players) }
}

/// Opens a table; these guests sit down in this order, and the first of them, the host, starts the game.
pub async fn begin(guests: &[&Guest], order: &NewTable) -> TableInfo {
    let host = guests[0];
    let table = host.open(order).await.expect("a table");
    for guest in guests {
        guest.join(&table.id, &Join::default()).await.expect("a free seat");
    }
    start(guests, &table.id).await
}

/// The first of these guests starts the game, and all reveal what they put into the shuffles.
pub async fn start(guests: &[&Guest], table: &str) -> TableInfo {
    let mut begun = guests[0].start(table).await.expect("a full table");
    for guest in &guests[1..] {
        begun = guest.take_part(table).await.expect("everything is fixed");
    }
    begun
}

/// These guests, in the order of their seats, play a game to its end, about which they agree.
pub async fn play(guests: &[&Guest], table: &str) -> Ended {
    let mut players: JoinSet<Ended> = JoinSet::new();
    for (seat, guest) in guests.iter().enumerate() {
        let mut player = Player::new(guest, table, seat);
        players.spawn(async move { player.play().await.expect("the house goes on") });
    }
    let mut ends = players.join_all().await;
    ends.dedup();
    assert_eq!(ends.len(), 1, "{ends:?}");
    ends.remove(0)
}

/// A table as somebody looks at it.
#[derive(Debug)]
pub struct Looking {
    socket: Socket,
    /// What was told first.
    pub welcome: Welcome,
    pub seq: u64,
    pub view: Value,
    pub to_move: Option<usize>,
    pub choices: Vec<Choice>,
    pub ended: Option<Ended>,
    /// The milliseconds that each seat has left.
    pub left: Option<Vec<i64>>,
    said: usize,
}

impl Looking {
    pub async fn on(guest: &Guest, table: &str) -> Self {
        Self::with(guest, table, &Eyes::default()).await.expect("a table one can look at")
    }

    pub async fn from(guest: &Guest, table: &str, seat: usize) -> Self {
        Self::with(guest, table, &Eyes { seat: Some(seat), ..Eyes::default() }).await.expect("one's own seat")
    }

    pub async fn with(guest: &Guest, table: &str, eyes: &Eyes) -> Result<Self> {
        let mut socket = guest.look(table, eyes).await?;
        let Message::Table(welcome) = socket.next().await? else { panic!("the table is told first") };
        let mut looking = Self {
            socket,
            welcome: (*welcome).clone(),
            seq: 0,
            view: Value::Null,
            to_move: None,
            choices: Vec::new(),
            ended: None,
            left: None,
            said: 0,
        };
        looking.note(&Message::Table(welcome));
        Ok(looking)
    }

    fn note(&mut self, message: &Message) {
        let (choices, clock) = match message {
            Message::Table(welcome) => {
                (self.seq, self.to_move) = (welcome.seq, welcome.to_move);
                self.view = welcome.view.as_deref().map_or(Value::Null, read);
                self.ended.clone_from(&welcome.table.ended);
                (&welcome.choices, &welcome.clock)
            }
            Message::Update(update) => {
                assert_eq!(update.seq, self.seq + 1, "nothing is left out");
                (self.seq, self.to_move) = (update.seq, update.to_move);
                self.view = read(&update.view);
                self.ended.clone_from(&update.ended);
                (&update.choices, &update.clock)
            }
            _ => return,
        };
        self.choices = choices.as_deref().map_or_else(Vec::new, |choices| Choice::list(choices).expect("a list"));
        self.left = clock.as_ref().map(|clock| clock.left.clone());
    }

    /// Waits for the next that the house says.
    pub async fn next(&mut self) -> Result<Message> {
        let message = timeout(PATIENCE, self.socket.next()).await.expect("the house says something")?;
        self.note(&message);
        Ok(message)
    }

    /// Waits for the next that is this.
    pub async fn hear<T>(&mut self, mut this: impl FnMut(Message) -> Option<T>) -> T {
        loop {
            if let Some(heard) = this(self.next().await.expect("the house goes on")) {
                return heard;
            }
        }
    }

    pub async fn update(&mut self) -> Update {
        self.hear(|message| if let Message::Update(update) = message { Some(*update) } else { None }).await
    }

    pub async fn table(&mut self) -> Welcome {
        self.hear(|message| if let Message::Table(welcome) = message { Some(*welcome) } else { None }).await
    }

    pub async fn end(&mut self) -> Ended {
        while self.ended.is_none() {
            self.next().await.expect("the house goes on");
        }
        self.ended.clone().expect("an end")
    }

    /// Acts, and hears what came of it.
    pub async fn act(&mut self, action: &impl Serialize) -> Result<Update, Refused> {
        let id = self.id();
        self.send(&id, self.seq, action).await;
        self.answer(&id).await
    }

    /// Sends an action under an id of one's own.
    pub async fn send(&mut self, id: &str, seq: u64, action: &impl Serialize) {
        self.socket.act(id, seq, action).await.expect("the house listens");
    }

    pub async fn take_back(&mut self) -> Result<Update, Refused> {
        let id = self.id();
        self.socket.take_back(&id, self.seq).await.expect("the house listens");
        self.answer(&id).await
    }

    pub async fn look(&mut self, seat: Option<usize>) -> Welcome {
        self.socket.look(seat).await.expect("the house listens");
        self.table().await
    }

    /// Why one may not look through these eyes.
    pub async fn try_to_look(&mut self, seat: usize) -> Refused {
        self.socket.look(Some(seat)).await.expect("the house listens");
        self.hear(|message| if let Message::Refused(refused) = message { Some(refused) } else { None }).await
    }

    pub async fn present(&mut self) -> Presence {
        self.hear(|message| if let Message::Present(present) = message { Some(present) } else { None }).await
    }

    pub async fn react(&mut self, reaction: &str) {
        self.socket.react(reaction).await.expect("the house listens");
    }

    fn id(&mut self) -> String {
        self.said += 1;
        format!("{}-{}", self.seq, self.said)
    }

    async fn answer(&mut self, id: &str) -> Result<Update, Refused> {
        self.hear(|message| match message {
            Message::Update(update) if update.ack.as_deref() == Some(id) => Some(Ok(*update)),
            Message::Refused(refused) if refused.id.as_deref() == Some(id) => Some(Err(refused)),
            _ => None,
        })
        .await
    }
}

pub fn read(raw: &RawValue) -> Value {
    serde_json::from_str(raw.get()).expect("JSON")
}

/// Something that was sent, and may not have arrived.
#[derive(Clone, Debug)]
struct Sent {
    id: String,
    seq: u64,
    action: Box<RawValue>,
}

/// An action that the house has acknowledged: its id, and the number it got.
pub type Acknowledged = (String, u64);

/// Somebody who plays a game, and plays on whenever the house is there again.
#[derive(Clone, Debug)]
pub struct Player {
    guest: Guest,
    pub table: String,
    seat: usize,
    dice: Dice,
    last: Option<u64>,
    sent: Option<Sent>,
    pub acknowledged: Vec<Acknowledged>,
    pub sent_again: usize,
    /// Whoever wants to know of every acknowledgement.
    listener: Option<mpsc::UnboundedSender<()>>,
}

impl Player {
    pub fn new(guest: &Guest, table: &str, seat: usize) -> Self {
        let (guest, table, dice) = (guest.clone(), table.to_owned(), Dice(seat as u64 + 1));
        Self {
            guest,
            table,
            seat,
            dice,
            last: None,
            sent: None,
            acknowledged: Vec::new(),
            sent_again: 0,
            listener: None,
        }
    }

    pub fn telling(self, listener: mpsc::UnboundedSender<()>) -> Self {
        Self { listener: Some(listener), ..self }
    }

    /// Plays until the game is over, or the house is gone.
    pub async fn play(&mut self) -> Result<Ended> {
        let eyes = Eyes { seat: Some(self.seat), last: self.last, ..Eyes::default() };
        let mut table = Looking::with(&self.guest, &self.table, &eyes).await?;
        self.check_missed(&table.welcome);
        if let Some(Sent { id, seq, action }) = &self.sent {
            self.sent_again += 1;
            table.socket.act(id, *seq, action).await?;
        }
        loop {
            self.last = Some(table.seq);
            if self.sent.is_none() {
                if let Some(ended) = table.ended {
                    return Ok(ended);
                }
                self.choose(&mut table).await?;
            }
            match table.next().await? {
                Message::Update(update) => update.ack.into_iter().for_each(|id| self.note(id, update.seq)),
                Message::Ack(ack) => self.note(ack.id, ack.seq),
                Message::Refused(refused) => panic!("what is legal is done: {refused:?}"),
                _ => {}
            }
        }
    }

    /// Whoever comes back is told everything in between, and nothing twice.
    fn check_missed(&self, welcome: &Welcome) {
        let Some(last) = self.last else { return };
        let missed = welcome.missed.as_ref().expect("it was not long ago");
        let missed: Vec<u64> = missed.iter().map(|missed| missed.seq).collect();
        assert_eq!(missed, (last + 1..=welcome.seq).collect::<Vec<_>>());
    }

    async fn choose(&mut self, table: &mut Looking) -> Result<()> {
        if table.choices.is_empty() {
            return Ok(());
        }
        let Choice { action, .. } = table.choices.swap_remove(self.dice.below(table.choices.len()));
        // Somebody who goes on with a copy of a house must not use an id that the copy knows.
        let sent = Sent { id: format!("{}/{}", self.seat, table.seq), seq: table.seq, action };
        let Sent { id, seq, action } = self.sent.insert(sent);
        table.socket.act(id, *seq, action).await
    }

    fn note(&mut self, id: String, seq: u64) {
        let sent = self.sent.take().expect("only what was sent is acknowledged");
        assert_eq!(sent.id, id);
        self.acknowledged.push((id, seq));
        if let Some(listener) = &self.listener {
            let _enough_is_known = listener.send(());
        }
    }
}

/// The record of a finished game, as it can be downloaded.
pub async fn read_record(guest: &Guest, table: &str) -> String {
    let reply = guest.get(&format!("/api/tables/{table}/record")).await.expect("an answer");
    assert!(reply.status().is_success(), "{reply:?}");
    String::from_utf8(reply.body().to_vec()).expect("text")
}
