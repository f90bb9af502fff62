// What the choices mean for the things on the table.

import type { Choice } from '$lib/games/game';
import type { Action, Effect, Kind, Phase } from '$lib/types/piratz';

export interface Offer {
  /** Whether it is the viewer's decision at all. */
  any: boolean;
  reveal: boolean;
  stay: boolean;
  decline: boolean;
  /** The cards that each kind would take. */
  leave: ReadonlyMap<Kind, readonly number[]>;
  /** What choosing an open card does. */
  cards: ReadonlyMap<number, Action>;
}

export function offered(choices: readonly Choice<Action, Effect>[]): Offer {
  const leave = new Map<Kind, readonly number[]>();
  const cards = new Map<number, Action>();
  const plain = new Set<Action>();
  for (const { action, effect } of choices) {
    if (typeof action === 'string') plain.add(action);
    else if ('leave' in action) leave.set(action.leave.kind, effect?.cards ?? []);
    else if ('keep_rat' in action) cards.set(action.keep_rat.card, action);
    else cards.set(action.bury.card, action);
  }
  return {
    any: choices.length > 0,
    reveal: plain.has('reveal'),
    stay: plain.has('stay'),
    decline: plain.has('decline_rat'),
    leave,
    cards,
  };
}

/** What somebody means who picks an open card. The house says why, where it cannot be done. */
export function picking(phase: Phase, card: number): Action {
  return phase === 'alarm' ? { keep_rat: { card } } : { bury: { card } };
}
