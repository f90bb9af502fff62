//! As much TypeScript as ts-rs writes, read so that it can be written for people, and held against JSON.

use std::fmt::Write as _;
use std::iter::Peekable;
use std::mem;
use std::vec;

/// As wide as the rest of the house.
const WIDTH: usize = 120;
const INDENT: usize = 2;

/// `export type Name<Parameter, …> = …;`
pub struct Declared {
    docs: Vec<String>,
    pub name: String,
    pub parameters: Vec<String>,
    pub of: Type,
}

#[derive(Clone, Debug)]
pub enum Type {
    /// `"text"`
    Literal(String),
    /// `Name<Type, …>`
    Named(String, Vec<Type>),
    /// `{ name: Type, … }`
    Object(Vec<Field>),
    /// `[Type, …]`
    Tuple(Vec<Type>),
    /// `Type | …`
    Either(Vec<Type>),
    /// `Type & …`
    Both(Vec<Type>),
}

#[derive(Clone, Debug)]
pub struct Field {
    pub docs: Vec<String>,
    pub name: String,
    pub optional: bool,
    pub of: Type,
}

#[derive(PartialEq, Debug)]
enum Token {
    Docs(Vec<String>),
    Word(String),
    Text(String),
    Mark(char),
}

fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let (token, after) = if let Some(docs) = rest.strip_prefix("/**") {
            let (docs, after) = docs.split_once("*/").expect("a comment ends");
            let lines = docs.lines().map(|line| line.trim().trim_start_matches('*').trim().to_owned());
            (Token::Docs(lines.filter(|line| !line.is_empty()).collect()), after)
        } else if let Some(text) = rest.strip_prefix('"') {
            let (text, after) = text.split_once('"').expect("a text ends");
            (Token::Text(text.to_owned()), after)
        } else {
            let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(rest.len());
            match rest.split_at(end) {
                ("", _) => (Token::Mark(first), &rest[first.len_utf8()..]),
                (word, after) => (Token::Word(word.to_owned()), after),
            }
        };
        tokens.push(token);
        rest = after.trim_start();
    }
    tokens
}

/// Everything that a file declares after its imports.
pub fn read(text: &str) -> Vec<Declared> {
    let mut reader = Reader(tokens(text).into_iter().peekable());
    let mut declared = Vec::new();
    while reader.0.peek().is_some() {
        let docs = reader.docs();
        assert_eq!([reader.word(), reader.word()], ["export", "type"]);
        let name = reader.word();
        let parameters = if reader.skip('<') { reader.list('>', Reader::word) } else { Vec::new() };
        assert!(reader.skip('='), "{name}");
        let of = reader.either();
        assert!(reader.skip(';'), "{name}");
        declared.push(Declared { docs, name, parameters, of });
    }
    declared
}

struct Reader(Peekable<vec::IntoIter<Token>>);

impl Reader {
    fn skip(&mut self, mark: char) -> bool {
        self.0.next_if_eq(&Token::Mark(mark)).is_some()
    }

    /// Words and texts are the same to names.
    fn word(&mut self) -> String {
        match self.0.next() {
            Some(Token::Word(word) | Token::Text(word)) => word,
            other => panic!("{other:?} is no name"),
        }
    }

    fn docs(&mut self) -> Vec<String> {
        match self.0.peek_mut() {
            Some(Token::Docs(docs)) => {
                let docs = mem::take(docs);
                self.0.next();
                docs
            }
            _ => Vec::new(),
        }
    }

    fn list<T>(&mut self, end: char, mut each: impl FnMut(&mut Self) -> T) -> Vec<T> {
        let mut list = Vec::new();
        while !self.skip(end) {
            list.push(each(self));
            let _last = self.skip(',') || self.skip(';');
        }
        list
    }

    fn either(&mut self) -> Type {
        self.joined('|', Self::both, Type::Either)
    }

    fn both(&mut self) -> Type {
        self.joined('&', Self::one, Type::Both)
    }

    fn joined(&mut self, mark: char, each: fn(&mut Self) -> Type, join: fn(Vec<Type>) -> Type) -> Type {
        let _on_a_line_of_its_own = self.skip(mark);
        let first = each(self);
        let mut all = vec![first];
        while self.skip(mark) {
            all.push(each(self));
        }
        if all.len() > 1 { join(all) } else { all.remove(0) }
    }

