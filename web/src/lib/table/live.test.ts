// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OutOfReach } from '$lib/house/problem';
import { LiveTable } from './live.svelte';
import type { ClockTold } from '$lib/types/house';

const { house } = vi.hoisted(() => ({ house: { contribute: vi.fn(), isThere: vi.fn(), table: vi.fn() } }));
vi.mock('$lib/house/house.svelte', () => ({ house, randomBytes: () => 'id' }));
vi.mock('$lib/house/witness', () => ({ witness: { sees: vi.fn(), recalls: vi.fn(), meets: vi.fn() } }));

const sockets: Line[] = [];

class Line {
  static readonly OPEN = 1;
  readyState = Line.OPEN;
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: ((event: { code: number }) => void) | undefined;
  send = vi.fn((text: string) => {
    if (text === '{"type":"ping"}') this.tell({ type: 'pong' });
  });
  close = vi.fn();

  constructor() {
    sockets.push(this);
  }

  tell(told: object): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
}

const clock: ClockTold = { left: [1_000, 1_000], running: 0 } as unknown as ClockTold;
let live: LiveTable;

function begin(clock: ClockTold | null): void {
  live = new LiveTable('table', undefined, () => 100);
  live.open(null);
  welcome(clock);
}

const TABLE = { seats: [], phase: 'playing', game: 'rat-a-tat-cat' };

/** The whole table, as it is told to whoever comes. */
function welcome(clock: ClockTold | null, seq = 1, phase = 'playing'): void {
  const present = { seats: [], watching: 0 };
  const choices = seq === 1 ? undefined : [{ action: 'draw' }];
  const table = { ...TABLE, phase };
  const whole = { table, seat: null, view: seq, log: [], to_move: 0, choices, present, clock };
  tell({ type: 'table', version: 1, seq, ...whole });
}

const tell = (told: object) => sockets.at(-1)?.tell(told);

function happens(seq: number, clock: ClockTold | null = null): void {
  const choices = seq === 4 ? [{ action: 'draw' }] : undefined;
  tell({ type: 'update', seq, by: 1, events: [{ type: 'drew' }], view: seq, to_move: 0, choices, clock });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  house.isThere.mockResolvedValue(true);
  house.table.mockResolvedValue(TABLE);
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what comes while something is looked at is shown afterwards, one after another', () => {
  begin(null);
  happens(2);
  live.hold(true);
  happens(3);
  vi.advanceTimersByTime(3_600_000);
  expect([live.view, live.showing, live.awaited]).toEqual([2, true, false]);
  happens(4);
  expect([live.view, live.awaited]).toEqual([2, true]);
  live.hold(false);
  expect([live.view, live.awaited]).toEqual([3, false]);
  vi.advanceTimersByTime(100);
  expect([live.view, live.choices]).toEqual([4, [{ action: 'draw' }]]);
});

test('a line that breaks and comes back shows nothing before it has been looked at either', () => {
  begin(null);
  happens(2);
  live.hold(true);
  vi.advanceTimersByTime(100);
  welcome(null, 3);
  expect([live.view, live.line, live.awaited]).toEqual([2, 'open', true]);
  happens(4);
  expect([live.view, live.awaited]).toEqual([2, true]);
  live.hold(false);
  expect([live.view, live.awaited]).toEqual([4, false]);
});

test('where a clock runs nothing waits', () => {
  begin(clock);
  live.hold(true);
  happens(2, clock);
  happens(3, clock);
  vi.advanceTimersByTime(100);
  expect(live.view).toBe(3);
});

test('the end of a game waits for nobody', () => {
  begin(null);
  live.hold(true);
  welcome(null, 2, 'over');
  expect([live.view, live.info?.phase]).toEqual([2, 'over']);
});

const said = () =>
  sockets.at(-1)?.send.mock.calls.map(([text]) => (JSON.parse(text as string) as { type: string }).type);

test('a browser that is offline says so at once, and what is done meanwhile waits until the line is back', async () => {
  begin(null);
  house.isThere.mockResolvedValue(false);
  house.table.mockRejectedValue(new OutOfReach());
  dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(live.line).toBe('away');
  live.act('draw');
  expect([live.waiting, said()]).toEqual([true, []]);
  const lines = sockets.length;
  await vi.advanceTimersByTimeAsync(60_000);
  // No line is laid to a house that cannot be reached.
  expect(sockets.length).toBe(lines);
  house.table.mockResolvedValue(TABLE);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sockets.length).toBe(lines + 1);
  welcome(null);
  expect([live.line, said()]).toEqual(['open', ['act']]);
  tell({ type: 'ack', id: 'id', seq: 1 });
  expect(live.waiting).toBe(false);
});

test('a browser that calls itself offline beside a house on the same device goes on', async () => {
  begin(null);
  dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(live.line).toBe('open');
});

test('a line that does not answer is let go of, and what was said is said again over the next', async () => {
  begin(null);
  live.act('draw');
  const deaf = sockets.at(-1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([live.line, deaf?.close.mock.calls.length]).toEqual(['away', 1]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sockets.at(-1)).not.toBe(deaf);
  welcome(null);
  expect([live.line, said()]).toEqual(['open', ['act']]);
});
