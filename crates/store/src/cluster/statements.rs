//! What nodes ask of PostgreSQL. Whatever is found row by row is found by an index: none of it is meant to depend on what
//! PostgreSQL believes of how many rows there are. Where there may be many rows the time is asked for once, and not at each.

/// Says that a node is there. A table that was given up is left to those who want it for a moment before it is woken.
pub(crate) const BEAT: &str = "WITH beat AS (
         INSERT INTO nodes (id, started, beat, tables, drives, sockets, draining, address, version)
         VALUES (?1, ?2, house_time(), ?3, ?4, ?5, ?6, ?7, ?8)
         ON CONFLICT (id) DO UPDATE SET beat = excluded.beat, tables = excluded.tables, drives = excluded.drives,
             sockets = excluded.sockets, draining = excluded.draining, address = excluded.address,
             version = excluded.version
     )
     UPDATE opening SET beat = greatest(beat, house_time()),
         since = CASE WHEN beat < house_time() - ?9 THEN house_time() ELSE since END
     RETURNING house_time(), since, (SELECT ahead FROM opening)";

/// Sets the clock of the house, unless another has done so, or somebody is there who has been longer: who beats by the clock
/// that is to be set, or has just beaten by one's own. What was noted by a clock that was ahead is not waited for.
pub(crate) const SET_CLOCK: &str = "UPDATE opening SET beat = least(beat, house_time() - ahead + ?3),
         since = least(since, house_time() - ahead + ?3), ahead = ?3
     WHERE ahead = ?2 AND NOT EXISTS (
         SELECT 1 FROM nodes WHERE place < (SELECT place FROM nodes WHERE id = ?1)
             AND (beat BETWEEN house_time() - ?5 AND house_time() + ?5 OR beat BETWEEN ?4 - ?5 AND ?4 + ?5)
     )";

/// The time of the house, and when one of its nodes beat last.
pub(crate) const TIME_AND_BEAT: &str = "SELECT house_time(), (SELECT max(beat) FROM nodes)";

/// A house that nobody keeps goes by PostgreSQL's clock again, if that is not behind what was noted last.
pub(crate) const BEGIN_ANEW: &str = "UPDATE opening SET ahead = greatest(0, beat - (house_time() - ahead))
     WHERE ahead <> 0 AND NOT EXISTS (SELECT 1 FROM nodes WHERE beat > house_time() - ?1)";

pub(crate) const GIVE_UP: &str = "UPDATE rooms SET driver = NULL, turned = (SELECT house_time()) WHERE id IN (
         SELECT id FROM rooms WHERE id = ANY (?2) AND driver = ?1 FOR UPDATE SKIP LOCKED
     )";

/// Tables that nobody drives, or nobody who still beats. Whoever beat by a clock that was ahead does not, or beats again soon.
pub(crate) const CLAIM: &str = "UPDATE rooms SET driver = ?1, turned = (SELECT house_time()) WHERE id IN (
         SELECT id FROM rooms WHERE id = ANY (?2) AND (driver IS NULL OR driver <> ?1 AND
             (SELECT TRUE FROM nodes WHERE nodes.id = driver
                 AND beat BETWEEN (SELECT house_time()) - ?3 AND (SELECT house_time()) + ?3) IS NULL)
         FOR UPDATE OF rooms SKIP LOCKED
     )";

/// Tables whose time has come. One that was in memory when it was given up is left for a moment to those who want it.
pub(crate) const WAKE: &str = "UPDATE rooms SET driver = ?1, turned = (SELECT house_time()) WHERE id IN (
         SELECT id FROM rooms WHERE wake_at IS NOT NULL AND wake_at <= (SELECT house_time()) AND driver IS NULL
             AND (wake_at > 0 OR turned NOT BETWEEN (SELECT house_time()) - 3000 AND (SELECT house_time()))
         ORDER BY wake_at LIMIT ?2 FOR UPDATE SKIP LOCKED
     ) RETURNING id";

/// Nodes that do not beat any more have left.
pub(crate) const BURY: &str = "WITH dead AS (
         DELETE FROM nodes WHERE id IN (
             SELECT id FROM nodes
             WHERE beat NOT BETWEEN (SELECT house_time()) - ?1 AND (SELECT house_time()) + ?1 FOR UPDATE SKIP LOCKED
         ) RETURNING id
     )
     UPDATE rooms SET driver = NULL, turned = 0 WHERE driver IN (SELECT id FROM dead)";

