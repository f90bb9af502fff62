// @vitest-environment jsdom

import { beforeAll, describe, expect, it } from 'vitest';
import type { Deck, Event, LaidStrip, View } from '$lib/types/rat-hot';
import { words } from '$lib/words/words.svelte';
import { announce, coversTold, pointsTold, ratsTold, tell, touchesTold } from './telling';
import { topsOf } from './tops';

const deck: Deck = { spices: [], start: ['chili', 's', 'jalapeno'], strips: [['chili', 'empty', 'ginger']] };
const context = { names: ['Anna', 'Jan'], seat: 0, deck, view: { laid: [] as LaidStrip[] } as View };

beforeAll(async () => {
  await words.need('rat-hot/table');
});

function laid(seat: number, level: number): Event {
  const group = { seat: 1, points: 2, fields: [] };
  return { type: 'laid', seat, strip: 0, at: [1, 1], facing: 'east', level, groups: [group], scores: [0, 2] };
}

describe('what happened', () => {
  it('names what was laid, how high, and who was paid', () => {
    expect(tell(laid(0, 0), context)).toBe('You lay chili, empty, ginger. Jan gets 2.');
    expect(tell(laid(1, 2), context)).toBe('Jan lays chili, empty, ginger on level 3. Jan gets 2.');
  });

  it('says what was turned up, but does not write it down', () => {
    const revealed: Event = { type: 'revealed', seat: 1, strips: [0] };
    expect(announce(revealed, context)).toBe('Jan turns up: chili, empty, ginger.');
    expect(tell(revealed, context)).toBeNull();
  });

  it('tells who has lost by rats, and that two can win', () => {
    const ended = (winners: number[], reason: 'rats' | 'points'): Event => ({
      type: 'ended',
      winners,
      points: [3, 3],
      reason,
    });
    expect(tell(ended([1], 'rats'), context)).toBe('Three of your rats look out: you have lost!');
    expect(tell(ended([0], 'points'), context)).toBe('You have won!');
    expect(tell(ended([0, 1], 'points'), context)).toBe('Both have won.');
  });
});

describe('what would happen', () => {
  it('is what each player is paid', () => {
    expect(pointsTold([2, 1], 0, context.names)).toBe('Pays you 2. Pays Jan 1.');
    expect(pointsTold([0, 0], 0, context.names)).toBe('Pays nothing.');
  });

  it('warns of one’s own rats only (RH-E1)', () => {
    expect(ratsTold([2, 0], 0)).toBe('2 of your rats would look out.');
    expect(ratsTold([1, 3], 0)).toBe('');
  });
});

describe('where a strip lies', () => {
  const start: LaidStrip = { strip: 'start', at: [5, 5], facing: 'east', level: 0 };
  const tops = topsOf([start], deck);
  const strip = ['chili', 'empty', 'ginger'];

  it('is told by what meets what', () => {
    expect(touchesTold(strip, [5, 4], 'east', tops)).toBe('chili meets chili below. ginger meets jalapeño below.');
    expect(touchesTold(strip, [8, 5], 'east', tops)).toBe('chili meets jalapeño on the left.');
    expect(touchesTold(strip, [6, 8], 'north', tops)).toBe('ginger meets S above.');
  });

  it('leaves out what is empty, unless there is nothing else', () => {
    expect(touchesTold(['empty', 'empty', 'empty'], [5, 4], 'east', tops)).toBe('No pictures meet.');
    expect(touchesTold(strip, [1, 1], 'east', tops)).toBe('');
  });

  it('names what it covers, or says once that it covers nothing', () => {
    expect(coversTold([5, 5], 'east', tops)).toBe('Covers: chili, S, jalapeño.');
    expect(coversTold([5, 4], 'east', tops)).toBe('On the bare table.');
  });

  it('is said of what others lay', () => {
    const event: Event = { ...laid(1, 0), at: [5, 4] } as Event;
    expect(announce(event, { ...context, view: { laid: [start] } as View })).toBe(
      'Jan lays chili, empty, ginger. Jan gets 2. chili meets chili below. ginger meets jalapeño below.',
    );
  });
});
