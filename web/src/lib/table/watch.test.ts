// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Watch } from './watch';

let isThere: boolean;
const ondeaf = vi.fn();
let watch: Watch;

beforeEach(() => {
  vi.useFakeTimers();
  isThere = true;
  ondeaf.mockClear();
  watch = new Watch(() => Promise.resolve(isThere), ondeaf);
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

test('a line over which nothing comes is not deaf as long as the house is there', async () => {
  watch.heard();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ondeaf).not.toHaveBeenCalled();
});

test('a line over which nothing comes is deaf when the house is out of reach, and that is told once', async () => {
  watch.heard();
  isThere = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ondeaf).toHaveBeenCalledTimes(1);
});

test('what is heard while the house is being asked counts for more than its silence', async () => {
  isThere = false;
  const asked = watch.ask();
  watch.heard();
  await asked;
  expect(ondeaf).not.toHaveBeenCalled();
});

test('a line is deaf when what was said is not answered, though the house is there', async () => {
  watch.heard();
  watch.expect();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ondeaf).toHaveBeenCalledTimes(1);
});

test('an answer in time is enough', async () => {
  watch.expect();
  watch.answered();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ondeaf).not.toHaveBeenCalled();
});
