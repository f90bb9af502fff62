-- What lists say of a table is its summary; in a house of card games a card is something else.
ALTER TABLE rooms RENAME COLUMN card TO summary;
