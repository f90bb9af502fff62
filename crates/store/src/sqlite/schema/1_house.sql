-- Who has been here. Of a guest's token only the hash is kept.
CREATE TABLE guests (
    id BIGINT PRIMARY KEY,
    token BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    since BIGINT NOT NULL
);

-- Everything that ever happened at every table, in the order in which it happened: the truth. Each entry says which one
-- was the one before it at the same table (0: none).
CREATE TABLE entries (
    id INTEGER PRIMARY KEY,
    room BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    previous BIGINT NOT NULL,
    at BIGINT NOT NULL,
    entry TEXT NOT NULL
);

-- The last entry of each table, as of the bookmark; the entries after the bookmark say the rest.
CREATE TABLE heads (
    room INTEGER PRIMARY KEY,
    seq BIGINT NOT NULL,
    last BIGINT NOT NULL
);
CREATE TABLE bookmark (entry BIGINT NOT NULL);
INSERT INTO bookmark VALUES (0);

-- What the entries come to, for lists.
CREATE TABLE rooms (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    phase TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    restless BOOLEAN NOT NULL,
    changed BIGINT NOT NULL,
    card TEXT NOT NULL
);
CREATE INDEX rooms_by_change ON rooms (public, changed);

CREATE TABLE sitters (
    guest BIGINT NOT NULL,
    room BIGINT NOT NULL,
    PRIMARY KEY (guest, room)
) WITHOUT ROWID;
