// The scoring as it can be shown: kind by kind.

import { tally } from './cards';
import type { Award, Deck, Event, Kind, View } from '$lib/types/piratz';

export interface Step {
  kind: Kind;
  /** Everybody's treasures of the kind. */
  treasures: readonly number[];
  /** Who got which block; null where only the sums are told. */
  awards: readonly Award[] | null;
}

/** The scoring as it just happened. */
export function scored(events: readonly Event[]): Step[] {
  return events.filter((event) => event.type === 'scored');
}

/** As much of the scoring as can be read off the table when it is over. */
export function summed(deck: Deck, view: View): Step[] {
  const tallies = view.taken.map((hoard) => tally(deck, hoard));
  return deck.kinds.map((kind) => ({
    kind,
    treasures: tallies.map((sums) => sums?.treasures[kind] ?? 0),
    awards: null,
  }));
}

/** Everybody's points after so many steps. */
export function running(steps: readonly Step[], seats: number): number[] {
  const points = Array<number>(seats).fill(0);
  for (const { seat, value } of steps.flatMap(({ awards }) => awards ?? [])) points[seat] = (points[seat] ?? 0) + value;
  return points;
}
