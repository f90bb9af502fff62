// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commitmentToBytes, tableOf } from '$lib/fair/fairness';
import type { Opening, TableInfo } from '$lib/types/house';
import { house } from './house.svelte';
import { OutOfReach, Refused } from './problem';
import { witness } from './witness';

/** Everything the house was asked, in this order. */
let asked: { path: string; body: unknown }[];
let answer: (body: Opening) => Response | Error;

beforeEach(() => {
  localStorage.clear();
  asked = [];
  answer = (body) => Response.json(opened(body));
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    asked.push({ path, body: JSON.parse(body) });
    const answered = answer((asked[0]?.body ?? {}) as Opening);
    return answered instanceof Error ? Promise.reject(answered) : Promise.resolve(answered);
  });
});

afterEach(() => vi.unstubAllGlobals());

/** A table as the house shows it after such a request. */
function opened({ party }: Opening): TableInfo {
  const seats = party?.seats ?? [];
  return {
    id: tableOf(party?.nonce ?? ''),
    commitment: 'seal',
    commitments: seats.map((seat) => seat?.commitment ?? null),
    awaited: seats.flatMap((seat, number) => (seat?.commitment ? [number] : [])),
    begun_again: 0,
    phase: party?.start ? 'revealing' : 'waiting',
    seats: seats.map((seat) =>
      seat?.commitment ? { kind: 'person', name: seat.name ?? 'I', yours: true } : { kind: 'open' },
    ),
  } as unknown as TableInfo;
}

const opening = () => asked[0]?.body as Opening;

test('a table is opened in one request with everybody at it, and what they had committed to is told', async () => {
  await house.play({ game: 'piratz', private: true }, [{}, 'pup', { name: 'Jan' }]);
  const { players, party } = opening();
  expect([players, party?.start]).toEqual([3, true]);
  expect(party?.seats.map((seat) => [seat?.name, seat?.level])).toEqual([
    [undefined, undefined],
    [undefined, 'pup'],
    ['Jan', undefined],
  ]);
  const table = tableOf(party?.nonce ?? '');
  expect(asked.slice(1).map(({ path }) => path)).toEqual([
    `/api/tables/${table}/reveal`,
    `/api/tables/${table}/reveal`,
  ]);
  for (const { body } of asked.slice(1)) {
    const { seat, bytes } = body as { seat: number; bytes: string };
    expect(commitmentToBytes(table, bytes)).toBe(party?.seats[seat]?.commitment);
  }
});

test('where somebody is missing nothing starts', async () => {
  await house.play({ game: 'piratz' }, [{}, 'open']);
  expect(opening().party).toMatchObject({ seats: [{}, null], start: false });
  expect(asked).toHaveLength(1);
});

test('of a table that was refused nothing is kept, of one whose answer got lost everything', async () => {
  answer = () => Response.json({ status: 422, detail: 'No.', code: 'malformed' }, { status: 422 });
  await expect(house.play({ game: 'piratz' }, [{}, 'pup'])).rejects.toThrow(Refused);
  expect(witness.of(tableOf(opening().party?.nonce ?? ''))).toBeNull();
  asked = [];
  answer = () => new TypeError('the line is down');
  await expect(house.play({ game: 'piratz' }, [{}, 'pup'])).rejects.toThrow(OutOfReach);
  expect(witness.of(tableOf(opening().party?.nonce ?? ''))?.shares).toBeDefined();
});
