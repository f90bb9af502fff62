-- The house as SQLite keeps it (src/sqlite/schema), with what several machines need to keep it together.

-- The time of the house, in milliseconds since 1970.
CREATE FUNCTION house_time() RETURNS BIGINT LANGUAGE sql STABLE
    RETURN (extract(epoch FROM statement_timestamp()) * 1000)::BIGINT;

-- Who has been here. Of a guest's token only the hash is kept. A guest that is a program knows whose it is.
CREATE TABLE guests (
    id BIGINT PRIMARY KEY,
    owner BIGINT,
    since BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    token BYTEA NOT NULL UNIQUE,
    name TEXT NOT NULL
);
CREATE INDEX guests_by_owner ON guests (owner) WHERE owner IS NOT NULL;
CREATE INDEX guests_by_seen ON guests (seen, id);

-- Tables that have a log. Whoever adds to one holds its row, so that it cannot go in the same moment.
CREATE TABLE logs (room BIGINT PRIMARY KEY);

-- Everything that ever happened at every table: the truth. Who wrote an entry is a number that nothing else has that was ever
-- written at once; the version is that of the language in which it is written.
CREATE TABLE entries (
    room BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    writer BIGINT NOT NULL,
    version INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (room, seq)
);

-- What the entries come to, for lists; and which node does what happens at a table by itself, since when, or since when none
-- does. The count of amendments is that of the house when the log was written anew last.
CREATE TABLE rooms (
    id BIGINT PRIMARY KEY,
    changed BIGINT NOT NULL,
    host BIGINT,
    origin BIGINT,
    wake_at BIGINT,
    driver BIGINT,
    turned BIGINT NOT NULL DEFAULT house_time(),
    amended BIGINT NOT NULL DEFAULT 0,
    public BOOLEAN NOT NULL,
    kings BOOLEAN NOT NULL,
    phase TEXT NOT NULL,
    game TEXT NOT NULL,
    summary TEXT NOT NULL
);
CREATE INDEX rooms_by_change ON rooms (changed, id);
CREATE INDEX rooms_public ON rooms (changed, id) WHERE public;
CREATE INDEX rooms_public_in_phase ON rooms (phase, changed, id) WHERE public;
CREATE INDEX rooms_public_of_game ON rooms (game, changed, id) WHERE public;
CREATE INDEX rooms_public_of_game_in_phase ON rooms (game, phase, changed, id) WHERE public;
CREATE INDEX rooms_by_age ON rooms (phase, changed, id);
CREATE INDEX rooms_by_host ON rooms (host) WHERE phase <> 'over';
CREATE INDEX rooms_by_origin ON rooms (origin) WHERE origin IS NOT NULL;
CREATE INDEX rooms_to_wake ON rooms (wake_at) WHERE wake_at IS NOT NULL AND driver IS NULL;
CREATE INDEX rooms_by_driver ON rooms (driver) WHERE driver IS NOT NULL;
CREATE INDEX rooms_by_amendment ON rooms (amended) WHERE amended > 0;

-- At which tables somebody sits or sat, and at which programs that somebody has brought.
CREATE TABLE sitters (
    guest BIGINT NOT NULL,
    room BIGINT NOT NULL,
    changed BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (guest, room)
);
CREATE INDEX sitters_by_change ON sitters (guest, changed, room);
CREATE INDEX sitters_by_room ON sitters (room);
CREATE TABLE owners (
    owner BIGINT NOT NULL,
    room BIGINT NOT NULL,
    PRIMARY KEY (owner, room)
);
CREATE INDEX owners_by_room ON owners (room);

-- How every rated game ended, numbered in the order in which that was written, and what it did to everybody's rating, once
-- that is known.
CREATE TABLE results (
    id BIGINT PRIMARY KEY,
    room BIGINT NOT NULL UNIQUE,
    at BIGINT NOT NULL,
    game TEXT NOT NULL,
    result TEXT NOT NULL,
    changes TEXT
);
CREATE INDEX results_by_age ON results (at);

-- What the results up to a number come to, so that nobody counts them again from the first.
CREATE TABLE standings (
    game TEXT COLLATE "C" NOT NULL,
    player TEXT COLLATE "C" NOT NULL,
    standing TEXT NOT NULL,
    PRIMARY KEY (game, player)
);
CREATE TABLE counted (result BIGINT NOT NULL);
INSERT INTO counted VALUES (0);

-- What a king thinks of finished games, so that nobody waits for it twice.
CREATE TABLE reviews (
    room BIGINT PRIMARY KEY,
    review TEXT NOT NULL
);

-- Whom the host does not let in: guests and addresses, and since when. What the host has everybody told, if anything.
CREATE TABLE blocks (
    who TEXT COLLATE "C" PRIMARY KEY,
    since BIGINT NOT NULL
);
CREATE TABLE notice (text TEXT NOT NULL);

-- Written by whoever wants to know whether anything can be written.
CREATE TABLE pulse (beat BIGINT NOT NULL) WITH (fillfactor = 10);
INSERT INTO pulse VALUES (0);

-- The numbers of whoever has changed something, so that nobody does it twice who does not know whether it was done.
CREATE TABLE orders (
    number BIGINT PRIMARY KEY,
    at TIMESTAMPTZ NOT NULL DEFAULT now()
);
CREATE INDEX orders_by_age ON orders (at);

-- The nodes that keep the house, as each said when it beat last.
CREATE TABLE nodes (
    id BIGINT PRIMARY KEY,
    started BIGINT NOT NULL,
    beat BIGINT NOT NULL,
    tables BIGINT NOT NULL,
    drives BIGINT NOT NULL,
    sockets BIGINT NOT NULL,
    draining BOOLEAN NOT NULL,
    address TEXT NOT NULL,
    version TEXT NOT NULL
) WITH (fillfactor = 10);

-- When any of them beat last, and since when they have been beating without a break.
CREATE TABLE opening (
    beat BIGINT NOT NULL,
    since BIGINT NOT NULL
) WITH (fillfactor = 10);
INSERT INTO opening VALUES (0, 0);

-- What the first node that needs it makes up, and all keep: the word for whoever runs the house, the name of its doorbell.
CREATE TABLE keepsakes (
    name TEXT PRIMARY KEY,
    text TEXT NOT NULL
);

-- How often something was changed that every node remembers.
CREATE TABLE revision (
    amendments BIGINT NOT NULL,
    guests BIGINT NOT NULL,
    blocks BIGINT NOT NULL,
    notice BIGINT NOT NULL,
    finishes BIGINT NOT NULL
) WITH (fillfactor = 10);
INSERT INTO revision VALUES (0, 0, 0, 0, 0);
