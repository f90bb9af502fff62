// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest';
import type { TableInfo } from '$lib/types/house';
import { witness } from './witness';

beforeEach(() => localStorage.clear());

const table = (id: string, changes: Partial<TableInfo> = {}) =>
  ({ id, commitment: `seal of ${id}`, phase: 'waiting', seats: [], ...changes }) as unknown as TableInfo;

const yours = { kind: 'person', name: 'Tess', yours: true } as const;

test('the first seal that was shown stands', () => {
  witness.meets(table('a'));
  witness.meets(table('a', { commitment: 'another' }));
  expect(witness.of('a')?.commitment).toBe('seal of a');
});

test('a seal that is shown only when the game has begun proves nothing', () => {
  witness.meets(table('a', { phase: 'playing' }));
  expect(witness.of('a')).toBeNull();
});

test('what was given is kept by seat, whether it was named or the first that was free', () => {
  witness.meets(table('a'));
  witness.gives(table('a', { seats: [yours, { kind: 'open' }] }), undefined, 'aa');
  witness.gives(table('a', { seats: [yours, yours] }), undefined, 'bb');
  witness.gives(table('a', { seats: [yours, yours] }), 0, 'cc');
  expect(witness.of('a')?.bytes).toEqual({ 0: 'cc', 1: 'bb' });
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
