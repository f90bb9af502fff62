// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Watch } from './watch';

let isThere: boolean;
let answers: boolean;
const ping = vi.fn(() => answers && watch.heard());
const ondeaf = vi.fn();
let watch: Watch;

beforeEach(() => {
  vi.useFakeTimers();
  [isThere, answers] = [true, true];
  ping.mockClear();
  ondeaf.mockClear();
  watch = new Watch(ping, () => Promise.resolve(isThere), ondeaf);
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

test('a line over which nothing comes is not deaf as long as the house answers, which is asked now and then', () => {
  watch.heard();
  vi.advanceTimersByTime(60_000);
  expect(ping).toHaveBeenCalledTimes(12);
  expect(ondeaf).not.toHaveBeenCalled();
});

test('a line over which no answer comes is deaf, though the house is there, and that is told once', () => {
  watch.heard();
  answers = false;
  vi.advanceTimersByTime(60_000);
  expect([ping.mock.calls.length, ondeaf.mock.calls.length]).toEqual([1, 1]);
});

test('nothing is asked for a page that nobody looks at', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  watch.heard();
  vi.advanceTimersByTime(60_000);
  expect(ping).not.toHaveBeenCalled();
  hidden.mockRestore();
});

test('a browser that believes to be offline is believed when the house is out of reach', async () => {
  watch.heard();
  await watch.doubt();
  expect(ondeaf).not.toHaveBeenCalled();
  isThere = false;
  await watch.doubt();
  expect(ondeaf).toHaveBeenCalledTimes(1);
});

test('what is heard while the house is being asked counts for more than its silence', async () => {
  isThere = false;
  const asked = watch.doubt();
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
