//! What is chosen before a game: which, with whom, and how.

use std::sync::Arc;

use catalog::offer::{Offer, Offered};
use catalog::{Entry, GAMES, Level};
use lessons::Lesson;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratskeller_core::Spec;
use serde_json::{Map, Value};
use words::Words;

use crate::event::Wish;
use crate::paint::Paint;
use crate::place::{Sitter, Unfinished};
use crate::text::{self, put};

/// A game that somebody wants to play.
#[derive(Clone, PartialEq, Debug)]
pub struct NewGame {
    pub game: String,
    pub sitters: Vec<Sitter>,
    /// In the protocol's shape.
    pub options: Value,
}

/// What a new game is like if nobody says otherwise.
#[derive(Clone, Debug)]
pub struct Wanted {
    pub game: Option<&'static str>,
    /// The fewest possible, or all people, if it is left open.
    pub players: Option<usize>,
    /// How many of them sit at this terminal.
    pub people: usize,
    pub level: Level,
    /// In the protocol's shape.
    pub options: Map<String, Value>,
}

impl Default for Wanted {
    fn default() -> Self {
        Self { game: None, players: None, people: 1, level: Level::Rat, options: Map::new() }
    }
}

impl Wanted {
    fn sitter(&self, seat: usize) -> Sitter {
        if seat < self.people { Sitter::Person } else { Sitter::Bot(self.level) }
    }

    fn players(&self, spec: Spec) -> usize {
        self.players.unwrap_or(self.people).clamp(spec.min_seats, spec.max_seats)
    }

    /// A game of this kind.
    pub fn new_game(&self, spec: Spec) -> NewGame {
        NewGame {
            game: spec.name.to_owned(),
            sitters: (0..self.players(spec)).map(|seat| self.sitter(seat)).collect(),
            options: Value::Object(self.options.clone()),
        }
    }
}

/// The options of a game. What was wished for is among the values, also where it is not usually offered.
fn offered(game: &Entry, wanted: &Map<String, Value>) -> Vec<Offered> {
    let mut options = game.offered();
    for option in &mut options {
        if let Some(value) =
            wanted.get(&option.name).filter(|&value| option.values.iter().all(|one| one.value != *value))
        {
            option.values.push(Offer { key: ITSELF.to_owned(), value: value.clone() });
        }
    }
    options
}

/// What a value is called that only this game's rules know.
const ITSELF: &str = "";

/// Who can sit on a seat.
const SITTERS: [Sitter; 5] = [
    Sitter::Person,
    Sitter::Bot(Level::Pup),
    Sitter::Bot(Level::Scamp),
    Sitter::Bot(Level::Rat),
    Sitter::Bot(Level::King),
];

#[derive(Debug)]
pub(crate) struct SetupScreen {
    wanted: Wanted,
    /// Games to go on with, and at which of them one is.
    left: Vec<Unfinished>,
    at: usize,
    /// Whether the game that one is at is thrown away by the same key again.
    is_doomed: bool,
    game: usize,
    players: usize,
    sitters: [Sitter; ratskeller_core::MAX_SEATS],
    /// For each option which of its values.
    options: Vec<usize>,
    /// Which of the game's lessons.
    lesson: usize,
    row: usize,
    rows: Vec<Rect>,
    /// Whether the game is to be played in a house elsewhere, where the others have terminals of their own.
    is_elsewhere: bool,
    pub trouble: Option<String>,
}

/// What a row is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Row {
    GoOn,
    Game,
    Players,
    Seat(usize),
    Option(usize),
    Start,
    Learn,
}

impl SetupScreen {
    pub fn new(wanted: Wanted, left: Vec<Unfinished>) -> Self {
        let mut setup = Self {
            left,
            at: 0,
            is_doomed: false,
            game: 0,
            players: 0,
            sitters: std::array::from_fn(|seat| wanted.sitter(seat)),
            options: Vec::new(),
            lesson: 0,
            row: 0,
            rows: Vec::new(),
            is_elsewhere: false,
            trouble: None,
            wanted,
        };
        let game = GAMES.iter().position(|game| Some(game.spec.name) == setup.wanted.game);
        setup.pick(game.unwrap_or(0));
        setup
    }

    /// For a table of a house elsewhere: whoever opens it has the first seat.
    pub fn elsewhere(wanted: Wanted) -> Self {
        Self { is_elsewhere: true, ..Self::new(wanted, Vec::new()) }
    }

    fn pick(&mut self, game: usize) {
        let spec = GAMES[game].spec;
        self.game = game;
        self.lesson = 0;
        self.players = self.wanted.players(spec);
        let options = self.offered();
        let chosen = options.iter().map(|option| {
            let wanted = self.wanted.options.get(&option.name);
            option.values.iter().position(|one| Some(&one.value) == wanted).unwrap_or(0)
        });
        self.options = chosen.collect();
    }

