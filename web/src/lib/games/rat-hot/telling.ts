// What happened and what would happen, in words.

import { say } from '$lib/words/words.svelte';
import type { Context } from '../game';
import { fieldsOf, keyOf, same } from './geometry';
import { printed, topsOf, type Tops } from './tops';
import type { Deck, Event, Facing, Group, Point, View } from '$lib/types/rat-hot';

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

const SIDES: readonly [side: string, right: number, down: number][] = [
  ['above', 0, -1],
  ['right', 1, 0],
  ['below', 0, 1],
  ['left', -1, 0],
];

/** "chili meets chili above." What is empty on either side need not be said, unless there is nothing else. */
export function touchesTold(fields: readonly string[], at: Point, facing: Facing, tops: Tops): string {
  const own = fieldsOf(at, facing);
  const met = own.flatMap((point, index) =>
    SIDES.flatMap(([side, right, down]) => {
      const beside: Point = [point[0] + right, point[1] + down];
      const top = own.some((each) => same(each, beside)) ? undefined : tops.get(keyOf(beside));
      return top ? [{ own: fields[index] ?? 'empty', field: top.field, side }] : [];
    }),
  );
  const told = met.filter((each) => each.own !== 'empty' && each.field !== 'empty');
  if (told.length === 0) return met.length > 0 ? say('rat-hot-said-meets-nothing') : '';
  return told
    .map(({ own, field, side }) => say('rat-hot-said-meets', { own: fieldName(own), field: fieldName(field), side }))
    .join(' ');
}

/** What disappears under it. */
export function coversTold(at: Point, facing: Facing, tops: Tops): string {
  const under = fieldsOf(at, facing).flatMap((point) => tops.get(keyOf(point))?.field ?? []);
  return under.length > 0 ? say('rat-hot-said-covers', { fields: fieldNames(under) }) : say('rat-hot-said-on-table');
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
  const told = sentence(event, context);
  if (event.type !== 'laid') return told;
  const { strip, at, facing } = event;
  const { deck, view } = context;
  return [told, touchesTold(printed(deck, strip), at, facing, topsOf(view.laid, deck))].filter(Boolean).join(' ');
}

/** What is turned up lies there for all to see; the log need not repeat it. */
export function tell(event: Event, context: Context<View, Deck>): string | null {
  return event.type === 'revealed' ? null : sentence(event, context);
}
