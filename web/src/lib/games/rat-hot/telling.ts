// What happened and what would happen, in words.

import { say } from '$lib/words/words.svelte';
import type { Context } from '../game';
import { printed } from './tops';
import type { Action, Deck, Event, Group, View } from '$lib/types/rat-hot';

const NAMED = new Set([
  'chili',
  'paprika',
  'cinnamon',
  'saffron',
  'jalapeno',
  'ginger',
  'wasabi',
  'pepper',
  'red_rat',
  'green_rat',
  'empty',
  's',
]);

export function fieldName(field: string): string {
  return NAMED.has(field) ? say(`rat-hot-field-${field}`) : field;
}

export function fieldNames(fields: readonly string[]): string {
  return fields.map(fieldName).join(', ');
}

function who(seat: number, viewer: number | null): string {
  return seat === viewer ? 'you' : 'other';
}

/** "Pays you 2, Jan 1." */
export function pointsTold(points: readonly number[], viewer: number | null, names: readonly string[]): string {
  const paid = points.flatMap((paid, seat) =>
    paid > 0 ? [say('rat-hot-said-pays', { who: who(seat, viewer), name: names[seat] ?? '', points: paid })] : [],
  );
  return paid.length > 0 ? paid.join(' ') : say('rat-hot-said-pays-nothing');
}

/** Only what one's own rats come to: they are the ones that can end it (RH-E1). */
export function ratsTold(rats: readonly number[], viewer: number | null): string {
  const own = viewer === null ? 0 : (rats[viewer] ?? 0);
  return own >= 2 ? say('rat-hot-said-rats', { rats: own }) : '';
}

function paid(groups: readonly Group[], { names, seat: viewer }: Context<View, Deck>): string[] {
  const sums = names.map((_, seat) =>
    groups.reduce((sum, group) => (group.seat === seat ? sum + group.points : sum), 0),
  );
  return sums.flatMap((points, seat) =>
    points > 0 ? [say('rat-hot-told-gets', { who: who(seat, viewer), name: names[seat] ?? '', points })] : [],
  );
}

function strips(context: Context<View, Deck>, ids: readonly number[]): string {
  return ids.map((strip) => fieldNames(printed(context.deck, strip))).join(' – ');
}

/** One event in a sentence or two, or null where nobody needs one. */
function sentence(event: Event, context: Context<View, Deck>): string | null {
  const person = (seat: number) => ({ who: who(seat, context.seat), name: context.names[seat] ?? '' });
  switch (event.type) {
    case 'dealt':
      return say('rat-hot-told-dealt', person(event.first));
    case 'revealed':
      return say('rat-hot-told-revealed', { ...person(event.seat), strips: strips(context, event.strips) });
    case 'laid': {
      const laid = say('rat-hot-told-laid', {
        ...person(event.seat),
        strip: strips(context, [event.strip]),
        level: event.level + 1,
      });
      return [laid, ...paid(event.groups, context)].join(' ');
    }
    case 'set_aside':
      return say('rat-hot-told-set-aside', { ...person(event.seat), count: event.strips.length });
    case 'final_scoring':
      return [say('rat-hot-told-final'), ...paid(event.groups, context)].join(' ');
    case 'ended': {
      if (event.reason === 'rats') return say('rat-hot-told-rats', person(event.winners[0] === 0 ? 1 : 0));
      const [winner, second] = event.winners;
      return winner === undefined || second !== undefined
        ? say('rat-hot-told-draw')
        : say('rat-hot-told-won', person(winner));
    }
  }
}

export function announce(event: Event, context: Context<View, Deck>): string | null {
  return sentence(event, context);
}

/** What is turned up lies there for all to see; the log need not repeat it. */
export function tell(event: Event, context: Context<View, Deck>): string | null {
  return event.type === 'revealed' ? null : sentence(event, context);
}

/** Where the strip lies is shown on the table. */
export function doing({ place: { strip, facing } }: Action, context: Context<View, Deck>): string {
  return say('review-rat-hot-place', { strip: strips(context, [strip]), facing });
}
