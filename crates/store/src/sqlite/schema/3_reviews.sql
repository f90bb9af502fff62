-- What a king thinks of finished games, so that nobody waits for it twice.
CREATE TABLE reviews (
    room INTEGER PRIMARY KEY,
    review TEXT NOT NULL
);