    fn offered(&self) -> Vec<Offered> {
        offered(&GAMES[self.game], &self.wanted.options)
    }

    fn list(&self) -> Vec<Row> {
        let go_on = (!self.left.is_empty()).then_some(Row::GoOn);
        let seats = (0..self.players).map(Row::Seat);
        let options = (0..self.options.len()).map(Row::Option);
        let rows = go_on.into_iter().chain([Row::Game, Row::Players]).chain(seats).chain(options);
        // Lessons are for whoever plays here.
        let learn = (!self.is_elsewhere).then_some(Row::Learn);
        rows.chain([Row::Start]).chain(learn).collect()
    }

    /// Another value for the row that one is at.
    fn change(&mut self, steps: isize) {
        let turn = |now: usize, count: usize| (now as isize + steps).rem_euclid(count as isize) as usize;
        match self.list()[self.row] {
            Row::GoOn => self.at = turn(self.at, self.left.len()),
            Row::Game => self.pick(turn(self.game, GAMES.len())),
            Row::Players => {
                let spec = GAMES[self.game].spec;
                let count = spec.max_seats - spec.min_seats + 1;
                self.players = spec.min_seats + turn(self.players - spec.min_seats, count);
            }
            Row::Seat(0) if self.is_elsewhere => {}
            Row::Seat(seat) => {
                let now = SITTERS.iter().position(|sitter| *sitter == self.sitters[seat]).unwrap_or(0);
                self.sitters[seat] = SITTERS[turn(now, SITTERS.len())];
            }
            Row::Option(option) => {
                let count = self.offered()[option].values.len();
                self.options[option] = turn(self.options[option], count);
            }
            Row::Start => {}
            Row::Learn => self.lesson = turn(self.lesson, self.lessons().count()),
        }
    }

