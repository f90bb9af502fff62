// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handleError } from '../../hooks.client';
import { entrance } from './entrance.svelte';
import { house } from './house.svelte';
import { OutOfReach } from './problem';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const failing = (error: unknown, status: number) =>
  handleError({ error, status, message: '' } as Parameters<typeof handleError>[0]);

test('a page that finds nobody is away, which nobody complains of', () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  expect(failing(new OutOfReach(), 500)).toMatchObject({ away: true });
  expect(complaints).not.toHaveBeenCalled();
});

test('a page that breaks while the house is there is broken', () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  expect(failing(new Error(), 500)).toMatchObject({ away: false });
  expect(complaints).toHaveBeenCalledOnce();
});

test('a house that was missed is asked until it answers', async () => {
  const enter = vi.spyOn(house, 'enter').mockRejectedValueOnce(new OutOfReach()).mockResolvedValue();
  entrance.miss();
  expect(entrance.reachable).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(entrance.reachable).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(entrance.reachable).toBe(true);
  expect(enter).toHaveBeenCalledTimes(2);
});
