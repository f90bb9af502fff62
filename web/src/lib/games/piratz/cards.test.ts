import { describe, expect, it } from 'vitest';
import { inPlay, isOver, pictures, rats, showing, size, tally, treasures } from './cards';
import { deck, view } from './fixture';

describe('cards', () => {
  it('counts what is printed', () => {
    expect(treasures(deck, [0, 1, 2], 'rings')).toBe(3);
    expect(showing(deck, [0, 1, 2], 'rings')).toEqual([0, 2]);
    expect(rats(deck, [0, 1, 2])).toBe(1);
    expect(pictures(deck, 2)).toEqual(['rings', 'rings']);
    expect(pictures(deck, 0)).toEqual(['rings', 'coins']);
  });

  it('sums up a chest as far as it is told', () => {
    expect(tally(deck, 3)).toBeNull();
    const told = { cards: 1, rats: 0, treasures: { rings: 2, coins: 0, pearls: 0, goblets: 0, gems: 0, shells: 0 } };
    expect(tally(deck, told)).toBe(told);
    expect(tally(deck, [2])).toEqual(told);
    expect([size(3), size(told), size([2, 1])]).toEqual([3, 1, 2]);
  });

  it('leaves the skull cards out when they are not in the game (PZ-S2)', () => {
    const all = { ...view, pile: 2, open: [0], buried: [{ card: 1, seat: 0 }], discard: 0, taken: [0, 0] };
    expect(inPlay(deck, all, 'shells')).toBe(3);
    expect(inPlay(deck, { ...all, pile: 1 }, 'shells')).toBe(1);
  });

  it('knows the end, also of a game that was given up', () => {
    expect(isOver(view)).toBe(false);
    expect(isOver({ ...view, phase: 'over' })).toBe(true);
    expect(isOver({ ...view, pile: [1, 2] })).toBe(true);
  });
});
