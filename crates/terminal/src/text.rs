//! Texts in columns of a terminal.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// The text in lines of at most so many columns, broken between words where that is possible.
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            if !line.is_empty() && width(&line) + 1 + width(word) > columns {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            for character in word.chars() {
                if width(&line) + character.width().unwrap_or(0) > columns && !line.is_empty() {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(character);
            }
        }
        lines.push(line);
    }
    lines
}

/// The text as a sentence: with a full stop, unless it ends otherwise.
pub(crate) fn sentence(text: &str) -> String {
    let is_open = text.chars().next_back().is_some_and(char::is_alphanumeric);
    format!("{text}{}", if is_open { "." } else { "" })
}

/// The text in at most so many columns, with a dot for what was cut off.
pub(crate) fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut kept = String::new();
    for character in text.chars() {
        if width(&kept) + character.width().unwrap_or(0) + 1 > columns {
            break;
        }
        kept.push(character);
    }
    if columns > 0 {
        kept.push('…');
    }
    kept
}

/// A name in at most so many columns. A number at its end stays: namesakes are told apart by it.
pub(crate) fn name(name: &str, columns: usize) -> String {
    let numbered = name.rsplit_once(' ').filter(|(_, number)| number.bytes().all(|digit| digit.is_ascii_digit()));
    match numbered {
        Some((stem, number)) if width(name) > columns => cut(stem, columns.saturating_sub(width(number))) + number,
        _ => cut(name, columns),
    }
}

/// The text and as many spaces as it takes to fill the columns.
pub(crate) fn pad(text: &str, columns: usize) -> String {
    let text = cut(text, columns);
    let missing = columns.saturating_sub(width(&text));
    text + &" ".repeat(missing)
}

pub(crate) fn centred(text: &str, columns: usize) -> String {
    let text = cut(text, columns);
    let left = columns.saturating_sub(width(&text)) / 2;
    pad(&format!("{}{text}", " ".repeat(left)), columns)
}

/// Writes into an area from a place counted from its upper left corner; whatever lies outside is left out.
pub(crate) fn put(buffer: &mut Buffer, area: Rect, (column, row): (i32, i32), text: &str, style: Style) {
    if row < 0 || row >= i32::from(area.height) {
        return;
    }
    let mut column = column;
    for character in text.chars() {
        let wide = character.width().unwrap_or(0) as i32;
        if column >= 0 && column + wide <= i32::from(area.width) {
            let cell = &mut buffer[(area.x + column as u16, area.y + row as u16)];
            cell.set_char(character).set_style(style);
        }
        column += wide;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_between_words_and_long_words_where_they_must() {
        assert_eq!(wrap("a rat in the cellar", 8), ["a rat in", "the", "cellar"]);
        assert_eq!(wrap("Rattenkönig", 6), ["Ratten", "könig"]);
        assert_eq!(wrap("one\n\ntwo", 9), ["one", "", "two"]);
    }

    #[test]
    fn what_does_not_fit_is_cut_and_what_is_short_is_filled() {
        assert_eq!(cut("Þóra", 4), "Þóra");
        assert_eq!(cut("Þóra Jónsdóttir", 6), "Þóra …");
        assert_eq!(pad("ab", 4), "ab  ");
        assert_eq!(centred("ab", 6), "  ab  ");
        assert_eq!(cut("abc", 0), "");
    }

    #[test]
    fn namesakes_are_told_apart_however_short_their_names_are_cut() {
        for (whole, short) in [
            ("Spieler 1", "Spieler1"),
            ("Leikmaður 12", "Leikm…12"),
            ("Rattenkind", "Rattenk…"),
            ("Player 2", "Player 2"),
            ("Anna Maria", "Anna Ma…"),
        ] {
            assert_eq!(name(whole, 8), short);
        }
    }
}
