//! Rat-a-Tat Cat: four cards to remember, powers, and a knock.

mod cards;
mod describe;
mod draw;
mod offer;
mod scores;
mod telling;
mod view;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;
use serde_json::{Value, json};

use super::{Board, Key, Press, number, read};
use crate::about::About;
use crate::sheet::Sheet;
use crate::sight::Setting;
use cards::Deck;
use offer::Offer;
use view::{Options, View};

#[derive(Debug)]
pub(crate) struct RatATatCat {
    deck: Deck,
    options: Options,
    view: View,
    offer: Offer,
    intent: Option<Intent>,
    /// Whose card a swap is to take.
    other: usize,
    /// A hint points at this slot of one's own.
    pointed: Option<usize>,
    look: Look,
    targets: Vec<(Rect, Target)>,
}

/// What somebody has set out to do and not finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Intent {
    Take,
    Peek,
    /// The card of one's own that is given away.
    Swap(Option<usize>),
}

/// RC-S4: everybody looks once at their two outer cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Look {
    /// Looking, in this round and from this seat.
    Now(usize, Option<usize>),
    Over(usize, Option<usize>),
    Never,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Target {
    Pile,
    Discard,
    Card { seat: usize, slot: usize },
}

impl RatATatCat {
    pub fn new(setting: &Setting) -> serde_json::Result<Self> {
        Ok(Self {
            deck: read(&setting.deck)?,
            options: read(&setting.options)?,
            view: View::default(),
            offer: Offer::default(),
            intent: None,
            other: 0,
            pointed: None,
            look: Look::Never,
            targets: Vec::new(),
        })
    }

    fn see_look(&mut self, about: &About) {
        let (round, seat) = (self.view.round, about.sight.seat);
        if !self.view.may_look(&self.options, seat) {
            self.look = Look::Over(round, seat);
        } else if self.look != Look::Over(round, seat) {
            self.look = Look::Now(round, seat);
        }
    }

    fn does(&self, action: &str) -> Press {
        if self.offer.has(action) { Press::Act(json!(action)) } else { Press::Ignored }
    }

    fn intend(&mut self, intent: Intent, possible: bool) -> Press {
        if !possible {
            return Press::Ignored;
        }
        self.intent = Some(intent);
        Press::Taken
    }

    /// Somebody chooses the card in a slot, of their own or, in a swap, of somebody else.
    fn choose(&mut self, slot: usize) -> Press {
        match self.intent {
            Some(Intent::Take) => Press::Act(json!({"take": {"slot": slot}})),
            Some(Intent::Peek) => Press::Act(json!({"peek": {"slot": slot}})),
            Some(Intent::Swap(None)) => {
                self.intent = Some(Intent::Swap(Some(slot)));
                Press::Taken
            }
            Some(Intent::Swap(Some(own))) => {
                Press::Act(json!({"swap": {"own": own, "seat": self.other, "slot": slot}}))
            }
            None if !self.offer.replace.is_empty() => Press::Act(json!({"replace": {"slot": slot}})),
            None if self.offer.peek.contains(&slot) => Press::Act(json!({"peek": {"slot": slot}})),
            None => Press::Ignored,
        }
    }

    /// The seats that a swap can take a card of.
    fn others(&self) -> Vec<usize> {
        let mut seats: Vec<usize> = self.offer.swap.iter().map(|swap| swap.seat).collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }

    fn step_other(&mut self, steps: isize) -> Press {
        let others = self.others();
        if !matches!(self.intent, Some(Intent::Swap(_))) || others.is_empty() {
            return Press::Ignored;
        }
        let now = others.iter().position(|&seat| seat == self.other).unwrap_or(0) as isize;
        self.other = others[(now + steps).rem_euclid(others.len() as isize) as usize];
        Press::Taken
    }

    fn end_look(&mut self) {
        if let Look::Now(round, seat) = self.look {
            self.look = Look::Over(round, seat);
        }
    }
}

impl Board for RatATatCat {
    fn see(&mut self, events: &[Value], about: &About) -> serde_json::Result<Vec<Sheet>> {
        self.view = read(&about.sight.view)?;
        self.offer = Offer::new(&about.sight.list()?);
        self.intent = None;
        self.pointed = None;
        self.other = self.others().first().copied().unwrap_or_default();
        self.see_look(about);
        let mut sheets = Vec::new();
        for event in events {
            if let Some(told) = telling::peeked(event, self, about) {
                sheets.push(Sheet::new(about.say("rat-a-tat-cat-peek", &[]), told.map(Line::from).to_vec()));
            }
            if event["type"] == "round_ended" {
                sheets.extend(scores::round(self, number(event, "round"), about));
            }
        }
        Ok(sheets)
    }

