//! The rules as they are told to people, in Markdown, as text for a terminal.

/// The part of Markdown that the guide uses, in lines of at most so many columns.
pub fn rendered(markdown: &str, columns: usize, in_colour: bool) -> String {
    let mut text = String::new();
    let mut was_item = false;
    for block in blocks(markdown) {
        let is_item = matches!(block, Block::Item(..));
        let goes_on = was_item && is_item;
        if !text.is_empty() && !goes_on {
            text.push('\n');
        }
        was_item = is_item;
        let (first, words, style) = match block {
            Block::Heading(words) => (String::new(), words, Style::Strong),
            Block::Paragraph(words) => (String::new(), words, Style::Plain),
            Block::Item(mark, words) => (mark, words, Style::Plain),
            Block::Figure(words) => ("  [ ".to_owned(), format!("{words} ]"), Style::Faint),
        };
        let indent = first.chars().count();
        let mut ink = Ink { in_colour, base: style, is_bold: false };
        for (number, line) in wrapped(&words, columns.saturating_sub(indent)).iter().enumerate() {
            text.push_str(&if number == 0 { first.clone() } else { " ".repeat(indent) });
            text.push_str(&ink.painted(line));
            text.push('\n');
        }
    }
    text
}

enum Block {
    Heading(String),
    Paragraph(String),
    Item(String, String),
    /// What a picture shows.
    Figure(String),
}

fn blocks(markdown: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut is_open = false;
    for line in markdown.lines() {
        let trimmed = line.trim();
        let numbered = trimmed.split_once(". ").filter(|(number, _)| number.bytes().all(|byte| byte.is_ascii_digit()));
        if trimmed.is_empty() {
            is_open = false;
        } else if trimmed.starts_with('#') {
            blocks.push(Block::Heading(trimmed.trim_start_matches('#').trim().to_owned()));
            is_open = false;
        } else if let Some(rest) = trimmed.strip_prefix("![") {
            blocks.push(Block::Figure(rest.split(']').next().unwrap_or_default().to_owned()));
            is_open = false;
        } else if let Some(rest) = trimmed.strip_prefix("- ") {
            blocks.push(Block::Item("• ".to_owned(), rest.to_owned()));
            is_open = true;
        } else if let Some((number, rest)) = numbered {
            blocks.push(Block::Item(format!("{number}. "), rest.to_owned()));
            is_open = true;
        } else {
            match blocks.last_mut() {
                Some(Block::Paragraph(text) | Block::Item(_, text)) if is_open => {
                    text.push(' ');
                    text.push_str(trimmed);
                }
                _ => blocks.push(Block::Paragraph(trimmed.to_owned())),
            }
            is_open = true;
        }
    }
    blocks
}

/// How wide a word is without its marks.
fn width(word: &str) -> usize {
    let bare = word.replace("**", "");
    bare.chars().filter(|character| !matches!(character, '{' | '}')).count()
}

fn wrapped(text: &str, columns: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut used = 0;
    for word in text.split_whitespace() {
        if used > 0 && used + 1 + width(word) > columns {
            lines.push(String::new());
            used = 0;
        }
        let line = lines.last_mut().expect("there is a line");
        if used > 0 {
            line.push(' ');
            used += 1;
        }
        line.push_str(word);
        used += width(word);
    }
    lines
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    Plain,
    Strong,
    Faint,
}

struct Ink {
    in_colour: bool,
    base: Style,
    is_bold: bool,
}

impl Ink {
    /// A line with its marks as styles: `**bold**`, and rules `{RH-P1}` faint.
    fn painted(&mut self, line: &str) -> String {
        let mut painted = self.code(self.is_bold, false);
        let mut rest = line;
        while let Some(found) = rest.find(['*', '{', '}']) {
            painted.push_str(&rest[..found]);
            rest = &rest[found..];
            if let Some(after) = rest.strip_prefix("**") {
                self.is_bold = !self.is_bold;
                painted.push_str(&self.code(self.is_bold, false));
                rest = after;
            } else {
                let is_rule = rest.starts_with('{');
                if is_rule || rest.starts_with('}') {
                    painted.push_str(&self.code(self.is_bold, is_rule));
                } else {
                    painted.push('*');
                }
                rest = &rest[1..];
            }
        }
        painted.push_str(rest);
        if self.in_colour {
            painted.push_str("\x1b[0m");
        }
        painted
    }

    fn code(&self, is_bold: bool, is_rule: bool) -> String {
        if !self.in_colour {
            return String::new();
        }
        let code = match self.base {
            _ if is_rule => "\x1b[0m\x1b[2m",
            _ if is_bold => "\x1b[0m\x1b[1m",
            Style::Plain => "\x1b[0m",
            Style::Strong => "\x1b[0m\x1b[1m",
            Style::Faint => "\x1b[0m\x1b[2m",
        };
        code.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use catalog::GAMES;
    use words::Language;

    use super::*;

    const SAMPLE: &str = "# Rats\n\n## One\n\nA **bold\nrat** sits. {RH-P1}\n\n- first\n  goes on\n- second\n\n1. one\n\n![A rat](figure:rat)\n";

    #[test]
    fn markdown_becomes_text() {
        let plain = "Rats\n\nOne\n\nA bold rat sits. RH-P1\n\n• first goes on\n• second\n1. one\n\n  [ A rat ]\n";
        assert_eq!(rendered(SAMPLE, 40, false), plain);
        let painted = rendered(SAMPLE, 40, true);
        assert!(painted.contains("\x1b[1mbold rat\x1b[0m") && painted.contains("\x1b[2mRH-P1"), "{painted:?}");
    }

    #[test]
    fn every_game_is_told_in_every_language_within_the_width() {
        for game in &GAMES {
            for language in Language::ALL {
                let markdown = game.guide(language.code()).expect("a guide");
                for columns in [40, 80] {
                    let told = rendered(markdown, columns, false);
                    let widest = told.lines().map(|line| line.chars().count()).max().unwrap_or(0);
                    assert!(widest <= columns, "{} in {language:?}: {widest}", game.spec.name);
                    assert!(!told.contains("**") && !told.contains('{') && !told.contains("figure:"), "{told}");
                }
            }
        }
    }
}
