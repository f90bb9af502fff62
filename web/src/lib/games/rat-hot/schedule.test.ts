import { describe, expect, it } from 'vitest';
import type { Event, Group } from '$lib/types/rat-hot';
import { schedule } from './schedule';

const group: Group = {
  seat: 0,
  points: 1,
  fields: [
    [1, 1],
    [2, 1],
  ],
};
const laid: Event = {
  type: 'laid',
  seat: 0,
  strip: 7,
  at: [1, 1],
  facing: 'east',
  level: 0,
  groups: [group, group],
  scores: [2, 0],
};

describe('what happened is shown', () => {
  it('one thing after the other', () => {
    const { cues, lasts } = schedule([laid, { type: 'revealed', seat: 1, strips: [3, 4] }]);
    expect(cues.map(({ type }) => type)).toEqual(['land', 'pay', 'pay', 'reveal']);
    const times = cues.map(({ at }) => at);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(lasts).toBeGreaterThan(times.at(-1) ?? Infinity);
  });

  it('sooner where the strip need not fly', () => {
    expect(schedule([laid], true).lasts).toBeLessThan(schedule([laid]).lasts);
  });

  it('in a few seconds at the end, however many groups there are', () => {
    const groups = Array.from({ length: 60 }, () => group);
    expect(schedule([{ type: 'final_scoring', groups, scores: [60, 0] }]).lasts).toBeLessThan(8_000);
  });

  it('with the rats of the one who has lost', () => {
    const ended: Event = { type: 'ended', winners: [1], points: [4, 2], reason: 'rats' };
    expect(schedule([ended]).cues).toEqual([{ at: 0, type: 'rats', seat: 0 }]);
  });

  it('takes no time where nothing is to be seen', () => {
    expect(schedule([{ type: 'set_aside', seat: 0, strips: [1] }])).toEqual({ cues: [], lasts: 0 });
  });
});
