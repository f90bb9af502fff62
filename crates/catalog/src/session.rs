//! The one kind of [`Table`] there is: a game of known types, with all that led to it.

mod recent;

use std::borrow::Cow;
use std::iter;
use std::sync::Arc;

use bots::{Bot, Thought};
use ratskeller_core::{
    ActionId, ActionSpace as _, Canvas, Fault, Game, Knowledge as _, Message, Outcome, Problem, Rng, Seat, Seed, Sink,
    Spec, TimedAction, Viewer, World, check_name,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use self::recent::Recent;
use crate::deck::Deck;
use crate::input::{Input, Refused};
use crate::json::{self, Json};
use crate::mind::{Knowing, Mind, id};
use crate::record::Record;
use crate::table::{Choice, Order, Shown, Source, Table, Weighed};
use crate::{check, reader};

/// In so many worlds that the seat could be in, what it sees next is the same if it was bound to see it.
const WORLDS: usize = 8;
/// More, because to somebody looking on an action may be possible in only a few of them.
const WORLDS_OF_ANYBODY: usize = 64;

#[derive(Debug)]
pub(crate) struct Session<G: Game> {
    deck: Deck,
    print: Arc<G::Deck>,
    options: G::Options,
    setup: G::Setup,
    names: Vec<String>,
    source: Source,
    game: G,
    /// Whether the last that was done to it was to take an action back.
    is_taken_back: bool,
    recent: Recent<G::Event>,
    moves: Vec<Move<G::Action>>,
}

/// What some viewers see alike, and how it is written.
type Alike<G> = (<G as Game>::View, Vec<<G as Game>::Seen>, Arc<Shown>);

/// An input, and how many events there were before it.
#[derive(Debug)]
struct Move<A> {
    input: Input<A>,
    events: usize,
}

impl<G: Game> Session<G> {
    pub(crate) fn open(order: Order) -> Result<Self, Fault> {
        let Order { deck, players, names, options, setup, source } = order;
        let options: G::Options = read_or_default(&options).map_err(|fault| fault.at("options"))?;
        let setup: G::Setup = read_or_default(&setup).map_err(|fault| fault.at("setup"))?;
        let print = deck.print::<G::Deck>();
        let mut events = Vec::new();
        let game = G::deal(&print, &options, players, &setup, source.seed(), &mut events)?;
        let names = check_names(names, players)?;
        let recent = Recent::new(events);
        Ok(Self { deck, print, options, setup, names, source, game, is_taken_back: false, recent, moves: Vec::new() })
    }

    /// The game that the deal and these inputs lead to. What lies back is not kept but played again, so that a table stays small.
    fn replayed(&self, moves: &[Move<G::Action>], events: &mut impl Sink<G::Event>) -> G {
        let dealt = G::deal(&self.print, &self.options, self.names.len(), &self.setup, self.source.seed(), events);
        let mut game = dealt.expect("what was dealt once can be dealt again");
        for Move { input, .. } in moves {
            game.apply(input.action, events);
        }
        game
    }

    /// All events from the one with this number on.
    fn events_from(&self, from: usize) -> Cow<'_, [G::Event]> {
        self.recent.since(from).map_or_else(
            || {
                let mut events = Vec::new();
                self.replayed(&self.moves, &mut events);
                Cow::Owned(events.split_off(from))
            },
            Cow::Borrowed,
        )
    }

    /// The action, if this seat (or the table) may do it now. The reasons why not come in the order of [`Refused`].
    fn admit(&self, seat: Option<Seat>, action: &Value) -> Result<G::Action, Refused> {
        if let Some(seat) = seat {
            self.check_is_here(seat)?;
        }
        let action = reader::read(action).map_err(|fault| Refused::Malformed(fault.at("action")))?;
        self.admit_read(seat, action)?;
        Ok(action)
    }

    /// What this id stands for now; when the game is over, nothing.
    fn named(&self, id: ActionId) -> Result<G::Action, Refused> {
        if self.game.to_move().is_none() {
            return Err(Refused::Over);
        }
        let space = self.game.action_space();
        space.action(id).ok_or_else(|| {
            let problem = Problem::Range { given: id.index() as i64, min: 0, max: space.size() as i64 - 1 };
            Refused::Malformed(Fault::new(problem).at("action"))
        })
    }

    fn admit_read(&self, seat: Option<Seat>, action: G::Action) -> Result<(), Refused> {
        let Some(mover) = self.game.to_move() else { return Err(Refused::Over) };
        match (seat, G::refused_to_seats(action)) {
            (Some(_), Some(refusal)) => return Err(Refused::Illegal(refusal)),
            (seat, None) if seat != Some(mover) => return Err(Refused::NotTheirTurn { seat, mover }),
            (None, Some(_)) | (_, None) => {}
        }
        self.game.check(action).map_err(Refused::Illegal)
    }

    /// The same of an action by its id.
    fn admit_id(&self, seat: Option<Seat>, id: ActionId) -> Result<G::Action, Refused> {
        if let Some(seat) = seat {
            self.check_is_here(seat)?;
        }
        let action = self.named(id)?;
        self.admit_read(seat, action)?;
        Ok(action)
    }

    /// Does what was admitted.
    fn perform(&mut self, input: Input<G::Action>) {
        let events = self.recent.count();
        self.is_taken_back = false;
        self.game.apply(input.action, self.recent.next());
        self.moves.push(Move { input, events });
    }

    fn check_is_here(&self, seat: Seat) -> Result<(), Refused> {
        check::seat(seat, self.names.len()).map_err(|fault| Refused::Malformed(fault.at("seat")))
    }

    /// That this seat is the one to move.
    fn check_mover(&self, seat: Seat) -> Result<(), Refused> {
        self.check_is_here(seat)?;
        match self.game.to_move() {
            None => Err(Refused::Over),
            Some(mover) if mover != seat => Err(Refused::NotTheirTurn { seat: Some(seat), mover }),
            Some(_) => Ok(()),
        }
    }

    fn written<T: Serialize>(items: impl Iterator<Item = T>) -> Vec<Json> {
        items.map(|item| json::write(&item)).collect()
    }
}

