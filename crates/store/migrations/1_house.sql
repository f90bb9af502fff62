-- Who has been here. Of a guest's token only the hash is kept.
CREATE TABLE guests (
    id BIGINT PRIMARY KEY,
    token BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    since BIGINT NOT NULL
);

-- Everything that ever happened at every table: the truth.
CREATE TABLE entries (
    room BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (room, seq)
) WITHOUT ROWID;

-- What the entries come to, for lists. Written together with them.
CREATE TABLE rooms (
    id BIGINT PRIMARY KEY,
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
