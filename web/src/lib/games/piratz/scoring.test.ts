import { describe, expect, it } from 'vitest';
import { deck, view } from './fixture';
import { running, scored, summed } from './scoring';

const rings = {
  type: 'scored' as const,
  kind: 'rings' as const,
  treasures: [2, 1],
  awards: [
    { seat: 0, value: 4 },
    { seat: 1, value: 3 },
  ],
};
const gems = { type: 'scored' as const, kind: 'gems' as const, treasures: [0, 1], awards: [{ seat: 1, value: 2 }] };

describe('scoring', () => {
  it('walks through what was scored', () => {
    const steps = scored([{ type: 'buried', seat: 0, card: 1 }, rings, gems]);
    expect(steps.map(({ kind }) => kind)).toEqual(['rings', 'gems']);
    expect(running(steps.slice(0, 1), 2)).toEqual([4, 3]);
    expect(running(steps, 2)).toEqual([4, 5]);
  });

  it('sums up a table that is over, without saying who got which block', () => {
    const steps = summed(deck, { ...view, phase: 'over', taken: [[0, 2], [1]] });
    expect(steps.map(({ treasures }) => treasures)).toEqual([
      [3, 0],
      [1, 0],
      [0, 0],
      [0, 0],
      [0, 1],
      [0, 1],
    ]);
    expect(steps.every(({ awards }) => awards === null)).toBe(true);
  });
});
