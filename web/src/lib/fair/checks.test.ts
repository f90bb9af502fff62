import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { anyFails, check, STEPS, type Known } from './checks';
import type { Witness } from '$lib/house/witness';
import { commitmentToBytes } from './fairness';
import { readRecord, type Recorded } from './record';

const TEXT = readFileSync(resolve(import.meta.dirname, '../../../../games/rat-hot/records/rat-hot.json'), 'utf8');
const COMMITMENT = '8cd484cb7ffda0f7c7942c9bb2f090b5e7f87773189819134ca5ee2bc66a7308';
const BYTES = '50b6f7e721738d3c1f107126f09bcd3e';

const stranger: Known = { table: null, deck: null, witness: null, seen: [], own: [] };
const seen = [{ type: 'revealed', strips: [3] }];
const COMMITMENTS = (readRecord(TEXT)?.fairness?.commitments ?? []) as string[];
const FIXED = [{ commitment: COMMITMENT, commitments: COMMITMENTS }];
const player: Known = {
  ...stranger,
  table: readRecord(TEXT)?.fairness?.table ?? '',
  witness: {
    shares: { [COMMITMENTS[1] ?? '']: BYTES },
    beginnings: FIXED,
    played: true,
  },
  own: [1],
  seen,
};
const noted = (changes: Partial<Witness>): Known => ({ ...player, witness: { ...player.witness, ...changes } });

/** The deck itself is not what is tested here, and strips are dealt without it. */
function example(): Recorded {
  const record = readRecord(TEXT) as Recorded;
  return { ...record, deck: { ...record.deck, deck: {} } };
}

/** The step at which a changed record fails, and what is said there. */
async function broken(change: (record: Recorded) => unknown, known = stranger) {
  const record = structuredClone(example());
  change(record);
  const { steps, verdict } = await check(record, known);
  const failed = STEPS.find((step) => anyFails(steps[step] ?? []));
  expect(verdict).toBe('no');
  return [failed, steps[failed ?? 'seal']?.find((finding) => finding.holds === false)?.message];
}

test('a true record proves something to whoever was there, and fits together for everybody else', async () => {
  for (const [known, expected] of [
    [stranger, 'partly'],
    [{ ...player, seen: [] }, 'partly'],
    [{ ...player, witness: null }, 'partly'],
    // Whoever stood up before the game began.
    [noted({ beginnings: [], played: false }), 'partly'],
    [noted({ beginnings: [{ commitment: '0'.repeat(64), commitments: [] }, ...FIXED] }), 'again'],
    [player, 'yes'],
  ] as const) {
    const { verdict, steps, dealt } = await check(example(), known);
    expect(verdict).toBe(expected);
    expect(Object.keys(steps)).toEqual([...STEPS]);
    expect(dealt?.order).toHaveLength(42);
  }
});

test('what was changed afterwards is found where it was changed', async () => {
  const fair = (record: Recorded) => record.fairness ?? expect.unreachable();
  expect(await broken((record) => delete record.fairness)).toEqual(['seal', 'fair-seal-none']);
  expect(await broken((record) => (record.setup = {}))).toEqual(['seal', 'fair-seal-none']);
  const secret = (record: Recorded) => (fair(record).secret = 'f'.repeat(64));
  expect(await broken(secret)).toEqual(['seal', 'fair-seal-broken']);
  const bytes = (record: Recorded) => (fair(record).bytes = ['0'.repeat(32), '1'.repeat(32)]);
  expect(await broken(bytes)).toEqual(['salt', 'fair-salt-broken']);
  const bot = (record: Recorded) => (fair(record).commitments = [null, COMMITMENTS[1] ?? '']);
  expect(await broken(bot)).toEqual(['salt', 'fair-salt-broken']);
  const told = (record: Recorded) => {
    delete fair(record).commitments;
    bytes(record);
  };
  expect(await broken(told)).toEqual(['shuffle', 'fair-named-rat-hot-not']);
  const gave = { ...player, witness: { commitment: COMMITMENT, bytes: { 1: BYTES } } };
  expect(await broken(told, gave)).toEqual(['salt', 'fair-salt-not-yours']);
  const fewer = (record: Recorded) => (fair(record).bytes = fair(record).bytes.slice(1));
  expect(await broken(fewer)).toEqual(['salt', 'fair-salt-missing']);
  const nonsense = (record: Recorded) => (record.inputs = [{ seat: 1, action: 'cheese' }]);
  expect(await broken(nonsense)).toEqual(['shuffle', 'fair-nonsense']);
  const powers = (record: Recorded) => {
    record.game = 'rat-a-tat-cat';
    record.deck.deck = { cards: Array(54).fill('peek') };
  };
  expect(await broken(powers)).toEqual(['shuffle', 'fair-nonsense']);
  const swap = (record: Recorded) => record.inputs.reverse();
  expect((await broken(swap))[0]).toBe('shuffle');
});

