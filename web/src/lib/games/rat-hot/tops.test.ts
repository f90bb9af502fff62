import { describe, expect, it } from 'vitest';
import type { Deck, LaidStrip } from '$lib/types/rat-hot';
import { leftOf, ratsOf, topsOf } from './tops';

const deck: Deck = {
  spices: [],
  start: ['chili', 's', 'jalapeno'],
  strips: [
    ['red_rat', 'empty', 'ginger'],
    ['chili', 'red_rat', 'chili'],
    ['pepper', 'empty', 'wasabi'],
  ],
};

const laid: LaidStrip[] = [
  { strip: 'start', at: [4, 4], facing: 'east', level: 0 },
  { strip: 0, at: [6, 5], facing: 'west', level: 0 },
  { strip: 1, at: [4, 6], facing: 'north', level: 1 },
];

describe('what is in sight', () => {
  const tops = topsOf(laid, deck);

  it('is the highest strip of a field, with the symbol that lies there', () => {
    expect(tops.get('4,4')).toEqual({ at: [4, 4], field: 'chili', level: 1 });
    expect(tops.get('4,5')?.field).toBe('red_rat');
    expect(tops.get('5,4')?.field).toBe('s');
  });

  it('shows where the rats look out', () => {
    expect(ratsOf(tops, 'red')).toEqual([
      [6, 5],
      [4, 5],
    ]);
    expect(ratsOf(tops, 'green')).toEqual([]);
  });
});

it('the pile holds what is nowhere else', () => {
  expect(leftOf(deck, { laid: laid.slice(0, 2), hand: [1], box: [] })).toEqual([2]);
  expect(leftOf(deck, { laid, hand: [], box: [2] })).toEqual([]);
});
