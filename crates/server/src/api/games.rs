//! What there is to play.

use axum::extract::Path;
use axum::extract::rejection::PathRejection;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::denied::Denied;

const JSON: [(axum::http::HeaderName, &str); 1] = [(CONTENT_TYPE, "application/json")];

/// The games, how many can play, and their options as JSON Schema
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<Object>, description = "As `games` of the engine protocol")))]
pub async fn list() -> impl IntoResponse {
    (JSON, catalog::entry::list().get().to_owned())
}

/// What is printed on a game's components
#[utoipa::path(get, path = "/api/games/{game}/deck", tag = "games", params(("game" = String, Path,)), responses(
    (status = 200, body = Object, description = "As `deck` of the engine protocol"),
    (status = 422, description = "No such game"),
))]
pub async fn deck(game: Result<Path<String>, PathRejection>) -> Result<impl IntoResponse, Denied> {
    let Path(game) = game.map_err(|_| Denied::NoSuchPage)?;
    let game = catalog::Entry::named(&game).map_err(|fault| fault.at("game"))?;
    let deck = catalog::Deck::usual(game);
    Ok((JSON, deck.json().get().to_owned()))
}
