// A small table to test with: seat 0 of three looks on at the first turn of a round.

import type { Deck, Face, Options, View } from '$lib/types/rat-a-tat-cat';

/** Cards 0 to 9 show their own numbers; 10, 11 and 12 are the powers. */
export const deck: Deck = { cards: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 'peek', 'swap', 'draw_two'] satisfies Face[] };

export const options: Options = { dealer: 'random', until: { rounds: 5 }, young: false, memory: 'strict' };

export const names = ['Tess', 'Jan', 'Þóra'];

export function view(changes: Partial<View> = {}): View {
  return {
    phase: 'turn',
    turn: 0,
    round: 1,
    dealer: 2,
    pile: 40,
    discard: [4],
    lines: [
      [0, null, null, 9],
      [null, null, null, null],
      [null, null, null, null],
    ],
    drawn: null,
    draws_left: 0,
    knocked: null,
    round_points: [],
    totals: [0, 0, 0],
    out: [false, false, false],
    shown: null,
    last_round: false,
    ...changes,
  };
}
