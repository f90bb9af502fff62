//! The one kind of [`Table`] there is: a game of known types, with all that led to it.

use std::iter;
use std::sync::Arc;

use bots::{Bot, Thought};
use ratskeller_core::{
    ActionId, ActionSpace as _, Canvas, Fault, Game, Knowledge as _, Outcome, Problem, Rng, Seat, Seed, Spec, Viewer,
    World, check_name,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::deck::Deck;
use crate::input::{Input, Refused, THE_TABLES_OWN};
use crate::json::{self, Json};
use crate::mind::{Knowing, Mind};
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
    print: G::Deck,
    options: G::Options,
    setup: G::Setup,
    names: Vec<String>,
    source: Source,
    game: G,
    /// The game before the last action, until that is taken back. One is enough: what lies further back is dealt and
    /// played again, and a table stays small.
    earlier: Option<Box<G>>,
    events: Vec<G::Event>,
    moves: Vec<Move<G::Action>>,
}

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
        let print = reader::read::<G::RawDeck>(&deck.value()).and_then(TryInto::try_into);
        let print = print.expect("a deck was checked when it was made");
        let mut events = Vec::new();
        let game = G::deal(&print, &options, players, &setup, source.seed(), &mut events)?;
        let names = check_names(names, players)?;
        Ok(Self { deck, print, options, setup, names, source, game, earlier: None, events, moves: Vec::new() })
    }

    /// The game that the deal and the inputs lead to.
    fn replayed(&self) -> G {
        let dealt = G::deal(&self.print, &self.options, self.names.len(), &self.setup, self.source.seed(), &mut ());
        let mut game = dealt.expect("what was dealt once can be dealt again");
        self.moves.iter().for_each(|Move { input, .. }| game.apply(input.action, &mut ()));
        game
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

    fn admit_read(&self, seat: Option<Seat>, action: G::Action) -> Result<(), Refused> {
        let Some(mover) = self.game.to_move() else { return Err(Refused::Over) };
        match (seat, G::is_the_tables_own(action)) {
            (Some(_), true) => return Err(Refused::Illegal(THE_TABLES_OWN)),
            (seat, false) if seat != Some(mover) => return Err(Refused::NotTheirTurn { seat, mover }),
            (None, true) | (_, false) => {}
        }
        self.game.check(action).map_err(Refused::Illegal)
    }

    /// Does what was admitted.
    fn perform(&mut self, input: Input<G::Action>) {
        let events = self.events.len();
        self.earlier = Some(Box::new(self.game.clone()));
        self.game.apply(input.action, &mut self.events);
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

    fn check(&self, Input { seat, action, at: _ }: Input<&Value>) -> Result<(), Refused> {
        self.admit(seat, action).map(|_| ())
    }

    fn act(&mut self, Input { seat, action, at }: Input<&Value>) -> Result<(), Refused> {
        let action = self.admit(seat, action)?;
        self.perform(Input { seat, action, at });
        Ok(())
    }

    fn act_by_id(&mut self, seat: Seat, id: ActionId) -> Result<(), Refused> {
        self.check_is_here(seat)?;
        let space = self.game.action_space();
        let unknown = || {
            let problem = Problem::Range { given: id.index() as i64, min: 0, max: space.size() as i64 - 1 };
            Refused::Malformed(Fault::new(problem).at("action"))
        };
        let action = space.action(id).ok_or_else(unknown)?;
        self.admit_read(Some(seat), action)?;
        self.perform(Input { seat: Some(seat), action, at: None });
        Ok(())
    }

    fn undo(&mut self) -> Option<usize> {
        let Move { events, .. } = self.moves.pop()?;
        self.events.truncate(events);
        self.game = self.earlier.take().map_or_else(|| self.replayed(), |earlier| *earlier);
        Some(self.moves.len())
    }

    fn last_action_revealed(&self) -> bool {
        let (Some(earlier), Some(Move { input, .. })) = (&self.earlier, self.moves.last()) else { return true };
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
        self.events.len()
    }

    fn happened(&self, from: usize) -> Vec<Json> {
        Self::written(self.events.iter().skip(from))
    }

    fn show(&self, viewers: &[Viewer], from: usize) -> Vec<Arc<Shown>> {
        let mut different: Vec<(G::View, Vec<G::Seen>, Arc<Shown>)> = Vec::new();
        let shown = viewers.iter().map(|viewer| {
            let view = self.game.view(*viewer);
            let seen: Vec<_> = self.events.iter().skip(from).map(|event| G::seen(event, *viewer)).collect();
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
        Self::written(self.events.iter().skip(from).map(|event| G::seen(event, viewer)))
    }

    fn log(&self, viewer: Viewer, from: usize) -> Vec<Json> {
        Self::written(self.events.iter().skip(from).map(|event| self.game.recall(&G::seen(event, viewer), viewer)))
    }

    fn mind(&self, seat: Seat) -> Result<Box<dyn Mind>, Refused> {
        self.check_mover(seat)?;
        Ok(Box::new(Knowing::of(&self.game, seat)))
    }

    fn weigh(
        &self,
        seat: Seat,
        action: &Value,
        rng: &mut Rng,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Result<Option<Weighed>, Refused> {
        let action = self.admit(Some(seat), action)?;
        let Thought { action: best, value, alternatives } =
            G::king(&self.game.info(Viewer::Seat(seat)), Some(action), rng, go_on);
        Ok(value.and_then(|best_chance| {
            let mut weighed = iter::once((best, best_chance)).chain(alternatives);
            let (_, chance) = weighed.find(|(weighed, _)| *weighed == action)?;
            Some(Weighed { chance, best: json::to_value(&best), best_chance })
        }))
    }

    fn brings_news(&self, seat: Seat, action: &Value, rng: &mut Rng) -> Result<bool, Refused> {
        let action = self.admit(Some(seat), action)?;
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
mod tests {
    use bots::Level;
    use ratskeller_core::{Problem, SmallId};
    use serde_json::json;

    use super::*;
    use crate::testing::{SEED, open, order, play, tables};

    fn act(table: &mut dyn Table, seat: impl Into<Option<usize>>, action: &Value) -> Result<(), Refused> {
        let input = Input { seat: seat.into().map(Seat::new), action, at: None };
        let checked = table.check(input.clone());
        let done = table.act(input);
        assert_eq!(done, checked);
        done
    }

    #[test]
    fn an_id_does_what_its_action_does() {
        for mut table in tables() {
            let mut by_id = table.dealt();
            let (mut rng, mut again) = (Rng::new(SEED), Rng::new(SEED));
            while let Some(seat) = table.to_move().filter(|_| table.inputs() < 60) {
                let action = table.mind(seat).unwrap().think(Level::Random, &mut rng, &mut || false).action;
                act(&mut *table, seat.index(), &serde_json::from_str(action.get()).unwrap()).unwrap();
                let id = by_id.mind(seat).unwrap().choose(Level::Random, &mut again, &mut || false);
                let told = everything(&*by_id);
                assert!(matches!(by_id.act_by_id(seat, ActionId(u32::MAX)), Err(Refused::Malformed(_))));
                let other = Seat::new((seat.index() + 1) % by_id.seats());
                assert!(by_id.act_by_id(other, id).is_err(), "it is not this seat's turn");
                assert_eq!(everything(&*by_id), told);
                by_id.act_by_id(seat, id).unwrap();
                assert_eq!(everything(&*by_id), everything(&*table));
                assert_eq!(
                    by_id.record().inputs().last().map(|input| input.action.clone()),
                    table.record().inputs().last().map(|input| input.action.clone())
                );
            }
        }
    }

    /// Everything a table tells.
    fn everything(table: &dyn Table) -> String {
        let viewers = Viewer::all(table.seats());
        let seen: Vec<_> =
            viewers.map(|viewer| (table.view(viewer), table.log(viewer, 0), table.seen(viewer, 0))).collect();
        format!("{} {} {:?} {seen:?}", table.state(), table.legal(), table.outcome())
    }

    #[test]
    fn what_is_taken_back_never_happened() {
        for mut table in tables() {
            let mut told = vec![everything(&*table)];
            while table.to_move().is_some() && told.len() < 60 {
                play(&mut *table, 1);
                told.push(everything(&*table));
            }
            let record = table.record();
            while let Some(inputs) = table.undo() {
                told.pop();
                assert_eq!((inputs, table.inputs()), (told.len() - 1, told.len() - 1));
                assert_eq!(everything(&*table), told[told.len() - 1]);
            }
            assert_eq!(told.len(), 1);
            record.inputs().for_each(|input| drop(table.act(input).unwrap()));
            assert_eq!(table.record(), record);
        }
    }

    #[test]
    fn an_action_taken_back_further_than_the_last_is_taken_back_the_same() {
        for mut table in tables() {
            play(&mut *table, 5);
            let (there, events) = (everything(&*table), table.events());
            play(&mut *table, 5);
            assert!(table.events() > events);
            while table.undo() != Some(5) {}
            assert_eq!((everything(&*table), table.events()), (there.clone(), events));
            play(&mut *table, 1);
            table.undo();
            assert_eq!((everything(&*table), table.events()), (there, events));
        }
    }

    #[test]
    fn reasons_to_refuse_come_in_their_order_and_change_nothing() {
        for mut table in tables() {
            let legal: Value = serde_json::from_str(table.legal().get()).unwrap();
            let action = &legal["actions"][0];
            let before = everything(&*table);
            let seat = Seat::new(1);
            let no_seat = Refused::Malformed(Fault::new(Problem::NoSuchSeat { last: 1 }).at("seat"));
            assert_eq!(act(&mut *table, 2, &json!("nonsense")).unwrap_err(), no_seat);
            assert!(matches!(act(&mut *table, 1, &json!("nonsense")), Err(Refused::Malformed(_))));
            let not_yet = Refused::NotTheirTurn { seat: Some(seat), mover: Seat::new(0) };
            assert_eq!(act(&mut *table, 1, action).unwrap_err(), not_yet);
            let not_the_table = Refused::NotTheirTurn { seat: None, mover: Seat::new(0) };
            assert_eq!(act(&mut *table, None, action).unwrap_err(), not_the_table);
            assert_eq!(everything(&*table), before);

            play(&mut *table, usize::MAX);
            assert!(table.outcome().is_some());
            assert_eq!(act(&mut *table, 1, action).unwrap_err(), Refused::Over);
            assert!(matches!(act(&mut *table, 1, &json!("nonsense")), Err(Refused::Malformed(_))));
        }
    }

    #[test]
    fn rc_e2_only_the_table_tells_the_time_and_only_once() {
        let mut table = open(Order { options: json!({"until": {"minutes": 10}}), ..order("rat-a-tat-cat", 2) });
        let time_up = json!("time_up");
        for seat in [0, 1] {
            assert_eq!(act(&mut *table, seat, &time_up).unwrap_err(), Refused::Illegal(THE_TABLES_OWN));
        }
        assert!(!act(&mut *table, None, &time_up).unwrap().over);
        assert_eq!(act(&mut *table, None, &time_up).unwrap_err().rule(), Some(THE_TABLES_OWN.rule));
        assert_eq!(table.record().inputs().next().unwrap().seat, None);
    }

    #[test]
    fn choices_are_what_is_legal_with_what_it_does_at_once() {
        for mut table in tables() {
            while table.to_move().is_some() && table.inputs() < 60 {
                let [legal, choices] = [table.legal(), table.choices()].map(|json| json::read(json.get()).unwrap());
                let choices = choices.as_array().unwrap();
                assert!(choices.iter().map(|choice| &choice["action"]).eq(legal["actions"].as_array().unwrap()));
                for choice in choices {
                    let (action, effect) = (&choice["action"], choice.get("effect"));
                    match table.spec().name {
                        "rat-hot" => assert_eq!(effect.unwrap().as_object().unwrap().len(), 2, "{choice}"),
                        "piratz" if action.get("leave").or(action.get("keep_rat")).is_some() => {
                            assert!(effect.unwrap()["cards"].is_array(), "{choice}");
                        }
                        _ => assert_eq!(effect, None),
                    }
                }
                play(&mut *table, 1);
            }
            play(&mut *table, usize::MAX);
            assert_eq!(table.choices().get(), "[]");
        }
    }

    #[test]
    fn seats_have_names() {
        assert_eq!(open(order("piratz", 3)).names(), ["seat 0", "seat 1", "seat 2"]);
        let named = |names: &[&str]| {
            let names = Some(names.iter().map(|&name| name.to_owned()).collect());
            Session::<piratz::Piratz>::open(Order { names, ..order("piratz", 2) }).map(|table| table.names)
        };
        assert_eq!(named(&["Þóra", "Jan"]).unwrap(), ["Þóra", "Jan"]);
        assert_eq!(named(&["Þóra"]).unwrap_err().place(), "names");
        assert_eq!(named(&["Þóra", "\n"]).unwrap_err().place(), "names[1]");
    }

    #[test]
    fn a_bad_order_says_what_is_wrong() {
        let place = |change: fn(&mut Order)| {
            let mut order = order("rat-hot", 2);
            change(&mut order);
            order.deck.game.open(order).map(|_| ()).unwrap_err().place()
        };
        assert_eq!(place(|order| order.players = 3), "players");
        assert_eq!(place(|order| order.options = json!([])), "options");
        assert_eq!(place(|order| order.options = json!({"table": 24})), "options.table");
        assert_eq!(place(|order| order.options = json!({"table": "big"})), "options.table");
        assert_eq!(place(|order| order.setup = json!({"pile": [1, 2]})), "setup.pile");
        assert_eq!(place(|order| order.setup = json!({"pile": [true]})), "setup.pile[0]");
    }

    #[test]
    fn a_random_action_depends_on_nothing_the_seat_does_not_know() {
        // The same table but for the order of the pile, which seat 0 cannot see.
        let opened = |pile: Vec<usize>| open(Order { setup: json!({"first": 0, "pile": pile}), ..order("rat-hot", 2) });
        let (one, other) = (opened((0..42).collect()), opened((0..1).chain((1..42).rev()).collect()));
        assert_ne!(one.state().get(), other.state().get());
        for seed in 0..20 {
            let choose = |table: &dyn Table| {
                let rng = &mut Rng::new(Seed([seed; 32]));
                let mind = table.mind(Seat::new(0)).unwrap();
                mind.think(Level::Random, rng, &mut || false).action.get().to_owned()
            };
            assert_eq!(choose(&*one), choose(&*other));
        }
    }

    /// What sort of action it is.
    fn name(action: &Value) -> String {
        let key = action.as_object().and_then(|action| action.keys().next().cloned());
        key.unwrap_or_else(|| action.as_str().unwrap().to_owned())
    }

    /// Whether what is done first, second, … brings news to whoever does it, in a game played at random.
    fn news(mut table: Box<dyn Table>, count: usize) -> Vec<(String, bool)> {
        play(&mut *table, count);
        let record = table.record();
        while table.undo().is_some() {}
        let mut news = Vec::new();
        for input in record.inputs() {
            let rng = &mut Rng::new(Seed([1; 32]));
            news.push((name(input.action), table.brings_news(input.seat.unwrap(), input.action, rng).unwrap()));
            table.act(input).unwrap();
        }
        news
    }

    #[test]
    fn news_are_what_chance_or_others_bring() {
        let [rat_hot, piratz, rat_a_tat_cat] = tables();
        // RH-T1, RH-T2: one strip in the first turn, then two, and both are seen before the first is laid.
        let strips: Vec<bool> = news(rat_hot, 5).into_iter().map(|(_, brings_news)| brings_news).collect();
        assert_eq!(strips, [true, false, true, false, true]);
        for (action, brings_news) in news(piratz, 40).into_iter().chain(news(rat_a_tat_cat, 40)) {
            match action.as_str() {
                "reveal" | "draw" | "peek" | "pass" => assert!(brings_news, "{action}"),
                "stay" | "discard" => assert!(!brings_news, "{action}"),
                _ => {}
            }
        }
    }

    /// What is done first, second, … in a game played at random, and whether it revealed something.
    fn revelations(mut table: Box<dyn Table>, count: usize) -> Vec<(String, bool)> {
        play(&mut *table, count);
        let record = table.record();
        while table.undo().is_some() {}
        let done = record.inputs().map(|input| {
            table.act(input.clone()).unwrap();
            (name(input.action), table.last_action_revealed())
        });
        done.collect()
    }

    #[test]
    fn what_nobody_could_foresee_is_a_revelation() {
        let [rat_hot, piratz, mut rat_a_tat_cat] = tables();
        // RH-T1, RH-T2: new strips are revealed after the only one of the first turn and after the second of every other.
        let strips: Vec<bool> = revelations(rat_hot, 5).into_iter().map(|(_, revealed)| revealed).collect();
        assert_eq!(strips, [true, false, true, false, true]);
        let piratz = revelations(piratz, 80);
        assert!(piratz.iter().all(|(action, revealed)| *revealed == (action == "reveal")), "{piratz:?}");
        assert!(["reveal", "leave", "bury"].iter().all(|name| piratz.iter().any(|(action, _)| action == name)));
        // A card is seen by whoever draws it, a discard by everybody else, and a taken card's place was hidden.
        let turns = [
            (0, json!("draw"), true),
            (0, json!("discard"), true),
            (0, json!("pass"), false),
            (1, json!({"take": {"slot": 1}}), true),
            (1, json!("knock"), false),
        ];
        for (seat, action, revealed) in turns {
            act(&mut *rat_a_tat_cat, seat, &action).unwrap();
            assert_eq!(rat_a_tat_cat.last_action_revealed(), revealed, "{action}");
        }
    }

    #[test]
    fn of_an_action_whose_earlier_game_is_gone_nothing_is_promised() {
        for mut table in tables() {
            assert!(table.last_action_revealed());
            play(&mut *table, 4);
            table.undo();
            assert!(table.last_action_revealed());
        }
    }

    #[test]
    fn only_what_the_seat_may_do_now_is_weighed() {
        for mut table in tables() {
            let legal: Value = serde_json::from_str(table.legal().get()).unwrap();
            let rng = &mut Rng::new(Seed([1; 32]));
            let mut weigh = |table: &dyn Table, seat, action: &Value| {
                let mut iterations = 4;
                table.weigh(Seat::new(seat), action, rng, &mut || {
                    iterations -= 1;
                    iterations > 0
                })
            };
            let action = &legal["actions"][0];
            assert!(weigh(&*table, 0, action).is_ok());
            assert!(matches!(weigh(&*table, 0, &json!("nonsense")), Err(Refused::Malformed(_))));
            assert!(matches!(weigh(&*table, 1, action), Err(Refused::NotTheirTurn { .. })));
            assert!(matches!(weigh(&*table, 7, action), Err(Refused::Malformed(_))));
            play(&mut *table, usize::MAX);
            assert_eq!(weigh(&*table, 0, action), Err(Refused::Over));
        }
        let minutes =
            open(Order { options: json!({"until": {"minutes": 10}, "dealer": 1}), ..order("rat-a-tat-cat", 2) });
        let weighed = minutes.weigh(Seat::new(0), &json!("time_up"), &mut Rng::new(Seed([1; 32])), &mut || false);
        assert_eq!(weighed, Err(Refused::Illegal(THE_TABLES_OWN)));
    }

    #[test]
    fn every_table_can_be_drawn() {
        for mut table in tables() {
            play(&mut *table, 10);
            for viewer in Viewer::all(table.seats()) {
                assert!(table.draw(viewer).height() > 0);
            }
            assert!(table.draw_state().height() > 0);
        }
    }
}
