//! What every table of any game keeps to.

use bots::Level;
use rat_a_tat_cat::refusal::THE_TABLES_OWN;
use ratskeller_core::{Problem, SmallId};
use serde_json::json;

use super::*;
use crate::testing::{SEED, open, order, play, tables};

fn act(table: &mut dyn Table, seat: impl Into<Option<usize>>, action: &Value) -> Result<(), Refused> {
    let input = Input { seat: seat.into().map(Seat::new), action, at: None };
    let checked = table.id_of(input.clone()).map(|_| ());
    let done = table.act(input);
    assert_eq!(done, checked);
    done
}

#[test]
fn an_id_does_what_its_action_does() {
    for mut table in tables() {
        let mut by_id = table.dealt();
        let mut rng = Rng::new(SEED);
        while let Some(seat) = table.to_move().filter(|_| table.inputs() < 60) {
            let id = table.mind(seat).unwrap().think(Level::Random, &mut rng, &mut || false).action;
            let by = |seat| Input { seat: Some(seat), action: id, at: Some(5) };
            let told = everything(&*by_id);
            let nothing = Input { action: ActionId(u32::MAX), ..by(seat) };
            assert!(matches!(by_id.act_by_id(nothing), Err(Refused::Malformed(_))));
            let other = Seat::new((seat.index() + 1) % by_id.seats());
            assert!(matches!(by_id.act_by_id(by(other)), Err(Refused::NotTheirTurn { .. })));
            assert_eq!(everything(&*by_id), told);
            by_id.act_by_id(by(seat)).unwrap();
            let action = table.action(id).unwrap();
            table.act(Input { seat: Some(seat), action: &action, at: Some(5) }).unwrap();
            assert_eq!(everything(&*by_id), everything(&*table));
        }
        assert_eq!(by_id.record(), table.record());
    }
}

#[test]
fn every_legal_action_has_one_id_and_its_json_comes_to_that_id_again() {
    for mut table in tables() {
        while let Some(seat) = table.to_move().filter(|_| table.inputs() < 60) {
            let legal: Value = serde_json::from_str(table.legal().get()).unwrap();
            let ids = table.legal_ids();
            let actions: Vec<Value> = ids.iter().map(|&id| table.action(id).unwrap()).collect();
            assert_eq!(legal["actions"], json!(actions));
            for (id, action) in ids.into_iter().zip(&actions) {
                assert_eq!(table.id_of(Input { seat: Some(seat), action, at: None }), Ok(id));
            }
            play(&mut *table, 1);
        }
        play(&mut *table, usize::MAX);
        assert_eq!(table.legal_ids(), []);
    }
}

#[test]
fn what_may_not_be_done_is_refused_by_its_id_as_it_is_in_json() {
    let minutes = json!({"until": {"minutes": 10}, "dealer": 1});
    let mut table = open(Order { options: minutes, ..order("rat-a-tat-cat", 2) });
    let [time_up, nonsense] = [json!("time_up"), json!("nonsense")];
    let id = table.id_of(Input { seat: None, action: &time_up, at: None }).unwrap();
    let first = Some(Seat::new(0));
    assert_eq!(table.action(id), Ok(time_up.clone()));
    assert_eq!(table.act_by_id(Input { seat: first, action: id, at: None }), Err(Refused::Illegal(THE_TABLES_OWN)));
    assert_eq!(
        table.id_of(Input { seat: first, action: &time_up, at: None }),
        Err(Refused::Illegal(THE_TABLES_OWN)),
        "RC-E2"
    );
    assert!(matches!(table.id_of(Input { seat: first, action: &nonsense, at: None }), Err(Refused::Malformed(_))));
    table.act_by_id(Input { seat: None, action: id, at: None }).unwrap();
    assert_eq!(table.record().inputs().next().unwrap().action, &time_up);
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
        record.inputs().for_each(|input| table.act(input).unwrap());
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
    act(&mut *table, None, &time_up).unwrap();
    assert!(table.to_move().is_some());
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
fn choices_in_short_are_the_game_s_own_form_or_the_list() {
    for mut table in tables() {
        while table.to_move().is_some() && table.inputs() < 60 {
            let [list, compact] = [table.choices(), table.compact_choices()];
            match table.spec().name {
                "rat-hot" => {
                    let count = |json: &Json| json::read(json.get()).unwrap().as_array().map(Vec::len);
                    let compact = json::read(compact.get()).unwrap();
                    let ways = compact["ways"].as_array().unwrap();
                    let places = ways.iter().map(|way| way["effects"].as_array().unwrap().len()).sum();
                    assert_eq!(count(&list), Some(places));
                }
                _ => assert_eq!(compact.get(), list.get()),
            }
            play(&mut *table, 1);
        }
        play(&mut *table, usize::MAX);
        assert_eq!(table.compact_choices().get(), "[]");
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
            mind.think(Level::Random, rng, &mut || false)
        };
        assert_eq!(choose(&*one), choose(&*other));
    }
}

