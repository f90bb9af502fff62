// Who a look back tells of.

import { ownSeats } from '$lib/table/seats';
import type { TableInfo } from '$lib/types/house';

/** Somebody, as messages ask for them: by name, or “you”. */
export type Person = {
  name: string;
  you: 'yes' | 'no';
};

/** The seat of whoever looks back. Several people at one screen are told of by their names, and so is everybody whose game
 * somebody else looks at. */
export function ownSeatOf(info: TableInfo): number | null {
  const [own, another] = ownSeats(info);
  return own === undefined || another !== undefined ? null : own;
}

export function peopleOf(names: readonly string[], own: number | null): Person[] {
  return names.map((name, seat) => ({ name, you: seat === own ? 'yes' : 'no' }));
}
