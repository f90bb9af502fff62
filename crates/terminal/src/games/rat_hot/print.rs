//! What is printed on strips, and how it is written: red goods in crates `[r1]`, green ones in sacks `(g1)`.

use ratatui::style::Style;
use serde::Deserialize;

use crate::about::About;
use crate::paint::Paint;

#[derive(Clone, Debug, Deserialize)]
pub(super) struct Deck {
    spices: Vec<Spice>,
    start: [String; 3],
    strips: Vec<[String; 3]>,
}

#[derive(Clone, Debug, Deserialize)]
struct Spice {
    name: String,
    colour: Colour,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Colour {
    Red,
    Green,
}

impl Colour {
    pub fn style(self, paint: Paint) -> Style {
        match self {
            Self::Red => paint.red(),
            Self::Green => paint.green(),
        }
    }

    fn wrapped(self, letters: &str) -> String {
        match self {
            Self::Red => format!("[{letters}]"),
            Self::Green => format!("({letters})"),
        }
    }

    fn letter(self) -> char {
        match self {
            Self::Red => 'r',
            Self::Green => 'g',
        }
    }

    pub fn sign(self) -> String {
        self.wrapped(&self.letter().to_string())
    }
}

/// A deck of one's own may have spices that no language knows.
pub(super) fn field_name(field: &str, about: &About) -> String {
    let message = format!("rat-hot-field-{field}");
    if about.words.has(&message) { about.say(&message, &[]) } else { field.to_owned() }
}

impl Deck {
    pub fn start(&self) -> &[String; 3] {
        &self.start
    }

    pub fn strip(&self, id: usize) -> Option<&[String; 3]> {
        self.strips.get(id)
    }

    /// Four columns for what a field shows, and its colour.
    pub fn sign(&self, field: &str) -> (String, Option<Colour>) {
        match field {
            "empty" => (" ·· ".to_owned(), None),
            "s" => (" S  ".to_owned(), None),
            "red_rat" => ("[R!]".to_owned(), Some(Colour::Red)),
            "green_rat" => ("(G!)".to_owned(), Some(Colour::Green)),
            spice => self.spices.iter().position(|known| known.name == spice).map_or_else(
                || (" ?? ".to_owned(), None),
                |index| {
                    let colour = self.spices[index].colour;
                    let number = 1 + self.spices[..index].iter().filter(|earlier| earlier.colour == colour).count();
                    (colour.wrapped(&format!("{}{number}", colour.letter())), Some(colour))
                },
            ),
        }
    }

    pub fn style(&self, field: &str, paint: Paint) -> (String, Style) {
        let (sign, colour) = self.sign(field);
        let style = colour.map_or_else(|| paint.faint(), |colour| colour.style(paint));
        (sign, if field == "s" { paint.strong() } else { style })
    }

    /// A strip in words.
    pub fn called(&self, strip: usize, about: &About) -> String {
        let fields = self.strip(strip).into_iter().flatten();
        fields.map(|field| field_name(field, about)).collect::<Vec<_>>().join(", ")
    }

    /// Which sign is which spice.
    pub fn legend(&self, about: &About) -> String {
        let spices = self.spices.iter().map(|spice| {
            let (sign, _) = self.sign(&spice.name);
            format!("{sign} {}", field_name(&spice.name, about))
        });
        spices.collect::<Vec<_>>().join(" · ")
    }
}
