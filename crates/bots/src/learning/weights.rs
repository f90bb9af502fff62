//! What was learned, as a file: where it comes from, and numbers.

use std::fmt;
use std::str::FromStr;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD as BASE64;

/// Facts about where it comes from, and tables of numbers. As text, each number is written exactly:
///
/// ```text
/// ratskeller weights 1
/// command: ratskeller train nim --generations 3
/// seed: 00…
///
/// [value] 12 8 1
/// AACAPwAAAEA…
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Weights {
    pub facts: Vec<(String, String)>,
    pub tables: Vec<Table>,
}

/// Numbers under a name, with a shape that says how they are meant.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    pub name: String,
    pub shape: Vec<usize>,
    pub numbers: Vec<f32>,
}

/// What is wrong with a file of weights.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// The line with this number, counted from 1, is none of such a file.
    Line(usize),
    /// The table with this name is missing, has another shape or numbers that are none.
    Table(String),
    /// What is said under this name is missing or makes no sense.
    Fact(&'static str),
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Line(number) => write!(f, "line {number}"),
            Self::Table(name) => write!(f, "[{name}]"),
            Self::Fact(name) => write!(f, "{name}: …"),
        }
    }
}

impl std::error::Error for Unreadable {}

const TITLE: &str = "ratskeller weights 1";
const LINE: usize = 100;

impl Weights {
    /// What the names of tables end with that only learning needs.
    pub(super) const ONLY_FOR_LEARNING: &str = "/adam";

    /// What was said of it under this name.
    pub fn fact(&self, name: &str) -> Option<&str> {
        self.facts.iter().find(|(known, _)| known == name).map(|(_, fact)| fact.as_str())
    }

    /// The same, understood.
    pub fn read_fact<T: FromStr>(&self, name: &'static str) -> Result<T, Unreadable> {
        self.fact(name).and_then(|fact| fact.parse().ok()).ok_or(Unreadable::Fact(name))
    }

    /// Without what only learning needs.
    #[must_use]
    pub fn for_players(&self) -> Self {
        let tables = self.tables.iter().filter(|table| !table.name.ends_with(Self::ONLY_FOR_LEARNING));
        Self { facts: self.facts.clone(), tables: tables.cloned().collect() }
    }

    /// The table with this name, if it has this shape and so many numbers that are some.
    pub fn table(&self, name: &str, shape: &[usize], count: usize) -> Result<&Table, Unreadable> {
        let fits = |table: &&Table| {
            table.name == name
                && table.shape == shape
                && table.numbers.len() == count
                && table.numbers.iter().all(|number| number.is_finite())
        };
        self.tables.iter().find(fits).ok_or_else(|| Unreadable::Table(name.to_owned()))
    }
}

impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "{TITLE}")?;
        self.facts.iter().try_for_each(|(name, fact)| writeln!(f, "{name}: {fact}"))?;
        for Table { name, shape, numbers } in &self.tables {
            let shape = shape.iter().map(usize::to_string).collect::<Vec<_>>().join(" ");
            writeln!(f, "\n[{name}] {shape}")?;
            let bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
            let mut digits = BASE64.encode(bytes);
            while !digits.is_empty() {
                let rest = digits.split_off(digits.len().min(LINE));
                writeln!(f, "{digits}")?;
                digits = rest;
            }
        }
        Ok(())
    }
}

impl FromStr for Weights {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
        lines.next().filter(|(_, title)| *title == TITLE).ok_or(Unreadable::Line(1))?;
        let mut weights = Self::default();
        for (number, line) in lines.by_ref().take_while(|(_, line)| !line.is_empty()) {
            let (name, fact) = line.split_once(": ").ok_or(Unreadable::Line(number))?;
            weights.facts.push((name.to_owned(), fact.to_owned()));
        }
        while let Some((number, head)) = lines.next() {
            let unreadable = || Unreadable::Line(number);
            let (name, shape) = head.strip_prefix('[').and_then(|head| head.split_once("] ")).ok_or_else(unreadable)?;
            let shape: Result<_, _> = shape.split(' ').map(str::parse).collect();
            let digits: String = lines.by_ref().map(|(_, line)| line).take_while(|line| !line.is_empty()).collect();
            let bytes = BASE64.decode(digits).map_err(|_| unreadable())?;
            let (numbers, rest) = bytes.as_chunks();
            if !rest.is_empty() {
                return Err(unreadable());
            }
            weights.tables.push(Table {
                name: name.to_owned(),
                shape: shape.map_err(|_| unreadable())?,
                numbers: numbers.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect(),
            });
        }
        Ok(weights)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weights() -> Weights {
        let numbers: Vec<f32> = (0..200).map(|number| (number as f32 - 100.0) / 7.0).collect();
        let odd = vec![f32::MIN_POSITIVE / 2.0, -0.0, f32::MAX];
        Weights {
            facts: vec![("seed".to_owned(), "00: and more".to_owned()), ("games".to_owned(), "12".to_owned())],
            tables: vec![
                Table { name: "value".to_owned(), shape: vec![10, 20], numbers },
                Table { name: "value/adam".to_owned(), shape: vec![3], numbers: odd },
                Table { name: "none".to_owned(), shape: vec![0], numbers: vec![] },
            ],
        }
    }

    #[test]
    fn weights_are_read_as_exactly_as_they_were_written() {
        let text = weights().to_string();
        let read: Weights = text.parse().unwrap();
        assert_eq!(read, weights());
        assert_eq!(read.to_string(), text);
        assert_eq!(read.tables[1].numbers[1].to_bits(), (-0.0_f32).to_bits());
        assert!(text.lines().all(|line| line.len() <= LINE));
        assert_eq!([read.fact("games"), read.fact("hours")], [Some("12"), None]);
        assert_eq!(read.read_fact("games"), Ok(12));
        assert_eq!(read.read_fact::<u64>("seed"), Err(Unreadable::Fact("seed")));
    }

    #[test]
    fn whatever_is_no_file_of_weights_is_refused() {
        let text = weights().to_string();
        let line = |text: &str| text.parse::<Weights>().unwrap_err();
        assert_eq!(line(""), Unreadable::Line(1));
        assert_eq!(line(&text.replace("weights 1", "weights 2")), Unreadable::Line(1));
        assert_eq!(line(&text.replace("games: ", "games ")), Unreadable::Line(3));
        assert_eq!(line(&text.replace("[value] 10 20", "[value] 10 x")), Unreadable::Line(5));
        assert_eq!(line(&text.replace("[value] ", "value ")), Unreadable::Line(5));
        assert_eq!(line(&text.replacen('A', "§", 1)), Unreadable::Line(5));
        let cut = text.rfind("\n\n[value/adam]").unwrap();
        assert_eq!(line(&[&text[..cut - 1], &text[cut..]].concat()), Unreadable::Line(5));
    }

    #[test]
    fn only_tables_that_fit_are_given() {
        let mut weights = weights();
        let unfit = || Unreadable::Table("value".to_owned());
        assert_eq!(weights.table("value", &[10, 20], 200).unwrap().numbers.len(), 200);
        assert_eq!(weights.table("value", &[20, 10], 200).unwrap_err(), unfit());
        assert_eq!(weights.table("value", &[10, 20], 199).unwrap_err(), unfit());
        weights.tables[0].numbers[7] = f32::NAN;
        assert_eq!(weights.table("value", &[10, 20], 200).unwrap_err(), unfit());
    }
}
