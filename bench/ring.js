// The small game that every peer plays: two rats run round a ring of holes, one after the other, one to four holes forward,
// and neither may jump into the hole of the other. It never ends, so that moves are measured and not the opening of rooms.
export const HOLES = 12;
export const FURTHEST = 4;
export const START = [0, HOLES / 2];

/** Where a rat comes to, or undefined if it may not go so far. */
export function destination(rats, mover, steps) {
    if (!Number.isInteger(steps) || steps < 1 || steps > FURTHEST) return undefined;
    const hole = (rats[mover] + steps) % HOLES;
    return hole === rats[1 - mover] ? undefined : hole;
}
