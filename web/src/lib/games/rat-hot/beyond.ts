// Places that are out of sight: which way one has to look for them.

import { screenAt, type Camera, type Size } from './camera';
import type { Point } from '$lib/types/rat-hot';

export type Side = 'left' | 'right' | 'above' | 'below';

export interface Place {
  middle: Point;
  points: number;
}

export interface Beyond {
  side: Side;
  /** The most that a place there pays. */
  points: number;
}

const SIDES: readonly Side[] = ['left', 'right', 'above', 'below'];

export function beyond(places: readonly Place[], camera: Camera, { width, height }: Size): Beyond[] {
  const best = new Map<Side, number>();
  for (const { middle, points } of places) {
    const [x, y] = screenAt(camera, [middle[0] + 0.5, middle[1] + 0.5]);
    const side = x < 0 ? 'left' : x > width ? 'right' : y < 0 ? 'above' : y > height ? 'below' : null;
    if (side) best.set(side, Math.max(points, best.get(side) ?? 0));
  }
  return SIDES.flatMap((side) => {
    const points = best.get(side);
    return points === undefined ? [] : [{ side, points }];
  });
}
