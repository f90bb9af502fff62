// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { Event } from '$lib/types/rat-a-tat-cat';
import { view } from './fixtures';
import { lastRound, note, remembered, stage, steps, told } from './reveal';

const events: Event[] = [
  { type: 'passed', seat: 0 },
  { type: 'shown', lines: [[0, 1, 10, 3], [], [4, 5, 6, 7]] },
  { type: 'exchanged', seat: 0, slot: 2, card: 11, discarded: 10 },
  { type: 'exchanged', seat: 0, slot: 2, card: 9, discarded: 11 },
  { type: 'round_ended', round: 3, points: [13, null, 22], totals: [20, 101, 60], out: [false, true, false] },
];

describe('the end of a round', () => {
  const story = told(events, 1);
  if (!story) throw new Error('a round has ended');

  test('is told by its events', () => {
    expect(story).toMatchObject({ round: 3, points: [13, null, 22], knocked: 1, winners: null });
    expect(told(events.slice(0, 1), null)).toBeNull();
    const over: Event = { type: 'ended', winners: [0], points: [20, 101, 60], reason: 'points' };
    expect(told([...events, over], 1)?.winners).toEqual([0]);
  });

  test('is shown line by line, card by card, and counted at last', () => {
    expect(steps(story)).toBe(5);
    expect(stage(story, 0).lines).toEqual([[null, null, null, null], [], [null, null, null, null]]);
    expect(stage(story, 1).lines).toEqual([[0, 1, 10, 3], [], [null, null, null, null]]);
    expect(stage(story, 2).lines[2]).toEqual([4, 5, 6, 7]);
    expect(stage(story, 3)).toMatchObject({ fresh: { seat: 0, slot: 2, card: 11 }, counted: false });
    expect(stage(story, 5)).toMatchObject({ fresh: null, counted: true });
    expect(stage(story, 5).lines[0]).toEqual([0, 1, 9, 3]);
  });
});

test('those who come later see the lines of the last round', () => {
  expect(remembered(view())).toBeNull();
  const later = view({ shown: [[0, 1, 2, 3]], round_points: [[6], [7]], totals: [13] });
  expect(remembered(later)).toMatchObject({ round: 2, lines: [[0, 1, 2, 3]], points: [7], totals: [13] });
});

test('those who come when the game is over see what the power cards were replaced by', () => {
  const line = [[0, 1, 10, 3]];
  const over = view({ phase: 'over', shown: line, lines: [[0, 1, 9, 3]], round_points: [[13]], totals: [13] });
  expect(remembered(over)?.exchanges).toEqual([{ seat: 0, slot: 2, card: 9 }]);
  expect(remembered({ ...over, phase: 'turn' })?.exchanges).toEqual([]);
});

test('whoever was there when it ended sees what the power cards were replaced by', () => {
  const later = view({ shown: [[0, 1, 10, 3], [], [4, 5, 6, 7]], round_points: [[1], [1], [13, null, 22]] });
  const story = told(events, 1);
  if (!story) throw new Error('a round has ended');
  note('here', story);
  expect(lastRound('here', later)?.exchanges).toHaveLength(2);
  expect(lastRound('elsewhere', later)?.exchanges).toEqual([]);
  expect(lastRound('here', { ...later, round_points: [[1], [1], [13], [7]] })?.exchanges).toEqual([]);
});
