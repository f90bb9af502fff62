//! Everybody at a table, and somebody looking on, each with a socket; and all that they hear.

use client::{Eyes, Guest, HouseClient, Reply, Socket};
use hyper::Method;
use serde_json::{Value, json};

use super::deal::Deal;
use super::script::{Script, Step};
use crate::cluster::Cellar;
use crate::house::{TestHouse, surely};

/// What each viewer has heard, and at which moment: seats in their order, then somebody looking on.
pub struct Heard {
    texts: Vec<Vec<(usize, String)>>,
    moment: usize,
}

impl Heard {
    /// Everything that a viewer heard before this moment.
    pub fn before(&self, viewer: usize, moment: usize) -> Vec<&str> {
        self.texts[viewer].iter().take_while(|(at, _)| *at < moment).map(|(_, text)| text.as_str()).collect()
    }

    pub fn before_the_end(&self, viewer: usize) -> Vec<&str> {
        self.before(viewer, self.moment)
    }
}

/// Something that is asked for besides playing.
#[derive(Clone, Copy)]
enum Probe {
    Stale,
    Illegal,
    Malformed,
    Garbled,
    Again,
    LookAtAnother,
    LookFromOutside,
    React,
    ComeBack,
    Pages,
    Wishes,
    Turn,
    ActWithoutSocket,
}

impl Probe {
    const ALL: [Self; 13] = [
        Self::Stale,
        Self::Garbled,
        Self::Illegal,
        Self::ComeBack,
        Self::Malformed,
        Self::LookAtAnother,
        Self::Again,
        Self::Pages,
        Self::LookFromOutside,
        Self::Wishes,
        Self::Turn,
        Self::React,
        Self::ActWithoutSocket,
    ];
}

const PRESENT: &str = r#"{"type":"present""#;

pub struct Party {
    /// Viewers come to one after another.
    nodes: Vec<TestHouse>,
    guests: Vec<Guest>,
    /// One for each viewer; none for whoever is just coming.
    sockets: Vec<Option<Socket>>,
    heard: Heard,
    seq: u64,
}

impl Party {
    /// Plays the script for so many moments. Everybody waits for everybody, so that the order of messages is always the
    /// same.
    pub async fn play(deal: &Deal, script: &Script, moments: usize) -> Heard {
        Self::play_at(vec![deal.house().await], deal, script, moments).await
    }

    /// The same at two nodes.
    pub async fn play_at_two_nodes(deal: &Deal, script: &Script, moments: usize) -> Heard {
        let cellar = Cellar::new();
        Self::play_at(deal.nodes(&cellar).await.into(), deal, script, moments).await
    }

    async fn play_at(nodes: Vec<TestHouse>, deal: &Deal, script: &Script, moments: usize) -> Heard {
        let guests = deal.guests(&nodes.iter().collect::<Vec<_>>()).await;
        let viewers = guests.len() + 1;
        let heard = Heard { texts: vec![Vec::new(); viewers], moment: 0 };
        // The table was opened, everybody sat down, and the game was started.
        let seq = guests.len() as u64 + 2;
        let sockets = (0..viewers).map(|_| None).collect();
        let mut party = Self { nodes, guests, sockets, heard, seq };
        for viewer in 0..viewers {
            party.enter(viewer, None).await;
        }
        let mut before: Option<&Step> = None;
        for (number, next) in script.steps.iter().take(moments).enumerate() {
            for viewer in 0..viewers {
                let probe = Probe::ALL[(number + 3 * viewer) % Probe::ALL.len()];
                party.probe(viewer, probe, next).await;
            }
            // Taking back makes the house forget what one could have missed, so it is not tried every time.
            if let Some(before) = before.filter(|_| number % 3 == 0) {
                party.take_back(before).await;
            }
            party.heard.moment += 1;
            if party.heard.moment < moments {
                party.act(next).await;
            }
            before = Some(next);
        }
        for node in party.nodes {
            node.close().await;
        }
        party.heard
    }

    async fn enter(&mut self, viewer: usize, last: Option<u64>) {
        let (room, seat) = (Deal::room(), self.seat(viewer));
        let eyes = Eyes { seat, last, ..Eyes::default() };
        let socket = match seat {
            Some(seat) => self.guests[seat].look(&room, &eyes).await,
            None => self.door(viewer).look_on(&room, &eyes).await,
        };
        self.all_hear("present").await;
        self.sockets[viewer] = Some(socket.unwrap());
        self.hear(viewer, &["table"]).await;
    }

    fn door(&self, viewer: usize) -> HouseClient {
        self.nodes[viewer % self.nodes.len()].door()
    }

    /// None for whoever looks on.
    fn seat(&self, viewer: usize) -> Option<usize> {
        (viewer < self.guests.len()).then_some(viewer)
    }

    fn socket(&mut self, viewer: usize) -> &mut Socket {
        self.sockets[viewer].as_mut().expect("the viewer is there")
    }