    fn looking(&self) -> Option<&'static str> {
        matches!(self.look, Look::Now(..)).then_some("rat-a-tat-cat-prompt-looking")
    }

    fn press(&mut self, key: KeyEvent, about: &About) -> Press {
        if self.is_looking() {
            self.end_look();
            return Press::Taken;
        }
        match key.code {
            KeyCode::Char('d') => self.does("draw"),
            KeyCode::Char('t') => self.intend(Intent::Take, !self.offer.take.is_empty()),
            KeyCode::Char('x') => self.does("discard"),
            KeyCode::Char('p') => self.intend(Intent::Peek, !self.offer.peek.is_empty()),
            KeyCode::Char('s') => self.intend(Intent::Swap(None), !self.offer.swap.is_empty()),
            KeyCode::Char('w') => self.does("draw_two"),
            KeyCode::Char('k') => self.does("knock"),
            KeyCode::Char('n') | KeyCode::Enter => self.does("pass"),
            KeyCode::Char(digit @ '1'..='4') => self.choose(digit as usize - '1' as usize),
            KeyCode::Tab | KeyCode::Right => self.step_other(1),
            KeyCode::BackTab | KeyCode::Left => self.step_other(-1),
            KeyCode::Esc => {
                self.intent = None;
                Press::Taken
            }
            KeyCode::Char('o') => Press::Open(scores::sheet(self, about)),
            KeyCode::Char('v') => Press::Open(scores::discards(self, about)),
            _ => Press::Ignored,
        }
    }

    fn click(&mut self, at: Position, about: &About) -> Press {
        if self.is_looking() {
            self.end_look();
            return Press::Taken;
        }
        let target = self.targets.iter().find(|(place, _)| place.contains(at)).map(|(_, target)| *target);
        match target {
            Some(Target::Pile) if self.offer.has("draw") => Press::Act(json!("draw")),
            Some(Target::Discard) if self.offer.has("discard") => Press::Act(json!("discard")),
            Some(Target::Discard) => self.intend(Intent::Take, !self.offer.take.is_empty()),
            Some(Target::Card { seat, slot }) if about.is_viewer(seat) => match self.intent {
                Some(Intent::Swap(_)) => self.intend(Intent::Swap(Some(slot)), true),
                _ => self.choose(slot),
            },
            Some(Target::Card { seat, slot }) if matches!(self.intent, Some(Intent::Swap(Some(_)))) => {
                self.other = seat;
                self.choose(slot)
            }
            _ => Press::Ignored,
        }
    }

    fn point_at(&mut self, action: &Value, _about: &About) {
        let slot = |name: &str| action[name]["slot"].as_u64().map(|slot| slot as usize);
        self.pointed = slot("take").or_else(|| slot("replace")).or_else(|| slot("peek"));
        if slot("take").is_some() {
            self.intent = Some(Intent::Take);
        }
        if slot("peek").is_some() {
            self.intent = Some(Intent::Peek);
        }
        if let Some(swap) = offer::swap(action) {
            self.intent = Some(Intent::Swap(Some(swap.own)));
            self.other = swap.seat;
        }
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, about: &About) {
        draw::draw(self, area, buffer, about);
    }

    fn stage(&self, about: &About) -> String {
        let round = ("round", self.view.round.into());
        if self.view.last_round {
            return about.say("rat-a-tat-cat-last-round", &[round]);
        }
        let of = |name: &str| self.options.until[name].as_u64();
        if let Some(rounds) = of("rounds") {
            about.say("rat-a-tat-cat-round-of", &[round, ("rounds", rounds.into())])
        } else if let Some(points) = of("points") {
            about.say("rat-a-tat-cat-round-points", &[round, ("points", points.into())])
        } else {
            about.say("rat-a-tat-cat-round-minutes", &[round, ("minutes", of("minutes").unwrap_or_default().into())])
        }
    }

    fn prompt(&self, about: &About) -> String {
        let say = |name: &str| about.say(&format!("rat-a-tat-cat-prompt-{name}"), &[]);
        if self.view.phase == "over" {
            return say("over");
        }
        if self.is_looking() {
            return format!("{} {}", say("looking"), about.say("terminal-any-key", &[]));
        }
        if !about.is_own_turn() {
            let name = ("name", about.name(self.view.turn).into());
            let is_out = about.sight.seat.is_some_and(|seat| self.view.lines.get(seat).is_some_and(Vec::is_empty));
            if is_out {
                return about.say("rat-a-tat-cat-prompt-out", &[name]);
            }
            let last = crate::about::yes(self.view.knocked.is_some());
            let phase = ("phase", self.view.phase.as_str().into());
            return about.say("rat-a-tat-cat-prompt-other", &[name, phase, ("last", last)]);
        }
        match self.intent {
            Some(Intent::Take) => return say("take"),
            Some(Intent::Peek) => return say("peek"),
            Some(Intent::Swap(None)) => return say("swap"),
            Some(Intent::Swap(Some(_))) => return say("swap-other"),
            None => {}
        }
        if self.view.phase == "knock" {
            return say("knock");
        }
        let seen = if self.view.phase == "drawn" { self.view.drawn } else { self.view.top() };
        let face = self.deck.face(seen);
        let card = ("card", face.map(|face| face.called(about)).unwrap_or_default().into());
        match face.and_then(cards::Face::power) {
            _ if self.view.phase == "turn" && self.offer.take.is_empty() => say("draw"),
            _ if self.view.phase == "turn" => about.say("rat-a-tat-cat-prompt-turn", &[card]),
            Some(power) => say(&format!("drawn-{}", power.replace('_', "-"))),
            None => about.say("terminal-cat-drawn", &[card]),
        }
    }

    fn keys(&self, _about: &About) -> Vec<Key> {
        if self.is_looking() {
            return Vec::new();
        }
        let offer = &self.offer;
        let swaps = matches!(self.intent, Some(Intent::Swap(_)));
        let slots = self.intent.is_some() || !offer.replace.is_empty();
        let all = [
            (offer.has("draw"), ("d", "rat-a-tat-cat-draw")),
            (!offer.take.is_empty(), ("t", "rat-a-tat-cat-take")),
            (slots, ("1–4", "terminal-short-card")),
            (swaps && self.others().len() > 1, ("Tab", "terminal-short-other")),
            (offer.has("discard"), ("x", "rat-a-tat-cat-discard")),
            (!offer.peek.is_empty(), ("p", "rat-a-tat-cat-use-peek")),
            (!offer.swap.is_empty(), ("s", "rat-a-tat-cat-use-swap")),
            (offer.has("draw_two"), ("w", "rat-a-tat-cat-use-draw-two")),
            (offer.has("knock"), ("k", "rat-a-tat-cat-knock")),
            (offer.has("pass"), ("n", "rat-a-tat-cat-pass")),
            (true, ("o", "terminal-short-scores")),
        ];
        all.into_iter().filter_map(|(can, key)| can.then_some(key)).collect()
    }

    fn help(&self) -> &'static [Key] {
        &[
            ("d", "rat-a-tat-cat-key-draw"),
            ("t", "rat-a-tat-cat-key-take"),
            ("1 – 4", "rat-a-tat-cat-key-slot"),
            ("x", "rat-a-tat-cat-key-discard"),
            ("p", "rat-a-tat-cat-key-peek"),
            ("s", "rat-a-tat-cat-key-swap"),
            ("Tab ← →", "terminal-key-other"),
            ("w", "rat-a-tat-cat-key-draw-two"),
            ("k", "rat-a-tat-cat-key-knock"),
            ("n Enter", "rat-a-tat-cat-key-pass"),
            ("Esc", "rat-a-tat-cat-key-cancel"),
            ("o", "rat-a-tat-cat-key-scores"),
            ("v", "rat-a-tat-cat-key-discards"),
        ]
    }

    fn action(&self, action: &Value, about: &About) -> String {
        let Some(swap) = offer::swap(action) else {
            return super::telling(action, about);
        };
        let arguments = [
            ("own", (swap.own + 1).into()),
            ("slot", (swap.slot + 1).into()),
            ("name", about.name(swap.seat).to_owned().into()),
        ];
        about.say("terminal-cat-swap", &arguments)
    }

    fn describe(&self, about: &About) -> Vec<String> {
        describe::describe(self, about)
    }

    fn tell(&self, event: &Value, about: &About) -> Option<String> {
        telling::tell(event, about)
    }
}