    /// What can be learned about the game.
    fn lessons(&self) -> impl Iterator<Item = &'static Arc<Lesson>> {
        let game = &GAMES[self.game];
        lessons::all().iter().filter(move |lesson| std::ptr::eq(lesson.game, game))
    }

    fn new_game(&self) -> NewGame {
        let mut options = self.wanted.options.clone();
        // What is another game's is not meant for this one; what is nobody's is told when it is dealt.
        let own = self.offered();
        let others = GAMES.iter().flat_map(Entry::offered).map(|option| option.name);
        let others: Vec<_> = others.filter(|name| own.iter().all(|option| option.name != *name)).collect();
        options.retain(|name, _| !others.contains(name));
        for (mut option, &chosen) in self.offered().into_iter().zip(&self.options) {
            // What is left as usual need not be said.
            if chosen > 0 {
                options.insert(option.name, option.values.swap_remove(chosen).value);
            } else {
                options.remove(&option.name);
            }
        }
        NewGame {
            game: GAMES[self.game].spec.name.to_owned(),
            sitters: self.sitters[..self.players].to_vec(),
            options: Value::Object(options),
        }
    }

    /// The game to go on with, if one is at that line.
    fn chosen_left(&self) -> Option<&Unfinished> {
        self.left.get(self.at).filter(|_| self.list()[self.row] == Row::GoOn)
    }

    /// The lesson, if one is at that line.
    fn chosen_lesson(&self) -> Option<&'static Arc<Lesson>> {
        self.lessons().nth(self.lesson).filter(|_| self.list()[self.row] == Row::Learn)
    }

    /// Goes on with the game that one is at, begins the lesson, or plays a new game.
    fn start(&self) -> Wish {
        match (self.chosen_left(), self.chosen_lesson()) {
            (Some(left), _) => Wish::GoOn(left.file.clone()),
            (None, Some(lesson)) => Wish::Learn(Arc::clone(lesson)),
            (None, None) => Wish::Deal(Box::new(self.new_game())),
        }
    }

    /// Throws a game away that one is at, if that is asked for twice.
    fn throw_away(&mut self) -> Option<Wish> {
        let file = self.chosen_left()?.file.clone();
        let was_doomed = std::mem::replace(&mut self.is_doomed, true);
        was_doomed.then_some(Wish::ThrowAway(file))
    }

    pub fn press(&mut self, key: KeyEvent) -> Option<Wish> {
        let rows = self.list().len();
        self.trouble = None;
        if key.code == KeyCode::Delete {
            return self.throw_away();
        }
        self.is_doomed = false;
        match key.code {
            KeyCode::Up | KeyCode::BackTab => self.row = (self.row + rows - 1) % rows,
            KeyCode::Down | KeyCode::Tab => self.row = (self.row + 1) % rows,
            KeyCode::Left => self.change(-1),
            KeyCode::Right | KeyCode::Char(' ') => self.change(1),
            KeyCode::Enter => return Some(self.start()),
            KeyCode::Char('i' | '?') | KeyCode::F(1) => {
                return Some(Wish::Rules(GAMES[self.game].spec.name.to_owned()));
            }
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
        match self.list()[self.row] {
            Row::Start => return Some(self.start()),
            Row::GoOn | Row::Learn if again => return Some(self.start()),
            _ => {}
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
            // Between what was left and what is new there is a gap.
            let y = index as i32 + 2 + i32::from(index > 0 && !self.left.is_empty());
            let here = index == self.row;
            let (label, value) = self.told(row, words);
            put(buffer, area, (1, y), if here { "▸" } else { " " }, paint.strong());
            put(buffer, area, (3, y), &text::cut(&label, 30), if here { paint.strong() } else { Style::new() });
            let value = if row == Row::Start { format!(" {value} ") } else { format!("◂ {value} ▸") };
            let style = if here { paint.chosen() } else { paint.blue() };
            let column = if row == Row::GoOn { 5 + text::width(&label) } else { 35 };
            let room = usize::from(area.width).saturating_sub(column + 1);
            put(buffer, area, (column as i32, y), &text::cut(&value, room), style);
            self.rows.push(Rect { y: area.y + y as u16, height: 1, ..area });
        }
        let below = self.list().len() as i32 + 3 + i32::from(!self.left.is_empty());
        let hint = match self.list()[self.row] {
            Row::GoOn if self.is_doomed => say("terminal-go-on-doomed"),
            Row::GoOn => {
                let told = self.chosen_left().map(|left| left.told(words)).unwrap_or_default();
                format!("{told}. {}", say("terminal-go-on-hint"))
            }
            Row::Learn => say("terminal-learn-hint"),
            Row::Option(option) => say(&format!("web-option-{game}-{}-hint", self.offered()[option].name)),
            _ => format!("{} {}", say(&format!("web-about-{game}")), say(&format!("web-facts-{game}"))),
        };
        for (row, line) in text::wrap(&hint, usize::from(area.width).saturating_sub(6)).iter().enumerate() {
            put(buffer, area, (3, below + row as i32), line, paint.faint());
        }
        if let Some(trouble) = &self.trouble {
            let lines = text::wrap(trouble, usize::from(area.width).saturating_sub(6));
            for (row, line) in (i32::from(area.height) - 4..).zip(lines.iter().take(3)) {
                put(buffer, area, (3, row), line, paint.alarm());
            }
        }
        put(buffer, area, (1, i32::from(area.height) - 1), &say("terminal-setup-keys"), paint.faint());
    }

    fn told(&self, row: Row, words: &Words) -> (String, String) {
        let say = |message: &str| words.say(message, &[]);
        let game = GAMES[self.game].spec.name;
        match row {
            Row::GoOn => {
                (say("terminal-go-on"), self.left.get(self.at).map(|left| self.about(left, words)).unwrap_or_default())
            }
            Row::Game => (say("terminal-game"), words.title(&GAMES[self.game].spec)),
            Row::Players => (say("web-how-many"), self.players.to_string()),
            Row::Seat(seat) => {
                let label = words.say("web-player", &[("number", (seat + 1).into())]);
                let sitter = match self.sitters[seat] {
                    Sitter::Person if self.is_elsewhere && seat == 0 => say("play-you"),
                    Sitter::Person if self.is_elsewhere => say("web-sitter-link"),
                    Sitter::Person => say("web-sitter-here"),
                    // A yardstick that a flag may ask for, but no company to choose.
                    Sitter::Bot(Level::Random) => say("play-random"),
                    Sitter::Bot(level) => say(&format!("web-sitter-{level}")),
                };
                (label, sitter)
            }
            Row::Option(option) => {
                let offered = &self.offered()[option];
                let message = format!("web-option-{game}-{}", offered.name);
                let Offer { key, value } = &offered.values[self.options[option]];
                let value = if key == ITSELF { value.to_string() } else { say(&format!("{message}-{key}")) };
                (say(&message), value)
            }
            Row::Start => (String::new(), say("web-start")),
            Row::Learn => {
                let title = self.lessons().nth(self.lesson).map(|lesson| titled(lesson, words));
                (say("terminal-learn"), title.unwrap_or_default())
            }
        }
    }

    /// A game to go on with in a few words, and which of how many it is.
    fn about(&self, left: &Unfinished, words: &Words) -> String {
        let told = left.told(words);
        match self.left.len() {
            1 => told,
            count => format!("{told} ({}/{count})", self.at + 1),
        }
    }
}

