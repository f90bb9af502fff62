// What happened, in words: for the log, which remembers nothing that players have to, and for those who listen.

import { say } from '$lib/words/words.svelte';
import type { Context } from '../game';
import { called, faceOf } from './cards';
import type { Action, Deck, Event, View } from '$lib/types/rat-a-tat-cat';

type At = Context<View, Deck>;

/** Who does it, for a message: by name, or “you”. */
function who(seat: number, { names, seat: viewer }: At) {
  return { name: names[seat] ?? '', you: seat === viewer ? 'yes' : 'no' };
}

const list = (names: readonly string[]): string => names.join(', ');

/** The event for good: no card is named, for a log would remember what players have to. */
export function tell(event: Event, at: At): string | null {
  const id = `rat-a-tat-cat-told-${event.type.replace('_', '-')}`;
  switch (event.type) {
    case 'dealt':
      return say(id, { round: event.round, ...who(event.dealer, at) });
    case 'took':
    case 'replaced':
    case 'peeked':
      return say(id, { slot: event.slot + 1, ...who(event.seat, at) });
    case 'drew':
    case 'discarded':
    case 'draw_two':
    case 'knocked':
      return say(id, who(event.seat, at));
    case 'swapped': {
      const { name: other, you: yours } = who(event.with, at);
      return say(id, { own: event.own + 1, other, yours, slot: event.slot + 1, ...who(event.seat, at) });
    }
    case 'reshuffled':
    case 'shown':
    case 'time_up':
      return say(id);
    case 'exchanged':
      return say(id, { slot: event.slot + 1, ...who(event.seat, at) });
    case 'round_ended': {
      const points = event.points.flatMap((points, seat) => (points === null ? [] : [`${at.names[seat]} ${points}`]));
      return say(id, { round: event.round, points: list(points) });
    }
    case 'ended':
      return say(id, { names: list(event.winners.map((seat) => at.names[seat] ?? '')), count: event.winners.length });
    case 'passed':
      return null;
  }
}

/** The event at the moment, with the cards that the viewer sees in it. */
export function announce(event: Event, at: At): string | null {
  const plain = tell(event, at);
  if (event.type === 'passed') return say('rat-a-tat-cat-said-passed', who(event.seat, at));
  const seen = cardsIn(event).flatMap(([message, card]) => {
    const face = faceOf(card, at.deck);
    return face === null ? [] : [say(`rat-a-tat-cat-said-${message}`, { card: called(face) })];
  });
  return plain === null ? null : [plain, ...seen].join(' ');
}

/** Something one can do, as it stands behind a name. People count their cards from one. */
export function doing(action: Action, at: At): string {
  if (typeof action === 'string') return say(`review-rat-a-tat-cat-${action.replace('_', '-')}`);
  if ('swap' in action) {
    const { own, seat, slot } = action.swap;
    return say('review-rat-a-tat-cat-swap', { own: own + 1, slot: slot + 1, ...who(seat, at) });
  }
  const [does, { slot }] = Object.entries(action)[0] as [string, { slot: number }];
  return say(`review-rat-a-tat-cat-${does}`, { slot: slot + 1 });
}

/** The cards of an event that somebody may see, each with what is said about it. */
function cardsIn(event: Event): [message: string, card: number | null][] {
  switch (event.type) {
    case 'dealt':
      return [['turned-up', event.turned_up]];
    case 'took':
    case 'replaced':
      return [
        ['laid', event.card],
        ['discarded', event.discarded],
      ];
    case 'drew':
    case 'peeked':
      return [['seen', event.card]];
    case 'exchanged':
      return [['laid', event.card]];
    case 'discarded':
      return [['discarded', event.card]];
    default:
      return [];
  }
}

/** How long each event is watched, in milliseconds. */
const WATCHED: Partial<Record<Event['type'], number>> = {
  dealt: 1_600,
  passed: 300,
  knocked: 1_800,
  swapped: 1_300,
  peeked: 1_100,
  shown: 7_000,
};
const USUALLY = 700;
/** For whoever has peeked, to remember the card. */
const TO_REMEMBER = 5_000;

export function lasting(events: readonly Event[]): number {
  return Math.max(0, ...events.map(watched));
}

function watched(event: Event): number {
  if (event.type === 'peeked' && event.card !== null) return TO_REMEMBER;
  return WATCHED[event.type] ?? USUALLY;
}