/// What a node drives, and whether it has done so for a while.
pub(crate) const MINE: &str = "SELECT id, turned NOT BETWEEN (SELECT house_time()) - 10000 AND (SELECT house_time())
     FROM rooms WHERE driver = ?1";

/// What was added behind some entries: not all of it at once, and of no table so much that others get nothing.
pub(crate) const NEWS: &str = "SELECT new.room, new.seq, new.at, new.version, new.entry
     FROM unnest(?1::bigint[], ?2::bigint[]) AS known (room, seq)
     CROSS JOIN LATERAL (
         SELECT room, seq, at, version, entry FROM entries
         WHERE entries.room = known.room AND entries.seq > known.seq ORDER BY entries.seq LIMIT 200
     ) AS new LIMIT 2000";

pub(crate) const SINCE: &str =
    "SELECT room, seq, at, version, entry FROM entries WHERE room = ?1 AND seq > ?2 ORDER BY seq";

pub(crate) const GONE: &str = "SELECT room FROM unnest(?1::bigint[]) AS known (room)
     WHERE (SELECT TRUE FROM logs WHERE logs.room = known.room) IS NULL";

pub(crate) const REVISION: &str = "SELECT amendments, guests, blocks, notice, finishes,
         greatest((SELECT max(id) FROM results), (SELECT result FROM counted))
     FROM revision";

pub(crate) const AMENDED: &str = "SELECT id, amended FROM rooms WHERE amended > 0 AND amended > ?1
     ORDER BY amended LIMIT 1000";

/// Nobody tries anything again after so long.
pub(crate) const FORGET_ORDERS: &str = "DELETE FROM orders WHERE at < now() - INTERVAL '10 minutes'";

/// Takes a game to look back on, unless that has been done, or another node does it which still beats.
pub(crate) const CLAIM_REVIEW: &str = "INSERT INTO reviewing (room, node, done, decisions)
     SELECT ?2::BIGINT, ?1::BIGINT, 0, ?3::BIGINT WHERE NOT EXISTS (SELECT 1 FROM reviews WHERE room = ?2)
     ON CONFLICT (room) DO UPDATE SET node = excluded.node, done = 0
     WHERE reviewing.node = excluded.node OR
         (SELECT TRUE FROM nodes WHERE nodes.id = reviewing.node
             AND beat BETWEEN house_time() - ?4 AND house_time() + ?4) IS NULL";

pub(crate) const TELL_OF_REVIEW: &str = "UPDATE reviewing SET done = ?3 WHERE room = ?2 AND node = ?1";
pub(crate) const GIVE_UP_REVIEW: &str = "DELETE FROM reviewing WHERE room = ?2 AND node = ?1";

/// How far another node has come that still beats.
pub(crate) const REVIEW_ELSEWHERE: &str =
    "SELECT done, decisions FROM reviewing JOIN nodes ON nodes.id = reviewing.node
     WHERE room = ?2 AND node <> ?1 AND beat BETWEEN house_time() - ?3 AND house_time() + ?3";

pub(crate) const NODES: &str = "SELECT id, address, version, started, beat, draining, tables, drives, sockets
     FROM nodes ORDER BY started, id";

pub(crate) const LEAVE_TABLES: &str = "UPDATE rooms SET driver = NULL, turned = 0 WHERE driver = ?1";
pub(crate) const LEAVE: &str = "DELETE FROM nodes WHERE id = ?1";

pub(crate) const KEEP: &str = "INSERT INTO keepsakes (name, text) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
pub(crate) const KEPT: &str = "SELECT text FROM keepsakes WHERE name = ?1";
pub(crate) const TIME: &str = "SELECT house_time()";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::postgres::session::tests::in_a_new_house;

    /// Whatever is there a hundred thousand times.
    const LARGE: [&str; 4] = ["rooms", "entries", "logs", "results"];

    #[tokio::test]
    async fn whatever_is_large_has_an_index_by_which_it_is_asked() {
        let (_database, mut session) = in_a_new_house().await;
        for statement in [GIVE_UP, CLAIM, WAKE, BURY, MINE, NEWS, SINCE, GONE, REVISION, AMENDED, LEAVE_TABLES] {
            let plan = session.plan(statement).await;
            for table in LARGE {
                assert!(!plan.contains(&format!("Seq Scan on {table}")), "{statement}\n{plan}");
            }
        }
    }
}
