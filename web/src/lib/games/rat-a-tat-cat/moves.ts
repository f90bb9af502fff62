// From the choices to the places one can press, and from a press to what it does.

import type { Choice } from '$lib/types/house';
import type { Action, View } from '$lib/types/rat-a-tat-cat';

export interface Swap {
  own: number;
  seat: number;
  slot: number;
}

/** The choices, sorted by what they are. */
export interface Offers {
  draw: boolean;
  discard: boolean;
  drawTwo: boolean;
  knock: boolean;
  pass: boolean;
  /** The slots in which it can be done. */
  take: readonly number[];
  replace: readonly number[];
  peek: readonly number[];
  swap: readonly Swap[];
}

export type Place = { at: 'pile' } | { at: 'discard' } | { at: 'line'; seat: number; slot: number };

/** What somebody has set out to do and not finished. */
export type Intent = { to: 'take' } | { to: 'peek' } | { to: 'swap'; own: number | null };

/** What a press does: it acts, or changes what one has set out to do. */
export type Pressed = { act: Action } | { intend: Intent | null } | null;

export const SLOTS = [0, 1, 2, 3] as const;

/** RC-S4: the two cards that one looks at before the play. */
export const OUTER: readonly number[] = [0, 3];

export function sort(choices: readonly Choice<Action, unknown>[]): Offers {
  const take: number[] = [];
  const replace: number[] = [];
  const peek: number[] = [];
  const swap: Swap[] = [];
  const plain = new Set<Action>();
  for (const { action } of choices) {
    if (typeof action === 'string') plain.add(action);
    else if ('take' in action) take.push(action.take.slot);
    else if ('replace' in action) replace.push(action.replace.slot);
    else if ('peek' in action) peek.push(action.peek.slot);
    else swap.push(action.swap);
  }
  return {
    draw: plain.has('draw'),
    discard: plain.has('discard'),
    drawTwo: plain.has('draw_two'),
    knock: plain.has('knock'),
    pass: plain.has('pass'),
    take,
    replace,
    peek,
    swap,
  };
}

/** Whether pressing here is one of the things to do now. */
export function isOpen(place: Place, offers: Offers, intent: Intent | null, seat: number | null): boolean {
  if (place.at === 'pile') return offers.draw;
  if (place.at === 'discard') return offers.take.length > 0 || (offers.discard && intent === null);
  const { slot } = place;
  if (intent?.to === 'swap') {
    if (place.seat === seat) return offers.swap.some((swap) => swap.own === slot);
    return offers.swap.some((swap) => swap.own === intent.own && swap.seat === place.seat && swap.slot === slot);
  }
  if (place.seat !== seat) return false;
  return (intent === null ? offers.replace : offers[intent.to]).includes(slot);
}

/**
 * What a press does while it is the seat's turn. What is not offered is tried all the same, for the house says best why
 * it cannot be done.
 */
export function press(place: Place, offers: Offers, intent: Intent | null, seat: number, view: View): Pressed {
  if (place.at === 'pile') return { act: 'draw' };
  if (place.at === 'discard') {
    if (view.phase === 'drawn') return { act: 'discard' };
    if (offers.take.length === 0) return { act: { take: { slot: 0 } } };
    return { intend: intent?.to === 'take' ? null : { to: 'take' } };
  }
  const { slot } = place;
  if (intent?.to === 'swap') return pressToSwap(place.seat, slot, offers, intent.own, seat);
  if (place.seat !== seat) return null;
  if (intent?.to === 'take') return { act: { take: { slot } } };
  if (intent?.to === 'peek') return { act: { peek: { slot } } };
  return { act: { replace: { slot } } };
}

function pressToSwap(whose: number, slot: number, offers: Offers, own: number | null, seat: number): Pressed {
  if (whose !== seat) return own === null ? null : { act: { swap: { own, seat: whose, slot } } };
  if (own === slot) return { intend: { to: 'swap', own: null } };
  const other = offers.swap[0];
  if (other && !offers.swap.some((swap) => swap.own === slot)) return { act: { swap: { ...other, own: slot } } };
  return { intend: { to: 'swap', own: slot } };
}
