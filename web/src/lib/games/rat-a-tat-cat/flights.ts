// Which cards fly from where to where when something happens.

import { SLOTS } from './moves';
import type { Event } from '$lib/types/rat-a-tat-cat';

export interface Flight {
  to: string;
  from: string;
  /** Milliseconds after the others. */
  after: number;
}

export const PILE = 'pile';
export const DISCARD = 'discard';
export const handOf = (seat: number): string => `hand-${seat}`;
export const slotOf = (seat: number, slot: number): string => `line-${seat}-${slot}`;

/** How long one card flies. */
export const FLIGHT = 460;
/** How long after one another cards are dealt. */
const DEAL_STEP = 55;

const fly = (to: string, from: string, after = 0): Flight => ({ to, from, after });

export function flights(event: Event): Flight[] {
  switch (event.type) {
    case 'dealt':
      return dealing(event.dealer, event.lines);
    case 'took':
      return [fly(slotOf(event.seat, event.slot), DISCARD), fly(DISCARD, slotOf(event.seat, event.slot))];
    case 'drew':
      return [fly(handOf(event.seat), PILE)];
    case 'reshuffled':
      return [fly(PILE, DISCARD)];
    case 'replaced':
      return [fly(slotOf(event.seat, event.slot), handOf(event.seat)), fly(DISCARD, slotOf(event.seat, event.slot))];
    case 'discarded':
    case 'peeked':
    case 'draw_two':
      return [fly(DISCARD, handOf(event.seat))];
    case 'swapped': {
      const [own, other] = [slotOf(event.seat, event.own), slotOf(event.with, event.slot)];
      return [fly(DISCARD, handOf(event.seat)), fly(own, other), fly(other, own)];
    }
    default:
      return [];
  }
}

/** RC-S2: one card at a time, beginning left of the dealer. */
function dealing(dealer: number, lines: readonly (readonly unknown[])[]): Flight[] {
  const order = lines.map((_, index) => (dealer + 1 + index) % lines.length).filter((seat) => lines[seat]?.length);
  const dealt = SLOTS.flatMap((slot) => order.map((seat) => slotOf(seat, slot)));
  return [...dealt, DISCARD].map((to, index) => fly(to, PILE, index * DEAL_STEP));
}
