//! The cards in sentences, for those who listen.

use super::RatATatCat;
use super::view::CardFace;
use crate::about::About;
use crate::games::Board as _;
use crate::text::sentence;

/// How far the game is, the piles, the card in hand, and everybody's line.
pub(super) fn describe(board: &RatATatCat, about: &About) -> Vec<String> {
    let view = &board.view;
    let called = |card| board.deck.face(card).map(|face| face.called(about));
    let mut told = vec![sentence(&board.stage(about))];
    told.push(sentence(&about.say("rat-a-tat-cat-pile", &[("count", view.pile().into())])));
    let top = called(view.top()).unwrap_or_else(|| about.say("rat-a-tat-cat-empty", &[]));
    let discards = [("count", view.discard.len().into()), ("card", top.into())];
    told.push(sentence(&about.say("rat-a-tat-cat-discard-pile", &discards)));
    for seat in 0..about.seats() {
        let total = view.totals.get(seat).copied().unwrap_or_default();
        let arguments = [("name", about.name(seat).into()), ("total", total.into())];
        told.push(sentence(&about.say("rat-a-tat-cat-seat", &arguments)));
        told.extend((0..view.lines.get(seat).map_or(0, Vec::len)).filter_map(|slot| card(board, seat, slot, about)));
    }
    if let Some(drawn) = called(view.drawn) {
        told.push(format!("{}: {drawn}.", about.say("terminal-cat-hand", &[])));
    }
    told
}

/// A card that is worth a sentence: one's own, and whatever lies face up.
fn card(board: &RatATatCat, seat: usize, slot: usize, about: &About) -> Option<String> {
    let number = ("slot", (slot + 1).into());
    let place = if about.is_viewer(seat) {
        about.say("rat-a-tat-cat-own-card", &[number])
    } else {
        about.say("rat-a-tat-cat-card-of", &[("name", about.name(seat).into()), number])
    };
    let called = |card| board.deck.face(Some(card)).map(|face| face.called(about)).unwrap_or_default();
    let seen = match board.view.sight(seat, slot, &board.options, about.sight.seat, board.is_looking()) {
        CardFace::FaceUp(card) => called(card),
        CardFace::Known(card) => about.say("rat-a-tat-cat-known", &[("card", called(card).into())]),
        CardFace::Hidden if about.is_viewer(seat) => about.say("rat-a-tat-cat-face-down", &[]),
        CardFace::Hidden => return None,
    };
    Some(format!("{place}: {seen}."))
}
