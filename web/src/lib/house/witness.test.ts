// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from 'vitest';
import type { TableInfo } from '$lib/types/house';
import { witness } from './witness';

beforeEach(() => localStorage.clear());

const table = (id: string, changes: Partial<TableInfo> = {}) =>
  ({
    id,
    commitment: `seal of ${id}`,
    commitments: [null, null],
    awaited: [],
    phase: 'waiting',
    seats: [
      { kind: 'person', name: 'Anna', yours: true },
      { kind: 'person', name: 'Jan', yours: false },
    ],
    ...changes,
  }) as unknown as TableInfo;

const fixed = (changes: Partial<TableInfo> = {}) =>
  table('a', { phase: 'revealing', commitments: ['hides aa', 'another'], awaited: [0, 1], ...changes });

const again = (changes: Partial<TableInfo> = {}) =>
  fixed({ commitment: 'new seal', commitments: ['hides bb', 'yet another'], ...changes });

const TOLD = { commitment: 'seal of a', commitments: ['hides aa', 'another'] };

test('bytes are revealed when everything is fixed with one’s own commitment in it, and not before', () => {
  witness.keeps('a', 'hides aa', 'aa');
  expect(witness.reveals(table('a', { commitments: ['hides aa', null] }))).toEqual([]);
  expect(witness.reveals(fixed())).toEqual([{ seat: 0, bytes: 'aa' }]);
  expect(witness.of('a')?.beginnings).toEqual([TOLD]);
  // The answer may have got lost: the same again.
  expect(witness.reveals(fixed())).toEqual([{ seat: 0, bytes: 'aa' }]);
  expect(witness.reveals(fixed({ awaited: [1] }))).toEqual([]);
  expect(witness.of('a')?.beginnings).toEqual([TOLD]);
});

test('bytes are not revealed for anything else than what was fixed first, whoever agrees', () => {
  witness.keeps('a', 'hides aa', 'aa');
  witness.reveals(fixed());
  for (const other of [{ commitment: 'swapped' }, { commitments: ['hides aa', 'ground'] }]) {
    expect(witness.reveals(fixed(other))).toEqual([]);
    witness.agrees('a');
    expect(witness.reveals(fixed(other))).toEqual([]);
  }
  expect(witness.of('a')?.beginnings).toEqual([TOLD]);
});

test('bytes are revealed only at seats of one’s own', () => {
  witness.keeps('a', 'hides aa', 'aa');
  const copied = fixed({ commitments: ['hides aa', 'hides aa'] });
  expect(witness.reveals(copied)).toEqual([{ seat: 0, bytes: 'aa' }]);
});

test('after a new beginning other bytes are committed to, and somebody is asked before they are told', () => {
  witness.keeps('a', 'hides aa', 'aa');
  witness.reveals(fixed());
  expect(witness.asks(fixed())).toBe(0);
  const waiting = table('a', { commitment: 'new seal' });
  expect(witness.misses(waiting)).toEqual([0]);
  expect(witness.misses(table('a', { commitments: ['hides aa', null] })), 'told bytes are of no use').toEqual([0]);
  witness.keeps('a', 'hides bb', 'bb');
  expect(witness.misses(table('a', { commitments: ['hides bb', null] }))).toEqual([]);
  expect([witness.asks(waiting), witness.asks(again())]).toEqual([1, 1]);
  expect(witness.reveals(again())).toEqual([]);
  witness.agrees('a');
  expect(witness.asks(again())).toBe(0);
  expect(witness.reveals(again())).toEqual([{ seat: 0, bytes: 'bb' }]);
  expect(witness.of('a')?.beginnings).toEqual([
    TOLD,
    { commitment: 'new seal', commitments: ['hides bb', 'yet another'] },
  ]);
  expect(witness.asks(table('a')), 'once more, and it is asked once more').toBe(2);
});

test('nothing that a house shows later takes away what was noted, and once the game was seen nothing is added', () => {
  witness.keeps('a', 'hides aa', 'aa');
  witness.reveals(fixed());
  witness.meets(table('a', { phase: 'playing' }));
  const noted = witness.of('a');
  expect(noted).toEqual({ shares: { 'hides aa': 'aa' }, beginnings: [TOLD], played: true, over: false });
  witness.agrees('a');
  witness.keeps('a', 'hides bb', 'bb');
  for (const lie of [table('a'), table('a', { commitment: 'swapped' }), fixed(), again()]) {
    witness.meets(lie);
    expect([witness.misses(lie), witness.reveals(lie), witness.asks(lie)]).toEqual([[], [], 0]);
  }
  expect(witness.of('a')).toMatchObject({ beginnings: [TOLD], played: true });
  expect(witness.holds('a', 'hides aa')).toBe(true);
});

test('a table that is only looked at leaves nothing behind', () => {
  for (const phase of ['waiting', 'revealing', 'playing', 'over'] as const) witness.meets(table('a', { phase }));
  witness.recalls('a', 3, [{ type: 'dealt' }]);
  witness.sees('a', 4, [{ type: 'revealed' }]);
  expect(localStorage).toHaveLength(0);
});

test('bytes outlast the page, and in a browser that keeps nothing the visit', () => {
  witness.keeps('a', 'hides aa', 'aa');
  expect(localStorage.getItem('ratskeller-witness')).toContain('"hides aa":"aa"');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  witness.keeps('a', 'hides bb', 'bb');
  expect(witness.holds('a', 'hides bb')).toBe(true);
  full.mockRestore();
  witness.keeps('a', 'hides cc', 'cc');
  expect(['aa', 'bb', 'cc'].every((bytes) => witness.holds('a', `hides ${bytes}`))).toBe(true);
});

test('everything is seen once, also in two windows and after the line was down', () => {
  const [dealt, first, second, third] = ['dealt', 'revealed', 'revealed', 'revealed'].map((type, card) => ({
    type,
    card,
  }));
  if (!dealt || !first || !second || !third) throw new Error('there are four');
  witness.keeps('a', 'hides aa', 'aa');
  witness.recalls('a', 3, [dealt]);
  witness.sees('a', 4, [first, { type: 'laid' }]);
  witness.sees('a', 4, [first]);
  // Something was missed: the log tells it, though not what it has forgotten.
  witness.sees('a', 6, [third]);
  expect(witness.seen('a')).toEqual([dealt, first]);
  witness.recalls('a', 6, [dealt, { type: 'revealed' }, second, third]);
  expect(witness.seen('a')).toEqual([dealt, first, second, third]);
});

test('games that are over are forgotten after a while, and tables where one still sits never', () => {
  witness.keeps('waits', 'hides aa', 'aa');
  witness.keeps('plays', 'hides aa', 'aa');
  witness.meets(table('plays', { phase: 'playing' }));
  for (let number = 0; number < 50; number++) {
    witness.keeps(`table ${number}`, 'hides bb', 'bb');
    witness.meets(table(`table ${number}`, { phase: 'over' }));
  }
  expect(witness.of('table 0')).toBeNull();
  expect(witness.of('table 49')).not.toBeNull();
  expect([witness.holds('waits', 'hides aa'), witness.holds('plays', 'hides aa')]).toEqual([true, true]);
});
