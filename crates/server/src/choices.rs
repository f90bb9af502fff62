//! In which form somebody wants to be told what they can do.

use std::cell::OnceCell;

use catalog::Table;
use catalog::json::Json;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChoicesForm {
    /// Not at all: they know the rules.
    Omitted,
    /// As a list, which is simple to read.
    List,
    /// In the game's own short form.
    Compact,
}

impl ChoicesForm {
    /// What the page's `choices` asks for. A word that nobody knows asks for nothing unusual.
    pub fn asked(word: Option<&str>) -> Self {
        match word {
            Some("no") => Self::Omitted,
            Some("compact") => Self::Compact,
            _ => Self::List,
        }
    }
}

/// What whoever is to move at a table can do, written in each form at most once.
#[derive(Debug)]
pub struct Choices<'a> {
    table: &'a dyn Table,
    list: OnceCell<Json>,
    compact: OnceCell<Json>,
}

impl<'a> Choices<'a> {
    pub fn of(table: &'a dyn Table) -> Self {
        Self { table, list: OnceCell::new(), compact: OnceCell::new() }
    }

    pub fn written(&self, form: ChoicesForm) -> Option<&Json> {
        match form {
            ChoicesForm::Omitted => None,
            ChoicesForm::List => Some(self.list.get_or_init(|| self.table.choices())),
            ChoicesForm::Compact => Some(self.compact.get_or_init(|| self.table.compact_choices())),
        }
    }
}
