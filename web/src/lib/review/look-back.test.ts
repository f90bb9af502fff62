// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { house } from '$lib/house/house.svelte';
import type { TableInfo } from '$lib/types/house';
import { LookBack } from './look-back.svelte';

vi.mock('$lib/games', () => ({ isGame: () => true, load: () => Promise.resolve({}) }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(house, 'table').mockResolvedValue({ game: 'piratz' } as TableInfo);
  vi.spyOn(house, 'deck').mockResolvedValue({});
  vi.spyOn(house, 'steps').mockResolvedValue([]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a house that has forgotten that it was asked for a review is asked anew', async () => {
  const working = { state: 'working', done: 1, of: 9 } as const;
  const begin = vi.spyOn(house, 'beginReview').mockResolvedValue(working);
  const look = vi.spyOn(house, 'review').mockResolvedValueOnce({ state: 'none' }).mockResolvedValue(working);
  const past = new LookBack('a', undefined);
  await past.open();
  await vi.advanceTimersByTimeAsync(2_000);
  past.close();
  expect(begin).toHaveBeenCalledTimes(2);
  expect(look).toHaveBeenCalledTimes(2);
});
