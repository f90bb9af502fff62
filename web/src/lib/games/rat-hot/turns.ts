// How far a turn has come.

import type { View } from '$lib/types/rat-hot';

/** RH-T1, RH-T2: which strip of its turn is laid next, and how many the turn has. */
export function stepOf({ hand, laid, box, turn_number }: Pick<View, 'hand' | 'laid' | 'box' | 'turn_number'>): {
  step: number;
  of: number;
} {
  const goods = laid.filter(({ strip }) => strip !== 'start').length + box.length;
  const before = turn_number === 1 ? 0 : 1 + 2 * (turn_number - 2);
  const done = Math.max(0, goods - before);
  return { step: done + 1, of: done + hand.length };
}
