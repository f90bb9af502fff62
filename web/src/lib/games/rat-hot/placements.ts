// The choices as the house says them in short: places, which are the same for every strip, and effects stand there once.

import type { Choice } from '../game';
import type { Action, Effect, Placements, Point, Run } from '$lib/types/rat-hot';

/** The fields of all runs, one after another. */
function fieldsOf(runs: readonly Run[]): Point[] {
  return runs.flatMap(([x, y, count]) => Array.from({ length: count }, (_, further): Point => [x + further, y]));
}

/** Every placement, one by one. */
export function spelledOut({ across, down, effects, ways }: Placements): Choice<Action, Effect>[] {
  const [leftmost, topmost] = [fieldsOf(across), fieldsOf(down)];
  return ways.flatMap(({ strip, facing, effects: numbers }) => {
    const liesAcross = facing === 'east' || facing === 'west';
    // A strip that faces backwards has its first symbol at the other end.
    const right = facing === 'west' ? 2 : 0;
    const below = facing === 'north' ? 2 : 0;
    return (liesAcross ? leftmost : topmost).map(([x, y], place): Choice<Action, Effect> => {
      const action: Action = { place: { strip, at: [x + right, y + below], facing } };
      const effect = effects[numbers[place] ?? -1];
      return effect ? { action, effect } : { action };
    });
  });
}
