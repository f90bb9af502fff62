//! What is chosen before a game: which, with whom, and how.

use bots::Level;
use catalog::GAMES;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use serde_json::{Map, Value, json};
use words::Words;

use crate::event::Wish;
use crate::paint::Paint;
use crate::place::Sitter;
use crate::text::{self, put};

/// A game that somebody wants to play.
#[derive(Clone, Debug)]
pub struct Choices {
    pub game: String,
    pub sitters: Vec<Sitter>,
    /// In the protocol's shape.
    pub options: Value,
}

/// An option as it is offered: its name, and its values with what each is called. The usual one comes first.
struct Offered {
    name: &'static str,
    values: Vec<(&'static str, Value)>,
}

fn offered(game: &str) -> Vec<Offered> {
    let option = |name, values| Offered { name, values };
    let first = || vec![("random", json!("random")), ("you", json!(0)), ("next", json!(1))];
    let memory = || vec![("strict", json!("strict")), ("aided", json!("aided"))];
    match game {
        "rat-hot" => vec![
            option("red", vec![("you", json!(0)), ("next", json!(1))]),
            option("first", first()),
            option("table", vec![("25", json!(25)), ("15", json!(15)), ("51", json!(51))]),
            option("burial", vec![("congruent", json!("congruent")), ("never-whole", json!("never-whole"))]),
            option("changed", vec![("any", json!("any")), ("grown", json!("grown"))]),
        ],
        "piratz" => vec![option("memory", memory()), option("first", first())],
        _ => vec![
            option(
                "until",
                vec![
                    ("rounds-5", json!({"rounds": 5})),
                    ("rounds-1", json!({"rounds": 1})),
                    ("rounds-3", json!({"rounds": 3})),
                    ("points-100", json!({"points": 100})),
                    ("minutes-20", json!({"minutes": 20})),
                ],
            ),
            option("young", vec![("no", json!(false)), ("yes", json!(true))]),
            option("memory", memory()),
            option("dealer", first()),
        ],
    }
}

/// Who can sit on a seat.
const SITTERS: [Sitter; 4] =
    [Sitter::Person, Sitter::Bot(Level::Pup), Sitter::Bot(Level::Rat), Sitter::Bot(Level::King)];

#[derive(Debug)]
pub(crate) struct Setup {
    game: usize,
    players: usize,
    sitters: [usize; ratskeller_core::MAX_SEATS],
    /// For each option which of its values.
    options: Vec<usize>,
    row: usize,
    rows: Vec<Rect>,
    pub trouble: Option<String>,
}

/// What a row is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Row {
    Game,
    Players,
    Seat(usize),
    Option(usize),
    Start,
}

impl Setup {
    pub fn new() -> Self {
        let mut setup = Self {
            game: 0,
            players: 0,
            sitters: [2; ratskeller_core::MAX_SEATS],
            options: Vec::new(),
            row: 0,
            rows: Vec::new(),
            trouble: None,
        };
        setup.sitters[0] = 0;
        setup.pick(0);
        setup
    }

    fn pick(&mut self, game: usize) {
        self.game = game;
        self.players = GAMES[game].spec.min_seats;
        self.options = vec![0; offered(GAMES[game].spec.name).len()];
    }

    fn list(&self) -> Vec<Row> {
        let seats = (0..self.players).map(Row::Seat);
        let options = (0..self.options.len()).map(Row::Option);
        [Row::Game, Row::Players].into_iter().chain(seats).chain(options).chain([Row::Start]).collect()
    }

    /// Another value for the row that one is at.
    fn change(&mut self, steps: isize) {
        let turn = |now: usize, count: usize| (now as isize + steps).rem_euclid(count as isize) as usize;
        match self.list()[self.row] {
            Row::Game => self.pick(turn(self.game, GAMES.len())),
            Row::Players => {
                let spec = GAMES[self.game].spec;
                let count = spec.max_seats - spec.min_seats + 1;
                self.players = spec.min_seats + turn(self.players - spec.min_seats, count);
            }
            Row::Seat(seat) => self.sitters[seat] = turn(self.sitters[seat], SITTERS.len()),
            Row::Option(option) => {
                let count = offered(GAMES[self.game].spec.name)[option].values.len();
                self.options[option] = turn(self.options[option], count);
            }
            Row::Start => {}
        }
    }

    fn choices(&self) -> Choices {
        let game = GAMES[self.game].spec.name;
        // What is left as usual need not be said.
        let options = offered(game).into_iter().zip(&self.options).filter(|(_, chosen)| **chosen > 0);
        let options: Map<String, Value> = options
            .map(|(mut option, &chosen)| (option.name.to_owned(), option.values.swap_remove(chosen).1))
            .collect();
        Choices {
            game: game.to_owned(),
            sitters: self.sitters[..self.players].iter().map(|&sitter| SITTERS[sitter]).collect(),
            options: Value::Object(options),
        }
    }

