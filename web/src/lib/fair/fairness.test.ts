// The same vectors as the tests of `catalog` and `core`: whoever redoes this must get these very digits.

import { describe, expect, test } from 'vitest';
import { Chance, Rng } from './chance';
import { bytesOf, commitmentTo, commitmentToBytes, seedOf, sha256, tableOf, type Fairness } from './fairness';

const COUNTING = Array.from({ length: 32 }, (_, index) => index.toString(16).padStart(2, '0')).join('');

const example: Fairness = {
  table: 'table-1',
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  secret: COUNTING,
  bytes: ['aa'.repeat(16), 'bb'.repeat(16)],
};

describe('the seal and the seed', () => {
  test('hashes are those of the standard', async () => {
    const abc = new TextEncoder().encode('abc');
    expect(await sha256(abc)).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  test('golden vectors never change', async () => {
    expect(await commitmentTo(example.secret)).toBe(example.commitment);
    expect(await seedOf(example)).toBe('eff9d6a3e047b7a058adbaf0fd3b16f41bc7cc8427fd49a1dc16f6a1a0331bb3');
    expect(commitmentToBytes('table-1', example.bytes[0] ?? '')).toBe(
      '682098c2a7ce26d73d557fdcb90a3f0c843261abc36e4ce4f9555f516c751568',
    );
    expect(commitmentToBytes('table-1', example.bytes[1] ?? '')).toBe(
      'aa99c8cbaece3d59109a347991e648e6fff212688f8e92b05054116d1b606f35',
    );
    expect(tableOf('aa'.repeat(16))).toBe('4c92d51e09247de1');
    const nobody = { table: '', commitment: '', secret: '00'.repeat(32), bytes: [] };
    expect(await seedOf(nobody)).toBe('a142702a17af1b63e1dbb52c233ead661a14ff33c0547b64b41bdf8613b25c18');
  });

  test('every part changes the seed', async () => {
    const [one, two] = [await seedOf(example), await seedOf({ ...example, bytes: [...example.bytes].reverse() })];
    expect(one).not.toBe(two);
  });
});

describe('chance', () => {
  test('shuffles are those of the house', () => {
    const chance = new Chance(COUNTING);
    const shuffled = () => chance.ask().shuffle(Array.from({ length: 10 }, (_, index) => index));
    expect(shuffled()).toEqual([0, 5, 9, 1, 7, 6, 2, 8, 3, 4]);
    expect(shuffled()).toEqual([3, 5, 1, 8, 2, 9, 6, 7, 4, 0]);
  });

  test('bounded numbers are those of the house', () => {
    const rng = new Rng(bytesOf(COUNTING), 0);
    const bounds = [1, 2, 3, 54, 1000, 2 ** 32 - 1];
    expect(bounds.map((bound) => rng.below(bound))).toEqual([0, 0, 1, 15, 436, 3_429_555_899]);
  });

  test('a long stream goes on where it was', () => {
    const [one, other] = [new Rng(bytesOf(COUNTING), 3), new Rng(bytesOf(COUNTING), 3)];
    const numbers = Array.from({ length: 2_000 }, () => one.below(2 ** 32 - 1));
    expect(new Set(numbers).size).toBe(2_000);
    expect(numbers.map(() => other.below(2 ** 32 - 1))).toEqual(numbers);
  });
});
