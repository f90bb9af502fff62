// What of the laid strips is in sight.

import { fieldsOf, keyOf } from './geometry';
import type { Colour, Deck, LaidStrip, Point } from '$lib/types/rat-hot';

export interface Top {
  at: Point;
  field: string;
  level: number;
}

export type Tops = ReadonlyMap<string, Top>;

export function printed(deck: Deck, strip: number | 'start'): readonly string[] {
  return (strip === 'start' ? deck.start : deck.strips[strip]) ?? [];
}

export function topsOf(laid: readonly LaidStrip[], deck: Deck): Tops {
  const tops = new Map<string, Top>();
  for (const { strip, at, facing, level } of laid) {
    const fields = printed(deck, strip);
    fieldsOf(at, facing).forEach((point, index) => {
      const under = tops.get(keyOf(point));
      if (!under || under.level < level) tops.set(keyOf(point), { at: point, field: fields[index] ?? 'empty', level });
    });
  }
  return tops;
}

export function ratsOf(tops: Tops, colour: Colour): Point[] {
  return [...tops.values()].filter(({ field }) => field === `${colour}_rat`).map(({ at }) => at);
}

/** The strips that are neither laid nor in hand nor set aside: what the pile holds, in whatever order. */
export function leftOf(
  deck: Deck,
  view: { laid: readonly LaidStrip[]; hand: readonly number[]; box: readonly number[] },
): number[] {
  const gone = new Set([...view.laid.map(({ strip }) => strip), ...view.hand, ...view.box]);
  return deck.strips.map((_, strip) => strip).filter((strip) => !gone.has(strip));
}
