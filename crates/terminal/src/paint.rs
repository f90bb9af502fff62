//! Colours, where there are any. They only repeat what letters and shapes already say.

use ratatui::style::{Color, Modifier, Style};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paint {
    in_colour: bool,
}

#[expect(clippy::unused_self, reason = "every style is asked of the paint, whether it has a colour or not")]
impl Paint {
    pub fn new(in_colour: bool) -> Self {
        Self { in_colour }
    }

    fn coloured(self, colour: Color) -> Style {
        if self.in_colour { Style::new().fg(colour) } else { Style::new() }
    }

    pub(crate) fn red(self) -> Style {
        self.coloured(Color::LightRed).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn green(self) -> Style {
        self.coloured(Color::LightGreen)
    }

    pub(crate) fn gold(self) -> Style {
        self.coloured(Color::Yellow)
    }

    pub(crate) fn blue(self) -> Style {
        self.coloured(Color::LightCyan)
    }

    pub(crate) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    pub(crate) fn faint(self) -> Style {
        if self.in_colour { Style::new().fg(Color::DarkGray) } else { Style::new().add_modifier(Modifier::DIM) }
    }

    /// What the cursor is on.
    pub(crate) fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// What could be chosen.
    pub(crate) fn open(self) -> Style {
        let style = Style::new().add_modifier(Modifier::UNDERLINED);
        if self.in_colour { style.bg(Color::Indexed(236)) } else { style }
    }

    pub(crate) fn alarm(self) -> Style {
        self.red().add_modifier(Modifier::REVERSED)
    }
}
