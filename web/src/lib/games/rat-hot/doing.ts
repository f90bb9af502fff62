// What can be done, and where, in words that one can follow on the table.

import { say } from '$lib/words/words.svelte';
import type { Context } from '../game';
import { fieldsOf, keyOf, step } from './geometry';
import { fieldName, fieldNames } from './telling';
import { printed, topsOf } from './tops';
import type { Action, Deck, Facing, View } from '$lib/types/rat-hot';

const AROUND: readonly Facing[] = ['west', 'north', 'east', 'south'];

export function doing(action: Action, { view, deck }: Context<View, Deck>): string {
  const { strip, facing } = action.place;
  const laid = say('review-rat-hot-place', { strip: fieldNames(printed(deck, strip)), facing });
  return `${laid}, ${whereabouts(action, view, deck)}`;
}

/** "on top of ginger, empty, chili", or "beside ginger and pepper" where it lies on the bare table. */
function whereabouts({ place: { at, facing } }: Action, { laid }: View, deck: Deck): string {
  const tops = topsOf(laid, deck);
  const fields = fieldsOf(at, facing);
  const under = fields.flatMap((field) => tops.get(keyOf(field))?.field ?? []);
  if (under.length > 0) return say('review-rat-hot-over', { fields: fieldNames(under) });
  const touched = fields.flatMap((field) => AROUND.flatMap((way) => tops.get(keyOf(step(field, way, 1)))?.field ?? []));
  // What is printed tells places apart; fields with nothing on them hardly do.
  const telling = touched.filter((field) => field !== 'empty');
  const named = new Set((telling.length > 0 ? telling : touched).map(fieldName));
  return say('review-rat-hot-beside', { fields: [...named].join(', ') });
}

/** Where its first symbol lies, as the keyboard counts fields. */
export function where({ place: { at } }: Action): string {
  return say('review-rat-hot-where', { x: at[0] + 1, y: at[1] + 1 });
}