/// What a lesson is called, and how hard it is.
pub(crate) fn titled(lesson: &Lesson, words: &Words) -> String {
    let title = lesson.title(words);
    if lesson.stars == 0 { title } else { format!("{title} {}", "★".repeat(lesson.stars.into())) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use words::Language;

    #[test]
    fn the_lessons_of_the_game_are_offered_last_and_only_here() {
        let mut setup = SetupScreen::new(Wanted::default(), Vec::new());
        for (key, game, name) in [
            (KeyCode::Up, "rat-hot", "first"),
            (KeyCode::Right, "rat-hot", "three"),
            (KeyCode::Left, "rat-hot", "first"),
        ] {
            setup.press(key.into());
            let Some(Wish::Learn(lesson)) = setup.press(KeyCode::Enter.into()) else { panic!("a lesson") };
            assert_eq!((lesson.game.spec.name, lesson.name.as_str()), (game, name));
        }
        setup.press(KeyCode::Left.into());
        setup.press(KeyCode::Down.into());
        setup.press(KeyCode::Right.into());
        setup.press(KeyCode::Up.into());
        let Some(Wish::Learn(lesson)) = setup.press(KeyCode::Enter.into()) else { panic!("a lesson") };
        assert_eq!((lesson.game.spec.name, lesson.name.as_str()), ("piratz", "first"), "each game begins at the first");
        let mut elsewhere = SetupScreen::elsewhere(Wanted::default());
        elsewhere.press(KeyCode::Up.into());
        assert!(matches!(elsewhere.press(KeyCode::Enter.into()), Some(Wish::Deal(_))));
    }

    #[test]
    fn every_option_has_its_words() {
        let words = Words::new(Language::English);
        for game in &GAMES {
            for option in game.offered() {
                let message = format!("web-option-{}-{}", game.spec.name, option.name);
                assert!(words.has(&message) && words.has(&format!("{message}-hint")), "{message}");
                for Offer { key, .. } in option.values {
                    assert!(words.has(&format!("{message}-{key}")), "{message}-{key}");
                }
            }
        }
    }

    #[test]
    fn what_is_left_as_usual_is_not_said() {
        let mut setup = SetupScreen::new(Wanted::default(), Vec::new());
        assert_eq!(setup.new_game().options, json!({}));
        for key in [KeyCode::Right, KeyCode::Right, KeyCode::Down, KeyCode::Right] {
            assert!(setup.press(key.into()).is_none());
        }
        let Some(Wish::Deal(new_game)) = setup.press(KeyCode::Enter.into()) else { panic!("a game") };
        assert_eq!((new_game.game.as_str(), new_game.sitters.len()), ("rat-a-tat-cat", 3));
        assert_eq!(new_game.sitters[..2], [Sitter::Person, Sitter::Bot(Level::Rat)]);
    }

    #[test]
    fn what_was_wished_for_is_chosen_already_and_can_be_changed() {
        let options = json!({"until": {"rounds": 2}, "young": true, "dealer": 0});
        let options = options.as_object().cloned().unwrap_or_default();
        let wanted = Wanted { game: None, players: Some(4), people: 2, level: Level::Pup, options };
        let mut setup = SetupScreen::new(wanted, Vec::new());
        assert_eq!((setup.players, setup.new_game().sitters), (2, vec![Sitter::Person, Sitter::Person]));
        setup.press(KeyCode::Right.into());
        setup.press(KeyCode::Right.into());
        let pup = Sitter::Bot(Level::Pup);
        assert_eq!(setup.new_game().sitters, [Sitter::Person, Sitter::Person, pup, pup]);
        assert_eq!(setup.new_game().options, json!({"until": {"rounds": 2}, "young": true, "dealer": 0}));
        for _ in 0..6 {
            setup.press(KeyCode::Down.into());
        }
        setup.press(KeyCode::Right.into());
        assert_eq!(setup.new_game().options, json!({"young": true, "dealer": 0}), "five rounds are usual");
    }

    #[test]
    fn a_game_that_was_left_comes_first_and_is_thrown_away_by_asking_twice() {
        let left = |file: &str| Unfinished {
            file: file.into(),
            title: "Piratz".to_owned(),
            names: Vec::new(),
            moves: 3,
            age: std::time::Duration::ZERO,
        };
        let mut setup = SetupScreen::new(Wanted::default(), vec![left("a"), left("b")]);
        assert!(matches!(setup.press(KeyCode::Enter.into()), Some(Wish::GoOn(file)) if file.ends_with("a")));
        setup.press(KeyCode::Right.into());
        assert!(matches!(setup.press(KeyCode::Enter.into()), Some(Wish::GoOn(file)) if file.ends_with("b")));
        assert!(setup.press(KeyCode::Delete.into()).is_none());
        assert!(matches!(setup.press(KeyCode::Delete.into()), Some(Wish::ThrowAway(file)) if file.ends_with("b")));
        setup.press(KeyCode::Down.into());
        assert!(setup.press(KeyCode::Delete.into()).is_none());
        assert!(matches!(setup.press(KeyCode::Enter.into()), Some(Wish::Deal(_))));
    }
}
