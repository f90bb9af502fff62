import { describe, expect, test } from 'vitest';
import { lastTurn, others, spots } from './around';
import { view } from './fixtures';

test('the others sit clockwise, from the left of whoever is in front', () => {
  expect(others(0, 3)).toEqual([1, 2]);
  expect(others(2, 4)).toEqual([3, 0, 1]);
});

test('everybody has a spot of their own', () => {
  for (const count of [1, 2, 3, 4, 5]) {
    const taken = spots(count).map(({ row, column }) => `${row}: ${column}`);
    expect(taken).toHaveLength(count);
    expect(new Set(taken).size).toBe(count);
  }
});

describe('RC-K1: after a knock', () => {
  const marks = (turn: number) => [0, 1, 2].map((seat) => lastTurn(view({ knocked: 1, turn }), seat));

  test('everybody else has one more turn', () => {
    expect(marks(2)).toEqual(['to_come', 'knocked', 'to_come']);
    expect(marks(0)).toEqual(['to_come', 'knocked', 'done']);
  });

  test('before it, after the end and for those who are out there is no mark', () => {
    expect(lastTurn(view(), 0)).toBeNull();
    expect(lastTurn(view({ knocked: 1, phase: 'over' }), 1)).toBeNull();
    expect(lastTurn(view({ knocked: 1, turn: 2, lines: [[], [null], [null]] }), 0)).toBeNull();
  });
});
