//! A sheet of characters to draw a table on. Colour only repeats what letters already say.

use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ink {
    #[default]
    Plain,
    Faint,
    Strong,
    Red,
    Green,
    Gold,
    Blue,
}

impl Ink {
    /// The ANSI code that turns this ink on.
    fn code(self) -> &'static str {
        match self {
            Self::Plain => "0",
            Self::Faint => "2",
            Self::Strong => "1",
            Self::Red => "1;31",
            Self::Green => "1;32",
            Self::Gold => "33",
            Self::Blue => "36",
        }
    }
}

/// Grows as it is drawn on. `Display` gives plain text, [`painted`](Self::painted) the same with colours.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Canvas {
    rows: Vec<Vec<(char, Ink)>>,
}

impl Canvas {
    pub fn new() -> Self {
        Self::default()
    }

    /// Writes `text` from column `x` of row `y` to the right.
    pub fn put(&mut self, x: usize, y: usize, text: &str, ink: Ink) {
        if self.rows.len() <= y {
            self.rows.resize(y + 1, Vec::new());
        }
        let row = &mut self.rows[y];
        let end = x + text.chars().count();
        if row.len() < end {
            row.resize(end, (' ', Ink::Plain));
        }
        for (cell, character) in row[x..end].iter_mut().zip(text.chars()) {
            *cell = (character, ink);
        }
    }

    /// Writes `text` at the end of row `y`.
    pub fn add(&mut self, y: usize, text: &str, ink: Ink) {
        self.put(self.rows.get(y).map_or(0, Vec::len), y, text, ink);
    }

    pub fn height(&self) -> usize {
        self.rows.len()
    }

    pub fn width(&self) -> usize {
        self.rows.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// What stands in each row, without the blanks at its end.
    pub fn rows(&self) -> impl Iterator<Item = &[(char, Ink)]> {
        self.rows.iter().map(|row| Self::trimmed(row))
    }

    fn trimmed(row: &[(char, Ink)]) -> &[(char, Ink)] {
        &row[..row.iter().rposition(|(character, _)| *character != ' ').map_or(0, |last| last + 1)]
    }

    /// With ANSI colours, for terminals.
    pub fn painted(&self) -> String {
        let mut text = String::new();
        for row in self.rows() {
            let mut now = Ink::Plain;
            for &(character, ink) in row {
                if ink != now {
                    text.push_str("\x1b[0m\x1b[");
                    text.push_str(ink.code());
                    text.push('m');
                    now = ink;
                }
                text.push(character);
            }
            if now != Ink::Plain {
                text.push_str("\x1b[0m");
            }
            text.push('\n');
        }
        text
    }
}

impl fmt::Display for Canvas {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for row in self.rows() {
            let text: String = row.iter().map(|(character, _)| character).collect();
            writeln!(f, "{text}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawing_grows_the_sheet_and_colour_changes_no_letter() {
        let mut canvas = Canvas::new();
        canvas.put(2, 1, "rat", Ink::Red);
        canvas.add(1, "s  ", Ink::Plain);
        assert_eq!(canvas.to_string(), "\n  rats\n");
        assert_eq!(canvas.painted(), "\n  \x1b[0m\x1b[1;31mrat\x1b[0m\x1b[0ms\n");
        assert_eq!((canvas.width(), canvas.height()), (8, 2));
    }
}
