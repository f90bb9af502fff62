-- A guest that is a program knows whose it is.
ALTER TABLE guests ADD COLUMN owner BIGINT;
CREATE INDEX guests_by_owner ON guests (owner) WHERE owner IS NOT NULL;

-- How every rated game ended, in the order in which they ended. Ratings are what these come to.
CREATE TABLE results (
    id INTEGER PRIMARY KEY,
    room BIGINT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    at BIGINT NOT NULL,
    result TEXT NOT NULL
);