test('a house that shows another seal afterwards is found out by whoever saw the first', async () => {
  const known = noted({ beginnings: [{ commitment: '0'.repeat(64), commitments: COMMITMENTS }] });
  expect(await broken(() => undefined, known)).toEqual(['seal', 'fair-seal-swapped']);
});

test('a house that plays what was fixed before it was begun again is found out', async () => {
  const last = { commitment: COMMITMENT, commitments: [...COMMITMENTS].reverse() };
  expect(await broken(() => undefined, noted({ beginnings: [...FIXED, last] }))).toEqual(['salt', 'fair-salt-swapped']);
});

test('a house that hides that there were boxes is found out by whoever put one on the table', async () => {
  const told = (record: Recorded) => delete record.fairness?.commitments;
  expect(await broken(told, player)).toEqual(['salt', 'fair-salt-no-boxes']);
});

test('a house that never asks for a box to be opened is found out by whoever played', async () => {
  expect(await broken(() => undefined, noted({ beginnings: [] }))).toEqual(['salt', 'fair-salt-never-opened']);
});

test('a house that tells of another table than was asked for is found out', async () => {
  const other = (record: Recorded) => (record.fairness ? (record.fairness.table = 'invented') : undefined);
  expect(await broken(other, player)).toEqual(['seal', 'fair-another-table']);
  expect(await broken(other, { ...stranger, table: 'asked for' })).toEqual(['seal', 'fair-another-table']);
});

test('a house that tries bytes until the cards please is found out by whoever saw what had been fixed', async () => {
  // With its own seat 0 it has ground other bytes, and shows the commitment to them as if it had been there all along.
  const ground = (record: Recorded) => {
    const { fairness } = record;
    if (!fairness) return;
    fairness.bytes = ['5e'.repeat(16), BYTES];
    fairness.commitments = [commitmentToBytes(fairness.table, '5e'.repeat(16)), COMMITMENTS[1] ?? ''];
  };
  expect(await broken(ground, player)).toEqual(['salt', 'fair-salt-swapped']);
});

test('a game whose salt was thrown in openly proves nothing more, also to whoever was there', async () => {
  const record = example();
  delete record.fairness?.commitments;
  const gave = { ...player, witness: { commitment: COMMITMENT, bytes: { 1: BYTES } } };
  const { verdict, steps } = await check(record, gave);
  expect(verdict).toBe('partly');
  expect(steps.salt?.map(({ message }) => message)).toEqual(['fair-salt-all', 'fair-salt-yours', 'fair-salt-told']);
});

test('what is no record is not read as one', () => {
  const alone = JSON.stringify({ ...(JSON.parse(TEXT) as Recorded), players: 1 });
  const plain = TEXT.replace('"format":2', '"format":1');
  for (const text of ['', '[]', '{}', 'null', alone, plain, TEXT.replace('8cd484cb', 'nonsense')]) {
    expect(readRecord(text)).toBeNull();
  }
});
