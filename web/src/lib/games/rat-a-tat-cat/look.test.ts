// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Look, PATIENCE, TIME_TO_LOOK } from './look.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

test('a tap looks until the time is up', () => {
  const look = new Look('a');
  look.press();
  vi.advanceTimersByTime(100);
  look.release();
  look.click();
  expect(look.looking).toBe(true);
  vi.advanceTimersByTime(TIME_TO_LOOK);
  expect(look.looking).toBe(false);
  expect(look.over).toBe(true);
});

test('holding looks as long as it lasts, and what is left can be used again', () => {
  const look = new Look('a');
  look.press();
  vi.advanceTimersByTime(3_000);
  look.release();
  look.click();
  expect(look.looking).toBe(false);
  expect(look.left).toBe(TIME_TO_LOOK - 3_000);
  look.click();
  expect(look.looking).toBe(true);
  vi.advanceTimersByTime(TIME_TO_LOOK - 3_000);
  expect(look.over).toBe(true);
});

test('a look that is over stays over when the page is loaded again, for this round and seat', () => {
  new Look('table:1:0').end();
  expect(new Look('table:1:0').over).toBe(true);
  expect(new Look('table:1:1').over).toBe(false);
  expect(new Look('table:2:0').over).toBe(false);
});

test('what is left of a look is kept too', () => {
  const look = new Look('a');
  look.begin();
  vi.advanceTimersByTime(5_000);
  expect(new Look('a').left).toBe(TIME_TO_LOOK - 5_000);
});

test('it begins by itself for somebody absent, and ends by itself', () => {
  const look = new Look('a');
  look.wait();
  vi.advanceTimersByTime(PATIENCE - 1);
  expect(look.looking).toBe(false);
  vi.advanceTimersByTime(1);
  expect(look.looking).toBe(true);
  vi.advanceTimersByTime(TIME_TO_LOOK);
  expect(look.over).toBe(true);
});

test('nobody waits once the table is left', () => {
  const look = new Look('a');
  const leave = look.wait();
  look.begin();
  leave();
  expect(look.looking).toBe(false);
  vi.advanceTimersByTime(2 * PATIENCE);
  expect(look.looking).toBe(false);
});
