//! Nodes that keep one house, and the bell between them.

use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::simulation::{Database, Link, chance};
use store::{NodeId, Store};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, sleep_until};

use super::history::History;
use super::schedule::{Schedule, Trouble};
use super::signal::Signal;
use crate::cluster::bell::Bell;
use crate::cluster::ring::{Ring, Rung};
use crate::cluster::{Company, LOG_VERSION, Node, rounds};
use crate::house::{Gone, House};
use crate::limits::{Limits, OpenTable};
use crate::reviews::Reviews;
use crate::thinkers::Thinkers;
use crate::time::by_hand;

/// How long a table stays in memory when nobody is there.
const IDLE: Duration = Duration::from_secs(2);

/// There are never more nodes.
const MOST: usize = 4;

/// How it is with a node, for whoever wants to speak with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Air {
    Clear,
    /// Nothing comes through for now.
    Frozen,
    /// It takes nobody in any more.
    Leaving,
    Dead,
}

#[derive(Clone, Debug)]
pub struct Place {
    pub number: usize,
    pub id: NodeId,
    pub house: Arc<House>,
    pub link: Link,
    pub air: Arc<Signal<Air>>,
    /// Where the others ring.
    ear: mpsc::Sender<Rung>,
}

#[derive(Debug)]
struct State {
    places: Vec<(Place, Option<Gone>)>,
    joined: usize,
    /// Whether what is rung gets lost, or comes in any way; none if all is well.
    bell: Option<bool>,
    /// Tables at which nobody looks for now.
    deserted: Vec<bool>,
    /// How often each player was asked to go elsewhere.
    moves: Vec<u64>,
}

#[derive(Clone, Debug)]
pub struct World {
    pub database: Database,
    pub history: History,
    state: Arc<Mutex<State>>,
    /// How often something has changed that players go by.
    pub changes: Arc<Signal<u64>>,
}

