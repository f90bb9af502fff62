-- Programs that had been sent away before their tables were noted are still named on the cards of these tables, with who
-- had brought them: sixteen hexadecimal digits.
INSERT INTO owners
    SELECT DISTINCT
        (SELECT sum((instr('0123456789abcdef', substr(owner, value, 1)) - 1) << 4 * (16 - value))
            FROM json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]')),
        room
    FROM (
        SELECT rooms.id AS room,
            coalesce(seat.value ->> '$.program.owner.guest', seat.value ->> '$.kept.owner.guest') AS owner
        FROM rooms, json_each(CASE WHEN json_valid(card) THEN card ELSE '{}' END, '$.seats') AS seat
        WHERE instr(card, '"owner"') > 0 AND seat.type = 'object'
    )
    WHERE length(owner) = 16
    ON CONFLICT DO NOTHING;
