rh-e4-over = The game is over; nothing more can be laid.
rh-t2-not-in-hand = That strip is not in your hand; lay one of the strips revealed this turn.
rh-p1-same-both-ways = This strip looks the same both ways round; turn it to face east or south.
rh-p2-off-the-table = The strip would stick out over the edge of the table; keep all three fields on it.
rh-p3-touches-nothing = The strip touches no other; lay it edge to edge with one, or on top.
rh-p4-gap = There would be a gap under the strip; all three fields must rest on the same level.
rh-p5-congruent = The strip would lie exactly on one other; shift it or turn it so that it covers more than one strip.
rh-p5-whole-strip-buried = That would hide the last visible field of a strip, which this table does not allow; leave a field of it in sight.
