// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { house } from '$lib/house/house.svelte';
import { OutOfReach } from '$lib/house/problem';
import type { TableInfo } from '$lib/types/house';
import { arrive, tableAt } from './arrival';

const table = { id: 'a', game: 'piratz' } as TableInfo;

beforeEach(() => {
  vi.spyOn(house, 'table').mockResolvedValue(table);
});

afterEach(() => vi.restoreAllMocks());

test('a table that one is on the way to is asked for once', async () => {
  arrive('a', 'secret');
  await expect(tableAt('a', 'secret')).resolves.toBe(table);
  expect(house.table).toHaveBeenCalledExactlyOnceWith('a', 'secret');
});

test('whoever comes back to it asks how it is now', async () => {
  arrive('a', undefined);
  await tableAt('a', undefined);
  await tableAt('a', undefined);
  expect(house.table).toHaveBeenCalledTimes(2);
});

test('a table that cannot be had is told to whoever wants to see it, and to nobody else', async () => {
  vi.mocked(house.table).mockRejectedValue(new OutOfReach());
  arrive('a', undefined);
  await expect(tableAt('a', undefined)).rejects.toThrow(OutOfReach);
});
