//! What was granted besides moves is in the log, and nobody sits or has given up who did not ask for it.

use std::collections::BTreeSet;

use super::deed::{Deed, Sitter};
use super::fold::Log;
use super::{Findings, Point};
use crate::history::{Happening, History, Visitor, Wish};

/// The seats that asked to give up, whatever the answer was.
pub fn given_up(histories: &[History]) -> BTreeSet<usize> {
    let wished = histories.iter().flat_map(|history| &history.lines).filter_map(|line| match &line.what {
        Happening::Wished { wish: Wish::Resign { seat }, .. } => Some(*seat),
        _ => None,
    });
    wished.collect()
}

pub fn check(histories: &[History], log: &Log, findings: &mut Findings) {
    for history in histories {
        for (number, line) in history.lines.iter().enumerate() {
            let Happening::Granted { wish, seq } = &line.what else { continue };
            let kept = log.iter().take(*seq as usize).any(|(_, deed)| is_kept(wish, &history.visitor, deed));
            if !kept {
                let what = format!("{wish:?} was granted at {seq}, and the log knows nothing of it");
                findings.add_at(Point::Lost, &history.visitor, number, what);
            }
        }
    }
    let has_asked = |seat: usize, guest: &str| {
        let theirs = histories.iter().filter(|history| history.visitor.guest == guest);
        theirs.flat_map(|history| &history.lines).any(
            |line| matches!(&line.what, Happening::Wished { wish: Wish::Join { seat: wished }, .. } if *wished == seat),
        )
    };
    for (_, deed) in log {
        if let Deed::Sat { seat, sitter: Sitter::Person { guest, .. } } = deed
            && !has_asked(*seat, guest)
        {
            findings.add(Point::Invented, format!("guest {guest} sits at seat {seat} and never asked to"));
        }
    }
}

/// Whether an entry is what was granted.
fn is_kept(wish: &Wish, visitor: &Visitor, deed: &Deed) -> bool {
    match (wish, deed) {
        (Wish::Join { seat }, Deed::Sat { seat: sat, sitter }) => {
            seat == sat && sitter.guest() == Some(visitor.guest.as_str())
        }
        (Wish::Start, Deed::Fixed | Deed::Started) => true,
        (Wish::Reveal { seat }, Deed::Revealed { seat: told, .. }) => seat == told,
        (Wish::Resign { seat }, Deed::Resigned { seat: resigned }) => seat == resigned,
        (Wish::Rematch { table }, Deed::Rematched { room }) => table.as_ref() == Some(room),
        _ => false,
    }
}
