// @vitest-environment jsdom

// A house that lies, and what the page itself tells it and says of it afterwards.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { check } from '$lib/fair/checks';
import { commitmentToBytes } from '$lib/fair/fairness';
import { readRecord } from '$lib/fair/record';
import type { TableInfo } from '$lib/types/house';
import { house } from './house.svelte';
import { witness } from './witness';

interface Wish {
  what: string;
  seat: number;
  commitment?: string;
  bytes?: string;
}

/** Everything the house was told, and whether it says no. */
let told: Wish[];
let refuses: (wish: Wish) => boolean;

beforeEach(() => {
  localStorage.clear();
  [told, refuses] = [[], () => false];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    const wish = { what: path.split('/').at(-1) ?? '', ...(JSON.parse(body) as object) } as Wish;
    told.push(wish);
    const problem = { status: 422, detail: 'No.', code: 'other-bytes' };
    return Promise.resolve(refuses(wish) ? Response.json(problem, { status: 422 }) : Response.json(waiting()));
  });
});

afterEach(() => vi.unstubAllGlobals());

const shown = (changes: Partial<TableInfo>) =>
  ({
    id: 'a',
    commitment: 'seal',
    commitments: [null, null],
    awaited: [0, 1],
    begun_again: 0,
    seats: [
      { kind: 'person', name: 'Anna', yours: true },
      { kind: 'person', name: 'Sly', yours: false },
    ],
    ...changes,
  }) as unknown as TableInfo;
const waiting = (changes: Partial<TableInfo> = {}) => shown({ phase: 'waiting', ...changes });
const revealing = (changes: Partial<TableInfo> = {}) =>
  shown({ phase: 'revealing', commitments: [latest(), 'slys'], ...changes });

/** What this browser has committed to last. */
const latest = () => told.findLast(({ commitment }) => commitment)?.commitment ?? null;
const revealed = () => told.filter(({ what }) => what === 'reveal');

test('a house that knows the seed and begins again gets no other bytes unless somebody agrees', async () => {
  await house.join('a');
  await house.contribute(revealing());
  expect(revealed()).toHaveLength(1);
  // It likes the cards not, and shows the table as if nothing had been.
  for (let time = 0; time < 3; time++) {
    await house.contribute(waiting({ commitment: `seal ${time}` }));
    await house.contribute(revealing({ commitment: `seal ${time}` }));
  }
  expect(revealed()).toHaveLength(1);
  await house.goOn(revealing({ commitment: 'seal 2' }));
  expect(revealed()).toHaveLength(2);
  expect(new Set(revealed().map(({ bytes }) => bytes)).size).toBe(2);
  await house.contribute(revealing({ commitment: 'seal 3' }));
  expect(revealed(), 'one yes is for one beginning').toHaveLength(2);
  expect(witness.of('a')?.beginnings).toHaveLength(2);
});

test('a house that shows a waiting table during the game makes the page forget nothing', async () => {
  const text = readFileSync(resolve(import.meta.dirname, '../../../../games/rat-hot/records/rat-hot.json'), 'utf8');
  const record = readRecord(text);
  if (!record?.fairness) throw new Error('a fair one');
  const { table, commitment, commitments = [], bytes } = record.fairness;
  const own = commitments[0] ?? '';
  witness.keeps(table, own, bytes[0] ?? '');
  await house.contribute(revealing({ id: table, commitment, commitments: [...commitments] }));
  expect(revealed()).toMatchObject([{ seat: 0, bytes: bytes[0] }]);
  await house.contribute(shown({ id: table, phase: 'playing' }));
  await house.contribute(waiting({ id: table, commitment: 'another seal' }));
  await house.contribute(revealing({ id: table, commitment: 'another seal' }));
  expect(told).toHaveLength(1);

  const ground = 'ab'.repeat(16);
  record.fairness.bytes = [bytes[0] ?? '', ground];
  record.fairness.commitments = [own, commitmentToBytes(table, ground)];
  const known = { table, deck: null, witness: witness.of(table), seen: [], own: [0] };
  const { verdict, steps } = await check(record, known);
  expect([verdict, steps.salt?.at(-2)?.message]).toEqual(['no', 'fair-salt-swapped']);
});

test('what is refused for one seat is still told for another', async () => {
  const seats = [0, 1].map(() => ({ kind: 'person', name: 'Anna', yours: true })) as TableInfo['seats'];
  await house.join('a');
  await house.join('a');
  refuses = ({ seat }) => seat === 0;
  await house.contribute(revealing({ seats, commitments: told.map(({ commitment }) => commitment ?? null) }));
  expect(revealed().map(({ seat }) => seat)).toEqual([0, 1]);
});
