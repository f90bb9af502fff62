import { describe, expect, it } from 'vitest';
import type { Action, Deck, Effect, Facing, Point } from '$lib/types/rat-hot';
import { Places } from './places';

const deck: Deck = {
  spices: [],
  start: ['chili', 's', 'jalapeno'],
  strips: [
    ['chili', 'empty', 'ginger'],
    ['chili', 'empty', 'chili'],
  ],
};

function choice(strip: number, at: Point, facing: Facing, points: number[]): { action: Action; effect: Effect } {
  return { action: { place: { strip, at, facing } }, effect: { points, rats: [0, 0] } };
}

const places = new Places(
  [
    choice(0, [5, 5], 'east', [0, 0]),
    choice(0, [5, 7], 'east', [2, 1]),
    choice(0, [5, 8], 'east', [2, 0]),
    choice(0, [9, 9], 'north', [1, 0]),
    choice(1, [5, 5], 'east', [0, 0]),
  ],
  deck,
);

describe('places', () => {
  it('are found by the field under the middle', () => {
    expect(places.at({ strip: 0, middle: [6, 5], facing: 'east' })?.action.place.at).toEqual([5, 5]);
    expect(places.at({ strip: 0, middle: [9, 8], facing: 'north' })?.action.place.at).toEqual([9, 9]);
    expect(places.at({ strip: 0, middle: [5, 5], facing: 'east' })).toBeUndefined();
  });

  it('of a strip that reads the same both ways are those of its one way (RH-P1)', () => {
    expect(places.at({ strip: 1, middle: [6, 5], facing: 'west' })?.action.place.facing).toBe('east');
    expect(places.action({ strip: 1, middle: [6, 5], facing: 'west' })).toEqual({
      place: { strip: 1, at: [5, 5], facing: 'east' },
    });
  });

  it('that are not offered can still be asked for', () => {
    expect(places.action({ strip: 0, middle: [0, 0], facing: 'west' })).toEqual({
      place: { strip: 0, at: [1, 0], facing: 'west' },
    });
  });

  it('are ranked by what they pay oneself, then by what they do not pay others', () => {
    const ranked = places.ranked(0, 'east', 0).map(({ middle }) => middle[1]);
    expect(ranked).toEqual([8, 7, 5]);
  });

  it('draw a strip to them only from nearby', () => {
    expect(places.nearest(0, 'east', [6.9, 5.2], 1)).toEqual([6, 5]);
    expect(places.nearest(0, 'east', [9, 3], 1)).toBeUndefined();
  });
});
