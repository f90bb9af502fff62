// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Event, Group } from '$lib/types/rat-hot';
import { Show } from './show.svelte';

const group = (seat: number, points: number): Group => ({ seat, points, fields: [[1, 1]] });
const laid: Event = {
  type: 'laid',
  seat: 0,
  strip: 7,
  at: [1, 1],
  facing: 'east',
  level: 0,
  groups: [group(0, 2), group(1, 1)],
  scores: [2, 1],
};
const LONG = 20_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('points on their way are counted when they arrive', () => {
  const show = new Show();
  show.begin([laid], true);
  expect(show.owed).toEqual([2, 1]);
  vi.advanceTimersByTime(LONG);
  expect(show.owed).toEqual([0, 0]);
  expect(show.payments).toEqual([]);
});

test('nothing stays owed at the end, whatever becomes of the coins', () => {
  const show = new Show();
  const groups = Array.from({ length: 12 }, (_, index) => group(index % 2, 1));
  show.begin([laid, { type: 'final_scoring', groups, scores: [8, 7] }], false);
  expect(show.owed).toEqual([8, 7]);
  vi.advanceTimersByTime(LONG);
  expect(show.owed).toEqual([0, 0]);
});

test('what comes next finds every point paid', () => {
  const show = new Show();
  show.begin([laid], true);
  show.begin([{ type: 'set_aside', seat: 0, strips: [1] }], false);
  expect(show.owed).toEqual([0, 0]);
});