    fn one(&mut self) -> Type {
        if self.skip('{') {
            return Type::Object(self.list('}', Self::field));
        }
        if self.skip('[') {
            return Type::Tuple(self.list(']', Self::either));
        }
        match self.0.next() {
            Some(Token::Text(text)) => Type::Literal(text),
            Some(Token::Word(name)) => {
                let arguments = if self.skip('<') { self.list('>', Self::either) } else { Vec::new() };
                Type::Named(name, arguments)
            }
            other => panic!("{other:?} is no type"),
        }
    }

    fn field(&mut self) -> Field {
        let docs = self.docs();
        let name = self.word();
        let optional = self.skip('?');
        assert!(self.skip(':'), "{name}");
        Field { docs, name, optional, of: self.either() }
    }
}

impl Declared {
    /// As it stands in a file.
    pub fn write(&self) -> String {
        let parameters =
            if self.parameters.is_empty() { String::new() } else { format!("<{}>", self.parameters.join(", ")) };
        let head = format!("export type {}{parameters} =", self.name);
        let used = head.len() + " ;".len();
        let of = self.of.write(0, used);
        let space = if of.starts_with('\n') { "" } else { " " };
        format!("{}{head}{space}{of};\n", documented(&self.docs, 0))
    }
}

fn documented(docs: &[String], indent: usize) -> String {
    let start = " ".repeat(indent);
    match docs {
        [] => String::new(),
        [line] if indent + line.len() + "/**  */".len() <= WIDTH => format!("{start}/** {line} */\n"),
        lines => {
            let mut text = format!("{start}/**\n");
            for line in lines {
                writeln!(text, "{start} * {line}").expect("a string takes everything");
            }
            text + &start + " */\n"
        }
    }
}

impl Type {
    /// On one line if that can be, where so much of it is used already.
    fn write(&self, indent: usize, used: usize) -> String {
        if let Some(line) = self.line().filter(|line| used + line.len() <= WIDTH) {
            return line;
        }
        let inner = indent + INDENT;
        let (start, end) = (" ".repeat(inner), " ".repeat(indent));
        match self {
            Self::Object(fields) => {
                let mut text = "{\n".to_owned();
                for Field { docs, name, optional, of } in fields {
                    let head = format!("{start}{name}{}: ", if *optional { "?" } else { "" });
                    let of = of.write(inner, head.len() + 1);
                    writeln!(text, "{}{head}{of};", documented(docs, inner)).expect("a string takes everything");
                }
                text + &end + "}"
            }
            Self::Either(all) => {
                let lines = all.iter().flat_map(|one| ["\n".into(), format!("{start}| "), one.write(inner, inner + 2)]);
                lines.collect()
            }
            Self::Both(all) => all.iter().map(|one| one.write(indent, used)).collect::<Vec<_>>().join(" & "),
            Self::Named(..) | Self::Tuple(_) | Self::Literal(_) => self.line().expect("only objects have docs"),
        }
    }

    /// On one line, unless there is something to be said of its parts.
    fn line(&self) -> Option<String> {
        let lines = |all: &[Self], between| {
            all.iter().map(Self::line).collect::<Option<Vec<_>>>().map(|lines| lines.join(between))
        };
        match self {
            Self::Literal(text) => Some(format!("{text:?}")),
            Self::Named(name, all) if all.is_empty() => Some(name.clone()),
            Self::Named(name, all) => Some(format!("{name}<{}>", lines(all, ", ")?)),
            Self::Tuple(all) => Some(format!("[{}]", lines(all, ", ")?)),
            Self::Either(all) => lines(all, " | "),
            Self::Both(all) => lines(all, " & "),
            Self::Object(fields) => {
                let field = |Field { docs, name, optional, of }: &Field| {
                    let mark = if *optional { "?" } else { "" };
                    docs.is_empty().then(|| of.line()).flatten().map(|of| format!("{name}{mark}: {of}"))
                };
                let fields = fields.iter().map(field).collect::<Option<Vec<_>>>()?;
                Some(format!("{{ {} }}", fields.join("; ")))
            }
        }
    }
}
