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
    seats: [],
    ...changes,
  }) as unknown as TableInfo;

const fixed = (changes: Partial<TableInfo> = {}) =>
  table('a', { phase: 'revealing', commitments: ['hides aa', 'another'], awaited: [0, 1], ...changes });

test('what was fixed first stands', () => {
  witness.meets(table('a'));
  witness.keeps('a', 'hides aa', 'aa');
  witness.meets(fixed());
  witness.meets(fixed({ commitment: 'swapped' }));
  expect(witness.of('a')).toMatchObject({ commitment: 'seal of a', commitments: ['hides aa', 'another'] });
});

test('a seal that is shown only when the game has begun proves nothing', () => {
  witness.meets(table('a', { phase: 'playing' }));
  expect(witness.of('a')).toBeNull();
});

test('bytes are revealed when everything is fixed with one’s own commitment in it, and not before', () => {
  witness.meets(table('a'));
  witness.keeps('a', 'hides aa', 'aa');
  expect(witness.reveals(table('a', { commitments: ['hides aa', null] }))).toEqual([]);
  witness.meets(fixed());
  expect(witness.reveals(fixed())).toEqual([{ seat: 0, bytes: 'aa' }]);
  // The answer may have got lost: the same again.
  expect(witness.reveals(fixed())).toEqual([{ seat: 0, bytes: 'aa' }]);
  expect(witness.reveals(fixed({ awaited: [1] }))).toEqual([]);
});

test('bytes are not revealed for anything else than what was fixed first', () => {
  witness.meets(table('a'));
  witness.keeps('a', 'hides aa', 'aa');
  witness.meets(fixed());
  for (const other of [{ commitment: 'swapped' }, { commitments: ['hides aa', 'ground'] }]) {
    witness.meets(fixed(other));
    expect(witness.reveals(fixed(other))).toEqual([]);
  }
});

test('bytes that may have been revealed are of no use after a new beginning', () => {
  witness.meets(table('a'));
  witness.keeps('a', 'hides aa', 'aa');
  witness.meets(fixed());
  witness.meets(table('a', { commitment: 'new seal' }));
  expect(witness.of('a')?.commitments).toBeUndefined();
  expect(witness.holds('a', 'hides aa')).toBe(false);
  witness.meets(fixed({ commitment: 'new seal' }));
  expect(witness.reveals(fixed({ commitment: 'new seal' }))).toEqual([]);
});

test('bytes outlast the page, and in a browser that keeps nothing the visit', () => {
  witness.meets(table('a'));
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
  witness.meets(table('a'));
  witness.recalls('a', 3, [dealt]);
  witness.sees('a', 4, [first, { type: 'laid' }]);
  witness.sees('a', 4, [first]);
  // Something was missed: the log tells it, though not what it has forgotten.
  witness.sees('a', 6, [third]);
  expect(witness.seen('a')).toEqual([dealt, first]);
  witness.recalls('a', 6, [dealt, { type: 'revealed' }, second, third]);
  expect(witness.seen('a')).toEqual([dealt, first, second, third]);
});

test('a game that is only looked on at leaves nothing behind', () => {
  witness.meets(table('a', { phase: 'playing' }));
  witness.recalls('a', 3, [{ type: 'dealt' }]);
  witness.sees('a', 4, [{ type: 'revealed' }]);
  expect(localStorage).toHaveLength(0);
});

test('old tables are forgotten', () => {
  for (let number = 0; number < 50; number++) witness.meets(table(`table ${number}`));
  expect(witness.of('table 0')).toBeNull();
  expect(witness.of('table 49')).not.toBeNull();
});