fn read_or_default<T: DeserializeOwned + Default>(value: &Value) -> Result<T, Fault> {
    if value.is_null() { Ok(T::default()) } else { reader::read(value) }
}

fn check_names(names: Option<Vec<String>>, seats: usize) -> Result<Vec<String>, Fault> {
    let Some(names) = names else { return Ok((0..seats).map(|seat| format!("seat {seat}")).collect()) };
    check::count(names.len(), seats).map_err(|fault| fault.at("names"))?;
    for (seat, name) in names.iter().enumerate() {
        check_name(name).map_err(|fault| fault.at(seat).at("names"))?;
    }
    Ok(names)
}

impl<G: Bot> Table for Session<G> {
    fn spec(&self) -> Spec {
        G::SPEC
    }

    fn deck(&self) -> &Deck {
        &self.deck
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn options(&self) -> Json {
        json::write(&self.options)
    }

    fn to_move(&self) -> Option<Seat> {
        self.game.to_move()
    }

    fn timed_action(&self) -> Option<TimedAction<ActionId>> {
        let TimedAction { action, after_minutes } = self.game.timed_action()?;
        Some(TimedAction { action: id(self.game.action_space(), action), after_minutes })
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn state(&self) -> Json {
        json::write(&self.game.reveal())
    }

    fn view(&self, viewer: Viewer) -> Json {
        json::write(&self.game.view(viewer))
    }

    fn remembered(&self, viewer: Viewer) -> Json {
        json::write(&self.game.info(viewer).remembered())
    }

    fn legal(&self) -> Json {
        #[derive(Serialize)]
        struct Legal<A> {
            seat: Option<Seat>,
            actions: Vec<A>,
        }
        let mut actions = Vec::new();
        self.game.legal_into(&mut actions);
        json::write(&Legal { seat: self.game.to_move(), actions })
    }

    fn choices(&self) -> Json {
        let mut actions = Vec::new();
        self.game.legal_into(&mut actions);
        let mover = self.game.to_move();
        let effects = mover.map(|mover| G::effects(&self.game.info(Viewer::Seat(mover)), &actions));
        let choices = actions.into_iter().zip(effects.into_iter().flatten());
        json::write(&choices.map(|(action, effect)| Choice { action, effect }).collect::<Vec<_>>())
    }

    fn compact_choices(&self) -> Json {
        let mover = self.game.to_move();
        let compact =
            mover.and_then(|mover| Some(json::write(&G::compact_choices(&self.game.info(Viewer::Seat(mover)))?)));
        compact.unwrap_or_else(|| self.choices())
    }

    fn act(&mut self, Input { seat, action, at }: Input<&Value>) -> Result<(), Refused> {
        let action = self.admit(seat, action)?;
        self.perform(Input { seat, action, at });
        Ok(())
    }

    fn act_by_id(&mut self, Input { seat, action: id, at }: Input<ActionId>) -> Result<(), Refused> {
        let action = self.admit_id(seat, id)?;
        self.perform(Input { seat, action, at });
        Ok(())
    }

    fn id_of(&self, Input { seat, action, at: _ }: Input<&Value>) -> Result<ActionId, Refused> {
        let action = self.admit(seat, action)?;
        Ok(id(self.game.action_space(), action))
    }

    fn action(&self, id: ActionId) -> Result<Value, Refused> {
        self.named(id).map(|action| json::to_value(&action))
    }

    fn legal_ids(&self) -> Vec<ActionId> {
        let space = self.game.action_space();
        (0..self.game.legal_count()).map(|n| id(space, self.game.legal_nth(n))).collect()
    }

    fn undo(&mut self) -> Option<usize> {
        let Move { events, .. } = self.moves.pop()?;
        self.game = self.replayed(&self.moves, &mut ());
        self.is_taken_back = true;
        if !self.recent.truncate(events) {
            self.recent = Recent::new(self.events_from(0).into_owned());
        }
        Some(self.moves.len())
    }

    fn last_action_revealed(&self) -> bool {
        let Some((Move { input, .. }, earlier)) = self.moves.split_last().filter(|_| !self.is_taken_back) else {
            return true;
        };
        let earlier = self.replayed(earlier, &mut ());
        let rng = &mut Rng::new(Seed([0; 32]));
        Viewer::all(self.names.len()).any(|viewer| {
            let (before, after) = (earlier.info(viewer), self.game.info(viewer));
            let known_after = |mut world: World<G>| {
                world.check(input.action).ok()?;
                world.apply(input.action, &mut ());
                Some(world.info(viewer))
            };
            let worlds = (0..WORLDS_OF_ANYBODY).map(|_| G::sample(&before, rng));
            let mut foreseen = worlds.filter_map(known_after).peekable();
            // Possible in none of them, it was a surprise.
            foreseen.peek().is_none() || foreseen.any(|known| known != after)
        })
    }

    fn inputs(&self) -> usize {
        self.moves.len()
    }

    fn events(&self) -> usize {
        self.recent.count()
    }

    fn happened(&self, from: usize) -> Vec<Json> {
        Self::written(self.events_from(from).iter())
    }

    fn show(&self, viewers: &[Viewer], from: usize) -> Vec<Arc<Shown>> {
        let events = self.events_from(from);
        let mut different: Vec<Alike<G>> = Vec::new();
        let shown = viewers.iter().map(|viewer| {
            let view = self.game.view(*viewer);
            let seen: Vec<_> = events.iter().map(|event| G::seen(event, *viewer)).collect();
            if let Some((.., shown)) = different.iter().find(|(others, sees, _)| *others == view && *sees == seen) {
                return Arc::clone(shown);
            }
            let shown = Arc::new(Shown { view: json::write(&view), events: json::write(&seen) });
            different.push((view, seen, Arc::clone(&shown)));
            shown
        });
        shown.collect()
    }

    fn seen(&self, viewer: Viewer, from: usize) -> Vec<Json> {
        Self::written(self.events_from(from).iter().map(|event| G::seen(event, viewer)))
    }

    fn log(&self, viewer: Viewer, from: usize) -> Vec<Json> {
        Self::written(self.events_from(from).iter().map(|event| self.game.recall(&G::seen(event, viewer), viewer)))
    }

    fn mind(&self, seat: Seat) -> Result<Box<dyn Mind>, Refused> {
        self.check_mover(seat)?;
        Ok(Box::new(Knowing::of(&self.game, seat)))
    }

    fn weigh(
        &self,
        seat: Seat,
        action: ActionId,
        rng: &mut Rng,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Result<Option<Weighed<ActionId>>, Refused> {
        let action = self.admit_id(Some(seat), action)?;
        let Thought { action: best, value, alternatives } =
            G::king(&self.game.info(Viewer::Seat(seat)), Some(action), rng, go_on);
        Ok(value.and_then(|best_chance| {
            let mut weighed = iter::once((best, best_chance)).chain(alternatives);
            let (_, chance) = weighed.find(|(weighed, _)| *weighed == action)?;
            Some(Weighed { chance, best: id(self.game.action_space(), best), best_chance })
        }))
    }

    fn reveals_information(&self, seat: Seat, action: ActionId, rng: &mut Rng) -> Result<bool, Refused> {
        let action = self.admit_id(Some(seat), action)?;
        let known_after = |mut game: G| {
            game.apply(action, &mut ());
            (game.to_move() == Some(seat)).then(|| game.info(Viewer::Seat(seat)))
        };
        let (now, then) = (self.game.info(Viewer::Seat(seat)), known_after(self.game.clone()));
        Ok(then.is_none() || (0..WORLDS).any(|_| known_after(G::sample(&now, rng).into_game()) != then))
    }

    fn draw(&self, viewer: Viewer) -> Canvas {
        G::draw(&self.game.view(viewer), &self.print)
    }

    fn draw_state(&self) -> Canvas {
        G::draw(&self.game.reveal(), &self.print)
    }

    fn letters(&self) -> Option<Message> {
        G::letters(&self.print)
    }

    fn record(&self) -> Record {
        let setup = (self.setup != G::Setup::default()).then(|| json::to_value(&self.setup));
        let inputs = self.moves.iter().map(|Move { input, .. }| Input {
            seat: input.seat,
            action: json::to_value(&input.action),
            at: input.at,
        });
        Record::new(self, json::to_value(&self.options), setup, &self.source, inputs.collect())
    }

    fn seed(&self) -> Seed {
        self.source.seed()
    }

    fn dealt(&self) -> Box<dyn Table> {
        let order = Order {
            deck: self.deck.clone(),
            players: self.names.len(),
            names: Some(self.names.clone()),
            options: json::to_value(&self.options),
            setup: json::to_value(&self.setup),
            source: self.source.clone(),
        };
        Box::new(Self::open(order).expect("what was dealt once can be dealt again"))
    }
}

#[cfg(test)]
mod tests;
