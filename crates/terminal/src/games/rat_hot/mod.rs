//! Rat Hot: strips on a table that may be larger than the window.

mod camera;
mod describe;
mod draw;
mod places;
mod print;
mod telling;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Position, Rect};
use serde::Deserialize;
use serde_json::Value;

use super::{Board, Key, Press, read};
use crate::about::About;
use crate::sheet::Sheet;
use camera::Camera;
use places::{Facing, Places, Point, Spot};
use print::{Colour, Deck};

#[derive(Debug)]
pub(crate) struct RatHot {
    deck: Deck,
    view: View,
    places: Places,
    /// The strip that is held over the table.
    held: Option<Spot>,
    /// How many places further than the best the last jump was.
    jumped: usize,
    camera: Camera,
    /// Where the strips in hand are drawn.
    hand: Vec<Rect>,
}

#[derive(Clone, Debug, Default, Deserialize)]
struct View {
    turn: usize,
    colours: Vec<Colour>,
    hand: Vec<usize>,
    pile: Value,
    laid: Vec<Laid>,
    scores: Vec<i64>,
    rats: Vec<i64>,
    table: i32,
}

#[derive(Clone, Debug, Deserialize)]
struct Laid {
    strip: Value,
    at: Point,
    facing: Facing,
    level: usize,
}

impl View {
    /// How many strips have not come up yet.
    fn left(&self) -> usize {
        self.pile.as_array().map_or_else(|| self.pile.as_u64().unwrap_or_default() as usize, Vec::len)
    }

    /// The first and the last field that something lies on.
    fn extent(&self) -> [Point; 2] {
        let fields = self.laid.iter().flat_map(|laid| places::fields(laid.at, laid.facing));
        let middle = [self.table / 2; 2];
        fields.fold([middle, middle], |[first, last], [x, y]| {
            [[first[0].min(x), first[1].min(y)], [last[0].max(x), last[1].max(y)]]
        })
    }
}

impl RatHot {
    pub fn new(deck: &Value) -> serde_json::Result<Self> {
        Ok(Self {
            deck: read(deck)?,
            view: View::default(),
            places: Places::default(),
            held: None,
            jumped: 0,
            camera: Camera::default(),
            hand: Vec::new(),
        })
    }

    /// Takes a strip of the hand, and holds it over the nearest place that is offered.
    fn hold(&mut self, index: usize) -> Press {
        let Some(&strip) = self.view.hand.get(index) else { return Press::Ignored };
        let facing = self.held.map_or(Facing::East, |held| held.facing);
        let [first, last] = self.view.extent();
        let here =
            self.held.map_or([i32::midpoint(first[0], last[0]), i32::midpoint(first[1], last[1])], |held| held.middle);
        let middle = self.places.nearest(strip, facing, here, &self.deck).unwrap_or(here);
        self.move_to(Spot { strip, middle, facing });
        self.jumped = 0;
        Press::Taken
    }

    fn move_to(&mut self, spot: Spot) {
        let most = (self.view.table - 1).max(0);
        let middle = spot.middle.map(|place| place.clamp(0, most));
        let spot = Spot { middle, ..spot };
        self.held = Some(spot);
        self.camera.follow(&spot.fields());
    }

    fn shift(&mut self, right: i32, down: i32) -> Press {
        match self.held {
            Some(held) => {
                self.move_to(Spot { middle: [held.middle[0] + right, held.middle[1] + down], ..held });
                self.jumped = 0;
            }
            None => self.camera.pan(right * 2, down),
        }
        Press::Taken
    }

    fn turn(&mut self, quarters: usize) -> Press {
        let Some(held) = self.held else { return Press::Ignored };
        self.move_to(Spot { facing: held.facing.turned(quarters), ..held });
        self.jumped = 0;
        Press::Taken
    }

    /// Goes from place to place, the best first; before the first comes the last.
    fn jump(&mut self, forwards: bool, about: &About) -> Press {
        let (Some(held), Some(seat)) = (self.held, about.sight.seat) else { return Press::Ignored };
        let ranked = self.places.ranked(held.strip, held.facing, seat, &self.deck);
        if ranked.is_empty() {
            return Press::Ignored;
        }
        let at = match (self.jumped, forwards) {
            (0, true) => 0,
            (0 | 1, false) => ranked.len() - 1,
            (jumped, true) => jumped % ranked.len(),
            (jumped, false) => jumped - 2,
        };
        self.move_to(Spot { middle: ranked[at], ..held });
        self.jumped = at + 1;
        Press::Taken
    }

    /// What comes of laying a strip.
    fn told(&self, effect: &places::Effect, about: &About) -> String {
        telling::effect(effect, self.view.hand.len() < 2, about)
    }

    fn lay(&self) -> Press {
        self.held.map_or(Press::Ignored, |held| Press::Act(places::action(held, &self.deck)))
    }
}

impl Board for RatHot {
    fn see(&mut self, events: &[Value], about: &About) -> serde_json::Result<Vec<Sheet>> {
        self.view = read(&about.sight.view)?;
        self.places = about.sight.choices.as_deref().map(Places::read).transpose()?.unwrap_or_default();
        self.jumped = 0;
        if about.sight.choices.is_none() {
            self.held = None;
        } else if self.held.is_none_or(|held| !self.view.hand.contains(&held.strip)) {
            self.hold(0);
        }
        if let Some(laid) = events.iter().rev().find(|event| event["type"] == "laid")
            && self.held.is_none()
            && let (Ok(at), Ok(facing)) = (read(&laid["at"]), read(&laid["facing"]))
        {
            self.camera.follow(&places::fields(at, facing));
        }
        Ok(Vec::new())
    }

