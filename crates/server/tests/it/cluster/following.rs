//! What happens at one node is seen at the others, once and in order.

use client::{Choice, Message, NewTable};
use futures_util::future::join;
use serde_json::json;

use super::{Cellar, at, number, pair, sockets, until};
use crate::games::{Standing, play_on, standing};
use crate::house::{next, surely};

#[tokio::test]
async fn a_whole_game_is_played_at_two_nodes() {
    let cellar = Cellar::new();
    let nodes: [_; 2] = cellar.nodes().await;
    let (guests, table) = pair([&nodes[0], &nodes[1]], &NewTable::new("piratz", 2)).await;
    play_on([&guests[0], &guests[1]], &table.id, usize::MAX).await;
    assert_eq!(guests[0].record(&table.id).await.unwrap(), guests[1].record(&table.id).await.unwrap());
    for node in nodes {
        node.close().await;
    }
}

#[tokio::test]
async fn without_a_doorbell_a_move_is_seen_at_the_other_node_a_little_later() {
    let cellar = Cellar::silent();
    let nodes: [_; 2] = cellar.nodes().await;
    let (guests, table) = pair([&nodes[0], &nodes[1]], &NewTable::new("piratz", 2)).await;
    play_on([&guests[0], &guests[1]], &table.id, 2).await;
    for node in nodes {
        node.close().await;
    }
}

#[tokio::test]
async fn of_two_who_act_in_the_same_moment_at_two_nodes_one_is_first_and_nobody_loses_a_socket() {
    const ROUNDS: u64 = 20;
    let cellar = Cellar::new();
    let nodes: [_; 2] = cellar.nodes().await;
    let (guests, table) = pair([&nodes[0], &nodes[1]], &NewTable::new("piratz", 2)).await;
    // Each seat looks by both nodes, and does two different things at once.
    let mut here = sockets([&guests[0], &guests[1]], &table.id).await;
    let there = [at(&nodes[1], &guests[0]).await, at(&nodes[0], &guests[1]).await];
    let mut there = sockets([&there[0], &there[1]], &table.id).await;
    let mut seats = [standing(&mut here[0]).await, standing(&mut here[1]).await];
    until(&mut there[0], seats[0].0).await;
    until(&mut there[1], seats[0].0).await;
    for round in 0..ROUNDS {
        let (seq, Some(seat), _) = seats[0] else { break };
        let choices = seats[seat].2.as_ref().expect("whoever is to move is told what they can do");
        let (one, other) = (&choices[0].action, &choices[choices.len() - 1].action);
        let ids = [format!("one {round}"), format!("other {round}")];
        let (first, second) = join(here[seat].act(&ids[0], seq, one), there[seat].act(&ids[1], seq, other)).await;
        first.and(second).unwrap();
        // One is acknowledged as the next, and the other is told that it comes too late.
        let mut answers = [answer(&mut there[seat]).await, Err(String::new())];
        (answers[1], seats[seat]) = answer_and_standing(&mut here[seat]).await;
        answers.sort();
        assert_eq!(answers, [Ok(seq + 1), Err("stale".to_owned())]);
        seats[1 - seat] = standing(&mut here[1 - seat]).await;
        until(&mut there[1 - seat], seq + 1).await;
        assert_eq!((seats[0].0, seats[1].0, cellar.entries(&table.id)), (seq + 1, seq + 1, seq + 1));
    }
    for node in nodes {
        node.close().await;
    }
}

/// The same as [`answer`], and how the table stands after it.
async fn answer_and_standing(socket: &mut client::Socket) -> (Result<u64, String>, Standing) {
    let (mut answered, mut stands) = (None, None);
    loop {
        next(socket, |message| {
            match message {
                Message::Update(told) => {
                    if told.ack.is_some() {
                        answered = Some(Ok(told.seq));
                    }
                    let choices = told.choices.map(|choices| Choice::list(&choices).unwrap());
                    stands = Some((told.seq, told.to_move, choices));
                }
                Message::Refused(refused) => answered = Some(Err(refused.problem.code)),
                Message::Goodbye(_) => panic!("somebody has lost their socket"),
                _ => return None,
            }
            Some(())
        })
        .await;
        if let (Some(_), Some(_)) = (&answered, &stands) {
            return answered.zip(stands).unwrap();
        }
    }
}

/// As which number an action was done, or why not.
async fn answer(socket: &mut client::Socket) -> Result<u64, String> {
    next(socket, |message| match message {
        Message::Update(told) if told.ack.is_some() => Some(Ok(told.seq)),
        Message::Ack(ack) => Some(Ok(ack.seq)),
        Message::Refused(refused) => Some(Err(refused.problem.code)),
        Message::Goodbye(_) => panic!("somebody has lost their socket"),
        _ => None,
    })
    .await
}

