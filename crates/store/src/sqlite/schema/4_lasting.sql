-- When something happens at a table though nobody comes: 0 as long as the table is in memory, none if nothing does.
ALTER TABLE rooms ADD COLUMN wake_at BIGINT;
UPDATE rooms SET wake_at = 0 WHERE restless;
ALTER TABLE rooms DROP COLUMN restless;
CREATE INDEX rooms_to_wake ON rooms (wake_at) WHERE wake_at IS NOT NULL;

-- Who opened the table, whether a king sits at it, and the table whose game is played on here.
ALTER TABLE rooms ADD COLUMN host BIGINT;
ALTER TABLE rooms ADD COLUMN kings BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE rooms ADD COLUMN origin BIGINT;
CREATE INDEX rooms_by_host ON rooms (host) WHERE phase <> 'over';
CREATE INDEX rooms_by_origin ON rooms (origin) WHERE origin IS NOT NULL;

-- One index for each way in which lists are asked for, and one for what has had its time.
DROP INDEX rooms_by_change;
CREATE INDEX rooms_public ON rooms (changed, id) WHERE public;
CREATE INDEX rooms_public_in_phase ON rooms (phase, changed, id) WHERE public;
CREATE INDEX rooms_public_of_game ON rooms (game, changed, id) WHERE public;
CREATE INDEX rooms_public_of_game_in_phase ON rooms (game, phase, changed, id) WHERE public;
CREATE INDEX rooms_by_age ON rooms (phase, changed);

ALTER TABLE sitters ADD COLUMN changed BIGINT NOT NULL DEFAULT 0;
UPDATE sitters SET changed = coalesce((SELECT changed FROM rooms WHERE rooms.id = sitters.room), 0);
CREATE INDEX sitters_by_change ON sitters (guest, changed, room);
CREATE INDEX sitters_by_room ON sitters (room);

-- When a guest was here last. Nobody knows it of those who came before this was noted, so they have all their time yet.
ALTER TABLE guests ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
UPDATE guests SET seen = max(since, unixepoch() * 1000);
CREATE INDEX guests_by_seen ON guests (seen);

-- What a rated game did to everybody's rating, once that is known.
ALTER TABLE results ADD COLUMN changes TEXT;
-- What the results up to a number come to, so that nobody counts them again from the first.
CREATE TABLE standings (
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    standing TEXT NOT NULL,
    PRIMARY KEY (game, player)
) WITHOUT ROWID;
CREATE TABLE counted (result BIGINT NOT NULL);
INSERT INTO counted VALUES (0);
CREATE INDEX results_by_age ON results (at);

-- Written by whoever wants to know whether anything can be written.
CREATE TABLE pulse (beat BIGINT NOT NULL);
INSERT INTO pulse VALUES (0);
