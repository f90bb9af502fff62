// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Look } from './look.svelte';

const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

const lookOf = (round = 1, seat = 0, table = 'a') => new Look({ table, seat, round });

test('RC-S4: it waits for the player, and lasts until they have seen enough', () => {
  const look = lookOf();
  vi.advanceTimersByTime(HOUR);
  expect([look.looking, look.over]).toEqual([false, false]);
  look.begin();
  vi.advanceTimersByTime(HOUR);
  expect([look.looking, look.over]).toEqual([true, false]);
  look.end();
  expect([look.looking, look.over]).toEqual([false, true]);
  look.begin();
  expect(look.looking).toBe(false);
});

test('a tap keeps the cards in sight', () => {
  const look = lookOf();
  look.press();
  vi.advanceTimersByTime(100);
  look.release();
  look.click();
  expect(look.looking).toBe(true);
});

test('holding shows them as long as it lasts, and can be done again', () => {
  const look = lookOf();
  look.press();
  vi.advanceTimersByTime(3_000);
  look.release();
  look.click();
  expect(look.looking).toBe(false);
  look.click();
  expect(look.looking).toBe(true);
});

test('a look that is over stays over when the page is loaded again, for this round and seat', () => {
  lookOf(2).end();
  expect(lookOf(2).over).toBe(true);
  expect(lookOf(2, 1).over).toBe(false);
  expect(lookOf(3).over).toBe(false);
  expect(lookOf(2, 0, 'b').over).toBe(false);
});

test('a look that is over in one window is over in all', () => {
  const here = lookOf();
  const stop = here.follow();
  here.begin();
  const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: localStorage.key(0) }));
  lookOf(1, 1).end();
  tell();
  expect(here.looking).toBe(true);
  lookOf().end();
  tell();
  expect([here.looking, here.over]).toEqual([false, true]);
  stop();
});
