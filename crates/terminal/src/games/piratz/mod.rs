//! Piratz: cards on the sand, the value card, and what each kind of treasure would take.

mod describe;
mod draw;
mod offer;
mod print;
mod result;
mod telling;
mod view;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Position, Rect};
use serde_json::{Value, json};

use super::{Board, Key, Press, read};
use crate::about::About;
use crate::sheet::Sheet;
use offer::{Offer, picking};
use print::Deck;
use view::View;

#[derive(Debug)]
pub(crate) struct Piratz {
    deck: Deck,
    view: View,
    offer: Offer,
    /// The kind that somebody thinks of leaving with.
    kind: Option<usize>,
    /// The open card that somebody thinks of choosing.
    card: Option<usize>,
    targets: Vec<(Rect, Target)>,
}

/// What can be clicked on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Target {
    Pile,
    Kind(usize),
    Card(usize),
}

impl Piratz {
    pub fn new(deck: &Value) -> serde_json::Result<Self> {
        Ok(Self {
            deck: read(deck)?,
            view: View::default(),
            offer: Offer::default(),
            kind: None,
            card: None,
            targets: Vec::new(),
        })
    }

    fn chooses_card(&self) -> bool {
        !self.offer.cards.is_empty()
    }

    /// Thinks of a kind, or leaves with it if that was thought of already.
    fn name(&mut self, kind: usize) -> Press {
        if self.offer.leave.is_empty() || kind >= self.deck.kinds.len() {
            return Press::Ignored;
        }
        if self.kind == Some(kind) {
            return self.leave();
        }
        self.kind = Some(kind);
        Press::Taken
    }

    fn leave(&self) -> Press {
        let kind = self.kind.and_then(|kind| self.deck.kinds.get(kind));
        kind.map_or(Press::Ignored, |kind| Press::Act(json!({"leave": {"kind": kind}})))
    }

    fn step_kind(&mut self, steps: isize) -> Press {
        if self.offer.leave.is_empty() {
            return Press::Ignored;
        }
        let kinds = self.deck.kinds.len() as isize;
        let next = self.kind.map_or(if steps > 0 { 0 } else { kinds - 1 }, |kind| kind as isize + steps);
        self.kind = Some(next.rem_euclid(kinds) as usize);
        Press::Taken
    }

    fn step_card(&mut self, steps: isize) -> Press {
        let cards = self.offer.cards.len() as isize;
        if cards == 0 {
            return Press::Ignored;
        }
        let now = self.card.and_then(|card| self.offer.cards.iter().position(|&other| other == card)).unwrap_or(0);
        self.card = Some(self.offer.cards[(now as isize + steps).rem_euclid(cards) as usize]);
        Press::Taken
    }

    fn choose(&self) -> Press {
        match self.card {
            Some(card) if self.chooses_card() => Press::Act(picking(&self.view.phase, card)),
            _ => self.leave(),
        }
    }
}

impl Board for Piratz {
    fn see(&mut self, _events: &[Value], about: &About) -> serde_json::Result<Vec<Sheet>> {
        self.view = read(&about.sight.view)?;
        self.offer = Offer::new(&about.sight.list()?);
        self.kind = None;
        self.card = self.offer.cards.first().copied();
        Ok(Vec::new())
    }

    fn press(&mut self, key: KeyEvent, _about: &About) -> Press {
        match key.code {
            KeyCode::Char('d' | ' ') if self.offer.reveal => Press::Act(json!("reveal")),
            KeyCode::Char('s') if self.offer.stay => Press::Act(json!("stay")),
            KeyCode::Char('n') if self.offer.decline => Press::Act(json!("decline_rat")),
            KeyCode::Char(digit @ '1'..='6') => self.name(digit as usize - '1' as usize),
            KeyCode::Down if !self.chooses_card() => self.step_kind(1),
            KeyCode::Up if !self.chooses_card() => self.step_kind(-1),
            KeyCode::Right | KeyCode::Down | KeyCode::Tab => self.step_card(1),
            KeyCode::Left | KeyCode::Up | KeyCode::BackTab => self.step_card(-1),
            KeyCode::Enter => self.choose(),
            KeyCode::Char(' ') if self.chooses_card() => self.choose(),
            KeyCode::Esc => {
                self.kind = None;
                Press::Taken
            }
            _ => Press::Ignored,
        }
    }

    fn click(&mut self, at: Position, _about: &About) -> Press {
        let target = self.targets.iter().find(|(place, _)| place.contains(at)).map(|(_, target)| *target);
        match target {
            Some(Target::Pile) if self.offer.reveal => Press::Act(json!("reveal")),
            Some(Target::Kind(kind)) => self.name(kind),
            Some(Target::Card(card)) if self.offer.cards.contains(&card) => {
                if self.card == Some(card) {
                    return self.choose();
                }
                self.card = Some(card);
                Press::Taken
            }
            _ => Press::Ignored,
        }
    }

