// When what happened is shown: the strip lands, the groups pay one after the other, new strips are turned up.

import type { Event, Group } from '$lib/types/rat-hot';

export type Cue = { at: number } & (
  | { type: 'land'; strip: number }
  | { type: 'pay'; group: Group; final: boolean }
  | { type: 'reveal'; strips: readonly number[] }
  | { type: 'rats'; seat: number }
);

const FLIGHT = 460;
/** One's own strip is already where it shall lie. */
const SETTLING = 120;
const PAYING = 300;
const PAID = 450;
const REVEALING = 380;
const JUMPING = 1_900;
/** However many groups there are at the end, nobody wants to wait longer. */
const FINALE = 6_000;
const FINAL_STEP = 460;

export interface Schedule {
  cues: Cue[];
  lasts: number;
}

export function schedule(events: readonly Event[], own = false): Schedule {
  const cues: Cue[] = [];
  let at = 0;
  const pay = (groups: readonly Group[], step: number, final: boolean) => {
    for (const group of groups) {
      cues.push({ at, type: 'pay', group, final });
      at += step;
    }
    if (groups.length > 0) at += PAID;
  };
  for (const event of events) {
    switch (event.type) {
      case 'laid':
        at += own ? SETTLING : FLIGHT;
        cues.push({ at, type: 'land', strip: event.strip });
        pay(event.groups, PAYING, false);
        break;
      case 'final_scoring':
        at += PAYING;
        pay(event.groups, Math.min(FINAL_STEP, FINALE / Math.max(1, event.groups.length)), true);
        break;
      case 'revealed':
        cues.push({ at, type: 'reveal', strips: event.strips });
        at += REVEALING;
        break;
      case 'ended':
        if (event.reason === 'rats') {
          cues.push({ at, type: 'rats', seat: event.winners[0] === 0 ? 1 : 0 });
          at += JUMPING;
        }
    }
  }
  return { cues, lasts: at };
}
