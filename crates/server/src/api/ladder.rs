//! Who plays how well: the ladders, a player's page, and what a game has changed.

use std::collections::HashMap;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use serde::Serialize;
use store::GuestId;
use ts_rs::TS;
use utoipa::ToSchema;

use super::App;
use super::caller::Caller;
use super::sent::{Asking, Named};
use super::tables::wanted;
use crate::denied::Denied;
use crate::ladder::{Change, Past, Player, RatingPoint, Standing, Standings, Who, scale};
use crate::typescript;
use crate::wish::TableRequest;

/// So many lines are on one page of a ladder.
const LINES: usize = 50;

/// Somebody with a rating.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(export_to = "house.ts", rename = "Player")]
pub enum PlayerInfo {
    Person {
        id: String,
        name: String,
    },
    /// A bot from outside, and what whoever brought it is called.
    Program {
        id: String,
        name: String,
        owner: String,
    },
    /// A bot of the house.
    House {
        #[ts(as = "typescript::Level")]
        level: &'static str,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts", rename = "Rating")]
pub struct RatingInfo {
    /// 1500 is where everybody begins.
    rating: i32,
    /// A standard deviation.
    uncertainty: u32,
    /// Whether there were enough games to take it for what it says.
    sure: bool,
    games: u32,
    won: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts")]
pub struct LadderLine {
    /// From 1; none for those nobody is sure of yet, and for the house's own, who only show the way.
    place: Option<usize>,
    who: PlayerInfo,
    rating: RatingInfo,
    yours: bool,
}

/// One page of a ladder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts")]
pub struct LadderPage {
    /// From 0.
    page: usize,
    pages: usize,
    /// The page with the line of whoever asks.
    yours: Option<usize>,
    lines: Vec<LadderLine>,
}

/// A rated game that somebody has played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts")]
pub struct PastGame {
    at: u64,
    /// The table, if everybody may look at it.
    table: Option<String>,
    place: usize,
    change: Change,
    others: Vec<PlayerInfo>,
}

/// How somebody stands in one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts")]
pub struct GameStanding {
    #[ts(as = "typescript::GameName")]
    game: &'static str,
    place: Option<usize>,
    rating: RatingInfo,
    graph: Vec<RatingPoint>,
    /// The last first.
    results: Vec<PastGame>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "house.ts")]
pub struct PlayerPage {
    who: PlayerInfo,
    yours: bool,
    games: Vec<GameStanding>,
}

impl From<&Standing> for RatingInfo {
    fn from(standing: &Standing) -> Self {
        Self {
            rating: scale::shown(standing.rating.rating),
            uncertainty: scale::shown_uncertainty(standing.rating.uncertainty),
            sure: standing.is_sure(),
            games: standing.games,
            won: standing.won,
        }
    }
}

impl From<Player> for PlayerInfo {
    fn from(player: Player) -> Self {
        match player {
            Player::Person { guest, name } => Self::Person { id: guest.to_string(), name },
            Player::Program { guest, name, owner } => Self::Program { id: guest.to_string(), name, owner: owner.name },
            Player::House(level) => Self::House { level: level.name() },
        }
    }
}

impl Player {
    fn guest(&self) -> Option<GuestId> {
        match Who::from(self) {
            Who::Guest(guest) => Some(guest),
            Who::House(_) => None,
        }
    }

    /// Everybody whose name stands in a line about this player.
    fn named(&self) -> impl Iterator<Item = GuestId> + use<> {
        let owner = match self {
            Self::Program { owner, .. } => Some(owner.guest),
            Self::Person { .. } | Self::House(_) => None,
        };
        self.guest().into_iter().chain(owner)
    }

    /// With the names of today. Whoever has left is called as they were.
    fn renamed(mut self, names: &HashMap<GuestId, String>) -> Self {
        let today = |guest: &GuestId, name: &mut String| {
            if let Some(today) = names.get(guest) {
                name.clone_from(today);
            }
        };
        match &mut self {
            Self::Person { guest, name } => today(guest, name),
            Self::Program { guest, name, owner } => {
                today(guest, name);
                today(&owner.guest, &mut owner.name);
            }
            Self::House(_) => {}
        }
        self
    }
}

/// A line before the names are looked up.
type LadderRow = (Option<usize>, Player, RatingInfo);

/// A ladder, and where on it the fixed points of the house are
#[utoipa::path(get, path = "/api/ladder/{game}", tag = "ratings",
    params(("game" = String, Path,), ("page" = Option<usize>, Query, description = "From 0")), security((), ("cookie" = []), ("bearer" = [])),
    responses((status = 200, body = LadderPage)))]
