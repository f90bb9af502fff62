// @vitest-environment jsdom

import { beforeAll, describe, expect, it } from 'vitest';
import type { Action, Deck, Facing, Point, View } from '$lib/types/rat-hot';
import { words } from '$lib/words/words.svelte';
import { doing, where } from './doing';

const deck: Deck = {
  spices: [],
  start: ['chili', 's', 'jalapeno'],
  strips: [
    ['ginger', 'empty', 'pepper'],
    ['chili', 'empty', 'green_rat'],
  ],
};

/** The start strip, and one below its end. */
const view = {
  laid: [
    { strip: 'start', at: [10, 11], facing: 'east', level: 0 },
    { strip: 0, at: [12, 12], facing: 'east', level: 0 },
  ],
} as unknown as View;

const place = (at: Point, facing: Facing = 'east'): Action => ({ place: { strip: 1, at, facing } });

const told = (at: Point, facing?: Facing) => doing(place(at, facing), { names: [], seat: null, deck, view });

beforeAll(async () => {
  await words.need('rat-hot/table');
  await words.need('review');
});

describe('where a strip would lie', () => {
  it('is told by what it covers, from its first symbol on', () => {
    expect(told([10, 11])).toMatch(/, on top of chili, S, jalapeño$/);
    expect(told([12, 11], 'west')).toMatch(/, on top of jalapeño, S, chili$/);
    expect(told([14, 12], 'west')).toMatch(/, on top of pepper, empty, ginger$/);
  });

  it('is told by what it touches on the bare table', () => {
    expect(told([7, 11])).toMatch(/, beside chili$/);
    expect(told([10, 10])).toMatch(/, beside chili, S, jalapeño$/);
    expect(told([13, 11])).toMatch(/, beside jalapeño, pepper$/);
    expect(told([13, 13], 'south')).toMatch(/, beside empty$/);
  });

  it('tells the same strip, turned alike, at two places apart', () => {
    expect(told([7, 11])).toBe('lay chili, empty, green rat to the right, beside chili');
    expect(new Set([told([7, 11]), told([10, 11]), told([13, 11])]).size).toBe(3);
    expect(where(place([7, 11]))).toBe('from column 8, row 12');
  });
});
