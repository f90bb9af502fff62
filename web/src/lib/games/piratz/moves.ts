// What is to be seen moving when something happens. Places are the `data-place` of what lies there.

import type { Event } from '$lib/types/piratz';

export type Move =
  /** A thing that is gone now is seen on its way to another place. */
  | { move: 'fly'; card: number; to: string; turns: boolean; at: number }
  /** All shovels that lay there go back to their players. */
  | { move: 'return'; at: number }
  /** A card that lies there now comes from the pile, or from where it lay before. */
  | { move: 'turn_up'; card: number; at: number }
  | { move: 'shift'; card: number; at: number }
  | { move: 'fall'; seat: number; at: number };

export const TURN_UP = 620;
export const FLY = 620;
export const SHIFT = 380;
export const FALL = 420;
export const ALARM = 1_250;
export const NOTICE = 2_600;
export const STAGGER = 90;

const known = (card: number | null): card is number => card !== null;

/** The moves of one update, with the milliseconds after which each begins. */
export function moves(events: readonly Event[]): Move[] {
  const ending = events.some(({ type }) => type === 'round_ended');
  return events.flatMap((event): Move[] => {
    switch (event.type) {
      case 'revealed':
        return known(event.card) ? [{ move: 'turn_up', card: event.card, at: 0 }] : [];
      case 'left':
        return event.cards
          .filter(known)
          .map((card, index) => ({ move: 'fly', card, to: `chest-${event.seat}`, turns: true, at: index * STAGGER }));
      case 'kept_rat':
        return known(event.card)
          ? [{ move: 'fly', card: event.card, to: `chest-${event.seat}`, turns: true, at: 0 }]
          : [];
      case 'buried':
        if (ending || !known(event.card)) return [];
        return [
          { move: 'shift', card: event.card, at: 0 },
          { move: 'fall', seat: event.seat, at: SHIFT },
        ];
      case 'shovel_laid':
        return ending ? [] : [{ move: 'fall', seat: event.seat, at: 0 }];
      case 'round_ended':
        return [
          ...event.discarded
            .filter(known)
            .map((card, index): Move => ({ move: 'fly', card, to: 'discard', turns: true, at: 200 + index * STAGGER })),
          { move: 'return', at: 200 },
        ];
      default:
        return [];
    }
  });
}

/** The card that is turned up. */
export function turnedUp(events: readonly Event[]): number | null {
  return events.find((event) => event.type === 'revealed')?.card ?? null;
}

const LASTS: { readonly [type in Event['type']]: number } = {
  dealt: 600,
  revealed: TURN_UP + 80,
  pile_ran_out: 1_200,
  alarm: ALARM,
  stayed: 250,
  left: FLY + 150,
  kept_rat: FLY + 100,
  declined_rat: 300,
  buried: SHIFT + FALL,
  shovel_laid: FALL,
  round_ended: FLY + 300,
  scored: 0,
  ended: 0,
};

export function lasting(events: readonly Event[]): number {
  const cards = events.reduce((most, event) => Math.max(most, event.type === 'left' ? event.cards.length : 0), 0);
  return events.reduce((sum, { type }) => sum + (LASTS[type] ?? 0), cards * STAGGER);
}