pub async fn ladder(
    State(app): State<App>,
    caller: Option<Caller>,
    game: Result<Path<String>, PathRejection>,
    asking: Asking,
) -> Result<Json<LadderPage>, Denied> {
    let Path(game) = game.map_err(|_| Denied::NoSuchPage)?;
    let game = catalog::Entry::named(&game).map_err(|fault| fault.at("game"))?;
    let wanted = asking.read::<usize>("page")?.unwrap_or(0);
    let own = caller.map(|caller| caller.guest.id);
    let look = |standings: &Standings| {
        let yours = own.and_then(|own| standings.line(Who::Guest(own)));
        let pages = standings.lines().div_ceil(LINES);
        let page = wanted.min(pages.saturating_sub(1));
        let shown = standings.ranked(page * LINES).take(LINES);
        let lines: Vec<LadderRow> =
            shown.map(|(place, standing)| (place, standing.player.clone(), standing.into())).collect();
        (page, pages, yours.map(|line| line / LINES), lines)
    };
    let (page, pages, yours, lines) = app.house.ladders.look(game, look).ok_or(Denied::NoSuchPage)?;
    let names = app.house.store.names(lines.iter().flat_map(|(_, player, _)| player.named())).await?;
    let lines = lines.into_iter().map(|(place, player, rating)| LadderLine {
        place,
        yours: own.is_some() && player.guest() == own,
        who: player.renamed(&names).into(),
        rating,
    });
    Ok(Json(LadderPage { page, pages, yours, lines: lines.collect() }))
}

/// Somebody who has played for ratings
#[utoipa::path(get, path = "/api/players/{id}", tag = "ratings", params(("id" = String, Path,)), security((), ("cookie" = []), ("bearer" = [])),
    responses((status = 200, body = PlayerPage)))]
pub async fn player(
    State(app): State<App>,
    caller: Option<Caller>,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<PlayerPage>, Denied> {
    let Path(id) = id.map_err(|_| Denied::NoSuchPlayer)?;
    let guest: GuestId = id.parse().map_err(|_| Denied::NoSuchPlayer)?;
    let standings = standings_of(&app, guest);
    // Their name and their owner's are those of the game that was played last, or of today.
    let latest = standings.iter().max_by_key(|(_, _, standing)| standing.graph.back().map(|point| point.at));
    let player = latest.map(|(_, _, standing)| standing.player.clone()).ok_or(Denied::NoSuchPlayer)?;
    let names = app.house.store.names(player.named()).await?;
    Ok(Json(PlayerPage {
        yours: caller.is_some_and(|caller| caller.guest.id == guest),
        who: player.renamed(&names).into(),
        games: standings.into_iter().map(GameStanding::from).collect(),
    }))
}

/// How somebody stands in a game, and in which place.
type Stands = (&'static str, Option<usize>, Standing);

fn standings_of(app: &App, guest: GuestId) -> Vec<Stands> {
    app.house.ladders.look_at_all(|standings| {
        let standing = standings.get(Who::Guest(guest))?;
        Some((standings.game(), standings.place(Who::Guest(guest)), standing.clone()))
    })
}

/// How somebody stands in all games that they have played for a rating.
pub fn ratings_of(app: &App, guest: GuestId) -> Vec<GameStanding> {
    standings_of(app, guest).into_iter().map(GameStanding::from).collect()
}

impl From<Stands> for GameStanding {
    fn from((game, place, standing): Stands) -> Self {
        Self {
            game,
            place,
            rating: (&standing).into(),
            graph: standing.graph.into(),
            results: standing.past.into_iter().map(PastGame::from).collect(),
        }
    }
}

impl From<Past> for PastGame {
    fn from(past: Past) -> Self {
        Self {
            at: past.at,
            table: past.public.then(|| past.room.to_string()),
            place: past.place,
            change: past.change,
            others: past.others.into_iter().map(PlayerInfo::from).collect(),
        }
    }
}

/// What a rated game has changed, seat by seat; nothing for the house's own
#[utoipa::path(get, path = "/api/tables/{id}/ratings", tag = "ratings",
    params(("id" = String, Path,), ("invite" = Option<String>, Query,)), security((), ("cookie" = []), ("bearer" = [])),
    responses((status = 200, body = Vec<Option<Change>>)))]
pub async fn changes(
    State(app): State<App>,
    caller: Option<Caller>,
    Named(room): Named,
    asking: Asking,
) -> Result<Json<Vec<Option<Change>>>, Denied> {
    let guest = caller.map(|caller| caller.guest.id);
    let Json(table) = wanted(&app, room, guest, asking.invite()?, TableRequest::Show).await?;
    let changes = app.house.ladders.changes(&app.house.store, room).await?;
    Ok(Json(changes.unwrap_or_else(|| vec![None; table.seats.len()])))
}
