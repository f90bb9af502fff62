//! Once a second a node says what it has and what it wants, hears what has happened elsewhere, and has its tables know.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;

use store::{Heard, LogEntry, NodeId, Revision, RoomId, Round};
use tokio::time::{Instant, sleep_until, timeout_at};

use super::clock::Difference;
use super::link::Link;
use super::ring::{Ring, Rung};
use super::share::SAY_AGAIN;
use super::{LOG_VERSION, Node, row};
use crate::house::House;
use crate::keeper::Command;

const EVERY: Duration = Duration::from_secs(1);
/// A table that is in a hurry does not wait for the second, but others have their time, too.
const AT_MOST_EVERY: Duration = Duration::from_millis(50);

/// After so many rounds the nodes are counted.
const COUNT_EVERY: u64 = 10;

/// So many sleeping tables are woken at a time.
const WAKES: usize = 32;

/// What is known from one round to the next.
#[derive(Debug, Default)]
struct Memory {
    driven: BTreeSet<RoomId>,
    revision: Option<Revision>,
    rounds: u64,
    clock: Difference,
}

/// Goes on as long as the house is open.
pub async fn go(house: Weak<House>) {
    let (mut memory, mut last) = (Memory::default(), Duration::ZERO);
    loop {
        let Some(open) = house.upgrade() else { return };
        let Some(node) = open.node().filter(|node| !node.has_left()) else { return };
        let begun = Instant::now();
        go_once(&open, node, &mut memory).await;
        if memory.rounds.is_multiple_of(COUNT_EVERY) {
            count_nodes(&open, node).await;
        }
        memory.rounds += 1;
        last = (last + begun.elapsed()) / 2;
        let (next, soon) = (begun + EVERY, Instant::now() + AT_MOST_EVERY.max(last * 3));
        if timeout_at(next, node.hurry.notified()).await.is_ok() {
            drop(open);
            sleep_until(soon.min(next)).await;
        }
    }
}

async fn count_nodes(house: &House, node: &Node) {
    let Some(cluster) = house.store.cluster() else { return };
    if let Ok(nodes) = cluster.nodes().await {
        node.nodes.store(nodes.len() as u64, Ordering::Relaxed);
    }
}

async fn go_once(house: &Arc<House>, node: &Node, memory: &mut Memory) {
    let Some(cluster) = house.store.cluster() else { return };
    let _nobody_leaves_meanwhile = node.rounds.lock().await;
    if node.has_left() {
        return;
    }
    let now = house.time.now();
    let links: Vec<(RoomId, Arc<Link>)> = node.links().iter().map(|(room, link)| (*room, Arc::clone(link))).collect();
    let is_here: BTreeSet<RoomId> = links.iter().map(|(room, _)| *room).collect();
    let mut wanted: Vec<RoomId> = links.iter().filter(|(_, link)| link.is_wanted(now)).map(|(room, _)| *room).collect();
    wanted.extend(node.held().iter().filter(|room| !is_here.contains(room)));
    let kept: BTreeSet<RoomId> = wanted.iter().copied().collect();
    for (room, link) in &links {
        if !kept.contains(room) {
            link.drive(false);
        }
    }
    let awake = links.iter().map(|(room, link)| (*room, link.known())).filter(|(_, known)| *known > 0).collect();
    let mut said = row(node.id, &node.address, node.started);
    (said.tables, said.drives) = (links.len() as u64, node.drives());
    said.sockets = house.open_sockets() as u64;
    let given_up = memory.driven.difference(&kept).copied().collect();
    let round = Round { node: said, awake, wanted, given_up, wakes: WAKES };
    match cluster.round(round).await {
        Ok(heard) => {
            metrics::counter!("ratskeller_beats_total").increment(1);
            memory.clock.settle(cluster, node, &house.time, &heard, now).await;
            hear(house, node, memory, &links, heard, now);
        }
        Err(error) => {
            metrics::counter!("ratskeller_beats_missed_total").increment(1);
            tracing::warn!(%error, "a round has failed");
        }
    }
}