    fn point_at(&mut self, action: &Value, _about: &About) {
        let kind = action["leave"]["kind"].as_str();
        self.kind = kind.and_then(|kind| self.deck.kinds.iter().position(|known| known == kind));
        let card = action["keep_rat"]["card"].as_u64().or_else(|| action["bury"]["card"].as_u64());
        self.card = card.map(|card| card as usize).or(self.card);
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, about: &About) {
        draw::draw(self, area, buffer, about);
    }

    fn stage(&self, about: &About) -> String {
        let round = about.say("terminal-piratz-round", &[("round", self.view.round.into())]);
        if self.view.last_round { format!("{round} · {}", about.say("piratz-last-round", &[])) } else { round }
    }

    fn prompt(&self, about: &About) -> String {
        if self.view.is_over() {
            return about.say("piratz-now-over", &[]);
        }
        let name = about.name(self.view.turn);
        if !about.is_own_turn() {
            let has_left = about.sight.seat.is_some_and(|seat| self.view.shovels.get(seat) == Some(&false));
            return if has_left {
                about.say("piratz-now-left", &[("name", name.into())])
            } else {
                about.say("piratz-now-other", &[("name", name.into()), ("phase", self.view.phase.as_str().into())])
            };
        }
        if let Some(kind) = self.kind.and_then(|kind| self.deck.kinds.get(kind)) {
            let cards = self.offer.leave.get(kind).map_or(&[][..], Vec::as_slice);
            let count = self.deck.sum(cards, kind);
            return about.say("piratz-leave-with", &[("kind", kind.as_str().into()), ("count", count.into())]) + "?";
        }
        let message = match self.view.phase.as_str() {
            "alarm" => "piratz-now-alarm",
            "bury" => "piratz-now-bury",
            _ if self.offer.stay => "piratz-now-after",
            _ if !self.offer.reveal => "piratz-now-no-pile",
            _ if self.view.open.is_empty() => "piratz-now-first",
            _ => "piratz-now-turn",
        };
        let told = about.say(message, &[]);
        match self.card {
            Some(card) => format!("{told} ▸ {}", self.deck.called(Some(card), about)),
            None => told,
        }
    }

    fn keys(&self, _about: &About) -> Vec<Key> {
        let mut keys = Vec::new();
        if self.offer.reveal {
            keys.push(("d", "terminal-short-dig"));
        }
        if self.offer.stay {
            keys.push(("s", "terminal-short-stay"));
        }
        if !self.offer.leave.is_empty() {
            keys.push(("1–6", "terminal-short-leave"));
        }
        if self.kind.is_some() {
            keys.push(("Enter", "terminal-short-go"));
        }
        if self.chooses_card() {
            keys.extend([("← →", "terminal-short-card"), ("Enter", "terminal-short-choose")]);
        }
        if self.offer.decline {
            keys.push(("n", "terminal-short-none"));
        }
        keys
    }

    fn help(&self) -> &'static [Key] {
        &[
            ("d Space", "piratz-key-dig"),
            ("s", "piratz-key-stay"),
            ("1 – 6 ↑ ↓", "piratz-key-kind"),
            ("← →", "piratz-key-card"),
            ("Enter", "piratz-key-choose"),
            ("n", "piratz-key-none"),
            ("Esc", "piratz-not-yet"),
        ]
    }

    fn action(&self, action: &Value, about: &About) -> String {
        let card = |name: &str| action[name]["card"].as_u64().map(|card| card as usize);
        let called = |card| [("card", self.deck.called(Some(card), about).into())];
        match (card("keep_rat"), card("bury"), action["leave"]["kind"].as_str()) {
            (Some(card), ..) => about.say("terminal-piratz-keep", &called(card)),
            (_, Some(card), _) => about.say("terminal-piratz-bury", &called(card)),
            (_, _, Some(kind)) => {
                let cards = self.offer.leave.get(kind).map_or(&[][..], Vec::as_slice);
                let count = self.deck.sum(cards, kind);
                about.say("piratz-leave-with", &[("kind", kind.to_owned().into()), ("count", count.into())])
            }
            _ => super::telling(action, about),
        }
    }

    fn describe(&self, about: &About) -> Vec<String> {
        describe::describe(self, about)
    }

    fn tell(&self, event: &Value, about: &About) -> Option<String> {
        telling::tell(event, self, about)
    }

    fn result(&self, events: &[Value], about: &About) -> Option<Sheet> {
        result::sheet(self, events, about)
    }
}