impl World {
    pub async fn open(schedule: &Schedule, history: &History) -> Self {
        let (places, bell) = (Vec::new(), None);
        let (deserted, moves) = (vec![false; schedule.tables.len()], vec![0; 8]);
        let state = State { places, joined: 0, bell, deserted, moves };
        let (changes, state) = (Arc::default(), Arc::new(Mutex::new(state)));
        let world = Self { database: Database::default(), history: history.clone(), state, changes };
        for _ in 0..schedule.nodes {
            world.join().await;
        }
        world
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell(&self) {
        self.changes.change(|number| number + 1);
    }

    pub fn is_deserted(&self, table: usize) -> bool {
        self.state().deserted[table]
    }

    pub fn moves(&self, player: usize) -> u64 {
        self.state().moves[player]
    }

    /// All nodes that take somebody in.
    pub fn places(&self) -> Vec<Place> {
        let state = self.state();
        let here = state.places.iter().map(|(place, _)| place).filter(|place| is_open(place));
        here.cloned().collect()
    }

    /// Another node comes, as soon as it can.
    pub async fn join(&self) {
        let link = self.database.link();
        let (ear, heard) = mpsc::channel(64);
        let (out, rings) = mpsc::channel(64);
        let address = link.clone().into();
        let Ok(store) = Store::connect(&address, LOG_VERSION).await else { return self.note_that_none_comes() };
        let Some(cluster) = store.cluster() else { return };
        let hang = |_: NodeId, _: &str| Bell::simulated(out, heard);
        let joined = Node::join_by(cluster, String::new(), by_hand::with_the_runtime, hang).await;
        let Ok(node) = joined else { return self.note_that_none_comes() };
        let (thinkers, reviews) = (Thinkers::without_threads(), Reviews::without_threads());
        let id = node.id;
        let (house, gone) =
            House::new(store, thinkers, reviews, Limits::none(), IDLE, None, Company::Others(Box::new(node)));
        if house.ladders.open(&house.store).await.is_err() || house.remember_the_host().await.is_err() {
            return self.note_that_none_comes();
        }
        tokio::spawn(rounds::go(Arc::downgrade(&house)));
        tokio::spawn(rounds::listen(Arc::downgrade(&house)));
        let number = {
            let mut state = self.state();
            state.joined += 1;
            let number = state.joined;
            let place = Place { number, id, house, link, air: Arc::new(Signal::new(Air::Clear)), ear };
            tokio::spawn(self.clone().carry(place.clone(), rings));
            state.places.push((place, Some(gone)));
            number
        };
        self.history.note(|| format!("node {number} is there"));
        self.tell();
    }

    fn note_that_none_comes(&self) {
        self.history.note(|| "a node cannot come".to_owned());
    }

    /// Carries what a node rings to the others.
    async fn carry(self, from: Place, mut rings: mpsc::Receiver<Ring>) {
        while let Some(ring) = rings.recv().await {
            if from.air.get() == Air::Dead {
                return;
            }
            let (others, bell) = {
                let state = self.state();
                let others = state.places.iter().map(|(place, _)| place.clone()).filter(|place| place.id != from.id);
                (others.collect::<Vec<_>>(), state.bell)
            };
            for other in others {
                let times = match bell {
                    None => 1,
                    Some(true) => 0,
                    Some(false) => 1 + chance::below(2),
                };
                for _ in 0..times {
                    let late = if bell.is_some() { chance::below(800) } else { chance::below(4) };
                    let rung = Rung { node: from.id, ring: ring.clone() };
                    let (from, other) = (from.clone(), other.clone());
                    tokio::spawn(async move {
                        sleep(Duration::from_millis(late)).await;
                        through(&from.air).await;
                        through(&other.air).await;
                        let _nobody_hears = other.ear.try_send(rung);
                    });
                }
            }
        }
    }

    /// What goes wrong, each when it does.
    pub async fn suffer(&self, schedule: &Schedule) {
        let begun = Instant::now();
        for (at, trouble) in &schedule.troubles {
            sleep_until(begun + Duration::from_millis(*at)).await;
            self.history.note(|| format!("{trouble:?}"));
            self.strike(*trouble);
        }
    }

    fn strike(&self, trouble: Trouble) {
        match trouble {
            Trouble::Doom { node, doom } => self.at(node, |place| place.link.doom(doom)),
            Trouble::Freeze { node, millis } => self.at(node, |place| {
                place.link.freeze(true);
                place.air.change(|air| if air == Air::Clear { Air::Frozen } else { air });
                let place = place.clone();
                later(millis, move || place.thaw());
            }),
            Trouble::Cut { node, millis } => self.at(node, |place| {
                place.link.cut(true);
                let place = place.clone();
                later(millis, move || place.mend());
            }),
            Trouble::Away { millis } => {
                for (place, _) in &self.state().places {
                    place.link.cut(true);
                    let place = place.clone();
                    later(millis, move || place.mend());
                }
            }
            Trouble::Mute { node, millis } => self.at(node, |place| {
                place.link.mute(true);
                let link = place.link.clone();
                later(millis, move || link.mute(false));
            }),
            Trouble::Die { node } => {
                if self.places().len() > 1 {
                    self.at(node, |place| {
                        place.link.cut(true);
                        place.air.set(Air::Dead);
                    });
                    self.state().places.retain(|(place, _)| place.air.get() != Air::Dead);
                    self.tell();
                }
            }
            Trouble::Leave { node } => {
                if self.places().len() > 1 {
                    self.leave(node);
                }
            }
            Trouble::Join => {
                if self.state().places.len() < MOST {
                    let world = self.clone();
                    tokio::spawn(async move { world.join().await });
                }
            }
            Trouble::Bell { loses, millis } => {
                self.state().bell = Some(loses);
                let world = self.clone();
                later(millis, move || world.state().bell = None);
            }
            Trouble::Clock { millis } => {
                let database = self.database.clone();
                tokio::spawn(async move { database.set_clock(millis).await });
            }
            Trouble::Move { player } => {
                self.state().moves[player] += 1;
                self.tell();
            }
            Trouble::Desert { table, millis } => {
                self.state().deserted[table] = true;
                self.tell();
                let world = self.clone();
                later(millis, move || {
                    world.state().deserted[table] = false;
                    world.tell();
                });
            }
        }
    }

    /// Does something to one of the nodes.
    fn at(&self, node: usize, strike: impl FnOnce(&Place)) {
        let places = self.places();
        if let Some(place) = places.get(node % places.len().max(1)) {
            strike(place);
        }
    }

    fn leave(&self, node: usize) {
        let mut leaving = None;
        self.at(node, |place| leaving = Some(place.clone()));
        let Some(place) = leaving else { return };
        place.air.set(Air::Leaving);
        let gone = {
            let mut state = self.state();
            state.places.iter_mut().find(|(other, _)| other.id == place.id).and_then(|(_, gone)| gone.take())
        };
        self.tell();
        let world = self.clone();
        tokio::spawn(async move {
            place.house.take_leave().await;
            if let Some(gone) = gone {
                let _however = place.house.close(gone).await;
            }
            world.history.note(|| format!("node {} has left", place.number));
            world.state().places.retain(|(other, _)| other.id != place.id);
        });
    }

    /// From now on everything is well.
    pub fn heal(&self) {
        {
            let mut state = self.state();
            state.bell = None;
            state.deserted.fill(false);
            for (place, _) in &state.places {
                place.link.heal();
                place.thaw();
            }
        }
        self.history.note(|| "everything is well".to_owned());
        self.tell();
    }
}

fn is_open(place: &Place) -> bool {
    matches!(place.air.get(), Air::Clear | Air::Frozen)
}

impl Place {
    fn thaw(&self) {
        self.link.freeze(false);
        self.air.change(|air| if air == Air::Frozen { Air::Clear } else { air });
    }

    fn mend(&self) {
        if self.air.get() != Air::Dead {
            self.link.cut(false);
        }
    }
}

fn later(millis: u64, does: impl FnOnce() + Send + 'static) {
    tokio::spawn(async move {
        sleep(Duration::from_millis(millis)).await;
        does();
    });
}

/// Waits until something can get through; whether it ever will.
pub async fn through(air: &Signal<Air>) -> bool {
    air.until(|air| air != Air::Frozen).await != Air::Dead
}

pub fn opening() -> OpenTable {
    Limits::none().open_table(Ipv4Addr::LOCALHOST.into()).expect("there are no limits")
}
