//! Keys in, frames out, and the table in between.

use std::io;
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self as keys, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;

use crate::app::App;
use crate::event::{Event, Wish};
use crate::place::Place;
use crate::setup::Choices;

/// How long is waited for a key before the table is asked for news.
const TICK: Duration = Duration::from_millis(20);

/// Deals what somebody chose, or says why it cannot be dealt.
pub type Deal<'a> = dyn FnMut(&Choices) -> Result<Box<dyn Place>, String> + 'a;

/// Shows the program in this terminal until somebody wants to leave, and tells at which table they were. Whatever
/// happens, the terminal is given back as it was.
pub fn run(app: &mut App, place: Option<Box<dyn Place>>, deal: &mut Deal) -> io::Result<Option<Box<dyn Place>>> {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let _gone = execute!(io::stdout(), DisableMouseCapture);
        usual(panic);
    }));
    let mut terminal = ratatui::try_init()?;
    let shown = execute!(io::stdout(), EnableMouseCapture).and_then(|()| show(&mut terminal, app, place, deal));
    let _gone = execute!(io::stdout(), DisableMouseCapture);
    ratatui::try_restore()?;
    shown
}

fn show(
    terminal: &mut DefaultTerminal,
    app: &mut App,
    mut place: Option<Box<dyn Place>>,
    deal: &mut Deal,
) -> io::Result<Option<Box<dyn Place>>> {
    let mut is_stale = true;
    loop {
        while let Some(news) = place.as_mut().filter(|_| app.listens()).and_then(|place| place.next()) {
            app.update(Event::News(Box::new(news)));
            is_stale = true;
        }
        if is_stale {
            terminal.draw(|frame| app.draw(frame))?;
            is_stale = false;
        }
        if !keys::poll(TICK)? {
            continue;
        }
        is_stale = true;
        let event = match keys::read()? {
            keys::Event::Key(key) => Event::Key(key),
            keys::Event::Mouse(mouse) => Event::Mouse(mouse),
            _ => continue,
        };
        let Some(wish) = app.update(event) else { continue };
        match (wish, place.as_mut()) {
            (Wish::Quit, _) => return Ok(place),
            (Wish::Deal(choices), _) => match deal(&choices) {
                Ok(dealt) => place = Some(dealt),
                Err(sentence) => app.complain(sentence),
            },
            (Wish::Act(action), Some(place)) => place.act(action),
            (Wish::TakeBack, Some(place)) => place.take_back(),
            (Wish::Hint, Some(place)) => place.hint(),
            (Wish::Look(seat), Some(place)) => place.look(seat),
            (_, None) => {}
        }
    }
}
