// What the viewer sees of a card in a line. A card that lies face down shows nothing, whatever the view still knows.

import { faceOf } from './cards';
import { OUTER } from './moves';
import type { Deck, Face, Options, View } from '$lib/types/rat-a-tat-cat';

/** A card of one's own that a Peek has turned up, until one has seen enough. */
export interface Peeked {
  slot: number;
  card: number;
}

/** What the viewer is looking at. */
export interface Eyes {
  seat: number | null;
  /** Whether the outer cards are being looked at before the play, and whether that is over. */
  looking: boolean;
  looked: boolean;
  peeked: Peeked | null;
}

export interface Sight {
  face: Face | null;
  /** What lies there face down, if the table remembers it for the viewer. */
  known: Face | null;
}

const HIDDEN: Sight = { face: null, known: null };

export function sight(
  owner: number,
  slot: number,
  { lines, phase }: View,
  deck: Deck,
  options: Options,
  eyes: Eyes,
): Sight {
  const card = lines[owner]?.[slot] ?? null;
  const face = faceOf(card, deck);
  if (face === null) return HIDDEN;
  const isOuter = OUTER.includes(slot);
  const isOwn = owner === eyes.seat;
  const isLookedAt = isOwn && ((eyes.looking && isOuter) || (eyes.peeked?.slot === slot && eyes.peeked.card === card));
  if (phase === 'over' || (options.young && isOuter) || isLookedAt) return { face, known: null };
  const remembers = options.memory === 'aided' && !(isOwn && isOuter && !eyes.looked);
  return remembers ? { face: null, known: face } : HIDDEN;
}

/** RC-S4: whether the outer cards can still be looked at, as far as the view tells. */
export function mayLook(view: View, options: Options, seat: number | null): boolean {
  if (seat === null || options.young || view.phase === 'over') return false;
  const hasActed = view.turn === seat && view.phase !== 'turn';
  return !hasActed && OUTER.some((slot) => (view.lines[seat]?.[slot] ?? null) !== null);
}

/** The card that a Peek has turned up, for somebody who has come back in the middle of it. */
export function stillPeeked(view: View, options: Options, seat: number | null): Peeked | null {
  if (seat === null || view.phase !== 'knock' || view.turn !== seat || options.memory === 'aided') return null;
  const slot = view.lines[seat]?.findIndex((card, slot) => card !== null && !(options.young && OUTER.includes(slot)));
  const card = slot === undefined ? undefined : view.lines[seat]?.[slot];
  return slot === undefined || card === null || card === undefined ? null : { slot, card };
}
