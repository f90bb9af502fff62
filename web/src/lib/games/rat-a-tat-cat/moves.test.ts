import { describe, expect, test } from 'vitest';
import type { Action } from '$lib/types/rat-a-tat-cat';
import { view } from './fixtures';
import { isOpen, press, SLOTS, sort, type Place } from './moves';

const offered = (...actions: Action[]) => sort(actions.map((action) => ({ action })));
const own = (slot: number): Place => ({ at: 'line', seat: 0, slot });
const other = (slot: number): Place => ({ at: 'line', seat: 1, slot });

const atTurn = offered('draw', ...SLOTS.map((slot) => ({ take: { slot } })));
const withSwap = offered(
  'discard',
  ...SLOTS.map((slot) => ({ replace: { slot } })),
  ...[1, 2].map((slot) => ({ swap: { own: 1, seat: 1, slot } })),
);

describe('choices', () => {
  test('are sorted by what they are', () => {
    expect(atTurn).toMatchObject({ draw: true, discard: false, take: [0, 1, 2, 3], replace: [], swap: [] });
    expect(withSwap.swap).toEqual([
      { own: 1, seat: 1, slot: 1 },
      { own: 1, seat: 1, slot: 2 },
    ]);
  });

  test('open the places where they are made', () => {
    expect(isOpen({ at: 'pile' }, atTurn, null, 0)).toBe(true);
    expect(isOpen({ at: 'discard' }, atTurn, null, 0)).toBe(true);
    expect(isOpen(own(2), atTurn, null, 0)).toBe(false);
    expect(isOpen(own(2), atTurn, { to: 'take' }, 0)).toBe(true);
    expect(isOpen(other(2), atTurn, { to: 'take' }, 0)).toBe(false);
  });

  test('of a swap open only what can be swapped', () => {
    expect(isOpen(own(0), withSwap, { to: 'swap', own: null }, 0)).toBe(false);
    expect(isOpen(own(1), withSwap, { to: 'swap', own: null }, 0)).toBe(true);
    expect(isOpen(other(2), withSwap, { to: 'swap', own: null }, 0)).toBe(false);
    expect(isOpen(other(2), withSwap, { to: 'swap', own: 1 }, 0)).toBe(true);
    expect(isOpen(other(3), withSwap, { to: 'swap', own: 1 }, 0)).toBe(false);
  });
});

describe('a press', () => {
  test('on the discard pile chooses it, on it again lets it lie', () => {
    expect(press({ at: 'discard' }, atTurn, null, 0, view())).toEqual({ intend: { to: 'take' } });
    expect(press({ at: 'discard' }, atTurn, { to: 'take' }, 0, view())).toEqual({ intend: null });
    expect(press(own(3), atTurn, { to: 'take' }, 0, view())).toEqual({ act: { take: { slot: 3 } } });
  });

  test('on the discard pile with a card in hand discards it', () => {
    const drawn = view({ phase: 'drawn', drawn: 5 });
    expect(press({ at: 'discard' }, withSwap, null, 0, drawn)).toEqual({ act: 'discard' });
  });

  test('that the rules forbid is left to the house to refuse', () => {
    const power = offered('draw');
    expect(press({ at: 'discard' }, power, null, 0, view())).toEqual({ act: { take: { slot: 0 } } });
    expect(press(own(1), power, null, 0, view())).toEqual({ act: { replace: { slot: 1 } } });
  });

  test('on a card replaces it, or peeks at it', () => {
    expect(press(own(2), withSwap, null, 0, view())).toEqual({ act: { replace: { slot: 2 } } });
    expect(press(own(2), withSwap, { to: 'peek' }, 0, view())).toEqual({ act: { peek: { slot: 2 } } });
    expect(press(other(2), withSwap, null, 0, view())).toBeNull();
  });

  test('swaps in two steps', () => {
    const start = { to: 'swap', own: null } as const;
    expect(press(own(1), withSwap, start, 0, view())).toEqual({ intend: { to: 'swap', own: 1 } });
    expect(press(other(2), withSwap, start, 0, view())).toBeNull();
    const halfway = { to: 'swap', own: 1 } as const;
    expect(press(other(2), withSwap, halfway, 0, view())).toEqual({ act: { swap: { own: 1, seat: 1, slot: 2 } } });
    expect(press(own(1), withSwap, halfway, 0, view())).toEqual({ intend: { to: 'swap', own: null } });
  });

  test('on a card that cannot be swapped asks the house why', () => {
    expect(press(own(0), withSwap, { to: 'swap', own: null }, 0, view())).toEqual({
      act: { swap: { own: 0, seat: 1, slot: 1 } },
    });
  });
});
