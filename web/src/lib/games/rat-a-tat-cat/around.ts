// Who sits where around the table, and whose turns are still to come.

import type { View } from '$lib/types/rat-a-tat-cat';

/** The other seats in the order of play, from the left of the one at the bottom. */
export function others(bottom: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, index) => (bottom + 1 + index) % seats);
}

/** Where a seat's cards lie on a table of six columns and two rows. */
export interface Spot {
  row: number;
  column: string;
}

const LEFT: Spot = { row: 2, column: '1 / 3' };
const RIGHT: Spot = { row: 2, column: '5 / 7' };
const top = (...columns: string[]): Spot[] => columns.map((column) => ({ row: 1, column }));

const SPOTS: readonly (readonly Spot[])[] = [
  [],
  top('1 / 7'),
  top('2 / 4', '4 / 6'),
  [LEFT, ...top('1 / 7'), RIGHT],
  [LEFT, ...top('2 / 4', '4 / 6'), RIGHT],
  [LEFT, ...top('1 / 3', '3 / 5', '5 / 7'), RIGHT],
];

/** Clockwise around the table, as the others sit. */
export function spots(others: number): readonly Spot[] {
  return SPOTS[others] ?? [];
}

/** Seats clockwise from the one after `seat`, which comes last. */
function clockwise(seat: number, seats: number): number[] {
  return [...others(seat, seats), seat];
}

export type LastTurn = 'knocked' | 'to_come' | 'done';

/** RC-K1: once somebody has knocked, everybody else has one more turn. */
export function lastTurn(view: View, seat: number): LastTurn | null {
  if (view.knocked === null || view.phase === 'over' || view.lines[seat]?.length === 0) return null;
  if (view.knocked === seat) return 'knocked';
  const order = clockwise(view.knocked, view.lines.length);
  return order.indexOf(seat) >= order.indexOf(view.turn) ? 'to_come' : 'done';
}
