import { describe, expect, it } from 'vitest';
import { ALARM, lasting, moves, TURN_UP } from './moves';

describe('moves', () => {
  it('turns a card up from the pile', () => {
    expect(moves([{ type: 'revealed', seat: 0, card: 7 }])).toEqual([{ move: 'turn_up', card: 7, at: 0 }]);
    expect(moves([{ type: 'revealed', seat: 0, card: null }])).toEqual([]);
  });

  it('sends cards one after the other into the chest of who leaves', () => {
    const flown = moves([{ type: 'left', seat: 1, kind: 'gems', cards: [3, 4] }]);
    expect(flown).toMatchObject([
      { move: 'fly', card: 3, to: 'chest-1', at: 0 },
      { move: 'fly', card: 4, to: 'chest-1' },
    ]);
    expect(flown[1]?.at).toBeGreaterThan(0);
  });

  it('lets the shovel fall once the card lies', () => {
    const [shift, fall] = moves([{ type: 'buried', seat: 1, card: 3 }]);
    expect([shift, fall]).toMatchObject([
      { move: 'shift', card: 3 },
      { move: 'fall', seat: 1 },
    ]);
    expect(fall?.at).toBeGreaterThan(shift?.at ?? 0);
    expect(moves([{ type: 'shovel_laid', seat: 1 }])).toEqual([{ move: 'fall', seat: 1, at: 0 }]);
  });

  it('clears the beach at the end of a round, the last buried card too', () => {
    const cleared = moves([
      { type: 'buried', seat: 1, card: 3 },
      { type: 'round_ended', discarded: [5, 3], next: 0 },
    ]);
    expect(cleared).toMatchObject([
      { move: 'fly', card: 5, to: 'discard' },
      { move: 'fly', card: 3, to: 'discard' },
      { move: 'return' },
    ]);
  });
});

describe('lasting', () => {
  it('waits until an alarm was seen', () => {
    const alarm = lasting([
      { type: 'revealed', seat: 0, card: 7 },
      { type: 'alarm', seat: 0, rats: [3, 7] },
    ]);
    expect(alarm).toBeGreaterThanOrEqual(TURN_UP + ALARM);
    expect(lasting([{ type: 'stayed', seat: 0 }])).toBeLessThan(500);
    expect(lasting([])).toBe(0);
  });
});
