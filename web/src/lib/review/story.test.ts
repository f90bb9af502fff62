import { describe, expect, it } from 'vitest';
import type { Account, Analysis, Decision } from '$lib/types/house';
import { decidedBy, linesOf, partsOf, seatsOf, through, turningPoints } from './story';

type Known = Pick<Decision<string>, 'input' | 'seat' | 'before' | 'after'> & Partial<Decision<string>>;

function decision({ before, after, ...known }: Known): Decision<string> {
  const cost = before - after;
  return { action: 'this', better: cost > 0 ? 'that' : null, gifts: 0, luck: 0, before, after, cost, ...known };
}

const account = (start: number, mistakes: number, gifts: number, luck: number): Account => ({
  decisions: 1,
  start,
  mistakes,
  gifts,
  luck,
  result: start - mistakes + gifts + luck,
});

const analysis: Analysis<string> = {
  format: 1,
  game: 'piratz',
  record: '',
  thinking: { iterations: 1 },
  names: ['Þóra', 'Jan'],
  outcome: { winners: [0], points: [9, 4], reason: 'points' },
  same_cards: [0.6, 0.4],
  seats: [account(0.5, 0.25, 0, 0.75), account(0.5, 0, 0.25, -0.75)],
  decisions: [
    decision({ input: 0, seat: 0, before: 0.5, after: 0.25, luck: 0.25 }),
    decision({ input: 2, seat: 1, before: 0.75, after: 0.75, luck: -0.75 }),
    decision({ input: 3, seat: 0, before: 0.5, after: 0.5, luck: 0.5 }),
  ],
};

describe('the lines of the graph', () => {
  it('begin with the start, fall at a mistake, and end with the result', () => {
    const [first, second] = linesOf(analysis, null, 5);
    expect(first?.points).toEqual([
      { step: 0, chance: 0.5 },
      { step: 0, chance: 0.5 },
      { step: 1, chance: 0.25 },
      { step: 3, chance: 0.5 },
      { step: 5, chance: 1 },
    ]);
    expect(first?.mistakes).toEqual([{ step: 0, chance: 0.5 }]);
    expect(second?.points.at(-1)).toEqual({ step: 5, chance: 0 });
    expect(second?.mistakes).toEqual([]);
  });
});

describe('through the eyes of one seat', () => {
  it('nothing is told of what the others thought', () => {
    expect(through(analysis, 1).decisions.map(({ seat }) => seat)).toEqual([1]);
    expect(through(analysis, null)).toBe(analysis);
    expect(linesOf(through(analysis, 1), 1, 5).map(({ seat }) => seat)).toEqual([1]);
    expect(seatsOf(analysis, 1)).toEqual([1]);
  });
});

describe('turning points', () => {
  it('are the largest mistakes and strokes of luck, in their order', () => {
    expect(turningPoints(analysis, 5)).toEqual([
      { kind: 'mistake', seat: 0, step: 0, change: 0.25 },
      { kind: 'luck', seat: 0, step: 3, change: 0.25 },
      { kind: 'luck', seat: 0, step: 5, change: 0.5 },
    ]);
    expect(turningPoints(analysis, 5, 1)).toEqual([{ kind: 'luck', seat: 0, step: 5, change: 0.5 }]);
  });

  it('show luck where it struck: what the other then gives away is no luck', () => {
    // The second player turns up poor strips, which takes the first from 35 % to 47 %, and then throws the game away.
    const thrown: Analysis<string> = {
      ...analysis,
      seats: [account(0.6, 0.25, 0.53, 0.12), account(0.5, 0.53, 0.25, -0.22)],
      decisions: [
        decision({ input: 2, seat: 0, before: 0.6, after: 0.35, gifts: 0.53, luck: 0.12 }),
        decision({ input: 3, seat: 1, before: 0.53, after: 0.53 }),
        decision({ input: 4, seat: 1, before: 0.53, after: 0 }),
      ],
    };
    expect(turningPoints(thrown, 5)).toEqual([
      { kind: 'mistake', seat: 0, step: 2, change: 0.25 },
      { kind: 'luck', seat: 0, step: 3, change: 0.12 },
      { kind: 'mistake', seat: 1, step: 4, change: 0.53 },
    ]);
  });

  it('are none where hardly anything changed', () => {
    const quiet = { ...analysis, decisions: [decision({ input: 0, seat: 0, before: 0.5, after: 0.48, luck: 0.04 })] };
    expect(turningPoints(quiet, 5)).toEqual([]);
  });
});

describe('luck and play', () => {
  it('lead without a gap from the start to the end', () => {
    const parts = partsOf(account(0.5, 0.25, 0, 0.75));
    expect(parts.map(({ from, to }) => [from, to])).toEqual([
      [0, 0.5],
      [0.5, 0.25],
      [0.25, 0.25],
      [0.25, 1],
      [0, 1],
    ]);
  });

  it('are weighed against each other', () => {
    expect(decidedBy(account(0.5, 0.25, 0, 0.75))).toBe('luck');
    expect(decidedBy(account(0.5, 0, 0.5, 0))).toBe('play');
    expect(decidedBy(account(0.5, 0.25, 0.25, 0.5))).toBe('luck');
  });
});
