-- Whom the host does not let in: guests and addresses, and since when.
CREATE TABLE blocks (
    who TEXT PRIMARY KEY,
    since BIGINT NOT NULL
) WITHOUT ROWID;

-- What the host has everybody told, if anything.
CREATE TABLE notice (text TEXT NOT NULL);

-- At which tables programs sit or sat, by who has brought them.
CREATE TABLE owners (
    owner BIGINT NOT NULL,
    room BIGINT NOT NULL,
    PRIMARY KEY (owner, room)
) WITHOUT ROWID;
CREATE INDEX owners_by_room ON owners (room);
INSERT INTO owners SELECT DISTINCT guests.owner, sitters.room
    FROM guests JOIN sitters ON sitters.guest = guests.id WHERE guests.owner IS NOT NULL;

-- All tables and all guests, for whoever looks after them.
CREATE INDEX rooms_by_change ON rooms (changed, id);
DROP INDEX guests_by_seen;
CREATE INDEX guests_by_seen ON guests (seen, id);