#[tokio::test]
async fn what_is_repeated_at_another_node_is_done_once() {
    let cellar = Cellar::new();
    let nodes: [_; 2] = cellar.nodes().await;
    let (guests, table) = pair([&nodes[0], &nodes[1]], &NewTable::new("piratz", 2)).await;
    let seat = table.to_move.unwrap();
    let (mover, other) = (&guests[seat], at(&nodes[1 - seat], &guests[seat]).await);
    let mut here = mover.connect(&table.id, Some(seat), None).await.unwrap();
    let mut there = other.connect(&table.id, Some(seat), None).await.unwrap();
    let (seq, _) = number(&mut here).await;
    number(&mut there).await;
    here.act("once", seq, &json!("reveal")).await.unwrap();
    assert_eq!(answer(&mut here).await, Ok(seq + 1));
    there.act("once", seq, &json!("reveal")).await.unwrap();
    assert_eq!(answer(&mut there).await, Ok(seq + 1));
    // At the same time at both, and by HTTP as well.
    let both = join(here.act("twice", seq + 1, &json!("reveal")), there.act("twice", seq + 1, &json!("reveal"))).await;
    both.0.and(both.1).unwrap();
    let (one, two) = join(answer(&mut here), answer(&mut there)).await;
    assert_eq!(one, two, "the same, whatever it is");
    assert_eq!(cellar.entries(&table.id), seq + 1 + u64::from(one.is_ok()));
    for node in nodes {
        node.close().await;
    }
}

#[tokio::test]
async fn a_rematch_that_is_asked_for_at_two_nodes_is_one_table() {
    let cellar = Cellar::new();
    let nodes: [_; 2] = cellar.nodes().await;
    let (guests, table) = pair([&nodes[0], &nodes[1]], &NewTable::new("piratz", 2)).await;
    guests[0].resign(&table.id, 0).await.unwrap();
    let (one, other) = join(guests[0].rematch(&table.id), guests[1].rematch(&table.id)).await;
    assert_eq!(one.unwrap().id, other.unwrap().id);
    for node in nodes {
        node.close().await;
    }
}

#[tokio::test]
async fn two_who_sit_down_in_the_same_moment_at_two_nodes_both_have_a_seat() {
    let cellar = Cellar::new();
    let nodes: [_; 2] = cellar.nodes().await;
    let host = nodes[0].guest("Þóra").await;
    let order = NewTable::new("piratz", 4);
    let table = host.open(&order).await.unwrap().id;
    let guests = [
        nodes[0].guest("Jan").await,
        nodes[1].guest("Anna").await,
        nodes[0].guest("Bert").await,
        nodes[1].guest("Cor").await,
    ];
    let join = client::Join::default();
    let all = guests.iter().map(|guest| guest.join(&table, &join));
    for joined in futures_util::future::join_all(all).await {
        joined.unwrap();
    }
    let seats = guests[1].table(&table).await.unwrap().seats;
    assert_eq!(seats.iter().filter(|seat| seat.name.is_some()).count(), 4, "{seats:?}");
    for node in nodes {
        node.close().await;
    }
}

#[tokio::test]
async fn who_is_there_is_known_at_all_nodes() {
    let cellar = Cellar::new();
    let nodes: [_; 2] = cellar.nodes().await;
    let (guests, table) = pair([&nodes[0], &nodes[1]], &NewTable::new("piratz", 2)).await;
    let [mut one, two] = sockets([&guests[0], &guests[1]], &table.id).await;
    let seats = |wanted: [bool; 2]| {
        move |message| match message {
            Message::Present(present) if present.seats == wanted => Some(()),
            Message::Table(told) if told.present.seats == wanted => Some(()),
            _ => None,
        }
    };
    next(&mut one, seats([true, true])).await;
    drop(two);
    next(&mut one, seats([true, false])).await;
    for node in nodes {
        node.close().await;
    }
}

#[tokio::test]
async fn a_reaction_is_seen_at_the_other_node() {
    let cellar = Cellar::new();
    let nodes: [_; 2] = cellar.nodes().await;
    let (guests, table) = pair([&nodes[0], &nodes[1]], &NewTable::new("piratz", 2)).await;
    let [mut one, mut two] = sockets([&guests[0], &guests[1]], &table.id).await;
    next(&mut one, |message| match message {
        Message::Present(present) if present.seats == [true, true] => Some(()),
        Message::Table(told) if told.present.seats == [true, true] => Some(()),
        _ => None,
    })
    .await;
    two.react("oops").await.unwrap();
    next(&mut one, |message| if let Message::Reaction(reaction) = message { Some(reaction.seat) } else { None }).await;
    for node in nodes {
        node.close().await;
    }
}

#[tokio::test]
async fn whoever_is_erased_or_forgotten_at_one_node_has_no_socket_at_another() {
    for cellar in [Cellar::new(), Cellar::silent()] {
        let nodes: [_; 2] = cellar.nodes().await;
        let (guests, table) = pair([&nodes[0], &nodes[1]], &NewTable::new("piratz", 2)).await;
        let [mut one, mut two] = sockets([&guests[0], &guests[1]], &table.id).await;
        let elsewhere = at(&nodes[0], &guests[1]).await;
        elsewhere.post("/api/session/erase", &json!({})).await.unwrap();
        let closed = surely(async {
            loop {
                if let Err(error) = two.next().await {
                    return error;
                }
            }
        })
        .await;
        assert!(matches!(closed, client::Error::Closed { code: 4002, .. }), "{closed}");
        // The other goes on, and sees that nobody is called so any more.
        next(&mut one, |message| match message {
            Message::Table(told) if told.table.seats[1].name.as_deref() != Some("Jan") => Some(()),
            _ => None,
        })
        .await;
        for node in nodes {
            node.close().await;
        }
    }
}