    fn press(&mut self, key: KeyEvent, about: &About) -> Press {
        let pans = key.modifiers.contains(KeyModifiers::SHIFT);
        let arrow = match key.code {
            KeyCode::Left => Some((-1, 0)),
            KeyCode::Right => Some((1, 0)),
            KeyCode::Up => Some((0, -1)),
            KeyCode::Down => Some((0, 1)),
            _ => None,
        };
        match (key.code, arrow) {
            (_, Some((right, down))) if pans => {
                self.camera.pan(right * 2, down * 2);
                Press::Taken
            }
            (_, Some((right, down))) => self.shift(right, down),
            (KeyCode::Char('1'), _) => self.hold(0),
            (KeyCode::Char('2'), _) => self.hold(1),
            (KeyCode::Tab, _) => {
                let now = self.held.and_then(|held| self.view.hand.iter().position(|&strip| strip == held.strip));
                self.hold(now.map_or(0, |index| (index + 1) % self.view.hand.len().max(1)))
            }
            (KeyCode::Char('r' | ' '), _) => self.turn(1),
            (KeyCode::Char('R'), _) => self.turn(3),
            (KeyCode::Char('n'), _) => self.jump(true, about),
            (KeyCode::Char('N'), _) => self.jump(false, about),
            (KeyCode::Enter, _) => self.lay(),
            (KeyCode::Esc, _) => {
                self.held = None;
                Press::Taken
            }
            (KeyCode::Char('+' | '='), _) => {
                self.camera.zoom(true);
                Press::Taken
            }
            (KeyCode::Char('-'), _) => {
                self.camera.zoom(false);
                Press::Taken
            }
            _ => Press::Ignored,
        }
    }

    fn click(&mut self, at: Position, _about: &About) -> Press {
        if let Some(index) = self.hand.iter().position(|strip| strip.contains(at)) {
            return self.hold(index);
        }
        let (Some(field), Some(held)) = (self.camera.field_at(at), self.held) else { return Press::Ignored };
        // A click moves the strip; another on the same field lays it.
        if held.middle == field && self.places.at(held, &self.deck).is_some() {
            return self.lay();
        }
        let offered = self.places.nearest(held.strip, held.facing, field, &self.deck);
        let near = offered.filter(|[x, y]| (x - field[0]).abs() + (y - field[1]).abs() <= 1);
        self.move_to(Spot { middle: near.unwrap_or(field), ..held });
        Press::Taken
    }

    fn scroll(&mut self, right: i32, down: i32) {
        self.camera.pan(right, down);
    }

    fn point_at(&mut self, action: &Value, _about: &About) {
        if let Some(spot) = places::spot(action) {
            self.move_to(spot);
            self.jumped = 0;
        }
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, about: &About) {
        draw::draw(self, area, buffer, about);
    }

    fn stage(&self, about: &About) -> String {
        about.say("rat-hot-pile", &[("count", self.view.left().into())])
    }

    fn prompt(&self, about: &About) -> String {
        if about.sight.ended.is_some() {
            return about.say("terminal-over", &[]);
        }
        if !about.is_own_turn() {
            return about.say("rat-hot-lays", &[("name", about.name(self.view.turn).into())]);
        }
        match self.held {
            None => about.say("rat-hot-hint-pick", &[]),
            Some(held) => {
                let strip = self.deck.called(held.strip, about);
                let told = self
                    .places
                    .at(held, &self.deck)
                    .map_or_else(|| about.say("rat-hot-said-impossible", &[]), |effect| self.told(effect, about));
                format!("{strip} → {}, {}. {told}", held.middle[0], held.middle[1])
            }
        }
    }

    fn keys(&self, about: &About) -> Vec<Key> {
        if !about.is_own_turn() {
            return vec![("←↑↓→", "terminal-short-pan")];
        }
        match self.held {
            None => vec![("1 2", "terminal-short-take"), ("←↑↓→", "terminal-short-pan")],
            Some(_) => vec![
                ("1 2", "terminal-short-strip"),
                ("←↑↓→", "terminal-short-move"),
                ("r", "terminal-short-turn"),
                ("n", "terminal-short-next"),
                ("Enter", "terminal-short-lay"),
            ],
        }
    }

    fn help(&self) -> &'static [Key] {
        &[
            ("1 2 Tab", "rat-hot-key-pick"),
            ("← ↑ ↓ →", "rat-hot-key-move"),
            ("n N", "rat-hot-key-next"),
            ("r R", "rat-hot-key-turn"),
            ("Enter", "terminal-key-lay"),
            ("Esc", "rat-hot-key-back"),
            ("Shift ←↑↓→", "rat-hot-key-pan"),
            ("+ -", "terminal-key-zoom"),
        ]
    }

    fn offers(&self, about: &About) -> Vec<(Value, String)> {
        let offer = |(spot, effect): (places::Spot, &places::Effect)| {
            let action = places::action(spot, &self.deck);
            let told = format!("{}. {}", self.action(&action, about), self.told(effect, about));
            (action, told)
        };
        self.places.all(about.sight.seat.unwrap_or_default()).into_iter().map(offer).collect()
    }

    fn describe(&self, about: &About) -> Vec<String> {
        describe::describe(self, about)
    }

    fn signs(&self, about: &About) -> Vec<String> {
        vec![self.deck.legend(about)]
    }

    fn tell(&self, event: &Value, about: &About) -> Option<String> {
        telling::tell(event, &self.deck, about)
    }
}