fn hear(house: &Arc<House>, node: &Node, memory: &mut Memory, links: &[(RoomId, Arc<Link>)], heard: Heard, asked: u64) {
    let Heard { now: _, ahead: _, open_since, drives, to_wake, entries, gone, unreadable, revision } = heard;
    // A clock that was set ahead at the database must not give anybody time again and again.
    let open_since = open_since.min(house.time.now());
    let was_open_since = node.open_since.swap(open_since, Ordering::Relaxed);
    // Until now, that is: also if only this round has taken so long.
    let was_stale = !node.is_fresh();
    node.beat.fetch_max(asked, Ordering::Relaxed);
    memory.driven = drives.into_iter().chain(to_wake.iter().copied()).collect();
    node.drives.store(memory.driven.len() as u64, Ordering::Relaxed);
    for (room, link) in links {
        let driven = memory.driven.contains(room);
        if link.drive(driven) || (driven && was_stale) {
            house.insist(*room, Command::Driven);
        }
    }
    let wakes_more = to_wake.len() == WAKES;
    for room in to_wake {
        if house.room(room).is_none() {
            return;
        }
        if let Some(link) = node.link(room) {
            link.wake();
            link.drive(true);
            house.insist(room, Command::Driven);
        }
    }
    if wakes_more {
        node.hurry();
    }
    if open_since > was_open_since {
        tracing::warn!("the house was not running for a while");
        house.tell_of_a_break();
    }
    let mut entries = entries.into_iter().peekable();
    while let Some(first) = entries.next() {
        let room = first.room;
        let mut new = vec![first];
        while let Some(next) = entries.next_if(|next| next.room == room) {
            new.push(next);
        }
        house.hint(room, Command::Follow(new));
    }
    for room in gone {
        house.hint(room, Command::Gone);
    }
    for room in unreadable {
        house.hint(room, Command::Unreadable);
    }
    for room in &revision.amended {
        house.reviews.forget(*room);
        house.insist(*room, Command::ReadAgain);
    }
    let before = memory.revision.replace(revision.clone());
    let before = before.unwrap_or_else(|| Revision { last_finish: revision.last_finish, ..Revision::default() });
    tokio::spawn(remember(Arc::clone(house), before, revision));
}

/// What the house has in memory besides tables is read again where others have changed it.
async fn remember(house: Arc<House>, before: Revision, now: Revision) {
    let mut all = Ok(());
    if now.blocks != before.blocks {
        all = all.and(house.read_blocks().await);
    }
    if now.notice != before.notice {
        all = all.and(house.read_notice().await);
    }
    if now.guests != before.guests {
        all = all.and(house.look_everybody_up_again().await);
    }
    if now.finishes != before.finishes {
        all = all.and(house.ladders.read_again(&house.store).await);
    } else if now.last_finish != before.last_finish {
        all = all.and(house.ladders.catch_up(&house.store).await);
    }
    if let Err(error) = all {
        tracing::error!(%error, "what others have changed cannot be read");
    }
}

/// Hears the doorbell, and says now and then who is here.
pub async fn listen(house: Weak<House>) {
    let Some(mut heard) = house.upgrade().and_then(|house| house.node()?.bell.heard()) else { return };
    let mut again = tokio::time::interval(SAY_AGAIN);
    loop {
        tokio::select! {
            biased;
            rung = heard.recv() => {
                let (Some(rung), Some(house)) = (rung, house.upgrade()) else { return };
                answer(&house, rung);
            }
            _ = again.tick() => {
                let Some(house) = house.upgrade() else { return };
                say_again(&house);
            }
        }
    }
}

fn answer(house: &Arc<House>, Rung { node: other, ring }: Rung) {
    let Some(node) = house.node() else { return };
    match ring {
        // One in a language that this program does not know comes with the next round, to be refused.
        Ring::Entry { version, .. } if version > LOG_VERSION => {}
        Ring::Entry { room, seq, at, entry, .. } => {
            if node.link(room).is_some() {
                house.hint(room, Command::Follow(vec![LogEntry { room, seq, at, entry }]));
            }
        }
        Ring::Share { room, share } => hear_of(house, node, other, room, share),
        Ring::Reaction { room, seat, reaction } => house.hint(room, Command::Reacted { seat, reaction }),
        Ring::Closed(guests) => guests.into_iter().for_each(|guest| house.show_out(guest)),
        Ring::Called(guest) => house.look_up_again(guest),
        Ring::Changed => node.hurry(),
    }
}

fn hear_of(house: &House, node: &Node, other: NodeId, room: RoomId, share: Option<super::share::Share>) {
    let Some(link) = node.link(room) else { return };
    let (has_changed, is_new) = link.hear_of(other, share, Instant::now());
    if has_changed {
        house.hint(room, Command::Present);
    }
    // Whoever has just come does not know who was there.
    if is_new && let Some(own) = link.own_share() {
        node.bell.tell_share(room, Some(own));
    }
}

fn say_again(house: &House) {
    let Some(node) = house.node() else { return };
    let now = Instant::now();
    let links: Vec<(RoomId, Arc<Link>)> = node.links().iter().map(|(room, link)| (*room, Arc::clone(link))).collect();
    for (room, link) in links {
        if let Some(own) = link.own_share() {
            node.bell.tell_share(room, Some(own));
        }
        if link.forget_the_silent(now) {
            house.hint(room, Command::Present);
        }
    }
}
