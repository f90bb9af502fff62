import { describe, expect, it } from 'vitest';
import { left, written } from './clock';

describe('a clock', () => {
  const clock = { left: [10_000, 60_000], running: 0, at: 1_000 };

  it('runs down for the seat to move only', () => {
    expect(left(clock, 0, 4_000)).toBe(7_000);
    expect(left(clock, 1, 4_000)).toBe(60_000);
  });

  it('stops at nothing', () => {
    expect(left(clock, 0, 99_000)).toBe(0);
  });

  it.each([
    [0, '0:00'],
    [8_500, '0:09'],
    [60_000, '1:00'],
    [7_500_000, '2:05:00'],
    [3 * 86_400_000, '3 d'],
  ])('writes %i ms as %s', (milliseconds, text) => {
    expect(written(milliseconds)).toBe(text);
  });
});