    pub fn press(&mut self, key: KeyEvent) -> Option<Wish> {
        let rows = self.list().len();
        match key.code {
            KeyCode::Up | KeyCode::BackTab => self.row = (self.row + rows - 1) % rows,
            KeyCode::Down | KeyCode::Tab => self.row = (self.row + 1) % rows,
            KeyCode::Left => self.change(-1),
            KeyCode::Right | KeyCode::Char(' ') => self.change(1),
            KeyCode::Enter => return Some(Wish::Deal(Box::new(self.choices()))),
            KeyCode::Char('q') | KeyCode::Esc => return Some(Wish::Quit),
            _ => {}
        }
        self.row = self.row.min(self.list().len() - 1);
        None
    }

    pub fn mouse(&mut self, mouse: MouseEvent) -> Option<Wish> {
        if mouse.kind != MouseEventKind::Down(MouseButton::Left) {
            return None;
        }
        let row = self.rows.iter().position(|row| row.contains(Position::new(mouse.column, mouse.row)))?;
        let again = row == self.row;
        self.row = row.min(self.list().len() - 1);
        if self.list()[self.row] == Row::Start {
            return Some(Wish::Deal(Box::new(self.choices())));
        }
        if again {
            self.change(1);
        }
        None
    }

    pub fn draw(&mut self, area: Rect, buffer: &mut Buffer, words: &Words, paint: Paint) {
        let say = |message: &str| words.say(message, &[]);
        let game = GAMES[self.game].spec.name;
        let title = paint.strong().patch(paint.chosen());
        put(buffer, area, (0, 0), &" ".repeat(usize::from(area.width)), title);
        put(buffer, area, (1, 0), &format!("Ratskeller · {}", say("web-welcome")), title);
        self.rows.clear();
        for (index, row) in self.list().into_iter().enumerate() {
            let y = index as i32 + 2;
            let here = index == self.row;
            let (label, value) = self.told(row, words);
            put(buffer, area, (1, y), if here { "▸" } else { " " }, paint.strong());
            put(buffer, area, (3, y), &text::cut(&label, 30), if here { paint.strong() } else { Style::new() });
            let value = if row == Row::Start { format!(" {value} ") } else { format!("◂ {value} ▸") };
            let style = if here { paint.chosen() } else { paint.blue() };
            put(buffer, area, (35, y), &text::cut(&value, usize::from(area.width).saturating_sub(36)), style);
            self.rows.push(Rect { y: area.y + y as u16, height: 1, ..area });
        }
        let below = self.list().len() as i32 + 3;
        let hint = match self.list()[self.row] {
            Row::Option(option) => say(&format!("web-option-{game}-{}-hint", offered(game)[option].name)),
            _ => format!("{} {}", say(&format!("web-about-{game}")), say(&format!("web-facts-{game}"))),
        };
        for (row, line) in text::wrap(&hint, usize::from(area.width).saturating_sub(6)).iter().enumerate() {
            put(buffer, area, (3, below + row as i32), line, paint.faint());
        }
        if let Some(trouble) = &self.trouble {
            put(buffer, area, (3, i32::from(area.height) - 3), trouble, paint.alarm());
        }
        put(buffer, area, (1, i32::from(area.height) - 1), &say("terminal-setup-keys"), paint.faint());
    }

    fn told(&self, row: Row, words: &Words) -> (String, String) {
        let say = |message: &str| words.say(message, &[]);
        let game = GAMES[self.game].spec.name;
        match row {
            Row::Game => (say("terminal-game"), GAMES[self.game].spec.title.to_owned()),
            Row::Players => (say("web-how-many"), self.players.to_string()),
            Row::Seat(seat) => {
                let label = words.say("web-player", &[("number", (seat + 1).into())]);
                let sitter = match SITTERS[self.sitters[seat]] {
                    Sitter::Person => say("web-sitter-here"),
                    Sitter::Bot(level) => say(&format!("web-sitter-{level}")),
                };
                (label, sitter)
            }
            Row::Option(option) => {
                let offered = &offered(game)[option];
                let message = format!("web-option-{game}-{}", offered.name);
                let value = say(&format!("{message}-{}", offered.values[self.options[option]].0));
                (say(&message), value)
            }
            Row::Start => (String::new(), say("web-start")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn every_option_has_its_words() {
        let words = Words::new(Language::English);
        for game in &GAMES {
            for option in offered(game.spec.name) {
                let message = format!("web-option-{}-{}", game.spec.name, option.name);
                assert!(words.has(&message) && words.has(&format!("{message}-hint")), "{message}");
                for (value, _) in option.values {
                    assert!(words.has(&format!("{message}-{value}")), "{message}-{value}");
                }
            }
        }
    }

    #[test]
    fn what_is_left_as_usual_is_not_said() {
        let mut setup = Setup::new();
        assert_eq!(setup.choices().options, json!({}));
        for key in [KeyCode::Right, KeyCode::Right, KeyCode::Down, KeyCode::Right] {
            assert!(setup.press(key.into()).is_none());
        }
        let Some(Wish::Deal(choices)) = setup.press(KeyCode::Enter.into()) else { panic!("a game") };
        assert_eq!((choices.game.as_str(), choices.sitters.len()), ("rat-a-tat-cat", 3));
        assert_eq!(choices.sitters[..2], [Sitter::Person, Sitter::Bot(Level::Rat)]);
    }
}
