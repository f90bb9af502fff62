// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { house } from '$lib/house/house.svelte';
import { OutOfReach } from '$lib/house/problem';
import type { TableInfo } from '$lib/types/house';
import { LookBack, type Step } from './look-back.svelte';

vi.mock('$lib/games', () => ({ load: () => Promise.resolve({}) }));

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

const steps = (view: string) => [{ view }] as unknown as Step[];

test('whoever changes their mind sees what they chose last, whatever is answered last', async () => {
  const answers: ((told: Step[]) => void)[] = [];
  vi.spyOn(house, 'steps').mockImplementation(() => new Promise((told) => answers.push(told as () => void)));
  const past = new LookBack('a', undefined);
  const looks = [past.look(0), past.look(1)];
  answers[1]?.(steps('second'));
  answers[0]?.(steps('first'));
  await Promise.all(looks);
  expect(past.eyes).toBe(1);
  expect(past.step?.view).toBe('second');
});

test('eyes one cannot look through are not chosen', async () => {
  const past = new LookBack('a', undefined);
  vi.spyOn(house, 'steps').mockResolvedValueOnce(steps('first')).mockRejectedValueOnce(new OutOfReach());
  await past.look(0);
  await past.look(1);
  expect([past.eyes, past.wanted, past.step?.view]).toEqual([0, 0, 'first']);
  expect(past.refused).not.toBeNull();
  vi.spyOn(house, 'steps').mockResolvedValueOnce(steps('second'));
  await past.look(1);
  expect([past.eyes, past.wanted, past.refused]).toEqual([1, 1, null]);
});
