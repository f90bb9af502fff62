-- By how many milliseconds the house is ahead of PostgreSQL's clock, which somebody has set while it was open: its own time
-- goes on as before.
ALTER TABLE opening ADD COLUMN ahead BIGINT NOT NULL DEFAULT 0;
CREATE OR REPLACE FUNCTION house_time() RETURNS BIGINT LANGUAGE sql STABLE
    RETURN (extract(epoch FROM statement_timestamp()) * 1000)::BIGINT + (SELECT ahead FROM opening);

-- In which order nodes came. One that was given up and comes back is the last.
ALTER TABLE nodes ADD COLUMN place BIGINT GENERATED ALWAYS AS IDENTITY;

-- Finished games that a king is looking back on just now, at which node, and how far he has come.
CREATE TABLE reviewing (
    room BIGINT PRIMARY KEY,
    node BIGINT NOT NULL,
    done BIGINT NOT NULL,
    decisions BIGINT NOT NULL
);
