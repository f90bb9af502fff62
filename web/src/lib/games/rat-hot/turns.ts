// How far a turn has come.

import type { LaidStrip, View } from '$lib/types/rat-hot';

type Turn = Pick<View, 'hand' | 'laid' | 'box' | 'turn_number'>;

/** RH-T1, RH-T2: how many strips have come up before this turn. */
function before(turn: number): number {
  return turn <= 1 ? 0 : 1 + 2 * (turn - 2);
}

function goodsOf({ laid }: Pick<View, 'laid'>): LaidStrip[] {
  return laid.filter(({ strip }) => strip !== 'start');
}

function doneOf(view: Turn): number {
  return Math.max(0, goodsOf(view).length + view.box.length - before(view.turn_number));
}

/** Which strip of its turn is laid next, and how many the turn has. */
export function stepOf(view: Turn): { step: number; of: number } {
  const done = doneOf(view);
  return { step: done + 1, of: done + view.hand.length };
}

/** The strips that were laid last: those of this turn, or before its first one those of the turn before. */
export function lastLaid(view: Turn): LaidStrip[] {
  const turn = view.turn_number;
  const count = doneOf(view) || before(turn) - before(turn - 1);
  return count === 0 ? [] : goodsOf(view).slice(-count);
}