/// What sort of action it is.
fn name(action: &Value) -> String {
    let key = action.as_object().and_then(|action| action.keys().next().cloned());
    key.unwrap_or_else(|| action.as_str().unwrap().to_owned())
}

/// Whether what is done first, second, … reveals information to whoever does it, in a game played at random.
fn whether_it_reveals_information(mut table: Box<dyn Table>, count: usize) -> Vec<(String, bool)> {
    play(&mut *table, count);
    let record = table.record();
    while table.undo().is_some() {}
    let mut done = Vec::new();
    for input in record.inputs() {
        let rng = &mut Rng::new(Seed([1; 32]));
        let id = table.id_of(input.clone()).unwrap();
        done.push((name(input.action), table.reveals_information(input.seat.unwrap(), id, rng).unwrap()));
        table.act(input).unwrap();
    }
    done
}

#[test]
fn information_is_what_chance_or_others_bring() {
    let [rat_hot, piratz, rat_a_tat_cat] = tables();
    // RH-T1, RH-T2: one strip in the first turn, then two, and both are seen before the first is laid.
    let strips: Vec<bool> = whether_it_reveals_information(rat_hot, 5)
        .into_iter()
        .map(|(_, reveals_information)| reveals_information)
        .collect();
    assert_eq!(strips, [true, false, true, false, true]);
    let of_both = [piratz, rat_a_tat_cat].map(|table| whether_it_reveals_information(table, 40));
    for (action, reveals_information) in of_both.into_iter().flatten() {
        match action.as_str() {
            "reveal" | "draw" | "peek" | "pass" => assert!(reveals_information, "{action}"),
            "stay" | "discard" => assert!(!reveals_information, "{action}"),
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
        let rng = &mut Rng::new(Seed([1; 32]));
        let mut weigh = |table: &dyn Table, seat, action| {
            let mut iterations = 4;
            table.weigh(Seat::new(seat), action, rng, &mut || {
                iterations -= 1;
                iterations > 0
            })
        };
        let action = table.legal_ids()[0];
        assert!(weigh(&*table, 0, action).is_ok());
        assert!(matches!(weigh(&*table, 0, ActionId(u32::MAX)), Err(Refused::Malformed(_))));
        assert!(matches!(weigh(&*table, 1, action), Err(Refused::NotTheirTurn { .. })));
        assert!(matches!(weigh(&*table, 7, action), Err(Refused::Malformed(_))));
        play(&mut *table, usize::MAX);
        assert_eq!(weigh(&*table, 0, action), Err(Refused::Over));
    }
    let minutes = open(Order { options: json!({"until": {"minutes": 10}, "dealer": 1}), ..order("rat-a-tat-cat", 2) });
    let time_up = minutes.id_of(Input { seat: None, action: &json!("time_up"), at: None }).unwrap();
    let weighed = minutes.weigh(Seat::new(0), time_up, &mut Rng::new(Seed([1; 32])), &mut || false);
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