    /// Waits for the next message to a viewer, which must be of one of these kinds: which it was.
    async fn hear<'a>(&mut self, viewer: usize, kinds: &[&'a str]) -> &'a str {
        let text = self.next_text(viewer).await.unwrap();
        let kind = kinds.iter().find(|kind| text.starts_with(&format!(r#"{{"type":"{kind}""#)));
        let kind = kind.unwrap_or_else(|| panic!("viewer {viewer} waits for {kinds:?} but hears {text}"));
        let told = self.without_presence(&text).to_owned();
        self.heard.texts[viewer].push((self.heard.moment, told));
        kind
    }

    async fn next_text(&mut self, viewer: usize) -> client::Result<String> {
        loop {
            let text = surely(self.socket(viewer).next_text()).await?;
            // Who is at the other node is told when it is heard, now or a little later.
            if self.nodes.len() == 1 || !text.starts_with(PRESENT) {
                return Ok(text.to_string());
            }
        }
    }

    /// What is told of a table, up to who is there: at two nodes that depends on which has heard of the other.
    fn without_presence<'a>(&self, text: &'a str) -> &'a str {
        let end = text.rfind(r#","present":{"#).filter(|_| self.nodes.len() > 1);
        end.map_or(text, |end| &text[..end])
    }

    async fn all_hear(&mut self, kind: &str) {
        if self.nodes.len() > 1 && kind == "present" {
            return;
        }
        for viewer in 0..self.sockets.len() {
            if self.sockets[viewer].is_some() {
                self.hear(viewer, &[kind]).await;
            }
        }
    }

    async fn act(&mut self, Step { seat, action, .. }: &Step) {
        let (id, seq) = (self.seq.to_string(), self.seq);
        self.socket(*seat).act(&id, seq, action).await.unwrap();
        self.happen().await;
    }

    /// Something was done.
    async fn happen(&mut self) {
        self.seq += 1;
        self.all_hear("update").await;
    }

    /// One viewer asks for something that changes nothing.
    async fn probe(&mut self, viewer: usize, probe: Probe, next: &Step) {
        let seq = self.seq;
        match probe {
            Probe::Stale => self.socket(viewer).act("stale", seq - 1, &next.action).await.unwrap(),
            // Whoever is to move tries what they cannot do, the others what is not for them to do.
            Probe::Illegal => {
                let tried = if next.seat == viewer { next.illegal.as_ref() } else { Some(&next.action) };
                let Some(tried) = tried else { return };
                self.socket(viewer).act("illegal", seq, tried).await.unwrap();
            }
            Probe::Malformed => self.socket(viewer).act("malformed", seq, &json!({"cheat": 1})).await.unwrap(),
            Probe::Again => {
                let id = (seq - 1).to_string();
                self.socket(viewer).act(&id, seq - 1, &next.action).await.unwrap();
            }
            Probe::LookAtAnother => {
                let another = (viewer + 1) % self.guests.len();
                self.socket(viewer).look(Some(another)).await.unwrap();
            }
            Probe::Garbled => return self.talk_nonsense(viewer).await,
            Probe::LookFromOutside => return self.look_from_outside(viewer).await,
            Probe::React => return self.react(viewer).await,
            Probe::ComeBack => return self.come_back(viewer).await,
            Probe::Pages => return self.ask_for_pages(viewer).await,
            Probe::Wishes => return self.wish(viewer).await,
            Probe::Turn => return self.ask_for_the_turn(viewer, next).await,
            Probe::ActWithoutSocket => return self.act_without_socket(viewer, next).await,
        }
        self.hear(viewer, &["refused", "ack"]).await;
    }

    /// Everybody tries to take the last action back. If whoever did it can, it is done again.
    async fn take_back(&mut self, before: &Step) {
        let (id, seq) = (format!("back {}", self.seq), self.seq);
        let others = |viewer: &usize| *viewer != before.seat;
        for viewer in (0..self.sockets.len()).filter(others) {
            self.socket(viewer).take_back(&id, seq).await.unwrap();
            self.hear(viewer, &["refused"]).await;
        }
        self.socket(before.seat).take_back(&id, seq).await.unwrap();
        if self.hear(before.seat, &["refused", "update"]).await == "update" {
            self.seq += 1;
            for viewer in (0..self.sockets.len()).filter(others) {
                self.hear(viewer, &["update"]).await;
            }
            self.act(before).await;
        }
    }

    /// Says what is no message at all, is shown the door, and comes back.
    async fn talk_nonsense(&mut self, viewer: usize) {
        self.socket(viewer).send(r#"{"type":"peek","seat":0}"#).await.unwrap();
        let shown_the_door = self.next_text(viewer).await.unwrap_err();
        self.heard.texts[viewer].push((self.heard.moment, shown_the_door.to_string()));
        self.come_back(viewer).await;
    }

    async fn look_from_outside(&mut self, viewer: usize) {
        for seat in [None, self.seat(viewer)] {
            self.socket(viewer).look(seat).await.unwrap();
            self.hear(viewer, &["table"]).await;
            // One more looks on, or one fewer.
            let others = if self.seat(viewer).is_some() && self.nodes.len() == 1 { self.sockets.len() } else { 0 };
            for other in (0..others).filter(|other| *other != viewer) {
                self.hear(other, &["present"]).await;
            }
        }
    }

    async fn react(&mut self, viewer: usize) {
        self.socket(viewer).react("well_played").await.unwrap();
        if self.seat(viewer).is_some() {
            self.all_hear("reaction").await;
        } else {
            self.hear(viewer, &["refused"]).await;
        }
    }

    /// Goes, and comes back a little later.
    async fn come_back(&mut self, viewer: usize) {
        let socket = self.sockets[viewer].take().expect("the viewer is there");
        let _closed_already = socket.close().await;
        self.all_hear("present").await;
        let last = self.seq.saturating_sub(viewer as u64 * 2);
        self.enter(viewer, Some(last)).await;
    }

    async fn ask_for_pages(&mut self, viewer: usize) {
        let room = Deal::room();
        let at_the_table = ["", "/record", "/steps", "/steps?seat=0", "/steps?seat=1", "/review"];
        let pages = at_the_table.map(|page| format!("/api/tables/{room}{page}"));
        for page in pages.iter().chain([&"/api/tables".to_owned()]) {
            let reply = match self.seat(viewer) {
                Some(seat) => self.guests[seat].get(page).await,
                None => self.door(viewer).get(page).await,
            };
            self.read(viewer, &reply.unwrap());
        }
        if let Some(seat) = self.seat(viewer) {
            let reply = self.guests[seat].get("/api/session/tables").await.unwrap();
            self.read(viewer, &reply);
        }
    }

    /// Whoever is to move is told at once what they can do; nobody is told what another can.
    async fn ask_for_the_turn(&mut self, viewer: usize, next: &Step) {
        let Some(seat) = self.seat(viewer) else { return };
        let another = (seat + 1) % self.guests.len();
        for asked in [another, seat].into_iter().filter(|&asked| asked == another || seat == next.seat) {
            let after = self.seq.saturating_sub(viewer as u64 * 2);
            let path = format!("/api/tables/{}/turn?seat={asked}&after={after}", Deal::room());
            let reply = self.guests[seat].get(&path).await.unwrap();
            assert_eq!(reply.status().is_success(), asked == seat, "{path}");
            self.read(viewer, &reply);
        }
    }

    /// Actions that are not done.
    async fn act_without_socket(&mut self, viewer: usize, next: &Step) {
        let Some(seat) = self.seat(viewer) else { return };
        let another = (seat + 1) % self.guests.len();
        let tried = if next.seat == seat { next.illegal.clone() } else { Some(next.action.clone()) };
        let acts = [
            json!({"seat": another, "id": "theirs", "seq": self.seq, "action": next.action}),
            json!({"seat": seat, "id": "stale", "seq": self.seq - 1, "action": next.action}),
            json!({"seat": seat, "id": "malformed", "seq": self.seq, "action": {"cheat": 1}}),
            json!({"seat": seat, "id": "illegal", "seq": self.seq, "action": tried.unwrap_or_default()}),
        ];
        for act in acts {
            let path = format!("/api/tables/{}/act", Deal::room());
            let reply = self.guests[seat].post(&path, &act).await.unwrap();
            assert!(reply.status().is_client_error(), "{act}");
            self.read(viewer, &reply);
        }
    }

    /// Wishes that cannot be granted.
    async fn wish(&mut self, viewer: usize) {
        let Some(seat) = self.seat(viewer) else { return };
        let another = (seat + 1) % self.guests.len();
        let (commitment, bytes) = ("00".repeat(32), "00".repeat(16));
        let wishes: [(&str, Value); 11] = [
            ("start", Value::Null),
            ("rematch", Value::Null),
            ("join", json!({"commitment": commitment})),
            ("commit", json!({"seat": seat, "commitment": commitment})),
            ("reveal", json!({"seat": seat, "bytes": bytes})),
            ("begin-again", Value::Null),
            ("leave", json!({"seat": another})),
            ("bots", json!({"level": "king"})),
            ("resign", json!({"seat": another})),
            ("review", Value::Null),
            ("what-if", json!({"input": 0, "seat": another, "level": "pup"})),
        ];
        for (wish, body) in wishes {
            let path = format!("/api/tables/{}/{wish}", Deal::room());
            let reply = self.guests[seat].send(Method::POST, &path, &body).await.unwrap();
            assert!(reply.status().is_client_error(), "{wish}");
            self.read(viewer, &reply);
        }
    }

    /// Headers tell the time, and nothing else that could differ.
    fn read(&mut self, viewer: usize, reply: &Reply) {
        let text = format!("{} {}", reply.status(), self.without_presence(&String::from_utf8_lossy(reply.body())));
        self.heard.texts[viewer].push((self.heard.moment, text));
    }
}
